"""How many further cards a goal is away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sab_widget.model.cells import SHIFTS, STRIDE, Cell, cell_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sab_widget.model.mine import Mine


def distances(mine: Mine) -> dict[Cell, int | None]:
    """For each goal the fewest further cards with which it could be reached over empty cells.

    One widening search from everything connected at once. A cell that gets a card costs one; tunnels that lie cut off
    cost nothing to run through. Some face with joined edges fits every cell, whatever its neighbours show, so only the
    cells matter. None for a goal that no cards could reach.
    """
    cards, goals, down, lit = mine._cards, mine._goals, mine._down, mine._lit
    far: dict[int, int] = {}
    seen_cells = _fence([*cards, *goals])
    seen_tunnels: set[tuple[int, int]] = set()
    tunnels = [(spot, n) for spot, edges in lit.items() if edges for n in _tunnels_at(mine, spot, edges)]
    cells: list[int] = []
    steps = 0
    while True:
        fresh: list[int] = []
        for spot in cells:
            for i, shift in enumerate(SHIFTS):
                beside = spot + shift
                if beside in seen_cells:
                    continue
                face = cards.get(beside)
                if face is not None:
                    if face.tunnel_at[i ^ 2] >= 0:
                        tunnels.append((beside, face.tunnel_at[i ^ 2]))
                    continue
                seen_cells.add(beside)
                if beside in down:
                    far[beside] = steps
                else:
                    fresh.append(beside)
        while tunnels:
            tunnel = tunnels.pop()
            if tunnel in seen_tunnels:
                continue
            seen_tunnels.add(tunnel)
            spot, n = tunnel
            if spot in goals:
                far.setdefault(spot, steps)
            edges = cards[spot].tunnels[n].mask
            for i, shift in enumerate(SHIFTS):
                beside = spot + shift
                if not edges >> i & 1 or beside in seen_cells:
                    continue
                face = cards.get(beside)
                if face is not None:
                    if face.tunnel_at[i ^ 2] >= 0:
                        tunnels.append((beside, face.tunnel_at[i ^ 2]))
                    continue
                seen_cells.add(beside)
                if beside in down:
                    far[beside] = steps
                else:
                    fresh.append(beside)
        if not fresh or len(far) == len(goals):
            return {goal.cell: far.get(spot) for spot, goal in goals.items()}
        cells = fresh
        steps += 1


def _tunnels_at(mine: Mine, spot: int, edges: int) -> Iterable[int]:
    """The numbers of the tunnels of a card that end at any of these edges."""
    return {n for i, n in enumerate(mine._cards[spot].tunnel_at) if edges >> i & 1}


def _fence(spots: list[int]) -> set[int]:
    """The cells two steps outside of all that lies there: within, one ring of empty cells leads round everything."""
    cells = [cell_of(spot) for spot in spots]
    rows, columns = [cell.row for cell in cells], [cell.column for cell in cells]
    top, bottom, left, right = min(rows) - 2, max(rows) + 2, min(columns) - 2, max(columns) + 2
    fence = {row * STRIDE + column for row in (top, bottom) for column in range(left, right + 1)}
    return fence | {row * STRIDE + column for row in range(top, bottom + 1) for column in (left, right)}
