"""How fast the rules are, through the objects that people use."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from time import perf_counter, process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from sab_widget.model import Game, Mine, Record, Rules

ROOT = Path(__file__).resolve().parents[1]
ONE_ROUND = Rules(rounds=1)
ONE_ROUND_OF_TWO = Rules.saboteur2(rounds=1)


def play_rounds(games: list[Game], chance: Random) -> int:
    """Play games to their end, each turn a random action of the whole legal list; returns how many turns that took."""
    draw = chance.random
    for game in games:
        while not game.over:
            legal = game.legal_actions()
            game.play(legal[int(draw() * len(legal))])
    return sum(game.turn for game in games)


def played(turns: int | None = None, seed: int = 1) -> Game:
    """A random game of five, for so many turns or to its end."""
    game, chance = Game(5, seed=seed), Random(seed)
    while not game.over and (turns is None or game.turn < turns):
        game.play(chance.choice(game.legal_actions()))
    return game


@pytest.mark.benchmark(timer=process_time, warmup=True, warmup_iterations=3)  # whatever else the machine does
def test_complete_random_rounds_of_five(benchmark: BenchmarkFixture) -> None:
    """At least 130,000 turns a second: dealing, the full legal list, and the action."""
    turns = 0

    def rounds() -> None:
        nonlocal turns
        turns = play_rounds([Game(5, ONE_ROUND, seed=seed) for seed in range(100)], Random(7))

    benchmark(rounds)
    assert turns > 5000
    if benchmark.stats is not None:
        benchmark.extra_info["turns a second"] = round(turns / benchmark.stats.stats.median)
        benchmark.extra_info["rounds a second"] = round(100 / benchmark.stats.stats.median)


@pytest.mark.benchmark(timer=process_time, warmup=True)
def test_rounds_of_five_that_nobody_has_played_before(benchmark: BenchmarkFixture) -> None:
    """Other deals each time, so that the tables of the rules meet hands and cells that they have not met yet."""
    seeds = iter(range(10**9))
    turns = [0, 0]

    def rounds() -> None:
        turns[0] += play_rounds([Game(5, ONE_ROUND, seed=next(seeds)) for _ in range(50)], Random(7))
        turns[1] += 1

    benchmark(rounds)
    if benchmark.stats is not None:
        benchmark.extra_info["turns a second"] = round(turns[0] / turns[1] / benchmark.stats.stats.median)


@pytest.mark.benchmark(timer=process_time, warmup=True, warmup_iterations=3)
def test_complete_random_rounds_of_eight_in_saboteur_2(benchmark: BenchmarkFixture) -> None:
    """At least 70,000 turns a second, where the base game above makes 130,000: a little more than half as many."""
    turns = 0

    def rounds() -> None:
        nonlocal turns
        turns = play_rounds([Game(8, ONE_ROUND_OF_TWO, seed=seed) for seed in range(100)], Random(7))

    benchmark(rounds)
    assert turns > 5000
    if benchmark.stats is not None:
        benchmark.extra_info["turns a second"] = round(turns / benchmark.stats.stats.median)


@pytest.mark.benchmark(timer=process_time, warmup=True)
def test_rounds_of_eight_in_saboteur_2_that_nobody_has_played_before(benchmark: BenchmarkFixture) -> None:
    """Nearly every hand of six is a new one, and has 35 choices of two or three cards to discard."""
    seeds = iter(range(10**9))
    turns = [0, 0]

    def rounds() -> None:
        turns[0] += play_rounds([Game(8, ONE_ROUND_OF_TWO, seed=next(seeds)) for _ in range(50)], Random(7))
        turns[1] += 1

    benchmark(rounds)
    if benchmark.stats is not None:
        benchmark.extra_info["turns a second"] = round(turns[0] / turns[1] / benchmark.stats.stats.median)


def test_mine_copy(benchmark: BenchmarkFixture) -> None:
    mine = played(60).mine
    assert len(mine.removable) > 5
    assert benchmark(mine.copy) == mine


def test_game_copy(benchmark: BenchmarkFixture) -> None:
    game = played(60)
    assert benchmark(game.copy) == game


def test_legal_list_of_a_position_that_is_new(benchmark: BenchmarkFixture) -> None:
    game = played(60)

    def fresh() -> tuple[tuple[Game], dict[str, object]]:
        twin = game.copy()
        twin.table._legal = None
        return (twin,), {}

    benchmark.pedantic(Game.legal_actions, setup=fresh, rounds=2000)  # type: ignore[no-untyped-call]


def test_record_replay(benchmark: BenchmarkFixture) -> None:
    """A whole game of three rounds, with the hash of each state checked."""
    record = played().record
    game = benchmark(record.final)
    assert game.over
    benchmark.extra_info["steps"] = len(record.steps)


def test_record_load(benchmark: BenchmarkFixture) -> None:
    text = played().record.dumps()
    record = benchmark(Record.loads, text)
    benchmark.extra_info["characters"] = len(text)
    assert record.steps


def test_view_of_a_seat(benchmark: BenchmarkFixture) -> None:
    game = played(60)
    benchmark(game.view, 2)


def test_why_not(benchmark: BenchmarkFixture) -> None:
    mine = played(60).mine
    benchmark(lambda: [mine.why_not("NESW", (column, row)) for column in range(-2, 8) for row in range(-3, 4)])


def test_distances(benchmark: BenchmarkFixture) -> None:
    mine = played(60).mine
    assert len(benchmark(mine.distances)) == 3


def test_components_and_routes(benchmark: BenchmarkFixture) -> None:
    mine = played(60).mine
    benchmark(lambda: (mine.components(), [mine.route(cell) for cell in mine.cards]))


def test_drawing_in_text(benchmark: BenchmarkFixture) -> None:
    text = played(60).mine.to_text()
    assert benchmark(Mine.from_text, text, check=False).to_text() == text


def run(program: str) -> float:
    """How long a Python process takes that runs a program with the standard library alone."""
    begun = perf_counter()
    subprocess.run([sys.executable, "-I", "-S", "-c", program], check=True, cwd=ROOT)
    return perf_counter() - begun


def test_import(benchmark: BenchmarkFixture) -> None:
    """How much longer it takes than bare Python; in processes of their own, one after the other."""
    program = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import sab_widget.model"
    run(program)  # writes the compiled files
    bare = min(run("pass") for _ in range(15))
    benchmark.pedantic(run, (program,), rounds=15)  # type: ignore[no-untyped-call]
    benchmark.extra_info["bare Python, ms"] = round(bare * 1000, 1)
    if benchmark.stats is not None:
        more = benchmark.stats.stats.min - bare  # the least of many: whatever else the machine does
        benchmark.extra_info["more than bare, ms"] = round(more * 1000, 1)
