"""A question in a widget: what the page may do about it, and what becomes of its answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from sab_widget.ask.errors import BadAnswer
from sab_widget.ask.questions import Question
from sab_widget.ask.sheet import Sheet
from sab_widget.model.errors import shown

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sab_widget.scene import Scene


class Stage(Protocol):
    """Where a question is shown."""

    @property
    def shown_language(self) -> str:
        """The language in which it is shown."""

    def show_question(self) -> None:
        """Show another question."""

    def tell_live(self) -> None:
        """Show what has become of the question."""


class Asking:
    """Asks one question, or those of a sheet.

    Args:
        source: A question or a sheet.
        stage: Where it is shown.
    """

    kinds: Final = ("answer", "reveal answer", "open question")

    def __init__(self, source: Question | Sheet, stage: Stage) -> None:
        self.sheet = source if isinstance(source, Sheet) else Sheet([source])
        self.alone = isinstance(source, Question)
        self._stage = stage
        for question in self.sheet:
            question.watch(self)

    def scene(self) -> Scene:
        """What is seen beside the question that is shown."""
        return self.sheet.question.scene(self._stage.shown_language)

    def answered(self) -> None:
        """A question was answered, in Python or in the page."""
        self._stage.tell_live()

    def live(self) -> dict[str, Any]:
        """The question with what is right and why, and what was answered so far."""
        question = self.sheet.question
        return {**self._page(question, self.sheet.at), **({} if self.alone else {"sheet": self._sheet()})}

    def fresh(self, number: int) -> dict[str, Any]:
        """The question of this number as `live` tells it, unanswered."""
        data = self.sheet[number].to_json(self._stage.shown_language)
        asked = {"question": data, "at": number, "attempts": 0, "given": None, "correct": None, "opened": False}
        return {"mode": "ask", "ask": asked, **({} if self.alone else {"sheet": self._sheet(fresh=True)})}

    def _page(self, question: Question, number: int) -> dict[str, Any]:
        asked = {
            "question": question.to_json(self._stage.shown_language),
            "at": number,
            "attempts": len(question.attempts),
            "given": None if question.filled is None else question.filled.to_json(),
            "correct": question.correct,
            "opened": question.opened,
        }
        return {"mode": "ask", "ask": asked}

    def _sheet(self, *, fresh: bool = False) -> dict[str, Any]:
        language = self._stage.shown_language
        return {
            "title": self.sheet.title,
            "items": [
                {
                    "title": question.voice(language)(question.said.title),
                    "points": question.points,
                    "correct": None if fresh else question.correct,
                }
                for question in self.sheet
            ],
        }

    def receive(self, message: Mapping[str, Any]) -> None:
        """Take an answer, or open what the page asks for.

        Raises:
            BadAnswer: It is no answer to the question that is shown.
            BadQuestion: There is no such question.
        """
        if message["kind"] == "open question":
            before = self.sheet.at
            self.sheet.open(message.get("at"))
            if self.sheet.at != before:
                self._stage.show_question()
            return
        number = message.get("at")
        if type(number) is not int or number != self.sheet.at:
            raise BadAnswer(f"question {shown(number)} is not the one that is asked, which is {self.sheet.at}")
        if message["kind"] == "answer":
            self.sheet.question.receive(message)
        else:
            self.sheet.question.open_answer()


class Paper:
    """A question or a sheet for a page without a kernel: unanswered, with all that is needed to grade and explain it.

    Args:
        source: A question or a sheet.
        language: The code of its language.
    """

    def __init__(self, source: Question | Sheet, language: str) -> None:
        self.shown_language = language
        asking = Asking(source, self)
        self.pages = [
            {"scene": question.scene(language), "live": asking.fresh(number)}
            for number, question in enumerate(asking.sheet)
        ]
        """For each question what is seen and what is asked."""

    def show_question(self) -> None:
        """Paper shows all of them."""

    def tell_live(self) -> None:
        """On paper, nobody answers in Python."""
