"""What heuristic players have in common: each action gets a number, and one of those with the highest is done."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from sab_widget.model import actions as one
from sab_widget.model import actions_two as two
from sab_widget.model.dwarves import GEOLOGIST, PROFITEER, SABOTEUR
from sab_widget.players.reading import Reading
from sab_widget.players.situation import Situation

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sab_widget.model.actions import Action
    from sab_widget.model.cards import Card
    from sab_widget.model.view import View


class Weigher:
    """A player that weighs every action by itself; who inherits from it says what each is worth.

    The scale is the same for all: 10 is what a digger gives for bringing the treasure nearer by one card, 0 what
    nobody would do a turn for, and what is below 0 costs more than it brings.

    Args:
        seed: Of equally good actions one is taken by chance; the same seed gives the same choices. In a game played by
            `play_out` or `simulate` that of the game does.
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._chance = random.Random(seed)
        self._reading = Reading()
        self._worth: dict[type[Action], Callable[[Situation, Any], float]] = {
            one.Place: self.place,
            one.Rockfall: self.rockfall,
            one.Map: self.map,
            one.Break: self.hurt,
            one.Repair: self.repair,
            one.Discard: self.discard,
            one.Pass: self.nothing,
            one.Take: self.take,
            one.Lay: self.stone,
            two.Theft: self.theft,
            two.HandsOff: self.hands_off,
            two.SwapHands: self.swap_hands,
            two.Inspect: self.inspect,
            two.SwapHats: self.swap_hats,
            two.Trap: self.hurt,
            two.Free: self.free,
            two.DiscardSeveral: self.discard_several,
            two.Clear: self.clear,
            two.Steal: self.steal,
        }

    def begin(self, seat: int, seed: str) -> None:
        """Take all chance from what follows from the seed of the game, and forget earlier games."""
        self._chance = random.Random(f"{seed}/{seat}")
        self._reading = Reading()

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        """The action that is worth most."""
        if len(legal) == 1:
            return legal[0]
        self._reading.read(view)
        here = Situation(view, self._reading, self.doubts)
        worth = self._worth
        values = [worth[type(action)](here, action) for action in legal]
        bar = max(values) - 1e-9
        best = [action for action, value in zip(legal, values, strict=True) if value >= bar]
        return best[int(self._chance.random() * len(best))] if len(best) > 1 else best[0]

    def doubts(self, view: View) -> Sequence[float]:  # noqa: ARG002 — others look at it
        """For each seat how much it looks like a saboteur, 0 to 1: by the points of its deeds, by rule of thumb."""
        return [_by_points(points) for points in self._reading.points]

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    # What each kind of action is worth. Those without a word here are told by who inherits.

    def place(self, here: Situation, action: one.Place) -> float:
        """To lay a path card."""
        raise NotImplementedError

    def rockfall(self, here: Situation, action: one.Rockfall) -> float:
        """To take a card away."""
        raise NotImplementedError

    def map(self, here: Situation, action: one.Map) -> float:
        """To look at a goal."""
        raise NotImplementedError

    def hurt(self, here: Situation, action: one.Break | two.Trap) -> float:
        """To break a tool, or to trap."""
        raise NotImplementedError

    def help(self, here: Situation, seat: int) -> float:
        """To take away what lies in front of a seat."""
        raise NotImplementedError

    def keep(self, here: Situation, card: Card) -> float:
        """To keep a card."""
        raise NotImplementedError

    def stone(self, here: Situation, action: one.Lay) -> float:
        """To let a stone lie one way or the other."""
        raise NotImplementedError

    def swap_hats(self, here: Situation, action: two.SwapHats) -> float:
        """To change somebody's dwarf."""
        raise NotImplementedError

    # What is the same for all

    def _kept(self, here: Situation, card: Card) -> float:
        known = here.kept.get(card)
        if known is None:
            known = here.kept[card] = self.keep(here, card)
        return known

    def repair(self, here: Situation, action: one.Repair) -> float:
        """A card for one tool is used before one for two."""
        return self.help(here, action.seat) - 0.3 * len(action.card.tools)

    def free(self, here: Situation, action: two.Free) -> float:
        """Like a repair, and a trap costs more than a broken tool: who is trapped wins nothing."""
        return self.help(here, action.seat) + 1.0

    def clear(self, here: Situation, action: two.Clear) -> float:
        """Mending one's own tool for two cards."""
        if action.what == "theft":
            return -9.0
        loss = sum([self._kept(here, card) for card in action.cards])
        return self.help(here, here.me) + (2.0 if action.what == "trapped" else 0.0) - 3.0 - loss

    def discard(self, here: Situation, action: one.Discard) -> float:
        """It costs the card."""
        return -self._kept(here, action.card)

    def discard_several(self, here: Situation, action: two.DiscardSeveral) -> float:
        """It costs the best of the cards, nearly; each card that is drawn for them is worth a little."""
        losses = [self._kept(here, card) for card in action.cards]
        return 0.2 * len(losses) - max(losses) - 0.1 * sum(losses)

    def nothing(self, here: Situation, action: one.Pass) -> float:  # noqa: ARG002
        """Passing, or stealing nothing."""
        return 0.0

    def take(self, here: Situation, action: one.Take) -> float:  # noqa: ARG002
        """The most nuggets."""
        return float(action.nuggets)

    def steal(self, here: Situation, action: two.Steal) -> float:
        """From who has most."""
        return 1.0 + (here.view.nuggets[action.seat] or 0)

    def theft(self, here: Situation, action: two.Theft) -> float:  # noqa: ARG002
        """A piece of gold is certain; those who rarely win need it most."""
        return 6.0 if here.role in (PROFITEER, GEOLOGIST, SABOTEUR) else 4.0

    def hands_off(self, here: Situation, action: two.HandsOff) -> float:
        """The thief looks for the rich."""
        if action.seat == here.me:
            return -9.0
        return 2.5 + 0.2 * (here.view.nuggets[here.me] or 0)

    def inspect(self, here: Situation, action: two.Inspect) -> float:
        """Whom one does not know yet; most of all who is most in doubt."""
        known = here.view.dwarves[action.seat]
        if known is not None and not known.stale:
            return -5.0
        doubt = here.doubt(action.seat)
        return 5.0 + 8.0 * doubt * (1 - doubt)

    def swap_hands(self, here: Situation, action: two.SwapHands) -> float:
        """Good for a hand that is worth little, with someone who has a full one."""
        others = [card for card in here.view.hand if card.kind != "swap hands"]
        mean = sum(self._kept(here, card) for card in others) / len(others) if others else 0.0
        return 4.0 - 2.5 * mean + 0.4 * (here.view.hand_sizes[action.seat] - len(others))


def _by_points(points: float) -> float:
    """Points as a number between 0 and 1; nobody knows anything of a seat without any."""
    return 0.5 + max(-0.5, min(0.5, (points - 0.4) / 4))
