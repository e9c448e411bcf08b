"""How gold is paid and shared (rules.md section 4)."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sab_widget.model import Deal, Game, Place, Rules
from sab_widget.model.deals import gold_of
from sab_widget.model.gold import Sharing, passing_order, pay_saboteurs
from tests.model.kit import game, known, near, tiny, to_the_end_of_the_round

STOCKS = st.tuples(st.integers(0, 16), st.integers(0, 8), st.integers(0, 4))
"""How many gold cards of 1, 2 and 3 nuggets are left."""


PAYS = st.sampled_from([(4, 3, 3, 2), (4, 3, 3, 3)]) | st.tuples(*[st.integers(0, 9)] * 4)


def cards(stock: tuple[int, int, int]) -> list[int]:
    return [nuggets for nuggets, number in zip((1, 2, 3), stock, strict=True) for _ in range(number)]


@cache
def fewest(value: int, seats: int, ones: int, twos: int, threes: int) -> int | None:
    """The fewest cards with which each of so many seats gets exactly `value`, by trying everything."""
    if seats == 0:
        return 0
    found = []
    for c in range(min(threes, value // 3) + 1):
        for b in range(min(twos, (value - 3 * c) // 2) + 1):
            a = value - 3 * c - 2 * b
            if a <= ones:
                rest = fewest(value, seats - 1, ones - a, twos - b, threes - c)
                found += [] if rest is None else [a + b + c + rest]
    return min(found, default=None)


@given(STOCKS, st.integers(1, 4), PAYS)
@settings(max_examples=300)
def test_saboteurs_are_paid_exactly_with_the_fewest_cards(
    stock: tuple[int, int, int], saboteurs: int, pay: tuple[int, ...]
) -> None:
    roles = ["saboteur"] * saboteurs + ["digger"] * 3
    gold = cards(stock)
    before = Counter(gold)
    paid, notes = pay_saboteurs(Rules(saboteur_pay=pay), roles, gold)
    due = pay[saboteurs - 1]
    value = next(value for value in range(due, -1, -1) if fewest(value, saboteurs, *stock) is not None)
    assert [sum(hand) for hand in paid] == [value] * saboteurs + [0] * 3
    assert sum(map(len, paid)) == fewest(value, saboteurs, *stock)
    assert before == Counter(gold) + Counter(card for hand in paid for card in hand)
    if value == due:
        assert notes == ()
    else:
        (note,) = notes
        told = f"each of {saboteurs} saboteurs, so each gets" if saboteurs > 1 else "the saboteur, who gets"
        assert note == f"The gold stock cannot pay {due} to {told} {value}."


@pytest.mark.parametrize(
    ("stock", "saboteurs", "each"),
    [
        ((16, 8, 4), 1, [3, 1]),
        ((0, 8, 4), 1, [2, 2]),
        ((0, 8, 4), 2, [3]),
        ((2, 2, 0), 2, [2, 1]),
        ((0, 0, 4), 1, [3]),
        ((0, 8, 0), 2, [2]),
        ((1, 0, 1), 2, []),
        ((0, 0, 0), 3, []),
    ],
)
def test_some_payments(stock: tuple[int, int, int], saboteurs: int, each: list[int]) -> None:
    paid, notes = pay_saboteurs(Rules(), ["saboteur"] * saboteurs, cards(stock))
    assert [sorted(hand, reverse=True) for hand in paid] == [each] * saboteurs
    assert bool(notes) is (sum(each) != Rules().saboteur_pay[saboteurs - 1])


def test_one_cannot_pay_with_what_would_leave_another_short() -> None:
    """Two are due three each: 3 and 2+1 would be three cards, but one threes card and three ones pay both as well."""
    paid, notes = pay_saboteurs(Rules(), ["saboteur"] * 2, [3, 1, 1, 1])
    assert sorted(map(sorted, paid)) == [[1, 1, 1], [3]]
    assert notes == ()


def test_the_fewest_cards_in_all_count_not_the_fewest_for_the_first() -> None:
    """Two are due seven each: 3+3+1 for one would leave 2+2+2+1 for the other, a card more than 3+2+2 twice."""
    paid, notes = pay_saboteurs(Rules(saboteur_pay=(7, 7, 7, 7)), ["saboteur"] * 2, cards((2, 4, 2)))
    assert sorted(map(sorted, paid)) == [[2, 2, 3], [2, 2, 3]]
    assert notes == ()


def test_no_saboteur() -> None:
    gold = [1, 2, 3]
    paid, notes = pay_saboteurs(Rules(), ["digger"] * 3, gold)
    assert paid == ((), (), ())
    assert gold == [1, 2, 3]
    assert notes == ("No saboteur was dealt, so nobody is paid.",)


def test_the_round_says_what_could_not_be_paid() -> None:
    rules = tiny({"map": 3}, gold=((3, 1),))
    opened = game(rules=rules, roles="sdd")
    to_the_end_of_the_round(opened)
    (result,) = opened.rounds
    assert result.nuggets == (3, 0, 0)
    assert result.notes == ("The gold stock cannot pay 4 to the saboteur, who gets 3.",)


def test_the_round_says_that_gold_has_run_out() -> None:
    opened = game({0: ["EW"]}, rules=near(gold=((2, 1),)), roles="ddd")
    opened.play(Place("EW", (1, 0)))
    (result,) = opened.rounds
    assert result.gold == ((2,), (), ())
    assert result.notes == ("Only 1 of 3 gold cards were left to draw.",)


@given(st.lists(st.sampled_from(["digger", "saboteur"]), min_size=3, max_size=10), st.data())
def test_the_order_in_which_diggers_take_gold(roles: list[str], data: st.DataObject) -> None:
    finder = data.draw(st.integers(0, len(roles) - 1))
    for option, step in (("counter_clockwise", -1), ("clockwise", 1)):
        order = passing_order(Rules(gold_passing=option), roles, finder)
        assert sorted(order) == [seat for seat, role in enumerate(roles) if role == "digger"]
        seat, expected = finder, []
        for _ in roles:
            if roles[seat] == "digger":
                expected.append(seat)
            seat = (seat + step) % len(roles)
        assert list(order) == expected


@given(st.lists(st.integers(1, 3), max_size=9), st.permutations(list(range(5))))
def test_gold_goes_round_until_none_is_left(drawn: list[int], order: list[int]) -> None:
    sharing = Sharing(drawn, order[:4], 5)
    twin = sharing.copy()
    sharing.finish()
    highest = sorted(drawn, reverse=True)
    assert [sharing.taken[seat] for seat in order[:4]] == [highest[i::4] for i in range(4)]
    assert sharing.taken[order[4]] == []
    assert (sharing.seat, sharing.drawn) == (None, [])
    assert twin.taken == [[]] * 5
    assert Counter(twin.drawn) == Counter(drawn)


def test_what_is_paid_leaves_the_gold_stock_for_good() -> None:
    played = Game(4, tiny({"map": 8}, 4, 2, goal_cells=((9, 9), (5, 5), (-5, -5))), seed=3)
    gold = Counter(gold_of(played.rules))
    while not played.over:
        to_the_end_of_the_round(played)
        paid = Counter(card for result in played.rounds for cards in result.gold for card in known(cards))
        assert Counter(played.table.gold) + paid == gold
        if not played.over:
            played.play(Deal())
    assert played.nuggets == tuple(map(sum, zip(*(result.nuggets for result in played.rounds), strict=True)))


@pytest.mark.parametrize("drawn", ["per_digger", "per_player"])
def test_where_only_saboteurs_play_and_reach_the_treasure_nobody_takes_gold(drawn: str) -> None:
    rules = near(dwarves=(("digger", ((3, 0),)), ("saboteur", ((3, 3),))), hands=((3, 6),), gold_drawn=drawn)
    result = game({0: ["EW"]}, rules=rules, roles="sss").play(Place("EW", (1, 0))).result
    assert result is not None
    assert result.nuggets == (0, 0, 0)
