"""The four kinds of turn in Saboteur 2 (rules.md section 6; cases 30, 46)."""

from __future__ import annotations

import pytest

from sab_widget.model import (
    Break,
    Clear,
    Discard,
    DiscardSeveral,
    Game,
    Pass,
    Rules,
    Theft,
    Trap,
)
from tests.model import two
from tests.model.kit import codes, refused
from tests.model.two import FAR, details, dig, hand, play, throw

# The four kinds of turn


def test_a_path_card_then_draw_one() -> None:
    game = two.game([["EW", "N"], ["N", "N"]], ["NS", "E"], goal_cells=FAR)
    dig(game, "EW 1,0")
    assert hand(game, 0) == ["N", "NS"]


def test_an_action_card_then_draw_one() -> None:
    game = two.game([["theft", "N"], ["N", "N"]], ["NS", "E"], goal_cells=FAR)
    play(game, Theft())
    assert hand(game, 0) == ["N", "NS"]


def test_two_discards_remove_a_card_in_front_of_oneself_then_draw_one() -> None:
    game = two.game([["break cart", "N", "E"], ["NS", "EW", "map"]], ["ES", "NE", "NES", "ESW"], goal_cells=FAR)
    play(game, Break("cart", 1), Clear("cart", ["EW", "NS"]))
    assert hand(game, 1) == ["NE", "map"]
    assert game.table.broken == {"cart": 0}
    assert [card.text for card in game.table.discards] == ["break cart", "EW", "NS"]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_passing_with_one_to_three_discards_draws_as_many(number: int) -> None:
    given = ["N", "E", "NS"][:number]
    game = two.game([["N", "E", "NS", "EW"]] * 2, ["ES", "NE", "NES", "ESW"], goal_cells=FAR)
    play(game, Discard("N") if number == 1 else DiscardSeveral(given))
    assert hand(game, 0) == sorted([*["N", "E", "NS", "EW"][number:], *["ES", "NE", "NES"][:number]])
    assert len(game.table.stock) == 4 - number
    assert game.seat == 1


def test_four_cards_are_too_many_to_pass_with() -> None:
    game = two.game([["N", "E", "NS", "EW"]] * 2, ["ES"], goal_cells=FAR)
    reasons = refused(game, DiscardSeveral(["N", "E", "NS", "EW"]))
    assert details(reasons) == ["wrong_target.too_many"]
    assert str(reasons[0]) == "No more than 3 cards may be discarded at once in this game."


def test_with_cards_in_hand_one_may_not_pass_without_a_discard() -> None:
    game = two.game([["N", "E"]] * 2, goal_cells=FAR)
    assert codes(refused(game, Pass())) == ["too_few_cards"]


def test_each_way_to_pass_is_listed_once() -> None:
    game = two.game([["N", "N", "E", "NS"], ["N", "N", "E", "EW"]], goal_cells=FAR)
    legal = [action for action in game.legal_actions() if isinstance(action, DiscardSeveral)]
    names = sorted([card.text for card in action.cards] for action in legal)
    assert names == [
        ["E", "N"],
        ["E", "N", "N"],
        ["E", "N", "NS"],
        ["E", "NS"],
        ["N", "N"],
        ["N", "N", "NS"],
        ["N", "NS"],
    ]
    assert len(set(game.legal_actions())) == len(game.legal_actions())


def test_each_way_to_pass_is_listed_once_also_when_all_of_them_have_been_listed_before() -> None:
    game = two.game([["N", "N", "E", "NS", "ES"]] * 2, goal_cells=FAR)
    assert len(game.legal_actions()) == len(set(game.legal_actions()))
    throw(game, "ES", "ES")
    assert hand(game, 0) == ["E", "N", "N", "NS"]
    assert len(game.legal_actions()) == len(set(game.legal_actions()))
    assert sum(isinstance(action, DiscardSeveral) for action in game.legal_actions()) == 7


def test_fewer_are_drawn_than_discarded_when_the_stock_has_no_more() -> None:
    game = two.game([["N", "E", "NS"]] * 2, ["ES"], goal_cells=FAR)
    play(game, DiscardSeveral(["N", "E", "NS"]))
    assert hand(game, 0) == ["ES"]
    play(game, DiscardSeveral(["N", "E", "NS"]))
    assert hand(game, 1) == []
    assert game.seat == 0
    assert not game.round_over


def test_a_round_ends_when_the_last_cards_are_discarded_together() -> None:
    game = two.game([["N", "E", "NS"]] * 2, goal_cells=FAR)
    play(game, DiscardSeveral(["N", "E", "NS"]))
    outcome = game.play(DiscardSeveral(["N", "E", "NS"]))
    assert game.round_over
    assert outcome.result is not None
    assert outcome.result.winner == "saboteurs"


# Case 30: removing a card in front of oneself


def trapped_with(cards: list[str]) -> Game:
    """Seat 1 is trapped, and has these cards."""
    return play(two.game([["trapped", *cards[1:]], cards], goal_cells=FAR), Trap(1))


def test_case_30_with_fewer_than_two_cards() -> None:
    game = trapped_with(["N"])
    reasons = refused(game, Clear("trapped", ["N", "E"]))
    assert codes(reasons) == ["too_few_cards", "card_not_in_hand"]
    assert str(reasons[0]) == "The hand holds too few cards: 1."
    assert not [action for action in game.legal_actions() if isinstance(action, Clear)]
    assert codes(refused(game, Clear("trapped", ["N"]))) == ["too_few_cards", "wrong_target"]


def test_case_30_with_nothing_in_front() -> None:
    game = two.game([["N", "E"]] * 2, goal_cells=FAR)
    for what in ("trapped", "theft", "lantern", "nonsense"):
        reasons = refused(game, Clear(what, ["N", "E"]))
        assert details(reasons) == ["wrong_target.not_in_front"]
        assert str(reasons[0]) == f"No such card lies in front of this player: {what}."


def test_case_30_what_lies_in_front_of_another_does_not_count() -> None:
    game = trapped_with(["N", "E"])
    throw(game, "N")
    assert details(refused(game, Clear("trapped", ["E", "N"]))) == ["too_few_cards.held", "card_not_in_hand",
                                                                   "wrong_target.not_in_front"]  # fmt: skip


def test_one_or_three_cards_remove_nothing() -> None:
    game = trapped_with(["N", "E", "NS"])
    for cards in (["N"], ["N", "E", "NS"]):
        assert details(refused(game, Clear("trapped", cards))) == ["wrong_target.clear_for"]


def test_in_the_base_game_nothing_is_removed_by_discarding() -> None:
    assert details(Game(3, seed=1).why_not(Clear("cart", []))) == ["wrong_target.no_clearing"]


def test_any_card_in_front_of_oneself_may_be_removed() -> None:
    cards = ["break cart", "break lantern", "trapped", "theft", "N", "N", "N", "N", "N", "N", "N"]
    game = two.game([cards, cards], ["N"] * 30, goal_cells=FAR)
    for action in (Break("cart", 1), Break("lantern", 1), Trap(1)):
        play(game, action, Theft() if action == Break("cart", 1) else Discard("N"))
    throw(game, "N")
    assert {action.what for action in game.legal_actions() if isinstance(action, Clear)} == {
        "cart", "lantern", "trapped", "theft"
    }  # fmt: skip
    for what in ("theft", "trapped", "lantern", "cart"):
        before = len(game.table.hand(1))
        play(game, Clear(what, ["N", "N"]), Discard("N"))
        assert len(game.table.hand(1)) == before - 1
    assert game.table.broken == {"cart": 0, "lantern": 0}
    assert (game.table.thefts, game.table.trapped) == ([], 0)
    assert not [action for action in game.legal_actions() if isinstance(action, Clear)]


def test_each_choice_of_two_cards_is_listed_once_for_each_card_in_front() -> None:
    game = trapped_with(["N", "N", "E"])
    legal = [action for action in game.legal_actions() if isinstance(action, Clear)]
    assert sorted(str(action) for action in legal) == sorted(
        str(Clear("trapped", cards)) for cards in (["E", "N"], ["N", "N"])
    )


# Case 46


def test_case_46_passing_with_three_cards_draws_three() -> None:
    game = Game(4, Rules.saboteur2(), seed=3)
    cards = game.table.hand(0)[:3]
    stock = len(game.table.stock)
    play(game, DiscardSeveral([card.text for card in cards]))
    assert len(game.table.hand(0)) == 6
    assert len(game.table.stock) == stock - 3


def test_case_46_two_discards_for_a_trap_leave_a_hand_of_five_for_the_rest_of_the_round() -> None:
    hands = [["trapped", *["N"] * 5], ["N"] * 6]
    game = two.game(hands, ["N"] * 20, goal_cells=FAR)
    play(game, Trap(1), Clear("trapped", ["N", "N"]))
    for _ in range(6):
        assert len(game.table.hand(1)) == 5
        throw(game, "N", "N")
    play(game, DiscardSeveral(["N", "N", "N"]))
    throw(game, "N")
    assert (len(game.table.hand(0)), len(game.table.hand(1))) == (6, 5)
