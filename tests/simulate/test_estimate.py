"""Averages and differences of a study's table, and how sure they are."""

from __future__ import annotations

from typing import Any

import numpy as np
import pandas as pd
import polars as pl
import pytest

from sab_widget.simulate import BadStudy
from sab_widget.simulate.estimate import effect, estimate


def table(games: int = 40, seed: int = 0) -> pd.DataFrame:
    """Three rows for each game, which are alike but for little; more nuggets where more cards were held."""
    chance = np.random.default_rng(seed)
    game = np.repeat(np.arange(games), 3)
    luck, cards = chance.normal(size=games)[game], chance.integers(0, 4, size=3 * games)
    players = 3 + game % 2
    return pd.DataFrame({
        "seed": [f"1/{number}" for number in game],
        "players": players,
        "role": np.where(chance.random(3 * games) < 0.6, "digger", "saboteur"),
        "cards": cards,
        "nuggets": 10.0 * players + 2 * cards + luck + 0.1 * chance.normal(size=3 * games),
        "won": chance.random(3 * games) < 0.3 + 0.1 * cards,
    })  # fmt: skip


def test_averages_are_those_of_the_groups_and_lie_in_their_intervals() -> None:
    rows = table()
    found = estimate(rows, "nuggets", by=["role", "players"])
    expected = rows.groupby(["role", "players"]).nuggets.agg(["mean", "size"])
    games = rows.groupby(["role", "players"]).seed.nunique()
    assert found.columns.tolist() == ["role", "players", "games", "rows", "mean", "low", "high"]
    assert found.set_index(["role", "players"]).index.tolist() == expected.index.tolist()
    assert found["mean"].tolist() == pytest.approx(expected["mean"].tolist())
    assert found["rows"].tolist() == expected["size"].tolist()
    assert found["games"].tolist() == games.tolist()
    assert (found.low < found["mean"]).all()
    assert (found["mean"] < found.high).all()


def test_without_groups_there_is_one_row() -> None:
    rows = table()
    (found,) = estimate(rows, "won").itertuples()
    assert (found.games, found.rows, found.mean) == (40, 120, pytest.approx(rows.won.mean()))


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    """The average of all games that could have been played is known here: 35 + 3, and luck adds nothing."""
    held = 0
    for seed in range(100):
        (found,) = estimate(table(60, seed), "nuggets", seed=seed).itertuples()
        held += found.low <= 38 <= found.high
    assert 88 <= held <= 100


def test_rows_of_one_game_count_as_one() -> None:
    """Three copies of each row tell no more than one."""
    rows = table().drop_duplicates("seed")
    one, three = estimate(rows, "nuggets"), estimate(pd.concat([rows] * 3), "nuggets")
    assert three.iloc[0].drop("rows").tolist() == pytest.approx(one.iloc[0].drop("rows").tolist())


def test_what_always_happened_gets_an_interval_below_one() -> None:
    (found,) = estimate(table().assign(won=True), "won").itertuples()
    assert found.mean == found.high == 1
    assert 0.85 < found.low < 1


def test_what_was_always_the_same_tells_of_no_spread() -> None:
    (found,) = estimate(table().assign(nuggets=67), "nuggets").itertuples()
    assert found.mean == 67
    assert np.isnan([found.low, found.high]).all()


def test_the_effect_is_the_slope_among_rows_that_are_alike() -> None:
    """Between the numbers of players nuggets differ by 10, which would hide it."""
    rows = table()
    rows = rows.assign(cards=rows.cards - 2 * rows.players)
    (apart,) = effect(rows, "nuggets", on="cards", within=["players"]).itertuples()
    (together,) = effect(rows, "nuggets", on="cards").itertuples()
    assert apart.low < 2 < apart.high
    assert apart.mean == pytest.approx(2, abs=0.3)
    assert together.high < 0


def test_the_effect_is_that_of_least_squares() -> None:
    rows = table()
    (found,) = effect(rows, "nuggets", on="cards").itertuples()
    assert found.mean == pytest.approx(np.polyfit(rows.cards, rows.nuggets, 1)[0])


def test_the_effect_of_yes_or_no_is_the_difference_of_the_shares() -> None:
    rows = table().assign(some=lambda row: row.cards > 0)
    found = effect(rows, "won", on="some", by=["role"]).set_index("role")["mean"]
    some, none = (rows[rows.some == some].groupby("role").won.mean() for some in (True, False))
    assert found.to_dict() == pytest.approx((some - none).to_dict())


def test_the_same_seed_gives_the_same_intervals_and_another_one_others() -> None:
    one, two, other = (estimate(table(), "nuggets", seed=seed) for seed in (1, 1, 2))
    assert one.equals(two)
    assert one["mean"].equals(other["mean"])
    assert not one.equals(other)


def test_tables_of_another_library_stay_such() -> None:
    rows = table()
    found = estimate(pl.DataFrame(rows.to_dict("list")), "won", by=["players", "role"])
    assert isinstance(found, pl.DataFrame)
    assert found.rows() == [tuple(row) for row in estimate(rows, "won", by=["players", "role"]).to_numpy().tolist()]


@pytest.mark.parametrize(
    ("rows", "of", "words"),
    [
        (table(), "wins", "no column 'wins'; it has seed, players"),
        (table(), "role", "'role' holds no numbers"),
        (table().assign(cards=np.nan), "cards", "'cards' is not a number in some rows"),
        ([1, 2], "won", r"\[1, 2\] is no table"),
    ],
)
def test_what_cannot_be_averaged_is_said(rows: Any, of: str, words: str) -> None:
    with pytest.raises(BadStudy, match=words):
        estimate(rows, of)


def test_a_missing_column_of_groups_or_games_is_said() -> None:
    with pytest.raises(BadStudy, match="no column 'team'"):
        estimate(table(), "won", by=["team"])
    with pytest.raises(BadStudy, match="no column 'game'"):
        estimate(table(), "won", games="game")


@pytest.mark.parametrize("seed", [-1, "x", None, 1.5, np.array([1, 2])])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadStudy, match="is no seed"):
        estimate(table(), "won", seed=seed)
    with pytest.raises(BadStudy, match="is no seed"):
        effect(table(), "won", on="cards", seed=seed)


def test_columns_are_named_by_texts() -> None:
    with pytest.raises(BadStudy, match="by is None; it must be the name of a column, or a list of such names"):
        estimate(table(), "won", by=None)  # type: ignore[arg-type]
    with pytest.raises(BadStudy, match="within is 3; it must be"):
        effect(table(), "won", on="cards", within=3)  # type: ignore[arg-type]
    with pytest.raises(BadStudy, match="no column 3"):
        estimate(table(), "won", by=[3])  # type: ignore[list-item]
    with pytest.raises(BadStudy, match="no column None"):
        estimate(table(), None)  # type: ignore[arg-type]


def test_one_column_needs_no_list() -> None:
    rows = table()
    assert effect(rows, "won", on="cards", by="role").equals(effect(rows, "won", on="cards", by=["role"]))
