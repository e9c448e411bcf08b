"""A teacher's own questions."""

from __future__ import annotations

from typing import Any

import pytest

from sab_widget import Game, Mine, ask
from sab_widget.model import BadPlayers
from tests.ask.kit import DIGGERS, cells


def test_cells_to_mark() -> None:
    question = ask.own(
        "Mark the goals.",
        Mine(),
        kind="cells",
        solution=[(8, -2), (8, 0), (8, 2)],
        why={(0, 0): "That is the start."},
        explanation="Goals lie face down in the last column.",
        title="Goals",
        hint="Look to the east.",
    )
    question.answer = [(8, 0), (0, 0)]
    assert "Wrong: 0, 0. That is the start." in question.explain()
    assert question.explain().endswith("Goals lie face down in the last column.")
    question.answer = {(8, -2), (8, 0), (8, 2)}
    assert [attempt.correct for attempt in question.attempts] == [False, True]
    data = question.to_json()
    assert (data["title"], data["text"], data["aid"]) == ("Goals", "Mark the goals.", "Look to the east.")


def test_one_option_several_options_and_a_number() -> None:
    one = ask.own("Who wins?", Mine(), kind="one", options=["diggers", "saboteurs"], solution="diggers")
    one.answer = "saboteurs"
    assert (one.answer, one.correct) == ("saboteurs", False)
    several = ask.own(
        "Which are tools?", Mine(), kind="several", options=["cart", "cat", "lantern"], solution=["cart", "lantern"],
        why={"cat": "A cat is an animal."},
    )  # fmt: skip
    several.answer = ["cat", "cart"]
    assert several.answer == {"cat", "cart"}
    assert "Wrong: cat. A cat is an animal." in several.explain()
    number = ask.own("How many goals?", Mine(), kind="number", solution=3, why={None: "Count them."})
    number.answer = 4
    assert (number.answer, number.correct) == (4, False)
    assert "Count them." in number.explain()
    number.answer = 3
    assert number.correct


def test_a_table_is_shown_through_the_eyes_that_the_teacher_names() -> None:
    options: dict[str, Any] = {"kind": "number", "solution": 5}
    everyone = ask.own("How many players?", DIGGERS, turn=3, **options).scene("en")
    ben = ask.own("How many players?", DIGGERS, turn=3, viewer=1, **options).scene("en")
    view = ask.own("How many players?", Game(5, seed=1).view(2), **options).scene("en")
    assert [scene["viewer"] for scene in (everyone, ben, view)] == [None, 1, 2]
    assert [scene["tracks"]["hand 0"][-1][1]["cards"] is None for scene in (everyone, ben, view)] == [False, True, True]
    with pytest.raises(BadPlayers):
        ask.own("?", DIGGERS, viewer=7, **options)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"kind": "essay", "solution": ""}, "there is no kind 'essay'"),
        ({"kind": "cells", "solution": [(99, 0)]}, "is no answer to this question"),
        ({"kind": "cells", "solution": 7}, "is no answer to this question"),
        ({"kind": "number", "solution": "7"}, "is no whole number"),
        ({"kind": "one", "options": ["a"], "solution": "a"}, "2 to 40 options"),
        ({"kind": "one", "options": ["a", "a"], "solution": "a"}, "each once"),
        ({"kind": "one", "options": ["a", "b"], "solution": "c"}, "is no answer to this question"),
        ({"kind": "several", "options": ["a", "b"], "solution": "a"}, "is no answer to this question"),
        ({"kind": "several", "options": ["a", 3], "solution": ["a"]}, "options are texts"),
        ({"kind": "several", "options": ["a", "b"], "solution": None}, "is no answer to this question"),
        ({"kind": "several", "options": ["a", "b"], "solution": True}, "is no answer to this question"),
        ({"kind": "several", "options": ["a", "b"], "solution": [["a"]]}, "is no answer to this question"),
        ({"kind": "cells", "solution": [], "options": 3}, "options are a list of texts, not 3"),
        ({"kind": "one", "solution": "a", "options": "ab"}, "options are a list of texts, not 'ab'"),
        ({"kind": "one", "solution": "a", "options": ["a", ["b"]]}, "options are texts"),
        ({"kind": "one", "solution": "a", "options": ["a", "\ud83d"]}, "options are texts of whole characters"),
        ({"kind": "cells", "solution": [], "why": True}, "why is told by what it explains"),
        ({"kind": "cells", "solution": [], "why": "x"}, "why is told by what it explains"),
        ({"kind": "cells", "solution": [], "why": {(1, 0): [1]}}, "why something is right or wrong is a text"),
        ({"kind": "cells", "solution": [], "why": {(1, 0): "\ud83d"}}, "is a text of whole characters"),
        ({"kind": "cells", "solution": [], "title": "\ud83d"}, "the title of a question is a text of whole characters"),
        ({"kind": "cells", "solution": [], "hint": "\ud83d"}, "the hint of a question is a text of whole characters"),
        ({"kind": "cells", "solution": [], "explanation": "\ud83d"}, "the explanation of a question is a text"),
        ({"kind": "cells", "solution": [], "why": {"x": "y"}}, "why is told for each cell"),
        ({"kind": "cells", "solution": [], "title": 3}, "the title of a question is a text"),
        ({"kind": "cells", "solution": [], "points": -1}, "a whole number of points"),
        ({"kind": "cells", "solution": [], "viewer": 0}, "a mine has no seats"),
    ],
)
def test_what_makes_no_sense_is_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(ask.BadQuestion, match=said):
        ask.own("A question?", Mine(), **options)


def test_half_a_character_is_no_text_of_a_question() -> None:
    with pytest.raises(ask.BadQuestion, match="the text of a question is a text of whole characters"):
        ask.own("Who? \ud83d", Mine(), kind="number", solution=1)


def test_words_of_a_teacher_stay_as_they_are() -> None:
    question = ask.own("<b>Wo?</b>", Mine(), kind="cells", solution=[(8, 0)], title="Frage")
    assert question.to_json("ru")["text"] == "<b>Wo?</b>"
    assert question.solution == cells((8, 0))
