"""The scenes that a page can hold: one for each viewer that the author allows, and for each line of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sab_widget.export.errors import BadExport
from sab_widget.model.errors import BadPlayers, shown
from sab_widget.model.game import Game
from sab_widget.model.mine import Mine
from sab_widget.model.record import Record
from sab_widget.scene import mine_scene, record_scene

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence
    from typing import TypeAlias

    from sab_widget.model.rules import Rules
    from sab_widget.scene import Scene

    Source: TypeAlias = Record | Game | Mine

ALL: Final = "all"


def checked_source(source: object) -> Record | Mine:
    """What there is to show: a record, or a mine.

    Raises:
        BadExport: It is neither, nor a game.
    """
    if isinstance(source, Game):
        return source.record
    if not isinstance(source, (Record, Mine)):
        raise BadExport(f"{shown(source)} cannot be shown: give a Record, a Game or a Mine")
    return source


def as_scene(source: object) -> Scene:
    """The scene of a record, a game or a mine as everyone sees it; a scene is taken as it is.

    Raises:
        BadExport: It is none of these.
    """
    if isinstance(source, dict) and {"version", "tracks", "turns", "extent"} <= set(source):
        return source
    if isinstance(source, (Record, Game, Mine)):
        return scene_of(checked_source(source), None, None, ())
    raise BadExport(f"{shown(source)} cannot be drawn: give a Record, a Game, a Mine, or a scene")


def checked_viewers(viewers: object, players: Sequence[str], first: int | None) -> tuple[int | None, ...]:
    """Through whose eyes the page may show the game: `first` stands first where it is among them.

    Raises:
        BadExport: It is no list of seats.
        BadPlayers: There is no such seat.
    """
    if viewers is None:
        return (first,)
    asked: Collection[object]
    if isinstance(viewers, str) and viewers == ALL:
        asked = [None, *range(len(players))]
    elif isinstance(viewers, (list, tuple, set, frozenset, range)) and viewers:
        asked = viewers
    else:
        raise BadExport(
            f"viewers is {shown(viewers)}; it must be a list of seats, such as [0, 2], in which None is everyone, "
            f'or "{ALL}"'
        )
    seats: set[int | None] = set()
    for viewer in asked:
        if viewer is not None and (type(viewer) is not int or not 0 <= viewer < len(players)):
            seated = f"the seats are 0 to {len(players) - 1}" if players else "a mine has no seats"
            raise BadPlayers(f"there is no seat {shown(viewer)} to look through: {seated}, and None is everyone")
        seats.add(viewer)
    return tuple(sorted(seats, key=lambda seat: (seat != first, seat is not None, seat or 0)))


def lines_of(source: Record | Mine) -> Iterator[tuple[int, ...]]:
    """The path of every line: the game as played, and all branches."""
    yield ()
    if isinstance(source, Record):
        yield from _below((), source.branches)


def _below(path: tuple[int, ...], branches: Iterable[Any]) -> Iterator[tuple[int, ...]]:
    for number, branch in enumerate(branches):
        yield (*path, number)
        yield from _below((*path, number), branch.branches)


def scene_of(
    source: Record | Mine, rules: Rules | None, viewer: int | None, branch: Sequence[int], language: str = "en"
) -> Scene:
    """One line of a game through the eyes of one viewer; or a mine, with the cards of these rules to pick."""
    if isinstance(source, Mine):
        return mine_scene(source, paths=rules, language=language)
    return record_scene(source, viewer, branch, language=language)
