"""Paying nuggets exactly, by choosing cards from the gold stock, fewest first (rules.md section 4)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

Ways = tuple[tuple[int, ...], ...]


def pay_each(due: int, seats: int, gold: list[int]) -> Ways:
    """Cards for each of so many seats, taken out of `gold`: worth `due`, or the largest value below that all can get.

    Stones (cards of no nuggets) are never used.
    """
    stock = tuple(gold.count(nuggets) for nuggets in range(1, max(gold, default=0) + 1))
    ways: Ways | None = None
    while ways is None:
        ways = _pay_each(due, seats, stock)
        due -= 1
    for way in ways:
        for nuggets in way:
            gold.remove(nuggets)
    return ways


def pay_in_turn(dues: Sequence[int], gold: list[int]) -> Ways:
    """Cards for each seat in turn, each as `pay_each` would pay it alone."""
    return tuple(pay_each(due, 1, gold)[0] for due in dues)


@lru_cache(maxsize=4096)
def _pay_each(value: int, seats: int, stock: tuple[int, ...]) -> Ways | None:
    """Cards worth `value` for each of so many seats, fewest in all; `stock[i]` is the number of cards of i + 1."""
    if seats == 0 or value == 0:
        return ((),) * seats
    if value * seats > sum(number * (i + 1) for i, number in enumerate(stock)):
        return None
    return _Search(value, stock).fewest(seats)


class _Search:
    """Tries each choice of cards for as many seats as it can, then for fewer: the seats are alike."""

    def __init__(self, value: int, stock: tuple[int, ...]) -> None:
        self.ways = _ways(value, stock)
        self.needs = [[(i, way.count(i + 1)) for i in range(len(stock)) if i + 1 in way] for way in self.ways]
        self.least = [min(map(len, self.ways[i:])) for i in range(len(self.ways))]
        """The fewest cards of this choice and those after it."""
        self.left = list(stock)
        self.best: Ways | None = None
        self.cards = 0
        """How many the best has."""
        self.known: dict[tuple[int, int, tuple[int, ...]], int] = {}
        """With how many cards a state was reached before: with no fewer, there is nothing new behind it."""

    def fewest(self, seats: int) -> Ways | None:
        """The ways for so many seats with the fewest cards; of several the one with the highest cards first."""
        self._try(0, seats, 0, ())
        return self.best

    def _try(self, i: int, seats: int, used: int, chosen: Ways) -> None:
        if seats == 0:
            self.best, self.cards = chosen, used
            return
        if i == len(self.ways) or (self.best is not None and used + seats * self.least[i] >= self.cards):
            return
        state = i, seats, tuple(self.left)
        if self.known.get(state, used + 1) <= used:
            return
        self.known[state] = used
        way, needs, left = self.ways[i], self.needs[i], self.left
        most = min(seats, *(left[value] // number for value, number in needs))
        for value, number in needs:
            left[value] -= number * most
        for count in range(most, -1, -1):
            fewer = used + count * len(way)
            if self.best is None or fewer + (seats - count) * self.least[i] < self.cards:
                self._try(i + 1, seats - count, fewer, chosen + (way,) * count)
            for value, number in needs:
                left[value] += number if count else 0


def _ways(value: int, stock: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every choice of cards worth `value`, high cards first."""
    if value == 0:
        return [()]
    return [
        (nuggets, *rest)
        for nuggets in range(min(value, len(stock)), 0, -1)
        if stock[nuggets - 1]
        for rest in _ways(value - nuggets, (*stock[: nuggets - 1], stock[nuggets - 1] - 1))  # none above this one
    ]
