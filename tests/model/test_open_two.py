"""Saboteur 2 at a real table: swapped hands, hats, thefts and discards of which nobody wrote everything down."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sab_widget.model import BadRecord, Break, Card, Discard, Game, Pass, Place, Rules
from sab_widget.model import Deal as DealNext
from sab_widget.model.actions_two import (
    Clear,
    DiscardSeveral,
    Free,
    Inspect,
    Steal,
    SwapHands,
    SwapHats,
    Theft,
    Trap,
)
from tests.model.kit import NEAR, codes, refused
from tests.model.open_kit import ANY, open_deal, open_game

TWO = Rules.saboteur2(goal_cells=NEAR)
MIDDLE = ("?", "treasure", "?")


def test_unknown_hands_are_swapped_as_they_are() -> None:
    play = open_game(TWO, 3, {0: ["map", "EW"], 1: ["rockfall"]})
    play.play(SwapHands(1))
    assert play.table.hand(0) == (Card("rockfall"), *[ANY] * 5)
    assert play.table.hand(1) == (Card("EW"), Card("map"), *[ANY] * 4)
    assert play.view(None).hand_sizes == (6, 6, 6)
    known = play.view(0).known_hands[1]
    assert known is not None
    assert set(known.cards) == {Card("EW"), Card("map")}, "what was unknown is not known by being given away"
    nothing = open_game(TWO, 3)
    nothing.play(SwapHands(1))
    assert nothing.view(0).known_hands == (None,) * 3


def test_a_third_card_of_two_to_swap_hands_is_refused() -> None:
    play = open_game(TWO, 3)
    play.play(SwapHands(1))
    play.play(SwapHands(2))
    assert codes(refused(play, SwapHands(0))) == ["card_not_in_hand"]


def test_what_a_swap_gave_away_is_doubtful_after_a_discard() -> None:
    play = open_game(TWO, 2, {0: ["swap hands", "map", "map", "map", "map", "EW"]})
    play.play(SwapHands(1))
    assert play.table.hand(1) == (Card("EW"), *[Card("map")] * 4, ANY)
    play.play(DiscardSeveral(["?", "?"]))
    assert play.table.hand(1) == (*[Card("map")] * 2, *[ANY] * 4)
    play.play(Discard("?"))
    play.play(DiscardSeveral(["map", "?", "?"]))
    assert play.table.hand(1) == (ANY,) * 6


def test_discards_of_several_are_counted() -> None:
    play = open_game(TWO, 3)
    assert codes(refused(play, DiscardSeveral(["rockfall"] * 5))) == ["card_not_in_hand", "wrong_target"]
    assert codes(refused(play, DiscardSeveral(["?"] * 4))) == ["wrong_target"]
    some = open_game(TWO, 3, {0: ["map", "map", "map", "map", "EW"]})
    assert codes(refused(some, DiscardSeveral(["NS", "NE"]))) == ["card_not_in_hand"] * 2, "one is not known, not two"
    play.play(DiscardSeveral(["break cart"] * 3))
    assert codes(refused(play, Break("cart", 0))) == ["card_not_in_hand"]
    play.play(DiscardSeveral(["?"] * 3))
    assert play.view(None).hand_sizes == (6, 6, 6)
    assert play.view(None).discards == (*[Card("break cart")] * 3, *[None] * 3)
    assert DiscardSeveral(["?", "?"]) in play.legal_actions()


def test_a_trap_is_cleared_with_cards_that_nobody_saw() -> None:
    play = open_game(TWO, 3)
    play.play(Trap(1))
    assert codes(refused(play, Clear("trapped", ["?"]))) == ["wrong_target"]
    play.play(Clear("trapped", ["?", "?"]))
    assert play.view(None).hand_sizes == (6, 5, 6)
    assert play.view(None).trapped == (False,) * 3
    assert codes(refused(play, Free(1))) == ["wrong_target"]


def test_dwarves_that_nobody_wrote_down_stay_unknown() -> None:
    play = open_game(TWO, 3)
    play.play(Inspect(1))
    play.play(SwapHats(1))
    for viewer in (None, 0, 1):
        view = play.view(viewer)
        assert view.dwarves == (None,) * 3
        assert view.history[0].inspected is None
        assert view.roles == (None,) * 3


def test_who_has_won_may_hang_on_an_unknown_dwarf() -> None:
    play = open_game(TWO, 3, goals=MIDDLE)
    play.play(Place("EW", (1, 0)))
    assert (play.rounds[0].winner, play.rounds[0].winners) == ("unknown", ())
    assert play.rounds[0].gold == (None,) * 3
    play = open_game(TWO, 3, goals=MIDDLE)
    play.play(Place("EW:blue", (1, 0)))
    assert (play.rounds[0].winner, play.rounds[0].winners) == ("blue", ())
    rest = ("?",) * 12
    play = open_game(TWO, 3, goals=MIDDLE, roles=("blue", "?", "green"), left_over=rest)
    play.play(Place("EW", (1, 0)))
    assert (play.rounds[0].winner, play.rounds[0].winners) == ("blue", (0,))
    assert play.rounds[0].gold == (None,) * 3, "the profiteer may have won, too"


def test_thefts_from_purses_that_nobody_knows() -> None:
    second = open_deal(TWO, 3, starter=1)
    play = Game(3, TWO, deals=[open_deal(TWO, 3, goals=MIDDLE), second])
    play.play(Discard("?"))
    play.play(Theft())
    play.play(Discard("?"))
    play.play(Place("EW", (1, 0)))
    assert play.seat == 1
    assert set(play.legal_actions()) == {Steal(0), Steal(2), Pass()}
    assert codes(refused(play, Steal(1))) == ["wrong_target"]
    play.play(Steal(2))
    assert play.round_over
    assert play.rounds[0].stolen == ((1, 2),)
    assert play.nuggets == (None,) * 3
    play.play(DealNext())
    assert play.round == 2


def test_roles_that_are_known_pay_pieces_and_steal_them() -> None:
    rest = [role for role, number in (("blue", 3), ("green", 4), ("boss", 1), ("profiteer", 1), ("geologist", 2),
                                      ("saboteur", 1)) for _ in range(number)]  # fmt: skip
    play = open_game(TWO, 3, goals=MIDDLE, roles=("blue", "saboteur", "saboteur"), left_over=tuple(rest))
    play.play(Discard("?"))
    play.play(Theft())
    play.play(Discard("?"))
    play.play(Place("EW", (1, 0)))
    assert set(play.legal_actions()) == {Steal(0), Pass()}
    play.play(Steal(0))
    assert play.nuggets == (4, 1, 0)


def test_cards_out_of_play_are_unknown() -> None:
    play = open_game(TWO, 4)
    assert play.table.deal.out == (ANY,) * 10
    with pytest.raises(BadRecord, match="9 cards go out of play; these rules say 10"):
        Game(4, TWO, deals=[replace(open_deal(TWO, 4), out=(ANY,) * 9)])
