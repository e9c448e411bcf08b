"""What was done, in words: the lines of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sab_widget.model.actions import Break, Discard, Lay, Map, Place, Repair, Rockfall, Take
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
from sab_widget.model.cards import THEFT, TRAPPED, UNKNOWN
from sab_widget.scene.told import cell_words, role_one_words
from sab_widget.scene.words import deed_card_words, goal_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.languages import Words
    from sab_widget.model.cards import Card
    from sab_widget.model.view import Seen, View

_ON_SEATS: Final = {
    HandsOff: ("scene-did-hands-off", "scene-did-hands-off-own"),
    SwapHands: ("scene-did-swap-hands", "scene-did-swap-hands"),
    SwapHats: ("scene-did-swap-hats", "scene-did-swap-hats-own"),
    Trap: ("scene-did-trap", "scene-did-trap"),
    Free: ("scene-did-free", "scene-did-free-own"),
    Steal: ("scene-did-steal", "scene-did-steal"),
    Inspect: ("scene-did-inspect", "scene-did-inspect"),
    Break: ("scene-did-break", "scene-did-break-own"),
    Repair: ("scene-did-repair", "scene-did-repair-own"),
}
"""What is done to a seat: to another one, and to oneself."""


def action_words(words: Words, seen: Seen, view: View) -> str:
    """One line of the log: what a seat did, as the viewer saw it."""
    who = words.name(view.players[seen.seat])
    said = [_deed(words, seen, view, who)]
    for cell, face in seen.turned_up:
        if face:
            goal = goal_words(words, view.mine.goal(cell))
            said.append(words("scene-turned-up", cell=cell_words(words, cell), goal=goal))
    if isinstance(seen.action, Place | Lay):
        said += [words("scene-stone-waits", cell=cell_words(words, cell), player=who) for cell in view.waiting]
    return " ".join(said)


def _deed(words: Words, seen: Seen, view: View, who: str) -> str:
    if seen.action is None:
        return words("scene-did-take-unseen" if seen.kind == "take" else "scene-did-discard-unseen", player=who)
    if type(seen.action) in _ON_SEATS:
        return _to_seat(words, seen, view, who)
    if seen.kind == "deal":
        return words("scene-did-deal", player=who)
    if seen.kind == "pass":
        return words("scene-did-steal-nothing" if len(view.results) == view.round else "scene-did-pass", player=who)
    return _in_the_mine(words, seen, who) or _with_cards(words, seen, who)


def _in_the_mine(words: Words, seen: Seen, who: str) -> str:
    match seen.action:
        case Place(face=face, cell=cell):
            return words("scene-did-place", player=who, face=words.code(str(face)), cell=cell_words(words, cell))
        case Map(cell=cell):
            shown = seen.looked_at
            if shown is None or shown.treasure is None:
                return words("scene-did-map", player=who, cell=cell_words(words, cell))
            goal = goal_words(words, shown)
            return words("scene-did-map-seen", player=who, cell=cell_words(words, cell), goal=goal)
        case Rockfall(cell=cell):
            face_text = words.code(str(seen.removed))
            return words("scene-did-rockfall", player=who, face=face_text, cell=cell_words(words, cell))
        case Lay(face=face, cell=cell):
            return words("scene-did-lay", player=who, face=words.code(str(face)), cell=cell_words(words, cell))
    return ""


def _with_cards(words: Words, seen: Seen, who: str) -> str:
    match seen.action:
        case Discard(card=card):
            if card.text == UNKNOWN:
                return words("scene-did-discard-unseen", player=who)
            return words("scene-did-discard", player=who, card=deed_card_words(words, card))
        case Take(nuggets=nuggets):
            return words("scene-did-take", player=who, number=nuggets)
        case Theft():
            return words("scene-did-theft", player=who)
        case DiscardSeveral(cards=cards):
            return words("scene-did-discard-several", player=who, cards=_cards(words, cards), number=len(cards))
        case Clear(what=what, cards=cards):
            return _cleared(words, who, what, cards)
    raise TypeError(f"no words for the action {seen.action}")


def _to_seat(words: Words, seen: Seen, view: View, who: str) -> str:
    """Something that is done to a seat."""
    action: Any = seen.action
    values = {"player": who, "target": words.name(view.players[action.seat])}
    tool = getattr(action, "tool", None)
    if tool is not None:
        values["tool"] = tool
    if seen.inspected is not None:
        return words("scene-did-inspect-seen", **values, dwarf=role_one_words(words, seen.inspected))
    other, own = _ON_SEATS[type(action)]
    deed = words(own if action.seat == seen.seat else other, **values)
    if seen.hats is None:
        return deed
    out, drawn = (role_one_words(words, role) for role in seen.hats)
    return words("scene-hats-seen", deed=deed.removesuffix("."), out=out, drawn=drawn)


def _cleared(words: Words, who: str, what: str, cards: Sequence[Card]) -> str:
    said = _cards(words, cards)
    if what == TRAPPED:
        return words("scene-did-clear-trap", player=who, cards=said)
    if what == THEFT:
        return words("scene-did-clear-theft", player=who, cards=said)
    return words("scene-did-clear-tool", player=who, cards=said, tool=what)


def _cards(words: Words, cards: Sequence[Card]) -> str:
    if all(card.text == UNKNOWN for card in cards):
        return words("scene-several-cards", number=len(cards))
    return words("scene-comma").join(deed_card_words(words, card) for card in cards)
