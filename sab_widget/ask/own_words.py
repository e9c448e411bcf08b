"""A teacher's own question: her words, her solution, her explanations, about any position."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal

from sab_widget.ask.errors import BadAnswer, BadQuestion
from sab_widget.ask.form import Choice, Filled, Form, Marking, Number, Option
from sab_widget.ask.positions import Position, position_of
from sab_widget.ask.questions import Question, as_cells
from sab_widget.ask.scenes import mine_scene, view_scene
from sab_widget.ask.texts import said
from sab_widget.model.cells import Cell, as_cell
from sab_widget.model.errors import SabError, shown
from sab_widget.model.faces import Face
from sab_widget.model.mine import Mine
from sab_widget.model.names import is_text
from sab_widget.model.view import View

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.ask.positions import Source
    from sab_widget.model.rules import Rules
    from sab_widget.scene import Scene

KINDS: Final = ("cells", "one", "several", "number")

MOST_OPTIONS: Final = 40
HIGHEST: Final = 1_000_000


class Own(Question):
    """A question in a teacher's words.

    Its values are a set of cells, the text of an option, a set of such texts, or a number.
    """

    kind = "own"
    asks: str
    """`cells`, `one`, `several` or `number`."""
    options: tuple[str, ...] = ()
    seen: View | None = None
    """What is shown, where that is more than a mine."""

    def _read(self, filled: Filled) -> Any:
        if self.asks == "cells":
            return filled.cells
        (given,) = filled.fields
        if not isinstance(given, frozenset):
            return given
        chosen = [self.options[i] for i in sorted(given)]
        return frozenset(chosen) if self.asks == "several" else next(iter(chosen), None)

    def _fill(self, value: Any) -> Filled:
        match self.asks:
            case "cells":
                return Filled(self.form.cells(as_cells(value)))
            case "number":
                return self.form.read({"cells": (), "fields": [value]})
            case "one":
                value = [] if value is None else [value]
        if not isinstance(value, (list, tuple, set, frozenset)):
            raise BadAnswer(f"{shown(value)} is no list of options")
        strange = [text for text in value if not isinstance(text, str) or text not in self.options]
        if strange:
            raise BadAnswer(f"{shown(strange[0])} is none of the options: {', '.join(self.options)}")
        return self.form.read({"cells": (), "fields": [[self.options.index(text) for text in value]]})

    def scene(self, language: str) -> Scene:
        """The mine, or the table."""
        title = self.voice(language)(self.said.title)
        if self.seen is not None:
            return view_scene(self.seen, title, language)
        return mine_scene(self.position.mine, self.position.rules, title, language)


def own(  # noqa: PLR0913  # whoever writes a question may say all of this, by name
    text: str,
    position: Source,
    *,
    kind: Literal["cells", "one", "several", "number"],
    solution: Any,
    options: Sequence[str] = (),
    why: Mapping[Any, str] | None = None,
    explanation: str = "",
    title: str | None = None,
    hint: str | None = None,
    face: Face | str | None = None,
    cell: tuple[int, int] | None = None,
    points: int = 1,
    turn: int | None = None,
    viewer: int | None = None,
    rules: Rules | None = None,
) -> Own:
    """Ask something of one's own.

    >>> from sab_widget import Mine
    >>> question = own("How many cards are missing to the middle goal?", Mine(), kind="number", solution=7)
    >>> question.answer = 8
    >>> question.correct
    False

    Args:
        text: The question.
        position: A mine, a game as it stands, a view, or a record.
        kind: What is to be done: mark `cells`, choose `one` of the options or `several`, or give a `number`.
        solution: What is right: a list of cells, an option, a list of options, or a number.
        options: What can be chosen.
        why: For cells or options why they are right or wrong; for a number under `None`. What is not told there is
            explained by `explanation` alone.
        explanation: Said after every answer.
        title: A few words over the question.
        hint: A help that can be asked for before the answer.
        face: A card to show with the question.
        cell: A cell to point out.
        points: What the question is worth.
        turn: For a record: after how many actions.
        viewer: For a game or a record: through whose eyes the table is shown; everyone's when left out.
        rules: For a mine: whose cards there are.

    Raises:
        BadQuestion: There is no such kind, the solution is no answer to it, or an argument makes no sense.
        BadPlayers: There is no such viewer.
    """
    name_of_kind: object = kind
    if not isinstance(name_of_kind, str) or name_of_kind not in KINDS:
        raise BadQuestion(f"there is no kind {shown(kind)} of a question of one's own: it is one of {', '.join(KINDS)}")
    texts: dict[str, object] = {"text": text, "explanation": explanation, "title": title, "hint": hint}
    for name, value in texts.items():
        if not is_text(value) and not (value is None and name in ("title", "hint")):
            raise BadQuestion(f"the {name} of a question is a text of whole characters, not {shown(value)}")
    offered, told = _options(options), _why(why)
    at = position_of(position, turn, rules)
    try:
        question = Own(at, _form(at, kind, solution, offered, told), text)
        question.asks, question.options = kind, offered
        question.form.grade(question._fill(solution))
    except BadAnswer as error:
        raise BadQuestion(f"the solution {shown(solution)} is no answer to this question: {error}") from None
    question.said.title = title if title is not None else said("own-title")
    question.said.hint, question.points = hint, points
    question.said.lesson = (explanation,) if explanation else ()
    question.face, question.cell = None if face is None else Face(face), None if cell is None else as_cell(cell)
    if not isinstance(position, Mine):
        question.seen = position if isinstance(position, View) else at.need_game("own").view(viewer)
    elif viewer is not None:
        raise BadQuestion("a mine has no seats through whose eyes it could be seen")
    return question


def _options(options: object) -> tuple[str, ...]:
    if isinstance(options, str) or not isinstance(options, Iterable):
        raise BadQuestion(f"options are a list of texts, not {shown(options)}")
    offered = tuple(options)
    strange = [option for option in offered if not is_text(option)]
    if strange:
        raise BadQuestion(f"options are texts of whole characters, not {shown(strange[0])}")
    return offered


def _why(why: object) -> dict[Any, str]:
    if why is None:
        return {}
    if not isinstance(why, Mapping):
        raise BadQuestion(f"why is told by what it explains, as in {{(1, 0): 'a wall'}}, not as {shown(why)}")
    strange = [text for text in why.values() if not is_text(text)]
    if strange:
        raise BadQuestion(f"why something is right or wrong is a text of whole characters, not {shown(strange[0])}")
    return dict(why)


def _form(at: Position, kind: str, solution: Any, options: tuple[str, ...], why: dict[Any, str]) -> Form:
    match kind:
        case "cells":
            told = {_cell(cell): (text,) for cell, text in why.items()}
            cells = {cell: told.get(cell, ()) for cell in at.cells}
            return Form(marking=Marking((frozenset(as_cells(solution)),), cells))
        case "number":
            if type(solution) is not int or not 0 <= solution <= HIGHEST:
                raise BadQuestion(f"the solution {shown(solution)} is no whole number from 0 to {HIGHEST}")
            most = max(20, 2 * solution)
            return Form((Number(said("own-number"), solution, most, (why[None],) if None in why else ()),))
    if not 2 <= len(options) <= MOST_OPTIONS or len(set(options)) < len(options):
        raise BadQuestion(f"to choose from there must be 2 to {MOST_OPTIONS} options, each once")
    several = kind == "several"
    given = solution if several and isinstance(solution, (list, tuple, set, frozenset)) else [solution]
    right = {option for option in given if isinstance(option, str)}  # anything else, the caller refuses
    made = tuple(Option(option, option in right, (why[option],) if option in why else ()) for option in options)
    return Form((Choice(said("own-several" if several else "own-one"), made, many=several),))


def _cell(value: object) -> Cell:
    try:
        return as_cell(value)
    except SabError as error:
        raise BadQuestion(f"why is told for each cell: {error}") from None
