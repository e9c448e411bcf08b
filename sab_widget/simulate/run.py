"""The run of a study: games go out in chunks, answers come in, and nothing that was finished is lost."""

from __future__ import annotations

import pickle
from collections import deque
from concurrent.futures import BrokenExecutor
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Final

from sab_widget.model.errors import shown
from sab_widget.simulate.failures import Failure, said_of
from sab_widget.simulate.work import Answer

if TYPE_CHECKING:
    from concurrent.futures import Future

    from sab_widget.simulate.bars import Shown
    from sab_widget.simulate.interrupts import Interrupts
    from sab_widget.simulate.pools import Pool
    from sab_widget.simulate.record_file import RecordWriter
    from sab_widget.simulate.study import Study

_CHUNK: Final = 0.4
"""Seconds that a chunk shall take: long beside sending it, short beside what somebody waits for."""
_LARGEST: Final = 2000
"""Games in a chunk."""
_GROWTH: Final = 4
"""How many times as large as before a chunk may be, while little is known of how long a game takes."""
_AHEAD: Final = 2
"""Chunks for each worker that are under way, so that none waits for the next."""
_LATE: Final = 8
"""Chunks for each worker whose records may wait for an earlier one to be written."""
_HOPELESS: Final = 20
"""Games in a row that end their workers, after which no more are tried."""
_LOOK_UP: Final = 1.0
"""Seconds after which a wait is begun anew: on some systems a wait cannot be interrupted."""


class Run:
    """One run of a study; `go` returns when there is nothing more to wait for.

    When a worker dies it is not told which of the games under way has killed it. So each of them is tried once more
    with nothing else under way, first as it was sent, then game by game, until it is known.

    Args:
        study: What is played.
        pool: Where.
        bar: Shows how far it is.
        writer: Takes the records, if some are kept.
        interrupts: Entered by whoever lets it go, and left when what is finished is saved.
    """

    def __init__(
        self, study: Study, pool: Pool, bar: Shown, writer: RecordWriter | None, interrupts: Interrupts
    ) -> None:
        self.study, self.pool, self._bar, self._writer = study, pool, bar, writer
        self._interrupts = interrupts
        self.answers: dict[int, Answer] = {}
        """By the number of the first game; their records have gone to the writer."""
        self.failed: list[Failure] = []
        """Those that no answer tells of."""
        self.interrupted = False
        self._sent = pickle.dumps(study)
        self._next = 0
        self._flying: dict[Future[Answer], tuple[range, bool]] = {}
        """What is under way, and whether it is alone."""
        self._done: SimpleQueue[Future[Answer]] = SimpleQueue()
        self._alone: deque[range] = deque()
        self._pace: float | None = None
        """Seconds for a game."""
        self._size = 1
        self._lost_in_row = 0
        self._gave_up: str | None = None

    def go(self) -> None:
        """Play, until all games are played, or it is interrupted, or there is nobody left to play them."""
        try:
            self._send()
            while self._flying:
                self._receive(self._wait())
                self._send()
            self._name_the_rest()
        except KeyboardInterrupt:
            self._interrupts.enough()
            self.interrupted = True
            self.pool.stop(tuple(self._flying))
            self._collect()

    # Going out

    def _send(self) -> None:
        while self._gave_up is None:
            alone = bool(self._alone)
            numbers = self._chosen()
            if numbers is None:
                return
            try:
                future = self.pool.submit(self._sent, numbers)
            except Exception as error:  # noqa: BLE001 — an executor may refuse with anything; it is told of
                self._refused(numbers, error)
                continue
            self._flying[future] = numbers, alone
            future.add_done_callback(self._done.put)

    def _chosen(self) -> range | None:
        """The next games to send; None when there are none, or enough are under way."""
        if any(alone for _, alone in self._flying.values()):
            return None
        if self._alone:
            return None if self._flying else self._alone.popleft()
        late = self._writer is not None and self._writer.waiting >= _LATE * self.pool.workers
        if self._next >= self.study.games or len(self._flying) >= _AHEAD * self.pool.workers or (late and self._flying):
            return None
        numbers = range(self._next, min(self._next + self._chunk(), self.study.games))
        self._next = numbers.stop
        return numbers

    def _chunk(self) -> int:
        """How many games to send: as many as take the time of a chunk, fewer towards the end, so that all end alike."""
        if self._pace is not None:
            wanted = int(_CHUNK / self._pace) if self._pace > 0 else _LARGEST
            share = (self.study.games - self._next) // (_AHEAD * self.pool.workers)
            self._size = max(1, min(wanted, share, _GROWTH * self._size, _LARGEST))
        return self._size

    # Coming in

    def _wait(self) -> Future[Answer]:
        while True:
            try:
                return self._done.get(timeout=_LOOK_UP)
            except Empty:
                continue

    def _receive(self, future: Future[Answer]) -> None:
        numbers, alone = self._flying.pop(future)
        try:
            answer = _answer_of(future)
        except BaseException as error:
            if not isinstance(error, Exception) and future.exception() is not error:
                raise  # it is not the worker that was interrupted
            self._lost(numbers, error, alone=alone)
        else:
            self._take(numbers, answer, alone=alone)

    def _take(self, numbers: range, answer: Answer, *, alone: bool) -> None:
        undone = answer.undone
        tried = range(numbers.start, undone.start) if undone else numbers
        if tried:
            self._lost_in_row = 0
            pace = answer.seconds / len(tried)
            self._pace = pace if self._pace is None else (self._pace + pace) / 2
        elif undone and alone and not self.pool.here:
            error = KeyboardInterrupt("a player raised it, or somebody interrupts the workers again and again")
            self._lost(undone[:1], error, alone=True)
            undone = undone[1:]
        if undone:
            self._alone.append(undone)
        self._store(tried, answer)
        if undone and self.pool.here:
            raise KeyboardInterrupt

    def _store(self, numbers: range, answer: Answer) -> None:
        """Keep the answer about these games, and write their records: both or neither."""
        with self._interrupts.held():
            if numbers:
                self.answers[numbers.start] = answer._replace(records=())
            self._settle(numbers, answer.records)

    def _settle(self, numbers: range, records: tuple[bytes, ...] = ()) -> None:
        """These games are over, one way or another."""
        if self._writer is not None:
            self._writer.put(numbers, records)
        self._bar.update(len(numbers))

    def _lost(self, numbers: range, error: BaseException, *, alone: bool) -> None:
        """No answer comes for these games."""
        if isinstance(error, BrokenExecutor) and not self.pool.heals:
            self._give_up(error)
            self._name(numbers, error)
        elif not alone:
            self._alone.append(numbers)
        elif len(numbers) > 1:
            self._alone.extendleft(range(number, number + 1) for number in reversed(numbers))
        else:
            self._name(numbers, error)
            self._lost_in_row += 1
            if self._lost_in_row >= _HOPELESS:
                self._give_up(error)

    def _refused(self, numbers: range, error: Exception) -> None:
        """The executor takes no more."""
        self._lost_in_row += 1
        if self.pool.heals and self._lost_in_row < _HOPELESS:
            self._alone.appendleft(numbers)
        else:
            self._give_up(error)
            self._name(numbers, error)

    def _collect(self) -> None:
        """Take what has come in meanwhile, without waiting for more."""
        for future, (numbers, _) in tuple(self._flying.items()):
            if not future.done() or future.cancelled() or future.exception() is not None:
                continue
            if isinstance(answer := future.result(), Answer):
                del self._flying[future]
                undone = answer.undone
                self._store(range(numbers.start, undone.start) if undone else numbers, answer)

    # What is not played

    def _give_up(self, error: BaseException) -> None:
        self._gave_up = self._gave_up or _said(error)

    def _name(self, numbers: range, error: BaseException) -> None:
        self._name_as(numbers, f"was lost with its worker: {_said(error)}")
        self._settle(numbers)

    def _name_as(self, numbers: range, what: str) -> None:
        self.failed += [Failure(number, self.study.seed_of(number), None, None, None, what) for number in numbers]

    def _name_the_rest(self) -> None:
        """Name what was never played, since there was nobody left to play it."""
        if self._gave_up is not None:
            rest = [*self._alone, range(self._next, self.study.games)]
            for numbers in rest:
                self._name_as(numbers, f"was not played, since the executor takes no more: {self._gave_up}")
                self._settle(numbers)


def _answer_of(future: Future[Answer]) -> Answer:
    answer = future.result()
    if not isinstance(answer, Answer):
        raise TypeError(f"the executor answers {shown(answer)} in place of what its worker returned")
    return answer


def _said(error: BaseException) -> str:
    return said_of(error).partition("\n")[0]
