"""The items of the logs that `sab_widget.importers.saboter` reads, checked one by one: errors tell the place.

Knows how the logs write things down, and no rule.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sab_widget.model.actions import Action, Break, Discard, Map, Place, Repair, Rockfall
from sab_widget.model.cards import UNKNOWN
from sab_widget.model.cells import SIDES, Cell, as_cell
from sab_widget.model.decks import GOAL_CELLS, TOOLS
from sab_widget.model.dwarves import DIGGER, SABOTEUR
from sab_widget.model.errors import BadRecord, SabError, shown
from sab_widget.model.faces import Face
from sab_widget.model.names import is_text

if TYPE_CHECKING:
    from collections.abc import Callable

ROLES: Final = {"miner": DIGGER, "saboteur": SABOTEUR}
"""What the logs call the dwarves."""

KINDS: Final = {"gold": True, "stone": False}
"""What the logs call the goals, and whether each is the treasure."""

MOST_ITEMS: Final = 5_000
"""Items in a history that is read; a whole game has some 65."""

MOST_PLAYERS: Final = 10


class Reveal(NamedTuple):
    """A goal that an action turned up, as the log has it."""

    cell: Cell
    treasure: bool
    face: Face
    """As it lies."""


@dataclass(slots=True)
class Move:
    """One action of a log, and what it turned up."""

    place: str
    """Where it stands, in words."""
    seat: int
    action: Action
    removed: Face | None = None
    """The card that a rockfall took away, as its deck has it."""
    reveals: list[Reveal] = field(default_factory=list)


@dataclass(slots=True)
class Log:
    """One game of a file."""

    number: int
    """1 for the first of its file."""
    seed: str
    names: tuple[str, ...]
    roles: tuple[str, ...]
    """By seat, `?` where the log does not say."""
    outcome: str
    stock: int | None
    """How many cards were left to draw, by the log."""
    hands: tuple[int, ...] | None
    """How many cards were left in each hand, by the log."""
    moves: list[Move]


class _At:
    """An object of the JSON and its place: takes out fields, and says what is wrong with them."""

    def __init__(self, data: object, place: str) -> None:
        self.place = place
        if not isinstance(data, dict):
            raise self.wrong(f"an object is needed here, not {shown(data)}")
        self.data: dict[str, Any] = data

    def wrong(self, said: str) -> BadRecord:
        return BadRecord(f"{self.place}: {said}")

    def whole(self, name: str, least: int = 0, most: int | None = None) -> int:
        value = self.data.get(name)
        if type(value) is not int or value < least or (most is not None and value > most):
            span = f"from {least} to {most}" if most is not None else f"from {least}"
            raise self.wrong(f"{name} is {shown(value)}; it must be a whole number {span}")
        return value

    def text(self, name: str) -> str:
        value = self.data.get(name)
        if not is_text(value):
            raise self.wrong(f"{name} is {shown(value)}; it must be a text")
        return value

    def one_of(self, name: str, known: Any) -> Any:
        value = self.data.get(name)
        if not isinstance(value, (str, int)) or value not in known:
            raise self.wrong(f"{name} is {shown(value)}; it can be {', '.join(map(str, known))}")
        return value

    def list(self, name: str, most: int) -> list[Any]:
        value = self.data.get(name)
        if not isinstance(value, list):
            raise self.wrong(f"{name} is {shown(value)}; it must be a list")
        if len(value) > most:
            raise self.wrong(f"{name} has {len(value):,} entries; {most:,} are the most")
        return value

    def within(self, name: str) -> _At:
        return _At(self.data.get(name), f"{self.place}: {name}")

    def cell(self) -> Cell:
        try:
            return as_cell((self.data.get("x"), self.data.get("y")))
        except SabError as error:
            raise self.wrong(f"x and y: {error}") from None

    def face(self, name: str) -> Face:
        """The face of a path card, as its deck has it."""
        card = self.within(name)
        edges, groups = card.list("edges", 4), card.list("groups", 4)
        joined = [edge for group in groups if isinstance(group, list) for edge in group]
        if not edges or not all(isinstance(edge, str) and edge in tuple(SIDES) for edge in (*edges, *joined)):
            raise card.wrong(f"edges is {shown(edges)}; edges and groups are lists of N, E, S, W")
        if sorted(edges) != sorted(joined):
            raise card.wrong(f"the edges {shown(edges)} are not those of the groups {shown(groups)}")
        try:
            return Face("|".join("".join(group) for group in groups))
        except SabError as error:
            raise card.wrong(str(error)) from None

    def laid(self) -> Face:
        """The face of a card as it lies."""
        face = self.face("card")
        return face.turned if self.one_of("rotation", (0, 180)) == 180 else face


def read_log(data: object, number: int) -> Log:
    """One game of a file; raises `BadRecord` with the place."""
    game = _At(data, f"game {number}")
    players = game.whole("num_players", 3, MOST_PLAYERS)
    seats = [str(seat) for seat in range(players)]
    moves: list[Move] = []
    for count, item in enumerate(game.list("history", MOST_ITEMS), 1):
        _read_item(_At(item, f"{game.place}, item {count}"), players, moves)
    roles, hands = (game.within(name) if name in game.data else None for name in ("roles", "remaining_hand_sizes"))
    return Log(
        number=number,
        seed=str(game.whole("seed")) if "seed" in game.data else "",
        names=_names(game, players),
        roles=tuple(UNKNOWN if roles is None else ROLES[roles.one_of(seat, ROLES)] for seat in seats),
        outcome=game.text("outcome"),
        stock=game.whole("deck_size") if "deck_size" in game.data else None,
        hands=None if hands is None else tuple(hands.whole(seat) for seat in seats),
        moves=moves,
    )


def _names(game: _At, players: int) -> tuple[str, ...]:
    """The names by seat; with the number of the seat where two are equal."""
    names = game.list("agent_names", MOST_PLAYERS)
    if len(names) != players or not all(is_text(name) and name.strip() for name in names):
        raise game.wrong(f"agent_names is {shown(names)}; it must name {players} players")
    if len(set(names)) == players:
        return tuple(names)
    return tuple(f"{name} {seat}" for seat, name in enumerate(names, 1))


def _read_item(item: _At, players: int, moves: list[Move]) -> None:
    kind = item.one_of("action_type", (*_READ, "reveal_goal"))
    item.place += f" ({kind})"
    if kind == "reveal_goal":
        if not moves:
            raise item.wrong("it stands before the first action")
        moves[-1].reveals.append(_reveal(item))
        return
    seat = item.whole("actor", 0, players - 1)
    action = _READ[kind](item, players)
    removed = item.face("removed_card") if kind == "rockfall" else None
    moves.append(Move(item.place, seat, action, removed))


def _reveal(item: _At) -> Reveal:
    cell = Cell(*GOAL_CELLS[item.whole("goal_index", 0, len(GOAL_CELLS) - 1)])
    if item.cell() != cell:
        raise item.wrong(f"x and y are {item.cell()}, but the goal of that number lies at {cell}")
    return Reveal(cell, KINDS[item.one_of("revealed_goal_kind", KINDS)], item.laid())


def _place(item: _At, _: int) -> Action:
    return Place(item.laid(), item.cell())


def _discard(_item: _At, _: int) -> Action:
    return Discard(UNKNOWN)


def _break(item: _At, players: int) -> Action:
    return Break(_tool(item), item.whole("target_player", 0, players - 1))


def _repair(item: _At, players: int) -> Action:
    tool, tools = _tool(item), item.within("card").list("tools", 3)
    return Repair(tool, item.whole("target_player", 0, players - 1), " ".join(["repair", *tools]))


def _tool(item: _At) -> str:
    """The tool that an item is about, which must be one of those of its card."""
    tools = item.within("card").list("tools", 3)
    if not all(is_text(tool) and tool in TOOLS for tool in tools) or len(set(tools)) < len(tools):
        raise item.wrong(f"the tools of the card are {shown(tools)}; they can be {', '.join(TOOLS)}")
    tool: str = item.one_of("tool", tools)
    return tool


def _map(item: _At, _: int) -> Action:
    return Map(GOAL_CELLS[item.whole("goal_index", 0, len(GOAL_CELLS) - 1)])


def _rockfall(item: _At, _: int) -> Action:
    return Rockfall(item.cell())


_READ: Final[dict[str, Callable[[_At, int], Action]]] = {
    "play_path": _place,
    "discard": _discard,
    "sabotage": _break,
    "repair": _repair,
    "map_goal": _map,
    "rockfall": _rockfall,
}
"""What each type of item does; a `reveal_goal` tells more of the action before it."""
