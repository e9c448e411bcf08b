"""Write a page with every drawing, at several sizes and in every theme, to look at while the artwork is changed.

    python tools/card_sheet.py [FILE] [--faces TEXT ...] [--sizes PIXELS ...] [--themes NAME ...]

Each path card of both games stands there twice, as it is and turned; then the other cards, the icons, and a mine.
FILE is card_sheet.html by default; open it in a browser, or print it to see the print theme on paper.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sab_widget.art import BOX, DARK, HEIGHT, ICON_NAMES, LIGHT, NAMES, PRINT, WIDTH, Palette, drawing
from sab_widget.model import Mine
from sab_widget.model.decks import BLIND_PATHS, OPEN_PATHS, START
from sab_widget.scene import mine_scene
from sab_widget.svg import draw

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sab_widget.svg import Theme

PALETTES: Final[dict[Theme, Palette]] = {"light": LIGHT, "dark": DARK, "print": PRINT}

UNDER: Final = {"treasure": "NESW", "stone": "NE", "broken": "tool lantern"}
"""What an overlay is shown on."""

SABOTEUR_2: Final = (
    *("NL", "EL", "NEL", "ESL", "N*", "E*", "NES*", "ESW*", "NESW*", "EW|N*", "ESW|N*", "NSW|E*"),
    *("NS:blue", "EW:blue", "NE:blue", "EW:green", "ES:green", "NS|E:green"),
    *("NS|EW", "NE|SW", "ES|NW", "NS|E", "NE|S", "ES|N", "NS|E|W", "EW|N|S"),
)
ODD: Final = (
    *("NS|E*:green", "EW|NS*:blue", "NL|SL", "NEL|SWL*", "EWL|NS"),
    *("NESL|WL", "NL|EW*:blue", "NEL*:green", "N:blue"),
)
"""Faces that no deck has."""

FACES: Final = [START, *(face for face, _ in OPEN_PATHS + BLIND_PATHS), *SABOTEUR_2, *ODD]
OTHER_TOOLS: Final = ("break rope", "repair rope", "repair rope cart", "repair cart axe rope")
SMALL: Final = (16, 20, 24)
"""The sizes of icons beside a name."""


def icon(name: str, palette: Palette, size: int) -> str:
    """An icon as a picture of its own."""
    under = drawing(UNDER[name], palette) if name in UNDER else ""
    return f"<svg width={size} height={size} viewBox='0 0 {BOX} {BOX}'>{under}{drawing(name, palette)}</svg>"


def card(name: str, palette: Palette, size: int, *, turned: bool = False) -> str:
    """A card as a picture of its own."""
    under = drawing(UNDER[name], palette) if name in UNDER else ""
    turn = f" transform='rotate(180 {WIDTH / 2} {HEIGHT / 2})'" if turned else ""
    inside = f"<g{turn}>{under}{drawing(name, palette)}</g>"
    tall = size * HEIGHT / WIDTH
    return f"<svg width={size} height={tall} viewBox='0 0 {WIDTH} {HEIGHT}'><title>{name}</title>{inside}</svg>"


def sample_mine() -> Mine:
    """A mine with a bit of everything."""
    mine = Mine(goals={(5, -1): "NE", (5, 0): "NW", (5, 1): "NESW"})
    laid = {(1, 0): "ESW", (2, 0): "EW", (3, 0): "NEW", (4, 0): "NESW", (1, 1): "NES", (2, 1): "EW|N", (3, 1): "N|W"}
    laid |= {(0, -1): "ES", (1, -1): "SW", (3, -1): "NE|SW", (0, 1): "NS|EW", (-1, 1): "E|S"}
    for cell, face in laid.items():
        mine.place(face, cell, check=False)
    return mine


def sheet(theme: Theme, faces: Sequence[str], sizes: Sequence[int]) -> Iterator[str]:
    """All drawings in one theme."""
    palette = PALETTES[theme]
    yield f"<section style='background:{palette.page};color:{palette.ink}'><h2>{theme}</h2>"
    for size in sizes:
        yield f"<h3>{size} pixels</h3>"
        for face in faces:
            yield card(face, palette, size) + card(face, palette, size, turned=True)
        yield "<br>"
        yield from (card(name, palette, size) for name in (*NAMES, *OTHER_TOOLS) if name not in ICON_NAMES)
        yield "<br>"
        yield from (icon(name, palette, max(size // 2, BOX)) for name in (*ICON_NAMES, "tool rope"))
    yield "<h3>icons beside a name</h3>"
    for size in SMALL:
        yield from (icon(name, palette, size) for name in (*ICON_NAMES, "tool rope"))
        yield "<br>"
    mine = mine_scene(sample_mine(), "A sample mine")
    yield f"<h3>a mine</h3>{draw(mine, theme=theme, ends=True)} {draw(mine, theme=theme, size=360, legal_for='NS')}"
    yield f"{draw(mine, theme=theme, asked=('NS', (2, -1)))} {draw(mine, theme=theme, asked=('NES', (4, 1)))}"
    yield "</section>"


def main() -> None:
    """Write the page."""
    options = argparse.ArgumentParser(description="Write a page with every drawing.")
    options.add_argument("file", nargs="?", default="card_sheet.html", type=Path)
    options.add_argument("--faces", nargs="+", default=FACES, metavar="TEXT")
    options.add_argument("--sizes", nargs="+", default=[40, 80, 200], type=int, metavar="PIXELS")
    options.add_argument("--themes", nargs="+", default=list(PALETTES), choices=list(PALETTES))
    chosen = options.parse_args()
    style = "body{margin:0;font:14px system-ui}section{padding:8px}h2,h3{margin:4px}section>svg{margin:2px}"
    body = "".join(part for theme in chosen.themes for part in sheet(theme, chosen.faces, chosen.sizes))
    page = f"<!doctype html><meta charset=utf-8><title>All drawings</title><style>{style}</style>{body}"
    chosen.file.write_text(page, encoding="utf-8")
    print(f"{chosen.file}: {len(page) // 1000} kB")


if __name__ == "__main__":
    main()
