"""Another game that a seat cannot tell from the one it has seen: everything hidden from it is shuffled anew."""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import replace

from sab_widget.model import Card, Discard, Record, Step
from sab_widget.model.cells import as_spot
from sab_widget.model.deals import Deal

Place = tuple[int, int]
"""Where a card was dealt: (seat, number in the hand), or (-1, number in the stock)."""


def shuffled_secrets(record: Record, viewer: int, seed: int) -> Record:
    """A record of the same events, as far as `viewer` can tell, with other cards, roles and goals where hidden."""
    chance = random.Random(seed)
    games = list(_states(record))
    deals, steps = list(record.deals), [replace(step, hash=None) for step in record.steps]
    for number, dealt in enumerate(record.deals):
        span = [i for i, (round_number, _, _) in enumerate(games) if round_number == number]
        _, up, looked = games[span[-1]] if span else (number, set(), set())
        new = _shuffle_cards(dealt, steps, span, viewer, chance)
        hidden = [
            i for i, cell in enumerate(record.rules.goal_cells) if as_spot(cell) not in up | looked_by(looked, viewer)
        ]
        new = replace(new, goals=_mixed(new.goals, hidden, chance))
        ended = number < len(record.deals) - 1 or record.final().round_over
        if not ended:
            both = new.roles + new.left_over
            mixed = _mixed(both, [i for i in range(len(both)) if i != viewer], chance)
            new = replace(new, roles=mixed[: len(new.roles)], left_over=mixed[len(new.roles) :])
        deals[number] = new
    return replace(record, deals=tuple(deals), steps=tuple(steps))


def looked_by(looked: set[tuple[int, int]], viewer: int) -> set[int]:
    """The goals that the viewer has looked at."""
    return {spot for seat, spot in looked if seat == viewer}


def _states(record: Record) -> list[tuple[int, set[int], set[tuple[int, int]]]]:
    """After each step: the number of its round from 0, the goals that are up, who has looked at which."""
    found = []
    for game in record.replay():
        up = {as_spot(goal.cell) for goal in game.mine.goals if goal.up}
        looked = {(seat, spot) for seat, spots in enumerate(game.table.looked) for spot in spots}
        found.append((game.round - 1, up, looked))
    return found


def _shuffle_cards(deal: Deal, steps: list[Step], span: list[int], viewer: int, chance: random.Random) -> Deal:
    """Follow each card of a deal, and exchange those that the viewer has never seen."""
    value = {(seat, i): card for seat, hand in enumerate(deal.hands) for i, card in enumerate(hand)}
    value |= {(-1, i): card for i, card in enumerate(deal.stock)}
    hands = {seat: [(seat, i) for i in range(len(hand))] for seat, hand in enumerate(deal.hands)}
    stock = [(-1, i) for i in range(len(deal.stock))]
    seen: set[Place] = set(hands[viewer])
    thrown: dict[int, Place] = {}
    for i in span:
        step = steps[i]
        card = step.action.card
        if card is None:
            continue
        place = next(p for p in hands[step.seat] if value[p] is card)
        hands[step.seat].remove(place)
        if isinstance(step.action, Discard) and step.seat != viewer:
            thrown[i] = place
        else:
            seen.add(place)
        if stock:
            drawn = stock.pop(0)
            hands[step.seat].append(drawn)
            if step.seat == viewer:
                seen.add(drawn)
    hidden = sorted(set(value) - seen)
    cards = [value[p] for p in hidden]
    chance.shuffle(cards)
    value |= dict(zip(hidden, cards, strict=True))
    for i, place in thrown.items():
        steps[i] = replace(steps[i], action=Discard(value[place]))
    new: dict[int, dict[int, Card]] = defaultdict(dict)
    for (seat, i), card in value.items():
        new[seat][i] = card
    return replace(
        deal,
        hands=tuple(tuple(new[seat][i] for i in range(len(hand))) for seat, hand in enumerate(deal.hands)),
        stock=tuple(new[-1][i] for i in range(len(deal.stock))),
    )


def _mixed(items: tuple[str, ...], places: list[int], chance: random.Random) -> tuple[str, ...]:
    """The items with those at certain places shuffled."""
    moved = [items[i] for i in places]
    chance.shuffle(moved)
    result = list(items)
    for place, item in zip(places, moved, strict=True):
        result[place] = item
    return tuple(result)
