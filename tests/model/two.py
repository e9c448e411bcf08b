"""Games of Saboteur 2 whose deal is laid out by hand, for tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from sab_widget.model import Action, Card, Discard, Game, Place, Reason, Rules
from sab_widget.model.deals import Deal, roles_of
from tests.model.kit import GOALS, ROLE

FAR = ((8, -2), (8, 0), (8, 2))
NEAR = ((2, -2), (2, 0), (2, 2))
"""One card is enough to reach the middle one."""
THREE = ((3, -3), (3, 0), (3, 3))
"""Two cards are enough."""


def rules(hands: Sequence[Sequence[str]], stock: Sequence[str] = (), **options: Any) -> Rules:
    """The rules of Saboteur 2, but for the deck: it is what these hands and this stock hold; near goals, one round."""
    deck = Counter(Card(name).text for cards in (*hands, stock) for name in cards)
    return Rules.saboteur2(
        **{
            "deck": tuple(deck.items()),
            "hands": ((len(hands), len(hands[0])),),
            "out_of_play": 0,
            "goal_cells": NEAR,
            "rounds": 1,
            **options,
        }
    )


def dealt(
    rules: Rules,
    hands: Sequence[Sequence[str]],
    stock: Sequence[str] = (),
    *,
    roles: str = "",
    left: str = "",
    goals: Sequence[str] = GOALS,
    starter: int = 0,
    out: Sequence[str] = (),
) -> Deal:
    """A deal of exactly these cards.

    Args:
        rules: The rules.
        hands: By seat.
        stock: The next card first.
        roles: For the first seats a letter each, as `ROLE` has them; the others get what is left.
        left: The dwarves that are left over and drawn first, likewise.
        goals: What lies at each goal cell.
        starter: Who begins.
        out: The cards out of play.
    """
    players = len(hands)
    named, first = [ROLE[letter] for letter in roles], [ROLE[letter] for letter in left]
    rest = list((Counter(roles_of(rules, players)) - Counter(named + first)).elements())
    missing = players - len(named)
    return Deal(
        starter=starter,
        roles=(*named, *rest[:missing]),
        left_over=(*first, *rest[missing:]),
        goals=tuple(goals),
        hands=tuple(tuple(map(Card, hand)) for hand in hands),
        stock=tuple(map(Card, stock)),
        gold=(),
        out=tuple(map(Card, out)),
    )


def game(
    hands: Sequence[Sequence[str]],
    stock: Sequence[str] = (),
    *,
    roles: str = "",
    left: str = "",
    goals: Sequence[str] = GOALS,
    **options: Any,
) -> Game:
    """A game with exactly these cards; all hands must be of one size."""
    made = rules(hands, stock, **options)
    return Game(len(hands), made, deals=[dealt(made, hands, stock, roles=roles, left=left, goals=goals)])


def play(game: Game, *actions: Action) -> Game:
    """Do one action after the other; each must be in the legal list."""
    for action in actions:
        assert action in game.legal_actions(), (action, game.why_not(action))
        game.play(action)
    return game


def dig(game: Game, *ways: str) -> Game:
    """Lay path cards, each written `FACE COLUMN,ROW`."""
    for way in ways:
        face, cell = way.split()
        column, row = cell.split(",")
        play(game, Place(face, (int(column), int(row))))
    return game


def throw(game: Game, *names: str) -> Game:
    """Discard cards, one seat after the other."""
    return play(game, *map(Discard, names))


def throw_all(game: Game) -> Game:
    """Let everybody discard one card after the other until the round ends, or thefts are carried out."""
    while game.table.phase == "playing":
        game.play(Discard(game.table.hand(game.seat)[-1]))
    return game


def hand(game: Game, seat: int) -> list[str]:
    """The cards of a seat by their names, sorted."""
    return sorted(card.text for card in game.table.hand(seat))


def details(reasons: tuple[Reason, ...]) -> list[str]:
    """The codes of reasons, with which sentence each has."""
    return [f"{reason.code}.{reason.detail}" if reason.detail else reason.code for reason in reasons]
