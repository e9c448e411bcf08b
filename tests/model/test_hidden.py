"""What a seat can't know makes no difference to what it sees.

A recorded game is changed in all that is hidden from one seat (cards in others' hands, in the stock and among the
face-down discards; goals that it has not seen; roles; others' gold) and replayed. The seat's view must be the same.
"""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from sab_widget.model import Card, Cell, Deal, Discard, Game, Map, Place, Record, Rules, Step, Take
from sab_widget.model.deals import Deal as Dealt
from tests.model import games, kit


class Tokens:
    """The cards of one round, each followed from where it was dealt; equal cards are told apart."""

    def __init__(self, deal: Dealt) -> None:
        self.deal = deal
        self.names = [card for hand in deal.hands for card in hand] + list(deal.stock)
        size = len(deal.hands[0])
        self.hands = [list(range(seat * size, (seat + 1) * size)) for seat in range(len(deal.hands))]
        self.stock = list(range(size * len(deal.hands), len(self.names)))
        self.discarded: dict[int, tuple[int, int]] = {}
        """For each token discarded face down: the step, and who did it."""
        self.open: set[int] = set()
        """What everybody has seen."""

    def play(self, number: int, step: Step) -> None:
        """Follow one action."""
        card = step.action.card
        if card is None:
            return
        hand = self.hands[step.seat]
        token = next(token for token in hand if self.names[token] is card)
        hand.remove(token)
        if isinstance(step.action, Discard):
            self.discarded[token] = (number, step.seat)
        else:
            self.open.add(token)

    def draw(self, seat: int) -> None:
        """Let a seat draw a card."""
        if self.stock:
            self.hands[seat].append(self.stock.pop(0))

    def hidden_from(self, viewer: int) -> list[int]:
        """The tokens that a seat has never seen."""
        found = list(self.stock)
        for seat, hand in enumerate(self.hands):
            found += hand if seat != viewer else []
        found += [token for token, (_, by) in self.discarded.items() if by != viewer]
        return found

    def dealt(self, names: list[Card]) -> Dealt:
        """The deal with other cards on the same places."""
        size, players = len(self.deal.hands[0]), len(self.deal.hands)
        hands = tuple(tuple(names[seat * size : (seat + 1) * size]) for seat in range(players))
        return replace(self.deal, hands=hands, stock=tuple(names[size * players :]))


def swapped(record: Record, game: Game, viewer: int, chance: random.Random) -> Record:
    """The record with everything changed that a seat can't know at its end."""
    steps, deals = list(record.steps), list(record.deals)
    rounds = [Tokens(deals[0])]
    replayed = record.game()
    looked: list[set[Cell]] = [set()]
    up: list[set[Cell]] = [set()]
    for number, step in enumerate(record.steps):
        drawn = len(replayed.table.stock)
        if isinstance(step.action, Deal):
            rounds.append(Tokens(deals[len(rounds)]))
            looked.append(set())
            up.append(set())
        else:
            rounds[-1].play(number, step)
        if isinstance(step.action, Map) and step.seat == viewer:
            looked[-1].add(step.action.cell)
        replayed.play(step.action)
        if not isinstance(step.action, Deal) and len(replayed.table.stock) < drawn:
            rounds[-1].draw(step.seat)
        up[-1] = {goal.cell for goal in replayed.mine.goals if goal.up}
    for i, tokens in enumerate(rounds):
        names = list(tokens.names)
        hidden = tokens.hidden_from(viewer)
        for token, name in zip(hidden, chance.sample([names[t] for t in hidden], len(hidden)), strict=True):
            names[token] = name
        for token, (number, _) in tokens.discarded.items():
            steps[number] = replace(steps[number], action=Discard(names[token]))
        deal = tokens.dealt(names)
        cells = [cell for cell in record.rules.goal_cells if cell not in looked[i] | up[i]]
        places = [record.rules.goal_cells.index(cell) for cell in cells]
        goals = list(deal.goals)
        for place, goal in zip(places, chance.sample([goals[p] for p in places], len(places)), strict=True):
            goals[place] = goal
        deals[i] = replace(deal, goals=tuple(goals))
    if not game.round_over and game.table.phase != "sharing" and record.rules.has_roles:
        deal = deals[-1]
        others = [role for seat, role in enumerate(deal.roles) if seat != viewer] + list(deal.left_over)
        chance.shuffle(others)
        roles = [*others[:viewer], deal.roles[viewer], *others[viewer : len(deal.roles) - 1]]
        deals[-1] = replace(deal, roles=tuple(roles), left_over=tuple(others[len(deal.roles) - 1 :]))
    return replace(record, deals=tuple(deals), steps=tuple(replace(step, hash=None) for step in steps))


@given(games.under_way(250), st.data(), st.integers(0, 2**32))
@settings(max_examples=80)
def test_a_view_does_not_change_when_what_is_hidden_changes(game: Game, data: st.DataObject, seed: int) -> None:
    viewer = data.draw(st.integers(0, len(game.players) - 1))
    record = game.record
    other = swapped(record, game, viewer, random.Random(seed)).final()
    assert other.view(viewer) == game.view(viewer)
    assert record.final().view(viewer) == game.view(viewer)


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
    drawn = len(first.gold) - len(later[0].gold) if later else 0
    if len(later) != 1 or game.rounds[0].winner != "diggers":
        return
    a, b = data.draw(st.integers(0, drawn - 1)), data.draw(st.integers(drawn, len(first.gold) - 1))
    gold = list(first.gold)
    gold[a], gold[b] = gold[b], gold[a]
    after = [list(deal.gold) for deal in later]
    for stock in after:
        stock[stock.index(first.gold[b])] = first.gold[a]
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
