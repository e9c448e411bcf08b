"""How many further cards a goal is away."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sab_widget.model import BadPosition, Cell, IllegalAction, Mine
from tests.model import boards, plain


def test_the_standard_goals() -> None:
    assert Mine().distances() == {Cell(8, -2): 9, Cell(8, 0): 7, Cell(8, 2): 9}
    assert Mine().distance((8, 0)) == 7


def test_it_shrinks_with_each_card() -> None:
    mine = Mine()
    for column in range(1, 8):
        assert mine.distance((8, 0)) == 8 - column
        mine.place("EW", (column, 0))
    assert mine.distance((8, 0)) == 0
    assert mine.distance((8, -2)) == 1, "one can dig on through the treasure's card"


def test_a_way_round_a_stub() -> None:
    mine = Mine.from_text("S* E|W . ?NESW$")
    assert mine.distance((3, 0)) == 4


def test_a_tunnel_that_is_cut_off_may_be_used() -> None:
    assert Mine.from_text("S* . EW EW EW ?NESW$").distance((5, 0)) == 1
    assert Mine.from_text("S* . E|W EW EW ?NESW$").distance((5, 0)) == 6, "a blind one leads nowhere: round it"


def test_a_goal_that_is_up_and_cut_off() -> None:
    mine = Mine.from_text("S* EW !NESW$")
    assert mine.distance((2, 0)) == 0
    mine.remove((1, 0))
    assert mine.distance((2, 0)) == 1


def test_a_face_down_goal_is_no_way() -> None:
    mine = Mine.from_text("S* EW ?NW . ?NESW$", check=False)
    assert mine.distance((2, 0)) == 0
    assert mine.distance((4, 0)) == 5, "round it, for what lies there is not known"


def test_none_when_no_cards_could_reach_it() -> None:
    walled = Mine.from_text("""
        S* .  EW      .
        .  NS ?NESW$  NS
        .  .  EW      .
    """)
    assert walled.distance((2, 1)) is None


def test_none_when_the_mine_is_shut() -> None:
    shut = Mine.from_text("""
        .  EW .  .
        NS S* NS ?NESW$
        .  EW .  .
    """, check=False)  # fmt: skip
    assert shut.distance((2, 0)) is None


def test_asking_for_a_cell_without_a_goal() -> None:
    with pytest.raises(IllegalAction) as caught:
        Mine().distance((1, 1))
    assert [reason.code for reason in caught.value.reasons] == ["not_a_goal"]


@given(boards.anywhere())
@settings(max_examples=60)
def test_it_is_what_a_plain_search_finds(mine: Mine) -> None:
    for goal in mine.goals:
        assert mine.distance(goal.cell) == plain.distance(mine, goal.cell)
    assert mine.distances() == {goal.cell: mine.distance(goal.cell) for goal in mine.goals}


@given(boards.grown())
@settings(max_examples=60)
def test_it_is_what_a_plain_search_finds_in_mines_that_grew(mine: Mine) -> None:
    for goal in mine.goals:
        assert mine.distance(goal.cell) == plain.distance(mine, goal.cell)


def fewest(mine: Mine, goal: Cell, most: int) -> int | None:
    """The fewest cards with which a goal is really turned up, found by laying all that fits; None beyond `most`."""
    if mine.goal(goal).up:
        return 0
    found = None
    for face in ("NESW", "NES", "ESW", "NS", "EW", "ES", "NE") if most else ():
        for placement in mine.legal_placements(face):
            after = mine.copy()
            after.place(placement.face, placement.cell)
            more = fewest(after, goal, most - 1)
            if more is not None:
                found = more + 1
                most = more
                if not most:
                    return found
    return found


@given(st.integers(0, 2**32), st.integers(2, 9), st.sampled_from([(2, 1), (2, -1), (3, 0), (-1, 2)]))
@settings(max_examples=40)
def test_it_is_what_laying_all_that_fits_finds(seed: int, cards: int, goal: tuple[int, int]) -> None:
    mine = boards.grow(seed, cards, {goal: "NESW"})
    if not mine.goal(goal).up:
        distance = mine.distance(goal)
        assert fewest(mine, Cell(*goal), 2) == (distance if distance is not None and distance <= 2 else None)


# Mines that are spread very wide


@given(boards.anywhere() | boards.grown())
@settings(max_examples=60)
def test_searching_only_near_to_something_finds_the_same(mine: Mine) -> None:
    found = mine.distances()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sab_widget.model.distances.MANY_ISLANDS", -1)
        assert mine.distances() == found


def test_a_goal_that_is_thousands_of_cells_away() -> None:
    mine = Mine({(5000, 7000): "NESW", (-16_000, 3): "NW"})
    assert mine.distances() == {Cell(5000, 7000): 11_999, Cell(-16_000, 3): 16_002}
    mine.place("EW", (1, 0))
    mine.place("EW", (4000, 7000), check=False)
    assert mine.distance((5000, 7000)) == 11_997, "each of the two cards spares one"


def test_a_cut_off_tunnel_helps_far_away_too() -> None:
    mine = Mine.from_text("form: list\n0,0 S*\n2000,1000 EW\n2001,1000 EW\n2002,1000 EW\n4000,1000 ?NESW$")
    assert mine.distance((4000, 1000)) == 4999 - 3


def test_cards_all_over_a_very_wide_mine_are_too_many() -> None:
    mine = Mine({(16_000, 0): "NESW"})
    for number in range(150):
        mine.place("EW", (number * 97 - 9000, number * 53 - 5000), check=False)
    with pytest.raises(BadPosition, match=r"spread too wide .* it has 151 cards over 25,\d+ columns and 7,\d+ rows"):
        mine.distances()
