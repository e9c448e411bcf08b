"""How many further cards a goal is away."""

from __future__ import annotations

from functools import lru_cache
from heapq import heapify, heappop, heappush
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from sab_widget.model.cells import SHIFTS, STRIDE, Cell, cell_of
from sab_widget.model.errors import BadPosition

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from sab_widget.model.mine import Mine

LARGEST: Final = 60_000
"""Cells that are searched; where a mine is spread wider, only those near to something are, and so many at most."""

MANY_ISLANDS: Final = 100
"""Groups of tunnels that are cut off: with more, no ordinary mine, cells are searched one by one."""


def distances(mine: Mine) -> dict[Cell, int | None]:
    """For each goal the fewest further cards with which it could be reached over empty cells.

    One widening search from everything connected at once. A cell that gets a card costs one; tunnels that lie cut off
    cost nothing to run through. Some face with joined edges fits every cell, whatever its neighbours show, so only the
    cells matter. None for a goal that no cards could reach.

    Raises:
        BadPosition: The mine is spread so wide, with so many cards, that the search would take too long.
    """
    found = by_spot(mine)
    return {goal.cell: found.get(spot) for spot, goal in mine._goals.items()}


def by_spot(mine: Mine) -> dict[int, int]:
    """The same by the spots of the goals, without those that no cards could reach; raises what `distances` raises."""
    far = {spot: 0 for spot in mine._goals if _connected(mine, spot)}
    if len(far) < len(mine._goals):
        islands = islands_of(mine)
        found = board_for(mine)
        if found is None:
            _check_crossings(mine)
        if found is not None and len(islands) <= MANY_ISLANDS:
            _search_all(mine, found, islands, far)
        else:
            _search_near(mine, islands, far)
    return far


class Island(NamedTuple):
    """A group of joined tunnels that is cut off from the surface."""

    ends: set[int]
    """The empty cells at its open ends."""
    goals: list[int]
    """The goals that it reaches."""
    tunnels: list[tuple[int, int]]
    """Its tunnels: the spot of the card, and the number of the tunnel."""


class Frame(NamedTuple):
    """A part of the table."""

    left: int
    top: int
    width: int
    height: int

    @classmethod
    def around(cls, spots: Iterable[int], rings: int) -> Frame:
        """All of these spots with so many rings of further cells around them."""
        cells = list(map(cell_of, spots))
        columns, rows = [cell[0] for cell in cells], [cell[1] for cell in cells]
        left, top = min(columns) - rings, min(rows) - rings
        return cls(left, top, max(columns) + rings + 1 - left, max(rows) + rings + 1 - top)

    @property
    def small(self) -> bool:
        """Whether its cells are few enough to search them all."""
        return self.width * self.height <= LARGEST


def _search_all(mine: Mine, found: tuple[Board, int], islands: list[Island], far: dict[int, int]) -> None:
    """Search all cells at once, as bits of one number: what an ordinary mine wants."""
    board, empty = found
    dark = [(board.bits(island.ends), island.goals) for island in islands]
    down = [(spot, board[spot]) for spot in mine._down]
    search(board.width, empty, board.bits(ends_of(mine)), dark, down, far)


def search(
    width: int,
    empty: int,
    front: int,
    dark: list[tuple[int, list[int]]],
    down: list[tuple[int, int]],
    far: dict[int, int],
) -> None:
    """One widening search over cells as bits; finds for each goal how many cards away it is.

    Args:
        width: By how many bits the cell south of another one is higher.
        empty: The empty cells.
        front: Those of them towards which a connected tunnel opens.
        dark: Of each group of tunnels that is cut off the cells at its open ends, and the goals that it reaches.
        down: The goals that are face down, and their bits.
        far: What is found goes there, by goal; goals that stand in it are not looked for.
    """
    missing = len({*(spot for spot, _ in down), *(spot for _, goals in dark for spot in goals)} - far.keys())
    seen, steps = front, 1
    while front and missing:
        beside = (front << 1 | front >> 1 | front << width | front >> width) & ~front
        fresh = beside
        if dark:
            left = []
            for ends, goals in dark:
                if ends & front:
                    fresh |= ends
                    for spot in goals:
                        if spot not in far:
                            far[spot] = steps
                            missing -= 1
                else:
                    left.append((ends, goals))
            dark = left
        for spot, bit in down:
            if beside & bit and spot not in far:
                far[spot] = steps
                missing -= 1
        front = fresh & empty & ~seen
        seen |= front
        steps += 1


def ends_of(mine: Mine) -> list[int]:
    """The empty cells towards which a connected tunnel opens."""
    return [spot for spot, signature in mine._rim.items() if signature & signature >> 1 & 0x55]


class Board(dict[int, int]):
    """The cells in a frame as bits of one number: the bit of each, by its spot, worked out when first asked for."""

    def __init__(self, frame: Frame) -> None:
        super().__init__()
        self.frame = frame
        self._corner = frame.top * STRIDE + frame.left
        # A column that is never empty parts the end of one row from the beginning of the next.
        self.width = frame.width + 1
        row = (1 << frame.width) - 1
        self.full = sum(row << i * self.width for i in range(frame.height))
        """The bits of all cells."""
        self.inner = _Inner(self)
        """Those that are at least `_RINGS` cells away from the border."""

    def __missing__(self, spot: int) -> int:
        row, column = divmod(spot - self._corner, STRIDE)
        bit = self[spot] = 1 << row * self.width + column
        return bit

    def bits(self, spots: Iterable[int]) -> int:
        """The bits of cells."""
        found = 0
        for spot in spots:
            found |= self[spot]
        return found


class _Inner(dict[int, int]):
    """The inner cells of a board."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board

    def __missing__(self, spot: int) -> int:
        cell, frame = cell_of(spot), self._board.frame
        across, down = cell.column - frame.left, cell.row - frame.top
        if not (_RINGS <= across < frame.width - _RINGS and _RINGS <= down < frame.height - _RINGS):
            raise KeyError(spot)
        bit = self[spot] = self._board[spot]
        return bit


_RINGS: Final = 2
"""So many rings of empty cells are kept around all that lies there: one leads round it, one is for a card more."""

_ROOM: Final = 5
"""How far an ordinary mine grows beyond start and goals."""


@lru_cache(maxsize=64)
def _usual(goals: tuple[int, ...]) -> Board | None:
    """The board on which mines with these goals usually have room, so that nobody needs to look how far they reach."""
    frame = Frame.around((0, *goals), _ROOM + _RINGS)
    return Board(frame) if frame.small else None


def board_for(mine: Mine) -> tuple[Board, int] | None:
    """A board with room for a mine and a card more, and the bits of its empty cells; None for one spread too wide."""
    board = _usual(tuple(mine._goals))
    if board is not None:
        inner = board.inner
        taken = 0
        try:
            for spot in mine._cards:
                taken |= inner[spot]
            for spot in mine._goals:
                taken |= inner[spot]
        except KeyError:
            pass  # it reaches further
        else:
            return board, board.full & ~taken
    frame = Frame.around([*mine._cards, *mine._goals], _RINGS)
    if not frame.small:
        return None
    board = Board(frame)
    return board, board.full & ~(board.bits(mine._cards) | board.bits(mine._goals))


def _search_near(mine: Mine, islands: list[Island], far: dict[int, int]) -> None:
    """Search only where a column near to something crosses such a row: a mine that is wide is mostly empty.

    Between two such columns nothing lies, so one step leads over all of them, and costs as many cards as they are. A
    shortest way that turns where nothing is near can always be pushed aside to where something is.
    """
    columns, rows = _crossings(mine)
    across, down = _onward(columns, 1), _onward(rows, STRIDE)
    occupied = {*mine._cards, *mine._goals}
    at_end: dict[int, list[Island]] = {}
    for island in islands:
        for spot in island.ends:
            at_end.setdefault(spot, []).append(island)
    heap = [(1, spot) for spot in ends_of(mine)]
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


def _places(spots: Collection[int]) -> tuple[list[int], list[int]]:
    """The columns and the rows of some cells."""
    # Half a row more makes the rows come out right where columns are below 0.
    rows = [(spot + STRIDE // 2) // STRIDE for spot in spots]
    return [spot - row * STRIDE for spot, row in zip(spots, rows, strict=True)], rows


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
    lit = mine._lit
    n, e, s, w = SHIFTS
    return any((lit.get(spot + n, 0) & 4, lit.get(spot + e, 0) & 8, lit.get(spot + s, 0) & 1, lit.get(spot + w, 0) & 2))


MANY_EDGES: Final = tuple(mask & mask - 1 > 0 for mask in range(16))
"""For each set of edges whether it has more than one."""


def islands_of(mine: Mine) -> list[Island]:
    """Every group of joined tunnels that is cut off and can lead anywhere: a blind arm alone cannot."""
    cards, lit, goals = mine._cards, mine._lit, mine._goals
    dark = {
        (spot, number)
        for spot, face in cards.items()
        if face.edges != lit[spot]
        for number, mask in enumerate(face.masks)
        if not mask & lit[spot] and (MANY_EDGES[mask] or spot in goals)
    }
    islands: list[Island] = []
    while dark:
        group = [dark.pop()]
        island = Island(set(), [], group)
        islands.append(island)
        for spot, number in group:
            if spot in goals:
                island.goals.append(spot)
            mask = cards[spot].masks[number]
            for i, shift in enumerate(SHIFTS):
                if not mask >> i & 1:
                    continue
                beside = spot + shift
                other = cards.get(beside)
                if other is not None:
                    node = (beside, other.tunnel_at[i ^ 2])
                    if node in dark:
                        dark.remove(node)
                        group.append(node)
                elif beside in mine._down:
                    island.goals.append(beside)
                else:
                    island.ends.add(beside)
    return islands
