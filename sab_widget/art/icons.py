"""Small pictures in a 24 by 24 box: the tools, a nugget, and the cross over a broken tool; and all others by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sab_widget.art.dwarves import DWARVES
from sab_widget.art.pen import Drawn, path, word
from sab_widget.art.signs import SIGNS

if TYPE_CHECKING:
    from collections.abc import Callable

    from sab_widget.art.palette import Palette

BOX: Final = 24


def lantern(colours: Palette) -> list[Drawn]:
    """A hand lamp with a flame."""
    return [
        path("M8 7a4 4.5 0 0 1 8 0", stroke=colours.line, stroke_width=3.4),
        path("M8 7a4 4.5 0 0 1 8 0", stroke=colours.steel, stroke_width=1.3),
        path("M8 9H16L18 19H6z", colours.lamp, stroke=colours.line, stroke_width=1.4),
        path("M12 10.5C15 14 14.5 17 12 17S9 14 12 10.5z", colours.daylight, stroke=colours.line, stroke_width=0.8),
        path("M7 6.5H17L16 10H8zM5 18.5H19V22H5z", colours.steel, stroke=colours.line, stroke_width=1.4),
    ]


def cart(colours: Palette) -> list[Drawn]:
    """A mine cart heaped with ore."""
    return [
        path("M4 9 6 5 10 6 12 3 16 4 17 6 20 9z", colours.gold, stroke=colours.line, stroke_width=1.4),
        path("M2 8.5H22L19.5 17.5H4.5z", colours.steel, stroke=colours.line, stroke_width=1.4),
        path("M8.5 9 9.5 17M15.5 9 14.5 17", stroke=colours.line, stroke_width=1.2),
        path(
            "M7.5 16.5a2.7 2.7 0 1 0 .1 0zM16.5 16.5a2.7 2.7 0 1 0 .1 0z",
            colours.timber_light,
            stroke=colours.line,
            stroke_width=1.4,
        ),
    ]


def pickaxe(colours: Palette) -> list[Drawn]:
    """A pickaxe, its head to the upper right."""
    return [
        path("M4 21.5 16 7.5", stroke=colours.line, stroke_width=4.4, stroke_linecap="round"),
        path("M4 21.5 16 7.5", stroke=colours.timber_light, stroke_width=2, stroke_linecap="round"),
        path(
            "M5 4.5Q14 .5 19 5T21.5 19.5Q19.5 11.5 15.5 8.5T5 4.5z",
            colours.steel,
            stroke=colours.line,
            stroke_width=1.4,
        ),
    ]


def hammer(colours: Palette) -> list[Drawn]:
    """A sledge hammer: any tool, where a game does not name them."""
    return [
        path("M4 21 14.5 10.5", stroke=colours.line, stroke_width=4.4, stroke_linecap="round"),
        path("M4 21 14.5 10.5", stroke=colours.timber_light, stroke_width=2, stroke_linecap="round"),
        path("M8.5 8.5 14.5 2.5 22 10 16 16z", colours.steel, stroke=colours.line, stroke_width=1.4),
        path("M11 11 17 5", stroke=colours.line, stroke_width=1.2),
    ]


def nugget(colours: Palette) -> list[Drawn]:
    """A nugget of gold."""
    return [
        path("M3 15 6 8 12 5 19 7 22 14 18 20 8 21z", colours.gold, stroke=colours.line, stroke_width=1.6),
        path(
            "M6 9 12 6.5 14 11 8 14zM15 8 18 8.5 20 13 16 12z",
            colours.gold_light,
            stroke=colours.line if colours.hatched else None,
            stroke_width=0.8,
        ),
    ]


def cross(colours: Palette) -> list[Drawn]:
    """A cross to be laid over a tool that is broken."""
    return [
        path("M4 4 20 20M20 4 4 20", stroke=colours.daylight, stroke_width=4.4, stroke_linecap="round"),
        path("M4 4 20 20M20 4 4 20", stroke=colours.harm, stroke_width=2.4, stroke_linecap="round"),
    ]


def toolbox(name: str, colours: Palette) -> list[Drawn]:
    """A tool that has no picture of its own: a toolbox with the first letter of its name."""
    return [
        path("M8 8V4.5Q8 3 9.5 3H14.5Q16 3 16 4.5V8", stroke=colours.line, stroke_width=4),
        path("M8 8V4.5Q8 3 9.5 3H14.5Q16 3 16 4.5V8", stroke=colours.steel, stroke_width=1.6),
        path("M2 7.5H22V21.5H2z", colours.timber_light, stroke=colours.line, stroke_width=1.4),
        path("M2 9.6H22", stroke=colours.line, stroke_width=1.2),
        path("M6.5 9.2H17.5V20.4H6.5z", colours.paper, stroke=colours.line, stroke_width=1.2),
        word(12, 18.4, 10, name[:1].upper()[:1], colours.paper_ink),
    ]


def tool(name: str, colours: Palette) -> list[Drawn]:
    """Any tool."""
    return TOOLS[name](colours) if name in TOOLS else toolbox(name, colours)


TOOLS: Final[dict[str, Callable[[Palette], list[Drawn]]]] = {
    "lantern": lantern,
    "cart": cart,
    "pickaxe": pickaxe,
    "tool": hammer,
}

ICONS: Final[dict[str, Callable[[Palette], list[Drawn]]]] = {
    **{f"tool {name}": draw for name, draw in TOOLS.items()},
    **{f"role {name}": draw for name, draw in DWARVES.items()},
    **SIGNS,
    "nugget": nugget,
    "broken": cross,
}
