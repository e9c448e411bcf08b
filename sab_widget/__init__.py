"""Teach, replay and explore the board game Saboteur in a notebook.

The rules are in `sab_widget.model`, which needs nothing but Python. Everything is loaded when it is first asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sab_widget.model.later import names_later

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

__getattr__, __dir__ = names_later(globals(), dict.fromkeys(__all__, "model") | {"MineWidget": "widget"})
