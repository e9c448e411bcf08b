"""Our own artwork: every card, tool and mark as SVG, drawn from the tunnels, so that any face can be drawn.

A drawing is the markup of one `<g>` element without ids, in the box of a card (100 by 130) or of an icon (24 by 24).
Put it in a `<symbol>` or `<svg>` with that viewBox; turn a card by `rotate(180 50 65)`.
"""

from __future__ import annotations

from sab_widget.art.catalogue import ICON_NAMES, NAMES, UnknownDrawing, drawing, drawings
from sab_widget.art.icons import BOX
from sab_widget.art.palette import CSS, DARK, LIGHT, PRINT, Palette, css_variables
from sab_widget.art.rock import HEIGHT, WIDTH
from sab_widget.art.styled import styled

__all__ = [
    "BOX",
    "CSS",
    "DARK",
    "HEIGHT",
    "ICON_NAMES",
    "LIGHT",
    "NAMES",
    "PRINT",
    "WIDTH",
    "Palette",
    "UnknownDrawing",
    "css_variables",
    "drawing",
    "drawings",
    "styled",
]
