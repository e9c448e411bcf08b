"""Several cards of a hand as one number: by their places in the hand, since there are too many sets of kinds."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sab_widget.model.cards import Card

_HANDS_KEPT: Final = 4_096


class Piles:
    """Choices of several cards out of a hand.

    A hand lies in the order of the deck, equal cards beside each other. The choices of places are counted as
    `itertools.combinations` lists them, first those of the fewest cards: with pairs and threes of six cards, 0 is the
    first and the second card, 14 the fifth and the sixth, 15 the first three.

    Args:
        sizes: How many cards may be chosen.
        hand_size: Cards in the largest hand.
    """

    def __init__(self, sizes: Iterable[int], hand_size: int) -> None:
        self.places = tuple(chosen for size in sizes for chosen in combinations(range(hand_size), size))
        """The places chosen, by number."""
        self._known: dict[tuple[Card, ...], dict[tuple[Card, ...], int]] = {}

    def __len__(self) -> int:
        return len(self.places)

    def cards(self, number: int, hand: tuple[Card, ...]) -> tuple[Card, ...] | None:
        """The cards that a number chooses; None where the hand has no such place."""
        places = self.places[number]
        return None if places and places[-1] >= len(hand) else tuple(sorted(hand[place] for place in places))

    def numbers(self, hand: tuple[Card, ...]) -> dict[tuple[Card, ...], int]:
        """For a hand the number of each choice of cards, these in the order of their names.

        Equal cards count alike, so a choice goes by the first of its numbers.
        """
        known = self._known.get(hand)
        if known is not None:
            return known
        if len(self._known) >= _HANDS_KEPT:
            self._known.clear()
        found: dict[tuple[Card, ...], int] = {}
        for number in range(len(self)):
            cards = self.cards(number, hand)
            if cards is not None:
                found.setdefault(cards, number)
        self._known[hand] = found
        return found

    def __getstate__(self) -> dict[str, Any]:
        """All but what is found anew, so that a policy that holds this can be sent to another process."""
        return {**vars(self), "_known": {}}
