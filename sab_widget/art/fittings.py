"""What stands in a tunnel or in the rock beside it: ladder, door, crystal; and what makes a bridge of a crossing.

Ladders and doors are told apart by an attribute: a page draws them once more, over the lights along a tunnel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sab_widget.art.pen import Drawn, disc, path, placed
from sab_widget.art.tunnels import door_spot, ladder_spot

if TYPE_CHECKING:
    from sab_widget.art.palette import Palette
    from sab_widget.model.faces import Face, Tunnel


def _standing(drawn: Drawn) -> Drawn:
    drawn["data-fit"] = "1"
    return drawn


def ladder(tunnel: Tunnel, colours: Palette, *, crowded: bool) -> Drawn:
    """A shaft of daylight, and the ladder in it."""
    x, y, size = ladder_spot(tunnel, crowded=crowded)
    rails = "M-8-23V23M8-23V23M-8-16H8M-8-7H8M-8 2H8M-8 11H8"
    parts = [
        disc(0, 0, 23.5, colours.daylight, stroke=colours.line, stroke_width=3),
        path(rails, stroke=colours.line, stroke_width=7.5, stroke_linecap="round"),
        path(rails, stroke=colours.timber_light, stroke_width=4, stroke_linecap="round"),
    ]
    return _standing(placed(x, y, size, *parts))


def underpass(colours: Palette) -> list[Drawn]:
    """The shadow in a tunnel from west to east where another passes over it."""
    if colours.hatched:
        return [path("M20 52V78M24 52V78M28 52V78M72 52V78M76 52V78M80 52V78", stroke=colours.line, stroke_width=1.5)]
    return [
        path(f"M{x} 65H{100 - x}", stroke=colours.line, stroke_width=26, stroke_opacity=".35") for x in (17, 22, 27)
    ]


def bridge(colours: Palette) -> list[Drawn]:
    """Planks on the tunnel that passes over the other, and a rail on each side."""
    return [
        path("M50 34V96", stroke=colours.line, stroke_width=30),
        path("M50 35V95", stroke=colours.timber_light, stroke_width=26, stroke_dasharray="6 1.7"),
        path("M31 29h7V101h-7zM62 29h7V101h-7z", colours.timber_light, stroke=colours.line, stroke_width=2),
    ]


def door(tunnel: Tunnel, colours: Palette, *, crowded: bool) -> Drawn:
    """A door across a tunnel: blue doors are round and show a ring, green ones square, and show a square."""
    x, y, size = door_spot(tunnel, crowded=crowded)
    sign = colours.line if colours.hatched else colours.daylight
    if tunnel.door == "blue":
        parts = [
            disc(0, 0, 20.5, colours.timber_light, stroke=colours.line, stroke_width=2.5),
            disc(0, 0, 15, colours.blue, stroke=colours.line, stroke_width=2.5),
            disc(0, 0, 6, "none", stroke=sign, stroke_width=4),
        ]
    else:
        parts = [
            path("M-20-20H20V20H-20z", colours.timber_light, stroke=colours.line, stroke_width=2.5),
            path("M-14-14H14V14H-14z", colours.green, stroke=colours.line, stroke_width=2.5),
            path("M-6-6H6V6H-6z", stroke=sign, stroke_width=4),
        ]
    return _standing(placed(x, y, size, *parts))


def crystal(face: Face, colours: Palette) -> list[Drawn]:
    """A cluster of crystals in a corner of the rock, and its shine; in the upper right, unless a door is near."""
    shine = colours.line if colours.hatched else colours.daylight
    shards = "M77 41 72 27 78 5 86 17 86 41zM86 41 86 24 93 14 97 23 93 40zM79 41 71 34 70 26 77 29 84 41z"
    cluster = [
        *([] if colours.hatched else [disc(82, 25, 17, colours.crystal, fill_opacity=".35")]),
        path(shards, colours.crystal, stroke=colours.line, stroke_width=2),
        path("M78 7 79 27 82 39M93 17 91 38", stroke=shine, stroke_width=1.6),
    ]
    if any(tunnel.edges == "NE" and (tunnel.door or tunnel.ladder) for tunnel in face.tunnels):
        return [placed(-65, 80, 1, *cluster)]
    return cluster
