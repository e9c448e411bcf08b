"""What was played is taken back, and done again."""

from __future__ import annotations

import random

import pytest

from sab_widget import MineWidget, Rules
from sab_widget.players import Random
from tests.games import random_game
from tests.widget.live_kit import ONE, Wire, at_work, do


@pytest.mark.parametrize("rules", [None, Rules.saboteur2()])
def test_undo_leads_back_to_what_the_person_did_last_again_and_again(rules: Rules | None) -> None:
    game, wire = at_work({"p1": None, "p2": Random(), "p3": Random()}, 3, rules)
    chance, states = random.Random(1), [game.copy()]
    assert wire.live.get("undo", 0) is None
    for _ in range(30):
        if wire.live["state"] == "deal":
            wire.ask("play", seat=game.seat, do={"do": "deal"})
        else:
            do(wire, chance.choice(game.legal_actions()), 0)
        wire.ask("go on", all=True)
        states.append(game.copy())
    wire.deliver()
    for before in reversed(states[:-1]):
        assert wire.live["undo"] == before.turn
        wire.ask("undo")
        assert game == before
        assert wire.deliver()["tracks"] == MineWidget(before, viewer=0).scene["tracks"]
        assert wire.widget.turn == before.turn
    assert wire.live["undo"] is None
    for after in states[1:]:
        assert wire.live["redo"] is True
        wire.ask("redo")
        assert game == after
    assert wire.deliver()["turns"] == wire.widget.scene["turns"] == MineWidget(game, viewer=0).scene["turns"]
    assert wire.live["redo"] is False


def test_after_something_else_was_done_nothing_is_done_again() -> None:
    game, wire = at_work(ONE)
    do(wire, game.legal_actions()[0], 0)
    wire.ask("undo")
    assert wire.live["redo"]
    do(wire, game.legal_actions()[-1], 0)
    assert not wire.live["redo"]
    wire.clear()
    wire.ask("redo")
    assert wire.kinds() == ["problem"]
    assert game.turn == 1


def test_undo_can_be_forbidden() -> None:
    game, wire = at_work(ONE, undo=False)
    do(wire, game.legal_actions()[0], 0)
    assert "undo" not in wire.live
    wire.clear()
    wire.ask("undo")
    wire.ask("redo")
    assert wire.kinds() == ["problem", "problem"]
    assert game.turn == 1


def test_taking_back_in_python_is_shown() -> None:
    game, wire = at_work(ONE)
    for _ in range(5):
        game.play(game.legal_actions()[0])
    game.take_back(3)
    assert wire.deliver()["last"] == wire.widget.turn == wire.live["turn"] == 2


def test_a_game_that_cannot_be_taken_back_says_so() -> None:
    world = random_game(4, 3, 90).view(1).world(seed=1)
    assert world.round > 1
    wire = Wire(MineWidget(world, players={}, viewer=None))
    do(wire, world.legal_actions()[0], world.seat)
    turn = world.turn
    wire.clear()
    wire.ask("undo")
    assert "its earlier rounds cannot be replayed" in wire.messages[0]["text"]
    assert (world.turn, wire.widget.scene["last"]) == (turn, turn)
