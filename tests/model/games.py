"""Random games for property tests: all numbers of players, all rule options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from sab_widget.model import Game, Rules
from sab_widget.model.rules import CHOICES

FREE = [name for name in CHOICES if name not in ("must_connect", "must_meet", "won_by")]
"""Options whose values go with all others."""

POLICIES = [{}, {}, {"must_connect": False}, {"must_connect": False, "must_meet": True}]
NEAR = ((2, -2), (3, 0), (2, 2))
TOUCHING = ((2, 0), (2, 1), (3, 1))
STANDARD = ((8, -2), (8, 0), (8, 2))


@st.composite
def rules(draw: st.DrawFn) -> Rules:
    """The rules of the base game, with some options that are not the default."""
    chosen: dict[str, Any] = {
        name: draw(st.sampled_from(CHOICES[name])) for name in draw(st.sets(st.sampled_from(FREE)))
    }
    chosen |= draw(st.sampled_from(POLICIES))
    chosen["goal_cells"] = draw(st.sampled_from([NEAR, NEAR, TOUCHING, STANDARD]))
    chosen["saboteur_pay"] = draw(st.sampled_from([(4, 3, 3, 2), (4, 3, 3, 3)]))
    chosen["rounds"] = draw(st.integers(1, 3))
    chosen["first_seat"] = draw(st.integers(0, 2))
    if draw(st.integers(0, 9)) == 0:
        chosen |= {"won_by": "finder", "diggers": (), "saboteurs": (), "gold": ()}
    return Rules(**chosen)


class Chance:
    """Who plays at random, and likes to dig: so that mines grow and goals are reached."""

    def __init__(self, seed: int, digging: float = 0.6) -> None:
        self.chance = random.Random(seed)
        self.digging = digging

    def act(self, game: Game) -> None:
        """Do one action."""
        legal = game.legal_actions()
        wanted = [action for action in legal if action.kind in ("place", "rockfall", "break", "repair", "map")]
        digging = [action for action in wanted if action.kind == "place"]
        for some, liking in ((digging, self.digging), (wanted, self.digging)):
            if some and self.chance.random() < liking:
                game.play(self.chance.choice(some))
                return
        game.play(self.chance.choice(legal))


@st.composite
def begun(draw: st.DrawFn) -> tuple[Game, Chance]:
    """A new game of 3 to 10 players, and who plays it."""
    seed = draw(st.integers(0, 2**32))
    game = Game(draw(st.integers(3, 10)), draw(rules()), seed=seed)
    return game, Chance(seed, draw(st.sampled_from([0.0, 0.3, 0.6, 0.9])))


@st.composite
def under_way(draw: st.DrawFn, most: int = 150) -> Game:
    """A game that has been played for some turns."""
    game, chance = draw(begun())
    for _ in range(draw(st.integers(0, most))):
        if game.over:
            break
        chance.act(game)
    return game


def turns(game: Game, chance: Chance, most: int = 400) -> Iterator[int]:
    """Play a game to its end, or for so many turns; yields after the deal and after each turn."""
    yield game.turn
    while not game.over and game.turn < most:
        chance.act(game)
        yield game.turn
