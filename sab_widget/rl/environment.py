"""The game as a PettingZoo environment in which agents act one after the other (AEC)."""

from __future__ import annotations

import random
from dataclasses import replace
from operator import index as as_index
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypedDict

import numpy as np
from gymnasium import logger, spaces
from pettingzoo.utils.env import AECEnv

from sab_widget.model.actions import Deal
from sab_widget.model.errors import shown
from sab_widget.model.game import Game
from sab_widget.model.rules import STANDARD, Rules
from sab_widget.rl import render
from sab_widget.rl.coding import ActionCode
from sab_widget.rl.errors import BadSetting, NotReset
from sab_widget.rl.observer import Observer
from sab_widget.rl.window import MARGIN

if TYPE_CHECKING:
    from collections.abc import Callable, Container

    from numpy.typing import NDArray

NUGGETS: Final = "nuggets"
ROUND: Final = "round"
GAME: Final = "game"
REWARDS: Final = (NUGGETS, ROUND, GAME)

RENDERS: Final[dict[str, Callable[[Game], Any]]] = {
    "ansi": render.text,
    "human": render.show,
    "rgb_array": render.pixels,
    "svg": render.picture,
}
"""What `render` returns in each mode; `human` prints the text."""

_DEAL: Final = Deal()

_DEALT: Final = frozenset({"_cumulative_rewards", "agent_selection", "infos", "rewards", "terminations", "truncations"})
"""What an environment has once a game is dealt."""


class Observation(TypedDict):
    """What an agent observes."""

    observation: NDArray[np.float32]
    """What its seat knows, as `Observer` writes it."""
    action_mask: NDArray[np.int8]
    """Which actions are legal, by `ActionCode`; all 0 while it is another's turn."""


class GameEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo comes without types
    """A whole game; agents are `seat_0`, `seat_1` … in the order in which they sit, clockwise.

    Rounds are dealt by the environment. Every agent lives until the game is over; then all are terminated at once. No
    game is truncated: it ends at the latest when the cards do.

    Args:
        players: How many play.
        rules: The rule options; None for those of the base game.
        rounds: How many rounds make a game; as the rules have it when left out.
        seed: What the games are dealt from when `reset` is given no seed; by chance when left out.
        reward: What agents are paid, see docs/rl.md: `nuggets` as they come, +1 or -1 at the end of each `round`, or of
            the `game`.
        margin: How far actions and observations reach beyond start and goals, in columns and rows.
        render_mode: `ansi`, `human`, `rgb_array`, `svg`, or None.

    Raises:
        BadPlayers: So many can't play by these rules.
        BadRules: The rules are none, or the number of rounds is.
        BadSetting: Another argument is none of those above.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "sab_widget_v0",
        "render_modes": list(RENDERS),
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 5,
        rules: Rules | None = STANDARD,
        rounds: int | None = None,
        *,
        seed: int | None = None,
        reward: str = NUGGETS,
        margin: int = MARGIN,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        rules = STANDARD if rules is None else rules
        self.rules = rules if rounds is None or not isinstance(rules, Rules) else replace(rules, rounds=rounds)
        if not _among(reward, REWARDS):
            raise BadSetting(f"reward is {shown(reward)}; it can be {' or '.join(map(repr, REWARDS))}")
        if render_mode is not None and not _among(render_mode, RENDERS):
            raise BadSetting(f"render_mode is {shown(render_mode)}; it can be {', '.join(map(repr, RENDERS))} or None")
        self.reward, self.render_mode = reward, render_mode
        self._chance = random.Random(_seed(seed))
        self.game = Game(players, self.rules, seed=0)
        """The game that is played: its record can be saved, and shown by the widget. Before the first reset, any."""
        if reward == NUGGETS and not self.rules.has_gold:
            raise BadSetting("these rules pay no gold, so reward can't be 'nuggets'; it can be 'round' or 'game'")
        self.code = ActionCode(self.rules, players, margin)
        """What the numbers of actions stand for."""
        self.observer = Observer(self.rules, players, margin)
        """What the numbers of observations stand for."""
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._no_mask = np.zeros(self.code.size, np.int8)
        self._no_mask.flags.writeable = False
        self._sees: dict[str, spaces.Dict] = {agent: self._observation_space() for agent in self.possible_agents}
        self._acts: dict[str, spaces.Discrete[Any]] = {
            agent: spaces.Discrete(self.code.size) for agent in self.possible_agents
        }

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(np.float32(0), self.observer.highs, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self.code.size,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations; the same object each time."""
        return self._sees[self._agent(agent)]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """The space of an agent's actions; the same object each time."""
        return self._acts[self._agent(agent)]

    def __getattr__(self, name: str) -> Any:
        """Say of what only a game has that none is dealt yet; asked for what is not there alone."""
        if name in _DEALT:
            raise NotReset(f"{name} is not there yet: call reset() first, which deals a game")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def _agent(self, agent: str) -> str:
        if not _among(agent, self._seat_of):
            raise BadSetting(f"there is no agent {shown(agent)}; there are {', '.join(self.possible_agents)}")
        return agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new game.

        Args:
            seed: It is dealt as `Game(players, rules, seed)` deals it, and the games that are reset without a seed
                afterwards follow from it.
            options: There are none; PettingZoo wants the argument.
        """
        if seed is not None:
            self._chance = random.Random(_seed(seed))
        self.game = Game(
            self.possible_agents, self.rules, seed=self._chance.getrandbits(48) if seed is None else as_index(seed)
        )
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._no_mask} for agent in self.agents}
        self._skip_agent_selection = None  # PettingZoo keeps who is next in it while terminated agents step
        self._paid: tuple[int | None, ...] = self.game.nuggets
        self.agent_selection = self.agents[self.game.seat]
        self._tell()
        if self.render_mode == "human":
            self.render()

    def _tell(self) -> None:
        """Tell the agent whose turn it is what it may do."""
        table, agent = self.game.table, self.agent_selection
        mask = self.code.mask(table.legal(), table.seat, table.hand(table.seat))
        mask.flags.writeable = False
        self.infos[agent] = {"action_mask": mask}

    def observe(self, agent: str) -> Observation:
        """What an agent observes now, whoever's turn it is; after the game, how it has ended.

        Raises:
            BadSetting: There is no such agent.
            NotReset: No game is dealt yet.
        """
        seat = self._seat_of[self._agent(agent)]
        mask: NDArray[np.int8] = self.infos[agent]["action_mask"] if agent in self.infos else self._no_mask
        return {"observation": self.observer.observe(self.game.view(seat)), "action_mask": mask.copy()}

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is act; when a round ends, the next is dealt.

        Args:
            action: The number of an action; None for an agent that is terminated.

        Raises:
            BadIndex: No action has that number, or the hand does not have the cards that it chooses.
            IllegalAction: The rules refuse it; nothing was changed. `env()` ends the game in place of raising this.
            NotReset: No game is dealt yet.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        seat = game.seat
        outcome = game.play(self.code.decode(action, seat, game.table.hand(seat)))  # type: ignore[arg-type]  # it checks
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {"action_mask": self._no_mask}
        if outcome.result is not None:
            self._pay()
        if game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            if game.round_over:
                game.play(_DEAL)
            self.agent_selection = self.agents[game.seat]
            self._tell()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _pay(self) -> None:
        """Pay what has been earned; a round's result comes again with every theft, so only what is new counts."""
        game = self.game
        if self.reward == NUGGETS:
            earned = game.nuggets
            for agent, now, before in zip(self.agents, earned, self._paid, strict=True):
                assert now is not None
                assert before is not None
                self.rewards[agent] = float(now - before)
            self._paid = earned
        elif game.over if self.reward == GAME else game.round_over:
            winners = game.winners if self.reward == GAME else game.rounds[-1].winners
            for seat, agent in enumerate(self.agents):
                self.rewards[agent] = 1.0 if seat in winners else -1.0

    def render(self) -> Any:
        """The game as an onlooker who sees everything would have it, by the render mode.

        Returns:
            A text (`ansi`), a picture that is an SVG text (`svg`), an array of rows, columns and the colours red,
            green, blue (`rgb_array`); None for `human`, which prints the text.

        Raises:
            NotInstalled: The libraries that pixels need are not there.
        """
        if self.render_mode is None:
            logger.warn("nothing is rendered: make the environment with a render_mode")
            return None
        return RENDERS[self.render_mode](self.game)

    def close(self) -> None:
        """There is nothing to let go of."""


def _among(name: object, known: Container[str]) -> bool:
    return isinstance(name, str) and name in known


def _seed(seed: Any) -> int | None:
    if seed is None:
        return None
    try:
        return as_index(seed)
    except TypeError:
        raise BadSetting(f"{shown(seed)} is no seed: a seed is a whole number") from None
