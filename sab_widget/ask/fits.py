"""Why a card fits where it fits, and why a reason against it does not hold: read off what the model says of a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sab_widget.ask.texts import Phrase, said
from sab_widget.model.cells import SIDES, Cell
from sab_widget.model.placing import CONNECTED, NOTHING, WALL, faces_side

if TYPE_CHECKING:
    from sab_widget.model.faces import Face
    from sab_widget.model.mine import Mine
    from sab_widget.model.reasons import Reason


def why_fits(mine: Mine, face: Face, cell: Cell) -> tuple[Phrase, ...]:
    """Side by side, how a card that may lie somewhere meets its neighbours; the connection first."""
    signature = mine.signature(cell) or 0
    found = {side: _meeting(signature, number, face, side, cell) for number, side in enumerate(SIDES)}
    told = [meeting for meeting in found.values() if meeting is not None]
    told.sort(key=lambda meeting: meeting.id != "ask-fits-connected")
    if face.ladders:
        told.insert(0, said("fits-ladder"))
    return tuple(told)


def _meeting(signature: int, number: int, face: Face, side: str, cell: Cell) -> Phrase | None:
    """How one side of a card meets its neighbour; None where no card lies, or where they do not fit."""
    there, beside = faces_side(signature, number), cell.step(side)
    if there == NOTHING or face.is_open(side) == (there == WALL):
        return None
    if there == WALL:
        return said("fits-walls", side=side, cell=beside)
    return said("fits-connected" if there == CONNECTED else "fits-open", side=side, cell=beside)


def why_reason_fails(mine: Mine, face: Face, reason: Reason) -> Phrase:
    """Why a reason, which does not hold against a card at a cell, does not hold there."""
    assert reason.cell is not None
    cell, side = reason.cell, reason.side
    if reason.code == "occupied":
        return said("not-occupied", cell=cell)
    if reason.code == "no_neighbour":
        beside = next((cell.step(each) for each in SIDES if mine.face(cell.step(each)) is not None), None)
        return said("not-alone", cell=beside) if beside else said("not-that-far")
    if reason.code == "not_connected" and side is None:
        signature = mine.signature(cell) or 0
        meets = next((each for number, each in enumerate(SIDES) if _connects(signature, number, face, each)), None)
        return said("not-cut-off", side=meets, cell=cell.step(meets)) if meets else said("not-that-far")
    assert side is not None
    beside = cell.step(side)
    if any(goal.cell == beside and not goal.up for goal in mine.goals):
        return said("not-a-wall", side=side, cell=beside)
    if mine.face(beside) is None:
        return said("not-there", side=side, cell=beside)
    meeting = _meeting(mine.signature(cell) or 0, SIDES.index(side), face, side, cell)
    return meeting or said("not-both-open", side=side, cell=beside)


def _connects(signature: int, number: int, face: Face, side: str) -> bool:
    return face.is_open(side) and faces_side(signature, number) == CONNECTED
