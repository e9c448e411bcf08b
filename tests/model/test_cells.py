"""Cells (rules.md section 1), and the whole numbers under which the mine keeps them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sab_widget.model import BadCell, Cell
from sab_widget.model.cells import LIMIT, OPPOSITE, SHIFTS, SIDES, as_cell, as_spot, cell_of

INSIDE = st.integers(-LIMIT, LIMIT)


@given(INSIDE, INSIDE)
def test_a_cell_and_its_key(column: int, row: int) -> None:
    cell = as_cell([column, row])
    assert cell == Cell(column, row) == (column, row)
    assert type(cell) is Cell
    assert cell_of(as_spot(cell)) == cell
    assert as_cell(cell) is cell


@given(INSIDE, INSIDE)
def test_a_step_goes_one_cell_and_back(column: int, row: int) -> None:
    cell = Cell(column, row)
    for side, shift in zip(SIDES, SHIFTS, strict=True):
        beside = cell.step(side)
        assert abs(beside.column - column) + abs(beside.row - row) == 1
        assert beside.step(OPPOSITE[side]) == cell
        assert cell_of(as_spot(cell) + shift) == beside


def test_columns_grow_east_and_rows_grow_south() -> None:
    assert [Cell(0, 0).step(side) for side in "NESW"] == [(0, -1), (1, 0), (0, 1), (-1, 0)]
    assert str(Cell(3, -1)) == "3,-1"


@given(st.lists(st.tuples(INSIDE, INSIDE), unique=True, max_size=50))
def test_different_cells_have_different_keys(cells: list[tuple[int, int]]) -> None:
    assert len({as_spot(cell) for cell in cells}) == len(cells)


NO_CELLS: list[object] = [
    *(
        None,
        3,
        "3,4",
        "34",
        (1,),
        (1, 2, 3),
        (1.0, 0),
        ("1", 0),
        (True, 0),
        (0, False),
        [None, 0],
        {1: 2, 3: 4},
        {1, 2},
    ),
    *((LIMIT + 1, 0), (0, -LIMIT - 1), (10**30, 0), Cell._make([1.5, 0]), Cell._make([True, 0])),
]


@pytest.mark.parametrize("value", NO_CELLS)
def test_what_is_no_cell_is_refused(value: object) -> None:
    with pytest.raises(BadCell):
        as_cell(value)
    with pytest.raises(BadCell):
        as_spot(value)
