"""Every game of the family, and who can play it: the base game, its variants, their combinations, Saboteur 2."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from sab_widget.model import Rules

VARIANTS = ("old_mine", "competitive", "selfish_dwarf", "all_saboteurs", "tournament")
"""Those of the base game, by their names."""

REFUSED = {
    frozenset({"tournament", "old_mine"}): "in a tournament the diggers are paid fixed nuggets",
    frozenset({"tournament", "selfish_dwarf"}): "a tournament has its selfish dwarf already",
    frozenset({"tournament", "all_saboteurs"}): "a tournament leaves no dwarf over already",
    **{
        frozenset({"saboteur2", name}): "Saboteur 2 has dwarves, gold and an end of the round of its own"
        for name in VARIANTS
    },
}
"""The pairs that make no sense, and what is said about them."""

NEAR = ((2, -2), (3, 0), (2, 2))
"""Goals that are soon reached."""


def why_refused(names: tuple[str, ...]) -> list[str]:
    """What is to be said against these variants together; nothing when they go together."""
    return [why for pair, why in REFUSED.items() if pair <= set(names)]


COMBINATIONS = [
    names
    for number in range(len(VARIANTS) + 2)
    for names in combinations((*VARIANTS, "saboteur2"), number)
    if not why_refused(names)
]
"""All variants and all combinations that make sense; the first is the base game."""


def rules_of(names: tuple[str, ...], **options: Any) -> Rules:
    """The rules of some variants, with goals that are near."""
    return Rules.of(*names, **{"goal_cells": NEAR, **options})


def numbers_of(rules: Rules) -> list[int]:
    """How many can play."""
    return [players for players, _ in rules.hands]


TABLES = [(names, players) for names in COMBINATIONS for players in numbers_of(Rules.of(*names))]
"""Every combination with every number of players that can play it."""


def called(names: tuple[str, ...]) -> str:
    """What a test is called that is about these variants."""
    return "+".join(names) or "base"
