"""The game for reinforcement learning: a PettingZoo environment, with the numbers of its actions and observations.

It needs the extra `rl`; docs/rl.md tells what every number stands for.
"""

from __future__ import annotations

from math import isfinite
from numbers import Real
from typing import TYPE_CHECKING, Any

from sab_widget.model.errors import shown
from sab_widget.rl.errors import BadIndex, BadSetting, NotInstalled, NotReset

try:
    import gymnasium  # noqa: F401
    import numpy as np  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as error:
    raise NotInstalled(
        f'sab_widget.rl needs the library {error.name}, which is not installed: pip install "sab_widget[rl]"'
    ) from error

from pettingzoo.utils import wrappers

from sab_widget.model.rules import STANDARD, Rules
from sab_widget.rl.coding import ActionCode, Block
from sab_widget.rl.environment import NUGGETS, GameEnv, Observation
from sab_widget.rl.observer import Observer
from sab_widget.rl.parts import Part
from sab_widget.rl.window import MARGIN, Window

if TYPE_CHECKING:
    from pettingzoo.utils.env import AECEnv

__all__ = [
    "ActionCode",
    "BadIndex",
    "BadSetting",
    "Block",
    "GameEnv",
    "NotInstalled",
    "NotReset",
    "Observation",
    "Observer",
    "Part",
    "Window",
    "env",
    "raw_env",
]

raw_env = GameEnv
"""The environment without PettingZoo's wrappers: quicker, and an illegal action raises an error of ours."""


def env(
    players: int = 5,
    rules: Rules | None = STANDARD,
    rounds: int | None = None,
    *,
    seed: int | None = None,
    reward: str = NUGGETS,
    margin: int = MARGIN,
    render_mode: str | None = None,
    illegal_reward: float = -1.0,
) -> AECEnv[str, Observation, int]:
    """The environment in PettingZoo's wrappers, as its classic games come.

    >>> game = env(players=3, rounds=1)
    >>> game.reset(seed=1)
    >>> observation, reward, over, _, info = game.last()
    >>> game.agent_selection, reward, over
    ('seat_0', 0.0, False)

    Args:
        players: How many play.
        rules: The rule options; None for those of the base game.
        rounds: How many rounds make a game; as the rules have it when left out.
        seed: What the games are dealt from when `reset` is given no seed; by chance when left out.
        reward: `nuggets` as they come, +1 or -1 at the end of each `round`, or of the `game`.
        margin: How far actions and observations reach beyond start and goals, in columns and rows.
        render_mode: `ansi`, `human`, `rgb_array`, `svg`, or None.
        illegal_reward: What an agent gets that acts illegally, a number; it ends the game for all.

    Raises:
        BadPlayers: So many can't play by these rules.
        BadRules: The rules are none, or the number of rounds is.
        BadSetting: Another argument is none of those above.
    """
    if not _is_finite(illegal_reward):
        raise BadSetting(f"illegal_reward is {shown(illegal_reward)}; it must be a number, and a finite one")
    made = GameEnv(players, rules, rounds, seed=seed, reward=reward, margin=margin, render_mode=render_mode)
    ended = wrappers.TerminateIllegalWrapper(made, illegal_reward=illegal_reward)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))


def _is_finite(number: Any) -> bool:
    return type(number) is not bool and isinstance(number, Real) and isfinite(number)
