"""Whether a team can walk from the surface to the treasure, and which doors stop it (rules.md section 6)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from sab_widget.model.cells import Cell, as_spot, cell_of
from sab_widget.model.errors import BadPlayers, shown
from sab_widget.model.faces import DOORS
from sab_widget.model.routes import OVER
from sab_widget.model.said import Said

if TYPE_CHECKING:
    from sab_widget.model.ground import Goal
    from sab_widget.model.mine import Mine

Place = tuple[Cell, int]
"""A tunnel: the cell of its card, and its number in the face's `tunnels`."""

Node = tuple[int, int]

_Found = tuple[Node, Node | None]
"""A tunnel, and that from which it was reached; None for one at the surface."""

TEAMS: Final = DOORS
"""Each team's own doors let it through; those of the other colour stop it."""


@dataclass(frozen=True, slots=True)
class Way:
    """How a team stands between the surface and the treasure.

    >>> from sab_widget.model import Mine
    >>> mine = Mine({(2, 0): "NESW"})
    >>> placed = mine.place("EW:green", (1, 0))
    >>> print(mine.way("blue"))
    Blue has no way to the treasure at 2,0: the green door at 1,0 stops it.
    >>> mine.way("green").route
    ((Cell(column=0, row=0), 0), (Cell(column=1, row=0), 0), (Cell(column=2, row=0), 0))
    """

    team: str | None
    """`blue` or `green`; None for anyone, whom no door stops."""
    open: bool
    """Whether a route without a door of the other colour leads from the surface to the treasure."""
    connected: bool
    """Whether the treasure is up and connected to the surface at all, whatever the doors."""
    treasure: Cell | None
    """Where the treasure lies; None where this mine does not know."""
    route: tuple[Place, ...]
    """The shortest such route as (cell, number of the tunnel), from the surface to the treasure; () for none."""
    doors: tuple[Cell, ...]
    """Where doors stop the team: those on the way with the fewest of them, in order; () when the way is open."""
    reach: frozenset[Place] = field(repr=False)
    """Every tunnel that the team can walk to from the surface, as (cell, number of the tunnel)."""
    sentence: Said
    """All this in words."""

    @property
    def cells(self) -> frozenset[Cell]:
        """The cells in which the team can walk."""
        return frozenset(cell for cell, _ in self.reach)

    def __str__(self) -> str:
        return self.sentence


def way(mine: Mine, team: str | None) -> Way:
    """The way of a team; see `Mine.way`."""
    if team is not None and team not in TEAMS:
        raise BadPlayers(f"there is no team {shown(team)}: it is 'blue' or 'green', or None for anyone")
    walk = _Walk(mine, team)
    goal = next((goal for goal in mine.goals if goal.treasure), None)
    ends = [] if goal is None or not goal.up else walk.tunnels_at(goal.cell)
    end = min(ends, key=lambda node: walk.passed[node], default=None)
    steps = walk.to(end)
    doors = tuple(cell_of(node[0]) for node in steps if node in walk.shut)
    is_open = end is not None and not doors
    return Way(
        team=team,
        open=is_open,
        connected=end is not None,
        treasure=None if goal is None else goal.cell,
        route=tuple((cell_of(spot), n) for spot, n in steps) if is_open else (),
        doors=doors,
        reach=frozenset((cell_of(spot), n) for (spot, n), barred in walk.passed.items() if not barred),
        sentence=_sentence(mine, team, goal, connected=end is not None, doors=doors),
    )


class _Walk:
    """Every tunnel that is connected, with the fewest doors of the other colour that one passes to get into it."""

    def __init__(self, mine: Mine, team: str | None) -> None:
        cards = mine._cards
        self.passed: dict[Node, int] = {}
        """The fewest doors, that of the tunnel itself among them."""
        self.shut: set[Node] = set()
        """The tunnels that have such a door."""
        self._before: dict[Node, Node | None] = {}
        if team is not None:  # a card's door, if it has one, is in its first tunnel
            self.shut = {(spot, 0) for spot, face in cards.items() if face.tunnels[0].door not in (None, team)}
        shut, passed, before_of = self.shut, self.passed, self._before
        now: list[_Found] = []
        behind: list[_Found] = []
        for spot, face in cards.items():
            if face.ladders:
                for n, tunnel in enumerate(face.tunnels):
                    if tunnel.ladder:
                        (behind if (spot, n) in shut else now).append(((spot, n), None))
        doors = 0
        while now or behind:
            for node, before in now:
                if node in passed:
                    continue
                passed[node], before_of[node] = doors, before
                spot, n = node
                for shift, facing in OVER[cards[spot].masks[n]]:
                    beside = cards.get(spot + shift)
                    if beside is not None and beside.tunnel_at[facing] >= 0:
                        other = (spot + shift, beside.tunnel_at[facing])
                        if other not in passed:
                            (behind if other in shut else now).append((other, node))
            now, behind, doors = behind, [], doors + 1  # on through one door more

    def tunnels_at(self, cell: Cell) -> list[Node]:
        """The connected tunnels of a card."""
        spot = as_spot(cell)
        return [node for node in self.passed if node[0] == spot]

    def to(self, end: Node | None) -> list[Node]:
        """The tunnels from the surface to one of them."""
        found: list[Node] = []
        while end is not None:
            found.append(end)
            end = self._before[end]
        return found[::-1]


def _sentence(mine: Mine, team: str | None, goal: Goal | None, *, connected: bool, doors: tuple[Cell, ...]) -> Said:
    if goal is None:
        if any(other.treasure is None for other in mine.goals):
            return Said("Where the treasure lies is not known here, so nobody can tell of a way to it.", "way-unknown")
        return Said("No treasure lies in this mine, so there is no way to it.", "way-no-treasure")
    cell = goal.cell
    treasure = f"treasure at {cell}"
    if not connected:
        why = "is cut off from the surface" if goal.up else "has not been reached yet"
        told = f"The {treasure} {why}, so nobody has a way to it."
        return Said(told, "way-cut-off" if goal.up else "way-not-reached", cell=cell)
    if team is None:
        return Said(f"The {treasure} is connected to the surface.", "way-connected", cell=cell)
    name, other = team.capitalize(), next(colour for colour in TEAMS if colour != team)
    if not doors:
        told = f"{name} has a way to the {treasure}: no {other} door stands in it."
        return Said(told, "way-open", team=team, other=other, cell=cell)
    if len(doors) == 1:
        told = f"{name} has no way to the {treasure}: the {other} door at {doors[0]} stops it."
        return Said(told, "way-door", team=team, other=other, cell=cell, doors=doors)
    where = ", ".join(map(str, doors[:-1])) + f" and {doors[-1]}"
    told = f"{name} has no way to the {treasure}: even on the best route {other} doors stop it, at {where}."
    return Said(told, "way-doors", team=team, other=other, cell=cell, doors=doors)
