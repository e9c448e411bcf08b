"""Records of games that were played at random, for tests."""

from __future__ import annotations

import json
import random
from typing import Any

from sab_widget.model import Game, Record, Rules
from tests.model.kit import near


def play_at_random(game: Game, seed: int, turns: int = 10**6) -> Game:
    """Play a game on, at random, to its end or for so many turns."""
    chance = random.Random(seed)
    while turns and not game.over:
        game.play(chance.choice(game.legal_actions()))
        turns -= 1
    return game


def played(turns: int = 10**6, players: int = 3, rules: Rules | None = None, seed: int = 4) -> Game:
    """A game with near goals that was played for so many turns."""
    return play_at_random(Game(players, rules or near(), seed=seed), seed, turns)


WHOLE = played().record
SHORT = played(12).record


def as_json(record: Record = SHORT) -> dict[str, Any]:
    """A record as JSON, to be changed at will."""
    return json.loads(record.dumps())  # type: ignore[no-any-return]
