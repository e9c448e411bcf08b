"""Where games are played: in this process, in processes of our own, or wherever somebody's executor takes them."""

from __future__ import annotations

import os
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any, Final, Protocol

from sab_widget.model.errors import shown
from sab_widget.simulate.failures import BadStudy
from sab_widget.simulate.work import Answer, work

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

HERE: Final = "here"
"""The name of the executor that plays in the process and thread that asks."""

MOST_WORKERS: Final = 1024

_IDLE: Final = 120
"""Seconds after which our processes go when there is nothing to do; a notebook's next cell finds them still warm."""


class Pool(Protocol):
    """Takes numbers of games, and answers some time later."""

    workers: int
    """How many answers are worked at at a time, as far as that is known."""
    here: bool
    """Whether an interruption of this process is one of its workers too."""
    heals: bool
    """Whether it goes on with new workers when one has died."""

    def submit(self, sent: bytes, numbers: range) -> Future[Answer]:
        """Ask for games; raises whatever the executor raises when it takes no more."""
        ...

    def stop(self, flying: Iterable[Future[Answer]]) -> None:
        """Stop what is being played."""
        ...


class Here:
    """Plays in this process, and answers at once."""

    workers, here, heals = 1, True, False

    def submit(self, sent: bytes, numbers: range) -> Future[Answer]:
        """Play them now."""
        future: Future[Answer] = Future()
        future.set_result(work(sent, numbers))
        return future

    def stop(self, flying: Iterable[Future[Answer]]) -> None:
        """Nothing is being played."""


class Processes:
    """Processes of our own, which carry classes that a notebook has made, and are there again for the next study."""

    here, heals = False, True

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def _executor(self) -> Any:
        from loky import get_reusable_executor

        return get_reusable_executor(max_workers=self.workers, timeout=_IDLE)  # a new one when the last one broke

    def submit(self, sent: bytes, numbers: range) -> Future[Answer]:
        """Send them to the next process that is free."""
        future: Future[Answer] = self._executor().submit(work, sent, numbers)
        return future

    def stop(self, flying: Iterable[Future[Answer]]) -> None:  # noqa: ARG002 — it goes with the processes
        """End the processes."""
        self._executor().shutdown(wait=True, kill_workers=True)


class Given:
    """An executor that somebody has: it is asked for nothing but `submit`, and left running."""

    here, heals = False, False

    def __init__(self, executor: Any, workers: int) -> None:
        self.executor, self.workers = executor, workers

    def submit(self, sent: bytes, numbers: range) -> Future[Answer]:
        """Hand them over."""
        future: Future[Answer] = self.executor.submit(work, sent, numbers)
        if not callable(getattr(future, "add_done_callback", None)) or not callable(getattr(future, "result", None)):
            raise TypeError(f"its submit() returned {shown(future)}, which is no future")
        return future

    def stop(self, flying: Iterable[Future[Answer]]) -> None:
        """Take back what has not begun; what has goes on to its end, which is soon."""
        for future in flying:
            future.cancel()


class Dask(Given):
    """A dask cluster, asked by way of its client.

    The futures of dask's own executor never end when a result is lost on the way and cannot be computed again, as when
    a player ends one worker after another; those of its client do.
    """

    def submit(self, sent: bytes, numbers: range) -> Future[Answer]:
        """Hand them over, with what was given to `get_executor`."""
        asked = {"pure": False} | self.executor._kwargs
        future: Future[Answer] = self.executor._client.submit(work, sent, numbers, **asked)
        return future


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def pool_of(executor: object, workers: int | None = None) -> Pool:
    """The pool for what somebody has given as executor.

    Args:
        executor: None, a number of processes, `"here"`, or anything that has `submit`.
        workers: How many workers somebody's executor has, where it does not tell.

    Raises:
        BadStudy: It is none of these.
    """
    if workers is not None and (type(workers) is not int or not 1 <= workers <= MOST_WORKERS):
        raise BadStudy(f"workers is {shown(workers)}; it must be a whole number from 1 to {MOST_WORKERS}")
    if isinstance(executor, str) and executor == HERE:
        return Here()
    if executor is None:
        return Processes(workers or cores())
    if type(executor) is int and 1 <= executor <= MOST_WORKERS:
        return Processes(executor)
    if isinstance(executor, type) or not callable(getattr(executor, "submit", None)):
        hint = f"; did you mean {executor.__name__}()?" if isinstance(executor, type) else ""
        raise BadStudy(
            f"{shown(executor)} is no executor: give one with the interface of concurrent.futures.Executor, such as "
            f"dask's client.get_executor(), a number of processes, 'here', or None for a process on each core{hint}"
        )
    if hasattr(executor, "get_executor"):
        executor = executor.get_executor()
    kind = Dask if hasattr(executor, "_client") and hasattr(executor, "_kwargs") else Given
    return kind(executor, workers or _workers_of(executor))


def _workers_of(executor: object) -> int:
    """How many workers an executor has; the interface has no word for it, so each kind is asked in its own."""
    for ask in _ASK:
        try:
            number = ask(executor)
        except Exception:  # noqa: BLE001, S112 — it is not of that kind
            continue
        if type(number) is int and number > 0:
            return number
    return cores()


_ASK: Final[tuple[Callable[[Any], Any], ...]] = (
    lambda executor: executor._max_workers,  # concurrent.futures, loky, ipyparallel
    lambda executor: sum(executor._client.nthreads().values()),  # dask
)
