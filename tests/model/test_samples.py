"""The samples in the package: they replay, they say what they promise, and the tools still make the very same files."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache
from importlib.resources import files

import pytest

from sab_widget import samples
from sab_widget.model import BadRecord, Break, Cell, Game, Map, Place, Record, Repair, Rockfall, Rules, Take
from sab_widget.model.cells import SIDES
from tools import make_samples, sample_comments

NAMES = ("diggers_win", "saboteurs_win", "every_rule", "saboteur2")


@cache
def record(name: str) -> Record:
    return samples.load(name)


@cache
def states(name: str) -> tuple[Game, ...]:
    """The game at each turn, from turn 0 on."""
    found = record(name)
    return (found.game(), *(game.copy() for game in found.replay()))


def test_what_there_is() -> None:
    assert samples.names() == NAMES == tuple(make_samples.SAMPLES)
    assert samples.diggers_win() == record("diggers_win")
    assert samples.saboteurs_win() == record("saboteurs_win")
    assert samples.every_rule() == record("every_rule")
    assert samples.saboteur2() == record("saboteur2")
    packed = sorted(file.name for file in files(samples).iterdir() if file.name.endswith(".json"))
    assert packed == sorted(f"{name}.json" for name in NAMES)


@pytest.mark.parametrize("name", ["", "diggers", "../model/record.schema", 3, None])
def test_another_name_is_refused(name: str) -> None:
    with pytest.raises(BadRecord, match=rf"there is no sample .*; there are {', '.join(NAMES)}"):
        samples.load(name)


@pytest.mark.parametrize("name", NAMES)
def test_each_replays_by_its_hashes_to_the_end(name: str) -> None:
    assert all(step.hash for step in record(name).steps)
    assert record(name).with_hashes() == record(name)
    assert states(name)[-1].over
    assert states(name)[-1].turn == len(record(name).steps)


@pytest.mark.parametrize("name", NAMES)
def test_each_has_a_title_and_comments_worth_reading(name: str) -> None:
    assert record(name).title
    assert record(name).comment
    comments = [step.comment for step in record(name).steps if step.comment]
    assert len(comments) >= 12
    assert all(len(comment) > 20 and comment[-1] in ".?" for comment in comments)
    assert len(set(comments)) == len(comments)
    assert record(name).problem is None


@pytest.mark.parametrize("name", NAMES)
def test_the_tools_still_make_the_same_file(name: str) -> None:
    """If not: `python -m tools.make_samples`, and look whether the comments still fit."""
    assert make_samples.SAMPLES[name]().dumps() == (files(samples) / f"{name}.json").read_text(encoding="utf-8")


def test_a_comment_that_fits_another_action_is_noticed() -> None:
    text = sample_comments.read("every_rule")
    for turn in (1, 99):
        wrong = replace(text, comments={turn: ("discard NS", "Nothing of the kind.")})
        with pytest.raises(ValueError, match=f"turn {turn} is about discard NS"):
            wrong.about(record("every_rule"))


@pytest.mark.parametrize(("name", "winner"), [("diggers_win", "diggers"), ("saboteurs_win", "saboteurs")])
def test_the_two_games_end_as_they_are_called(name: str, winner: str) -> None:
    game = states(name)[-1]
    assert [result.winner for result in game.rounds] == [winner] * 3
    assert record(name).rules == Rules()
    assert len(record(name).players) == 5
    played = {step.action.kind for step in record(name).steps}
    assert played == {"place", "break", "repair", "map", "rockfall", "discard", "deal"}
    stones = [goal for state in range(1, game.turn + 1) for goal in game.outcome(state).turned_up]
    assert len(stones) >= 4, "stones are turned up on the way"


def test_how_the_two_games_come_out() -> None:
    assert states("diggers_win")[-1].nuggets == (3, 5, 2, 5, 4)
    assert states("diggers_win")[-1].winners == (1, 3), "a tie"
    assert states("saboteurs_win")[-1].nuggets == (0, 9, 3, 3, 3)
    assert states("saboteurs_win")[-1].winners == (1,)


# What `every_rule` shows


def moves(kind: type) -> list[int]:
    return [turn for turn, step in enumerate(record("every_rule").steps, 1) if isinstance(step.action, kind)]


def at(turn: int) -> Game:
    return states("every_rule")[turn]


def test_every_turn_says_which_rule_it_shows() -> None:
    assert all(step.comment for step in record("every_rule").steps)
    assert len(record("every_rule").steps) == 50


def test_it_is_the_base_game_but_short() -> None:
    rules = record("every_rule").rules
    changed = {field.name for field in fields(Rules) if getattr(rules, field.name) != getattr(Rules(), field.name)}
    assert changed == {"rounds", "deck", "hands", "gold_choice"}
    assert all(number <= dict(Rules().deck)[card] for card, number in rules.deck)


def test_it_shows_each_kind_of_action() -> None:
    kinds = {step.action.kind for step in record("every_rule").steps}
    assert kinds == {"place", "break", "repair", "map", "rockfall", "discard", "take", "deal"}


def test_it_shows_a_turned_card_and_one_that_looks_the_same_turned() -> None:
    faces = [step.action.face for step in record("every_rule").steps if isinstance(step.action, Place)]
    assert any(face.text not in dict(Rules().deck) for face in faces)
    assert any(face.turned is face for face in faces)


def test_it_shows_dead_ends_and_what_lies_beside_a_goal_without_reaching_it() -> None:
    dead, beside = 0, 0
    for turn in moves(Place):
        game = at(turn)
        action = game.actions[-1]
        assert isinstance(action, Place)
        dead += all(tunnel.stub for tunnel in action.face.tunnels)
        near = {action.cell.step(side) for side in SIDES}
        beside += any(goal.cell in near and not goal.up for goal in game.mine.goals)
    assert dead >= 2
    assert beside >= 2


def test_it_shows_a_stone_that_is_turned_and_dug_through_to_the_treasure() -> None:
    assert [(goal.cell, str(goal.face)) for goal in at(18).outcome(17).turned_up] == [(Cell(8, 0), "SW")]
    assert at(18).mine.goal((8, 2)).treasure
    assert at(18).mine.treasure_reached
    way = at(18).mine.route((8, 2), "N").tunnels
    assert Cell(8, 0) in [tunnel.cell for tunnel in way], "over the stone"


def test_it_shows_two_goals_turned_up_by_one_card() -> None:
    assert [len(at(turn).outcome(turn).turned_up) for turn in moves(Place)].count(2) == 1


def test_it_shows_a_rockfall_that_cuts_off_and_the_gap_filled_again() -> None:
    shown = 0
    for turn in moves(Rockfall):
        action = at(turn).actions[-1]
        assert isinstance(action, Rockfall)
        cut = {tunnel for part in at(turn).mine.components()[1:] for tunnel in part}
        filled = [t for t in moves(Place) if t > turn and str(at(t).actions[-1]).endswith(f" {action.cell}")]
        assert filled, "each gap is filled"
        again = at(filled[0]).mine
        shown += bool(cut) and all(again.is_connected(tunnel.cell, tunnel.edges[0]) for tunnel in cut)
    assert shown == 2


def test_it_shows_three_broken_tools_and_what_they_allow() -> None:
    broken = [at(turn).view(None).broken for turn in range(51)]
    assert max(len(tools) for seats in broken for tools in seats) == 3
    kinds = {
        step.action.kind
        for turn, step in enumerate(record("every_rule").steps)
        if broken[turn][step.seat] and not isinstance(step.action, Take)
    }
    assert kinds >= {"map", "discard", "repair"}
    assert "place" not in kinds


def test_it_shows_repairs_of_every_kind() -> None:
    repairs = [(turn, at(turn).actions[-1], at(turn).seats[-1]) for turn in moves(Repair)]
    choice = [(turn, action) for turn, action, _ in repairs if action.card is not None and len(action.card.tools) == 2]
    assert len(choice) == 1
    turn, action = choice[0]
    assert isinstance(action, Repair)
    assert action.card is not None
    assert set(action.card.tools) <= set(at(turn - 1).view(None).broken[action.seat]), "both are broken: a choice"
    mine = [isinstance(action, Repair) and action.seat == seat for _, action, seat in repairs]
    assert set(mine) == {True, False}
    assert len({action.tool for turn in moves(Break) if isinstance(action := at(turn).actions[-1], Break)}) == 3


def test_it_shows_a_goal_looked_at_twice() -> None:
    looked = [(at(turn).round, str(at(turn).actions[-1])) for turn in moves(Map)]
    assert len(looked) > len(set(looked))


def test_it_shows_the_mine_growing_west_of_the_start() -> None:
    assert min(cell.column for cell in at(50).mine.cards) < 0


def test_it_shows_how_rounds_end_and_how_they_are_paid() -> None:
    game = at(50)
    first, second = game.rounds
    assert (first.winner, first.finder, first.gold) == ("diggers", 1, ((1,), (3,), (), (2,)))
    assert [str(at(turn).actions[-1]) for turn in moves(Take)] == ["take 3", "take 1", "take 2"], (
        "not always the highest"
    )
    assert (second.winner, second.finder, second.gold) == ("saboteurs", None, ((), (), (), (3, 1)))
    assert not any(game.table.hands)
    assert not game.table.stock
    assert first.roles != second.roles
    assert record("every_rule").deals[1].starter == 2, "left of whoever played last"
    assert game.winners == (3,)
