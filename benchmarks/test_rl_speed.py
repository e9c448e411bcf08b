"""How many actions a second an environment takes, with what agents observe and without."""

from __future__ import annotations

import random
from time import process_time

import numpy as np
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from sab_widget.model import Rules
from sab_widget.rl import GameEnv, raw_env

GAMES = {"base game": (Rules(rounds=1), 5), "Saboteur 2": (Rules.saboteur2(rounds=1), 6)}


def play(env: GameEnv, *, observe: bool) -> int:
    """Play a round of random actions; returns how many there were."""
    env.reset(seed=1)
    chance = random.Random(1)
    while not env.game.over:
        agent = env.agent_selection
        seen = env.observe(agent) if observe else env.infos[agent]
        mask: np.ndarray[tuple[int], np.dtype[np.int8]] = seen["action_mask"]
        env.step(int(chance.choice(np.flatnonzero(mask))))
    return env.game.turn


@pytest.mark.benchmark(timer=process_time)  # whatever else the machine does
@pytest.mark.parametrize("observe", [False, True], ids=["mask alone", "observed"])
@pytest.mark.parametrize("name", GAMES)
def test_actions_of_a_round(benchmark: BenchmarkFixture, name: str, observe: bool) -> None:
    rules, players = GAMES[name]
    env = raw_env(players, rules)
    actions = benchmark(play, env, observe=observe)
    if benchmark.stats is not None:
        benchmark.extra_info["actions a second"] = round(actions / benchmark.stats.stats.min)
    assert actions > players
