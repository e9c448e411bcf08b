"""Teach, replay and explore the board game Saboteur in a notebook.

The rules are in `sab_widget.model`, which needs nothing but Python; `MineWidget` is loaded when it is first asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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

if TYPE_CHECKING:
    from sab_widget.widget import MineWidget as MineWidget

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
    if name == "MineWidget":
        from sab_widget.widget import MineWidget

        return MineWidget
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), "MineWidget"])
