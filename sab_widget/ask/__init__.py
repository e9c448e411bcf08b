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

from typing import TYPE_CHECKING, Any

from sab_widget.ask.doing import may
from sab_widget.ask.errors import BadAnswer, BadQuestion
from sab_widget.ask.form import Choice, Grade, Number
from sab_widget.ask.goals import turned_up
from sab_widget.ask.kinds import KINDS
from sab_widget.ask.own_words import own
from sab_widget.ask.placing import Judgement, legal, where
from sab_widget.ask.questions import Attempt, Question
from sab_widget.ask.sharing import gold
from sab_widget.ask.sheet import Progress, Sheet
from sab_widget.ask.shipped import exercises
from sab_widget.ask.ways import Walk, way
from sab_widget.model.errors import shown

if TYPE_CHECKING:
    from sab_widget.ask.positions import Source

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


def question(kind: str, position: Source, *, seed: int | str = 0, **options: Any) -> Question:
    """A question of a kind that is chosen by its name.

    >>> from sab_widget import Mine
    >>> question("where", Mine(), seed=3).kind
    'where'

    Args:
        kind: One of `KINDS`.
        position: A mine, a game as it stands, a view, or a record.
        seed: The same seed asks the same of the same position, everywhere.
        options: Those of the function of that name.

    Raises:
        BadQuestion: There is no such kind, it has no such option, or the position admits no such question.
    """
    make = KINDS.get(kind) if type(kind) is str else None
    if make is None:
        raise BadQuestion(f"there is no kind {shown(kind)} of question: it is one of {', '.join(KINDS)}")
    known = set(make.__kwdefaults__ or {}) | set(make.__code__.co_varnames[1 : make.__code__.co_argcount])
    unknown = sorted(set(options) - known)
    if unknown:
        raise BadQuestion(f"a question of the kind {kind!r} has no option {shown(unknown[0])}; it has {sorted(known)}")
    return make(position, seed=seed, **options)
