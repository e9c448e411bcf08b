"""Rules of one's own that no game has: they stay quick, or are refused with the reason."""

from __future__ import annotations

from time import perf_counter

import pytest

from sab_widget.model import BadRules, Game, Rules, Steal, Theft, Trap
from sab_widget.model.pay import pay_each
from sab_widget.model.states import state_hash
from tests.model import two


@pytest.mark.parametrize(
    ("due", "seats", "cards"),
    [
        (10, 4, dict.fromkeys(range(1, 11), 10)),
        (10, 8, dict.fromkeys(range(1, 8), 3)),
        (7, 12, {1: 30, 2: 30, 3: 30}),
    ],
)
def test_many_kinds_of_gold_cards_are_shared_out_quickly(due: int, seats: int, cards: dict[int, int]) -> None:
    gold = [nuggets for nuggets, number in cards.items() for _ in range(number)]
    before, total = perf_counter(), sum(gold)
    ways = pay_each(due, seats, gold)
    assert perf_counter() - before < 1
    assert [sum(way) for way in ways] == [due] * seats
    assert total - sum(gold) == due * seats


def test_few_cards_are_taken_so_that_all_can_be_paid() -> None:
    gold = [4, 4, 3, 3, 2, 2, 1, 1, 1, 1]
    assert pay_each(4, 3, gold) == ((4,), (4,), (3, 1))
    assert pay_each(4, 2, [3, 2, 2, 1]) == ((3, 1), (2, 2))
    assert pay_each(4, 3, [3, 3, 3]) == ((3,), (3,), (3,)), "the largest value that all can get"


def test_so_many_saboteurs_cannot_be_paid() -> None:
    with pytest.raises(BadRules, match="13 of 'saboteur' cannot all be paid the same; 12 are the most"):
        Rules(hands=((13, 2),), dwarves=(("saboteur", ((13, 13),)),), saboteur_pay=(1,) * 13)


def test_so_many_cards_cannot_be_chosen_from() -> None:
    with pytest.raises(BadRules, match="41 cards in a hand are too many where 3 may be discarded at once"):
        Rules.saboteur2(hands=((2, 41),))
    assert len(Game(2, Rules.saboteur2(hands=((2, 40),)), seed=1).legal_actions()) < 15_000


def test_a_hash_knows_who_is_trapped_in_a_game_without_discards_of_several() -> None:
    game = two.game([["trapped"], ["NS"], ["NS"]], ["NS"], most_discarded=1, clear_for=0)
    one, other = game.copy(), game.copy()
    one.play(Trap(1))
    other.play(Trap(2))
    assert state_hash(one) != state_hash(other)


def test_a_hash_knows_what_can_still_be_stolen() -> None:
    """Each has stolen from the other, or neither has: the purses are alike, but not what was there before the first."""
    game = two.game([["theft"], ["theft"], ["theft"]], roles="sss", rounds=1, theft="snapshot")
    for _ in range(3):
        two.play(game, Theft())
    one, other = game.copy(), game.copy()
    for thief, victim in ((2, 0), (0, 2)):
        assert one.seat == thief
        two.play(one, Steal(victim))
    for _ in range(2):
        two.play(other, other.legal_actions()[-1])
    assert one.nuggets == other.nuggets
    assert state_hash(one) != state_hash(other)
