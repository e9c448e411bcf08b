"""The rules for one number of players, worked out for speed: tables of actions, filled from the reasons against them.

Each list here is what is left of all actions of a kind when those with a reason against them are struck out, kept for
the next time that the same facts hold. So there is one truth: `faults` of placing, and `Aims.against` for action cards.
"""

from __future__ import annotations

from functools import lru_cache, partial
from itertools import combinations
from operator import itemgetter
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from sab_widget.model.actions import Discard, Lay, Place, Rockfall, Take
from sab_widget.model.actions_two import Clear, DiscardSeveral
from sab_widget.model.aims import Aims
from sab_widget.model.cards import ROCKFALL, UNKNOWN, Card
from sab_widget.model.cells import SHIFTS, as_spot, cell_of
from sab_widget.model.deals import goals_of
from sab_widget.model.decks import cards_of
from sab_widget.model.facts import Layout
from sab_widget.model.ground import Goal
from sab_widget.model.mine import Mine
from sab_widget.model.placing import fit_table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from sab_widget.model.actions import Action
    from sab_widget.model.faces import Face
    from sab_widget.model.rules import Rules

_MOST_KEPT: Final = 100_000
"""Entries that a table of one book holds before it begins anew: some 20 MB."""


_MOST_HANDS: Final = 20_000
"""Entries by hand, of some dozens of actions each: some 10 MB."""

_MOST_IN_A_ROW: Final = 2_000
"""Entries for one cell: there are some hundred cells."""

K = TypeVar("K")
V = TypeVar("V")


class Table(Generic[K, V]):
    """A table that is filled as it is asked: `find` says what belongs under a key that it has not met yet.

    Where speed counts one looks into `known`, a bare dict, first; `table[key]` finds what is not there yet.
    """

    __slots__ = ("_find", "_most", "known")

    def __init__(self, find: Callable[[K], V], most: int = _MOST_KEPT) -> None:
        self._find, self._most = find, most
        self.known: dict[K, V] = {}

    def __getitem__(self, key: K) -> V:
        known = self.known
        found = known.get(key)
        if found is None:
            if len(known) >= self._most:
                known.clear()
            found = known[key] = self._find(key)
        return found


# The plans are bare tuples, which Python takes apart faster than named ones.

PathPlan = tuple[int, tuple["Discard", ...], tuple[Card, ...]]
"""What the path cards of a hand can be used for: the faces that they can show, as bits for `Book.faces`; discards; the
cards themselves."""

Targets = Table[int, tuple["Action", ...]]
"""What an action card can be played on, by those of the facts that matter to it (`sab_widget.model.facts`)."""

ActionPlan = tuple[tuple["Discard", ...], tuple[tuple[int, Targets], ...], bool, tuple[Card, ...]]
"""What the action cards of a hand can be used for: discards; which facts matter to each card, and its aims; whether
there is a rockfall among them, which the cards in the mine are the aims of; the cards themselves."""


class Book:
    """Tables for one set of rules and one number of players; shared by all their games."""

    __slots__ = (
        "_digit",
        "_mines",
        "_piles",
        "action_plans",
        "action_shift",
        "actions",
        "aims",
        "barred",
        "bits",
        "break_card",
        "cards",
        "clears",
        "discards",
        "faces",
        "fits",
        "gives_away",
        "in_front",
        "kinds",
        "ladders",
        "layout",
        "me",
        "near_goals",
        "path_card",
        "path_mask",
        "path_plans",
        "picks",
        "players",
        "rockfalls",
        "rows",
        "rules",
        "several",
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
        cards = dict.fromkeys((*cards_of(rules.deck), Card(UNKNOWN)))
        self.kinds = tuple(sorted(cards, key=lambda card: card.face is None))
        """Every kind of card in the deck, path cards first."""
        self._digit = rules.hand_size(players).bit_length()
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
        self.ladders = sum(1 << i for i, face in enumerate(faces) if face.ladders)
        """The faces with a ladder, as bits: they are struck out at the cells beside a goal."""
        self.near_goals = frozenset(as_spot(cell) + shift for cell in rules.goal_cells for shift in SHIFTS)
        self.actions = tuple(card for card in self.kinds if card.face is None)
        """The action cards among the kinds."""
        self.discards = {card: Discard(card) for card in self.kinds}
        self.path_card = {way: Card(way) for way in faces}
        self.break_card = {tool: Card(f"break {tool}") for tool in rules.tools}

        self.layout = Layout(rules, players)
        """Where which fact stands that decides where action cards can be played, and who may lay path cards."""
        self.aims = Aims(rules, self.layout)
        self.barred, self.in_front, self.me = self.layout.barred, self.layout.mine, self.layout.me

        self.cards: Table[int, tuple[Card, ...]] = Table(self._cards)
        """The cards of a hand that is kept as a number, by the order of the deck."""
        self.path_plans: Table[int, PathPlan] = Table(self._path_plan)
        """By the lower digits of a hand."""
        aims = {card: (self.aims.matters(card), Table(partial(self.aims.of, card))) for card in self.actions}
        self.action_plans: Table[int, ActionPlan] = Table(partial(self._action_plan, aims))
        """By the upper digits of a hand."""
        self.picks: Table[int, Callable[[tuple[Place, ...]], tuple[Place, ...]]] = Table(_picker)
        """What picks from laying each of `faces` those that bits stand for, by these bits."""
        self.rows: Table[int, Table[int, tuple[Place, ...]]] = Table(self._row)
        """Laying faces at a cell: by spot, then by the bits of the faces."""
        self.rockfalls: Table[int, Rockfall] = Table(_rockfall)
        """Removing the card at a cell, by spot."""
        self.gives_away = rules.most_discarded > 1 or bool(rules.clear_for)
        """Whether several cards can be given away at once."""
        self._piles: dict[str | None, Table[tuple[Card, ...], Action]] = {
            name: Table(partial(_giving, name)) for name in (None, *self.layout.shift)
        }
        """Discarding several cards, by these in the order of the deck; or removing with them what lies in front."""
        self.several: Table[int, tuple[Action, ...]] = Table(self._several, _MOST_HANDS)
        """Every way to pass by discarding several cards of a hand, by the hand."""
        self.clears: Table[tuple[int, int], tuple[Action, ...]] = Table(self._clears, _MOST_HANDS)
        """Every way to remove a card in front of a seat by discarding, by the facts of what lies there and the hand."""
        self._mines: dict[tuple[str, ...], Mine] = {}

    def __reduce__(self) -> tuple[Callable[[Rules, int], Book], tuple[Rules, int]]:
        """Another process makes the tables for itself."""
        return book_for, (self.rules, self.players)

    def mine(self, goals: tuple[str, ...]) -> Mine:
        """A mine at the beginning of a round, by what a deal says of each goal cell; `?` where nobody knows."""
        found = self._mines.get(goals)
        if found is None:
            rules = self.rules
            mine = Mine(dict.fromkeys(rules.goal_cells), start=rules.start, policy=rules.policy, fits=self.fits)
            for spot, (face, treasure) in zip(self.layout.goals, goals_of(rules, goals), strict=True):
                mine._goals[spot] = Goal(cell_of(spot), face, treasure, up=False)
            found = self._mines[goals] = mine
        return found.copy()

    def _cards(self, hand: int) -> tuple[Card, ...]:
        return tuple(card for card, number in self._digits(hand) for _ in range(number))

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
        return sum(map(self.weight.__getitem__, cards))

    def _path_plan(self, paths: int) -> PathPlan:
        counted = list(self._digits(paths))
        bits = 0
        for card, _ in counted:
            bits |= self.bits[card]
        return bits, tuple([self.discards[card] for card, _ in counted]), self._all(counted)

    def _action_plan(self, aims: Mapping[Card, tuple[int, Targets]], actions: int) -> ActionPlan:
        counted = list(self._digits(actions << self.action_shift))
        aimed = [aims[card] for card, _ in counted if card.kind != ROCKFALL]
        falls = len(aimed) < len(counted)
        return tuple([self.discards[card] for card, _ in counted]), tuple(aimed), falls, self._all(counted)

    def _all(self, counted: list[tuple[Card, int]]) -> tuple[Card, ...]:
        """The cards one by one, where several of them can be given away."""
        return tuple([card for card, number in counted for _ in range(number)]) if self.gives_away else ()

    def _several(self, hand: int) -> tuple[Action, ...]:
        held = self._held(hand)
        found: tuple[Action, ...] = ()
        for number in range(2, self.rules.most_discarded + 1):
            found += self._giving_away(held, number, None)
        return found

    def _clears(self, key: tuple[int, int]) -> tuple[Action, ...]:
        facts, hand = key
        held, number = self._held(hand), self.rules.clear_for
        names = [name for name in self.layout.shift if self.layout.seats_with(name, facts)]
        return tuple(action for name in names for action in self._giving_away(held, number, name))

    def _held(self, hand: int) -> tuple[Card, ...]:
        """`cards` of a hand, out of what is known of its halves."""
        return self.path_plans[hand & self.path_mask][2] + self.action_plans[hand >> self.action_shift][3]

    def _giving_away(self, held: tuple[Card, ...], number: int, what: str | None) -> tuple[Action, ...]:
        """Every choice of so many of these cards, each once."""
        piles = self._piles[what]
        choices: Iterable[tuple[Card, ...]] = combinations(held, number)
        if len(set(held)) < len(held):  # cards of one kind twice would list a choice twice
            choices = dict.fromkeys(choices)
        try:
            return tuple(map(piles.known.__getitem__, choices))
        except KeyError:
            return tuple([piles[cards] for cards in dict.fromkeys(combinations(held, number))])

    def _row(self, spot: int) -> Table[int, tuple[Place, ...]]:
        cell = cell_of(spot)
        row, picks = tuple(Place(face, cell) for face in self.faces), self.picks
        return Table(lambda bits: picks[bits](row), _MOST_IN_A_ROW)

    @staticmethod
    def takes(drawn: Iterable[int]) -> tuple[Take, ...]:
        """Taking each value of gold card that is there."""
        return tuple(Take(nuggets) for nuggets in dict.fromkeys(drawn))

    @staticmethod
    def lays(choices: dict[int, tuple[Face, ...]]) -> tuple[Action, ...]:
        """Laying each stone that waits, in each of its ways."""
        return tuple(Lay(face, cell_of(spot)) for spot in sorted(choices) for face in choices[spot])


def _picker(bits: int) -> Callable[[tuple[Place, ...]], tuple[Place, ...]]:
    numbers = []
    while bits:
        numbers.append((bits & -bits).bit_length() - 1)
        bits &= bits - 1
    # One item alone would come without its tuple.
    return itemgetter(slice(numbers[0], numbers[0] + 1)) if len(numbers) == 1 else itemgetter(*numbers)


def _giving(what: str | None, cards: tuple[Card, ...]) -> Action:
    """Discarding cards to remove something that lies in front, or to pass."""
    return DiscardSeveral(cards) if what is None else Clear(what, cards)


def _rockfall(spot: int) -> Rockfall:
    return Rockfall(cell_of(spot))


_MOST_BOOKS: Final = 64

_book = lru_cache(maxsize=_MOST_BOOKS)(Book)

_RECENT: Final[dict[tuple[int, int], tuple[Rules, Book]]] = {}
"""Books by the identity of their rules: hashing all options takes its time."""


def book_for(rules: Rules, players: int) -> Book:
    """The book of these rules for so many players."""
    key = id(rules), players
    known = _RECENT.get(key)
    if known is None:
        if len(_RECENT) >= _MOST_BOOKS:
            _RECENT.clear()
        known = _RECENT[key] = (rules, _book(rules, players))  # the rules are held, so that their id stays theirs
    return known[1]
