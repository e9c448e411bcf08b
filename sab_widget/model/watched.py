"""Things that can be watched: whoever asks for it is told when they have changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from sab_widget.model.watchers import Watchers


class Watched:
    """Something that changes; a class of this kind needs a slot `_watchers`."""

    __slots__ = ()

    _watchers: Watchers
    """Not there while nobody watches, so that copies cost nothing more."""

    def watch(self, told: Callable[[], object]) -> None:
        """Call something after each change; it is held weakly.

        What it raises is reported by `logging`. A copy is watched by nobody.
        """
        if not hasattr(self, "_watchers"):
            from sab_widget.model.watchers import Watchers

            object.__setattr__(self, "_watchers", Watchers())
        self._watchers.add(told)

    def unwatch(self, told: Callable[[], object]) -> None:
        """Call it no more."""
        if hasattr(self, "_watchers"):
            self._watchers.remove(told)

    def _tell(self) -> None:
        if hasattr(self, "_watchers"):
            self._watchers.tell()
