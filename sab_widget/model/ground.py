"""What lies on the table and how laying, removing and turning up change it: the quick book-keeping under `Mine`.

Cells are kept under whole numbers (`as_spot`) for speed. Three things are kept up to date as cards come and go, so that
nothing needs to be searched for when it is asked: which edges are *lit* (their tunnel is connected to the surface), the
*signature* of every empty cell beside a card (`sab_widget.model.placing`), and which of those could take a card at all.
Nothing here asks whether an action is legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Self

from sab_widget.model.cells import SHIFTS, Cell, as_spot, cell_of
from sab_widget.model.faces import BIT, Face
from sab_widget.model.placing import CONNECTED, NOTHING, OPEN, SIGNATURES, WALL, Policy, live_signatures

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

Fresh = list[tuple[int, Face | None, int]]
"""What becomes connected: (spot, card, edges), or (spot, None, side) for a face-down goal that is reached there."""

# For each side N, E, S, W: its number, the step over it, its bit, the bit and the number of the facing edge.
_AROUND = tuple((i, SHIFTS[i], 1 << i, 1 << (i ^ 2), i ^ 2) for i in range(4))
_SIDES_IN = tuple(tuple(_AROUND[i] for i in range(4) if mask >> i & 1) for mask in range(16))
"""The entries of `_AROUND` for each set of edges."""

_ORDER_OF_REACHING = (BIT["W"], BIT["N"], BIT["S"], BIT["E"])
"""Rules.md section 3, `stone_choice`: which side of a stone decides where no laid card touches it."""


_NUMBERS_IN = tuple(tuple(i for i in range(4) if mask >> i & 1) for mask in range(16))
"""The numbers of the sides for each set of edges."""


class _ByCode(NamedTuple):
    """The sides of a cell, as sets of edges, by what faces it there."""

    empty: int
    dark: int
    """An open edge that is not connected."""
    connected: int


def _sides_with(signature: int, code: int) -> int:
    return sum(1 << i for i in range(4) if signature >> 2 * i & 3 == code)


_SIDES_BY_CODE = tuple(
    _ByCode(_sides_with(signature, NOTHING), _sides_with(signature, OPEN), _sides_with(signature, CONNECTED))
    for signature in range(SIGNATURES)
)
"""For each signature."""


_BESIDE: dict[int, tuple[int, ...]] = {}
"""For each spot those over N, E, S, W. A spot stands in it as one object, which dicts find faster than an equal one."""
_SPOTS: dict[int, int] = {}


def _beside(spot: int) -> tuple[int, ...]:
    found = _BESIDE[spot] = tuple(_SPOTS.setdefault(spot + shift, spot + shift) for shift in SHIFTS)
    return found


Arrival = tuple[int, tuple[tuple[int, int, int], ...], tuple[tuple[int, int], ...]]
"""What it means that a face comes to lie on a signature.

Its lit edges; what it has to tell the cells on its empty sides (the number of the side, the facing side if it is
connected (else 0), and what to add to the cell's signature); the neighbours that it connects (the number of the side,
and that of the facing one).
"""

_ARRIVALS: dict[Face, dict[int, Arrival]] = {}
"""What `_arrival` has found, by face and signature."""


def _arrival(face: Face, signature: int) -> Arrival:
    empty, dark, connected = _SIDES_BY_CODE[signature]
    lit, edges = face.ladders, face.edges
    for i in _NUMBERS_IN[connected & edges]:
        lit |= face.joined[i]
    news = tuple(
        (i, facing if lit & bit else 0, (CONNECTED if lit & bit else OPEN if edges & bit else WALL) << 2 * number)
        for i, _, bit, facing, number in _SIDES_IN[empty]
    )
    found = lit, news, tuple((i, number) for i, _, _, _, number in _SIDES_IN[dark & lit])
    _ARRIVALS.setdefault(face, {})[signature] = found
    return found


class Goal(NamedTuple):
    """A goal card as it lies."""

    cell: Cell
    face: Face | None
    """How it lies, or would lie if simply turned up; None when it is not known."""
    treasure: bool | None
    """Whether it is the treasure; None when it is not known."""
    up: bool
    """Whether it has been turned up."""


class TurnedUp(NamedTuple):
    """A goal that has just been turned up, and how it lies now (face None: nobody has told this mine what it is)."""

    cell: Cell
    face: Face | None


class Ground:
    """Cards on the table, by spot.

    Args:
        goals: The goals, all face down.
        start: The start card, which lies at spot 0.
        policy: What a laid card must touch.
        fits: For each signature what could lie there, as whoever lists legal cells wants to know it; 0 for nothing.
    """

    __slots__ = ("_cards", "_down", "_fits", "_goals", "_lit", "_rim", "_sites", "policy", "start")

    policy: Policy
    start: Face
    _cards: dict[int, Face]
    """Face-up cards: the start, laid cards, goals turned up."""
    _lit: dict[int, int]
    """For each of them, the edges whose tunnel is connected to the surface."""
    _rim: dict[int, int]
    """The signature of every empty cell beside a face-up card."""
    _sites: dict[int, int]
    """Those of them that could take a card at all, with what could lie there: `fits` of the signature."""
    _goals: dict[int, Goal]
    _down: set[int]
    """The goals that are face down."""

    def __init__(self, goals: Iterable[Goal], start: Face, policy: Policy, fits: Sequence[int] | None = None) -> None:
        self.policy, self.start = policy, start
        self._fits: Sequence[int] = live_signatures(policy) if fits is None else fits
        self._cards, self._lit, self._rim, self._sites = {}, {}, {}, {}
        self._goals = {as_spot(goal.cell): goal for goal in goals}
        self._down = set(self._goals)
        self._lay(0, start)

    def copy(self) -> Self:
        """Equal ground that shares nothing with this one."""
        twin = object.__new__(type(self))
        twin.policy, twin.start, twin._fits = self.policy, self.start, self._fits
        twin._cards, twin._lit = self._cards.copy(), self._lit.copy()
        twin._rim, twin._sites = self._rim.copy(), self._sites.copy()
        twin._goals, twin._down = self._goals.copy(), self._down.copy()
        return twin

    def _become(self, other: Ground) -> None:
        """Be as other ground is, and share nothing with it."""
        twin = other.copy()
        for name in Ground.__slots__:
            setattr(self, name, getattr(twin, name))

    def _lay(self, spot: int, face: Face, choices: dict[int, tuple[Face, ...]] | None = None) -> tuple[TurnedUp, ...]:
        """Lay without asking; goals with two ways to lie go into `choices`, if given, and stay down."""
        self._sites.pop(spot, None)
        fresh = self._put(spot, face, self._rim.pop(spot, 0))
        if not fresh:
            return ()
        turned: list[TurnedUp] = []
        self._spread(fresh, spot, turned, choices)
        return tuple(turned)

    def _put(self, spot: int, face: Face, signature: int) -> Fresh:
        """Put a card on a cell with this signature, tell the empty cells beside, and return what else it connects."""
        rim, sites, fits, down = self._rim, self._sites, self._fits, self._down
        try:
            lit, news, wakes = _ARRIVALS[face][signature]
        except KeyError:
            lit, news, wakes = _arrival(face, signature)
        try:
            around = _BESIDE[spot]
        except KeyError:
            around = _beside(spot)
        self._cards[spot] = face
        self._lit[spot] = lit
        fresh: Fresh = []
        for side, facing, code in news:
            beside = around[side]
            if beside in down:
                if facing:
                    fresh.append((beside, None, facing))
                continue
            rim[beside] = there = rim.get(beside, 0) | code
            fitting = fits[there]
            if fitting:
                sites[beside] = fitting
            elif beside in sites:
                del sites[beside]
        for side, number in wakes:
            other = self._cards[around[side]]
            fresh.append((around[side], other, other.joined[number]))
        return fresh

    def _around(self, spot: int) -> int:
        """The signature of a cell, whether a card lies there or not."""
        found = 0
        for i, shift, _, facing, _ in _AROUND:
            other = self._cards.get(spot + shift)
            if other is not None:
                lit = self._lit[spot + shift] & facing
                found |= (CONNECTED if lit else OPEN if other.edges & facing else WALL) << 2 * i
        return found

    def _spread(
        self,
        fresh: Fresh,
        laid: int | None,
        turned: list[TurnedUp],
        choices: dict[int, tuple[Face, ...]] | None,
    ) -> None:
        """Light edges outward, turning up the goals that are reached.

        Args:
            fresh: What becomes connected.
            laid: Where a card has just been laid, if one has.
            turned: Goals that are turned up are added to it.
            choices: Where goals go that could lie in two ways; without, they lie as the rules say.
        """
        cards, lit_of, rim, sites, fits, down = self._cards, self._lit, self._rim, self._sites, self._fits, self._down
        while fresh:
            reached: dict[int, int] = {}
            while fresh:
                spot, face, lit = fresh.pop()
                if face is None:
                    reached[spot] = reached.get(spot, 0) | lit
                    continue
                new = lit & ~lit_of[spot]
                lit_of[spot] |= lit
                for _, shift, _, facing, number in _SIDES_IN[new]:
                    beside = spot + shift
                    other = cards.get(beside)
                    if other is not None:
                        more = other.joined[number]
                        if more and not lit_of[beside] & facing:
                            fresh.append((beside, other, more))
                    elif beside in down:
                        reached[beside] = reached.get(beside, 0) | facing
                    else:
                        rim[beside] = signature = rim[beside] | CONNECTED << 2 * number
                        if fits[signature]:
                            sites[beside] = fits[signature]
            for spot in sorted(reached):
                if spot not in down or (choices and spot in choices):  # a stone that waits goes on waiting
                    continue
                ways = self._ways_to_lie(spot, reached[spot], laid)
                if not ways:
                    turned.append(TurnedUp(cell_of(spot), None))
                elif len(ways) > 1 and choices is not None:
                    choices[spot] = ways
                else:
                    fresh += self._turn(spot, ways[0], turned)

    def _turn(self, spot: int, face: Face, turned: list[TurnedUp]) -> Fresh:
        """Turn a goal up, lying as `face`; returns what else becomes connected by it, for `_spread`."""
        goal = self._goals[spot]
        self._goals[spot] = goal._replace(face=face, up=True)
        self._down.discard(spot)
        turned.append(TurnedUp(goal.cell, face))
        return self._put(spot, face, self._around(spot))

    def _ways_to_lie(self, spot: int, sides: int, laid: int | None) -> tuple[Face, ...]:
        """How a goal reached over `sides` could lie, the one that the rules take by themselves first (section 3)."""
        face = self._goals[spot].face
        if face is None:
            return ()
        touched = next((f for _, shift, _, f, _ in _AROUND if laid is not None and laid + shift == spot), 0)
        found: list[Face] = []
        for side in (touched, *_ORDER_OF_REACHING):
            if side & sides:
                fitting = [way for way in face.both_ways if way.edges & side]
                found += [way for way in fitting[:1] if way not in found]
        return tuple(found) or (face,)

    def _reached_sides(self, spot: int) -> int:
        """The sides of a face-down goal at which a connected tunnel opens towards it."""
        return sum(1 << i for i, shift in enumerate(SHIFTS) if self._lit.get(spot + shift, 0) & 1 << (i ^ 2))

    def _remove(self, spot: int) -> Face:
        """Take a card away without asking."""
        cards, lit_of, rim, sites, fits = self._cards, self._lit, self._rim, self._sites, self._fits
        face, lit, own = cards.pop(spot), lit_of.pop(spot), self._around(spot)
        links = [face.joined[i] for i in _NUMBERS_IN[_SIDES_BY_CODE[own].connected & lit]]
        for _, shift, _, _, number in _SIDES_IN[_SIDES_BY_CODE[own].empty]:
            beside = spot + shift
            if beside in self._down:
                continue
            signature = rim[beside] & ~(3 << 2 * number)
            if signature:
                rim[beside] = signature
            else:
                del rim[beside]
            if fits[signature]:
                sites[beside] = fits[signature]
            else:
                sites.pop(beside, None)
        if own:
            rim[spot] = own
            if fits[own]:
                sites[spot] = fits[own]
        # A tunnel that had one connected neighbour was lit by it, and nothing hung on the tunnel.
        if lit & face.ladders or len(links) != len(set(links)):
            self._relight()
        return face

    def _flooded(self) -> dict[int, int]:
        """The connected edges of every card, found anew."""
        cards = self._cards
        lit_of = dict.fromkeys(cards, 0)
        fresh = [(spot, face.ladders) for spot, face in cards.items() if face.ladders]
        while fresh:
            spot, lit = fresh.pop()
            new = lit & ~lit_of[spot]
            lit_of[spot] |= lit
            for _, shift, _, facing, number in _SIDES_IN[new]:
                beside = spot + shift
                other = cards.get(beside)
                if other is not None and other.joined[number] and not lit_of[beside] & facing:
                    fresh.append((beside, other.joined[number]))
        return lit_of

    def _relight(self) -> None:
        """Find anew what is connected, after something was cut off, and tell the empty cells concerned."""
        rim, sites, fits = self._rim, self._sites, self._fits
        before, self._lit = self._lit, self._flooded()
        for spot, lit in self._lit.items():
            for _, shift, _, _, number in _SIDES_IN[before[spot] & ~lit]:
                beside = spot + shift
                if beside in rim:
                    rim[beside] = signature = rim[beside] & ~(1 << 2 * number)
                    if fits[signature]:
                        sites[beside] = fits[signature]
                    else:
                        sites.pop(beside, None)

    def _draw(self, cards: Mapping[Cell, Face], goals: Iterable[Goal]) -> None:
        """Put cards and goals there as a drawing has it, whatever the rules say; then take stock of it all."""
        self._cards.update((as_spot(cell), face) for cell, face in cards.items())
        self._goals = {as_spot(goal.cell): goal for goal in goals}
        self._down = {spot for spot, goal in self._goals.items() if not goal.up}
        self._cards.update((spot, goal.face) for spot, goal in self._goals.items() if goal.up and goal.face is not None)
        self._lit = self._flooded()
        self._rim = {}
        for spot, face in self._cards.items():
            for _, shift, bit, _, number in _AROUND:
                beside = spot + shift
                if beside not in self._cards and beside not in self._down:
                    code = CONNECTED if self._lit[spot] & bit else OPEN if face.edges & bit else WALL
                    self._rim[beside] = self._rim.get(beside, 0) | code << 2 * number
        self._sites = {spot: self._fits[signature] for spot, signature in self._rim.items() if self._fits[signature]}
