"""Whoever stops a study keeps what is finished."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

from sab_widget.simulate import Records, StudyWarning, simulate
from sab_widget.simulate.interrupts import Interrupts
from tests.conftest import ROOT
from tests.simulate.kit import SHORT

SCRIPT = """
import json, sys, warnings
from sab_widget.players import Random
from sab_widget.simulate import StudyWarning, simulate
from tests.simulate.kit import SHORT

how, path = sys.argv[1:]

class Bar:
    def __init__(self, total, unit):
        self.done = 0
    def update(self, number):
        self.done += number
        if self.done >= 30 > self.done - number:
            print("now", flush=True)
    def close(self):
        pass

def study(executor):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        table = simulate(SHORT, 3, 10**6, seed=1, executor=executor, progress=Bar, keep="all", path=path)
    (warning,) = (one.message for one in caught if isinstance(one.message, StudyWarning))
    games = sorted(set(table.game.tolist()))
    rest = simulate(SHORT, 3, games[-1] + 1, seed=1, executor="here", progress=False)
    same = rest[rest.game.isin(games)].reset_index(drop=True).equals(table)
    print(json.dumps([games, same, table.attrs["interrupted"], warning.interrupted, str(warning)]))

if __name__ == "__main__":
    if how == "processes":
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context
        with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as executor:
            study(executor)
    else:
        study("here" if how == "here" else 2)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there, Ctrl-C is no signal that one process can send another")
@pytest.mark.parametrize(
    ("how", "whole_group"),
    [("here", False), ("own", False), ("own", True), ("processes", True)],
    ids=lambda value: value if isinstance(value, str) else "terminal" if value else "kernel",
)
def test_an_interrupted_study_returns_what_is_finished(how: str, whole_group: bool, tmp_path: Path) -> None:
    """The interrupt reaches the process alone, or (Ctrl-C in a terminal) its workers as well."""
    script, path = tmp_path / "script.py", tmp_path / "records.gz"
    script.write_text(SCRIPT, encoding="utf-8")
    command: list[Any] = [sys.executable, script, how, path]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "now\n"
        if whole_group:
            os.killpg(process.pid, signal.SIGINT)
        else:
            process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 0, err
    games, same, attribute, flag, said = json.loads(out)
    assert len(games) >= 30
    assert same, "the games that are there are those of the seed"
    assert attribute is True
    assert flag is True
    assert f"interrupted: the table holds the {len(games):,} of 1,000,000 games" in said
    assert Records(path).numbers == tuple(games)


def test_an_interruption_waits_for_what_must_not_be_done_by_half() -> None:
    done = []
    with Interrupts() as interrupts:
        with pytest.raises(KeyboardInterrupt), interrupts.held():  # noqa: PT012 — it is raised after the last of them
            signal.raise_signal(signal.SIGINT)
            done.append("whole")
        with interrupts.held():
            done.append("and on")
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert done == ["whole", "and on"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def interrupt() -> None:
    signal.raise_signal(signal.SIGINT)


class Impatient(Executor):
    """Somebody interrupts when games are handed over, and again while they are taken back."""

    class Waiting(Future[Any]):
        def cancel(self) -> bool:
            interrupt()
            return super().cancel()

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        if args[1].start == 0:
            future: Future[Any] = Future()
            future.set_result(fn(*args, **kwargs))
            return future
        if args[1].start > 1:
            interrupt()
        return self.Waiting()


def test_a_second_interruption_does_not_cost_what_is_finished(tmp_path: Path) -> None:
    class Bar:
        def __init__(self, total: int, unit: str) -> None:
            pass

        def update(self, number: int) -> None:
            pass

        def close(self) -> None:
            interrupt()

    path = tmp_path / "records.gz"
    with pytest.warns(StudyWarning, match="interrupted: the table holds the 1 of 50 games"):
        table = simulate(SHORT, 3, 50, executor=Impatient(), workers=2, progress=Bar, keep="all", path=path)
    assert set(table.game) == {0}
    assert table.attrs["interrupted"] is True
    assert Records(path).numbers == (0,)
    with pytest.raises(KeyboardInterrupt):  # it is over, and interruptions are what they were
        interrupt()


def test_whoever_insists_is_heard() -> None:
    with Interrupts() as interrupts:
        interrupts.enough()
        for _ in range(5):
            interrupt()
        with pytest.raises(KeyboardInterrupt):
            interrupt()
