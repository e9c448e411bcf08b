"""Decks, roles, hand sizes, gold and pay as tables (rules.md section 2 and 4); no code decides anything here."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sab_widget.model.cards import Card

Deck = tuple[tuple[str, int], ...]
"""How many there are of each card: `((name, number), …)`."""

ByPlayers = tuple[tuple[int, int], ...]
"""A number for each number of players: `((players, number), …)`."""

START: Final = "NESWL"
"""The start card; it shows the ladder to the surface."""

TREASURE: Final = "NESW"

GOAL_CELLS: Final = ((8, -2), (8, 0), (8, 2))
"""Where the three goals lie, seven free columns from the start."""

GOAL_FACES: Final = ("NW", "NESW", "NE")
"""The goals as they lie when nobody shuffles them: stone, treasure, stone."""

OPEN_PATHS: Final[Deck] = (("NESW", 5), ("NES", 5), ("ESW", 5), ("NS", 4), ("EW", 3), ("ES", 4), ("NE", 5))

BLIND_PATHS: Final[Deck] = (
    ("N", 1),
    ("E", 1),
    ("N|S", 1),
    ("E|W", 1),
    ("E|S", 1),
    ("N|E", 1),
    ("N|E|S", 1),
    ("E|S|W", 1),
    ("N|E|S|W", 1),
)

TOOLS: Final = ("lantern", "cart", "pickaxe")

ACTIONS: Final[Deck] = (
    ("break lantern", 3),
    ("break cart", 3),
    ("break pickaxe", 3),
    ("repair lantern", 2),
    ("repair cart", 2),
    ("repair pickaxe", 2),
    ("repair lantern cart", 1),
    ("repair cart pickaxe", 1),
    ("repair lantern pickaxe", 1),
    ("map", 6),
    ("rockfall", 3),
)

BASE_DECK: Final[Deck] = OPEN_PATHS + BLIND_PATHS + ACTIONS

SABOTEURS: Final[ByPlayers] = ((3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 3), (9, 3), (10, 4))
"""Saboteur cards shuffled in, by number of players; one dwarf is left over."""

DIGGERS: Final[ByPlayers] = ((3, 3), (4, 4), (5, 4), (6, 5), (7, 5), (8, 6), (9, 7), (10, 7))

HANDS: Final[ByPlayers] = ((3, 6), (4, 6), (5, 6), (6, 5), (7, 5), (8, 4), (9, 4), (10, 4))

GOLD: Final[ByPlayers] = ((1, 16), (2, 8), (3, 4))
"""Gold cards: `((nuggets, how many cards), …)`."""

SABOTEUR_PAY: Final = (4, 3, 3, 2)
"""Nuggets for each saboteur when 1, 2, 3, 4 of them are in the round."""

GOLD_PER_PLAYER: Final[ByPlayers] = ((3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9), (10, 9))
"""Gold cards drawn under the option `per_player` (2004): as many as players, nine with ten players."""

COMP424_DECK: Final[Deck] = (
    OPEN_PATHS + BLIND_PATHS + (("break tool", 2), ("repair tool", 4), ("map", 6), ("rockfall", 3))
)
"""The deck of a university course's dialect: tools have no names, and there are fewer action cards."""


@lru_cache(maxsize=64)
def cards_of(deck: Deck) -> tuple[Card, ...]:
    """The deck's cards one by one, in the order of its table."""
    return tuple(Card(name) for name, number in deck for _ in range(number))
