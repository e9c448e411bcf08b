"""One question: what is asked, what is right, what somebody has answered, and what the model says about it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, Protocol
from weakref import WeakSet

from sab_widget.ask.displayed import Displayed
from sab_widget.ask.errors import BadAnswer, BadQuestion
from sab_widget.ask.form import MISSED, RIGHT, WRONG, Filled, Form, Grade
from sab_widget.ask.texts import Voice, said
from sab_widget.model.cells import Cell, as_cell
from sab_widget.model.errors import shown

if TYPE_CHECKING:
    from sab_widget.ask.positions import Position
    from sab_widget.ask.texts import Text
    from sab_widget.model.faces import Face
    from sab_widget.scene import Scene


MOST_ATTEMPTS: Final = 1_000
"""Answers to one question that are kept."""


class Attempt(NamedTuple):
    """One answer that was given."""

    answer: Any
    """In the values of its kind of question, as `Question.solution`."""
    correct: bool


@dataclass(slots=True)
class Texts:
    """What is said of a question, before a language is chosen."""

    title: Text
    text: Text
    intro: Text = ""
    """What leads to the question."""
    hint: Text | None = None
    """A help that can be asked for before the answer."""
    lesson: tuple[Text, ...] = ()
    """What is said when it has been answered, rightly or not."""


class Watcher(Protocol):
    """Somebody who wants to hear of answers."""

    def answered(self) -> None:
        """The question was answered, opened or reset."""


class Question(Displayed, ABC):
    """A question about a position, answered and explained by the model.

    Made by `where`, `legal`, `turned_up`, `way`, `may`, `gold`, or by `own` for a teacher's own. As the last line of a
    cell it is shown to be answered; a grader can answer in Python.
    """

    kind: ClassVar[str]
    """`where`, `legal`, `turned_up`, `way`, `may`, `gold` or `own`."""

    def __init__(self, position: Position, form: Form, text: Text, *, seed: int | str | None = None) -> None:
        self.position = position
        self.form = form
        self.seed = seed
        self.said = Texts(said(f"{self.kind.replace('_', '-')}-title"), text)
        """The texts before a language is chosen."""
        self.name = ""
        """What an exercise is called in lists; empty for others."""
        self.level = 0
        """How hard an exercise is, from 1 to 3; 0 for others."""
        self.points = 1
        self.face: Face | None = None
        """The card that the question is about, as it would be laid."""
        self.cell: Cell | None = None
        """The cell that the question is about."""
        self.attempts: tuple[Attempt, ...] = ()
        """Every answer that was given, the last one last."""
        self.opened = False
        """Whether the answer has been shown."""
        self.filled: Filled | None = None
        """The last answer as it was filled in."""
        self._told: dict[str, dict[str, Any]] = {}
        self._watchers: WeakSet[Watcher] = WeakSet()

    def __getstate__(self) -> dict[str, Any]:
        """What a copy or a file gets: who watches and what shows it stay here."""
        state = {name: value for name, value in super().__getstate__().items() if name != "_watchers"}
        return {**state, "said": replace(self.said), "_told": {}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._watchers = WeakSet()

    # What is asked

    @property
    def points(self) -> int:
        """What it is worth on a sheet.

        Raises:
            BadQuestion: It is set to what is no whole number from 0.
        """
        return self._points

    @points.setter
    def points(self, value: int) -> None:
        if type(value) is not int or value < 0:
            raise BadQuestion(f"a question is worth a whole number of points, not {shown(value)}")
        self._points = value

    @property
    def text(self) -> str:
        """The question in English; `in_words` has it in other languages."""
        return self.in_words()

    @property
    def title(self) -> str:
        """A few words over the question, in English."""
        return self.voice("en")(self.said.title)

    @property
    def intro(self) -> str:
        """What leads to the question, in English; may be empty."""
        return self.voice("en")(self.said.intro)

    @property
    def hint(self) -> str | None:
        """A help that can be asked for before the answer, in English."""
        return None if self.said.hint is None else self.voice("en")(self.said.hint)

    @property
    def lesson(self) -> tuple[str, ...]:
        """What is said when the question has been answered, rightly or not, in English."""
        return tuple(map(self.voice("en"), self.said.lesson))

    def in_words(self, language: str = "en") -> str:
        """The question in a language; raises `BadLanguage` when there is none such."""
        return self.voice(language)(self.said.text)

    def voice(self, language: str) -> Voice:
        """What says the texts of this question in a language; raises `BadLanguage` when there is none such."""
        return Voice(language, self.position.players)

    @property
    def solution(self) -> Any:
        """What is right, in the values of this kind of question."""
        return self._read(self.form.solution)

    # What is answered

    @property
    def answer(self) -> Any:
        """What was answered last; None while nothing was. Setting it answers the question.

        Raises:
            BadAnswer: It is no answer to this question; nothing was recorded.
        """
        return self.attempts[-1].answer if self.attempts else None

    @answer.setter
    def answer(self, value: Any) -> None:
        self._take(self._fill(value))

    @property
    def correct(self) -> bool | None:
        """Whether the last answer is right; None while there is none."""
        return self.attempts[-1].correct if self.attempts else None

    def grade(self, answer: Any) -> Grade:
        """What would come of an answer, without recording it; raises `BadAnswer` when it is none."""
        return self.form.grade(self._fill(answer))

    def receive(self, data: object) -> Grade:
        """Take an answer as a page sends it; raises `BadAnswer` when it is none, and nothing was recorded."""
        return self._take(self.form.read(data))

    def reset(self) -> None:
        """Forget every answer."""
        self.attempts, self.filled, self.opened = (), None, False
        self._tell()

    def open_answer(self) -> None:
        """Show the answer in the widget; `opened` says that this was done."""
        self.opened = True
        self._tell()

    def _take(self, filled: Filled) -> Grade:
        if len(self.attempts) >= MOST_ATTEMPTS:
            raise BadAnswer(f"this question was answered {MOST_ATTEMPTS} times already; reset() forgets that")
        grade = self.form.grade(filled)
        self.filled = filled
        self.attempts = (*self.attempts, Attempt(self._read(filled), grade.correct))
        self._tell()
        return grade

    def _tell(self) -> None:
        for watcher in self._watchers:
            watcher.answered()

    def watch(self, watcher: Watcher) -> None:
        """Tell somebody of every answer, as long as anybody else holds on to them."""
        self._watchers.add(watcher)

    def explain(self, language: str = "en") -> str:
        """The last answer explained, line by line; the solution, while there is none.

        Args:
            language: Its code, such as `en`.

        Raises:
            BadLanguage: There is no such language.
        """
        voice = self.voice(language)
        words = voice.words
        filled = self.filled or self.form.solution
        grade = self.form.grade(filled)
        lines = []
        if self.filled is not None:
            lines.append(words("ask-right" if grade.correct else "ask-wrong"))
        told = (WRONG, MISSED) if self.filled is not None and not grade.correct else (RIGHT,)
        for mark in grade.marks:
            if mark.state in told:
                what = said("cell", cell=mark.what) if isinstance(mark.what, Cell) else mark.what
                why = voice.all(mark.why)
                name = voice(what).removesuffix(".")
                if mark.label is not None:
                    name = words("ask-labelled", label=voice(mark.label), what=name)
                lines.append(words(f"ask-mark-{mark.state}", what=name, why=why).rstrip())
        return "\n".join([*lines, *map(voice, self.said.lesson)])

    # The values of a kind

    @abstractmethod
    def _read(self, filled: Filled) -> Any:
        """What was filled in, as values."""

    @abstractmethod
    def _fill(self, value: Any) -> Filled:
        """Values as they are filled in; raises `BadAnswer`."""

    # How it is shown

    @abstractmethod
    def scene(self, language: str) -> Scene:
        """What is to be seen beside the question."""

    def to_json(self, language: str = "en") -> dict[str, Any]:
        """The question as a page takes it, with everything that the page needs to grade and to explain it."""
        voice = self.voice(language)
        data: dict[str, Any] = {
            "kind": self.kind,
            "title": voice(self.said.title),
            "intro": voice(self.said.intro),
            "text": voice(self.said.text),
            "points": self.points,
            "lesson": [voice(text) for text in self.said.lesson],
            **self._form_in(voice),
        }
        if self.said.hint is not None:
            data["aid"] = voice(self.said.hint)
        if self.face is not None:
            data["face"] = self.face.text
        if self.cell is not None:
            data["cell"] = list(self.cell)
        return data

    def _form_in(self, voice: Voice) -> dict[str, Any]:
        """The form in a language; it never changes."""
        language = voice.words.language
        if language not in self._told:
            self._told[language] = self.form.to_json(voice)
        return self._told[language]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        state = {None: "not answered", True: "right", False: "wrong"}[self.correct]
        tries = f", {len(self.attempts)} attempts" if len(self.attempts) > 1 else ""
        return f"<Question {self.kind}: {self.text[:60]!r}, {state}{tries}>"


def as_cells(value: object) -> list[Cell]:
    """The cells of an answer; raises `BadAnswer` for what is no list or set of cells."""
    if not isinstance(value, (list, tuple, set, frozenset)):
        raise BadAnswer(f"{shown(value)} is no list of cells, such as [(1, 0), (2, 0)]")
    try:
        return [as_cell(cell) for cell in value]
    except ValueError as error:
        raise BadAnswer(str(error)) from None
