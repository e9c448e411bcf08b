"""The rules of fit, connection and distance written a second time, as plainly as can be; nothing here asks the mine.

Only where cards lie, their faces as text, and which goals are face down, is taken from a mine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from sab_widget.model import Cell, Face, Mine

SIDES = "NESW"
OPPOSITE = dict(zip("NESW", "SWNE", strict=True))
BIT = {"N": 1, "E": 2, "S": 4, "W": 8}

Tunnel = tuple[Cell, frozenset[str]]
"""A tunnel of a card on the table: where it lies and which edges it joins."""


class Board(NamedTuple):
    """Where the cards lie, where goals lie face down, and where there are goals at all."""

    cards: dict[Cell, str]
    down: set[Cell]
    goals: set[Cell]


def board(mine: Mine) -> Board:
    """What lies on the table of a mine."""
    return Board(
        {cell: face.text for cell, face in mine.cards.items()},
        {goal.cell for goal in mine.goals if not goal.up},
        {goal.cell for goal in mine.goals},
    )


@cache
def tunnels(face: str) -> tuple[tuple[frozenset[str], bool], ...]:
    """The tunnels of a face: which edges each joins, and whether it has a ladder."""
    parts = face.partition(":")[0].replace("*", "").split("|")
    return tuple((frozenset(part) - {"L"}, "L" in part) for part in parts)


@cache
def around(cell: Cell) -> Mapping[str, Cell]:
    """The cells beside a cell."""
    return {side: cell.step(side) for side in SIDES}


def is_open(face: str, side: str) -> bool:
    """Whether a tunnel ends at an edge of a face."""
    return side in face.partition(":")[0]


def neighbours(cards: Mapping[Cell, str], tunnel: Tunnel) -> list[Tunnel]:
    """The tunnels that a tunnel is joined to."""
    cell, edges = tunnel
    found = []
    for side in edges:
        beside = around(cell)[side]
        found += [
            (beside, other) for other, _ in tunnels(cards.get(beside, "")) if OPPOSITE[side] in other
        ]  # fmt: skip
    return found


def reach(cards: Mapping[Cell, str], start: set[Tunnel]) -> set[Tunnel]:
    """All tunnels that are joined to some tunnels, themselves among them."""
    seen, todo = set(start), list(start)
    while todo:
        for tunnel in neighbours(cards, todo.pop()):
            if tunnel not in seen:
                seen.add(tunnel)
                todo.append(tunnel)
    return seen


def connected(cards: Mapping[Cell, str]) -> set[Tunnel]:
    """All tunnels that are connected to the surface."""
    return reach(cards, {(cell, edges) for cell, face in cards.items() for edges, ladder in tunnels(face) if ladder})


def components(cards: Mapping[Cell, str]) -> set[frozenset[Tunnel]]:
    """All tunnels by what they are joined to; all that is connected to the surface is one set."""
    surface = connected(cards)
    every = {(cell, edges) for cell, face in cards.items() for edges, _ in tunnels(face)}
    return {frozenset(surface)} | {frozenset(reach(cards, {tunnel})) for tunnel in every - surface}


def lit(cards: Mapping[Cell, str]) -> dict[Cell, str]:
    """For each card the edges whose tunnel is connected to the surface."""
    edges: dict[Cell, set[str]] = {cell: set() for cell in cards}
    for cell, joined in connected(cards):
        edges[cell] |= joined
    return {cell: "".join(side for side in SIDES if side in found) for cell, found in edges.items()}


def beside_cards(table: Board) -> set[Cell]:
    """All empty cells beside a face-up card."""
    beside = {other for cell in table.cards for other in around(cell).values()}
    return beside - set(table.cards) - table.down


def against(table: Board, lights: Mapping[Cell, str], face: str, cell: Cell, *, connect: bool, meet: bool) -> set[str]:
    """Every reason against laying a face: `occupied`, `edge_mismatch E`, and the other codes alone."""
    if cell in table.cards or cell in table.down:
        return {"occupied"}
    beside = {side: other for side, other in around(cell).items() if other in table.cards}
    ladder = any(has_ladder for _, has_ladder in tunnels(face))
    found = {"beside_goal"} if ladder and not table.goals.isdisjoint(around(cell).values()) else set()
    if not beside:
        return found | {"no_neighbour"}
    meets = meets_connected = False
    for side, other in beside.items():
        mine, theirs = is_open(face, side), is_open(table.cards[other], OPPOSITE[side])
        if mine != theirs:
            found.add(f"edge_mismatch {side}")
        elif mine:
            meets = True
            meets_connected |= OPPOSITE[side] in lights[other]
    if not ladder and ((connect and not meets_connected) or (meet and not meets)):
        found.add("not_connected")
    return found


def open_ends(table: Board, lights: Mapping[Cell, str]) -> set[tuple[Cell, str]]:
    """Connected open edges that face an empty cell."""
    filled = set(table.cards) | table.down
    return {(cell, side) for cell, edges in lights.items() for side in edges if cell.step(side) not in filled}


def distance(mine: Mine, goal: Cell) -> int | None:
    """Fewest further cards to a goal: a search over (cards spent, place), one tunnel or empty cell at a time."""
    table = board(mine)
    columns = [cell.column for cell in (*table.cards, *table.down)]
    rows = [cell.row for cell in (*table.cards, *table.down)]
    width = range(min(columns) - 2, max(columns) + 3)
    height = range(min(rows) - 2, max(rows) + 3)
    spent: dict[Tunnel | Cell, int] = dict.fromkeys(connected(table.cards), 0)
    changed = True
    while changed:  # relax until nothing gets cheaper
        changed = False
        for place, cost in list(spent.items()):
            cell, sides = (place, SIDES) if isinstance(place, Cell) else place
            for side in sides:
                beside = around(cell)[side]
                onward: list[tuple[Tunnel | Cell, int]] = []
                if beside in table.cards:
                    onward += [((beside, t), cost) for t, _ in tunnels(table.cards[beside]) if OPPOSITE[side] in t]
                elif beside in table.down:
                    onward += [((beside, frozenset()), cost)]
                elif beside.column in width and beside.row in height:
                    onward += [(beside, cost + 1)]
                for there, price in onward:
                    if spent.get(there, price + 1) > price:
                        spent[there] = price
                        changed = True
    return min(
        (cost for place, cost in spent.items() if not isinstance(place, Cell) and place[0] == goal), default=None
    )


def mask(edges: str) -> int:
    """Edges as the mine keeps them."""
    return sum(BIT[edge] for edge in edges)


def signature(table: Board, lights: Mapping[Cell, str], cell: Cell) -> int:
    """What faces an empty cell, as the mine keeps it: two bits for each side, N lowest."""
    found = 0
    for index, side in enumerate(SIDES):
        face = table.cards.get(cell.step(side))
        if face is not None:
            code = 3 if OPPOSITE[side] in lights[cell.step(side)] else 2 if is_open(face, OPPOSITE[side]) else 1
            found |= code << 2 * index
    return found


EVERY_SET_OF_EDGES = ["".join(side for side in SIDES if bits & BIT[side]) for bits in range(1, 16)]


def check_book_keeping(mine: Mine, faces: Sequence[str] = EVERY_SET_OF_EDGES) -> None:
    """Compare all that the mine keeps up to date with what is found anew.

    Args:
        mine: A mine of its own, or that of a game.
        faces: What the mine's lists of legal cells are for: the faces of the game's deck, both ways round.
    """
    table = board(mine)
    lights = lit(table.cards)
    connect, meet = mine.policy
    rim = {cell: signature(table, lights, cell) for cell in beside_cards(table)}
    fitting = {
        cell: [not against(table, lights, face, cell, connect=connect, meet=meet) - {"beside_goal"} for face in faces]
        for cell in rim
    }
    assert kept(mine._lit) == {cell: mask(edges) for cell, edges in lights.items()}
    assert kept(mine._rim) == rim
    if faces is EVERY_SET_OF_EDGES:
        assert kept(mine._sites) == {cell: True for cell, fits in fitting.items() if any(fits)}
    else:
        bits = {cell: sum(1 << i for i, fit in enumerate(fits) if fit) for cell, fits in fitting.items()}
        assert kept(mine._sites) == {cell: some for cell, some in bits.items() if some}
    assert kept(dict.fromkeys(mine._down, 0)) == dict.fromkeys(table.down, 0)


def kept(by_spot: Mapping[int, int]) -> dict[Cell, int]:
    """What the mine keeps under whole numbers, by cell."""
    found = {}
    for spot, value in by_spot.items():
        row = round(spot / 65536)
        found[Cell(spot - row * 65536, row)] = value
    return found


def tunnel_of(face: Face, number: int) -> frozenset[str]:
    """The edges of a tunnel by its number."""
    return frozenset(face.tunnels[number].edges)
