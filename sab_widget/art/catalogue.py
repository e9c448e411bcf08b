"""All drawings by name, each made once."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from sab_widget.art.action_cards import ACTION_CARDS
from sab_widget.art.backs import goal_back, hand_back, stone, treasure
from sab_widget.art.icons import ICONS
from sab_widget.art.palette import CSS, Palette
from sab_widget.art.path_card import path_card
from sab_widget.art.pen import Drawn, markup, whole
from sab_widget.model.errors import BadFace, SabError
from sab_widget.model.faces import Face

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


class UnknownDrawing(SabError):
    """A name that is neither a face nor one of `NAMES`."""


_CARDS: Final[dict[str, Callable[[Palette], Drawn]]] = {
    "goal": goal_back,
    "back": hand_back,
    "treasure": treasure,
    "stone": stone,
    **ACTION_CARDS,
}

ICON_NAMES: Final = tuple(ICONS)
"""Drawings in a 24 by 24 box; all others are in the box of a card, 100 by 130."""

NAMES: Final = (*_CARDS, *ICON_NAMES)
"""Every drawing that is not a face."""


def drawing(name: str, palette: Palette = CSS) -> str:
    """The markup of one drawing, a `<g>` element without ids.

    Args:
        name: A face, such as `NS|E` (as the card lies unturned), or one of `NAMES`.
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
    if name in _CARDS:
        return markup(_CARDS[name](palette))
    if name in ICONS:
        return markup(whole(*ICONS[name](palette)))
    try:
        face = Face(name)
    except BadFace as problem:
        raise UnknownDrawing(f"{name!r} is no drawing: it is neither a face nor one of {_listed()}") from problem
    return markup(path_card(face, palette))


def _listed() -> str:
    return ", ".join(repr(name) for name in NAMES)
