"""JupyterLite's Python is Pyodide: no threads, no processes, pure Python alone."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tools import frontend

PROGRAM = """
import sys
from sab_widget.model import Game, Mine
from sab_widget.players import Random, play_out

assert sys.platform == "emscripten"
game = play_out(Game(3, seed=1), [Random()] * 3)
assert game.over
foreign = {name.split(".")[0] for name in sys.modules} & {"anywidget", "ipywidgets", "traitlets", "svgwrite", "numpy"}
assert not foreign, f"the model and the players have loaded {foreign}"

from sab_widget import MineWidget, samples

replay = MineWidget(samples.every_rule(), turn=20)
replay.viewer = 1
assert replay.scene["viewer"] == 1
assert replay.to_html().startswith("<!doctype html>")
assert replay.svg().startswith("<svg")
assert MineWidget(Game(3, seed=1)).get_state()["scene"]["last"] == 0
assert MineWidget(Mine()).get_state()["scene"]["players"] == []
print(f"all is well after {game.turn} turns")
"""


def test_a_game_is_played_and_shown_in_pyodide(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    packages = next(path for path in sys.path if path.endswith("site-packages"))
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    frontend.npm("run", "--silent", "pyodide", "--", str(ROOT), packages, str(program))
    assert "all is well" in capfd.readouterr().out
