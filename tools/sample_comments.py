"""What is said about the samples: texts written by hand, one file for each, in `sample_texts/`.

A text has a title (`# …`), an introduction, and comments by turn, each under a line `## TURN: ACTION`. The action
stands there so that no comment is ever shown at a turn that it does not fit.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.model import Game, Record, Step

FOLDER: Final = Path(__file__).with_name("sample_texts")


@dataclass(frozen=True)
class Text:
    """What is said about one sample."""

    title: str
    introduction: str
    comments: dict[int, tuple[str, str]]
    """By turn: the action as `str` writes it, and the comment."""

    def about(self, record: Record) -> Record:
        """The record with title and comments.

        Raises:
            ValueError: A comment is about another action than the one at its turn.
        """
        return replace(record, steps=self._commented(record.steps), title=self.title, comment=self.introduction)

    def with_branch(self, record: Record, game: Game) -> Record:
        """The record with what was played in a game as its newest branch, with title and comments.

        Raises:
            ValueError: A comment is about another action than the one at its turn, or at a turn before the branch.
        """
        *others, branch = record.with_branch(game, self.title, self.introduction).branches
        if min(self.comments) <= branch.turn:
            raise ValueError(f"the branch begins after turn {branch.turn}, so it has no turn {min(self.comments)}")
        steps = self._commented(record.steps[: branch.turn] + branch.steps)[branch.turn :]
        return replace(record, branches=(*others, replace(branch, steps=steps)))

    def _commented(self, before: Sequence[Step]) -> tuple[Step, ...]:
        steps = list(before)
        for turn, (action, comment) in self.comments.items():
            if not 1 <= turn <= len(steps) or str(steps[turn - 1].action) != action:
                found = steps[turn - 1].action if 1 <= turn <= len(steps) else "not there"
                raise ValueError(f"the comment at turn {turn} is about {action}, but the action is {found}")
            steps[turn - 1] = replace(steps[turn - 1], comment=comment)
        return tuple(steps)


def read(name: str) -> Text:
    """The text about a sample."""
    head, *parts = re.split(r"^## ", (FOLDER / f"{name}.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    title, _, introduction = head.removeprefix("# ").partition("\n")
    comments = {}
    for part in parts:
        line, _, comment = part.partition("\n")
        turn, _, action = line.partition(": ")
        comments[int(turn)] = (action, _joined(comment))
    return Text(title, _joined(introduction), comments)


def _joined(lines: str) -> str:
    return " ".join(lines.split())
