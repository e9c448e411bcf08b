"""Path cards: any face, drawn from its tunnels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sab_widget.art.fittings import bridge, crystal, door, ladder, underpass
from sab_widget.art.pen import Drawn, whole
from sab_widget.art.rock import corner_lamp, rock
from sab_widget.art.tunnels import passage, stubs

if TYPE_CHECKING:
    from sab_widget.art.palette import Palette
    from sab_widget.model.faces import Face


def path_card(face: Face, colours: Palette) -> Drawn:
    """The card that shows a face, unturned."""
    parts = rock(face.text, colours)
    blind = "".join(tunnel.edges for tunnel in face.tunnels if tunnel.stub)
    if blind:
        parts += stubs(blind, colours)
    # Where two tunnels cross, the one drawn last is the bridge: north to south, the longer way.
    through = sorted((t for t in face.tunnels if not t.stub), key=lambda t: t.edges == "NS")
    crowded = len(through) > 1
    crossing = [tunnel.edges for tunnel in through] == ["EW", "NS"]
    for tunnel in through:
        parts += passage(tunnel, colours, crowded=crowded)
        if crossing:
            parts += underpass(colours) if tunnel.edges == "EW" else bridge(colours)
        if tunnel.ladder:
            parts.append(ladder(tunnel, colours, crowded=crowded))
    if face.tunnels[0].door:
        parts.append(door(face.tunnels[0], colours, crowded=crowded))
    if face.crystal:
        parts += crystal(face, colours)
    return whole(*parts, *corner_lamp(colours))
