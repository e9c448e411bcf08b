"""What all tests share: settings of Hypothesis, and the package as it is built from a clean copy of the sources."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parents[1]

# Two workers and a browser on two cores: how long one example takes says nothing.
settings.register_profile("sab_widget", settings(), max_examples=50, deadline=None)
settings.load_profile("sab_widget")


class Built(NamedTuple):
    """The package, built: an sdist from the sources and a wheel from that sdist."""

    sdist: Path
    wheel: Path


def copy_sources(to: Path) -> Path:
    """Copy what a fresh clone would hold, without anything that was built or installed."""
    hidden = shutil.ignore_patterns(".git", ".venv", ".*cache", ".hypothesis", "__pycache__", "*.egg-info")
    built = {"node_modules", "dist", "build", "test-results", "static"}

    def ignore(folder: str, names: list[str]) -> set[str]:
        return hidden(folder, names) | (built & set(names))

    return Path(shutil.copytree(ROOT, to, ignore=ignore))


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """Build the package as a release is built. Tests that ask for it belong to the xdist group `packaging`."""
    home = tmp_path_factory.mktemp("built")
    sources = copy_sources(home / "sources")
    command = [sys.executable, "-m", "build", "--outdir", str(home / "dist"), str(sources)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (sdist,), (wheel,) = (home / "dist").glob("*.tar.gz"), (home / "dist").glob("*.whl")
    return Built(sdist, wheel)
