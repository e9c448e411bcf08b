"""What somebody has drawn over the mine: highlights and arrows, whose colours are told apart by shape as well."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sab_widget.art.pen import Drawn, path
from sab_widget.art.rock import HEIGHT, WIDTH
from sab_widget.model.marks import Mark, as_mark
from sab_widget.svg_marks import arrow_lines

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from sab_widget.art.palette import Palette
    from sab_widget.model.cells import Cell


class _Style(NamedTuple):
    """What stands for a colour where colours cannot be seen."""

    badge: str
    """A shape around (0, 0)."""
    dashes: str | None
    """Of its lines."""


_STYLES: Final = {
    "green": _Style("m-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0z", None),
    "red": _Style("m-12-12h24v24h-24z", "24 13"),
    "yellow": _Style("m0-14 15 26h-30z", "1 15"),
    "blue": _Style("m0-16 16 16-16 16-16-16z", "26 14 1 14"),
}
_FRAME: Final = "m14 9h72a6 6 0 0 1 6 6v100a6 6 0 0 1-6 6h-72a6 6 0 0 1-6-6v-100a6 6 0 0 1 6-6z"


def drawn_marks(words: Iterable[str], extent: Sequence[int], colours: Palette) -> Iterator[Drawn]:
    """The marks of a turn, as its scene holds them; those that lead out of the picture are left out."""
    left, top, right, bottom = extent

    def within(cell: Cell | None) -> bool:
        return cell is None or (left <= cell.column <= right and top <= cell.row <= bottom)

    for mark in map(as_mark, words):
        if within(mark.cell) and within(mark.to):
            yield from _drawn(mark, colours)


def _drawn(mark: Mark, colours: Palette) -> Iterator[Drawn]:
    colour: str = getattr(colours, f"mark_{mark.colour}")
    style = _STYLES[mark.colour]
    x, y = mark.cell.column * WIDTH, mark.cell.row * HEIGHT
    if mark.to is None:
        line, head, badge = _moved(_FRAME, x, y), "", (x + 22, y + 23)
    else:
        line, head = arrow_lines(mark.cell, mark.to)
        badge = (x + WIDTH // 2, y + HEIGHT // 2)
    yield path(line + head, stroke=colours.page, stroke_width=15, stroke_linecap="round")
    yield path(line, stroke=colour, stroke_width=8, stroke_linecap="round", stroke_dasharray=style.dashes)
    yield path(head + _moved(style.badge, *badge), colour, stroke=colours.page, stroke_width=4)


def _moved(line: str, x: int, y: int) -> str:
    """A line that begins with a relative move, as the drawing at (x, y) has it."""
    return f"M{x} {y}{line}"
