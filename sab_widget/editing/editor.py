"""A mine that somebody sets up by hand: any card anywhere, goals up and down, and every step undone and redone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sab_widget.model.cells import Cell, as_cell, as_spot
from sab_widget.model.decks import TREASURE
from sab_widget.model.errors import BadPosition, IllegalAction, SabError, shown
from sab_widget.model.faces import Face
from sab_widget.model.ground import Goal
from sab_widget.model.misfits import Misfit, misfits
from sab_widget.model.reasons import Reason

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from sab_widget.model.mine import Mine

MOST_STEPS: Final = 500
"""How many steps can be undone."""

LARGEST: Final = 4_000
"""Cells of the rectangle around all cards, in a drawing that is taken over: as many as a page can show well."""


MOST_CARDS: Final = 400
"""Cards in a mine that is set up; a whole game has at most 118."""


class BadEdit(SabError):
    """A position cannot be changed that way."""


class Edit(NamedTuple):
    """What a step has done."""

    what: str
    """Its name: that of the method of `Editor`."""
    cell: Cell | None = None
    """Where."""
    face: Face | None = None
    """The card concerned, as it lies now or as it lay."""
    reasons: tuple[Reason, ...] = ()
    """Why the rules would not let it lie there; empty when they would."""
    turned_up: tuple[Cell, ...] = ()
    """The goals that it has turned up."""


class Editor:
    """Changes a mine by hand. The mine stays the same object.

    >>> from sab_widget.model import Mine
    >>> mine = Mine()
    >>> editor = Editor(mine)
    >>> editor.lay("NS", (1, 0)).reasons[0].code
    'edge_mismatch'
    >>> editor.undo()
    True
    >>> mine == Mine()
    True

    What is done to the mine elsewhere in Python is a step of its own, which can be undone as well.

    Args:
        mine: What is to be changed.
        strict: Whether a card may be laid only where the rules let it lie.
    """

    def __init__(self, mine: Mine, *, strict: bool = False) -> None:
        self.mine = mine
        self.strict = strict
        self.steps = 0
        """How many steps were done, undone and redone so far."""
        self._before: list[Mine] = []
        self._after: list[Mine] = []
        self._known = mine.copy()
        self._text: str | None = None
        self._misfits: tuple[Misfit, ...] | None = None
        mine.watch(self._changed)

    # Cards

    def lay(self, face: Face | str, cell: tuple[int, int]) -> Edit:
        """Lay a card, as it is, on an empty cell; it turns up the goals that it reaches.

        Raises:
            IllegalAction: Something lies there; or the rules forbid it, and the editor is strict.
            BadFace: The face is none.
            BadCell: The cell is none.
        """
        twin = self.mine.copy()
        reasons = twin.why_not(face, cell)
        placed = twin.place(face, cell, check=self.strict)
        return self._done(
            twin, Edit("lay", placed.cell, placed.face, reasons, tuple(turned.cell for turned in placed.turned_up))
        )

    def remove(self, cell: tuple[int, int]) -> Edit:
        """Take away a card, or a goal.

        Raises:
            IllegalAction: Nothing lies there, or the start.
        """
        goal = self._goal_at(cell)
        if goal is None:
            twin = self.mine.copy()
            return self._done(twin, Edit("remove", as_cell(cell), twin.remove(cell)))
        goals = [other for other in self.mine.goals if other.cell != goal.cell]
        return self._done(self._redrawn(goals), Edit("remove", goal.cell, goal.face))

    def turn(self, cell: tuple[int, int]) -> Edit:
        """Turn a card that lies in the mine by 180 degrees; so can be turned a goal that lies face up.

        Raises:
            IllegalAction: No card lies there, or the start; or the rules forbid it, and the editor is strict.
            BadEdit: The goal lies face down.
        """
        goal = self._goal_at(cell)
        if goal is None:
            return self._moved("turn", cell, as_cell(cell), turned=True)
        if not goal.up or goal.face is None:
            raise BadEdit(f"the goal at {goal.cell} lies face down: turn it up first")
        return self._with_goal("turn", goal._replace(face=goal.face.turned))

    def move(self, cell: tuple[int, int], to: tuple[int, int]) -> Edit:
        """Move a card, or a goal, to an empty cell.

        Raises:
            IllegalAction: Nothing lies there, or the start; something lies where it should go; or the rules forbid it,
                and the editor is strict.
        """
        goal, to = self._goal_at(cell), as_cell(to)
        if goal is None:
            return self._moved("move", cell, to)
        self._must_be_empty(to)
        goals = [goal._replace(cell=to) if each.cell == goal.cell else each for each in self.mine.goals]
        return self._done(self._redrawn(goals), Edit("move", to, goal.face))

    def _moved(self, what: str, cell: tuple[int, int], to: Cell, *, turned: bool = False) -> Edit:
        twin = self.mine.copy()
        face = twin.remove(cell)
        if turned:
            face = face.turned
        reasons = twin.why_not(face, to)
        placed = twin.place(face, to, check=self.strict)
        return self._done(twin, Edit(what, to, face, reasons, tuple(goal.cell for goal in placed.turned_up)))

    # Goals

    def put_goal(self, cell: tuple[int, int], face: Face | str | None = None, *, treasure: bool | None = None) -> Edit:
        """Put a goal on an empty cell, or say what the one there is; it keeps lying face up or down.

        Args:
            cell: Where.
            face: What it shows; None for what nobody knows, which lies face down.
            treasure: Whether it is the treasure, of which there is one; by its face when left out.

        Raises:
            IllegalAction: A card lies there.
            BadFace: The face is none.
        """
        cell, face = as_cell(cell), None if face is None else Face(face)
        before = self._goal_at(cell)
        if before is None:
            self._must_be_empty(cell)
        rich = None if face is None else face.text == TREASURE if treasure is None else bool(treasure)
        up = before is not None and before.up and face is not None
        return self._with_goal("put_goal", Goal(cell, face, rich, up))

    def turn_up(self, cell: tuple[int, int]) -> Edit:
        """Turn up a goal, and every further one that is reached through it.

        Raises:
            IllegalAction: There is no goal, it is up already, or nobody knows what it is.
        """
        twin = self.mine.copy()
        turned = twin.turn_up(cell)
        return self._done(twin, Edit("turn_up", as_cell(cell), turned[0].face, (), tuple(goal.cell for goal in turned)))

    def turn_down(self, cell: tuple[int, int]) -> Edit:
        """Turn a goal face down, reached or not.

        Raises:
            IllegalAction: There is no goal.
            BadEdit: It lies face down already.
        """
        goal = self.mine.goal(cell)
        if not goal.up:
            raise BadEdit(f"the goal at {goal.cell} lies face down already")
        return self._with_goal("turn_down", goal._replace(up=False))

    def _goal_at(self, cell: tuple[int, int]) -> Goal | None:
        return self.mine._goals.get(as_spot(cell))

    def _must_be_empty(self, cell: Cell) -> None:
        if self.mine.signature(cell) is None:
            reason = Reason("occupied", cell=cell)
            raise IllegalAction(reason.sentence, [reason])

    def _with_goal(self, what: str, goal: Goal) -> Edit:
        goals = {each.cell: each for each in self.mine.goals}
        if goal.treasure:
            goals = {
                cell: each._replace(treasure=False if each.treasure else each.treasure) for cell, each in goals.items()
            }
        goals[goal.cell] = goal
        turned_up = (goal.cell,) if what == "turn_up" else ()
        return self._done(self._redrawn(goals.values()), Edit(what, goal.cell, goal.face, (), turned_up))

    # The whole

    def clear(self) -> Edit:
        """Take away every card but the start; all goals that are known are face down again."""
        goals = [goal._replace(up=False) for goal in self.mine.goals]
        return self._done(self._redrawn(goals, {}), Edit("clear"))

    def read(self, text: str) -> Edit:
        """Take over a drawing, like those of `Mine.to_text`.

        Raises:
            BadPosition: It cannot be read, the message tells line and column; it is spread too wide; or it could not
                arise, and the editor is strict. The mine is as it was.
        """
        drawn = type(self.mine).from_text(text, check=self.strict)
        cells = [*drawn.cards, *(goal.cell for goal in drawn.goals)]
        wide, high = (max(numbers) - min(numbers) + 1 for numbers in zip(*cells, strict=True))
        if wide * high > LARGEST:
            raise BadPosition(
                f"the drawing is {wide:,} columns wide and {high:,} rows high: {LARGEST:,} cells are the most here"
            )
        if len(drawn._cards) > MOST_CARDS:
            raise BadPosition(f"the drawing has {len(drawn._cards):,} cards: {MOST_CARDS} are the most here")
        drawn._fits = self.mine._fits
        return self._done(drawn, Edit("read"))

    @property
    def text(self) -> str:
        """The mine as a drawing in text."""
        if self._text is None:
            self._text = self.mine.to_text()
        return self._text

    @property
    def misfits(self) -> tuple[Misfit, ...]:
        """What could not have come about by the rules."""
        if self._misfits is None:
            self._misfits = misfits(self.mine)
        return self._misfits

    def _redrawn(self, goals: Iterable[Goal], cards: Mapping[Cell, Face] | None = None) -> Mine:
        """A mine with these goals, and with these cards instead of those that lie in it."""
        if cards is None:
            cards = {cell: face for cell, face in self.mine.cards.items() if as_spot(cell) not in self.mine._goals}
        twin = self.mine.copy()
        twin._cards = {0: twin.start}
        twin._draw(cards, goals)
        return twin

    # Steps

    @property
    def can_undo(self) -> int:
        """How many steps can be undone."""
        return len(self._before)

    @property
    def can_redo(self) -> int:
        """How many steps can be redone."""
        return len(self._after)

    def undo(self) -> bool:
        """Undo the last step; False when there is none."""
        return self._step(self._before, self._after)

    def redo(self) -> bool:
        """Do again what was undone last; False when there is nothing."""
        return self._step(self._after, self._before)

    def _step(self, source: list[Mine], target: list[Mine]) -> bool:
        if not source:
            return False
        target.append(self._known)
        self._show(source.pop())
        return True

    def _done(self, twin: Mine, edit: Edit) -> Edit:
        """Let the mine be as its twin is, if that is different."""
        if len(twin._cards) > max(MOST_CARDS, len(self.mine._cards)):
            raise BadEdit(f"{MOST_CARDS} cards are the most that can be laid here")
        if twin != self.mine:
            self._remember(twin)
        self.steps += 1
        self.mine._become(twin)
        return edit

    def _show(self, state: Mine) -> None:
        self.steps += 1
        self._known = state
        self.mine._become(state)

    def _remember(self, now: Mine) -> None:
        self._before = [*self._before[1 - MOST_STEPS :], self._known]
        self._after.clear()
        self._known = now.copy()

    def _changed(self) -> None:
        """Something was done to the mine, perhaps elsewhere."""
        self._text = self._misfits = None
        if self.mine != self._known:
            self._remember(self.mine)

    def __repr__(self) -> str:
        return f"<Editor: {self.mine!r}, {shown(self.can_undo)} steps to undo>"
