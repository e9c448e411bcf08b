"""The wheel, in an environment of its own: what a person gets who installs the package."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.desk import Desk
from tests.browser.lab import Lab
from tests.conftest import Built

pytestmark = pytest.mark.xdist_group("packaging")

DRAW = """
from importlib.resources import files

import sab_widget
from sab_widget import Mine, MineWidget

samples = sorted(file.name for file in files("sab_widget.samples").iterdir() if file.name.endswith(".json"))
MineWidget(Mine())
"""


@pytest.fixture(scope="module")
def environment(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment that holds the wheel, what it asks for, and nothing of ours."""
    home = tmp_path_factory.mktemp("environment")
    python = home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    command = [
        *(sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-compile"),
        f"sab_widget[lab] @ {built.wheel.as_uri()}",
    ]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return python


@pytest.fixture(scope="module")
def installed_lab(environment: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    lab = Lab(tmp_path_factory.mktemp("installed"), python=str(environment))
    yield lab
    lab.stop()


def test_the_installed_wheel_draws_a_mine(desk: Desk, installed_lab: Lab, environment: Path) -> None:
    book = desk.notebook(installed_lab, DRAW)
    mine = book.page.get_by_role("grid", name="Mine", exact=True)
    expect(mine).to_be_visible()
    expect(mine.get_by_role("gridcell").first).to_be_attached()
    box = mine.bounding_box()
    assert box is not None
    assert box["width"] > 300
    assert box["height"] > 100
    assert book.value("sab_widget.__file__").startswith(str(environment.parents[1]))
    assert book.value("samples")
