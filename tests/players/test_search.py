"""The player that looks ahead: what it finds, that it knows nothing hidden, and what it tells."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sab_widget.model import Break, Card, Discard, Game, Map, Pass, Place, Rules, Steal, Take, View
from sab_widget.model.worlds import NoWorld
from sab_widget.players import Player, Random, play_out
from sab_widget.players.player import Beginner
from sab_widget.players.search import BadSearch, Looked, Search
from tests.conftest import ROOT
from tests.model.games import TOUCHING, Chance, under_way
from tests.model.kit import NEAR, dealt, game, near, until
from tests.model.rule_sets import COMBINATIONS, called, numbers_of, rules_of
from tests.secrets import lively_game, shuffled_secrets

FEW = 150
"""Iterations that are enough where one action is plainly the best."""


def seen(hand: Sequence[str], seat: int, more: Mapping[int, Sequence[str]] | None = None, **options: Any) -> Game:
    """A game of three, one of them a saboteur at seat 2, with goals that are near and no other treasure than this.

    The seat holds these cards, and it is its turn; all have discarded until then.
    """
    rules = near(goal_cells=((2, 0),), stones=(), rounds=1)
    found = game({seat: hand, **(more or {})}, rules=rules, goals=("treasure",), **options)
    until(found, seat)
    return found


def looked(player: Search) -> dict[object, Looked]:
    """What a search has found out, by action."""
    assert player.report is not None
    return {one.action: one for one in player.report.looked}


# What it finds


def test_a_digger_lays_the_card_that_wins_at_once() -> None:
    position = seen(["EW", "map", "rockfall", "N", "E", "N|S"], 0)
    player = Search(FEW, seed=1)
    chosen = player.choose(position.view(0), position.legal_actions())
    assert chosen == Place("EW", (1, 0))
    found = looked(player)
    assert found[chosen].value > 0.9
    assert found[chosen].visits == max(one.visits for one in found.values())


def test_a_digger_who_has_looked_at_the_treasure_goes_there() -> None:
    rules = near(rounds=1)
    cards = ["map", "ES", "NE", "map", "N", "E"]
    position = game({0: cards}, rules=rules, goals=("NW", "NE", "treasure"), roles="dds")
    position.play(Map((2, 2)))
    until(position, 0)
    view = position.view(0)
    chosen = Search(1000, seed=2).choose(view, position.legal_actions())
    assert isinstance(chosen, Place)
    assert chosen.cell.row >= 0  # the treasure lies in the south
    assert view.chances().treasure[view.mine.goals[2].cell].value == 1


def test_a_saboteur_does_not_lay_the_card_that_wins_for_the_others() -> None:
    position = seen(["EW", "NESW", "ESW", "NES", "map", "map"], 2)
    player = Search(FEW, seed=1)
    chosen = player.choose(position.view(2), position.legal_actions())
    losing = [one for action, one in looked(player).items() if action in {Place("EW", (1, 0)), Place("NESW", (1, 0))}]
    assert len(losing) == 2
    assert all(one.value < 0.1 and one.action != chosen for one in losing)


def test_a_saboteur_blocks_the_way_that_is_nearly_done() -> None:
    hand = ["N|E|S|W", "map", "map", "map", "map", "map"]
    position = seen(hand, 2, {0: ["EW", "NESW", "NESW", "NESW", "NES", "ESW"]})
    chosen = Search(2 * FEW, seed=1).choose(position.view(2), position.legal_actions())
    assert chosen == Place("N|E|S|W", (1, 0))


# Its own decisions only


def test_the_same_seed_gives_the_same_choice_and_the_same_report() -> None:
    position = lively_game(5, 3, 30)
    players = [Search(60, seed=4), Search(60, seed=4), Search(60, seed=5)]
    chosen = [player.choose(position.view(position.seat), position.legal_actions()) for player in players]
    reports = [looked(player) for player in players]
    assert chosen[0] == chosen[1]
    assert reports[0] == reports[1] != reports[2]


def test_the_seed_of_the_game_is_taken_when_it_begins() -> None:
    position = lively_game(5, 3, 30)
    reports = []
    for own in (1, 2):
        player = Search(40, seed=own)
        assert isinstance(player, Player)
        assert isinstance(player, Beginner)
        player.begin(position.seat, "7")
        player.choose(position.view(position.seat), position.legal_actions())
        reports.append(looked(player))
    assert reports[0] == reports[1]


@settings(max_examples=10)
@given(under_way(most=60), st.integers(0, 999))
def test_nothing_hidden_has_a_say_in_what_it_looks_at_and_chooses(game: Game, seed: int) -> None:
    if game.table.phase not in ("playing", "laying"):
        return
    twin = shuffled_secrets(game.record, game.seat, seed).final()
    players = [Search(8, seed=seed), Search(8, seed=seed)]
    chosen = [
        player.choose(one.view(one.seat), one.legal_actions())
        for player, one in zip(players, (game, twin), strict=True)
    ]
    assert chosen[0] == chosen[1]
    reports = [player.report and player.report.looked for player in players]
    assert reports[0] == reports[1]


def test_it_leaves_the_game_as_it_is() -> None:
    position = lively_game(4, 3, 20)
    view, before = position.view(position.seat), position.copy()
    Search(30, seed=1).choose(view, position.legal_actions())
    assert position == before
    assert view == position.view(position.seat)


# All games of the family


@pytest.mark.parametrize("names", COMBINATIONS, ids=called)
def test_it_plays_every_game_of_the_family(names: tuple[str, ...]) -> None:
    rules = rules_of(names)
    for players in {min(numbers_of(rules)), max(numbers_of(rules))}:
        position, chance = Game(players, rules, seed=1), random.Random(1)
        player = Search(2, seed=1)
        for _ in range(3):
            for _ in range(8):
                if not position.round_over:
                    position.play(chance.choice(position.legal_actions()))
            if not position.round_over:
                position.play(player.choose(position.view(position.seat), position.legal_actions()))


@pytest.mark.parametrize(
    ("rules", "players", "seed"),
    [
        pytest.param(
            Rules(goal_cells=NEAR, rounds=2, gold_choice="player", stone_choice="player", next_starter="last_path"),
            4,
            3,
            id="base",
        ),
        pytest.param(Rules.saboteur2(goal_cells=NEAR, rounds=2, stone_choice="player"), 2, 5, id="saboteur2"),
        pytest.param(Rules.comp424(), 2, 1, id="comp424"),
    ],
)
def test_it_plays_whole_games(rules: Rules, players: int, seed: int) -> None:
    played = Game(players, rules, seed=seed)
    play_out(played, [Search(2), *[Random()] * (players - 1)])
    assert played.over
    again = Game(players, rules, seed=seed)
    play_out(again, [Search(2), *[Random()] * (players - 1)])
    assert again.actions == played.actions


def test_how_a_stone_lies_is_looked_at_as_well() -> None:
    found = Game(3, Rules(goal_cells=TOUCHING, stone_choice="player", must_connect=False), seed=228)
    chance = Chance(228, 0.9)
    while found.table.phase == "playing":
        chance.act(found)
    assert found.table.phase == "laying"
    player = Search(20, seed=1)
    chosen = player.choose(found.view(found.seat), found.legal_actions())
    assert chosen.kind == "lay"
    assert set(looked(player)) == set(found.legal_actions())


def test_of_gold_it_takes_the_most() -> None:
    view = Game(3, seed=1).view(0)
    assert Search(1).choose(view, (Take(1), Take(3), Take(2))) == Take(3)


def test_it_steals_from_whoever_is_known_to_have_most() -> None:
    rules = Rules.saboteur2(open_gold=True)
    view = Game(3, rules, seed=1).view(0)
    rich = View(**{name: getattr(view, name) for name in View.__dataclass_fields__} | {"nuggets": (0, 1, 4)})
    assert Search(1).choose(rich, (Steal(1), Steal(2), Pass())) == Steal(2)


def test_what_cannot_be_chosen_is_not_looked_at() -> None:
    player = Search(5)
    assert player.choose(Game(3, seed=1).view(0), (Pass(),)) == Pass()
    assert player.report is None


def test_of_the_ways_to_give_several_cards_away_few_are_looked_at() -> None:
    rules = Rules.saboteur2()
    hand = ["NS", "NS", "EW", "map", "theft", "hands off"]
    position = Game(3, rules, deals=[dealt(rules, 3, {0: hand})])
    several = [action for action in position.legal_actions() if action.kind == "discard several"]
    player = Search(80, seed=1)
    player.choose(position.view(0), position.legal_actions())
    found = [action for action in looked(player) if getattr(action, "kind", "") == "discard several"]
    assert {len(getattr(action, "cards", ())) for action in found} == {2, 3}
    assert all(Card("hands off") in getattr(action, "cards", ()) for action in found)  # there is no theft to remove
    assert player.report is not None
    assert player.report.left_out == len(several) - len(found) > 20
    assert all(Discard(Card(name)) in looked(player) for name in hand)


# What it tells, and what it is told


def test_the_report_counts_every_iteration() -> None:
    position = lively_game(5, 3, 30)
    player = Search(70, seed=1)
    chosen = player.choose(position.view(position.seat), position.legal_actions())
    report = player.report
    assert report is not None
    assert report.iterations == 70 == sum(one.visits for one in report.looked)
    assert report.looked[0].action == chosen
    assert [one.visits for one in report.looked] == sorted((one.visits for one in report.looked), reverse=True)
    assert all(0 <= one.value <= 1 for one in report.looked)
    assert report.playouts_per_second == report.iterations / report.seconds > 0
    assert str(report).startswith("70 playouts, ")
    assert str(chosen) in str(report).splitlines()[1]


def test_with_a_budget_of_time_it_looks_as_often_as_it_can() -> None:
    position = lively_game(4, 3, 30)
    player = Search(seconds=0.05, seed=1)
    chosen = player.choose(position.view(position.seat), position.legal_actions())
    assert chosen in position.legal_actions()
    assert player.report is not None
    assert player.report.iterations >= 1
    assert player.report.seconds >= 0.05


def test_beliefs_decide_which_worlds_are_looked_at() -> None:
    position = seen(["break cart", "repair cart", "map", "N", "E", "N|S"], 0)
    asked: list[View] = []

    def beliefs(view: View) -> dict[tuple[str, ...], float]:
        asked.append(view)
        return {("digger", "saboteur", "digger"): 1.0}

    view = position.view(0)
    player = Search(2 * FEW, beliefs=beliefs, seed=1)
    player.choose(view, position.legal_actions())
    assert asked == [view]
    found = looked(player)
    assert found[Break("cart", 1)].value > found[Break("cart", 2)].value


def test_it_can_be_sent_to_another_process_also_when_it_has_played() -> None:
    position = lively_game(4, 3, 30)
    view, legal = position.view(position.seat), position.legal_actions()
    player = Search(20, seed=1)
    player.choose(view, legal)
    twin = pickle.loads(pickle.dumps(player))  # noqa: S301 — it was pickled a moment ago
    assert isinstance(twin, Search)
    assert twin.report == player.report
    assert twin.choose(view, legal) == player.choose(view, legal)
    assert looked(twin) == looked(player)


def test_another_process_chooses_the_same() -> None:
    """Where things lie in memory, by which sets of cards are ordered, must not matter."""
    program = (
        "from sab_widget.model import Game; from sab_widget.players.search import Search; game = Game(5, seed=1); "
        "player = Search(40, seed=1); player.choose(game.view(0), game.legal_actions()); print(player.report.looked)"
    )
    said = {
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT).stdout
        for _ in range(2)
    }
    assert len(said) == 1
    assert "visits=" in said.pop()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"iterations": 0}, "from 1 upward"),
        ({"iterations": -5}, "from 1 upward"),
        ({"iterations": 2.5}, "from 1 upward"),
        ({"iterations": True}, "from 1 upward"),
        ({"iterations": "many"}, "from 1 upward"),
        ({"seconds": 0}, "above 0"),
        ({"seconds": float("nan")}, "above 0"),
        ({"seconds": float("inf")}, "above 0"),
        ({"seconds": "1"}, "above 0"),
        ({"iterations": 10, "seconds": 1.0}, "not both"),
        ({"explore": -1}, "from 0 upward"),
        ({"explore": float("nan")}, "from 0 upward"),
        ({"playouts": "light"}, "'partisan' or 'plain'"),
        ({"beliefs": 3}, "a function of a view"),
        ({"seed": []}, "a whole number or a text"),
        ({"seed": 1.5}, "a whole number or a text"),
    ],
)
def test_settings_that_make_no_sense_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSearch, match=said):
        Search(**options)


@pytest.mark.parametrize(
    ("believed", "said"),
    [
        (3, "give a weight for each assignment, or a function"),
        ({("digger", "digger", "saboteur"): "often"}, "'often' is no weight"),
        ({("digger", "digger", "saboteur"): None}, "None is no weight"),
        ({None: 1.0}, "beliefs draw None"),
        (lambda _: None, "beliefs draw None"),
        (lambda _: [["digger"], "digger", "saboteur"], "an assignment names the dwarf of each seat"),
    ],
)
def test_beliefs_that_are_none_are_refused(believed: Any, said: str) -> None:
    position = seen(["break cart", "repair cart", "map", "N", "E", "N|S"], 0)
    with pytest.raises(NoWorld, match=said):
        Search(5, beliefs=lambda _: believed).choose(position.view(0), position.legal_actions())


# How well it plays


def test_diggers_who_look_ahead_reach_the_treasure_more_often_than_random_ones() -> None:
    rules = Rules(rounds=1, goal_cells=((4, -2), (4, 0), (4, 2)))
    won = {}
    for looking in (True, False):
        won[looking] = 0
        for seed in range(4):
            played = Game(3, rules, seed=seed)
            digging = [Search(50) if looking and role == "digger" else Random() for role in played.table.roles]
            play_out(played, digging)
            won[looking] += played.rounds[0].winner == "diggers"
    assert won[True] >= won[False] + 2
