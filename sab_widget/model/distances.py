"""How many further cards a goal is away."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from sab_widget.model import routes
from sab_widget.model.cells import SHIFTS, STRIDE, Cell
from sab_widget.model.errors import BadPosition

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sab_widget.model.mine import Mine
    from sab_widget.model.routes import Network

LARGEST: Final = 60_000
"""Cells that are searched; where a mine is spread wider, only those near to something are, and so many at most."""

MANY_ISLANDS: Final = 100
"""Groups of tunnels that are cut off: with more, no ordinary mine, cells are searched one by one."""


def distances(mine: Mine, found: Network | None = None) -> dict[Cell, int | None]:
    """For each goal the fewest further cards with which it could be reached over empty cells.

    One widening search from everything connected at once. A cell that gets a card costs one; tunnels that lie cut off
    cost nothing to run through. Some face with joined edges fits every cell, whatever its neighbours show, so only the
    cells matter. None for a goal that no cards could reach.

    Args:
        mine: The mine.
        found: Its network, where somebody has it already.

    Raises:
        BadPosition: The mine is spread so wide, with so many cards, that the search would take too long.
    """
    far = {spot: 0 for spot in mine._goals if _connected(mine, spot)}
    if len(far) < len(mine._goals):
        frame = _Frame.around(mine)
        small = frame.width * frame.height <= LARGEST
        if not small:
            _check_crossings(mine)
        islands = _islands(mine, found)
        if small and len(islands) <= MANY_ISLANDS:
            _search_all(mine, frame, islands, far)
        else:
            _search_near(mine, islands, far)
    return {goal.cell: far.get(spot) for spot, goal in mine._goals.items()}


class _Island(NamedTuple):
    """A group of joined tunnels that is cut off from the surface."""

    ends: set[int]
    """The empty cells at its open ends."""
    goals: list[int]
    """The goals that it reaches."""


class _Frame(NamedTuple):
    """The cells around all that lies there: one ring of empty cells leads round everything."""

    left: int
    top: int
    width: int
    height: int

    @classmethod
    def around(cls, mine: Mine) -> _Frame:
        columns, rows = _places([*mine._cards, *mine._goals])
        left, top = min(columns) - 1, min(rows) - 1
        return cls(left, top, max(columns) + 2 - left, max(rows) + 2 - top)


def _places(spots: list[int]) -> tuple[list[int], list[int]]:
    """The columns and the rows of some cells."""
    # Half a row more makes the rows come out right where columns are below 0.
    rows = [(spot + STRIDE // 2) // STRIDE for spot in spots]
    return [spot - row * STRIDE for spot, row in zip(spots, rows, strict=True)], rows


def _search_all(mine: Mine, frame: _Frame, islands: list[_Island], far: dict[int, int]) -> None:
    """Search all cells at once, as bits of one number: what an ordinary mine wants."""
    board = _Board(mine, frame)
    dark = [(board.bits(island.ends), island.goals) for island in islands]
    front = board.bits(spot for spot, signature in mine._rim.items() if _offers_a_way(signature))
    down = [(spot, board.bit(spot)) for spot in mine._down]
    seen, steps = front, 1
    while front and len(far) < len(mine._goals):
        beside = (front << 1 | front >> 1 | front << board.width | front >> board.width) & ~front
        fresh = beside
        left = []
        for ends, goals in dark:
            if ends & front:
                fresh |= ends
                for spot in goals:
                    far.setdefault(spot, steps)
            else:
                left.append((ends, goals))
        dark = left
        for spot, bit in down:
            if beside & bit:
                far.setdefault(spot, steps)
        front = fresh & board.empty & ~seen
        seen |= front
        steps += 1


def _offers_a_way(signature: int) -> bool:
    """Whether a connected tunnel opens towards an empty cell."""
    return bool(signature & signature >> 1 & 0x55)


class _Board:
    """The cells in a frame as bits of one number."""

    def __init__(self, mine: Mine, frame: _Frame) -> None:
        self._corner = frame.top * STRIDE + frame.left
        # A column that is never empty parts the end of one row from the beginning of the next.
        self.width = frame.width + 1
        row = (1 << frame.width) - 1
        full = sum(row << i * self.width for i in range(frame.height))
        self.empty = full & ~self.bits([*mine._cards, *mine._goals])

    def bit(self, spot: int) -> int:
        """The bit of a cell."""
        row, column = divmod(spot - self._corner, STRIDE)
        return 1 << row * self.width + column

    def bits(self, spots: Iterable[int]) -> int:
        """The bits of cells."""
        found = 0
        for spot in spots:
            found |= self.bit(spot)
        return found


def _search_near(mine: Mine, islands: list[_Island], far: dict[int, int]) -> None:
    """Search only where a column near to something crosses such a row: a mine that is wide is mostly empty.

    Between two such columns nothing lies, so one step leads over all of them, and costs as many cards as they are. A
    shortest way that turns where nothing is near can always be pushed aside to where something is.
    """
    columns, rows = _crossings(mine)
    across, down = _onward(columns, 1), _onward(rows, STRIDE)
    occupied = {*mine._cards, *mine._goals}
    at_end: dict[int, list[_Island]] = {}
    for island in islands:
        for spot in island.ends:
            at_end.setdefault(spot, []).append(island)
    heap = [(1, spot) for spot, signature in mine._rim.items() if _offers_a_way(signature)]
    heapify(heap)
    seen: set[int] = set()
    while heap and len(far) < len(mine._goals):
        steps, spot = heappop(heap)
        if spot in seen:
            continue
        seen.add(spot)
        for shift in SHIFTS:
            if spot + shift in mine._down:
                far.setdefault(spot + shift, steps)
        for island in at_end.get(spot, ()):
            for goal in island.goals:
                far.setdefault(goal, steps)
            for end in island.ends:
                heappush(heap, (steps + 1, end))
            island.ends.clear()
        row = (spot + STRIDE // 2) // STRIDE
        for shift, cost in across[spot - row * STRIDE] + down[row]:
            if spot + shift not in seen and spot + shift not in occupied:
                heappush(heap, (steps + cost, spot + shift))


def _crossings(mine: Mine) -> tuple[list[int], list[int]]:
    """The columns and the rows in which something lies, and those beside them, in order."""
    columns, rows = _places([*mine._cards, *mine._goals])
    return _near(columns), _near(rows)


def _near(places: list[int]) -> list[int]:
    return sorted({place + step for place in places for step in (-1, 0, 1)})


def _check_crossings(mine: Mine) -> None:
    columns, rows = _crossings(mine)
    if len(columns) * len(rows) > LARGEST:
        raise BadPosition(
            f"the mine is spread too wide to count how far its goals are: it has {len(mine._cards):,} cards over "
            f"{columns[-1] - columns[0] - 1:,} columns and {rows[-1] - rows[0] - 1:,} rows"
        )


def _onward(lines: list[int], stride: int) -> dict[int, tuple[tuple[int, int], ...]]:
    """For each of some columns (or rows) the steps to the one before and the one after, and what they cost."""
    steps: dict[int, tuple[tuple[int, int], ...]] = dict.fromkeys(lines, ())
    for line, after in pairwise(lines):
        cost = after - line
        steps[line] += ((cost * stride, cost),)
        steps[after] += ((-cost * stride, cost),)
    return steps


def _connected(mine: Mine, spot: int) -> bool:
    """Whether a goal is connected, or (where nobody knows what it is) a connected tunnel opens towards it."""
    if spot in mine._cards:
        return bool(mine._lit[spot])
    return any(mine._lit.get(spot + shift, 0) >> (i ^ 2) & 1 for i, shift in enumerate(SHIFTS))


def _islands(mine: Mine, found: Network | None) -> list[_Island]:
    """Every group of joined tunnels that is cut off."""
    cards, lit = mine._cards, mine._lit
    if all(face.edges == lit[spot] for spot, face in cards.items()):
        return []
    network = routes.network(mine) if found is None else found
    islands: dict[int, _Island] = {}
    for (spot, number), group in network.component.items():
        if group == routes.SURFACE:
            continue
        island = islands.setdefault(group, _Island(set(), []))
        if spot in mine._goals:
            island.goals.append(spot)
        mask = cards[spot].masks[number]
        for i, shift in enumerate(SHIFTS):
            beside = spot + shift
            if mask >> i & 1 and beside not in cards:
                if beside in mine._down:
                    island.goals.append(beside)
                else:
                    island.ends.add(beside)
    return list(islands.values())
