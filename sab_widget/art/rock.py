"""The body of a path card: rock with facets, or hatching in print, and the lamp that tells which way up it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sab_widget.art.pen import Drawn, Rough, box, disc, path, polygons

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.art.palette import Palette

WIDTH: Final = 100
HEIGHT: Final = 130
"""The box that every card is drawn in; turned by 180 degrees it lies on itself."""

_COLUMNS: Final = 2
_ROWS: Final = 3


def body(fill: str, colours: Palette) -> Drawn:
    """What every card begins with: its outline, filled."""
    return box(1, 1, WIDTH - 2, HEIGHT - 2, 6, fill, stroke=colours.line, stroke_width=2)


def rock(text: str, colours: Palette) -> list[Drawn]:
    """A card of solid rock; the text decides how its facets lie."""
    card = body(colours.rock, colours)
    if colours.hatched:
        return [card, path(_hatching(), stroke=colours.line, stroke_width=0.9)]
    light, dark = _facets(Rough(text))
    return [card, path(light, colours.rock_light), path(dark, colours.rock_dark)]


def _facets(rough: Rough) -> tuple[str, str]:
    """Two paths of triangles out of a crooked mesh: those that catch the light, and those that lie in the dark."""
    across, down = 50, 43

    def corner(column: int, row: int) -> tuple[int, int]:
        x = 3 if column == 0 else WIDTH - 3 if column == _COLUMNS else column * across + rough.within(20)
        y = 3 if row == 0 else HEIGHT - 3 if row == _ROWS else row * down + rough.within(14)
        return x, y

    mesh = [[corner(column, row) for column in range(_COLUMNS + 1)] for row in range(_ROWS + 1)]
    shades: list[list[Sequence[tuple[int, int]]]] = [[], [], []]
    last = 0
    for row in range(_ROWS):
        for column in range(_COLUMNS):
            a, b = mesh[row][column], mesh[row][column + 1]
            c, d = mesh[row + 1][column], mesh[row + 1][column + 1]
            pair = ((a, b, c), (b, d, c)) if rough.below(2) else ((a, b, d), (a, d, c))
            for triangle in pair:
                last = (last + 1 + rough.below(2)) % 3
                shades[last].append(triangle)
    return polygons(shades[0]), polygons(shades[1])


def _hatching() -> str:
    """Slanted lines over the whole card."""
    lines = []
    for start in range(8, WIDTH + HEIGHT, 8):
        x1, y1 = min(start, WIDTH - 2), max(start - WIDTH + 2, 2)
        x0, y0 = max(start - HEIGHT + 2, 2), min(start, HEIGHT - 2)
        lines.append(f"M{x0} {y0} {x1} {y1}")
    return "".join(lines)


def corner_lamp(colours: Palette) -> list[Drawn]:
    """A miner's lamp in the upper left corner; on a turned card it hangs in the lower right one, head down."""
    shine = [] if colours.hatched else [disc(15.5, 20, 13, colours.lamp, fill_opacity=".28")]
    return [
        *shine,
        path("M10 11q5.5-9 11 0l3 18H7z", colours.lamp, stroke=colours.line, stroke_width=2),
        path("M9 12H22M7 27H24", stroke=colours.line, stroke_width=4),
    ]
