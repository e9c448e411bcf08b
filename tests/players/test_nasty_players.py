"""Players that do their worst: what they do is told, and the game stands as it was before their turn."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any
from unittest import mock

import numpy as np
import pytest

from sab_widget.model import Action, Discard, Game, Rules, View
from sab_widget.players import BadLimit, PlayerFailed, Random, play_out

BASE = Rules(goal_cells=((3, -1), (3, 0), (3, 1)), rounds=1)


class Asked:
    """A player made of a function."""

    def __init__(self, choose: Callable[[View, tuple[Action, ...]], Any]) -> None:
        self._choose = choose

    def choose(self, view: View, legal: tuple[Action, ...]) -> Any:
        return self._choose(view, legal)


def failure(choose: Callable[[View, tuple[Action, ...]], Any], limit: float | None = None) -> PlayerFailed:
    """What is said of the player at seat 0; nothing was done."""
    game = Game(3, BASE, seed=1)
    before = game.record
    with pytest.raises(PlayerFailed) as caught:
        play_out(game, [Asked(choose), Random(), Random()], limit=limit)
    assert game.record == before
    assert caught.value.seat == 0
    assert caught.value.player == "Asked"
    return caught.value


class Likeness(Discard):
    """Equal to a legal action, and none."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


class Quarrelsome:
    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no")

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        raise RuntimeError("no")


@pytest.mark.parametrize(
    "answer",
    [
        lambda legal: np.array([1, 2]),
        lambda legal: np.array([]),
        lambda legal: np.array(legal[:1], dtype=object),
        lambda legal: mock.ANY,
        lambda legal: Quarrelsome(),
        lambda legal: [legal[0]],
        lambda legal: next(object.__new__(Likeness) for action in legal if isinstance(action, Discard)),
    ],
)
def test_what_is_no_action_is_none_whatever_it_resembles(answer: Callable[[tuple[Action, ...]], Any]) -> None:
    assert "which is no action" in str(failure(lambda view, legal: answer(legal)))


class Speechless(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no")


def raising(error: BaseException) -> Callable[[View, tuple[Action, ...]], Any]:
    def choose(view: View, legal: tuple[Action, ...]) -> Any:
        raise error

    return choose


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (SystemExit(3), "raised SystemExit: 3"),
        (GeneratorExit(), "raised GeneratorExit: "),
        (BaseExceptionGroup("both", [SystemExit(1)]), "raised BaseExceptionGroup: both"),
        (Speechless(), "raised Speechless: something of type Speechless that cannot be shown (RuntimeError)"),
        (ValueError("x" * 10**6), "x…"),
    ],
)
def test_whatever_it_raises_is_told_shortly(error: BaseException, said: str) -> None:
    told = str(failure(raising(error)))
    assert said in told
    assert len(told) < 3_000


def test_an_interrupt_is_the_users() -> None:
    with pytest.raises(KeyboardInterrupt):
        play_out(Game(3, BASE, seed=1), [Asked(raising(KeyboardInterrupt())), Random(), Random()])


def test_a_name_that_fails_is_that_of_the_class() -> None:
    class Nameless(Asked):
        @property
        def name(self) -> str:
            raise RuntimeError("no")

    with pytest.raises(PlayerFailed, match="Nameless"):
        play_out(Game(3, BASE, seed=1), [Nameless(lambda view, legal: None)] * 3)


def stubborn(view: View, legal: tuple[Action, ...]) -> Action:
    """Catches whatever interrupts it, for a while."""
    caught = 0
    while caught < 3:
        try:
            sum(range(10**5))
        except BaseException:  # noqa: BLE001
            caught += 1
    return legal[0]


@pytest.mark.parametrize("in_thread", [False, True])
def test_who_catches_the_interruption_is_interrupted_again_and_is_late(in_thread: bool) -> None:
    told: list[PlayerFailed] = []
    if in_thread:
        thread = threading.Thread(target=lambda: told.append(failure(stubborn, limit=0.1)))
        thread.start()
        thread.join()
    else:
        told.append(failure(stubborn, limit=0.1))
    assert "thought for more than 0.1 seconds" in str(told[0])


def test_a_beginning_has_its_limit_too() -> None:
    class Slow(Random):
        def begin(self, seat: int, seed: str) -> None:
            while True:
                pass

    with pytest.raises(
        PlayerFailed, match=r"Slow \(p1, seat 0\) thought for more than 0.1 seconds when the game began"
    ):
        play_out(Game(3, BASE, seed=1), [Slow(), Random(), Random()], limit=0.1)


@pytest.mark.parametrize("inner", [None, 50.0])
def test_games_that_a_player_plays_do_not_answer_for_it(inner: float | None) -> None:
    def rolls_out(view: View, legal: tuple[Action, ...]) -> Action:
        while True:
            play_out(view.world(1), [Random()] * 3, limit=inner)

    error = failure(rolls_out, limit=0.2)
    assert error.player == "Asked"
    assert "thought for more than 0.2 seconds" in str(error)


@pytest.mark.parametrize("limit", [1e-9, 1e-5, 0.0009, float("nan")])
def test_limits_that_nobody_could_keep_are_refused(limit: float) -> None:
    with pytest.raises(BadLimit, match=r"0\.001 or more"):
        play_out(Game(3, BASE, seed=1), [Random()] * 3, limit=limit)


def test_the_shortest_limit_is_kept() -> None:
    assert "0.001 seconds" in str(failure(lambda view, legal: [sum(range(10**6)) for _ in range(100)], limit=0.001))
