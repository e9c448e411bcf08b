"""Why an action is refused in a round: all reasons at once (rules.md section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sab_widget.model.actions import Deal, Discard, Lay, Pass, Place, Rockfall, Take
from sab_widget.model.actions_two import Clear, DiscardSeveral, Steal
from sab_widget.model.aims import barred_reasons
from sab_widget.model.cells import as_spot
from sab_widget.model.ending import victims
from sab_widget.model.reasons import Reason

if TYPE_CHECKING:
    from sab_widget.model.actions import Action
    from sab_widget.model.cards import Card
    from sab_widget.model.round import Round


def why_not(state: Round, action: Action, seat: int) -> tuple[Reason, ...]:
    """Every reason against an action of a seat, as if it were its turn; empty when it may be done."""
    if state.phase == "ended":
        return () if isinstance(action, Deal) else (Reason("round_over"),)
    if isinstance(action, Deal) and state.phase == "playing":
        return (Reason("wrong_target", detail="deal"),)
    if state.phase == "sharing" or isinstance(action, Take):
        return _take(state, action)
    if state.phase == "stealing" or isinstance(action, Steal):
        return _steal(state, action)
    if state.phase == "laying" or isinstance(action, Lay):
        return _lay(state, action)
    if isinstance(action, Pass):
        return (Reason("too_few_cards"),) if state.codes[seat] else ()
    return (*_held(state, action, seat), *_against(state, action, seat))


def cards_of_action(action: Action) -> tuple[Card, ...]:
    """The cards that an action takes from the hand."""
    if isinstance(action, (DiscardSeveral, Clear)):
        return action.cards
    return () if action.card is None else (action.card,)


def _held(state: Round, action: Action, seat: int) -> tuple[Reason, ...]:
    """Reasons that come from the hand: the cards that the action takes are not all there."""
    found = state.missing(action, seat)
    if isinstance(action, Clear) and len(state.hand(seat)) < state.rules.clear_for:
        found.insert(0, Reason("too_few_cards", number=len(state.hand(seat)), detail="held"))
    return tuple(found)


def _against(state: Round, action: Action, seat: int) -> tuple[Reason, ...]:
    """Reasons that have nothing to do with who holds the card."""
    layout, rules = state.book.layout, state.rules
    match action:
        case Place(face=face, cell=cell):
            return barred_reasons(seat, layout.in_front(seat, state.facts)) + state.mine.why_not(face, cell)
        case Rockfall(cell=cell):
            return state.mine.why_not_remove(cell)
        case Discard():
            return ()
        case DiscardSeveral(cards=cards):
            most = rules.most_discarded
            return () if len(cards) <= most else (Reason("wrong_target", number=most, detail="too_many"),)
        case Clear(what=what, cards=cards):
            if not rules.clear_for:
                return (Reason("wrong_target", detail="no_clearing"),)
            found = []
            if len(cards) != rules.clear_for:
                found.append(Reason("wrong_target", number=rules.clear_for, detail="clear_for"))
            if what not in layout.in_front(seat, state.facts):
                found.append(Reason("wrong_target", card=what, detail="not_in_front"))
            return tuple(found)
    return state.book.aims.against(action, seat, state.facts)


def _steal(state: Round, action: Action) -> tuple[Reason, ...]:
    if state.phase != "stealing":
        return (Reason("wrong_target", detail="no_stealing"),)
    if isinstance(action, Pass):
        return ()
    if not isinstance(action, Steal):
        return (Reason("wrong_target", detail="stealing"),)
    thief = state.thieves[0]
    if action.seat >= state.players:
        return (Reason("wrong_target", seat=action.seat, detail="seat"),)
    if action.seat == thief:
        return (Reason("wrong_target", seat=thief, detail="oneself"),)
    there = action.seat in victims(state, thief)
    return () if there else (Reason("wrong_target", seat=action.seat, detail="no_pieces"),)


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
