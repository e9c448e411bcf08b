"""Helpers of the tests of records that lack things: deals of which only some of it is known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sab_widget.model import Action, Card, Game, Record, Rules, Step
from sab_widget.model.deals import Deal, roles_of
from sab_widget.model.decks import cards_of

ANY = Card("?")


def open_deal(
    rules: Rules,
    players: int,
    hands: Mapping[int, Sequence[str]] | None = None,
    *,
    stock: Mapping[int, str] | None = None,
    starter: int = 0,
    **known: Any,
) -> Deal:
    """A deal of which only these things are known: the first cards of some hands, some cards of the stock, and more."""
    size = rules.hand_size(players)
    out = rules.out_of_play
    drawn = [ANY] * (len(cards_of(rules.deck)) - players * size - out)
    for place, name in (stock or {}).items():
        drawn[place] = Card(name)
    first = {seat: [Card(name) for name in names] for seat, names in (hands or {}).items()}
    everyone = [first.get(seat, []) for seat in range(players)]
    box = len(roles_of(rules, players))
    seated = players if rules.has_roles else 0
    parts: dict[str, Any] = {
        "roles": ("?",) * seated,
        "left_over": ("?",) * (box - seated),
        "goals": ("?",) * len(rules.goal_cells),
        "gold": None,
    } | known
    return Deal(
        starter=starter,
        hands=tuple((*hand, *[ANY] * (size - len(hand))) for hand in everyone),
        stock=tuple(drawn),
        out=(ANY,) * out,
        **parts,
    )


def open_game(rules: Rules, players: int, hands: Mapping[int, Sequence[str]] | None = None, **known: Any) -> Game:
    """A game whose first round is dealt as `open_deal` says."""
    return Game(players, rules, deals=[open_deal(rules, players, hands, **known)])


def open_record(rules: Rules, dealt: Sequence[Deal], *actions: tuple[int, Action]) -> Record:
    """A record of these actions, each with its seat."""
    names = tuple(f"p{seat + 1}" for seat in range(len(dealt[0].hands)))
    return Record(rules, names, tuple(dealt), tuple(Step(seat, action) for seat, action in actions))
