"""What cannot be done as asked is said before anything starts."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sab_widget.model import Rules, SabError
from sab_widget.players import Random
from sab_widget.simulate import replay, simulate, tournament
from tests.simulate.kit import Locked

TWO = [Random(), Random()]


class Nothing:
    """Starts nothing, and complains when it is asked to."""

    def submit(self, *args: Any, **kwargs: Any) -> Any:
        raise AssertionError("something was started")


class Named(Random):
    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


BAD: list[tuple[dict[str, Any], str]] = [
    ({"games": 0}, "0 games cannot be played: give a whole number from 1"),
    ({"games": -3}, "-3 games"),
    ({"games": 2.5}, "2.5 games"),
    ({"games": True}, "True games"),
    ({"games": "10"}, "'10' games"),
    ({"games": 10**12}, "to 100,000,000"),
    ({"seed": -1}, "-1 is no seed of a study: give a whole number from 0"),
    ({"seed": "x"}, "'x' is no seed"),
    ({"seed": None}, "None is no seed"),
    ({"seed": 2**4000}, "is no seed"),
    ({"players": 2}, "2 players cannot play this game; it is for 3 to 10"),
    ({"players": 11}, "11 players cannot play this game"),
    ({"players": TWO}, "2 players cannot play this game"),
    ({"players": [Random()] * 11}, "11 players cannot play this game"),
    ({"players": []}, "0 players cannot play this game"),
    ({"players": 5.0}, "5.0 are no players"),
    ({"players": True}, "True are no players"),
    ({"players": "abc"}, "'abc' are no players"),
    ({"players": None}, "None are no players"),
    ({"players": [*TWO, Random]}, "did you mean Random()?"),
    ({"players": [*TWO, "Random"]}, "'Random' at seat 2 is no player: it has no method `choose`"),
    ({"players": [*TWO, Locked()]}, "Locked cannot be pickled, and each game needs a copy of its own"),
    ({"players": [*TWO, Named("x" * 201)]}, "has 201 characters"),
    ({"players": [*TWO, Named("a\nb")]}, "is no name"),
    ({"rules": "saboteur2"}, "'saboteur2' are no rules: give a Rules value"),
    ({"rules": Rules.saboteur2(), "players": 13}, "13 players cannot play this game; it is for 2 to 12"),
    ({"limit": 0}, "0 is no time limit"),
    ({"limit": -1.0}, "-1.0 is no time limit"),
    ({"limit": "soon"}, "'soon' is no time limit"),
    ({"keep": "some", "path": "x"}, "keep is 'some'; it can be 'all', 'sample' or None"),
    ({"keep": True, "path": "x"}, "keep is True"),
    ({"keep": "all"}, "there is no path to keep them at"),
    ({"path": "x.gz"}, "none are to be kept: give keep='all' or keep='sample'"),
    ({"keep": "all", "path": 3}, "3 is no path of a file"),
    ({"keep": "all", "path": "no/such/folder/x.gz"}, "cannot be written to no/such/folder/x.gz: No such file"),
    ({"keep": "all", "path": "."}, "cannot be written to .: Is a directory"),
    ({"keep": "sample", "path": "x", "sample": 0}, "sample is 0; it must be a number of games from 1"),
    ({"executor": "dask"}, "'dask' is no executor: give one with the interface of concurrent.futures.Executor"),
    ({"executor": 0}, "0 is no executor"),
    ({"executor": True}, "True is no executor"),
    ({"executor": ThreadPoolExecutor}, "did you mean ThreadPoolExecutor()?"),
    ({"workers": 0}, "workers is 0; it must be a whole number from 1"),
    ({"frame": "excel"}, "frame is 'excel'; it must be 'pandas', 'polars', 'pyarrow'"),
    ({"frame": None}, "frame is None"),
    ({"frame": "duckdb"}, "frame is 'duckdb'"),
    ({"frame": "cudf"}, "frame is 'cudf', which is not installed"),
    ({"progress": 3}, "progress is 3; it must be True, False, or a class such as tqdm.tqdm"),
    ({"progress": int}, "which cannot be called with total=100, unit='game', as tqdm.tqdm can: TypeError"),
    ({"games": np.array([3])}, "array([3]) games cannot be played"),
    ({"games": int}, "<class 'int'> games cannot be played"),
    ({"seed": np.array([1, 2])}, "array([1, 2]) is no seed"),
    ({"keep": "sample", "path": "x", "sample": np.array([1.0])}, "sample is array([1.])"),
    ({"keep": np.array(["all", "sample"]), "path": "x"}, "keep is array(['all', 'sample']"),
    ({"executor": np.array(["here", "here"])}, "array(['here', 'here'], dtype='<U4') is no executor"),
    ({"overwrite": np.array([1, 2])}, "overwrite is array([1, 2]); it must be True or False"),
    ({"shuffle": "yes"}, "shuffle is 'yes'; it must be True or False"),
    ({"failed": ()}, "failed is (); it must be a list"),
]


@pytest.mark.parametrize(("options", "said"), BAD, ids=lambda value: value if isinstance(value, str) else "")
def test_a_study_that_cannot_be_made_is_refused(options: dict[str, Any], said: str) -> None:
    asked: dict[str, Any] = {"executor": Nothing(), "progress": False} | options
    with pytest.raises(SabError) as raised:
        simulate(**asked)
    assert said in str(raised.value)


BAD_TOURNAMENTS: list[tuple[Any, dict[str, Any], str]] = [
    ({}, {}, "there are no players; give a dict of them by name"),
    ([Random()], {}, "are no players of a tournament: give a dict of them, by name"),
    ({"a": Random, "b": Random()}, {}, "did you mean Random()?"),
    ({3: Random()}, {}, "3 is no name of a player"),
    ({"": Random()}, {}, "'' is no name of a player"),
    ({"a": Random()}, {"seats": 11}, "11 players cannot play this game"),
    ({"a": Random()}, {"seats": 0}, "0 players cannot play this game"),
    ({"a": Random()}, {"seats": "five"}, "seats must be a whole number"),
    ({"a": Random()}, {"games": 0}, "0 games cannot be played"),
    ({"a": Random()}, {"seed": -1}, "-1 is no seed"),
    ({"a": Locked()}, {}, "a cannot be pickled"),
]


@pytest.mark.parametrize(("players", "options", "said"), BAD_TOURNAMENTS, ids=lambda value: str(value)[:40])
def test_a_tournament_that_cannot_be_held_is_refused(players: Any, options: dict[str, Any], said: str) -> None:
    with pytest.raises(SabError) as raised:
        tournament(players, executor=Nothing(), progress=False, **options)
    assert said in str(raised.value)


@pytest.mark.parametrize("game", [-1, "3", 1.5, None, True, int, np.array([1.5]), np.array([3, 4])])
def test_a_game_that_there_is_not_cannot_be_replayed(game: Any) -> None:
    with pytest.raises(SabError, match="is no number of a game"):
        replay(game=game)


def test_nothing_is_written_when_a_study_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "records.gz"
    path.write_text("precious")
    bad: list[dict[str, Any]] = [
        {"games": 0},
        {"executor": "dask"},
        {"progress": 3},
        {"failed": ()},
        {"frame": "excel"},
    ]
    for options in bad:
        with pytest.raises(SabError):
            simulate(keep="all", path=path, **options)
    assert path.read_text() == "precious"
