"""Light playouts: what they play is legal, and a round is played to its end."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sab_widget.model import Action, Break, Card, Game, Outcome, Place, Rockfall, Rules
from sab_widget.model.book import book_for
from sab_widget.model.decks import GOAL_CELLS
from sab_widget.model.round import Round
from sab_widget.players.playouts import Hands, Playouts, step
from sab_widget.players.worth import worth
from tests.model.games import under_way
from tests.model.kit import GOALS, NEAR, game


class Watched(Round):
    """A round that notes what is played, and fails when that is not legal."""

    __slots__ = ("played",)
    played: list[tuple[int, Action]]

    def play(self, action: Action) -> Outcome:
        assert action in self.legal()
        self.played.append((self.seat, action))
        return super().play(action)


def watched(game: Game) -> tuple[Watched, Hands]:
    """A copy of the table of a game that is watched, and its hands."""
    state = object.__new__(Watched)
    state.__setstate__(game.table.copy().__getstate__())
    state.played = []
    return state, [list(hand) for hand in state.hands]


@settings(max_examples=25)
@given(under_way(most=80), st.booleans(), st.integers(0, 999))
def test_whatever_a_light_playout_plays_is_legal(game: Game, partisan: bool, seed: int) -> None:
    if game.round_over:
        return
    state, hands = watched(game)
    turns = Playouts(state.book, partisan=partisan).play(state, hands, random.Random(seed).random)
    assert state.phase == "ended"
    assert state.result is not None
    assert turns == len(state.played) > 0
    assert [Counter(hand) for hand in hands] == [Counter(hand) for hand in state.hands]


@settings(max_examples=25)
@given(under_way(most=60), st.integers(0, 999))
def test_hands_are_kept_up_with_any_action(game: Game, seed: int) -> None:
    state, hands = watched(game)
    chance = random.Random(seed)
    while state.phase in ("playing", "laying"):
        legal = state.legal()
        kind = chance.choice(sorted({action.kind for action in legal}))
        step(state, hands, chance.choice([action for action in legal if action.kind == kind]))
        assert [Counter(hand) for hand in hands] == [Counter(hand) for hand in state.hands]


@settings(max_examples=25)
@given(under_way(most=60))
def test_the_short_list_is_the_legal_one_without_several_cards_given_away(game: Game) -> None:
    state, hands = watched(game)
    if state.phase != "playing":
        return
    several = ("discard several", "clear")
    short = Playouts(state.book).options(state, hands[state.seat])
    assert Counter(short) == Counter(action for action in game.legal_actions() if action.kind not in several)


def played_by(seat: int, rules: Rules, *, partisan: bool) -> list[Action]:
    """What one seat of four plays in some playouts; the saboteur sits last."""
    found: list[Action] = []
    playouts, chance = Playouts(book_for(rules, 4), partisan=partisan), random.Random(4)
    for _ in range(30):
        state, hands = watched(game(players=4, rules=rules))
        playouts.play(state, hands, chance.random)
        found += [action for by, action in state.played if by == seat]
    return found


def test_partisan_diggers_lay_no_blind_card_and_partisan_saboteurs_nothing_else() -> None:
    laid = {
        seat: {action.face.text for action in played_by(seat, Rules(), partisan=True) if isinstance(action, Place)}
        for seat in (0, 3)
    }
    assert "NESW" in laid[0]
    assert not any("|" in face or len(face) == 1 for face in laid[0])
    assert laid[3]
    assert all("|" in face or len(face) == 1 for face in laid[3])


def test_partisans_break_the_tools_of_the_other_side_alone() -> None:
    broken = {
        seat: {action.seat for action in played_by(seat, Rules(), partisan=True) if isinstance(action, Break)}
        for seat in (0, 3)
    }
    assert broken == {0: {3}, 3: {0, 1, 2}}


def test_partisan_diggers_cause_no_rockfall_and_plain_ones_do() -> None:
    falls = {
        partisan: any(isinstance(action, Rockfall) for action in played_by(0, Rules(), partisan=partisan))
        for partisan in (True, False)
    }
    assert falls == {True: False, False: True}


def test_partisan_diggers_reach_the_treasure_more_often() -> None:
    found = {}
    for partisan in (True, False):
        chance, playouts = random.Random(1), Playouts(book_for(Rules(), 4), partisan=partisan)
        ends = []
        for seed in range(60):
            state = Game(4, seed=seed).table
            playouts.play(state, [list(hand) for hand in state.hands], chance.random)
            ends.append(state.finder is not None)
        found[partisan] = sum(ends)
    assert found[True] > found[False] + 5


# What the end of a round is worth


def ended(cards: dict[int, list[str]], *laid: Place, goal_cells: tuple[tuple[int, int], ...] = NEAR) -> Round:
    """A round of three diggers and a saboteur in which seat 0 laid this, and else everybody discarded, to its end."""
    table = game(cards, players=4, rules=Rules(goal_cells=goal_cells, rounds=1), goals=GOALS, roles="ddds").table
    left = list(laid)
    while table.phase != "ended":
        legal = table.legal()
        action = left.pop(0) if table.seat == 0 and left else next(a for a in legal if a.kind in ("discard", "pass"))
        table.play(action)
    return table


def test_who_has_won_is_worth_more_than_who_has_lost() -> None:
    won = worth(ended({0: ["EW"]}, Place("EW", (1, 0))))
    lost = worth(ended({}))
    assert min(won[:3]) > 0.8
    assert won[3] < 0.2
    assert lost[3] > 0.7
    assert max(lost[:3]) < 0.3
    assert all(0 <= value <= 1 for value in (*won, *lost))


def test_a_lost_round_is_worth_more_to_diggers_the_nearer_they_came() -> None:
    values = [
        worth(ended({0: ["EW", "NESW"]}, *laid, goal_cells=GOAL_CELLS))
        for laid in ([], [Place("EW", (1, 0))], [Place("EW", (1, 0)), Place("NESW", (2, 0))])
    ]
    diggers, saboteurs = [value[0] for value in values], [value[3] for value in values]
    assert diggers == sorted(set(diggers))
    assert saboteurs == sorted(set(saboteurs), reverse=True)


def test_the_earlier_the_treasure_is_reached_the_more_it_is_worth_to_diggers() -> None:
    early = ended({0: ["EW"]}, Place("EW", (1, 0)))
    late = game({0: ["EW"]}, players=4, rules=Rules(goal_cells=NEAR, rounds=1), goals=GOALS, roles="ddds").table
    for _ in range(20):
        late.play(next(one for one in late.legal() if one.kind == "discard" and one.card is not Card("EW")))
    late.play(Place("EW", (1, 0)))
    assert worth(early)[0] > worth(late)[0] > 0.8
    assert worth(early)[3] < worth(late)[3] < 0.2


@pytest.mark.parametrize("roles", ["bgops", "bgccs"])
def test_only_their_gold_matters_to_profiteers_and_geologists(roles: str) -> None:
    rules = Rules.saboteur2(rounds=1)
    table = game(players=5, rules=rules, roles=roles).table
    while table.phase != "ended":
        table.play(next(action for action in table.legal() if action.kind in ("discard", "pass")))
    assert table.result is not None
    for seat, letter in enumerate(roles):
        if letter in "cp":
            assert worth(table)[seat] == (table.result.nuggets[seat] or 0) / 5
