"""A round of which not everything was written down: what can be checked is checked, the rest stays unknown.

A hand holds `?` for each card that nobody knows. When a card is played that is not among the known ones, one of the
unknown cards turns out to be it. Cards are counted over the whole round: no more of a kind turn up than the deck has.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from sab_widget.model.actions import Lay, Place
from sab_widget.model.cards import UNKNOWN, Card
from sab_widget.model.decks import cards_of
from sab_widget.model.errors import BadRecord
from sab_widget.model.phases import PLAYING
from sab_widget.model.reasons import Reason
from sab_widget.model.refusals import cards_of_action
from sab_widget.model.round import Round

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.model.actions import Action
    from sab_widget.model.book import Book
    from sab_widget.model.deals import Deal
    from sab_widget.model.outcomes import Outcome

_ANY = Card(UNKNOWN)


class OpenRound(Round):
    """A round in which hands hold unknown cards, `?`: each may turn out to be any card that has not all been seen."""

    __slots__ = ("left",)

    def __init__(self, book: Book, number: int, deal: Deal, purse: Sequence[int | None]) -> None:
        super().__init__(book, number, deal, purse)
        known = Counter(card for hand in (*deal.hands, deal.stock, deal.out) for card in hand if card is not _ANY)
        self.left = Counter(cards_of(book.rules.deck)) - known
        """How many of each card nobody has seen yet."""

    def legal(self) -> tuple[Action, ...]:
        """Every action that may be done with the cards known, or with what the unknown ones could be.

        Of the discards of several cards only those are listed that say no more than is known.
        """
        if self._legal is not None or self.phase != PLAYING or not self._unknown(self.seat):
            return super().legal()
        seat, codes, held = self.seat, self.codes, self.hand(self.seat)
        real = codes[seat]
        could = [card for card in self.book.kinds if card in held or self.left[card] > 0]
        try:
            codes[seat] = self.book.hand(could)
            listed = self._list(real)
        finally:
            codes[seat] = real
        self._legal = listed
        return listed

    def play(self, action: Action) -> Outcome:
        """Do a legal action; an unknown card in the hand turns out to be the one that is played.

        Raises:
            BadRecord: A goal is reached, and nobody wrote down what it is; nothing was changed.
        """
        self._ask_for_goals(action)
        if self.phase == PLAYING:
            self._turn_out(Counter(cards_of_action(action)))
        return super().play(action)

    def _turn_out(self, given: Counter[Card]) -> None:
        """Make the hand hold the cards that are given away; `?` stands for those that go face down, unwritten."""
        hidden = given.pop(_ANY, 0)
        for card, number in (given - Counter(self.hand(self.seat))).items():
            self._swap(_ANY, card, number)
            self.left[card] -= number
        rest = Counter(self.hand(self.seat)) - given
        all_go = hidden == rest.total()
        for card, number in rest.items():
            if hidden and card is not _ANY:
                # Nobody saw which cards went face down, so any of those that were known may have gone.
                doubtful = min(number, hidden)
                self._swap(card, _ANY, doubtful)
                self.left[card] += 0 if all_go else doubtful

    def _swap(self, old: Card, new: Card, number: int) -> None:
        """Exchange cards in the hand of the seat whose turn it is."""
        self.codes[self.seat] += (self.weight[new] - self.weight[old]) * number

    def missing(self, action: Action, seat: int) -> list[Reason]:
        """Reasons that come from the hand: cards that are not there, and of which no unknown card can be one."""
        held, given = Counter(self.hand(seat)), Counter(cards_of_action(action))
        if given.total() > held.total():
            return [Reason("card_not_in_hand", card=str(card)) for card in given - held]
        del given[_ANY]
        needed = given - held
        if needed.total() > held[_ANY]:
            return [Reason("card_not_in_hand", card=str(card)) for card in needed]
        deck = Counter(cards_of(self.rules.deck))
        return [
            Reason("card_not_in_hand", card=str(card), number=deck[card], detail="deck")
            for card, number in needed.items()
            if number > self.left[card]
        ]

    def _unknown(self, seat: int) -> int:
        """How many cards of a hand are not known."""
        return self.hand(seat).count(_ANY)

    def _ask_for_goals(self, action: Action) -> None:
        """Refuse to turn up a goal of which even the face is not known."""
        if not isinstance(action, (Place, Lay)) or all(goal.face is not None for goal in self.mine.goals):
            return
        trial = self.copy()
        lay = trial._place(action) if isinstance(action, Place) else trial._lay_stone(action)
        for goal in lay.turned_up:
            if goal.face is None:
                raise BadRecord(f"the goal at {goal.cell} is reached here, so the record has to say what it is")

    def copy(self) -> OpenRound:
        """An equal round that shares nothing changeable with this one."""
        twin = super().copy()
        assert isinstance(twin, OpenRound)
        twin.left = self.left.copy()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {**super().__getstate__(), "left": self.left}
