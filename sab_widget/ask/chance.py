"""What a seed decides: the same on every machine and under every Python."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, TypeVar

from sab_widget.ask.errors import BadQuestion
from sab_widget.model.deals import shuffled
from sab_widget.model.errors import shown
from sab_widget.model.names import is_seed

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")


class Chance:
    """Draws for one question.

    Args:
        kind: The kind of question, so that questions of two kinds do not draw alike.
        seed: A whole number or a text.

    Raises:
        BadQuestion: `seed` is neither.
    """

    def __init__(self, kind: str, seed: object) -> None:
        if not is_seed(seed):
            raise BadQuestion(f"{shown(seed)} is no seed: a seed is a whole number or a text that can be written")
        self._random = random.Random(f"ask/{kind}/{seed}")

    def pick(self, items: Sequence[T]) -> T:
        """One of several things that stand in a fixed order."""
        return items[int(self._random.random() * len(items))]  # the one method whose numbers never change

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The things in an order of chance."""
        return shuffled(items, self._random)
