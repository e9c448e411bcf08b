"""The mine: what lies on the table, what is connected to the surface, what may be laid where and why not.

Knows nothing of players, hands or rounds. The book-keeping is in `sab_widget.model.ground`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Self, cast

from sab_widget.model.cells import SHIFTS, SIDES, Cell, as_cell, as_cells, as_spot, cell_of
from sab_widget.model.checks import as_policy
from sab_widget.model.decks import GOAL_CELLS, GOAL_FACES, START, TREASURE
from sab_widget.model.errors import BadPosition, IllegalAction, shown
from sab_widget.model.faces import BIT, Face
from sab_widget.model.ground import Goal, Ground, TurnedUp
from sab_widget.model.later import Later
from sab_widget.model.placing import CONNECT, Policy, faults
from sab_widget.model.reasons import Reason
from sab_widget.model.watched import Watched

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sab_widget.model import distances as far
    from sab_widget.model import mine_text, routes, ways
    from sab_widget.model.placing import Fault
    from sab_widget.model.routes import OpenEnd, Route, TunnelAt
    from sab_widget.model.ways import Way
    from sab_widget.picture import Picture
else:
    mine_text, routes, ways, far = map(Later, ("mine_text", "routes", "ways", "distances"))


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


class Mine(Ground, Watched):
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
        fits: Internal: what `sab_widget.model.book` keeps for each empty cell.

    Raises:
        BadFace: A face is none.
        BadCell: A cell is none.
        BadPosition: A goal lies on the start, the treasure is none of the goals, or there is no such policy.
    """

    __slots__ = ("_watchers",)

    def __init__(
        self,
        goals: Mapping[Any, Face | str | None] | None = None,
        *,
        treasure: tuple[int, int] | None = None,
        start: Face | str = START,
        policy: Policy = CONNECT,
        fits: Sequence[int] | None = None,
    ) -> None:
        if goals is None:
            goals = dict(zip(GOAL_CELLS, GOAL_FACES, strict=True))
        if not isinstance(goals, Mapping):
            raise BadPosition(f"{shown(goals)} are no goals: give the face of each by its cell, as in {{(8, 0): 'NW'}}")
        faces = {as_cell(cell): None if face is None else Face(face) for cell, face in goals.items()}
        rich = None if treasure is None else as_cell(treasure)
        if rich is None:
            rich = next((cell for cell, face in faces.items() if face is not None and face.text == TREASURE), None)
        elif rich not in faces:
            raise BadPosition(f"the treasure cannot lie at {rich}: no goal lies there")
        if Cell(0, 0) in faces:
            raise BadPosition("no goal can lie at 0,0: the start card lies there")
        super().__init__(
            (
                Goal(cell, face, treasure=None if face is None else cell == rich, up=False)
                for cell, face in faces.items()
            ),
            Face(start),
            as_policy(policy),
            fits,
        )

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
        return tuple(self._reason(where, fault.code, fault.side, fault.detail) for fault in self._faults(face, spot))

    def _faults(self, face: Face, spot: int) -> tuple[Fault, ...]:
        """What is wrong with a face on an empty cell."""
        goals = sum(1 << i for i, shift in enumerate(SHIFTS) if spot + shift in self._goals) if face.ladders else 0
        return faults(face.edges, self._rim.get(spot, 0), self.policy, bool(face.ladders), goals)

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
            Placement(way, cell_of(spot)) for spot in self._rim for way in face.both_ways if not self._faults(way, spot)
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
        taken = spot in self._cards or spot in self._down
        reasons = self.why_not(face, cell) if check or taken else ()
        if reasons:
            said = " ".join(reason.sentence for reason in reasons)
            raise IllegalAction(f"{face} may not lie at {cell_of(spot)}. {said}", reasons)
        turned = self._lay(spot, face)
        self._tell()
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
        face = self._remove(as_spot(cell))
        self._tell()
        return face

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
        self._tell()
        return tuple(turned)

    def _become(self, other: Ground) -> None:
        super()._become(other)
        self._tell()

    # Connectivity, which `sab_widget.model.routes` finds out

    def is_connected(self, cell: tuple[int, int], edge: str) -> bool:
        """Whether the tunnel that ends at an edge of the card at `cell` is connected to the surface."""
        if edge not in tuple(BIT):
            raise BadPosition(f"{shown(edge)} is none of the edges N, E, S, W")
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
            BadPosition: The mine is spread too wide, with too many cards, to count it.
        """
        return far.distances(self)[self.goal(goal).cell]

    def distances(self) -> dict[Cell, int | None]:
        """`distance` of every goal at once; raises `BadPosition` like it."""
        return far.distances(self)

    def way(self, team: str | None = None) -> Way:
        """Whether a team can walk from the surface to the treasure, or which doors stop it (section 6).

        Args:
            team: `blue` or `green`, which a door of the other colour stops; None for anyone, whom no door stops.

        Raises:
            BadPlayers: There is no such team.
        """
        return ways.way(self, team)

    def ways(self) -> dict[str, Way]:
        """`way` of both teams."""
        return {team: ways.way(self, team) for team in ways.TEAMS}

    def crystals(self) -> int:
        """How many crystals lie in the mine, connected or not."""
        return sum(face.crystal for face in self._cards.values())

    # Text and pictures

    @classmethod
    def from_text(cls, text: str, *, check: bool = True, policy: Policy | None = None) -> Self:
        """Read a drawing of a mine (`sab_widget.model.mine_text` describes it).

        Args:
            text: Rows of faces parted by blanks, `.` for an empty cell, `S*` for the start, goals as `?NW` and `!NW`.
            check: Whether to refuse a position that could not arise (tunnels that end at walls, a goal that should
                be up).
            policy: What a laid card must touch; as the drawing says (a line `policy: …`) when left out.

        Raises:
            BadPosition: It cannot be read, or could not arise; the message holds line and column.
        """
        return mine_text.read(cls, text, check=check, policy=policy)

    def to_text(self) -> str:
        """A drawing of the mine that `from_text(…, check=False)` reads back to an equal mine.

        A mine that is spread very wide is written as a list of its cards, which is read back as well.
        """
        return mine_text.write(self)

    def __str__(self) -> str:
        return self.to_text()

    def __repr__(self) -> str:
        laid = len(self.removable)
        up = sum(goal.up for goal in self._goals.values())
        return f"<Mine: {laid} cards laid, {up} of {len(self._goals)} goals up>"

    def svg(self, *, language: str = "en", **options: Any) -> Picture:
        """A picture of the mine; `sab_widget.svg.draw` tells the options, such as `size`, `theme` and `highlight`.

        `language` is that of the words for those who cannot see it.
        """
        from sab_widget.scene import mine_scene
        from sab_widget.svg import draw

        return draw(mine_scene(self, language=language), **options)

    def _repr_svg_(self) -> str:
        return str(self.svg())

    # Values

    def copy(self) -> Self:
        """An equal mine that shares nothing with this one."""
        return super().copy()

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Mine):
            return NotImplemented
        return self._cards == other._cards and self._goals == other._goals and self.policy == other.policy

    def __getstate__(self) -> object:
        _, slots = cast("tuple[None, dict[str, object]]", super().__getstate__())
        slots.pop("_watchers", None)  # who watches stays here
        return None, slots

    __hash__ = None  # type: ignore[assignment]  # a mine changes

    def with_goals_hidden(self, known: Iterable[tuple[int, int]] = ()) -> Self:
        """A copy in which what lies face down is unknown, but for the goals at the cells in `known`."""
        known = as_cells(known)
        twin = self.copy()
        for spot in self._down:
            goal = self._goals[spot]
            if goal.cell not in known:
                twin._goals[spot] = Goal(goal.cell, None, None, up=False)
        return twin
