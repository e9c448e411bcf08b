"""What a question is about: a mine, a game, a view, or a record at a turn, in one form, and how it is shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from sab_widget.ask.errors import BadQuestion
from sab_widget.model.cells import Cell
from sab_widget.model.errors import BadRules, shown
from sab_widget.model.game import Game
from sab_widget.model.mine import Mine
from sab_widget.model.record import Record
from sab_widget.model.rules import STANDARD, Rules
from sab_widget.model.view import View

Source: TypeAlias = Mine | Game | View | Record
"""What one can ask about."""

MOST_CELLS: Final = 2_000
"""A mine of a whole game has some 150."""


@dataclass(frozen=True, slots=True)
class Position:
    """A moment to ask about; nothing in it changes any more."""

    mine: Mine
    """What lies there, as far as whoever answers may know it."""
    rules: Rules
    game: Game | None = None
    """The game, where there is one."""
    view: View | None = None
    """The view, where it is one."""

    @property
    def players(self) -> tuple[str, ...]:
        """The players by seat, where there are some."""
        table = self.game or self.view
        return () if table is None else table.players

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Every cell that is shown: the cards and goals and one cell around them, by row and column."""
        there = [*self.mine.cards, *(goal.cell for goal in self.mine.goals)]
        columns = range(min(c.column for c in there) - 1, max(c.column for c in there) + 2)
        rows = range(min(c.row for c in there) - 1, max(c.row for c in there) + 2)
        if len(columns) * len(rows) > MOST_CELLS:
            raise BadQuestion(
                f"the mine is spread over {len(columns)} columns and {len(rows)} rows; "
                f"a question can be about {MOST_CELLS} cells at most"
            )
        return tuple(Cell(column, row) for row in rows for column in columns)

    @property
    def open_cells(self) -> tuple[Cell, ...]:
        """The empty cells beside a card or a goal, by row and column."""
        taken = {*self.mine.cards, *(goal.cell for goal in self.mine.goals)}
        beside = {cell.step(side) for cell in taken for side in "NESW"} - taken
        return tuple(sorted(beside, key=lambda cell: (cell.row, cell.column)))

    def need_game(self, kind: str) -> Game:
        """The game, or one that looks the same to the viewer; raises `BadQuestion` where there is only a mine."""
        if self.view is not None and self.view.viewer is not None and not self.view.round_over:
            return self.view.world("ask")
        if self.game is None:
            raise BadQuestion(
                f"a question of the kind {kind!r} needs players: give a Game, a View or a Record, not a Mine"
            )
        return self.game


def position_of(source: object, turn: int | None = None, rules: Rules | None = None) -> Position:
    """The moment that a question is about.

    Args:
        source: A mine, a game as it stands, a view, or a record.
        turn: For a record: after how many of its actions; all of them when left out.
        rules: For a mine: whose path cards there are; those of the base game when left out.

    Raises:
        BadQuestion: `source` is nothing to ask about, or `turn` or `rules` make no sense for it.
        BadRecord: The record cannot be replayed up to there.
    """
    if turn is not None and not isinstance(source, Record):
        raise BadQuestion("a turn says where in a Record to ask; a mine, a game and a view have only one moment")
    if rules is not None and not isinstance(source, Mine):
        raise BadQuestion("rules say which cards there are for a Mine; a game, a view and a record have their own")
    if rules is not None and not isinstance(rules, Rules):
        raise BadRules(f"{shown(rules)} are no rules: give a Rules value, such as Rules.saboteur2()")
    match source:
        case Mine():
            return Position(source.copy(), rules or STANDARD)
        case Game():
            return _of_game(source.copy())
        case Record():
            return _of_game(_at(source, turn))
        case View():
            return _of_view(source)
    raise BadQuestion(f"{shown(source)} is nothing to ask about: give a Mine, a Game, a View or a Record")


def _of_game(game: Game) -> Position:
    """In the question itself stands nothing that a goal face down would hide."""
    return Position(game.mine.with_goals_hidden(), game.rules, game)


def _of_view(view: View) -> Position:
    return Position(view.mine.copy(), view.rules, view=view)


def _at(record: Record, turn: int | None) -> Game:
    last = len(record.steps)
    if turn is not None and (type(turn) is not int or not 0 <= turn <= last):
        raise BadQuestion(f"there is no turn {shown(turn)}; the record has turns 0 to {last}")
    game, wanted = record.game(), last if turn is None else turn
    if not wanted:
        return game
    for after in record.replay():
        if after.turn == wanted:
            return after.copy()
    raise BadQuestion(f"the record has no turn {wanted}")
