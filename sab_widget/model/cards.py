"""Cards that are held in a hand: path cards and action cards, and how they are named; knows no deck and no rule."""

from __future__ import annotations

from typing import ClassVar

from sab_widget.model.errors import BadCard, BadFace, shown
from sab_widget.model.faces import Face

PATH = "path"
BREAK = "break"
REPAIR = "repair"
MAP = "map"
ROCKFALL = "rockfall"
THEFT = "theft"
HANDS_OFF = "hands off"
SWAP_HANDS = "swap hands"
INSPECTION = "inspection"
SWAP_HATS = "swap hats"
TRAPPED = "trapped"
FREE = "free at last"

UNKNOWN = "?"
"""A card that nobody wrote down, in the record of a game at a real table."""

_PLAIN = (MAP, ROCKFALL, THEFT, HANDS_OFF, SWAP_HANDS, INSPECTION, SWAP_HATS, TRAPPED, FREE, UNKNOWN)
"""The kinds of cards that have no more to say than their kind."""

_ORDER = "lantern cart pickaxe"
"""How a card for two tools is written, whatever order they are given in."""


class Card:
    """A card that can be held; equal cards are one object.

    >>> Card("SW") is Card("NE")
    True
    >>> Card("repair lantern cart").tools
    ('lantern', 'cart')

    Args:
        text: The face of a path card (either way round), or `break TOOL`, `repair TOOL …`, or an action card by its
            name: `map`, `rockfall`; in Saboteur 2 `theft`, `hands off`, `swap hands`, `inspection`, `swap hats`,
            `trapped`, `free at last`. `?` is a card that is not known.

    Raises:
        BadCard: The text names no card.
    """

    __slots__ = ("face", "kind", "text", "tools")

    text: str
    """The name as records write it; a path card goes by the face that its deck lists."""
    kind: str
    """`path`, `break`, `repair`, or the whole name of another action card, such as `map`."""
    face: Face | None
    """The face of a path card, else None."""
    tools: tuple[str, ...]
    """The tools that a break or repair card is for, else empty."""

    _known: ClassVar[dict[str, Card]] = {}

    def __new__(cls, text: str | Face | Card) -> Card:  # noqa: PYI034  # equal cards are one object
        """Make it, or find the equal one that was made before."""
        if isinstance(text, Card):
            return text
        key = text.text if isinstance(text, Face) else text
        try:
            return cls._known[key]
        except (KeyError, TypeError):
            card = cls._make(key)
        cls._known[key] = card
        return card

    @classmethod
    def _make(cls, text: object) -> Card:
        if not isinstance(text, str) or not text.strip():
            raise BadCard(
                f"{shown(text)} is no card: write a face such as 'NS|E', 'break lantern', 'map' or 'rockfall'"
            )
        kind, *tools = text.split()
        if kind in (BREAK, REPAIR):
            fits = len(tools) == 1 or (kind == REPAIR and len(tools) > 1 and len(set(tools)) == len(tools))
            if not fits:
                raise BadCard(f"{shown(text)} is no card: a {kind} card names its tool, as in '{kind} lantern'")
            if not text.isprintable():
                raise BadCard(f"{shown(text)} is no card: a tool is a word of letters")
            tools.sort(key=lambda tool: (tool not in _ORDER, _ORDER.find(tool), tool))
            return cls._stored(" ".join([kind, *tools]), kind, None, tuple(tools))
        if text in _PLAIN:
            return cls._stored(text, text, None, ())
        try:
            face = Face(text)
        except BadFace as error:
            raise BadCard(f"{shown(text)} is no card: {error}") from None
        face = min(face, face.turned)  # either way round names one card; the alphabet picks the way the decks list
        return cls._stored(face.text, PATH, face, ())

    @classmethod
    def _stored(cls, text: str, kind: str, face: Face | None, tools: tuple[str, ...]) -> Card:
        known = cls._known.get(text)
        if known is not None:
            return known
        card = super().__new__(cls)
        card.text, card.kind, card.face, card.tools = text, kind, face, tools
        cls._known[text] = card
        return card

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card({self.text!r})"

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self.text,)

    def __lt__(self, other: Card) -> bool:
        return self.text < other.text
