"""On whom and what an action card may be played: the reasons against it, once; lists are what is left without any."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sab_widget.model.actions import Break, Map, Repair
from sab_widget.model.actions_two import Free, HandsOff, Inspect, SwapHands, SwapHats, Theft, Trap
from sab_widget.model.cards import (
    BREAK,
    FREE,
    HANDS_OFF,
    INSPECTION,
    MAP,
    REPAIR,
    SWAP_HANDS,
    SWAP_HATS,
    THEFT,
    TRAPPED,
)
from sab_widget.model.cells import cell_of
from sab_widget.model.reasons import Reason

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sab_widget.model.actions import Action
    from sab_widget.model.cards import Card
    from sab_widget.model.facts import Layout
    from sab_widget.model.rules import Rules

Found = tuple[Reason, ...]

_ON_SEATS: Final[dict[str, Callable[[int], Action]]] = {
    HANDS_OFF: HandsOff,
    SWAP_HANDS: SwapHands,
    INSPECTION: Inspect,
    SWAP_HATS: SwapHats,
    TRAPPED: Trap,
    FREE: Free,
}
"""The cards that are played on a seat and have nothing else to choose."""


class Aims:
    """What action cards can be played on, under one set of rules for one number of players."""

    __slots__ = ("layout", "rules")

    def __init__(self, rules: Rules, layout: Layout) -> None:
        self.rules, self.layout = rules, layout

    def every(self, card: Card) -> Iterable[Action]:
        """Every way in which an action card could ever be played, but for a rockfall."""
        seats = range(self.layout.players)
        if card.kind == BREAK:
            return (Break(card.tools[0], seat) for seat in seats)
        if card.kind == REPAIR:
            return (Repair(tool, seat, card) for tool in card.tools for seat in seats)
        if card.kind == MAP:
            return (Map(cell_of(spot)) for spot in sorted(self.layout.goals))
        if card.kind == THEFT:
            return (Theft(),)
        return map(_ON_SEATS[card.kind], seats) if card.kind in _ON_SEATS else ()

    def of(self, card: Card, facts: int) -> tuple[Action, ...]:
        """Every way to play an action card now, but for a rockfall; who asks is told by the facts."""
        me = facts >> self.layout.me_shift
        return tuple(action for action in self.every(card) if not self.against(action, me, facts))

    def matters(self, card: Card) -> int:
        """The facts that have a say in what `of` answers for this card."""
        here = self.layout
        if card.kind == MAP:
            return (1 << len(here.goals)) - 1 << here.goals_shift
        about = {HANDS_OFF: (THEFT,), FREE: (TRAPPED,), TRAPPED: (TRAPPED,), THEFT: (THEFT,)}.get(card.kind, card.tools)
        facts = sum(here.everybody << here.shift[name] for name in about if name in here.shift)
        others = {BREAK: self.rules.break_own, REPAIR: self.rules.repair_others, HANDS_OFF: True, FREE: True}
        if not others.get(card.kind, card.kind == SWAP_HATS):
            facts |= -1 << here.me_shift
        return facts | here.hats if card.kind == SWAP_HATS else facts

    def against(self, action: Action, me: int, facts: int) -> Found:
        """Every reason against playing an action card like this, whoever holds it (section 7)."""
        seat = getattr(action, "seat", me)
        if seat >= self.layout.players:
            return (Reason("wrong_target", seat=seat, detail="seat"),)
        judge = _AGAINST[type(action)]
        return judge(self, action, me, facts)

    def _break(self, action: Break, me: int, facts: int) -> Found:
        found = []
        if action.seat == me and not self.rules.break_own:
            found.append(Reason("wrong_target", seat=me, tool=action.tool, detail="self"))
        if self.layout.seats_with(action.tool, facts) >> action.seat & 1 and not self.rules.break_again:
            found.append(Reason("tool_already_broken", seat=action.seat, tool=action.tool))
        return tuple(found)

    def _repair(self, action: Repair, me: int, facts: int) -> Found:
        found = []
        if action.seat != me and not self.rules.repair_others:
            found.append(Reason("wrong_target", seat=action.seat, detail="others"))
        if action.tool is None:
            found.append(Reason("tool_choice_needed", card=action.card.text))
        elif action.tool not in action.card.tools:
            found.append(Reason("wrong_target", tool=action.tool, card=action.card.text, detail="tool"))
        elif not self.layout.seats_with(action.tool, facts) >> action.seat & 1:
            found.append(Reason("nothing_to_repair", seat=action.seat, tool=action.tool))
        return tuple(found)

    def _map(self, action: Map, _: int, facts: int) -> Found:
        if action.spot not in self.layout.goals:
            return (Reason("not_a_goal", cell=action.cell),)
        return () if self.layout.is_down(action.spot, facts) else (Reason("goal_already_up", cell=action.cell),)

    def _theft(self, _: Theft, me: int, facts: int) -> Found:
        has_one = self.layout.seats_with(THEFT, facts) >> me & 1
        return (Reason("wrong_target", seat=me, detail="has_theft"),) if has_one else ()

    def _hands_off(self, action: HandsOff, _: int, facts: int) -> Found:
        has_one = self.layout.seats_with(THEFT, facts) >> action.seat & 1
        return () if has_one else (Reason("wrong_target", seat=action.seat, detail="no_theft"),)

    def _on_another(self, action: SwapHands | Inspect, me: int, _: int) -> Found:
        return (Reason("wrong_target", seat=me, detail="oneself"),) if action.seat == me else ()

    def _swap_hats(self, action: SwapHats, _: int, facts: int) -> Found:
        return () if facts & self.layout.hats else (Reason("wrong_target", seat=action.seat, detail="no_dwarf"),)

    def _trap(self, action: Trap, me: int, facts: int) -> Found:
        found = self._on_another(Inspect(action.seat), me, facts)
        if self.layout.seats_with(TRAPPED, facts) >> action.seat & 1:
            found += (Reason("wrong_target", seat=action.seat, detail="is_trapped"),)
        return found

    def _free(self, action: Free, _: int, facts: int) -> Found:
        is_trapped = self.layout.seats_with(TRAPPED, facts) >> action.seat & 1
        return () if is_trapped else (Reason("wrong_target", seat=action.seat, detail="not_trapped"),)


_AGAINST: Final[dict[type[Action], Callable[[Aims, Any, int, int], Found]]] = {
    Break: Aims._break,
    Repair: Aims._repair,
    Map: Aims._map,
    Theft: Aims._theft,
    HandsOff: Aims._hands_off,
    SwapHands: Aims._on_another,
    Inspect: Aims._on_another,
    SwapHats: Aims._swap_hats,
    Trap: Aims._trap,
    Free: Aims._free,
}


def barred_reasons(seat: int, in_front: Iterable[str]) -> Found:
    """Reasons against laying any path card at all: each kind of tool that is broken (section 3, a), or a trap."""
    return tuple(
        Reason("trapped", seat=seat) if name == TRAPPED else Reason("broken_tool", tool=name, seat=seat)
        for name in dict.fromkeys(in_front)
        if name != THEFT
    )
