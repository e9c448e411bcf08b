"""A mine at one turn as values for tracks: cards, tunnels, what joins them, open ends, distances, what fits where."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from sab_widget.model.cells import SHIFTS, SIDES, cell_of
from sab_widget.model.distances import distances
from sab_widget.model.errors import BadPosition
from sab_widget.model.routes import network
from sab_widget.scene.legal import OCCUPIED

if TYPE_CHECKING:
    from collections.abc import Collection

    from sab_widget.model.cells import Cell
    from sab_widget.model.ground import Goal
    from sab_widget.model.mine import Mine
    from sab_widget.model.routes import Network
    from sab_widget.scene.legal import LegalTable


_OVER: Final = tuple(tuple((SIDES[i], SHIFTS[i]) for i in range(4) if mask >> i & 1) for mask in range(16))
"""For each set of edges: their letters, and the step over each."""


@lru_cache(maxsize=65536)
def _name(kind: str, spot: int, number: int | None = None) -> str:
    cell = cell_of(spot)
    return f"{kind} {cell}" if number is None else f"{kind} {cell},{number}"


@lru_cache(maxsize=65536)
def _key(spot: int, number: int) -> str:
    return f"{cell_of(spot)},{number}"


def mine_values(mine: Mine, legal: LegalTable, doors: bool = False) -> dict[str, Any]:
    """Everything about a mine that has tracks of its own, but for its goals.

    Args:
        mine: What lies there.
        legal: What fits where.
        doors: Whether there are doors in the game, so that it matters which team can walk where.
    """
    values: dict[str, Any] = {}
    occupied = legal.row(OCCUPIED)
    for spot, face in mine._cards.items():
        values[_name("site", spot)] = occupied
        values[_name("ends", spot)] = "".join([side for side, shift in _OVER[face.edges] if spot + shift in mine._rim])
        if spot not in mine._goals:
            values[_name("card", spot)] = face.text
    for spot in mine._down:
        values[_name("site", spot)] = occupied
    near = _near_goals(mine) if legal.ladders else {}
    for spot, signature in mine._rim.items():
        values[_name("site", spot)] = legal.row(signature, near.get(spot, 0))
    for spot in near.keys() - mine._rim.keys() - mine._cards.keys() - mine._down:
        values[_name("site", spot)] = legal.row(0, near[spot])
    found = network(mine)
    ways = mine.ways() if doors else {}
    for node in found.component:
        value = values[_name("tunnel", *node)] = _tunnel(found, node)
        if ways:
            there = (cell_of(node[0]), node[1])
            value["walk"] = [team for team, way in ways.items() if there in way.reach]
    for team, way in ways.items():
        doors_there = [list(cell) for cell in way.doors]
        values[f"way {team}"] = {"open": way.open, "text": way.sentence, "doors": doors_there}
    with suppress(BadPosition):  # strewn too widely to tell; the rest can be shown
        values.update((f"distance {cell}", far) for cell, far in distances(mine).items())
    return values


def _near_goals(mine: Mine) -> dict[int, int]:
    """For each cell beside a goal, the sides over which goals lie, as a sum of `BIT`s."""
    found: dict[int, int] = {}
    for spot in mine._goals:
        for i, shift in enumerate(SHIFTS):
            found[spot - shift] = found.get(spot - shift, 0) | 1 << i
    return found


def _tunnel(found: Network, node: tuple[int, int]) -> dict[str, Any]:
    number, onward = found.component[node], found.towards[node]
    if onward is not None:
        return {"in": number, "next": _key(*onward)}
    if number == 0:
        return {"in": 0, "next": ""}
    _, kind, side = found.breaks[number]
    return {"in": number, "break": [kind, side]}


def goal_value(goal: Goal, looked: Collection[Cell]) -> dict[str, Any]:
    """The track value of one goal, as far as the mine knows it."""
    kind = None if goal.treasure is None else "treasure" if goal.treasure else "stone"
    face = None if goal.face is None else goal.face.text
    return {"up": goal.up, "kind": kind, "face": face, "looked": not goal.up and goal.cell in looked}
