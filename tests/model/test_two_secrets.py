"""What a seat cannot know in Saboteur 2 makes no difference to what it sees, nor to what it can count."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from sab_widget.model import Game, Record, Rules
from sab_widget.model.deck_two import DECK_TWO
from tests.secrets import lively_game, shuffled_secrets

MANY = {"swap hands": 12, "inspection": 12, "swap hats": 8, "theft": 6, "map": 6}
"""A deck in which what tells secrets is frequent."""

TWO = Rules.saboteur2(goal_cells=((2, -2), (3, 0), (2, 2)), rounds=2)
TRICKY = Rules.saboteur2(
    deck=tuple((name, MANY.get(name, number)) for name, number in DECK_TWO),
    goal_cells=((2, -2), (3, 0), (2, 2)),
    rounds=2,
)


def secret(rules: Rules, players: int, seed: int, turns: int, shuffle: int) -> tuple[Record, list[Record]]:
    """A game, and for each of the first three seats another that it cannot tell from it."""
    record = lively_game(players, seed, turns, rules).record
    return record, [shuffled_secrets(record, viewer, shuffle) for viewer in range(min(3, players))]


@given(
    rules=st.sampled_from([TWO, TRICKY]),
    players=st.integers(2, 12),
    seed=st.integers(0, 10_000),
    turns=st.integers(0, 250),
    shuffle=st.integers(0, 10_000),
)
@settings(max_examples=30, deadline=None)
def test_a_view_does_not_change_when_what_is_hidden_changes(
    rules: Rules, players: int, seed: int, turns: int, shuffle: int
) -> None:
    record, others = secret(rules, players, seed, turns, shuffle)
    game = record.final()
    for viewer, other in enumerate(others):
        one, two = game.view(viewer), other.final().view(viewer)
        assert one == two
        assert one.chances() == two.chances()
        assert repr(one) == repr(two), "nor in what is left out of a comparison"


def test_a_view_is_the_same_at_every_turn() -> None:
    for seed in range(4):
        record, others = secret(TRICKY, 4, seed, 60, seed)
        for viewer, other in enumerate(others):
            for one, two in zip(record.replay(), other.replay(), strict=True):
                assert one.view(viewer) == two.view(viewer), (seed, viewer, one.turn)


def test_the_shuffle_does_change_what_everybody_would_see() -> None:
    """Else the tests above would prove nothing."""
    changed: Counter[str] = Counter()
    for seed in range(6):
        record, (other, *_) = secret(TRICKY, 5, seed, 45, seed)
        assert record.deals[0] != other.deals[0]
        for name in ("hands", "stock", "out", "left_over", "goals", "roles"):
            changed[name] += getattr(record.deals[0], name) != getattr(other.deals[0], name)
        one, two = record.final(), other.final()
        assert one.view(None) != two.view(None)
        assert Counter(other.deals[0].out + other.deals[0].stock) != Counter(
            record.deals[0].out + record.deals[0].stock
        )
        changed["inspected"] += told(one, "inspected") != told(two, "inspected")
        changed["hats"] += told(one, "hats") != told(two, "hats")
        changed["swapped"] += [one.outcome(t).swapped for t in turns(one)] != [
            two.outcome(t).swapped for t in turns(two)
        ]
        changed["discards"] += one.table.discards != two.table.discards
    assert min(changed.values()) >= 3, changed


def turns(game: Game) -> range:
    """All turns of a game, from the first action on."""
    return range(1, game.turn + 1)


def told(game: Game, name: str) -> list[object]:
    """What an outcome told whoever may know, all through a game."""
    return [getattr(game.outcome(turn), name) for turn in turns(game)]


def test_a_discard_out_of_a_known_hand_may_be_another_one() -> None:
    """Seat 0 knows the hand, and cannot tell which of its cards were discarded."""
    differ = 0
    for seed in range(30):
        record = lively_game(3, seed, 30, TRICKY).record
        other = shuffled_secrets(record, 0, seed)
        game = record.final()
        if game.round == 1 and any(hand is not None and hand.doubtful for hand in game.view(0).known_hands):
            known = [hand for hand in game.view(0).known_hands if hand is not None and hand.doubtful]
            differ += record.final().table.hands != other.final().table.hands
            assert other.final().view(0).known_hands == game.view(0).known_hands
            for hand in known:
                assert 0 < hand.doubtful <= len(hand.cards)
    assert differ


def test_known_hands_are_held_but_for_the_doubtful_cards() -> None:
    """The truth agrees with what a seat believes to know."""
    checked = 0
    for seed in range(25):
        game = lively_game(3 + seed % 4, seed, 40 + seed, TRICKY)
        for viewer in range(len(game.players)):
            view = game.view(viewer)
            for seat, known in enumerate(view.known_hands):
                if known is not None:
                    checked += 1
                    lacking = Counter(known.cards) - Counter(game.table.hand(seat))
                    assert lacking.total() <= known.doubtful, (seed, viewer, seat)
            for seat, dwarf in enumerate(view.dwarves):
                if dwarf is not None and not dwarf.stale:
                    assert dwarf.role == game.table.roles[seat]
    assert checked > 20
