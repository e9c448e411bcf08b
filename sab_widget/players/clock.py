"""A time limit for each decision that costs next to nothing while it is kept."""

from __future__ import annotations

import ctypes
import signal
import threading
from time import monotonic
from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType, TracebackType

_LOOKS: Final = 8
"""How often in the time of one limit somebody looks at the clock."""


class TooLong(BaseException):
    """Raised inside a player that thinks for too long; no `except Exception` of its own catches it."""


class Clock:
    """Interrupts whoever thinks for longer than the limit.

    Whoever asks sets `asking` before, and clears it after, by `stop` where `locks` says so. Somebody looks now and then
    whether the same decision is still waited for: a signal in the main thread of a process that has such signals, which
    interrupts everything; else another thread, which interrupts Python code alone, so that there a player that waits in
    a library is interrupted when the library returns.

    Args:
        limit: Seconds for each decision, kept to within an eighth; None for no limit.
        decided: How many decisions there have been: the same number twice is the same decision.
    """

    def __init__(self, limit: float | None, decided: Callable[[], int]) -> None:
        self.limit = limit
        self.asking = False
        """Whether a decision is waited for: else nothing is interrupted."""
        self._decided = decided
        self._seen, self._since = -1, 0.0
        self._done = threading.Event()
        self._lock = threading.Lock()
        by_signal = (
            threading.current_thread() is threading.main_thread()
            and hasattr(signal, "setitimer")
            and signal.getsignal(signal.SIGALRM) in (signal.SIG_DFL, signal.SIG_IGN)
        )
        self.locks = limit is not None and not by_signal
        """Whether another thread looks, so that `stop` has to be called."""

    def stop(self) -> None:
        """The decision has been made, or failed; an interruption that is on its way arrives before this is done."""
        with self._lock:
            self.asking = False

    def __enter__(self) -> Self:
        if self.limit is None:
            return self
        every = self.limit / _LOOKS
        if self.locks:
            thinker = threading.get_ident()
            self._watch = threading.Thread(target=self._keep_looking, args=(thinker, every), daemon=True)
            self._watch.start()
        else:
            self._before = signal.signal(signal.SIGALRM, self._look)
            signal.setitimer(signal.ITIMER_REAL, every, every)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.limit is None:
            return
        if self.locks:
            self._done.set()
            self._watch.join()
        else:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self._before)

    def _is_over(self) -> bool:
        """Look once: whether a decision takes longer than the limit; it is interrupted once only."""
        if not self.asking or self.limit is None:
            return False
        now, decided = monotonic(), self._decided()
        if decided != self._seen:
            self._seen, self._since = decided, now
        if now - self._since < self.limit:
            return False
        self.asking = False
        return True

    def _look(self, _number: int, _frame: FrameType | None) -> None:
        if self._is_over():
            raise TooLong

    def _keep_looking(self, thinker: int, every: float) -> None:
        while not self._done.wait(every):
            with self._lock:
                if self._is_over():
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thinker), ctypes.py_object(TooLong))
