"""A mine as a drawing in text: rows of faces, read and written.

    .    NS   .    .
    S*   NESW EW   ?NE

`.` is an empty cell; `S*` (or `NESWL`) the start, which fixes the coordinates; `?NW` a face-down goal, `!NW` one that
has been turned up, as it lies; `$` after a goal marks the treasure; `?` alone is a goal whose face nobody has told.
A drawing without goals has the standard three; the line `goals: none` says that there are none. Comments run from `#`
to the end of a line. Columns need not be aligned: the third word of a row is its third cell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from sab_widget.model.cells import OPPOSITE, SIDES, Cell
from sab_widget.model.decks import GOAL_CELLS, GOAL_FACES, START
from sab_widget.model.errors import BadCell, BadFace, BadPosition
from sab_widget.model.faces import Face

if TYPE_CHECKING:
    from sab_widget.model.mine import Mine
    from sab_widget.model.placing import Policy

    M = TypeVar("M", bound=Mine)

EMPTY: Final = "."
START_MARK: Final = "S*"
DOWN, UP, TREASURE_MARK = "?", "!", "$"
NO_GOALS: Final = "goals: none"


class _Word(NamedTuple):
    text: str
    line: int
    column: int

    def wrong(self, why: str) -> BadPosition:
        return BadPosition(f"line {self.line}, column {self.column}: {self.text!r} {why}")


class _Goal(NamedTuple):
    face: Face | None
    treasure: bool
    up: bool


def read(kind: type[M], text: str, *, check: bool, policy: Policy) -> M:
    """Make a mine of a drawing; see `Mine.from_text`."""
    if not isinstance(text, str):
        raise BadPosition(f"{text!r} is no drawing of a mine: it is not a text")
    words, no_goals = _words(text)
    start_cell, start = _find_start(words)
    cards: dict[Cell, tuple[_Word, Face]] = {}
    goals: dict[Cell, tuple[_Word, _Goal]] = {}
    for (column, row), word in words.items():
        cell = Cell(column - start_cell.column, row - start_cell.row)
        if word.text[0] in DOWN + UP:
            goals[cell] = (word, _read_goal(word))
        elif cell != (0, 0):
            cards[cell] = (word, _face(word, word.text))
    if no_goals and goals:
        raise next(iter(goals.values()))[0].wrong(f"is a goal, but the drawing says '{NO_GOALS}'")
    standard: dict[tuple[int, int], str] = {} if no_goals or goals else dict(zip(GOAL_CELLS, GOAL_FACES, strict=True))
    for place in standard:
        if Cell(*place) in cards:
            raise cards[Cell(*place)][0].wrong(
                "lies where one of the three standard goals lies; draw the goals yourself"
            )
    faces: dict[Any, Any] = dict(standard) or {cell: goal.face for cell, (_, goal) in goals.items()}
    rich = [cell for cell, (_, goal) in goals.items() if goal.treasure]
    if len(rich) > 1:
        raise goals[rich[1]][0].wrong("is a second treasure; there is one")
    try:
        mine = kind(faces, treasure=rich[0] if rich else None, start=start, policy=policy)
    except BadCell as error:
        raise BadPosition(str(error)) from None
    mine._draw(
        {cell: face for cell, (_, face) in cards.items()}, [cell for cell, (_, goal) in goals.items() if goal.up]
    )
    if check:
        _check(mine, cards, goals)
    return mine


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
    """Where the start is drawn; `S*` is a crystal's face too, so it is the start only where `NESWL` is not drawn."""
    explicit = [(cell, word) for cell, word in words.items() if word.text == START]
    marks = explicit or [(cell, word) for cell, word in words.items() if word.text == START_MARK]
    if not marks:
        raise BadPosition(f"the drawing has no start card: write {START_MARK} or {START} where it lies")
    if len(marks) > 1:
        raise marks[1][1].wrong("is a second start card; there is one")
    return marks[0][0], Face(START)


def _face(word: _Word, text: str) -> Face:
    try:
        return Face(text)
    except BadFace as error:
        raise word.wrong(f"cannot be read: {error}") from None


def _read_goal(word: _Word) -> _Goal:
    up, body = word.text[0] == UP, word.text[1:]
    treasure = body.endswith(TREASURE_MARK)
    body = body.removesuffix(TREASURE_MARK)
    if not body and up:
        raise word.wrong("is a goal turned up, so its face must be drawn")
    return _Goal(_face(word, body) if body else None, treasure, up)


def _check(mine: Mine, cards: dict[Cell, tuple[_Word, Face]], goals: dict[Cell, tuple[_Word, _Goal]]) -> None:
    """Refuse tunnels that end at walls, and face-down goals that a connected tunnel opens towards."""
    stones = {cell for cell, (_, goal) in goals.items() if goal.up}
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
    if mine.start.text == START:
        words[Cell(0, 0)] = START if START_MARK in words.values() else START_MARK
    for goal in mine.goals:
        face = "" if goal.face is None else goal.face.text
        words[goal.cell] = (UP if goal.up else DOWN) + face + (TREASURE_MARK if goal.treasure else "")
    rows = [cell.row for cell in words]
    columns = [cell.column for cell in words]
    wide = max(map(len, words.values()))
    lines = [
        " ".join(words.get(Cell(c, r), EMPTY).ljust(wide) for c in range(min(columns), max(columns) + 1)).rstrip()
        for r in range(min(rows), max(rows) + 1)
    ]
    return "\n".join([*([] if mine.goals else [NO_GOALS]), *lines])
