"""What a seat can't know makes no difference to what it sees.

A recorded game is changed in all that is hidden from one seat (cards in others' hands, in the stock and among the
face-down discards; goals that it has not seen; roles; others' gold) and replayed. The seat's view must be the same.
"""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sab_widget.model import Action, Card, Cell, Deal, Discard, Game, Map, Place, Record, Rules, Step, Take
from sab_widget.model.actions_two import Clear, DiscardSeveral, Inspect, SwapHands, SwapHats
from sab_widget.model.deals import Deal as Dealt
from sab_widget.model.refusals import cards_of_action
from tests.model import games, kit
from tests.model.kit import known


class Tokens:
    """The cards of one round, each followed from where it was dealt; equal cards are told apart."""

    def __init__(self, deal: Dealt) -> None:
        self.deal = deal
        self.names = [card for hand in deal.hands for card in hand] + [*deal.stock, *deal.out]
        size = len(deal.hands[0])
        self.hands = [list(range(seat * size, (seat + 1) * size)) for seat in range(len(deal.hands))]
        self.stock = list(range(size * len(deal.hands), len(self.names) - len(deal.out)))
        self.discarded: dict[int, list[int]] = {}
        """For each step the tokens that were discarded face down by it."""
        self.open: set[int] = set()
        """What everybody has seen."""
        self.seen = [set(hand) for hand in self.hands]
        """What each seat has held in its hand."""

    def play(self, number: int, step: Step) -> None:
        """Follow one action."""
        hand, action = self.hands[step.seat], step.action
        for card in cards_of_action(action):
            token = next(token for token in hand if self.names[token] is card)
            hand.remove(token)
            if isinstance(action, (Discard, DiscardSeveral, Clear)):
                self.discarded.setdefault(number, []).append(token)
            else:
                self.open.add(token)
        if isinstance(action, SwapHands):
            one, other = step.seat, action.seat
            self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
            self.seen[one] |= set(self.hands[one])
            self.seen[other] |= set(self.hands[other])

    def draw(self, seat: int) -> None:
        """Let a seat draw a card."""
        if self.stock:
            self.seen[seat].add(self.stock[0])
            self.hands[seat].append(self.stock.pop(0))

    def hidden_from(self, viewer: int) -> list[int]:
        """The tokens that a seat has never seen."""
        return [token for token in range(len(self.names)) if token not in self.open | self.seen[viewer]]

    def dealt(self, names: list[Card]) -> Dealt:
        """The deal with other cards on the same places."""
        size, players, left = len(self.deal.hands[0]), len(self.deal.hands), len(names) - len(self.deal.out)
        hands = tuple(tuple(names[seat * size : (seat + 1) * size]) for seat in range(players))
        return replace(self.deal, hands=hands, stock=tuple(names[size * players : left]), out=tuple(names[left:]))


class Hats:
    """The dwarves of one round, each followed from where it was dealt, and which of them one seat has seen."""

    def __init__(self, deal: Dealt, viewer: int) -> None:
        self.deal, self.viewer = deal, viewer
        self.seats = list(range(len(deal.roles)))
        self.left = [len(deal.roles) + place for place in range(len(deal.left_over))]
        self.seen = set(self.seats[viewer : viewer + 1])

    def play(self, step: Step) -> None:
        """Follow one action."""
        action = step.action
        if isinstance(action, SwapHats):
            self.seats[action.seat] = self.left.pop(0)
            if action.seat == self.viewer:
                self.seen.add(self.seats[action.seat])
        elif isinstance(action, Inspect) and step.seat == self.viewer:
            self.seen.add(self.seats[action.seat])

    def dealt(self, deal: Dealt, chance: random.Random) -> Dealt:
        """The deal with other dwarves where the viewer has not seen them."""
        roles = [*deal.roles, *deal.left_over]
        hidden = [place for place in range(len(roles)) if place not in self.seen]
        for place, role in zip(hidden, chance.sample([roles[p] for p in hidden], len(hidden)), strict=True):
            roles[place] = role
        return replace(deal, roles=tuple(roles[: len(deal.roles)]), left_over=tuple(roles[len(deal.roles) :]))


def with_cards(action: Action, cards: list[Card]) -> Action:
    """The same discard with other cards."""
    if isinstance(action, Clear):
        return Clear(action.what, cards)
    return DiscardSeveral(cards) if isinstance(action, DiscardSeveral) else Discard(*cards)


def drawing(step: Step) -> int:
    """Who draws after an action."""
    return step.action.seat if isinstance(step.action, SwapHands) else step.seat


def swapped(record: Record, game: Game, viewer: int, chance: random.Random) -> Record:
    """The record with everything changed that a seat can't know at its end."""
    steps, deals = list(record.steps), list(record.deals)
    rounds = [Tokens(deals[0])]
    hats = Hats(deals[0], viewer)
    replayed = record.game()
    looked: list[set[Cell]] = [set()]
    up: list[set[Cell]] = [set()]
    for number, step in enumerate(record.steps):
        before = len(replayed.table.stock)
        if isinstance(step.action, Deal):
            hats = Hats(deals[len(rounds)], viewer)
            rounds.append(Tokens(deals[len(rounds)]))
            looked.append(set())
            up.append(set())
        else:
            rounds[-1].play(number, step)
            hats.play(step)
        if isinstance(step.action, Map) and step.seat == viewer:
            looked[-1].add(step.action.cell)
        replayed.play(step.action)
        if not isinstance(step.action, Deal):
            for _ in range(before - len(replayed.table.stock)):
                rounds[-1].draw(drawing(step))
        up[-1] = {goal.cell for goal in replayed.mine.goals if goal.up}
    for i, tokens in enumerate(rounds):
        names = list(tokens.names)
        hidden = tokens.hidden_from(viewer)
        for token, name in zip(hidden, chance.sample([names[t] for t in hidden], len(hidden)), strict=True):
            names[token] = name
        for number, gone in tokens.discarded.items():
            action = with_cards(steps[number].action, [names[token] for token in gone])
            steps[number] = replace(steps[number], action=action)
        deal = tokens.dealt(names)
        cells = [cell for cell in record.rules.goal_cells if cell not in looked[i] | up[i]]
        places = [record.rules.goal_cells.index(cell) for cell in cells]
        goals = list(deal.goals)
        for place, goal in zip(places, chance.sample([goals[p] for p in places], len(places)), strict=True):
            goals[place] = goal
        deals[i] = replace(deal, goals=tuple(goals))
    if not game.round_over and game.table.phase not in ("sharing", "stealing") and record.rules.has_roles:
        deals[-1] = hats.dealt(deals[-1], chance)
    return replace(record, deals=tuple(deals), steps=tuple(replace(step, hash=None) for step in steps))


@given(games.under_way(250), st.data(), st.integers(0, 2**32))
@settings(max_examples=80)
def test_a_view_does_not_change_when_what_is_hidden_changes(game: Game, data: st.DataObject, seed: int) -> None:
    viewer = data.draw(st.integers(0, len(game.players) - 1))
    record = game.record
    other = swapped(record, game, viewer, random.Random(seed)).final()
    assert other.view(viewer) == game.view(viewer)
    assert record.final().view(viewer) == game.view(viewer)


@pytest.mark.parametrize("players", range(2, 13))
def test_nor_does_it_in_saboteur_2(players: int) -> None:
    """Drawn games come to it too seldom."""
    game, chance = Game(players, Rules.saboteur2(), seed=players), games.Chance(players, 0.3)
    for _ in range(60):
        chance.act(game)
    for viewer in (0, players - 1):
        other = swapped(game.record, game, viewer, random.Random(players)).final()
        assert other.view(viewer) == game.view(viewer)
        assert other.view(None) != game.view(None)


def test_the_swap_does_change_what_everybody_would_see() -> None:
    game = Game(5, seed=1)
    chance = games.Chance(1)
    for _ in range(40):
        chance.act(game)
    other = swapped(game.record, game, 2, random.Random(3)).final()
    assert other.view(2) == game.view(2)
    seen, before = other.view(None), game.view(None)
    for name in ("hands", "discards", "roles", "mine", "history"):
        assert getattr(seen, name) != getattr(before, name), name
    assert other.view(3) != game.view(3)


@given(st.integers(0, 2**32), st.integers(3, 8), st.data())
@settings(max_examples=40)
def test_others_gold_makes_no_difference_before_the_end(seed: int, players: int, data: st.DataObject) -> None:
    """Gold cards that others have drawn are exchanged for such that lie in the stock."""
    rules = Rules(goal_cells=games.NEAR)
    game = Game(players, rules, seed=seed)
    chance = games.Chance(seed, 0.9)
    while game.round < 2 or game.turn % 7:
        chance.act(game)
        if game.over:
            break
    viewer = data.draw(st.integers(0, players - 1))
    record = game.record
    first, *later = record.deals
    before = known(first.gold)
    drawn = len(before) - len(known(later[0].gold)) if later else 0
    if len(later) != 1 or game.rounds[0].winner != "diggers":
        return
    a, b = data.draw(st.integers(0, drawn - 1)), data.draw(st.integers(drawn, len(before) - 1))
    gold = list(before)
    gold[a], gold[b] = gold[b], gold[a]
    after = [list(known(deal.gold)) for deal in later]
    for stock in after:
        stock[stock.index(before[b])] = before[a]
    deals = (replace(first, gold=tuple(gold)), *(replace(d, gold=tuple(g)) for d, g in zip(later, after, strict=True)))
    bare = replace(record, deals=deals, steps=tuple(replace(step, hash=None) for step in record.steps))
    other = bare.final()
    if other.nuggets[viewer] == game.nuggets[viewer]:
        assert other.view(viewer) == game.view(viewer)


def shared(one: int, two: int) -> Game:
    """Seats 0 and 3 take gold cards, before seats 2 and 1 do."""
    gold = [3, 2, 1, 1, *([1] * 14), *([2] * 7), *([3] * 3)]
    opened = kit.game({0: ["EW"]}, players=4, roles="dddd", rules=kit.near(gold_choice="player"), gold=gold)
    opened.play(Place("EW", (1, 0)))
    opened.play(Take(one))
    opened.play(Take(two))
    return opened


def test_which_gold_card_another_takes_makes_no_difference() -> None:
    one, two = shared(3, 2), shared(2, 3)
    assert one.seat == 2
    assert one.view(2) == two.view(2)
    assert one.view(1) == two.view(1)
    assert one.view(0) != two.view(0)
    assert one.view(3) != two.view(3)
    for played in (one, two):
        played.play(Take(1))
        played.play(Take(1))
        assert played.round_over
    assert one.view(2) == two.view(2)
    assert one.view(1) == two.view(1)
    assert one.view(None) != two.view(None)
