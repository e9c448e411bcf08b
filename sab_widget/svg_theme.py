"""How a picture made for a light page follows a dark one, and paper: a style sheet inside the picture.

Colours stand in the picture as plain attributes: programs that know no style sheets show it as on a light page.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from sab_widget.art import DARK, LIGHT

if TYPE_CHECKING:
    from collections.abc import Mapping

DARKENED: Final[dict[str, tuple[str, str]]] = {
    name: (getattr(LIGHT, name), dark)
    for name in LIGHT.__dataclass_fields__
    if name != "hatched" and (dark := getattr(DARK, name)) != getattr(LIGHT, name)
}
"""The colours that a dark page changes: each in the light, and in the dark."""

PAPER: Final[dict[str, str]] = {
    "page": "#fff",
    "ink": "#000",
    "muted": "#333",
    "grid": "#bbb",
    "rock": "#ddd",
    "rock_light": "#eee",
    "rock_dark": "#ccc",
    "line": "#000",
    "halo": "#fff",
    "tunnel": "#fff",
    "glow": "#fff",
    "paper": "#fff",
    "paper_shade": "#eee",
    "newest": "#000",
    "pointed": "#000",
    "legal": "#000",
    "warning": "#000",
    **dict.fromkeys(("mark_green", "mark_red", "mark_yellow", "mark_blue"), "#000"),
}
"""What a printer should use in place of these: black on white, and rock in a pale grey."""


_ORDER: Final = tuple(DARKENED)


@lru_cache(maxsize=4)
def follow_page(name: str) -> str:
    """The style sheet of a picture whose root and symbols have this class.

    In a notebook that puts the picture into its page, the notebook's own theme decides; else what the browser prefers.
    """
    rules = "".join(
        f".{name} [fill='{light}']{{fill:var({_variable(colour)},{light})}}"
        f".{name} [stroke='{light}']{{stroke:var({_variable(colour)},{light})}}"
        for colour, (light, _) in DARKENED.items()
    )
    dark = _set({colour: dark for colour, (_, dark) in DARKENED.items()})
    light = _set(dict.fromkeys(DARKENED, "initial"))
    in_dark = f"[data-jp-theme-light=false] .{name},[data-vscode-theme-kind*=dark] .{name}"
    in_light = f"[data-jp-theme-light=true] .{name},[data-vscode-theme-kind=vscode-light] .{name}"
    return (
        # Programs that draw SVG and know no variables would paint in black what names one.
        f"<style>@supports (fill:var(--a)){{{rules}}}"
        f"@media screen{{@media (prefers-color-scheme:dark){{.{name}{{{dark}}}}}"
        f"{in_dark}{{{dark}}}{in_light}{{{light}}}}}@media print{{.{name}{{{_set(PAPER)}}}}}</style>"
    )


def _set(colours: Mapping[str, str]) -> str:
    return ";".join(f"{_variable(name)}:{colour}" for name, colour in colours.items())


def _variable(colour: str) -> str:
    # Short, for it stands in the picture several times.
    return f"--s{_ORDER.index(colour)}"
