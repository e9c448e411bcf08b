"""Goals that nobody wrote down: what follows about them, and when a record has to name them."""

from __future__ import annotations

import pytest

from sab_widget.model import BadRecord, Face, Lay, Place, Rules
from sab_widget.model.open_round import OpenRound
from sab_widget.model.states import state_text
from tests.model.kit import near
from tests.model.open_kit import open_deal, open_game, open_record


def test_what_follows_about_goals_is_known() -> None:
    def goals(*named: str) -> list[tuple[str | None, bool | None]]:
        mine = open_game(Rules(), 3, goals=named).mine
        return [(goal.face.text if goal.face else None, goal.treasure) for goal in mine.goals]

    assert goals("NW", "?", "NE") == [("NW", False), ("NESW", True), ("NE", False)]
    assert goals("treasure", "?", "NE") == [("NESW", True), ("NW", False), ("NE", False)]
    assert goals("?", "stone", "stone") == [("NESW", True), (None, False), (None, False)]
    assert goals("?", "NW", "stone") == [("NESW", True), ("NW", False), ("NE", False)]
    assert goals("?", "?", "stone") == [(None, None), (None, None), (None, False)]
    assert goals("?", "?", "NW") == [(None, None), (None, None), ("NW", False)]


def test_two_stones_of_one_face_may_be_unknown() -> None:
    rules = Rules.comp424()
    play = open_game(rules, 2, goals=("NESW", "stone", "treasure"), gold=(), starter=1)
    assert [goal.treasure for goal in play.mine.goals] == [False, False, True]


# Goals that are reached


def test_a_goal_that_is_reached_has_to_be_written_down() -> None:
    rules = near()
    steps = [(0, Place("EW", (1, 0)))]
    wrong = open_record(rules, [open_deal(rules, 3)], *steps)
    with pytest.raises(BadRecord, match="step 1: the goal at 2,0 is reached here, so the record has to say") as caught:
        wrong.final()
    assert caught.value.step == 1
    assert open_record(rules, [open_deal(rules, 3, goals=("?", "treasure", "?"))], *steps).final().round_over
    stone = open_record(rules, [open_deal(rules, 3, goals=("?", "NW", "?"))], *steps).final()
    assert stone.mine.face((2, 0)) is Face("NW")
    with pytest.raises(BadRecord, match="the goal at 2,0 is reached"):
        open_record(rules, [open_deal(rules, 3, goals=("?", "stone", "?"))], *steps).final()


def test_nothing_is_changed_by_a_goal_that_cannot_be_turned_up() -> None:
    play = open_game(near(), 3)
    before, left = state_text(play), play.table
    assert isinstance(left, OpenRound)
    counted = left.left.copy()
    with pytest.raises(BadRecord):
        play.play(Place("EW", (1, 0)))
    assert (state_text(play), play.turn, play.actions, play.seats) == (before, 0, (), ())
    assert left.left == counted
    play.play(Place("NS", (0, 1)))
    assert play.seats == (0,)


def test_a_further_goal_that_is_reached_through_a_stone_has_to_be_written_down() -> None:
    rules = near(goal_cells=((2, 0), (2, 1), (9, 9)))
    wrong = open_record(rules, [open_deal(rules, 3, goals=("NE", "?", "?"))], (0, Place("EW", (1, 0))))
    with pytest.raises(BadRecord, match="the goal at 2,1 is reached"):
        wrong.final()


def test_a_stone_that_the_player_lays_may_reach_an_unknown_goal() -> None:
    rules = near(stone_choice="player", goal_cells=((5, 0), (5, 2), (-9, 0)))
    play = open_game(rules, 3, goals=("NW", "?", "?"))
    loop = {
        (2, 0): "EW", (3, 0): "NESW", (4, 0): "EW", (3, -1): "ES", (4, -1): "EW", (5, -1): "EW", (6, -1): "SW",
        (6, 0): "NW", (5, 1): "NS",
    }  # fmt: skip
    for cell, face in loop.items():
        play.table.mine.place(face, cell, check=False)
    play.play(Place("EW", (1, 0)))
    assert set(play.legal_actions()) == {Lay("NW", (5, 0)), Lay("ES", (5, 0))}
    with pytest.raises(BadRecord, match="the goal at 5,2 is reached"):
        play.play(Lay("ES", (5, 0)))
    assert play.turn == 1
    assert not play.mine.goal((5, 0)).up
    play.play(Lay("NW", (5, 0)))
    assert play.seat == 1
