"""A small log written by hand, by which the importer is tested without the real ones."""

from __future__ import annotations

import json
from typing import Any

Item = dict[str, Any]


def card(groups: str) -> Item:
    """A path card by its face, as a deck has it."""
    parts = [list(part) for part in groups.split("|")]
    return {"id": groups, "type": "path", "edges": sorted(edge for part in parts for edge in part), "groups": parts}


def lay(seat: int, groups: str, x: int, y: int, rotation: int = 0) -> Item:
    """A path card that is laid."""
    return {"actor": seat, "action_type": "play_path", "card": card(groups), "x": x, "y": y, "rotation": rotation}


def discard(seat: int) -> Item:
    return {"actor": seat, "action_type": "discard"}


def look(seat: int, goal: int) -> Item:
    return {"actor": seat, "action_type": "map_goal", "card": {"id": "map", "type": "map"}, "goal_index": goal}


def tool(kind: str, seat: int, target: int, named: str, *tools: str) -> Item:
    """A tool that is broken (`sabotage`) or repaired."""
    used = {"id": kind, "type": kind, "tools": list(tools or (named,))}
    return {"actor": seat, "action_type": kind, "card": used, "target_player": target, "tool": named}


def rockfall(seat: int, x: int, y: int, removed: str) -> Item:
    used = {"id": "rockfall", "type": "rockfall"}
    return {"actor": seat, "action_type": "rockfall", "card": used, "x": x, "y": y, "removed_card": card(removed)}


def reveal(seat: int, goal: int, groups: str, kind: str, rotation: int = 0) -> Item:
    """A goal that is turned up."""
    return {
        "actor": seat,
        "action_type": "reveal_goal",
        "card": {**card(groups), "type": "goal"},
        "goal_index": goal,
        "revealed_goal_kind": kind,
        "rotation": rotation,
        "x": 8,
        "y": (-2, 0, 2)[goal],
    }


def dug() -> list[Item]:
    """Eight columns straight to the goal in the middle, a stone on the way, and a little of everything else."""
    return [
        lay(0, "EW", 1, 0),
        tool("sabotage", 1, 0, "cart"),
        look(2, 1),
        tool("repair", 0, 0, "cart", "cart", "lantern"),
        lay(1, "EW", 2, 0, 180),
        lay(2, "NESW", 3, 0),
        lay(0, "NESW", 4, 0),
        lay(1, "N", 4, 1),
        rockfall(2, 4, 1, "N"),
        lay(0, "EW", 5, 0),
        discard(1),
        lay(2, "NESW", 6, 0),
        lay(0, "NESW", 7, 0),
        reveal(0, 1, "EN", "stone", 180),
        lay(1, "NS", 8, 1),
        reveal(1, 2, "ENSW", "gold"),
    ]


def game(history: list[Item] | None = None, outcome: str = "miners_win", **more: Any) -> Item:
    """A game of three players."""
    return {
        "seed": 7,
        "num_players": 3,
        "agent_names": ["role-aware"] * 3,
        "roles": {"0": "miner", "1": "miner", "2": "saboteur"},
        "outcome": outcome,
        "history": dug() if history is None else history,
        **more,
    }


def log(*games: Item) -> str:
    """The text of a file with these games."""
    return json.dumps({"games": list(games or [game()]), "summary": {}})
