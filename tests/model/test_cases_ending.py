"""How a round ends, and what it is worth (cases 15 to 17, 35, 37, 44, 45)."""

from __future__ import annotations

from typing import Any

import pytest

from sab_widget.model import Break, Deal, Discard, Face, Game, Place, Rockfall, Rules
from sab_widget.model.deals import roles_of
from tests.model.kit import cards_taken, codes, game, near, refused, tiny, to_the_end_of_the_round


def test_case_15_turns_go_on_until_all_hands_are_empty() -> None:
    opened = game(rules=tiny({"map": 7}, hand=2))
    assert len(opened.table.stock) == 1
    seats = []
    while not opened.round_over:
        seats.append(opened.seat)
        opened.play(Discard("map"))
    assert seats == [0, 1, 2, 0, 1, 2, 0], "seat 0 drew the last card of the stock"
    assert opened.rounds[0].winner == "saboteurs"


def test_case_15_a_player_with_an_empty_hand_is_passed_over() -> None:
    opened = game(rules=tiny({"map": 5}, hand=1))
    seats = []
    while not opened.round_over:
        seats.append(opened.seat)
        opened.play(Discard("map"))
    assert seats == [0, 1, 2, 0, 1]
    opened = game(rules=tiny({"map": 4}, hand=1))
    for expected in (0, 1, 2):
        assert opened.seat == expected
        opened.play(Discard("map"))
    assert (opened.seat, opened.round_over) == (0, False), "seat 0 alone still has a card"
    opened.play(Discard("map"))
    assert opened.round_over


def dig_to_the_treasure(players: int, roles: str, rules: Rules | None = None, seat: int = 0) -> Game:
    """Seat 0, or another, reaches the treasure with one card."""
    opened = game({seat: ["EW"]}, players=players, roles=roles, rules=rules)
    while opened.seat != seat:
        opened.play(Discard(opened.table.hand(opened.seat)[0]))
    opened.play(Place("EW", (1, 0)))
    assert opened.round_over
    return opened


@pytest.mark.parametrize(("roles", "cards"), [("ddddddssss", 6), ("dddddddsss", 7)])
def test_case_16_ten_players_draw_as_many_gold_cards_as_diggers_were_dealt(roles: str, cards: int) -> None:
    result = dig_to_the_treasure(10, roles).rounds[0]
    assert result.winner == "diggers"
    assert sum(cards_taken(result)) == cards
    assert cards_taken(result) == [int(role == "d") for role in roles]
    assert result.notes == ()


@pytest.mark.parametrize("roles", ["ddddddssss", "dddddddsss"])
def test_case_16_per_player_they_draw_nine(roles: str) -> None:
    result = dig_to_the_treasure(10, roles, near(gold_drawn="per_player")).rounds[0]
    assert sum(cards_taken(result)) == 9
    diggers = roles.count("d")
    assert sorted(cards_taken(result)) == [0] * (10 - diggers) + [1] * (2 * diggers - 9) + [2] * (9 - diggers)


def unbeaten(players: int, roles: str, **options: Any) -> Game:
    opened = game(players=players, roles=roles, rules=tiny({"map": players}, players, **options))
    to_the_end_of_the_round(opened)
    return opened


def test_case_17_four_saboteurs_unbeaten_get_two_nuggets_each() -> None:
    result = unbeaten(10, "dsdsdsdsdd").rounds[0]
    assert result.winner == "saboteurs"
    assert result.winners == (1, 3, 5, 7)
    assert result.nuggets == (0, 2, 0, 2, 0, 2, 0, 2, 0, 0)


@pytest.mark.parametrize(("players", "roles"), [(3, "ddd"), (4, "dddd")])
def test_case_17_no_saboteur_dealt_nobody_gets_any(players: int, roles: str) -> None:
    result = unbeaten(players, roles).rounds[0]
    assert result.winner == "nobody"
    assert result.winners == ()
    assert result.nuggets == (0,) * players


def test_case_17_saboteurs_are_counted_as_dealt_not_as_in_the_box() -> None:
    result = unbeaten(5, "sdddd").rounds[0]
    assert result.nuggets == (4, 0, 0, 0, 0), "one of the box's two was left over"


@pytest.mark.parametrize(("roles", "first"), [("sddds", 3), ("sdddd", 4)])
def test_case_35_a_saboteur_who_completes_the_way_gets_nothing(roles: str, first: int) -> None:
    opened = game({0: ["EW"]}, players=5, roles=roles, gold=[3, 2, 2, 1, *([1] * 15), *([2] * 6), *([3] * 3)])
    outcome = opened.play(Place("EW", (1, 0)))
    assert outcome.result is not None
    assert (outcome.result.winner, outcome.result.finder) == ("diggers", 0)
    assert outcome.result.gold[0] == ()
    assert 0 not in outcome.result.winners
    assert outcome.result.gold[first] == (3,), "the first digger in passing order, counter-clockwise, chooses first"


@pytest.mark.parametrize("last", ["rockfall", "discard"])
def test_case_37_a_round_ends_at_once_when_every_hand_is_empty(last: str) -> None:
    rules = tiny({"NS": 1, "map": 1, "rockfall": 1})
    opened = game({0: ["NS"], 1: ["map"], 2: ["rockfall"]}, rules=rules)
    opened.play(Place("NS", (0, 1)))
    assert opened.play(Discard("map")).result is None
    outcome = opened.play(Rockfall((0, 1)) if last == "rockfall" else Discard("rockfall"))
    assert opened.round_over
    assert outcome.result == opened.rounds[0]
    assert outcome.removed == (Face("NS") if last == "rockfall" else None)
    assert opened.legal_actions() == (Deal(),)


def test_case_37_also_when_the_last_action_was_a_break_or_a_path_card() -> None:
    rules = tiny({"NS": 1, "EW": 1, "break cart": 1})
    opened = game({0: ["NS"], 1: ["break cart"], 2: ["EW"]}, rules=rules)
    opened.play(Place("NS", (0, 1)))
    opened.play(Break("cart", 0))
    opened.play(Place("EW", (-1, 0)))
    assert opened.round_over
    assert opened.rounds[0].winner == "saboteurs"


def test_case_44_the_treasure_reached_with_the_very_last_card_is_a_win_for_the_diggers() -> None:
    rules = tiny({"map": 2, "EW": 1})
    opened = game({0: ["map"], 1: ["map"], 2: ["EW"]}, rules=rules)
    opened.play(Discard("map"))
    opened.play(Discard("map"))
    opened.play(Place("EW", (1, 0)))
    assert opened.round_over
    assert opened.rounds[0].winner == "diggers"


def test_case_44_a_stone_turned_up_with_the_very_last_card_is_not() -> None:
    rules = tiny({"map": 2, "EW": 1})
    opened = game({0: ["map"], 1: ["map"], 2: ["EW"]}, rules=rules, goals=["treasure", "NE", "NW"])
    opened.play(Discard("map"))
    opened.play(Discard("map"))
    outcome = opened.play(Place("EW", (1, 0)))
    assert [str(goal.face) for goal in outcome.turned_up] == ["SW"]
    assert opened.rounds[0].winner == "saboteurs"


def test_case_44_a_hand_empty_while_others_play_on_is_skipped() -> None:
    opened = game(rules=tiny({"map": 8}, hand=2))
    opened.table.stock.clear()
    opened.table.codes[1] = 0
    opened.play(Discard("map"))
    assert opened.seat == 2
    assert codes(refused(opened, Discard("map"), seat=1))[0] == "not_your_turn"


@pytest.mark.parametrize(("players", "chance"), [(3, 4), (4, 5)])
def test_case_45_how_often_no_saboteur_is_dealt(players: int, chance: int) -> None:
    box = roles_of(Rules(), players)
    assert len(box) == players + 1 == chance
    assert box.count("saboteur") == 1, "so it is the one dwarf left over once in so many deals"
    without = sum("saboteur" not in Game(players, seed=seed).table.deal.roles for seed in range(1000))
    assert abs(without - 1000 / chance) < 50
