"""Teach, replay and explore the board game Saboteur in a notebook.

The rules are in `sab_widget.model`, which needs nothing but Python; `MineWidget` is loaded when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from sab_widget.model import (
    Break,
    Card,
    Cell,
    Deal,
    Discard,
    Face,
    Game,
    IllegalAction,
    Lay,
    Map,
    Mine,
    Pass,
    Place,
    Repair,
    Rockfall,
    Rules,
    SabError,
    Take,
)

if TYPE_CHECKING:
    from sab_widget.model import Record
    from sab_widget.widget import MineWidget

__version__ = "0.1.0"

__all__ = [
    "Break",
    "Card",
    "Cell",
    "Deal",
    "Discard",
    "Face",
    "Game",
    "IllegalAction",
    "Lay",
    "Map",
    "Mine",
    "MineWidget",
    "Pass",
    "Place",
    "Record",
    "Repair",
    "Rockfall",
    "Rules",
    "SabError",
    "Take",
]


_LATER: Final = {"MineWidget": "sab_widget.widget", "Record": "sab_widget.model"}


def __getattr__(name: str) -> Any:
    if name in _LATER:
        found = globals()[name] = getattr(import_module(_LATER[name]), name)
        return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_LATER})
