"""What needs PettingZoo says so where it is missing, and nothing else loads it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.conftest import ROOT

WITHOUT = """
import sys
sys.path.insert(0, sys.argv[1])
sys.modules[sys.argv[2]] = None  # as if it were not installed
import sab_widget
try:
    import sab_widget.rl
except sab_widget.SabError as error:
    assert isinstance(error, ImportError)
    print(error)
"""

ALONE = """
import sys
sys.path.insert(0, sys.argv[1])
import sab_widget, sab_widget.model, sab_widget.players
loaded = {name.partition(".")[0] for name in sys.modules}
print(sorted(loaded & {"numpy", "pettingzoo", "gymnasium", "PIL", "resvg_py"}))
print("sab_widget.rl" in sys.modules)
"""


def said(program: str, *arguments: str) -> str:
    command = [sys.executable, "-c", program, str(ROOT), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.parametrize("library", ["pettingzoo", "gymnasium", "numpy"])
def test_a_library_that_is_missing_is_named_with_the_way_to_get_it(library: str) -> None:
    told = said(WITHOUT, library)
    assert told == f'sab_widget.rl needs the library {library}, which is not installed: pip install "sab_widget[rl]"'


def test_nobody_else_loads_it() -> None:
    assert said(ALONE) == "[]\nFalse"


def test_pixels_without_their_library_are_refused_and_texts_are_not() -> None:
    program = """
import sys
sys.path.insert(0, sys.argv[1])
sys.modules["resvg_py"] = None
from sab_widget.rl import NotInstalled, raw_env
for mode in ("ansi", "svg", "rgb_array"):
    env = raw_env(render_mode=mode)
    env.reset(seed=1)
    try:
        print(mode, len(env.render()) > 100)
    except NotInstalled as error:
        print(mode, error)
"""
    assert said(program).splitlines() == [
        "ansi True",
        "svg True",
        'rgb_array pixels need more libraries: pip install "sab_widget[rl]"',
    ]
