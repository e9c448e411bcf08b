"""Another game that a seat cannot tell from the one it has seen: everything hidden from it is shuffled anew."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from sab_widget.model import (
    Action,
    Card,
    Clear,
    Discard,
    DiscardSeveral,
    Game,
    Inspect,
    Record,
    Rules,
    Step,
    SwapHands,
    SwapHats,
)
from sab_widget.model import Deal as DealNext
from sab_widget.model.cells import as_spot
from sab_widget.model.deals import Deal
from sab_widget.model.refusals import cards_of_action

Place = tuple[int, int]
"""Where a card was dealt: (seat, number in the hand), or (STOCK, number in the stock), or (OUT, number out of play)."""

STOCK, OUT = -1, -2


class State(NamedTuple):
    """What a step has led to, as far as it matters here."""

    round: int
    """From 0."""
    up: set[int]
    """The goals that are up."""
    looked: list[set[int]]
    """The goals that each seat has looked at."""
    stock: int


def lively_game(players: int, seed: int, turns: int, rules: Rules | None = None) -> Game:
    """A random game in which rare kinds of actions are as frequent as common ones."""
    game, chance = Game(players, rules, seed=seed), random.Random(seed)
    while (legal := game.legal_actions()) and game.turn < turns:
        kinds = sorted({action.kind for action in legal})
        kind = chance.choice(kinds)
        game.play(chance.choice([action for action in legal if action.kind == kind]))
    return game


def shuffled_secrets(record: Record, viewer: int, seed: int) -> Record:
    """A record of the same events, as far as `viewer` can tell, with other cards, roles and goals where hidden."""
    chance = random.Random(seed)
    states, phase = _states(record)
    deals, steps = list(record.deals), [replace(step, hash=None) for step in record.steps]
    for number, dealt in enumerate(record.deals):
        span = [i for i, state in enumerate(states) if state.round == number]
        new = _Cards(dealt, steps, span, states, viewer, chance).shuffled()
        known = states[span[-1]].up | states[span[-1]].looked[viewer] if span else set()
        hidden = [i for i, cell in enumerate(record.rules.goal_cells) if as_spot(cell) not in known]
        new = replace(new, goals=_mixed(new.goals, hidden, chance))
        shown = number < len(record.deals) - 1 or phase not in ("playing", "laying")
        deals[number] = _shuffle_dwarves(new, [steps[i] for i in span], viewer, shown=shown, chance=chance)
    return replace(record, deals=tuple(deals), steps=tuple(steps))


def _states(record: Record) -> tuple[list[State], str]:
    """What each step has led to; the phase at the end."""
    found, phase = [], "playing"
    for game in record.replay():
        up = {as_spot(goal.cell) for goal in game.mine.goals if goal.up}
        looked = [set(spots) for spots in game.table.looked]
        found.append(State(game.round - 1, up, looked, len(game.table.stock)))
        phase = game.table.phase
    return found, phase


class _Cards:
    """The cards of one round, each followed from where it was dealt."""

    def __init__(
        self,
        deal: Deal,
        steps: list[Step],
        span: Sequence[int],
        states: Sequence[State],
        viewer: int,
        chance: random.Random,
    ) -> None:
        self.deal, self.steps, self.viewer, self.chance = deal, steps, viewer, chance
        self.value = {(seat, i): card for seat, hand in enumerate(deal.hands) for i, card in enumerate(hand)}
        self.value |= {(STOCK, i): card for i, card in enumerate(deal.stock)}
        self.value |= {(OUT, i): card for i, card in enumerate(deal.out)}
        self.hands = {seat: [(seat, i) for i in range(len(hand))] for seat, hand in enumerate(deal.hands)}
        self.stock = [(STOCK, i) for i in range(len(deal.stock))]
        self.seen: dict[Place, int] = dict.fromkeys(self.hands[viewer], -1)
        """The cards that the viewer has seen, with the last step at which it has."""
        self.thrown: dict[int, tuple[list[Place], list[Place]]] = {}
        """The cards that others discard face down at a step, and those that they keep."""
        for i in span:
            if not isinstance(steps[i].action, DealNext):
                self._follow(i, states[i].stock)

    def _follow(self, i: int, stock: int) -> None:
        """One action: what leaves a hand, what is seen, what is drawn."""
        by, action = self.steps[i].seat, self.steps[i].action
        places = []
        for card in cards_of_action(action):
            place = next(place for place in self.hands[by] if self.value[place] is card)
            self.hands[by].remove(place)
            places.append(place)
        if isinstance(action, (Discard, DiscardSeveral, Clear)) and by != self.viewer:
            self.thrown[i] = places, self.hands[by].copy()
        else:
            self._see(places, i)
        drawing = by
        if isinstance(action, SwapHands):
            drawing = action.seat
            self.hands[by], self.hands[drawing] = self.hands[drawing], self.hands[by]
        drawn = len(self.stock) - stock
        self.hands[drawing] += self.stock[:drawn]
        del self.stock[:drawn]
        self._see(self.hands[self.viewer], i)

    def _see(self, places: Iterable[Place], i: int) -> None:
        self.seen |= dict.fromkeys(places, i)

    def shuffled(self) -> Deal:
        """The deal with other cards where the viewer has seen none; the steps are changed with it."""
        hidden = sorted(set(self.value) - set(self.seen))
        cards = [self.value[place] for place in hidden]
        self.chance.shuffle(cards)
        value = self.value | dict(zip(hidden, cards, strict=True))
        now = value.copy()
        for i, (places, kept) in self.thrown.items():
            # Which cards of a hand another discards is hidden too, also where the viewer knows the hand.
            free = [place for place in kept if self.seen.get(place, -1) < i]
            for place in places:
                other = self.chance.choice([place, *free])
                now[place], now[other] = now[other], now[place]
            self.steps[i] = replace(self.steps[i], action=_discarding(self.steps[i].action, [now[p] for p in places]))
        new: dict[int, dict[int, Card]] = defaultdict(dict)
        for (seat, i), card in value.items():
            new[seat][i] = card
        return replace(
            self.deal,
            hands=tuple(tuple(new[seat][i] for i in range(len(hand))) for seat, hand in enumerate(self.deal.hands)),
            stock=tuple(new[STOCK][i] for i in range(len(self.deal.stock))),
            out=tuple(new[OUT][i] for i in range(len(self.deal.out))),
        )


def _discarding(action: Action, cards: list[Card]) -> Action:
    """The same action with other cards that go face down."""
    if isinstance(action, Clear):
        return Clear(action.what, cards)
    return DiscardSeveral(cards) if isinstance(action, DiscardSeveral) else Discard(cards[0])


def _shuffle_dwarves(deal: Deal, steps: Iterable[Step], viewer: int, *, shown: bool, chance: random.Random) -> Deal:
    """Exchange the dwarves that the viewer has never seen; those at the table are `shown` at the end of a round."""
    if not deal.roles:
        return deal
    held, left = list(range(len(deal.roles))), list(range(len(deal.roles), len(deal.roles + deal.left_over)))
    known: set[int] = {viewer}
    for step in steps:
        if isinstance(step.action, SwapHats):
            held[step.action.seat] = left.pop(0)
            known.add(held[viewer])
        elif isinstance(step.action, Inspect) and step.seat == viewer:
            known.add(held[step.action.seat])
    if shown:
        known.update(held)
    both = deal.roles + deal.left_over
    mixed = _mixed(both, _but(len(both), known), chance)
    return replace(deal, roles=mixed[: len(deal.roles)], left_over=mixed[len(deal.roles) :])


def _but(number: int, known: Collection[int]) -> list[int]:
    return [i for i in range(number) if i not in known]


def _mixed(items: tuple[str, ...], places: list[int], chance: random.Random) -> tuple[str, ...]:
    """The items with those at certain places shuffled."""
    moved = [items[i] for i in places]
    chance.shuffle(moved)
    result = list(items)
    for place, item in zip(places, moved, strict=True):
        result[place] = item
    return tuple(result)
