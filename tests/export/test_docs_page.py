"""The Python in docs/export.md runs, and what the page says of sizes is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from sab_widget import samples
from sab_widget.export import to_html
from sab_widget.export.animation import AT_THE_END, LONGEST
from sab_widget.export.animation import MOST_PIXELS as MOST_MOVING
from sab_widget.export.frame import NATURAL
from sab_widget.export.pixels import MOST_PIXELS
from tests.conftest import ROOT

TEXT = (ROOT / "docs/export.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def test_its_code_runs_and_saves_what_it_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for block in BLOCK.finditer(TEXT):
        line = TEXT.count("\n", 0, block.start(1))
        exec(compile("\n" * line + block[1], "export.md", "exec"), names)  # noqa: S102  (our own page)
    named = set(re.findall(r'"(\w+\.\w+)"', "".join(BLOCK.findall(TEXT))))
    assert {path.name for path in tmp_path.iterdir()} == named


def test_numbers_are_those_of_the_code() -> None:
    assert f"({NATURAL} when left out)" in TEXT
    assert f"{MOST_PIXELS // 10**6} million pixels" in TEXT
    assert f"{MOST_MOVING // 10**6} million for all turns" in TEXT
    assert f"no longer than {LONGEST:.0f} seconds" in TEXT
    assert AT_THE_END == 2, "the page says: two seconds more"


def test_sizes_are_what_it_says() -> None:
    record = samples.diggers_win()
    one, every = (len(to_html(record, viewers=viewers).encode()) for viewers in ([None], "all"))
    assert one == pytest.approx(100_000, rel=0.1)
    said = int(re.findall(r"some (\d+) kB more than one", TEXT)[0])
    assert every - one == pytest.approx(1000 * said, rel=0.5)
