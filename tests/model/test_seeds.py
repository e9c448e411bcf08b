"""What a seed means."""

from __future__ import annotations

import random

import pytest

from sab_widget.model import BadRecord, Deal, Game
from tests.model.kit import discard_any


@pytest.mark.parametrize("seed", [1.5, b"1", [1], True])
def test_what_is_no_seed(seed: int) -> None:
    with pytest.raises(BadRecord, match="no seed"):
        Game(3, seed=seed)


def test_a_seed_means_the_same_for_good() -> None:
    """The deal of one seed, written out: whoever changes this breaks every seed that somebody has noted down."""
    table = Game(3, seed=2024).table
    assert table.deal.roles == ROLES
    assert table.deal.left_over == LEFT_OVER
    assert table.deal.goals == DEALT_GOALS
    assert [[card.text for card in hand] for hand in table.deal.hands] == HANDS
    assert [card.text for card in table.deal.stock[:12]] == STOCK
    assert table.deal.gold == GOLD


ROLES = ("saboteur", "digger", "digger")
LEFT_OVER = ("digger",)
DEALT_GOALS = ("treasure", "NE", "NW")
HANDS = [
    ["break lantern", "NS", "NE", "NE", "break cart", "EW"],
    ["map", "NES", "E", "ES", "break cart", "rockfall"],
    ["break pickaxe", "repair pickaxe", "rockfall", "break cart", "rockfall", "NES"],
]
STOCK = [
    "map",
    "N|E",
    "EW",
    "N",
    "ESW",
    "repair cart",
    "NS",
    "repair lantern pickaxe",
    "repair cart pickaxe",
    "map",
    "NES",
    "repair lantern",
]
GOLD = (3, 1, 1, 2, 1, 2, 2, 2, 3, 1, 2, 1, 1, 1, 3, 1, 1, 3, 2, 1, 1, 1, 2, 2, 1, 1, 1, 1)


def test_without_a_seed_one_is_chosen_and_told() -> None:
    one, two = Game(3), Game(3)
    assert one.seed != two.seed
    assert Game(3, seed=one.seed) == one


def test_later_rounds_are_dealt_alike_whatever_was_played() -> None:
    one, two = Game(4, seed=5), Game(4, seed=5)
    for played, seed in ((one, 1), (two, 2)):
        chance = random.Random(seed)
        while not played.round_over:
            played.play(chance.choice(played.legal_actions()))
        played.play(Deal())
    assert one.table.deal.hands == two.table.deal.hands
    assert one.table.deal.goals == two.table.deal.goals
    assert one.table.deal.roles == two.table.deal.roles


def test_rounds_are_dealt_anew() -> None:
    played = Game(4, seed=5)
    first = played.table.deal
    while not played.round_over:
        discard_any(played)
    played.play(Deal())
    second = played.table.deal
    assert first.hands != second.hands
    assert first.stock != second.stock
