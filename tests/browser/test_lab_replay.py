"""A recorded game in a real JupyterLab: stepping, playing, jumping, and Python and page in step with each other."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.desk import OpenNotebook

REPLAY = """
from sab_widget import MineWidget, samples
w = MineWidget(samples.diggers_win())
w
"""


def expect_turn(page: Page, turn: int, last: int) -> None:
    expect(page.get_by_text(f"turn {turn} of {last}", exact=True)).to_be_visible()


def test_steps_in_the_page_reach_python_and_back(notebook: OpenNotebook) -> None:
    book = notebook(REPLAY)
    page, last = book.page, book.value("w.scene['last']")
    expect_turn(page, 0, last)
    page.get_by_role("button", name="Next turn", exact=True).click()
    page.get_by_role("button", name="Next turn", exact=True).click()
    expect_turn(page, 2, last)
    book.expect_value("w.turn", 2)
    page.get_by_role("button", name="Previous turn", exact=True).click()
    book.expect_value("w.turn", 1)
    page.get_by_role("button", name="Last turn", exact=True).click()
    expect_turn(page, last, last)
    book.expect_value("w.turn", last)
    page.get_by_role("button", name="First turn", exact=True).click()
    book.expect_value("w.turn", 0)
    book.run("w.turn = 7")
    expect_turn(page, 7, last)
    expect(page.get_by_role("slider", name="Turn")).to_have_js_property("value", "7")
    book.run("w.turn = 10_000")
    expect_turn(page, last, last)
    assert book.value("w.turn") == last


def test_it_plays_by_itself_and_stops_when_asked(notebook: OpenNotebook) -> None:
    book = notebook(REPLAY, "w.speed = 8")
    page = book.page
    page.get_by_role("button", name="Play", exact=True).click()
    log = page.get_by_role("group", name="Log", exact=True)
    expect(log.locator("[aria-current]")).to_contain_text("3")
    page.get_by_role("button", name="Pause", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.wait_for_function("() => document.hasFocus()")
    turn = int(page.get_by_role("slider", name="Turn").input_value())
    assert turn >= 3
    book.expect_value("w.turn", turn)


def test_a_jump_by_the_log_can_be_taken_back(notebook: OpenNotebook) -> None:
    book = notebook(REPLAY)
    page, last = book.page, book.value("w.scene['last']")
    book.run("w.turn = 5")
    expect_turn(page, 5, last)
    page.get_by_role("button", name="Round 2", exact=True).click()
    second = book.value("w.scene['rounds'][1]['turn']")
    expect_turn(page, second, last)
    page.get_by_role("button", name="Back to turn 5", exact=True).click()
    expect_turn(page, 5, last)
    book.expect_value("w.turn", 5)


def test_keys_step_and_do_not_reach_the_notebook(notebook: OpenNotebook) -> None:
    book = notebook(REPLAY)
    page, last = book.page, book.value("w.scene['last']")
    cells = page.locator(".jp-Cell").count()
    page.get_by_role("button", name="Next turn", exact=True).focus()
    for key, turn in (("ArrowRight", 1), ("Shift+ArrowRight", 11), ("ArrowLeft", 10), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        expect_turn(page, turn, last)
    for key in "axbdd":
        page.keyboard.press(key)
    page.keyboard.press("Space")
    page.keyboard.press("Space")
    assert page.locator(".jp-Cell").count() == cells
    page.locator(".jp-Notebook").press("Escape")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".jp-Cell")).to_have_count(cells)


def test_ipywidgets_own_controls_drive_it(notebook: OpenNotebook) -> None:
    """The turn is an ordinary trait: `jslink` and an `IntSlider` work with it."""
    link = "import ipywidgets\ns = ipywidgets.IntSlider(max=50)\nipywidgets.jslink((s, 'value'), (w, 'turn'))\ns"
    book = notebook(REPLAY, link)
    book.run("s.value = 9")
    expect_turn(book.page, 9, book.value("w.scene['last']"))
    book.page.get_by_role("button", name="Next turn", exact=True).click()
    book.expect_value("s.value", 10)


def test_two_widgets_on_one_page_do_not_disturb_each_other(notebook: OpenNotebook) -> None:
    other = "from sab_widget import Mine\nv = MineWidget(samples.every_rule(), theme='dark')\nv"
    book = notebook(REPLAY, other)
    page = book.page
    both = page.get_by_role("button", name="Next turn", exact=True)
    expect(both).to_have_count(2)
    first, second = both.all()
    first.click()
    first.click()
    second.click()
    book.expect_value("(w.turn, v.turn)", (2, 1))
    page.keyboard.press("ArrowRight")
    book.expect_value("(w.turn, v.turn)", (2, 2))
    starts = page.get_by_role("gridcell", name=re.compile("start"))
    expect(starts).to_have_count(2)
    for mine in page.get_by_role("grid", name="Mine").all():
        mine.scroll_into_view_if_needed()
        expect(mine).to_be_visible()


def test_two_views_of_one_widget_stay_in_step(notebook: OpenNotebook) -> None:
    book = notebook(REPLAY, "w")
    page = book.page
    expect(page.get_by_role("grid", name="Mine")).to_have_count(2)
    page.get_by_role("button", name="Next turn", exact=True).nth(1).click()
    expect(page.get_by_text(re.compile(r"^turn 1 of \d+$"))).to_have_count(2)
