"""The mine: what lies on the table, what is connected to the surface, what may be laid where and why not.

Knows nothing of players, hands or rounds. Cells are kept under whole numbers (`as_spot`) for speed. Three things are
kept up to date as cards come and go, so that nothing needs to be searched for when it is asked: which edges are
*lit* (their tunnel is connected to the surface), the *signature* of every empty cell beside a card
(`sab_widget.model.placing`), and which of those cells could take a card at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Self

from sab_widget.model import mine_text, routes
from sab_widget.model.cells import SHIFTS, SIDES, Cell, as_cell, as_spot, cell_of
from sab_widget.model.decks import GOAL_CELLS, GOAL_FACES, START, TREASURE
from sab_widget.model.distances import distances
from sab_widget.model.errors import BadPosition, IllegalAction
from sab_widget.model.faces import BIT, Face
from sab_widget.model.placing import CONNECTED, OPEN, WALL, Policy, faults, live_signatures
from sab_widget.model.reasons import Reason

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from sab_widget.model.routes import OpenEnd, Route, TunnelAt

# For each side N, E, S, W: its number, the step over it, its bit, the bit and the number of the facing edge.
_AROUND = tuple((i, SHIFTS[i], 1 << i, 1 << (i ^ 2), i ^ 2) for i in range(4))
_SIDES_IN = tuple(tuple(_AROUND[i] for i in range(4) if mask >> i & 1) for mask in range(16))
"""The entries of `_AROUND` for each set of edges."""

_ORDER_OF_REACHING = (BIT["W"], BIT["N"], BIT["S"], BIT["E"])
"""Rules.md section 3, `stone_choice`: which side of a stone decides where no laid card touches it."""


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


class Placement(NamedTuple):
    """A cell where a face may lie, and the face as it would be laid (turned or not)."""

    face: Face
    cell: Cell


class Placed(NamedTuple):
    """What happened when a card was laid."""

    face: Face
    cell: Cell
    turned_up: tuple[TurnedUp, ...]
    """The goals turned up by it, in the order in which they were reached."""
    treasure_reached: bool


class Mine:
    """Start card, laid cards and goals; grows without a limit in every direction (section 2, case 31).

    >>> mine = Mine()
    >>> mine.place("ES", (1, 0)) # doctest: +ELLIPSIS
    Traceback (most recent call last):
    sab_widget.model.errors.IllegalAction: ES may not lie at 1,0. The west edge does not fit the card at 0,0...
    >>> mine.place("EW", (1, 0)).turned_up
    ()
    >>> [str(placement.cell) for placement in mine.legal_placements("NS")]
    ['0,-1', '0,1']

    Args:
        goals: The face of each goal by its cell, face down; the standard three when left out.
        treasure: The cell of the treasure; when left out, the first goal whose face joins all four edges.
        start: The face of the start card at (0, 0).
        policy: What a laid card must touch (`Rules.policy`).

    Raises:
        BadFace: A face is none.
        BadCell: A cell is none.
        BadPosition: A goal lies on the start, or the treasure is none of the goals.
    """

    __slots__ = ("_cards", "_down", "_goals", "_lit", "_live", "_rim", "_sites", "policy", "start")

    policy: Policy
    start: Face
    _cards: dict[int, Face]  # face-up cards: the start, laid cards, goals turned up
    _lit: dict[int, int]  # for each of them, the edges whose tunnel is connected to the surface
    _rim: dict[int, int]  # signature of every empty cell beside a face-up card
    _sites: dict[int, int]  # those of them that could take a card at all
    _goals: dict[int, Goal]
    _down: set[int]  # goals that are face down

    def __init__(
        self,
        goals: Mapping[Any, Face | str | None] | None = None,
        *,
        treasure: tuple[int, int] | None = None,
        start: Face | str = START,
        policy: Policy = Policy(),
    ) -> None:
        if goals is None:
            goals = dict(zip(GOAL_CELLS, GOAL_FACES, strict=True))
        faces = {as_cell(cell): None if face is None else Face(face) for cell, face in goals.items()}
        rich = None if treasure is None else as_cell(treasure)
        if rich is None:
            rich = next((cell for cell, face in faces.items() if face is not None and face.text == TREASURE), None)
        elif rich not in faces:
            raise BadPosition(f"the treasure cannot lie at {rich}: no goal lies there")
        if Cell(0, 0) in faces:
            raise BadPosition("no goal can lie at 0,0: the start card lies there")
        self.policy = policy
        self.start = Face(start)
        self._live = live_signatures(policy)
        self._cards, self._lit, self._rim, self._sites = {}, {}, {}, {}
        self._goals = {
            as_spot(cell): Goal(cell, face, None if face is None else cell == rich, False)
            for cell, face in faces.items()
        }
        self._down = set(self._goals)
        self._lay(0, self.start)

    # What lies there

    @property
    def cards(self) -> dict[Cell, Face]:
        """Every face-up card as it lies: the start, laid cards and goals that have been turned up."""
        return {cell_of(spot): face for spot, face in self._cards.items()}

    @property
    def goals(self) -> tuple[Goal, ...]:
        """The goals in the order in which they were given, face down or up."""
        return tuple(self._goals.values())

    def goal(self, cell: tuple[int, int]) -> Goal:
        """The goal at a cell; raises `IllegalAction` with `not_a_goal` when none lies there."""
        spot = as_spot(cell)
        if spot not in self._goals:
            where = cell_of(spot)
            raise IllegalAction(f"No goal lies at {where}.", [Reason("not_a_goal", cell=where)])
        return self._goals[spot]

    def face(self, cell: tuple[int, int]) -> Face | None:
        """The face-up card at a cell as it lies, or None."""
        return self._cards.get(as_spot(cell))

    @property
    def removable(self) -> tuple[Cell, ...]:
        """The cells from which a rockfall may take the card: all but the start and the goals."""
        return tuple(cell_of(spot) for spot in self._cards if spot and spot not in self._goals)

    @property
    def treasure_reached(self) -> bool:
        """Whether the treasure has been turned up."""
        return any(goal.up and goal.treasure for goal in self._goals.values())

    # What may lie there

    def why_not(self, face: Face | str, cell: tuple[int, int]) -> tuple[Reason, ...]:
        """Every reason against laying `face`, as it is, at `cell`; empty when it may lie there (sections 3 and 7)."""
        face, spot = Face(face), as_spot(cell)
        where = cell_of(spot)
        if spot in self._cards or spot in self._down:
            return (Reason("occupied", cell=where),)
        return tuple(
            self._reason(where, fault.code, fault.side, fault.detail)
            for fault in faults(face.edges, self._rim.get(spot, 0), self.policy)
        )

    def _reason(self, where: Cell, code: str, side: str | None, detail: str) -> Reason:
        if code != "not_connected" or side is None:
            return Reason(code, side=side, cell=where, detail=detail)
        edge = SIDES[SIDES.index(side) ^ 2]
        broken = routes.route(self, where.step(side), edge).broken
        return Reason(
            code,
            side=side,
            cell=where,
            way="" if broken is None else broken.sentence,
            broken_at=None if broken is None else broken.cell,
        )

    def can_place(self, face: Face | str, cell: tuple[int, int]) -> bool:
        """Whether `face`, as it is, may lie at `cell`."""
        return not self.why_not(face, cell)

    def legal_placements(self, face: Face | str) -> tuple[Placement, ...]:
        """Every cell where a card may lie, both ways round, by row and column; each once (case 5)."""
        face = Face(face)
        found = [
            Placement(way, cell_of(spot))
            for spot, signature in self._sites.items()
            for way in face.both_ways
            if not faults(way.edges, signature, self.policy)
        ]
        return tuple(sorted(found, key=lambda placement: (placement.cell.row, placement.cell.column)))

    def signature(self, cell: tuple[int, int]) -> int | None:
        """What faces a cell from its four sides (`sab_widget.model.placing`), or None when a card lies there."""
        spot = as_spot(cell)
        return None if spot in self._cards or spot in self._down else self._rim.get(spot, 0)

    # Laying and removing

    def place(self, face: Face | str, cell: tuple[int, int], check: bool = True) -> Placed:
        """Lay a card as it is and turn up every goal that it reaches (section 3).

        Args:
            face: The face as laid.
            cell: Where.
            check: Whether to refuse what the rules refuse; without, any empty cell takes any face.

        Raises:
            IllegalAction: It may not lie there; the mine is unchanged. `reasons` tells why.
        """
        face, spot = Face(face), as_spot(cell)
        reasons = self.why_not(face, cell)
        if reasons and (check or reasons[0].code == "occupied"):
            said = " ".join(reason.sentence for reason in reasons)
            raise IllegalAction(f"{face} may not lie at {cell_of(spot)}. {said}", reasons)
        turned = self._lay(spot, face)
        reached = any(self._goals[as_spot(goal.cell)].treasure for goal in turned)
        return Placed(face, cell_of(spot), turned, reached)

    def remove(self, cell: tuple[int, int]) -> Face:
        """Take a laid card away, as a rockfall does, and return it as it lay (section 3).

        Raises:
            IllegalAction: The start, a goal or an empty cell (case 10).
        """
        reasons = self.why_not_remove(cell)
        if reasons:
            raise IllegalAction(reasons[0].sentence, reasons)
        return self._remove(as_spot(cell))

    def why_not_remove(self, cell: tuple[int, int]) -> tuple[Reason, ...]:
        """Every reason against removing what lies at `cell`; empty when it may be removed."""
        spot = as_spot(cell)
        if spot == 0:
            detail = "start"
        elif spot in self._goals:
            detail = "goal"
        elif spot not in self._cards:
            detail = "empty"
        else:
            return ()
        return (Reason("cannot_remove", cell=cell_of(spot), detail=detail),)

    def turn_up(self, cell: tuple[int, int], face: Face | str | None = None) -> tuple[TurnedUp, ...]:
        """Turn up a goal by hand, reached or not, and every further goal that is reached through it.

        Args:
            cell: A goal that is face down.
            face: How it shall lie: its own face or that turned; as the rules lay it when left out.

        Raises:
            IllegalAction: There is no goal, it is up already, its face is unknown, or it cannot lie that way.
        """
        goal = self.goal(cell)
        if goal.up:
            raise IllegalAction(
                f"The goal at {goal.cell} has been turned up already.", [Reason("goal_already_up", cell=goal.cell)]
            )
        ways = () if goal.face is None else goal.face.both_ways
        if goal.face is None or (face is not None and Face(face) not in ways):
            shown = " or ".join(map(str, ways)) or "unknown"
            raise IllegalAction(
                f"The goal at {goal.cell} cannot lie as {face}: its face is {shown}.",
                [Reason("wrong_target", cell=goal.cell, detail="face")],
            )
        spot = as_spot(cell)
        lies = self._ways_to_lie(spot, self._reached_sides(spot), None)[0] if face is None else Face(face)
        turned: list[TurnedUp] = []
        self._spread(self._turn(spot, lies, turned), None, turned, None)
        return tuple(turned)

    # Connectivity (sab_widget.model.routes)

    def is_connected(self, cell: tuple[int, int], edge: str) -> bool:
        """Whether the tunnel that ends at an edge of the card at `cell` is connected to the surface."""
        return bool(self._lit.get(as_spot(cell), 0) & BIT[edge])

    def tunnel(self, cell: tuple[int, int], edge: str | int = 0) -> TunnelAt:
        """The tunnel of the card at `cell` by one of its edges, or by its number; raises `BadPosition` for none."""
        return routes.tunnel(self, cell, edge)

    def components(self) -> tuple[frozenset[TunnelAt], ...]:
        """All tunnels by what they are joined to; the first set is the one connected to the surface."""
        return routes.components(self)

    def component(self, cell: tuple[int, int], edge: str | int = 0) -> frozenset[TunnelAt]:
        """All tunnels joined to one tunnel, itself among them."""
        return routes.component(self, cell, edge)

    def open_ends(self, connected: bool = True) -> tuple[OpenEnd, ...]:
        """The open edges that face an empty cell; only connected ones, or with `connected=False` all of them."""
        return routes.open_ends(self, connected)

    def route(self, cell: tuple[int, int], edge: str | int = 0) -> Route:
        """The shortest way from the surface to a tunnel; where there is none, how far it goes and where it breaks."""
        return routes.route(self, cell, edge)

    def distance(self, goal: tuple[int, int]) -> int | None:
        """Fewest further cards with which a goal could be reached over empty cells; 0 when it is connected.

        Existing tunnels that are cut off may be used on the way. None when no cards could reach it.

        Raises:
            IllegalAction: No goal lies there.
        """
        return distances(self)[self.goal(goal).cell]

    def distances(self) -> dict[Cell, int | None]:
        """`distance` of every goal at once."""
        return distances(self)

    # Text and pictures

    @classmethod
    def from_text(cls, text: str, *, check: bool = True, policy: Policy = Policy()) -> Self:
        """Read a drawing of a mine (`sab_widget.model.mine_text` describes it).

        Args:
            text: Rows of faces parted by blanks, `.` for an empty cell, `S*` for the start, goals as `?NW` and `!NW`.
            check: Whether to refuse a position that could not arise (tunnels that end at walls, a goal that should
                be up).
            policy: What a laid card must touch.

        Raises:
            BadPosition: It cannot be read, or could not arise; the message holds line and column.
        """
        return mine_text.read(cls, text, check=check, policy=policy)

    def to_text(self) -> str:
        """A drawing of the mine that `from_text(…, check=False)` reads back to an equal mine."""
        return mine_text.write(self)

    def __str__(self) -> str:
        return self.to_text()

    def __repr__(self) -> str:
        laid = len(self.removable)
        up = sum(goal.up for goal in self._goals.values())
        return f"<Mine: {laid} cards laid, {up} of {len(self._goals)} goals up>"

    def _repr_svg_(self) -> str:
        from sab_widget.scene import mine_scene
        from sab_widget.svg import draw

        return str(draw(mine_scene(self)))

    # Values

    def copy(self) -> Self:
        """An equal mine that shares nothing with this one."""
        twin = object.__new__(type(self))
        twin.policy, twin.start, twin._live = self.policy, self.start, self._live
        twin._cards, twin._lit = self._cards.copy(), self._lit.copy()
        twin._rim, twin._sites = self._rim.copy(), self._sites.copy()
        twin._goals, twin._down = self._goals.copy(), self._down.copy()
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Mine):
            return NotImplemented
        return self._cards == other._cards and self._goals == other._goals and self.policy == other.policy

    __hash__ = None  # type: ignore[assignment]  # a mine changes

    def with_goals_hidden(self, known: Collection[Cell] = ()) -> Self:
        """A copy in which what lies face down is unknown, but for the goals at the cells in `known`."""
        twin = self.copy()
        for spot in self._down:
            goal = self._goals[spot]
            if goal.cell not in known:
                twin._goals[spot] = Goal(goal.cell, None, None, False)
        return twin

    # The engine

    def _lay(
        self, spot: int, face: Face, choices: dict[int, tuple[Face, ...]] | None = None
    ) -> tuple[TurnedUp, ...]:
        """Lay without asking; goals with two ways to lie go into `choices`, if given, and stay down."""
        fresh = self._put(spot, face)
        if not fresh:
            return ()
        turned: list[TurnedUp] = []
        self._spread(fresh, spot, turned, choices)
        return tuple(turned)

    def _put(self, spot: int, face: Face) -> list[tuple[int, Face | None, int]]:
        """Put a card on the table and tell its empty neighbours; returns what else it connects, for `_spread`."""
        cards, lit_of, rim, sites, live = self._cards, self._lit, self._rim, self._sites, self._live
        edges, lit, joined = face.edges, face.ladders, face.joined
        empty, met = [], []
        for side in _AROUND:
            i, shift, bit, facing, _ = side
            beside = spot + shift
            if beside not in cards:
                empty.append(side)
            elif edges & bit and cards[beside].edges & facing:
                if lit_of[beside] & facing:
                    lit |= joined[i]
                else:
                    met.append(side)
        cards[spot] = face
        lit_of[spot] = lit
        if spot in rim:
            del rim[spot]
            if spot in sites:
                del sites[spot]
        fresh: list[tuple[int, Face | None, int]] = []
        for _, shift, bit, facing, number in empty:
            beside = spot + shift
            if beside in self._down:
                if lit & bit:
                    fresh.append((beside, None, facing))
                continue
            code = CONNECTED if lit & bit else OPEN if edges & bit else WALL
            rim[beside] = signature = rim.get(beside, 0) | code << 2 * number
            if live[signature]:  # what a cell could take, it can still take some other card when it has a neighbour more
                sites[beside] = signature
        for _, shift, bit, _, number in met:
            if lit & bit:
                other = cards[spot + shift]
                fresh.append((spot + shift, other, other.joined[number]))
        return fresh

    def _spread(
        self,
        fresh: list[tuple[int, Face | None, int]],
        laid: int | None,
        turned: list[TurnedUp],
        choices: dict[int, tuple[Face, ...]] | None,
    ) -> None:
        """Light edges outward, turning up the goals that are reached.

        Args:
            fresh: What becomes connected: (spot, card, edges), or (spot, None, side) for a face-down goal reached there.
            laid: Where a card has just been laid, if one has.
            turned: Goals that are turned up are added to it.
            choices: Where goals go that could lie in two ways; without, they lie as the rules say.
        """
        cards, lit_of, rim, sites, live, down = self._cards, self._lit, self._rim, self._sites, self._live, self._down
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
                        if live[signature]:
                            sites[beside] = signature
            for spot in sorted(reached):
                if spot not in down:
                    continue
                ways = self._ways_to_lie(spot, reached[spot], laid)
                if not ways:
                    turned.append(TurnedUp(cell_of(spot), None))
                elif len(ways) > 1 and choices is not None:
                    choices[spot] = ways
                else:
                    fresh += self._turn(spot, ways[0], turned)

    def _turn(self, spot: int, face: Face, turned: list[TurnedUp]) -> list[tuple[int, Face | None, int]]:
        """Turn a goal up, lying as `face`; returns what else becomes connected by it, for `_spread`."""
        goal = self._goals[spot]
        self._goals[spot] = goal._replace(face=face, up=True)
        self._down.discard(spot)
        turned.append(TurnedUp(goal.cell, face))
        return self._put(spot, face)

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
        return sum(
            1 << i for i, shift in enumerate(SHIFTS) if self._lit.get(spot + shift, 0) & 1 << (i ^ 2)
        )

    def _remove(self, spot: int) -> Face:
        """Take a card away without asking."""
        cards, lit_of, rim, sites, live = self._cards, self._lit, self._rim, self._sites, self._live
        face, lit = cards.pop(spot), lit_of.pop(spot)
        own, links = 0, []
        for i, shift, bit, facing, number in _AROUND:
            beside = spot + shift
            other = cards.get(beside)
            if other is not None:
                if not other.edges & facing:
                    own |= WALL << 2 * i
                    continue
                own |= (CONNECTED if lit_of[beside] & facing else OPEN) << 2 * i
                if lit & bit:
                    links.append(face.joined[i])
            elif beside not in self._down:
                signature = rim[beside] & ~(3 << 2 * number)
                if signature:
                    rim[beside] = signature
                else:
                    del rim[beside]
                if live[signature]:
                    sites[beside] = signature
                else:
                    sites.pop(beside, None)
        if own:
            rim[spot] = own
            if live[own]:
                sites[spot] = own
        # A tunnel that had one connected neighbour was lit by it, and nothing hung on the tunnel.
        if lit & face.ladders or len(links) != len(set(links)):
            self._relight()
        return face

    def _flooded(self) -> dict[int, int]:
        """The connected edges of every card, found anew."""
        cards = self._cards
        lit_of = dict.fromkeys(cards, 0)
        fresh = [(spot, face, face.ladders) for spot, face in cards.items() if face.ladders]
        while fresh:
            spot, face, lit = fresh.pop()
            new = lit & ~lit_of[spot]
            lit_of[spot] |= lit
            for _, shift, _, facing, number in _SIDES_IN[new]:
                beside = spot + shift
                other = cards.get(beside)
                if other is not None and other.joined[number] and not lit_of[beside] & facing:
                    fresh.append((beside, other, other.joined[number]))
        return lit_of

    def _relight(self) -> None:
        """Find anew what is connected, after something was cut off, and tell the empty cells concerned."""
        rim, sites, live = self._rim, self._sites, self._live
        before, self._lit = self._lit, self._flooded()
        for spot, lit in self._lit.items():
            for _, shift, _, _, number in _SIDES_IN[before[spot] & ~lit]:
                beside = spot + shift
                if beside in rim:
                    rim[beside] = signature = rim[beside] & ~(1 << 2 * number)
                    if live[signature]:
                        sites[beside] = signature
                    else:
                        sites.pop(beside, None)

    def _draw(self, cards: Mapping[Cell, Face], up: Sequence[Cell]) -> None:
        """Put cards there and turn goals up as a drawing has it, whatever the rules say; then take stock of it all."""
        self._cards.update((as_spot(cell), face) for cell, face in cards.items())
        for spot in map(as_spot, up):
            goal = self._goals[spot]
            assert goal.face is not None
            self._goals[spot] = goal._replace(up=True)
            self._down.discard(spot)
            self._cards[spot] = goal.face
        self._lit = self._flooded()
        self._rim = {}
        for spot, face in self._cards.items():
            for _, shift, bit, _, number in _AROUND:
                beside = spot + shift
                if beside not in self._cards and beside not in self._down:
                    code = CONNECTED if self._lit[spot] & bit else OPEN if face.edges & bit else WALL
                    self._rim[beside] = self._rim.get(beside, 0) | code << 2 * number
        self._sites = {spot: signature for spot, signature in self._rim.items() if self._live[signature]}
