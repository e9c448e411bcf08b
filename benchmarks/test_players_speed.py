"""How many decisions the heuristic players make in a second, each with the view that it is made by."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from sab_widget.model import Game, Rules
from sab_widget.model.cells import as_spot
from sab_widget.model.outlook import Outlook
from sab_widget.players import Random, play_out
from sab_widget.players.believer import Believer
from sab_widget.players.by_role import ByRole
from sab_widget.players.player import Player

GAMES = 3
TABLES = [pytest.param(5, None, id="base-of-5"), pytest.param(6, Rules.saboteur2(), id="saboteur2-of-6")]


@pytest.mark.benchmark(timer=process_time)  # whatever else the machine does
@pytest.mark.parametrize(("players", "rules"), TABLES)
@pytest.mark.parametrize("kind", [Random, ByRole, Believer])
def test_whole_games(
    benchmark: BenchmarkFixture, kind: Callable[[], Player], players: int, rules: Rules | None
) -> None:
    """In the base game at least 1,000 decisions a second of the heuristics, and 300 of who concludes."""

    def play() -> int:
        return sum(
            play_out(Game(players, rules, seed=seed), [kind() for _ in range(players)]).turn for seed in range(GAMES)
        )

    turns = benchmark.pedantic(play, rounds=3, warmup_rounds=1)  # type: ignore[no-untyped-call]
    if benchmark.stats is not None:
        benchmark.extra_info["decisions a second"] = round(turns / benchmark.stats.stats.median)


@pytest.mark.benchmark(timer=process_time)
def test_every_card_at_every_place(benchmark: BenchmarkFixture) -> None:
    """What a player asks most: how far the goals would be after each card."""
    game = Game(5, seed=2)
    players = [ByRole() for _ in range(5)]
    while game.turn < 15:
        game.play(players[game.seat].choose(game.view(game.seat), game.legal_actions()))
    mine = game.view(0).mine
    places = [(it.face, as_spot(it.cell)) for face in game.rules.paths for it in mine.legal_placements(face)]

    def look() -> int:
        outlook = Outlook(mine)
        return len([outlook.after(face, spot) for face, spot in places])

    assert benchmark(look) == len(places) > 20
