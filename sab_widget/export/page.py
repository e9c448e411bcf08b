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
from typing import TYPE_CHECKING, Any, Final, Self
from urllib.parse import quote

from sab_widget import front_end
from sab_widget.art import BOX, DARK, LIGHT, drawing
from sab_widget.ask import Question, Sheet
from sab_widget.ask.asking import Paper
from sab_widget.drawings import drawings_for
from sab_widget.export.errors import BadExport
from sab_widget.export.files import checked_path, write
from sab_widget.export.packing import stored
from sab_widget.export.scenes import checked_source, checked_viewers, lines_of, scene_of
from sab_widget.export.start import Start
from sab_widget.languages import check_language, words_for
from sab_widget.letters import packed
from sab_widget.model.errors import shown
from sab_widget.model.record import Record
from sab_widget.svg import draw
from sab_widget.svg_text import clean

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence
    from os import PathLike

    from sab_widget.export.frame import Frame
    from sab_widget.export.scenes import Source
    from sab_widget.languages import Words
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
    language: str
    """The code of its language."""

    def __new__(cls, markup: str, about: str = "", language: str = "en") -> Self:
        """Take the text of a page."""
        page = super().__new__(cls, markup)
        page.about, page.language = about, language
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
    source: Source | Question | Sheet,
    path: str | PathLike[str] | None = None,
    *,
    viewers: Collection[int | None] | str | None = None,
    title: str | None = None,
    branches: bool = True,
    rules: Rules | None = None,
    start: Start | None = None,
    language: str = "en",
) -> Page:
    """Make one HTML file of a game or a mine, to be stepped through, played, and looked into without Python.

    Args:
        source: A `Record` or a `Game` to replay, a `Mine` to explore, or a question or sheet of `sab_widget.ask`.
        path: Where to save the page as well; `.html` is added to a name that has no ending.
        viewers: Through whose eyes the page may show the game: a list of seats, in which None is everyone, or `"all"`.
            The one of `start` when left out. What none of these may see is not in the page.
        title: The title of the page; that of the game when left out.
        branches: Whether the branches of a record are in the page, too. Through the eyes of a seat a branch shows what
            that seat would have seen there, which may tell what others held.
        rules: For a mine: whose path cards can be picked; those of the base game when left out.
        start: What the page shows first; the first turn, seen by everyone, when left out.
        language: The code of the language of the page (`sab_widget.languages.LANGUAGES`).

    Raises:
        BadLanguage: There is no such language.
        BadExport: `source`, `viewers` or `title` are none, or the file cannot be written.
        BadPlayers: There is no such seat.
        BadRecord: The record cannot be shown at all.
    """
    target = None if path is None else checked_path(path, ENDINGS)
    if title is not None:
        _check_title(title)
    if isinstance(source, (Question, Sheet)):
        page = _asked(source, viewers, title, start or Start(), check_language(language))
        if target is not None:
            page.save(target)
        return page
    shows = checked_source(source)
    players = shows.players if isinstance(shows, Record) else ()
    start = start or Start()
    allowed = checked_viewers(viewers, players, start.viewer)
    lines = list(lines_of(shows)) if branches else [()]
    language = check_language(language)
    scenes = [scene_of(shows, rules, viewer, line, language) for viewer in allowed for line in lines]
    for scene in scenes:
        if title is not None:
            scene["title"] = clean(title)
        if not branches:
            scene["branches"] = []
    start = _allowed_start(start, shows, allowed, lines)
    first = next(scene for scene in scenes if scene["branch"] == list(start.branch) and scene["viewer"] == start.viewer)
    page = page_of(scenes, first, start)
    if target is not None:
        page.save(target)
    return page


def _asked(source: Question | Sheet, viewers: object, title: str | None, start: Start, language: str) -> Page:
    """The page of a question, or of a sheet of them."""
    if viewers is not None:
        raise BadExport("nobody has to choose through whose eyes a question is seen: leave viewers out")
    paper = Paper(source, language)
    scenes = [page["scene"] for page in paper.pages]
    title = title or (source.title if isinstance(source, Sheet) else "")
    first = {**scenes[0], "title": clean(title)} if title else scenes[0]
    start = Start(theme=start.theme, viewer=first["viewer"])
    return page_of(scenes, first, start, bundle=front_end.WORKSHOP, lives=[page["live"] for page in paper.pages])


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


def page_of(
    scenes: list[Scene],
    first: Scene,
    start: Start,
    *,
    bundle: str = front_end.REPLAY,
    lives: Sequence[Mapping[str, Any]] = (),
) -> Page:
    """The page of these scenes.

    Args:
        scenes: All that can be shown in it.
        first: The one that is shown first.
        start: How it begins.
        bundle: The front end that shows it.
        lives: What may be done while each of the scenes is shown, where something may.
    """
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
        "marks": {key: list(marks) for key, marks in start.marks.items()},
        "styles": front_end.style(bundle),
        "words": front_end.words(first["language"], bundle),
        "live": lives[0] if lives else {},
        "language": first["language"],
        "page_languages": [],
    }
    script = _script(bundle)
    title = clean(first["title"])
    words = words_for(first["language"])
    seat = first["viewer"]
    who = words("export-everyone") if seat is None else words.name(clean(first["players"][seat]))
    text = Template(Path(__file__).with_name("page.html").read_text(encoding="utf-8")).substitute(
        hash=f"sha256-{b64encode(sha256(script.encode()).digest()).decode()}",
        scheme=_SCHEMES[start.theme],
        language=words.language,
        direction=words.direction,
        failed=escape(words("export-failed", error="{error}")),
        description=escape(_description(words, first, who)),
        title=escape(title),
        icon=_icon(),
        **_colours(start.theme),
        still=draw(first, turn, theme=start.theme),
        still_words=escape(words("export-still")),
        game=packed(
            {"traits": traits, "scenes": stored(scenes), "not_here": words("export-not-here")}
            | ({"lives": lives} if lives else {})
        ),
        script=script,
    )
    return Page(text, words("export-seen-by", title=title, who=who), words.language)


def _description(words: Words, scene: Scene, who: str) -> str:
    if not scene["players"]:
        return words("export-about-mine")
    players = words("scene-comma").join(words.name(clean(name)) for name in scene["players"])
    return words("export-about-game", turns=scene["last"], who=who, players=players)


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


def _script(bundle: str) -> str:
    """The front end and what starts it without a notebook, as the text of one script."""
    widget, page = (front_end.module_text(name) for name in (bundle, "standalone"))
    found = _EXPORT.search(widget)
    if found is None:
        raise BadExport("the front end is not as it was built: install the package again")
    script = f"\n{widget[: found.start()]}\n{page}\nsabPage.start({found[1]});\n"
    if re.search(r"</script|<!--", script, re.IGNORECASE):
        raise BadExport("the front end cannot stand in a page: install the package again")
    return script
