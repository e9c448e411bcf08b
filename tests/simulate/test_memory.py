"""The memory of whoever asks grows with the table, and with nothing else."""

from __future__ import annotations

import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from sab_widget.simulate import Records, simulate
from tests.simulate.kit import SHORT

FEW, MANY = 100, 300


def peak(games: int, **options: Any) -> tuple[int, int]:
    """The highest number of bytes that were held, and those of the table."""
    tracemalloc.start()
    table = simulate(SHORT, 3, games, executor=2, progress=False, **options)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most, int(table.memory_usage(index=False).sum())


@pytest.fixture(scope="module", autouse=True)
def warm() -> None:
    """What is loaded once is not to be counted."""
    simulate(SHORT, 3, 10, executor=2, progress=False)


def test_it_grows_as_the_table_does() -> None:
    few, many = peak(FEW), peak(MANY)
    assert many[0] - few[0] < 4 * (many[1] - few[1])


def test_records_that_are_kept_are_never_all_held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sab_widget.simulate.run.Run._chunk", lambda self: 5)  # little is under way at a time
    path = tmp_path / "study.gz"
    most, _ = peak(MANY, keep="all", path=path)
    bare, _ = peak(MANY)
    assert len(Records(path)) == MANY
    assert most - bare < path.stat().st_size / 2
