"""What can be wrong with words."""

from __future__ import annotations

from sab_widget.model.errors import SabError


class BadLanguage(SabError):
    """A language that there is no catalogue of."""


class NoSuchWord(SabError):
    """A word that is in no catalogue, or that was asked for without one of the values it speaks of."""


class MissingWord(UserWarning):
    """A language lacks a word, so the English one is used."""
