"""Players that do what they should not, and short games for them."""

from __future__ import annotations

import os
import random
from typing import Any

from sab_widget.model import Action, Game, Pass, Rules, View
from sab_widget.players import Random
from sab_widget.players.play import chance_of

SHORT = Rules(rounds=1, goal_cells=((2, -2), (3, 0), (2, 2)))
"""One round, with goals that are soon reached."""


class Picky(Random):
    """Plays at random, but does something else in the games that have these seeds."""

    def __init__(self, *bad: str) -> None:
        super().__init__()
        self.bad = {chance_of(Game(3, seed=seed)) for seed in bad}
        self.seed = ""

    def begin(self, seat: int, seed: str) -> None:
        super().begin(seat, seed)
        self.seed = seed

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        return self.misbehave() if self.seed in self.bad else super().choose(view, legal)

    def misbehave(self) -> Any:
        raise RuntimeError("no idea")


class Silent(Picky):
    def misbehave(self) -> Any:
        return None


class Wrong(Picky):
    def misbehave(self) -> Any:
        return Pass()


class Slow(Picky):
    def misbehave(self) -> Any:
        while True:
            pass


class Quitter(Picky):
    def misbehave(self) -> Any:
        raise SystemExit("I leave")


class Stopper(Picky):
    """Does what Ctrl-C does."""

    def misbehave(self) -> Any:
        raise KeyboardInterrupt


class Chatterbox(Picky):
    """Fails with far too many words."""

    def misbehave(self) -> Any:
        raise RuntimeError("x" * 10**6)


class Killer(Picky):
    """Ends the process that it plays in."""

    def misbehave(self) -> Any:
        os._exit(3)


class Clumsy(Picky):
    """Fails before the first action."""

    def begin(self, seat: int, seed: str) -> None:
        super().begin(seat, seed)
        if seed in self.bad:
            raise RuntimeError("not ready")


class Locked(Random):
    """Cannot be pickled."""

    def __init__(self) -> None:
        super().__init__()
        self.secret = (number for number in range(3))


class Remembering:
    """Does what depends on how often it was asked since it was made: a copy that is used twice gives itself away."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        self.asked += 1
        return legal[random.Random(self.asked).randrange(len(legal))]
