"""The colours that every drawing is made with, by name: for light and dark pages, for print, and as CSS variables."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, Final


@dataclass(frozen=True)
class Palette:
    """One colour for each thing that is drawn.

    The drawings never name a colour of their own, so that one drawing serves every page: with `CSS` each value is
    `var(--sab-NAME)`, and the page decides.
    """

    # The ground that the mine lies on, and what is written there.
    page: str
    ink: str
    muted: str
    grid: str

    # Rock, and the tunnels in it.
    rock: str
    rock_light: str
    rock_dark: str
    line: str
    halo: str
    tunnel: str
    shade: str
    glow: str
    timber: str
    timber_light: str
    boulder: str
    boulder_light: str
    daylight: str

    # Things.
    lamp: str
    steel: str
    gold: str
    gold_light: str
    coal: str
    coal_light: str
    crystal: str
    blue: str
    green: str

    # Cards that are no path, and the two kinds of dwarf.
    paper: str
    paper_shade: str
    paper_ink: str
    harm: str
    help: str
    back: str
    back_light: str
    digger: str
    saboteur: str
    skin: str

    # What the viewer is shown: the newest turn, what is pointed at, what is legal, what is connected.
    newest: str
    pointed: str
    legal: str
    warning: str

    # What somebody has drawn over the mine.
    mark_green: str
    mark_red: str
    mark_yellow: str
    mark_blue: str

    hatched: bool = False
    """Rock is hatched in place of facets, and nothing is filled with grey: for a printer that knows only black."""


_COLOURS: Final = tuple(field.name for field in fields(Palette) if field.name != "hatched")

LIGHT: Final = Palette(
    page="#f5eee1",
    ink="#2a2019",
    muted="#6a5a49",
    grid="#dccfb9",
    rock="#5d5048",
    rock_light="#6e6057",
    rock_dark="#4c413a",
    line="#221a15",
    halo="#d08a3a",
    tunnel="#eacf98",
    shade="#6d5a3c",
    glow="#fff3cf",
    timber="#9a6230",
    timber_light="#d19a5b",
    boulder="#a89d92",
    boulder_light="#cfc6bc",
    daylight="#f4fbff",
    lamp="#ffc83d",
    steel="#a9b4bd",
    gold="#f0b323",
    gold_light="#ffe27a",
    coal="#33343a",
    coal_light="#6d7078",
    crystal="#8fd8ea",
    blue="#2f6fb5",
    green="#2e8247",
    paper="#f3e4c3",
    paper_shade="#dcc497",
    paper_ink="#3a2a1b",
    harm="#b3261e",
    help="#2c7a3f",
    back="#3d4f5c",
    back_light="#7f97a6",
    digger="#f0b323",
    saboteur="#8a2f3c",
    skin="#e7b98f",
    newest="#b5400b",
    pointed="#1c5fb0",
    legal="#1f7a3d",
    warning="#b3261f",
    mark_green="#12803f",
    mark_red="#c2201f",
    mark_yellow="#a87400",
    mark_blue="#2457c5",
)

DARK: Final = replace(
    LIGHT,
    page="#15120f",
    ink="#f2e8d8",
    muted="#b9a992",
    grid="#3a3128",
    rock="#554a41",
    rock_light="#655950",
    rock_dark="#453b34",
    line="#120d0a",
    halo="#c9822f",
    tunnel="#e0c289",
    glow="#ffedc0",
    paper="#e6d5b0",
    paper_shade="#cdb487",
    newest="#ff9a4d",
    pointed="#7db8ff",
    legal="#6fd08c",
    warning="#ff8a80",
    mark_green="#5fd996",
    mark_red="#ff7a6e",
    mark_yellow="#ffd34d",
    mark_blue="#74abff",
)

PRINT: Final = Palette(
    page="#fff",
    ink="#000",
    muted="#333",
    grid="#bbb",
    rock="#fff",
    # Hatched rock has no facets; these are for a page that prints drawings made with `CSS`.
    rock_light="#e8e8e8",
    rock_dark="#d4d4d4",
    line="#000",
    halo="none",
    tunnel="#fff",
    shade="none",
    glow="#fff",
    timber="#000",
    timber_light="#fff",
    boulder="#fff",
    boulder_light="#fff",
    daylight="#fff",
    lamp="#fff",
    steel="#fff",
    gold="#fff",
    gold_light="#fff",
    coal="#000",
    coal_light="#fff",
    crystal="#fff",
    blue="#fff",
    green="#fff",
    paper="#fff",
    paper_shade="#fff",
    paper_ink="#000",
    harm="#000",
    help="#000",
    back="#fff",
    back_light="#000",
    digger="#fff",
    saboteur="#000",
    skin="#fff",
    newest="#000",
    pointed="#000",
    legal="#000",
    warning="#000",
    mark_green="#000",
    mark_red="#000",
    mark_yellow="#000",
    mark_blue="#000",
    hatched=True,
)


def _variable(colour: str) -> str:
    return "--sab-" + colour.replace("_", "-")


_VARIABLES: Final[dict[str, Any]] = {name: f"var({_variable(name)})" for name in _COLOURS}

CSS: Final = Palette(**_VARIABLES)


def css_variables(palette: Palette) -> str:
    """The palette as CSS declarations, one a line: what gives the drawings made with `CSS` their colours.

    >>> css_variables(LIGHT).splitlines()[0]
    '--sab-page: #f5eee1;'
    """
    return "\n".join(f"{_variable(name)}: {getattr(palette, name)};" for name in _COLOURS)
