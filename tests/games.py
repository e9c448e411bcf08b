"""Games for tests of scenes, pictures and widgets: random ones by seed, played with the public objects alone."""

from __future__ import annotations

import random
from functools import cache

from sab_widget.model import Game, Record, Rules


def random_game(players: int = 5, seed: int = 1, turns: int | None = None, rules: Rules | None = None) -> Game:
    """A game of random actions, to its end or for so many turns."""
    game, chance = Game(players, rules, seed=seed), random.Random(seed)
    while (legal := game.legal_actions()) and (turns is None or game.turn < turns):
        game.play(chance.choice(legal))
    return game


@cache
def random_record(players: int = 5, seed: int = 1) -> Record:
    """The record of a whole random game; the same object each time."""
    return random_game(players, seed).record


def busy_record() -> Record:
    """The record of a game in which far more is laid than discarded: what is slow and large to show."""
    game, chance = Game(5, seed=3), random.Random(3)
    while legal := game.legal_actions():
        lay = [action for action in legal if action.kind == "place"]
        game.play(chance.choice(lay or legal))
    return game.record
