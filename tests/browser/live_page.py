"""A plain page in which somebody plays, and the widget of this process that answers it."""

from __future__ import annotations

from typing import Any

from sab_widget import MineWidget
from tests.browser.desk import OpenPlainPage
from tests.browser.kernel import PageKernel


class LivePage:
    """A page and a widget that talk to each other.

    Attributes:
        widget: the widget in Python; what it does by itself reaches the page with `sync`.
        plain: the page.
        page: the page as Playwright has it.
    """

    def __init__(self, open_page: OpenPlainPage, widget: MineWidget, **look: Any) -> None:
        self.widget = widget
        self.plain = open_page(widget, **look)
        self.page = self.plain.page
        self._kernel = PageKernel(self.plain, widget)

    def sync(self) -> None:
        """Let the page hear what Python has done since."""
        self._kernel.tell()
