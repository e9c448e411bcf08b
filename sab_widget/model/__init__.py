"""The rules of the game, in plain Python: it imports the standard library alone and draws nothing.

Records and views are loaded when they are first asked for: playing needs neither.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from sab_widget.model.actions import (
    Action,
    BadAction,
    Break,
    Deal,
    Discard,
    Lay,
    Map,
    Pass,
    Place,
    Repair,
    Rockfall,
    Take,
    action_from_json,
)
from sab_widget.model.cards import Card
from sab_widget.model.cells import Cell
from sab_widget.model.errors import (
    BadCard,
    BadCell,
    BadFace,
    BadPlayers,
    BadPosition,
    BadRecord,
    BadRules,
    IllegalAction,
    SabError,
)
from sab_widget.model.faces import Face, Tunnel
from sab_widget.model.game import Game
from sab_widget.model.gold import RoundResult
from sab_widget.model.ground import Goal, TurnedUp
from sab_widget.model.mine import Mine, Placed, Placement
from sab_widget.model.placing import Policy
from sab_widget.model.reasons import Reason
from sab_widget.model.round import Outcome
from sab_widget.model.routes import Break as WayBreak
from sab_widget.model.routes import OpenEnd, Route, TunnelAt
from sab_widget.model.rules import Rules

if TYPE_CHECKING:
    from sab_widget.model.record import Record, Step
    from sab_widget.model.view import Seen, View

__all__ = [
    "Action",
    "BadAction",
    "BadCard",
    "BadCell",
    "BadFace",
    "BadPlayers",
    "BadPosition",
    "BadRecord",
    "BadRules",
    "Break",
    "Card",
    "Cell",
    "Deal",
    "Discard",
    "Face",
    "Game",
    "Goal",
    "IllegalAction",
    "Lay",
    "Map",
    "Mine",
    "OpenEnd",
    "Outcome",
    "Pass",
    "Place",
    "Placed",
    "Placement",
    "Policy",
    "Reason",
    "Record",
    "Repair",
    "Rockfall",
    "RoundResult",
    "Route",
    "Rules",
    "SabError",
    "Seen",
    "Step",
    "Take",
    "Tunnel",
    "TunnelAt",
    "TurnedUp",
    "View",
    "WayBreak",
    "action_from_json",
]

_LATER: Final = {"Record": "record", "Step": "record", "Seen": "view", "View": "view"}


def __getattr__(name: str) -> Any:
    if name in _LATER:
        found = globals()[name] = getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
        return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_LATER})
