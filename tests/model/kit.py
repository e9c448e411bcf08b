"""Helpers of the tests of the model: games whose deal is laid out by hand, and small boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import pytest

from sab_widget.model import Action, Card, Discard, Game, IllegalAction, Reason, RoundResult, Rules
from sab_widget.model.deals import Deal, gold_of, roles_of
from sab_widget.model.decks import cards_of
from sab_widget.model.states import state_text
from tests.model import plain

T = TypeVar("T")

NEAR = ((2, -2), (2, 0), (2, 2))
"""Goals one free column from the start, so that two cards are enough to reach one."""

GOALS = ("NW", "treasure", "NE")

ROLE = {
    "d": "digger",
    "s": "saboteur",
    "x": "selfish",
    "b": "blue",
    "g": "green",
    "o": "boss",
    "p": "profiteer",
    "c": "geologist",
}
"""The roles by the letters that tests write."""


def near(**options: Any) -> Rules:
    """Rules with goals that are near the start."""
    return Rules(**{"goal_cells": NEAR, **options})


def tiny(deck: Mapping[str, int], players: int = 3, hand: int = 1, **options: Any) -> Rules:
    """Rules with goals that are near, and a deck that is soon used up."""
    return near(deck=tuple(deck.items()), hands=((players, hand),), **options)


def dealt(
    rules: Rules,
    players: int,
    hands: Mapping[int, Sequence[str]] | None = None,
    *,
    stock: Sequence[str] = (),
    goals: Sequence[str] = GOALS,
    roles: Sequence[str] | None = None,
    gold: Sequence[int] | None = None,
    starter: int = 0,
) -> Deal:
    """A deal in which certain seats hold certain cards, and certain cards are drawn first; the rest is filled up.

    Args:
        rules: The rule options.
        players: How many.
        hands: The first cards in the hand of some seats.
        stock: The first cards to be drawn.
        goals: What lies at each goal cell.
        roles: What each seat is, by the letters of `ROLE`; when left out, a digger is left over and the saboteurs
            sit last.
        gold: The gold stock from the top.
        starter: Who begins.
    """
    size = rules.hand_size(players)
    given = {seat: [Card(name) for name in cards] for seat, cards in (hands or {}).items()}
    first = [Card(name) for name in stock]
    rest = list((Counter(cards_of(rules.deck)) - Counter(card for hand in given.values() for card in hand)).elements())
    for card in first:
        rest.remove(card)
    rest.sort(key=lambda card: card.kind == "rockfall")  # what fills the hands is nothing special
    filled = []
    for seat in range(players):
        hand = given.get(seat, [])
        missing = size - len(hand)
        filled.append((*hand, *rest[:missing]))
        del rest[:missing]
    box = roles_of(rules, players)
    named = box[len(box) - players :] if roles is None else tuple(ROLE[letter] for letter in roles)
    left = tuple((Counter(box) - Counter(named)).elements())
    return Deal(
        starter=starter,
        roles=named if rules.has_roles else (),
        left_over=left if rules.has_roles else (),
        goals=tuple(goals),
        hands=tuple(filled),
        stock=(*first, *rest[: len(rest) - rules.out_of_play]),
        gold=gold_of(rules) if gold is None else tuple(gold),
        out=tuple(rest[len(rest) - rules.out_of_play :]),
    )


def game(
    hands: Mapping[int, Sequence[str]] | None = None, *, players: int = 3, rules: Rules | None = None, **options: Any
) -> Game:
    """A game whose first round is dealt as `dealt` says; `rules` are those with near goals when left out."""
    rules = near() if rules is None else rules
    return Game(players, rules, deals=[dealt(rules, players, hands, **options)])


def known(value: T | None) -> T:
    """What is known in every game but one of which not everything was written down."""
    assert value is not None
    return value


def cards_taken(result: RoundResult) -> list[int]:
    """How many gold cards each seat got."""
    return [len(known(cards)) for cards in result.gold]


def refused(game: Game, action: Action, seat: int | None = None) -> tuple[Reason, ...]:
    """Why an action is refused; fails when it is not, when something changed, or when `why_not` says otherwise."""
    before, legal = state_text(game), game.legal_actions()
    with pytest.raises(IllegalAction) as caught:
        game.play(action, seat)
    assert caught.value.reasons == game.why_not(action, seat) != ()
    assert (state_text(game), game.legal_actions()) == (before, legal)
    return caught.value.reasons


def codes(reasons: Iterable[Reason]) -> list[str]:
    """The codes of some reasons."""
    return [reason.code for reason in reasons]


def discard_any(game: Game) -> None:
    """Let the seat whose turn it is discard the last card of its hand."""
    game.play(Discard(game.table.hand(game.seat)[-1]))


def until(game: Game, seat: int) -> None:
    """Let others discard until it is a seat's turn."""
    while game.seat != seat:
        discard_any(game)


def to_the_end_of_the_round(game: Game) -> None:
    """Let everybody discard until the round is over."""
    while not game.round_over:
        discard_any(game)


def check_mine(game: Game) -> None:
    """Compare what the mine of a game keeps up to date with what is found anew."""
    plain.check_book_keeping(game.mine, [face.text for face in game.table.book.faces])
