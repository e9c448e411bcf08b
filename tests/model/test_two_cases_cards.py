"""The action cards of Saboteur 2 (rules.md section 6; cases 27, 28, 46)."""

from __future__ import annotations

from sab_widget.model import (
    Break,
    Deal,
    Discard,
    DiscardSeveral,
    Free,
    HandsOff,
    Inspect,
    Place,
    Repair,
    Rockfall,
    SwapHands,
    SwapHats,
    Theft,
    Trap,
)
from tests.model import two
from tests.model.kit import codes, refused
from tests.model.two import FAR, details, dig, hand, play, throw, throw_all

# Theft and hands off


def test_a_theft_lies_in_front_of_who_plays_it_and_nobody_has_two() -> None:
    game = two.game([["theft", "theft", "N"], ["N", "N", "theft"]], goal_cells=FAR)
    play(game, Theft())
    assert game.table.thefts == [0]
    throw(game, "N")
    reasons = refused(game, Theft())
    assert details(reasons) == ["wrong_target.has_theft"]
    assert str(reasons[0]) == "A theft lies in front of this player already, and nobody may have two."
    throw(game, "N")
    play(game, Theft())
    assert game.table.thefts == [0, 1]


def test_hands_off_removes_a_theft_from_any_player() -> None:
    cards = ["theft", "hands off", "hands off"]
    game = two.game([cards, cards, cards], goal_cells=FAR)
    assert details(refused(game, HandsOff(1))) == ["wrong_target.no_theft"]
    play(game, Theft(), Theft())
    assert {action.seat for action in game.legal_actions() if isinstance(action, HandsOff)} == {0, 1}
    play(game, HandsOff(0))
    assert game.table.thefts == [1]
    assert [card.text for card in game.table.discards] == ["theft", "hands off"]
    throw(game, "hands off")
    play(game, HandsOff(1))
    assert game.table.thefts == []


# Swap hands


def test_swap_hands_exchanges_the_hands_then_the_other_draws() -> None:
    game = two.game([["swap hands", "N", "E"], ["NS", "EW", "map"]], ["ES", "NE"], goal_cells=FAR)
    outcome = game.play(SwapHands(1))
    assert hand(game, 0) == ["EW", "NS", "map"]
    assert hand(game, 1) == ["E", "ES", "N"]
    assert game.table.stock == [game.table.stock[0]]
    assert outcome.swapped is not None
    assert [[card.text for card in cards] for cards in outcome.swapped] == [["N", "E"], ["NS", "EW", "map"]]
    assert game.seat == 1


def test_one_does_not_swap_hands_with_oneself() -> None:
    game = two.game([["swap hands", "N"]] * 3, goal_cells=FAR)
    assert details(refused(game, SwapHands(0))) == ["wrong_target.oneself"]
    assert details(refused(game, SwapHands(3))) == ["wrong_target.seat"]
    assert {action.seat for action in game.legal_actions() if isinstance(action, SwapHands)} == {1, 2}


def test_case_27_hands_of_different_sizes_are_exchanged_as_they_are() -> None:
    game = two.game([["N", "swap hands", "E"], ["N", "NS", "E"]], goal_cells=FAR)
    throw(game, "N", "N")
    play(game, SwapHands(1))
    assert (hand(game, 0), hand(game, 1)) == (["E", "NS"], ["E"])
    assert game.seat == 1


def test_case_27_with_an_empty_hand_of_ones_own() -> None:
    game = two.game([["swap hands"], ["N"]], goal_cells=FAR)
    play(game, SwapHands(1))
    assert (hand(game, 0), hand(game, 1)) == (["N"], [])
    assert game.seat == 0, "the other has nothing to play"


def test_case_27_with_the_empty_hand_of_another() -> None:
    game = two.game([["N", "E"], ["N", "swap hands"], ["NS", "EW"]], goal_cells=FAR)
    play(game, DiscardSeveral(["N", "E"]))
    play(game, SwapHands(0))
    assert [hand(game, seat) for seat in range(3)] == [["N"], [], ["EW", "NS"]]


def test_case_27_the_last_card_of_all() -> None:
    game = two.game([["N"], ["swap hands"]], goal_cells=FAR)
    throw(game, "N")
    assert game.seat == 1
    outcome = game.play(SwapHands(0))
    assert game.round_over
    assert outcome.swapped == ((), ())
    assert outcome.result is not None
    assert outcome.result.winner == "saboteurs"


def test_case_27_the_other_draws_the_last_card_of_the_stock() -> None:
    game = two.game([["swap hands"], ["N"]], ["NS"], goal_cells=FAR)
    play(game, SwapHands(1))
    assert (hand(game, 0), hand(game, 1)) == (["N"], ["NS"])
    assert not game.table.stock


def test_case_46_swap_hands_with_an_empty_stock_nobody_draws() -> None:
    game = two.game([["swap hands", "N"], ["NS", "EW"]], goal_cells=FAR)
    play(game, SwapHands(1))
    assert (hand(game, 0), hand(game, 1)) == (["EW", "NS"], ["N"])


# Inspection, swap hats


def test_an_inspection_shows_the_dwarf_of_another() -> None:
    game = two.game([["inspection", "N"]] * 3, roles="bgs", goal_cells=FAR)
    assert details(refused(game, Inspect(0))) == ["wrong_target.oneself"]
    outcome = game.play(Inspect(2))
    assert outcome.inspected == "saboteur"
    assert game.outcome(1).inspected == "saboteur"


def test_case_28_the_discarded_dwarf_is_out_and_not_among_those_left_over() -> None:
    game = two.game([["swap hats", "swap hats"], ["N", "N"]], roles="bg", left="so", goal_cells=FAR)
    before = game.table.left_over.copy()
    outcome = game.play(SwapHats(1))
    assert outcome.hats == ("green", "saboteur")
    assert game.table.roles == ["blue", "saboteur"]
    assert game.table.left_over == before[1:]
    throw(game, "N")
    play(game, SwapHats(0))
    assert game.table.roles == ["boss", "saboteur"]
    assert game.table.left_over == before[2:]


def test_any_player_oneself_included_may_have_to_swap_hats() -> None:
    game = two.game([["swap hats", "N"]] * 3, goal_cells=FAR)
    assert {action.seat for action in game.legal_actions() if isinstance(action, SwapHats)} == {0, 1, 2}


def test_no_hats_are_swapped_when_no_dwarf_is_left_over() -> None:
    dwarves = tuple((role, ((2, number),)) for role, number in {"blue": 1, "green": 1, "boss": 1}.items())
    game = two.game([["swap hats", "swap hats"], ["N", "N"]], roles="bg", goal_cells=FAR, dwarves=dwarves)
    play(game, SwapHats(0), Discard("N"))
    reasons = refused(game, SwapHats(0))
    assert details(reasons) == ["wrong_target.no_dwarf"]
    assert str(reasons[0]) == "No dwarf is left over to be drawn."
    assert not [action for action in game.legal_actions() if isinstance(action, SwapHats)]


def test_hats_swapped_in_a_round_are_dealt_again_in_the_next() -> None:
    game = two.game([["swap hats", "N"], ["N", "N"]], goal_cells=FAR, rounds=2)
    game._deals = None
    game.seed = 1
    play(game, SwapHats(1))
    throw_all(game)
    play(game, Deal())
    assert sorted(game.table.roles + game.table.left_over) == sorted(
        ["blue"] * 4 + ["green"] * 4 + ["boss", "profiteer"] + ["geologist"] * 2 + ["saboteur"] * 3
    )


# Trapped, free at last


def test_a_trap_is_laid_in_front_of_another_player_who_lays_no_path_cards() -> None:
    game = two.game([["trapped", "N", "E"], ["EW", "map", "rockfall"]], goal_cells=FAR)
    assert details(refused(game, Trap(0))) == ["wrong_target.oneself"]
    play(game, Trap(1))
    reasons = refused(game, Place("EW", (1, 0)))
    assert codes(reasons) == ["trapped"]
    assert str(reasons[0]) == "This player is trapped: no path card may be played before she is free."
    kinds = {action.kind for action in game.legal_actions()}
    assert kinds == {"map", "discard", "discard several", "clear"}, "all else is allowed; there is nothing to remove"


def test_who_is_trapped_may_still_play_every_action_card() -> None:
    game = two.game(
        [
            ["trapped", "EW", "N", "N", "N", "N"],
            ["theft", "rockfall", "inspection", "swap hats", "swap hands", "trapped"],
        ],
        goal_cells=FAR,
    )
    throw_first = play(game, Trap(1))
    kinds = {action.kind for action in throw_first.legal_actions()}
    assert {"theft", "inspect", "swap hats", "swap hands", "trap"} <= kinds


def test_nobody_is_trapped_twice() -> None:
    game = two.game([["trapped", "trapped"], ["N", "N"], ["N", "N"]], goal_cells=FAR)
    play(game, Trap(1), Discard("N"), Discard("N"))
    assert details(refused(game, Trap(1))) == ["wrong_target.is_trapped"]
    assert Trap(2) in game.legal_actions()


def test_free_at_last_removes_a_trap_from_any_player_oneself_included() -> None:
    cards = ["trapped", "free at last", "free at last"]
    game = two.game([cards] * 3, goal_cells=FAR)
    assert details(refused(game, Free(1))) == ["wrong_target.not_trapped"]
    play(game, Trap(1), Free(1))
    assert game.table.trapped == 0
    assert [card.text for card in game.table.discards] == ["trapped", "free at last"]
    play(game, Trap(0))
    assert {action.seat for action in game.legal_actions() if isinstance(action, Free)} == {0}
    play(game, Free(0))
    assert game.table.trapped == 0


def test_a_player_freed_by_another_lays_path_cards_again() -> None:
    game = two.game([["trapped", "free at last", "N"], ["EW", "N", "N"]], goal_cells=FAR)
    play(game, Trap(1), Discard("N"), Free(1))
    assert Place("EW", (1, 0)) in game.legal_actions()


def test_nobody_has_two_cards_of_one_kind_in_front() -> None:
    cards = ["break cart", "trapped", "theft", "break lantern", "break cart", "trapped", "theft", "N"]
    game = two.game([cards, cards], goal_cells=FAR)
    play(game, Break("cart", 1), Break("cart", 0), Trap(1), Trap(0), Theft(), Theft())
    assert {action.kind for action in game.legal_actions()} == {"break", "discard", "discard several", "clear"}
    assert {str(action) for action in game.legal_actions() if isinstance(action, Break)} == {
        "break lantern 0", "break lantern 1"
    }  # fmt: skip
    assert details(refused(game, Break("cart", 1))) == ["tool_already_broken"]
    assert details(refused(game, Trap(1))) == ["wrong_target.is_trapped"]
    assert details(refused(game, Theft())) == ["wrong_target.has_theft"]


def test_tools_are_broken_and_repaired_as_in_the_base_game() -> None:
    game = two.game([["break cart", "N"], ["repair cart", "N"]], goal_cells=FAR)
    play(game, Break("cart", 1), Repair("cart", 1))
    assert game.table.broken == {"cart": 0}


# Case 46


def test_case_46_hats_are_judged_by_who_holds_them_when_the_round_ends() -> None:
    game = two.game([["EW", "N"], ["swap hats", "N"]], roles="gs", left="b")
    throw(game, "N")
    play(game, SwapHats(0))
    dig(game, "EW 1,0")
    result = game.rounds[0]
    assert result.roles == ("blue", "saboteur")
    assert result.finder == 0
    assert result.winner == "blue"
    assert result.winners == (0,)


def test_case_46_hands_are_played_by_who_holds_them() -> None:
    game = two.game([["swap hands", "N"], ["EW", "E"]], roles="gb")
    play(game, SwapHands(1))
    throw(game, "N")
    dig(game, "EW 1,0")
    assert game.rounds[0].finder == 0
    assert game.rounds[0].winner == "green"


def test_a_rockfall_card_is_like_that_of_the_base_game() -> None:
    game = two.game([["EW", "rockfall"], ["N", "rockfall"]], goal_cells=FAR)
    dig(game, "EW 1,0")
    play(game, Rockfall((1, 0)))
    assert codes(refused(game, Rockfall((0, 0)))) == ["cannot_remove"]
