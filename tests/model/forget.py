"""Records as they would be if somebody had written down only what lay in the open, and here and there a little more."""

from __future__ import annotations

import random
from dataclasses import replace

from sab_widget.model import Action, Card, Discard, Record
from sab_widget.model.actions_two import Clear, DiscardSeveral
from sab_widget.model.cells import as_spot
from sab_widget.model.deals import TREASURE, Deal

ANY = Card("?")


def forgotten(record: Record, seed: int = 0, kept: float = 0.0, *, roles: bool = True, gold: bool = True) -> Record:
    """A record that lacks hands, stock, discards, roles, gold, and the goals that were never turned up.

    Args:
        record: A complete record.
        seed: Of what is kept.
        kept: The chance of each thing to have been written down all the same.
        roles: Whether roles are forgotten, too.
        gold: Whether gold is forgotten, too.
    """
    chance = random.Random(seed)

    def lost() -> bool:
        return chance.random() >= kept

    def cards(some: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(ANY if lost() else card for card in some)

    ups = _turned_up(record)
    deals = []
    for dealt, up in zip(record.deals, ups, strict=True):
        hidden = [cell for cell in record.rules.goal_cells if as_spot(cell) not in up and lost()]
        goals = tuple(
            goal if cell not in hidden else "stone" if goal != TREASURE and not lost() else "?"
            for cell, goal in zip(record.rules.goal_cells, dealt.goals, strict=True)
        )
        some: Deal = replace(
            dealt,
            hands=tuple(map(cards, dealt.hands)),
            stock=cards(dealt.stock),
            out=cards(dealt.out),
            goals=goals,
            gold=None if gold else dealt.gold,
        )
        if roles:
            some = replace(
                some,
                roles=tuple("?" if lost() else role for role in dealt.roles),
                left_over=tuple("?" if lost() else role for role in dealt.left_over),
            )
        deals.append(some)
    steps = tuple(replace(step, action=_hidden(step.action, cards), hash=None) for step in record.steps)
    return replace(record, deals=tuple(deals), steps=steps)


def _hidden(action: Action, cards: object) -> Action:
    """An action as it is written down when what went face down may be forgotten."""
    assert callable(cards)
    if isinstance(action, Discard):
        return Discard(cards((action.card,))[0])
    if isinstance(action, DiscardSeveral):
        return DiscardSeveral(cards(action.cards))
    if isinstance(action, Clear):
        return Clear(action.what, cards(action.cards))
    return action


def _turned_up(record: Record) -> list[set[int]]:
    """For each round the goals that were turned up in it."""
    found: list[set[int]] = [set() for _ in record.deals]
    for game in record.replay():
        found[game.round - 1] |= {as_spot(goal.cell) for goal in game.table.mine.goals if goal.up}
    return found
