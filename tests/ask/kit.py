"""Positions and answers for the tests of questions."""

from __future__ import annotations

from sab_widget import Mine, Record, ask, samples
from sab_widget.model import Cell

DIGGERS = samples.diggers_win()
EVERY_RULE = samples.every_rule()
TWO = samples.saboteur2()

GAP = """
S* EW  .  EW  NESW .
.  .   .  .   NS   .
"""
"""A rockfall has taken the card at 2,0."""

CORRIDOR = "S* EW EW EW EW EW EW . ?NESW"
"""One card is missing to the treasure."""

TOOLS = """
players: Ben, Cleo, Ada
hand Ada: repair lantern cart, NS, EW, map, break pickaxe, N|S
Ben: break lantern Ada
Cleo: break cart Ada
"""
"""Ada’s turn; two tools of hers are broken."""


def mine(text: str) -> Mine:
    """A mine, whether or not it could have been dug."""
    return Mine.from_text(text, check=False)


def record(text: str) -> Record:
    """A game typed in by hand."""
    return Record.from_text(text)


def cells(*pairs: tuple[int, int]) -> frozenset[Cell]:
    """Some cells."""
    return frozenset(Cell(*pair) for pair in pairs)


def one_of_each() -> list[ask.Question]:
    """A question of each kind."""
    return [
        ask.where(Mine(), "NS"),
        ask.legal(Mine(), "NS", (1, 0)),
        ask.turned_up(mine(CORRIDOR), "EW", (7, 0)),
        ask.way(mine(CORRIDOR), "EW", (7, 0)),
        ask.may(record(TOOLS)),
        ask.gold(["Ada", "Ben", "Cleo"], seed=1),
    ]
