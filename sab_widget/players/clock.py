"""A time limit for each decision that costs next to nothing while it is kept."""

from __future__ import annotations

import ctypes
import signal
import threading
from time import monotonic
from typing import TYPE_CHECKING, Final, ParamSpec, Self, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType, TracebackType

P = ParamSpec("P")
T = TypeVar("T")

_LOOKS: Final = 8
"""How often in the time of one limit somebody looks at the clock."""


class TooLong(BaseException):
    """Raised inside a player that thinks for too long; no `except Exception` of its own catches it."""


class Clock:
    """Interrupts whoever thinks for longer than the limit.

    Somebody looks at it now and then: a signal in the main thread of a process that has such signals, which interrupts
    everything; else another thread, which interrupts Python code alone, so that there a player that waits in a library
    is interrupted when the library returns.

    Args:
        limit: Seconds for each decision; None for no limit.
    """

    def __init__(self, limit: float | None) -> None:
        self.limit = limit
        self.since: float | None = None
        """When the present decision was asked for; None between decisions."""
        self._done = threading.Event()
        self._lock = threading.Lock()
        self._by_signal = (
            threading.current_thread() is threading.main_thread()
            and hasattr(signal, "setitimer")
            and signal.getsignal(signal.SIGALRM) in (signal.SIG_DFL, signal.SIG_IGN)
        )

    def time(self, ask: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What `ask` answers.

        Raises:
            TooLong: It did not answer in time.
        """
        try:
            self.since = monotonic()
            return ask(*args, **kwargs)
        finally:
            if self._by_signal:
                self.since = None
            else:
                with self._lock:  # an interruption that is on its way arrives before this is done
                    self.since = None

    def __enter__(self) -> Self:
        if self.limit is None:
            return self
        every = self.limit / _LOOKS
        if self._by_signal:
            self._before = signal.signal(signal.SIGALRM, self._look)
            signal.setitimer(signal.ITIMER_REAL, every, every)
        else:
            thinker = threading.get_ident()
            self._watch = threading.Thread(target=self._keep_looking, args=(thinker, every), daemon=True)
            self._watch.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.limit is None:
            return
        if self._by_signal:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self._before)
        else:
            self._done.set()
            self._watch.join()

    def _is_over(self) -> bool:
        return self.since is not None and self.limit is not None and monotonic() - self.since > self.limit

    def _look(self, _number: int, _frame: FrameType | None) -> None:
        if self._is_over():
            raise TooLong

    def _keep_looking(self, thinker: int, every: float) -> None:
        while not self._done.wait(every):
            with self._lock:
                if self._is_over():
                    self.since = None
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thinker), ctypes.py_object(TooLong))
