"""The facts that decide where action cards can be played and who may lay path cards, as one whole number.

For each thing that can lie in front of a player (a broken tool, a trap, a theft) there is a bit for each seat; above
them one for each goal, set while it lies face down; one for whether a dwarf is left over; on top the seat that asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sab_widget.model.cards import THEFT, TRAPPED, Card
from sab_widget.model.cells import as_spot

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from sab_widget.model.rules import Rules


class Layout:
    """Where which fact stands, for one set of rules and one number of players."""

    __slots__ = (
        *("barred", "barring", "everybody", "goals", "goals_shift", "hats", "me", "me_shift", "mine", "players"),
        "shift",
    )

    def __init__(self, rules: Rules, players: int) -> None:
        kinds = {Card(name).kind for name, _ in rules.deck}
        self.players = players
        self.everybody = (1 << players) - 1
        """A bit for each seat."""
        self.barring = (*rules.tools, *((TRAPPED,) if TRAPPED in kinds else ()))
        """What keeps a player from laying path cards when it lies in front of her."""
        in_front = (*self.barring, *((THEFT,) if THEFT in kinds else ()))
        self.shift = {name: players * i for i, name in enumerate(in_front)}
        """Where the bits of each thing that can lie in front of a player stand."""
        self.barred = [sum(1 << self.shift[name] + seat for name in self.barring) for seat in range(players)]
        """For each seat the facts that keep it from laying path cards."""
        self.mine = [sum(1 << shift + seat for shift in self.shift.values()) for seat in range(players)]
        """For each seat the facts that tell whether anything lies in front of it."""
        self.goals_shift = players * len(in_front)
        self.goals = tuple(as_spot(cell) for cell in rules.goal_cells)
        """The goals, by the order of their bits."""
        self.hats = 1 << self.goals_shift + len(self.goals)
        """Set while a dwarf is left over."""
        self.me_shift = self.goals_shift + len(self.goals) + 1
        self.me = [seat << self.me_shift for seat in range(players)]

    def write(self, in_front: Mapping[str, int], down: Collection[int], hats: bool) -> int:
        """The facts but for who asks.

        Args:
            in_front: For each thing a bit for each seat that has it in front of it; what is left out nobody has.
            down: The spots of the goals that lie face down.
            hats: Whether a dwarf is left over.
        """
        facts = sum(in_front.get(name, 0) << shift for name, shift in self.shift.items())
        facts |= sum(1 << self.goals_shift + i for i, spot in enumerate(self.goals) if spot in down)
        return facts | self.hats * hats

    def seats_with(self, name: str, facts: int) -> int:
        """A bit for each seat that has this in front of it."""
        shift = self.shift.get(name)
        return 0 if shift is None else facts >> shift & self.everybody

    def in_front(self, seat: int, facts: int) -> tuple[str, ...]:
        """All that lies in front of a seat."""
        return tuple(name for name, shift in self.shift.items() if facts >> shift + seat & 1)

    def down(self, spot: int) -> int:
        """The bit of a goal that lies face down."""
        return 1 << self.goals_shift + self.goals.index(spot)

    def is_down(self, spot: int, facts: int) -> bool:
        """Whether a goal lies face down there."""
        return spot in self.goals and bool(facts & self.down(spot))
