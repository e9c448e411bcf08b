"""The model asks for nothing but the standard library."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import sab_widget
from sab_widget import ask, editing, model, scene

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = """
import json, sys
sys.path.insert(0, sys.argv[1])
import sab_widget.model
game = sab_widget.model.Game(3, seed=1)
game.play(game.legal_actions()[0])
game.view(0), game.record.final(), game.mine.to_text()
print(json.dumps(sorted(sys.modules)))
"""


def loaded(*flags: str) -> set[str]:
    command = [sys.executable, "-I", *flags, "-c", PROGRAM, str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout))


def test_it_runs_where_nothing_is_installed() -> None:
    modules = loaded("-S")
    outside = {name.partition(".")[0] for name in modules} - set(sys.stdlib_module_names) - {"sab_widget", "__main__"}
    assert outside == set()


def test_it_loads_neither_widget_nor_pictures_where_they_are_installed() -> None:
    modules = loaded()
    assert not {name.partition(".")[0] for name in modules} & {
        "ipywidgets",
        "anywidget",
        "traitlets",
        "svgwrite",
        "IPython",
    }
    inside = {name for name in modules if name.startswith("sab_widget")}
    assert {name for name in inside if name != "sab_widget" and not name.startswith("sab_widget.model")} == set()


@pytest.mark.parametrize("package", [sab_widget, model, ask, editing, scene])
def test_every_name_is_there_when_it_is_asked_for(package: ModuleType) -> None:
    assert set(package.__all__) <= set(dir(package))
    assert all(getattr(package, name) is not None for name in package.__all__)
    with pytest.raises(AttributeError, match="no attribute 'Trolley'"):
        _ = package.Trolley


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    program = "import sys; sys.path.insert(0, sys.argv[1]); import sab_widget.model; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-I", "-c", program, str(ROOT)], capture_output=True, text=True, check=True)
    inside = {name for name in done.stdout.split() if name.startswith("sab_widget")}
    assert inside == {"sab_widget", "sab_widget.model", "sab_widget.model.later"}


def test_the_widget_loads_rooms_when_they_are_first_needed() -> None:
    program = "import sys; sys.path.insert(0, sys.argv[1]); from sab_widget import MineWidget; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-I", "-c", program, str(ROOT)], capture_output=True, text=True, check=True)
    inside = {name for name in done.stdout.split() if name.startswith("sab_widget")}
    assert "sab_widget.widget" in inside
    assert not inside & {"sab_widget.ask.questions", "sab_widget.live.play", "sab_widget.model.game"}
    assert not inside & {
        "sab_widget.scene.builder",
        "sab_widget.editing.editor",
        "sab_widget.players",
        "sab_widget.art",
    }
