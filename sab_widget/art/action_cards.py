"""Action cards: a sheet of paper with one large picture, and a seal that tells harm from help by its shape."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from sab_widget.art.icons import TOOLS
from sab_widget.art.pen import Drawn, disc, path, placed, whole
from sab_widget.art.rock import OUTLINE

if TYPE_CHECKING:
    from collections.abc import Callable

    from sab_widget.art.palette import Palette

TWO_TOOLS: Final = (("lantern", "cart"), ("cart", "pickaxe"), ("lantern", "pickaxe"))
"""The pairs of tools on the cards that repair either."""

_CRACK: Final = "M60 18 48 43 58 49 43 72 53 77 42 100"


def _sheet(colours: Palette, frame: str) -> list[Drawn]:
    """The paper, with a frame in a colour of its own."""
    return [
        path(OUTLINE, colours.paper, stroke=colours.line, stroke_width=2),
        path("M9 6H91L94 9V121L91 124H9L6 121V9z", stroke=frame, stroke_width=5),
    ]


def break_card(tool: str, colours: Palette) -> Drawn:
    """The card that breaks a tool: the tool split by a crack, under a cross."""
    return whole(
        *_sheet(colours, colours.harm),
        placed(12, 20, 3.15, *TOOLS[tool](colours)),
        path(_CRACK, stroke=colours.paper, stroke_width=7),
        path(_CRACK, stroke=colours.harm, stroke_width=3),
        path("M65 93 85 113M85 93 65 113", stroke=colours.paper, stroke_width=15, stroke_linecap="round"),
        path("M65 93 85 113M85 93 65 113", stroke=colours.harm, stroke_width=9, stroke_linecap="round"),
    )


def repair_card(tools: tuple[str, ...], colours: Palette) -> Drawn:
    """The card that repairs one of its tools: each tool whole, and a tick in a round seal."""
    if len(tools) == 1:
        pictures = [placed(12, 20, 3.15, *TOOLS[tools[0]](colours))]
    else:
        pictures = [placed(10, 10, 2.3, *TOOLS[tools[0]](colours)), placed(30, 60, 2.3, *TOOLS[tools[1]](colours))]
    seal = (75, 103) if len(tools) == 1 else (25, 103)
    tick = f"M{seal[0] - 8} {seal[1]}l6 7 11-14"
    return whole(
        *_sheet(colours, colours.help),
        *pictures,
        disc(*seal, 16, colours.paper),
        disc(*seal, 14, colours.help),
        path(tick, stroke=colours.paper, stroke_width=5, stroke_linecap="round"),
    )


def map_card(colours: Palette) -> Drawn:
    """A treasure map: a dotted trail to one of three crosses."""
    return whole(
        path(OUTLINE, colours.paper, stroke=colours.line, stroke_width=2),
        path(
            "M14 18 38 11 62 18 86 11V112L62 119 38 112 14 119z",
            colours.paper_shade,
            stroke=colours.line,
            stroke_width=3,
        ),
        path("M38 11 62 18V119L38 112z", colours.paper),
        path("M38 11V112M62 18V119", stroke=colours.line, stroke_width=1.5),
        path("M26 103C24 78 58 92 52 66S32 50 48 36", stroke=colours.paper_ink, stroke_width=5, stroke_dasharray="9 6"),
        path("M56 22 72 38M72 22 56 38", stroke=colours.harm, stroke_width=8, stroke_linecap="round"),
        path("M24 34 31 22 38 34zM66 92 73 80 80 92z", stroke=colours.paper_ink, stroke_width=3),
        disc(26, 103, 5, colours.paper_ink),
    )


def rockfall_card(colours: Palette) -> Drawn:
    """Boulders coming down on a tunnel."""
    return whole(
        path(OUTLINE, colours.paper, stroke=colours.line, stroke_width=2),
        path("M6 90 20 84 50 88 80 84 94 90V121L91 124H9L6 121z", colours.rock, stroke=colours.line, stroke_width=2),
        path("M6 96H94V118H6z", colours.tunnel, stroke=colours.line, stroke_width=3),
        path("M22 12V32M42 8V18M60 10V26M80 14V40", stroke=colours.paper_ink, stroke_width=4, stroke_linecap="round"),
        path(
            "M24 112 18 96 30 82 48 84 56 98 50 114zM54 112 56 94 68 86 82 94 84 108 76 114z"
            "M32 76 30 60 44 50 60 56 62 70 50 80zM12 58 11 44 24 37 34 46 30 58 20 62z"
            "M66 64 64 52 74 45 87 51 86 64 76 69zM42 38 40 28 50 23 58 31 54 40z",
            colours.boulder,
            stroke=colours.line,
            stroke_width=3.5,
        ),
        path(
            "M20 97 31 84 46 86 36 94zM58 96 68 88 78 93 66 98zM32 62 44 52 56 56 42 64zM13 46 24 39 30 45 20 50z"
            "M66 53 74 47 82 51 74 56zM42 29 50 25 54 30 48 33z",
            colours.boulder_light,
        ),
    )


ACTION_CARDS: Final[dict[str, Callable[[Palette], Drawn]]] = {
    **{f"break {tool}": partial(break_card, tool) for tool in TOOLS},
    **{f"repair {tool}": partial(repair_card, (tool,)) for tool in TOOLS},
    **{f"repair {one} {two}": partial(repair_card, (one, two)) for one, two in TWO_TOOLS},
    "map": map_card,
    "rockfall": rockfall_card,
}
