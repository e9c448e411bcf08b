"""A heuristic for saboteurs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sab_widget.players.digger import need_with
from sab_widget.players.reading import BAD
from sab_widget.players.situation import shape
from sab_widget.players.weigher import Weigher

if TYPE_CHECKING:
    from sab_widget.model.actions import Break, Lay, Map, Place, Rockfall
    from sab_widget.model.actions_two import SwapHats, Trap
    from sab_widget.model.cards import Card
    from sab_widget.players.situation import Situation

CLOSE: Final = 5
"""A saboteur takes the mask off when so few cards are missing."""

FRIEND: Final = 0.6
"""Who looks so much like a saboteur is taken for another one."""

_KEEP: Final = {
    "map": 2.0,
    "rockfall": 7.0,
    "break": 6.0,
    "repair": 2.0,
    "theft": 4.0,
    "hands off": 1.0,
    "swap hands": 1.0,
    "inspection": 1.0,
    "swap hats": 1.5,
    "trapped": 6.0,
    "free at last": 1.5,
}
"""What it is worth to keep an action card, by its kind."""


class Saboteur(Weigher):
    """Lies in wait while the treasure is far, and stops the diggers when they come near. It looks at its view alone.

    What it goes by:

    - Until few cards are missing it throws away what diggers need, looks at goals, and keeps the rest for later (the
      tips of Board Game Arena, en.doc.boardgamearena.com/Tips_saboteur: discarding is better than helping, and breaks
      are best saved for the moments when the diggers are close). In our games it lost more rounds when it laid cards
      aside of the way meanwhile, which gives it away, and most when it dug along.
    - When they are close, or when it has been found out, it lays dead ends and curves that put the treasure further
      away (the same tips; the players of github.com/nickylogan/saboteur weigh a card by the distance in the same way,
      with the sign turned for saboteurs), and lets rocks fall where they cut off most.
    - It breaks the tools of those who look most like diggers and can still dig, the next in turn before others, and
      takes care not to hurt who seems to be a saboteur too.
    - It keeps dead ends, breaks and rockfalls, and lets go of crossings.
    - In Saboteur 2 it traps as it breaks, and swaps its own hat when it has been found out.
    """

    def _open(self, here: Situation) -> bool:
        """Whether there is nothing more to hide, or no time left for it."""
        if here.open is None:
            here.open = here.nearest <= CLOSE or not here.view.stock or self.found_out(here)
        return here.open

    def found_out(self, here: Situation) -> bool:
        """Whether everybody takes it for a saboteur: by the points of its deeds."""
        return here.reading.points[here.me] >= BAD

    def place(self, here: Situation, action: Place) -> float:
        """What puts the treasure further away, once the time has come; else nothing that tells."""
        loss = -here.gain(action)
        if self._open(here):
            return 4.0 + 5.0 * min(loss, 4.0) if loss > 0.05 else 10.0 * loss - 6.0
        if loss < -0.05:
            return 10.0 * loss - 1.0
        stubs, _ = shape(action.face)
        return -1.0 - 3.0 * min(loss, 1.0) - 3.0 * stubs

    def rockfall(self, here: Situation, action: Rockfall) -> float:
        """Where it cuts off most."""
        if not self._open(here) or not here.view.mine._lit[action.spot]:
            return -6.0
        return 7.0 * min(-here.gain_without(action.spot), 4.0) - 3.0

    def map(self, here: Situation, action: Map) -> float:
        """It tells which way is to be blocked, and every digger does it."""
        chance = here.odds.get(action.spot, 0.0)
        doubt = chance * (1 - chance)
        return -5.0 if doubt < 0.01 else 2.5 + 8.0 * doubt

    def help(self, here: Situation, seat: int) -> float:
        """Oneself; and who seems to be a friend, when nothing else is to be done."""
        if seat == here.me:
            return 8.0 if here.in_front(seat) == 1 else 5.0
        return 3.0 * here.doubt(seat) - 2.0

    def hurt(self, here: Situation, action: Break | Trap) -> float:
        """Who looks like a digger and can still dig; the next in turn first."""
        seat = action.seat
        doubt = here.doubt(seat)
        if seat == here.me or doubt >= FRIEND or not self._open(here):
            return -8.0
        players = len(here.view.players)
        return 9.0 - 6.0 * doubt - 4.0 * here.in_front(seat) - 2.0 * ((seat - here.me) % players) / players

    def swap_hats(self, here: Situation, action: SwapHats) -> float:
        """One's own, when everybody knows."""
        return 4.0 if action.seat == here.me and here.reading.points[here.me] >= 2 * BAD else -6.0

    def stone(self, here: Situation, action: Lay) -> float:
        """The way that leads on worst."""
        return need_with(here, action)

    def keep(self, here: Situation, card: Card) -> float:  # noqa: ARG002
        """Dead ends; nothing on which others could build."""
        face = card.face
        if face is None:
            return _KEEP.get(card.kind, 1.0)
        stubs, widest = shape(face)
        return 5.0 if widest == 1 else 2.0 * stubs + (1.5 if widest == 2 else 0.3)
