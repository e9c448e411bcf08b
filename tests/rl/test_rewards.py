"""Agents are paid what their seats are paid, once, and when it happens."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sab_widget.model import Rules
from sab_widget.rl import GameEnv, raw_env
from tests.rl.kit import CHOOSY, chosen

NEAR = ((2, -2), (3, 0), (2, 2))
SOON = Rules(goal_cells=NEAR)
TWO = Rules.saboteur2(goal_cells=NEAR)
MANY_THEFTS = Rules.saboteur2(
    deck=tuple((name, 16 if name == "theft" else number) for name, number in TWO.deck), goal_cells=NEAR
)


def played(**arguments: Any) -> tuple[GameEnv, list[dict[str, float]], list[int]]:
    """A random game; the rewards of each step, and how many rounds had ended after it."""
    env = raw_env(**arguments)
    env.reset(seed=2)
    chance, rewards, ended = random.Random(2), [], []
    while not env.game.over:
        env.step(chosen(env.infos[env.agent_selection]["action_mask"], chance))
        rewards.append(env.rewards.copy())
        over = env.game.round_over
        ended.append(env.game.round - (not over))
    return env, rewards, ended


@pytest.mark.parametrize("rules", [SOON, CHOOSY, TWO, MANY_THEFTS, Rules.saboteur2(theft="snapshot", goal_cells=NEAR)])
def test_nuggets_add_up_to_what_the_seats_have(rules: Rules) -> None:
    env, rewards, _ = played(rules=rules)
    assert any(env.game.nuggets)
    assert tuple(sum(step[agent] for step in rewards) for agent in env.possible_agents) == env.game.nuggets


def test_stolen_nuggets_are_taken_from_the_one_who_had_them() -> None:
    env, rewards, _ = played(rules=MANY_THEFTS)
    stolen = sum(len(result.stolen) for result in env.game.rounds)
    assert stolen > 0
    assert sum(step[agent] < 0 for step in rewards for agent in step) >= 1


def test_rounds_are_won_or_lost_when_they_end() -> None:
    env, rewards, ended = played(rules=SOON, reward="round")
    pays = [i for i, step in enumerate(rewards) if any(step.values())]
    assert pays == [i for i, (before, now) in enumerate(zip([0, *ended], ended, strict=False)) if now > before]
    for i, result in zip(pays, env.game.rounds, strict=True):
        assert list(rewards[i].values()) == [1.0 if seat in result.winners else -1.0 for seat in range(5)]


def test_in_saboteur_2_a_round_is_paid_after_its_thefts() -> None:
    env, rewards, _ = played(rules=MANY_THEFTS, reward="round")
    assert sum(any(step.values()) for step in rewards) == len(env.game.rounds) == 3


@pytest.mark.parametrize("rules", [SOON, TWO])
def test_a_game_is_won_or_lost_at_its_end(rules: Rules) -> None:
    env, rewards, _ = played(rules=rules, reward="game")
    assert not any(any(step.values()) for step in rewards[:-1])
    assert list(rewards[-1].values()) == [1.0 if seat in env.game.winners else -1.0 for seat in range(5)]


def test_a_game_without_gold_is_won_by_who_wins_it() -> None:
    env, rewards, _ = played(rules=Rules.comp424(), players=2, reward="game")
    assert list(rewards[-1].values()) == [1.0 if seat in env.game.winners else -1.0 for seat in range(2)]


def test_what_was_earned_between_ones_turns_is_told_at_the_next() -> None:
    """As PettingZoo has it: `last` gives the sum of all rewards since the agent acted."""
    env = raw_env(rules=SOON, rounds=2)
    env.reset(seed=2)
    chance, told = random.Random(2), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        told[agent] += reward
        env.step(None if over else chosen(info["action_mask"], chance))
    assert tuple(told.values()) == env.game.nuggets
