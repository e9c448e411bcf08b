"""Numbers of actions: each stands for one, every legal action within the window has one, and both ways agree."""

from __future__ import annotations

import pickle
import random
from contextlib import suppress
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sab_widget.model import Break, Discard, Game, Pass, Place, Repair, Rockfall, Rules
from sab_widget.model.action_kinds import KINDS
from sab_widget.rl import ActionCode, BadIndex, BadSetting
from tests.rl.kit import GAMES
from tests.secrets import lively_game

CODES = {name: ActionCode(rules, players) for name, (rules, players) in GAMES.items()}
TWO = ActionCode(Rules.saboteur2(), 6)


@given(name=st.sampled_from(list(GAMES)), seed=st.integers(0, 10_000), turns=st.integers(0, 200))
@settings(max_examples=150)
def test_to_a_number_and_back_is_the_same_action(name: str, seed: int, turns: int) -> None:
    rules, players = GAMES[name]
    code, game = CODES[name], lively_game(players, seed, turns, rules)
    if game.round_over:
        return
    seat, hand = game.seat, game.view(game.seat).hand
    legal = [action for action in game.legal_actions() if getattr(action, "cell", (0, 0)) in code.window]
    numbers = [code.encode(action, seat, hand) for action in legal]
    assert [code.decode(number, seat, hand) for number in numbers] == legal
    assert len(set(numbers)) == len(numbers), "no two actions share a number"
    mask = code.mask(game.legal_actions(), seat, hand)
    assert sorted(numbers) == np.flatnonzero(mask).tolist()
    assert numbers, "something can always be done"


@given(name=st.sampled_from(list(GAMES)), seed=st.integers(0, 10_000), number=st.integers(0, 20_000))
@settings(max_examples=150)
def test_to_an_action_and_back_is_the_same_number(name: str, seed: int, number: int) -> None:
    rules, players = GAMES[name]
    code, game = CODES[name], lively_game(players, seed, seed % 40, rules)
    seat, number = game.seat, number % code.size
    hand = game.view(seat).hand
    block = next(block for block in reversed(code.blocks) if block.first <= number)
    if block.kind not in ("discard several", "clear"):
        assert code.encode(code.decode(number, seat, hand), seat, hand) == number
        return
    numbers = range(block.first, block.first + block.size)
    told = {}
    for other in numbers:
        with suppress(BadIndex):  # of two numbers that choose equal cards one is refused
            told[other] = code.decode(other, seat, hand)
    assert [code.encode(action, seat, hand) for action in told.values()] == list(told)
    assert len(set(told.values())) == len(told)


@pytest.mark.parametrize("name", GAMES)
def test_blocks_follow_each_other_and_hold_what_they_say(name: str) -> None:
    code = CODES[name]
    assert code.blocks[0].first == 0
    for one, next_one in pairwise(code.blocks):
        assert one.first + one.size == next_one.first
    assert code.blocks[-1].first + code.blocks[-1].size == code.size
    hand = Game(code.players, code.rules, seed=2).view(0).hand
    for block in code.blocks:
        if block.kind not in ("discard several", "clear"):
            kinds = {code.decode(number, 0, hand).kind for number in range(block.first, block.first + block.size)}
            assert kinds == {block.kind}


def test_every_kind_of_action_but_the_deal_has_a_block_somewhere() -> None:
    assert {block.kind for code in CODES.values() for block in code.blocks} == set(KINDS) - {"deal"}


def test_seats_are_counted_from_the_one_that_acts() -> None:
    code = ActionCode(Rules(), 5)
    assert code.encode(Break("cart", 3), seat=3) == code.encode(Break("cart", 0), seat=0)
    assert code.encode(Repair("cart", 4, "repair cart pickaxe"), seat=3) == code.encode(
        Repair("cart", 1, "repair cart pickaxe"), seat=0
    )
    assert code.encode(Break("cart", 3), seat=2) != code.encode(Break("cart", 3), seat=3)


def test_cards_go_by_their_places_where_several_are_given_away() -> None:
    game = Game(6, Rules.saboteur2(), seed=4)
    hand, first = game.view(0).hand, next(block.first for block in TWO.blocks if block.kind == "discard several")
    assert TWO.decode(first, 0, hand).cards == tuple(sorted(hand[:2]))  # type: ignore[attr-defined]
    assert TWO.decode(first + 15, 0, hand).cards == tuple(sorted(hand[:3]))  # type: ignore[attr-defined]
    with pytest.raises(BadIndex, match="a hand of 2 is too small"):
        TWO.decode(first + 14, 0, hand[:2])


def test_of_equal_cards_the_first_are_given_away() -> None:
    hand = tuple(Discard(card).card for card in ("NS", "NS", "EW"))
    first = next(block.first for block in TWO.blocks if block.kind == "discard several")
    assert str(TWO.decode(first + 1, 0, hand)) == "discard EW, NS"
    with pytest.raises(BadIndex, match=rf"the same cards as {first + 1}"):
        TWO.decode(first + 5, 0, hand)


@pytest.mark.parametrize("margin", [0, 1, 3, 6])
def test_the_window_reaches_as_far_beyond_start_and_goals_as_asked(margin: int) -> None:
    window = ActionCode(Rules(), 5, margin).window
    assert (window.columns, window.rows) == (9 + 2 * margin, 5 + 2 * margin)
    assert (-margin, -2 - margin) in window
    assert (8 + margin, 2 + margin) in window
    assert (-margin - 1, 0) not in window
    assert window.cells == tuple(sorted(window.cells, key=lambda cell: (cell.row, cell.column)))


def test_what_lies_beyond_the_window_is_left_out_of_the_mask_and_said_so() -> None:
    code = ActionCode(Rules(), 5, margin=0)
    for action in (Place("NS", (0, 3)), Rockfall((-1, 0))):
        with pytest.raises(BadIndex, match="lies beyond the window, whose margin is 0"):
            code.encode(action, 0)
    game = Game(5, seed=1)
    game.play(next(action for action in game.legal_actions() if isinstance(action, Discard)))
    lay = [action for action in game.legal_actions() if isinstance(action, Place)]
    beyond = [action for action in lay if action.cell not in code.window]
    assert beyond
    mask = code.mask(game.legal_actions(), game.seat, game.view(game.seat).hand)
    assert mask.sum() == len(game.legal_actions()) - len(beyond)


def share_left_out(margin: int, games: int = 6) -> float:
    """Which share of all legal actions of random games lies beyond the window."""
    code, left_out, legal = ActionCode(Rules(), 5, margin), 0, 0
    for seed in range(games):
        game, chance = Game(5, Rules(rounds=1), seed=seed), random.Random(seed)
        while actions := game.legal_actions():
            left_out += sum(getattr(action, "cell", (0, 0)) not in code.window for action in actions)
            legal += len(actions)
            game.play(chance.choice(actions))
    return left_out / legal


def test_a_wider_window_leaves_out_less_and_the_default_hardly_anything() -> None:
    """Even in random games, which sprawl more than others."""
    narrow, default, wide = map(share_left_out, (1, 3, 7))
    assert narrow > default > wide
    assert default < 0.03


def test_numbers_of_numpy_are_numbers() -> None:
    code = ActionCode(Rules(), 5)
    number = code.encode(Pass(), 0)
    assert code.decode(np.int32(number), 0) is Pass()  # type: ignore[arg-type]


@pytest.mark.parametrize("number", [-1, 10**9, "7", None, 1.5])
def test_a_number_that_is_none_is_refused(number: int) -> None:
    with pytest.raises(BadIndex, match="action"):
        ActionCode(Rules(), 5).decode(number, 0)


@pytest.mark.parametrize("seat", [-1, 5, True, "0"])
def test_a_seat_that_nobody_has_is_refused(seat: int) -> None:
    with pytest.raises(BadIndex, match="the seats are 0 to 4"):
        ActionCode(Rules(), 5).encode(Pass(), seat)


@pytest.mark.parametrize("margin", [-1, 21, 1.5, None, True])
def test_a_margin_that_is_none_is_refused(margin: int) -> None:
    with pytest.raises(BadSetting, match="a whole number from 0 to 20"):
        ActionCode(Rules(), 5, margin)


def test_a_window_that_no_array_should_hold_is_refused() -> None:
    far = Rules(goal_cells=((100, -100), (100, 0), (100, 100)))
    with pytest.raises(BadSetting, match="the window from start to goals has 22,149 cells"):
        ActionCode(far, 5)


def test_a_code_can_be_sent_to_another_process() -> None:
    code = ActionCode(Rules.saboteur2(), 4)
    game = lively_game(4, 3, 9, Rules.saboteur2())
    legal, seat, hand = game.legal_actions(), game.seat, game.view(game.seat).hand
    twin = pickle.loads(pickle.dumps(code))  # noqa: S301 — what has just been written
    assert [twin.encode(action, seat, hand) for action in legal] == [code.encode(a, seat, hand) for a in legal]
