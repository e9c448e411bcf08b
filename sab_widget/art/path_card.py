"""Path cards: any face, drawn from its tunnels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sab_widget.art.fittings import crystal, door, ladder, railings
from sab_widget.art.pen import Drawn, Rough, whole
from sab_widget.art.rock import corner_lamp, rock
from sab_widget.art.tunnels import passage, stub

if TYPE_CHECKING:
    from sab_widget.art.palette import Palette
    from sab_widget.model.faces import Face


def path_card(face: Face, colours: Palette) -> Drawn:
    """The card that shows a face, unturned."""
    parts = rock(face.text, colours)
    rough = Rough(face.text)
    for tunnel in face.tunnels:
        if tunnel.stub:
            parts.append(stub(tunnel.edges, colours))
    # Where two tunnels cross, the one drawn last is the bridge: north to south, the longer way.
    through = sorted((t for t in face.tunnels if not t.stub), key=lambda t: t.edges == "NS")
    for tunnel in through:
        parts += passage(tunnel, rough, colours)
        if tunnel.ladder:
            parts.append(ladder(colours))
    if [tunnel.edges for tunnel in through] == ["EW", "NS"]:
        parts += railings(colours)
    if face.tunnels[0].door:
        parts.append(door(face.tunnels[0], colours))
    if face.crystal:
        parts.append(crystal(colours))
    return whole(*parts, *corner_lamp(colours))
