"""The exercises that come with the package: each teaches what it says, by the model."""

from __future__ import annotations

from typing import Any

import pytest

from sab_widget import Discard, Map, Repair, Rockfall, ask
from sab_widget.languages import words_for
from sab_widget.model import Break, Cell, Face
from tests.ask.kit import cells

ALL = {question.name: question for question in ask.exercises()}

TEACHES: dict[str, Any] = {
    # Half a turn, not a quarter: as NE or SW it fits where N or E, or S or W, is met; never as NW or ES.
    "turning": cells((2, -2), (0, -1), (1, -1), (3, -1), (-1, 0), (0, 1), (2, 1)),
    # The stub fits, and yet nothing behind it is connected.
    "stubs": ask.Judgement(legal=False, reasons=frozenset({"not_connected N"})),
    # Into the gap, not beyond it.
    "unconnected": cells((-1, 0), (2, 0)),
    # A wall towards a goal that is face down is no mismatch; beside goals alone nothing may lie.
    "walls": cells((0, -1), (7, 0), (0, 1)),
    # Beside a goal, with a blind arm towards it: nothing is turned up.
    "beside": {Cell(8, -2): None, Cell(8, 0): None, Cell(8, 2): None},
    # The stone NE, reached from the west, lies as SW.
    "stones": {Cell(8, -2): None, Cell(8, 0): Face("SW"), Cell(8, 2): None},
    # Not straight on through the blind arms, but round them.
    "way": ask.Walk(
        reached=True,
        cells=cells((0, 0), (1, 0), (1, -1), (2, -1), (3, -1), (4, -1), (5, -1), (5, 0), (6, 0)),
    ),
    # One of the two tools, not both, and not a tool that is whole.
    "repair": {
        Repair("lantern", 2, "repair lantern cart"),
        Repair("cart", 2, "repair lantern cart"),
        Discard("repair lantern cart"),
    },
    # Everything but the path card, the start, and what is not broken.
    "blocked": {Map((8, 0)), Rockfall((1, 0)), Break("lantern", 1), Discard("EW")},
    # Two goals by one card, the second through the first.
    "through": {Cell(8, -2): None, Cell(8, 0): Face("SW"), Cell(8, 2): Face("NESW")},
    # One saboteur in the round gets 4, not the 3 that two would get.
    "saboteurs": (0, 0, 0, 4, 0),
    # The saboteur who reached it gets nothing; the digger after her takes first.
    "finder": (2, 3, 0, 0, 1),
}


def test_there_are_twelve_from_easy_to_hard() -> None:
    levels = [question.level for question in ALL.values()]
    assert len(levels) == 12
    assert levels == sorted(levels)
    assert set(levels) == {1, 2, 3}
    assert {question.kind for question in ALL.values()} == set(ask.KINDS)
    assert list(ALL) == list(dict.fromkeys(question.name for question in ask.exercises()))


@pytest.mark.parametrize("name", ALL)
def test_the_solution_is_what_it_teaches(name: str) -> None:
    assert set(TEACHES) == set(ALL)
    question = ALL[name]
    assert question.solution == TEACHES[name]


@pytest.mark.parametrize("name", ALL)
def test_each_has_words_of_its_own(name: str) -> None:
    question, words = ALL[name], words_for("en")
    data = question.to_json()
    assert data["title"] == words(f"ask-ex-{name}-title")
    assert data["intro"] == words(f"ask-ex-{name}-text")
    assert data["lesson"][-1] == words(f"ask-ex-{name}-point")
    assert data["lesson"][-1].startswith("Often misunderstood: ")
    assert question.points == question.level


MISUNDERSTOOD: dict[str, tuple[Any, str]] = {
    "turning": ([(3, 0)], "None of its open edges meets a tunnel of a neighbour"),
    "stubs": (True, "The way breaks in the card at 2, 1: its tunnels do not meet."),
    "unconnected": ([(-1, 0), (2, 0), (5, 0)], "The way breaks at 2, 0: no card lies there."),
    "walls": ([(0, -1), (0, 1)], "Missed: 7, 0. Its west edge meets a connected tunnel of the card at 6, 0."),
    "beside": ({(8, 0): "NESW"}, "opens towards it, but is not connected to the surface."),
    "stones": ({(8, 0): "NE"}, "Its west edge would be closed, but it was reached from there"),
    "way": ((True, [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0)]), "Wrong: 2, 0."),
    "repair": ([Repair(None, 2, "repair lantern cart")], "This card repairs one of two tools: say which."),
    "blocked": ([Discard("EW")], "what lies in front of this player bars path cards alone."),
    "through": ({(8, 0): "SW"}, "Missed: The treasure at 8, 2"),
    "saboteurs": ([0, 0, 0, 3, 0], "1 in the round"),
    "finder": ([2, 1, 3, 0, 0], "which is no win for this dwarf"),
}


@pytest.mark.parametrize("name", ALL)
def test_the_misunderstanding_is_a_wrong_answer_and_is_explained(name: str) -> None:
    wrong, said = MISUNDERSTOOD[name]
    question = next(question for question in ask.exercises() if question.name == name)
    question.answer = wrong
    assert question.correct is False
    assert said in question.explain()


def test_they_are_fresh_each_time() -> None:
    first, second = ask.exercises()[0], ask.exercises()[0]
    first.answer = first.solution
    assert second.correct is None
