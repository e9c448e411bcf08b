"""How many games a study plays: what it costs beside the bare loop, and what a second core brings.

Each test plays both sides in turn, so that whatever else the machine does meets both alike.
"""

from __future__ import annotations

import os
import pickle
from random import Random as Chance
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

import pytest

from sab_widget.model import Game
from sab_widget.simulate import simulate
from sab_widget.simulate.columns import PLAYED
from sab_widget.simulate.study import PATIENCE, study_of
from sab_widget.simulate.work import work

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytest_benchmark.fixture import BenchmarkFixture

GAMES = int(os.environ.get("STUDY_GAMES", "2500"))
"""In one run with all workers."""
PAIRS = 5


def bare(numbers: range) -> int:
    """Play games as short as it can be written, and count the turns."""
    draw, turns = Chance(1).random, 0
    for number in numbers:
        game = Game(5, seed=f"0/{number}")
        while not game.over:
            legal = game.legal_actions()
            game.play(legal[int(draw() * len(legal))])
        turns += game.turn
    return turns


def in_turn(*runs: Callable[[range], int], clock: Callable[[], float], games: int) -> tuple[float, ...]:
    """Turns a second of each run: the median of several, each with games that nobody has played before."""
    begin: Iterator[int] = iter(range(0, 10**9, games))
    found: list[list[float]] = [[] for _ in runs]
    for run in runs:
        run(range(next(begin), next(begin)))  # warm
    for _ in range(PAIRS):
        for place, run in enumerate(runs):
            first = next(begin)
            start = clock()
            turns = run(range(first, first + games))
            found[place].append(turns / (clock() - start))
    return tuple(map(median, found))


def studied(executor: Any) -> Callable[[range], int]:
    """A study of base games, as a run."""

    def run(numbers: range) -> int:
        table = simulate(None, 5, len(numbers), seed=numbers.start, executor=executor, progress=False)
        return int(table[table.seat == 0].turns.sum())

    return run


def worked(numbers: range) -> int:
    """What one worker does, without whoever asks it."""
    answer = work(SENT, numbers)
    assert answer.finished == len(numbers)
    turns, seats = (answer.columns[NAMES.index(name)] for name in ("turns", "seat"))
    return sum(number for number, seat in zip(turns, seats, strict=True) if seat == 0)


SENT = pickle.dumps(study_of(None, 5, 1, 0, limit=PATIENCE))
NAMES = [column.name for column in PLAYED]


def report(benchmark: BenchmarkFixture, what: dict[str, float], ratio: str) -> None:
    for name, value in what.items():
        benchmark.extra_info[name] = round(value)
    first, second = list(what.values())[:2]
    benchmark.extra_info[ratio] = round(second / first, 3)
    benchmark.pedantic(lambda: None, rounds=1)  # type: ignore[no-untyped-call]  # the time was taken above
    said = ", ".join(f"{name}: {round(value):,}" for name, value in what.items())
    print(f"\n{said}; {ratio}: {second / first:.3f}")  # noqa: T201


def test_a_study_beside_the_bare_loop(benchmark: BenchmarkFixture) -> None:
    """`Random` through `simulate` loses at most a quarter, in this process, by the time that the process uses."""
    if benchmark.disabled:
        pytest.skip("nothing to measure when benchmarks are disabled")
    loop, whole, worker = in_turn(bare, studied("here"), worked, clock=process_time, games=GAMES // 5)
    what = {"turns a second, bare loop": loop, "study here": whole, "worker alone": worker}
    report(benchmark, what, "study / bare loop")


def test_two_workers_beside_one(benchmark: BenchmarkFixture) -> None:
    """Two processes on two cores play at least 1.8 times as many games as one."""
    if benchmark.disabled:
        pytest.skip("nothing to measure when benchmarks are disabled")
    one, two = in_turn(studied(1), studied(2), clock=perf_counter, games=GAMES)
    report(benchmark, {"turns a second, one process": one, "two processes": two}, "two / one")


def test_a_local_cluster_beside_two_processes(benchmark: BenchmarkFixture) -> None:
    """A dask cluster of two processes on this machine."""
    if benchmark.disabled:
        pytest.skip("nothing to measure when benchmarks are disabled")
    from distributed import Client, LocalCluster

    settings: dict[str, Any] = {"n_workers": 2, "threads_per_worker": 1, "processes": True, "dashboard_address": None}
    with LocalCluster(**settings) as cluster, Client(cluster) as client:  # type: ignore[no-untyped-call]
        two, dask = in_turn(studied(2), studied(client.get_executor()), clock=perf_counter, games=GAMES)
    report(benchmark, {"turns a second, two processes": two, "local dask cluster": dask}, "dask / two")


def test_an_answer_is_small(benchmark: BenchmarkFixture) -> None:
    """The bytes that go out for a chunk, and that come back for a game: they decide how far away a cluster may be."""
    answer = pickle.dumps(work(SENT, range(100)))
    benchmark.extra_info["bytes sent for a chunk"] = len(SENT)
    benchmark.extra_info["bytes that come back for a game"] = len(answer) // 100
    assert benchmark(pickle.loads, answer).finished == 100
