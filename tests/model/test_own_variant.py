"""A small variant of one's own, made from outside the package by data alone: new cards, own hands, own dwarves."""

from __future__ import annotations

import json
import random

import pytest

from sab_widget import Cell, Face, Game, Mine, Place, Record, Rules
from sab_widget.model import BadRules, Discard, Trap
from sab_widget.scene import mine_scene, record_scene
from sab_widget.svg import draw
from tests.model import kit

TEE, DOOR = "NEW|S", "NS:green"
"""A bend that no box of this game has, with a blind arm; and a door that there is not in Saboteur 2."""

NEAR = ((3, -1), (3, 1), (3, 3))

OWN = Rules(
    deck=(("EW", 6), ("NESW", 6), (TEE, 6), (DOOR, 2), ("map", 3), ("break lamp", 3), ("repair lamp", 3)),
    hands=((2, 4), (5, 3)),
    dwarves=(("digger", ((2, 1), (5, 3))), ("saboteur", ((2, 1), (5, 2)))),
    gold=((1, 5), (4, 3)),
    goal_cells=NEAR,
    saboteur_pay=(2, 1),
    rounds=2,
)
"""A game for two or for five."""

TWO = Rules.saboteur2(
    deck=(*Rules.saboteur2().deck, (TEE, 4), (DOOR, 3)),
    hands=((3, 5), (4, 5)),
    dwarves=tuple((role, ((3, number), (4, number))) for role, number in (("blue", 2), ("green", 2), ("boss", 1))),
    goal_cells=NEAR,
    out_of_play=4,
)
"""Saboteur 2 with two more cards and without saboteurs."""

BOTH = pytest.mark.parametrize(("rules", "players"), [(OWN, 2), (OWN, 5), (TWO, 3), (TWO, 4)])


def laid(rules: Rules, players: int, seed: int) -> Game:
    """A random game, in which the new cards are laid wherever they can be."""
    game, chance = Game(players, rules, seed=seed), random.Random(seed)
    while legal := game.legal_actions():
        new = [act for act in legal if isinstance(act, Place) and act.card.text in (Face(TEE).turned.text, DOOR)]
        digging = [act for act in legal if isinstance(act, Place)]
        game.play(chance.choice(new or (digging if digging and chance.random() < 0.7 else legal)))
    return game


@BOTH
def test_the_rules_are_data(rules: Rules, players: int) -> None:
    assert Rules.from_json(json.loads(json.dumps(rules.to_json()))) == rules
    game = Game(players, rules, seed=1)
    assert [len(hand) for hand in game.table.hands] == [rules.hand_size(players)] * players
    dealt = (*game.table.deal.roles, *game.table.deal.left_over)
    assert {role: dealt.count(role) for role in set(dealt)} == rules.dwarves_for(players)
    with pytest.raises(BadRules, match="there are fewer of them than players when 5 play"):
        Rules(hands=((5, 3),), dwarves=(("digger", ((5, 4),)),))


@BOTH
def test_games_are_played_to_the_end_and_replayed(rules: Rules, players: int) -> None:
    for seed in range(3):
        game = laid(rules, players, seed)
        assert game.over
        assert len(game.rounds) == rules.rounds
        record = game.record
        assert Record.loads(record.dumps()) == record
        assert record.final() == game
        assert Record.from_text(record.to_text()).final() == game
    faces = [action.face.text for action in game.actions if isinstance(action, Place)]
    assert {TEE, Face(TEE).turned.text, DOOR} & set(faces)


@BOTH
def test_the_legal_list_and_the_explanation_know_the_new_cards(rules: Rules, players: int) -> None:
    game = next(game for game in (Game(players, rules, seed=seed) for seed in range(99)) if holds(game, TEE))
    listed = {(act.face.text, act.cell) for act in game.legal_actions() if isinstance(act, Place)}
    mine = game.mine
    around = [Cell(column, row) for column in range(-2, 5) for row in range(-3, 5)]
    for face in (TEE, "ESW|N"):
        fitting = {(face, cell) for cell in around if mine.can_place(face, cell)}
        assert fitting <= listed
        assert fitting, "it may be laid somewhere beside the start"
    assert game.why_not(Place(TEE, (1, 0))) == ()
    (reason,) = game.why_not(Place(TEE, (0, 0)))
    assert reason.sentence == "A card lies at 0,0 already."
    (reason,) = game.why_not(Place("ESW|N", (9, 9)))
    assert reason.code == "no_neighbour"


def holds(game: Game, card: str) -> bool:
    return Face(card).turned.text in [held.text for held in game.table.hand(game.seat)]


def test_the_blind_arm_leads_nowhere_and_the_bend_leads_on() -> None:
    mine = Mine({(1, -1): "NESW"}, treasure=(1, -1))
    mine.place(TEE, (1, 0))
    assert [goal.up for goal in mine.goals] == [True], "through the bend, which joins west and north"
    (reason,) = mine.why_not("NS", (1, 1))
    assert (reason.code, reason.side) == ("not_connected", "N")


def test_the_new_door_stops_the_other_team() -> None:
    mine = Mine({(0, -2): "NESW"}, treasure=(0, -2))
    mine.place(DOOR, (0, -1))
    assert not mine.way("blue").open
    assert mine.way("blue").doors == ((0, -1),)
    assert mine.way("green").open


@BOTH
def test_scene_and_picture_show_the_new_cards(rules: Rules, players: int) -> None:
    game = laid(rules, players, 2)
    for viewer in (None, 0):
        scene = record_scene(game.record, viewer)
        assert scene["problem"] is None
        assert scene["last"] == game.turn
        assert {TEE, "ESW|N", DOOR} <= set(scene["faces"])
        assert {Face(TEE).turned.text, DOOR} <= set(scene["cards"])
        assert {Face(TEE).turned.text, DOOR} <= set(scene["palette"])
    turns = [number for number, act in enumerate(game.actions, 1) if isinstance(act, Place) and "|" in act.face.text]
    before, after = draw(scene, turns[0] - 1), draw(scene, turns[0])
    assert after.count("<use") > before.count("<use")


def test_a_mine_is_drawn_with_the_new_cards() -> None:
    mine = Mine()
    for face, cell in ((TEE, (1, 0)), (DOOR, (0, -1)), ("ES", (1, -1))):
        mine.place(face, cell)
    scene = mine_scene(mine, paths=TWO)
    picture = draw(scene, legal_for=TEE)
    assert picture.startswith("<svg")
    assert picture.count("<use") >= 4


def test_the_trap_of_saboteur_2_in_a_game_for_gold_cards() -> None:
    """A trapped player is no winner and gets nothing, whatever the game is won by."""
    rules = Rules(
        deck=(("trapped", 2), ("EW", 2), ("map", 2)),
        hands=((3, 2),),
        dwarves=(("digger", ((3, 2),)), ("saboteur", ((3, 1),))),
        gold=((1, 9), (3, 2)),
        goal_cells=((2, -2), (2, 0), (2, 2)),
        rounds=1,
    )
    hands = {0: ["EW", "map"], 1: ["trapped", "map"], 2: ["trapped", "EW"]}
    won = kit.game(hands, rules=rules, roles="dds")
    for action in (Discard("map"), Trap(2), Trap(1), Place("EW", (1, 0))):
        won.play(action)
    (result,) = won.rounds
    assert (result.winner, result.winners, result.gold) == ("diggers", (0,), ((1,), (), ()))
    assert result.why[1] == "gold-digger: trapped, so no winner and paid nothing."
    lost = kit.game(hands, rules=rules, roles="dds")
    lost.play(Discard("map"))
    lost.play(Trap(2))
    kit.to_the_end_of_the_round(lost)
    (result,) = lost.rounds
    assert (result.winner, result.winners, result.gold) == ("saboteurs", (), ((), (), ()))
    assert result.why[2] == "saboteur: trapped, so no winner and paid nothing."
