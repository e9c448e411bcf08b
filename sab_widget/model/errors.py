"""The errors of this package: each is a `ValueError` that says what was wrong and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.model.reasons import Reason

LONGEST_SHOWN: Final = 60
"""Characters of a wrong value that a message repeats."""


def shown(value: object) -> str:
    """A wrong value as a message shows it: shortened, and never itself the cause of an error.

    >>> shown("NN"), len(shown("N" * 1000))
    ("'NN'", 60)
    """
    try:
        said = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits; lists nested too deep
        return f"a value of the type {type(value).__name__}"
    return said if len(said) <= LONGEST_SHOWN else f"{said[: LONGEST_SHOWN - 1]}…"


class SabError(ValueError):
    """The root of all errors of this package."""


class BadFace(SabError):
    """A text that names no face, such as `NN` or `X`."""


class BadCell(SabError):
    """Something that is no cell, or a cell out of the range that a mine can hold."""


class BadCard(SabError):
    """A text that names no card."""


class BadRules(SabError):
    """An unknown rule option, a value that an option does not know, or options that make no sense together."""


class BadPlayers(SabError):
    """Too few or too many players, two of one name, or a seat that nobody has."""


class BadPosition(SabError):
    """A drawing of a mine that cannot be read, or that could not arise under the rules."""


class BadMark(SabError):
    """Something that is no arrow or highlight, or a colour that marks do not have."""


class BadRecord(SabError):
    """A record that cannot be read or replayed; the message holds the place, where there is one."""

    def __init__(
        self, message: str, *, step: int | None = None, line: int | None = None, column: int | None = None
    ) -> None:
        super().__init__(message)
        self.step = step
        """The step (1 for the first action) at which the record fails, or None when it cannot be read at all."""
        self.line = line
        """The line of the text (1 for the first) that cannot be read, where it is known."""
        self.column = column
        """The place in that line, 1 for its first character."""

    def within(self, where: str) -> BadRecord:
        """The same error, said to be in `where`, such as a file."""
        return BadRecord(f"{where}: {self}", step=self.step, line=self.line, column=self.column)


class StaleView(SabError):
    """A view that was handed out for one turn is first looked at after it."""


class IllegalAction(SabError):
    """An action that the rules refuse; nothing was changed."""

    def __init__(self, message: str, reasons: Sequence[Reason] = ()) -> None:
        super().__init__(message)
        self.reasons = tuple(reasons)
        """Every reason against the action, each with a `code` of rules.md section 7."""
