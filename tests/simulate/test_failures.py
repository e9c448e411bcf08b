"""A game that fails is left out and named; all others are there."""

from __future__ import annotations

import json
import warnings
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

import pytest

from sab_widget.players import Player, PlayerFailed, Random
from sab_widget.simulate import Failure, StudyWarning, replay, simulate
from sab_widget.simulate.failures import LONGEST, failure_of
from tests.simulate.kit import SHORT, Chatterbox, Clumsy, Killer, Picky, Quitter, Silent, Slow, Stopper, Wrong

GAMES = 12
BAD = "4/3"


def study(player: Player, **options: Any) -> tuple[Any, list[Failure]]:
    """A study in which a player sits at seat 1; the warning, the attributes and the list must say the same."""
    failed: list[Failure] = []
    wanted: dict[str, Any] = {"executor": "here", "progress": False, "limit": 5.0, "failed": failed} | options
    with pytest.warns(StudyWarning) as caught:
        table = simulate(SHORT, [Random(), player, Random()], GAMES, seed=4, **wanted)
    (warning,) = (one.message for one in caught if isinstance(one.message, StudyWarning))
    assert isinstance(warning, StudyWarning)
    assert list(warning.failed) == failed
    assert table.attrs["failed"] == json.loads(json.dumps([failure.to_json() for failure in failed]))
    for failure in failed[:3]:
        assert f"game {failure.game} (seed {failure.seed!r}): {failure.what}" in str(warning)
    return table, failed


@pytest.mark.parametrize(
    ("player", "said", "limit"),
    [
        (Picky(BAD), "raised RuntimeError: no idea", 5.0),
        (Silent(BAD), "answered None", 5.0),
        (Wrong(BAD), "answered", 5.0),
        (Slow(BAD), "thought for more than 0.3 seconds", 0.3),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Player) else None,
)
def test_a_player_that_fails_is_named_with_seed_and_reasons(player: Player, said: str, limit: float) -> None:
    table, (failure,) = study(player, limit=limit)
    assert (failure.game, failure.seed, failure.seat, failure.player) == (3, BAD, 1, type(player).__name__)
    assert said in failure.what
    assert sorted(set(table.game)) == [number for number in range(GAMES) if number != 3]
    if isinstance(player, Wrong):
        assert failure.reasons
        assert all(reason in failure.what for reason in failure.reasons)
    with pytest.raises(PlayerFailed) as raised:
        replay(SHORT, [Random(), player, Random()], seed=4, game=3, limit=limit)
    assert str(raised.value) == failure.what


@pytest.mark.parametrize("player", [Quitter(BAD), Clumsy(BAD)], ids=lambda player: type(player).__name__)
def test_whatever_else_a_player_raises_ends_its_game_alone(player: Player) -> None:
    table, (failure,) = study(player)
    assert (failure.game, failure.seed) == (3, BAD)
    assert "I leave" in failure.what or "not ready" in failure.what
    assert len(set(table.game)) == GAMES - 1


def test_a_player_is_interrupted_in_a_thread_too() -> None:
    with ThreadPoolExecutor(1) as executor:
        table, (failure,) = study(Slow(BAD), limit=0.3, executor=executor)
    assert "thought for more than" in failure.what
    assert len(set(table.game)) == GAMES - 1


def test_a_worker_that_dies_is_replaced_and_its_game_is_found() -> None:
    table, failed = study(Killer(BAD, "4/7"), executor=2)
    assert [(failure.game, failure.seed) for failure in failed] == [(3, BAD), (7, "4/7")]
    assert all("lost with its worker: TerminatedWorkerError" in failure.what for failure in failed)
    assert sorted(set(table.game)) == [number for number in range(GAMES) if number not in (3, 7)]
    whole = simulate(SHORT, 3, GAMES, seed=4, executor="here", progress=False)
    rest = whole[~whole.game.isin([3, 7])]
    assert rest.turns.tolist() == table.turns.tolist()


def test_when_the_executor_of_somebody_else_breaks_what_is_finished_is_kept() -> None:
    with ProcessPoolExecutor(1) as executor:
        table, failed = study(Killer(BAD), executor=executor)
    there = sorted(set(table.game))
    assert there == list(range(len(there)))
    assert [failure.game for failure in failed] == list(range(len(there), GAMES))
    assert 3 in [failure.game for failure in failed]
    assert "BrokenProcessPool" in failed[0].what


def test_an_executor_that_takes_no_more_is_told_of() -> None:
    executor = ThreadPoolExecutor(1)
    executor.shutdown()
    table, failed = study(Random(), executor=executor)
    assert len(table) == 0
    assert [failure.game for failure in failed] == list(range(GAMES))
    assert "cannot schedule new futures after shutdown" in failed[0].what


class Forgetful(Executor):
    """Loses what it was asked, as a cluster does whose workers are lost."""

    def __init__(self, loses: range) -> None:
        self.loses = loses

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if set(args[1]) & set(self.loses):
            future.set_exception(LookupError("the worker is gone"))
        else:
            future.set_result(fn(*args, **kwargs))
        return future


def test_what_an_executor_loses_is_tried_game_by_game() -> None:
    table, failed = study(Random(), executor=Forgetful(range(5, 7)))
    assert [failure.game for failure in failed] == [5, 6]
    assert len(set(table.game)) == GAMES - 2


def test_an_executor_that_does_nothing_but_lose_is_given_up() -> None:
    failed: list[Failure] = []
    with pytest.warns(StudyWarning, match="1,000 of 1,000 games failed"):
        simulate(SHORT, 3, 1000, executor=Forgetful(range(1000)), progress=False, failed=failed)
    assert [failure.game for failure in failed] == list(range(1000))
    assert "was not played, since the executor takes no more: LookupError" in failed[-1].what


def test_an_executor_may_break_while_games_are_under_way() -> None:
    class Breaking(Executor):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            future: Future[Any] = Future()
            future.set_exception(BrokenExecutor("out of order"))
            return future

    table, failed = study(Random(), executor=Breaking())
    assert len(table) == 0
    assert [failure.game for failure in failed] == list(range(GAMES))


def test_a_study_that_goes_well_warns_of_nothing() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        table = simulate(SHORT, 3, 4, executor="here", progress=False)
    assert table.attrs["failed"] == []
    assert table.attrs["interrupted"] is False


@pytest.mark.parametrize("executor", ["threads", 2])
def test_a_player_that_interrupts_its_worker_costs_its_game_alone(executor: Any) -> None:
    with ThreadPoolExecutor(2) as threads:
        table, (failure,) = study(Stopper(BAD), executor=threads if executor == "threads" else executor)
    assert (failure.game, failure.seed) == (3, BAD)
    assert "KeyboardInterrupt: a player raised it" in failure.what
    assert sorted(set(table.game)) == [number for number in range(GAMES) if number != 3]
    assert table.attrs["interrupted"] is False


def test_workers_that_are_interrupted_in_every_game_are_given_up() -> None:
    every = [f"4/{number}" for number in range(1000)]
    failed: list[Failure] = []
    with ThreadPoolExecutor(1) as executor, pytest.warns(StudyWarning, match="1,000 of 1,000 games failed"):
        simulate(
            SHORT, [Stopper(*every)] * 3, 1000, seed=4, executor=executor, progress=False, failed=failed, limit=None
        )
    assert [failure.game for failure in failed] == list(range(1000))
    assert "was not played, since the executor takes no more: KeyboardInterrupt" in failed[-1].what


def test_an_executor_may_hand_on_the_interrupt_of_a_worker() -> None:
    class Interrupted(Executor):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            future: Future[Any] = Future()
            if 3 in args[1]:
                future.set_exception(KeyboardInterrupt())
            else:
                future.set_result(fn(*args, **kwargs))
            return future

    table, (failure,) = study(Random(), executor=Interrupted())
    assert failure.game == 3
    assert len(set(table.game)) == GAMES - 1
    assert table.attrs["interrupted"] is False


def test_what_is_told_of_a_failure_has_an_end() -> None:
    _, (failure,) = study(Chatterbox(BAD))
    assert len(failure.what) == LONGEST + 1
    assert "raised RuntimeError: xxx" in failure.what
    assert failure.what.endswith("x…")


def test_an_exception_that_cannot_say_what_it_is_is_told_by_its_type() -> None:
    class Odd(Exception):
        def __str__(self) -> str:
            raise RuntimeError("no words")

    assert failure_of(Odd(), 3, BAD, ["a"]) == Failure(3, BAD, None, None, None, "raised Odd")


@pytest.mark.parametrize("given", [None, 3, "done"])
def test_an_executor_whose_submit_gives_no_future_is_told_of(given: Any) -> None:
    class Careless(Executor):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
            return given

    table, failed = study(Random(), executor=Careless())
    assert len(table) == 0
    assert [failure.game for failure in failed] == list(range(GAMES))
    assert f"its submit() returned {given!r}, which is no future" in failed[0].what


def test_an_executor_that_answers_something_else_is_told_of() -> None:
    class Lying(Executor):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            future: Future[Any] = Future()
            future.set_result(fn(*args, **kwargs) if 3 not in args[1] else "all done")
            return future

    table, (failure,) = study(Random(), executor=Lying())
    assert failure.game == 3
    assert "the executor answers 'all done' in place of what its worker returned" in failure.what
    assert len(set(table.game)) == GAMES - 1


@pytest.mark.parametrize("method", ["update", "close"])
def test_a_bar_that_breaks_costs_no_game(method: str) -> None:
    class Bar:
        def __init__(self, total: int, unit: str) -> None:
            pass

        def update(self, number: int) -> None:
            if method == "update":
                raise RuntimeError("no light")

        def close(self) -> None:
            if method == "close":
                raise RuntimeError("no light")

    with pytest.warns(StudyWarning, match="the progress bar was left, since it raised RuntimeError: no light"):
        table = simulate(SHORT, 3, GAMES, seed=4, executor="here", progress=Bar)
    assert table.equals(simulate(SHORT, 3, GAMES, seed=4, executor="here", progress=False))
