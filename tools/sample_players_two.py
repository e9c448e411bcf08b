"""Scripted players for Saboteur 2: those of the base game, who also know the colours, doors, ladders and new cards.

A gold-digger digs where the own team can walk; the boss, the profiteer and the geologists dig too, each for a reason
of their own. Whom an inspection has shown to be somebody is treated as that until the hats are swapped.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sab_widget.model import (
    Clear,
    Discard,
    DiscardSeveral,
    Free,
    HandsOff,
    Inspect,
    Pass,
    Place,
    Rockfall,
    Steal,
    SwapHands,
    SwapHats,
    Theft,
    Trap,
)
from sab_widget.model.dwarves import GEOLOGIST, PROFITEER, SABOTEUR, TEAMS
from tools.sample_players import SUSPECT, Player, Talk, keep, this_round

if TYPE_CHECKING:
    from sab_widget.model import Action, Card, Cell, View

NEW_CARDS: Final = {
    "theft": 3.5,
    "hands off": 2.5,
    "swap hands": 2.0,
    "inspection": 5.0,
    "swap hats": 3.2,
    "trapped": 3.4,
    "free at last": 3.0,
}
"""How much each is worth keeping, by its kind."""


@dataclass
class TalkTwo(Talk):
    """What everybody has seen: traps count like broken tools, and those set free like repairs."""

    def listen(self, view: View) -> None:
        """Take note of the newest action."""
        super().listen(view)
        if not view.history or view.history[-1].kind == "deal":
            return
        seen = view.history[-1]
        doubt, by = self.doubts, seen.seat
        match seen.action:
            case Trap(seat=seat):
                doubt[by] += -0.2 if doubt[seat] >= SUSPECT else 0.8
            case Free(seat=seat) if seat != by:
                doubt[by] += 0.5 if doubt[seat] >= SUSPECT else -0.4
            case SwapHats(seat=seat):
                doubt[seat] = 0.5 * doubt[seat]  # whoever it is now has done nothing yet


class PlayerTwo(Player):
    """One seat for one round of Saboteur 2."""

    def doubt(self, view: View, seat: int) -> float:
        """How much a seat looks like a saboteur to this one, who may have looked at its dwarf."""
        known = view.dwarves[seat]
        if seat == self.seat or known is None or known.stale:
            return super().doubt(view, seat)
        return 4.0 if known.role == SABOTEUR else -1.0

    def tell(self, view: View, cell: Cell) -> None:
        """Say at the table what the map has shown: the truth, or, as a saboteur, not."""
        truth = bool(view.mine.goal(cell).treasure)
        self.talk.claims.setdefault(self.seat, {})[cell] = truth != (view.role == SABOTEUR)

    # Everybody

    def dig(self, view: View, action: Action, odds: dict[Cell, float], now: float) -> float:
        """What an action is worth to anyone who is no saboteur."""
        if isinstance(action, Place):
            return self.lay(view, action, odds, now)
        worth = self.trick(view, action, digger=True, sure=max(odds.values(), default=1.0))
        return super().dig(view, action, odds, now) if worth is None else worth

    def sabotage(self, view: View, action: Action, odds: dict[Cell, float], now: float) -> float:
        """What an action is worth to a saboteur, who lets rocks fall early where they cut much off."""
        if isinstance(action, Rockfall):
            loss = self.after(view, action, odds) - now
            return max(super().sabotage(view, action, odds, now), 5 * min(loss, 3) - 5)
        worth = self.trick(view, action, digger=False, sure=1.0)
        return super().sabotage(view, action, odds, now) if worth is None else worth

    def lay(self, view: View, action: Place, odds: dict[Cell, float], now: float) -> float:
        """What laying a card is worth: progress for the own team, and crystals for a geologist."""
        worth = super().dig(view, action, odds, now)
        if view.role == GEOLOGIST:
            worth = 0.5 * worth + (7.0 if action.face.crystal else 0.0)
        if view.role == PROFITEER:
            worth = 0.6 * worth
        if view.role not in TEAMS or worth <= 0:
            return worth
        own, other = view.role, next(team for team in TEAMS if team != view.role)
        mine = view.mine.copy()
        mine.place(action.face, action.cell, check=False)
        mine_walks, they_walk = (action.cell in mine.way(team).cells for team in (own, other))
        if not mine_walks:
            return -4.0 if they_walk else 0.4 * worth  # digging for the others
        return worth if they_walk else worth + 3.0

    def trick(self, view: View, action: Action, *, digger: bool, sure: float) -> float | None:  # noqa: PLR0911
        """What a card of Saboteur 2, a discard or a theft is worth; None for an action of the base game."""
        known = digger or self.talk.doubts[self.seat] >= SUSPECT or min(self.talk.near.values(), default=0) <= 4
        match action:
            case Theft():
                return 6.0 if view.role in (PROFITEER, GEOLOGIST, SABOTEUR) else 4.0
            case HandsOff(seat=seat):
                return -9 if seat == self.seat else 3.2 + 0.3 * self.doubt(view, seat)
            case Inspect(seat=seat):
                return 9.5 + min(abs(self.doubt(view, seat)), 2) if view.dwarves[seat] is None else -5
            case SwapHands(seat=seat):
                mean = sum(self.value(card, view, digger=digger, sure=sure) for card in view.hand) / len(view.hand)
                return 5.0 - 2.2 * mean + 0.4 * view.hand_sizes[seat] if view.hand_sizes[seat] >= 4 else -5
            case SwapHats(seat=seat):
                return self.hats(view, seat, digger=digger)
            case Trap(seat=seat):
                doubt = self.doubt(view, seat)
                if digger:
                    return -9 if doubt < SUSPECT else 4 + 2 * min(doubt, 3)
                return 8 - 3 * max(doubt, 0) if known else -5
            case Free(seat=seat):
                if seat == self.seat:
                    return 13
                doubt = self.doubt(view, seat)
                return (5.5 - 3 * doubt if doubt < SUSPECT else -9) if digger else -3 + 2 * doubt
            case Clear(what=what, cards=cards):
                loss = sum(self.value(card, view, digger=digger, sure=sure) for card in cards)
                return -9 if what == "theft" else (8.5 if what == "trapped" else 5.5) - loss
            case DiscardSeveral(cards=cards):
                losses = [self.value(card, view, digger=digger, sure=sure) for card in cards]
                return -max(losses) + 0.2 * len(cards) - 0.1 * sum(losses)
            case Discard(card=card):
                return -self.value(card, view, digger=digger, sure=sure)
            case Steal(seat=seat):
                return 1.0 + (view.nuggets[seat] or 0)
            case Pass():
                return 0.0
        return None

    def hats(self, view: View, seat: int, *, digger: bool) -> float:
        """What swapping hats is worth: a known saboteur is turned into somebody else; so is oneself when caught."""
        if seat == self.seat:
            seen = any(isinstance(s.action, Inspect) and s.action.seat == seat for s in this_round(view))
            return 10.0 if not digger and (seen or self.talk.doubts[seat] >= SUSPECT) else -6
        return 11.0 if digger and self.doubt(view, seat) >= 2 * SUSPECT else -6

    def value(self, card: Card, view: View, *, digger: bool, sure: float) -> float:
        """How much a card is worth keeping."""
        if card.kind in NEW_CARDS:
            return NEW_CARDS[card.kind]
        worth = keep(card, digger=digger, sure=sure)
        if card.face is None or not digger:
            return worth
        if card.face.ladders:
            return 4.2  # it opens a second front when rocks have fallen
        if view.role == GEOLOGIST and card.face.crystal:
            return 6.0
        doors = {tunnel.door for tunnel in card.face.tunnels} - {None}
        if doors and view.role in TEAMS:
            return 5.0 if doors == {view.role} else 0.3
        return worth
