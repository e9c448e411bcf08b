"""How long the kernel takes for a live move: from the page's message to the last of its answers.

`python tools/measure_live.py` measures the whole way in JupyterLab, from the click to the picture.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from sab_widget import Game, MineWidget, Rules
from sab_widget.players import Random


def at_work(seats: int, rules: Rules | None, turns: int) -> tuple[Game, MineWidget]:
    """A game of one person and computer players in which so much has been done, at the person's turn."""
    game, chance = Game(seats, rules, seed=3), random.Random(3)
    widget = MineWidget(game, players=dict.fromkeys(range(1, seats), Random()))
    while game.turn < turns or widget.live["play"]["state"] != "turn":
        legal = game.legal_actions()
        game.play(chance.choice([action for action in legal if action.kind == "place"] or legal))
    return game, widget


@pytest.mark.parametrize(("seats", "rules"), [(4, None), (8, Rules.saboteur2())], ids=["base game", "Saboteur 2"])
def test_a_move_and_its_messages(benchmark: BenchmarkFixture, seats: int, rules: Rules | None) -> None:
    game, widget = at_work(seats, rules, 40)
    sizes: list[int] = []

    def publish(_: str, data: Any = None, **__: Any) -> None:
        sizes.append(len(json.dumps(data, ensure_ascii=False).encode()))

    widget.comm.publish_msg = publish

    def set_up() -> tuple[tuple[dict[str, Any]], dict[str, Any]]:
        if game.turn > 41:
            game.take_back(game.turn - 41)
        widget.go_on(all=True)
        legal = game.legal_actions()
        lay = next((action for action in legal if action.kind == "place"), legal[0])
        return ({"kind": "play", "turn": game.turn, "seat": game.seat, "do": lay.to_json()},), {}

    def move(message: dict[str, Any]) -> None:
        sizes.clear()
        widget._handle_custom_msg(message, [])

    benchmark.pedantic(move, setup=set_up, rounds=100, warmup_rounds=5)  # type: ignore[no-untyped-call]
    benchmark.extra_info["bytes"] = sum(sizes)


def test_handing_over(benchmark: BenchmarkFixture) -> None:
    game, chance = Game(5, seed=3), random.Random(3)
    widget = MineWidget(game, players={})
    for _ in range(60):
        legal = game.legal_actions()
        game.play(chance.choice([action for action in legal if action.kind == "place"] or legal))
    seat = widget.live["play"]["seat"]

    def there_and_back() -> None:
        widget._handle_custom_msg({"kind": "show", "turn": game.turn, "seat": seat}, [])
        assert widget.viewer == seat
        widget._game_in_hands._veil()  # type: ignore[union-attr]  # there are people

    benchmark.pedantic(there_and_back, rounds=30, warmup_rounds=2)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("watched", [False, True], ids=["nobody watches", "somebody watches"])
def test_random_rounds(benchmark: BenchmarkFixture, watched: bool) -> None:
    """What it costs that a game can be watched."""
    told: list[int] = []

    def tell() -> None:
        told.append(1)

    def rounds() -> None:
        for seed in range(20):
            game, chance = Game(5, Rules(rounds=1), seed=seed), random.Random(seed)
            if watched:
                game.watch(tell)
            while legal := game.legal_actions():
                game.play(legal[int(chance.random() * len(legal))])

    benchmark(rounds)
    assert bool(told) == watched
