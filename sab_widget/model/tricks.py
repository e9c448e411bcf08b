"""What the actions of Saboteur 2 do in a round (rules.md section 6)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sab_widget.model.actions import Pass
from sab_widget.model.actions_two import (
    Clear,
    DiscardSeveral,
    Free,
    HandsOff,
    Inspect,
    Steal,
    SwapHands,
    SwapHats,
    Theft,
    Trap,
)
from sab_widget.model.cards import THEFT, TRAPPED, Card
from sab_widget.model.later import Later
from sab_widget.model.outcomes import NOTHING_MORE, Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sab_widget.model import ending
    from sab_widget.model.actions import Action
    from sab_widget.model.gold import RoundResult
    from sab_widget.model.round import Round
else:
    ending = Later("ending")

DRAW_BY_THEMSELVES: Final = frozenset({SwapHands, DiscardSeveral})
"""Actions after which it is not the player who draws one card."""


def theft(state: Round, _: Theft) -> Outcome:
    """The card lies in front of who played it."""
    state.thefts.append(state.seat)
    state.put_in_front(THEFT, state.seat)
    return NOTHING_MORE


def hands_off(state: Round, action: HandsOff) -> Outcome:
    """Both cards go to the discards."""
    state.thefts.remove(action.seat)
    state.take_from(THEFT, action.seat)
    state.discards += (Card(THEFT), action.card)
    return NOTHING_MORE


def swap_hands(state: Round, action: SwapHands) -> Outcome:
    """Hands are exchanged as they are; then the other draws a card, if there is one (case 27)."""
    me, other, codes = state.seat, action.seat, state.codes
    state.discards.append(action.card)
    swapped = state.hand(me), state.hand(other)
    codes[me], codes[other] = codes[other], codes[me]
    draw(state, other, 1)
    return Outcome(swapped=swapped)


def inspect(state: Round, action: Inspect) -> Outcome:
    """One looks at another's dwarf."""
    state.discards.append(action.card)
    return Outcome(inspected=state.roles[action.seat])


def swap_hats(state: Round, action: SwapHats) -> Outcome:
    """The dwarf is out, not among those left over (case 28)."""
    state.discards.append(action.card)
    old, new = state.roles[action.seat], state.left_over.pop(0)
    state.roles[action.seat] = new
    state.tell_of_hats()
    return Outcome(hats=(old, new))


def trap(state: Round, action: Trap) -> Outcome:
    """The card lies in front of the other player."""
    state.trapped |= 1 << action.seat
    state.put_in_front(TRAPPED, action.seat)
    return NOTHING_MORE


def free(state: Round, action: Free) -> Outcome:
    """Both cards go to the discards."""
    state.trapped &= ~(1 << action.seat)
    state.take_from(TRAPPED, action.seat)
    state.discards += (Card(TRAPPED), action.card)
    return NOTHING_MORE


def discard_several(state: Round, action: DiscardSeveral) -> Outcome:
    """As many are drawn as are discarded, if there are so many."""
    _give_away(state, action.cards)
    draw(state, state.seat, len(action.cards))
    return NOTHING_MORE


def clear(state: Round, action: Clear) -> Outcome:
    """The card in front of the player goes to the discards with those that are given away for it."""
    seat, what = state.seat, action.what
    if what == THEFT:
        state.thefts.remove(seat)
    elif what == TRAPPED:
        state.trapped &= ~(1 << seat)
    if what in state.broken:
        state.mend(what, seat)
        state.discards.append(state.book.break_card[what])
    else:
        state.take_from(what, seat)
        state.discards.append(Card(what))
    _give_away(state, action.cards)
    return NOTHING_MORE


def _give_away(state: Round, cards: Sequence[Card]) -> None:
    seat, weight, place = state.seat, state.weight, len(state.discards)
    state.discards += cards
    for card in cards:
        state.codes[seat] -= weight[card]
        state.unseen.append((place, seat))
        place += 1


def draw(state: Round, seat: int, number: int) -> None:
    """Let a seat draw so many cards, as far as the stock goes."""
    stock = state.stock
    for _ in range(min(number, len(stock))):
        state.codes[seat] += state.weight[stock.pop()]


def steals(state: Round) -> tuple[Action, ...]:
    """What the thief whose turn it is may do: take a piece from somebody who has some, or decline."""
    return (*map(Steal, ending.victims(state, state.thieves[0])), Pass())


def steal(state: Round, action: Steal | Pass) -> Outcome:
    """A piece changes hands; then it is the next thief's turn."""
    thief, result = state.thieves.pop(0), state.result
    assert result is not None
    if isinstance(action, Steal):
        state.purse[thief], state.purse[action.seat] = _more(state.purse[thief], 1), _more(state.purse[action.seat], -1)
        state.stealable[action.seat] = _more(state.stealable[action.seat], -1)
        if state.rules.theft == "sequential":
            state.stealable[thief] = _more(state.stealable[thief], 1)
        result = _with_theft(result, thief, action.seat)
        state.result = result
    return Outcome(result=ending.steal_on(state, result))


def _more(pieces: int | None, change: int) -> int | None:
    return None if pieces is None else pieces + change


def _with_theft(result: RoundResult, thief: int, victim: int) -> RoundResult:
    return replace(result, stolen=(*result.stolen, (thief, victim)))


DO: Final[dict[type[Action], Callable[..., Outcome]]] = {
    Theft: theft,
    HandsOff: hands_off,
    SwapHands: swap_hands,
    Inspect: inspect,
    SwapHats: swap_hats,
    Trap: trap,
    Free: free,
    DiscardSeveral: discard_several,
    Clear: clear,
    Steal: steal,
}
