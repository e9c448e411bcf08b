"""A question in a widget: what the page gets, what becomes of its messages, and pages without a kernel."""

from __future__ import annotations

import base64
import json
import re
import zlib
from typing import Any

import pytest

from sab_widget import Mine, MineWidget, ask
from sab_widget.export import BadExport
from tests.ask.kit import TOOLS, cells, one_of_each, record


class Spy(MineWidget):
    """A widget that keeps what it would send as messages."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self.said: list[str] = []
        super().__init__(*args, **kwargs)

    def problem(self, text: str) -> None:
        self.said.append(text)

    def hear(self, **message: Any) -> None:
        """Let it hear a message from the page."""
        self._handle_custom_msg(message, [])


def test_a_question_is_shown_by_itself() -> None:
    question = ask.where(Mine(), "NS")
    widget = question.widget
    assert question.widget is widget
    assert widget.live["mode"] == "ask"
    assert widget.live["ask"]["question"] == question.to_json()
    assert "sheet" not in widget.live
    bundle = question._repr_mimebundle_()
    assert {"application/vnd.jupyter.widget-view+json", "image/svg+xml"} <= set(bundle[0])


def test_an_answer_of_the_page_reaches_the_question() -> None:
    question = ask.where(Mine(), "NS")
    widget = Spy(question)
    widget.hear(kind="answer", at=0, cells=[[0, 1]], fields=[], correct=True)
    assert question.answer == cells((0, 1))
    assert question.correct is False, "what Python says counts, not what the page says"
    assert widget.live["ask"]["attempts"] == 1
    assert widget.live["ask"]["given"] == {"cells": [[0, 1]], "fields": []}
    assert widget.live["ask"]["correct"] is False
    widget.hear(kind="reveal answer", at=0)
    assert question.opened
    assert widget.live["ask"]["opened"] is True
    assert widget.said == []


def test_an_answer_in_python_reaches_the_page() -> None:
    question = ask.may(record(TOOLS))
    widget = Spy(question)
    question.answer = question.solution
    assert widget.live["ask"]["correct"] is True
    question.reset()
    assert widget.live["ask"]["attempts"] == 0
    other = Spy(question)
    question.answer = []
    assert other.live["ask"]["attempts"] == widget.live["ask"]["attempts"] == 1


def test_a_sheet_turns_over() -> None:
    sheet = ask.Sheet(one_of_each(), "Monday")
    widget = Spy(sheet)
    sheet[2].answer = sheet[2].solution
    assert [item["correct"] for item in widget.live["sheet"]["items"]] == [None, None, True, None, None, None]
    widget.hear(kind="open question", at=4)
    assert sheet.at == 4
    assert widget.live["ask"]["at"] == 4
    assert widget.scene["players"] == ["Ben", "Cleo", "Ada"]
    assert widget.scene["viewer"] == 2
    widget.hear(kind="answer", at=4, cells=[], fields=[[0, 1]])
    assert len(sheet[4].attempts) == 1
    assert widget.said == []


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "answer"},
        {"kind": "answer", "at": 1, "cells": [], "fields": []},
        {"kind": "answer", "at": "0", "cells": [], "fields": []},
        {"kind": "answer", "at": 0, "cells": [[99, 99]], "fields": []},
        {"kind": "answer", "at": 0, "cells": "all", "fields": []},
        {"kind": "answer", "at": 0, "cells": [], "fields": [[1]]},
        {"kind": "reveal answer"},
        {"kind": "reveal answer", "at": 5},
        {"kind": "open question", "at": 77},
        {"kind": "open question", "at": [1]},
        {"kind": "open question"},
        {"kind": "open sesame", "at": 0},
        {"kind": ["answer"]},
        {},
        17,
    ],
)
def test_nonsense_is_answered_in_words_and_changes_nothing(message: Any) -> None:
    sheet = ask.Sheet(one_of_each())
    widget = Spy(sheet)
    before = json.dumps(widget.live)
    widget._handle_custom_msg(message, [])
    assert len(widget.said) == 1
    assert widget.said[0]
    assert json.dumps(widget.live) == before
    assert sheet.progress.answered == sheet.at == 0
    assert not sheet[0].opened


def test_a_thousand_messages_leave_it_alive() -> None:
    question = ask.where(Mine(), "NS")
    widget = Spy(question)
    for _ in range(1100):
        widget.hear(kind="answer", at=0, cells=[], fields=[])
    assert len(question.attempts) == 1000
    assert 1 <= len(widget.said) <= 100
    question.reset()
    question.answer = question.solution
    assert widget.live["ask"]["correct"] is True


def contents(page: str) -> dict[str, Any]:
    """What is packed into a page."""
    found = re.search(r'<script type="text/plain" id="game">([^<]*)</script>', page)
    assert found
    data: dict[str, Any] = json.loads(zlib.decompress(base64.b64decode(found[1])))
    return data


def test_a_page_holds_every_question_unanswered() -> None:
    sheet = ask.Sheet(one_of_each(), "Monday")
    sheet[0].answer = []
    sheet.open(3)
    page = sheet.to_html()
    assert "<title>Monday</title>" in page
    lives = contents(page)["lives"]
    assert [live["ask"]["at"] for live in lives] == list(range(6))
    assert all(live["ask"]["attempts"] == 0 and live["ask"]["given"] is None for live in lives)
    assert all(item["correct"] is None for live in lives for item in live["sheet"]["items"])
    assert [live["ask"]["question"]["text"] for live in lives] == [question.text for question in sheet]
    assert len(contents(page)["scenes"]) == 6
    assert len(page.encode()) < 250_000


def test_one_question_is_a_page_too(tmp_path: Any) -> None:
    question = ask.where(Mine(), "NS")
    question.to_html(tmp_path / "page")
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert contents(page)["lives"] == [question.widget.live]
    assert "<title>Where may it lie?</title>" in page
    with pytest.raises(BadExport, match="leave viewers out"):
        question.to_html(viewers=[0])


def test_importing_the_package_does_not_load_questions() -> None:
    import subprocess
    import sys

    code = "import sab_widget, sys; sys.exit('sab_widget.ask' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
