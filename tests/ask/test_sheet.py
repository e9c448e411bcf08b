"""Exercise sheets, questions of all kinds, and what a grader reads."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from sab_widget import Mine, ask
from sab_widget.ask.form import Filled
from tests.ask.kit import DIGGERS, one_of_each


def test_a_sheet_counts_answers_and_points() -> None:
    sheet = ask.Sheet(one_of_each(), "Monday")
    assert sheet.progress == ask.Progress(0, 0, 6, 0, 6)
    sheet[0].points = 3
    sheet[0].answer = sheet[0].solution
    sheet[1].answer = True
    assert sheet.progress == ask.Progress(answered=2, correct=1, questions=6, points=3, most=8)
    rows = sheet.rows()
    assert [row["kind"] for row in rows] == list(ask.KINDS)
    assert [row["correct"] for row in rows] == [True, False, None, None, None, None]
    assert [row["attempts"] for row in rows] == [1, 1, 0, 0, 0, 0]
    assert repr(sheet) == "<Sheet 'Monday': 1 of 6 questions right, 3 of 8 points>"
    assert list(sheet) == list(sheet[:])
    assert len(sheet) == 6


@pytest.mark.parametrize("questions", [[], "abc", [1], None, [ask.where(Mine(), "EW")] * 2])
def test_what_is_no_list_of_questions_is_refused(questions: object) -> None:
    with pytest.raises(ask.BadQuestion):
        ask.Sheet(questions)  # type: ignore[arg-type]


def test_there_is_no_question_beyond_the_last() -> None:
    sheet = ask.Sheet(one_of_each())
    assert sheet.open(5).kind == "gold"
    for number in (6, -1, "1", None, True, 2.0):
        with pytest.raises(ask.BadQuestion, match="there is no question"):
            sheet.open(number)
    assert sheet.at == 5


def test_kinds_go_by_their_names() -> None:
    assert ask.question("where", Mine(), face="NS").text == ask.where(Mine(), "NS").text
    for kind in ask.KINDS:
        assert ask.question(kind, DIGGERS, seed=4, turn=91).kind == kind
    with pytest.raises(ask.BadQuestion, match="there is no kind 'why' of question: it is one of where, legal"):
        ask.question("why", Mine())
    with pytest.raises(ask.BadQuestion, match="has no option 'colour'"):
        ask.question("where", Mine(), colour="red")


@pytest.mark.parametrize("number", range(6))
def test_a_page_gets_all_it_needs_to_grade_and_to_explain(number: int) -> None:
    """What is right, and for everything that could be wrong a reason, as plain JSON."""
    question = one_of_each()[number]
    data = json.loads(json.dumps(question.to_json()))
    marking, fields = data["marking"], data["fields"]
    solution = question.form.solution.to_json()
    if marking is not None:
        assert solution["cells"] == marking["sets"][0]
        assert all(marking["why"].values())
        assert {i for why in marking["why"].values() for i in why} == set(range(len(marking["sentences"])))
    for field, value in zip(fields, solution["fields"], strict=True):
        if "choices" in field:
            assert value == [i for i, choice in enumerate(field["choices"]) if choice["right"]]
            # A reason that holds, and is its own sentence, needs no other.
            assert all(choice["why"] or choice["right"] for choice in field["choices"])
        else:
            assert value == field["right"] <= field["most"]
    assert marking or fields


@pytest.mark.parametrize("number", range(6))
def test_an_answer_as_a_page_sends_it_is_graded_like_one_in_python(number: int) -> None:
    sent, said = one_of_each()[number], one_of_each()[number]
    said.answer = said.solution
    grade = sent.receive({"kind": "answer", **sent.form.solution.to_json()})
    assert grade.correct
    assert sent.attempts == said.attempts
    assert sent.grade(sent.solution).correct
    assert len(sent.attempts) == 1
    fields = [None if isinstance(value, int) else frozenset[int]() for value in sent.form.solution.fields]
    assert not sent.receive(Filled(frozenset(), tuple(fields)).to_json()).correct
    assert sent.explain()


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"cells": []},
        {"cells": {}, "fields": []},
        {"cells": [], "fields": [[]]},
        {"cells": [[1]], "fields": [[], []]},
        {"cells": [[1, 0]], "fields": [[], []]},
        {"cells": [], "fields": [[0], [99]]},
        {"cells": [], "fields": [[0, 1], []]},
        {"cells": [], "fields": [["0"], []]},
        {"cells": [], "fields": [[True], []]},
        {"cells": [], "fields": [None, 3]},
    ],
)
def test_nonsense_from_a_page_is_refused_and_not_kept(data: object) -> None:
    question = ask.legal(Mine(), "NS", (1, 0))
    with pytest.raises(ask.BadAnswer):
        question.receive(data)
    assert question.attempts == ()
    assert question.correct is None


def test_answers_are_kept_up_to_a_number() -> None:
    question = ask.where(Mine(), "EW")
    for _ in range(1000):
        question.answer = []
    with pytest.raises(ask.BadAnswer, match="answered 1000 times already"):
        question.answer = []
    question.reset()
    assert (question.attempts, question.correct, question.opened) == ((), None, False)


def test_questions_of_a_record_can_be_made_at_every_turn() -> None:
    """Each kind either asks, and its solution is right, or says in words why it cannot."""
    refused, asked = [], set()
    for turn in range(3, 93, 11):
        for kind in ask.KINDS:
            try:
                question = ask.question(kind, DIGGERS, seed=turn, turn=turn)
            except ask.BadQuestion as error:
                refused.append(str(error))
                continue
            asked.add(kind)
            assert question.grade(question.solution).correct
            assert question.scene("en")["title"] == question.to_json()["title"]
    assert asked == set(ask.KINDS)
    assert all(len(words) > 20 for words in refused)


@pytest.mark.parametrize("points", ["x", float("nan"), True, -1, None])
def test_points_are_whole_numbers(points: object) -> None:
    question = ask.where(Mine(), "NS")
    with pytest.raises(ask.BadQuestion, match="a whole number of points"):
        question.points = points  # type: ignore[assignment]
    assert question.points == 1


def test_half_a_character_is_no_title() -> None:
    with pytest.raises(ask.BadQuestion, match="a text of whole characters"):
        ask.Sheet(one_of_each(), "\ud83d")


def test_what_is_closed_can_be_shown_again() -> None:
    question = ask.where(Mine(), "NS")
    for shown in (question, ask.Sheet([question])):
        first = shown.widget
        assert shown.widget is first
        first.close()
        assert shown._repr_mimebundle_()
        assert shown.widget is not first
        question.answer = [(0, 1)]
        assert shown.widget.live["ask"]["correct"] is False
        question.reset()


@pytest.mark.parametrize("number", range(len(one_of_each())))
def test_a_copy_is_a_question_of_its_own(number: int) -> None:
    question = one_of_each()[number]
    widget = question.widget
    unpickled = pickle.loads(pickle.dumps(question))  # noqa: S301  # our own
    for twin in (copy.copy(question), copy.deepcopy(question), unpickled):
        assert twin.to_json() == question.to_json()
        twin.said.title = "Another"
        twin.receive(twin.form.solution.to_json())
        assert (twin.correct, question.correct, widget.live["ask"]["attempts"]) == (True, None, 0)
        assert question.title != "Another"
        assert twin.widget is not widget
        assert twin.widget.live["ask"]["correct"] is True


def test_a_deep_copy_of_a_sheet_has_questions_of_its_own() -> None:
    sheet = ask.Sheet(one_of_each(), "Monday")
    _ = sheet.widget
    unpickled = pickle.loads(pickle.dumps(sheet))  # noqa: S301  # our own
    for twin in (copy.deepcopy(sheet), unpickled):
        twin[0].receive(twin[0].form.solution.to_json())
        assert (twin.progress.correct, sheet.progress.correct, twin.title) == (1, 0, "Monday")
        assert twin.widget is not sheet.widget
