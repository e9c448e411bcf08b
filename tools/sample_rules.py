"""The sample that shows the rules one by one: two short rounds of four players, written by hand, from deal to gold.

The deals are made to fit: every hand holds what its player will play, in that order, and the stock brings the rest.
Which rule each move shows is said in `sample_texts/every_rule.md`.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from sab_widget.model import Action, Break, Card, Discard, Map, Place, Record, Repair, Rockfall, Rules, Step, Take
from sab_widget.model import Deal as DealNext
from sab_widget.model.deals import Deal, gold_of
from sab_widget.model.decks import cards_of

PLAYERS: Final = ("Nia", "Omar", "Pia", "Quin")
NIA, OMAR, PIA, QUIN = range(4)

RULES: Final = Rules(
    rounds=2,
    deck=(
        ("NESW", 2), ("NES", 2), ("ESW", 3), ("NS", 1), ("EW", 3), ("ES", 1), ("NE", 2),
        ("N|E", 1), ("E|W", 1), ("N|S", 1),
        ("break lantern", 1), ("break cart", 1), ("break pickaxe", 1),
        ("repair lantern", 1), ("repair cart", 1), ("repair lantern pickaxe", 1), ("map", 3), ("rockfall", 2),
    ),
    hands=((4, 3),),
    gold_choice="player",
)  # fmt: skip
"""The base game with 28 cards and hands of three, so that a round is short, and gold that is taken card by card."""

Move = tuple[int, Action]
"""A seat and what it does."""

FIRST_ROUND: Final[tuple[Move, ...]] = (
    (NIA, Place("EW", (1, 0))),
    (OMAR, Place("NEW", (2, 0))),
    (PIA, Map((8, 0))),
    (QUIN, Place("ESW", (3, 0))),
    (NIA, Place("EW", (4, 0))),
    (OMAR, Place("NESW", (5, 0))),
    (PIA, Rockfall((3, 0))),
    (QUIN, Place("NS", (2, -1))),
    (NIA, Place("EW", (3, 0))),
    (OMAR, Place("NESW", (6, 0))),
    (PIA, Break("cart", NIA)),
    (QUIN, Place("SW", (7, 0))),
    (NIA, Map((8, 2))),
    (OMAR, Repair("cart", NIA)),
    (PIA, Place("N|E", (7, 1))),
    (QUIN, Rockfall((7, 0))),
    (NIA, Place("ESW", (7, 0))),
    (OMAR, Place("NSW", (8, 1))),
    (OMAR, Take(3)),
    (NIA, Take(1)),
    (QUIN, Take(2)),
)

SECOND_ROUND: Final[tuple[Move, ...]] = (
    (PIA, Place("NESW", (1, 0))),
    (QUIN, Map((8, -2))),
    (NIA, Place("EW", (2, 0))),
    (OMAR, Place("NES", (-1, 0))),
    (PIA, Place("EW", (3, 0))),
    (QUIN, Break("lantern", PIA)),
    (NIA, Place("ESW", (4, 0))),
    (OMAR, Place("EW", (5, 0))),
    (PIA, Discard("N|S")),
    (QUIN, Break("cart", PIA)),
    (NIA, Place("SW", (6, 0))),
    (OMAR, Place("NE", (6, 1))),
    (PIA, Map((8, 2))),
    (QUIN, Break("pickaxe", PIA)),
    (NIA, Repair("pickaxe", PIA, "repair lantern pickaxe")),
    (OMAR, Place("ESW", (7, 1))),
    (PIA, Repair("cart", PIA)),
    (QUIN, Place("E|W", (8, 1))),
    (NIA, Rockfall((8, 1))),
    (OMAR, Place("NSW", (8, 1))),
    (PIA, Repair("lantern", PIA)),
    (QUIN, Rockfall((5, 0))),
    (NIA, Place("ESW", (5, 0))),
    (OMAR, Map((8, -2))),
    (PIA, Place("NESW", (7, 2))),
    (QUIN, Place("N|E", (7, 0))),
    (NIA, Place("NS", (1, -1))),
    (OMAR, Discard("ES")),
)


def record() -> Record:
    """The sample, with the hash of every step."""
    gold = sorted(gold_of(RULES))
    drawn = [1, 3, 2]
    left = list((Counter(gold) - Counter(drawn)).elements())
    deals = (
        _deal(FIRST_ROUND, roles="ddsd", goals=("NW", "NE", "treasure"), starter=NIA, gold=drawn + left),
        _deal(SECOND_ROUND, roles="ddds", goals=("treasure", "NE", "NW"), starter=PIA, gold=left),
    )
    moves = (*FIRST_ROUND, (PIA, DealNext()), *SECOND_ROUND)
    return Record(
        rules=RULES,
        players=PLAYERS,
        deals=deals,
        steps=tuple(Step(seat, action) for seat, action in moves),
        headers={"kind": "written by hand"},
    ).with_hashes()


def _deal(moves: tuple[Move, ...], *, roles: str, goals: tuple[str, ...], starter: int, gold: list[int]) -> Deal:
    """The deal in which everybody holds, in this order, what the moves ask of them."""
    size, players = RULES.hand_size(len(PLAYERS)), len(PLAYERS)
    played: list[list[Card]] = [[] for _ in PLAYERS]
    for seat, action in moves:
        if action.card is not None:
            played[seat].append(action.card)
    rest = list((Counter(cards_of(RULES.deck)) - Counter(card for cards in played for card in cards)).elements())
    each = len(cards_of(RULES.deck)) // players
    for cards in played:
        while len(cards) < each:
            cards.append(rest.pop(0))
    # A seat draws after its turn, so the stock brings each seat's next card in the order of the seats.
    stock = [played[(starter + i) % players][size + i // players] for i in range(players * (each - size))]
    named = tuple({"d": "digger", "s": "saboteur"}[role] for role in roles)
    return Deal(
        starter=starter,
        roles=named,
        left_over=("digger",),
        goals=goals,
        hands=tuple(tuple(cards[:size]) for cards in played),
        stock=tuple(stock),
        gold=tuple(gold),
    )
