"""The Python in docs/ask.md runs, and its tables are those of the code."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from sab_widget import ask
from tests.conftest import ROOT

TEXT = (ROOT / "docs/ask.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def test_its_code_runs_and_prints_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for block in BLOCK.finditer(TEXT):
        line = TEXT.count("\n", 0, block.start(1))
        exec(compile("\n" * line + block[1], "ask.md", "exec"), names)  # noqa: S102  (our own page)
    assert [path.name for path in tmp_path.iterdir()] == ["monday.html"]
    printed = capsys.readouterr().out.splitlines()
    told = [part for block in BLOCK.findall(TEXT) for part in re.findall(r"print\(.*\)  # (.*)$", block, re.MULTILINE)]
    told += [part for block in BLOCK.findall(TEXT) for part in re.findall(r"^# (.*?)(?: …)?$", block, re.MULTILINE)]
    assert len(told) == len(printed)
    for line in told:
        assert any(each.startswith(line) for each in printed), line


def test_the_exercises_are_those_of_the_code() -> None:
    rows = re.findall(r"^\| `(\w+)` \| `(\w+)` \| (\d) \|", TEXT, re.MULTILINE)
    assert rows == [(question.name, question.kind, str(question.level)) for question in ask.exercises()]


def test_every_kind_is_told() -> None:
    assert re.findall(r"^\| `ask\.(\w+)\(", TEXT, re.MULTILINE) == list(ask.KINDS)
