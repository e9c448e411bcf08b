"""Opens the pages of a test, and looks after them until it ends."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, TypeVar

from playwright.sync_api import Page

from tests.browser.lab import Lab, Notebook
from tests.browser.page import PlainPage, State, WidgetLike, page_of
from tests.browser.pages import Look, Pages
from tests.browser.watch import Watch
from tests.conftest import ROOT

PICTURES = ROOT / "test-results"
PLAIN = "plain pages"

OpenNotebook = Callable[..., Notebook]
"""What the fixture `notebook` is: the arguments are those of `Desk.notebook`, without the first."""
OpenPlainPage = Callable[..., PlainPage]
"""What the fixture `plain_page` is: the arguments are those of `Desk.plain_page`."""


class Thing(Protocol):
    """A page that shows something, and hears what goes wrong in it."""

    page: Page
    watch: Watch

    def close(self) -> None:
        """Close it."""


AThing = TypeVar("AThing", bound=Thing)


class Desk:
    """The pages that one test has opened.

    A test that has passed, and has declared no errors, leaves its pages to the next one, emptied.

    Args:
        pages: where to take them from.
        name: the name of the test.
        folder: where to put files.
    """

    def __init__(self, pages: Pages, name: str, folder: Path) -> None:
        self._pages = pages
        self._name = re.sub(r"\W+", "-", name).strip("-")
        self._folder = folder
        self._opened: list[Thing] = []
        self._leave: dict[Thing, Callable[[], None]] = {}

    def notebook(
        self, lab: Lab, *cells: str, copy_of: Path | None = None, run: bool = True, own: bool = False, **look: Any
    ) -> Notebook:
        """Open a notebook in JupyterLab and run all of it.

        Args:
            lab: the server.
            cells: the code of its cells, unless it is a copy of a file.
            copy_of: the file to copy.
            run: whether to run it.
            own: whether it needs a page, a file and a kernel that no other test uses.
            look: the fields of `Look`.
        """
        book = lab.spare.pop() if lab.spare and not own else None
        if book is None:
            name = f"{self._name}-{len(self._opened)}.ipynb"
            if copy_of is not None:
                shutil.copy(copy_of, lab.root / name)
            else:
                Notebook.write(lab.root / name, cells)
            book = Notebook(lab, self._pages.take(lab.url, Look(**look)), name)
            self._opened.append(book)
            book.open()
        else:
            Look(**look).give(book.page)
            book.watch = Watch(book.page)
            self._opened.append(book)
            book.renew(cells, copy_of)
        if not own:
            self._leave[book] = lambda: self._leave_notebook(lab, book)
        if run:
            book.run_all()
        return book

    def plain_page(self, *widgets: WidgetLike | State, own: bool = False, **look: Any) -> PlainPage:
        """Open a page that holds nothing but these widgets.

        Args:
            widgets: widgets, or the states of some.
            own: whether it needs a page that no other test uses, as a test does that puts a clock into it.
            look: the fields of `Look`.
        """
        file = self._folder / f"{self._name}-{len(self._opened)}.html"
        file.write_text(page_of(widgets, self._name), encoding="utf-8")
        plain = PlainPage(self._pages.take(self._name if own else PLAIN, Look(**look)))
        self._opened.append(plain)
        if not own:
            self._leave[plain] = lambda: self._pages.give_back(PLAIN, plain.page)
        plain.open(file)
        return plain

    def look_after(self, thing: AThing) -> AThing:
        """Hear of errors in a page that the test itself opens, and close it in the end."""
        self._opened.append(thing)
        return thing

    @staticmethod
    def _leave_notebook(lab: Lab, book: Notebook) -> None:
        book.forget()
        lab.spare.append(book)

    def clear(self, *, failed: bool) -> None:
        """Leave all pages; fail for errors in them that the test has not declared; keep pictures of a failure."""
        failed = failed or bool(self._unexpected)
        for number, thing in enumerate(self._opened):
            if failed:
                PICTURES.mkdir(exist_ok=True)
                thing.page.screenshot(path=PICTURES / f"{self._name}-{number}.png")
            if failed or thing.watch.allowed or thing not in self._leave:
                thing.close()
            else:
                self._leave[thing]()
                thing.watch.end()
        assert not self._unexpected, "errors in the page:\n" + "\n".join(self._unexpected)

    @property
    def _unexpected(self) -> list[str]:
        return [error for thing in self._opened for error in thing.watch.unexpected]
