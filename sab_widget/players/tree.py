"""The tree that a search grows: what was tried after what, by whom, and how it came out.

A node stands for what was done since the root, in whatever world: worlds differ in what is hidden, so not every action
of a node can be done in each of them. Hence each action counts how often it could have been chosen (Cowling, Powley,
Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions on Computational Intelligence and AI in Games
4(2), 2012, section IV: subset-armed bandits).
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sab_widget.model.actions import Action


class Node:
    """What came of one action, done after those above it."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.visits = 0
        self.available = 1
        """How often it could have been chosen, chosen or not."""
        self.total = 0.0
        """The sum of what it was worth to the seat that did it."""

    @property
    def mean(self) -> float:
        """What it was worth on average; 0 when it was not tried."""
        return self.total / self.visits if self.visits else 0.0

    def choose(self, legal: Sequence[Action], explore: float, draw: Callable[[], float]) -> tuple[Action, Node, bool]:
        """Which of these actions to try now: one that was never tried, else the one with the highest upper bound.

        Args:
            legal: What can be done in this world; not empty.
            explore: How much an action that was tried seldom is given in advance, `c` in UCB1 (Auer, Cesa-Bianchi,
                Fischer 2002).
            draw: Numbers from 0 to below 1.

        Returns:
            The action, its node, and whether the node is new.
        """
        children = self.children
        untried = []
        tried = []
        for action in legal:
            child = children.get(action)
            if child is None:
                untried.append(action)
            else:
                child.available += 1
                tried.append(child)
        if untried:
            action = untried[int(draw() * len(untried))]
            children[action] = fresh = Node()
            return action, fresh, True
        best, highest = 0, -1.0
        for i, child in enumerate(tried):
            visits = child.visits
            bound = child.total / visits + explore * sqrt(_LOGS[child.available] / visits)
            if bound > highest:
                best, highest = i, bound
        return legal[best], tried[best], False


class _Logs(dict[int, float]):
    """Logarithms of whole numbers, found when they are first asked for."""

    def __missing__(self, number: int) -> float:
        found = self[number] = log(number)
        return found


_LOGS: Final = _Logs()
