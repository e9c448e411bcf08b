"""A game as one HTML file that needs nothing else: no kernel, no server, nothing from the net."""

from __future__ import annotations

import re
from base64 import b64encode
from dataclasses import replace
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Final, Self
from urllib.parse import quote

from sab_widget import front_end
from sab_widget.art import BOX, DARK, LIGHT, drawing
from sab_widget.drawings import drawings_for
from sab_widget.export.errors import BadExport
from sab_widget.export.files import checked_path, write
from sab_widget.export.packing import packed, stored
from sab_widget.export.scenes import checked_source, checked_viewers, lines_of, scene_of
from sab_widget.export.start import Start
from sab_widget.model.errors import shown
from sab_widget.model.record import Record
from sab_widget.svg import draw
from sab_widget.svg_text import clean

if TYPE_CHECKING:
    from collections.abc import Collection
    from os import PathLike

    from sab_widget.export.frame import Frame
    from sab_widget.export.scenes import Source
    from sab_widget.model.mine import Mine
    from sab_widget.model.rules import Rules
    from sab_widget.scene import Scene

ENDINGS: Final = (".html", ".htm")
LONGEST_TITLE: Final = 300
"""Characters."""

_EXPORT: Final = re.compile(r"export\{(\w+) as default\};\s*(?://[^\n]*\s*)*$")
"""The end of the front end's bundle: what it gives to a notebook."""

_SCHEMES: Final = {"auto": "light dark", "light": "only light", "dark": "only dark"}


class Page(str):  # noqa: SLOT000 -- a text cannot have slots of its own
    """The text of an HTML page that holds a game and all that is needed to show it."""

    about: str
    """What the page shows, in a few words."""

    def __new__(cls, markup: str, about: str = "") -> Self:
        """Take the text of a page."""
        page = super().__new__(cls, markup)
        page.about = about
        return page

    def save(self, path: str | PathLike[str]) -> Path:
        """Write the page to a file; `.html` is added to a name that has no ending.

        Returns:
            The path of the file.

        Raises:
            BadExport: The name ends in something else, or the file cannot be written; what was there is as it was.
        """
        return write(checked_path(path, ENDINGS), self.encode())

    def frame(self, height: int | None = None) -> Frame:
        """The page in a frame for the output of a notebook's cell; `Frame` tells what `height` may be."""
        from sab_widget.export.frame import Frame

        return Frame(self) if height is None else Frame(self, height)

    def __str__(self) -> str:
        return str.__str__(self)

    def __repr__(self) -> str:
        return f"<Page: {self.about}, {len(self.encode()) / 1000:.0f} kB>"


def to_html(
    source: Source,
    path: str | PathLike[str] | None = None,
    *,
    viewers: Collection[int | None] | str | None = None,
    title: str | None = None,
    branches: bool = True,
    rules: Rules | None = None,
    start: Start | None = None,
) -> Page:
    """Make one HTML file of a game or a mine, to be stepped through, played, and looked into without Python.

    Args:
        source: A `Record` or a `Game` to replay, or a `Mine` to explore.
        path: Where to save the page as well; `.html` is added to a name that has no ending.
        viewers: Through whose eyes the page may show the game: a list of seats, in which None is everyone, or `"all"`.
            The one of `start` when left out. What none of these may see is not in the page.
        title: The title of the page; that of the game when left out.
        branches: Whether the branches of a record are in the page, too. Through the eyes of a seat a branch shows what
            that seat would have seen there, which may tell what others held.
        rules: For a mine: whose path cards can be picked; those of the base game when left out.
        start: What the page shows first; the first turn, seen by everyone, when left out.

    Raises:
        BadExport: `source`, `viewers` or `title` are none, or the file cannot be written.
        BadPlayers: There is no such seat.
        BadRecord: The record cannot be shown at all.
    """
    target = None if path is None else checked_path(path, ENDINGS)
    if title is not None:
        _check_title(title)
    shows = checked_source(source)
    players = shows.players if isinstance(shows, Record) else ()
    start = start or Start()
    allowed = checked_viewers(viewers, players, start.viewer)
    lines = list(lines_of(shows)) if branches else [()]
    scenes = [scene_of(shows, rules, viewer, line) for viewer in allowed for line in lines]
    for scene in scenes:
        if title is not None:
            scene["title"] = clean(title)
        if not branches:
            scene["branches"] = []
    start = _allowed_start(start, shows, allowed, lines)
    first = next(scene for scene in scenes if scene["branch"] == list(start.branch) and scene["viewer"] == start.viewer)
    page = _page(scenes, first, start)
    if target is not None:
        page.save(target)
    return page


def _check_title(title: object) -> None:
    if not isinstance(title, str) or not clean(title) or len(title) > LONGEST_TITLE:
        raise BadExport(f"{shown(title)} is no title: it must be a text of 1 to {LONGEST_TITLE} characters")


def _allowed_start(
    start: Start, source: Record | Mine, viewers: tuple[int | None, ...], lines: Collection[tuple[int, ...]]
) -> Start:
    """The beginning, without what the allowed viewers could not show."""
    if tuple(start.branch) not in lines and isinstance(source, Record):
        start = replace(start, branch=(), turn=source.branches[start.branch[0]].turn)
    if None not in viewers and "face" in (start.selected or {}):
        start = replace(start, selected=None)  # somebody else may hold that card
    if viewers[0] is not None:
        start = replace(start, revealed=())
    return replace(start, viewer=viewers[0])


def _page(scenes: list[Scene], first: Scene, start: Start) -> Page:
    turn = min(start.turn, first["last"])
    traits = {
        "art": drawings_for(*scenes),
        "turn": turn,
        "viewer": start.viewer,
        "branch": list(start.branch),
        "selected": start.selected,
        "revealed": [list(cell) for cell in start.revealed],
        "theme": start.theme,
        "speed": start.speed,
        "style": front_end.style(front_end.REPLAY),
        "words": {"language": "en", "direction": "ltr", "messages": front_end.messages("en")},
        "live": {},
        "language": "en",
        "page_languages": [],
    }
    script = _script()
    title = clean(first["title"])
    who = "everyone" if first["viewer"] is None else clean(first["players"][first["viewer"]])
    still_words = "Step, play and look into tunnels with JavaScript turned on. Without it, this picture stands still."
    text = Template(Path(__file__).with_name("page.html").read_text(encoding="utf-8")).substitute(
        hash=f"sha256-{b64encode(sha256(script.encode()).digest()).decode()}",
        scheme=_SCHEMES[start.theme],
        description=escape(_description(first, who)),
        title=escape(title),
        icon=_icon(),
        **_colours(start.theme),
        still=draw(first, turn, theme=start.theme),
        still_words=still_words,
        game=packed({"traits": traits, "scenes": stored(scenes)}),
        script=script,
    )
    return Page(text, f"{title}, seen by {who}")


def _description(scene: Scene, who: str) -> str:
    if not scene["players"]:
        return "A mine of the board game Saboteur, to be looked into."
    players = ", ".join(map(clean, scene["players"]))
    return (
        f"A game of Saboteur in {scene['last']} turns, seen by {who}, to be stepped through. At the table: {players}."
    )


def _colours(theme: str) -> dict[str, str]:
    """The colours around the widget."""
    bright = DARK if theme == "dark" else LIGHT
    dark = f":root {{ --page: {DARK.page}; --ink: {DARK.ink}; }}"
    dark = f"@media screen and (prefers-color-scheme: dark) {{ {dark} }}" if theme == "auto" else ""
    return {"light_page": bright.page, "light_ink": bright.ink, "dark_style": dark}


@cache
def _icon() -> str:
    nugget = drawing("nugget", LIGHT)
    svg = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {BOX} {BOX}'>{nugget}</svg>"
    return f"data:image/svg+xml,{quote(svg)}"


def _script() -> str:
    """The front end and what starts it without a notebook, as the text of one script."""
    widget, page = (front_end.module_text(name) for name in (front_end.REPLAY, "standalone"))
    found = _EXPORT.search(widget)
    if found is None:
        raise BadExport("the front end is not as it was built: install the package again")
    script = f"\n{widget[: found.start()]}\n{page}\nsabPage.start({found[1]});\n"
    if re.search(r"</script|<!--", script, re.IGNORECASE):
        raise BadExport("the front end cannot stand in a page: install the package again")
    return script
