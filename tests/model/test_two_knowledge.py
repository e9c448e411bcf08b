"""What a seat knows in Saboteur 2: dwarves, hands, and what is hidden from it (rules.md section 6; case 28)."""

from __future__ import annotations

from typing import Any

import pytest

from sab_widget.model import (
    Break,
    Card,
    Clear,
    Deal,
    Discard,
    DiscardSeveral,
    Game,
    Inspect,
    Pass,
    Place,
    Rules,
    Steal,
    SwapHands,
    SwapHats,
    Theft,
)
from tests.model import two
from tests.model.two import FAR, dig, play, throw, throw_all

HATS = [["inspection", "swap hats", "swap hats"], ["inspection", "N", "N"], ["N", "N", "N"]]


def hats(left: str = "oc", **options: Any) -> Game:
    """Blue, green, saboteur; cards to inspect and swap hats are with the first two."""
    return two.game(HATS, ["N"] * 6, roles="bgs", left=left, goal_cells=FAR, **options)


def dwarf(game: Game, viewer: int | None, seat: int) -> tuple[str, int, str, bool] | None:
    """What a viewer knows of the dwarf of a seat."""
    known = game.view(viewer).dwarves[seat]
    return None if known is None else (known.role, known.turn, known.how, known.stale)


def hand(game: Game, viewer: int, seat: int) -> tuple[list[str], int, int] | None:
    """What a viewer knows of the hand of a seat: cards, since when, how many of them are doubtful."""
    known = game.view(viewer).known_hands[seat]
    return None if known is None else (sorted(card.text for card in known.cards), known.turn, known.doubtful)


# Dwarves


def test_at_first_each_knows_its_own_dwarf_alone() -> None:
    game = hats()
    for viewer in range(3):
        own = game.table.roles[viewer]
        assert [dwarf(game, viewer, seat) for seat in range(3)] == [
            (own, 0, "own", False) if seat == viewer else None for seat in range(3)
        ]
        assert game.view(viewer).gone == ()
    assert [dwarf(game, None, seat) for seat in range(3)] == [None] * 3, "an onlooker at the table"


def test_an_inspection_is_known_to_the_one_who_looked_alone() -> None:
    game = play(hats(), Inspect(2))
    assert dwarf(game, 0, 2) == ("saboteur", 1, "inspected", False)
    assert game.view(0).roles == ("blue", None, "saboteur")
    known = game.view(0).dwarves[2]
    assert known is not None
    assert known.source == "shown by an inspection at turn 1"
    for viewer in (1, 2):
        assert dwarf(game, viewer, 2 if viewer == 1 else 0) is None
        assert game.view(viewer).history[0].action == Inspect(2), "that it was done is seen by all"
        assert game.view(viewer).history[0].inspected is None
    assert game.view(0).history[0].inspected == "saboteur"
    assert game.view(None).history[0].inspected == "saboteur"
    assert dwarf(game, None, 2) is None


def test_case_28_what_was_learned_may_be_stale_and_is_shown_as_such() -> None:
    game = play(hats(), Inspect(2), Discard("N"), Discard("N"), SwapHats(2))
    assert game.table.roles[2] == "boss"
    assert dwarf(game, 0, 2) == ("saboteur", 1, "inspected", True)
    known = game.view(0).dwarves[2]
    assert known is not None
    assert known.source == "shown by an inspection at turn 1, but it has been swapped since"
    assert game.view(0).roles == ("blue", None, None)
    assert game.view(0).gone == ("saboteur",)
    assert dwarf(game, 2, 2) == ("boss", 4, "own", False)
    assert game.view(2).roles == (None, None, "boss")
    assert game.view(2).gone == ("saboteur",), "its own old dwarf"
    assert dwarf(game, 1, 2) is None
    assert game.view(1).gone == ()


def test_which_dwarves_were_swapped_is_seen_by_the_one_who_has_it_alone() -> None:
    game = play(hats(), SwapHats(2))
    assert game.view(2).history[0].hats == ("saboteur", "boss")
    assert game.view(None).history[0].hats == ("saboteur", "boss")
    for viewer in (0, 1):
        assert game.view(viewer).history[0].hats is None, "not even by the one who played the card"
        assert game.view(viewer).history[0].action == SwapHats(2)


def test_swapping_ones_own_hat() -> None:
    game = play(hats(), SwapHats(0))
    assert dwarf(game, 0, 0) == ("boss", 1, "own", False)
    assert game.view(0).role == "boss"
    assert game.view(0).gone == ("blue",)
    assert game.view(1).gone == ()


def test_a_second_swap_tells_nothing_more_to_who_knew_the_first_dwarf() -> None:
    game = play(hats(), Inspect(2), *[Discard("N")] * 2, SwapHats(2), *[Discard("N")] * 2, SwapHats(2))
    assert game.table.roles[2] == "geologist"
    assert dwarf(game, 0, 2) == ("saboteur", 1, "inspected", True)
    assert game.view(0).gone == ("saboteur",)
    assert game.view(2).gone == ("saboteur", "boss")


def test_another_inspection_makes_stale_knowledge_new() -> None:
    game = play(hats(), SwapHats(2), Inspect(2))
    assert dwarf(game, 1, 2) == ("boss", 2, "inspected", False)
    game = hats()
    play(game, Discard("inspection"), Inspect(2), Discard("N"), SwapHats(2))
    assert dwarf(game, 1, 2) == ("saboteur", 2, "inspected", True)
    again = two.game(
        [["inspection", "N", "inspection"], ["swap hats", "N", "N"], ["N"] * 3], ["N"] * 6, roles="bgs", left="o"
    )
    play(again, Inspect(2), SwapHats(2), Discard("N"), Inspect(2))
    assert dwarf(again, 0, 2) == ("boss", 4, "inspected", False)
    assert again.view(0).gone == ("saboteur",)


def test_knowledge_of_dwarves_ends_with_the_round() -> None:
    game = hats(rounds=2)
    game._deals, game.seed = None, 1
    play(game, Inspect(2))
    throw_all(game)
    ended = game.turn
    assert [dwarf(game, 1, seat) for seat in range(3)] == [
        (role, ended, "shown", False) for role in ("blue", "green", "saboteur")
    ]
    play(game, Deal())
    assert dwarf(game, 0, 2) is None
    assert dwarf(game, 0, 0) == (game.table.roles[0], game.round_began, "own", False)
    assert game.view(0).gone == ()


def test_dwarves_are_turned_up_before_thefts_and_known_since_the_round_was_decided() -> None:
    hands = [["theft", "EW"], ["theft", "N"], ["N", "N"]]
    game = two.game(hands, roles="bsg")
    play(game, Theft(), Theft(), Discard("N"))
    dig(game, "EW 1,0")
    assert game.seat == 1
    assert game.view(2).roles == ("blue", "saboteur", "green")
    assert dwarf(game, 2, 1) == ("saboteur", 4, "shown", False)
    play(game, Steal(0), Pass())
    assert game.turn == 6
    for viewer in (None, 0, 1, 2):
        assert dwarf(game, viewer, 1) == ("saboteur", 4, "shown", False)


def test_in_the_base_game_dwarves_are_turned_up_before_gold_is_chosen() -> None:
    game = Game(3, Rules(gold_choice="player", goal_cells=two.NEAR, hands=((3, 6),)), seed=4)
    while game.table.phase == "playing":
        legal = game.legal_actions()
        game.play(next((action for action in legal if isinstance(action, Place)), legal[-1]))
    assert game.table.phase == "sharing"
    view = game.view(1)
    assert [known.role if known is not None else None for known in view.dwarves] == list(view.roles)


# Hands

FIVE = [["swap hands", "N", "E", "NS"], ["EW", "ES", "map", "swap hands"], ["N", "E", "swap hands", "theft"]]


def swapped() -> Game:
    """Seats 0 and 1 have just exchanged hands; the stock holds plain crossings."""
    return play(two.game(FIVE, ["NESW"] * 8, roles="bgs", goal_cells=FAR), SwapHands(1))


def test_after_hands_are_swapped_each_of_the_two_knows_the_others() -> None:
    game = swapped()
    assert hand(game, 0, 1) == (["E", "N", "NS"], 1, 0)
    assert hand(game, 1, 0) == (["ES", "EW", "map", "swap hands"], 1, 0)
    assert hand(game, 0, 0) is None, "its own it sees"
    assert [hand(game, 2, seat) for seat in range(3)] == [None] * 3
    assert game.view(None).known_hands == (None,) * 3
    assert game.view(0).hands[1] is None, "the card drawn is not known"
    assert game.view(0).hand_sizes == (4, 4, 4)


def test_what_is_played_openly_is_no_longer_in_the_known_hand() -> None:
    game = swapped()
    dig(game, "NS 0,-1")
    assert hand(game, 0, 1) == (["E", "N"], 1, 0)
    throw(game, "N")
    dig(game, "EW 1,0")
    assert hand(game, 1, 0) == (["ES", "map", "swap hands"], 1, 0)


def test_a_card_drawn_since_does_not_make_known_ones_fewer() -> None:
    game = swapped()
    dig(game, "NESW 1,0")
    assert hand(game, 0, 1) == (["E", "N", "NS"], 1, 0)


def test_face_down_discards_make_a_known_hand_doubtful() -> None:
    game = swapped()
    throw(game, "E", "N", "map")
    assert hand(game, 0, 1) == (["E", "N", "NS"], 1, 1)
    assert hand(game, 1, 0) == (["ES", "EW", "map", "swap hands"], 1, 1)
    play(game, DiscardSeveral(["N", "NS"]))
    assert hand(game, 0, 1) == (["E", "N", "NS"], 1, 3)
    play(game, Discard("E"), Discard("ES"), Discard("NESW"))
    assert hand(game, 0, 1) == (["E", "N", "NS"], 1, 3), "no more than there are"


def test_cards_given_away_to_remove_another_make_it_doubtful() -> None:
    hands = [["swap hands", "N", "E", "NS"], ["EW", "N", "E", "N"], ["break cart", "N", "N", "N"]]
    game = two.game(hands, ["NESW"] * 8, roles="bgs", goal_cells=FAR)
    play(game, SwapHands(1), Discard("NESW"), Break("cart", 1), Discard("N"), Clear("cart", ["N", "E"]))
    assert hand(game, 0, 1) == (["E", "N", "NS"], 1, 3)
    assert Card("E") in game.table.discards


def test_knowledge_moves_along_when_hands_are_swapped_again() -> None:
    """Seat 1, whose hand seat 0 knows, swaps with seat 2: what seat 0 knows is now with seat 2."""
    hands = [["swap hands", "swap hands", "E", "NS"], ["EW", "ES", "map", "N"], ["N", "E", "N", "theft"]]
    game = two.game(hands, ["NESW"] * 8, roles="bgs", goal_cells=FAR)
    play(game, SwapHands(1), SwapHands(2))
    assert hand(game, 0, 1) is None
    assert hand(game, 0, 2) == (["E", "NS"], 1, 0)
    assert hand(game, 1, 2) == (["E", "NESW", "NS"], 2, 0), "the one who gave it away knows more"
    assert hand(game, 2, 1) == (["E", "N", "N", "theft"], 2, 0)
    assert hand(game, 1, 0) == (["ES", "EW", "N", "map"], 1, 0)
    assert hand(game, 2, 0) is None


def test_a_hand_that_comes_back_is_simply_ones_own() -> None:
    hands = [["swap hands", "N", "E", "NS"], ["EW", "ES", "swap hands", "N"], ["N", "E", "N", "swap hands"]]
    game = two.game(hands, ["NESW"] * 8, roles="bgs", goal_cells=FAR)
    play(game, SwapHands(1), Discard("N"), SwapHands(0))
    assert hand(game, 0, 1) == (["E", "N", "NS"], 1, 1)
    assert hand(game, 0, 2) == (["ES", "EW", "N", "swap hands"], 3, 0)
    assert hand(game, 1, 2) == (["ES", "EW", "N", "swap hands"], 1, 0), "what seat 1 gave to seat 0 went on to seat 2"
    assert hand(game, 1, 0) is None
    assert hand(game, 2, 0) == (["E", "N", "N"], 3, 0)


def test_known_hands_end_with_the_round() -> None:
    again = two.game(FIVE, ["NESW"] * 8, roles="bgs", goal_cells=FAR, rounds=2)
    again._deals, again.seed = None, 1
    play(again, SwapHands(1))
    throw_all(again)
    assert again.view(0).known_hands == (None,) * 3, "all hands are empty"
    play(again, Deal())
    assert again.view(0).known_hands == (None,) * 3


def test_an_empty_known_hand_is_none() -> None:
    game = two.game([["swap hands"], ["N"], ["E"]], roles="bgs", goal_cells=FAR)
    play(game, SwapHands(1))
    assert game.view(0).known_hands == (None,) * 3
    assert hand(game, 1, 0) == (["N"], 1, 0)


# What is not seen


@pytest.mark.parametrize("cards", [["N"], ["N", "E"], ["N", "E", "NS"]])
def test_what_another_discards_is_not_seen(cards: list[str]) -> None:
    game = two.game([["N", "E", "NS", "EW"]] * 3, ["NESW"] * 4, roles="bgs", goal_cells=FAR)
    action = Discard(cards[0]) if len(cards) == 1 else DiscardSeveral(cards)
    play(game, action)
    seen = game.view(1).history[0]
    assert seen.action == (None if len(cards) == 1 else DiscardSeveral(["?"] * len(cards)))
    assert game.view(1).discards == (None,) * len(cards)
    assert game.view(0).history[0].action == action
    assert sorted(card.text for card in game.view(0).discards if card) == sorted(cards)
    assert game.view(1).hand_sizes[0] == 4


def test_what_is_given_away_to_remove_a_card_is_not_seen_but_what_is_removed_is() -> None:
    hands = [["break cart", "N", "N"], ["N", "E", "NS"], ["N"] * 3]
    game = two.game(hands, ["NESW"] * 4, roles="bgs", goal_cells=FAR)
    play(game, Break("cart", 1), Clear("cart", ["E", "NS"]))
    assert game.view(0).history[1].action == Clear("cart", ["?", "?"])
    assert game.view(0).discards == (Card("break cart"), None, None)
    assert game.view(1).discards == (Card("break cart"), Card("E"), Card("NS"))
    assert game.view(1).history[1].action == Clear("cart", ["E", "NS"])


def test_thefts_and_traps_lie_open() -> None:
    cards = ["theft", "trapped", "N"]
    game = two.game([cards] * 3, roles="bgs", goal_cells=FAR)
    play(game, Theft(), Theft())
    trap = next(action for action in game.legal_actions() if action.kind == "trap" and str(action).endswith("0"))
    play(game, trap)
    for viewer in (None, 0, 1, 2):
        assert game.view(viewer).thefts == (0, 1)
        assert game.view(viewer).trapped == (True, False, False)
        assert [reason.code for reason in game.view(viewer).barred(0)] == ["trapped"]
        assert game.view(viewer).barred(1) == ()


def test_gold_is_open_in_this_game_and_secret_under_that_option() -> None:
    open_, secret = (two.game([["EW"], ["N"]], roles="bs", rounds=2, open_gold=option) for option in (True, False))
    for game in (open_, secret):
        dig(game, "EW 1,0")
    assert open_.view(1).nuggets == (5, 0)
    assert open_.view(1).results == open_.rounds
    assert secret.view(1).nuggets == (None, 0)
    assert secret.view(1).results == (None,)
    assert secret.view(1).winner_of == ("blue",)


def test_swapped_hands_are_in_no_ones_story() -> None:
    game = swapped()
    for viewer in (None, 0, 1, 2):
        assert game.view(viewer).history[0].action == SwapHands(1)
        assert not hasattr(game.view(viewer).history[0], "swapped")
