"""PettingZoo's own tests, and games one after the other, in step with each other, and through its wrappers."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from sab_widget.model import Rules
from sab_widget.picture import Picture
from sab_widget.rl import GameEnv, env, raw_env
from tests.rl.kit import GAMES, play_on

MAKERS: dict[str, Any] = {
    "base game": partial(env, players=5),
    "Saboteur 2": partial(env, players=6, rules=Rules.saboteur2()),
    "base game, bare": partial(raw_env, players=3, seed=5),
}


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("name", MAKERS)
def test_the_api_test_passes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    # The two warnings are for what only environments of its own, known by name, may have: a dictionary with a mask.
    api_test(MAKERS[name](), num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", MAKERS)
def test_the_seed_test_passes(name: str) -> None:
    seed_test(MAKERS[name], num_cycles=30)


@pytest.mark.parametrize("name", ["Saboteur 2"])
def test_the_performance_benchmark_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It plays for five seconds, as it always does."""
    performance_benchmark(MAKERS[name]())
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["base game", "Saboteur 2"])
def test_the_render_test_passes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    checks = {
        "svg": lambda picture: isinstance(picture, Picture) and picture.startswith("<svg"),
        "ansi": lambda text: text.startswith("Round 1 of 3"),
        "rgb_array": lambda pixels: len(np.unique(pixels)) > 10,
    }
    assert set(checks) | {"human"} == set(GameEnv.metadata["render_modes"])
    render_test(MAKERS[name], custom_tests=checks)
    assert capsys.readouterr().out.startswith("Round 1 of 3, 0 actions done")


@pytest.mark.parametrize("name", GAMES)
def test_games_are_played_one_after_the_other(name: str) -> None:
    rules, players = GAMES[name]
    made: Any = env(players, rules, rounds=1, seed=3, reward="round")
    deals, chance = [], random.Random(1)
    for _ in range(2):
        made.reset()
        assert play_on(made, chance) >= players
        assert made.agents == []
        assert made.unwrapped.game.over
        deals.append(made.unwrapped.game.record.deals)
    assert deals[0] != deals[1]


def test_two_environments_do_not_disturb_each_other() -> None:
    alone = raw_env(rounds=1, seed=1)
    alone.reset()
    play_on(alone, random.Random(2))
    one, other = raw_env(rounds=1, seed=1), raw_env(rounds=1, seed=8)
    one.reset()
    other.reset()
    chance, noise = random.Random(2), random.Random(4)
    while one.agents:
        play_on(one, chance, turns=1)
        play_on(other, noise, turns=1)
        if not other.agents:
            other.reset()
    assert one.game == alone.game


@pytest.mark.parametrize("name", ["base game", "Saboteur 2"])
def test_it_can_be_played_in_parallel(name: str) -> None:
    """As PettingZoo turns games of turns into parallel ones: who is not on turn does nothing."""
    parallel: Any = turn_based_aec_to_parallel(MAKERS[name](rounds=1))
    chance = random.Random(3)
    for seed in range(2):
        observations, _ = parallel.reset(seed=seed)
        paid = dict.fromkeys(parallel.agents, 0.0)
        while parallel.agents:
            legal = {agent: np.flatnonzero(seen["action_mask"]) for agent, seen in observations.items()}
            assert sum(len(numbers) > 0 for numbers in legal.values()) == 1
            acts = {agent: int(chance.choice(numbers)) if len(numbers) else 0 for agent, numbers in legal.items()}
            observations, rewards, *_ = parallel.step(acts)
            for agent, reward in rewards.items():
                paid[agent] += reward
        assert tuple(paid.values()) == parallel.unwrapped.game.nuggets
