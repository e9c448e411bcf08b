"""An exercise sheet: questions one after the other, with points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple, overload

from sab_widget.ask.displayed import Displayed
from sab_widget.ask.errors import BadQuestion
from sab_widget.ask.questions import Question
from sab_widget.model.errors import shown
from sab_widget.model.names import is_text

MOST: Final = 100
"""Questions on a sheet."""


class Progress(NamedTuple):
    """How far somebody has come."""

    answered: int
    """Questions that were answered at all."""
    correct: int
    """Questions whose last answer is right."""
    questions: int
    points: int
    """The points of those that are right."""
    most: int
    """The points that there are."""


class Sheet(Displayed):
    """Questions to be answered one after the other, in any order.

    >>> from sab_widget import Mine, ask
    >>> sheet = ask.Sheet([ask.where(Mine(), "EW"), ask.where(Mine(), "NS")])
    >>> sheet[0].answer = [(1, 0), (-1, 0)]
    >>> sheet.progress.correct, sheet.progress.questions
    (1, 2)

    Args:
        questions: Each once; those that `ask` makes.
        title: What the sheet is called.

    Raises:
        BadQuestion: There is none, something is no question, one stands there twice, or `title` is no text.
    """

    def __init__(self, questions: Iterable[Question], title: str = "") -> None:
        given: object = questions
        listed = tuple(given) if isinstance(given, Iterable) else ()
        found = tuple(each for each in listed if isinstance(each, Question))
        strange = [each for each in listed if not isinstance(each, Question)]
        if strange:
            raise BadQuestion(f"{shown(strange[0])} is no question: make one with ask.where, ask.own and their like")
        if not 1 <= len(found) <= MOST or len(set(map(id, found))) < len(found):
            raise BadQuestion(f"a sheet has 1 to {MOST} questions, each once")
        if not is_text(title):
            raise BadQuestion(f"the title of a sheet is a text of whole characters, not {shown(title)}")
        self.questions = found
        self.title = title
        self.at = 0
        """The number of the question that is shown, from 0."""

    @property
    def question(self) -> Question:
        """The question that is shown."""
        return self.questions[self.at]

    @property
    def progress(self) -> Progress:
        """How far it is answered."""
        right = [question for question in self.questions if question.correct]
        return Progress(
            sum(question.correct is not None for question in self.questions),
            len(right),
            len(self.questions),
            sum(question.points for question in right),
            sum(question.points for question in self.questions),
        )

    def rows(self) -> list[dict[str, Any]]:
        """For a table: for each question its kind, text, answer, whether that is right, attempts and points."""
        return [
            {
                "kind": question.kind,
                "text": question.text,
                "answer": question.answer,
                "correct": question.correct,
                "attempts": len(question.attempts),
                "points": question.points if question.correct else 0,
                "most": question.points,
            }
            for question in self.questions
        ]

    def open(self, number: object) -> Question:
        """Show another question; raises `BadQuestion` when there is none of that number (from 0)."""
        if type(number) is not int or not 0 <= number < len(self.questions):
            raise BadQuestion(f"there is no question {shown(number)} here: they are 0 to {len(self.questions) - 1}")
        self.at = number
        return self.question

    def __len__(self) -> int:
        return len(self.questions)

    def __iter__(self) -> Iterator[Question]:
        return iter(self.questions)

    @overload
    def __getitem__(self, number: int) -> Question: ...
    @overload
    def __getitem__(self, number: slice) -> tuple[Question, ...]: ...
    def __getitem__(self, number: int | slice) -> Question | tuple[Question, ...]:
        return self.questions[number]

    def __repr__(self) -> str:
        done = self.progress
        name = f" {self.title!r}" if self.title else ""
        return f"<Sheet{name}: {done.correct} of {done.questions} questions right, {done.points} of {done.most} points>"
