"""A view that is worked out when it is first looked at: many players decide without looking."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

from sab_widget.model.errors import StaleView
from sab_widget.model.view import View, view

if TYPE_CHECKING:
    from sab_widget.model.game import Game


class Glance(View):
    """What `view(game, seat)` gives, but worked out at the first look; from then on it is a plain `View`."""

    __slots__ = ()

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Python asks here for fields that have not been set: all of them, until the first look."""
            if name not in _NAMES:
                raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
            game, seat, turn = self._later
            if game.turn != turn:
                raise StaleView(
                    f"this view was not looked at while it was current, so {name!r} can't be told now: "
                    "a player looks at it before it answers"
                )
            found = view(game, seat)
            for field in _NAMES:
                object.__setattr__(self, field, getattr(found, field))
            _put(self, None)
            object.__setattr__(self, "__class__", View)
            return getattr(found, name)


def glance_at(game: Game, seat: int) -> View:
    """A view of this turn; it has to be looked at before the game goes on, so that it never tells of a later one."""
    glance = _new(Glance)
    _put(glance, (game, seat, len(game._actions)))
    return glance


_new = object.__new__
_put = View._later.__set__  # type: ignore[attr-defined]  # a view refuses to be changed by other means
_NAMES = frozenset(field.name for field in fields(View))
