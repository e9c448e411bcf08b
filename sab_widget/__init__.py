"""Teach, replay and explore the board game Saboteur in a notebook.

The rules are in `sab_widget.model`, which needs nothing but Python. Everything is loaded when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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
        Record,
        Repair,
        Rockfall,
        Rules,
        SabError,
        Take,
    )
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


def __getattr__(name: str) -> Any:
    if name in __all__:
        module = "sab_widget.widget" if name == "MineWidget" else "sab_widget.model"
        found = globals()[name] = getattr(import_module(module), name)
        return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
