"""Drawings for a page that shows many of them: what they share stands once, in a style sheet."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from sab_widget.art.catalogue import drawings

if TYPE_CHECKING:
    from collections.abc import Iterable

_TAG: Final = re.compile(r"<(\w+)((?: [a-z-]+='[^']*')*)")
_ATTRIBUTE: Final = re.compile(r" ([a-z-]+)='([^']*)'")
_PAINT: Final = ("fill", "stroke", "font", "text")
# A style sheet can hold the place and the size of these too: worth it for what most cards have, its body and its lamp.
_PLACED: Final = ("rect", "circle")
_LENGTHS: Final = ("x", "y", "width", "height", "rx", "cx", "cy", "r", "font-size")
_OFTEN: Final = 8
# In a group of the class `_fittings` cards show nothing but their ladders and doors.
_FITTINGS: Final = "[data-fit]{visibility:var(--fit)}._fittings{--fit:visible;visibility:hidden}"
_DIGITS: Final = "abcdefghijklmnopqrstuvwxyz0123456789"


def styled(names: Iterable[str]) -> tuple[dict[str, str], str]:
    """The markup of drawings, with classes in place of most attributes, and the style sheet that these need.

    A third shorter than `drawings`. The classes begin with `_`, and one style sheet goes with one set of drawings.

    Raises:
        UnknownDrawing: One of the drawings is unknown.
    """
    drawn, sheet = _styled(tuple(names))
    return dict(drawn), sheet


@lru_cache(maxsize=8)
def _styled(names: tuple[str, ...]) -> tuple[dict[str, str], str]:
    plain = drawings(names)
    tags = Counter(found for text in plain.values() for found in _TAG.findall(text))
    whole = {tag for tag, number in tags.items() if number >= _OFTEN and tag[0] in _PLACED}
    styles: Counter[str] = Counter()
    for tag, number in tags.items():
        styles[_style(tag, whole)] += number
    del styles[""]
    shared = (style for style, times in styles.most_common() if times > 1)
    classes = {style: f"_{_short(number)}" for number, style in enumerate(shared)}

    def classed(found: re.Match[str]) -> str:
        tag = (found[1], found[2])
        style = _style(tag, whole)
        if style not in classes:
            return found[0]
        held = dict(_ATTRIBUTE.findall(style))
        rest = "".join(f" {name}='{value}'" for name, value in _ATTRIBUTE.findall(found[2]) if name not in held)
        return f"<{found[1]} class='{classes[style]}'{rest}"

    sheet = "".join(f".{name}{{{_rule(style)}}}" for style, name in classes.items()) + _FITTINGS
    return {name: _TAG.sub(classed, text) for name, text in plain.items()}, sheet


def _style(tag: tuple[str, str], whole: set[tuple[str, str]]) -> str:
    """Those attributes of a tag that the style sheet is to hold."""
    if tag in whole:
        return tag[1]
    kept = (each for each in _ATTRIBUTE.findall(tag[1]) if each[0].startswith(_PAINT))
    return "".join(f" {name}='{value}'" for name, value in kept)


def _rule(style: str) -> str:
    """Attributes as a style sheet writes them: all lengths but that of strokes need a unit there."""
    pairs = _ATTRIBUTE.findall(style)
    return ";".join(f"{name}:{value}px" if name in _LENGTHS else f"{name}:{value}" for name, value in pairs)


def _short(number: int) -> str:
    """A name for a number; the most used are the shortest."""
    more, last = divmod(number, len(_DIGITS))
    return (_short(more - 1) if more else "") + _DIGITS[last]
