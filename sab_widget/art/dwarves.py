"""The dwarves: a bearded head each, told apart by the outline of the hat and by the sign on it, in a 24 by 24 box."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from sab_widget.art.pen import Drawn, disc, path, placed, whole
from sab_widget.art.rock import body

if TYPE_CHECKING:
    from collections.abc import Callable

    from sab_widget.art.palette import Palette


def head(colours: Palette, beard: str | None = None) -> list[Drawn]:
    """A face in a beard, without a hat."""
    return [
        path("M4 13Q3 22 12 23 21 22 20 13z", beard or colours.timber, stroke=colours.line, stroke_width=1.4),
        path("M7 12H17V14.5Q14.5 18 12 16 9.5 18 7 14.5z", colours.skin),
        path("M9.5 13V14.5M14.5 13V14.5", stroke=colours.line, stroke_width=1.7, stroke_linecap="round"),
    ]


def helmet(colours: Palette) -> list[Drawn]:
    """A miner's helmet with a lamp."""
    return [
        path("M4.5 9.5a7.5 8 0 0 1 15 0L22 12.5H2z", colours.digger, stroke=colours.line, stroke_width=1.4),
        disc(12, 7, 2.6, colours.daylight, stroke=colours.line, stroke_width=1.2),
    ]


def hood(colours: Palette) -> Drawn:
    """A pointed hood."""
    return path(
        "M17 1Q20 7 20.5 16L18 12H6L3.5 16Q4.5 5 17 1z", colours.saboteur, stroke=colours.line, stroke_width=1.4
    )


def digger(colours: Palette) -> list[Drawn]:
    """A bearded dwarf under a yellow helmet with a lamp."""
    return [*head(colours), *helmet(colours)]


def saboteur(colours: Palette) -> list[Drawn]:
    """A dwarf under a pointed hood, with a mask over the eyes."""
    return [
        path("M5 14Q4 22 12 23 20 22 19 14z", colours.steel, stroke=colours.line, stroke_width=1.4),
        hood(colours),
        path("M5.5 11.5H18.5V14.5Q15.5 18 12 15.5 8.5 18 5.5 14.5z", colours.line),
        path(
            "M7.5 12.8 10.5 14.2H8zM16.5 12.8 13.5 14.2H16z",
            colours.daylight,
            stroke=colours.daylight,
            stroke_width=0.8,
        ),
    ]


def selfish(colours: Palette) -> list[Drawn]:
    """A dwarf in a bobble cap who clasps a large nugget."""
    return [
        path("M5 9.5H19V15Q17 20 12 20 7 20 5 15z", colours.skin, stroke=colours.line, stroke_width=1.4),
        path("M9.5 11.5V13M14.5 11.5V13", stroke=colours.line, stroke_width=1.7, stroke_linecap="round"),
        path("M4.5 10.2Q4.5 3.2 12 3.2T19.5 10.2z", colours.boulder, stroke=colours.line, stroke_width=1.4),
        disc(12, 2.8, 2, colours.boulder_light, stroke=colours.line, stroke_width=1.2),
        path(
            "M4.5 19.5 7.5 15.5 12 14 16.5 15.5 19.5 19.5 17 23.2H7z",
            colours.gold,
            stroke=colours.line,
            stroke_width=1.4,
        ),
        path("M8 17 12 15.5 13 18.5z", colours.gold_light),
        disc(4.4, 19.8, 2.3, colours.skin, stroke=colours.line, stroke_width=1.2),
        disc(19.6, 19.8, 2.3, colours.skin, stroke=colours.line, stroke_width=1.2),
    ]


def blue(colours: Palette) -> list[Drawn]:
    """A dwarf under a round helmet that shows a ring, as blue doors do."""
    return [
        *head(colours),
        path("M2.5 13a9.5 12 0 0 1 19 0z", colours.blue, stroke=colours.line, stroke_width=1.4),
        disc(12, 7.2, 3.5, colours.blue, stroke=colours.line, stroke_width=3.6),
        disc(12, 7.2, 3.5, "none", stroke=colours.daylight, stroke_width=1.8),
    ]


def green(colours: Palette) -> list[Drawn]:
    """A dwarf under a square helmet that shows a square, as green doors do."""
    return [
        *head(colours),
        path("M3 13V1.5H21V13z", colours.green, stroke=colours.line, stroke_width=1.4),
        path("M8.8 4.1H15.2V10.5H8.8z", stroke=colours.line, stroke_width=3.6),
        path("M8.8 4.1H15.2V10.5H8.8z", stroke=colours.daylight, stroke_width=1.8),
    ]


def boss(colours: Palette) -> list[Drawn]:
    """A dwarf with a white beard, a tall hat and an eyeglass."""
    return [
        *head(colours, colours.boulder_light),
        disc(14.5, 14, 2.4, colours.daylight, stroke=colours.line, stroke_width=1.1),
        path("M6.5 10 5.8 1H18.2L17.5 10H22.5V12.6H1.5V10z", colours.coal_light, stroke=colours.line, stroke_width=1.4),
        path("M6.4 9.4V6.6H17.6V9.4z", colours.gold, stroke=colours.line, stroke_width=1.1),
    ]


def profiteer(colours: Palette) -> list[Drawn]:
    """A dwarf in a slouch hat with a long feather, and a coin on its band."""
    return [
        *head(colours, colours.gold),
        path("M16 9Q14.5 1 22.5 .8 24 6 18 9.5z", colours.paper, stroke=colours.line, stroke_width=1.2),
        path("M17 9 20.5 3.5", stroke=colours.line, stroke_width=1),
        path(
            "M5 9.5Q5 4.5 11 4.5T18.5 9.5Q22 10 22.5 12.8 12 10.5 1.5 13.5 1.5 10 5 9.5z",
            colours.back_light,
            stroke=colours.line,
            stroke_width=1.4,
        ),
        disc(8.8, 8, 2.4, colours.gold_light, stroke=colours.line, stroke_width=1.2),
    ]


def geologist(colours: Palette) -> list[Drawn]:
    """A dwarf with round spectacles, and crystals on the cap."""
    return [
        *head(colours, colours.steel),
        path(
            "M7.5 10 4 3.5 7.5 2 11 8M16.5 10 20 3.5 16.5 2 13 8",
            colours.crystal,
            stroke=colours.line,
            stroke_width=1.2,
        ),
        path("M8.5 10V4.5L12 .7 15.5 4.5V10z", colours.crystal, stroke=colours.line, stroke_width=1.4),
        path("M12 2.5V9", stroke=colours.line if colours.hatched else colours.daylight, stroke_width=1.3),
        path("M3.5 12.4Q4 8.5 12 8.5T20.5 12.4z", colours.timber_light, stroke=colours.line, stroke_width=1.4),
        disc(8.6, 14.6, 2.6, colours.daylight, stroke=colours.line, stroke_width=1.2),
        disc(15.4, 14.6, 2.6, colours.daylight, stroke=colours.line, stroke_width=1.2),
        path("M8.6 14.6v.1M15.4 14.6v.1", stroke=colours.line, stroke_width=1.8, stroke_linecap="round"),
    ]


DWARVES: Final[dict[str, Callable[[Palette], list[Drawn]]]] = {
    "digger": digger,
    "saboteur": saboteur,
    "selfish": selfish,
    "blue": blue,
    "green": green,
    "boss": boss,
    "profiteer": profiteer,
    "geologist": geologist,
}
"""By role."""


def dwarf_card(role: str, colours: Palette) -> Drawn:
    """A dwarf as a card: the head, large, in an archway of timber."""
    return whole(
        body(colours.rock, colours),
        path("M9 126V52Q9 8 50 8T91 52V126z", colours.timber_light, stroke=colours.line, stroke_width=3),
        path("M17 126V52Q17 16 50 16T83 52V126z", colours.paper, stroke=colours.line, stroke_width=2),
        path("M18 126 23 98Q50 80 77 98L82 126z", colours.boulder, stroke=colours.line, stroke_width=3.5),
        path("M31 93V126M69 93V126", stroke=colours.line, stroke_width=7),
        path("M31 92V126M69 92V126", stroke=colours.timber, stroke_width=4),
        placed(14, 31, 3, *DWARVES[role](colours)),
    )


DWARF_CARDS: Final[dict[str, Callable[[Palette], Drawn]]] = {
    f"dwarf {role}": partial(dwarf_card, role) for role in DWARVES
}
