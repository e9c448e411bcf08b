"""The page about players says what the code does."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sab_widget import players
from sab_widget.model import Game
from sab_widget.players.by_role import ByRole
from sab_widget.players.digger import Digger
from sab_widget.players.reading import POINTS
from sab_widget.players.saboteur import CLOSE
from tests.conftest import ROOT

PAGE = (ROOT / "docs" / "players.md").read_text(encoding="utf-8")
WORDS = {3: "three", 4: "four", 5: "five", 6: "six"}


def test_its_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    known: dict[str, Any] = {}
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    for block in blocks:
        exec(block, known)  # noqa: S102 — our own page
    assert len(blocks) == 5
    assert known["game"].over
    winners, world, beliefs, *looked = capsys.readouterr().out.splitlines()
    assert winners.count("'") == 6
    assert world.startswith("True ")
    assert beliefs.count(",") == 3
    assert len(looked) == 3
    assert len(known["Hasty"].choose.__doc__ or "") == 0


def test_its_numbers_are_those_of_the_code() -> None:
    assert f"one of {len(POINTS)} kinds" in PAGE
    assert f"when {WORDS[CLOSE]} cards are missing" in PAGE


def test_it_tells_of_every_player() -> None:
    table = PAGE.partition("| player | idea | source |\n")[2].partition("\n\n")[0]
    named = set(re.findall(r"^\| `(\w+)\(", table, re.MULTILINE))
    there = {
        name
        for name in players.__all__
        if isinstance(kind := getattr(players, name), type) and hasattr(kind, "choose") and name != "Player"
    }
    assert named == there


def test_a_heuristic_can_be_changed_by_inheriting() -> None:
    class Blind(Digger):
        def map(self, here: Any, action: Any) -> float:
            return -99.0

    game = Game(5, seed=3)
    players.play_out(game, [ByRole(Blind()) for _ in range(5)])
    looking = {turn for turn, action in enumerate(game.actions) if action.kind == "map" and turn < len(game.seats)}
    roles = [result.roles for result in game.rounds]
    dealt = [turn for turn, action in enumerate(game.actions) if action.kind == "deal"]
    for turn in looking:
        number = sum(turn > other for other in dealt)
        assert roles[number][game.seats[turn]] == "saboteur"
