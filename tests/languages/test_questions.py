"""Questions in other languages: nothing English is left in what the page gets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from sab_widget import MineWidget
from sab_widget.ask import exercises

_KNOWN = re.compile(r"\b(?:Ada|Ben|Cleo|Dan|Eva|Enter|[NESWL]+(?:\|[NESW]+)*)\b|\{\w+\}")


def _texts(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for name, each in value.items():
            yield from _texts(each, f"{path}/{name}")
    elif isinstance(value, list):
        for each in value:
            yield from _texts(each, path)


@pytest.mark.parametrize("language", ["ru", "be", "ar"])
def test_no_english_is_left_in_an_exercise(language: str) -> None:
    read = 0
    for question in exercises():
        widget = MineWidget(question, language=language)
        assert widget.scene["language"] == language
        for path, text in _texts(widget.live):
            if path not in {"/mode", "/ask/question/kind"}:
                assert not re.search("[A-Za-z]{2,}", _KNOWN.sub("", text)), f"{question.name}: {path}: {text}"
                read += 1
    assert read > 200
