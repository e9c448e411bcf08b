"""Which tunnels are joined, and the way to the surface: for people who ask, apart from what play itself needs.

Tunnels are the nodes: a bridge is two of them, a stub one that leads nowhere. Everything is found anew from the cards
that lie there, so it is also the plain reckoning that the mine's quick book-keeping is tested against.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from sab_widget.model.cells import SHIFTS, SIDE_NAMES, SIDES, Cell, as_spot, cell_of
from sab_widget.model.errors import BadPosition, shown
from sab_widget.model.said import Said

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from sab_widget.model.faces import Face
    from sab_widget.model.mine import Mine

Node = tuple[int, int]
"""A tunnel as (spot, number of the tunnel on its card)."""

SURFACE: Final = 0
"""The number of the component that is connected to the surface."""

MANY_ENDS: Final = 500
"""Open ends; with more, a break is looked for only near them."""

NEAR: Final = 16
"""Columns and rows that count as near then."""

STUB, GAP, GOAL, WALLED, CLOSED = "stub", "gap", "goal", "wall", "closed"

OVER: Final = tuple(tuple((SHIFTS[i], i ^ 2) for i in range(4) if mask >> i & 1) for mask in range(16))
"""For each set of edges: the step over each of them, and the number of the facing edge."""

BREAKS: Final = {
    STUB: "The way breaks in the card at {cell}: its tunnels do not meet.",
    GAP: "The way breaks at {beyond}: no card lies there.",
    GOAL: "The way breaks at {beyond}: a face-down goal lies there and connects nothing.",
    WALLED: "The way breaks at the {side} edge of {cell}: the card at {beyond} shows a wall.",
    CLOSED: "Nothing leads on from the card at {cell}.",
}


class TunnelAt(NamedTuple):
    """One tunnel of one card on the table."""

    cell: Cell
    number: int
    """Its place in the face's `tunnels`."""
    edges: str
    """The edges it joins, such as `NS`."""


class OpenEnd(NamedTuple):
    """An open edge that faces an empty cell."""

    cell: Cell
    side: str

    @property
    def beyond(self) -> Cell:
        """The empty cell over it."""
        return self.cell.step(self.side)


class Break(NamedTuple):
    """Where the way from a tunnel to the surface breaks."""

    kind: str
    """`stub` (another tunnel of the same card is connected), `gap` (an empty cell), `goal`, `wall` or `closed`."""
    cell: Cell
    """The card up to which the tunnel leads."""
    side: str | None
    """The edge over which the way breaks; None for `stub` and `closed`."""

    @property
    def sentence(self) -> Said:
        """The break in words."""
        beyond = self.cell.step(self.side) if self.side else None
        text = BREAKS[self.kind].format(cell=self.cell, beyond=beyond, side=SIDE_NAMES.get(self.side or ""))
        return Said(text, f"break-{self.kind}", cell=self.cell, beyond=beyond, side=self.side)


class Route(NamedTuple):
    """The way from the surface to a tunnel, or from where it breaks."""

    tunnels: tuple[TunnelAt, ...]
    """From the surface (or from the break) to the tunnel that was asked for, both included."""
    broken: Break | None
    """Where the way breaks; None when the tunnel is connected."""

    @property
    def connected(self) -> bool:
        """Whether the tunnel is connected to the surface."""
        return self.broken is None


@dataclass(slots=True)
class Network:
    """Every tunnel's component, and its next tunnel on the way to the surface or to where that way breaks."""

    component: dict[Node, int] = field(default_factory=dict)
    """0 for what is connected to the surface, then 1, 2, …"""
    towards: dict[Node, Node | None] = field(default_factory=dict)
    """The next tunnel of the shortest way; None at the surface and at the break."""
    breaks: dict[int, tuple[Node, str, str | None]] = field(default_factory=dict)
    """For each component but 0: the tunnel up to which it leads, the kind of break, the edge."""


def network(mine: Mine) -> Network:
    """Find all components and ways anew."""
    cards, found = mine._cards, Network()
    ladders = [(spot, n) for spot, face in cards.items() for n, tunnel in enumerate(face.tunnels) if tunnel.ladder]
    _flood(cards, found, ladders, SURFACE)
    number = SURFACE
    lit: set[Cell] = set()
    for spot in sorted(cards):
        for n in range(len(cards[spot].tunnels)):
            if (spot, n) not in found.component:
                number += 1
                trial = Network()
                _flood(cards, trial, [(spot, n)], number)
                found.component.update(trial.component)
                broken = _where_it_breaks(mine, found, list(trial.component), lit)
                found.breaks[number] = broken
                if broken[0] == (spot, n):
                    found.towards.update(trial.towards)
                    continue
                for node in trial.component:
                    del found.component[node]
                _flood(cards, found, [broken[0]], number)
    return found


def _flood(cards: dict[int, Face], found: Network, roots: list[Node], number: int) -> None:
    component, towards = found.component, found.towards
    for root in roots:
        component[root], towards[root] = number, None
    queue = list(roots)
    for node in queue:
        spot, n = node
        for shift, facing in OVER[cards[spot].masks[n]]:
            beside = spot + shift
            other = cards.get(beside)
            if other is not None and other.tunnel_at[facing] >= 0:
                there = (beside, other.tunnel_at[facing])
                if there not in component:
                    component[there], towards[there] = number, node
                    queue.append(there)


def _where_it_breaks(mine: Mine, found: Network, nodes: list[Node], lit: set[Cell]) -> tuple[Node, str, str | None]:
    """A blind card whose other tunnel is connected; else the gap nearest to the connected mine; else what there is.

    Args:
        mine: The mine.
        found: Its network, as far as it is known.
        nodes: The tunnels of the component.
        lit: The empty cells that connected tunnels open towards; filled here when they are first needed.
    """
    cards, component = mine._cards, found.component
    for spot, n in nodes:
        if any(component.get((spot, m)) == SURFACE for m in range(len(cards[spot].tunnels)) if m != n):
            return (spot, n), STUB, None
    best: tuple[tuple[int, int, int], Node, str, str | None] | None = None
    for spot, n in nodes:
        for side in cards[spot].tunnels[n].edges:
            i = SIDES.index(side)
            beside = spot + SHIFTS[i]
            if beside in mine._down:
                kind, rank, far = GOAL, 1, 0
            elif beside not in cards:
                here = cell_of(beside)
                if not lit:
                    lit.update(end.beyond for end in open_ends(mine, connected=True))
                kind, rank, far = GAP, 0, _nearest(here, lit)
            elif cards[beside].tunnel_at[i ^ 2] < 0:
                kind, rank, far = WALLED, 2, 0
            else:
                continue
            if best is None or (rank, far, beside) < best[0]:
                best = ((rank, far, beside), (spot, n), kind, side)
    return best[1:] if best is not None else (nodes[0], CLOSED, None)


def _nearest(here: Cell, cells: Collection[Cell]) -> int:
    """How far the nearest of some cells is, counted in columns and rows; 0 when there are none."""
    if here in cells:
        return 0
    if len(cells) <= MANY_ENDS:
        return min((abs(here.column - column) + abs(here.row - row) for column, row in cells), default=0)
    # In a mine of thousands of cards, beyond all games, it is enough to know what is really near.
    return next((far for far in range(1, NEAR) if any(cell in cells for cell in _ring(here, far))), NEAR)


def _ring(here: Cell, far: int) -> Iterator[tuple[int, int]]:
    """The cells that are so many columns and rows away."""
    for across in range(-far, far + 1):
        down = far - abs(across)
        yield here.column + across, here.row + down
        yield here.column + across, here.row - down


def _named(mine: Mine, node: Node) -> TunnelAt:
    return TunnelAt(cell_of(node[0]), node[1], mine._cards[node[0]].tunnels[node[1]].edges)


def _node(mine: Mine, cell: tuple[int, int], edge: str | int) -> Node:
    spot = as_spot(cell)
    face = mine._cards.get(spot)
    if face is None:
        raise BadPosition(f"no face-up card lies at {cell_of(spot)}, so there is no tunnel to ask about")
    if isinstance(edge, str):
        number = face.tunnel_at[SIDES.index(edge)] if len(edge) == 1 and edge in SIDES else -1
    else:
        number = edge if type(edge) is int and 0 <= edge < len(face.tunnels) else -1
    if number < 0:
        raise BadPosition(
            f"the card {face} at {cell_of(spot)} has no tunnel {shown(edge)}: "
            f"name one of its open edges, or a number from 0 to {len(face.tunnels) - 1}"
        )
    return spot, number


def tunnel(mine: Mine, cell: tuple[int, int], edge: str | int) -> TunnelAt:
    """The tunnel of a card by one of its edges or by its number; raises `BadPosition`."""
    return _named(mine, _node(mine, cell, edge))


def components(mine: Mine) -> tuple[frozenset[TunnelAt], ...]:
    """All tunnels by component, the connected one first."""
    found = network(mine)
    groups: dict[int, set[TunnelAt]] = {SURFACE: set()}
    for node, number in found.component.items():
        groups.setdefault(number, set()).add(_named(mine, node))
    return tuple(frozenset(groups[number]) for number in sorted(groups))


def component(mine: Mine, cell: tuple[int, int], edge: str | int) -> frozenset[TunnelAt]:
    """All tunnels joined to one, itself among them."""
    found, node = network(mine), _node(mine, cell, edge)
    return frozenset(_named(mine, other) for other, n in found.component.items() if n == found.component[node])


def open_ends(mine: Mine, connected: bool) -> tuple[OpenEnd, ...]:
    """Open edges that face an empty cell, by row and column."""
    ends = []
    for spot, face in mine._cards.items():
        edges = mine._lit[spot] if connected else face.edges
        for i, side in enumerate(SIDES):
            beside = spot + SHIFTS[i]
            if edges >> i & 1 and beside not in mine._cards and beside not in mine._down:
                ends.append((spot, i, OpenEnd(cell_of(spot), side)))
    return tuple(end for _, _, end in sorted(ends, key=lambda item: item[:2]))


def route(mine: Mine, cell: tuple[int, int], edge: str | int) -> Route:
    """The shortest way from the surface to a tunnel, or from where that way breaks."""
    found, node = network(mine), _node(mine, cell, edge)
    way: list[TunnelAt] = []
    step: Node | None = node
    while step is not None:
        way.append(_named(mine, step))
        step = found.towards[step]
    broken = found.breaks.get(found.component[node])
    where = None if broken is None else Break(broken[1], cell_of(broken[0][0]), broken[2])
    return Route(tuple(reversed(way)), where)
