"""Why an action is refused in a round: all reasons at once (rules.md section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sab_widget.model.actions import Break, Deal, Discard, Lay, Map, Pass, Place, Repair, Rockfall, Take
from sab_widget.model.book import barred_reasons, break_reasons, repair_reasons
from sab_widget.model.cells import as_spot
from sab_widget.model.reasons import Reason

if TYPE_CHECKING:
    from sab_widget.model.actions import Action
    from sab_widget.model.round import Round


def why_not(state: Round, action: Action, seat: int) -> tuple[Reason, ...]:
    """Every reason against an action of a seat, as if it were its turn; empty when it may be done."""
    if state.phase == "ended":
        return () if isinstance(action, Deal) else (Reason("round_over"),)
    if isinstance(action, Deal):
        return (Reason("wrong_target", detail="deal"),)
    if state.phase == "sharing" or isinstance(action, Take):
        return _take(state, action)
    if state.phase == "laying" or isinstance(action, Lay):
        return _lay(state, action)
    found = []
    hand = state.hand(seat)
    if isinstance(action, Pass):
        return (Reason("too_few_cards"),) if hand else ()
    if action.card not in hand:
        found.append(Reason("card_not_in_hand", card=str(action.card)))
    return (*found, *_against(state, action, seat))


def _against(state: Round, action: Action, seat: int) -> tuple[Reason, ...]:
    """Reasons that have nothing to do with who holds the card."""
    rules, players = state.rules, state.players
    match action:
        case Place(face=face, cell=cell):
            broken = [tool for tool, mask in state.broken.items() if mask >> seat & 1]
            return barred_reasons(seat, broken) + state.mine.why_not(face, cell)
        case Break(tool=tool):
            return break_reasons(rules, players, seat, action, state.broken.get(tool, 0))
        case Repair(tool=choice):
            return repair_reasons(rules, players, seat, action, state.broken.get(choice or "", 0))
        case Map(cell=cell):
            goal = state.mine._goals.get(as_spot(cell))
            if goal is None:
                return (Reason("not_a_goal", cell=cell),)
            return (Reason("goal_already_up", cell=cell),) if goal.up else ()
        case Rockfall(cell=cell):
            return state.mine.why_not_remove(cell)
        case Discard():
            return ()
    raise AssertionError(f"no rule for {action!r}")


def _take(state: Round, action: Action) -> tuple[Reason, ...]:
    if state.sharing is None or state.phase != "sharing":
        return (Reason("wrong_target", detail="no_gold"),)
    if not isinstance(action, Take):
        return (Reason("wrong_target", detail="sharing"),)
    return () if action.nuggets in state.sharing.drawn else (Reason("wrong_target", detail="gold"),)


def _lay(state: Round, action: Action) -> tuple[Reason, ...]:
    if state.phase != "laying":
        return (Reason("wrong_target", detail="no_stone"),)
    if not isinstance(action, Lay):
        return (Reason("wrong_target", detail="laying"),)
    ways = state._choices.get(as_spot(action.cell))
    if ways is None:
        return (Reason("wrong_target", cell=action.cell, detail="no_stone"),)
    return () if action.face in ways else (Reason("wrong_target", cell=action.cell, detail="face"),)
