"""A random game of every variant and combination, with every number of players, keeps every invariant.

`test_properties.py` looks deeper, at games drawn by chance; here none is left out, Saboteur 2 included.
"""

from __future__ import annotations

import pickle
import random
from collections import Counter

import pytest

from sab_widget.model import Game, IllegalAction, Record
from sab_widget.model.action_kinds import KINDS
from sab_widget.model.deals import gold_of
from sab_widget.model.states import state_text
from tests.model import games
from tests.model.kit import check_mine
from tests.model.rule_sets import TABLES, called, rules_of
from tests.model.test_properties import check_cards, check_gold, check_winners, conceivable

IDS = [f"{called(names)}-{players}" for names, players in TABLES]


def begun(names: tuple[str, ...], players: int) -> tuple[Game, games.Chance]:
    """A new game, and who plays it; the seed tells one table from another."""
    seed = f"{called(names)} {players}"
    rules = rules_of(names, rounds=2 if len(names) < 2 else 1)
    return Game(players, rules, seed=seed), games.Chance(sum(map(ord, seed)), 0.5)


@pytest.mark.parametrize(("names", "players"), TABLES, ids=IDS)
def test_a_random_game_comes_to_its_end_and_keeps_every_invariant(names: tuple[str, ...], players: int) -> None:
    game, chance = begun(names, players)
    stock = Counter(gold_of(game.rules))
    for turn in games.turns(game, chance, 3000):
        if turn % 2:
            check_cards(game)
        if game.round_over:
            check_gold(game, stock)
        if turn % 40 == 20:
            check_mine(game)
    assert game.over
    for result in game.rounds:
        check_winners(game, result)
    record = game.record
    again = Record.loads(record.dumps()).final()
    assert again == game
    assert state_text(again) == state_text(game)
    assert (again.nuggets, again.winners, again.seats) == (game.nuggets, game.winners, game.seats)


@pytest.mark.parametrize(("names", "players"), TABLES, ids=IDS)
def test_lists_copies_refusals_and_seeds(names: tuple[str, ...], players: int) -> None:
    """At one turn in the middle of a game, where it has come to something."""
    game, chance = begun(names, players)
    turns = random.Random(players).randint(8, 60)
    for _ in games.turns(game, chance, turns):
        pass
    twin, again = begun(names, players)
    for _ in games.turns(twin, again, turns):
        pass
    assert twin == game

    legal, before = game.legal_actions(), state_text(game)
    every = conceivable(game)
    assert len(legal) == len(set(legal))
    if len(names) > 1:  # a part of what could be thought of, since the variants alone are looked at in full
        every = [*random.Random(players).sample(every, 500), *legal]
    assert {action for action in every if not game.why_not(action)} == set(legal)

    for action in random.Random(players).sample([action for action in every if action not in legal], 25):
        with pytest.raises(IllegalAction):
            game.play(action)
    assert (game.legal_actions(), state_text(game)) == (legal, before)

    copied, pickled = game.copy(), pickle.loads(pickle.dumps(game))  # noqa: S301 - our own bytes
    for other in (copied, pickled):
        assert other == game
        assert other.legal_actions() == legal
        for _ in games.turns(other, games.Chance(1), turns + 25):
            pass
    assert copied == pickled
    assert state_text(copied) == state_text(pickled)
    assert (game.legal_actions(), state_text(game)) == (legal, before)


def test_games_of_saboteur_2_show_all_that_can_be_done_and_how_it_can_end() -> None:
    """Else the tests above would say little."""
    done: set[str] = set()
    ends: set[str] = set()
    for names, players in TABLES:
        if names == ("saboteur2",):
            game, chance = begun(names, players)
            for _ in games.turns(game, chance, 3000):
                pass
            done |= {action.kind for action in game.actions}
            ends |= {result.winner for result in game.rounds}
    assert done == set(KINDS) - {"take", "lay"}, "which take an option"
    assert {"saboteurs", "blue", "green", "blue and green"} <= ends
