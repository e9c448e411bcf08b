"""A mine as an array: for each cell of the window a row of numbers, looked up in a table and not worked out."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from sab_widget.model.cells import SIDES
from sab_widget.model.faces import BIT, DOORS, Face

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sab_widget.model.mine import Mine
    from sab_widget.model.rules import Rules
    from sab_widget.rl.window import Window

_PAIRS = tuple("".join(pair) for pair in combinations(SIDES, 2))
_LIGHTS = 16
"""Sets of edges that can be connected."""


class Planes:
    """Writes a mine into an array of rows, columns and planes, all of them 0 or 1.

    What only some cards have (ladders, doors, crystals) has planes where the deck has such cards.

    Args:
        rules: The rule options.
        window: The cells that are written; a card beyond them is left out.
    """

    def __init__(self, rules: Rules, window: Window) -> None:
        self.window = window
        goals = [way for face in (*rules.stones, rules.treasure) for way in Face(face).both_ways]
        paths = [way for face in rules.paths for way in face.both_ways]
        faces = tuple(dict.fromkeys((Face(rules.start), *goals, *paths)))
        marks = (
            [f"ladder {side}" for side in SIDES if any(face.ladders for face in paths)]
            + [
                f"{door} door {side}"
                for door in DOORS
                for side in SIDES
                if any(_has_door(face, door) for face in paths)
            ]
            + ["crystal"] * any(face.crystal for face in paths)
        )
        self.names = (
            "card",
            *(f"open {side}" for side in SIDES),
            *(f"joined {pair}" for pair in _PAIRS),
            *(f"connected {side}" for side in SIDES),
            "goal face down",
            "treasure",
            "stone",
            *marks,
        )
        """What each plane tells of a cell."""
        self._down, self._treasure, self._stone = map(self.names.index, ("goal face down", "treasure", "stone"))
        self._faces = {face: number for number, face in enumerate(faces)}
        self._table = _table(self.names, faces)
        self._scratch = np.zeros((len(window.cells) + 1, len(self.names)), np.float32)

    def write(self, mine: Mine, out: NDArray[np.float32]) -> None:
        """Write a mine as its viewer knows it.

        Args:
            mine: The mine of a view.
            out: Where to; rows, columns, planes.
        """
        scratch, numbers, faces, lit = self._scratch, self.window.numbers, self._faces, mine._lit
        scratch.fill(0)  # its last row is for all that lies beyond the window
        cards = mine._cards
        places = [numbers.get(spot, -1) for spot in cards]
        scratch[places] = self._table[[_LIGHTS * faces[face] + lit[spot] for spot, face in cards.items()]]
        for spot, goal in mine._goals.items():
            there = scratch[numbers[spot]]
            if not goal.up:
                if goal.face is not None:
                    there[:] = self._table[_LIGHTS * faces[goal.face]]
                    there[0] = 0
                there[self._down] = 1
            if goal.treasure is not None:
                there[self._treasure if goal.treasure else self._stone] = 1
        out[:] = scratch[:-1].reshape(out.shape)


@lru_cache(maxsize=64)
def _table(names: tuple[str, ...], faces: tuple[Face, ...]) -> NDArray[np.float32]:
    """The planes of a cell, by the number of the face there and the set of its edges that are connected."""
    return np.array(
        [[_tells(name, face, lit) for name in names] for face in faces for lit in range(_LIGHTS)], np.float32
    )


def _tells(name: str, face: Face, lit: int) -> bool:
    """What a plane has to say of a face that lies with some of its edges connected."""
    what, _, edges = name.rpartition(" ")
    sides = sum(BIT[side] for side in edges if side in BIT)
    match what.split():
        case ["open"]:
            return bool(face.edges & sides)
        case ["joined"]:
            return any(mask & sides == sides for mask in face.masks)
        case ["connected"]:
            return bool(lit & sides)
        case ["ladder"]:
            return bool(face.ladders & sides)
        case [door, "door"]:
            return any(tunnel.door == door and tunnel.mask & sides for tunnel in face.tunnels)
    return name == "card" or (name == "crystal" and face.crystal)


def _has_door(face: Face, door: str) -> bool:
    return any(tunnel.door == door for tunnel in face.tunnels)
