"""A mine as a drawing in text: rows of faces, read and written.

    .    NS   .    .
    S*   NESW EW   ?NE

`.` is an empty cell; `S*` (or `NESWL`) the start, which fixes the coordinates; `?NW` a face-down goal, `!NW` one that
has been turned up, as it lies; `?` alone is a goal whose face nobody has told. `$` after a goal marks the treasure;
without, it is the first goal with the face `NESW` that no `-` marks as a stone. `@NES` is a start of another face.
A drawing without goals has the standard three; the line `goals: none` says that there are none. Comments run from `#`
to the end of a line. Columns need not be aligned: the third word of a row is its third cell.

The line `policy: must_connect=False, must_meet=True` says what a laid card must touch, where it is not what the base
game wants. A mine that is spread very wide is written as a list, which the line `form: list` announces; each further
line is then a cell and what lies there, as in `5000,0 EW`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from sab_widget.model.cells import Cell, as_cell
from sab_widget.model.decks import GOAL_CELLS, GOAL_FACES, START, TREASURE
from sab_widget.model.errors import BadCell, BadFace, BadPosition, shown
from sab_widget.model.faces import Face
from sab_widget.model.ground import Goal
from sab_widget.model.misfits import misfits
from sab_widget.model.placing import CONNECT, Policy

if TYPE_CHECKING:
    from sab_widget.model.mine import Mine

    M = TypeVar("M", bound=Mine)

EMPTY: Final = "."
START_MARK: Final = "S*"
OTHER_START: Final = "@"
DOWN, UP, TREASURE_MARK, STONE_MARK = "?", "!", "$", "-"
NO_GOALS: Final = "goals: none"
LIST: Final = "form: list"
POLICY: Final = "policy:"

LARGEST: Final = 400_000
"""Characters in a drawing that is read."""

LARGEST_DRAWING: Final = 10_000
"""Cells that are drawn; a mine that is spread wider is written as a list."""

_WORD: Final = re.compile(r"\S+")
_LISTED: Final = re.compile(r"(-?\d{1,6}),(-?\d{1,6})$", re.ASCII)
_OPTION: Final = re.compile(r"\s*(must_connect|must_meet)=(True|False)\s*$")


class _Word(NamedTuple):
    text: str
    line: int
    column: int

    def wrong(self, why: str) -> BadPosition:
        return self.wrong_here(f"{shown(self.text)} {why}")

    def wrong_here(self, what: str) -> BadPosition:
        return BadPosition(f"line {self.line}, column {self.column}: {what}")


class _Goal(NamedTuple):
    word: _Word
    face: Face | None
    mark: str
    up: bool


class _Drawing:
    """What stands in a text: the words but the dots by (number in the row, number of the row), and the headers."""

    def __init__(self, text: str) -> None:
        self.words: dict[Cell, _Word] = {}
        self.no_goals = False
        self.policy = CONNECT
        listed, row = False, 0
        for number, line in enumerate(text.splitlines(), start=1):
            body = line.partition("#")[0].rstrip()
            said = body.strip()
            if said == NO_GOALS:
                self.no_goals = True
            elif said == LIST and not row:
                listed = True
            elif said.startswith(POLICY):
                self.policy = _policy(_Word(said, number, body.index(said) + 1))
            elif said:
                if listed:
                    self._read_listed(body, number)
                else:
                    self._read_row(body, number, row)
                row += 1

    def _read_row(self, body: str, number: int, row: int) -> None:
        for column, found in enumerate(_WORD.finditer(body)):
            if found[0] != EMPTY:
                self.words[Cell(column, row)] = _Word(found[0], number, found.start() + 1)

    def _read_listed(self, body: str, number: int) -> None:
        words = [_Word(found[0], number, found.start() + 1) for found in _WORD.finditer(body)]
        found = _LISTED.match(words[0].text)
        if found is None or len(words) != 2:
            raise words[0].wrong("begins no line of a list: write a cell and what lies there, as in '3,-1 EW'")
        cell = Cell(int(found[1]), int(found[2]))
        if cell in self.words:
            raise words[0].wrong("is in the list a second time")
        self.words[cell] = words[1]


def _policy(word: _Word) -> Policy:
    options: dict[str, bool] = {}
    for part in word.text.removeprefix(POLICY).split(","):
        found = _OPTION.match(part)
        if found is None or found[1] in options:
            raise word.wrong(f"is no policy: write '{POLICY} must_connect=False, must_meet=True', each True or False")
        options[found[1]] = found[2] == "True"
    return CONNECT._replace(**options)


def read(kind: type[M], text: str, *, check: bool, policy: Policy | None) -> M:
    """Make a mine of a drawing; see `Mine.from_text`."""
    if not isinstance(text, str):
        raise BadPosition(f"{shown(text)} is no drawing of a mine: it is not a text")
    if len(text) > LARGEST:
        raise BadPosition(f"the drawing has {len(text):,} characters; {LARGEST:,} are the most")
    drawing = _Drawing(text)
    words, no_goals = drawing.words, drawing.no_goals
    start_cell, start = _find_start(words)
    cards: dict[Cell, tuple[_Word, Face]] = {}
    drawn: dict[Cell, _Goal] = {}
    for (column, row), word in words.items():
        cell = _in_range(word, column - start_cell.column, row - start_cell.row)
        if word.text[0] in DOWN + UP:
            drawn[cell] = _read_goal(word)
        elif cell != (0, 0):
            cards[cell] = (word, _face(word, word.text))
    if no_goals and drawn:
        raise next(iter(drawn.values())).word.wrong(f"is a goal, but the drawing says '{NO_GOALS}'")
    goals = _told(drawn) if drawn or no_goals else _standard(cards)
    mine = kind({}, start=start, policy=drawing.policy if policy is None else policy)
    mine._draw({cell: face for cell, (_, face) in cards.items()}, goals)
    if check:
        _check(mine, cards)
    return mine


def _in_range(word: _Word, column: int, row: int) -> Cell:
    try:
        return as_cell((column, row))
    except BadCell as error:
        raise word.wrong(f"lies too far away: {error}") from None


def _told(drawn: dict[Cell, _Goal]) -> list[Goal]:
    """The goals that are drawn; which one is the treasure, if it is not marked, its face tells."""
    marked = [cell for cell, goal in drawn.items() if goal.mark == TREASURE_MARK]
    if len(marked) > 1:
        raise drawn[marked[1]].word.wrong("is a second treasure; there is one")
    like_it = [cell for cell, goal in drawn.items() if str(goal.face) == TREASURE and goal.mark != STONE_MARK]
    rich = next(iter([*marked, *like_it]), None)
    return [Goal(cell, goal.face, None if goal.face is None else cell == rich, goal.up) for cell, goal in drawn.items()]


def _standard(cards: dict[Cell, tuple[_Word, Face]]) -> list[Goal]:
    """The standard goals, face down."""
    for place in map(Cell._make, GOAL_CELLS):
        if place in cards:
            raise cards[place][0].wrong("lies where one of the three standard goals lies; draw the goals yourself")
    return [
        Goal(Cell(*cell), Face(face), face == TREASURE, up=False)
        for cell, face in zip(GOAL_CELLS, GOAL_FACES, strict=True)
    ]


def _find_start(words: dict[Cell, _Word]) -> tuple[Cell, Face]:
    """Where the start is drawn; cards may show `NESWL` and `S*` too, so the clearest mark that is drawn holds."""
    marks: list[tuple[Cell, _Word]] = []
    for clearest in (OTHER_START, START, START_MARK):
        marks = marks or [(cell, word) for cell, word in words.items() if clearest in (word.text, word.text[0])]
    if not marks:
        raise BadPosition(f"the drawing has no start card: write {START_MARK} or {START} where it lies")
    if len(marks) > 1:
        raise marks[1][1].wrong("is a second start card; there is one")
    cell, word = marks[0]
    return cell, _face(word, word.text[1:]) if word.text[0] == OTHER_START else Face(START)


def _face(word: _Word, text: str) -> Face:
    try:
        return Face(text)
    except BadFace as error:
        raise word.wrong_here(str(error)) from None  # it names what is no face


def _read_goal(word: _Word) -> _Goal:
    up, body = word.text[0] == UP, word.text[1:]
    mark = body[-1:] if body.endswith((TREASURE_MARK, STONE_MARK)) else ""
    body = body.removesuffix(mark)
    if not body and up:
        raise word.wrong("is a goal turned up, so its face must be drawn")
    return _Goal(word, _face(word, body) if body else None, mark, up)


def _check(mine: Mine, cards: dict[Cell, tuple[_Word, Face]]) -> None:
    """Refuse tunnels that end at walls, and face-down goals that a connected tunnel opens towards."""
    for found in misfits(mine):
        if found.code == "reached":
            raise BadPosition(
                f"the goal at {found.cell} is reached from {found.neighbour}, so it should lie face up; "
                "check=False draws it all the same"
            )
        own, other = found.cell, found.neighbour
        if own not in cards:  # the start
            own, other = other, own
        raise cards[own][0].wrong(
            f"does not fit the card {mine.face(other)} at {other}; check=False draws it all the same"
        )


def write(mine: Mine) -> str:
    """Draw a mine; see `Mine.to_text`."""
    words: dict[Cell, str] = {cell: face.text for cell, face in mine.cards.items()}
    plain = mine.start.text == START and not {START, START_MARK} & {words[cell] for cell in words if cell != (0, 0)}
    words[Cell(0, 0)] = START_MARK if plain else OTHER_START + mine.start.text
    marked = any(goal.treasure for goal in mine.goals)
    for goal in mine.goals:
        face = "" if goal.face is None else goal.face.text
        mark = TREASURE_MARK if goal.treasure else STONE_MARK if face == TREASURE and not marked else ""
        words[goal.cell] = (UP if goal.up else DOWN) + face + mark
    rows = [cell.row for cell in words]
    columns = [cell.column for cell in words]
    wide = max(map(len, words.values()))
    headers = [] if mine.goals else [NO_GOALS]
    if mine.policy != CONNECT:
        headers.append(f"{POLICY} " + ", ".join(f"{name}={value}" for name, value in mine.policy._asdict().items()))
    if (max(columns) + 1 - min(columns)) * (max(rows) + 1 - min(rows)) > LARGEST_DRAWING:
        in_order = sorted(words.items(), key=lambda item: (item[0].row, item[0].column))
        return "\n".join([*headers, LIST, *(f"{cell} {word}" for cell, word in in_order)])
    lines = [
        " ".join(words.get(Cell(c, r), EMPTY).ljust(wide) for c in range(min(columns), max(columns) + 1)).rstrip()
        for r in range(min(rows), max(rows) + 1)
    ]
    return "\n".join([*headers, *lines])
