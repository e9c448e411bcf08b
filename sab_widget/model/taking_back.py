"""Actions of a game taken back: it is played anew up to there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sab_widget.model.errors import BadRecord, shown

if TYPE_CHECKING:
    from sab_widget.model.actions import Action
    from sab_widget.model.game import Game


def take_back(game: Game, turns: int) -> tuple[Action, ...]:
    """Take the last actions back; see `Game.take_back`, which tells those who watch."""
    if type(turns) is not int or not 0 <= turns <= game.turn:
        raise BadRecord(f"{shown(turns)} actions cannot be taken back; {game.turn} have been done")
    left = game.turn - turns
    taken = game.actions[left:]
    before, told = game._replayed(left), game._told
    state = before.__getstate__()
    # What was told of the turns that stay need not be told again.
    state["_told"] = {viewer: story[:left] for viewer, story in told.items()}
    for name, value in state.items():
        setattr(game, name, value)
    return taken
