"""The sheet that a picture of a mine is drawn on: its size, the numbered grid, and the caption under it."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

from svgwrite import container, text

from sab_widget.art import HEIGHT, WIDTH
from sab_widget.art.pen import Drawn, group, markup, path, short
from sab_widget.svg_text import clean, width_of, wrapped

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sab_widget.art import Palette

CARD_SIZE: Final = 64
"""The width of a card in a picture of natural size, in pixels."""
WIDEST: Final = 1000
"""No picture of natural size is wider than this, in pixels."""

FONT: Final = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

_EDGE: Final = 14
"""The margin around the mine, in the units of a card."""

_ROUND: Final = 10
"""The radius of the corners of the sheet."""

_BOLD: Final = 1.12
"""How much wider bold letters are."""


class Paragraph(NamedTuple):
    """A text of the caption."""

    text: str
    colour: str
    """A field of `Palette`."""
    lines: int
    """How many lines it may take."""
    style: str = "normal"
    weight: str = "normal"


class Sheet:
    """A sheet for a mine of a given extent.

    Args:
        extent: The first column and row, and the last ones.
        size: The width of the whole in pixels; None for a natural one.
        colours: The palette.
        coordinates: Whether the columns and rows are numbered.
        caption: What stands below.
        lines: For how many lines there is room below, at least.
    """

    def __init__(
        self,
        extent: Sequence[int],
        size: float | None,
        colours: Palette,
        *,
        coordinates: bool,
        caption: Iterable[Paragraph],
        lines: int = 0,
    ) -> None:
        self.colours = colours
        self.extent = extent
        self.coordinates = coordinates
        left, top, right, bottom = extent
        across, down = (right - left + 1) * WIDTH, (bottom - top + 1) * HEIGHT
        # Texts keep their size in pixels whatever the size of the cards, as long as there is room.
        scale = (size or min(WIDEST, across * CARD_SIZE / WIDTH)) / across
        self.number_size = min(max(11 / scale, 20), 52)
        self.text_size = min(max(14 / scale, 20), across / 18)

        margin = self.number_size * 1.5
        tops = margin if coordinates else _EDGE
        sides = max(margin, (_widest_number(top, bottom) + 0.9) * self.number_size) if coordinates else _EDGE
        self.x, self.y = left * WIDTH - sides, top * HEIGHT - tops
        self.width = across + sides + _EDGE
        self._lines = self._caption_lines(caption)
        room = max(self.lines, lines)
        below = _EDGE + (room * 1.4 + 0.7) * self.text_size if room else _EDGE
        self.height = down + tops + below
        self._below = (bottom + 1) * HEIGHT + _EDGE + self.text_size * 1.1
        self.pixels = size or self.width * scale

    @property
    def lines(self) -> int:
        """How many lines the caption takes."""
        return len(self._lines)

    def filled(self, about: str, description: str, style: str, *parts: str, name: str) -> str:
        """The text of the whole picture, the parts drawn over the grid; with words for a screen reader.

        `style` is a style element or empty, `name` the class of the picture.
        """
        head, tail = self._root(about, name).tostring().split("<defs />")
        return "".join(
            [
                head,
                f"<title>{escape(about, quote=False)}</title><desc>{escape(description, quote=False)}</desc>",
                style,
                markup(self._ground()),
                *parts,
                _numbers(tuple(self.extent), self.number_size, self.colours.muted) if self.coordinates else "",
                self._caption().tostring() if self._lines else "",
                tail,
            ]
        )

    def _root(self, about: str, name: str) -> Drawn:
        root = container.SVG(
            size=(short(self.pixels), short(self.pixels * self.height / self.width)),
            viewBox=f"{short(self.x)} {short(self.y)} {short(self.width)} {short(self.height)}",
            role="img",
            class_=name,
            aria_label=about,
            style="max-width:100%;height:auto",
            debug=False,
        )
        root["xmlns"] = "http://www.w3.org/2000/svg"
        root["xmlns:xlink"] = "http://www.w3.org/1999/xlink"
        return root

    def _ground(self) -> Drawn:
        """The page, and the lines between the cells."""
        left, top, right, bottom = self.extent
        x0, x1, y0, y1 = left * WIDTH, (right + 1) * WIDTH, top * HEIGHT, (bottom + 1) * HEIGHT
        lines = [f"M{x} {y0}V{y1}" for x in range(x0, x1 + 1, WIDTH)]
        lines += [f"M{x0} {y}H{x1}" for y in range(y0, y1 + 1, HEIGHT)]
        width, height, r = self.width - 2, self.height - 2, _ROUND
        across, along = short(width - 2 * r), short(height - 2 * r)
        page = (
            f"M{short(self.x + 1 + r)} {short(self.y + 1)}h{across}a{r} {r} 0 0 1 {r} {r}v{along}a{r} {r} 0 0 1-{r} {r}"
            f"h-{across}a{r} {r} 0 0 1-{r}-{r}v-{along}a{r} {r} 0 0 1 {r}-{r}z"
        )
        return group(
            path(page, self.colours.page, stroke=self.colours.grid, stroke_width=2),
            path("".join(lines), "none", stroke=self.colours.grid, stroke_width=2.5),
        )

    def _caption(self) -> Drawn:
        """The texts below the mine."""
        written = group(font_size=short(self.text_size), font_family=FONT)
        for number, (paragraph, line) in enumerate(self._lines):
            written.add(
                text.Text(
                    line,
                    x=[short(self.x + self._inset)],
                    y=[short(self._below + number * 1.4 * self.text_size)],
                    fill=getattr(self.colours, paragraph.colour),
                    font_style=None if paragraph.style == "normal" else paragraph.style,
                    font_weight=None if paragraph.weight == "normal" else paragraph.weight,
                    debug=False,
                )
            )
        return written

    @property
    def _inset(self) -> float:
        return max(_EDGE, self.text_size * 0.8)

    def _caption_lines(self, caption: Iterable[Paragraph]) -> list[tuple[Paragraph, str]]:
        room = (self.width - 2 * self._inset) / self.text_size
        return [
            (paragraph, line)
            for paragraph in caption
            for line in wrapped(
                clean(paragraph.text), room / (_BOLD if paragraph.weight == "bold" else 1), lines=paragraph.lines
            )
        ]


@lru_cache(maxsize=64)
def _numbers(extent: tuple[int, ...], size: float, colour: str) -> str:
    """The numbers of the columns above the mine and of the rows to its left; the same at every turn of a game."""
    left, top, right, bottom = extent
    written = group(fill=colour, font_size=short(size), font_family=FONT, text_anchor="middle")
    # Where cells are narrow every fifth number must do.
    step = 1 if _widest_number(left, right) * size < WIDTH * 0.8 else 5
    over, beside = top * HEIGHT - size * 0.45, left * WIDTH - size * 0.5
    for column in range(left, right + 1):
        if column % step == 0:
            written.add(_number(column, (column + 0.5) * WIDTH, over))
    for row in range(top, bottom + 1):
        number = _number(row, beside, (row + 0.5) * HEIGHT + size * 0.36)
        number["text-anchor"] = "end"
        written.add(number)
    numbers: str = written.tostring()
    return numbers


def _number(value: int, x: float, y: float) -> Drawn:
    return text.Text(_signed(value), x=[short(x)], y=[short(y)], debug=False)


def _signed(value: int) -> str:
    return f"−{-value}" if value < 0 else str(value)


def _widest_number(first: int, last: int) -> float:
    return max(width_of(_signed(first)), width_of(_signed(last)))
