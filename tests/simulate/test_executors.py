"""Wherever the games are played, and in whatever chunks, the table is the same."""

from __future__ import annotations

import multiprocessing
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import dask
import pandas as pd
import pytest
from distributed import Client, LocalCluster

from sab_widget.model import Rules
from sab_widget.players import Player, Random
from sab_widget.simulate import StudyWarning, simulate
from sab_widget.simulate.pools import pool_of
from tests.conftest import ROOT
from tests.simulate.kit import SHORT, Killer, Remembering

GAMES = 40


def study(executor: Any, rules: Rules = SHORT) -> pd.DataFrame:
    players: list[Player] = [Random(), Remembering(), Random(), Remembering()]
    table = simulate(rules, players, GAMES, seed=5, executor=executor, progress=False, shuffle=True)
    assert isinstance(table, pd.DataFrame)
    return table


@pytest.fixture(scope="module")
def here() -> pd.DataFrame:
    return study("here")


@contextmanager
def processes() -> Iterator[Executor]:
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as executor:
        yield executor


@contextmanager
def threads() -> Iterator[Executor]:
    with ThreadPoolExecutor(3) as executor:
        yield executor


@contextmanager
def a_cluster() -> Iterator[Executor]:
    settings: dict[str, Any] = {"n_workers": 2, "threads_per_worker": 1, "processes": True, "dashboard_address": None}
    with dask.config.set({"distributed.scheduler.allowed-failures": 0}):
        cluster = LocalCluster(**settings)  # type: ignore[no-untyped-call]
    with cluster, Client(cluster) as client:  # type: ignore[no-untyped-call]
        yield client.get_executor()


@pytest.mark.parametrize("made", [processes, threads], ids=lambda made: made.__name__)
def test_executors_of_others_give_the_same_table(made: Any, here: pd.DataFrame) -> None:
    with made() as executor:
        pd.testing.assert_frame_equal(study(executor), here)
        assert executor.submit(abs, -3).result() == 3, "it is left running"


def test_a_cluster_gives_the_same_table_and_survives_a_player_that_ends_its_workers(here: pd.DataFrame) -> None:
    with a_cluster() as executor:
        assert pool_of(executor).workers == 2
        pd.testing.assert_frame_equal(study(executor), here)
        with pytest.warns(StudyWarning, match="1 of 6 games failed") as caught:
            table = simulate(SHORT, [Random(), Killer("4/3"), Random()], 6, seed=4, executor=executor, progress=False)
        (warning,) = (one.message for one in caught if isinstance(one.message, StudyWarning))
        assert isinstance(warning, StudyWarning)
        assert [(failure.game, failure.seed) for failure in warning.failed] == [(3, "4/3")]
        assert "KilledWorker" in warning.failed[0].what
        assert set(table.game) == {0, 1, 2, 4, 5}


@pytest.mark.parametrize("workers", [None, 1, 2, 3])
def test_processes_of_our_own_give_the_same_table(workers: int | None, here: pd.DataFrame) -> None:
    pd.testing.assert_frame_equal(study(workers), here)


@pytest.mark.parametrize("size", [1, 7, 64])
def test_the_size_of_the_chunks_changes_nothing(size: int, here: pd.DataFrame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sab_widget.simulate.run.Run._chunk", lambda self: size)
    pd.testing.assert_frame_equal(study("here"), here)


def test_answers_may_come_in_any_order(here: pd.DataFrame) -> None:
    """An executor that does the last thing first."""

    class Backwards(Executor):
        def __init__(self) -> None:
            self.asked: list[tuple[Future[Any], Any, Any]] = []

        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            future: Future[Any] = Future()
            self.asked.append((future, fn, args))
            if len(self.asked) == 4 or args[1].stop == GAMES:
                for waiting, do, given in reversed(self.asked):
                    waiting.set_result(do(*given))
                self.asked.clear()
            return future

    table = simulate(
        SHORT,
        [Random(), Remembering(), Random(), Remembering()],
        GAMES,
        seed=5,
        executor=Backwards(),
        progress=False,
        shuffle=True,
        workers=2,
    )
    pd.testing.assert_frame_equal(table, here)


NOTEBOOK = """
import sys
from concurrent.futures import ProcessPoolExecutor
from sab_widget.model import Rules
from sab_widget.simulate import StudyWarning, simulate

class First:
    name = "first"
    def choose(self, view, legal):
        return legal[0]

class Last(First):
    def choose(self, view, legal):
        return legal[-1]

tables = [
    simulate(Rules(rounds=1), [First(), Last(), First()], 6, executor=executor, progress=False)
    for executor in ("here", 2)
]
assert tables[0].equals(tables[1])
assert set(tables[0].name) == {"first"}
print(len(tables[0]))
"""


def test_players_written_in_a_notebook_or_a_script_are_carried(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(NOTEBOOK, encoding="utf-8")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.stdout.split() == ["18"], done.stderr


def test_it_is_known_how_many_workers_an_executor_has() -> None:
    with ThreadPoolExecutor(7) as executor:
        assert pool_of(executor).workers == 7
        assert pool_of(executor, 9).workers == 9
    assert pool_of(3).workers == 3
    assert pool_of("here").workers == 1
