"""Opens the pages of a test, and looks after them until it ends."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.lab import Lab, Notebook
from tests.browser.page import PlainPage, State, WidgetLike, page_of
from tests.conftest import ROOT

PICTURES = ROOT / "test-results"

OpenNotebook = Callable[..., Notebook]
"""What the fixture `notebook` is: the arguments are those of `Desk.notebook`, without the first."""
OpenPlainPage = Callable[..., PlainPage]
"""What the fixture `plain_page` is: the arguments are those of `Desk.plain_page`."""


class Desk:
    """The pages that one test has opened.

    Args:
        browser: where to open them.
        name: the name of the test.
        folder: where to put files.
    """

    def __init__(self, browser: Browser, name: str, folder: Path) -> None:
        self._browser = browser
        self._name = re.sub(r"\W+", "-", name).strip("-")
        self._folder = folder
        self._opened: list[Notebook | PlainPage] = []

    def notebook(
        self, lab: Lab, *cells: str, copy_of: Path | None = None, run: bool = True, dark: bool = False, **context: Any
    ) -> Notebook:
        """Open a notebook in JupyterLab and run all of it.

        Args:
            lab: the server.
            cells: the code of its cells, unless it is a copy of a file.
            copy_of: the file to copy.
            run: whether to run it.
            dark: whether the person prefers dark.
            context: settings of Playwright's `new_context`; besides, `width` and `height` of the page.
        """
        name = f"{self._name}-{len(self._opened)}.ipynb"
        if copy_of is not None:
            shutil.copy(copy_of, lab.root / name)
        else:
            Notebook.write(lab.root / name, cells)
        book = Notebook(lab, self._page(dark=dark, **context), name)
        self._opened.append(book)
        book.open()
        if run:
            book.run_all()
        return book

    def plain_page(self, *widgets: WidgetLike | State, dark: bool = False, **context: Any) -> PlainPage:
        """Open a page that holds nothing but these widgets.

        Args:
            widgets: widgets, or the states of some.
            dark: whether the person prefers dark.
            context: settings of Playwright's `new_context`; besides, `width` and `height` of the page.
        """
        file = self._folder / f"{self._name}-{len(self._opened)}.html"
        file.write_text(page_of(widgets, self._name), encoding="utf-8")
        plain = PlainPage(self._page(dark=dark, **context))
        self._opened.append(plain)
        plain.open(file)
        return plain

    def _page(self, *, dark: bool, width: int = 1200, height: int = 900, **context: Any) -> Page:
        return self._browser.new_context(
            viewport={"width": width, "height": height}, color_scheme="dark" if dark else "light", **context
        ).new_page()

    def clear(self, *, failed: bool) -> None:
        """Close all pages; fail for errors in them that the test has not declared; keep pictures of a failure."""
        unexpected = [error for thing in self._opened for error in thing.watch.unexpected]
        for number, thing in enumerate(self._opened):
            if failed or unexpected:
                PICTURES.mkdir(exist_ok=True)
                thing.page.screenshot(path=PICTURES / f"{self._name}-{number}.png")
            thing.close()
        assert not unexpected, "errors in the page:\n" + "\n".join(unexpected)
