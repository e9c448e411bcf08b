"""A thin hand over svgwrite: elements without validation, short numbers, and markup without a byte too many."""

from __future__ import annotations

from typing import Any, TypeAlias
from zlib import crc32

from svgwrite import container, shapes  # type: ignore[import-untyped, unused-ignore]
from svgwrite import path as paths

Drawn: TypeAlias = Any
"""An element of svgwrite, which has no types."""


def path(d: str, fill: str | None = None, **style: object) -> Drawn:
    """A path; without a fill unless one is named, as long as it stands in a `whole` drawing."""
    return paths.Path(d=d, fill=fill, debug=False, **style)


def disc(x: float, y: float, r: float, fill: str, **style: object) -> Drawn:
    """A filled circle."""
    return shapes.Circle(center=(x, y), r=r, fill=fill, debug=False, **style)


def group(*parts: Drawn, **style: object) -> Drawn:
    """Parts drawn one over the other."""
    drawn = container.Group(debug=False, **style)
    for part in parts:
        drawn.add(part)
    return drawn


def whole(*parts: Drawn) -> Drawn:
    """A whole drawing: what nearly all its parts share stands once, here."""
    return group(*parts, fill="none", stroke_linejoin="round")


def placed(x: float, y: float, size: float, *parts: Drawn) -> Drawn:
    """Parts moved to (x, y) and scaled."""
    return group(*parts, transform=f"translate({short(x)} {short(y)})scale({short(size)})")


def markup(drawn: Drawn) -> str:
    """The element as text.

    Single quotes, since drawings travel inside JSON where a double quote weighs two characters.
    """
    text: str = drawn.tostring()
    return text.replace(" />", "/>").replace('"', "'")


def short(number: float) -> str:
    """A number with at most two decimals and no idle zeros.

    >>> short(2.50), short(3.0), short(-0.001)
    ('2.5', '3', '0')
    """
    text = f"{number:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


class Rough:
    """Roughness that is the same on every machine: whole numbers that follow from a text.

    >>> Rough("NS").within(3) == Rough("NS").within(3)
    True
    """

    def __init__(self, text: str) -> None:
        self._state = crc32(text.encode())

    def below(self, limit: int) -> int:
        """A number from 0 to `limit - 1`."""
        self._state = (self._state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self._state >> 12) % limit

    def within(self, spread: int) -> int:
        """A number from `-spread` to `spread`."""
        return self.below(2 * spread + 1) - spread
