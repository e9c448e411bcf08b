"""How sure an average is: 95 % confidence intervals for what is counted in games whose rounds hang together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from numpy.typing import NDArray

CONFIDENCE: Final = 0.95
RESAMPLES: Final = 2000
_BATCH: Final = 100
"""Resamples that are computed at once: memory is this times the number of games."""


class Interval(NamedTuple):
    """An average, and between which numbers it lies with a confidence of 95 %."""

    mean: float
    low: float
    high: float


def per_round(sums: NDArray[Any], rounds: NDArray[Any], seed: int, *, rate: bool) -> Interval:
    """The average for one round of what was summed up game by game.

    The rounds of a game are not independent: gold stays scarce, seats stay beside each other. So whole games are drawn
    again, as a bootstrap over clusters does (Cameron, Gelbach and Miller, 2008, describe it). Where a rate is 0 or 1
    all resamples are alike; then Wilson's interval is taken, each game counted as one trial, which is wide on purpose.
    Where something else was the same in all games, there is nothing to tell from, and the ends are not numbers.

    Args:
        sums: For each game.
        rounds: How many rounds each game adds; games of none may be there.
        seed: What the resamples are drawn from.
        rate: Whether it is a rate, between 0 and 1.
    """
    import numpy as np
    from scipy import stats

    there = rounds > 0
    sums, rounds = sums[there], rounds[there]
    if not len(sums):
        return Interval(np.nan, np.nan, np.nan)
    mean = float(sums.sum() / rounds.sum())
    if rate and mean in (0.0, 1.0):
        games = len(sums)
        found = stats.binomtest(int(mean) * games, games).proportion_ci(CONFIDENCE, method="wilson")
        return Interval(mean, float(found.low), float(found.high))
    if np.ptp(sums / rounds) == 0:
        return Interval(mean, np.nan, np.nan)

    def ratio(total: NDArray[Any], number: NDArray[Any], axis: int) -> NDArray[Any]:
        summed: NDArray[Any] = total.sum(axis=axis) / number.sum(axis=axis)
        return summed

    drawn = stats.bootstrap(
        (sums, rounds), ratio, n_resamples=RESAMPLES, batch=_BATCH, paired=True, vectorized=True,
        confidence_level=CONFIDENCE, method="percentile", rng=np.random.default_rng(seed),
    )  # fmt: skip
    return Interval(mean, float(drawn.confidence_interval.low), float(drawn.confidence_interval.high))
