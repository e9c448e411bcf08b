"""What is refused here."""

from __future__ import annotations

from sab_widget.model.errors import SabError


class BadExport(SabError):
    """A page, a picture or an animation that cannot be made as asked, or a file that it cannot be written to."""


class NotInstalled(SabError, ImportError):
    """A library that an export needs is not there; it says how to get it."""
