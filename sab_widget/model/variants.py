"""The variants as data: what each changes, and which make no sense together (rules.md sections 5, 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sab_widget.model.deck_two import DECK_TWO, HANDS_TWO, MOST_DISCARDED, OUT_OF_PLAY, PIECES
from sab_widget.model.decks import HANDS
from sab_widget.model.dwarves import BASE_DWARVES, DIGGER, DWARVES_TWO, SELFISH, TOURNAMENT_DWARVES, more_or_fewer
from sab_widget.model.errors import BadRules

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping


class Variant(NamedTuple):
    """What a variant changes."""

    options: Mapping[str, object]
    """Rule options that get another value."""
    dwarves: Mapping[str, int] = {}
    """How many more (or, below 0, fewer) dwarves there are of some roles."""
    without: Mapping[str, str] = {}
    """Variants that make no sense together with it, and why."""


_OTHER_GAME: Final = "Saboteur 2 has dwarves, gold and an end of the round of its own"
_PLAYERS_OF_TOURNAMENT: Final = tuple(players for players, _ in TOURNAMENT_DWARVES[0][1])

VARIANTS: Final[dict[str, Variant]] = {
    "old_mine": Variant({"gold": ((0, 6), (1, 10), (2, 8), (3, 4))}),
    "competitive": Variant({"broken_unpaid": True}),
    "selfish_dwarf": Variant({"gold_drawn": "per_digger_card"}, dwarves={DIGGER: -1, SELFISH: 1}),
    "all_saboteurs": Variant({}, dwarves={DIGGER: -1}),
    "tournament": Variant(
        {
            "dwarves": TOURNAMENT_DWARVES,
            "hands": tuple((players, size) for players, size in HANDS if players in _PLAYERS_OF_TOURNAMENT),
            "digger_pay": (3, 2),
        },
        without={
            "old_mine": "in a tournament the diggers are paid fixed nuggets, so nobody would draw a stone",
            "selfish_dwarf": "a tournament has its selfish dwarf already",
            "all_saboteurs": "a tournament leaves no dwarf over already",
        },
    ),
    "saboteur2": Variant(
        {
            "deck": DECK_TWO,
            "hands": HANDS_TWO,
            "dwarves": DWARVES_TWO,
            "out_of_play": OUT_OF_PLAY,
            "most_discarded": MOST_DISCARDED,
            "clear_for": 2,
            "gold": (),
            "won_by": "ways",
            "pieces": PIECES,
            "open_gold": True,
        },
        without=dict.fromkeys(("old_mine", "competitive", "selfish_dwarf", "all_saboteurs", "tournament"), _OTHER_GAME),
    ),
}


def combined(names: Collection[Any]) -> dict[str, Any]:
    """The rule options of these variants together; raises `BadRules` where that makes no sense, and says why."""
    options: dict[str, Any] = {}
    changes: dict[str, int] = {}
    for name in names:
        if not isinstance(name, str) or name not in VARIANTS:
            raise BadRules(f"there is no variant {name!r}; there are {', '.join(VARIANTS)}")
    for name in dict.fromkeys(names):
        for other, why in VARIANTS[name].without.items():
            if other in names:
                raise BadRules(f"{name} and {other} make no sense together: {why}")
        options |= VARIANTS[name].options
        for role, change in VARIANTS[name].dwarves.items():
            changes[role] = changes.get(role, 0) + change
    if changes:
        options["dwarves"] = more_or_fewer(BASE_DWARVES, changes)
    return options
