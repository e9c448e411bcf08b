"""Thefts at the end of a round of Saboteur 2 (rules.md section 6; cases 29, 49)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from sab_widget.model import Clear, Deal, Discard, Game, HandsOff, Map, Pass, Record, Steal, Theft, Trap
from sab_widget.model.teams import thieves_in_turn
from tests.model import two
from tests.model.kit import codes, refused
from tests.model.two import FAR, dig, play, throw


def stealing(
    roles: str, thefts: Sequence[int], *, trapped: Mapping[int, int] | None = None, laid: bool = False, **options: Any
) -> Game:
    """A round that has just ended, thefts laid in this order (one seat may have to wait for its turn), some trapped.

    Args:
        roles: By seat.
        thefts: The seats that lay a theft, in their order.
        trapped: Who traps whom, in the first turns.
        laid: Whether seat 0 reaches the treasure at last.
        options: Rule options.
    """
    caught = dict(trapped or {})
    players = len(roles)
    turns = 2 + players
    hands = [["N|E|S|W"] * turns for _ in roles]
    for seat in thefts:
        hands[seat][0] = "theft"
    for seat in caught:
        hands[seat][1] = "trapped"
    hands[0][2] = "EW"
    options = {"goal_cells": ((2, -2), (2, 0), (2, 2)), **options}
    game = two.game(hands, roles=roles, **options)
    queue = list(thefts)
    while game.table.phase == "playing":
        seat = game.seat
        if queue and seat == queue[0]:
            play(game, Theft())
            queue.pop(0)
        elif seat in caught:
            play(game, Trap(caught.pop(seat)))
        elif laid and seat == 0 and not queue and not caught:
            dig(game, "EW 1,0")
        else:
            held = game.table.hand(seat)
            game.play(Discard("N|E|S|W") if any(card.text == "N|E|S|W" for card in held) else Discard(held[0]))
    assert not queue
    return game


def targets(game: Game) -> list[int]:
    """From whom the thief whose turn it is may take a piece."""
    assert Pass() in game.legal_actions(), "she may decline"
    return [action.seat for action in game.legal_actions() if isinstance(action, Steal)]


def test_a_thief_takes_one_piece_from_whom_she_likes() -> None:
    game = stealing("bbg", [2], laid=True)
    assert game.seat == 2
    assert game.nuggets == (4, 4, 0)
    assert game.table.phase == "stealing"
    assert targets(game) == [0, 1]
    outcome = game.play(Steal(1))
    assert outcome.result == game.rounds[0]
    assert game.table.result == game.rounds[0]
    assert game.rounds[0].stolen == ((2, 1),)


def test_a_thief_may_decline() -> None:
    game = stealing("bbs", [2], laid=True)
    assert game.nuggets == (4, 4, 0)
    play(game, Pass())
    assert game.round_over
    assert game.nuggets == (4, 4, 0)
    assert game.rounds[0].stolen == ()
    assert len(game.rounds) == 1


def test_case_29_from_a_player_with_no_gold_is_refused() -> None:
    game = stealing("bss", [2], laid=True)
    assert game.nuggets == (5, 0, 0)
    reasons = refused(game, Steal(1))
    assert [(r.code, r.detail, r.seat) for r in reasons] == [("wrong_target", "no_pieces", 1)]
    assert str(reasons[0]) == "Seat 1 has no gold to steal."
    assert targets(game) == [0]


def test_one_does_not_steal_from_oneself_nor_from_a_seat_that_nobody_has() -> None:
    game = stealing("bbs", [0], laid=True)
    assert game.seat == 0
    assert [r.detail for r in refused(game, Steal(0))] == ["oneself"]
    assert [r.detail for r in refused(game, Steal(7))] == ["seat"]
    assert targets(game) == [1]


def test_case_29_a_trapped_thief_takes_nothing() -> None:
    game = stealing("bbs", [2], trapped={1: 2}, laid=True)
    assert game.round_over
    assert game.nuggets == (4, 4, 0)


def test_a_winner_may_be_a_thief_too() -> None:
    game = stealing("sbb", [1, 2], laid=True)
    assert game.nuggets == (0, 4, 4)
    assert game.seat == 2
    assert targets(game) == [1]
    play(game, Steal(1))
    assert game.seat == 1
    assert targets(game) == [2]
    play(game, Steal(2))
    assert game.nuggets == (0, 4, 4)
    assert game.rounds[0].stolen == ((2, 1), (1, 2))


@pytest.mark.parametrize("laid", [[0, 2, 3], [2, 0, 3]])
def test_case_49_whoever_laid_a_theft_last_then_clockwise(laid: list[int]) -> None:
    """Seats A B C D: A (or C) lays first, D last; the order is D, A, C."""
    assert thieves_in_turn(laid, (), 4) == (3, 0, 2)


def test_case_49_in_a_game() -> None:
    game = stealing("sbss", [0, 2, 3], laid=True)
    order = []
    while not game.round_over:
        order.append(game.seat)
        play(game, Steal(1))
    assert order == [3, 0, 2]
    assert game.rounds[0].stolen == ((3, 1), (0, 1), (2, 1))
    assert game.nuggets == (1, 2, 1, 1)


def test_the_last_theft_need_not_be_of_the_last_seat() -> None:
    assert thieves_in_turn((3, 0, 2), (), 4) == (2, 3, 0)
    assert thieves_in_turn((3, 0, 2), (3,), 4) == (2, 0)
    assert thieves_in_turn((1,), (1,), 4) == ()
    assert thieves_in_turn((), (), 4) == ()


def test_a_theft_that_was_removed_no_longer_counts_in_the_order() -> None:
    hands = [["theft", "N", "EW"], ["theft", "N", "N"], ["theft", "N", "N"], ["hands off", "N", "N"]]
    game = two.game(hands, roles="bsss")
    play(game, Theft(), Theft(), Theft(), HandsOff(2))
    throw(game, "N", "N", "N", "N")
    dig(game, "EW 1,0")
    assert game.seat == 1, "the last of those that still lie there"
    play(game, Steal(0))
    assert game.seat == 0
    assert targets(game) == [1]


def test_a_theft_laid_again_is_the_newest() -> None:
    hands = [["theft", "N", "N", "EW", "N"], ["theft", "N", "N", "theft", "N"], ["theft", "N", "N", "N", "N"]]
    game = two.game(hands, ["N"] * 9, roles="bss")
    play(game, Theft(), Theft(), Theft(), Discard("N"), Clear("theft", ["N", "N"]), Discard("N"), Discard("N"), Theft())
    assert game.table.thefts == [0, 2, 1]
    play(game, Discard("N"))
    dig(game, "EW 1,0")
    assert game.seat == 1


def test_sequential_gold_just_stolen_can_be_stolen_again() -> None:
    game = stealing("bss", [2, 1], laid=True)
    assert (game.seat, targets(game)) == (1, [0])
    play(game, Steal(0))
    assert (game.seat, targets(game)) == (2, [0, 1])
    play(game, Steal(1))
    assert game.nuggets == (4, 0, 1)


def test_snapshot_gold_just_stolen_cannot_be_stolen_again() -> None:
    game = stealing("bss", [2, 1], laid=True, theft="snapshot")
    assert (game.seat, targets(game)) == (1, [0])
    play(game, Steal(0))
    assert (game.seat, targets(game)) == (2, [0])
    assert [r.detail for r in refused(game, Steal(1))] == ["no_pieces"]
    play(game, Steal(0))
    assert game.nuggets == (3, 1, 1)


def test_snapshot_never_takes_more_than_there_is() -> None:
    """Two thieves, and one player with a single piece."""
    for option in ("sequential", "snapshot"):
        game = stealing("sbopsb", [0, 4], theft=option, laid=True)
        assert game.nuggets == (0, 2, 1, 0, 0, 2)
        assert game.seat == 4
        play(game, Steal(2))
        assert game.seat == 0
        assert targets(game) == ([1, 4, 5] if option == "sequential" else [1, 5])


def test_a_thief_who_finds_nothing_to_steal_is_passed_over() -> None:
    game = stealing("bgo", [1], goal_cells=FAR)
    assert game.round_over
    assert game.nuggets == (0, 0, 0)
    assert game.rounds[0].stolen == ()


def test_a_thief_may_find_something_that_was_stolen_before_her() -> None:
    """Nobody but the first thief has any, when the second one's turn comes."""
    game = stealing("sbs", [0, 2], laid=True)
    for _ in range(2):
        play(game, Steal(1))
    assert game.nuggets == (1, 3, 1)


def test_gold_of_earlier_rounds_can_be_stolen() -> None:
    """From a player who is trapped, too."""
    first = [["EW", "N"], ["N", "trapped"], ["theft", "N"]]
    made = two.rules(first, rounds=2)
    second = two.dealt(made, [["N", "EW"], ["trapped", "N"], ["theft", "N"]], roles="gbo", starter=1)
    game = Game(3, made, deals=[two.dealt(made, first, roles="bss"), second])
    dig(game, "EW 1,0")
    assert game.round_over
    assert game.nuggets == (5, 0, 0)
    play(game, Deal(), Trap(0), Theft())
    while game.table.phase == "playing":
        game.play(Discard(game.table.hand(game.seat)[0]))
    assert game.rounds[1].winners == ()
    assert game.seat == 2
    assert targets(game) == [0]
    play(game, Steal(0))
    assert game.nuggets == (4, 0, 1)
    assert game.rounds[1].nuggets == (-1, 0, 1), "what this round brought"
    assert game.rounds[0].nuggets == (5, 0, 0)
    assert game.winners == (0,)


def test_while_thefts_are_carried_out_nothing_else_can_be_done() -> None:
    game = stealing("bbs", [2], laid=True)
    for action in (Discard("N|E|S|W"), Map((2, 0))):
        reasons = refused(game, action)
        assert [(r.code, r.detail) for r in reasons] == [("wrong_target", "stealing")]
    assert codes(refused(game, Deal())) == ["wrong_target"]
    assert codes(refused(game, Steal(0), 1))[0] == "not_your_turn"


def test_before_the_end_nothing_can_be_stolen() -> None:
    game = two.game([["theft", "N"], ["N", "N"]], roles="bs")
    assert [(r.code, r.detail) for r in refused(game, Steal(1))] == [("wrong_target", "no_stealing")]


def test_the_round_is_not_over_before_the_last_thief_has_chosen() -> None:
    game = stealing("bbss", [2, 3], laid=True)
    assert len(game.rounds) == 1, "the result is there, and grows"
    assert not game.round_over
    play(game, Steal(0))
    assert not game.over
    play(game, Pass())
    assert game.over


def test_a_record_of_thefts_replays() -> None:
    game = stealing("bbss", [2, 3], laid=True)
    play(game, Steal(0), Pass())
    again = Record.loads(game.record.dumps()).final()
    assert again == game
    assert again.rounds[0].stolen == ((3, 0),)


def test_stealing_is_undone_by_no_copy() -> None:
    game = stealing("bss", [2, 1], laid=True)
    twin = game.copy()
    play(game, Steal(0), Steal(1))
    assert twin.nuggets == (5, 0, 0)
    assert targets(twin) == [0]
    play(twin, Pass(), Pass())
    assert twin.nuggets == (5, 0, 0)


def test_what_comes_before_the_next_round_is_said_when_somebody_deals_too_soon() -> None:
    game = two.game([["theft"], ["theft"]], roles="ss", rounds=2)
    play(game, Theft(), Theft())
    (reason,) = refused(game, Deal())
    assert reason.sentence == "The thefts are carried out: the next thing to do is to steal a piece, or to pass."
