"""The exercises that come with the package: what people often misunderstand, from easy to hard."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from sab_widget.ask.kinds import KINDS
from sab_widget.ask.texts import said
from sab_widget.model.action_kinds import action_from_json
from sab_widget.model.mine import Mine
from sab_widget.model.record import Record

if TYPE_CHECKING:
    from sab_widget.ask.questions import Question

_TEXTS: Final = "title", "text", "point"
"""What the catalogues hold for each exercise: its name, what leads to the question, and what is often misunderstood."""


def exercises() -> list[Question]:
    """Twelve questions on what people often misunderstand, fresh and unanswered, from easy to hard.

    >>> [question.name for question in exercises()][:4]
    ['turning', 'stubs', 'unconnected', 'walls']

    Each has a `name`, a `level` from 1 to 3, which is also what it is worth, a `title`, an introduction (`intro`), and
    in its `lesson` what is often misunderstood. `Sheet(exercises())` asks them one after the other.
    """
    data = tomllib.loads((files(__package__) / "exercises.toml").read_text(encoding="utf-8"))
    return [_exercise(dict(entry)) for entry in data["exercise"]]


def _exercise(entry: dict[str, Any]) -> Question:
    name, level, kind = (entry.pop(key) for key in ("name", "level", "kind"))
    position: object = entry.pop("players", None)
    if "mine" in entry:
        position = Mine.from_text(entry.pop("mine"), check=False)  # a mine with a gap could not be dug like that
    elif "record" in entry:
        position = Record.from_text(entry.pop("record"))
    if "actions" in entry:
        entry["actions"] = [action_from_json({"tool": None, **each} if each["do"] == "repair" else each)
                            for each in entry["actions"]]  # fmt: skip
    if "finder" in entry:
        entry["finder"] = None if entry["finder"] == "nobody" else entry["finder"]
    if "cell" in entry:
        entry["cell"] = tuple(entry["cell"])
    question = KINDS[kind](position, **entry)
    question.name, question.level, question.points = name, level, level
    question.said.title, question.said.intro, point = (said(f"ex-{name}-{text}") for text in _TEXTS)
    question.said.lesson = (*question.said.lesson, point)
    return question
