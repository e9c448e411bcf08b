"""What a computer player is: something with a method `choose`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias, runtime_checkable

from sab_widget.model.errors import SabError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.model.actions import Action
    from sab_widget.model.reasons import Reason
    from sab_widget.model.view import View


@runtime_checkable
class Player(Protocol):
    """Whoever decides for a seat.

    One method is enough. A player that keeps something from turn to turn, or that rolls dice, has `begin` as well.
    """

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        """Decide what to do now.

        Args:
            view: What the seat whose turn it is may know, and nothing else. It is worked out when it is first looked
                at, so look before you answer; what has been looked at may be kept.
            legal: Every action that may be done, each once; never empty. Dealing a round is nobody's decision, so it
                is never among them.

        Returns:
            One of `legal`.
        """
        ...


@runtime_checkable
class Beginner(Protocol):
    """A player that is told when a game begins."""

    def begin(self, seat: int, seed: str) -> None:
        """A game begins: forget all earlier ones.

        Args:
            seat: Where the player sits in it, from 0.
            seed: What all chance in this game shall come from, so that the same seed gives the same game. It may be
                that of the game, with which a player that makes the game anew sees all cards; a widget gives another
                one that follows from it.
        """
        ...


How: TypeAlias = Literal["raised", "illegal", "late", "nothing"]
"""How a player can fail: it raised an exception, answered what is not legal, took too long, or answered None."""


class PlayerFailed(SabError):
    """A player did not answer with a legal action; the game stands as it was before its turn."""

    def __init__(
        self, message: str, *, how: How, player: str, seat: int, turn: int, seed: str, reasons: Sequence[Reason] = ()
    ) -> None:
        super().__init__(message)
        self.how: How = how
        """What kind of failure it is, which tells nothing of the game."""
        self.player = player
        """The player's name."""
        self.seat = seat
        """Its seat, from 0."""
        self.turn = turn
        """How many actions had been done when it was asked."""
        self.seed = seed
        """The seed of the game."""
        self.reasons = tuple(reasons)
        """Every reason against the action that it wanted to do, if it was an action."""

    def __reduce__(self) -> tuple[object, ...]:
        """Errors with more than a message have to say how they are sent to another process."""
        return _failed, (str(self), self.how, self.player, self.seat, self.turn, self.seed, self.reasons)


def _failed(
    message: str, how: How, player: str, seat: int, turn: int, seed: str, reasons: tuple[Reason, ...]
) -> PlayerFailed:
    return PlayerFailed(message, how=how, player=player, seat=seat, turn=turn, seed=seed, reasons=reasons)


def name_of(player: Player) -> str:
    """What a player is called in tables and errors: its `name` if it has one, else that of its class."""
    try:
        name = getattr(player, "name", None)
    except Exception:  # noqa: BLE001 — a player whose name fails still has a class
        name = None
    return name if isinstance(name, str) and name else type(player).__name__
