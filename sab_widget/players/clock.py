"""A time limit for each decision that costs next to nothing while it is kept."""

from __future__ import annotations

import ctypes
import signal
import threading
from time import monotonic
from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from types import FrameType, TracebackType

_LOOKS: Final = 8
"""How often in the time of one limit somebody looks at the clock."""
_OFTENEST: Final = 0.001
"""Seconds between two looks, at least."""


class TooLong(BaseException):
    """Raised inside a player that thinks for too long; no `except Exception` of its own catches it."""


class Clock:
    """Interrupts whoever thinks for longer than the limit, again and again until there is an answer.

    Whoever asks adds one to `asks` before and one after, by `stop` where `locks` says so: while it is odd, an answer is
    waited for. Somebody looks now and then whether it is still the same: a signal in the main thread of a process that
    has such signals, which interrupts everything; else another thread, which interrupts Python code alone, so that
    there a player that waits in a library is interrupted when the library returns.

    Args:
        limit: Seconds for each decision, kept to within an eighth or a thousandth of a second; None for no limit.
    """

    __slots__ = ("_before", "_done", "_lock", "_seen", "_since", "_watch", "asks", "late", "limit", "locks", "over")

    def __init__(self, limit: float | None) -> None:
        self.limit = limit
        self.asks = 0
        self.late = False
        """Whether somebody was interrupted: then an answer comes too late, also where one comes."""
        self.over: type[TooLong] = type("TooLong", (TooLong,), {})
        """What is raised in whom this clock interrupts; a player may play games with a clock of their own."""
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
        """An answer has come, or none will; an interruption that is on its way arrives before this is done."""
        with self._lock:
            self.asks += 1
        self._arrived()

    def rest(self) -> None:
        """Nobody is asked, whatever was interrupted."""
        self.asks += self.asks & 1

    def _arrived(self) -> None:
        """Where Python looks for what another thread has raised here."""

    def __enter__(self) -> Self:
        if self.limit is None:
            return self
        every = max(self.limit / _LOOKS, _OFTENEST)
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
        """Look once: whether an answer takes longer than the limit."""
        if not self.asks & 1 or self.limit is None:
            return False
        now = monotonic()
        if self.asks != self._seen:
            self._seen, self._since = self.asks, now
        self.late = now - self._since >= self.limit
        return self.late

    def _look(self, _number: int, _frame: FrameType | None) -> None:
        if self._is_over():
            raise self.over

    def _keep_looking(self, thinker: int, every: float) -> None:
        while not self._done.wait(every):
            with self._lock:
                if self._is_over():
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thinker), ctypes.py_object(self.over))
