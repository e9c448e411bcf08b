"""The body of a path card: rock with facets, or hatching in print, and the lamp that tells which way up it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sab_widget.art.pen import Drawn, Rough, disc, path

if TYPE_CHECKING:
    from sab_widget.art.palette import Palette

WIDTH: Final = 100
HEIGHT: Final = 130
"""The box that every card is drawn in; turned by 180 degrees it lies on itself."""

OUTLINE: Final = "M7 1H93a6 6 0 0 1 6 6V123a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6V7a6 6 0 0 1 6-6z"

_COLUMNS: Final = 3
_ROWS: Final = 4


def rock(text: str, colours: Palette) -> list[Drawn]:
    """A card of solid rock; the text decides how its facets lie."""
    body = path(OUTLINE, colours.rock, stroke=colours.line, stroke_width=2)
    if colours.hatched:
        return [body, path(_hatching(), stroke=colours.line, stroke_width=0.9)]
    light, dark = _facets(Rough(text))
    return [body, path(light, colours.rock_light), path(dark, colours.rock_dark)]


def _facets(rough: Rough) -> tuple[str, str]:
    """Two paths of triangles out of a crooked mesh: those that catch the light, and those that lie in the dark."""
    across, down = 33, 33

    def corner(column: int, row: int) -> tuple[int, int]:
        x = 3 if column == 0 else WIDTH - 3 if column == _COLUMNS else column * across + rough.within(11)
        y = 3 if row == 0 else HEIGHT - 3 if row == _ROWS else row * down + rough.within(10)
        return x, y

    mesh = [[corner(column, row) for column in range(_COLUMNS + 1)] for row in range(_ROWS + 1)]
    shades = ["", "", ""]
    last = 0
    for row in range(_ROWS):
        for column in range(_COLUMNS):
            a, b = mesh[row][column], mesh[row][column + 1]
            c, d = mesh[row + 1][column], mesh[row + 1][column + 1]
            pair = ((a, b, c), (b, d, c)) if rough.below(2) else ((a, b, d), (a, d, c))
            for (x, y), (x1, y1), (x2, y2) in pair:
                last = (last + 1 + rough.below(2)) % 3
                shades[last] += f"M{x} {y} {x1} {y1} {x2} {y2}z"
    return shades[0], shades[1]


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
    body = "M11 11a4.5 5 0 0 1 9 0H10L7 29H24L21 11z"
    shine = [] if colours.hatched else [disc(15.5, 20, 13, colours.lamp, fill_opacity=0.28)]
    return [
        *shine,
        path(body, colours.lamp, stroke=colours.line, stroke_width=2),
        path("M9 11H22V14H9zM7 25H24V29H7z", colours.line),
    ]
