"""The heuristics play every game of the family to its end."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from sab_widget.model import Game, Rules
from sab_widget.players import play_out
from sab_widget.players.believer import Believer
from sab_widget.players.by_role import ByRole
from tests.model.games import under_way
from tests.model.rule_sets import COMBINATIONS, called, numbers_of, rules_of


@pytest.mark.parametrize("names", COMBINATIONS, ids=called)
def test_every_variant_with_few_and_many_players(names: tuple[str, ...]) -> None:
    rules = rules_of(names, rounds=2)
    numbers = numbers_of(rules)
    for seed, (players, kind) in enumerate([(numbers[0], ByRole), (numbers[0], Believer), (numbers[-1], Believer)]):
        game = play_out(Game(players, rules, seed=seed), [kind() for _ in range(players)])
        assert game.over
        assert len(game.rounds) == 2


ODD: dict[str, Any] = {
    "without roles": Rules.comp424(),
    "the player chooses": Rules(stone_choice="player", gold_choice="player", rounds=2),
    "anywhere": Rules(must_connect=False, empty_hand="pass", break_own=False, rounds=2),
    "break again": Rules(break_again=True, must_connect=False, must_meet=True, rounds=2),
    "selfish helpers": Rules(repair_others=False, won_by="finder", dwarves=(), gold=(), rounds=2),
    "snapshot": Rules.saboteur2(theft="snapshot", boss_wins="team", stone_choice="player", rounds=2),
}


@pytest.mark.parametrize("kind", [ByRole, Believer])
@pytest.mark.parametrize("rules", ODD.values(), ids=ODD)
def test_options(rules: Rules, kind: type[ByRole]) -> None:
    players = numbers_of(rules)[len(numbers_of(rules)) // 2]
    for seed in range(3):
        assert play_out(Game(players, rules, seed=seed), [kind() for _ in range(players)]).over


@given(under_way(most=60))
@settings(max_examples=25)
def test_any_game_that_is_under_way(game: Game) -> None:
    players = len(game.players)
    kinds = [ByRole() if seat % 2 else Believer() for seat in range(players)]
    assert play_out(game, kinds).over
