"""Whoever wants to be told when a game has gone on; held weakly, so that nobody lives longer for watching."""

from __future__ import annotations

import weakref
from types import MethodType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Watchers:
    """Who watches one game."""

    __slots__ = ("_each",)

    def __init__(self) -> None:
        self._each: list[weakref.ref[Callable[[], object]]] = []

    def add(self, told: Callable[[], object]) -> None:
        """One more, unless it is among them already."""
        if not self.has(told):
            self._each.append(weakref.WeakMethod(told) if isinstance(told, MethodType) else weakref.ref(told))

    def remove(self, told: Callable[[], object]) -> None:
        """One less; nothing happens if it is not among them."""
        self._each = [ref for ref in self._each if ref() not in (None, told)]

    def has(self, told: Callable[[], object]) -> bool:
        """Whether it is among them."""
        return any(ref() == told for ref in self._each)

    def tell(self) -> None:
        """Tell everybody. Whoever fails is reported in the log of the program: the game has gone on already."""
        for ref in tuple(self._each):
            told = ref()
            if told is None:
                self._each.remove(ref)
                continue
            try:
                told()
            except Exception:
                import logging

                logging.getLogger(__name__).exception("%r, which watches a game, has failed", told)
