"""Each rule option has its effect on play (rules.md sections 3, 4)."""

from __future__ import annotations

import pytest

from sab_widget.model import Break, Deal, Discard, Game, Pass, Place, Repair, RoundResult, Rules, Take
from tests.model.kit import (
    cards_taken,
    codes,
    dealt,
    discard_any,
    game,
    near,
    refused,
    tiny,
    to_the_end_of_the_round,
    until,
)


def test_must_connect() -> None:
    for connect, reasons in ((True, ["not_connected"]), (False, [])):
        opened = game({0: ["N|S", "NS"]}, rules=near(must_connect=connect))
        opened.play(Place("N|S", (0, 1)))
        until(opened, 0)
        assert codes(opened.why_not(Place("NS", (0, 2)))) == reasons
        assert (Place("NS", (0, 2)) in opened.legal_actions()) is not connect


def test_without_must_connect_what_is_not_connected_turns_up_nothing() -> None:
    opened = game({0: ["E|W", "EW"]}, rules=near(must_connect=False, goal_cells=((3, 0), (5, 5), (-5, -5))))
    opened.play(Place("E|W", (1, 0)))
    until(opened, 0)
    assert opened.play(Place("EW", (2, 0))).turned_up == ()


def test_without_must_connect_a_cell_walled_in_on_all_sides_takes_no_card() -> None:
    opened = game({0: ["NESW", "EW", "NS"]}, rules=near(must_connect=False))
    for face, cell in (("EW", (4, 3)), ("EW", (4, 5)), ("NS", (3, 4)), ("NS", (5, 4))):
        opened.mine.place(face, cell, check=False)
    assert not any(isinstance(action, Place) and action.cell == (4, 4) for action in opened.legal_actions())


def test_must_meet() -> None:
    for meet, reasons in ((True, ["not_connected"]), (False, [])):
        opened = game(
            {0: ["EW", "ES"]}, rules=near(must_connect=False, must_meet=meet, goal_cells=((9, 9), (5, 5), (-5, -5)))
        )
        opened.play(Place("EW", (1, 0)))
        until(opened, 0)
        assert codes(opened.why_not(Place("ES", (1, 1)))) == reasons, "wall against wall fits, but meets nothing"
        assert (Place("ES", (1, 1)) in opened.legal_actions()) is not meet


def test_break_own() -> None:
    opened = game({0: ["break cart"]}, rules=near(break_own=False))
    (reason,) = refused(opened, Break("cart", 0))
    assert (reason.code, reason.seat, reason.tool) == ("wrong_target", 0, "cart")
    breaks = [action for action in opened.legal_actions() if isinstance(action, Break)]
    assert breaks == [Break("cart", 1), Break("cart", 2)]


def test_break_again() -> None:
    hands = {0: ["break cart"], 1: ["break cart"], 2: ["repair cart"]}
    opened = game(hands, rules=near(break_again=True))
    opened.play(Break("cart", 2))
    assert Break("cart", 2) in opened.legal_actions()
    opened.play(Break("cart", 2))
    assert opened.view(None).broken[2] == ("cart", "cart")
    opened.play(Repair("cart", 2))
    until(opened, 2)
    assert opened.view(None).broken[2] == ("cart",), "one of the two is left"
    assert not any(isinstance(action, Place) for action in opened.legal_actions())


def test_repair_others() -> None:
    opened = game({0: ["break cart"], 1: ["repair cart"]}, rules=near(repair_others=False))
    opened.play(Break("cart", 2))
    (reason,) = refused(opened, Repair("cart", 2))
    assert (reason.code, reason.seat) == ("wrong_target", 2)
    opened = game({0: ["break cart"], 1: ["repair cart"]}, rules=near(repair_others=False))
    opened.play(Break("cart", 1))
    opened.play(Repair("cart", 1))
    assert opened.view(None).broken == ((), (), ())


def test_empty_hand_pass() -> None:
    opened = game(rules=tiny({"map": 4}, hand=1, empty_hand="pass"))
    for _ in range(3):
        opened.play(Discard("map"))
    assert opened.seat == 0
    opened = game({0: ["map"]}, rules=tiny({"map": 4}, hand=1, empty_hand="pass"))
    opened.table.stock.clear()
    opened.table.codes[1] = 0
    opened.play(Discard("map"))
    assert opened.seat == 1
    assert opened.legal_actions() == (Pass(),)
    assert codes(refused(opened, Discard("map"))) == ["card_not_in_hand"]
    opened.play(Pass())
    assert opened.seat == 2
    assert codes(refused(opened, Pass())) == ["too_few_cards"]
    opened.play(Discard("map"))
    assert opened.round_over


def test_with_empty_hand_skipped_nobody_passes() -> None:
    opened = game({0: ["map"]}, rules=tiny({"map": 4}, hand=1))
    opened.table.stock.clear()
    opened.table.codes[1] = 0
    opened.play(Discard("map"))
    assert opened.seat == 2


def test_first_seat() -> None:
    assert Game(5, near(first_seat=2), seed=1).seat == 2
    assert Game(5, seed=1).seat == 0


def won(rules: Rules, roles: str = "dds", gold: list[int] | None = None, seat: int = 0) -> Game:
    opened = game({seat: ["EW"]}, rules=rules, players=len(roles), roles=roles, gold=gold)
    until(opened, seat)
    opened.play(Place("EW", (1, 0)))
    return opened


def result(opened: Game) -> RoundResult:
    (found,) = opened.rounds
    return found


ORDERED = [3, 2, 1, 1, *([1] * 14), *([2] * 7), *([3] * 3)]
"""A gold stock from whose top come 3, 2, 1, 1."""


@pytest.mark.parametrize(("drawn", "cards"), [("per_digger", 3), ("per_player", 5)])
def test_gold_drawn(drawn: str, cards: int) -> None:
    found = result(won(near(gold_drawn=drawn), "ddsds"))
    assert sum(cards_taken(found)) == cards
    if drawn == "per_player":
        assert cards_taken(found) == [2, 1, 0, 2, 0], "twice round: 0, 3, 1, 0, 3"


@pytest.mark.parametrize(
    ("passing", "seat", "expected"),
    [
        ("counter_clockwise", 0, [(3,), (1,), (), (2,), ()]),
        ("clockwise", 0, [(3,), (2,), (), (1,), ()]),
        ("counter_clockwise", 1, [(2,), (3,), (), (1,), ()]),
        ("clockwise", 1, [(1,), (3,), (), (2,), ()]),
        ("counter_clockwise", 2, [(2,), (3,), (), (1,), ()]),
        ("clockwise", 2, [(2,), (1,), (), (3,), ()]),
    ],
)
def test_gold_passing(passing: str, seat: int, expected: list[tuple[int, ...]]) -> None:
    """Seats 0, 1 and 3 are diggers; the finder chooses first, or the first digger in passing order from her."""
    found = result(won(near(gold_passing=passing), "ddsds", ORDERED, seat))
    assert list(found.gold) == expected


def test_gold_choice_player() -> None:
    opened = won(near(gold_choice="player"), "ddsds", ORDERED)
    assert (opened.seat, opened.legal_actions()) == (0, (Take(3), Take(2), Take(1)))
    assert opened.rounds == ()
    assert codes(refused(opened, Discard("map"))) == ["wrong_target"]
    assert codes(refused(opened, Deal())) == ["wrong_target"]
    opened.play(Take(1))
    assert (opened.seat, opened.legal_actions()) == (3, (Take(3), Take(2)))
    assert codes(refused(opened, Take(1))) == ["wrong_target"]
    assert codes(refused(opened, Take(2), seat=1)) == ["not_your_turn"]
    opened.play(Take(2))
    assert (opened.seat, opened.legal_actions()) == (1, (Take(3),))
    outcome = opened.play(Take(3))
    assert opened.round_over
    assert outcome.result == result(opened)
    assert list(result(opened).gold) == [(1,), (3,), (), (2,), ()]
    assert opened.nuggets == (1, 3, 0, 2, 0)


def test_gold_choice_automatic_takes_the_highest() -> None:
    assert list(result(won(near(), "ddsds", ORDERED)).gold) == [(3,), (1,), (), (2,), ()]


def test_taking_gold_when_there_is_none_to_take() -> None:
    assert codes(refused(game(), Take(1))) == ["wrong_target"]


@pytest.mark.parametrize(
    ("pay", "saboteurs", "each"),
    [((4, 3, 3, 2), n, each) for n, each in ((1, 4), (2, 3), (3, 3), (4, 2))]
    + [((4, 3, 3, 3), n, each) for n, each in ((1, 4), (2, 3), (3, 3), (4, 3))],
)
def test_saboteur_pay(pay: tuple[int, ...], saboteurs: int, each: int) -> None:
    roles = "s" * saboteurs + "d" * (10 - saboteurs)
    rules = tiny({"map": 10}, 10, saboteur_pay=pay, dwarves=(("digger", ((10, 10),)), ("saboteur", ((10, 4),))))
    opened = game(players=10, roles=roles, rules=rules)
    to_the_end_of_the_round(opened)
    assert result(opened).nuggets == (each,) * saboteurs + (0,) * (10 - saboteurs)
    assert result(opened).notes == ()


@pytest.mark.parametrize(
    ("option", "starter"), [("left_of_last", 2), ("left_of_starter", 1), ("last_path", 2)]
)  # fmt: skip
def test_next_starter_when_the_round_was_not_won(option: str, starter: int) -> None:
    rules = tiny({"EW": 1, "NS": 1, "map": 3}, next_starter=option, goal_cells=((9, 9), (5, 5), (-5, -5)))
    opened = game({0: ["NS"], 1: ["map"], 2: ["EW"]}, rules=rules)
    opened.play(Place("NS", (0, 1)))
    opened.play(Discard("map"))
    opened.play(Place("EW", (1, 0)))
    opened.play(Discard("map"))
    opened.play(Discard("map"))
    assert opened.round_over
    assert opened.seats == (0, 1, 2, 0, 1)
    assert opened.seat == starter
    opened = reach_second_round(opened, starter)
    assert (opened.round, opened.seat) == (2, starter)


def reach_second_round(opened: Game, starter: int) -> Game:
    """Deal the second round, whose gold is what the first one left."""
    rules = opened.rules
    second = dealt(rules, len(opened.players), starter=starter, gold=opened.table.gold)
    again = Game(opened.players, rules, deals=[opened.table.deal, second])
    for action in opened.actions:
        again.play(action)
    again.play(Deal())
    return again


@pytest.mark.parametrize(
    ("option", "starter"), [("left_of_last", 2), ("left_of_starter", 1), ("last_path", 1)]
)  # fmt: skip
def test_next_starter_when_the_treasure_was_reached(option: str, starter: int) -> None:
    opened = won(near(next_starter=option), seat=1)
    assert opened.seat == starter
    assert reach_second_round(opened, starter).seat == starter


def test_next_starter_last_path_without_any_path_card() -> None:
    opened = game(rules=tiny({"map": 4}, next_starter="last_path"))
    to_the_end_of_the_round(opened)
    assert opened.seats == (0, 1, 2, 0)
    assert opened.seat == 1, "as left of last, since nobody laid one"


def test_next_starter_counts_from_the_last_card_not_from_gold_taken() -> None:
    opened = won(near(gold_choice="player"), "ddd", seat=1)
    while not opened.round_over:
        opened.play(opened.legal_actions()[0])
    assert opened.seat == 2


def test_won_by_the_finder() -> None:
    rules = near(won_by="finder", rounds=1, dwarves=(), gold=())
    opened = game({1: ["EW"]}, rules=rules, roles="")
    discard_any(opened)
    outcome = opened.play(Place("EW", (1, 0)))
    assert outcome.result is not None
    assert (outcome.result.winner, outcome.result.finder, outcome.result.winners) == ("finder", 1, (1,))
    assert outcome.result.nuggets == (0, 0, 0)
    assert opened.over
    assert opened.winners == (1,)


def test_won_by_nobody_when_there_are_no_roles() -> None:
    rules = tiny({"map": 3}, won_by="finder", rounds=1, dwarves=(), gold=())
    opened = game(rules=rules)
    to_the_end_of_the_round(opened)
    assert result(opened).winner == "nobody"
    assert opened.winners == ()


def test_rounds() -> None:
    opened = game(rules=tiny({"map": 3}, rounds=1))
    to_the_end_of_the_round(opened)
    assert opened.over
    assert opened.legal_actions() == ()


def test_start_treasure_and_stones() -> None:
    opened = Game(3, near(start="ESWL", treasure="NS", stones=("EW", "N|S")), seed=1)
    assert str(opened.mine.start) == "ESWL"
    assert sorted(str(goal.face) for goal in opened.mine.goals) == ["EW", "NS", "N|S"]
    assert [str(goal.face) for goal in opened.mine.goals if goal.treasure] == ["NS"]
    assert codes(opened.mine.why_not("NS", (0, -1))) == ["edge_mismatch", "not_connected"]
