"""Random games for property tests: the whole family, all numbers of players, all rule options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from sab_widget.model import Game, Rules
from sab_widget.model.rules import CHOICES
from tests.model.rule_sets import COMBINATIONS, numbers_of

FREE = [name for name in CHOICES if name not in ("must_connect", "must_meet", "won_by")]
"""Options whose values go with all others."""

POLICIES = [{}, {}, {"must_connect": False}, {"must_connect": False, "must_meet": True}]
DEEDS = ("theft", "hands off", "swap hands", "inspect", "swap hats", "trap", "free", "steal")
"""What is done with the action cards of Saboteur 2."""

NEAR = ((2, -2), (3, 0), (2, 2))
TOUCHING = ((2, 0), (2, 1), (3, 1))
STANDARD = ((8, -2), (8, 0), (8, 2))


@st.composite
def rules(draw: st.DrawFn) -> Rules:
    """The rules of the base game, of variants or of Saboteur 2, with some options that are not the default."""
    names = draw(st.sampled_from([(), ("saboteur2",), ("saboteur2",), *COMBINATIONS]))
    chosen: dict[str, Any] = {
        name: draw(st.sampled_from(CHOICES[name])) for name in draw(st.sets(st.sampled_from(FREE)))
    }
    chosen |= draw(st.sampled_from(POLICIES))
    chosen["goal_cells"] = draw(st.sampled_from([NEAR, NEAR, TOUCHING, STANDARD]))
    chosen["saboteur_pay"] = draw(st.sampled_from([(4, 3, 3, 2), (4, 3, 3, 3)]))
    chosen["rounds"] = draw(st.integers(1, 3))
    chosen["first_seat"] = draw(st.integers(0, 1))
    if "saboteur2" in names:
        chosen.pop("broken_unpaid", None)
    elif not names and draw(st.integers(0, 5)) == 0:
        chosen |= {"won_by": "finder", "dwarves": (), "gold": (), "broken_unpaid": False}
    return Rules.of(*names, **chosen)


class Chance:
    """Who plays at random, and likes to dig: so that mines grow and goals are reached."""

    def __init__(self, seed: int, digging: float = 0.6) -> None:
        self.chance = random.Random(seed)
        self.digging = digging

    def act(self, game: Game) -> None:
        """Do one action."""
        legal = game.legal_actions()
        wanted = [action for action in legal if action.kind in ("place", "rockfall", "break", "repair", "map", *DEEDS)]
        digging = [action for action in wanted if action.kind == "place"]
        for some, liking in ((digging, self.digging), (wanted, self.digging)):
            if some and self.chance.random() < liking:
                game.play(self.chance.choice(some))
                return
        game.play(self.chance.choice(legal))


@st.composite
def begun(draw: st.DrawFn) -> tuple[Game, Chance]:
    """A new game of as many players as can play it, and who plays it."""
    seed, chosen = draw(st.integers(0, 2**32)), draw(rules())
    game = Game(draw(st.sampled_from(numbers_of(chosen))), chosen, seed=seed)
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
