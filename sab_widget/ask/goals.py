"""A kind of question: which goals are turned up by this placement, and how they lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sab_widget.ask.chance import Chance
from sab_widget.ask.errors import BadAnswer, BadQuestion
from sab_widget.ask.form import Choice, Filled, Form, Option
from sab_widget.ask.placing import MineQuestion
from sab_widget.ask.positions import Position, position_of
from sab_widget.ask.texts import said
from sab_widget.model.cells import OPPOSITE, SIDES, Cell, as_cell
from sab_widget.model.errors import SabError, shown
from sab_widget.model.faces import Face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.ask.positions import Source
    from sab_widget.ask.texts import Text
    from sab_widget.model.ground import Goal
    from sab_widget.model.mine import Mine
    from sab_widget.model.rules import Rules

Turned = dict[Cell, Face | None]
"""For each goal that was face down how it lies when it is turned up; None for one that stays face down."""


class TurnedUpBy(MineQuestion):
    """Which goals are turned up by a placement, and how do they lie?

    Its values tell how each goal lies: `{(8, 0): "NW", (8, 2): None}`; those left out stay face down.
    """

    kind = "turned_up"
    ways: Mapping[Cell, Sequence[Face | None]]
    """For each goal that is face down what can be chosen, in its order."""

    def _read(self, filled: Filled) -> Turned:
        found: Turned = {}
        for (cell, ways), chosen in zip(self.ways.items(), filled.fields, strict=True):
            assert isinstance(chosen, frozenset)
            found[cell] = ways[min(chosen)] if chosen else None
        return found

    def _fill(self, value: Any) -> Filled:
        if not isinstance(value, Mapping):
            raise BadAnswer(f"{shown(value)} does not tell how goals lie: give, for example, {{(8, 0): 'NW'}}")
        try:
            given = {as_cell(cell): None if face is None else Face(face) for cell, face in value.items()}
        except SabError as error:
            raise BadAnswer(str(error)) from None
        for cell, face in given.items():
            if face not in self.ways.get(cell, ()):
                raise BadAnswer(f"the goal at {cell} cannot lie as {face} in this question")
        return Filled(fields=tuple(frozenset([ways.index(given.get(cell))]) for cell, ways in self.ways.items()))


def turned_up(
    position: Source,
    face: Face | str | None = None,
    cell: tuple[int, int] | None = None,
    *,
    seed: int | str = 0,
    turn: int | None = None,
    rules: Rules | None = None,
) -> TurnedUpBy:
    """Ask which goals are turned up when a card is laid, and how they lie then.

    What the goals are is part of the question.

    >>> from sab_widget import Mine
    >>> mine = Mine.from_text("S* EW EW EW EW EW EW . ?NW", check=False)
    >>> turned_up(mine, "NESW", (7, 0)).solution
    {Cell(column=8, row=0): Face('NW')}

    Args:
        position: A mine, a game as it stands, a view, or a record.
        face: The card as it is laid; one by the seed when left out.
        cell: Where it is laid; by the seed when left out. The seed looks for cards that turn up a goal, or that lie
            beside one and do not.
        seed: The same seed asks the same of the same position, everywhere.
        turn: For a record: after how many actions.
        rules: For a mine: whose cards the seed draws from.

    Raises:
        BadQuestion: No goal is face down, what the goals are is not known, the card may not lie there, or no card can
            be laid at a goal.
        BadFace: `face` is none.
        BadCell: `cell` is none.
    """
    at = position_of(position, turn, rules)
    mine = at.mine if at.game is None else at.game.mine
    down = [goal for goal in mine.goals if not goal.up]
    if not down:
        raise BadQuestion("no goal is face down any more, so none can be turned up")
    if any(goal.face is None for goal in down):
        raise BadQuestion("what the goals are is not known here, so nobody can say how they lie when turned up")
    chance = Chance("turned_up", seed)
    faces = [way for own in at.rules.paths for way in own.both_ways] if face is None else [Face(face)]
    cells = at.open_cells if cell is None else (as_cell(cell),)
    legal = [(way, place) for way in faces for place in cells if mine.can_place(way, place)]
    if face is not None and cell is not None and not legal:
        reasons = " ".join(map(str, mine.why_not(faces[0], cells[0])))
        raise BadQuestion(f"{faces[0]} may not lie at {cells[0]}, so nothing is turned up by it: {reasons}")
    if face is None or cell is None:
        legal = _at_goals(mine, legal, chance)
    card, place = chance.pick(legal)
    after = mine.copy()
    after.place(card, place)
    ways = {goal.cell: _choices(goal) for goal in down}
    fields = tuple(_field(after, goal, ways[goal.cell], place) for goal in down)
    question = TurnedUpBy(
        Position(mine, at.rules), Form(fields), said("turned-up-text", face=card, cell=place), seed=seed
    )
    question.ways, question.face, question.cell = ways, card, place
    question.said.hint = said("turned-up-hint")
    return question


def _at_goals(mine: Mine, legal: Sequence[tuple[Face, Cell]], chance: Chance) -> list[tuple[Face, Cell]]:
    """The placements worth asking about, of one sort: those that turn something up, or those beside a goal that do not.

    The second sort is a third of the questions.
    """
    down = {goal.cell for goal in mine.goals if not goal.up}
    turning, beside = [], []
    for way, place in legal:
        trial = mine.copy()
        if trial.place(way, place).turned_up:
            turning.append((way, place))
        elif any(place.step(side) in down for side in SIDES):
            beside.append((way, place))
    found = chance.pick([turning, turning, beside]) or turning or beside
    if not found:
        raise BadQuestion("no card can be laid beside a goal that is face down, so none can be turned up yet")
    return found


def _choices(goal: Goal) -> tuple[Face | None, ...]:
    """How a goal may be said to lie; the treasure looks the same both ways."""
    assert goal.face is not None
    return (None, *sorted(goal.face.both_ways))


def _field(after: Mine, goal: Goal, ways: Sequence[Face | None], laid: Cell) -> Choice:
    there = after.goal(goal.cell)
    lies = there.face if there.up else None
    reached = _reached(after, goal.cell, laid) if there.up else None
    options = []
    for way in ways:
        if way is None:
            text, why = said("stays-down"), _why_reached(goal, reached) if reached else _why_not_reached(after, goal)
        else:
            text = said("lies-treasure") if goal.treasure else said("lies-as", face=way)
            if reached is None:
                why = _why_not_reached(after, goal)
            elif way == lies or goal.treasure:
                why = _why_reached(goal, reached)
            else:
                side, beside = reached
                why = (said("stone-wrong", side=side, cell=beside),)
        options.append(Option(text, way == lies, why, face=None if way is None else way.text))
    name = said("goal-treasure" if goal.treasure else "goal-stone", cell=goal.cell)
    return Choice(name, tuple(options))


Reached = tuple[str, Cell]
"""The side of a goal over which a connected tunnel leads into it, and the card that lies there."""


def _reached(after: Mine, cell: Cell, laid: Cell) -> Reached | None:
    """By which card a goal was reached: the laid one, if it is that."""
    lies = after.face(cell)
    found = [
        (side, cell.step(side))
        for side in "WNSE"
        if lies is not None and lies.is_open(side) and _leads_to(after, cell.step(side), OPPOSITE[side])
    ]
    return min(found, key=lambda each: each[1] != laid, default=None)


def _leads_to(mine: Mine, cell: Cell, side: str) -> bool:
    return mine.face(cell) is not None and mine.is_connected(cell, side)


def _why_reached(goal: Goal, reached: Reached) -> tuple[Text, ...]:
    side, beside = reached
    opens = said("goal-reached", cell=beside)
    return (opens,) if goal.treasure else (opens, said("stone-right", side=side, cell=beside))


def _why_not_reached(after: Mine, goal: Goal) -> tuple[Text, ...]:
    told: list[Text] = []
    for side in SIDES:
        beside = goal.cell.step(side)
        card = after.face(beside)
        if card is not None:
            told.append(said("goal-not-connected" if card.is_open(OPPOSITE[side]) else "goal-walled", cell=beside))
    return tuple(told) or (said("goal-alone"),)
