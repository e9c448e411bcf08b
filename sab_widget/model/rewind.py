"""The cards of one round, followed as far as a viewer saw them go: forward to count them, backward to the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sab_widget.model.actions import Discard
from sab_widget.model.actions_two import Clear, DiscardSeveral, SwapHands
from sab_widget.model.cards import UNKNOWN, Card
from sab_widget.model.deals import shuffled
from sab_widget.model.decks import cards_of
from sab_widget.model.refusals import cards_of_action

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from sab_widget.model.actions import Action
    from sab_widget.model.view import Seen, View

_ANY: Final = Card(UNKNOWN)


class Beat(NamedTuple):
    """One action of the round, and where cards went with it."""

    seat: int
    seen: Seen
    cards: tuple[Card, ...]
    """What was given away; `?` for what went face down unseen."""
    first: int
    """The place of the first of those among all cards of the round that went face down unseen."""
    drawer: int
    drawn: int

    @property
    def other(self) -> int | None:
        """With whom hands were swapped."""
        return self.seen.action.seat if isinstance(self.seen.action, SwapHands) else None

    def action(self, thrown: Sequence[Card]) -> Action:
        """The action with the cards that may have gone face down."""
        seen, there = self.seen.action, thrown[self.first : self.first + len(self.cards)]
        if seen is None:
            return Discard(there[0])
        if self.cards.count(_ANY):
            return Clear(seen.what, there) if isinstance(seen, Clear) else DiscardSeveral(there)
        return seen


CAME: Final = "came"
"""So many other cards came to the hand."""
WENT: Final = "went"
"""Another card was played from it."""
SHOWN: Final = "shown"
"""One of the cards that are known was played, at the beat of that number; or one like it."""
DOWN: Final = "down"
"""A card went face down; the number is its place among those."""


class Change(NamedTuple):
    """What happened to a hand that is followed."""

    kind: str
    number: int = 1
    card: Card | None = None


class Followed(NamedTuple):
    """A hand that the viewer has seen since, when hands were swapped; others call its cards `KnownHand`."""

    seat: int
    """Who holds it now."""
    cards: tuple[Card, ...]
    """Those that are known to be in it but for the ones that may have gone face down."""
    swap: int
    """The beat since which it is known."""
    changes: tuple[Change, ...]

    def draw(self, thrown: list[Card], old: Old, pool: list[Card], chance: random.Random) -> list[Card]:
        """Which of the cards may still be there: any card may be the one that went face down.

        Args:
            thrown: Those of them that went face down are put here, at their places.
            old: What is of the hand as it was seen.
            pool: The cards that nobody has seen; one that is needed is taken out.
            chance: Where chance comes from.
        """
        left, others = shuffled(self.cards, chance), 0
        for at, change in enumerate(self.changes):
            if change.kind == CAME:
                others += change.number
            elif change.kind == WENT:
                others -= 1
            elif change.kind == SHOWN:
                if change.number not in old.shown:
                    others -= 1
            else:
                later = self.changes[at + 1 :]
                least = _needed(later, old.shown)
                if left and (others <= least or chance.random() * (len(left) + others) < len(left)):
                    card: Card | None = left.pop()
                else:
                    card = _another(later, old.shown, pool) if others <= least else None
                if card is None:
                    others -= 1
                else:
                    thrown[change.number] = card
                    old.thrown.add(change.number)
        return left


class Old(NamedTuple):
    """What is of hands as the viewer has seen them."""

    shown: set[int]
    """The beats at which a card of theirs was played."""
    thrown: set[int]
    """The places of those that went face down."""


def _needed(later: Sequence[Change], shown: set[int]) -> int:
    """How many other cards must be in a hand, so that they are enough for what is played of them later."""
    balance = least = 0
    for change in later:
        if change.kind == CAME:
            balance += change.number
        elif change.kind == WENT or (change.kind == SHOWN and change.number not in shown):
            balance -= 1
            least = min(least, balance)
    return -least


def _another(later: Sequence[Change], shown: set[int], pool: list[Card]) -> Card | None:
    """A card that was played later, but may have been drawn since: its like went face down before that."""
    for change in reversed(later):
        if change.kind == SHOWN and change.number in shown and change.card in pool:
            shown.remove(change.number)
            pool.remove(change.card)
            return change.card
    return None


class Story:
    """What was done in the round that a view is about.

    Args:
        view: Of a seat, while cards are being played.
    """

    def __init__(self, view: View) -> None:
        self.players = players = len(view.players)
        deals = [turn for turn, seen in enumerate(view.history, 1) if seen.kind == "deal"]
        self.began = deals[-1] if deals else 0
        """The turn at which the cards were dealt."""
        size = view.rules.hand_size(players)
        self.sizes = [size] * players
        """Cards in each hand, at the end."""
        self.stock = len(cards_of(view.rules.deck)) - view.rules.out_of_play - players * size
        """Cards left to draw, at the end."""
        self.thrown = 0
        """Cards that have gone face down unseen by the viewer."""
        self.beats: list[Beat] = []
        held = list(range(players))
        holders: list[list[int]] = []
        given: dict[int, tuple[int, int]] = {}
        seen_here = view.history[self.began :]
        for number, seen in enumerate(seen_here):
            later = seen_here[number + 1 : number + 2]
            goes_on = later[0].kind == "lay" if later else bool(view.waiting)
            beat = self._beat(seen, goes_on=goes_on)
            self.beats.append(beat)
            by, other = beat.seat, beat.other
            self.sizes[by] -= len(beat.cards)
            if other is not None:
                held[by], held[other] = held[other], held[by]
                self.sizes[by], self.sizes[other] = self.sizes[other], self.sizes[by]
                if view.viewer is not None and view.viewer in (by, other):
                    away = other if view.viewer == by else by
                    given[held[away]] = number, self.sizes[away]
                    given.pop(held[view.viewer], None)
            self.sizes[beat.drawer] += beat.drawn
            holders.append(held.copy())
        self.known_whole = True
        """Whether the viewer knew every card of the hands that are followed when it gave them away."""
        self.followed = [
            self._follow(seat, hand, *given[hand], holders, view)
            for seat, hand in enumerate(held)
            if hand in given and view.hand_sizes[seat]
        ]

    def _beat(self, seen: Seen, *, goes_on: bool) -> Beat:
        """One more action; `goes_on` when it is followed by the choice of how a stone lies."""
        action = seen.action
        cards = (_ANY,) if action is None else cards_of_action(action)
        wanted = 0 if goes_on else len(cards) if isinstance(action, DiscardSeveral) else 1
        drawer = action.seat if isinstance(action, SwapHands) else seen.seat
        beat = Beat(seen.seat, seen, cards, self.thrown, drawer, min(wanted, self.stock))
        self.stock -= beat.drawn
        self.thrown += cards.count(_ANY)
        return beat

    def _follow(
        self, seat: int, hand: int, swap: int, size: int, holders: Sequence[Sequence[int]], view: View
    ) -> Followed:
        """What has become of a hand that the viewer gave away.

        Args:
            seat: Who holds it now.
            hand: Which hand it is: the seat to which it was dealt.
            swap: The beat at which the viewer gave it away.
            size: How many cards it had then.
            holders: After each beat, which hand each seat holds.
            view: What the viewer knows.
        """
        known = view.known_hands[seat]
        cards = () if known is None else known.cards
        here = [i for i in range(swap + 1, len(self.beats)) if holders[i - 1][self.beats[i].seat] == hand]
        played = [i for i in here if self.beats[i].cards and _ANY not in self.beats[i].cards]
        # All that it held and holds no longer was played; where several cards could be meant, the earliest.
        sure = [i for i in played if self.beats[i].cards[0] in cards]
        rest = [i for i in played if i not in sure]
        shown = sure + rest[: size - len(cards) - len(sure)]
        self.known_whole &= len(cards) + len(shown) >= size
        changes: list[Change] = []
        for i in range(swap, len(self.beats)):
            beat = self.beats[i]
            if i in here and _ANY in beat.cards:
                changes += [Change(DOWN, beat.first + k) for k in range(len(beat.cards))]
            elif i in shown:
                changes.append(Change(SHOWN, i, beat.cards[0]))
            elif i in played:
                changes.append(Change(WENT))
            if beat.drawn and holders[i][beat.drawer] == hand:
                changes.append(Change(CAME, beat.drawn))
        return Followed(seat, cards, swap, tuple(changes))

    def old(self) -> Old:
        """What was played of the hands that are followed."""
        shown = {one.number for hand in self.followed for one in hand.changes if one.kind == SHOWN}
        return Old(shown, set())

    def rewind(
        self, hands: Sequence[Sequence[Card]], kept: Sequence[Sequence[Card]], thrown: Sequence[Card],
        old: Old, chance: random.Random,
    ) -> tuple[list[list[Card]], list[Card]]:  # fmt: skip
        """From hands as they may be now to such as may have been dealt, and the cards drawn since, in their order.

        Args:
            hands: By seat.
            kept: Those of their cards that they have held ever since they are `followed`.
            thrown: The cards that went face down.
            old: Which of the cards played and thrown had been held since then.
            chance: Which of the cards in a hand was drawn last, nobody knows.
        """
        held, new = [list(cards) for cards in kept], [list(cards) for cards in hands]
        for seat, cards in enumerate(held):
            for card in cards:
                new[seat].remove(card)
        swaps = {hand.swap for hand in self.followed}
        drawn: list[Card] = []
        for i in range(len(self.beats) - 1, -1, -1):
            beat = self.beats[i]
            by, other = beat.seat, beat.other
            for _ in range(beat.drawn):
                there = new[beat.drawer] or held[beat.drawer]
                drawn.append(there.pop(int(chance.random() * len(there))))
            if other is not None:
                for pile in (held, new):
                    pile[by], pile[other] = pile[other], pile[by]
            if i in swaps:
                _forget(by, other, held, new)
            for k, card in enumerate(beat.cards):
                place = beat.first + k
                was_there = place in old.thrown if card is _ANY else i in old.shown
                (held if was_there else new)[by].append(thrown[place] if card is _ANY else card)
        return new, drawn[::-1]


def _forget(by: int, other: int | None, held: list[list[Card]], new: list[list[Card]]) -> None:
    """Before hands were swapped the viewer knew nothing of them: what was held since is held like the rest."""
    for seat in (by, other):
        if seat is not None and held[seat]:
            new[seat] += held[seat]
            held[seat] = []
