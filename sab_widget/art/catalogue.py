"""All drawings by name, each made once."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from sab_widget.art.action_cards import ACTION_CARDS, break_card, repair_card
from sab_widget.art.backs import goal_back, hand_back, stone, treasure, unknown_card
from sab_widget.art.dwarves import DWARF_CARDS
from sab_widget.art.icons import ICONS, tool
from sab_widget.art.palette import CSS, Palette
from sab_widget.art.path_card import path_card
from sab_widget.art.pen import Drawn, compact, markup, whole
from sab_widget.model.errors import BadFace, SabError
from sab_widget.model.faces import Face

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


class UnknownDrawing(SabError):
    """A name that is neither a face nor one of `NAMES`."""


_CARDS: Final[dict[str, Callable[[Palette], Drawn]]] = {
    "goal": goal_back,
    "back": hand_back,
    "?": unknown_card,
    "treasure": treasure,
    "stone": stone,
    **ACTION_CARDS,
    **DWARF_CARDS,
}

ICON_NAMES: Final = tuple(ICONS)
"""Drawings in a 24 by 24 box; all others are in the box of a card, 100 by 130."""

_MOST_TOOLS: Final = 5
"""No more words of a name are read: a card with more tools shows the first four."""

NAMES: Final = (*_CARDS, *ICON_NAMES)
"""Every drawing that is not a face."""


def drawing(name: str, palette: Palette = CSS) -> str:
    """The markup of one drawing, a `<g>` element without ids.

    Args:
        name: A face, such as `NS|E` (as the card lies unturned), or one of `NAMES`; besides, `break TOOL`,
            `repair TOOL …` and `tool TOOL` for a tool of any name.
        palette: Its colours; by default CSS variables, for a page that sets them (`css_variables`).

    Raises:
        UnknownDrawing: There is no such drawing.
    """
    if not isinstance(name, str):
        raise UnknownDrawing(f"{name!r} is no drawing: its name is a text, a face such as 'NS|E' or one of {_listed()}")
    return _drawn(name, palette)


def drawings(names: Iterable[str], palette: Palette = CSS) -> dict[str, str]:
    """The markup of several drawings, by name.

    Raises:
        UnknownDrawing: One of them is unknown.
    """
    return {name: drawing(name, palette) for name in names}


@lru_cache(maxsize=1024)
def _drawn(name: str, palette: Palette) -> str:
    return markup(compact(_made(name, palette)))


def _made(name: str, palette: Palette) -> Drawn:
    if name in _CARDS:
        return _CARDS[name](palette)
    if name in ICONS:
        return whole(*ICONS[name](palette))
    kind, *tools = name.split()[:_MOST_TOOLS] or [""]
    if tools and name.isprintable():
        # A deck of one's own may name any tool.
        if kind == "repair":
            return repair_card(tools, palette)
        if kind == "break" and len(tools) == 1:
            return break_card(tools[0], palette)
        if kind == "tool" and len(tools) == 1:
            return whole(*tool(tools[0], palette))
    try:
        return path_card(Face(name), palette)
    except BadFace as problem:
        raise UnknownDrawing(f"{name!r} is no drawing: it is neither a face nor one of {_listed()}") from problem


def _listed() -> str:
    return ", ".join(repr(name) for name in NAMES)
