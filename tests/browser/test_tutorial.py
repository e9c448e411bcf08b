"""The tutorial in a real JupyterLab: all of it runs, every picture and widget is drawn, and the widgets answer."""

from __future__ import annotations

import re

import nbformat
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.desk import OpenNotebook
from tests.browser.lab import Notebook
from tests.conftest import ROOT

TUTORIAL = ROOT / "notebooks" / "tutorial.ipynb"
BROKEN = "() => [...document.querySelectorAll('.jp-OutputArea img')].filter(img => !img.naturalWidth).length"
PICTURES = ".jp-OutputArea img[src^='data:image/svg']"


def cell_ids() -> list[str]:
    book = nbformat.read(TUTORIAL, as_version=4)  # type: ignore[no-untyped-call]
    return [cell["id"] for cell in book.cells]


def cell(book: Notebook, name: str) -> Locator:
    """The cell with this id, scrolled into view."""
    found = book.page.locator(".jp-Cell").nth(cell_ids().index(name))
    found.scroll_into_view_if_needed()
    return found


def mine_in(cell: Locator) -> Locator:
    return cell.get_by_role("grid", name="Mine", exact=True)


def expect_drawn(mine: Locator) -> None:
    """The start card has the size of a card, and lies in the page."""
    start = mine.get_by_role("gridcell", name=re.compile("start"))
    start.scroll_into_view_if_needed()
    expect(start).to_be_in_viewport()
    box = start.bounding_box()
    assert box is not None
    assert box["width"] > 12
    assert box["height"] > box["width"]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_tutorial_runs_and_is_drawn(notebook: OpenNotebook, dark: bool) -> None:
    book = notebook(copy_of=TUTORIAL, dark=dark)
    widgets = [name for name in cell_ids() if name.endswith("-widget")] + ["traits-linked"]
    for name in widgets:
        (mine,) = mine_in(cell(book, name)).all()
        expect_drawn(mine)
    assert book.page.locator(PICTURES).count() >= 20
    assert book.page.evaluate(BROKEN) == 0
    expect(book.page.get_by_role("alert")).to_have_count(0)


def test_the_widgets_and_the_contents_answer(notebook: OpenNotebook) -> None:
    book = notebook(copy_of=TUTORIAL)

    asked = cell(book, "why-not-widget")
    mine_in(asked).get_by_role("gridcell", name=re.compile("column 3, row 0")).click()
    expect(asked.get_by_text("is not connected to the surface").first).to_be_visible()

    replay = cell(book, "replay-widget")
    replay.get_by_role("button", name="Next turn").click()
    expect(replay.get_by_text("turn 1 of 92", exact=True)).to_be_visible()

    linked = cell(book, "traits-linked")
    linked.get_by_role("button", name="Next turn").click()
    expect(linked.locator(".widget-readout")).to_have_text("35")
    book.expect_value("slider.value", 35)

    # JupyterLab guesses the height of cells that it has not drawn yet, so where a first jump lands says little.
    links = cell(book, "title").get_by_role("link").all()
    assert len(links) == 9
    for link in links:
        target = (link.get_attribute("href") or "").removeprefix("#")
        expect(book.page.locator(f"[data-jupyter-id='{target}']")).to_have_text(link.inner_text() + "¶")
