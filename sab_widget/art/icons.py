"""Small pictures in a 24 by 24 box: the tools, the two kinds of dwarf, a nugget, and the cross over a broken tool."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sab_widget.art.pen import Drawn, disc, path

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


def digger(colours: Palette) -> list[Drawn]:
    """A bearded dwarf under a yellow helmet with a lamp."""
    return [
        path("M4 13Q3 22 12 23 21 22 20 13z", colours.timber, stroke=colours.line, stroke_width=1.4),
        path("M7 12H17V14.5Q14.5 18 12 16 9.5 18 7 14.5z", colours.skin),
        path("M9.5 13V14.5M14.5 13V14.5", stroke=colours.line, stroke_width=1.7, stroke_linecap="round"),
        path("M4.5 9.5a7.5 8 0 0 1 15 0L22 12.5H2z", colours.digger, stroke=colours.line, stroke_width=1.4),
        disc(12, 7, 2.6, colours.daylight, stroke=colours.line, stroke_width=1.2),
    ]


def saboteur(colours: Palette) -> list[Drawn]:
    """A dwarf under a pointed hood, with a mask over the eyes."""
    return [
        path("M5 14Q4 22 12 23 20 22 19 14z", colours.steel, stroke=colours.line, stroke_width=1.4),
        path("M17 1Q20 7 20.5 16L18 12H6L3.5 16Q4.5 5 17 1z", colours.saboteur, stroke=colours.line, stroke_width=1.4),
        path("M5.5 11.5H18.5V14.5Q15.5 18 12 15.5 8.5 18 5.5 14.5z", colours.line),
        path(
            "M7.5 12.8 10.5 14.2H8zM16.5 12.8 13.5 14.2H16z",
            colours.daylight,
            stroke=colours.daylight,
            stroke_width=0.8,
        ),
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


TOOLS: Final[dict[str, Callable[[Palette], list[Drawn]]]] = {
    "lantern": lantern,
    "cart": cart,
    "pickaxe": pickaxe,
    "tool": hammer,
}

ICONS: Final[dict[str, Callable[[Palette], list[Drawn]]]] = {
    **{f"tool {name}": draw for name, draw in TOOLS.items()},
    "role digger": digger,
    "role saboteur": saboteur,
    "nugget": nugget,
    "broken": cross,
}
