"""How many further cards a goal is away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sab_widget.model import routes
from sab_widget.model.cells import SHIFTS, STRIDE, Cell

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sab_widget.model.mine import Mine
    from sab_widget.model.routes import Network


def distances(mine: Mine, found: Network | None = None) -> dict[Cell, int | None]:
    """For each goal the fewest further cards with which it could be reached over empty cells.

    One widening search from everything connected at once. A cell that gets a card costs one; tunnels that lie cut off
    cost nothing to run through. Some face with joined edges fits every cell, whatever its neighbours show, so only the
    cells matter. None for a goal that no cards could reach.

    Args:
        mine: The mine.
        found: Its network, where somebody has it already.
    """
    far = {spot: 0 for spot in mine._goals if _connected(mine, spot)}
    if len(far) == len(mine._goals):
        return {goal.cell: 0 for goal in mine._goals.values()}
    board = _Board(mine)
    islands = _islands(mine, board, found)
    front = board.bits(spot for spot, signature in mine._rim.items() if signature & signature >> 1 & 0x55)
    seen, steps = front, 1
    while front and len(far) < len(mine._goals):
        beside = (front << 1 | front >> 1 | front << board.width | front >> board.width) & ~front
        fresh = beside
        left = []
        for island in islands:
            ends, goals = island
            if ends & front:
                fresh |= ends
                for spot in goals:
                    far.setdefault(spot, steps)
            else:
                left.append(island)
        islands = left
        for spot in mine._down:
            if beside & board.bit(spot):
                far.setdefault(spot, steps)
        front = fresh & board.empty & ~seen
        seen |= front
        steps += 1
    return {goal.cell: far.get(spot) for spot, goal in mine._goals.items()}


class _Board:
    """The cells around all that lies there as bits of one number: one ring of empty cells leads round everything."""

    def __init__(self, mine: Mine) -> None:
        spots = [*mine._cards, *mine._goals]
        # Half a row more makes the rows come out right where columns are below 0.
        rows = [(spot + STRIDE // 2) // STRIDE for spot in spots]
        columns = [spot - row * STRIDE for spot, row in zip(spots, rows, strict=True)]
        self._corner = (min(rows) - 1) * STRIDE + min(columns) - 1
        height, wide = max(rows) - min(rows) + 3, max(columns) - min(columns) + 3
        # A column that is never empty parts the end of one row from the beginning of the next.
        self.width = wide + 1
        row = (1 << wide) - 1
        full = sum(row << i * self.width for i in range(height))
        self.empty = full & ~self.bits(spots)

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


def _connected(mine: Mine, spot: int) -> bool:
    """Whether a goal is connected, or (where nobody knows what it is) a connected tunnel opens towards it."""
    if spot in mine._cards:
        return bool(mine._lit[spot])
    return any(mine._lit.get(spot + shift, 0) >> (i ^ 2) & 1 for i, shift in enumerate(SHIFTS))


def _islands(mine: Mine, board: _Board, found: Network | None) -> list[tuple[int, list[int]]]:
    """Every group of joined tunnels that is cut off: the empty cells at its open ends, and the goals it reaches."""
    cards, lit = mine._cards, mine._lit
    if all(face.edges == lit[spot] for spot, face in cards.items()):
        return []
    network = routes.network(mine) if found is None else found
    islands: dict[int, tuple[int, list[int]]] = {}
    for (spot, number), group in network.component.items():
        if group == routes.SURFACE:
            continue
        ends, goals = islands.get(group, (0, []))
        if spot in mine._goals:
            goals.append(spot)
        mask = cards[spot].masks[number]
        for i, shift in enumerate(SHIFTS):
            beside = spot + shift
            if mask >> i & 1 and beside not in cards:
                if beside in mine._down:
                    goals.append(beside)
                else:
                    ends |= board.bit(beside)
        islands[group] = (ends, goals)
    return list(islands.values())
