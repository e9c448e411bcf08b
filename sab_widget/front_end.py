"""The front end as it was built from `sab_widget/js/` and `sab_widget/languages/` when the package was built."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from sab_widget.languages import LANGUAGES

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


def words(language: str, bundle: str) -> dict[str, Any]:
    """The words of a language as the page takes them; raises an `ImportError` when they have not been built.

    Args:
        language: Its code in `sab_widget.languages.LANGUAGES`.
        bundle: What is to be said: `REPLAY` says less than `WORKSHOP`.
    """
    _, direction, locale = LANGUAGES[language]
    return {
        "language": language,
        "locale": locale or language,
        "direction": direction,
        "messages": _messages(language, bundle),
    }


@cache
def _messages(language: str, bundle: str) -> list[Any]:
    catalogue: dict[str, list[Any]] = json.loads(_built(f"words.{language}.json").read_text(encoding="utf-8"))
    return catalogue[REPLAY] + (catalogue[WORKSHOP] if bundle == WORKSHOP else [])


def _built(name: str) -> Path:
    path = STATIC / name
    if not path.exists():
        raise ImportError(
            f"the front end {name} has not been built; install the package with `pip install .` (or `-e .`), "
            "which builds it"
        )
    return path
