"""A view that is worked out when it is first looked at: many players decide without looking."""

from __future__ import annotations

from dataclasses import fields
from itertools import count
from typing import TYPE_CHECKING, Any, Self

from sab_widget.model.errors import StaleView
from sab_widget.model.view import View, view

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from sab_widget.model.game import Game


class Glance(View):
    """What `view(game, seat)` gives, but worked out at the first look; from then on it is a plain `View`.

    It holds no game, only the number of one: what a seat may not know cannot be reached from it.
    """

    __slots__ = ()

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Python asks here for fields that have not been set: all of them, until the first look."""
            if name not in _NAMES:
                raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
            self._look(name)
            return getattr(self, name)

    def _look(self, name: str) -> None:
        assert self._later is not None  # else it has been looked at, and is no glance any more
        number, seat, turn = self._later
        game = _GAMES.get(number)
        if game is None or game.turn != turn:
            raise StaleView(
                f"this view was not looked at while it was current, so {name!r} can't be told now: "
                "a player looks at it before it answers, and one whose `looks` is False never does"
            )
        found = view(game, seat)
        for field in _NAMES:
            object.__setattr__(self, field, getattr(found, field))
        _put(self, None)
        object.__setattr__(self, "__class__", View)

    def __eq__(self, other: object) -> bool:
        self._look("all")
        return self == other

    __hash__ = View.__hash__

    def __repr__(self) -> str:
        self._look("all")
        return repr(self)

    def __reduce_ex__(self, protocol: Any) -> Any:
        self._look("all")
        return self.__reduce_ex__(protocol)


class Glances:
    """Hands out views of a game while it is played; a `with` statement ends that.

    Args:
        game: The game.
    """

    __slots__ = ("_number", "at", "unseen")

    at: Callable[[int], View]
    """A view of this turn for a seat; it has to be looked at before the game goes on, so that it tells of no later
    one."""
    unseen: View
    """For who says that it never looks: it tells nothing."""

    def __init__(self, game: Game) -> None:
        number = self._number = next(_NUMBERS)
        _GAMES[number] = game
        actions = game._actions

        def at(seat: int) -> View:
            glance = _new(Glance)
            _put(glance, (number, seat, len(actions)))
            return glance

        self.at = at
        self.unseen = _new(Glance)
        _put(self.unseen, (number, 0, -1))  # a turn that never is

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        del _GAMES[self._number]


_GAMES: dict[int, Game] = {}
"""The games that are being played, by number."""
_NUMBERS = count()
_new = object.__new__
_put = View._later.__set__  # type: ignore[union-attr]  # a view refuses to be changed by other means
_NAMES = frozenset(field.name for field in fields(View))
