"""What a worker does: play some games of a study, and answer with their rows, their failures and their records."""

from __future__ import annotations

import pickle
from array import array
from functools import lru_cache
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from sab_widget.simulate.columns import PLAYED, TEXT, Row, rows_of
from sab_widget.simulate.failures import Failure, failure_of
from sab_widget.simulate.record_file import member

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.simulate.study import Study


class Answer(NamedTuple):
    """What came of some games; small, whatever they were."""

    columns: tuple[array[int], ...]
    """The values of `PLAYED`, 4 bytes each; for texts their places in `words`."""
    words: tuple[str, ...]
    failed: tuple[Failure, ...]
    records: tuple[bytes, ...]
    """Those that are kept, as the file of records has them, in the order of the games."""
    finished: int
    """How many games were played to their end."""
    undone: range
    """The games that were not begun, since somebody interrupted the worker; empty else."""
    seconds: float
    """How long it took."""


def work(sent: bytes, numbers: range) -> Answer:
    """Play the games of these numbers, each from its own seed.

    Args:
        sent: The study, pickled.
        numbers: Whole numbers in order.
    """
    began = perf_counter()
    study = _study(sent)
    rows: list[Row] = []
    failed: list[Failure] = []
    records: list[bytes] = []
    undone = range(0)
    finished = 0
    for number in numbers:
        try:
            game = study.play(number)
            found = list(rows_of(game, number, study.seated(number)))
            record = [member(number, game, study)] if study.keeps(number) else []
        except KeyboardInterrupt:
            undone = range(number, numbers.stop)
            break
        except BaseException as error:  # noqa: BLE001 — a player may raise anything, SystemExit too; it is told of
            names = [study.names[player] for player in study.seated(number)]
            failed.append(failure_of(error, number, study.seed_of(number), names))
        else:
            rows += found
            records += record
            finished += 1
    columns, words = _packed(rows)
    return Answer(columns, words, tuple(failed), tuple(records), finished, undone, perf_counter() - began)


@lru_cache(maxsize=2)
def _study(sent: bytes) -> Study:
    study: Study = pickle.loads(sent)  # noqa: S301 — from whoever started this worker
    return study


def _packed(rows: Sequence[Row]) -> tuple[tuple[array[int], ...], tuple[str, ...]]:
    """The rows as columns of numbers, and the texts that some of the numbers stand for."""
    words: dict[int | str, int] = {}
    columns = []
    for column, values in zip(PLAYED, zip(*rows, strict=True) if rows else ((),) * len(PLAYED), strict=True):
        if column.kind == TEXT:
            columns.append(array("i", [words.setdefault(value, len(words)) for value in values]))
        else:
            columns.append(array("i", values))
    return tuple(columns), tuple(map(str, words))
