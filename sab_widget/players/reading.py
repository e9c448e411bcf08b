"""What everybody at the table has seen in this round, read from the story: each deed, and what it did to the mine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sab_widget.model.actions import Break, Lay, Place, Repair, Rockfall
from sab_widget.model.actions_two import Clear, Free, SwapHats, Trap
from sab_widget.model.cells import as_spot
from sab_widget.model.distances import by_spot
from sab_widget.model.ground import Goal
from sab_widget.model.mine import Mine

if TYPE_CHECKING:
    from sab_widget.model.view import Seen, View

FAR: Final = 20
"""Stands for the distance of a goal that no cards could reach, and for every larger one."""

NEAR: Final = 3
"""With so few cards missing to the nearest goal a round is near its end."""

GOOD: Final = -0.8
"""Whoever has so few points or fewer looks like a digger to everybody."""

BAD: Final = 1.2
"""Whoever has so many points or more looks like a saboteur to everybody."""

POINTS: Final = {
    "dig": -0.5,
    "aside": 0.3,
    "blind": 0.6,
    "block": 1.2,
    "clear": -1.0,
    "crumble": 0.3,
    "wreck": 1.5,
    "hurt good": 1.0,
    "hurt some": 0.4,
    "hurt bad": -0.4,
    "help good": -0.4,
    "help some": -0.2,
    "help bad": 0.5,
    "help own": 0.0,
    "hurt own": 0.0,
    "map": 0.0,
    "discard": 0.1,
    "trick": 0.0,
}
"""Every kind of deed, and the points that a rule of thumb gives it: the more, the more it looks like a saboteur's.

`dig` brings goals nearer, `aside` leaves them as far as they are, `blind` does so with a blind arm, `block` puts them
further away; `clear`, `crumble` and `wreck` are rockfalls that do the same three things. `hurt` breaks a tool or traps,
`help` repairs or sets free: one who looks good, bad, neither (`some`), or oneself (`own`). `trick` is any other card.
"""


class Deed(NamedTuple):
    """One action of the round as all could judge it."""

    seat: int
    kind: str
    """One of `POINTS`."""
    near: bool
    """Whether the nearest goal was at most `NEAR` cards away."""
    barred: bool
    """Whether the seat could lay no path card, so that nothing is to be said of its not digging."""


class Reading:
    """The deeds of the present round, one after the other; goes on from where it stopped when the story has grown.

    Everything in it follows from what is open to all: it is the same at every seat.
    """

    def __init__(self) -> None:
        self.deeds: list[Deed] = []
        self.points: list[float] = []
        """The points of each seat."""
        self.since: list[int] = []
        """For each seat the first of the deeds that its present dwarf may have done: hats may have been swapped."""
        self.blocks: list[int] = []
        """The spots of the cards that were laid to no use, or to harm, and lie there still."""
        self._done = 0
        self._last: Seen | None = None

    def read(self, view: View) -> None:
        """Take note of what has been done since this was read last, or of the whole round."""
        history = view.history
        if self._done > len(history) or (self._done and history[self._done - 1] is not self._last) or not self.points:
            self._done = max(
                (turn for turn in range(len(history), 0, -1) if history[turn - 1].kind == "deal"), default=0
            )
            self._begin(view)
        for seen in history[self._done :]:
            if seen.kind == "deal":
                self._begin(view)
            else:
                self._note(seen)
        self._done = len(history)
        self._last = history[-1] if history else None

    def _begin(self, view: View) -> None:
        """A round begins."""
        rules, players = view.rules, len(view.players)
        self.deeds, self.blocks = [], []
        self.points, self.since = [0.0] * players, [0] * players
        self._mine = Mine(dict.fromkeys(rules.goal_cells), start=rules.start, policy=rules.policy)
        self._far = _distances(self._mine)
        self._front: list[list[str]] = [[] for _ in range(players)]

    def _note(self, seen: Seen) -> None:
        """One action."""
        by, action = seen.seat, seen.action
        near, barred = min(self._far.values(), default=FAR) <= NEAR, bool(self._front[by])
        kind: str | None
        match action:
            case Place():
                self._mine._lay(action.spot, action.face)
                kind = self._changed(seen, ("dig", "aside", "block"))
                if kind == "aside" and any(tunnel.stub for tunnel in action.face.tunnels):
                    kind = "blind"
                if kind in ("blind", "block"):
                    self.blocks.append(action.spot)
            case Rockfall():
                self._mine._remove(action.spot)
                kind = self._changed(seen, ("clear", "crumble", "wreck"))
                if action.spot in self.blocks:
                    self.blocks.remove(action.spot)
            case Break(seat=seat, tool=tool):
                kind = f"hurt {self._standing(seat, by)}"
                self._front[seat].append(tool)
            case Trap(seat=seat):
                kind = f"hurt {self._standing(seat, by)}"
                self._front[seat].append("trapped")
            case Repair(seat=seat, tool=str(tool)):
                kind = f"help {self._standing(seat, by)}"
                self._front[seat].remove(tool)
            case Free(seat=seat):
                kind = f"help {self._standing(seat, by)}"
                self._front[seat].remove("trapped")
            case Clear(what=what):
                kind = "help own"
                if what in self._front[by]:
                    self._front[by].remove(what)
            case Lay():
                self._changed(seen, ("dig", "aside", "block"))
                kind = None
            case _:
                kind = _OTHERS.get(seen.kind, "trick")
        if kind is not None:
            self.deeds.append(Deed(by, kind, near, barred))
            self.points[by] += POINTS[kind]
        if isinstance(action, SwapHats):
            self.since[action.seat], self.points[action.seat] = len(self.deeds), 0.0

    def _standing(self, seat: int, by: int) -> str:
        """How a seat looks to everybody before the deed."""
        if seat == by:
            return "own"
        points = self.points[seat]
        return "good" if points <= GOOD else "bad" if points >= BAD else "some"

    def _changed(self, seen: Seen, words: tuple[str, str, str]) -> str:
        """Turn up what has been turned up, and say whether the goals are nearer now, as far, or further away."""
        mine = self._mine
        for cell, face in seen.turned_up:
            spot = as_spot(cell)
            if face is not None and spot in mine._down:
                mine._goals[spot] = Goal(cell, face, treasure=None, up=False)
                mine.turn_up(cell, face)
        before, self._far = self._far, _distances(mine)
        # A goal that has been turned up was 0 cards away in the end.
        change = sum(self._far.get(spot, 0) - far for spot, far in before.items())
        return words[0 if change < 0 else 1 if not change else 2]


_OTHERS: Final[dict[str, str | None]] = {
    "map": "map",
    "discard": "discard",
    "discard several": "discard",
    "pass": None,
    "take": None,
    "steal": None,
}
"""The kinds of deeds that go by the kind of action alone; None for what is no deed: there was no choice, or the round
had been decided."""


def _distances(mine: Mine) -> dict[int, int]:
    """By spot for the goals that are face down."""
    found = by_spot(mine)
    return {spot: min(found.get(spot, FAR), FAR) for spot in mine._down}
