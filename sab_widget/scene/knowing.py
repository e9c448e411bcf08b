"""What a seat knows and what follows from it by counting, in words with their sources, for the tracks of its scene."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from sab_widget.model.dwarves import ROLES
from sab_widget.scene.words import card_words, named, place_of, with_places
from sab_widget.scene.words_two import a_dwarf

if TYPE_CHECKING:
    from fractions import Fraction

    from sab_widget.model.chances import Chances
    from sab_widget.model.view import View


def knows_words(view: View, seat: int, chances: Chances) -> list[str]:
    """What the viewer knows of another seat's dwarf and hand, and what it can count; nothing of its own."""
    if seat == view.viewer:
        return []
    said = []
    dwarf, name = view.dwarves[seat], named(view.players[seat])
    if dwarf is not None:
        tense = "was" if dwarf.stale else "is"
        said.append(f"{name} {tense} {a_dwarf(dwarf.role)}: {dwarf.source}.")
    roles = chances.roles[seat]
    if roles and (dwarf is None or dwarf.stale):
        odds = ", ".join(f"{ROLES[role].name} {percent(chance.value)}" for role, chance in roles.items())
        said.append(f"By counting: {odds}.")
    hand = view.known_hands[seat]
    if hand is not None:
        cards = Counter(hand.cards)
        held = ", ".join(f"{card_words(card)}{f' × {number}' * (number > 1)}" for card, number in cards.items())
        gone = f"; {hand.doubtful} of these may have been discarded since" if hand.doubtful else ""
        said.append(f"{name} holds {held}: known since turn {hand.turn}, when hands were swapped{gone}.")
    return said


def chances_rows(chances: Chances) -> list[list[str]]:
    """The chances as rows: what, how likely, and where the number comes from."""
    rows = [
        [f"The treasure lies at {place_of(cell)}", percent(chance.value), with_places(chance.source)]
        for cell, chance in chances.treasure.items()
    ]
    rows += [
        [f"{number} saboteur{'' if number == 1 else 's'} at the table", percent(chance.value), chance.source]
        for number, chance in chances.saboteurs.items()
        if chance.value
    ]
    return rows


def percent(value: Fraction) -> str:
    """A probability as people read it: a fraction where it is a simple one, and per cent."""
    if value.denominator == 1:
        return "certain" if value else "never"
    share = f"{round(float(value) * 100)} %"
    return f"{value} ({share})" if value.denominator <= 20 else share


def chances_key(view: View) -> Any:
    """What the chances hang on: while it stays the same, so do they."""
    goals = tuple((goal.up, goal.treasure) for goal in view.mine.goals)
    return view.round, view.looked, goals, view.dwarves, view.gone, view.known_hands
