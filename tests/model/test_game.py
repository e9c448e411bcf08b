"""A game of several rounds, as people use it."""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest

from sab_widget.model import (
    BadAction,
    BadPlayers,
    BadRules,
    Break,
    Card,
    Deal,
    Discard,
    Game,
    IllegalAction,
    Map,
    Mine,
    Outcome,
    Place,
    Repair,
    Rockfall,
    Rules,
)
from sab_widget.model.states import state_text
from tests.model.kit import codes, dealt, discard_any, game, known, near, refused, tiny, to_the_end_of_the_round, until
from tests.model.recorded import play_at_random

# Players


def test_players_by_number_get_names() -> None:
    assert Game(3, seed=1).players == ("p1", "p2", "p3")
    assert Game(["Ada", "Bo", "Cy"], seed=1).players == ("Ada", "Bo", "Cy")
    assert Game(("Ada", "Bo", "Cy"), seed=1) != Game(3, seed=1)


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "\"'&", "\u202eabc", "👷‍♀️", "x" * 200, " a "])
def test_odd_names_are_names(name: str) -> None:
    played = Game([name, "Bo", "Cy"], seed=1)
    assert played.players[0] == name
    with pytest.raises(IllegalAction) as caught:
        played.play(Deal())
    assert name in str(caught.value)


@pytest.mark.parametrize(
    "players",
    [
        *(0, 1, 2, 11, -1, True, None, 3.0, "abc", b"abc", {"Ada", "Bo", "Cy"}, object()),
        *([], ["Ada", "Bo"], [f"p{i}" for i in range(11)], ["Ada", "Bo", "Ada"], ["Ada", "Bo", ""], ["Ada", "Bo", " "]),
        *(
            ["Ada", "Bo", None],
            ["Ada", "Bo", 3],
            ["Ada", "Bo", "x" * 201],
            ["Ada", "Bo", ["Cy"]],
            ["Ada", "Bo", "\ud800"],
        ),
    ],
)
def test_players_that_cannot_be(players: int) -> None:
    with pytest.raises(BadPlayers):
        Game(players, seed=1)


@pytest.mark.parametrize(
    ("players", "why"),
    [
        (2, "2 players cannot play this game; it is for 3 to 10"),
        (["Ada", "Bo", "Ada"], "two players are called 'Ada'"),
        (["Ada", "Bo", "x" * 201], "has 201 characters; 200 are the most"),
        (["Ada", "Bo", "  "], "'  ' is no name"),
    ],
)
def test_what_is_said_about_players_that_cannot_be(players: list[str], why: str) -> None:
    with pytest.raises(BadPlayers) as caught:
        Game(players, seed=1)
    assert why in str(caught.value)


@pytest.mark.parametrize("rules", [{"rounds": 3}, "rules", 3, Rules])
def test_what_are_no_rules(rules: Rules) -> None:
    with pytest.raises(BadRules):
        Game(3, rules)


# Rounds


def test_three_rounds_and_a_winner() -> None:
    played = Game(3, tiny({"map": 6}, 3, 2), seed=4)
    numbers = []
    while not played.over:
        numbers.append(played.round)
        to_the_end_of_the_round(played)
        assert len(played.rounds) == played.round
        assert played.rounds[-1].number == played.round
        if not played.over:
            assert played.legal_actions() == (Deal(),)
            assert played.winners == ()
            played.play(Deal())
            assert not played.round_over
    assert numbers == [1, 2, 3]
    assert played.legal_actions() == ()
    assert played.nuggets == tuple(map(sum, zip(*(result.nuggets for result in played.rounds), strict=True)))
    best = max(map(known, played.nuggets))
    assert played.winners == tuple(seat for seat in range(3) if played.nuggets[seat] == best)


def test_ties_share_the_win() -> None:
    played = game(rules=tiny({"map": 5}, 5, rounds=1), players=5, roles="sddsd")
    to_the_end_of_the_round(played)
    assert played.nuggets == (3, 0, 0, 3, 0)
    assert played.winners == (0, 3)


def test_while_a_round_is_over_it_can_be_looked_at() -> None:
    played = game({0: ["EW"]})
    played.play(Place("EW", (1, 0)))
    assert played.round_over
    assert not played.over
    assert played.mine.treasure_reached
    assert codes(refused(played, Discard("map"))) == ["round_over"]
    assert codes(refused(played, Place("EW", (-1, 0)))) == ["round_over"]
    assert codes(refused(played, Deal(), seat=(played.seat + 1) % 3)) == ["not_your_turn"]


def test_the_game_goes_on_after_the_list_of_the_table_was_asked_for_between_rounds() -> None:
    played = Game(3, tiny({"map": 3}), seed=1)
    to_the_end_of_the_round(played)
    assert played.table.legal() == ()
    played.play(Deal())
    assert played.round == 2


def test_after_the_end_everything_is_refused() -> None:
    played = play_at_random(Game(3, seed=1), 1)
    assert played.over
    for action in (Deal(), Discard("map"), Place("EW", (1, 0)), Map((8, 0))):
        for seat in (None, 0, 1):
            reasons = refused(played, action, seat)
            assert codes(reasons) == ["round_over"]
            assert str(reasons[0]) == "The game is over."


def test_a_game_with_given_deals_goes_on_by_chance_beyond_the_last_of_them() -> None:
    played = Game(3, tiny({"map": 3}), deals=[dealt(tiny({"map": 3}), 3)])
    assert played.seed is None
    to_the_end_of_the_round(played)
    assert played.legal_actions() == (Deal(),)
    played.play(Deal())
    assert played.round == 2
    assert played.seed is not None


def test_the_mine_of_a_game_is_a_copy() -> None:
    played = Game(3, seed=1)
    before = state_text(played)
    played.mine.place("EW", (1, 0))
    assert state_text(played) == before


def test_a_deck_may_name_a_card_in_several_rows() -> None:
    rows = Rules(deck=tuple((name, 1) for name, number in Rules().deck for _ in range(number)))
    assert Game(5, rows, seed=2).table.hands == Game(5, seed=2).table.hands


# Refusals


def test_an_illegal_action_has_all_its_reasons() -> None:
    played = game({0: ["break lantern", "EW"], 1: ["break cart", "EW"]})
    played.play(Break("lantern", 0))
    played.play(Break("cart", 0))
    until(played, 0)
    reasons = refused(played, Place("NS", (1, 0)))
    assert [(r.code, r.tool or r.card or r.side) for r in reasons] == [
        ("card_not_in_hand", "NS"), ("broken_tool", "lantern"), ("broken_tool", "cart"),
        ("edge_mismatch", "W"), ("not_connected", None),
    ]  # fmt: skip
    with pytest.raises(IllegalAction) as caught:
        played.play(Place("NS", (1, 0)))
    assert isinstance(caught.value, ValueError)
    assert str(caught.value).startswith(
        "p1 may not do this: NS 1,0. The card NS is not in the hand. The lantern is broken"
    )
    for nobody in (99, -1, "x", True):
        with pytest.raises(IllegalAction, match=f"^seat {nobody!r}, which nobody has, may not do this: discard EW. It"):
            played.play(Discard("EW"), nobody)  # type: ignore[arg-type]


def test_reasons_against_each_kind_of_action() -> None:
    played = game({0: ["EW", "map", "rockfall", "break cart", "repair cart", "repair lantern cart"]})
    held = {
        Place("EW", (2, 0)): ["occupied"],
        Place("EW", (5, 5)): ["no_neighbour"],
        Break("cart", 3): ["wrong_target"],
        Break("cart", 99): ["wrong_target"],
        Repair("cart", 0): ["nothing_to_repair"],
        Repair("cart", 3): ["wrong_target"],
        Repair(None, 0, "repair lantern cart"): ["tool_choice_needed"],
        Repair("pickaxe", 0, "repair lantern cart"): ["wrong_target"],
        Map((0, 0)): ["not_a_goal"],
        Rockfall((0, 0)): ["cannot_remove"],
        Deal(): ["wrong_target"],
    }
    for action, expected in held.items():
        assert codes(refused(played, action)) == expected, action
    not_held = {
        Place("NS", (0, 1)): ["card_not_in_hand"],
        Place("N|S", (0, 2)): ["card_not_in_hand", "no_neighbour"],
        Place("NS|EW", (0, 1)): ["card_not_in_hand"],
        Break("lantern", 1): ["card_not_in_hand"],
        Break("drill", 1): ["card_not_in_hand"],
        Repair("pickaxe", 1): ["card_not_in_hand", "nothing_to_repair"],
        Discard("NS"): ["card_not_in_hand"],
        Discard("NESWL"): ["card_not_in_hand"],
    }
    for action, expected in not_held.items():
        assert codes(refused(played, action)) == expected, action


def test_an_action_of_another_seat() -> None:
    played = game({0: ["EW"], 1: ["NS"]})
    (reason,) = refused(played, Place("NS", (0, 1)), seat=1)
    assert (reason.code, reason.seat) == ("not_your_turn", 0)
    assert str(reason) == "It is not this seat's turn: it is the turn of seat 0."
    assert codes(refused(played, Place("NS", (1, 0)), seat=1)) == ["not_your_turn", "edge_mismatch", "not_connected"]
    played.play(Place("EW", (-1, 0)), seat=0)
    assert played.seat == 1


def test_reasons_against_another_seat_do_not_tell_what_the_seat_on_turn_holds() -> None:
    played = game({0: ["NESW", "map"], 1: ["map"]})
    mine = played.why_not(Discard("NESW"), seat=2)
    played = game({0: ["EW", "map"], 1: ["map"]})
    assert played.why_not(Discard("NESW"), seat=2) == mine


@pytest.mark.parametrize("seat", [3, -1, 99, "0", 1.5, (0,), "Ada"])
def test_a_seat_that_nobody_has(seat: int) -> None:
    played = game({0: ["EW"]})
    assert codes(refused(played, Place("EW", (1, 0)), seat)) == ["not_your_turn"]
    with pytest.raises(BadPlayers):
        played.view(seat)


@pytest.mark.parametrize("action", [None, "place EW 1,0", ("EW", (1, 0)), 7, Place, Card("map")])
def test_what_is_no_action(action: Discard) -> None:
    played = game()
    before = state_text(played)
    for seat in (None, 0, 1):
        with pytest.raises(BadAction):
            played.play(action, seat)
        with pytest.raises(BadAction):
            played.why_not(action, seat)
    assert state_text(played) == before


# Outcomes


def test_what_comes_of_an_action() -> None:
    played = game({0: ["map", "EW"], 1: ["NS"], 2: ["rockfall"]}, goals=["NW", "NE", "treasure"])
    looked = played.play(Map((2, 0)))
    assert looked == Outcome(looked_at=played.mine.goal((2, 0)))
    assert played.play(Place("NS", (0, 1))) == Outcome()
    removed = played.play(Rockfall((0, 1)))
    assert str(removed.removed) == "NS"
    turned = played.play(Place("EW", (1, 0)))
    assert [(goal.cell, str(goal.face)) for goal in turned.turned_up] == [((2, 0), "SW")]
    assert [played.outcome(turn) for turn in (1, 2, 3, 4)] == [looked, Outcome(), removed, turned]
    assert played.outcome(0) == Outcome()
    assert played.actions == (Map((2, 0)), Place("NS", (0, 1)), Rockfall((0, 1)), Place("EW", (1, 0)))
    assert played.seats == (0, 1, 2, 0)
    assert played.turn == 4


def test_a_card_is_drawn_after_each_action() -> None:
    played = game({0: ["EW", "map"]}, stock=["rockfall", "N"])
    played.play(Place("EW", (-1, 0)))
    assert Card("rockfall") in played.table.hand(0)
    assert Card("EW") not in played.table.hand(0)
    discard_any(played)
    assert Card("N") in played.table.hand(1)


def test_the_mine_of_a_game_answers_for_faces_that_the_deck_does_not_have() -> None:
    rules = near(deck=(("N", 20),), hands=((3, 1),))
    played = game(rules=rules)
    assert [action for action in played.legal_actions() if isinstance(action, Place)] == [
        Place("S", (0, -1)), Place("N", (0, 1)),
    ]  # fmt: skip
    assert played.mine.legal_placements("EW") == Mine().legal_placements("EW") != ()
    assert played.mine.legal_placements("NESW") == Mine().legal_placements("NESW")


# Copies


@pytest.mark.parametrize("make", [Game.copy, copy.copy, copy.deepcopy])
def test_a_copy_is_equal_and_independent(make: Callable[[Game], Game]) -> None:
    played = play_at_random(Game(5, seed=11), 3, 60)
    before, record = state_text(played), played.record
    views = [played.view(seat) for seat in (None, 0, 4)]
    twin = make(played)
    assert twin == played
    assert twin.record == record
    play_at_random(twin, 9)
    assert twin.over
    assert twin != played
    assert state_text(played) == before
    assert played.record == record
    assert [played.view(seat) for seat in (None, 0, 4)] == views
    twin = make(played)
    text = state_text(twin)
    play_at_random(played, 4)
    assert state_text(twin) == text


def test_copies_play_on_alike() -> None:
    played = play_at_random(Game(5, seed=12), 3, 40)
    one, two = played.copy(), played.copy()
    assert play_at_random(one, 6) == play_at_random(two, 6)
    assert one.nuggets == two.nuggets


def test_games_are_equal_when_the_same_was_dealt_and_done() -> None:
    one, two = Game(3, seed=1), Game(3, seed=1)
    one.play(one.legal_actions()[0])
    assert one != two
    two.play(two.legal_actions()[0])
    assert one == two
    assert Game(3, seed=1) != Game(3, near(), seed=1)
    assert one != "a game"
    assert one.record.final() == one
    with pytest.raises(TypeError):
        hash(one)


def test_how_a_game_is_shown() -> None:
    assert repr(Game(["Ada", "Bo", "Cy"], seed=7)) == "<Game of 3: round 1, turn of Ada, 0 actions, seed 7>"
    assert repr(play_at_random(Game(3, near(rounds=1), seed="x"), 1)).endswith("seed 'x'>")
