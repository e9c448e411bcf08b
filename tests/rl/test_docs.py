"""docs/rl.md says what the numbers stand for, as the code has it."""

from __future__ import annotations

import ast
import inspect
import random
import re
from typing import Any

from sab_widget.model import Game, Rules
from sab_widget.players import Random, play_out
from sab_widget.players.by_role import ByRole
from sab_widget.rl import ActionCode, Observer, env, raw_env
from sab_widget.rl.environment import RENDERS, REWARDS
from sab_widget.rl.window import MARGIN, Window
from tests.conftest import ROOT
from tests.rl.kit import GAMES
from tests.test_docs import rows

PAGE = ROOT / "docs" / "rl.md"
COLUMNS = ((Rules(), 5), (Rules.saboteur2(), 6))
"""The rules and numbers of players that have a column."""

NUMBERED = "base game, 5 players | Saboteur 2, 6 players |"


def code_of_page(words: str) -> str:
    """The indented block of code with these words."""
    blocks = re.findall(r"(?:^    .*\n|^\n(?=    ))+", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    (found,) = [block for block in blocks if words in block]
    return "\n".join(line.removeprefix("    ") for line in found.strip("\n").splitlines())


def span(first: int, size: int) -> str:
    return f"{first} to {first + size - 1}" if size > 1 else str(first)


def test_every_block_of_actions_is_told_with_its_numbers() -> None:
    told = rows("rl.md", f"| action | its numbers run over, the slowest first | {NUMBERED}")
    codes = [ActionCode(rules, players) for rules, players in COLUMNS]
    known = {block.kind: block for rules, players in GAMES.values() for block in ActionCode(rules, players).blocks}
    assert {row[0].strip("`"): row[1] for row in told} == {kind: block.order for kind, block in known.items()}
    for column, code in enumerate(codes, 2):
        spans = {block.kind: span(block.first, block.size) for block in code.blocks}
        assert {row[0].strip("`"): row[column] for row in told if row[column]} == spans


def test_every_part_of_an_observation_is_told_with_its_numbers() -> None:
    told = rows("rl.md", f"| part | what it tells, and what it runs over | {NUMBERED}")
    known = {part.name: part.tells for rules, players in GAMES.values() for part in Observer(rules, players).parts}
    assert {row[0].strip("`"): row[1] for row in told} == known
    for column, (rules, players) in enumerate(COLUMNS, 2):
        spans = {
            part.name: f"{span(part.first, part.size)}: {' × '.join(map(str, part.shape))}"
            for part in Observer(rules, players).parts
        }
        assert {row[0].strip("`"): row[column] for row in told if row[column]} == spans


def test_every_plane_is_told() -> None:
    told = [re.findall(r"`([^`]+)`", row[0]) for row in rows("rl.md", "| plane | 1 where |")]
    planes = list(Observer(Rules.saboteur2(), 6).names["planes"])
    assert told[0] == planes[:1]
    assert {name for names in told for name in names} <= set(planes)
    ends = [planes.index(names[-1]) for names in told]
    assert len(set(ends)) == len(ends)
    assert set(planes) == {plane for names in told for plane in planes if _among(plane, names)}


def _among(plane: str, names: list[str]) -> bool:
    """Whether a row tells of a plane: by its name, or by what the names have in common."""
    return plane in names or plane.rpartition(" ")[0] in {name.rpartition(" ")[0] for name in names if " " in name}


def test_arguments_and_their_defaults_are_those_of_the_code() -> None:
    told = {row[0].strip("`"): row[1].strip("`") for row in rows("rl.md", "| argument | default | what it is |")}
    arguments = inspect.signature(raw_env).parameters
    assert list(told) == list(arguments)
    for name, argument in arguments.items():
        assert Rules() == argument.default if name == "rules" else ast.literal_eval(told[name]) == argument.default
    assert set(inspect.signature(env).parameters) - set(arguments) == {"illegal_reward"}
    text = PAGE.read_text(encoding="utf-8")
    assert all(f"`{mode!r}`" in text for mode in RENDERS)


def test_rewards_are_those_of_the_code() -> None:
    told = [row[0].strip("`'") for row in rows("rl.md", "| `reward` | when | how much |")]
    assert told == list(REWARDS)


def test_the_window_is_as_large_as_is_said() -> None:
    window = Window(Rules(), MARGIN)
    assert f"{window.columns} columns and {window.rows} rows" in PAGE.read_text(encoding="utf-8")


def test_how_much_a_window_leaves_out_is_measured() -> None:
    head = "| `margin` | turns at which a legal action is left out | legal actions left out |"
    assert [tuple(row) for row in rows("rl.md", head)] == left_out(range(7), games=20)


def test_players_with_a_plan_stay_within_the_window() -> None:
    """The page says so of more games than are played here."""
    window = Window(Rules(), MARGIN)
    for seed in range(4):
        record = play_out(Game(5, seed=seed), [ByRole() for _ in range(5)]).record
        for game in record.replay():
            assert all(getattr(action, "cell", (0, 0)) in window for action in game.legal_actions())


def left_out(margins: range, games: int) -> list[tuple[str, str, str]]:
    """By margin the share of turns at which something legal lies beyond the window, and of legal actions that do."""
    windows = [Window(Rules(), margin) for margin in margins]
    turns, legal, some, beyond = 0, 0, [0] * len(windows), [0] * len(windows)
    for seed in range(games):
        game, chance = Game(5, seed=seed), random.Random(seed)
        while actions := game.legal_actions():
            cells = [getattr(action, "cell", (0, 0)) for action in actions]
            turns, legal = turns + 1, legal + len(cells)
            for i, window in enumerate(windows):
                out = sum(cell not in window for cell in cells)
                some[i], beyond[i] = some[i] + bool(out), beyond[i] + out
            game.play(actions[int(chance.random() * len(actions))])
    return [(str(margin), f"{some[i] / turns:.1%}", f"{beyond[i] / legal:.2%}") for i, margin in enumerate(margins)]


def test_the_first_lines_play_a_game() -> None:
    names: dict[str, Any] = {}
    exec(code_of_page("game.agent_iter()"), names)  # noqa: S102  # that is what a page of documentation is for
    assert names["game"].agents == []


def test_a_policy_plays_as_a_player() -> None:
    names: dict[str, Any] = {}
    exec(code_of_page("class Trained"), names)  # noqa: S102  # as above
    rules = Rules.saboteur2(rounds=1)
    trained = names["Trained"](rules, 3, lambda _, mask: int(mask.argmax()))
    game = play_out(Game(3, rules, seed=2), [trained, Random(), trained])
    assert game.over
    code = ActionCode(rules, 3)
    begin = Game(3, rules, seed=2)
    number = code.mask(begin.legal_actions(), 0, begin.view(0).hand).argmax()
    assert game.actions[0] == code.decode(int(number), 0, begin.view(0).hand)
