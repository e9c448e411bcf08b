"""Who sits where: people at this screen, and computer players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from sab_widget.model.errors import BadPlayers, shown

if TYPE_CHECKING:
    from sab_widget.players import Player

Given: TypeAlias = (
    "Mapping[str, Player | None] | Mapping[int, Player | None] | Mapping[str | int, Player | None] | "
    "Sequence[Player | None]"
)
"""Players by the names of their seats or by seat, or one for each seat."""
Seats: TypeAlias = "list[Player | None]"
"""Who decides for each seat; None is a person at this screen."""

_LONG: Final = 30
"""How much of a name an error repeats."""


def seats_of(players: object, names: Sequence[str]) -> Seats:
    """Who decides for each seat.

    Args:
        players: By name or seat, or a list with one for each seat; None is a person, and so is who is not named.
        names: The names by seat.

    Raises:
        BadPlayers: There is no such name or seat, one is given twice, or what shall decide for it is no player.
    """
    if isinstance(players, Mapping):
        seats: Seats = [None] * len(names)
        given: dict[int, object] = {}
        for key, player in players.items():
            seat = _seat(key, names)
            if seat in given:
                raise BadPlayers(f"{names[seat]} is given twice among the players: as {given[seat]!r} and as {key!r}")
            given[seat] = key
            seats[seat] = _player(player, names[seat])
        return seats
    if isinstance(players, Sequence) and not isinstance(players, (str, bytes)):
        if len(players) != len(names):
            raise BadPlayers(f"there are {len(players)} players for {len(names)} seats; give one for each seat")
        return [_player(player, name) for player, name in zip(players, names, strict=True)]
    raise BadPlayers(
        f"{shown(players)} says not who plays: give players by name, such as {{{names[0]!r}: None}}, in which None is "
        "a person at this screen; {} is people alone"
    )


def _seat(key: object, names: Sequence[str]) -> int:
    if isinstance(key, str) and key in names:
        return names.index(key)
    if type(key) is int and 0 <= key < len(names):
        return key
    seated = ", ".join(f"{seat} {name[:_LONG]}" for seat, name in enumerate(names))
    raise BadPlayers(f"nobody is called {shown(key)} at this table; the seats are {seated}")


def _player(player: object, name: str) -> Player | None:
    if player is None:
        return None
    if isinstance(player, type) or not callable(getattr(player, "choose", None)):
        hint = f" Did you mean {player.__name__}()?" if isinstance(player, type) else ""
        raise BadPlayers(
            f"{shown(player)} is no player for {name[:_LONG]}: it has no method `choose`; None is a person.{hint}"
        )
    found: Player = player  # type: ignore[assignment]  # it has just been asked
    return found
