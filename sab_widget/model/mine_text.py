"""A mine as a drawing in text: rows of faces, read and written.

    .    NS   .    .
    S*   NESW EW   ?NE

`.` is an empty cell; `S*` (or `NESWL`) the start, which fixes the coordinates; `?NW` a face-down goal, `!NW` one that
has been turned up, as it lies; `?` alone is a goal whose face nobody has told. `$` after a goal marks the treasure;
without, it is the first goal with the face `NESW` that no `-` marks as a stone. `@NES` is a start of another face.
A drawing without goals has the standard three; the line `goals: none` says that there are none. Comments run from `#`
to the end of a line. Columns need not be aligned: the third word of a row is its third cell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from sab_widget.model.cells import OPPOSITE, SIDES, Cell
from sab_widget.model.decks import GOAL_CELLS, GOAL_FACES, START, TREASURE
from sab_widget.model.errors import BadCell, BadFace, BadPosition
from sab_widget.model.faces import Face
from sab_widget.model.ground import Goal

if TYPE_CHECKING:
    from sab_widget.model.mine import Mine
    from sab_widget.model.placing import Policy

    M = TypeVar("M", bound=Mine)

EMPTY: Final = "."
START_MARK: Final = "S*"
OTHER_START: Final = "@"
DOWN, UP, TREASURE_MARK, STONE_MARK = "?", "!", "$", "-"
NO_GOALS: Final = "goals: none"


class _Word(NamedTuple):
    text: str
    line: int
    column: int

    def wrong(self, why: str) -> BadPosition:
        return BadPosition(f"line {self.line}, column {self.column}: {self.text!r} {why}")


class _Goal(NamedTuple):
    word: _Word
    face: Face | None
    mark: str
    up: bool


def read(kind: type[M], text: str, *, check: bool, policy: Policy) -> M:
    """Make a mine of a drawing; see `Mine.from_text`."""
    if not isinstance(text, str):
        raise BadPosition(f"{text!r} is no drawing of a mine: it is not a text")
    words, no_goals = _words(text)
    start_cell, start = _find_start(words)
    cards: dict[Cell, tuple[_Word, Face]] = {}
    drawn: dict[Cell, _Goal] = {}
    for (column, row), word in words.items():
        cell = Cell(column - start_cell.column, row - start_cell.row)
        if word.text[0] in DOWN + UP:
            drawn[cell] = _read_goal(word)
        elif cell != (0, 0):
            cards[cell] = (word, _face(word, word.text))
    if no_goals and drawn:
        raise next(iter(drawn.values())).word.wrong(f"is a goal, but the drawing says '{NO_GOALS}'")
    goals = _told(drawn) if drawn or no_goals else _standard(cards)
    mine = kind({}, start=start, policy=policy)
    try:
        mine._draw({cell: face for cell, (_, face) in cards.items()}, goals)
    except BadCell as error:
        raise BadPosition(str(error)) from None
    if check:
        _check(mine, cards)
    return mine


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


def _words(text: str) -> tuple[dict[Cell, _Word], bool]:
    """All words but the dots by (number in the row, number of the row)."""
    words: dict[Cell, _Word] = {}
    row, no_goals = 0, False
    for number, line in enumerate(text.splitlines(), start=1):
        body = line.partition("#")[0].rstrip()
        if not body.strip():
            continue
        if body.strip() == NO_GOALS:
            no_goals = True
            continue
        at = 0
        for column, word in enumerate(body.split()):
            at = body.index(word, at)
            if word != EMPTY:
                words[Cell(column, row)] = _Word(word, number, at + 1)
            at += len(word)
        row += 1
    return words, no_goals


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
        raise word.wrong(f"cannot be read: {error}") from None


def _read_goal(word: _Word) -> _Goal:
    up, body = word.text[0] == UP, word.text[1:]
    mark = body[-1:] if body.endswith((TREASURE_MARK, STONE_MARK)) else ""
    body = body.removesuffix(mark)
    if not body and up:
        raise word.wrong("is a goal turned up, so its face must be drawn")
    return _Goal(word, _face(word, body) if body else None, mark, up)


def _check(mine: Mine, cards: dict[Cell, tuple[_Word, Face]]) -> None:
    """Refuse tunnels that end at walls, and face-down goals that a connected tunnel opens towards."""
    stones = {goal.cell for goal in mine.goals if goal.up}
    for cell, (word, face) in cards.items():
        for side in SIDES:
            beside = cell.step(side)
            other = mine.face(beside)
            if other is None or beside in stones:
                continue
            if face.is_open(side) != other.is_open(OPPOSITE[side]):
                raise word.wrong(f"does not fit the card {other} at {beside}; check=False draws it all the same")
    for goal in mine.goals:
        if not goal.up:
            for side in SIDES:
                if mine.is_connected(goal.cell.step(side), OPPOSITE[side]):
                    raise BadPosition(
                        f"the goal at {goal.cell} is reached from {goal.cell.step(side)}, so it should lie face up; "
                        "check=False draws it all the same"
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
    lines = [
        " ".join(words.get(Cell(c, r), EMPTY).ljust(wide) for c in range(min(columns), max(columns) + 1)).rstrip()
        for r in range(min(rows), max(rows) + 1)
    ]
    return "\n".join([*([] if mine.goals else [NO_GOALS]), *lines])
