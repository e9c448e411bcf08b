"""A thin hand over svgwrite: elements without validation, short numbers, and markup without a byte too many."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, TypeAlias
from zlib import crc32

from svgwrite import container, shapes, text  # type: ignore[import-untyped, unused-ignore]
from svgwrite import path as paths

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

Drawn: TypeAlias = Any
"""An element of svgwrite, which has no types."""


def path(d: str, fill: str | None = None, **style: object) -> Drawn:
    """A path; without a fill unless one is named, as long as it stands in a `whole` drawing."""
    return paths.Path(d=d, fill=fill, debug=False, **style)


def disc(x: float, y: float, r: float, fill: str, **style: object) -> Drawn:
    """A filled circle."""
    return shapes.Circle(center=(x, y), r=r, fill=fill, debug=False, **style)


def box(x: float, y: float, width: float, height: float, r: float, fill: str, **style: object) -> Drawn:
    """A filled rectangle with round corners."""
    return shapes.Rect((x, y), (width, height), rx=r, fill=fill, debug=False, **style)


def word(x: float, y: float, size: float, letters: str, fill: str) -> Drawn:
    """A short text around x, its foot at y; whatever it holds is escaped."""
    return text.Text(
        letters.replace('"', "″"),  # `markup` knows this one as the end of an attribute
        x=[short(x)],
        y=[short(y)],
        font_size=short(size),
        font_family="system-ui,sans-serif",
        font_weight="bold",
        text_anchor="middle",
        fill=fill,
        debug=False,
    )


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
    written: str = drawn.tostring()
    return written.replace(" />", "/>").replace('"', "'")


def compact(drawn: Drawn) -> Drawn:
    """A whole drawing in fewer bytes: the stroke that most of its parts share stands once, in the outermost group."""
    leaves = list(_leaves(drawn))
    _share(drawn, "stroke", leaves, "none")
    _share(drawn, "stroke-width", [leaf for leaf in leaves if leaf.attribs.get("stroke", drawn) != "none"], "1")
    return drawn


def _share(drawn: Drawn, style: str, leaves: list[Drawn], default: str) -> None:
    """Move the commonest value of a style from the leaves up, where that makes the whole shorter."""
    shared = Counter(str(leaf.attribs[style]) for leaf in leaves if style in leaf.attribs)
    bare = [leaf for leaf in leaves if style not in leaf.attribs]
    # Counted, not measured: the same must come out for every palette.
    if not shared or max(shared.values()) <= len(bare) + 1:
        return
    value = shared.most_common(1)[0][0]
    for leaf in leaves:
        if str(leaf.attribs.get(style)) == value:
            del leaf.attribs[style]
    for leaf in bare:
        leaf[style] = default
    drawn[style] = value


def _leaves(drawn: Drawn) -> Iterator[Drawn]:
    if isinstance(drawn, container.Group):
        for part in drawn.elements:
            yield from _leaves(part)
    else:
        yield drawn


def polygons(shapes: Iterable[Sequence[tuple[int, int]]]) -> str:
    """Closed shapes as one line, each point told from the one before it: few digits.

    >>> polygons([[(10, 10), (20, 10), (20, 30)], [(0, 0), (5, 0), (0, 5)]])
    'm10 10 10 0 0 20zm-10-10 5 0-5 5z'
    """
    line, start = "", (0, 0)
    for points in shapes:
        last, steps = start, []
        for x, y in points:
            steps.append(f"{x - last[0]} {y - last[1]}".replace(" -", "-"))
            last = (x, y)
        line += "m" + " ".join(steps).replace(" -", "-") + "z"
        start = points[0]
    return line


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
