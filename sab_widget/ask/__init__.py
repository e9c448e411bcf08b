"""Questions about a position, answered and explained by the rules: to learn, to teach and to grade.

>>> from sab_widget import Mine, ask
>>> question = ask.where(Mine(), "NS")
>>> question.answer = [(0, -1), (1, 0)]
>>> print(question.explain())
Not quite.
Wrong: 1, 0. The west edge does not fit the card at 0, 0: a tunnel would end at a wall. None of its open edges meets ...
Missed: 0, 1. Its north edge meets a connected tunnel of the card at 0, 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sab_widget.model.later import names_later

if TYPE_CHECKING:
    from sab_widget.ask.doing import may
    from sab_widget.ask.errors import BadAnswer, BadQuestion
    from sab_widget.ask.form import Choice, Grade, Number
    from sab_widget.ask.goals import turned_up
    from sab_widget.ask.kinds import KINDS, question
    from sab_widget.ask.own_words import own
    from sab_widget.ask.placing import Judgement, legal, where
    from sab_widget.ask.questions import Attempt, Question
    from sab_widget.ask.sharing import gold
    from sab_widget.ask.sheet import Progress, Sheet
    from sab_widget.ask.shipped import exercises
    from sab_widget.ask.ways import Walk, way

__all__ = [
    "KINDS",
    "Attempt",
    "BadAnswer",
    "BadQuestion",
    "Choice",
    "Grade",
    "Judgement",
    "Number",
    "Progress",
    "Question",
    "Sheet",
    "Walk",
    "exercises",
    "gold",
    "legal",
    "may",
    "own",
    "question",
    "turned_up",
    "way",
    "where",
]

_PLACES: Final = {
    "may": "doing",
    "turned_up": "goals",
    "own": "own_words",
    "gold": "sharing",
    "exercises": "shipped",
    **dict.fromkeys(("BadAnswer", "BadQuestion"), "errors"),
    **dict.fromkeys(("Choice", "Grade", "Number"), "form"),
    **dict.fromkeys(("Judgement", "legal", "where"), "placing"),
    **dict.fromkeys(("Attempt", "Question"), "questions"),
    **dict.fromkeys(("Progress", "Sheet"), "sheet"),
    **dict.fromkeys(("Walk", "way"), "ways"),
    **dict.fromkeys(("KINDS", "question"), "kinds"),
}
"""Where each name comes from."""

__getattr__, __dir__ = names_later(globals(), _PLACES)
