"""A heuristic for all who want the treasure to be found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sab_widget.model.distances import by_spot
from sab_widget.model.dwarves import GEOLOGIST, PROFITEER, SELFISH, TEAMS
from sab_widget.players.situation import shape
from sab_widget.players.weigher import Weigher

if TYPE_CHECKING:
    from sab_widget.model.actions import Break, Lay, Map, Place, Rockfall
    from sab_widget.model.actions_two import SwapHats, Trap
    from sab_widget.model.cards import Card
    from sab_widget.players.situation import Situation

SUSPECT: Final = 0.62
"""Who looks so much like a saboteur is treated as one."""

_KEEP: Final = {
    "map": 3.0,
    "rockfall": 2.6,
    "break": 2.4,
    "repair": 2.5,
    "theft": 3.5,
    "hands off": 1.5,
    "swap hands": 2.0,
    "inspection": 3.0,
    "swap hats": 1.8,
    "trapped": 2.8,
    "free at last": 2.2,
}
"""What it is worth to keep an action card, by its kind."""


class Digger(Weigher):
    """Digs towards the treasure, and helps or hinders others by what their deeds look like. It looks at its view alone.

    What it goes by:

    - It lays the card that brings the likeliest goal nearest, as programs for this game commonly do (the players of
      github.com/nickylogan/saboteur and github.com/violetwei/Saboteur-AI-Agent count cells to the goals; here it is
      the cards that are really missing, `Mine.distances`), and likes branches, so that a dead end blocks no only way
      (the tips of Board Game Arena, en.doc.boardgamearena.com/Tips_saboteur).
    - It looks at the goal that is most in doubt when no card brings it nearer: looking costs a turn, and in our games
      diggers who looked first won fewer rounds.
    - It mends its own tools first, then those of whom it trusts; it breaks the tools of whom it suspects (the same
      tips). It trusts by points for deeds, as the first of those programs does: for bringing goals nearer or putting
      them further away, for breaking the tools of the good or of the bad (`sab_widget.players.reading.POINTS`).
    - It lets rocks fall on what was laid to no use, if that really brings the treasure nearer.
    - It throws away first what no digger needs, dead ends before all (the same tips, and most advice for beginners).
    - In Saboteur 2 a blue or green digger digs where its own team can walk, lays doors of its own colour, and not for
      the others alone; a geologist prefers cards with crystals; a selfish dwarf does not lay the last card but one.
    """

    def place(self, here: Situation, action: Place) -> float:
        """Progress; then branches."""
        gain, face = here.gain(action), action.face
        stubs, _ = shape(face)
        if here.role == GEOLOGIST and face.crystal:
            return 7.0 + 3.0 * gain
        if gain <= 0.05:
            return -7.0 - stubs
        worth = 10.0 * gain + 0.6 * here.new_ends(action) - 1.5 * stubs
        if here.role == PROFITEER:
            return 0.7 * worth
        if here.role == SELFISH and here.nearest == 2:
            return 0.2 * worth
        return self._for_the_team(here, action, worth) if here.role in TEAMS else worth

    @staticmethod
    def _for_the_team(here: Situation, action: Place, worth: float) -> float:
        own, other = here.who_walks(action)
        if own:
            return worth if other else worth + 3.0
        return -4.0 if other else 0.4 * worth

    def rockfall(self, here: Situation, action: Rockfall) -> float:
        """Only on what was laid to no use, and on doors of the other colour that lie on the way."""
        spot = action.spot
        if here.role in TEAMS:
            face = here.view.mine._cards[spot]
            if face.tunnels[0].door not in (None, here.role) and here.view.mine._lit[spot]:
                return 5.0 + 3.0 * here.gain_without(spot)
        if spot not in here.reading.blocks:
            return -8.0
        gain = here.gain_without(spot)
        return 9.0 * gain - 2.0 if gain > 0.05 else -8.0

    def map(self, here: Situation, action: Map) -> float:
        """A goal that is in doubt, the nearer the more; but a card that brings all nearer goes first."""
        chance = here.odds.get(action.spot, 0.0)
        doubt = chance * (1 - chance)
        if doubt < 0.01:
            return -5.0
        far = here.outlook.now[action.spot]
        return 2.0 + 20.0 * doubt - 0.3 * min(far or 0, 10)

    def help(self, here: Situation, seat: int) -> float:
        """Oneself first; others as far as they are trusted, and most who can dig again then."""
        alone = here.in_front(seat) == 1
        if seat == here.me:
            return 13.0 if alone else 10.0
        doubt = here.doubt(seat)
        return -9.0 if doubt >= 0.5 else 6.0 - 9.0 * doubt + alone

    def hurt(self, here: Situation, action: Break | Trap) -> float:
        """Whom one suspects; one thing in front of somebody does nearly as well as two."""
        if action.seat == here.me:
            return -20.0
        doubt = here.doubt(action.seat)
        if doubt < SUSPECT:
            return -9.0
        return 2.0 + 9.0 * doubt - 6.0 * here.in_front(action.seat)

    def swap_hats(self, here: Situation, action: SwapHats) -> float:
        """Whoever is all but certain to be a saboteur may become a digger by it."""
        return 9.0 if action.seat != here.me and here.doubt(action.seat) >= 0.9 else -6.0

    def stone(self, here: Situation, action: Lay) -> float:
        """The way that leads on best."""
        return -need_with(here, action)

    def keep(self, here: Situation, card: Card) -> float:
        """Open cards with many edges before all; nothing blind."""
        face = card.face
        if face is None:
            if card.kind == "map" and all(chance in (0.0, 1.0) for chance in here.odds.values()):
                return 0.1
            return _KEEP.get(card.kind, 1.0)
        if here.role == GEOLOGIST and face.crystal:
            return 5.0
        if face.ladders:
            return 3.5
        door = face.tunnels[0].door
        if door is not None and here.role in TEAMS:
            return 4.0 if door == here.role else 0.2
        stubs, widest = shape(face)
        return 0.2 if widest == 1 else 1.5 + 0.7 * widest - 0.8 * stubs


def need_with(here: Situation, action: Lay) -> float:
    """The cards still to be laid once a stone lies like this."""
    mine = here.view.mine.copy()
    mine.turn_up(action.cell, action.face)
    found = by_spot(mine)
    return here.need({spot: found.get(spot) for spot in here.odds})
