"""What docs/play.md shows runs, and what it says of messages and fields is what there is."""

from __future__ import annotations

import re

from sab_widget import Game, MineWidget, Rules
from sab_widget.live.messages import KINDS
from sab_widget.players import Random
from tests.conftest import ROOT

PAGE = (ROOT / "docs/play.md").read_text(encoding="utf-8")


def rows(head: str) -> dict[str, list[str]]:
    """The rows of the table with this head, by each name in their first cell."""
    lines = PAGE.splitlines()
    found: dict[str, list[str]] = {}
    for line in lines[lines.index(head) + 2 :]:
        if not line.startswith("|"):
            break
        first, *rest = [cell.strip() for cell in line[1:-1].split("|")]
        found |= dict.fromkeys(re.findall(r"`([^`]+)`", first), rest)
    return found


def test_every_block_of_the_page_runs(tmp_path: object) -> None:
    names: dict[str, object] = {}
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        exec(block.replace("so_far.json", f"{tmp_path}/so_far.json"), names)  # noqa: S102  # our own page
    game = names["game"]
    assert isinstance(game, Game)
    assert game.turn == 2


def test_every_message_is_told() -> None:
    assert set(rows("| `kind` | besides | asks for |")) == KINDS


def test_every_field_is_told() -> None:
    told = set(rows("| field | meaning |"))
    seen: set[str] = set()
    for rules in (None, Rules.saboteur2(), Rules(gold_choice="player", stone_choice="player")):
        for seed in range(6):
            game = Game(4, rules, seed=seed)
            widget = MineWidget(game, players={}, viewer=None)
            player = Random(seed)
            while not game.over and game.round == 1:
                seen |= widget.live["play"].keys()
                game.play(player.choose(game.view(game.seat), game.legal_actions()))
            seen |= widget.live["play"].keys()
    assert {"aims", "most", "clear", "price", "steal", "deal", "undo"} <= seen
    assert seen <= told
