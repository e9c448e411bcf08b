"""What all tests share: settings of Hypothesis, and the package as it is built from a clean copy of the sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parents[1]

# Tests start many Pythons, and each worker makes assertions talk: what one has compiled the others need not.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# With it jsonschema would know what an IRI is, which no test asks; to load it takes seconds.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]

# Two workers and a browser on two cores: how long one example takes says nothing.
settings.register_profile("sab_widget", settings(), max_examples=50, deadline=None)
settings.load_profile("sab_widget")


class Built(NamedTuple):
    """The package, built: a wheel from the sources and an sdist from the same."""

    sdist: Path
    wheel: Path


def copy_sources(to: Path) -> Path:
    """Copy what a fresh clone would hold, without anything that was built or installed."""
    hidden = shutil.ignore_patterns(".git", ".venv", ".*cache", ".hypothesis", "__pycache__", "*.egg-info")
    built = {"node_modules", "dist", "build", "test-results", "static"}

    def ignore(folder: str, names: list[str]) -> set[str]:
        return hidden(folder, names) | (built & set(names))

    return Path(shutil.copytree(ROOT, to, ignore=ignore))


def pip_wheel(source: Path, to: Path, *options: str, **env: str) -> Path:
    """Build a wheel of a source with pip, on a PATH that holds no Node."""
    programs = to / "bin"
    programs.mkdir(parents=True)
    (programs / "sh").symlink_to("/bin/sh")  # npm runs its scripts with it
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(to), *options, str(source)]
    build(command, PATH=str(programs), **env)
    (wheel,) = to.glob("sab_widget-*.whl")
    return wheel


def build(command: list[str], **env: str) -> None:
    """Run a program that builds something."""
    done = subprocess.run(command, env=os.environ | env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """Build the package from a fresh clone where no Node is installed; the bundle is made once, for both.

    Tests that ask for it belong to the xdist group `packaging`.
    """
    home = tmp_path_factory.mktemp("built")
    sources = copy_sources(home / "sources")
    assert not (sources / "sab_widget/static").exists()
    assert not (sources / "node_modules").exists()
    wheel = pip_wheel(sources, home / "wheel", SAB_NODE="wheel")
    build([sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", str(home / "sdist"), str(sources)])
    (sdist,) = (home / "sdist").glob("*.tar.gz")
    return Built(sdist, wheel)
