"""A mine that is set up in a real JupyterLab: page and kernel speak of the same mine."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.desk import OpenNotebook
from tests.browser.parts import button, cell

EXPLORE = """
from sab_widget import Mine, MineWidget
mine = Mine()
w = MineWidget(mine)
w
"""


def test_what_is_laid_in_the_page_lies_in_python_and_the_other_way_round(notebook: OpenNotebook) -> None:
    book = notebook(EXPLORE)
    page = book.page
    page.get_by_role("button", name="straight tunnel east to west", exact=True).click()
    cell(page, 1, 0).click()
    book.expect_value("str(mine.face((1, 0)))", "EW")
    book.run("mine.place('NW', (2, 0))")
    expect(cell(page, 2, 0)).to_have_attribute("aria-label", re.compile("tunnel north–west, turned, connected"))
    # The notebook would undo its own cells with the same keys.
    cell(page, 2, 0).focus()
    page.keyboard.press("Control+z")
    expect(cell(page, 2, 0)).to_have_attribute("aria-label", re.compile("empty"))
    page.keyboard.press("Control+z")
    book.expect_value("mine == Mine()", expected=True)
    button(page, "Redo").click()
    book.expect_value("str(mine.face((1, 0)))", "EW")
    page.keyboard.press("m")
    cell(page, 3, 0).click()
    book.expect_value("w.marks", {"0": ["G3,0"]})
