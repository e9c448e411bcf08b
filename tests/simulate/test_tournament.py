"""A tournament: who meets whom, and what its table says."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pandas as pd
import pytest

from sab_widget.model import Action, Rules, View
from sab_widget.players import Random
from sab_widget.simulate import Records, tournament
from sab_widget.simulate.intervals import per_round
from sab_widget.simulate.study import study_of
from sab_widget.simulate.tournament import STANDINGS
from tests.simulate.kit import SHORT


class Lazy:
    """Discards, whatever it could do."""

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        return next((action for action in legal if action.kind == "discard"), legal[0])


PLAYERS: dict[str, Any] = {"random": Random(), "lazy": Lazy(), "other": Random()}


def standings(**options: Any) -> pd.DataFrame:
    wanted: dict[str, Any] = {"rules": SHORT, "games": 60, "seed": 1, "seats": 4, "executor": "here", "progress": False}
    table = tournament(PLAYERS, **(wanted | options))
    assert isinstance(table, pd.DataFrame)
    return table


@pytest.fixture(scope="module")
def table() -> pd.DataFrame:
    return standings()


@pytest.mark.parametrize(("there", "seats"), [(3, 4), (5, 5), (7, 3), (1, 3), (2, 10)])
def test_all_meet_all_in_every_seat(there: int, seats: int) -> None:
    players = {f"p{number}": Random() for number in range(there)}
    study = study_of(None, players, 1, 0, seats=seats, shuffled=True)
    sat: Counter[tuple[int, int]] = Counter()
    met: Counter[tuple[int, int]] = Counter()
    for number in range(300):
        seated = study.seated(number)
        assert len(seated) == seats
        counts = Counter(seated)
        assert max(counts.values()) - min(counts[i] for i in range(there)) <= 1
        sat.update(enumerate(seated))
        met.update((a, b) for a in counts for b in counts if a < b)
    assert set(sat) == {(seat, player) for seat in range(seats) for player in range(there)}
    assert set(met) == {(a, b) for a in range(there) for b in range(a + 1, there)}


def test_the_table_counts_what_was_played(table: pd.DataFrame) -> None:
    assert list(table.columns) == [column.name for column in STANDINGS]
    whole = table[table.role == "all"].set_index("name")
    assert whole.rounds.sum() == 60 * 4
    assert (whole.games == 60).all()
    parts = table[table.role != "all"]
    assert set(parts.role) == {"digger", "saboteur"}
    assert parts.groupby("name").rounds.sum().to_dict() == whole.rounds.to_dict()
    won = (parts.won * parts.rounds).groupby(parts.name).sum() / whole.rounds
    np.testing.assert_allclose(won.sort_index(), whole.won.sort_index())
    assert whole.nuggets.is_monotonic_decreasing


def test_intervals_hold_the_averages(table: pd.DataFrame) -> None:
    assert (table.won_low <= table.won).all()
    assert (table.won <= table.won_high).all()
    told = table.dropna(subset=["nuggets_low"])
    assert len(told)
    assert (told.nuggets_low <= told.nuggets).all()
    assert (told.nuggets <= told.nuggets_high).all()
    assert (table.won_high - table.won_low > 0).all()


def test_the_same_seed_gives_the_same_table_whoever_plays(table: pd.DataFrame) -> None:
    pd.testing.assert_frame_equal(standings(executor=2), table)
    assert not standings(seed=2).equals(table)
    other = tournament(PLAYERS, SHORT, 60, 1, seats=4, executor="here", progress=False, frame="polars")
    assert other.to_dict(as_series=False)["rounds"] == table.rounds.tolist()


def test_numbers_of_numpy_are_numbers_too(table: pd.DataFrame) -> None:
    found = standings(seed=np.int64(1), games=np.int32(60))
    pd.testing.assert_frame_equal(found, table)
    assert found.attrs == table.attrs
    assert type(found.attrs["study"]["seed"]) is int


def test_a_game_without_roles_has_one_row_for_each_player() -> None:
    found = tournament({"a": Random(), "b": Lazy()}, Rules.comp424(), 4, seats=2, executor="here", progress=False)
    assert sorted(zip(found.name, found.role, strict=True)) == [("a", "all"), ("b", "all")]


def test_an_interval_is_wider_when_the_rounds_of_a_game_hang_together() -> None:
    """Ten rounds of a game that all come out alike tell no more than one does."""
    chance = np.random.default_rng(1)
    alone = chance.integers(0, 2, 400).astype(float)
    one = per_round(alone, np.ones(400), 0, rate=True)
    ten = per_round(alone * 10, np.full(400, 10.0), 0, rate=True)
    assert ten == pytest.approx(one)
    spread = per_round(chance.binomial(10, 0.5, 400).astype(float), np.full(400, 10.0), 0, rate=True)
    assert spread.high - spread.low < (ten.high - ten.low) / 2


def test_an_interval_covers_the_truth_about_as_often_as_it_says() -> None:
    """Clustered rounds with a known rate of 0.3; of 100 intervals some 95 hold it."""
    chance = np.random.default_rng(7)
    held = 0
    for seed in range(100):
        rate = chance.beta(3, 7, 80)  # each game has a rate of its own, 0.3 on average
        rounds = chance.integers(1, 6, 80)
        found = per_round(chance.binomial(rounds, rate).astype(float), rounds.astype(float), seed, rate=True)
        held += found.low <= 0.3 <= found.high
    assert 88 <= held <= 100


@pytest.mark.parametrize("won", [0, 1])
def test_a_rate_of_nought_or_one_is_not_said_to_be_certain(won: int) -> None:
    found = per_round(np.full(20, won * 3.0), np.full(20, 3.0), 0, rate=True)
    assert found.mean == won
    assert found.high - found.low == pytest.approx(0.1611, abs=1e-4)  # Wilson for 0 of 20


def test_what_was_never_played_is_not_told() -> None:
    assert np.isnan(per_round(np.zeros(3), np.zeros(3), 0, rate=True)).all()
    assert np.isnan(per_round(np.ones(3), np.ones(3), 0, rate=False)[1:]).all()


def test_a_tournament_keeps_records_and_says_what_it_was(table: pd.DataFrame, tmp_path: Any) -> None:
    assert table.attrs["study"]["players"] == list(PLAYERS)
    assert table.attrs["study"]["seats"] == 4
    standings(games=5, keep="all", path=tmp_path / "x.gz")
    records = Records(tmp_path / "x.gz")
    assert len(records) == 5
    assert {name.split()[0] for record in records for name in record.players} == set(PLAYERS)
