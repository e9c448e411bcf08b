"""What stands in a tunnel or in the rock beside it: ladder, door, crystal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sab_widget.art.pen import Drawn, disc, group, path
from sab_widget.art.tunnels import middle, timber

if TYPE_CHECKING:
    from sab_widget.art.palette import Palette
    from sab_widget.model.faces import Tunnel


def ladder(colours: Palette) -> Drawn:
    """A shaft of daylight in the middle of the card, and the ladder in it."""
    rails = "M42 42V88M58 42V88M42 49H58M42 58H58M42 67H58M42 76H58"
    return group(
        disc(50, 65, 25, colours.line),
        disc(50, 65, 22, colours.daylight),
        path(rails, stroke=colours.line, stroke_width=7.5, stroke_linecap="round"),
        path(rails, stroke=colours.timber_light, stroke_width=4, stroke_linecap="round"),
    )


def railings(colours: Palette) -> list[Drawn]:
    """What makes a bridge of the tunnel from north to south where another passes under it."""
    return [
        path("M30 52V78M70 52V78", stroke=colours.shade, stroke_width=7, stroke_opacity=0.55),
        *timber("M35 40V90M65 40V90", 4, colours),
    ]


def door(tunnel: Tunnel, colours: Palette) -> Drawn:
    """A door across a tunnel; blue shows a ring, green a triangle, so that colour is not the only mark."""
    x, y = middle(tunnel)
    blue = tunnel.door == "blue"
    sign = "M0-7a7 7 0 1 0 .1 0z" if blue else "M0-8L8 6H-8z"
    return group(
        path("M-17 19V-8A17 15 0 0 1 17-8V19z", colours.line),
        path("M-14 16V-7A14 12 0 0 1 14-7V16z", colours.blue if blue else colours.green),
        path(sign, stroke=colours.line if colours.hatched else colours.daylight, stroke_width=3.5),
        transform=f"translate({x} {y})",
    )


def crystal(colours: Palette) -> Drawn:
    """A cluster of crystals in the upper right of the rock."""
    return group(
        path(
            "M76 34L73 20 79 10 85 20 83 34zM85 34L87 22 93 17 95 27 91 35z",
            colours.crystal,
            stroke=colours.line,
            stroke_width=2,
        ),
        path("M79 12L78 22 80 33M92 19L90 27 89 34", stroke=colours.daylight, stroke_width=1.5),
    )
