"""Ends of rounds of which nobody wrote everything down: dwarves, gold, who took what."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sab_widget.model import BadRecord, Discard, Game, Place, Rules
from sab_widget.model import Deal as DealNext
from sab_widget.model.deals import Deal
from tests.model.kit import NEAR, near, tiny
from tests.model.open_kit import open_deal, open_game


def dug(rules: Rules, dealt: Deal) -> Game:
    """A game in which the first card reaches the goal in the middle."""
    play = Game(len(dealt.hands), rules, deals=[dealt, *[replace(dealt, starter=1)] * 2])
    play.play(Place("EW", (1, 0)))
    return play


MIDDLE = ("?", "treasure", "?")


def test_roles_given_at_the_end_of_a_round_pay_but_gold_may_be_unknown() -> None:
    rules = near(rounds=3)
    play = dug(rules, open_deal(rules, 3, roles=("digger", "saboteur", "digger"), left_over=("digger",), goals=MIDDLE))
    result = play.rounds[0]
    assert (result.winner, result.winners, result.finder) == ("diggers", (0, 2), 0)
    assert result.gold == (None, (), None)
    assert result.notes == ("Nobody wrote down who took which gold.",)
    assert play.nuggets == (None, 0, None)
    play.play(DealNext())
    assert play.seat == 1
    play.play(Discard("?"))
    play.play(Discard("?"))
    play.play(Place("EW", (1, 0)))
    play.play(DealNext())
    assert play.nuggets == (None, 0, None)
    play.play(Place("EW", (1, 0)))
    assert play.over
    assert play.winners == ()


def test_saboteurs_are_paid_exactly_where_nobody_wrote_the_gold_stock_down() -> None:
    rules = tiny({"NS": 4}, rounds=2)
    first = open_deal(rules, 3, roles=("digger", "saboteur", "digger"), left_over=("digger",))
    play = Game(3, rules, deals=[first, replace(first, starter=1)])
    while not play.over:
        play.play(DealNext() if play.round_over else Discard("?"))
    assert [result.gold for result in play.rounds] == [((), (4,), ())] * 2
    assert play.nuggets == (0, 8, 0)
    assert play.winners == (1,)


def test_without_roles_it_is_known_who_has_won_but_not_who_was_paid() -> None:
    rules = near(rounds=1)
    play = dug(rules, open_deal(rules, 3, goals=MIDDLE))
    result = play.rounds[0]
    assert (result.winner, result.winners, result.gold) == ("diggers", (), (None,) * 3)
    assert play.view(None).roles == (None,) * 3
    assert play.winners == ()
    some = dug(rules, open_deal(rules, 3, goals=MIDDLE, roles=("?", "saboteur", "digger"))).rounds[0]
    assert (some.winners, some.gold) == ((2,), (None, (), None))


def test_unbeaten_saboteurs_that_nobody_wrote_down() -> None:
    def ended(players: int, **known: Any) -> tuple[str, tuple[int, ...], object]:
        rules = tiny({"NS": players + 1}, players, rounds=1)
        play = open_game(rules, players, **known)
        while not play.over:
            play.play(Discard("?"))
        result = play.rounds[0]
        return result.winner, result.winners, result.gold

    assert ended(3) == ("unknown", (), (None,) * 3), "the one saboteur may be left over"
    assert ended(3, left_over=("digger",)) == ("saboteurs", (), (None,) * 3)
    assert ended(3, left_over=("saboteur",)) == ("nobody", (), (None,) * 3)
    assert ended(5) == ("saboteurs", (), (None,) * 5), "only one of two can be left over"
    assert ended(3, roles=("saboteur", "?", "digger")) == ("saboteurs", (0,), (None, None, ()))


def test_without_gold_the_winners_are_known_only_if_all_dwarves_are() -> None:
    rules = near(rounds=1, gold=())
    assert dug(rules, open_deal(rules, 3, goals=MIDDLE, gold=())).winners == ()
    known = open_deal(rules, 3, goals=MIDDLE, gold=(), roles=("digger", "saboteur", "digger"), left_over=("digger",))
    play = dug(rules, known)
    assert play.winners == (0, 2)
    assert (play.rounds[0].gold, play.rounds[0].notes) == (((),) * 3, ())


def test_an_unknown_finder_may_be_the_selfish_dwarf() -> None:
    rules = Rules.selfish_dwarf(goal_cells=NEAR, rounds=1)
    assert dug(rules, open_deal(rules, 3, goals=MIDDLE)).rounds[0].winner == "unknown"
    other = open_deal(rules, 3, goals=MIDDLE, roles=("?", "selfish", "?"))
    assert dug(rules, other).rounds[0].winner == "diggers"
    own = open_deal(rules, 3, goals=MIDDLE, roles=("selfish", "?", "?"))
    assert dug(rules, own).rounds[0].winner == "selfish"


def test_gold_that_is_known_is_checked_and_is_unknown_once_it_was_paid_to_unknown_seats() -> None:
    rules = near(rounds=2)
    first = open_deal(rules, 3, goals=MIDDLE, gold=(1,) * 16 + (2,) * 8 + (3,) * 4)
    second = open_deal(rules, 3, starter=1, gold=(1,) * 16 + (2,) * 8 + (3,) * 2)
    play = Game(3, rules, deals=[first, second])
    play.play(Place("EW", (1, 0)))
    assert play.table.gold is None
    play.play(DealNext())
    assert play.round == 2
    bad = Game(3, rules, deals=[first, replace(second, gold=(3,) * 5)])
    bad.play(Place("EW", (1, 0)))
    with pytest.raises(BadRecord, match="the gold of the deal"):
        bad.play(DealNext())
