"""Sentences of the model that others may want to say in another language."""

from __future__ import annotations

from typing import Any, Self


class Said(str):  # noqa: SLOT000 -- a text cannot have slots of its own
    """A sentence, and what it was made from.

    >>> said = Said("Only 2 of 3 gold cards were left to draw.", "gold-ran-short", had=2, wanted=3)
    >>> said.code, said.values
    ('gold-ran-short', {'had': 2, 'wanted': 3})
    """

    code: str
    """Which sentence it is."""
    values: dict[str, Any]
    """What its blanks were filled with, as the model has it: cells, roles, numbers."""

    def __new__(cls, text: str, code: str = "", **values: Any) -> Self:
        """Take a sentence and what it was made from."""
        said = super().__new__(cls, text)
        said.code, said.values = code, values
        return said
