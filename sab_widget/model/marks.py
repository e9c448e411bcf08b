"""Arrows and highlights that somebody has drawn over the mine, kept in comments as commands.

    Here the mine was cut off. [%csl R4,0] [%cal G3,0>5,0 B0,0>3,0]

The manner is that of chess: `%csl` lists highlighted cells, `%cal` arrows. Each mark is one word: the letter of its
colour, then a cell, or two parted by `>`. What is no such command stays a part of the text.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from sab_widget.model.cells import Cell, as_cell
from sab_widget.model.errors import BadMark, SabError, shown

if TYPE_CHECKING:
    from collections.abc import Iterable

COLOURS: Final = {"G": "green", "R": "red", "Y": "yellow", "B": "blue"}
"""The colours of marks by the letters that stand for them."""

MOST: Final = 200
"""Marks on one turn."""

_LETTERS: Final = {colour: letter for letter, colour in COLOURS.items()}
_CELL: Final = r"(-?\d{1,5}),(-?\d{1,5})"
_WORD: Final = re.compile(rf"([{''.join(COLOURS)}]){_CELL}(?:>{_CELL})?", re.ASCII)
_COMMAND: Final = re.compile(r"[^\S\n]*\[%(c[as]l)[^\S\n]+([^\[\]\n]*)\]")


class Mark(NamedTuple):
    """A highlighted cell, or an arrow from one cell to another.

    >>> str(Mark("red", Cell(0, 0), Cell(3, -1)))
    'R0,0>3,-1'
    """

    colour: str
    """One of `COLOURS`."""
    cell: Cell
    """What is highlighted, or where the arrow begins."""
    to: Cell | None = None
    """Where the arrow ends; None for a highlight."""

    def __str__(self) -> str:
        place = f"{_LETTERS[self.colour]}{self.cell}"
        return place if self.to is None else f"{place}>{self.to}"


def as_mark(value: object) -> Mark:
    """Make a mark of a word such as `G3,-1` or `R0,0>3,-1`, or of a colour with one cell or two.

    Raises:
        BadMark: It is none, or its colour is none.
        BadCell: A cell is out of range.
    """
    if isinstance(value, str):
        found = _WORD.fullmatch(value)
        if found is not None:
            letter, *numbers = found.groups()
            column, row, *end = (None if number is None else int(number) for number in numbers)
            to = None if end[0] is None else end
            return _checked(COLOURS[letter], (column, row), to)
    elif isinstance(value, (tuple, list)) and 2 <= len(value) <= 3:
        return _checked(*value)
    raise BadMark(f"{shown(value)} is no mark: write a colour ({', '.join(COLOURS)}) and a cell, or two: {_EXAMPLES}")


_EXAMPLES: Final = "'G3,-1' highlights, 'R0,0>3,-1' is an arrow"


def _checked(colour: object, cell: object, to: object = None) -> Mark:
    if not isinstance(colour, str) or colour not in _LETTERS:
        raise BadMark(f"there is no colour {shown(colour)} for marks; there are {', '.join(_LETTERS)}")
    mark = Mark(colour, as_cell(cell), None if to is None else as_cell(to))
    if mark.cell == mark.to:
        raise BadMark(f"an arrow leads from one cell to another, not from {mark.cell} to itself")
    return mark


def as_marks(values: object) -> tuple[Mark, ...]:
    """Make marks of a list of what `as_mark` knows; of two at one place the later one stays.

    Raises:
        BadMark: It is no list, holds too many or something else.
        BadCell: A cell is out of range.
    """
    if not isinstance(values, (tuple, list)):
        raise BadMark(f"{shown(values)} is no list of marks, such as ['G3,-1', 'R0,0>3,-1']")
    if len(values) > MOST:
        raise BadMark(f"{len(values):,} marks are too many: a turn has at most {MOST}")
    placed: dict[tuple[Cell, Cell | None], Mark] = {}
    for value in values:
        mark = as_mark(value)
        placed.pop(mark[1:], None)
        placed[mark[1:]] = mark
    return tuple(placed.values())


def read_marks(comment: str | None) -> tuple[str | None, tuple[Mark, ...]]:
    """The text of a comment without its commands, None when nothing is left of it, and the marks in them.

    >>> read_marks("Look here. [%csl G3,-1]")
    ('Look here.', (Mark(colour='green', cell=Cell(column=3, row=-1), to=None),))
    """
    if comment is None or "[%c" not in comment:
        return comment, ()
    words: list[Mark] = []

    def take(found: re.Match[str]) -> str:
        try:
            marks = as_marks(found[2].split())
        except SabError:
            return found[0]  # somebody else's command, or a slip of the pen: it is shown as it was written
        if any((mark.to is None) == (found[1] == "cal") for mark in marks):
            return found[0]
        words.extend(marks)
        return ""

    text = _COMMAND.sub(take, comment).strip()
    return (text or None, as_marks(words[:MOST])) if words else (comment, ())


def write_marks(text: str | None, marks: Iterable[Mark]) -> str | None:
    """A comment of a text and marks, which `read_marks` takes apart again; None for neither.

    >>> write_marks("Look here.", [Mark("green", Cell(3, -1)), Mark("red", Cell(0, 0), Cell(3, -1))])
    'Look here. [%csl G3,-1] [%cal R0,0>3,-1]'
    """
    marks = list(marks)
    cells = " ".join(str(mark) for mark in marks if mark.to is None)
    arrows = " ".join(str(mark) for mark in marks if mark.to is not None)
    parts = [text, cells and f"[%csl {cells}]", arrows and f"[%cal {arrows}]"]
    return " ".join(part for part in parts if part) or None
