"""A mine that is set up by hand, in a page whose kernel is this process."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from sab_widget import Mine, MineWidget
from sab_widget.model import Face
from tests.browser.desk import OpenPlainPage
from tests.browser.kernel import PageKernel
from tests.browser.parts import at_sizes, button, cell, frame, inspector, light_and_dark, violations

KERNEL = ["The kernel has not answered", "The kernel was restarted or shut down"]
GROUND = "S* EW . . ?NW$\n. . . . ?NE"


def palette(page: Page) -> Locator:
    """The cards to pick."""
    return page.locator(".fold .hand-card")


def said(page: Page) -> Locator:
    """What a screen reader hears."""
    return page.get_by_role("status")


class Table:
    """A mine in a page."""

    def __init__(self, open_page: OpenPlainPage, text: str = GROUND, **look: int) -> None:
        self.mine = Mine.from_text(text, check=False)
        self.widget = MineWidget(self.mine)
        self.plain = open_page(self.widget, **look)
        self.page = self.plain.page
        self.kernel = PageKernel(self.plain, self.widget)

    def pick(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def lies(self, column: int, row: int, words: str) -> None:
        expect(cell(self.page, column, row)).to_have_attribute("aria-label", re.compile(words))


@pytest.fixture
def table(plain_page: OpenPlainPage) -> Table:
    return Table(plain_page)


def test_cards_are_laid_anywhere_and_what_the_rules_have_against_it_is_said(table: Table) -> None:
    page = table.page
    table.pick("straight tunnel north to south")
    cell(page, 3, 1).click()
    table.lies(3, 1, "tunnel north–south, not connected")
    assert table.mine.face((3, 1)) == Face("NS")
    expect(said(page)).to_contain_text("laid at column 3, row 1. By the rules it may not lie there. No face-up card")
    expect(page.locator(".done")).to_contain_text("No face-up card lies beside 3, 1")
    expect(inspector(page)).not_to_contain_text("A card lies at 3, 1 already.")
    cell(page, 0, 0).hover()
    cell(page, 3, 1).hover()
    expect(inspector(page)).to_contain_text("A card lies at 3, 1 already.")
    cell(page, 2, 0).click()
    table.lies(2, 0, "The east edge of the card at 1, 0 does not fit the card at 2, 0.")
    expect(page.locator(".misfit")).to_have_count(1)
    page.get_by_text("1 misfit").click()
    expect(page.get_by_role("listitem")).to_contain_text(
        "The east edge of the card at 1, 0 does not fit the card at 2, 0."
    )
    button(page, "Turn card").click()
    button(page, "Undo").click()
    table.lies(2, 0, "empty")
    expect(page.locator(".misfit")).to_have_count(0)
    button(page, "Redo").click()
    expect(page.locator(".misfit")).to_have_count(1)


def test_where_only_what_fits_may_lie_the_offending_side_is_marked_instead(table: Table) -> None:
    page = table.page
    only = page.get_by_role("checkbox", name="Only where it may lie")
    only.click()
    expect(only).to_be_checked()  # by the kernel, which takes its time
    table.pick("straight tunnel north to south")
    cell(page, 2, 0).click()
    expect(inspector(page)).to_contain_text("It may not lie at 2, 0.")
    expect(page.locator(".offence")).to_have_count(1)
    assert table.mine.face((2, 0)) is None
    cell(page, 0, 1).click()
    table.lies(0, 1, "tunnel north–south, connected")
    assert table.widget.editor.strict


def test_what_lies_there_is_turned_moved_dragged_and_taken_away(table: Table) -> None:
    page = table.page
    table.pick("curve east and south")
    cell(page, 2, 0).click()
    page.keyboard.press("Escape")
    cell(page, 2, 0).click()
    button(page, "Turn").click()
    table.lies(2, 0, "tunnel north–west, turned, connected")
    button(page, "Move").click()
    cell(page, 2, 1).click()
    table.lies(2, 1, "tunnel north–west")
    expect(page.locator(".done")).to_contain_text("By the rules it may not lie there. No face-up card lies beside 2, 1")
    cell(page, 2, 1).hover()
    page.mouse.down()
    cell(page, 3, 1).hover()
    cell(page, 3, 0).hover()
    expect(page.locator(".put")).to_have_count(1)
    page.mouse.up()
    table.lies(3, 0, "tunnel north–west")
    assert table.mine.face((3, 0)) == Face("NW")
    button(page, "Remove").click()
    table.lies(3, 0, "empty")
    for card, column, row in [(palette(page).nth(4), 2, 0), (page.locator(".goal-palette .hand-card").first, 3, 1)]:
        card.hover()
        page.mouse.down()
        cell(page, column - 1, row).hover()
        cell(page, column, row).hover()
        page.mouse.up()
    table.lies(2, 0, "tunnel east–west, connected")
    table.lies(3, 1, "goal, face down")
    expect(page.locator(".hand-card[aria-pressed=true]")).to_have_count(0)
    button(page, "Take away all cards").click()
    table.lies(1, 0, "empty")
    assert len(table.mine.cards) == 1


def test_goals_are_put_turned_and_said_to_be_something(table: Table) -> None:
    page = table.page
    button(page, "unknown").click()
    cell(page, 2, 1).click()
    table.lies(2, 1, "goal, face down")
    cell(page, 2, 1).click()
    expect(button(page, "Turn up")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("combobox", name="It is").select_option("a stone, north–east")
    button(page, "Turn up").click()
    table.lies(2, 1, "goal, stone, tunnel north–east")
    button(page, "Turn").click()
    table.lies(2, 1, "goal, stone, tunnel south–west")
    button(page, "Turn down").click()
    page.get_by_role("combobox", name="It is").select_option("the treasure")
    expect(inspector(page)).to_contain_text("It is the treasure, face down.")
    assert [goal.treasure for goal in table.mine.goals] == [False, False, True]


def test_everything_by_keyboard_alone_and_announced(table: Table) -> None:
    page = table.page
    keys = page.keyboard
    frame(page).focus()
    keys.press("p")
    expect(palette(page).first).to_be_focused()
    for _ in range(5):
        keys.press("Tab")
    keys.press("Enter")
    expect(said(page)).to_contain_text("Picked: curve east and south.")
    keys.press("g")
    expect(cell(page, 0, 0)).to_be_focused()
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    keys.press("r")
    keys.press("Enter")
    expect(said(page)).to_have_text("Curve north and west laid at column 2, row 0.")
    keys.press("r")
    expect(said(page)).to_have_text(re.compile("^Turned: curve east and south at column 2, row 0. By the rules"))
    keys.press("v")
    keys.press("ArrowDown")
    keys.press("Enter")
    expect(said(page)).to_have_text(re.compile("^Moved to column 2, row 1."))
    expect(cell(page, 2, 1)).to_be_focused()
    keys.press("Delete")
    expect(said(page)).to_have_text("Removed what lay at column 2, row 1.")
    keys.press("Control+z")
    expect(said(page)).to_have_text("Undone.")
    table.lies(2, 1, "tunnel east–south")
    keys.press("Control+Shift+Z")
    expect(said(page)).to_have_text("Done again.")
    keys.press("Escape")
    for press in ("ArrowRight", "ArrowRight", "Enter", "u"):
        keys.press(press)
    expect(said(page)).to_have_text("The goal at column 4, row 1 is turned up.")
    assert table.mine.goal((4, 1)).up
    expect(cell(page, 4, 1)).to_be_focused()


def test_python_and_the_page_speak_of_the_same_mine(table: Table) -> None:
    table.mine.place("EW", (2, 0))
    table.kernel.tell()
    table.lies(2, 0, "tunnel east–west, connected")
    button(table.page, "Undo").click()
    table.lies(2, 0, "empty")
    assert table.mine.face((2, 0)) is None


def test_the_mine_as_text_is_copied_changed_and_taken_over(table: Table) -> None:
    page = table.page
    page.get_by_text("As text", exact=True).click()
    area = page.get_by_role("textbox", name="The mine as text")
    expect(area).to_have_value(table.mine.to_text())
    button(page, "Copy").click()
    expect(said(page)).to_have_text("The text is copied.")
    area.fill("S* EW\n. XX")
    button(page, "Take over").click()
    expect(page.get_by_role("alert")).to_contain_text("This text cannot be taken over: line 2, column 3: 'XX'")
    expect(area).to_have_value("S* EW\n. XX")
    area.press("r")  # what is typed is no command
    area.fill("S* NS\n. . ?NW")
    button(page, "Take over").click()
    table.lies(1, 0, "tunnel north–south, not connected")
    expect(page.get_by_role("alert")).to_have_count(0)
    area.fill("nonsense")
    button(page, "Discard changes").click()
    expect(area).to_have_value(table.mine.to_text())


def test_with_no_kernel_it_says_so_and_nothing_is_lost(plain_page: OpenPlainPage) -> None:
    plain = plain_page(MineWidget(Mine.from_text(GROUND)), own=True)
    page = plain.page
    page.clock.install()
    palette(page).first.click()
    for lost in (False, True):
        if lost:
            plain.lose_kernel()
        cell(page, 2, 0).click()
        page.clock.fast_forward(5001)
        expect(page.get_by_role("alert")).to_contain_text(KERNEL[lost])
        button(page, "Dismiss").click()
        expect(cell(page, 2, 0)).to_have_attribute("aria-label", re.compile("empty"))


def test_it_is_for_everyone_at_every_size(plain_page: OpenPlainPage) -> None:
    table = Table(plain_page, "S* NS . . ?NW$\nES . . . ?NE", width=320)
    page = table.page
    page.get_by_text("As text", exact=True).click()
    page.get_by_text("2 misfits").click()
    for width, _ in at_sizes(page, [(320, 800), (500, 800), (900, 800), (1400, 900)]):
        for column, row in [(0, 1), (4, 0)]:
            cell(page, column, row).click()
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            for control in page.locator(".bar button, .bar select, .text button, .goal-palette button").all():
                box = control.bounding_box()
                assert box
                assert min(box["width"], box["height"]) >= 24
                assert box["x"] >= 0
                assert box["x"] + box["width"] <= width
            cell(page, column, row).click()
    cell(page, 4, 0).click()
    for scheme in light_and_dark(page):
        assert violations(page) == [], scheme
        page.keyboard.press("m")
        assert violations(page) == [], f"{scheme}, drawing"
        page.keyboard.press("m")
