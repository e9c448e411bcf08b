"""The cards of Saboteur 2 as tables (rules.md section 6); no code decides anything here."""

from __future__ import annotations

from typing import Final

from sab_widget.model.decks import BASE_DECK, ByPlayers, Deck

LADDERS: Final[Deck] = (("NL", 1), ("EL", 1), ("NEL", 1), ("ESL", 1))

CRYSTALS: Final[Deck] = (
    ("N*", 1),
    ("E*", 1),
    ("NES*", 1),
    ("ESW*", 3),
    ("NESW*", 1),
    ("EW|N*", 1),
    ("ESW|N*", 1),
    ("NSW|E*", 1),
)

BLUE_DOORS: Final[Deck] = (("NS:blue", 1), ("EW:blue", 1), ("NE:blue", 1))

GREEN_DOORS: Final[Deck] = (("EW:green", 1), ("ES:green", 1), ("NS|E:green", 1))

BRIDGES: Final[Deck] = (("NS|EW", 2), ("NE|SW", 1), ("ES|NW", 1))
"""Bridges and double curves."""

MIXED: Final[Deck] = (("NS|E", 1), ("NE|S", 1), ("ES|N", 2), ("NS|E|W", 1), ("EW|N|S", 1))

PATHS_TWO: Final[Deck] = LADDERS + CRYSTALS + BLUE_DOORS + GREEN_DOORS + BRIDGES + MIXED

ACTIONS_TWO: Final[Deck] = (
    ("theft", 4),
    ("hands off", 3),
    ("swap hands", 2),
    ("inspection", 2),
    ("swap hats", 2),
    ("trapped", 3),
    ("free at last", 4),
    ("rockfall", 1),
)


def together(*decks: Deck) -> Deck:
    """Several decks as one, each card named once."""
    counted: dict[str, int] = {}
    for name, number in (entry for deck in decks for entry in deck):
        counted[name] = counted.get(name, 0) + number
    return tuple(counted.items())


DECK_TWO: Final = together(BASE_DECK, PATHS_TWO, ACTIONS_TWO)
"""All that is shuffled together: 118 cards."""

OUT_OF_PLAY: Final = 10
"""Cards from the top of the shuffled deck that go out of play unseen before each round."""

HANDS_TWO: Final[ByPlayers] = tuple((players, 6) for players in range(2, 13))

MOST_DISCARDED: Final = 3
"""Cards that may be discarded at once when one passes."""

PIECES: Final = (5, 4, 3, 2, 1)
"""Pieces for each winner when 1, 2, 3, 4, or 5 and more have won."""
