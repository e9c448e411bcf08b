"""Action cards: a sheet of paper with one large picture, and a seal that tells harm from help by its shape."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from sab_widget.art.dwarves import digger, helmet, hood, saboteur
from sab_widget.art.icons import TOOLS, tool
from sab_widget.art.pen import Drawn, disc, path, placed, whole, word
from sab_widget.art.rock import body
from sab_widget.art.signs import loot
from sab_widget.svg_text import width_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sab_widget.art.palette import Palette

TWO_TOOLS: Final = (("lantern", "cart"), ("cart", "pickaxe"), ("lantern", "pickaxe"))
"""The pairs of tools on the cards that repair either."""

_HAND: Final = (
    "M47 72Q39 65 31 51 28 45 32 43T39 46L44 53V26Q44 21 48 21T52 26V19Q52 14 57 14T62 19V18Q62 13 67 13T72 19V25"
    "Q72 21 77 21T82 26V57Q82 68 80 72z"
)
_LONGEST: Final = 12
"""No name of a tool is written with more letters."""

_CRACK: Final = "M60 18 48 43 58 49 43 72 53 77 42 100"
_SHORT_CRACK: Final = "M61 35 50 53 59 58 45 75 54 80 44 102"


def _sheet(colours: Palette, frame: str) -> list[Drawn]:
    """The paper, with a frame in a colour of its own."""
    return [
        body(colours.paper, colours),
        path("M9 6H91L94 9V121L91 124H9L6 121V9z", stroke=frame, stroke_width=5),
    ]


def break_card(name: str, colours: Palette) -> Drawn:
    """The card that breaks a tool: the tool split by a crack, under a cross."""
    crack = _CRACK if name in TOOLS else _SHORT_CRACK
    return whole(
        *_sheet(colours, colours.harm),
        _large(name, colours),
        path(crack, stroke=colours.paper, stroke_width=7),
        path(crack, stroke=colours.harm, stroke_width=3),
        path("M65 93 85 113M85 93 65 113", stroke=colours.paper, stroke_width=15, stroke_linecap="round"),
        path("M65 93 85 113M85 93 65 113", stroke=colours.harm, stroke_width=9, stroke_linecap="round"),
        *_names([name], colours),
    )


def repair_card(names: Sequence[str], colours: Palette) -> Drawn:
    """The card that repairs one of its tools: each tool whole, and a tick in a round seal."""
    if len(names) == 1:
        pictures = [_large(names[0], colours)]
    elif len(names) == 2:
        pictures = [placed(10, 10, 2.3, *tool(names[0], colours)), placed(30, 60, 2.3, *tool(names[1], colours))]
    else:
        shown = zip(names, ((12, 13), (49, 13), (12, 52), (49, 52)), strict=False)
        pictures = [placed(x, y, 1.6, *tool(name, colours)) for name, (x, y) in shown]
    seal = (25, 103) if len(names) == 2 else (75, 103)
    return whole(*_sheet(colours, colours.help), *pictures, *_tick(*seal, colours), *_names(names, colours))


def _large(name: str, colours: Palette) -> Drawn:
    return placed(12, 20, 3.15, *tool(name, colours)) if name in TOOLS else placed(15, 31, 2.9, *tool(name, colours))


def _tick(x: int, y: int, colours: Palette) -> list[Drawn]:
    """The seal of a card that helps."""
    return [
        disc(x, y, 16, colours.paper),
        disc(x, y, 14, colours.help),
        path(f"M{x - 8} {y}l6 7 11-14", stroke=colours.paper, stroke_width=5, stroke_linecap="round"),
    ]


def _names(names: Sequence[str], colours: Palette) -> list[Drawn]:
    """The names of tools that have no picture of their own: on a card for one tool."""
    if len(names) != 1 or names[0] in TOOLS:
        return []
    name = names[0] if len(names[0]) <= _LONGEST else names[0][: _LONGEST - 1] + "…"
    return [word(50, 29, min(18.0, 74 / width_of(name)), name, colours.paper_ink)]


def map_card(colours: Palette) -> Drawn:
    """A treasure map: a dotted trail to one of three crosses."""
    return whole(
        body(colours.paper, colours),
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
        body(colours.paper, colours),
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


def theft_card(colours: Palette) -> Drawn:
    """A thief's sack of gold."""
    return whole(*_sheet(colours, colours.harm), placed(12, 26, 3.15, *loot(colours)))


def hands_off_card(colours: Palette) -> Drawn:
    """A hand held up before the sack."""
    return whole(
        *_sheet(colours, colours.help),
        placed(11, 64, 2.1, *loot(colours)),
        path(_HAND, colours.skin, stroke=colours.line, stroke_width=3.5),
        path("M51 35V50M62 32V50M73 35V50", stroke=colours.line, stroke_width=2.5, stroke_linecap="round"),
        path("M47 71H80V84H47z", colours.blue, stroke=colours.line, stroke_width=3.5),
        *_tick(75, 103, colours),
    )


def swap_hands_card(colours: Palette) -> Drawn:
    """Two hands of cards, and an arrow from each to the other."""
    fan = "M{0} {1}l17-8 13 29-17 8zM{2} {1}l-17-8-13 29 17 8zM{3} {4}h20v33h-20z"
    return whole(
        *_sheet(colours, colours.paper_ink),
        path(fan.format(18, 23, 82, 40, 13), colours.back, stroke=colours.line, stroke_width=3),
        path(fan.format(18, 88, 82, 40, 78), colours.steel, stroke=colours.line, stroke_width=3),
        *_swap(colours),
    )


def inspection_card(colours: Palette) -> Drawn:
    """A dwarf under a magnifying glass."""
    return whole(
        *_sheet(colours, colours.paper_ink),
        path("M64 78 82 106", stroke=colours.line, stroke_width=17, stroke_linecap="round"),
        path("M66 81 82 106", stroke=colours.timber_light, stroke_width=10, stroke_linecap="round"),
        disc(48, 50, 31, colours.daylight, stroke=colours.line, stroke_width=11),
        disc(48, 50, 31, "none", stroke=colours.steel, stroke_width=5),
        placed(25, 27, 1.9, *saboteur(colours)),
        path("M24 44Q27 31 39 27", stroke=colours.daylight, stroke_width=4, stroke_linecap="round"),
    )


def swap_hats_card(colours: Palette) -> Drawn:
    """A helmet and a hood, and an arrow from each to the other."""
    return whole(
        *_sheet(colours, colours.paper_ink),
        placed(14, 12, 3, *helmet(colours)),
        placed(12, 70, 3, hood(colours)),
        *_swap(colours),
    )


def trapped_card(colours: Palette) -> Drawn:
    """A dwarf in a cage."""
    inside = "M16 108V50Q16 22 50 22T84 50V108z"
    bars = "M34 27V108M66 27V108"
    return whole(
        *_sheet(colours, colours.harm),
        path(inside, colours.shade),
        placed(10, 34, 3.3, *digger(colours)),
        *_bars(bars + inside[:-1], colours),
        path("M12 104H88V115H12zM44 22V13H56V22z", colours.steel, stroke=colours.line, stroke_width=3),
        path("M43 100V93Q43 87 50 87T57 93V100", stroke=colours.line, stroke_width=5),
        path("M39 98H61V118H39z", colours.lamp, stroke=colours.line, stroke_width=3),
        path("M50 106V111", stroke=colours.line, stroke_width=5, stroke_linecap="round"),
    )


def free_at_last_card(colours: Palette) -> Drawn:
    """An empty cage with its door flung open."""
    return whole(
        *_sheet(colours, colours.help),
        path("M16 108V50Q16 22 44 22T72 50V108z", colours.daylight),
        path("M44 50H72V104H44z", colours.glow),
        *_bars("M30 26V108M44 23V108M44 50H72M16 108V50Q16 22 44 22T72 50V108", colours),
        *_bars("M72 50 84 58V96L72 106", colours),
        path("M12 104H78V115H12zM38 22V13H50V22z", colours.steel, stroke=colours.line, stroke_width=3),
        *_tick(75, 103, colours),
    )


def _swap(colours: Palette) -> list[Drawn]:
    arrows = "M34 55V75M28 69 34 76 40 69M66 76V56M60 62 66 55 72 62"
    return [
        path(arrows, stroke=colours.paper, stroke_width=11, stroke_linecap="round"),
        path(arrows, stroke=colours.paper_ink, stroke_width=6, stroke_linecap="round"),
    ]


def _bars(line: str, colours: Palette) -> list[Drawn]:
    return [path(line, stroke=colours.line, stroke_width=9), path(line, stroke=colours.steel, stroke_width=4)]


ACTION_CARDS: Final[dict[str, Callable[[Palette], Drawn]]] = {
    **{f"break {tool}": partial(break_card, tool) for tool in TOOLS},
    **{f"repair {tool}": partial(repair_card, (tool,)) for tool in TOOLS},
    **{f"repair {one} {two}": partial(repair_card, (one, two)) for one, two in TWO_TOOLS},
    "map": map_card,
    "rockfall": rockfall_card,
    "theft": theft_card,
    "hands off": hands_off_card,
    "swap hands": swap_hands_card,
    "inspection": inspection_card,
    "swap hats": swap_hats_card,
    "trapped": trapped_card,
    "free at last": free_at_last_card,
}
