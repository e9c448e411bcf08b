"""Cards that lie face down, and what a goal that was turned up holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sab_widget.art.pen import Drawn, disc, path, whole
from sab_widget.art.rock import body

if TYPE_CHECKING:
    from sab_widget.art.palette import Palette


_QUESTION: Final = "M40 62Q40 52 50 52T60 62Q60 69 50 72V77M50 86V86.1"
_RIVETS: Final = "M18 36h.1M50 36h.1M82 36h.1M18 106h.1M50 106h.1M82 106h.1"


def goal_back(colours: Palette) -> Drawn:
    """A goal face down: a timber door with iron bands, and a question mark on its lock plate."""
    return whole(
        body(colours.rock_dark if not colours.hatched else colours.page, colours),
        path("M10 124V40Q14 8 50 7 86 8 90 40V124z", colours.timber_light, stroke=colours.line, stroke_width=4),
        path("M26 18V124M42 9V124M58 9V124M74 18V124", stroke=colours.timber, stroke_width=2.5),
        path("M10 36H90M10 106H90", stroke=colours.line, stroke_width=13),
        path("M12 36H88M12 106H88", stroke=colours.steel, stroke_width=8),
        path(
            _RIVETS,
            stroke=colours.line,
            stroke_width=4,
            stroke_linecap="round",
        ),
        disc(50, 70, 27, colours.paper, stroke=colours.line, stroke_width=4),
        path(
            _QUESTION,
            stroke=colours.paper_ink,
            stroke_width=7,
            stroke_linecap="round",
        ),
    )


def hand_back(colours: Palette) -> Drawn:
    """The back of a card in a hand: two crossed pickaxes in a frame."""
    return whole(
        body(colours.back, colours),
        path("M9 7H91V123H9z", stroke=colours.back_light, stroke_width=2.5),
        path("M50 14 86 65 50 116 14 65z", stroke=colours.back_light, stroke_width=2.5),
        path("M36 90 62 46M64 90 38 46", stroke=colours.back_light, stroke_width=6, stroke_linecap="round"),
        path("M44 38Q64 38 74 62M56 38Q36 38 26 62", stroke=colours.back_light, stroke_width=7, stroke_linecap="round"),
    )


def unknown_card(colours: Palette) -> Drawn:
    """A card of which nobody wrote down what it is: the back, with a question mark."""
    return whole(
        body(colours.back, colours),
        path("M9 7H91V123H9z", stroke=colours.back_light, stroke_width=2.5),
        disc(50, 65, 30, colours.paper, stroke=colours.line, stroke_width=3),
        path(_QUESTION, stroke=colours.paper_ink, stroke_width=7, stroke_linecap="round"),
    )


def treasure(colours: Palette) -> Drawn:
    """A heap of gold, to be laid over the face of the treasure."""
    return whole(
        path("M19 84 50 92 81 84 76 94 50 100 24 94z", colours.shade, fill_opacity=0.6),
        path(
            "M20 84 24 70 34 66 44 74 42 90 28 92zM42 90 44 74 54 70 64 78 62 92 50 96z"
            "M62 90 64 76 72 68 80 76 80 86 72 92z"
            "M32 68 36 56 46 52 54 60 54 70 44 76zM52 70 54 58 64 54 72 62 70 72 62 78zM42 54 48 42 58 42 62 52 54 60z",
            colours.gold,
            stroke=colours.line,
            stroke_width=3,
        ),
        path(
            "M23 80 26 72 34 69 36 76zM46 82 47 76 54 73 57 80zM66 80 68 75 72 71 75 77z"
            "M36 63 38 58 45 55 46 62zM56 65 58 60 64 57 66 63zM46 52 49 45 55 45 54 52z",
            colours.gold_light,
            stroke=colours.line if colours.hatched else None,
            stroke_width=1.5,
        ),
        path("M78 44V56M72 50H84M26 44V52M22 48H30", stroke=colours.gold_light, stroke_width=3, stroke_linecap="round"),
    )


def stone(colours: Palette) -> Drawn:
    """A lump of worthless coal, to be laid over the face of a stone: in the lower left, which no curve crosses."""
    lump = "M4 116 7 101 17 94 29 95 38 105 36 117 24 123 9 122z"
    return whole(
        path(lump, stroke=colours.boulder_light, stroke_width=7),
        path(lump, colours.coal, stroke=colours.line, stroke_width=2.5),
        path("M8 111 12 102 19 97 22 105 14 111zM24 99 30 99 35 107 27 108z", colours.coal_light),
    )
