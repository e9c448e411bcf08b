"""Marks laid over the mine in a picture, each of a shape of its own so that colour is not the only sign."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import TYPE_CHECKING, Final

from sab_widget.art.icons import nugget
from sab_widget.art.pen import Drawn, disc, group, markup, path, placed, short
from sab_widget.art.rock import HEIGHT, WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sab_widget.art.palette import Palette
    from sab_widget.model.cells import Cell

_TICKS: Final = "M4 32V4H32M68 4H96V32M96 98V126H68M32 126H4V98"
_FRAME: Final = "M10 4H90a6 6 0 0 1 6 6V120a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6z"
# The same, open where tunnels leave the card, so that it hides none of them.
_CORNERS: Final = (
    "M4 44V10a6 6 0 0 1 6-6H31M69 4H90a6 6 0 0 1 6 6V44M96 86V120a6 6 0 0 1-6 6H69M31 126H10a6 6 0 0 1-6-6V86"
)
# From both corners of a side to the tunnel that meets a wall there.
_WEDGES: Final = {
    "N": "M4-10V10L33 0zM96-10V10L67 0z",
    "E": "M90 6H110L100 46zM90 124H110L100 84z",
    "S": "M4 120V140L33 130zM96 120V140L67 130z",
    "W": "M-10 6H10L0 46zM-10 124H10L0 84z",
}
_BARS: Final = {"N": "M24 9H76", "E": "M91 36V94", "S": "M24 121H76", "W": "M9 36V94"}
_ENDS: Final = {
    "N": "M36-8 50-22 64-8",
    "E": "M108 51 122 65 108 79",
    "S": "M36 138 50 152 64 138",
    "W": "M-8 51-22 65-8 79",
}
_COAL: Final = "M4 16 6 8 12 4 19 7 21 14 16 20 8 20z"
_EYE: Final = "M-15 0Q0-15 15 0 0 15-15 0z"


def _at(cell: Cell, *parts: Drawn) -> Drawn:
    return group(*parts, transform=f"translate({cell.column * WIDTH} {cell.row * HEIGHT})")


def _haloed(line: str, colour: str, width: float, colours: Palette) -> list[Drawn]:
    """A line with a rim in the colour of the page, so that it stands out from rock and page alike."""
    return [
        path(line, stroke=colours.page, stroke_width=width + 6, stroke_linecap="round"),
        path(line, stroke=colour, stroke_width=width, stroke_linecap="round"),
    ]


def newest(cell: Cell, colours: Palette) -> Drawn:
    """Ticks around the corners of a cell: something has just happened here."""
    return _at(cell, *_haloed(_TICKS, colours.newest, 7, colours))


def pointed(cell: Cell, colours: Palette) -> Drawn:
    """Dashed corners: the cell is pointed at."""
    return _at(
        cell,
        path(_CORNERS, stroke=colours.page, stroke_width=13),
        path(_CORNERS, stroke=colours.pointed, stroke_width=7, stroke_dasharray="18 8"),
    )


def answer(cell: Cell, sides: str | None, colours: Palette) -> str:
    """Whether the card asked about may lie at an empty cell: a plus, or a cross and the sides that forbid it."""
    sign = _may_lie(colours) if sides is None else _may_not_lie(sides, colours)
    return f"<g transform='translate({cell.column * WIDTH} {cell.row * HEIGHT})'>{sign}</g>"


# There is one of these for every cell around the mine, so they are written once.
@lru_cache(maxsize=16)
def _may_lie(colours: Palette) -> str:
    """A dotted outline with a plus."""
    outline = path(_FRAME, stroke=colours.legal, stroke_width=3.5, stroke_dasharray="2 9", stroke_linecap="round")
    plus = path("M50 51V79M36 65H64", stroke=colours.legal, stroke_width=7, stroke_linecap="round")
    return markup(outline) + markup(plus)


@lru_cache(maxsize=64)
def _may_not_lie(sides: str, colours: Palette) -> str:
    """A small cross without an outline, and bars along the sides that forbid the card."""
    cross = path("M42 57 58 73M58 57 42 73", stroke=colours.warning, stroke_width=5, stroke_linecap="round")
    bars = path("".join(_BARS[side] for side in sides), stroke=colours.warning, stroke_width=6)
    return markup(cross) + (markup(bars) if sides else "")


def allowed(cell: Cell, colours: Palette) -> Drawn:
    """Whole corners, and a tick in a disc: the card may lie as it is drawn."""
    return _at(
        cell,
        *_haloed(_CORNERS, colours.legal, 7, colours),
        disc(79, 108, 17, colours.legal, stroke=colours.page, stroke_width=4),
        path("M71 108 77 115 88 101", stroke=colours.page, stroke_width=5.5, stroke_linecap="round"),
    )


def refused(cell: Cell, sides: str, colours: Palette) -> Drawn:
    """A cross in a square, and wedges that point at the offending sides: the card may not lie as it is drawn."""
    wedges = "".join(_WEDGES[side] for side in sides)
    return _at(
        cell,
        path(_CORNERS, stroke=colours.page, stroke_width=9),
        path(_CORNERS, stroke=colours.warning, stroke_width=5, stroke_dasharray="8 5"),
        *([path(wedges, colours.warning, stroke=colours.page, stroke_width=4)] if wedges else ()),
        path("M62 88H88V114H62z", colours.warning, stroke=colours.page, stroke_width=4),
        path("M69 95 81 107M81 95 69 107", stroke=colours.page, stroke_width=5, stroke_linecap="round"),
    )


def open_ends(cell: Cell, sides: str, colours: Palette) -> Drawn:
    """Chevrons over the sides of a card where the mine may grow."""
    return _at(cell, *_haloed("".join(_ENDS[side] for side in sides), colours.legal, 7, colours))


def known_goal(cell: Cell, kind: str, colours: Palette, *, looked: bool) -> Drawn:
    """What the viewer knows of a goal that lies face down; an eye when it was looked at with a map."""
    lump = [
        path(_COAL, colours.coal, stroke=colours.line, stroke_width=1.6),
        path("M8 9 12 7 13 11z", colours.coal_light),
    ]
    parts = [
        disc(75, 105, 21, colours.paper, stroke=colours.line, stroke_width=3),
        placed(58, 88, 1.42, *(nugget(colours) if kind == "treasure" else lump)),
    ]
    if looked:
        eye = [
            path(_EYE, colours.paper, stroke=colours.line, stroke_width=3.5),
            disc(0, 0, 4.5, colours.line),
        ]
        parts += [disc(26, 105, 21, colours.paper, stroke=colours.line, stroke_width=3), placed(26, 105, 1, *eye)]
    return _at(cell, *parts)


def arrows(pairs: Iterable[tuple[Cell, Cell]], colours: Palette) -> list[Drawn]:
    """Arrows from the middle of one cell to that of another; a ring where both are the same."""
    drawn: list[Drawn] = []
    for start, end in pairs:
        if start == end:
            x0, y0 = (start.column + 0.5) * WIDTH, (start.row + 0.5) * HEIGHT
            drawn += _haloed(f"M{short(x0 - 20)} {short(y0)}a20 20 0 1 1 0 .1z", colours.pointed, 8, colours)
            continue
        shaft, head = arrow_lines(start, end)
        rim = path(shaft + head, stroke=colours.page, stroke_width=15, stroke_linecap="round")
        drawn += [
            rim,
            path(shaft, stroke=colours.pointed, stroke_width=8, stroke_linecap="round"),
            path(head, colours.pointed, stroke=colours.pointed, stroke_width=5),
        ]
    return drawn


def arrow_lines(start: Cell, end: Cell) -> tuple[str, str]:
    """The shaft and the head of an arrow from the middle of one cell to that of another."""
    x0, y0 = (start.column + 0.5) * WIDTH, (start.row + 0.5) * HEIGHT
    across, down = (end.column - start.column) * WIDTH, (end.row - start.row) * HEIGHT
    length = hypot(across, down)
    ux, uy = across / length, down / length
    tip = length - 8
    points = [(14, 0.0), (tip - 14, 0.0), (tip - 26, 15.0), (tip, 0.0), (tip - 26, -15.0)]
    tail, neck, left, point, right = (
        f"{short(x0 + ux * along - uy * aside)} {short(y0 + uy * along + ux * aside)}" for along, aside in points
    )
    return f"M{tail}L{neck}", f"M{left}L{point} {right}z"
