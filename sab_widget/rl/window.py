"""The part of the table that numbers tell of: a mine grows without a limit, an array does not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sab_widget.model.cells import Cell, as_spot
from sab_widget.model.errors import shown
from sab_widget.rl.errors import BadSetting

if TYPE_CHECKING:
    from sab_widget.model.rules import Rules

MARGIN: Final = 3
"""Columns and rows beyond start and goals, on each side; docs/rl.md tells how seldom that is too few."""

WIDEST: Final = 20
"""No margin is wider: the numbers of actions grow with its square."""

MOST_CELLS: Final = 10_000
"""No window has more cells; that of the base game has 165."""


class Window:
    """The cells from the start to the goals of the rules, and so many more on each side, row by row.

    >>> from sab_widget.model import Rules
    >>> window = Window(Rules(), margin=1)
    >>> window.rows, window.columns, window.cells[0]
    (7, 11, Cell(column=-1, row=-3))

    Args:
        rules: The rule options, which say where the goals lie.
        margin: How many columns and rows beyond start and goals, on each side.

    Raises:
        BadSetting: The margin is no whole number from 0 to 20, or so many cells are too many.
    """

    __slots__ = ("cells", "columns", "margin", "numbers", "rows")

    cells: tuple[Cell, ...]
    """Its cells, row by row from the north, each row from the west."""
    numbers: dict[int, int]
    """The place of each cell in `cells`, by its key in a mine."""

    def __init__(self, rules: Rules, margin: int = MARGIN) -> None:
        if type(margin) is not int or not 0 <= margin <= WIDEST:
            raise BadSetting(f"margin is {shown(margin)}; it must be a whole number from 0 to {WIDEST}")
        columns, rows = zip((0, 0), *rules.goal_cells, strict=True)
        across = range(min(columns) - margin, max(columns) + margin + 1)
        down = range(min(rows) - margin, max(rows) + margin + 1)
        self.margin, self.rows, self.columns = margin, len(down), len(across)
        cells = self.rows * self.columns
        if cells > MOST_CELLS:
            raise BadSetting(f"the window from start to goals has {cells:,} cells, and {MOST_CELLS:,} are the most")
        self.cells = tuple(Cell(column, row) for row in down for column in across)
        self.numbers = {as_spot(cell): number for number, cell in enumerate(self.cells)}

    def __contains__(self, cell: tuple[int, int]) -> bool:
        return as_spot(cell) in self.numbers
