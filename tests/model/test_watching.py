"""Games that are watched, and actions that are taken back."""

from __future__ import annotations

import copy
import gc
import logging
import pickle

import pytest

from sab_widget.model import BadRecord, Game, IllegalAction, Place, Rules
from sab_widget.model.round import Round
from tests.games import random_game


class Watcher:
    """Writes down the turns that it is told of."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.turns: list[int] = []
        game.watch(self.told)

    def told(self) -> None:
        """The game has changed."""
        self.turns.append(self.game.turn)


def play(game: Game, turns: int) -> None:
    """Do the first thing that may be done, so many times."""
    for _ in range(turns):
        game.play(game.legal_actions()[0])


def test_each_action_is_told_once_when_it_is_done() -> None:
    game = Game(3, seed=1)
    watcher = Watcher(game)
    game.watch(watcher.told)
    play(game, 3)
    assert watcher.turns == [1, 2, 3]
    game.unwatch(watcher.told)
    play(game, 1)
    assert watcher.turns == [1, 2, 3]


def test_dealing_a_round_is_told() -> None:
    game = Game(3, seed=2)
    while not game.round_over:
        play(game, 1)
    watcher = Watcher(game)
    play(game, 1)
    assert watcher.turns == [game.round_began]


def test_a_refused_action_is_not_told() -> None:
    game = Game(3, seed=1)
    watcher = Watcher(game)
    with pytest.raises(IllegalAction):
        game.play(Place("NESW", (30, 30)))
    assert watcher.turns == []


def test_nobody_lives_longer_for_watching() -> None:
    game = Game(3, seed=1)
    watcher = Watcher(game)
    turns = watcher.turns
    del watcher
    gc.collect()
    play(game, 2)
    assert turns == []
    assert game._watchers is not None
    assert not game._watchers._each


@pytest.mark.parametrize(
    "twin",
    [Game.copy, copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))],  # noqa: S301  # our own bytes
)
def test_a_copy_is_watched_by_nobody(twin: object) -> None:
    game = Game(3, seed=1)
    watcher = Watcher(game)
    assert callable(twin)
    other = twin(game)
    assert other == game
    play(other, 2)
    assert watcher.turns == []
    play(game, 2)
    assert watcher.turns == [1, 2]


def test_a_watcher_that_fails_is_reported_and_stops_neither_the_game_nor_the_others(
    caplog: pytest.LogCaptureFixture,
) -> None:
    game = Game(3, seed=1)

    def fails() -> None:
        raise RuntimeError("no more paper")

    game.watch(fails)
    watcher = Watcher(game)
    with caplog.at_level(logging.ERROR):
        play(game, 1)
    assert game.turn == 1
    assert watcher.turns == [1]
    assert "no more paper" in caplog.text


@pytest.mark.parametrize("rules", [None, Rules.saboteur2(), Rules(gold_choice="player", stone_choice="player")])
def test_taken_back_the_game_is_what_it_was_and_played_again_what_it_became(rules: Rules | None) -> None:
    game = random_game(5, 3, rules=rules)
    last = game.copy()
    story = [game.view(seat).history for seat in (None, 2)]
    for turn in sorted({game.turn - 1, game.turn - 30, 71, 40, 1, 0}, reverse=True):
        taken = game.take_back(game.turn - turn)
        expected = random_game(5, 3, turn, rules)
        assert game == expected
        assert (game.turn, game.round_began, game.seat) == (turn, expected.round_began, expected.seat)
        assert game.legal_actions() == expected.legal_actions()
        assert [game.view(seat) for seat in (None, 2)] == [expected.view(seat) for seat in (None, 2)]
        again = game.copy()
        for action in taken:
            again.play(action)
    for action in last.actions:
        game.play(action)
    assert game == last
    assert [game.view(seat).history for seat in (None, 2)] == story


def test_a_recorded_game_that_went_on_by_chance_is_taken_back_alike() -> None:
    record = random_game(4, 5).record
    game = record.branch(90)
    play(game, 60)
    seen = game.copy()
    for action in game.take_back(55):
        game.play(action)
    assert game == seen
    assert game.table.hands == seen.table.hands


def test_taking_back_is_told() -> None:
    game = random_game(3, 1, 10)
    watcher = Watcher(game)
    game.take_back(4)
    assert watcher.turns == [6]


@pytest.mark.parametrize("turns", [-1, 11, True, 1.0, "1", None])
def test_more_than_was_done_cannot_be_taken_back(turns: object) -> None:
    game = random_game(3, 1, 10)
    with pytest.raises(BadRecord, match="actions cannot be taken back; 10 have been done"):
        game.take_back(turns)  # type: ignore[arg-type]
    assert game.turn == 10


def test_a_world_whose_earlier_rounds_are_not_known_says_so_and_stays_as_it_is() -> None:
    game = random_game(4, 3, 90)
    assert game.round > 1
    world = game.view(1).world(seed=1)
    turn, table = world.turn, world.table
    with pytest.raises(BadRecord, match="its earlier rounds cannot be replayed"):
        world.take_back(1)
    assert world.turn == turn
    assert isinstance(table, Round)
    assert world.table is table
