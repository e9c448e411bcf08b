"""Which goals are turned up by this placement, and how do they lie?"""

from __future__ import annotations

import pytest

from sab_widget import Mine, ask
from sab_widget.model import Cell, Face
from tests.ask.kit import CORRIDOR, DIGGERS, mine

THREE = """
.  .  .  .  .  .  .  .  ?NW
.  .  .  .  .  .  .  .  .
S* EW EW EW EW EW EW .  ?NE
.  .  .  .  .  .  .  .  NS
.  .  .  .  .  .  .  .  ?NESW
"""


def test_what_is_turned_up_is_what_the_model_turns_up() -> None:
    there = mine(THREE)
    for face in ("EW", "ESW", "NEW", "SW", "E|W", "NESW"):
        question = ask.turned_up(there, face, (7, 0))
        turned = dict(there.copy().place(face, (7, 0)).turned_up)
        assert question.solution == {goal.cell: turned.get(goal.cell) for goal in there.goals}


def test_one_card_can_turn_up_two_goals_through_a_stone() -> None:
    question = ask.turned_up(mine(THREE), "EW", (7, 0))
    question.answer = {(8, 0): "SW"}
    assert question.correct is False
    assert (
        "Missed: The treasure at 8, 2 – It is turned up. The connected tunnel of the card at 8, 1" in question.explain()
    )
    question.answer = {(8, 0): "SW", (8, 2): "NESW"}
    assert question.correct is True


def test_a_stone_that_is_said_to_lie_the_wrong_way_is_explained() -> None:
    question = ask.turned_up(mine(THREE), "EW", (7, 0))
    question.answer = {(8, 0): "NE", (8, 2): "NESW"}
    assert "Its west edge would be closed, but it was reached from there, over the card at 7, 0." in question.explain()


def test_a_goal_that_is_not_reached_is_explained() -> None:
    beside = ask.turned_up(mine(THREE), "E|S|W", (7, 0))
    beside.answer = {(8, 0): "SW"}
    told = beside.explain()
    assert "The tunnel of the card at 7, 0 opens towards it, but is not connected to the surface." in told
    wall = ask.turned_up(mine(THREE), "SW", (7, 0))
    wall.answer = {(8, 0): "SW", (8, -2): "NW"}
    assert "The card at 7, 0 shows it a wall." in wall.explain()
    assert "No card lies beside it." in wall.explain()


def test_a_record_is_asked_about_with_what_its_goals_are() -> None:
    """Twice in this record a goal is turned up; each time it can be asked about the turn before."""
    asked = 0
    game = DIGGERS.game()
    for turn, after in enumerate(DIGGERS.replay(), 1):
        turned = after.outcome(turn).turned_up
        action = after.actions[-1]
        if turned and action.kind == "place":
            question = ask.turned_up(DIGGERS, action.face, action.cell, turn=turn - 1)  # type: ignore[attr-defined]
            assert {cell: face for cell, face in question.solution.items() if face} == dict(turned)
            asked += 1
        game = after
    assert game.over
    assert asked >= 3


def test_seeds_ask_about_cards_at_goals() -> None:
    there = mine(THREE)
    found = [ask.turned_up(there, seed=seed) for seed in range(30)]
    assert all(question.cell == Cell(7, 0) for question in found)
    turning = sum(any(question.solution.values()) for question in found)
    assert 10 <= turning < 30


@pytest.mark.parametrize(
    ("there", "options", "said"),
    [
        (Mine(), {}, "no card can be laid beside a goal"),
        (mine("S* !NESW"), {}, "no goal is face down any more"),
        (Mine().with_goals_hidden(), {}, "what the goals are is not known here"),
        (mine(CORRIDOR), {"face": "NS", "cell": (7, 0)}, "NS may not lie at 7,0, so nothing is turned up by it"),
    ],
)
def test_a_position_that_admits_no_such_question_is_refused(there: Mine, options: dict[str, object], said: str) -> None:
    with pytest.raises(ask.BadQuestion, match=said):
        ask.turned_up(there, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("answer", [None, [], {(8, 0): "EW"}, {(1, 0): "NW"}, {"x": "NW"}, {(8, 0): "QQ"}])
def test_what_tells_no_goals_is_refused(answer: object) -> None:
    question = ask.turned_up(mine(THREE), "EW", (7, 0))
    with pytest.raises(ask.BadAnswer):
        question.answer = answer
    assert question.attempts == ()


def test_nothing_is_turned_up_but_what_was_answered() -> None:
    question = ask.turned_up(mine(THREE), "EW", (7, 0))
    question.answer = {}
    assert question.answer == {Cell(8, -2): None, Cell(8, 0): None, Cell(8, 2): None}
    assert question.solution[Cell(8, 0)] == Face("SW")
