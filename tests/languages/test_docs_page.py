"""The page of languages says what the code does."""

from __future__ import annotations

import re

import pytest

from sab_widget.languages import LANGUAGES
from tests.conftest import ROOT

PAGE = (ROOT / "docs" / "languages.md").read_text(encoding="utf-8")


def test_its_code_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for block in re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE):
        exec(block, names)  # noqa: S102  # our own
    told = capsys.readouterr().out.splitlines()
    assert told[:2] == ["Ada liek ES laukā 0, −1.", "rtl الجولة 1"]
    assert told[-2:] == ["be", "5 карт"]


def test_its_example_stands_in_the_catalogue() -> None:
    example = re.search(r"^(scene-paid-one =\n.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert example
    text = (ROOT / "sab_widget/languages/en/scene.ftl").read_text(encoding="utf-8")
    assert example[1] in text


def test_it_names_every_room() -> None:
    rooms = {path.name for code in LANGUAGES for path in (ROOT / "sab_widget/languages" / code).glob("*.ftl")}
    assert rooms == {"core.ftl", "scene.ftl", "play.ftl", "explore.ftl", "ask.ftl", "export.ftl"}
    for room in rooms:
        assert room in PAGE
