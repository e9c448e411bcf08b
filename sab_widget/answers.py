"""Answers to a page that asks for what cannot be done: a few in a second, and the rest are dropped."""

from __future__ import annotations

from collections import deque
from time import monotonic
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

MOST: Final = 10
"""Answers in a second: more than anybody can read, and few enough for a page that has run wild."""


class Answers:
    """Counts answers.

    Args:
        clock: Tells the time in seconds.
        most: How many there may be.
        seconds: In how long a time.
    """

    def __init__(self, clock: Callable[[], float] = monotonic, most: int = MOST, seconds: float = 1) -> None:
        self._clock = clock
        self._seconds = seconds
        self._given: deque[float] = deque(maxlen=most)

    def may(self) -> bool:
        """Whether one more may be given now; it counts as given then."""
        now = self._clock()
        if len(self._given) == self._given.maxlen and now - self._given[0] < self._seconds:
            return False
        self._given.append(now)
        return True
