"""Random boards for property tests: grown by the rules, or of cards put anywhere."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

from sab_widget.model import Mine, Rules
from sab_widget.model.placing import Policy

DECK = [name for name, _ in Rules().deck if not name.startswith(("break", "repair", "map", "rockfall"))]
OPEN = ["NESW", "NES", "ESW", "NSW", "NEW", "NS", "EW", "ES", "NW", "NE", "SW"]
ODD = ["NS|EW", "NE|SW", "ES|NW", "NS|E", "EW|N|S", "NL", "ESL", "E|WL", "NESW*", "EW:blue", "N|ES:green"]
BLIND = ["N", "E", "S", "W", "N|S", "E|W", "NS|EW", "EW", "NS"]
STONES = ["NW", "NE", "ES", "SW"]

SMALL = [(column, row) for column in range(-3, 4) for row in range(-3, 4) if (column, row) != (0, 0)]

POLICIES = [Policy(), Policy(must_connect=False), Policy(must_connect=False, must_meet=True)]


@st.composite
def anywhere(draw: st.DrawFn, policy: Policy | None = None) -> Mine:
    """A mine on which cards were put without asking, and from which some were taken away again."""
    chosen = draw(st.sampled_from(POLICIES)) if policy is None else policy
    return scatter(draw(st.integers(0, 2**32)), draw(st.integers(0, 45)), draw(st.integers(0, 3)), chosen)


def scatter(seed: int, cards: int, goals: int, policy: Policy) -> Mine:
    """The mine on which cards were put anywhere, as a seed has it."""
    chance = random.Random(seed)
    cells = chance.sample(SMALL, len(SMALL))
    faces = {cell: chance.choice(["NESW", *STONES]) for cell in cells[:goals]}
    mine = Mine(faces, treasure=cells[0] if goals and chance.random() < 0.5 else None, policy=policy)
    kinds = chance.choice([DECK, OPEN, ODD, BLIND, DECK + OPEN + ODD])
    for cell in cells[goals : goals + cards]:
        mine.place(chance.choice(kinds), cell, check=False)
        if chance.random() < 0.2:
            mine.remove(chance.choice(mine.removable))
        down = [goal.cell for goal in mine.goals if not goal.up]
        if down and chance.random() < 0.03:
            mine.turn_up(chance.choice(down))
    return mine


@st.composite
def grown(draw: st.DrawFn, cards: int = 25, goals: Any = None, policy: Policy | None = None) -> Mine:
    """A mine that grew by legal placements and rockfalls."""
    return grow(draw(st.integers(0, 2**32)), draw(st.integers(0, cards)), goals, policy or Policy())


def grow(seed: int, cards: int, goals: Any = None, policy: Policy = Policy()) -> Mine:  # noqa: B008 - immutable
    """The mine that grows of a seed."""
    chance = random.Random(seed)
    mine = Mine(goals if goals is not None else {(2, -1): "NE", (3, 1): "NESW", (-2, 0): "NW"}, policy=policy)
    for _ in range(cards):
        placements = mine.legal_placements(chance.choice(DECK))
        if placements:
            placement = chance.choice(placements)
            mine.place(placement.face, placement.cell)
        if mine.removable and chance.random() < 0.15:
            mine.remove(chance.choice(mine.removable))
    return mine
