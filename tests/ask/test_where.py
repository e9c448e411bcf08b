"""Where may this card lie?"""

from __future__ import annotations

import pytest

from sab_widget import Game, Mine, Rules, ask
from sab_widget.model import BadCell, BadFace, Face
from tests.ask.kit import DIGGERS, GAP, cells, mine


def test_the_right_cells_are_those_of_the_model() -> None:
    there = mine(GAP)
    for face in Rules().paths:
        question = ask.where(there, face)
        expected = {cell for cell in question.position.cells if there.can_place(face, cell)}
        assert question.solution == expected
        assert {placement.cell for placement in there.legal_placements(face) if placement.face == face} == expected


def test_a_card_that_may_be_turned_fits_where_it_fits_either_way() -> None:
    there = mine(GAP)
    question = ask.where(there, "NE", either=True)
    assert question.solution == {placement.cell for placement in there.legal_placements("NE")}
    assert question.solution > ask.where(there, "NE").solution
    assert "may be turned" in question.text


def test_an_answer_is_graded_and_kept() -> None:
    question = ask.where(mine(GAP), "EW")
    assert (question.answer, question.correct, question.attempts) == (None, None, ())
    question.answer = [(5, 0), (2, 0)]
    assert question.answer == cells((5, 0), (2, 0))
    question.answer = cells((2, 0), (-1, 0))
    assert [attempt.correct for attempt in question.attempts] == [False, True]
    assert question.attempts[0].answer == cells((5, 0), (2, 0))


def test_wrong_and_missed_cells_are_explained_by_the_model() -> None:
    question = ask.where(mine(GAP), "EW")
    question.answer = [(5, 0), (-1, 0)]
    lines = question.explain().splitlines()
    assert lines[0] == "Not quite."
    assert lines[1].startswith("Missed: 2, 0. Its west edge meets a connected tunnel of the card at 1, 0.")
    assert lines[1].endswith("Its east edge fits the card at 3, 0: both are open there.")
    assert lines[2].startswith("Wrong: 5, 0. The west edge meets the card at 4, 0, but that tunnel is not connected")
    assert lines[2].endswith("The way breaks at 2, 0: no card lies there.")


def test_every_cell_in_sight_has_its_explanation() -> None:
    question = ask.where(Mine(), "NESW")
    marking = question.form.marking
    assert marking is not None
    assert set(marking.why) == set(question.position.cells)
    assert len(marking.why) == 11 * 7
    assert all(marking.why.values())
    assert [reason.code for reason in Mine().why_not("NESW", (8, 0))] == ["occupied"]
    question.answer = [(8, 0), (7, 0)]
    assert "Wrong: 8, 0. A card lies at 8, 0 already." in question.explain()
    assert "Wrong: 7, 0. No face-up card lies beside 7, 0; a face-down goal does not count." in question.explain()


def test_a_card_that_fits_nowhere_has_an_empty_answer() -> None:
    question = ask.where(mine("@EWL\ngoals: none"), "NS")
    assert question.solution == frozenset()
    question.answer = []
    assert question.correct is True


def test_a_seed_draws_a_card_that_may_lie_somewhere() -> None:
    drawn = [ask.where(Mine(), seed=seed) for seed in range(30)]
    assert all(question.solution for question in drawn)
    assert len({question.face for question in drawn}) > 8
    assert ask.where(Mine(), seed=5).text == ask.where(Mine(), seed=5).text


def test_seeds_mean_the_same_everywhere() -> None:
    faces = [ask.where(Mine(), seed=seed).face for seed in (0, 1, 2, "monday")]
    assert faces == [Face(face) for face in ("ES", "E|S|W", "NW", "N|W")]


def test_cards_of_other_rules_can_be_drawn() -> None:
    faces = {ask.where(Mine(), seed=seed, rules=Rules.saboteur2()).face for seed in range(60)}
    assert any(face is not None and face.ladders for face in faces)


def test_a_record_is_asked_about_at_a_turn_and_does_not_tell_what_the_goals_are() -> None:
    question = ask.where(DIGGERS, "EW", turn=20)
    game = DIGGERS.game()
    for after in DIGGERS.replay():
        game = after
        if game.turn == 20:
            break
    assert question.solution == {cell for cell in question.position.cells if game.mine.can_place("EW", cell)}
    assert all(goal.face is None for goal in question.position.mine.goals if not goal.up)
    scene = question.scene("en")
    assert {track[-1][1]["kind"] for name, track in scene["tracks"].items() if name.startswith("goal ")} == {None}


def test_a_view_is_asked_about_whoever_has_it() -> None:
    game = Game(4, seed=3)
    for viewer in (None, 0, 1):
        assert ask.where(game.view(viewer), "EW").solution == ask.where(game, "EW").solution
    with pytest.raises(ask.BadQuestion, match="what the goals are is not known"):
        ask.turned_up(game.view(1))


def test_a_question_keeps_its_position() -> None:
    there = Mine()
    question = ask.where(there, "EW")
    there.place("EW", (1, 0))
    assert question.solution == cells((1, 0), (-1, 0))


def test_where_no_card_may_lie_nothing_is_asked() -> None:
    walled = mine("""
        .  NS .
        NS @EWL NS
        .  NS .
        goals: none
    """)
    walled_in = mine("@EWL\ngoals: none")
    assert ask.where(walled_in, seed=1).solution
    with pytest.raises(ask.BadQuestion, match="no card of these rules may lie anywhere"):
        ask.where(walled)


@pytest.mark.parametrize("seed", [1.5, None, True, [1], b"x", "\ud800", pytest.param(1 << 20_000, id="huge")])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(ask.BadQuestion, match="is no seed"):
        ask.where(Mine(), seed=seed)  # type: ignore[arg-type]


def test_what_is_no_position_is_refused() -> None:
    with pytest.raises(ask.BadQuestion, match="is nothing to ask about: give a Mine, a Game, a View or a Record"):
        ask.where("S* EW")  # type: ignore[arg-type]
    with pytest.raises(ask.BadQuestion, match="a turn says where in a Record to ask"):
        ask.where(Mine(), "EW", turn=3)
    with pytest.raises(ask.BadQuestion, match="there is no turn 93; the record has turns 0 to 92"):
        ask.where(DIGGERS, "EW", turn=93)
    with pytest.raises(ask.BadQuestion, match="rules say which cards there are for a Mine"):
        ask.where(DIGGERS, "EW", rules=Rules())
    with pytest.raises(BadFace):
        ask.where(Mine(), "EE")
    with pytest.raises(BadCell):
        ask.legal(Mine(), "EW", (1, "x"))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (7, "is no list of cells"),
        ([(1, 0, 2)], "is no cell"),
        ([(90, 0)], "the cell 90,0 cannot be marked in this question"),
        ("1,0", "is no list of cells"),
    ],
)
def test_what_is_no_answer_is_refused_and_not_kept(answer: object, said: str) -> None:
    question = ask.where(Mine(), "EW")
    with pytest.raises(ask.BadAnswer, match=said):
        question.answer = answer
    assert question.attempts == ()


def test_a_mine_that_is_strewn_too_widely_is_refused() -> None:
    with pytest.raises(ask.BadQuestion, match="a question can be about 2000 cells at most"):
        ask.where(Mine({(4000, 0): "NESW"}), "EW")
