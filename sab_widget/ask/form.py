"""What there is to fill in: cells to mark, choices, numbers; what is right of it, and why anything else is not.

A form knows no game. Whoever shows it compares what was filled in with what is right, and reads out the reasons.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from sab_widget.ask.errors import BadAnswer
from sab_widget.model.cells import Cell, as_cell
from sab_widget.model.errors import SabError, shown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sab_widget.ask.texts import Text, Voice

WRONG: Final = "wrong"
MISSED: Final = "missed"
RIGHT: Final = "right"


class Option(NamedTuple):
    """One thing that can be chosen."""

    text: Text
    right: bool
    why: tuple[Text, ...] = ()
    """Why it is right, or why it is not."""
    face: str | None = None
    """A card to draw beside it."""
    late: bool = False
    """Whether why it is wrong answers what else is asked: the page then tells it with the answer alone."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Options of which one, or any number, are to be chosen."""

    label: Text
    options: tuple[Option, ...]
    many: bool = False

    @property
    def right(self) -> frozenset[int]:
        """The numbers of the options that are right."""
        return frozenset(i for i, option in enumerate(self.options) if option.right)

    def to_json(self, voice: Voice) -> dict[str, Any]:
        """As the page takes it."""
        return {
            "label": voice(self.label),
            "many": self.many,
            "choices": [
                {
                    "text": voice(option.text),
                    "right": option.right,
                    "why": voice.all(option.why),
                    **({"face": option.face} if option.face else {}),
                    **({"late": True} if option.late else {}),
                }
                for option in self.options
            ],
        }


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number to be given."""

    label: Text
    right: int
    most: int
    """The highest that can be given; the lowest is 0."""
    why: tuple[Text, ...] = ()

    def to_json(self, voice: Voice) -> dict[str, Any]:
        """As the page takes it."""
        return {
            "label": voice(self.label),
            "right": self.right,
            "most": self.most,
            "why": voice.all(self.why),
        }


Field: TypeAlias = Choice | Number


@dataclass(frozen=True, slots=True)
class Marking:
    """Cells to mark."""

    ways: tuple[frozenset[Cell], ...]
    """The sets of cells of which each is right: one alone, but where several ways lead to the treasure."""
    why: Mapping[Cell, tuple[Text, ...]]
    """For every cell that can be marked why it belongs there, or why it does not."""

    def nearest(self, cells: frozenset[Cell]) -> frozenset[Cell]:
        """The right set that differs least from what was marked, the first of several."""
        return min(self.ways, key=lambda way: len(way ^ cells))

    def to_json(self, voice: Voice) -> dict[str, Any]:
        """As the page takes it: sentences stand in a list of their own, since many cells share theirs."""
        sentences: dict[str, int] = {}
        why = {
            f"{cell}": [sentences.setdefault(voice(text), len(sentences)) for text in self.why[cell]]
            for cell in in_order(self.why)
        }
        ways = [[list(cell) for cell in in_order(way)] for way in self.ways]
        return {"sets": ways, "why": why, "sentences": list(sentences)}


def in_order(cells: Iterable[Cell]) -> list[Cell]:
    """Cells by row and column."""
    return sorted(cells, key=lambda cell: (cell.row, cell.column))


class Filled(NamedTuple):
    """What somebody has filled in."""

    cells: frozenset[Cell] = frozenset()
    fields: tuple[frozenset[int] | int | None, ...] = ()
    """For each choice the numbers of what was chosen, for each number the number, or None for nothing."""

    def to_json(self) -> dict[str, Any]:
        """As the page sends and takes it."""
        fields = [sorted(value) if isinstance(value, frozenset) else value for value in self.fields]
        return {"cells": [list(cell) for cell in in_order(self.cells)], "fields": fields}


class Mark(NamedTuple):
    """What came of one part of an answer."""

    state: str
    """`right`, `wrong` (given, but not right) or `missed` (right, but not given)."""
    what: Text | Cell
    why: tuple[Text, ...]
    label: Text | None = None
    """What it was chosen for, where one of several options was."""


@dataclass(frozen=True, slots=True)
class Grade:
    """What came of an answer."""

    correct: bool
    marks: tuple[Mark, ...] = field(repr=False)
    """Every part that is right, wrong or missed."""

    def of(self, state: str) -> tuple[Mark, ...]:
        """The parts in one state."""
        return tuple(mark for mark in self.marks if mark.state == state)


@dataclass(frozen=True, slots=True)
class Form:
    """All that is asked for in one question."""

    fields: tuple[Field, ...] = ()
    marking: Marking | None = None

    @property
    def solution(self) -> Filled:
        """What is right."""
        cells = self.marking.ways[0] if self.marking else frozenset[Cell]()
        return Filled(cells, tuple(field.right for field in self.fields))

    def grade(self, filled: Filled) -> Grade:
        """Compare what was filled in with what is right."""
        marks: list[Mark] = []
        if self.marking is not None:
            right = self.marking.nearest(filled.cells)
            marks += [
                Mark(_state(cell in filled.cells, cell in right), cell, self.marking.why.get(cell, ()))
                for cell in in_order(right | filled.cells)
            ]
        for asked, given in zip(self.fields, filled.fields, strict=True):
            if isinstance(asked, Number):
                marks.append(Mark(RIGHT if given == asked.right else WRONG, asked.label, asked.why))
                continue
            chosen = given if isinstance(given, frozenset) else frozenset()
            for number in sorted(chosen | asked.right):
                option = asked.options[number]
                label = None if asked.many else asked.label
                marks.append(Mark(_state(number in chosen, option.right), option.text, option.why, label))
        return Grade(all(mark.state == RIGHT for mark in marks), tuple(marks))

    def read(self, data: object) -> Filled:
        """What a page has sent.

        Raises:
            BadAnswer: It is no answer to this form; it says what is wrong.
        """
        if not isinstance(data, Mapping) or not {"cells", "fields"} <= set(data):
            raise BadAnswer("an answer has cells and fields")
        cells, fields = data["cells"], data["fields"]
        if not isinstance(cells, (list, tuple)) or not isinstance(fields, (list, tuple)):
            raise BadAnswer("the cells and the fields of an answer are lists")
        if len(fields) != len(self.fields):
            raise BadAnswer(f"the answer has {len(fields)} fields, the question has {len(self.fields)}")
        return Filled(self.cells(cells), tuple(_read(*pair) for pair in zip(self.fields, fields, strict=True)))

    def cells(self, values: Iterable[object]) -> frozenset[Cell]:
        """Cells that can be marked here; raises `BadAnswer` for others."""
        offered = self.marking.why if self.marking else {}
        found = set()
        for value in values:
            try:
                cell = as_cell(value)
            except SabError as error:
                raise BadAnswer(str(error)) from None
            if cell not in offered:
                raise BadAnswer(f"the cell {cell} cannot be marked in this question")
            found.add(cell)
        return frozenset(found)

    def to_json(self, voice: Voice) -> dict[str, Any]:
        """As the page takes it."""
        return {
            "marking": self.marking and self.marking.to_json(voice),
            "fields": [field.to_json(voice) for field in self.fields],
        }


def _state(given: bool, right: bool) -> str:
    if given:
        return RIGHT if right else WRONG
    return MISSED


def _read(asked: Field, given: object) -> frozenset[int] | int | None:
    if isinstance(asked, Number):
        if given is not None and (type(given) is not int or not 0 <= given <= asked.most):
            raise BadAnswer(f"{shown(given)} is no whole number from 0 to {asked.most}")
        return given
    known = range(len(asked.options))
    if not isinstance(given, (list, tuple)) or not all(type(number) is int and number in known for number in given):
        raise BadAnswer(f"{shown(given)} is no list of options: they have the numbers 0 to {len(known) - 1}")
    if not asked.many and len(set(given)) > 1:
        raise BadAnswer("only one of these options can be chosen")
    return frozenset(given)
