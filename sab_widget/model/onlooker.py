"""What somebody knows who stands at the table and has no seat: what lies open, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sab_widget.model.phases import ENDED, SHARING, STEALING
from sab_widget.model.view import _history, _is_known, view

if TYPE_CHECKING:
    from sab_widget.model.game import Game
    from sab_widget.model.view import View

_NOBODY: Final = -1
"""A seat that nobody has, so that nothing in the story is its own."""


def onlooker_view(game: Game) -> View:
    """The view of an onlooker; its `viewer` is None, as that of everyone is."""
    whole, state = view(game, None), game.table
    turned_up = state.phase in (ENDED, SHARING, STEALING)
    open_gold = game.over or game.rules.open_gold
    unseen = {place for place, _ in state.unseen}
    return replace(
        whole,
        mine=state.mine.with_goals_hidden(whole.waiting),
        hands=(None,) * len(whole.players),
        discards=tuple(None if place in unseen else card for place, card in enumerate(whole.discards)),
        roles=tuple(
            role if turned_up or _is_known(known) else None
            for role, known in zip(whole.roles, whole.dwarves, strict=True)
        ),
        nuggets=tuple(number if open_gold else None for number in whole.nuggets),
        sharing=(),
        history=_history(game, _NOBODY),
        results=tuple(result if open_gold else None for result in whole.results),
    )
