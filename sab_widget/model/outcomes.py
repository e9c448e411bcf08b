"""What came of an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from sab_widget.model.cards import Card
    from sab_widget.model.faces import Face
    from sab_widget.model.gold import RoundResult
    from sab_widget.model.ground import Goal, TurnedUp


class Outcome(NamedTuple):
    """What came of an action, beyond the action itself and the card drawn."""

    turned_up: tuple[TurnedUp, ...] = ()
    """Goals turned up, and how they lie."""
    looked_at: Goal | None = None
    """The goal that a map showed: known to the one who looked, alone (case 14)."""
    removed: Face | None = None
    """The card that a rockfall took away, as it lay."""
    result: RoundResult | None = None
    """How the round came out, when the action ended it; once more with each theft that is carried out."""
    inspected: str | None = None
    """The dwarf that an inspection showed: known to the one who looked, alone."""
    hats: tuple[str, str] | None = None
    """When hats were swapped, the dwarf discarded and the one drawn: known to the one who has it, alone."""
    swapped: tuple[tuple[Card, ...], tuple[Card, ...]] | None = None
    """When hands were swapped, the hand of the one who did it and the other's, as they were: known to those two."""


NOTHING_MORE: Final = Outcome()
