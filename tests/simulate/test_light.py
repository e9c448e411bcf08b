"""Whoever only plays, or only reads records, does not wait for the libraries of studies."""

from __future__ import annotations

import subprocess
import sys

import pytest

LIBRARIES = ("pandas", "numpy", "narwhals", "loky", "scipy", "tqdm", "cloudpickle", "distributed")
ASK = """
import sys, {0}
print([name for name in {1!r} if name in sys.modules], "sab_widget.simulate" in sys.modules)
"""


@pytest.mark.parametrize(
    ("module", "loaded"),
    [("sab_widget", False), ("sab_widget.players", False), ("sab_widget.simulate", True)],
)
def test_importing_loads_no_library(module: str, loaded: bool) -> None:
    code = ASK.format(module, LIBRARIES)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f"[] {loaded}"
