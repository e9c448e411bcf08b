"""How far the goals would be after one more card, for many cards at once: what a player compares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sab_widget.model import distances as far
from sab_widget.model.cells import SHIFTS
from sab_widget.model.placing import CONNECTED, OPEN, SIGNATURES, faces_side

if TYPE_CHECKING:
    from sab_widget.model.faces import Face
    from sab_widget.model.mine import Mine

Far = dict[int, int | None]
"""For each goal that is face down, by its spot, how many cards it is away; None where no cards could reach it."""

_Group = tuple[int, list[int]]
"""Tunnels that are cut off: the cells at their open ends, as bits, and the goals that they reach."""

_SIDES_IN: Final = tuple(tuple(i for i in range(4) if mask >> i & 1) for mask in range(16))
"""The numbers of the sides for each set of edges."""

_CONNECTED_SIDES: Final = tuple(
    sum(1 << i for i in range(4) if faces_side(signature, i) == CONNECTED) for signature in range(SIGNATURES)
)
"""For each signature the sides that a connected tunnel opens to."""


class Outlook:
    """The distances of the goals that are face down, now and after any one card.

    The same as laying the card in a copy of the mine and asking `Mine.distances`, but much quicker for many cards:
    cells are bits of one number, and how far each empty cell is from a goal is worked out once. Nothing is looked up
    of what a goal shows: one that is reached is 0 cards away, and nothing leads on through it.

    >>> from sab_widget.model import Face, Mine
    >>> outlook = Outlook(Mine({(3, 0): "NESW"}))
    >>> [outlook.after(Face(face), 1) for face in ("EW", "SW", "E|W")]
    [{3: 1}, {3: 3}, {3: 4}]

    Args:
        mine: The mine as it lies; it must not change meanwhile.

    Raises:
        BadPosition: The mine is spread too wide to count distances.
    """

    def __init__(self, mine: Mine) -> None:
        self._mine, self._islands = mine, far.islands_of(mine)
        self._found: dict[tuple[int, int, tuple[int, ...]], Far] = {}
        found = far.by_spot(mine)
        self.now: Far = {spot: found.get(spot) for spot in sorted(mine._down)}
        """The distances as the mine lies."""
        self._reached = {spot: 0 for spot, cards in self.now.items() if cards == 0}
        around = far.board_for(mine)
        self._hidden = None
        if around is None or len(self._islands) > far.MANY_ISLANDS:
            self._hidden = mine.with_goals_hidden()
            return
        board, self._empty = around
        self._board, self._ends = board, board.bits(far.ends_of(mine))
        self._down = [(spot, board[spot]) for spot in self.now]
        self._at = {tunnel: number for number, island in enumerate(self._islands) for tunnel in island.tunnels}
        self._fields: dict[int, list[int]] = {}

    def after(self, face: Face, spot: int) -> Far:
        """The distances once a card lies there.

        Args:
            face: The card as it is laid; whether it may lie there is not asked.
            spot: Where, as `as_spot` has it: an empty cell beside a card.
        """
        signature = self._mine._rim.get(spot, 0)
        connected = _CONNECTED_SIDES[signature]
        lit = face.ladders
        for i in _SIDES_IN[face.edges & connected]:
            lit |= face.joined[i]
        dark: tuple[int, ...] = ()
        if face.edges & ~lit:
            dark = tuple([mask for mask in face.masks if far.MANY_EDGES[mask] and not mask & lit])
        onward = lit & ~connected
        key = spot, onward, dark
        found = self._found.get(key)
        if found is None:
            found = self._try(face, spot) if self._hidden else self._look(spot, onward, dark, signature)
            self._found[key] = found
        return found

    def without(self, spot: int) -> Far:
        """The distances once the card that lies there has been taken away."""
        mine = self._mine.copy()
        mine._remove(spot)
        found = far.by_spot(mine)
        return {goal: found.get(goal) for goal in self.now}

    def _try(self, face: Face, spot: int) -> Far:
        """What it would be, found by laying the card: for mines that are spread very wide."""
        assert self._hidden is not None
        mine = self._hidden.copy()
        mine._lay(spot, face)
        found = far.by_spot(mine)
        return {goal: found.get(goal) for goal in self.now}

    def _look(self, spot: int, lit: int, dark: tuple[int, ...], signature: int) -> Far:
        board, bit = self._board, self._board[spot]
        reached = self._reached.copy()
        if self._islands or dark:
            ends, goals, groups = self._joined(spot, lit, dark, signature)
            reached.update(dict.fromkeys(goals, 0))
            far.search(board.width, self._empty & ~bit, ends, groups, self._down, reached)
            return {goal: reached.get(goal) for goal in self.now}
        ends, goals, _ = self._beyond(spot, lit, signature)
        ends |= self._ends & ~bit
        for goal in goals:
            reached[goal] = 0
        result: Far = {}
        for goal, at in self._down:
            if goal in reached:
                result[goal] = 0
                continue
            # Over the nearest of the ends, unless a shortest way might lead over the cell that is filled now.
            for steps, near in enumerate(self._fields.get(goal) or self._field(goal, at), 1):
                if near & ends:
                    result[goal] = steps
                    break
                if near & bit:
                    found: dict[int, int] = {}
                    far.search(board.width, self._empty & ~bit, ends, [], [(goal, at)], found)
                    result[goal] = found.get(goal)
                    break
            else:
                result[goal] = None
        return result

    def _field(self, goal: int, at: int) -> list[int]:
        """The empty cells that are at most 1, 2, 3 … cards away from a goal, themselves counted."""
        width, empty = self._board.width, self._empty
        front = (at << 1 | at >> 1 | at << width | at >> width) & empty
        found = self._fields[goal] = []
        seen = 0
        while front:
            seen |= front
            found.append(seen)
            front = (front << 1 | front >> 1 | front << width | front >> width) & empty & ~seen
        return found

    def _beyond(self, spot: int, edges: int, signature: int) -> tuple[int, list[int], list[int]]:
        """What lies beyond some edges of a card: empty cells as bits, goals, and the numbers of islands."""
        ends, goals, islands = 0, [], []
        cards, down = self._mine._cards, self._mine._down
        for i in _SIDES_IN[edges]:
            beside = spot + SHIFTS[i]
            other = cards.get(beside)
            if other is None:
                if beside in down:
                    goals.append(beside)
                else:
                    ends |= self._board[beside]
            elif faces_side(signature, i) == OPEN:
                number = self._at.get((beside, other.tunnel_at[i ^ 2]))
                if number is not None:
                    islands.append(number)
        return ends, goals, islands

    def _joined(
        self, spot: int, lit: int, dark: tuple[int, ...], signature: int
    ) -> tuple[int, list[int], list[_Group]]:
        """With cut-off tunnels about: the open ends, the goals that are reached, and what stays cut off."""
        board, bit = self._board, self._board[spot]
        joined: list[tuple[int, list[int], set[int]]] = []
        for edges in (lit, *dark):
            ends, goals, islands = self._beyond(spot, edges, signature)
            numbers, apart = set(islands), []
            for number in numbers:
                island = self._islands[number]
                ends, goals = ends | board.bits(island.ends), goals + island.goals
            for other in joined:
                if other[2] & numbers:  # two tunnels of the card meet in what was cut off
                    ends, goals, numbers = other[0] | ends, other[1] + goals, other[2] | numbers
                else:
                    apart.append(other)
            # What is connected stays the first: it is met first.
            meets_first = bool(joined) and (not apart or apart[0] is not joined[0])
            joined = [(ends, goals, numbers), *apart] if meets_first else [*apart, (ends, goals, numbers)]
        taken = set().union(*(numbers for _, _, numbers in joined))
        groups = [(ends & ~bit, goals) for ends, goals, _ in joined[1:]]
        groups += [
            (board.bits(island.ends) & ~bit, island.goals)
            for number, island in enumerate(self._islands)
            if number not in taken
        ]
        ends, goals, _ = joined[0]
        return (self._ends | ends) & ~bit, goals, groups
