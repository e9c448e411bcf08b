"""What a digger thinks, turn by turn, as the records of a study have it."""

from __future__ import annotations

from pathlib import Path

import pandas as pd
import polars as pl
import pytest

from sab_widget.model import Rules
from sab_widget.players import Random
from sab_widget.players.beliefs import beliefs
from sab_widget.simulate import Records, simulate
from sab_widget.simulate.suspicions import SUSPICIONS, suspicions

GAMES = {
    "base game": (None, 5),
    "three": (None, 3),
    "gold is chosen": (Rules(gold_choice="player", rounds=1), 4),
    "Saboteur 2": (Rules.of("saboteur2", rounds=1), 4),
}


def studied(folder: Path, rules: Rules | None, players: int) -> tuple[pd.DataFrame, Records]:
    path = folder / "study.jsonl.gz"
    played = simulate(rules, players, 2, 3, executor="here", progress=False, keep="all", path=path)
    return played, Records(path)


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_row_for_each_turn_and_other_seat(name: str, tmp_path: Path) -> None:
    rules, players = GAMES[name]
    played, records = studied(tmp_path, rules, players)
    found = suspicions(records, seed=1)
    assert found.columns.tolist() == [column.name for column in SUSPICIONS]
    rounds = played.groupby(["game", "round"])
    assert found.groupby(["game", "round"]).ngroups == rounds.ngroups
    roles = played.set_index(["game", "round", "seat"]).role
    for (game, number), rows in found.groupby(["game", "round"]):
        (viewer,) = set(rows.viewer)
        assert set(rows.seat) == set(range(players)) - {viewer}
        assert sorted(set(rows.turn)) == list(range(rows.turns.iloc[0]))
        assert len(rows) == rows.turns.iloc[0] * (players - 1)
        for seat, told in rows.groupby("seat").saboteur:
            assert set(told) == {roles[game, number, seat] == "saboteur"}


@pytest.mark.parametrize("name", GAMES)
def test_it_is_what_beliefs_says_at_that_turn(name: str, tmp_path: Path) -> None:
    rules, players = GAMES[name]
    _, records = studied(tmp_path, rules, players)
    found = suspicions(records, seed=1)
    for row in found.iloc[:: max(1, len(found) // 40)].itertuples():
        record = records[row.game]
        view = record.branch(row.at).view(row.viewer)
        assert view.round == row.round
        assert view.role != "saboteur" or name == "Saboteur 2"  # hats may have been swapped
        assert row.belief == pytest.approx(beliefs(view)[row.seat].get("saboteur", 0.0))
        began = record.branch(row.at - row.turn).view(row.viewer)
        assert row.prior == pytest.approx(float(began.chances().roles[row.seat]["saboteur"].value))
        assert row.acts == sum(seen.seat == row.seat for seen in view.history[row.at - row.turn :])


def test_the_seed_decides_who_looks_on(tmp_path: Path) -> None:
    _, records = studied(tmp_path, None, 5)
    one, same, other = (suspicions(records, seed=seed) for seed in (1, 1, 2))
    assert one.equals(same)
    assert not one.viewer.equals(other.viewer)


def test_a_table_of_another_library(tmp_path: Path) -> None:
    _, records = studied(tmp_path, None, 3)
    found = suspicions(records, frame="polars")
    assert isinstance(found, pl.DataFrame)
    assert found.rows() == [tuple(row) for row in suspicions(records).itertuples(index=False, name=None)]


def test_rounds_without_roles_tell_nothing(tmp_path: Path) -> None:
    path = tmp_path / "study.jsonl.gz"
    simulate(Rules.comp424(), [Random(), Random()], 1, 3, executor="here", progress=False, keep="all", path=path)
    assert suspicions(Records(path)).empty
