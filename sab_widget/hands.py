"""What a person may do in a widget beyond looking, and what becomes of the page's messages about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping


class Hands(Protocol):
    """One thing that a person does in a widget: play, explore, ask, draw."""

    @property
    def kinds(self) -> Collection[str]:
        """The messages that it answers, by their `kind`."""

    def live(self) -> dict[str, Any]:
        """What may be done now: its part of the trait `live`, JSON."""

    def receive(self, message: Mapping[str, Any]) -> None:
        """Do what the page asks for.

        Args:
            message: Comes from outside: only that it has a `kind` among `kinds` has been checked.

        Raises:
            SabError: It cannot be done; nothing has changed. The widget says why.
        """
