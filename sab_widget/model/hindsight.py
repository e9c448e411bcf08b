"""What becomes known later, filled in backwards: the cards that a hand must have held, since it played them."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from sab_widget.model.actions import Deal
from sab_widget.model.actions_two import SwapHands
from sab_widget.model.cards import UNKNOWN, Card
from sab_widget.model.errors import BadRecord
from sab_widget.model.refusals import cards_of_action

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sab_widget.model.game import Game
    from sab_widget.model.record import Record, Step
    from sab_widget.model.view import View

Hand = Counter[Card]

_ANY = Card(UNKNOWN)


class Hindsight:
    """What the hands of a record must have held at each turn, as its later steps tell; nothing where all is known."""

    __slots__ = ("_known",)

    def __init__(self, record: Record) -> None:
        self._known: list[list[Hand]] = []
        if all(deal.complete for deal in record.deals):
            return
        sizes = list(_sizes(record))
        self._known = known_later(record.steps[: len(sizes) - 1], sizes)

    def fill(self, view: View, game: Game) -> View:
        """What everyone sees of a game, with the unknown cards of the hands replaced by those that must be there."""
        if view.turn >= len(self._known):
            return view
        book, hands = game.table.book, list(view.hands)
        for seat, known in enumerate(self._known[view.turn]):
            hand = hands[seat]
            if hand is not None and known:
                hands[seat] = book.cards[book.hand(filled(hand, known))]
        return replace(view, hands=tuple(hands))


def _sizes(record: Record) -> Iterator[list[int]]:
    """The number of cards in each hand at each turn that can be replayed."""
    yield [len(hand) for hand in record.game().table.hands]
    with suppress(BadRecord):
        for game in record.replay():
            yield [len(hand) for hand in game.table.hands]


def known_later(steps: Sequence[Step], sizes: Sequence[Sequence[int]]) -> list[list[Hand]]:
    """For each turn from 0 and each seat, the cards that it must hold then, as what is played later tells.

    Args:
        steps: The actions.
        sizes: For each turn from 0, the number of cards in each hand.
    """
    seats = range(len(sizes[0]))
    hands: list[Hand] = [Counter() for _ in seats]
    found = [hands]
    for turn in range(len(steps), 0, -1):
        step = steps[turn - 1]
        hands = hands.copy()
        if isinstance(step.action, Deal):
            hands = [Counter() for _ in seats]
        else:
            _undo(hands, step, sizes[turn - 1], sizes[turn])
        found.append(hands)
    return found[::-1]


def _undo(hands: list[Hand], step: Step, before: Sequence[int], after: Sequence[int]) -> None:
    """From what each hand holds after a step to what it held before."""
    by, given = step.seat, cards_of_action(step.action)
    kept = list(before)
    kept[by] -= len(given)
    other = step.action.seat if isinstance(step.action, SwapHands) else by
    kept[by], kept[other] = kept[other], kept[by]
    for seat in {by, other}:
        drawn = after[seat] - kept[seat]
        # Any of the cards may be one of those drawn; what is there more often was there before.
        hands[seat] = Counter({card: number - drawn for card, number in hands[seat].items() if number > drawn})
    hands[by], hands[other] = hands[other], hands[by]
    hands[by] += Counter(card for card in given if card is not _ANY)


def filled(hand: Sequence[Card], known: Hand) -> tuple[Card, ...]:
    """A hand in which unknown cards are replaced by those that it is known to hold."""
    sure = [card for card in hand if card is not _ANY]
    more = (known - Counter(sure)).elements()
    return (*sure, *(next(more, card) for card in hand if card is _ANY))
