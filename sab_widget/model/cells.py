"""Cells of the table and the four sides of a card; knows nothing of cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, Self

from sab_widget.model.errors import BadCell, shown

SIDES: Final = "NESW"
"""The four edges in the order in which faces are written (rules.md section 1)."""

SIDE_NAMES: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}

OPPOSITE: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}

STEPS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
"""What to add to (column, row) to step over an edge: columns grow east, rows grow south."""

LIMIT: Final = 16_000
"""Columns and rows run from -LIMIT to LIMIT; a deck of 118 cards never comes near it."""

STRIDE: Final = 1 << 16
"""A cell's place as one whole number is `row * STRIDE + column`: what the hot paths use as a key."""

SHIFTS: Final = (-STRIDE, 1, STRIDE, -1)
"""What to add to a place to step over N, E, S, W."""


class _Pair(NamedTuple):
    """What a cell is made of: a `NamedTuple` itself cannot check what it is given."""

    column: int
    """Grows towards the goals (east)."""
    row: int
    """Grows south."""


class Cell(_Pair):
    """A place on the table, `(column, row)`; the start card lies at (0, 0) (rules.md section 1).

    >>> Cell(3, -1).step("E")
    Cell(column=4, row=-1)

    Raises:
        BadCell: Column or row is no whole number. Whether a mine can hold such a cell is asked by the mine.
    """

    __slots__ = ()

    def __new__(cls, column: int, row: int) -> Self:
        """Make it of two whole numbers."""
        if type(column) is not int or type(row) is not int:
            raise BadCell(f"({shown(column)}, {shown(row)}) is no cell: {_RIGHT}")
        return tuple.__new__(cls, (column, row))

    def step(self, side: str) -> Cell:
        """The cell beside this one, over the edge `N`, `E`, `S` or `W`; raises `BadCell` for another letter."""
        try:
            across, down = STEPS[side]
        except (KeyError, TypeError):
            raise BadCell(f"{shown(side)} is none of the edges N, E, S, W") from None
        return Cell(self.column + across, self.row + down)

    def __str__(self) -> str:
        return f"{self.column},{self.row}"


_RIGHT: Final = "a cell is a pair of whole numbers, (column, row)"


def as_cell(value: object) -> Cell:
    """Make a `Cell` of a cell or of any pair of whole numbers.

    Raises:
        BadCell: `value` is no such pair, or is out of range.
    """
    if type(value) is Cell and type(value.column) is int and type(value.row) is int:
        cell = value
    elif (
        isinstance(value, (tuple, list))
        and len(value) == 2
        and all(isinstance(number, int) and not isinstance(number, bool) for number in value)
    ):
        cell = Cell(int(value[0]), int(value[1]))
    else:
        raise BadCell(f"{shown(value)} is no cell: {_RIGHT}")
    if not (-LIMIT <= cell.column <= LIMIT and -LIMIT <= cell.row <= LIMIT):
        raise BadCell(f"the cell {shown(tuple(cell))} is out of range: columns and rows run from {-LIMIT} to {LIMIT}")
    return cell


def as_cells(values: object) -> set[Cell]:
    """The cells in a list or set of them; raises `BadCell` when it is none, or holds something else."""
    if isinstance(values, str) or not isinstance(values, Iterable):
        raise BadCell(f"{shown(values)} is no list of cells, such as [(8, 0)]")
    return {as_cell(value) for value in values}


def as_spot(value: object) -> int:
    """The key `row * STRIDE + column` of a cell; raises `BadCell` like `as_cell`."""
    cell = as_cell(value)
    return cell.row * STRIDE + cell.column


_CELLS: dict[int, Cell] = {}


def cell_of(spot: int) -> Cell:
    """The cell whose key is `spot`; the same object each time."""
    cell = _CELLS.get(spot)
    if cell is None:
        row = (spot + STRIDE // 2) // STRIDE
        cell = _CELLS[spot] = Cell(spot - row * STRIDE, row)
    return cell
