"""Which drawings a scene can need, and the style sheet for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sab_widget.model.cards import UNKNOWN

if TYPE_CHECKING:
    from sab_widget.scene import Scene

_MARKS: Final = ("goal", "treasure", "stone")
"""Drawings that every scene needs."""

_AT_THE_TABLE: Final = ("back", "nugget")
"""Drawings that every game needs."""

_IN_FRONT: Final = {"theft": "sign theft", "trapped": "sign trapped"}
"""Drawings of cards that may lie in front of a player."""


def drawings_for(*scenes: Scene) -> dict[str, str]:
    """The drawings that these scenes can need, by name, and under `css` their style sheet and the colours."""
    from sab_widget import art  # loads svgwrite, which takes longer than all the rest of the package

    names = set[str]().union(*map(_names, scenes))
    found, sheet = art.styled([*sorted(names), *_MARKS])
    css = f".sab-light{{{art.css_variables(art.LIGHT)}}}.sab-dark{{{art.css_variables(art.DARK)}}}"
    return {**found, "css": css + sheet}


def _names(scene: Scene) -> set[str]:
    tracks, cards = scene["tracks"], scene["cards"]
    names = {face["art"] for face in scene["faces"].values()} | {card["art"] for card in cards.values()}
    if scene["players"]:
        names |= {*_AT_THE_TABLE, *(role["art"] for role in scene["roles"].values())}
        names |= {sign for card, sign in _IN_FRONT.items() if card in cards}
        broken = (value for name in tracks if name.startswith("tools ") for _, value in tracks[name])
        names |= {f"tool {tool}" for tools in broken for tool in tools}
        # A tool may still be broken while the game goes on.
        names |= {f"tool {card.partition(' ')[2]}" for card in cards if card.startswith("break ")}
        hands = (value for name in tracks if name.startswith("hand ") for _, value in tracks[name])
        if any(UNKNOWN in (hand["cards"] or ()) for hand in hands):
            names.add(UNKNOWN)
    return names
