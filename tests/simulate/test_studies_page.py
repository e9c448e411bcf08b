"""docs/studies.md says what the code does, and its Python runs."""

from __future__ import annotations

import re
import warnings
from pathlib import Path
from typing import Any

import pytest

from sab_widget.simulate.columns import COLUMNS, Column
from sab_widget.simulate.study import PATIENCE
from sab_widget.simulate.tournament import STANDINGS
from tests.conftest import ROOT
from tests.test_docs import rows

PAGE = ROOT / "docs" / "studies.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def test_python_on_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = PAGE.read_text(encoding="utf-8")
    names: dict[str, Any] = {"__name__": "__main__"}
    blocks = list(BLOCK.finditer(text))
    assert len(blocks) > 5
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for block in blocks:
            line = text.count("\n", 0, block.start(1))
            exec(compile("\n" * line + block[1], PAGE.name, "exec"), names)  # noqa: S102  (our own page)
    assert names["failed"]
    assert "answered None" in names["failed"][0].what


@pytest.mark.parametrize(("first", "columns"), [("column", COLUMNS), ("column of `tournament`", STANDINGS)])
def test_every_column_is_described_as_the_code_has_it(first: str, columns: tuple[Column, ...]) -> None:
    found = rows(PAGE.name, f"| {first} | kind | what it holds |")
    assert found == [[f"`{column.name}`", column.kind, column.what] for column in columns]


def test_the_page_names_the_time_that_a_player_has() -> None:
    assert f"({PATIENCE:.0f} seconds for one action" in PAGE.read_text(encoding="utf-8")
