"""Moves taken back and done again: for teaching, as often as one likes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sab_widget.model import Deal

if TYPE_CHECKING:
    from collections.abc import Collection

    from sab_widget.model import Action, Game


class Undone:
    """What was taken back from a game, until something else is done.

    Args:
        game: The game.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._taken: list[tuple[Action, ...]] = []
        self._busy = False

    def point(self, people: Collection[int]) -> int | None:
        """The turn to which one undo leads: where a person had to do something last; None where there is none.

        Args:
            people: The seats of people, who also deal the next round.
        """
        actions, seats = self.game.actions, self.game.seats
        for turn in range(len(actions) - 1, -1, -1):
            if people and (seats[turn] in people or isinstance(actions[turn], Deal)):
                return turn
        return None

    @property
    def some(self) -> bool:
        """Whether something was taken back that can be done again."""
        return bool(self._taken)

    def undo(self, turn: int) -> None:
        """Take everything back that was done after a turn."""
        self._busy = True
        try:
            self._taken.append(self.game.take_back(self.game.turn - turn))
        finally:
            self._busy = False

    def redo(self) -> None:
        """Do again what was taken back last."""
        self._busy = True
        try:
            for action in self._taken.pop():
                self.game.play(action)
        finally:
            self._busy = False

    def something_was_done(self) -> None:
        """The game has changed: what was taken back belongs to another course of it, unless it was done here."""
        if not self._busy:
            self._taken.clear()
