"""How many random playouts the player that looks ahead looks at in a second, from the middle of a game."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from sab_widget.model import Game, Rules
from sab_widget.model.round import Round
from sab_widget.players.playouts import Hands, Playouts
from sab_widget.players.search import Search

MANY = 500
ROUNDS = 5
"""Of which the median counts."""


def middle(players: int, rules: Rules | None = None) -> Game:
    """A random game, half of the cards of its first round played."""
    game, chance = Game(players, rules, seed=1), Random(1)
    cards = len(game.table.stock) + sum(map(len, game.table.hands))
    while not game.round_over and len(game.table.stock) + sum(map(len, game.table.hands)) > cards / 2:
        game.play(chance.choice(game.legal_actions()))
    assert not game.round_over
    return game


GAMES = pytest.mark.parametrize(
    "game",
    [pytest.param(middle(5), id="base-of-5"), pytest.param(middle(8, Rules.saboteur2()), id="saboteur2-of-8")],
)
KINDS = pytest.mark.parametrize("playouts", ["partisan", "plain"])


def note(benchmark: BenchmarkFixture, what: str, number: float) -> None:
    """Say how much of it there was in a second."""
    if benchmark.stats is not None:
        benchmark.extra_info[f"{what} a second"] = round(number / benchmark.stats.stats.median)


@pytest.mark.benchmark(timer=process_time)  # whatever else the machine does
@GAMES
@KINDS
def test_search(benchmark: BenchmarkFixture, game: Game, playouts: str) -> None:
    """Aim: 3,000 playouts a second in the base game, each with its world, its way through the tree, its end."""
    view, legal = game.view(game.seat), game.legal_actions()
    player = Search(MANY, playouts=playouts, seed=1)
    benchmark.pedantic(player.choose, (view, legal), rounds=ROUNDS, warmup_rounds=2)  # type: ignore[no-untyped-call]
    note(benchmark, "playouts", MANY)


@pytest.mark.benchmark(timer=process_time)
@GAMES
@KINDS
def test_bare_playouts(benchmark: BenchmarkFixture, game: Game, playouts: str) -> None:
    """Worlds that are drawn beforehand, played to the end of the round."""
    worlds, chance = game.view(game.seat).worlds(), Random(1)
    light, turns = Playouts(worlds.book, partisan=playouts == "partisan"), 0

    def play_all(tables: list[tuple[Round, Hands]]) -> None:
        nonlocal turns
        turns = sum([light.play(state, hands, chance.random) for state, hands in tables])

    def setup() -> tuple[tuple[list[tuple[Round, Hands]]], dict[str, object]]:
        return ([worlds.table(chance) for _ in range(MANY)],), {}

    benchmark.pedantic(play_all, setup=setup, rounds=ROUNDS, warmup_rounds=2)  # type: ignore[no-untyped-call]
    note(benchmark, "playouts", MANY)
    note(benchmark, "turns", turns)


@pytest.mark.benchmark(timer=process_time)
@GAMES
def test_worlds(benchmark: BenchmarkFixture, game: Game) -> None:
    """Tables alone, as a search draws them."""
    worlds, chance = game.view(game.seat).worlds(), Random(1)
    worlds.table(chance)

    def draw_all() -> None:
        for _ in range(MANY):
            worlds.table(chance)

    benchmark.pedantic(draw_all, rounds=ROUNDS, warmup_rounds=1)  # type: ignore[no-untyped-call]
    note(benchmark, "worlds", MANY)


@GAMES
def test_a_world_as_a_whole_game(benchmark: BenchmarkFixture, game: Game) -> None:
    view = game.view(game.seat)
    benchmark(view.world, 1)
