"""Records of a real table, which lack what nobody wrote down: what can be checked is, and the rest stays unknown."""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace

import pytest

from sab_widget.model import (
    BadRecord,
    Break,
    Card,
    Discard,
    Game,
    IllegalAction,
    Map,
    Pass,
    Place,
    Record,
    Repair,
    Rockfall,
    Rules,
)
from sab_widget.model import Deal as DealNext
from sab_widget.model.open_round import OpenRound
from sab_widget.model.states import state_hash
from tests.model.kit import codes, refused, tiny
from tests.model.open_kit import ANY, open_deal, open_game, open_record

# Card counts


def test_a_fourth_broken_lantern_in_one_round_is_an_error_that_says_so() -> None:
    breaks = [(seat, Break("lantern", (seat + 1) % 5)) for seat in range(4)]
    wrong = open_record(Rules(), [open_deal(Rules(), 5)], *breaks)
    with pytest.raises(
        BadRecord, match=r"step 4 is not legal: .*\. The deck has 3 of the card break lantern"
    ) as caught:
        wrong.final()
    assert caught.value.step == 4
    assert open_record(Rules(), [open_deal(Rules(), 5)], *breaks[:3]).final().turn == 3


def test_a_repair_does_not_bring_the_broken_lantern_back() -> None:
    play = open_game(Rules(), 3)
    for turn in range(3):
        play.play(Break("lantern", turn))
        play.play(Repair("lantern", turn, "repair lantern" if turn < 2 else "repair lantern cart"))
    reasons = refused(play, Break("lantern", 0))
    assert [(reason.code, reason.detail, reason.number) for reason in reasons] == [("card_not_in_hand", "deck", 3)]
    assert codes(refused(play, Repair("lantern", 0))) == ["card_not_in_hand", "nothing_to_repair"]


def test_a_sixth_crossing_and_a_fourth_rockfall_are_errors() -> None:
    play = open_game(Rules(), 3)
    for column in range(1, 6):
        play.play(Place("NESW", (column, 0)))
    assert codes(refused(play, Place("NESW", (6, 0)))) == ["card_not_in_hand"]
    for column in range(5, 2, -1):
        play.play(Rockfall((column, 0)))
    assert [r.sentence for r in refused(play, Rockfall((2, 0)))] == [
        "The deck has 3 of the card rockfall, and all of them have been seen in this round."
    ]
    assert codes(refused(play, Place("NESW", (3, 0)))) == ["card_not_in_hand"], "what was brought down is gone"


def test_a_card_that_the_deck_does_not_have_is_an_error() -> None:
    assert [r.sentence for r in refused(open_game(Rules(), 3), Place("NS|EW", (1, 0)))] == [
        "The deck has 0 of the card NS|EW, and all of them have been seen in this round."
    ]


def test_cards_known_in_hands_and_in_the_stock_are_counted() -> None:
    play = open_game(Rules(), 3, {1: ["break cart"]}, stock={20: "break cart"})
    assert play.why_not(Break("cart", 1), 0) == ()
    play.play(Break("cart", 1))
    assert codes(play.why_not(Break("cart", 2), 2)) == ["not_your_turn", "card_not_in_hand"], "the others are known"
    play.play(Break("cart", 2))
    assert codes(refused(play, Break("cart", 0))) == ["card_not_in_hand"], "the third lies in the stock"


def test_a_discard_that_was_written_down_is_counted() -> None:
    play = open_game(Rules(), 3)
    for _ in range(3):
        play.play(Discard("rockfall"))
    assert codes(refused(play, Discard("rockfall"))) == ["card_not_in_hand"]
    play.play(Discard("?"))


def test_the_next_round_counts_anew() -> None:
    rules = tiny({"break cart": 2, "NS": 3, "ES": 2}, hand=2, rounds=2)
    play = Game(3, rules, deals=[open_deal(rules, 3), open_deal(rules, 3, starter=1)])
    play.play(Break("cart", 0))
    play.play(Break("cart", 1))
    assert codes(refused(play, Break("cart", 2))) == ["card_not_in_hand"]
    while not play.round_over:
        play.play(Discard("?"))
    play.play(DealNext())
    play.play(Break("cart", 0))


# What lies in the open is checked


def test_what_lies_in_the_open_is_checked_as_always() -> None:
    play = open_game(Rules(), 3)
    assert codes(refused(play, Place("NS", (1, 0)))) == ["edge_mismatch", "not_connected"]
    assert codes(refused(play, Place("EW", (5, 0)))) == ["no_neighbour"]
    assert codes(refused(play, Repair("cart", 1))) == ["nothing_to_repair"]
    assert codes(refused(play, Rockfall((0, 0)))) == ["cannot_remove"]
    assert codes(refused(play, Map((1, 0)))) == ["not_a_goal"]
    assert codes(refused(play, Pass())) == ["too_few_cards"]
    assert codes(refused(play, Discard("?"), 1)) == ["not_your_turn"]
    play.play(Break("cart", 1))
    assert codes(refused(play, Place("EW", (1, 0)))) == ["broken_tool"]


def test_legal_actions_are_all_that_could_be_done() -> None:
    play = open_game(Rules(), 3)
    listed = play.legal_actions()
    assert len(set(listed)) == len(listed)
    assert all(not play.why_not(action) for action in listed)
    assert {Discard("?"), Discard("NS"), Map((8, 0)), Break("cart", 0), Place("EW", (1, 0))} <= set(listed)
    assert Pass() not in listed
    for column in range(1, 4):
        play.play(Place("EW", (column, 0)))
    assert Place("EW", (4, 0)) not in play.legal_actions(), "there are three"
    assert Place("NES", (1, 1)) not in play.legal_actions()


def test_a_hand_that_is_known_can_do_nothing_else() -> None:
    full = ["EW", "NS", "map", "map", "rockfall", "break cart"]
    play = open_game(Rules(), 3, {0: full})
    assert {str(action.card) for action in play.legal_actions()} == set(full)
    assert codes(refused(play, Place("NESW", (1, 0)))) == ["card_not_in_hand"]
    assert refused(play, Place("NESW", (1, 0)))[0].sentence == "The card NESW is not in the hand."


# What is unknown is shown as unknown


def test_what_nobody_wrote_down_is_unknown_to_everyone() -> None:
    play = open_game(Rules(), 3)
    play.play(Map((8, 0)))
    play.play(Discard("?"))
    for viewer in (None, 0, 1):
        view = play.view(viewer)
        assert view.hand_sizes == (6, 6, 6)
        assert set(view.hands) <= {(ANY,) * 6, None}
        assert view.roles == (None, None, None)
        assert view.dwarves == (None, None, None)
        assert [(goal.face, goal.treasure) for goal in view.mine.goals] == [(None, None)] * 3
        assert view.discards == (Card("map"), None)
        assert view.stock == 67 - 18 - 2
    shown = play.view(0).history[0].looked_at
    assert shown is not None
    assert (shown.face, shown.treasure, shown.up) == (None, None, False)
    assert play.view(None).history[1].action in (Discard("?"), None)


def test_counting_by_a_seat_works_where_little_is_known() -> None:
    chances = open_game(Rules(), 3).view(0).chances()
    assert {float(chance) for chance in chances.treasure.values()} == {1 / 3}
    assert float(chances.saboteurs[1]) == 0.75


# Partly known


def test_my_own_hand_and_what_i_drew_may_be_known() -> None:
    mine = ["EW", "NS", "map", "map", "rockfall", "break cart"]
    play = open_game(Rules(), 3, {0: mine}, stock={0: "NESW", 3: "repair cart"})
    play.play(Place("EW", (1, 0)))
    assert play.view(0).hand == play.view(None).hands[0]
    assert Card("NESW") in play.view(0).hand
    play.play(Discard("?"))
    play.play(Break("cart", 0))
    assert codes(refused(play, Place("NESW", (2, 0)))) == ["broken_tool"]
    play.play(Map((8, 0)))
    assert sorted(card.text for card in play.view(0).hand) == sorted(
        ["NESW", "NS", "map", "rockfall", "break cart", "repair cart"]
    )
    assert play.view(None).hands[1:] == ((ANY,) * 6,) * 2


def test_a_card_that_turns_out_leaves_the_known_ones_alone() -> None:
    play = open_game(Rules(), 3, {0: ["map", "EW"]})
    play.play(Place("NESW", (1, 0)))
    assert play.table.hand(0) == (Card("EW"), Card("map"), *[ANY] * 4)
    assert play.table.hand(1) == (ANY,) * 6


def test_after_a_discard_that_nobody_saw_a_known_card_may_be_gone() -> None:
    play = open_game(Rules(), 3, {0: ["map", "map", "EW"]})
    play.play(Discard("?"))
    assert play.table.hand(0) == (Card("map"), *[ANY] * 5), "one of two maps at most"
    state = play.table
    assert isinstance(state, OpenRound)
    assert (state.left[Card("map")], state.left[Card("EW")]) == (5, 3)
    for _ in range(2):
        play.play(Discard("?"))
    play.play(Place("EW", (1, 0)))
    assert play.table.hand(0) == (Card("map"), *[ANY] * 5), "it was there after all"
    assert state.left[Card("EW")] == 2


def test_the_last_known_card_of_a_hand_is_the_one_that_goes() -> None:
    rules = tiny({"NS": 1, "EW": 3}, hand=1, rounds=1)
    play = open_game(rules, 3, {0: ["NS"]})
    play.play(Discard("?"))
    assert codes(refused(play, Place("NS", (0, 1)))) == ["card_not_in_hand"]


def test_a_deal_can_hold_no_more_than_the_deck() -> None:
    for hands, said in (
        ({0: ["rockfall"] * 4}, "1 of 'rockfall' too many"),
        ({0: ["NS|EW"]}, "1 of 'NS|EW' too many"),
    ):
        with pytest.raises(BadRecord, match=said):
            open_game(Rules(), 3, hands)
    with pytest.raises(BadRecord, match="66 are not known where 67 are missing"):
        Game(3, deals=[replace(open_deal(Rules(), 3), stock=(ANY,) * 48)])
    with pytest.raises(BadRecord, match="roles of the deal are not"):
        open_game(Rules(), 3, roles=("saboteur", "saboteur", "?"), left_over=("?",))
    with pytest.raises(BadRecord, match="goals of the deal are not"):
        open_game(Rules(), 3, goals=("treasure", "treasure", "?"))
    with pytest.raises(BadRecord, match="goals of the deal are not"):
        open_game(Rules(), 3, goals=("stone", "stone", "stone"))


# Discards and passes


def test_discards_and_passes_to_the_end_of_the_round() -> None:
    rules = tiny({"NS": 4, "EW": 3}, hand=2, rounds=1, empty_hand="pass")
    play = open_game(rules, 3, roles=("digger", "digger", "saboteur"), left_over=("digger",))
    for _ in range(6):
        assert codes(refused(play, Pass())) == ["too_few_cards"]
        play.play(Discard("?"))
    play.play(Discard("NS"))
    assert play.over
    assert play.rounds[0].winner == "saboteurs"
    assert play.view(1).roles == ("digger", "digger", "saboteur")
    assert play.view(1).discards == (None,) * 7
    assert play.view(None).discards[-1] is Card("NS")


def test_the_stock_may_be_used_up_before_others_have_played() -> None:
    rules = tiny({"NS": 1, "EW": 3}, hand=1, rounds=1, empty_hand="pass")
    play = open_game(rules, 3)
    for _ in range(3):
        play.play(Discard("?"))
    assert play.view(None).hand_sizes == (1, 0, 0)
    assert play.legal_actions()[0] == Discard("NS")
    play.play(Place("NS", (0, 1)))
    assert play.over


# Hashes, copies, files


def test_hashes_copies_and_pickles() -> None:
    rules = Rules()
    steps = [(0, Place("EW", (1, 0))), (1, Discard("?")), (2, Map((8, 0))), (0, Break("cart", 1))]
    hashed = open_record(rules, [open_deal(rules, 3)], *steps).with_hashes()
    assert all(step.hash for step in hashed.steps)
    assert Record.loads(hashed.dumps()) == hashed
    assert Record.from_text(hashed.to_text()) == hashed
    play = hashed.final()
    twins = [play.copy(), copy.deepcopy(play), pickle.loads(pickle.dumps(play))]  # noqa: S301
    for twin in twins:
        assert twin == play
        assert state_hash(twin) == hashed.steps[-1].hash
        assert twin.legal_actions() == play.legal_actions()
        for _ in range(2):
            twin.play(Break("cart", twin.seat) if twin.seat != 1 else Discard("break cart"))
        assert codes(refused(twin, Discard("break cart"))) == ["card_not_in_hand"]
    assert play.turn == 4
    play.play(Discard("break cart"))
    other = replace(hashed.steps[1], action=Discard("NS"))
    wrong = replace(hashed, steps=(hashed.steps[0], other, *hashed.steps[2:]))
    with pytest.raises(BadRecord, match="step 2: the state after"):
        wrong.final()


def test_a_seat_out_of_turn_is_refused_also_in_an_open_round() -> None:
    with pytest.raises(IllegalAction):
        open_game(Rules(), 3).play(Discard("?"), 2)
