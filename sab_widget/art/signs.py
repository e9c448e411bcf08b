"""What lies in front of a seat or is done to one, in a 24 by 24 box: the loot of a theft, a cage, and hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sab_widget.art.pen import Drawn, disc, path

if TYPE_CHECKING:
    from collections.abc import Callable

    from sab_widget.art.palette import Palette


def loot(colours: Palette) -> list[Drawn]:
    """A thief's sack of gold, with a mask on it."""
    return [
        path("M7 4.5 9.5 1.2 13.5 .8 17 4.5z", colours.gold, stroke=colours.line, stroke_width=1.2),
        path(
            "M8.5 7.5 6 3.8H18L15.5 7.5Q22.5 12 21.5 18.5 20.5 23 12 23T2.5 18.5Q1.5 12 8.5 7.5z",
            colours.timber_light,
            stroke=colours.line,
            stroke_width=1.4,
        ),
        path("M8.3 7.6H15.7", stroke=colours.line, stroke_width=2.4, stroke_linecap="round"),
        path(
            "M2.8 13Q7.5 11 12 13.2 16.5 11 21.2 13 21.5 19 17 19 13.5 19 12 16.5 10.5 19 7 19 2.5 19 2.8 13z",
            colours.line,
        ),
        path("M5.8 14.6 10 16.4 6.6 17zM18.2 14.6 14 16.4 17.4 17z", colours.daylight),
    ]


def cage(colours: Palette) -> list[Drawn]:
    """A cage, and two eyes in the dark behind its bars."""
    return [
        path("M3 21V10Q3 3.5 12 3.5T21 10V21z", colours.coal, stroke=colours.line, stroke_width=1.4),
        disc(9.9, 13, 1.6, colours.daylight),
        disc(14.1, 13, 1.6, colours.daylight),
        path("M7 5V20M17 5V20", stroke=colours.line, stroke_width=3),
        path("M7 5V20M17 5V20", stroke=colours.steel, stroke_width=1.6),
        path("M3 21V10Q3 3.5 12 3.5T21 10V21", stroke=colours.line, stroke_width=3.4),
        path("M3 21V10Q3 3.5 12 3.5T21 10V21", stroke=colours.steel, stroke_width=1.6),
        path("M1.5 19.5H22.5V23H1.5zM10 3.5V1H14V3.5z", colours.steel, stroke=colours.line, stroke_width=1.2),
    ]


SIGNS: Final[dict[str, Callable[[Palette], list[Drawn]]]] = {"sign theft": loot, "sign trapped": cage}
