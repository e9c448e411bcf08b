"""Lets an interruption wait for a moment, while something is done that must not be done by half."""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType, TracebackType


_INSISTS: Final = 5
"""Further interruptions after which whoever interrupts wants an end, whatever is lost."""


class Interrupts:
    """While this is entered, `KeyboardInterrupt` is not raised within `held`, but at its end; nor after `enough`.

    Where interruptions are not Python's own affair (in a thread, or when somebody else handles them) nothing changes.
    """

    def __init__(self) -> None:
        self._holding = False
        self._came = False
        self._left: int | None = None
        """How many more are taken for the same one; None before `enough`."""
        self._ours = (
            threading.current_thread() is threading.main_thread()
            and signal.getsignal(signal.SIGINT) is signal.default_int_handler
        )

    def __enter__(self) -> Self:
        if self._ours:
            signal.signal(signal.SIGINT, self._handle)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    def enough(self) -> None:
        """One has been understood: a few more mean the same, and are not raised while what is finished is saved."""
        self._left = _INSISTS

    @contextmanager
    def held(self) -> Iterator[None]:
        """Do something in one piece."""
        self._holding = True
        try:
            yield
        finally:
            self._holding = False
        if self._came:
            self._came = False
            raise KeyboardInterrupt

    def _handle(self, number: int, frame: FrameType | None) -> None:
        if self._left:
            self._left -= 1
        elif self._holding:
            self._came = True
        else:
            signal.default_int_handler(number, frame)
