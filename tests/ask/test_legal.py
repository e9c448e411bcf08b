"""May this card lie here, and why not?"""

from __future__ import annotations

import pytest

from sab_widget import Mine, Rules, ask
from tests.ask.kit import DIGGERS, GAP, mine


def test_a_card_that_fits_has_no_reason_against_it() -> None:
    question = ask.legal(Mine(), "EW", (1, 0))
    assert question.solution == ask.Judgement(legal=True)
    question.answer = True
    assert question.correct
    question.answer = (True, ["edge_mismatch E"])
    assert question.correct is False


def test_all_reasons_of_the_model_are_asked_for() -> None:
    there = mine(GAP)
    question = ask.legal(there, "NSW", (5, 0))
    assert {f"{reason.code} {reason.side}" for reason in there.why_not("NSW", (5, 0))} == {"not_connected W"}
    assert question.solution == ask.Judgement(legal=False, reasons=frozenset({"not_connected W"}))
    both = ask.legal(there, "NS", (5, 0))
    assert both.solution.reasons == {"edge_mismatch W", "not_connected"}
    both.answer = (False, ["edge_mismatch W"])
    assert both.correct is False
    assert "Missed: None of its open edges meets a tunnel of a neighbour" in both.explain()


def test_reasons_to_choose_from_that_do_not_hold_say_why_not() -> None:
    question = ask.legal(Mine(), "NS", (0, 1))
    reasons = question.form.fields[1]
    assert isinstance(reasons, ask.Choice)
    assert len(reasons.options) >= 5
    question.answer = (True, question.names)
    told = question.explain()
    assert told.count("Wrong:") == len(question.names)
    for line in told.splitlines()[2:-1]:
        assert line.count(". ") >= 1, line


@pytest.mark.parametrize("seed", range(40))
def test_no_reason_to_choose_from_is_true_without_being_a_reason(seed: int) -> None:
    """What could be argued about is left out: the card and its cell, but for the reasons that hold."""
    question = ask.legal(DIGGERS, seed=seed, turn=seed)
    face, cell, there = question.face, question.cell, question.position.mine
    assert face is not None
    assert cell is not None
    for name in question.names:
        code, _, side = name.partition(" ")
        if name in question.solution.reasons:
            continue
        beside = there.face(cell.step(side)) if side else None
        if code == "edge_mismatch" and beside is not None:
            assert beside.is_open({"N": "S", "S": "N", "E": "W", "W": "E"}[side]) == face.is_open(side)
        if code == "not_connected" and not side:
            assert any(
                face.is_open(s) and there.is_connected(cell.step(s), {"N": "S", "S": "N", "E": "W", "W": "E"}[s])
                for s in "NESW"
            )
        if code == "no_neighbour":
            assert any(there.face(cell.step(s)) for s in "NESW")


def test_a_goal_that_is_face_down_is_told_to_be_no_wall() -> None:
    there = mine("S* EW EW EW EW EW EW . ?NESW")
    found = [ask.legal(there, "NSW", (7, 0), seed=seed) for seed in range(20)]
    with_goal = next(question for question in found if "edge_mismatch E" in question.names)
    assert with_goal.solution.legal is True
    with_goal.answer = (False, ["edge_mismatch E"])
    assert "A goal that is face down shows no edges: the one at 8, 0 forbids nothing." in with_goal.explain()


def test_seeds_ask_about_cards_that_fit_and_cards_that_do_not() -> None:
    found = [ask.legal(DIGGERS, seed=seed, turn=30).solution for seed in range(60)]
    fitting = sum(judgement.legal for judgement in found)
    assert 15 <= fitting <= 45
    codes = {name.split()[0] for judgement in found for name in judgement.reasons}
    assert codes >= {"edge_mismatch", "not_connected", "no_neighbour"}


def test_a_ladder_beside_a_goal() -> None:
    question = ask.legal(mine("S* EW ?NESW\n. . ."), "NEL", (2, 1), rules=Rules.saboteur2())
    assert "beside_goal N" in question.solution.reasons
    far = ask.legal(mine("S* EW EW . ?NESW"), "NL", (2, 1), rules=Rules.saboteur2())
    assert far.solution.legal is False


def test_an_occupied_cell() -> None:
    question = ask.legal(mine(GAP), "EW", (4, 0))
    assert question.solution == ask.Judgement(legal=False, reasons=frozenset({"occupied"}))


@pytest.mark.parametrize(
    "answer", [None, 3, "no", (1, ()), (False, ["not there"]), (False, "occupied"), (False,), (False, 3), (False, [[]])]
)
def test_what_is_no_judgement_is_refused(answer: object) -> None:
    question = ask.legal(Mine(), "EW", (1, 0))
    with pytest.raises(ask.BadAnswer):
        question.answer = answer
    assert question.attempts == ()


def test_the_page_keeps_the_reasons_back_until_the_answer_is_shown() -> None:
    """They are the second half of the question."""
    verdict, reasons = ask.legal(mine(GAP), "EW", (4, 0)).to_json()["fields"]
    assert [choice.get("late", False) for choice in verdict["choices"]] == [True, False]
    assert not any("late" in choice for choice in reasons["choices"])
