"""Laying, removing, copying and comparing mines."""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sab_widget.model import BadCell, BadFace, BadPosition, Cell, Face, Goal, IllegalAction, Mine, Placed, TurnedUp
from sab_widget.model.placing import Policy
from tests.model import boards, plain


def test_a_new_mine() -> None:
    mine = Mine()
    assert mine.cards == {Cell(0, 0): Face("NESWL")}
    assert [(goal.cell, str(goal.face), goal.treasure, goal.up) for goal in mine.goals] == [
        ((8, -2), "NW", False, False),
        ((8, 0), "NESW", True, False),
        ((8, 2), "NE", False, False),
    ]
    assert mine.removable == ()
    assert not mine.treasure_reached
    assert mine.face((0, 0)) == Face("NESWL")
    assert mine.face((8, 0)) is None, "it lies face down"
    assert repr(mine) == "<Mine: 0 cards laid, 0 of 3 goals up>"


def test_goals_of_ones_own() -> None:
    mine = Mine({(3, 0): "EN", (5, 5): None, (7, 7): "NESW", (9, 9): "NESW"})
    assert mine.goal((3, 0)) == Goal(Cell(3, 0), Face("NE"), treasure=False, up=False)
    assert mine.goal((5, 5)) == Goal(Cell(5, 5), None, None, up=False)
    assert [goal.treasure for goal in mine.goals] == [False, None, True, False], "the first that joins all four edges"
    assert [goal.treasure for goal in Mine({(3, 0): "NESW", (5, 5): "NW"}, treasure=(5, 5)).goals] == [False, True]
    assert Mine({}).goals == ()


def test_goals_that_cannot_be() -> None:
    with pytest.raises(BadPosition, match="no goal can lie at 0,0"):
        Mine({(0, 0): "NE"})
    with pytest.raises(BadPosition, match="no goal lies there"):
        Mine({(3, 0): "NE"}, treasure=(4, 0))
    with pytest.raises(BadFace):
        Mine({(3, 0): "X"})
    with pytest.raises(BadCell):
        Mine({(99_999, 1): "NE"})
    with pytest.raises(BadFace):
        Mine(start="Q")


def test_place_says_what_happened() -> None:
    mine = Mine({(2, 0): "NE"})
    placed = mine.place("WE", [1, 0])  # type: ignore[arg-type]
    assert placed == Placed(Face("EW"), Cell(1, 0), (TurnedUp(Cell(2, 0), Face("SW")),), treasure_reached=False)
    assert type(placed.cell) is type(placed.turned_up[0].cell) is Cell
    assert mine.goal((2, 0)) == Goal(Cell(2, 0), Face("SW"), treasure=False, up=True)
    assert mine.cards == {Cell(0, 0): Face("NESWL"), Cell(1, 0): Face("EW"), Cell(2, 0): Face("SW")}


def test_a_goal_whose_face_is_unknown_stays_down() -> None:
    mine = Mine({(2, 0): None})
    placed = mine.place("EW", (1, 0))
    assert placed.turned_up == (TurnedUp(Cell(2, 0), None),)
    assert placed.treasure_reached is False
    assert not mine.goal((2, 0)).up


def test_remove_gives_the_card_as_it_lay() -> None:
    mine = Mine()
    mine.place("SW", (1, 0))
    assert mine.removable == ((1, 0),)
    assert mine.remove((1, 0)) == Face("SW")
    assert mine == Mine()


@given(boards.grown(), st.integers(0, 2**32))
def test_laying_a_card_and_taking_it_away_again_leaves_the_mine_as_it_was(mine: Mine, number: int) -> None:
    placements = mine.legal_placements(boards.DECK[number % len(boards.DECK)])
    if placements:
        placement = placements[number % len(placements)]
        before = mine.copy()
        if not mine.place(placement.face, placement.cell).turned_up:
            assert mine != before
            assert mine.remove(placement.cell) == placement.face
            assert mine == before
            plain.check_book_keeping(mine)


SLOTS = [name for kind in Mine.__mro__ for name in getattr(kind, "__slots__", ()) if name != "_watchers"]


@pytest.mark.parametrize("make", [Mine.copy, copy.copy, copy.deepcopy])
def test_a_copy_is_equal_and_independent(make: Callable[[Mine], Mine]) -> None:
    mine = boards.grow(5, 20)
    text = mine.to_text()
    twin = make(mine)
    assert twin == mine
    assert type(twin) is Mine
    for name in SLOTS:
        kept = getattr(mine, name)
        assert getattr(twin, name) == kept
        assert not isinstance(kept, (dict, set, list)) or getattr(twin, name) is not kept, name
    for placement in mine.legal_placements("NESW"):
        if twin.can_place(placement.face, placement.cell):
            twin.place(placement.face, placement.cell)
    for cell in mine.removable:
        twin.remove(cell)
    assert twin != mine
    assert mine.to_text() == text
    plain.check_book_keeping(mine)
    plain.check_book_keeping(twin)


def test_equality() -> None:
    one, two = Mine(), Mine()
    assert one == two
    one.place("EW", (1, 0))
    assert one != two
    two.place("EW", (1, 0))
    assert one == two
    one.place("EW", (2, 0))
    two.place("NESW", (2, 0))
    assert one != two
    assert Mine() != Mine(policy=Policy(must_connect=False))
    assert Mine() != Mine({(8, -2): "NE", (8, 0): "NESW", (8, 2): "NW"})
    assert Mine() != Mine(start="NESW")
    assert Mine() != "a mine"
    with pytest.raises(TypeError):
        hash(Mine())


def test_mines_that_came_about_in_another_order_are_equal() -> None:
    one, two = Mine(), Mine()
    for face, cell in (("EW", (1, 0)), ("NS", (0, 1)), ("NESW", (2, 0))):
        one.place(face, cell)
    for face, cell in (("NS", (0, 1)), ("EW", (1, 0)), ("EW", (2, 0))):
        two.place(face, cell)
    two.remove((2, 0))
    two.place("NESW", (2, 0))
    assert one == two
    assert one.to_text() == two.to_text()


def test_turn_up_by_hand() -> None:
    mine = Mine({(3, 0): "NW", (3, 1): "NE", (9, 9): None})
    assert mine.turn_up((3, 0)) == (TurnedUp(Cell(3, 0), Face("NW")),)
    assert not mine.is_connected((3, 0), "W")
    with pytest.raises(IllegalAction, match="turned up already"):
        mine.turn_up((3, 0))
    with pytest.raises(IllegalAction, match="cannot lie as NS"):
        mine.turn_up((3, 1), "NS")
    assert mine.turn_up((3, 1), "SW") == (TurnedUp(Cell(3, 1), Face("SW")),)
    with pytest.raises(IllegalAction, match="unknown"):
        mine.turn_up((9, 9))
    with pytest.raises(IllegalAction) as caught:
        mine.turn_up((1, 1))
    assert [reason.code for reason in caught.value.reasons] == ["not_a_goal"]


def test_goals_can_be_hidden() -> None:
    mine = Mine({(2, 0): "NE", (5, 5): "NESW", (6, 6): "NW"})
    mine.place("EW", (1, 0))
    hidden = mine.with_goals_hidden([Cell(6, 6)])
    assert hidden.goals == (
        Goal(Cell(2, 0), Face("SW"), treasure=False, up=True),
        Goal(Cell(5, 5), None, None, up=False),
        Goal(Cell(6, 6), Face("NW"), treasure=False, up=False),
    )
    assert mine.goal((5, 5)).treasure
    assert hidden.legal_placements("NESW") == mine.legal_placements("NESW")


def test_a_goal_beside_the_start_is_reached_from_the_first() -> None:
    mine = Mine({(1, 0): "NE", (5, 5): "NESW"})
    assert mine.goal((1, 0)).up
    assert mine.face((1, 0)) == Face("SW")


@pytest.mark.parametrize("cell", [None, "1,0", (1,), (1.0, 0), (99999, 0), (True, False)])
def test_what_is_no_cell_is_refused_everywhere(cell: tuple[int, int]) -> None:
    mine = Mine()
    for ask in (
        lambda: mine.place("EW", cell),
        lambda: mine.why_not("EW", cell),
        lambda: mine.can_place("EW", cell),
        lambda: mine.remove(cell),
        lambda: mine.face(cell),
        lambda: mine.goal(cell),
        lambda: mine.distance(cell),
        lambda: mine.turn_up(cell),
        lambda: mine.is_connected(cell, "N"),
        lambda: mine.route(cell),
        lambda: mine.signature(cell),
    ):
        with pytest.raises(BadCell):
            ask()
    assert mine == Mine()


@pytest.mark.parametrize("face", ["", "X", None, 3, "NN"])
def test_what_is_no_face_is_refused_everywhere(face: str) -> None:
    mine = Mine()
    for ask in (mine.place, mine.why_not, mine.can_place):
        with pytest.raises(BadFace):
            ask(face, (1, 0))
    with pytest.raises(BadFace):
        mine.legal_placements(face)
    assert mine == Mine()
