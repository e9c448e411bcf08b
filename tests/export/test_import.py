"""The libraries that make pixels are loaded by what makes pixels alone."""

from __future__ import annotations

import subprocess
import sys

CODE = """
import sys
from sab_widget import MineWidget, samples
widget = MineWidget(samples.every_rule())
widget.svg()
widget.to_iframe()
print(sorted({"PIL", "resvg_py"} & set(sys.modules)))
"""


def test_pages_and_drawings_load_no_library_that_makes_pixels() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
