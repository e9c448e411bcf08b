"""The rules of the game, in plain Python: it imports the standard library alone and draws nothing.

Each part is loaded when it is first asked for: whoever lays cards needs no game, and whoever plays no record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sab_widget.model.later import names_later

if TYPE_CHECKING:
    from sab_widget.model.action_kinds import action_from_json
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
    )
    from sab_widget.model.actions_two import (
        Clear,
        DiscardSeveral,
        Free,
        HandsOff,
        Inspect,
        Steal,
        SwapHands,
        SwapHats,
        Theft,
        Trap,
    )
    from sab_widget.model.branches import Branch
    from sab_widget.model.cards import Card
    from sab_widget.model.cells import Cell
    from sab_widget.model.chances import Chance, Chances
    from sab_widget.model.errors import (
        BadCard,
        BadCell,
        BadFace,
        BadMark,
        BadPlayers,
        BadPosition,
        BadRecord,
        BadRules,
        IllegalAction,
        SabError,
        StaleView,
    )
    from sab_widget.model.faces import Face, Tunnel
    from sab_widget.model.game import Game
    from sab_widget.model.gold import RoundResult
    from sab_widget.model.ground import Goal, TurnedUp
    from sab_widget.model.knowledge import KnownDwarf, KnownHand
    from sab_widget.model.marks import Mark
    from sab_widget.model.mine import Mine, Placed, Placement
    from sab_widget.model.misfits import Misfit
    from sab_widget.model.outcomes import Outcome
    from sab_widget.model.placing import Policy
    from sab_widget.model.reasons import Reason
    from sab_widget.model.record import Record, Step
    from sab_widget.model.routes import Break as WayBreak
    from sab_widget.model.routes import OpenEnd, Route, TunnelAt
    from sab_widget.model.rules import Rules
    from sab_widget.model.view import Seen, View
    from sab_widget.model.ways import Way
    from sab_widget.model.worlds import NoWorld, Worlds

__all__ = [
    "Action",
    "BadAction",
    "BadCard",
    "BadCell",
    "BadFace",
    "BadMark",
    "BadPlayers",
    "BadPosition",
    "BadRecord",
    "BadRules",
    "Branch",
    "Break",
    "Card",
    "Cell",
    "Chance",
    "Chances",
    "Clear",
    "Deal",
    "Discard",
    "DiscardSeveral",
    "Face",
    "Free",
    "Game",
    "Goal",
    "HandsOff",
    "IllegalAction",
    "Inspect",
    "KnownDwarf",
    "KnownHand",
    "Lay",
    "Map",
    "Mark",
    "Mine",
    "Misfit",
    "NoWorld",
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
    "StaleView",
    "Steal",
    "Step",
    "SwapHands",
    "SwapHats",
    "Take",
    "Theft",
    "Trap",
    "Tunnel",
    "TunnelAt",
    "TurnedUp",
    "View",
    "Way",
    "WayBreak",
    "Worlds",
    "action_from_json",
]

_PLACES: Final = {
    **dict.fromkeys(
        (
            "Action",
            "BadAction",
            "Break",
            "Deal",
            "Discard",
            "Lay",
            "Map",
            "Pass",
            "Place",
            "Repair",
            "Rockfall",
            "Take",
        ),
        "actions",
    ),
    **dict.fromkeys(
        ("Clear", "DiscardSeveral", "Free", "HandsOff", "Inspect", "Steal", "SwapHands", "SwapHats", "Theft", "Trap"),
        "actions_two",
    ),
    "Branch": "branches",
    "Card": "cards",
    "Cell": "cells",
    **dict.fromkeys(("Chance", "Chances"), "chances"),
    **dict.fromkeys(
        ("BadCard", "BadCell", "BadFace", "BadMark", "BadPlayers", "BadPosition", "BadRecord", "BadRules"),
        "errors",
    ),
    **dict.fromkeys(("IllegalAction", "SabError", "StaleView"), "errors"),
    **dict.fromkeys(("Face", "Tunnel"), "faces"),
    "Game": "game",
    "RoundResult": "gold",
    **dict.fromkeys(("Goal", "TurnedUp"), "ground"),
    **dict.fromkeys(("KnownDwarf", "KnownHand"), "knowledge"),
    "Mark": "marks",
    "Misfit": "misfits",
    **dict.fromkeys(("Mine", "Placed", "Placement"), "mine"),
    "Outcome": "outcomes",
    "Policy": "placing",
    "Reason": "reasons",
    **dict.fromkeys(("Record", "Step"), "record"),
    **dict.fromkeys(("OpenEnd", "Route", "TunnelAt"), "routes"),
    "Rules": "rules",
    **dict.fromkeys(("Seen", "View"), "view"),
    "Way": "ways",
    "WayBreak": "routes:Break",
    **dict.fromkeys(("NoWorld", "Worlds"), "worlds"),
    "action_from_json": "action_kinds",
}
"""Where each name comes from."""

__getattr__, __dir__ = names_later(globals(), _PLACES)
