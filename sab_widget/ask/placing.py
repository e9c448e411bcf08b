"""Two kinds of question: where may this card lie, and may it lie here, and why not."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sab_widget.ask.chance import Chance
from sab_widget.ask.errors import BadAnswer, BadQuestion
from sab_widget.ask.fits import why_fits, why_reason_fails
from sab_widget.ask.form import Choice, Filled, Form, Marking, Option
from sab_widget.ask.positions import position_of
from sab_widget.ask.questions import Question, as_cells
from sab_widget.ask.scenes import mine_scene
from sab_widget.ask.texts import said
from sab_widget.model.cells import OPPOSITE, SIDES, Cell, as_cell
from sab_widget.model.errors import shown
from sab_widget.model.faces import Face
from sab_widget.model.reasons import Reason

if TYPE_CHECKING:
    from sab_widget.ask.positions import Position, Source
    from sab_widget.ask.texts import Text
    from sab_widget.model.mine import Mine
    from sab_widget.model.rules import Rules
    from sab_widget.scene import Scene

FEWEST_REASONS: Final = 5
"""To choose from, where there are so many that could be thought of."""


class MineQuestion(Question):
    """A question that a bare mine is shown for."""

    def scene(self, language: str) -> Scene:
        """The mine."""
        return mine_scene(self.position.mine, self.position.rules, self.voice(language)(self.said.title), language)


class Where(MineQuestion):
    """Mark all cells where this card may lie. Its values are sets of cells."""

    kind = "where"

    def _read(self, filled: Filled) -> frozenset[Cell]:
        return filled.cells

    def _fill(self, value: Any) -> Filled:
        return Filled(self.form.cells(as_cells(value)))


def where(
    position: Source,
    face: Face | str | None = None,
    *,
    either: bool = False,
    seed: int | str = 0,
    turn: int | None = None,
    rules: Rules | None = None,
) -> Where:
    """Ask for all cells where a card may lie.

    >>> from sab_widget import Mine
    >>> question = where(Mine(), "NS")
    >>> question.text
    'Mark every cell where NS (straight tunnel north to south) may lie, as it is drawn.'
    >>> question.answer = [(0, -1), (1, 0)]
    >>> question.correct
    False
    >>> sorted(question.solution)
    [Cell(column=0, row=-1), Cell(column=0, row=1)]

    Args:
        position: A mine, a game as it stands, a view, or a record.
        face: The card as it would be laid; one by the seed when left out.
        either: Whether the card may be turned.
        seed: The same seed asks the same of the same position, everywhere.
        turn: For a record: after how many actions.
        rules: For a mine: whose cards the seed draws from.

    Raises:
        BadQuestion: No card at all may lie anywhere, or an argument makes no sense.
        BadFace: `face` is none.
    """
    at = position_of(position, turn, rules)
    chance = Chance("where", seed)
    if face is None:
        faces = [way for own in at.rules.paths for way in own.both_ways]
        able = [way for way in faces if any(at.mine.can_place(way, cell) for cell in at.open_cells)]
        if not able:
            raise BadQuestion("no card of these rules may lie anywhere in this mine, so there is nothing to mark")
        card = chance.pick(able)
    else:
        card = Face(face)
    ways = card.both_ways if either else (card,)
    right, why = set(), {}
    for cell in at.cells:
        fitting = next((way for way in ways if at.mine.can_place(way, cell)), None)
        if fitting is not None:
            right.add(cell)
        why[cell] = _why_there(at.mine, ways, fitting, cell)
    text = said("where-either" if len(ways) > 1 else "where-text", face=card)
    question = Where(at, Form(marking=Marking((frozenset(right),), why)), text, seed=seed)
    question.face = card
    question.said.hint = said("where-hint")
    return question


def _why_there(mine: Mine, ways: tuple[Face, ...], fitting: Face | None, cell: Cell) -> tuple[Text, ...]:
    if fitting is not None:
        turned = (said("fits-turned", face=fitting),) if len(ways) > 1 else ()
        return (*turned, *why_fits(mine, fitting, cell))
    reasons = mine.why_not(ways[0], cell)
    if len(ways) == 1 or {reason.code for reason in reasons} <= {"occupied", "no_neighbour"}:
        return reasons
    told: list[Text] = []
    for way in ways:
        told += [said("way-round", face=way), *mine.why_not(way, cell)]
    return tuple(told)


class Judgement(NamedTuple):
    """Whether a card may lie at a cell, and why not."""

    legal: bool | None
    """None where neither was said."""
    reasons: frozenset[str] = frozenset()
    """Names of reasons: a code of the model, with the side where it concerns one, as in `edge_mismatch E`."""


class Legal(MineQuestion):
    """May this card lie here, and why not? Its values are judgements: `(False, {"edge_mismatch E"})`."""

    kind = "legal"
    names: tuple[str, ...]
    """The names of the reasons that can be chosen, in their order."""

    def _read(self, filled: Filled) -> Judgement:
        verdict, reasons = filled.fields
        assert isinstance(verdict, frozenset)
        assert isinstance(reasons, frozenset)
        return Judgement(0 in verdict if verdict else None, frozenset(self.names[i] for i in reasons))

    def _fill(self, value: Any) -> Filled:
        if isinstance(value, bool):
            value = (value, ())
        if not isinstance(value, tuple) or len(value) != 2 or not isinstance(value[0], bool | None):
            raise BadAnswer(f"{shown(value)} is no judgement: give True, or (False, {{'edge_mismatch E'}})")
        verdict, reasons = value
        if not isinstance(reasons, (list, tuple, set, frozenset)) or not all(
            isinstance(name, str) and name in self.names for name in reasons
        ):
            raise BadAnswer(f"{shown(reasons)} are not among the reasons to choose from: {', '.join(self.names)}")
        said_so = frozenset[int]() if verdict is None else frozenset([0 if verdict else 1])
        return Filled(fields=(said_so, frozenset(self.names.index(name) for name in reasons)))


def legal(
    position: Source,
    face: Face | str | None = None,
    cell: tuple[int, int] | None = None,
    *,
    seed: int | str = 0,
    turn: int | None = None,
    rules: Rules | None = None,
) -> Legal:
    """Ask whether a card may lie at a cell, and if not, for all reasons against it.

    >>> from sab_widget import Mine
    >>> question = legal(Mine(), "NS", (1, 0))
    >>> question.solution.legal, sorted(question.solution.reasons)
    (False, ['edge_mismatch W', 'not_connected'])

    Args:
        position: A mine, a game as it stands, a view, or a record.
        face: The card as it would be laid; one by the seed when left out.
        cell: Where; one by the seed when left out.
        seed: The same seed asks the same of the same position, everywhere.
        turn: For a record: after how many actions.
        rules: For a mine: whose cards the seed draws from.

    Raises:
        BadQuestion: There is no cell to ask about, or an argument makes no sense.
        BadFace: `face` is none.
        BadCell: `cell` is none.
    """
    at = position_of(position, turn, rules)
    chance = Chance("legal", seed)
    faces = [way for own in at.rules.paths for way in own.both_ways] if face is None else [Face(face)]
    cells = at.open_cells if cell is None else (as_cell(cell),)
    if not cells or not faces:
        raise BadQuestion("there is no empty cell beside a card or a goal to ask about")
    groups: dict[tuple[str, ...], list[tuple[Face, Cell]]] = {}
    for way, place in product(faces, cells):
        codes = tuple(dict.fromkeys(reason.code for reason in at.mine.why_not(way, place)))
        groups.setdefault(codes, []).append((way, place))
    fitting, rest = groups.pop((), []), sorted(groups)
    # Every second question is about a card that fits; of the others each combination of reasons is as likely.
    fits = bool(fitting) and (not rest or chance.pick((True, False)))
    card, place = chance.pick(fitting if fits else groups[chance.pick(rest)])
    return _legal(at, card, place, chance, seed)


def _legal(at: Position, card: Face, place: Cell, chance: Chance, seed: int | str) -> Legal:
    against = at.mine.why_not(card, place)
    names = {_name_of(reason): reason for reason in against}
    others = [reason for reason in _thinkable(at.mine, card, place) if _name_of(reason) not in names]
    wanted = max(FEWEST_REASONS - len(names), 2)
    # Where the cell is empty, what lies around it is worth more thought than whether it is empty.
    near = [reason for reason in others if reason.side and at.mine.face(place.step(reason.side)) is not None]
    chosen = [*chance.shuffled(near), *chance.shuffled([reason for reason in others if reason not in near])][:wanted]
    listed = sorted([*against, *chosen], key=lambda reason: (_CODES.index(reason.code), SIDES.find(reason.side or " ")))
    options = tuple(
        Option(_plainly(reason), right=True, why=(reason.way,) if reason.way else ())
        if reason in against
        else Option(_plainly(reason), right=False, why=(why_reason_fails(at.mine, card, reason),))
        for reason in listed
    )
    fits = why_fits(at.mine, card, place)
    verdict = Choice(
        said("legal-verdict"),
        (
            Option(said("yes"), not against, against or fits, late=True),
            Option(said("no"), bool(against), against or fits),
        ),
    )
    form = Form((verdict, Choice(said("legal-reasons"), options, many=True)))
    question = Legal(at, form, said("legal-text", face=card, cell=place), seed=seed)
    question.names = tuple(_name_of(reason) for reason in listed)
    question.face, question.cell = card, place
    question.said.hint = said("legal-hint")
    return question


_CODES: Final = ("occupied", "no_neighbour", "edge_mismatch", "not_connected", "beside_goal")


def _name_of(reason: Reason) -> str:
    return f"{reason.code} {reason.side}" if reason.side else reason.code


def _plainly(reason: Reason) -> Reason:
    """The reason without where the way breaks, which would tell that it holds."""
    return Reason(reason.code, side=reason.side, cell=reason.cell, detail=reason.detail)


def _thinkable(mine: Mine, face: Face, cell: Cell) -> list[Reason]:
    """Reasons that somebody might think of against a card at a cell, but for what is true and yet no reason."""
    found = [Reason("occupied", cell=cell), Reason("no_neighbour", cell=cell)]
    if any(_meets(mine, face, cell, side, connected=True) for side in SIDES):
        found.append(Reason("not_connected", cell=cell, detail="nothing"))
    for side in SIDES:
        beside = mine.face(cell.step(side))
        if beside is None or beside.is_open(OPPOSITE[side]) == face.is_open(side):
            found.append(Reason("edge_mismatch", side=side, cell=cell))
        if face.is_open(side) and not face.ladders and not _meets(mine, face, cell, side, connected=False):
            found.append(Reason("not_connected", side=side, cell=cell))
        if face.ladders:
            found.append(Reason("beside_goal", side=side, cell=cell))
    return found


def _meets(mine: Mine, face: Face, cell: Cell, side: str, *, connected: bool) -> bool:
    """Whether an edge of a card would meet a tunnel, one that is connected or one that is not."""
    beside, facing = cell.step(side), OPPOSITE[side]
    card = mine.face(beside)
    there = card is not None and card.is_open(facing) and face.is_open(side)
    return there and mine.is_connected(beside, facing) == connected
