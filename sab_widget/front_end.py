"""The front end as it was built from `sab_widget/js/` and `sab_widget/languages/` when the package was built."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

STATIC: Final = Path(__file__).parent / "static"

REPLAY: Final = "widget"
"""The bundle that shows a game or a mine."""
WORKSHOP: Final = "workshop"
"""The bundle that also plays, explores and asks."""


def module_path(bundle: str) -> Path:
    """The file of a bundle's module; raises an `ImportError` when it has not been built."""
    return _built(f"{bundle}.js")


@cache
def module_text(bundle: str) -> str:
    """A bundle's module; raises an `ImportError` when it has not been built."""
    return module_path(bundle).read_text(encoding="utf-8")


@cache
def style(bundle: str) -> str:
    """A bundle's style sheet, which goes into a shadow root; raises an `ImportError` when it has not been built."""
    return _built(f"{bundle}.css").read_text(encoding="utf-8")


@cache
def messages(language: str) -> list[Any]:
    """The catalogue of a language as the page takes it; raises an `ImportError` when it has not been built."""
    catalogue: list[Any] = json.loads(_built(f"words.{language}.json").read_text(encoding="utf-8"))
    return catalogue


def _built(name: str) -> Path:
    path = STATIC / name
    if not path.exists():
        raise ImportError(
            f"the front end {name} has not been built; install the package with `pip install .` (or `-e .`), "
            "which builds it"
        )
    return path
