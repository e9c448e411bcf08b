"""The player that takes any action, each alike."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from sab_widget.model.actions import Action
    from sab_widget.model.view import View


class Random:
    """Takes any legal action, each alike; never looks at its view. The measure that others are held against.

    Args:
        seed: The same seed gives the same choices; in a game played by `play_out` or `simulate`, that of the game does.
    """

    looks = False
    """It is given no view, which takes longer than to choose."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._seed = seed
        self._draw: Callable[[], float] | None = None

    def begin(self, seat: int, seed: str) -> None:
        """Take what follows from the seed of the game."""
        self._draw = random.Random(f"{seed}/{seat}").random

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:  # noqa: ARG002 — it does not look
        """One of them."""
        draw = self._draw
        if draw is None:
            draw = self._draw = random.Random(self._seed).random
        return legal[int(draw() * len(legal))]

    def __repr__(self) -> str:
        return "Random()"
