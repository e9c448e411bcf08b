"""Is the treasure reached, and by which way?"""

from __future__ import annotations

import pytest

from sab_widget import Mine, Rules, ask
from sab_widget.model import BadPlayers
from tests.ask.kit import CORRIDOR, DIGGERS, cells, mine

LOOP = """
.  ES EW SW .
S* NEW EW NEW !NESW
"""
"""Two ways lead to the treasure."""

DOORS = """
.  ES EW:blue SW .
S* NEW EW:green NEW !NESW
"""


def test_the_way_is_that_of_the_model() -> None:
    there = mine(LOOP)
    question = ask.way(there)
    assert question.solution == ask.Walk(reached=True, cells=frozenset(cell for cell, _ in there.way().route))
    question.answer = question.solution
    assert question.correct


def test_any_way_without_detours_is_right() -> None:
    question = ask.way(mine(LOOP))
    assert question.solution.cells == cells((0, 0), (1, 0), (2, 0), (3, 0), (4, 0))
    around = [(0, 0), (1, 0), (1, -1), (2, -1), (3, -1), (3, 0), (4, 0)]
    assert question.grade((True, around)).correct
    assert not question.grade((True, [*around, (2, 0)])).correct
    question.answer = (True, [(0, 0), (1, 0), (2, 0), (4, 0)])
    assert "Missed: 3, 0. The way leads through here." in question.explain()


def test_a_door_of_the_other_colour_is_in_the_way() -> None:
    blue, green = (ask.way(mine(DOORS), team=team) for team in ("blue", "green"))
    assert blue.solution.cells == cells((0, 0), (1, 0), (1, -1), (2, -1), (3, -1), (3, 0), (4, 0))
    assert green.solution.cells == cells((0, 0), (1, 0), (2, 0), (3, 0), (4, 0))
    shut = ask.way(mine("S* EW:blue !NESW"), team="green")
    assert shut.solution == ask.Walk(reached=False)
    shut.answer = (True, [(0, 0), (1, 0), (2, 0)])
    told = shut.explain()
    assert "Green has no way to the treasure at 2, 0: the blue door at 1, 0 stops it." in told
    assert "Wrong: 1, 0. The door here stops this team." in told
    with pytest.raises(BadPlayers):
        ask.way(mine(DOORS), team="red")


def test_a_treasure_that_is_cut_off_is_not_reached() -> None:
    question = ask.way(mine("S* EW . EW !NESW"))
    assert question.solution == ask.Walk(reached=False)
    question.answer = False
    assert question.correct
    question.answer = (True, [(0, 0), (1, 0), (2, 0)])
    assert "Wrong: 2, 0. No card lies here." in question.explain()
    assert "The treasure at 4, 0 is cut off from the surface" in question.explain()


def test_a_stub_is_no_part_of_a_way() -> None:
    question = ask.way(mine("S* E|W !NESW"))
    assert question.solution.reached is False


def test_a_card_can_be_laid_first() -> None:
    there = mine(CORRIDOR)
    reached, stub = (ask.way(there, face, (7, 0)) for face in ("EW", "E|W"))
    assert reached.solution == ask.Walk(reached=True, cells=cells(*((column, 0) for column in range(9))))
    assert stub.solution == ask.Walk(reached=False)
    assert reached.text.startswith("EW (straight tunnel east to west) is laid at 7, 0.")
    assert there.face((7, 0)) is None
    assert reached.position.mine == there


def test_seeds_lay_a_card_that_reaches_the_treasure_or_that_does_not() -> None:
    found = [ask.way(mine(CORRIDOR), seed=seed).solution.reached for seed in range(30)]
    assert 8 <= sum(map(bool, found)) <= 22


def test_a_record_is_asked_about_as_it_ended() -> None:
    question = ask.way(DIGGERS, turn=92)
    assert question.solution.reached
    assert question.solution.cells >= cells((0, 0))


def test_no_way_of_all_is_left_out_nor_made_up() -> None:
    """Every set of cells is a way of its own: without one cell of it the treasure would be out of reach on it."""
    found = []
    for text in (LOOP, DOORS, "S* NESW NESW NESW !NESW\n. NESW NESW NESW NESW"):
        marking = ask.way(mine(text)).form.marking
        assert marking is not None
        found.append(len(marking.ways))
        assert len(set(marking.ways)) == len(marking.ways)
        for way in marking.ways:
            alone = mine(text)
            for cell in alone.removable:
                if cell not in way:
                    alone.remove(cell)
            assert alone.way().open, sorted(way)
    assert found == [2, 2, 2**3]  # in the last one on each of three steps one may change the row


@pytest.mark.parametrize(
    ("there", "options", "said"),
    [
        (Mine(), {}, "no single card can reach the treasure here"),
        (Mine({(3, 0): None}), {}, "where the treasure lies is not known"),
        (mine(CORRIDOR), {"face": "EW"}, "needs both a face and a cell"),
        (mine(CORRIDOR), {"face": "NS", "cell": (7, 0)}, "NS may not lie at 7,0"),
        (mine("\n".join(["S*" + " NESW" * 6, *[". " + "NESW " * 6] * 4, ". . . . . . !NESW"])), {}, "so many ways"),
    ],
)
def test_a_position_that_admits_no_such_question_is_refused(there: Mine, options: dict[str, object], said: str) -> None:
    with pytest.raises(ask.BadQuestion, match=said):
        ask.way(there, rules=Rules(), **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("answer", [None, 1, "yes", (1, []), (True, 5), (True, [(99, 0)]), (True,)])
def test_what_is_no_walk_is_refused(answer: object) -> None:
    question = ask.way(mine(LOOP))
    with pytest.raises(ask.BadAnswer):
        question.answer = answer
    assert question.attempts == ()
