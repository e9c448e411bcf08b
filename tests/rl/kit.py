"""What the tests of the environment share: rules to play by, and agents that play by the mask."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from sab_widget.model import Rules
from tests.model.rule_sets import COMBINATIONS, called, rules_of

CHOOSY = Rules(stone_choice="player", gold_choice="player", goal_cells=((2, -2), (3, 0), (2, 2)))
"""All that can be left to the player is left to her, with goals that are soon reached."""

GAMES: dict[str, tuple[Rules, int]] = {
    **{called(names): (rules_of(names), 5) for names in COMBINATIONS},
    "base by its rules": (Rules(), 3),
    "ten players": (Rules(), 10),
    "choosy": (CHOOSY, 5),
    "saboteur2 by its rules": (Rules.saboteur2(), 12),
    "two players": (Rules.saboteur2(theft="snapshot", stone_choice="player", goal_cells=((2, -2), (3, 0), (2, 2))), 2),
    "comp424": (Rules.comp424(), 2),
}
"""Rules with a number of players, by name: every variant, and what else has actions of its own."""


def chosen(mask: np.ndarray[tuple[int], np.dtype[np.int8]], chance: random.Random) -> int:
    """One of the actions that a mask allows."""
    return int(chance.choice(np.flatnonzero(mask)))


def play_on(env: Any, chance: random.Random, turns: int | None = None) -> int:
    """Let all agents act at random, to the end of the game or for so many turns; returns how many they were."""
    done = 0
    for _ in env.agent_iter():
        if turns is not None and done >= turns:
            break
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        env.step(chosen(observation["action_mask"], chance))
        done += 1
    return done
