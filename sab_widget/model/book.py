"""The rules for one number of players, worked out for speed: tables of actions, filled from the reasons against them.

Each list here is what is left of all actions of a kind when those with a reason against them are struck out, kept for
the next time that the same facts hold. So there is one truth: `faults` of placing, and the functions below.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from operator import itemgetter
from typing import TYPE_CHECKING, Final, NamedTuple

from sab_widget.model.actions import Break, Discard, Lay, Map, Place, Repair, Rockfall, Take
from sab_widget.model.cards import BREAK, MAP, REPAIR, Card
from sab_widget.model.cells import cell_of
from sab_widget.model.deals import TREASURE
from sab_widget.model.decks import cards_of
from sab_widget.model.faces import Face
from sab_widget.model.mine import Mine
from sab_widget.model.placing import fit_table
from sab_widget.model.reasons import Reason

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from sab_widget.model.actions import Action
    from sab_widget.model.rules import Rules

_MOST_KEPT: Final = 100_000
"""Entries that a table of one book holds before it begins anew: some 20 MB."""


class PathPlan(NamedTuple):
    """What the path cards of a hand can be used for."""

    bits: int
    """The faces that they can show, as bits for `Book.faces`."""
    discards: tuple[Discard, ...]


class ActionPlan(NamedTuple):
    """What the action cards of a hand can be used for."""

    cards: tuple[Card, ...]
    """Each kind of them once."""
    discards: tuple[Discard, ...]


def break_reasons(rules: Rules, players: int, me: int, action: Break, broken: int) -> tuple[Reason, ...]:
    """Reasons against breaking a tool; `broken` holds a bit for each seat whose tool of that kind is broken."""
    found = []
    if action.seat >= players:
        return (Reason("wrong_target", seat=action.seat, detail="seat"),)
    if action.seat == me and not rules.break_own:
        found.append(Reason("wrong_target", seat=me, tool=action.tool, detail="self"))
    if broken >> action.seat & 1 and not rules.break_again:
        found.append(Reason("tool_already_broken", seat=action.seat, tool=action.tool))
    return tuple(found)


def barred_reasons(seat: int, broken: Iterable[str]) -> tuple[Reason, ...]:
    """Reasons against laying any path card at all: one for each kind of tool that is broken (section 3, a)."""
    return tuple(Reason("broken_tool", tool=tool, seat=seat) for tool in dict.fromkeys(broken))


def repair_reasons(rules: Rules, players: int, me: int, action: Repair, broken: int) -> tuple[Reason, ...]:
    """Reasons against repairing a tool; `broken` is as for `break_reasons`."""
    if action.seat >= players:
        return (Reason("wrong_target", seat=action.seat, detail="seat"),)
    found = []
    if action.seat != me and not rules.repair_others:
        found.append(Reason("wrong_target", seat=action.seat, detail="others"))
    if action.tool is None:
        found.append(Reason("tool_choice_needed", card=action.card.text))
    elif action.tool not in action.card.tools:
        found.append(Reason("wrong_target", tool=action.tool, card=action.card.text, detail="tool"))
    elif not broken >> action.seat & 1:
        found.append(Reason("nothing_to_repair", seat=action.seat, tool=action.tool))
    return tuple(found)


class Book:
    """Tables for one set of rules and one number of players; shared by all their games."""

    __slots__ = (
        "_breaks",
        "_digit",
        "_hands",
        "_maps",
        "_mines",
        "_repairs",
        "_rockfalls",
        "about",
        "action_plans",
        "action_shift",
        "actions",
        "aims_vary",
        "bits",
        "break_card",
        "discards",
        "faces",
        "fits",
        "kinds",
        "map_cards",
        "path_card",
        "path_mask",
        "path_plans",
        "picks",
        "players",
        "rows",
        "rules",
        "weight",
    )

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules, self.players = rules, players
        faces: list[Face] = []
        for face in rules.paths:
            faces += [way for way in face.both_ways if way not in faces]
        self.faces = tuple(faces)
        """Every face as it can be laid, each once: what the bits below stand for."""
        self.fits = fit_table(self.faces, rules.policy)
        cards = dict.fromkeys(cards_of(rules.deck))
        self.kinds = tuple(sorted(cards, key=lambda card: card.face is None))
        """Every kind of card in the deck, path cards first."""
        most = min(max(Counter(cards_of(rules.deck)).values()), rules.hand_size(players))
        self._digit = most.bit_length()
        self.weight: dict[Card, int] = {card: 1 << self._digit * i for i, card in enumerate(self.kinds)}
        """What a card counts in a hand, which is kept as one number: a digit for each kind."""
        self.action_shift = self._digit * sum(card.face is not None for card in self.kinds)
        self.path_mask = (1 << self.action_shift) - 1
        self.bits = {
            card: sum(1 << i for i, way in enumerate(faces) if Card(way) is card)
            for card in self.kinds
            if card.face is not None
        }
        """The faces that a path card can show, as bits for `faces`."""
        self.path_plans: dict[int, PathPlan] = {}
        self.action_plans: dict[int, ActionPlan] = {}
        self.actions = tuple(card for card in self.kinds if card.face is None)
        """The action cards among the kinds."""
        self.about = {tool: tuple(card for card in self.actions if tool in card.tools) for tool in rules.tools}
        """The action cards that concern a tool."""
        self.map_cards = tuple(card for card in self.actions if card.kind == MAP)
        self.aims_vary = not (rules.break_own and rules.repair_others)
        """Whether what an action card can be played on depends on who plays it."""
        self.discards = {card: Discard(card) for card in self.kinds}
        self.path_card = {way: Card(way) for way in faces}
        self.break_card = {tool: Card(f"break {tool}") for tool in rules.tools}
        self.rows: dict[int, tuple[Place, ...]] = {}
        """Laying each of `faces` at a cell, by spot; `fill` adds to it."""
        self.picks: dict[int, Callable[[tuple[Place, ...]], tuple[Place, ...]]] = {}
        """What picks from a row the faces that bits stand for, by these bits; `fill` adds to it."""
        self._breaks: dict[tuple[str, int, int], tuple[Break, ...]] = {}
        self._repairs: dict[tuple[Card, str, int, int], tuple[Repair, ...]] = {}
        self._maps: dict[frozenset[int], tuple[Map, ...]] = {}
        self._hands: dict[int, tuple[Card, ...]] = {}
        self._rockfalls: dict[int, Rockfall] = {}
        self._mines: dict[tuple[str, ...], Mine] = {}

    def __reduce__(self) -> tuple[Callable[[Rules, int], Book], tuple[Rules, int]]:
        """Another process makes the tables for itself."""
        return book_for, (self.rules, self.players)

    def mine(self, goals: tuple[str, ...]) -> Mine:
        """A mine at the beginning of a round: `treasure`, or the face of a stone, for each goal cell."""
        found = self._mines.get(goals)
        if found is None:
            rules = self.rules
            faces = [Face(rules.treasure if goal == TREASURE else goal) for goal in goals]
            treasure = rules.goal_cells[goals.index(TREASURE)]
            found = self._mines[goals] = Mine(
                dict(zip(rules.goal_cells, faces, strict=True)),
                treasure=treasure,
                start=rules.start,
                policy=rules.policy,
                fits=self.fits,
            )
        return found.copy()

    def cards(self, hand: int) -> tuple[Card, ...]:
        """The cards of a hand that is kept as a number, by the order of the deck."""
        known = self._hands.get(hand)
        if known is None:
            if len(self._hands) >= _MOST_KEPT:
                self._hands.clear()
            known = self._hands[hand] = tuple(card for card, number in self._digits(hand) for _ in range(number))
        return known

    def _digits(self, hand: int) -> Iterator[tuple[Card, int]]:
        """The kinds of cards in a hand, and how many there are of each."""
        digit = self._digit
        while hand:
            i = ((hand & -hand).bit_length() - 1) // digit
            number = hand >> digit * i & (1 << digit) - 1
            yield self.kinds[i], number
            hand -= number << digit * i

    def hand(self, cards: Iterable[Card]) -> int:
        """Cards as one number."""
        return sum(self.weight[card] for card in cards)

    def path_plan(self, paths: int) -> PathPlan:
        """What the path cards of a hand (its lower digits) can be used for."""
        found = self.path_plans.get(paths)
        if found is None:
            if len(self.path_plans) >= _MOST_KEPT:
                self.path_plans.clear()
            bits, discards = 0, []
            for card, _ in self._digits(paths):
                bits |= self.bits[card]
                discards.append(self.discards[card])
            found = self.path_plans[paths] = PathPlan(bits, tuple(discards))
        return found

    def action_plan(self, actions: int) -> ActionPlan:
        """What the action cards of a hand (its upper digits) can be used for."""
        found = self.action_plans.get(actions)
        if found is None:
            cards = [card for card, _ in self._digits(actions << self.action_shift)]
            found = self.action_plans[actions] = ActionPlan(tuple(cards), tuple(self.discards[card] for card in cards))
        return found

    def fill(self, spot: int, bits: int) -> None:
        """Add a cell to `rows` and a set of faces to `picks`."""
        if spot not in self.rows:
            cell = cell_of(spot)
            self.rows[spot] = tuple(Place(face, cell) for face in self.faces)
        if len(self.picks) >= _MOST_KEPT:
            self.picks.clear()
        numbers = [i for i in range(len(self.faces)) if bits >> i & 1]
        # One item alone would come without its tuple.
        single = slice(numbers[0], numbers[0] + 1)
        self.picks[bits] = itemgetter(single) if len(numbers) == 1 else itemgetter(*numbers)

    def targets(self, card: Card, me: int, broken: Mapping[str, int], down: Iterable[int]) -> tuple[Action, ...]:
        """Every way to play an action card, but for a rockfall."""
        if card.kind == BREAK:
            return self.breaks(card.tools[0], me, broken[card.tools[0]])
        if card.kind == REPAIR:
            return tuple(a for tool in card.tools for a in self.repairs(card, tool, me, broken[tool]))
        return self.maps(down) if card.kind == MAP else ()

    def breaks(self, tool: str, me: int, broken: int) -> tuple[Break, ...]:
        """Every way to play a card that breaks this tool."""
        key = (tool, -1 if self.rules.break_own else me, broken)
        found = self._breaks.get(key)
        if found is None:
            every = (Break(tool, seat) for seat in range(self.players))
            found = tuple(a for a in every if not break_reasons(self.rules, self.players, me, a, broken))
            self._breaks[key] = found
        return found

    def repairs(self, card: Card, tool: str, me: int, broken: int) -> tuple[Repair, ...]:
        """Every way to repair this tool with this card; `broken` has a bit for each seat with that tool broken."""
        key = (card, tool, -1 if self.rules.repair_others else me, broken)
        found = self._repairs.get(key)
        if found is None:
            every = (Repair(tool, seat, card) for seat in range(self.players))
            found = tuple(a for a in every if not repair_reasons(self.rules, self.players, me, a, broken))
            self._repairs[key] = found
        return found

    def maps(self, down: Iterable[int]) -> tuple[Map, ...]:
        """Looking at each goal that is face down."""
        key = frozenset(down)
        found = self._maps.get(key)
        if found is None:
            found = self._maps[key] = tuple(Map(cell_of(spot)) for spot in sorted(key))
        return found

    def rockfall(self, spot: int) -> Rockfall:
        """Removing the card at a cell."""
        found = self._rockfalls.get(spot)
        if found is None:
            found = self._rockfalls[spot] = Rockfall(cell_of(spot))
        return found

    @staticmethod
    def takes(drawn: Iterable[int]) -> tuple[Take, ...]:
        """Taking each value of gold card that is there."""
        return tuple(Take(nuggets) for nuggets in dict.fromkeys(drawn))

    @staticmethod
    def lays(choices: dict[int, tuple[Face, ...]]) -> tuple[Action, ...]:
        """Laying each stone that waits, in each of its ways."""
        return tuple(Lay(face, cell_of(spot)) for spot in sorted(choices) for face in choices[spot])


@lru_cache(maxsize=64)
def book_for(rules: Rules, players: int) -> Book:
    """The book of these rules for so many players."""
    return Book(rules, players)
