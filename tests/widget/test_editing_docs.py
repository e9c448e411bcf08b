"""The Python in docs/explore.md runs, and what the page says of keys and colours is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from sab_widget import Mine, MineWidget
from sab_widget.editing import Editor
from sab_widget.editing.hands import DEEDS
from sab_widget.model.marks import COLOURS, as_mark, read_marks
from tests.conftest import ROOT

TEXT = (ROOT / "docs/explore.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def test_its_code_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for block in BLOCK.finditer(TEXT):
        if block[1] == "python":
            line = TEXT.count("\n", 0, block.start(2))
            exec(compile("\n" * line + block[2], "explore.md", "exec"), names)  # noqa: S102  (our own page)
    assert [path.name for path in tmp_path.iterdir()] == ["lesson.json"]
    printed = capsys.readouterr().out
    assert "The west edge does not fit the card at 2,0" in printed
    assert "[%csl G3,-1 B8,0] [%cal R0,0>3,-1]" in printed


def test_its_example_of_a_comment_is_one() -> None:
    (example,) = [block[2] for block in BLOCK.finditer(TEXT) if block[1] == "text"]
    text, marks = read_marks(example.strip())
    assert text == "Here the mine was cut off."
    assert list(map(str, marks)) == ["R4,0", "G3,0>5,0", "B0,0>3,0"]


def test_colours_and_steps_are_those_of_the_code() -> None:
    assert f"({', '.join(COLOURS.values())})" in TEXT
    assert [as_mark(f"{letter}1,0").colour for letter in COLOURS] == list(COLOURS.values())
    for name in re.findall(r"`(\w+)`", TEXT[TEXT.index("It can `lay`") : TEXT.index("**As text**")]):
        assert callable(getattr(Editor, name)), name


def test_every_deed_and_field_of_the_page_is_written_down() -> None:
    page = (ROOT / "docs/scene.md").read_text(encoding="utf-8")
    section = page[page.index("### Setting up a mine") :]
    for deed, fields in DEEDS.items():
        assert f"`{deed}`" in section or f'"do": "{deed}"' in section
        for field in fields:
            assert f"`{field}`" in section or f'"{field}":' in section
    for field in MineWidget(Mine()).live["explore"]:
        assert f"`{field}`" in section
