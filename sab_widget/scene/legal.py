"""What fits where, as a table that a scene carries: answers to look up, so that whoever shows it needs no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sab_widget.model.placing import faults
from sab_widget.model.reasons import Reason
from sab_widget.scene.told import reason_template

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sab_widget.languages import Words
    from sab_widget.model.faces import Face
    from sab_widget.model.placing import Fault, Policy

OCCUPIED: Final = -1
"""In place of a signature: a card lies there."""


class LegalTable:
    """Rows for the kinds of cells that occur, columns for faces, and in each the number of an answer."""

    def __init__(self, policy: Policy, faces: Iterable[Face]) -> None:
        self.policy = policy
        self.faces = tuple(dict.fromkeys(way for face in faces for way in face.both_ways))
        self._answers: dict[tuple[Fault, ...] | None, int] = {(): 0}
        self.answers: list[list[int]] = [[]]
        """Lists of numbers of reasons."""
        self.reasons: dict[Reason, int] = {}
        self.ladders = any(face.ladders for face in self.faces)
        self._rows: dict[tuple[int, int], int] = {}
        self.rows: list[list[int]] = []
        self.far = self.row(0)

    def row(self, signature: int, goals: int = 0) -> int:
        """The number of the row of cells with this signature and goals over these sides, or of occupied ones."""
        key = (signature, goals if self.ladders else 0)
        number = self._rows.get(key)
        if number is None:
            number = self._rows[key] = len(self.rows)
            self.rows.append([self._answer(face, *key) for face in self.faces])
        return number

    def _answer(self, face: Face, signature: int, goals: int) -> int:
        ladder = bool(face.ladders)
        goals = goals if ladder else 0
        found = None if signature == OCCUPIED else faults(face.edges, signature, self.policy, ladder, goals)
        number = self._answers.get(found)
        if number is None:
            number = self._answers[found] = len(self.answers)
            self.answers.append([self.reasons.setdefault(reason, len(self.reasons)) for reason in _reasons(found)])
        return number

    def to_json(self, words: Words) -> dict[str, Any]:
        """The table as a scene carries it, its reasons in these words."""
        return {"faces": [face.text for face in self.faces], "far": self.far, **self.since((0, 0, 0), words)}

    @property
    def size(self) -> tuple[int, int, int]:
        """How many rows, answers and reasons there are."""
        return len(self.rows), len(self.answers), len(self.reasons)

    def since(self, size: tuple[int, int, int], words: Words) -> dict[str, Any]:
        """The rows, answers and reasons that have come since the table had this size."""
        rows, answers, reasons = size
        return {
            "rows": self.rows[rows:],
            "answers": self.answers[answers:],
            "reasons": [
                {"code": reason.code, "side": reason.side, "text": reason_template(words, reason)}
                for reason in list(self.reasons)[reasons:]
            ],
        }


def _reasons(found: tuple[Fault, ...] | None) -> list[Reason]:
    if found is None:
        return [Reason("occupied")]
    return [Reason(fault.code, side=fault.side, detail=fault.detail) for fault in found]
