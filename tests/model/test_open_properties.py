"""A record that lacks things tells nothing but the truth: compared, turn by turn, with the whole one."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from sab_widget.model import Card, Game, Record, Rules
from sab_widget.model.decks import cards_of
from sab_widget.model.hindsight import Hindsight
from sab_widget.model.open_round import OpenRound
from sab_widget.model.states import state_hash
from tests.model.forget import forgotten

ANY = Card("?")
NEAR = ((3, -2), (3, 0), (3, 2))

GAMES: list[tuple[int, Rules]] = [
    (3, Rules(rounds=1)),
    (5, Rules(goal_cells=NEAR)),
    (4, Rules(goal_cells=NEAR, rounds=2, stone_choice="player", empty_hand="pass", break_again=True)),
    (6, Rules.competitive(goal_cells=NEAR, rounds=2, gold_choice="player")),
    (5, Rules.selfish_dwarf(goal_cells=NEAR, rounds=2)),
    (2, Rules.comp424()),
    (2, Rules.saboteur2(goal_cells=NEAR, rounds=2)),
    (5, Rules.saboteur2(goal_cells=NEAR, rounds=2)),
    (12, Rules.saboteur2(goal_cells=NEAR, rounds=1, theft="snapshot")),
]
"""Players and rules."""

KINDS = pytest.mark.parametrize("number", range(len(GAMES)), ids=lambda i: f"{GAMES[i][0]} players, kind {i}")
KEPT = pytest.mark.parametrize("kept", [0.0, 0.5])


@cache
def whole(number: int) -> Record:
    """A complete record of a random game that likes to dig."""
    players, rules = GAMES[number]
    game, chance = Game(players, rules, seed=number), random.Random(number)
    while legal := game.legal_actions():
        wanted = [action for action in legal if action.kind not in ("discard", "discard several", "clear")]
        game.play(chance.choice(wanted if wanted and chance.random() < 0.75 else legal))
    return game.record


def lacking(number: int, kept: float) -> Record:
    """The same record with much forgotten."""
    record = whole(number)
    done = {step.action.kind for step in record.steps}
    # Who steals or takes what is open to all, so that those who write it down know who is who.
    return forgotten(record, number, kept, roles=not done & {"take", "theft"}, gold="take" not in done)


def is_known(cards: tuple[Card, ...]) -> Counter[Card]:
    return Counter(card for card in cards if card is not ANY)


@KINDS
@KEPT
def test_what_lies_in_the_open_is_the_same_at_every_turn(number: int, kept: float) -> None:
    record = lacking(number, kept)
    turns = 0
    for true, told in zip(whole(number).replay(), record.replay(), strict=True):
        turns += 1
        a, b = true.view(None), told.view(None)
        assert (a.turn, a.round, a.seat, a.round_over, a.over) == (b.turn, b.round, b.seat, b.round_over, b.over)
        assert a.mine.cards == b.mine.cards
        assert a.mine.distances() == b.mine.distances()
        for ours, theirs in zip(a.mine.goals, b.mine.goals, strict=True):
            assert theirs.up == ours.up
            assert theirs.face in (ours.face, *([] if ours.up else [None]))
            assert theirs.treasure in (ours.treasure, *([] if ours.up else [None]))
        assert (a.broken, a.trapped, a.thefts) == (b.broken, b.trapped, b.thefts)
        assert (a.hand_sizes, a.stock, len(a.discards)) == (b.hand_sizes, b.stock, len(b.discards))
        # Of several cards that go face down at once, it is not told in which order.
        assert Counter(filter(None, b.discards)) <= Counter(a.discards)
        assert all(found in (role, None) for role, found in zip(a.roles, b.roles, strict=True))
        assert all(found in (gold, None) for gold, found in zip(a.nuggets, b.nuggets, strict=True))
        assert all(found in (who, "unknown") for who, found in zip(a.winner_of, b.winner_of, strict=True))
    assert turns == len(record.steps)


@KINDS
@KEPT
def test_no_card_is_invented_and_none_counted_twice(number: int, kept: float) -> None:
    deck = Counter(cards_of(GAMES[number][1].deck))
    for true, told in zip(whole(number).replay(), lacking(number, kept).replay(), strict=True):
        state = told.table
        for hand, found in zip(true.table.hands, state.hands, strict=True):
            assert is_known(found) <= Counter(hand)
        if isinstance(state, OpenRound):
            unseen = [card for hand in state.hands for card in hand] + [*state.stock, *state.deal.out, *state.discards]
            # Fewer where a hand goes face down whose cards were all known.
            assert state.left.total() <= unseen.count(ANY)
            assert all(0 <= left <= deck[card] for card, left in state.left.items())


@KINDS
@KEPT
def test_what_is_legal_is_never_refused(number: int, kept: float) -> None:
    record = lacking(number, kept)
    for true, told in zip(whole(number).replay(), record.replay(), strict=True):
        if true.turn % 7 or true.table.phase != told.table.phase:
            continue
        legal, listed = true.legal_actions(), set(told.legal_actions())
        assert len(listed) == len(told.legal_actions()), "each once"
        assert not any(told.why_not(action) for action in listed)
        for action in legal:
            assert not told.why_not(action), action
            assert action in listed or action.kind in ("discard several", "clear")


@KINDS
@KEPT
def test_what_hindsight_fills_in_was_there(number: int, kept: float) -> None:
    record = lacking(number, kept)
    hindsight = Hindsight(record)
    more = 0
    for true, told in zip(whole(number).replay(), record.replay(), strict=True):
        view = told.view(None)
        later = hindsight.fill(view, told)
        for hand, before, after in zip(true.table.hands, view.hands, later.hands, strict=True):
            assert before is not None
            assert after is not None
            assert len(after) == len(hand)
            assert is_known(before) <= is_known(after) <= Counter(hand)
            more += is_known(after).total() - is_known(before).total()
    assert more > 0


@KINDS
def test_the_card_that_is_played_next_is_filled_in(number: int) -> None:
    record = lacking(number, 0.0)
    hindsight = Hindsight(record)
    game = record.game()
    for step in record.steps:
        card = step.action.card
        if card not in (None, ANY):
            hand = hindsight.fill(game.view(None), game).hands[step.seat]
            assert hand is not None
            assert card in hand
        game.play(step.action, step.seat)


@KINDS
@KEPT
def test_it_can_be_saved_hashed_copied_and_replayed(number: int, kept: float) -> None:
    record = lacking(number, kept).with_hashes()
    assert Record.loads(record.dumps()) == record
    game = record.game()
    for step in record.steps:
        twin = game.copy()
        game.play(step.action, step.seat)
        assert state_hash(game) == step.hash
        if game.turn % 10 == 0:
            twin.play(step.action, step.seat)
            assert twin == game
            assert state_hash(twin) == step.hash
    assert game == record.final()
    assert game.record.steps == record.steps
