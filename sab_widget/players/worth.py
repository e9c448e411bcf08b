"""What the end of a round is worth to each seat, from 0 to 1, for players that look ahead."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from sab_widget.model.cells import cell_of
from sab_widget.model.dwarves import GEOLOGIST, PROFITEER, SABOTEUR

if TYPE_CHECKING:
    from sab_widget.model.round import Round

WON: Final = 0.7
"""What winning the round counts."""
NEAR: Final = 0.25
"""What it counts, at most, how far the diggers have come: how near to the treasure, or how early they reached it."""
GOLD: Final = 0.05
"""What the gold counts: so little that it only decides where nothing else does."""
MOST: Final = 5
"""Nuggets or pieces that count in full."""
USUAL: Final = 2
"""What is reckoned with where nobody knows who gets which gold card."""

_PAID_ALONE: Final = frozenset({GEOLOGIST, PROFITEER})
"""Dwarves to whom only their gold matters: one never wins, the other always does."""


def worth(state: Round) -> list[float]:
    """What a round that has ended is worth, by seat: won, else how far the diggers have come, then the gold.

    How near the mine came to the treasure, and how early it was reached, is no part of the game. It is what tells a
    poor move from a good one as long as nearly all playouts are lost, or nearly all are won.
    """
    result = state.result
    assert result is not None
    reached = result.finder is not None
    gold = result.nuggets if result.stolen else _sums(result.gold)
    far = (1 + len(state.stock) / max(1, len(state.deal.stock)) if reached else nearness(state)) / 2
    return [sure + more * far for sure, more in _shares(result.roles, result.winners, gold, reached)]


@lru_cache(maxsize=4096)
def _sums(gold: tuple[tuple[int, ...] | None, ...]) -> tuple[int | None, ...]:
    """The nuggets on the cards of each seat; None where nobody knows."""
    return tuple(None if cards is None else sum(cards) for cards in gold)


@lru_cache(maxsize=4096)
def _shares(
    roles: tuple[str, ...], winners: tuple[int, ...], gold: tuple[int | None, ...], reached: bool
) -> tuple[tuple[float, float], ...]:
    """For each seat what it gets for sure, and what more, the further the diggers have come."""
    found = []
    for seat, got in enumerate(gold):
        role = roles[seat] if roles else ""
        nuggets = min(1.0, (USUAL if got is None else max(0, got)) / MOST)
        sure = WON * (seat in winners) + GOLD * nuggets
        if role in _PAID_ALONE:
            found.append((nuggets, 0.0))
        elif role == SABOTEUR:
            found.append((sure + NEAR, -NEAR))
        else:
            lost_to_others = reached and seat not in winners
            found.append((sure, 0.0 if lost_to_others else NEAR))
    return tuple(found)


def nearness(state: Round) -> float:
    """How much of the way to the treasure can be walked, and built on, at the end of a round: from 0 to 1."""
    spot = next((spot for spot, goal in state.mine._goals.items() if goal.treasure), None)
    sites = state.mine._sites
    if spot is None or not sites:
        return 0.0
    far = _DISTANCES.get(spot) or _DISTANCES.setdefault(spot, _From(spot))
    return max(0.0, 1 - min(map(far.__getitem__, sites)) / far[0])


class _From(dict[int, int]):
    """How many steps it is from a spot to each other one, found when it is first asked for."""

    def __init__(self, spot: int) -> None:
        super().__init__()
        self.cell = cell_of(spot)

    def __missing__(self, spot: int) -> int:
        cell = cell_of(spot)
        found = self[spot] = abs(cell.column - self.cell.column) + abs(cell.row - self.cell.row)
        return found


_DISTANCES: Final[dict[int, _From]] = {}
