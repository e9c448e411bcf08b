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
    best: Ways | None = None
    for way in _ways(value, stock):
        left = tuple(number - way.count(i + 1) for i, number in enumerate(stock))
        rest = _pay_each(value, seats - 1, left)
        if rest is not None and (best is None or len(way) + sum(map(len, rest)) < sum(map(len, best))):
            best = (way, *rest)
    return best


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
