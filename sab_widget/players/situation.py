"""What a heuristic player works out once for each decision: chances, distances, and who looks like what."""

from __future__ import annotations

from functools import cache, cached_property
from typing import TYPE_CHECKING, Final

from sab_widget.model.cells import SHIFTS, as_spot, cell_of
from sab_widget.model.chances import treasure
from sab_widget.model.dwarves import SABOTEUR, TEAMS
from sab_widget.model.outlook import Outlook
from sab_widget.model.placing import CONNECTED, faces_side
from sab_widget.players.reading import FAR

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sab_widget.model.actions import Place
    from sab_widget.model.cards import Card
    from sab_widget.model.faces import Face
    from sab_widget.model.outlook import Far
    from sab_widget.model.view import View
    from sab_widget.players.reading import Reading

_LIKELY: Final = 0.01
"""Goals whose chances differ by less are equally likely."""


@cache
def shape(face: Face) -> tuple[int, int]:
    """How many blind arms a face has, and how many edges its widest tunnel joins."""
    return sum(tunnel.stub for tunnel in face.tunnels), max(len(tunnel.edges) for tunnel in face.tunnels)


class Situation:
    """One decision of one seat; everything is found out when it is first asked for.

    Args:
        view: What the seat knows.
        reading: What has been done in this round, up to now.
        doubts: Tells for each seat how much it looks like a saboteur, 0 to 1; it is asked if anything hangs on it.
    """

    def __init__(self, view: View, reading: Reading, doubts: Callable[[View], Sequence[float]]) -> None:
        self.view, self.reading, self._ask = view, reading, doubts
        assert view.viewer is not None
        self.me: int = view.viewer
        self.role = view.role
        odds = {as_spot(cell): float(chance) for cell, chance in treasure(view).items()}
        self.odds = {spot: odds[spot] for spot in sorted(view.mine._down)}
        """For each goal that is face down, by spot, the chance that the treasure lies there."""
        best = max(self.odds.values(), default=0.0)
        self.kept: dict[Card, float] = {}
        """What each card is worth keeping, as far as it was asked."""
        self.open: bool | None = None
        """Whether a saboteur plays with open cards, once that has been found out."""
        self._gains: dict[int, float] = {}
        self._weights = [(spot, chance, chance > best - _LIKELY) for spot, chance in self.odds.items()]

    @cached_property
    def outlook(self) -> Outlook:
        """How far the goals are, and would be."""
        return Outlook(self.view.mine)

    @cached_property
    def now(self) -> float:
        """`need` as the mine lies."""
        return self.need(self.outlook.now)

    @cached_property
    def nearest(self) -> int:
        """How many cards the nearest of the likeliest goals is away."""
        now = self.outlook.now
        found = [now[spot] for spot, _, likely in self._weights if likely]
        return min((cards for cards in found if cards is not None), default=FAR)

    def need(self, far: Far) -> float:
        """Cards still to be laid: half of it as chances have it, half as if the nearest likely goal were the one."""
        mean, nearest = 0.0, FAR
        for spot, chance, likely in self._weights:
            cards = far[spot]
            if cards is None or cards > FAR:
                cards = FAR
            mean += chance * cards
            if likely and cards < nearest:
                nearest = cards
        return (mean + nearest) / 2 if self._weights else 0.0

    def gain(self, action: Place) -> float:
        """By how many cards laying one brings the treasure nearer."""
        far = self.outlook.after(action.face, action.spot)
        known = self._gains.get(id(far))  # many cards come to the same
        if known is None:
            known = self._gains[id(far)] = self.now - self.need(far)
        return known

    def gain_without(self, spot: int) -> float:
        """By how many cards taking one away brings the treasure nearer."""
        return self.now - self.need(self.outlook.without(spot))

    def new_ends(self, action: Place) -> int:
        """Over how many edges of a card one could go on: connected ones that face an empty cell."""
        mine, face, spot = self.view.mine, action.face, action.spot
        signature = mine._rim.get(spot, 0)
        lit = face.ladders
        for i in range(4):
            if face.edges >> i & 1 and faces_side(signature, i) == CONNECTED:
                lit |= face.joined[i]
        return sum(lit >> i & 1 and not faces_side(signature, i) for i in range(4))

    def doubt(self, seat: int) -> float:
        """How much a seat looks like a saboteur to this one, 0 to 1; what it has been shown is certain."""
        known = self.view.dwarves[seat]
        if known is not None and not known.stale:
            return 1.0 if known.role == SABOTEUR else 0.0
        return self._doubts[seat]

    @cached_property
    def _doubts(self) -> Sequence[float]:
        return self._ask(self.view)

    def in_front(self, seat: int) -> int:
        """How many things keep a seat from laying path cards."""
        return len(self.view.broken[seat]) + self.view.trapped[seat]

    # The colours of Saboteur 2

    @cached_property
    def _walks(self) -> dict[str, frozenset[tuple[tuple[int, int], int]]] | None:
        """For each team where it can walk; None while no door lies there: then both can everywhere."""
        mine = self.view.mine
        if all(face.tunnels[0].door is None for face in mine._cards.values()):
            return None
        return {team: mine.way(team).reach for team in TEAMS}

    def who_walks(self, action: Place) -> tuple[bool, bool]:
        """Whether the own team and the other could walk into a card that is laid."""
        face, spot, mine = action.face, action.spot, self.view.mine
        signature, walks = mine._rim.get(spot, 0), self._walks
        found = {}
        for team in TEAMS:
            found[team] = bool(face.ladders)
            for i, shift in enumerate(SHIFTS):
                number = face.tunnel_at[i]
                if number < 0 or faces_side(signature, i) != CONNECTED:
                    continue
                beside = mine._cards[spot + shift]
                comes = walks is None or (cell_of(spot + shift), beside.tunnel_at[i ^ 2]) in walks[team]
                found[team] |= comes and face.tunnels[number].door in (None, team)
        own, other = TEAMS if self.role == TEAMS[0] else TEAMS[::-1]
        return found[own], found[other]
