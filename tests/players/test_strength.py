"""Who wins more: the direction, in fixed games."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from sab_widget.model import Game, Rules
from sab_widget.players import Player, Random, play_out
from sab_widget.players.by_role import ByRole
from sab_widget.players.digger import Digger
from sab_widget.players.saboteur import Saboteur

GAMES = 24


Kind = Callable[[], Player]


@cache
def won(digger: Kind, saboteur: Kind, players: int, rules: Rules) -> int:
    """How many of `GAMES` rounds the diggers win."""
    found = 0
    for seed in range(GAMES):
        table = [ByRole(digger(), saboteur()) for _ in range(players)]
        found += play_out(Game(players, rules, seed=f"strength {seed}"), table).rounds[0].winner != "saboteurs"
    return found


BASE, TWO = Rules(rounds=1), Rules.saboteur2(rounds=1)


@pytest.mark.parametrize("saboteur", [Random, Saboteur])
def test_heuristic_diggers_win_far_more_rounds_than_random_ones(saboteur: Kind) -> None:
    assert won(Digger, saboteur, 5, BASE) > won(Random, saboteur, 5, BASE) + GAMES // 4


def test_heuristic_saboteurs_win_more_rounds_than_random_ones() -> None:
    assert won(Digger, Saboteur, 5, BASE) < won(Digger, Random, 5, BASE) - GAMES // 8


def test_diggers_of_saboteur_2_win_more_than_random_ones() -> None:
    assert won(Digger, Saboteur, 6, TWO) > won(Random, Saboteur, 6, TWO) + GAMES // 4
