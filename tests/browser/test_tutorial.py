"""The tutorial in a real JupyterLab: both parts run, every picture and widget is drawn, and the widgets answer."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
from playwright.sync_api import Locator, expect

from tests.browser.desk import OpenNotebook
from tests.browser.lab import SECONDS, Notebook
from tests.conftest import ROOT

FOLDER = ROOT / "notebooks"
WIDGETS = {"tutorial": ("traits-linked",), "tutorial_2": ()}
"""The notebooks, and the cells that show a widget without being called so."""
BROKEN = "() => [...document.querySelectorAll('.jp-OutputArea img')].filter(img => !img.naturalWidth).length"
PICTURES = {"tutorial": 20, "tutorial_2": 14}
"""So many still pictures there are at the least."""
PICTURE = ".jp-OutputArea img[src^='data:image/svg']"


def file(name: str) -> Path:
    return FOLDER / f"{name}.ipynb"


def cell_ids(name: str) -> list[str]:
    book = nbformat.read(file(name), as_version=4)  # type: ignore[no-untyped-call]
    return [cell["id"] for cell in book.cells]


def cell(book: Notebook, name: str, of: str = "tutorial") -> Locator:
    """The cell with this id, scrolled into view."""
    found = book.page.locator(".jp-Cell").nth(cell_ids(of).index(name))
    found.scroll_into_view_if_needed()
    return found


def mine_in(cell: Locator) -> Locator:
    return cell.get_by_role("grid", name="Mine", exact=True)


def expect_drawn(mine: Locator) -> None:
    """The start card is there, and has the size of a card."""
    start = mine.get_by_role("gridcell", name=re.compile("start"))
    start.scroll_into_view_if_needed()
    expect(start).to_be_visible()  # JupyterLab may lay out anew what lies above, and so move it out of sight again
    box = start.bounding_box()
    assert box is not None
    assert box["width"] > 12
    assert box["height"] > box["width"]


def expect_all_drawn(book: Notebook, name: str, dark: bool) -> None:
    """Every widget and every picture of the notebook is there."""
    theme = "false" if dark else "true"
    expect(book.page.locator("body")).to_have_attribute("data-jp-theme-light", theme, timeout=SECONDS * 1000)
    widgets = [asked for asked in cell_ids(name) if asked.endswith("-widget")] + [*WIDGETS[name]]
    for asked in widgets:
        mine = mine_in(cell(book, asked, name))
        expect(mine).to_have_count(1)
        expect_drawn(mine)
    assert book.page.locator(PICTURE).count() >= PICTURES[name]
    assert book.page.evaluate(BROKEN) == 0
    expect(book.page.get_by_role("alert"), "dark" if dark else "light").to_have_count(0)


def test_the_tutorial_runs_is_drawn_in_light_and_dark_and_answers(notebook: OpenNotebook) -> None:
    book = notebook(copy_of=file("tutorial"))
    expect_all_drawn(book, "tutorial", dark=False)
    book.page.emulate_media(color_scheme="dark")
    expect_all_drawn(book, "tutorial", dark=True)

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

    expect_contents_to_lead(book, "tutorial", parts=9)


def test_part_two_runs_is_drawn_in_dark_and_light_and_answers(notebook: OpenNotebook) -> None:
    book = notebook(copy_of=file("tutorial_2"), dark=True)
    expect_all_drawn(book, "tutorial_2", dark=True)
    book.page.emulate_media(color_scheme="light")
    expect_all_drawn(book, "tutorial_2", dark=False)

    ladder = cell(book, "ladders-widget", "tutorial_2")
    mine_in(ladder).get_by_role("gridcell", name=re.compile("column 7, row 0")).click()
    expect(ladder.get_by_text("A ladder may not lie beside a goal").first).to_be_visible()

    own = cell(book, "own-widget", "tutorial_2")
    own.get_by_role("button", name="Last turn").click()
    expect(own.get_by_text("turn 18 of 18", exact=True)).to_be_visible()

    what_if = cell(book, "branch-widget", "tutorial_2")
    expect(what_if.get_by_text("What if Olga keeps the blue door?").first).to_be_visible()
    expect(what_if.get_by_text("turn 92 of 114", exact=True)).to_be_visible()

    expect_contents_to_lead(book, "tutorial_2", parts=11)


def expect_contents_to_lead(book: Notebook, name: str, parts: int) -> None:
    """Each link within the page leads to a heading of its name."""
    # JupyterLab guesses the height of cells that it has not drawn yet, so where a first jump lands says little.
    links = cell(book, "title", name).get_by_role("link").all()
    inside = [(target[1:], link) for link in links if (target := link.get_attribute("href") or "").startswith("#")]
    assert len(inside) == parts
    for target, link in inside:
        expect(book.page.locator(f"[data-jupyter-id='{target}']")).to_have_text((link.text_content() or "") + "¶")
