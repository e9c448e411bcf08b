"""The wheel, in an environment of its own: what a person gets who installs the package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Collection, Iterator
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
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


def asked_by(package: Distribution, extras: Collection[str]) -> list[Requirement]:
    """What a package says that it needs."""
    every = [Requirement(line) for line in package.requires or ()]
    return [one for one in every if not one.marker or any(one.marker.evaluate({"extra": e}) for e in ("", *extras))]


def needed(wheel: Path, extra: str) -> list[Distribution]:
    """The packages that a wheel asks for, and those that these ask for, from the environment of the tests."""
    (info,) = (path for path in zipfile.Path(wheel).iterdir() if path.name.endswith(".dist-info"))
    asked, found = asked_by(PathDistribution(info), [extra]), set()
    while asked:
        one = asked.pop()
        known = canonicalize_name(one.name), frozenset(one.extras)
        if known not in found:
            found.add(known)
            asked += asked_by(distribution(one.name), one.extras)
    return [distribution(name) for name in {name for name, _ in found}]


def lend(package: Distribution, home: Path) -> None:
    """Let another environment have an installed package, but for its programs."""
    assert package.files, f"nobody knows the files of {package.name}"
    base, site = Path(sys.prefix), Path(str(package.locate_file("")))
    for file in {file if file.parts[0] == ".." else file.parts[0] for file in package.files} - {"__pycache__"}:
        source = Path(os.path.normpath(site / file))
        target = home / source.relative_to(base)
        if source.parent.name in {"bin", "Scripts"} or target.exists():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.parent == site:
            target.symlink_to(source)
        else:
            shutil.copyfile(source, target)  # a server gives out no file that lies elsewhere


@pytest.fixture(scope="module")
def environment(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment that holds the wheel, what it asks for, and nothing of ours.

    What it asks for is lent, as to fetch and unpack it takes most of a minute; then pip, without a net, has to find
    that nothing is missing.
    """
    home = tmp_path_factory.mktemp("environment")
    python = home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    for package in needed(built.wheel, "lab"):
        lend(package, home)
    command = [
        *(sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-compile"),
        *("--isolated", "--no-index"),
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
