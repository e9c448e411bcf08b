"""How tunnels run over a card: the lines they follow, their floor and walls, and the blind arms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sab_widget.art.pen import Drawn, Rough, group, path

if TYPE_CHECKING:
    from sab_widget.art.palette import Palette
    from sab_widget.model.faces import Tunnel

FLOOR: Final = 26
"""The width of every tunnel, also where it meets that of the next card."""
WALL: Final = 32
"""The same with the dark lines along it."""

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
# Lamplight on the floor: from the middle outwards, ending well before the edges.
_LIT_ARM: Final = {"N": "M50 65V28", "E": "M50 65H78", "S": "M50 65V102", "W": "M50 65H22"}
_LIT_CURVE: Final = {
    "NE": "M53 26Q60 53 80 62",
    "ES": "M53 104Q60 77 80 68",
    "SW": "M47 104Q40 77 20 68",
    "NW": "M47 26Q40 53 20 62",
}
_INWARD: Final = {
    "N": "translate(50)",
    "E": "translate(100 65)rotate(90)",
    "S": "translate(50 130)rotate(180)",
    "W": "translate(0 65)rotate(270)",
}
_POSTS: Final = {
    "N": "M35 3V13M65 3V13",
    "E": "M97 50H87M97 80H87",
    "S": "M35 127V117M65 127V117",
    "W": "M3 50H13M3 80H13",
}
# The middle of the tunnel, where its lamp hangs and a door would stand.
_BELLY: Final = {"NE": (63, 49), "ES": (63, 81), "SW": (37, 81), "NW": (37, 49)}


def middle(tunnel: Tunnel) -> tuple[int, int]:
    """The point in the middle of a tunnel that is no stub."""
    return (50, 65) if tunnel.ladder else _BELLY.get(tunnel.edges, (50, 65))


def line_of(tunnel: Tunnel) -> str:
    """The line along which a tunnel runs, from edge to edge."""
    edges = tunnel.edges
    if tunnel.ladder:
        return "".join(_ARM[edge] for edge in edges)
    if len(edges) == 2:
        return _STRAIGHT.get(edges) or _CURVE[edges]
    pairs = [pair for pair in _STRAIGHT if set(pair) <= set(edges)]
    lines = [_STRAIGHT[pair] for pair in pairs]
    lines += [_ARM[edge] for edge in edges if not any(edge in pair for pair in pairs)]
    round_about = _CORNERS[edges]
    rounded = f"M{_NEAR[round_about[0]]}Q" + " ".join(f"50 65 {_NEAR[edge]}" for edge in round_about[1:])
    return "".join(lines) + rounded


def lit_line_of(tunnel: Tunnel) -> str:
    """The part of a tunnel's line that lies in lamplight."""
    lone_curve = None if tunnel.ladder else _LIT_CURVE.get(tunnel.edges)
    return lone_curve or "".join(_LIT_ARM[edge] for edge in tunnel.edges)


def passage(tunnel: Tunnel, rough: Rough, colours: Palette) -> list[Drawn]:
    """A tunnel that leads somewhere: crumbling walls, a sandy floor, lamplight, and props where it leaves the card."""
    line = line_of(tunnel)
    crumbs = " ".join(str(3 + rough.below(9)) for _ in range(6))
    walls = [
        path(line, stroke=colours.line, stroke_width=WALL),
        path(line, stroke=colours.line, stroke_width=WALL + 5, stroke_dasharray=crumbs),
        path(line, stroke=colours.tunnel, stroke_width=FLOOR),
    ]
    if colours.hatched:
        return [*walls, *props(tunnel.edges, colours)]
    lit = lit_line_of(tunnel)
    return [
        path(line, stroke=colours.halo, stroke_width=52, stroke_opacity=0.22),
        *walls,
        path(lit, stroke=colours.glow, stroke_width=18, stroke_linecap="round", stroke_opacity=0.4),
        path(lit, stroke=colours.glow, stroke_width=9, stroke_linecap="round", stroke_opacity=0.6),
        *props(tunnel.edges, colours),
    ]


def props(edges: str, colours: Palette) -> list[Drawn]:
    """A pair of timber props at each edge where a tunnel leaves the card."""
    return timber("".join(_POSTS[edge] for edge in edges), 5.5, colours)


def timber(line: str, width: float, colours: Palette) -> list[Drawn]:
    """Beams along a line, with dark outlines."""
    return [
        path(line, stroke=colours.line, stroke_width=width + 3.5, stroke_linecap="square"),
        path(line, stroke=colours.timber_light, stroke_width=width, stroke_linecap="square"),
    ]


def stub(edge: str, colours: Palette) -> Drawn:
    """A blind arm: a few steps of unlit floor, a fallen prop, and boulders that close it well before the middle."""
    return group(
        path("M-16 0V13Q-14 24 0 25T16 13V0z", colours.line),
        path("M-13 0V13Q-11 21 0 22T13 13V0z", colours.tunnel),
        path("M-13 8V13Q-11 21 0 22T13 13V8z", colours.shade, fill_opacity=0.55),
        path(
            "M-17 10-9 8-4 13-6 20-14 21-19 16zM-3 11 5 9 8 14 5 20-3 20zM9 11 15 8 19 14 16 20 10 20z"
            "M-10 21-3 20 2 23-1 28-9 27zM3 21 11 20 13 25 6 28z",
            colours.boulder,
            stroke=colours.line,
            stroke_width=2,
        ),
        path("M-17 10-9 8-7 12-14 15zM-3 11 5 9 4 13-1 15zM9 11 15 8 15 12 11 15z", colours.boulder_light),
        transform=_INWARD[edge],
    )
