"""The hash of a state, by which a replay notices that it has left the recorded game."""

from __future__ import annotations

import pytest

from sab_widget.model import Break, Game, Map, Place
from sab_widget.model.states import state_hash
from tests.model.kit import game, near
from tests.model.recorded import play_at_random

PINNED = {0: "6ea387d6", 10: "e41fa4f4", 60: "9e909a43", 400: "b0593241"}


@pytest.mark.parametrize(("turns", "expected"), PINNED.items())
def test_the_hash_of_a_state_means_the_same_for_good(turns: int, expected: str) -> None:
    """Whoever changes this makes every record that was ever saved unplayable."""
    played = Game(4, near(), seed=2024)
    for turn in range(turns):
        if played.over:
            break
        legal = sorted(map(str, played.legal_actions()))
        by_name = {str(action): action for action in played.legal_actions()}
        played.play(by_name[legal[turn % len(legal)]])
    assert state_hash(played) == expected


def test_it_is_eight_hexadecimal_digits() -> None:
    assert len(state_hash(Game(3, seed=1))) == 8
    assert int(state_hash(Game(3, seed=1)), 16) >= 0


def test_every_action_changes_it() -> None:
    played = Game(3, near(), seed=6)
    hashes = [state_hash(played)]
    while not played.over:
        play_at_random(played, played.turn, 1)
        hashes.append(state_hash(played))
    assert len(set(hashes)) == len(hashes)


def test_what_it_tells_apart() -> None:
    """One game for each part of the state that can differ."""
    hands = {0: ["EW", "map", "break cart", "rockfall", "NS"]}
    base = game(hands)
    seen = {state_hash(base)}
    for action in (
        Place("EW", (1, 0)),
        Place("EW", (-1, 0)),
        Map((2, 0)),
        Map((2, 2)),
        Break("cart", 1),
        Break("cart", 2),
    ):
        other = game(hands)
        other.play(action)
        seen.add(state_hash(other))
    for options in (
        {"roles": "sdd"},
        {"goals": ["treasure", "NW", "NE"]},
        {"stock": ["rockfall"]},
        {"gold": [3, *[1] * 16, *[2] * 8, *[3] * 3]},
    ):
        seen.add(state_hash(game(hands, **options)))
    seen.add(state_hash(game({**hands, 1: ["map"]})))
    assert len(seen) == 12


def test_the_order_of_cards_in_a_hand_does_not_matter() -> None:
    assert state_hash(game({0: ["EW", "map", "NS"]})) == state_hash(game({0: ["NS", "EW", "map"]}))
