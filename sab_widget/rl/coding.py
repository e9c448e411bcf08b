"""Actions as whole numbers and back: what PettingZoo's discrete action spaces want."""

from __future__ import annotations

from operator import index as as_index
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from sab_widget.model.actions import Break, Discard, Lay, Map, Pass, Place, Repair, Rockfall, Take
from sab_widget.model.actions_two import (
    Clear,
    DiscardSeveral,
    Free,
    HandsOff,
    Inspect,
    Steal,
    SwapHands,
    SwapHats,
    Theft,
    Trap,
)
from sab_widget.model.book import book_for
from sab_widget.model.cards import (
    FREE,
    HANDS_OFF,
    INSPECTION,
    MAP,
    ROCKFALL,
    SWAP_HANDS,
    SWAP_HATS,
    THEFT,
    TRAPPED,
    UNKNOWN,
)
from sab_widget.model.errors import shown
from sab_widget.model.faces import Face
from sab_widget.rl.errors import BadIndex
from sab_widget.rl.piles import Piles
from sab_widget.rl.window import MARGIN, Window

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from sab_widget.model.actions import Action
    from sab_widget.model.cards import Card
    from sab_widget.model.rules import Rules

_ON_SEATS = {
    HANDS_OFF: HandsOff,
    SWAP_HANDS: SwapHands,
    INSPECTION: Inspect,
    SWAP_HATS: SwapHats,
    TRAPPED: Trap,
    FREE: Free,
    THEFT: Steal,
}
"""What is done to a seat by whoever has such a card, in the order of their numbers."""


class Block(NamedTuple):
    """Numbers of one kind of action, one after the other."""

    kind: str
    """As in `Action.kind`."""
    first: int
    """The lowest of its numbers."""
    size: int
    """How many there are."""
    order: str
    """What they run over, the slowest first."""


class ActionCode:
    """The number of every action, for one set of rules and one number of players.

    Seats are counted from the one that acts: 0 is that seat itself, 1 its left neighbour, and so on clockwise, so that
    one policy can play every seat. Faces, cards and tools come in the order of the deck, cells row by row.

    >>> from sab_widget.model import Rules
    >>> code = ActionCode(Rules(), players=5)
    >>> number = code.encode(Break("cart", 0), seat=4)
    >>> code.decode(number, seat=4), code.decode(number, seat=0)
    (Break('cart', 0), Break('cart', 1))

    Args:
        rules: The rule options.
        players: How many play.
        margin: How far the window of cells reaches beyond start and goals; cards beyond it can't be laid or removed.

    Raises:
        BadPlayers: So many can't play.
        BadSetting: The margin is none.
    """

    def __init__(self, rules: Rules, players: int, margin: int = MARGIN) -> None:
        hand_size = rules.hand_size(players)
        self.rules, self.players, self.window = rules, players, Window(rules, margin)
        self._several = Piles(range(2, rules.most_discarded + 1), hand_size)
        self._clears = Piles([rules.clear_for] if rules.clear_for else [], hand_size)
        self._names = tuple(book_for(rules, players).layout.shift) if rules.clear_for else ()
        alike = self._alike()
        aimed = [self._aimed([(me + i) % players for i in range(players)]) for me in range(players)]
        listed = [(kind, actions, order) for kind, (actions, order) in {**alike, **aimed[0]}.items()]
        sizes = [(kind, len(actions), order) for kind, actions, order in listed]
        sizes.append((DiscardSeveral.kind, len(self._several), "choices of places in the hand"))
        sizes.append(
            (Clear.kind, len(self._clears) * len(self._names), "what is removed, choices of places in the hand")
        )
        blocks, first = [], 0
        for kind, size, order in sizes:
            if size:
                blocks.append(Block(kind, first, size, order))
                first += size
        self.blocks = tuple(blocks)
        """The kinds of actions that these rules know, by their numbers."""
        self.size = first
        """How many numbers there are: they run from 0 to `size - 1`."""
        self._places = tuple(action for actions, _ in alike.values() for action in actions)
        self._aims = [tuple(action for actions, _ in found.values() for action in actions) for found in aimed]
        self._fixed = len(self._places) + len(self._aims[0])
        self._numbers: dict[Action, int] = {action: number for number, action in enumerate(self._places)}
        self._aim_numbers: list[dict[Action, int]] = [
            {action: number for number, action in enumerate(aims, len(self._places))} for aims in self._aims
        ]

    @property
    def kinds(self) -> tuple[Card, ...]:
        """Every kind of card in the deck, path cards first, each as the deck lists them."""
        return tuple(card for card in book_for(self.rules, self.players).kinds if card.text != UNKNOWN)

    def _alike(self) -> dict[str, tuple[Sequence[Action], str]]:
        """Actions that are the same whoever does them, by kind; with what they run over."""
        rules, cells = self.rules, self.window.cells
        kinds = {card.kind for card in self.kinds}
        goals = [Face(face) for face in dict.fromkeys((*rules.stones, rules.treasure))]
        lies = dict.fromkeys(way for face in goals for way in face.both_ways)
        takes = sorted(value for value, _ in rules.gold) if rules.gold_choice == "player" else []
        return {
            Place.kind: (
                [Place(face, cell) for face in book_for(rules, self.players).faces for cell in cells],
                "faces as laid, cells of the window",
            ),
            Rockfall.kind: ([Rockfall(cell) for cell in cells] * (ROCKFALL in kinds), "cells of the window"),
            Map.kind: ([Map(cell) for cell in rules.goal_cells] * (MAP in kinds), "goals"),
            Lay.kind: (
                [Lay(face, cell) for face in lies for cell in rules.goal_cells] * (rules.stone_choice == "player"),
                "faces of the goals, goals",
            ),
            Discard.kind: ([Discard(card) for card in self.kinds], "cards"),
            Pass.kind: ([Pass()], ""),
            Take.kind: ([Take(value) for value in takes], "nuggets"),
            Theft.kind: ([Theft()] * (THEFT in kinds), ""),
        }

    def _aimed(self, seats: list[int]) -> dict[str, tuple[Sequence[Action], str]]:
        """Actions on seats by kind, these in the order in which the one that acts counts them."""
        rules, kinds = self.rules, {card.kind for card in self.kinds}
        repairs = [(card, tool) for card in rules.repair_cards for tool in card.tools]
        return {
            Break.kind: ([Break(tool, seat) for tool in rules.tools for seat in seats], "tools, seats"),
            Repair.kind: (
                [Repair(tool, seat, card) for card, tool in repairs for seat in seats],
                "repair cards, tools on it, seats",
            ),
            **{
                kind.kind: ([kind(seat) for seat in seats], "seats")
                for name, kind in _ON_SEATS.items()
                if name in kinds
            },
        }

    def number_of(self, action: Action, seat: int, hand: tuple[Card, ...]) -> int | None:
        """`encode`, but None where it would raise."""
        number = self._numbers.get(action)
        if number is None:
            number = self._aim_numbers[seat].get(action)
        if number is None and isinstance(action, DiscardSeveral):
            number = self._several.numbers(hand).get(action.cards)
            return None if number is None else self._fixed + number
        if number is None and isinstance(action, Clear) and action.what in self._names:
            number = self._clears.numbers(hand).get(action.cards)
            before = self._fixed + len(self._several) + len(self._clears) * self._names.index(action.what)
            return None if number is None else before + number
        return number

    def encode(self, action: Action, seat: int, hand: tuple[Card, ...] = ()) -> int:
        """The number of an action.

        Args:
            action: An action of these rules, legal or not.
            seat: Who does it.
            hand: The cards that this seat holds, in the order in which a view has them; needed only where several
                cards are given away, since those go by their places in the hand.

        Raises:
            BadIndex: It lies beyond the window, or the rules or the hand do not know it.
        """
        number = self.number_of(action, self._seat(seat), hand)
        if number is None:
            cell = getattr(action, "cell", None)
            why = (
                f"the cell {cell} lies beyond the window, whose margin is {self.window.margin}"
                if cell is not None and cell not in self.window
                else "these rules have no such action, or the cards are not in the hand"
            )
            raise BadIndex(f"no number stands for {shown(action)}: {why}")
        return number

    def decode(self, number: int, seat: int, hand: tuple[Card, ...] = ()) -> Action:
        """The action that a number stands for, legal or not; the inverse of `encode`.

        Args:
            number: From 0 to `size - 1`; numpy's whole numbers will do.
            seat: Who does it.
            hand: The cards that this seat holds, as for `encode`.

        Raises:
            BadIndex: It is no such number, or chooses cards by places that the hand does not have. Of the numbers that
                choose the same cards only the lowest is taken, and the message names it.
        """
        seat = self._seat(seat)
        try:
            number = as_index(number)
        except TypeError:
            raise BadIndex(f"{shown(number)} is no number of an action: give one from 0 to {self.size - 1}") from None
        if not 0 <= number < self.size:
            raise BadIndex(f"there is no action {shown(number)}; the numbers run from 0 to {self.size - 1}")
        if number < len(self._places):
            return self._places[number]
        if number < self._fixed:
            return self._aims[seat][number - len(self._places)]
        action = self._given_away(number - self._fixed, hand)
        if action is None:
            raise BadIndex(
                f"the action {number} gives away cards by their places, and a hand of {len(hand)} is too small"
            )
        lowest = self.number_of(action, seat, hand)
        if lowest != number:
            raise BadIndex(f"the action {number} gives away the same cards as {lowest}: of equal cards take the first")
        return action

    def _given_away(self, number: int, hand: tuple[Card, ...]) -> Action | None:
        if number < len(self._several):
            cards = self._several.cards(number, hand)
            return None if cards is None else DiscardSeveral(cards)
        name, number = divmod(number - len(self._several), len(self._clears))
        cards = self._clears.cards(number, hand)
        return None if cards is None else Clear(self._names[name], cards)

    def mask(self, legal: Iterable[Action], seat: int, hand: tuple[Card, ...] = ()) -> NDArray[np.int8]:
        """Which numbers stand for a legal action, as an array of `size` zeros and ones.

        Legal actions beyond the window have no number and are left out. What is left is never empty: who has cards may
        discard one, and who has none may pass.
        """
        mask = np.zeros(self.size, np.int8)
        number_of = self.number_of
        mask[[number for action in legal if (number := number_of(action, seat, hand)) is not None]] = 1
        return mask

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise BadIndex(f"there is no seat {shown(seat)}; the seats are 0 to {self.players - 1}")
        return seat
