"""What is believed of each seat: Bayes' rule, and how well it tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from math import log
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sab_widget.model import Discard, Game, Inspect, Place, Rules
from sab_widget.model.dwarves import SABOTEUR
from sab_widget.players.beliefs import (
    DIGGING,
    beliefs,
    believed_by_all,
    chances_of,
    evidence_of,
    guesses,
    likelihoods,
    situation_of,
)
from sab_widget.players.believer import Believer
from sab_widget.players.by_role import ByRole
from sab_widget.players.reading import POINTS, Reading
from sab_widget.players.search import Search
from tests.games import random_game
from tests.model import kit, two
from tools.measure_likelihoods import GAMES, count, rounds, score


def by_all_deals(ratios: Sequence[float], pool: Mapping[str, int]) -> list[float]:
    """The same by looking at every deal of the dwarves to the seats."""
    dwarves = [role for role, number in pool.items() for _ in range(number)]
    found, total = [0.0] * len(ratios), 0.0
    for deal in permutations(range(len(dwarves)), len(ratios)):
        roles = [dwarves[i] for i in deal]
        weight = 1.0
        for role, ratio in zip(roles, ratios, strict=True):
            weight *= ratio if role == SABOTEUR else 1.0
        total += weight
        found = [part + weight * (role == SABOTEUR) for part, role in zip(found, roles, strict=True)]
    return [part / total for part in found]


@given(
    st.lists(st.floats(1e-3, 1e3), min_size=1, max_size=4),
    st.integers(0, 3),
    st.integers(0, 2),
    st.integers(0, 2),
)
def test_it_is_what_looking_at_every_deal_finds(ratios: list[float], saboteurs: int, blue: int, boss: int) -> None:
    missing = max(0, len(ratios) - saboteurs - blue - boss)
    pool = {SABOTEUR: saboteurs, "blue": blue + missing, "boss": boss}
    assert chances_of(ratios, pool) == pytest.approx(by_all_deals(ratios, pool))


def test_without_deeds_it_is_what_counting_finds() -> None:
    for rules in (None, Rules.saboteur2(), Rules.selfish_dwarf(), Rules.tournament()):
        view = Game(5, rules, seed=2).view(3)
        for believed, counted in zip(beliefs(view), view.chances().roles, strict=True):
            assert believed == pytest.approx({role: float(chance) for role, chance in counted.items()})


@pytest.mark.parametrize("rules", [None, Rules.saboteur2()], ids=["base", "two"])
def test_each_seat_is_something_and_the_numbers_agree(rules: Rules | None) -> None:
    for seed in range(5):
        view = random_game(5, seed=seed, turns=60, rules=rules).view(0)
        found = beliefs(view)
        assert [sum(roles.values()) for roles in found] == pytest.approx([1.0] * 5)
        assert [set(roles) for roles in found] == [set(roles) for roles in view.chances().roles]
        expected = sum(roles.get(SABOTEUR, 0.0) for roles in found)
        possible = view.chances().saboteurs
        assert min(possible) - 1e-9 <= expected <= max(possible) + 1e-9


def test_a_game_without_roles_has_none() -> None:
    assert beliefs(Game(2, Rules.comp424(), seed=1).view(0)) == ({}, {})


def test_when_one_is_found_out_the_other_is_less_in_doubt() -> None:
    game = kit.game({0: ["E|W"]}, players=3, rules=Rules(), roles="sdd")
    before = beliefs(game.view(1))
    game.play(Place("E|W", (1, 0)))
    after = beliefs(game.view(1))
    assert after[0][SABOTEUR] > before[0][SABOTEUR]
    assert after[2][SABOTEUR] < before[2][SABOTEUR]
    assert after[1] == {"digger": 1.0}


def test_what_is_known_is_certain_and_counts_for_the_others() -> None:
    game = two.game([["inspection", "N"], ["N", "N"], ["N", "N"]], ["N"] * 9, roles="bsg")
    before = beliefs(game.view(0))
    two.play(game, Inspect(1), Discard("N"), Discard("N"))
    after = beliefs(game.view(0))
    assert after[1] == {SABOTEUR: 1.0}
    assert after[2][SABOTEUR] < before[2][SABOTEUR]


def test_a_new_round_begins_anew() -> None:
    game = random_game(5, seed=3, rules=Rules(rounds=2))
    again = Game(5, Rules(rounds=2), seed=3)
    for action in game.actions:
        again.play(action)
        if action.kind == "deal":
            break
    assert again.round == 2
    view = again.view(0)
    for believed, counted in zip(beliefs(view), view.chances().roles, strict=True):
        assert believed == pytest.approx({role: float(chance) for role, chance in counted.items()})


def test_what_a_player_keeps_is_what_the_story_tells() -> None:
    game = Game(5, Rules(rounds=1), seed=11)
    players = [Believer() for _ in range(5)]
    asked = 0
    while not game.over:
        player = players[game.seat]
        view, legal = game.view(game.seat), game.legal_actions()
        action = player.choose(view, legal)
        decider = player.saboteur if view.role == SABOTEUR else player.digger
        if len(legal) > 1:
            kept = decider.doubts(view)  # type: ignore[attr-defined]
            assert kept == [roles.get(SABOTEUR, 0.0) for roles in beliefs(view)]
            asked += 1
        game.play(action)
    assert asked > 20


def test_everybody_else_sees_a_saboteur_as_an_onlooker_does() -> None:
    game = random_game(5, seed=4, turns=40)
    reading = Reading()
    reading.read(game.view(2))
    seen = [roles.get(SABOTEUR, 0.0) for roles in beliefs(game.view(2))]
    by_all = believed_by_all(game.view(2), reading)
    assert by_all != seen
    assert 0 < by_all[2] < 1
    assert seen[2] in (0.0, 1.0)


@pytest.mark.parametrize("rules", [None, Rules.saboteur2()], ids=["base", "two"])
def test_what_is_guessed_is_as_likely_as_it_is_believed(rules: Rules | None) -> None:
    view = random_game(4, seed=9, turns=20, rules=rules).view(1)
    guess, chance, drawn = guesses(view), Random(1), 4000
    assert guess is not None
    found = [Counter(seat) for seat in zip(*(guess(chance) for _ in range(drawn)), strict=True)]
    for believed, counted in zip(beliefs(view), found, strict=True):
        assert set(counted) <= set(believed)
        for role, probability in believed.items():
            assert counted[role] / drawn == pytest.approx(probability, abs=0.04)


def test_a_guess_never_has_more_of_a_dwarf_than_there_are() -> None:
    view = random_game(10, seed=2, turns=40).view(0)
    guess, chance = guesses(view), Random(2)
    assert guess is not None
    numbers = {Counter(guess(chance))[SABOTEUR] for _ in range(300)}
    assert numbers <= set(view.chances().saboteurs)


def test_nothing_is_guessed_in_a_game_without_roles() -> None:
    assert guesses(Game(2, Rules.comp424(), seed=1).view(0)) is None


def test_a_search_can_look_ahead_in_worlds_that_are_believed() -> None:
    game = random_game(5, seed=3, turns=25)
    view, legal = game.view(game.seat), game.legal_actions()
    assert Search(iterations=30, beliefs=guesses, seed=1).choose(view, legal) in legal


# The table of likelihoods


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_table_is_what_was_measured(game: str) -> None:
    """Another sample comes out alike, where there are enough deeds to tell."""
    table = likelihoods()[game]
    assert isinstance(table, dict)
    sample, compared = count(rounds(game, 5, "another sample")), 0
    for kind in (DIGGING, SABOTEUR):
        for where, deeds in sample[kind].items():
            whole, there = sum(deeds.values()), table["counts"][kind][where]
            if whole >= 40:
                shares = [deeds.get(deed, 0) / whole - there.get(deed, 0) / sum(there.values()) for deed in POINTS]
                assert sum(map(abs, shares)) / 2 < 0.2, (kind, where, whole)
                compared += 1
    assert compared >= 3


@pytest.mark.parametrize("game", sorted(GAMES))
def test_it_tells_more_than_counting(game: str) -> None:
    table = likelihoods()[game]
    assert isinstance(table, dict)
    sample = list(rounds(game, 2, "fresh"))
    assert score(sample, table["counts"], table["weight"]) > score(sample, table["counts"], 0.0) + 0.2


def test_what_nobody_ever_did_speaks_for_nothing() -> None:
    counts = {DIGGING: {"far, free": {"dig": 90, "block": 1}}, SABOTEUR: {"far, free": {"dig": 1, "block": 9}}}
    evidence = evidence_of(counts, 1.0)
    assert evidence["far, free", "dig"] < -2
    assert evidence["far, free", "block"] > 2
    assert evidence["far, free", "trick"] == 0


# How well it tells


def watched(seeds: range, players: int = 5) -> Iterator[Game]:
    """Games of heuristics, after each time that every seat has had a turn."""
    for seed in seeds:
        game = Game(players, Rules(rounds=1), seed=seed)
        table = [ByRole() for _ in range(players)]
        for seat, player in enumerate(table):
            player.begin(seat, str(seed))
        while not game.over:
            game.play(table[game.seat].choose(game.view(game.seat), game.legal_actions()))
            if game.turn % players == 0 and not game.round_over:
                yield game


def test_belief_in_the_true_saboteurs_rises() -> None:
    found: dict[int, list[float]] = {}
    for game in watched(range(100, 115)):
        roles = game.table.roles
        for viewer, own in enumerate(roles):
            if own != SABOTEUR and game.turn <= 15:
                believed = beliefs(game.view(viewer))
                found.setdefault(game.turn, []).extend(
                    believed[seat][SABOTEUR] for seat, role in enumerate(roles) if role == SABOTEUR
                )
    first, second, third = (sum(found[turn]) / len(found[turn]) for turn in (5, 10, 15))
    counted = float(Game(5, seed=1).view(0).chances().roles[1].get(SABOTEUR, 0))
    assert counted + 0.1 < first < second < third


def test_it_is_better_calibrated_than_counting() -> None:
    """The logarithm of what was given to the truth, for every digger and every other seat."""
    believed, counted = [], []
    for game in watched(range(200, 206)):
        for viewer in range(5):
            view = game.view(viewer)
            found, before = beliefs(view), view.chances().roles
            for seat, role in enumerate(game.table.roles):
                if seat != viewer:
                    believed.append(log(max(found[seat].get(role, 0.0), 1e-9)))
                    counted.append(log(float(before[seat][role])))
    assert len(believed) > 200
    assert sum(believed) / len(believed) > sum(counted) / len(counted) + 0.2


def test_situations_are_those_of_the_table() -> None:
    reading = Reading()
    reading.read(random_game(5, seed=1, turns=50).view(0))
    table = likelihoods()["base"]
    assert isinstance(table, dict)
    assert {situation_of(deed) for deed in reading.deeds} <= set(table["counts"][DIGGING])
