"""The tool that writes the ladder of players into the docs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import make_ladder


def test_the_ladder_is_written_between_its_marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "players.md"
    page.write_text("before\n<!-- ladder -->\nold\n<!-- /ladder -->\nafter\n", encoding="utf-8")
    monkeypatch.setattr(make_ladder, "PAGE", page)
    make_ladder.main(["--games", "4", "--seed", "3", "--seats", "4", "--iterations", "1", "--processes", "2"])
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n<!-- ladder -->\n" + make_ladder.HEAD)
    assert text.endswith(
        "Made by `python -m tools.make_ladder --games 4 --seed 3 --seats 4 --iterations 1`.\n<!-- /ladder -->\nafter\n"
    )
    rows = re.findall(
        r"^\| (.+?) \|.* \d+% \(\d+% to \d+%\) \| \d\.\d\d \((?:\d|nan).* to .*\) \|$", text, re.MULTILINE
    )
    assert set(rows) == {"Random", "ByRole", "Believer", "Search, 1 iterations"}
    assert "old" not in text


def test_a_page_without_marks_is_not_touched() -> None:
    with pytest.raises(SystemExit, match="has no place for the ladder"):
        make_ladder.written("nothing here", "text")
