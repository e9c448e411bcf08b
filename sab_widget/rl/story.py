"""What everybody has done in a round, counted from the story that a view tells."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from sab_widget.model.actions import Break, Deal, Discard, Map, Pass, Place, Repair, Rockfall
from sab_widget.model.actions_two import (
    Clear,
    DiscardSeveral,
    Free,
    HandsOff,
    Inspect,
    SwapHands,
    SwapHats,
    Theft,
    Trap,
)
from sab_widget.model.cards import FREE, HANDS_OFF, INSPECTION, SWAP_HANDS, SWAP_HATS, THEFT, TRAPPED, Card

if TYPE_CHECKING:
    from sab_widget.model.rules import Rules
    from sab_widget.model.view import Seen

_KINDS_TWO = {
    THEFT: Theft.kind,
    HANDS_OFF: HandsOff.kind,
    SWAP_HANDS: SwapHands.kind,
    INSPECTION: Inspect.kind,
    SWAP_HATS: SwapHats.kind,
    TRAPPED: Trap.kind,
    FREE: Free.kind,
}
"""What a card of Saboteur 2 lets one do."""

_ON_SEATS = (Break, Repair, HandsOff, SwapHands, Inspect, SwapHats, Trap, Free)


def kinds_done(rules: Rules) -> tuple[str, ...]:
    """The kinds of actions of a turn that these rules know."""
    cards = {Card(name).kind for name, _ in rules.deck}
    return (
        *(kind.kind for kind in (Place, Break, Repair, Map, Rockfall, Discard, Pass)),
        *(DiscardSeveral.kind for _ in [0] if rules.most_discarded > 1),
        *(Clear.kind for _ in [0] if rules.clear_for),
        *(kind for card, kind in _KINDS_TWO.items() if card in cards),
    )


def kinds_aimed(rules: Rules) -> tuple[str, ...]:
    """Those that are done to a seat."""
    return tuple(kind for kind in kinds_done(rules) if kind in {cls.kind for cls in _ON_SEATS})


class Counts(NamedTuple):
    """How often what was done in this round; seats as the viewer counts them."""

    done: np.ndarray[tuple[int, int], np.dtype[np.float32]]
    """By seat and kind."""
    aimed: np.ndarray[tuple[int, int, int], np.dtype[np.float32]]
    """By kind, who did it, and to whom."""
    maps: np.ndarray[tuple[int, int], np.dtype[np.float32]]
    """By seat and goal that it looked at."""


class Story:
    """Counts as the story of one viewer goes on; what was counted once is not counted again.

    Args:
        rules: The rule options.
        players: How many play.
        viewer: Whose story it is: that seat is counted as 0, its left neighbour as 1, and so on.
    """

    def __init__(self, rules: Rules, players: int, viewer: int) -> None:
        self._done = {kind: number for number, kind in enumerate(kinds_done(rules))}
        self._aimed = {kind: number for number, kind in enumerate(kinds_aimed(rules))}
        self._goals = {cell: number for number, cell in enumerate(rules.goal_cells)}
        self._players, self._viewer = players, viewer
        self._begin()

    def _begin(self) -> None:
        players = self._players
        self._counts = Counts(
            np.zeros((players, len(self._done)), np.float32),
            np.zeros((len(self._aimed), players, players), np.float32),
            np.zeros((players, len(self._goals)), np.float32),
        )
        self._read = 0
        self._last: Seen | None = None

    def counts(self, history: tuple[Seen, ...]) -> Counts:
        """Count a story; where it goes on from the one that was counted last, only what is new."""
        read = self._read
        if read > len(history) or (read and history[read - 1] is not self._last):
            self._begin()
        for seen in history[self._read :]:
            if seen.kind == Deal.kind:
                self._begin()
            elif seen.kind in self._done:
                self._count(seen)
        self._read, self._last = len(history), history[-1] if history else None
        return self._counts

    def _count(self, seen: Seen) -> None:
        done, aimed, maps = self._counts
        by, action = (seen.seat - self._viewer) % self._players, seen.action
        done[by, self._done[seen.kind]] += 1
        if isinstance(action, Map):
            maps[by, self._goals[action.cell]] += 1
        elif isinstance(action, _ON_SEATS):
            aimed[self._aimed[seen.kind], by, (action.seat - self._viewer) % self._players] += 1
