"""Scripted players for the sample games: each sees the view of its own seat and hears what is said at the table.

Diggers dig by distance, look at goals and tell the truth, and break the tools of whom they suspect. Saboteurs look busy
until the treasure comes near, then lay dead ends, break tools and let rocks fall; they lie about what they saw.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from sab_widget.model import Break, Discard, Map, Place, Repair, Rockfall

if TYPE_CHECKING:
    from sab_widget.model import Action, Card, Cell, Game, Mine, Seen, View

FAR: Final = 30
"""Stands for the distance of a goal that cannot be reached any more."""

SUSPECT: Final = 1.5
"""From here on a seat is treated as a saboteur."""

NEAR: Final = 4
"""A saboteur takes off the mask when so few cards are missing."""


@dataclass
class Talk:
    """What everybody at the table has seen and heard in this round."""

    players: int
    claims: dict[int, dict[Cell, bool]] = field(default_factory=dict)
    """By seat: at which goals it says that it saw the treasure, or a stone."""
    doubts: list[float] = field(default_factory=list)
    """By seat, how much it looks like a saboteur to somebody who knows nothing."""
    near: dict[Cell, int] = field(default_factory=dict)
    """The distance of each goal that is face down, after the last action."""

    def listen(self, view: View) -> None:
        """Take note of the newest action; `view` may be anybody's, for only what all can see is read."""
        before, self.near = self.near, down(view.mine)
        if not view.history or view.history[-1].kind == "deal":
            self.doubts, self.claims = [0.0] * self.players, {}
            return
        seen = view.history[-1]
        doubt, by = self.doubts, seen.seat
        if seen.kind in ("place", "rockfall") and not seen.turned_up:
            gains = [min(before[cell], FAR) - min(self.near[cell], FAR) for cell in self.near if cell in before]
            gain = max(gains, key=abs, default=0)
            worse = {"place": 1.2, "rockfall": 1.5}[seen.kind]
            doubt[by] += -0.6 if gain > 0 else worse if gain < 0 else 0.3
        elif isinstance(seen.action, Break) and seen.action.seat != by:
            doubt[by] += -0.2 if doubt[seen.action.seat] >= SUSPECT else 0.8
        elif isinstance(seen.action, Repair) and seen.action.seat != by:
            doubt[by] += 0.5 if doubt[seen.action.seat] >= SUSPECT else -0.4
        # Talk of a seat that is caught lying is worth nothing.
        for seat, said in self.claims.items():
            for goal in view.mine.goals:
                if goal.up and said.get(goal.cell, goal.treasure) != goal.treasure:
                    doubt[seat] = max(doubt[seat], 3.0)


def down(mine: Mine) -> dict[Cell, int]:
    """The distances of the goals that are face down."""
    far = mine.distances()
    return {goal.cell: FAR if (n := far[goal.cell]) is None else n for goal in mine.goals if not goal.up}


class Player:
    """One seat for one round."""

    def __init__(self, seat: int, talk: Talk) -> None:
        self.seat, self.talk = seat, talk

    def doubt(self, view: View, seat: int) -> float:
        """How much a seat looks like a saboteur to this one."""
        if seat == self.seat:
            return 0.0
        found = self.talk.doubts[seat]
        for goal in view.mine.goals:
            said = self.talk.claims.get(seat, {}).get(goal.cell)
            if said is not None and goal.treasure is not None and said != goal.treasure:
                found += 3  # a lie that only who has seen the goal can know
        broke_me = sum(
            isinstance(s.action, Break) and s.seat == seat and s.action.seat == self.seat for s in this_round(view)
        )
        return found + 0.5 * broke_me

    def chances(self, view: View) -> dict[Cell, float]:
        """How likely each face-down goal is the treasure, to this seat."""
        odds = {}
        for goal in view.mine.goals:
            if goal.up:
                continue
            if goal.treasure is not None:
                odds[goal.cell] = 1.0 if goal.treasure else 0.0
                continue
            odds[goal.cell] = 1 / 3
            for seat, said in self.talk.claims.items():
                if goal.cell in said and seat != self.seat and self.doubt(view, seat) < SUSPECT:
                    odds[goal.cell] = 0.9 if said[goal.cell] else 0.05
        if any(p == 1.0 for p in odds.values()):
            odds = {cell: float(p == 1.0) for cell, p in odds.items()}
        total = sum(odds.values()) or 1.0
        return {cell: p / total for cell, p in odds.items()}

    def need(self, mine: Mine, odds: dict[Cell, float]) -> float:
        """Cards still to be laid, as far as this seat can tell: it heads for the likely goals that are near."""
        near = {cell: min(n, FAR) for cell, n in down(mine).items()}
        if not near:
            return 0.0
        mean = sum(odds.get(cell, 0.0) * n for cell, n in near.items())
        likely = [n for cell, n in near.items() if odds.get(cell, 0.0) >= max(odds.values(), default=0.0) - 0.01]
        return 0.5 * mean + 0.5 * min(likely, default=0)

    def choose(self, game: Game) -> Action:
        """The action that looks best; of equal ones the first by name, whatever the order of the list."""
        view = game.view(self.seat)
        odds = self.chances(view)
        now = self.need(view.mine, odds)
        score = self.sabotage if view.role == "saboteur" else self.dig
        return max(sorted(game.legal_actions(), key=str), key=lambda action: round(score(view, action, odds, now), 6))

    def after(self, view: View, action: Action, odds: dict[Cell, float]) -> float:
        """`need` once a card is laid or taken away."""
        mine = view.mine.copy()
        if isinstance(action, Place):
            mine.place(action.face, action.cell, check=False)
        elif isinstance(action, Rockfall):
            mine.remove(action.cell)
        return self.need(mine, odds)

    def tell(self, view: View, cell: Cell) -> None:
        """Say at the table what the map has shown: the truth, or not."""
        truth = bool(view.mine.goal(cell).treasure)
        said = truth if view.role == "digger" else not truth
        self.talk.claims.setdefault(self.seat, {})[cell] = said

    # Diggers

    def dig(self, view: View, action: Action, odds: dict[Cell, float], now: float) -> float:
        """What an action is worth to a digger."""
        match action:
            case Place():
                gain = now - self.after(view, action, odds)
                ends = sum(action.face.is_open(side) for side in "NESW")
                stubs = sum(tunnel.stub for tunnel in action.face.tunnels)
                return 10 * gain + 0.4 * ends - 2 * stubs if gain > 0 else -7 - stubs
            case Rockfall():
                gain = now - self.after(view, action, odds)
                return 9 * gain - 3 if gain > 0 else -9
            case Map(cell=cell):
                unsure = odds.get(cell, 0.0) * (1 - odds.get(cell, 0.0))
                return -6 if unsure < 0.04 else 4 + 20 * unsure - 0.3 * self.talk.near[cell]
            case Repair(seat=seat, card=card):
                if seat == self.seat:
                    return 12 - len(card.tools)
                doubt = self.doubt(view, seat)
                return -9 if doubt >= SUSPECT else 5.5 - 3 * doubt - 0.2 * len(card.tools)
            case Break(seat=seat):
                doubt = self.doubt(view, seat)
                return -9 if doubt < SUSPECT else 3 + 2 * min(doubt, 3) - 4 * len(view.broken[seat])
            case Discard(card=card):
                return -keep(card, digger=True, sure=max(odds.values(), default=1.0))
        return 0.0

    # Saboteurs

    def sabotage(self, view: View, action: Action, odds: dict[Cell, float], now: float) -> float:
        """What an action is worth to a saboteur."""
        urgent = min(self.talk.near.values(), default=0) <= NEAR
        known = urgent or self.talk.doubts[self.seat] >= SUSPECT
        match action:
            case Place():
                loss = self.after(view, action, odds) - now
                if known:
                    return 9 * loss - 6 if loss <= 0 else 4 + 6 * min(loss, 3)
                return 3 - 2 * abs(loss + 0.5)  # digging a little aside looks honest
            case Rockfall():
                return 8 * min(self.after(view, action, odds) - now, 3) - 2 if known else -5
            case Map(cell=cell):
                unsure = odds.get(cell, 0.0) * (1 - odds.get(cell, 0.0))
                return -6 if unsure < 0.04 else 3 + 10 * unsure
            case Repair(seat=seat, card=card):
                if seat == self.seat:
                    return 8 - len(card.tools)
                return -3 + 2 * self.doubt(view, seat)
            case Break(seat=seat):
                if seat == self.seat or not known:
                    return -5
                doubt = self.doubt(view, seat)
                return 7 - 3 * max(doubt, 0) - 3 * len(view.broken[seat])
            case Discard(card=card):
                return -keep(card, digger=False, sure=1.0)
        return 0.0


def this_round(view: View) -> list[Seen]:
    """What was done since the last deal."""
    found = list(view.history)
    for place in range(len(found) - 1, -1, -1):
        if found[place].kind == "deal":
            return found[place + 1 :]
    return found


def keep(card: Card, *, digger: bool, sure: float) -> float:
    """How much a card is worth keeping."""
    if card.face is None:
        for_digger = {"map": 0.5 if sure > 0.8 else 6.0, "rockfall": 3.8, "break": 3.0, "repair": 2.8}
        for_saboteur = {"map": 1.0, "rockfall": 8.0, "break": 7.0, "repair": 2.0}
        return (for_digger if digger else for_saboteur)[card.kind]
    stubs = sum(tunnel.stub for tunnel in card.face.tunnels)
    if digger:
        return 0.2 if stubs else 3 + 0.5 * len(card.face.tunnels[0].edges)
    return 6.0 if stubs else 0.5
