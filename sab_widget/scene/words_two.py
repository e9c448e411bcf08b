"""Saboteur 2 in words: what was done, and how a round came out."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from sab_widget.model.dwarves import BOSS, PROFITEER, ROLES, SELFISH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.model.cards import Card
    from sab_widget.model.view import Seen


def deed_two(seen: Seen, names: Sequence[str]) -> str | None:
    """What a seat did, after its name; None for an action of the base game."""
    by = seen.seat
    match seen.action:
        case Theft():
            return "lays a theft, to steal a piece of gold when the round is over."
        case HandsOff(seat=seat):
            return f"removes {_whose(by, seat, names)} theft."
        case SwapHands(seat=seat):
            return f"swaps hands with {names[seat]}."
        case Inspect(seat=seat):
            told = f": it is {a_dwarf(seen.inspected)}" if seen.inspected is not None else ""
            return f"looks at {names[seat]}’s dwarf{told}."
        case SwapHats(seat=seat):
            who = "swaps hats" if seat == by else f"makes {names[seat]} swap hats"
            told = ""
            if seen.hats is not None:
                told = f": {a_dwarf(seen.hats[0])} is out, {a_dwarf(seen.hats[1])} is drawn"
            return f"{who}{told}."
        case Trap(seat=seat):
            return f"traps {names[seat]}."
        case Free(seat=seat):
            return "sets themselves free." if seat == by else f"sets {names[seat]} free."
        case DiscardSeveral(cards=cards):
            return f"discards {_cards(cards)} face down and draws as many."
        case Clear(what=what, cards=cards):
            return f"discards {_cards(cards)} face down to {_cleared(what)}."
        case Steal(seat=seat):
            return f"steals a piece of gold from {names[seat]}."
    return None


def a_dwarf(role: str) -> str:
    """A dwarf in words, with its article."""
    if role not in ROLES:
        return "an unknown dwarf"
    return f"{'the' if role in _ONLY_ONE else 'a'} {ROLES[role].name}"


_ONLY_ONE = (SELFISH, BOSS, PROFITEER)


def _cleared(what: str) -> str:
    return {TRAPPED: "get out of the trap", THEFT: "take the own theft away"}.get(what, f"mend the {what}")


def _cards(cards: Sequence[Card]) -> str:
    if all(card.text == UNKNOWN for card in cards):
        return f"{len(cards)} cards"
    return ", ".join(card.text for card in cards)


def _whose(doer: int, seat: int, names: Sequence[str]) -> str:
    return "their own" if doer == seat else f"{names[seat]}’s"
