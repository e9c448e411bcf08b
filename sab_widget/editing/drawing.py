"""Marks by the line and turn that they are drawn on, and how they get into the comments of a record."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from sab_widget.model.errors import BadMark, shown
from sab_widget.model.marks import MOST, as_marks, read_marks, write_marks

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sab_widget.model.branches import Branch
    from sab_widget.model.marks import Mark
    from sab_widget.model.record import Record, Step

    Line = TypeVar("Line", Record, Branch)
    Scene = Mapping[str, Any]

_KEY: Final = re.compile(r"(?:(\d{1,4}(?:\.\d{1,4})*)/)?(\d{1,6})", re.ASCII)
MOST_TURNS: Final = 2_000
"""Turns that are drawn on."""


class Place(NamedTuple):
    """What is drawn on: a turn of a line. Written as `12`, in a branch as `0.1/14`."""

    path: tuple[int, ...]
    """The path of the line to which the turn belongs (`Record.line`)."""
    turn: int

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.path))}/{self.turn}" if self.path else str(self.turn)


def place_in(scene: Scene, turn: int) -> Place:
    """The place of a turn of a scene: before it leaves the game as played, a branch has the turns of that."""
    return Place(tuple(scene["branch"][: sum(left < turn for left in scene["leaves"])]), turn)


def as_place(key: object) -> Place:
    """The place that a text names; raises `BadMark` for what names none."""
    found = _KEY.fullmatch(key) if isinstance(key, str) else None
    if found is None:
        raise BadMark(
            f"{shown(key)} is no turn that can be drawn on: it is a text such as '12', or '0.1/12' in a branch"
        )
    return Place(tuple(map(int, found[1].split("."))) if found[1] else (), int(found[2]))


def checked_marks(value: object) -> dict[str, list[str]]:
    """Marks by turn in their plain form: `{"12": ["G3,-1", "R0,0>3,-1"]}`.

    Raises:
        BadMark: It is something else, or too much.
        BadCell: A cell is out of range.
    """
    if not isinstance(value, dict):
        raise BadMark(f'{shown(value)} are no marks by turn, such as {{"12": ["G3,-1", "R0,0>3,-1"]}}')
    if len(value) > MOST_TURNS:
        raise BadMark(f"{len(value):,} turns are too many to draw on: {MOST_TURNS:,} are the most")
    return {str(as_place(key)): [str(mark) for mark in as_marks(marks)] for key, marks in value.items()}


def marks_at(scene: Scene, drawn: Mapping[str, Sequence[str]], turn: int) -> tuple[Mark, ...]:
    """What is drawn on a turn: now, else in the comment on it."""
    now = drawn.get(str(place_in(scene, turn)))
    return as_marks(scene["turns"][turn].get("marks", []) if now is None else now)


def marked_scene(scene: dict[str, Any], drawn: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """The scene with what has been drawn over it."""
    if not drawn:
        return scene
    turns = [
        {**line, "marks": [str(mark) for mark in marks_at(scene, drawn, turn)]}
        for turn, line in enumerate(scene["turns"])
    ]
    return {**scene, "turns": turns}


def with_marks(record: Record, drawn: Mapping[str, Sequence[str]]) -> Record:
    """The record with marks in the comments of the turns they are drawn on; turns that it has not are passed over."""
    by_line: dict[tuple[int, ...], dict[int, tuple[Mark, ...]]] = {}
    for key, words in drawn.items():
        place = as_place(key)
        by_line.setdefault(place.path, {})[place.turn] = as_marks(words)
    marked = _marked(record, (), 0, by_line)
    first = by_line.get((), {}).get(0)
    return marked if first is None else replace(marked, comment=_commented(record.comment, first))


def _marked(
    line: Line, path: tuple[int, ...], begins: int, by_line: Mapping[tuple[int, ...], Mapping[int, tuple[Mark, ...]]]
) -> Line:
    """A line, or a branch that begins after so many actions, with the marks on its own turns and in its branches."""
    drawn = by_line.get(path, {})
    steps: list[Step] = [
        replace(step, comment=_commented(step.comment, drawn[turn])) if turn in drawn else step
        for turn, step in enumerate(line.steps, begins + 1)
    ]
    branches = tuple(
        _marked(branch, (*path, number), branch.turn, by_line) for number, branch in enumerate(line.branches)
    )
    return replace(line, steps=tuple(steps), branches=branches)


def _commented(comment: str | None, marks: Sequence[Mark]) -> str | None:
    """A comment with these marks in place of those that it has."""
    text, _ = read_marks(comment)
    return write_marks(text, marks[:MOST])
