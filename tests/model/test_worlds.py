"""Worlds: games that a seat cannot tell from its own, drawn from what it may know and from nothing else."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import fields, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import chisquare

from sab_widget.model import BadRecord, Card, Deal, Discard, Game, Record, Rules, SwapHands, View
from sab_widget.model.decks import cards_of
from sab_widget.model.states import state_text
from sab_widget.model.worlds import NoWorld, Worlds
from tests.model.games import Chance, under_way
from tests.model.kit import NEAR, dealt, game, until
from tests.model.open_kit import open_deal
from tests.secrets import lively_game, shuffled_secrets

DRAWS = 600
"""Worlds that frequencies are counted in."""
SURE = 1e-4
"""How unlikely a difference must be before it counts as one; the seeds are fixed."""


def guessing(game: Game) -> bool:
    """Whether cards are being played, so that there is something to guess."""
    return game.table.phase in ("playing", "laying")


def same(view: View, other: View) -> None:
    """Fail at the first thing that two views tell differently."""
    for field in fields(View):
        assert getattr(view, field.name) == getattr(other, field.name), field.name


def all_cards(game: Game) -> Counter[Card]:
    """Every card of a round, wherever it is now."""
    table, book = game.table, game.table.book
    goals = table.mine._goals
    found = Counter(card for hand in table.hands for card in hand)
    found.update(table.stock)
    found.update(table.discards)
    found.update(table.deal.out)
    found.update(Card(face) for spot, face in table.mine._cards.items() if spot and spot not in goals)
    for tool, mask in table.broken.items():
        found[book.break_card[tool]] += mask.bit_count() + sum(again == tool for again, _ in table.again)
    found[Card("trapped")] += table.trapped.bit_count()
    found[Card("theft")] += len(table.thefts)
    return +found


@settings(max_examples=40)
@given(under_way(), st.integers(0, 11), st.integers(0, 999))
def test_a_world_looks_to_the_seat_exactly_as_its_game_does(game: Game, number: int, seed: int) -> None:
    if not guessing(game):
        return
    seat = number % len(game.players)
    view = game.view(seat)
    world = view.world(seed)
    same(world.view(seat), view)
    assert world.view(seat).chances() == view.chances()
    if game.seat == seat:
        assert world.legal_actions() == game.legal_actions()
    assert all_cards(world) == Counter(cards_of(game.rules.deck))
    assert [goal.treasure for goal in world.mine.goals].count(True) == 1
    if world.round == 1:
        assert world.record.final() == world  # so whatever was done in it was legal
    table = world.table
    assert Counter([*table.deal.roles, *table.deal.left_over]) == +Counter(game.rules.dwarves_for(len(game.players)))


@settings(max_examples=25)
@given(st.integers(0, 2**32), st.integers(0, 90), st.integers(2, 6))
def test_hands_that_were_swapped_are_followed(seed: int, turns: int, players: int) -> None:
    game = lively_game(players, seed, turns, Rules.saboteur2())
    if not guessing(game):
        return
    for seat in range(players):
        view = game.view(seat)
        same(view.world(seed).view(seat), view)


@settings(max_examples=20)
@given(under_way(), st.integers(0, 11), st.integers(0, 999))
def test_the_quick_table_is_that_of_the_whole_game(game: Game, number: int, seed: int) -> None:
    if not guessing(game):
        return
    worlds = game.view(number % len(game.players)).worlds()
    table, hands = worlds.table(random.Random(seed))
    whole = worlds.draw(random.Random(seed)).table
    told_otherwise = {"deal", "discards", "gold", "_legal", "_waiting"}
    for name in set(type(table).__slots__) - told_otherwise:
        assert getattr(table, name) == getattr(whole, name), name
    assert [Counter(hand) for hand in hands] == [Counter(hand) for hand in whole.hands]
    assert Counter(table.discards) == Counter(whole.discards)
    assert table.legal() == whole.legal()


@settings(max_examples=20)
@given(under_way(), st.integers(0, 11), st.integers(0, 999))
def test_nothing_hidden_has_a_say_in_a_world(game: Game, number: int, seed: int) -> None:
    if not guessing(game):
        return
    seat = number % len(game.players)
    twin = shuffled_secrets(game.record, seat, seed).final()
    same(twin.view(seat), game.view(seat))
    assert state_text(twin.view(seat).world(seed)) == state_text(game.view(seat).world(seed))


@settings(max_examples=8)
@given(under_way(most=40), st.integers(0, 999))
def test_a_world_can_be_played_to_the_end_of_the_game(game: Game, seed: int) -> None:
    if not guessing(game):
        return
    world, chance = game.view(0).world(seed), Chance(seed)
    before = world.turn
    while not world.over:
        chance.act(world)
    assert world.turn > before
    assert len(world.rounds) == game.rules.rounds


def test_worlds_of_one_seed_are_equal_and_those_of_others_differ() -> None:
    view = lively_game(5, 4, 30).view(1)
    assert view.world(3) == view.world(3)
    assert len({state_text(view.world(seed)) for seed in range(20)}) == 20


def test_a_later_round_is_guessed_as_well() -> None:
    game, chance = Game(4, Rules(goal_cells=NEAR), seed=9), Chance(9)
    while game.round < 2 or game.turn < game.round_began + 15:
        chance.act(game)
    for seat in range(4):
        view = game.view(seat)
        world = view.world(1)
        same(world.view(seat), view)
        assert len(world.record.final().actions) == world.turn  # what is not known of the first round stays open
        assert world.nuggets == tuple(game.nuggets[seat] if s == seat else None for s in range(4))
        while not world.over:
            chance.act(world)
        assert len(world.rounds) == 3


def chosen_gold(*, open_gold: bool) -> Game:
    """A game in its second round, in the first of which the diggers have chosen gold."""
    rules = Rules(goal_cells=NEAR, gold_choice="player", open_gold=open_gold)
    for seed in range(20):
        game, chance = Game(3, rules, seed=seed), Chance(seed)
        while game.round < 2:
            chance.act(game)
        if any(action.kind == "take" for action in game.actions):
            return game
    raise AssertionError


def test_a_world_says_why_it_has_no_record_where_an_earlier_round_cannot_be_replayed() -> None:
    game = chosen_gold(open_gold=False)
    view = game.view(0)
    world = view.world(1)
    same(world.view(0), view)
    with pytest.raises(BadRecord, match="an earlier round cannot be replayed from what the seat knows") as caught:
        _ = world.copy().record
    assert caught.value.step is not None
    assert caught.value.step <= game.round_began
    assert len(game.record.steps) == game.turn


def replays(game: Game) -> None:
    """Fail unless the worlds of all seats can be written down and replayed, with the gold that was really got."""
    for seat in range(len(game.players)):
        view = game.view(seat)
        world = view.world(1)
        same(world.view(seat), view)
        again = Record.loads(world.record.dumps()).final()
        assert again == world
        assert again.nuggets == game.nuggets
        assert [found.gold for found in again.rounds] == [found.gold for found in game.rounds]
        assert [found.stolen for found in again.rounds] == [found.stolen for found in game.rounds]


def test_gold_that_was_chosen_openly_is_chosen_again_when_the_record_of_a_world_is_replayed() -> None:
    replays(chosen_gold(open_gold=True))


def test_thefts_of_an_earlier_round_are_carried_out_again_when_the_record_of_a_world_is_replayed() -> None:
    rules, stolen, swapped = Rules.saboteur2(goal_cells=NEAR), 0, 0
    for seed in range(60):
        game, chance = Game(4, rules, seed=seed), Chance(seed)
        while game.round < 2:
            chance.act(game)
        if game.table.number == 2 and game.rounds[0].stolen:
            stolen += 1
            swapped += any(action.kind == "swap hats" for action in game.actions)
            replays(game)
        if stolen >= 3 and swapped:
            break
    assert stolen >= 3
    assert swapped


def test_gold_that_everybody_sees_is_known_and_the_rest_is_dealt_in_worlds() -> None:
    game, chance = Game(4, Rules(goal_cells=NEAR, open_gold=True), seed=9), Chance(9)
    while game.round < 2:
        chance.act(game)
    world = game.view(0).world(1)
    assert world.nuggets == game.nuggets
    assert world.table.gold is not None
    assert game.table.gold is not None
    assert sorted(world.table.gold) == sorted(game.table.gold)


# How often what is drawn


def frequent(found: Counter[object], expected: dict[object, float]) -> None:
    """Fail unless what was found in `DRAWS` worlds fits these chances."""
    assert set(found) <= {key for key, value in expected.items() if value}
    keys = [key for key, value in expected.items() if value]
    if len(keys) > 1:
        assert chisquare([found[key] for key in keys], [DRAWS * expected[key] for key in keys]).pvalue > SURE


@pytest.mark.parametrize(
    ("rules", "players", "seed", "turns"),
    [
        pytest.param(Rules(), 5, 1, 20, id="base"),
        pytest.param(Rules(), 3, 2, 40, id="base-late"),
        pytest.param(Rules.selfish_dwarf(), 4, 3, 15, id="selfish"),
        pytest.param(Rules.saboteur2(), 6, 4, 60, id="saboteur2"),
        pytest.param(Rules.saboteur2(), 3, 8, 40, id="saboteur2-few"),
    ],
)
def test_worlds_have_treasures_and_dwarves_as_often_as_counting_says(
    rules: Rules, players: int, seed: int, turns: int
) -> None:
    game = lively_game(players, seed, turns, rules)
    assert guessing(game)
    view, chance = game.view(1), random.Random(5)
    worlds, chances = view.worlds(), game.view(1).chances()
    tables = [worlds.round(chance) for _ in range(DRAWS)]
    treasure = Counter(goal.cell for table in tables for goal in table.mine.goals if goal.treasure)
    frequent(Counter(dict(treasure)), {cell: float(number) for cell, number in chances.treasure.items()})
    for seat in range(players):
        expected: dict[object, float] = {role: float(number) for role, number in chances.roles[seat].items()}
        frequent(Counter(table.roles[seat] for table in tables), expected)
    numbers: Counter[object] = Counter(table.roles.count("saboteur") for table in tables)
    frequent(numbers, {number: float(value) for number, value in chances.saboteurs.items()})


def test_each_unseen_card_is_as_often_in_a_hand_as_any_other() -> None:
    view, chance = Game(4, seed=6).view(0), random.Random(2)
    worlds = view.worlds()
    unseen = Counter(cards_of(view.rules.deck)) - Counter(view.hand)
    found: Counter[object] = Counter(worlds.table(chance)[1][2][0] for _ in range(DRAWS))
    frequent(found, {card: number / unseen.total() for card, number in unseen.items()})


# What is known of a hand


def swapped(*, discards: int = 0) -> Game:
    """A game of three in which seat 0 has swapped hands with seat 1, who has discarded so many cards since."""
    rules = Rules.saboteur2(goal_cells=NEAR)
    hands = {0: ["swap hands", "map", "map", "map", "map", "map"], 1: ["NS", "NS", "NS", "NS", "EW", "EW"]}
    stock = ["rockfall"] * 2 + ["break cart"] * 3
    found = Game(3, rules, deals=[dealt(rules, 3, hands, stock=stock)])
    found.play(SwapHands(1))
    for _ in range(discards):
        until(found, 1)
        found.play(Discard(Card("map")))
    until(found, 0)
    return found


def test_cards_that_were_given_away_are_in_the_hand_of_who_got_them() -> None:
    worlds, chance = swapped().view(0).worlds(), random.Random(1)
    for _ in range(50):
        hands = worlds.table(chance)[1]
        assert hands[1].count(Card("map")) >= 5 - 1  # she has discarded one card since
    assert any(worlds.table(chance)[1][1].count(Card("map")) == 5 for _ in range(50))


def test_any_card_may_be_the_one_that_was_discarded_face_down() -> None:
    view, chance = swapped(discards=1).view(0), random.Random(1)
    known = view.known_hands[1]
    assert known is not None
    assert known.doubtful >= 1
    numbers = Counter(view.worlds().table(chance)[1][1].count(Card("map")) for _ in range(100))
    assert len(numbers) > 1


# Beliefs


def test_beliefs_say_how_often_who_is_what() -> None:
    view, chance = Game(3, deals=Game(3, seed=2)._dealt).view(0), random.Random(3)
    own = view.role
    assert own == "digger"
    beliefs: dict[tuple[str, ...], float] = {
        ("digger", "saboteur", "digger"): 3.0,
        ("digger", "digger", "saboteur"): 1.0,
        ("digger", "digger", "digger"): 0.0,
    }
    worlds = view.worlds()
    found: Counter[object] = Counter(tuple(worlds.round(chance, beliefs).roles) for _ in range(DRAWS))
    frequent(found, {("digger", "saboteur", "digger"): 0.75, ("digger", "digger", "saboteur"): 0.25})


def test_beliefs_may_be_a_function_that_draws() -> None:
    view = Game(3, deals=Game(3, seed=2)._dealt).view(0)
    world = view.worlds().draw(random.Random(1), lambda _: ["digger", "digger", "saboteur"])
    assert world.table.roles == ["digger", "digger", "saboteur"]
    assert world.table.left_over == ["digger"]


@pytest.mark.parametrize(
    ("beliefs", "said"),
    [
        ({("digger", "digger"): 1.0}, "2 dwarves for 3 seats"),
        ({("saboteur", "digger", "digger"): 1.0}, "the dwarf there is known: digger"),
        ({("digger", "saboteur", "saboteur"): 1.0}, "has 'saboteur' more often than it can be"),
        ({("digger", "boss", "digger"): 1.0}, "has 'boss' more often than it can be"),
        ({}, "one at least is more than 0"),
        ({("digger", "digger", "digger"): -1.0}, "from 0 upward"),
        ({("digger", "digger", "digger"): float("nan")}, "from 0 upward"),
    ],
)
def test_beliefs_that_cannot_be_are_refused(beliefs: dict[tuple[str, ...], float], said: str) -> None:
    worlds = Game(3, deals=Game(3, seed=2)._dealt).view(0).worlds()
    with pytest.raises(NoWorld, match=said):
        worlds.draw(random.Random(1), beliefs)


# Where there is nothing to guess


def test_the_view_of_everyone_has_no_worlds() -> None:
    with pytest.raises(NoWorld, match="the view of a seat"):
        Game(4, seed=1).view(None).worlds()


def test_a_round_whose_cards_are_played_has_no_worlds() -> None:
    game, chance = Game(3, Rules(goal_cells=NEAR), seed=1), Chance(1)
    while not game.round_over:
        chance.act(game)
    with pytest.raises(NoWorld, match="cards of this round are played"):
        game.view(0).worlds()
    game.play(Deal())
    assert game.view(0).world(1).round == 2


def test_a_seat_of_which_nobody_wrote_down_what_it_knew_has_no_worlds() -> None:
    rules = Rules()
    with pytest.raises(NoWorld, match="nobody wrote down what p1 knows"):
        Game(3, rules, deals=[open_deal(rules, 3)]).view(0).worlds()


def test_a_real_table_of_which_one_player_wrote_down_what_she_knew_has_worlds() -> None:
    rules = Rules()
    hand = ["NS", "EW", "NESW", "map", "NE", "ES"]
    played = Game(3, rules, deals=[open_deal(rules, 3, {0: hand}, roles=("digger", "?", "?"))])
    view = played.view(0)
    world = view.world(1)
    assert world.table.deal.complete
    assert world.view(0).hand == view.hand
    assert world.view(0).chances().roles == view.chances().roles


def test_a_hand_that_was_given_away_unwritten_gives_no_world() -> None:
    rules = Rules.saboteur2(goal_cells=NEAR)
    mine = ["swap hands", "map", "NS"]
    theirs = ["rockfall", "map", "map", "EW", "EW", "rockfall"]
    for held, whole in ((mine, False), ([*mine, "NS", "break cart", "break cart"], True)):
        hands = {0: held, 1: theirs}
        found = Game(3, rules, deals=[open_deal(rules, 3, hands, roles=("green", "?", "?"), stock={0: "NE"})])
        found.play(SwapHands(1))
        view = found.view(0)
        if whole:
            same(view.world(1).view(0), view)
        else:
            with pytest.raises(NoWorld, match="nobody wrote down all its cards"):
                view.world(1)


def test_a_view_that_was_tampered_with_has_no_worlds() -> None:
    view = game({0: ["NS"]}).view(0)
    with pytest.raises(NoWorld, match="counts other cards"):
        replace(view, stock=view.stock - 1).worlds()


def test_worlds_can_be_made_by_hand() -> None:
    view = Game(4, seed=1).view(2)
    assert Worlds(view).draw(random.Random("world/3")) == view.world(3)
