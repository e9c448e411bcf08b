"""Arrows and highlights in a widget: drawn, kept in a record's comments, and shown in pictures and pages."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sab_widget import Game, Mine, MineWidget, Record, SabError, samples
from sab_widget.model.errors import BadMark
from sab_widget.model.marks import read_marks
from sab_widget.scene import record_scene
from sab_widget.svg import draw
from sab_widget.widget_values import BadWidget
from tests.export.kit import contents, scenes
from tests.games import random_record
from tests.widget.live_kit import Wire


def branched() -> Record:
    """A game, and what could have been done instead after turn 4."""
    record = random_record(3, 1)
    game = record.branch(4)
    game.play(next(action for action in game.legal_actions() if action != record.steps[4].action))
    game.play(game.legal_actions()[0])
    return record.with_branch(game, "What if")


def comment_of(record: Record, turn: int) -> str | None:
    return record.comment if turn == 0 else record.steps[turn - 1].comment


def test_what_is_drawn_goes_into_the_comment_of_its_turn_and_comes_back(tmp_path: Any) -> None:
    record = samples.diggers_win()
    widget = MineWidget(record, turn=12)
    widget.annotate("G3,-1", ("red", (0, 0), (3, -1)))
    widget.annotate("B1,0", turn=0)
    marked = widget.record
    assert comment_of(marked, 12) == " ".join(filter(None, [comment_of(record, 12), "[%csl G3,-1] [%cal R0,0>3,-1]"]))
    marked.save(tmp_path / "marked.json")
    again = MineWidget(Record.load(tmp_path / "marked.json"))
    assert list(map(str, again.marks_at(12))) == ["G3,-1", "R0,0>3,-1"]
    assert list(map(str, again.marks_at(0))) == ["B1,0"]
    assert again.scene["turns"][0]["comment"] == record.comment
    assert Record.from_text(marked.to_text()) == marked
    assert [step.action for step in marked.steps] == [step.action for step in record.steps]
    assert record == samples.diggers_win()


def test_marks_replace_those_at_their_place_and_erasing_takes_all() -> None:
    widget = MineWidget(samples.diggers_win())
    widget.annotate("G3,-1", "G4,0")
    widget.annotate("R3,-1")
    assert widget.marks == {"0": ["G4,0", "R3,-1"]}
    again = MineWidget(widget.record)
    again.annotate("Y5,5")
    again.erase(turn=0)
    assert again.marks == {"0": []}
    assert again.record == samples.diggers_win()


def test_a_branch_has_marks_of_its_own_and_shares_those_before_it_leaves() -> None:
    widget, left = MineWidget(branched(), branch=[0]), 4
    widget.annotate("G1,0", turn=left)
    widget.annotate("R2,0", turn=left + 1)
    assert widget.marks == {str(left): ["G1,0"], f"0/{left + 1}": ["R2,0"]}
    marked = widget.record
    assert read_marks(comment_of(marked, left))[1]
    assert [str(mark) for mark in read_marks(marked.branches[0].steps[0].comment)[1]] == ["R2,0"]
    widget.branch = []
    assert widget.marks_at(left)
    assert not widget.marks_at(left + 1)


def test_through_the_eyes_of_a_seat_comments_and_their_marks_are_not_there() -> None:
    widget = MineWidget(samples.diggers_win())
    widget.annotate("G3,-1")
    assert "marks" in record_scene(widget.record)["turns"][0]
    assert "marks" not in record_scene(widget.record, 1)["turns"][0]
    (everyone,) = scenes(widget.to_html())
    assert everyone["turns"][0]["marks"] == ["G3,-1"]
    (seat,) = scenes(widget.to_html(viewers=[1]))
    assert "marks" not in seat["turns"][0]


def test_what_is_drawn_for_everyone_is_hidden_from_a_seat_and_comes_back() -> None:
    widget = MineWidget(samples.diggers_win(), turn=34, draw=True)
    plain = {seat: MineWidget(samples.diggers_win(), turn=34, viewer=seat, draw=True).svg() for seat in (None, 1)}
    widget.annotate("R0,0>8,0")
    drawn = widget.svg()
    assert drawn != plain[None]
    widget.viewer = 1
    assert (widget.get_state()["marks"], widget.marks_at()) == ({}, ())
    assert widget.svg() == plain[1]
    assert "R0,0>8,0" in str(comment_of(widget.record, 34))
    widget.annotate("G1,0")
    assert widget.svg() != plain[1]
    widget.viewer = 2
    assert widget.marks == {}
    widget.set_state({"viewer": None})
    assert widget.marks == {"34": ["R0,0>8,0"]}
    assert widget.svg() == drawn
    assert "G1,0" not in str(comment_of(widget.record, 34))
    widget.viewer = 1
    assert widget.marks == {"34": ["G1,0"]}


def test_marks_given_with_a_seat_are_hers() -> None:
    widget = MineWidget(samples.diggers_win(), viewer=1, marks={"3": ["G1,0"]})
    assert widget.marks == {"3": ["G1,0"]}
    assert widget.record == samples.diggers_win()
    widget.viewer = None
    assert widget.marks == {}


def test_who_shares_a_screen_sees_only_what_she_drew_herself() -> None:
    game = Game(["Ada", "Ben", "Cleo"], seed=1)
    widget = MineWidget(game, players={}, curtain=False)
    assert widget.viewer == 0
    widget.annotate("R0,0>8,0")
    for _ in range(2):
        game.play(game.legal_actions()[0])
        assert widget.marks == {}
    game.play(game.legal_actions()[0])
    assert (widget.viewer, widget.marks) == (0, {"0": ["R0,0>8,0"]})
    game.take_back(3)
    assert widget.marks == {"0": ["R0,0>8,0"]}


def test_behind_a_curtain_nothing_is_left_of_what_a_seat_drew() -> None:
    game = Game(["Ada", "Ben", "Cleo"], seed=1)
    widget = MineWidget(game, players={})
    wire = Wire(widget)
    widget.annotate("G1,0")
    assert (widget.viewer, widget.marks) == (None, {"0": ["G1,0"]})
    wire.ask("show", seat=0)
    assert (widget.viewer, widget.marks) == (0, {})
    widget.annotate("R0,0>8,0")
    game.play(game.legal_actions()[0])
    wire.ask("hand over")
    assert (widget.viewer, widget.marks) == (None, {"0": ["G1,0"]})
    wire.clear()
    wire.ask("show", seat=1)
    assert (widget.viewer, widget.marks) == (1, {})
    assert "8,0" not in json.dumps([data["state"].get("marks") for data in wire.data if data["method"] == "update"])


def test_what_the_page_draws_is_taken_over() -> None:
    widget = MineWidget(samples.diggers_win())
    widget.set_state({"marks": {"3": ["G1,0", "R1,0>2,0"]}})
    assert widget.marks == {"3": ["G1,0", "R1,0>2,0"]}


WRONG: list[object] = [
    5,
    [],
    {"3": "G1,0"},
    {"3": ["Q1,0"]},
    {"3": ["G1,0"] * 201},
    {"93": ["G1,0"]},
    {"-1": ["G1,0"]},
    {"7/3": ["G1,0"]},
    {"x": ["G1,0"]},
    {"3": ["G99999,0"]},
    {"3": [["green", [1, 0]]], "4": None},
    {str(number): ["G1,0"] for number in range(5000)},
]


@pytest.mark.parametrize("value", WRONG)
def test_nonsense_that_the_page_draws_is_answered_in_words(monkeypatch: pytest.MonkeyPatch, value: object) -> None:
    widget = MineWidget(samples.diggers_win(), marks={"3": ["G1,0"]})
    said: list[dict[str, Any]] = []
    monkeypatch.setattr(widget, "send", lambda content, buffers=None: said.append(content))
    widget.set_state({"marks": value, "turn": 5})
    assert (widget.marks, widget.turn) == ({"3": ["G1,0"]}, 5)
    assert [message["kind"] for message in said] == ["problem"]
    assert 0 < len(said[0]["text"]) < 300


@pytest.mark.parametrize("value", [5, None, {"1": ["X"]}, {"9999": ["G1,0"]}, {1: ["G1,0"]}])
def test_wrong_marks_from_python_are_refused_in_words(value: object) -> None:
    with pytest.raises(BadMark):
        MineWidget(samples.diggers_win(), marks=value)
    widget = MineWidget(samples.diggers_win())
    with pytest.raises(SabError):
        widget.marks = value  # type: ignore[assignment]


def test_a_mine_keeps_its_marks_in_the_widget_and_in_pages_and_has_no_record() -> None:
    widget = MineWidget(Mine())
    widget.annotate("Y8,0")
    assert widget.marks == {"0": ["Y8,0"]}
    with pytest.raises(BadWidget, match="a mine has no record"):
        _ = widget.record
    assert contents(widget.to_html())["traits"]["marks"] == {"0": ["Y8,0"]}


def test_still_pictures_show_the_marks() -> None:
    widget = MineWidget(samples.diggers_win(), theme="light")
    plain = widget.svg()
    widget.annotate("Y1,0")
    assert "#a87400" in widget.svg()
    assert "#a87400" not in plain
    assert "#a87400" in draw(record_scene(widget.record), 0, theme="light")
    widget.erase()
    assert widget.svg() == plain


def test_marks_outside_of_the_picture_are_left_out() -> None:
    widget = MineWidget(Mine(), theme="light")
    plain = widget.svg()
    widget.annotate("Y500,0", "R0,0>0,500")
    assert widget.svg() == plain


def test_marks_on_turns_that_were_taken_back_go_with_them() -> None:
    game = Game(3, seed=1)
    widget = MineWidget(game)
    game.play(game.legal_actions()[0])
    widget.update()
    widget.annotate("G1,0", turn=1)
    widget.annotate("G2,0", turn=0)
    game.take_back()
    widget.update()
    assert widget.marks == {"0": ["G2,0"]}
