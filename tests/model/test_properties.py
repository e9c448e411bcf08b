"""What holds in every game, at every turn."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from sab_widget.model import (
    Action,
    Break,
    Card,
    Deal,
    Discard,
    Face,
    Game,
    IllegalAction,
    Lay,
    Map,
    Mine,
    Pass,
    Place,
    Record,
    Repair,
    Rockfall,
    Take,
)
from sab_widget.model.actions_two import (
    Clear,
    DiscardSeveral,
    Free,
    HandsOff,
    Inspect,
    Steal,
    SwapHands,
    SwapHats,
    Theft,
    Trap,
)
from sab_widget.model.decks import cards_of
from sab_widget.model.gold import RoundResult
from sab_widget.model.states import state_hash, state_text
from tests.model import games
from tests.model.kit import check_mine


def where_the_cards_are(game: Game) -> Counter[Card]:
    """All cards of a round: in hands, stock and discards, in the mine, in front of players, and out of play."""
    table = game.table
    cards = Counter(card for hand in table.hands for card in hand)
    cards += Counter(table.stock) + Counter(table.discards) + Counter(table.deal.out)
    mine = game.mine
    removable = set(mine.removable)
    cards += Counter(Card(face) for cell, face in mine.cards.items() if cell in removable)
    for tool, mask in table.broken.items():
        cards[Card(f"break {tool}")] += mask.bit_count()
    cards += Counter(Card(f"break {tool}") for tool, _ in table.again)
    return cards + Counter({Card("theft"): len(table.thefts), Card("trapped"): table.trapped.bit_count()})


def check_cards(game: Game) -> None:
    """No card is lost, and nobody holds too many; as long as there is a stock, hands are full."""
    assert where_the_cards_are(game) == Counter(cards_of(game.rules.deck))
    sizes = [len(hand) for hand in game.table.hands]
    full = game.rules.hand_size(len(game.players))
    assert max(sizes) <= full
    if game.table.stock and game.table.phase == "playing":
        cleared = sum(isinstance(action, Clear) for action in game.actions[game.round_began :])
        assert sum(sizes) == full * len(sizes) - cleared * (game.rules.clear_for - 1)
        assert cleared or set(sizes) == {full}


@given(games.begun())
@settings(max_examples=15)
def test_cards_are_conserved(begun: tuple[Game, games.Chance]) -> None:
    game, chance = begun
    for _ in games.turns(game, chance):
        check_cards(game)


@given(games.begun())
@settings(max_examples=12)
def test_the_mine_keeps_what_a_plain_reckoning_finds(begun: tuple[Game, games.Chance]) -> None:
    game, chance = begun
    for turn in games.turns(game, chance, 120):
        if turn % 8 == 0:
            check_mine(game)
            again = Mine.from_text(game.mine.to_text(), check=False, policy=game.mine.policy)
            assert again == game.mine
            assert (again._lit, again._rim, again._down) == (game.mine._lit, game.mine._rim, game.mine._down)
            assert sorted(game.table._rockfalls) == sorted(Rockfall(cell).spot for cell in game.mine.removable)


def conceivable(game: Game) -> list[Action]:
    """Every action that one could think of: all cards of the deck, at all cells and seats, held or not."""
    rules = game.rules
    cells = [*game.mine.cards, *(goal.cell for goal in game.mine.goals)]
    columns = [cell.column for cell in cells]
    rows = [cell.row for cell in cells]
    around = [(c, r) for r in range(min(rows) - 1, max(rows) + 2) for c in range(min(columns) - 1, max(columns) + 2)]
    faces = {way for face in rules.paths for way in face.both_ways}
    found: list[Action] = [Place(face, cell) for face in faces for cell in around]
    found += [act(cell) for act in (Map, Rockfall) for cell in around]
    found += [Lay(face, cell) for face in (*map(Face, rules.stones), Face("NS")) for cell in around]
    found += [Lay(Face(stone).turned, goal.cell) for stone in rules.stones for goal in game.mine.goals]
    seats = range(len(game.players) + 1)
    found += [Break(tool, seat) for tool in (*rules.tools, "drill") for seat in seats]
    for card in rules.repair_cards:
        found += [Repair(tool, seat, card) for tool in (*rules.tools, "drill", None) for seat in seats]
    found += [Discard(card) for card in {*cards_of(rules.deck), Card("NS|EW")}]
    found += [Pass(), Deal(), *(Take(nuggets) for nuggets in range(5)), Theft()]
    found += [act(seat) for act in (HandsOff, SwapHands, Inspect, SwapHats, Trap, Free, Steal) for seat in seats]
    return list(dict.fromkeys(found + several(game)))


def several(game: Game) -> list[Action]:
    """Every way to give several cards away: from the hand, and with a few cards that are not in it."""
    hand = game.table.hand(game.seat)
    cards = (*hand, *cards_of(game.rules.deck)[::25])
    most = max(map(len, (hand, cards[:4])))
    found: list[Action] = [
        DiscardSeveral(some) for number in range(2, min(4, most) + 1) for some in combinations(cards, number)
    ]
    for what in (*game.rules.tools, "trapped", "theft", "drill"):
        found += [Clear(what, some) for number in (0, 1, 2, 3) for some in combinations(cards[:7], number)]
    return found


@given(games.under_way())
@settings(max_examples=25)
def test_the_legal_list_is_exactly_the_actions_without_a_reason_against_them(game: Game) -> None:
    legal = game.legal_actions()
    every = conceivable(game)
    assert len(legal) == len(set(legal)), "each once"
    assert set(legal) == {action for action in every if not game.why_not(action)}
    assert not any(game.why_not(action, game.seat) for action in legal)
    assert bool(legal) is not game.over


@given(games.under_way(), st.integers(0, 2**32))
@settings(max_examples=12)
def test_a_refused_action_changes_nothing(game: Game, seed: int) -> None:
    legal, before, views = game.legal_actions(), state_text(game), [game.view(seat) for seat in (None, 0, 1)]
    record = game.record
    for action in random.Random(seed).sample(conceivable(game), 60):
        for seat in (None, (game.seat + 1) % len(game.players), 99):
            if action not in legal or seat is not None:
                try:
                    game.play(action, seat)
                except IllegalAction as error:
                    assert error.reasons == game.why_not(action, seat) != ()  # noqa: PT017 - many at once
                else:
                    raise AssertionError((action, seat))
    assert (game.legal_actions(), state_text(game)) == (legal, before)
    assert [game.view(seat) for seat in (None, 0, 1)] == views
    assert game.record == record


@given(games.begun())
@settings(max_examples=20)
def test_the_replay_of_the_record_is_the_game(begun: tuple[Game, games.Chance]) -> None:
    game, chance = begun
    hashes = [state_hash(game) for _ in games.turns(game, chance)]
    record = game.record
    assert [step.hash for step in record.steps] == hashes[1:]
    for read in (record, Record.from_json(json.loads(json.dumps(record.to_json()))), Record.loads(record.dumps())):
        assert read == record
        final = read.final()
        assert final == game
        assert state_text(final) == state_text(game)
        assert final.legal_actions() == game.legal_actions() or final._deals is not None
        seats = (None, *range(len(game.players)))
        assert [final.view(seat) for seat in seats] == [game.view(seat) for seat in seats]
        assert (final.nuggets, final.winners, final.seats) == (game.nuggets, game.winners, game.seats)


@given(games.under_way(), st.integers(0, 2**32))
@settings(max_examples=30)
def test_a_copy_is_independent(game: Game, seed: int) -> None:
    before, legal, views = state_text(game), game.legal_actions(), [game.view(seat) for seat in (None, 0)]
    twin = game.copy()
    assert twin == game
    assert (state_text(twin), twin.legal_actions()) == (before, legal)
    for _ in games.turns(twin, games.Chance(seed), game.turn + 60):
        pass
    assert (state_text(game), game.legal_actions()) == (before, legal)
    assert [game.view(seat) for seat in (None, 0)] == views
    other = game.copy()
    for _ in games.turns(other, games.Chance(seed), game.turn + 60):
        pass
    assert other == twin
    assert state_text(other) == state_text(twin)


@given(games.begun())
@settings(max_examples=20)
def test_a_game_comes_to_an_end_and_its_gold_adds_up(begun: tuple[Game, games.Chance]) -> None:
    game, chance = begun
    stock = Counter(nuggets for nuggets, number in game.rules.gold for _ in range(number))
    for _ in games.turns(game, chance, 2000):
        if game.table.phase != "sharing":
            check_gold(game, stock)
    assert game.over
    assert len(game.rounds) == game.rules.rounds
    for result in game.rounds:
        check_winners(game, result)


def check_gold(game: Game, stock: Counter[int]) -> None:
    """What was paid and what is left make up the stock of cards; everybody has what they got in all rounds."""
    seats = range(len(game.players))
    if not game.rules.pieces:
        paid = Counter(nuggets for result in game.rounds for gold in result.gold for nuggets in gold or ())
        assert paid + Counter(game.table.gold) == stock
    got = [sum(sum(result.gold[seat] or ()) for result in game.rounds) for seat in seats]
    for thief, victim in (theft for result in game.rounds for theft in result.stolen):
        got[thief] += 1
        got[victim] -= 1
    assert game.nuggets == tuple(got)
    assert min(got) >= 0
    assert got == [sum(result.nuggets[seat] or 0 for result in game.rounds) for seat in seats]


WINNING = {"diggers": "digger", "saboteurs": "saboteur", "selfish": "selfish", "blue": "blue", "green": "green"}


def check_winners(game: Game, result: RoundResult) -> None:
    """Who has won is who is said to have won, and nobody else is paid."""
    assert result.winner in (*WINNING, "blue and green", "nobody", "finder")
    colours = [WINNING[word] for word in result.winner.split(" and ") if word in WINNING]
    for seat, role in enumerate(result.roles):
        if role in ("boss", "profiteer", "geologist"):
            continue
        wins = role in colours
        assert (seat in result.winners) <= wins
        assert (seat in result.winners) == wins or game.rules.won_by == "ways"  # where she may be trapped
        assert not result.gold[seat] or wins
    assert len(result.why) in (0, len(game.players))
