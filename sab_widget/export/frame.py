"""A page in the output of a cell: it stays alive in a notebook that is exported as HTML, where no kernel is."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from sab_widget.export.errors import BadExport
from sab_widget.languages import words_for
from sab_widget.model.errors import shown

if TYPE_CHECKING:
    from sab_widget.export.page import Page

LOWEST: Final = 200
HIGHEST: Final = 10_000
NATURAL: Final = 760
"""Pixels; as high as a game needs where the output is some 900 pixels wide."""


class Frame:
    """A page in a frame, for the output of a notebook's cell.

    Args:
        page: What is in it.
        height: Its height in pixels, 200 to 10,000; it is as wide as there is room.

    Raises:
        BadExport: The height is none.
    """

    def __init__(self, page: Page, height: int = NATURAL) -> None:
        if type(height) is not int or not LOWEST <= height <= HIGHEST:
            raise BadExport(f"{shown(height)} is no height: a frame is {LOWEST} to {HIGHEST:,} pixels high")
        self.page = page
        self.height = height

    def _repr_html_(self) -> str:
        # Scripts run in it, but it is a place of its own: nothing in it reaches the notebook around it.
        # The words are what is left where frames are taken out; who shows the frame does not show them.
        return (
            f'<iframe title="{escape(self.page.about)}" sandbox="allow-scripts" height="{self.height}" '
            f'style="border:0;display:block;max-width:100%;width:100%" srcdoc="{escape(self.page)}">'
            f"{escape(words_for(self.page.language)('export-frame'))}</iframe>"
        )

    def __repr__(self) -> str:
        return f"<Frame: {self.page.about}, {self.height} pixels high>"
