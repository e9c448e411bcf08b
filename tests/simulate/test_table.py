"""What stands in the table of a study, column by column."""

from __future__ import annotations

from collections import Counter
from typing import Any

import narwhals as nw
import pandas as pd
import pytest

from sab_widget.model import Game, Rules
from sab_widget.model.variants import VARIANTS
from sab_widget.players import Player, Random
from sab_widget.simulate import replay, simulate
from sab_widget.simulate.columns import COLUMNS, TEXT, TRUTH, rules_text
from sab_widget.simulate.study import study_of
from tests.model.rule_sets import COMBINATIONS, called, numbers_of
from tests.simulate.kit import SHORT, Remembering

TWO = Rules.saboteur2(goal_cells=((2, -2), (3, 0), (2, 2)))
RULE_SETS = {"base": Rules(goal_cells=SHORT.goal_cells), "two": TWO, "comp424": Rules.comp424()}


def study(rules: Rules, players: int, games: int = 6) -> pd.DataFrame:
    table = simulate(rules, players, games, seed=9, executor="here", progress=False)
    assert isinstance(table, pd.DataFrame)
    return table


@pytest.fixture(scope="module", params=RULE_SETS)
def made(request: pytest.FixtureRequest) -> tuple[pd.DataFrame, list[Game]]:
    rules = RULE_SETS[request.param]
    players = numbers_of(rules)[-1] if request.param == "comp424" else 5
    return study(rules, players), [replay(rules, players, seed=9, game=number) for number in range(6)]


def test_there_is_a_row_for_each_game_round_and_seat(made: tuple[pd.DataFrame, list[Game]]) -> None:
    table, games = made
    wanted = [
        (number, result.number, seat)
        for number, game in enumerate(games)
        for result in game.rounds
        for seat in range(len(game.players))
    ]
    assert list(zip(table.game, table["round"], table.seat, strict=True)) == wanted


def test_every_row_says_what_the_game_says(made: tuple[pd.DataFrame, list[Game]]) -> None:
    table, games = made
    for number, game in enumerate(games):
        record = game.record
        for result, deal in zip(game.rounds, record.deals, strict=True):
            rows = table[(table.game == number) & (table["round"] == result.number)]
            assert (rows.winner == result.winner).all()
            assert tuple(rows.role) == (result.roles or ("",) * len(rows))
            assert tuple(rows.dealt) == (deal.roles or ("",) * len(rows))
            assert (rows.saboteurs == result.roles.count("saboteur")).all()
            assert tuple(rows.nuggets) == result.nuggets
            assert tuple(rows.seat[rows.won]) == result.winners
            assert list(rows.seat[rows.found]) == ([] if result.finder is None else [result.finder])
            assert list(rows.seat[rows.began]) == [deal.starter]
            where = game.rules.goal_cells[deal.goals.index("treasure")]
            assert (rows.treasure == f"{where[0]},{where[1]}").all()
            held = [Counter(card.kind for card in hand) for hand in deal.hands]
            for column, kind in {"paths": "path", "breaks": "break", "maps": "map", "rockfalls": "rockfall"}.items():
                assert list(rows[f"first_{column}"]) == [hand[kind] for hand in held]
            firsts = rows[[column.name for column in COLUMNS if column.name.startswith("first_")]].sum(axis=1)
            assert (firsts == len(deal.hands[0])).all()
        last = table[(table.game == number) & (table["round"] == len(game.rounds))]
        assert tuple(last.total) == game.nuggets
        assert tuple(last.seat[last.won_game]) == game.winners


def test_actions_and_goals_are_counted_in_their_rounds(made: tuple[pd.DataFrame, list[Game]]) -> None:
    table, games = made
    counted = ["laid", "broke", "repaired", "looked", "rockfalls", "discarded", "passed", "other"]
    for number, game in enumerate(games):
        done: Counter[tuple[int, int, str]] = Counter()
        goals: Counter[int] = Counter()
        around = 1
        for turn, (seat, action) in enumerate(zip(game.seats, game.actions, strict=True), 1):
            if action.kind == "deal":
                around += 1
            else:
                done[around, seat, action.kind] += 1
                goals[around] += len(game.outcome(turn).turned_up)
        rows = table[table.game == number]
        for row in rows.itertuples():
            at_round = int(row.round)  # type: ignore[arg-type]
            mine = {kind: count for (at, seat, kind), count in done.items() if (at, seat) == (at_round, row.seat)}
            assert row.laid == mine.get("place", 0)
            assert row.broke == mine.get("break", 0)
            assert row.looked == mine.get("map", 0)
            assert row.discarded == mine.get("discard", 0) + mine.get("discard several", 0)
            assert sum(getattr(row, name) for name in counted) == sum(mine.values())
            assert row.turns == sum(count for (at, _, _), count in done.items() if at == at_round)
            assert row.goals == goals[at_round]


def test_columns_are_of_the_same_kinds_in_every_study(made: tuple[pd.DataFrame, list[Game]]) -> None:
    schema = nw.from_native(made[0], eager_only=True).schema
    wanted = {TEXT: nw.String(), TRUTH: nw.Boolean()}
    assert dict(schema) == {column.name: wanted.get(column.kind, nw.Int32()) for column in COLUMNS}


def test_a_table_of_another_library_holds_the_same() -> None:
    other = simulate(SHORT, 4, 5, seed=9, executor="here", progress=False, frame="polars")
    here = study(SHORT, 4, 5)
    assert dict(nw.from_native(other).schema) == dict(nw.from_native(here, eager_only=True).schema)
    assert other.to_dict(as_series=False) == here.to_dict(orient="list")


def test_tables_of_several_studies_can_be_put_together() -> None:
    tables = [study(SHORT, players, 3) for players in (3, 4)]
    both = pd.concat(tables, ignore_index=True)
    assert both.dtypes.equals(tables[0].dtypes)
    assert both.groupby("players").seat.nunique().to_dict() == {3: 3, 4: 4}


def test_any_game_can_be_replayed_alone() -> None:
    players: list[Player] = [Random(), Remembering(), Random(), Remembering()]
    table = simulate(SHORT, players, 8, seed=3, executor="here", progress=False, shuffle=True)
    for number in (0, 5, 7):
        rows = table[table.game == number]
        game = replay(SHORT, players, seed=3, game=number, shuffle=True)
        assert (rows.turns == game.turn).all()
        assert (rows.seed == f"3/{number}").all()
        assert game.seed == f"3/{number}"


def test_more_games_begin_with_the_same_games() -> None:
    few, many = study(SHORT, 4, 5), study(SHORT, 4, 9)
    pd.testing.assert_frame_equal(many[many.game < 5], few)


def test_the_seed_decides() -> None:
    tables = [simulate(SHORT, 4, 5, seed=seed, executor="here", progress=False) for seed in (1, 1, 2)]
    assert tables[0].equals(tables[1])
    assert not tables[0].drop(columns="seed").equals(tables[2].drop(columns="seed"))


def test_shuffled_players_sit_everywhere_and_others_where_they_were_put() -> None:
    players: list[Player] = [Random(), Remembering(), Random()]
    fixed, mixed = (
        simulate(SHORT, players, 30, executor="here", progress=False, shuffle=shuffle) for shuffle in (False, True)
    )
    assert (fixed.player == fixed.seat).all()
    assert set(zip(mixed.player, mixed.seat, strict=True)) == {(i, seat) for i in range(3) for seat in range(3)}
    assert (mixed.groupby(["game", "round"]).player.nunique() == 3).all()
    for table in (fixed, mixed):
        assert table.name.tolist() == ["Remembering" if player == 1 else "Random" for player in table.player]


def test_players_are_left_as_they_were_and_each_game_gets_new_ones() -> None:
    one = Remembering()
    table = simulate(SHORT, [one, one, one], 6, executor="here", progress=False)
    assert one.asked == 0
    alone = replay(SHORT, [Remembering(), Remembering(), Remembering()], game=5)
    assert (table[table.game == 5].turns == alone.turn).all()


def test_players_of_one_name_are_numbered_in_records_but_not_in_tables() -> None:
    class Named(Random):
        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    players = [Named("Ada"), Named("Ada"), Named("Bo"), Named("Ada 1")]
    study = study_of(SHORT, players, 1, 0)
    assert study.called(0) == ("Ada 2", "Ada 3", "Bo", "Ada 1")
    assert study.names == ("Ada", "Ada", "Bo", "Ada 1")


def test_attributes_tell_what_was_played() -> None:
    table = study(SHORT, 4, 3)
    assert table.attrs["study"] == {
        "rules": SHORT.to_json(),
        "seats": 4,
        "players": ["Random"] * 4,
        "games": 3,
        "seed": 9,
        "shuffled": False,
    }


def test_rules_are_named_by_what_they_are() -> None:
    assert {rules_text(Rules.of(*names)) for names in COMBINATIONS} == {
        " ".join(sorted(names, key=list(VARIANTS).index)) or "base" for names in COMBINATIONS
    }
    assert called(()) == rules_text(Rules())
    assert rules_text(Rules.comp424()) == "comp424"
    assert rules_text(Rules(rounds=1, gold_drawn="per_player")) == "rounds=1 gold_drawn=per_player"
    assert rules_text(Rules.saboteur2(theft="snapshot")) == "saboteur2 theft=snapshot"
    decks = [Rules(deck=(*Rules().deck[:-1], (Rules().deck[-1][0], number))) for number in (1, 2)]
    assert len({rules_text(rules) for rules in decks}) == 2
    assert all(len(rules_text(rules)) < 20 for rules in decks)


def test_progress_is_shown_as_asked(capsys: pytest.CaptureFixture[str]) -> None:
    class Bar:
        made: Any = None

        def __init__(self, total: int, unit: str) -> None:
            self.total, self.unit, self.done, self.closed = total, unit, 0, False
            Bar.made = self

        def update(self, number: int) -> None:
            self.done += number

        def close(self) -> None:
            self.closed = True

    simulate(SHORT, 3, 7, executor="here", progress=Bar)
    assert (Bar.made.total, Bar.made.unit, Bar.made.done, Bar.made.closed) == (7, "game", 7, True)
    assert capsys.readouterr().err == ""
    simulate(SHORT, 3, 7, executor="here", progress=True)
    assert "7/7" in capsys.readouterr().err
