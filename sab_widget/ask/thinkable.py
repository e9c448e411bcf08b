"""What somebody might think of doing with a hand of cards, allowed or not; and actions in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sab_widget.ask.errors import BadQuestion
from sab_widget.ask.texts import Phrase, said
from sab_widget.model.actions import Action, Break, Deal, Discard, Lay, Map, Pass, Place, Repair, Rockfall, Take
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
from sab_widget.model.cards import ROCKFALL, UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sab_widget.model.game import Game

FEW: Final = 2
"""Cards that are given away together in the examples of that."""


def thinkable(game: Game) -> Iterator[Action]:
    """Actions that the hand of the seat whose turn it is might make one think of, in a fixed order."""
    state, mine = game.table, game.mine
    hand = [card for card in dict.fromkeys(state.hand(game.seat)) if card.text != UNKNOWN]
    goals = [goal.cell for goal in mine.goals]
    taken = {*mine.cards, *goals}
    beside = sorted({cell.step(side) for cell in taken for side in "NESW"} - taken, key=lambda c: (c.row, c.column))
    for card in hand:
        if card.face is not None:
            yield from (Place(way, cell) for way in card.face.both_ways for cell in beside)
        elif card.kind == ROCKFALL:
            yield from (Rockfall(cell) for cell in sorted(taken, key=lambda c: (c.row, c.column)))
        else:
            yield from state.book.aims.every(card)
        yield Discard(card)
    if hand:
        yield Pass()
    if game.rules.most_discarded > 1 and len(hand) > game.rules.most_discarded:
        yield from (DiscardSeveral(hand[:FEW]), DiscardSeveral(hand[: game.rules.most_discarded + 1]))
    if game.rules.clear_for and len(hand) >= FEW:
        in_front = state.book.layout.in_front(game.seat, state.facts)
        for what in dict.fromkeys([*in_front, game.rules.tools[0]]):
            yield from (Clear(what, hand[:FEW]), Clear(what, hand[:1]))


_ON: Final[dict[type[Action], str]] = {
    HandsOff: "hands-off",
    SwapHands: "swap-hands",
    Inspect: "inspect",
    SwapHats: "swap-hats",
    Trap: "trap",
    Free: "free",
    Steal: "steal",
}
"""Actions that are done to a player."""

_PLAIN: Final[dict[type[Action], str]] = {Theft: "theft", Pass: "pass", Deal: "deal"}


def deed(action: Action, game: Game) -> Phrase:
    """An action as something that one may do."""
    kind = type(action)
    if kind in _PLAIN:
        return said(f"do-{_PLAIN[kind]}")
    if kind in _ON:
        return said(f"do-{_ON[kind]}", who=_name(game, getattr(action, "seat", 0)))
    if isinstance(action, (Place, Lay)):
        return said(f"do-{action.kind}", cell=action.cell, face=action.face)
    if isinstance(action, (Map, Rockfall)):
        return said(f"do-{action.kind}", cell=action.cell)
    match action:
        case Break(tool=tool, seat=seat):
            return said("do-break", tool=tool, who=_name(game, seat))
        case Repair(seat=seat):
            return _repair(action, _name(game, seat))
        case Discard(card=card):
            return said("do-discard", card=card)
        case Take(nuggets=nuggets):
            return said("do-take", number=nuggets)
        case DiscardSeveral(cards=cards):
            return said("do-discard-several", number=len(cards))
        case Clear(what=what, cards=cards):
            return said("do-clear", what=what, number=len(cards))
    raise BadQuestion(f"there are no words for {action!r}")


def _repair(action: Repair, who: str) -> Phrase:
    if action.tool is not None and len(action.card.tools) == 1:
        return said("do-repair", tool=action.tool, who=who)
    one, other, *_ = (*action.card.tools, "")
    if action.tool is None:
        return said("do-repair-both", who=who, one=one, other=other)
    return said("do-repair-with", tool=action.tool, who=who, one=one, other=other)


def _name(game: Game, seat: int) -> str:
    return game.players[seat] if seat < len(game.players) else f"#{seat}"
