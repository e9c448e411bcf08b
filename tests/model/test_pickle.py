"""Values and games go to other processes and come back equal."""

from __future__ import annotations

import copy
import pickle

import pytest

from sab_widget.model import Break, Card, Discard, Face, Map, Mine, Place, Repair, Rules
from tests.games import random_game


@pytest.mark.parametrize(
    "value",
    [Face("NS|E"), Card("repair lantern cart"), Place("NE", (1, 0)), Break("cart", 2), Map((8, 0)), Discard("map"),
     Repair("lantern", 0, "repair lantern cart")],
)  # fmt: skip
def test_a_value_comes_back_as_the_same_object(value: object) -> None:
    assert pickle.loads(pickle.dumps(value)) is value  # noqa: S301  # our own bytes
    assert copy.deepcopy(value) is value


@pytest.mark.parametrize("turns", [0, 17, 80, None])
def test_a_game_comes_back_equal_and_goes_on_alike(turns: int | None) -> None:
    game = random_game(5, 4, turns)
    again = pickle.loads(pickle.dumps(game))  # noqa: S301  # our own bytes
    assert again == game
    assert again.legal_actions() == game.legal_actions()
    assert again.view(1) == game.view(1)
    while legal := game.legal_actions():
        game.play(legal[0])
        again.play(legal[0])
    assert again == game


def test_rules_mines_and_records_come_back_equal() -> None:
    mine = Mine()
    mine.place("EW", (1, 0))
    for value in (Rules.comp424(), mine, random_game(3, 1, 20).record):
        assert pickle.loads(pickle.dumps(value)) == value  # noqa: S301  # our own bytes
