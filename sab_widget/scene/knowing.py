"""What a seat knows and what follows from it by counting, in words with their sources, for the tracks of its scene."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from sab_widget.scene.told import cell_words, percent, role_one_words, said_words
from sab_widget.scene.words import card_words, role_words

if TYPE_CHECKING:
    from sab_widget.languages import Words
    from sab_widget.model.chances import Chances
    from sab_widget.model.view import View


def knows_words(words: Words, view: View, seat: int, chances: Chances) -> list[str]:
    """What the viewer knows of another seat's dwarf and hand, and what it can count; nothing of its own."""
    if seat == view.viewer:
        return []
    said = []
    dwarf, name = view.dwarves[seat], words.name(view.players[seat])
    if dwarf is not None:
        stale, role = "yes" if dwarf.stale else "no", role_one_words(words, dwarf.role)
        said.append(words("scene-knows-dwarf", player=name, dwarf=role, how=dwarf.how, turn=dwarf.turn, stale=stale))
    roles = chances.roles[seat]
    if roles and (dwarf is None or dwarf.stale):
        odds = [
            words("scene-odds", name=role_words(words, role), chance=percent(words, chance.value))
            for role, chance in roles.items()
        ]
        said.append(words("scene-knows-counting", odds=words("scene-comma").join(odds)))
    hand = view.known_hands[seat]
    if hand is not None:
        cards = [(card_words(words, card), number) for card, number in Counter(hand.cards).items()]
        held = [words("scene-times", card=card, number=number) if number > 1 else card for card, number in cards]
        listed = words("scene-comma").join(held)
        said.append(words("scene-knows-hand", player=name, cards=listed, turn=hand.turn, number=hand.doubtful))
    return said


def chances_rows(words: Words, chances: Chances) -> list[list[str]]:
    """The chances as rows: what, how likely, and where the number comes from."""
    rows = [
        [
            words("scene-chance-treasure", cell=cell_words(words, cell)),
            percent(words, chance.value),
            said_words(words, chance.source),
        ]
        for cell, chance in chances.treasure.items()
    ]
    rows += [
        [
            words("scene-chance-saboteurs", number=number),
            percent(words, chance.value),
            said_words(words, chance.source),
        ]
        for number, chance in chances.saboteurs.items()
        if chance.value
    ]
    return rows


def chances_key(view: View) -> Any:
    """What the chances hang on: while it stays the same, so do they."""
    goals = tuple((goal.up, goal.treasure) for goal in view.mine.goals)
    return view.round, view.looked, goals, view.dwarves, view.gone, view.known_hands
