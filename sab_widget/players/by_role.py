"""A player that is one thing or another, as its dwarf has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sab_widget.model.dwarves import SABOTEUR
from sab_widget.players.digger import Digger
from sab_widget.players.player import Beginner, name_of
from sab_widget.players.saboteur import Saboteur

if TYPE_CHECKING:
    from sab_widget.model.actions import Action
    from sab_widget.model.view import View
    from sab_widget.players.player import Player


class ByRole:
    """Leaves the decision to one player while its dwarf is a saboteur, and to another while it is anybody else.

    Blue and green diggers, the boss, the profiteer, geologists and the selfish dwarf are all better off when the
    treasure is found, or none the worse, so they dig. So does a seat in a game without roles.

    >>> ByRole()
    ByRole(digger=Digger(), saboteur=Saboteur())

    Args:
        digger: Who decides for everybody but saboteurs; `Digger()` when left out.
        saboteur: Who decides for saboteurs; `Saboteur()` when left out.
        name: What it is called in tables.
    """

    def __init__(
        self, digger: Player | None = None, saboteur: Player | None = None, *, name: str | None = None
    ) -> None:
        self.digger: Player = Digger() if digger is None else digger
        self.saboteur: Player = Saboteur() if saboteur is None else saboteur
        plain = digger is None and saboteur is None
        self.name = name or ("ByRole" if plain else f"{name_of(self.digger)}/{name_of(self.saboteur)}")

    def begin(self, seat: int, seed: str) -> None:
        """Tell both."""
        for player in (self.digger, self.saboteur):
            if isinstance(player, Beginner):
                player.begin(seat, seed)

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        """What the one whose dwarf it is does."""
        return (self.saboteur if view.role == SABOTEUR else self.digger).choose(view, legal)

    def __repr__(self) -> str:
        return f"ByRole(digger={self.digger!r}, saboteur={self.saboteur!r})"
