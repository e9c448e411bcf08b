"""Small logs written by hand, by which the importer is tested without the real ones."""

from __future__ import annotations

from sab_widget.importers.comp424 import ACTIONS, FACES, GOALS
from sab_widget.model.cards import Card
from sab_widget.model.decks import COMP424_DECK, cards_of

NUMBERS = {Card(face).text: number for number, face in FACES.items()}
"""A number after `Tile:` that shows each path card, one way round."""


def word(card: str) -> str:
    """What the logs call a card."""
    named = {ours: theirs for theirs, ours in ACTIONS.items()}
    return named.get(card) or f"Tile:{NUMBERS[Card(card).text]}"


def deal(
    first: str = "", second: str = "", draws: str = "", *, maps: int = 6, goals: str = "hidden1,nugget,hidden2"
) -> str:
    """A line BoardInit; the cards with which seat 0 and seat 1 begin, and those drawn first, are parted by commas."""
    left = [card.text for card in cards_of(COMP424_DECK)]
    for _ in range(6 - maps):
        left.remove("map")
    parts = [[Card(name).text for name in part.split(",") if name] for part in (first, second, draws)]
    for part in parts:
        for name in part:
            left.remove(name)
    for part in parts[:2]:
        while len(part) < 7:
            part.append(left.pop())
    hands = [",".join(map(word, part)) for part in parts[:2]]
    stock = ",".join(map(word, parts[2] + left[::-1]))
    assert all(f"Tile:{goal}" in GOALS for goal in goals.split(","))
    return f"BoardInit:{stock}-{hands[1]}-{hands[0]}-" + ",".join(f"Tile:{goal}" for goal in goals.split(","))


HEAD = """\
# Server version 0.08 running on HOST
# Game ID: 7
# Board class: Saboteur.SaboteurBoard
# Timeout: 20000
# First Move Timeout: 30000
# Date: Wed Apr 15 14:23:27 EDT 2020
# Player 1: Player-0, 'Ada', running on HOST
START Player-0 Ada
START Player-1 Bo
"""


def log(*lines: str, head: str = HEAD, dealt: str | None = None) -> str:
    """A log with these moves and endings."""
    return head + "\n".join([deal() if dealt is None else dealt, *lines]) + "\n"


DOWN = log(
    "Tile:8 6 5 1",  # NESW at (0, 1)
    "Tile:0 7 5 0",
    "Tile:0 8 5 1",
    "Tile:0 9 5 0",
    "Tile:6 10 5 1",
    "Tile:6_flip 11 5 0",
    "GAMEOVER WINNER 0",
    "# Game ended: Wed Apr 15 14:24:00 EDT 2020",
    dealt=deal(first="NS,NS,NES", second="NESW,NS,NES"),
)
"""Six cards straight down to the treasure: seat 0 wins."""
