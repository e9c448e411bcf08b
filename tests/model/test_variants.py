"""The variants of the base game by the letter, with exact numbers (rules.md section 5)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sab_widget.model import BadPlayers, Break, Game, Place, Rules, Take
from sab_widget.model.deals import gold_of, roles_of
from sab_widget.model.gold import RoundResult, pay_saboteurs
from tests.model.kit import NEAR, game, to_the_end_of_the_round, until

FAR = ((9, 9), (5, 5), (-5, -5))


def stock(rules: Rules, *first: int) -> list[int]:
    """The whole gold stock, with these cards on top."""
    rest = Counter(gold_of(rules)) - Counter(first)
    return [*first, *sorted(rest.elements())]


def won(
    rules: Rules, roles: str, finder: int = 0, gold: Sequence[int] = (), broken: Sequence[int] = (), tool: str = "cart"
) -> Game:
    """A game in which the seats `broken` get a tool broken, whereupon the finder reaches the treasure."""
    hands: dict[int, list[str]] = {seat: [f"break {tool}"] for seat in range(len(broken))}
    hands.setdefault(finder, []).insert(0, "EW")
    opened = game(hands, players=len(roles), rules=rules, roles=roles, gold=stock(rules, *gold) if rules.gold else ())
    for seat in broken:
        opened.play(Break(tool, seat))
    until(opened, finder)
    opened.play(Place("EW", (1, 0)))
    return opened


def lost(rules: Rules, roles: str, broken: Sequence[int] = ()) -> Game:
    """A game in which the seats `broken` get a cart broken, and nobody reaches the treasure."""
    hands = {seat: ["break cart"] for seat in range(len(broken))}
    opened = game(hands, players=len(roles), rules=rules, roles=roles)
    for seat in broken:
        opened.play(Break("cart", seat))
    to_the_end_of_the_round(opened)
    return opened


def result(opened: Game) -> RoundResult:
    """How the one round that has ended came out; what is said of each seat names its dwarf."""
    (found,) = opened.rounds
    assert len(found.why) == len(found.roles)
    for said, role in zip(found.why, found.roles, strict=True):
        assert said.startswith({"digger": "gold-digger: ", "selfish": "selfish dwarf: "}.get(role, f"{role}: "))
        assert said.endswith(".")
    return found


def near(*names: str, **options: Any) -> Rules:
    return Rules.of(*names, **{"goal_cells": NEAR, **options})


# The Old Mine


def test_section_5_old_mine_six_stones_take_the_place_of_six_ones() -> None:
    assert Rules.old_mine().gold == ((0, 6), (1, 10), (2, 8), (3, 4))
    assert Counter(gold_of(Rules.old_mine())) == Counter(gold_of(Rules())) - Counter({1: 6}) + Counter({0: 6})
    assert len(gold_of(Rules.old_mine())) == 28


def test_section_5_old_mine_a_stone_is_taken_like_any_card() -> None:
    opened = won(near("old_mine"), "ddd", gold=[0, 2, 1])
    assert result(opened).gold == ((2,), (0,), (1,)), "from seat 0 counter-clockwise: 2, 1, 0"
    assert result(opened).nuggets == (2, 0, 1)
    assert Counter(opened.table.gold) == Counter({0: 5, 1: 9, 2: 7, 3: 4}), "the stone has left the stock"
    assert result(won(near("old_mine"), "dds", gold=[0, 0])).gold == ((0,), (0,), ())


def test_section_5_old_mine_one_may_have_to_take_a_stone() -> None:
    opened = won(near("old_mine", gold_choice="player"), "dds", gold=[0, 3])
    assert opened.legal_actions() == (Take(3), Take(0))
    opened.play(Take(3))
    assert opened.legal_actions() == (Take(0),)
    opened.play(Take(0))
    assert result(opened).gold == ((3,), (0,), ())


@given(st.tuples(*[st.integers(0, 6)] * 4), st.integers(1, 4))
def test_section_5_old_mine_saboteurs_are_never_paid_with_stones(counts: tuple[int, ...], saboteurs: int) -> None:
    gold = [nuggets for nuggets, number in enumerate(counts) for _ in range(number)]
    paid, _ = pay_saboteurs(Rules.old_mine(), ["saboteur"] * saboteurs + ["digger"], gold)
    assert all(0 not in cards for cards in paid)
    assert gold.count(0) == counts[0]


def test_section_5_old_mine_saboteurs_get_what_they_get_in_the_base_game() -> None:
    opened = lost(near("old_mine", goal_cells=FAR), "dds")
    assert result(opened).nuggets == (0, 0, 4)
    assert sorted(result(opened).gold[2] or ()) == [1, 3]


# Competitive


def test_section_5_competitive_a_digger_with_a_broken_tool_gets_no_gold() -> None:
    """Four diggers, one of them hurt: three cards, of which the finder takes first."""
    found = result(won(near("competitive"), "dddds", gold=[1, 3, 2, 3], broken=[3]))
    assert found.gold == ((3,), (1,), (2,), (), ())
    assert found.winners == (0, 1, 2, 3)
    assert found.why[3] == "gold-digger: the treasure was reached, but a tool is broken: no gold."
    assert found.why[0] == "gold-digger: the treasure was reached."


def test_section_5_competitive_by_players_as_many_cards_as_players_go_round_the_unbroken() -> None:
    found = result(won(near("competitive", gold_drawn="per_player"), "dddds", gold=[3, 1, 2, 1, 2], broken=[3]))
    assert found.gold == ((3, 1), (2,), (2, 1), (), ()), "five cards: 3 2 2 1 1 from seat 0 to 2, 1, 0, 2"


def test_section_5_competitive_the_first_unbroken_digger_after_a_saboteur_takes_first() -> None:
    found = result(won(near("competitive"), "ddds" + "s", finder=4, gold=[1, 2], broken=[2]))
    assert found.gold == ((1,), (2,), (), (), ())


@pytest.mark.parametrize("drawn", ["per_digger", "per_player"])
def test_section_5_competitive_where_all_diggers_are_hurt_nobody_draws(drawn: str) -> None:
    opened = won(near("competitive", gold_drawn=drawn), "dds", finder=2, broken=[0, 1])
    assert result(opened).gold == ((), (), ())
    assert (result(opened).winner, result(opened).winners, result(opened).notes) == ("diggers", (0, 1), ())
    assert len(opened.table.gold or ()) == 28


def test_section_5_competitive_a_tool_that_was_repaired_counts_as_whole() -> None:
    rules = near("competitive")
    hands = {0: ["break cart", "EW"], 1: ["repair cart"]}
    opened = game(hands, rules=rules, roles="dds", gold=stock(rules, 2, 1))
    opened.play(Break("cart", 1))
    opened.play(next(action for action in opened.legal_actions() if action.kind == "repair"))
    until(opened, 0)
    opened.play(Place("EW", (1, 0)))
    assert result(opened).gold == ((2,), (1,), ())


def test_section_5_competitive_saboteurs_are_not_affected() -> None:
    assert result(lost(near("competitive", goal_cells=FAR), "dddss", broken=[3, 4])).nuggets == (0, 0, 0, 3, 3)


def test_section_5_competitive_in_the_base_game_a_broken_tool_costs_nothing() -> None:
    assert result(won(near(), "dds", gold=[1, 2], broken=[1])).nuggets == (2, 1, 0)


# All saboteurs


@pytest.mark.parametrize("players", range(3, 11))
def test_section_5_all_saboteurs_nobody_is_left_over(players: int) -> None:
    rules = Rules.all_saboteurs()
    assert rules.dwarves_for(players) == {
        "digger": Rules().dwarves_for(players)["digger"] - 1,
        "saboteur": Rules().dwarves_for(players)["saboteur"],
    }
    for seed in range(4):
        deal = Game(players, rules, seed=seed).table.deal
        assert deal.left_over == ()
        assert deal.roles.count("saboteur") == Rules().dwarves_for(players)["saboteur"]


# The selfish dwarf

SELFISH_CARDS = dict(zip(range(3, 11), (2, 3, 3, 4, 4, 5, 6, 6), strict=True))


@pytest.mark.parametrize("players", range(3, 11))
def test_section_5_selfish_dwarf_takes_the_place_of_a_digger(players: int) -> None:
    base = Rules().dwarves_for(players)
    wanted = {"digger": base["digger"] - 1, "saboteur": base["saboteur"], "selfish": 1}
    assert Rules.selfish_dwarf().dwarves_for(players) == wanted
    assert len(roles_of(Rules.selfish_dwarf(), players)) == players + 1


@pytest.mark.parametrize("out", ["digger", "saboteur", "selfish"])
@pytest.mark.parametrize("players", range(3, 11))
def test_section_5_selfish_dwarf_cards_drawn(players: int, out: str) -> None:
    """As many as gold-diggers without him, whoever is left over."""
    rules = near("selfish_dwarf")
    box = list(roles_of(rules, players))
    box.remove(out)
    roles = "".join({"digger": "d", "saboteur": "s", "selfish": "x"}[role] for role in box)
    found = result(won(rules, roles, gold=[1] * SELFISH_CARDS[players]))
    assert sum(len(cards or ()) for cards in found.gold) == SELFISH_CARDS[players]
    assert sum(found.nuggets) == SELFISH_CARDS[players]  # type: ignore[arg-type]  # nothing is unknown
    assert all(not cards for cards, role in zip(found.gold, found.roles, strict=True) if role != "digger")


def test_case_18_the_selfish_dwarf_reaches_the_treasure_and_he_alone_is_paid() -> None:
    found = result(won(near("selfish_dwarf"), "dxds", finder=1))
    assert (found.winner, found.winners, found.finder) == ("selfish", (1,), 1)
    assert found.nuggets == (0, 4, 0, 0)
    assert sorted(found.gold[1] or ()) == [1, 3]
    assert found.why[1] == "selfish dwarf: reached the treasure, and wins alone."
    assert found.why[0] == "gold-digger: the selfish dwarf reached the treasure."
    assert found.why[3] == "saboteur: the selfish dwarf reached the treasure."


def test_case_18_a_digger_reaches_it_the_diggers_win_and_he_gets_nothing() -> None:
    found = result(won(near("selfish_dwarf"), "dxds", gold=[1, 2, 1]))
    assert (found.winner, found.winners) == ("diggers", (0, 2))
    assert found.gold == ((2, 1), (), (1,), ()), "three cards go round two diggers"
    assert found.why[1] == "selfish dwarf: the treasure was reached, which is no win for this dwarf."


def test_case_18_a_saboteur_reaches_it_the_diggers_win() -> None:
    found = result(won(near("selfish_dwarf"), "dxds", finder=3, gold=[1, 2, 1]))
    assert (found.winner, found.winners, found.finder) == ("diggers", (0, 2), 3)
    assert found.gold == ((1,), (), (2, 1), ()), "from the saboteur at seat 3 counter-clockwise: seat 2 first"


def test_case_18_nobody_reaches_it_the_saboteurs_win() -> None:
    found = result(lost(near("selfish_dwarf", goal_cells=FAR), "dxds"))
    assert (found.winner, found.winners, found.finder) == ("saboteurs", (3,), None)
    assert found.nuggets == (0, 0, 0, 4)
    assert found.why[1] == "selfish dwarf: the treasure was not reached."
    assert found.why[3] == "saboteur: the treasure was not reached; 1 in the round."


def test_section_5_selfish_dwarf_when_the_gold_runs_out() -> None:
    found = result(won(near("selfish_dwarf", gold=((1, 1), (2, 1))), "dxds", finder=1))
    assert found.nuggets == (0, 3, 0, 0)
    assert found.notes == ("The gold stock cannot pay 4 to the selfish dwarf, who gets 3.",)


# The tournament

TOURNAMENT = {5: (3, 1, 1), 6: (3, 2, 1), 7: (4, 2, 1), 8: (5, 2, 1), 9: (5, 3, 1)}
"""Diggers, saboteurs and selfish dwarves."""


@pytest.mark.parametrize("players", TOURNAMENT)
def test_section_5_tournament_roles_are_fixed_and_none_is_left_over(players: int) -> None:
    rules = Rules.tournament()
    diggers, saboteurs, selfish = TOURNAMENT[players]
    assert rules.dwarves_for(players) == {"digger": diggers, "saboteur": saboteurs, "selfish": selfish}
    assert diggers + saboteurs + selfish == players
    opened = Game(players, rules, seed=1)
    assert opened.table.deal.left_over == ()
    assert len(opened.table.hand(0)) == Rules().hand_size(players)


@pytest.mark.parametrize("players", [2, 3, 4, 10, 11])
def test_section_5_tournament_is_for_5_to_9_players(players: int) -> None:
    with pytest.raises(BadPlayers, match="it is for 5 to 9"):
        Game(players, Rules.tournament(), seed=1)


@pytest.mark.parametrize("players", TOURNAMENT)
def test_section_5_tournament_who_connected_gets_3_and_the_other_diggers_2(players: int) -> None:
    diggers, saboteurs, _ = TOURNAMENT[players]
    found = result(won(near("tournament"), "d" * diggers + "s" * saboteurs + "x", finder=1))
    assert found.nuggets == (2, 3, *[2] * (diggers - 2), *[0] * (saboteurs + 1))
    assert (found.winner, found.winners, found.notes) == ("diggers", tuple(range(diggers)), ())


def test_section_5_tournament_a_saboteur_connects_so_each_digger_gets_2() -> None:
    assert result(won(near("tournament"), "dddsx", finder=3)).nuggets == (2, 2, 2, 0, 0)


def test_section_5_tournament_the_selfish_dwarf_gets_4() -> None:
    found = result(won(near("tournament"), "dddsx", finder=4))
    assert (found.winner, found.nuggets) == ("selfish", (0, 0, 0, 0, 4))


@pytest.mark.parametrize("players", TOURNAMENT)
def test_section_5_tournament_saboteurs_get_what_they_get_in_the_base_game(players: int) -> None:
    diggers, saboteurs, _ = TOURNAMENT[players]
    found = result(lost(near("tournament", goal_cells=FAR), "d" * diggers + "s" * saboteurs + "x"))
    each = {1: 4, 2: 3, 3: 3}[saboteurs]
    assert found.nuggets == (*[0] * diggers, *[each] * saboteurs, 0)
    assert found.winner == "saboteurs"


def test_section_5_tournament_says_when_the_gold_cannot_pay_it() -> None:
    rules = near("tournament", gold=((1, 3), (2, 1)))
    found = result(won(rules, "dddsx"))
    assert found.nuggets == (3, 0, 2, 0, 0), "the finder first, then counter-clockwise"
    assert found.notes == ("The gold stock could not pay all diggers in full.",)


def test_section_5_tournament_and_competitive() -> None:
    found = result(won(near("tournament", "competitive"), "dddsx", broken=[2]))
    assert found.nuggets == (3, 2, 0, 0, 0)
    found = result(won(near("tournament", "competitive"), "dddsx", finder=4, broken=[2]))
    assert found.nuggets == (0, 0, 0, 0, 4)


def test_section_5_selfish_dwarf_and_competitive() -> None:
    """A card less for each digger who is hurt; the selfish dwarf's tools are not asked for."""
    found = result(won(near("selfish_dwarf", "competitive"), "dxds", gold=[1, 2, 3], broken=[2, 1]))
    assert found.gold == ((2, 1), (), (), ())
    assert found.why[1] == "selfish dwarf: the treasure was reached, which is no win for this dwarf."


def test_the_names_of_results_are_words() -> None:
    for opened in (won(near("selfish_dwarf"), "dxds", finder=1), won(near("tournament"), "dddsx")):
        assert re.fullmatch("[a-z]+", result(opened).winner)
