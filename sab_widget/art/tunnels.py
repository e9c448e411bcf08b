"""How tunnels run over a card: the lines they follow, their floor and walls, and the blind arms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sab_widget.art.pen import Drawn, path, polygons

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sab_widget.art.palette import Palette
    from sab_widget.model.faces import Tunnel

FLOOR: Final = 26
"""The width of every tunnel, also where it meets that of the next card."""
WALL: Final = 32
"""The same with the dark lines along it."""
_CRUMBS: Final = "4 9 7 5 10 3 8"
"""How the walls crumble: now more, now less."""

_STRAIGHT: Final = {"NS": "M50 0V130", "EW": "M0 65H100"}
# A curve alone keeps well away from the middle, so that two of them (NE|SW) leave rock between them.
_CURVE: Final = {
    "NE": "M50 0C50 34 68 65 100 65",
    "ES": "M100 65C68 65 50 96 50 130",
    "SW": "M50 130C50 96 32 65 0 65",
    "NW": "M50 0C50 34 32 65 0 65",
}
# Where three or four arms meet, each corner between two of them is rounded off, between these points.
_NEAR: Final = {"N": "50 33", "E": "82 65", "S": "50 97", "W": "18 65"}
_CORNERS: Final = {"NES": "NES", "ESW": "ESW", "NSW": "SWN", "NEW": "WNE", "NESW": "NESWN"}
_ARM: Final = {"N": "M50 0V65", "E": "M100 65H50", "S": "M50 130V65", "W": "M0 65H50"}
_SHORT_ARM: Final = {"N": "M50 0V26", "E": "M100 65H74", "S": "M50 130V104", "W": "M0 65H26"}
# Lamplight on the floor: from the middle outwards, ending well before the edges.
_LIT_ARM: Final = {"N": "M50 65V28", "E": "M50 65H78", "S": "M50 65V102", "W": "M50 65H22"}
_LIT_CURVE: Final = {
    "NE": "M53 26Q60 53 80 62",
    "ES": "M53 104Q60 77 80 68",
    "SW": "M47 104Q40 77 20 68",
    "NW": "M47 26Q40 53 20 62",
}
# A blind arm as seen from its edge: across, and inward from the edge.
_BOULDERS: Final = (
    ((-18, 11), (-9, 8), (-4, 13), (-6, 21), (-15, 21)),
    ((-4, 12), (5, 9), (9, 14), (6, 21), (-4, 21)),
    ((9, 11), (16, 8), (19, 14), (16, 21), (9, 20)),
    ((-10, 21), (0, 20), (1, 27), (-8, 28)),
    ((2, 21), (11, 20), (13, 25), (5, 28)),
)
_BRIGHT: Final = (
    ((-18, 11), (-9, 8), (-7, 12), (-14, 15)),
    ((-4, 12), (5, 9), (4, 13), (-1, 15)),
    ((9, 11), (16, 8), (15, 12)),
)
_BLIND: Final = ((-14, -4), (-14, 14), (-11, 23), (11, 23), (14, 14), (14, -4))
_UNLIT: Final = ((-13, 6), (-12, 22), (12, 22), (13, 6))
# Timber props at the edge, left and right of the tunnel.
_POSTS: Final = {
    "N": "M31 1h7V15h-7zM62 1h7V15h-7z",
    "E": "M99 47v7H85v-7zM99 76v7H85v-7z",
    "S": "M31 129h7V115h-7zM62 129h7V115h-7z",
    "W": "M1 47v7H15v-7zM1 76v7H15v-7z",
}
# The middle of a curve.
_BELLY: Final = {"NE": (63, 49), "ES": (63, 81), "SW": (37, 81), "NW": (37, 49)}


class Spot(NamedTuple):
    """Where something stands in a tunnel, and how large."""

    x: int
    y: int
    size: float = 1


def ladder_spot(tunnel: Tunnel, *, crowded: bool) -> Spot:
    """Where the ladder of a tunnel stands; crowded means that the card has another tunnel that is no stub."""
    if not crowded:
        return Spot(50, 65)
    if len(tunnel.edges) == 1:
        return Spot(*from_edge(tunnel.edges, 0, 36), 0.5) if tunnel.door else Spot(*from_edge(tunnel.edges, 0, 20), 0.6)
    if tunnel.edges in _STRAIGHT:
        return Spot(*from_edge(tunnel.edges[-1], 0, 18), 0.55)
    return Spot(*_BELLY[tunnel.edges], 0.7) if tunnel.edges in _BELLY else Spot(50, 65, 0.6)


def door_spot(tunnel: Tunnel, *, crowded: bool) -> Spot:
    """Where the door of a tunnel stands: clear of its ladder and of other tunnels."""
    if crowded and tunnel.ladder and len(tunnel.edges) == 1:
        return Spot(*from_edge(tunnel.edges, 0, 13), 0.55)
    if tunnel.edges in _BELLY and not tunnel.ladder:
        return Spot(*_BELLY[tunnel.edges], 0.9)
    if tunnel.stub or tunnel.ladder or crowded:
        return Spot(*from_edge(tunnel.edges[0], 0, 20), 0.9)
    return Spot(50, 65)


def line_of(tunnel: Tunnel, *, crowded: bool = False, corners: bool = True) -> str:
    """The line along which a tunnel runs, from edge to edge; with or without the rounding between its arms."""
    edges = tunnel.edges
    if tunnel.ladder and not crowded:
        return "".join(_ARM[edge] for edge in edges)
    if len(edges) == 1:
        return _SHORT_ARM[edges]
    if len(edges) == 2:
        return _STRAIGHT.get(edges) or _CURVE[edges]
    pairs = [pair for pair in _STRAIGHT if set(pair) <= set(edges)]
    lines = [_STRAIGHT[pair] for pair in pairs]
    lines += [_ARM[edge] for edge in edges if not any(edge in pair for pair in pairs)]
    if not corners:
        return "".join(lines)
    round_about = _CORNERS[edges]
    rounded = f"M{_NEAR[round_about[0]]}Q" + " ".join(f"50 65 {_NEAR[edge]}" for edge in round_about[1:])
    return "".join(lines) + rounded


def lit_line_of(tunnel: Tunnel, *, crowded: bool = False) -> str:
    """The part of a tunnel's line that lies in lamplight."""
    if tunnel.edges in _LIT_CURVE and (crowded or not tunnel.ladder):
        return _LIT_CURVE[tunnel.edges]
    return "" if crowded and len(tunnel.edges) == 1 else "".join(_LIT_ARM[edge] for edge in tunnel.edges)


def passage(tunnel: Tunnel, colours: Palette, *, crowded: bool) -> list[Drawn]:
    """A tunnel that leads somewhere: crumbling walls, a sandy floor, lamplight, and props where it leaves the card."""
    line, lit = line_of(tunnel, crowded=crowded), lit_line_of(tunnel, crowded=crowded)
    arms = line_of(tunnel, crowded=crowded, corners=False)
    walls = [
        path(line, stroke=colours.line, stroke_width=WALL),
        path(arms, stroke=colours.line, stroke_width=WALL + 5, stroke_dasharray=_CRUMBS),
        path(line, stroke=colours.tunnel, stroke_width=FLOOR),
    ]
    if colours.hatched:
        return [*walls, props(tunnel.edges, colours)]
    glow = [
        path(lit, stroke=colours.glow, stroke_width=18, stroke_linecap="round", stroke_opacity=".4"),
        path(lit, stroke=colours.glow, stroke_width=9, stroke_linecap="round", stroke_opacity=".6"),
    ]
    return [
        path(arms, stroke=colours.halo, stroke_width=52, stroke_opacity=".22"),
        *walls,
        *(glow if lit else ()),
        props(tunnel.edges, colours),
    ]


def props(edges: str, colours: Palette) -> Drawn:
    """A pair of timber props at each edge where a tunnel leaves the card."""
    return path("".join(_POSTS[edge] for edge in edges), colours.timber_light, stroke=colours.line, stroke_width=2)


def stubs(edges: str, colours: Palette) -> list[Drawn]:
    """Blind arms: a few steps of unlit floor, and boulders that close each well before the middle."""

    def at_edges(shapes: Iterable[Sequence[tuple[int, int]]]) -> str:
        kept = list(shapes)
        return polygons([from_edge(edge, *point) for point in shape] for edge in edges for shape in kept)

    return [
        path(at_edges([_BLIND]), colours.tunnel, stroke=colours.line, stroke_width=3),
        path(at_edges([_UNLIT]), colours.shade, fill_opacity=".55"),
        path(at_edges(_BOULDERS), colours.boulder, stroke=colours.line, stroke_width=2),
        path(at_edges(_BRIGHT), colours.boulder_light),
    ]


def from_edge(edge: str, across: int, inward: int) -> tuple[int, int]:
    """The point that lies so far from the middle of an edge."""
    if edge == "N":
        return 50 + across, inward
    if edge == "E":
        return 100 - inward, 65 + across
    if edge == "S":
        return 50 - across, 130 - inward
    return inward, 65 - across
