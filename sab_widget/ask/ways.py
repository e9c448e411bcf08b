"""A kind of question: is the treasure reached, and by which way?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sab_widget.ask.chance import Chance
from sab_widget.ask.errors import BadAnswer, BadQuestion
from sab_widget.ask.form import Choice, Filled, Form, Marking, Option
from sab_widget.ask.placing import MineQuestion
from sab_widget.ask.positions import Position, position_of
from sab_widget.ask.questions import as_cells
from sab_widget.ask.texts import said
from sab_widget.model.cells import OPPOSITE, Cell, as_cell
from sab_widget.model.errors import shown
from sab_widget.model.faces import Face

if TYPE_CHECKING:
    from sab_widget.ask.positions import Source
    from sab_widget.ask.texts import Text
    from sab_widget.model.mine import Mine
    from sab_widget.model.routes import TunnelAt
    from sab_widget.model.rules import Rules
    from sab_widget.model.ways import Place, Way

MOST_WAYS: Final = 200
"""Ways without detours that a question can hold; a mine with more has too many loops to ask about."""
MOST_STEPS: Final = 20_000


class Walk(NamedTuple):
    """Whether the treasure is reached, and the cells of the way."""

    reached: bool | None
    """None where it was not said."""
    cells: frozenset[Cell] = frozenset()
    """From the surface to the treasure, both included; empty when it is not reached."""


class WayTo(MineQuestion):
    """Is the treasure reached, and by which way? Its values are walks: `(True, [(0, 0), (1, 0)])`.

    Any way without detours is right, not only the shortest.
    """

    kind = "way"

    def _read(self, filled: Filled) -> Walk:
        (verdict,) = filled.fields
        assert isinstance(verdict, frozenset)
        return Walk(0 in verdict if verdict else None, filled.cells)

    def _fill(self, value: Any) -> Filled:
        if isinstance(value, bool):
            value = (value, ())
        if not isinstance(value, tuple) or len(value) != 2 or not isinstance(value[0], bool | None):
            raise BadAnswer(f"{shown(value)} is no walk: give False, or (True, [(0, 0), (1, 0)])")
        verdict, cells = value
        said_so = frozenset[int]() if verdict is None else frozenset([0 if verdict else 1])
        return Filled(self.form.cells(as_cells(cells)), (said_so,))


def way(
    position: Source,
    face: Face | str | None = None,
    cell: tuple[int, int] | None = None,
    *,
    team: str | None = None,
    seed: int | str = 0,
    turn: int | None = None,
    rules: Rules | None = None,
) -> WayTo:
    """Ask whether one can walk from the surface to the treasure, and over which cells.

    When the treasure is up, the mine is asked about as it lies; else a card is laid first.

    >>> from sab_widget import Mine
    >>> mine = Mine.from_text("S* EW . ?NESW")
    >>> way(mine, "EW", (2, 0)).solution.reached
    True

    Args:
        position: A mine, a game as it stands, a view, or a record.
        face: A card that is laid first; by the seed where one is needed and none is given.
        cell: Where it is laid.
        team: `blue` or `green`, whom doors of the other colour stop; None for anyone.
        seed: The same seed asks the same of the same position, everywhere.
        turn: For a record: after how many actions.
        rules: For a mine: whose cards the seed draws from.

    Raises:
        BadQuestion: Where the treasure lies is not known, the card may not lie there, no card can reach it, or there
            are too many ways.
        BadPlayers: There is no such team.
        BadFace: `face` is none.
        BadCell: `cell` is none.
    """
    at = position_of(position, turn, rules)
    mine = at.mine if at.game is None else at.game.mine
    goal = next((goal for goal in mine.goals if goal.treasure), None)
    if goal is None:
        raise BadQuestion("where the treasure lies is not known here, so nobody can tell of a way to it")
    if (face is None) != (cell is None):
        raise BadQuestion("a card that is laid first needs both a face and a cell")
    card, place = (None, None) if face is None or cell is None else (Face(face), as_cell(cell))
    if card is None and not goal.up:
        card, place = _reaching(mine, at.rules, at.open_cells, Chance("way", seed))
    after = mine.copy()
    if card is not None and place is not None:
        reasons = after.why_not(card, place)
        if reasons:
            raise BadQuestion(f"{card} may not lie at {place}: {' '.join(map(str, reasons))}")
        after.place(card, place)
    found = after.way(team)
    ways = _all_ways(after, found) if found.open else [frozenset[Cell]()]
    why = {place: _why_there(after, found, ways, place) for place in at.cells}
    verdict = Choice(
        said("way-verdict"),
        (Option(said("yes"), found.open, (found.sentence,)), Option(said("no"), not found.open, (found.sentence,))),
    )
    text = _text(card, place, goal.cell, team)
    question = WayTo(Position(mine, at.rules), Form((verdict,), Marking(tuple(ways), why)), text, seed=seed)
    question.face, question.cell = card, place
    question.said.hint = said("way-hint")
    return question


def _text(card: Face | None, place: Cell | None, treasure: Cell, team: str | None) -> Text:
    who = {} if team is None else {"team": team}
    name = "way" if team is None else "way-team"
    if card is None or place is None:
        return said(f"{name}-text", treasure=treasure, **who)
    return said(f"{name}-after", face=card, cell=place, treasure=treasure, **who)


def _reaching(mine: Mine, rules: Rules, cells: tuple[Cell, ...], chance: Chance) -> tuple[Face, Cell]:
    """A placement at a cell from which some card reaches the treasure: one that does, or every second time not."""
    by_cell: dict[Cell, dict[bool, list[Face]]] = {}
    for way in (way for own in rules.paths for way in own.both_ways):
        for place in cells:
            if mine.can_place(way, place):
                reached = mine.copy().place(way, place).treasure_reached
                by_cell.setdefault(place, {}).setdefault(reached, []).append(way)
    able = [place for place in cells if True in by_cell.get(place, {})]
    if not able:
        raise BadQuestion("no single card can reach the treasure here; lay one yourself with face and cell")
    place = chance.pick(able)
    groups = by_cell[place]
    return chance.pick(groups[chance.pick(sorted(groups))]), place


def _all_ways(mine: Mine, found: Way) -> list[frozenset[Cell]]:
    """The cells of every way without detours to the treasure, the shortest first; what is joined, the mine tells."""
    ways: dict[frozenset[Cell], None] = {frozenset(cell for cell, _ in found.route): None}
    steps = 0
    cards = mine.cards
    begin = [(cell, n) for cell, n in found.reach if cards[cell].tunnels[n].ladder]
    waiting: list[tuple[Place, tuple[Place, ...]]] = [(node, (node,)) for node in sorted(begin, reverse=True)]
    while waiting:
        node, path = waiting.pop()
        steps += 1
        if steps > MOST_STEPS or len(ways) > MOST_WAYS:
            raise BadQuestion("so many ways lead to the treasure here that one cannot ask for one of them")
        if node[0] == found.treasure:
            ways[frozenset(cell for cell, _ in path)] = None
            continue
        onward = (other for other in _beyond(mine, mine.tunnel(*node)) if other in found.reach and other not in path)
        waiting += [(other, (*path, other)) for other in onward]
    return list(ways)


def _beyond(mine: Mine, tunnel: TunnelAt) -> list[Place]:
    """The tunnels into which one can step from another."""
    found = []
    for side in tunnel.edges:
        beside = tunnel.cell.step(side)
        card = mine.face(beside)
        if card is not None and card.is_open(OPPOSITE[side]):
            found.append((beside, mine.tunnel(beside, OPPOSITE[side]).number))
    return found


def _why_there(mine: Mine, found: Way, ways: list[frozenset[Cell]], cell: Cell) -> tuple[Text, ...]:
    if any(cell in way for way in ways):
        return (said("on-the-way"),)
    if cell in found.doors:
        return (said("door-stops"),)
    if mine.face(cell) is None:
        return (said("no-card"),)
    if not found.open:
        return (found.sentence,)
    return (said("aside" if cell in found.cells else "not-reached"),)
