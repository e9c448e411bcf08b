"""What a player can do in Saboteur 2 besides the actions of the base game (rules.md section 6). Knows no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from sab_widget.model.actions import Action, BadAction, as_seat, is_word
from sab_widget.model.cards import FREE, HANDS_OFF, INSPECTION, SWAP_HANDS, SWAP_HATS, THEFT, TRAPPED, Card
from sab_widget.model.errors import shown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sab_widget.model.faces import Face


class _OnSeat(Action):
    """An action card that is played on a player."""

    __slots__ = ("seat",)
    card: Card
    fields = ("seat",)
    seat: int

    @classmethod
    def _on(cls, name: str, seat: int) -> Self:
        """The one action on this seat."""
        return cls._one(Card(name), (as_seat(seat),))


class Theft(Action):
    """Lay a theft in front of oneself, to steal a piece of gold at the end of the round."""

    __slots__ = ()
    card: Card
    kind = "theft"

    def __new__(cls) -> Self:
        """Make it, or find the equal one that was made before."""
        return cls._one(Card(THEFT), ())


class HandsOff(_OnSeat):
    """Remove the theft in front of a player."""

    __slots__ = ()
    kind = "hands off"

    def __new__(cls, seat: int) -> Self:
        """Make it, or find the equal one that was made before."""
        return cls._on(HANDS_OFF, seat)


class SwapHands(_OnSeat):
    """Exchange hands with another player."""

    __slots__ = ()
    kind = "swap hands"

    def __new__(cls, seat: int) -> Self:
        """Make it, or find the equal one that was made before."""
        return cls._on(SWAP_HANDS, seat)


class Inspect(_OnSeat):
    """Look at another player's dwarf."""

    __slots__ = ()
    kind = "inspect"

    def __new__(cls, seat: int) -> Self:
        """Make it, or find the equal one that was made before."""
        return cls._on(INSPECTION, seat)


class SwapHats(_OnSeat):
    """Let a player discard the dwarf and draw another one."""

    __slots__ = ()
    kind = "swap hats"

    def __new__(cls, seat: int) -> Self:
        """Make it, or find the equal one that was made before."""
        return cls._on(SWAP_HATS, seat)


class Trap(_OnSeat):
    """Trap another player."""

    __slots__ = ()
    kind = "trap"

    def __new__(cls, seat: int) -> Self:
        """Make it, or find the equal one that was made before."""
        return cls._on(TRAPPED, seat)


class Free(_OnSeat):
    """Set a trapped player free."""

    __slots__ = ()
    kind = "free"

    def __new__(cls, seat: int) -> Self:
        """Make it, or find the equal one that was made before."""
        return cls._on(FREE, seat)


class _OfCards(Action):
    """An action for which several cards are given away, in the order of their names."""

    __slots__ = ("cards",)
    cards: tuple[Card, ...]


class DiscardSeveral(_OfCards):
    """Pass, discarding two or more cards face down."""

    __slots__ = ()
    kind = "discard several"
    fields = ("cards",)

    def __new__(cls, cards: Iterable[Card | Face | str]) -> Self:
        """Make it, or find the equal one that was made before."""
        given = _cards(cards)
        if len(given) < 2:
            raise BadAction("to discard several cards takes two or more; one alone is Discard(card)")
        return cls._one(None, (given,))

    def __str__(self) -> str:
        return f"discard {', '.join(map(str, self.cards))}"


class Clear(_OfCards):
    """Discard cards face down to remove a card in front of oneself.

    Args:
        what: The tool that is mended, or `trapped` or `theft`.
        cards: The cards that are given away for it.
    """

    __slots__ = ("what",)
    kind = "clear"
    fields = ("what", "cards")
    what: str

    def __new__(cls, what: str, cards: Iterable[Card | Face | str]) -> Self:
        """Make it, or find the equal one that was made before."""
        if not is_word(what):
            raise BadAction(f"{shown(what)} cannot be removed: name a tool, 'trapped' or 'theft'")
        return cls._one(None, (what, _cards(cards)))

    def __str__(self) -> str:
        return f"clear {self.what} for {', '.join(map(str, self.cards))}"


class Steal(Action):
    """Take a piece of gold from a player, when the thefts are carried out at the end of a round."""

    __slots__ = ("seat",)
    kind = "steal"
    fields = ("seat",)
    seat: int

    def __new__(cls, seat: int) -> Self:
        """Make it, or find the equal one that was made before."""
        return cls._one(None, (as_seat(seat),))


def _cards(cards: object) -> tuple[Card, ...]:
    if isinstance(cards, (str, Card)) or not isinstance(cards, (list, tuple)):
        raise BadAction(f"{shown(cards)} are no cards: give a list of cards")
    return tuple(sorted(map(Card, cards)))
