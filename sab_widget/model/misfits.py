"""What in a mine could not have come about by the rules; positions that somebody has set up may hold such things."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sab_widget.model.cells import OPPOSITE, SIDE_NAMES, SIDES, Cell

if TYPE_CHECKING:
    from sab_widget.model.mine import Mine


class Misfit(NamedTuple):
    """Two cards that do not fit, or a goal that should lie face up."""

    code: str
    """`edges`: a tunnel ends at a wall; `reached`: a tunnel from the surface leads to a goal that lies face down."""
    cell: Cell
    """The card, or the goal."""
    side: str
    """Which of its edges."""

    @property
    def neighbour(self) -> Cell:
        """The cell over that edge."""
        return self.cell.step(self.side)

    @property
    def sentence(self) -> str:
        """What is wrong, in words."""
        if self.code == "reached":
            return f"The goal at {self.cell} is reached from {self.neighbour}, so it should lie face up."
        return f"The {SIDE_NAMES[self.side]} edge of the card at {self.cell} does not fit the card at {self.neighbour}."

    def __str__(self) -> str:
        return self.sentence


def misfits(mine: Mine) -> tuple[Misfit, ...]:
    """Everything in a mine that could not have come about, each pair of cards once, row by row.

    A stone that has been turned up may lie beside cards that it does not fit (rules.md section 3), and a part of the
    mine may be cut off.
    """
    cards, goals = mine.cards, {goal.cell: goal for goal in mine.goals}
    found = []
    for cell, face in cards.items():
        if cell in goals:
            continue
        for side in SIDES:
            beside = cell.step(side)
            other = cards.get(beside)
            if other is None or beside in goals or beside < cell:
                continue
            if face.is_open(side) != other.is_open(OPPOSITE[side]):
                found.append(Misfit("edges", cell, side))
    for goal in goals.values():
        if not goal.up:
            for side in SIDES:
                beside = goal.cell.step(side)
                if beside in cards and mine.is_connected(beside, OPPOSITE[side]):
                    found.append(Misfit("reached", goal.cell, side))
    return tuple(sorted(found, key=lambda misfit: (misfit.code, misfit.cell.row, misfit.cell.column)))
