"""Arrows and highlights: drawn by pointer, touch and keyboard, kept for a record, and seen wherever it is shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sab_widget import MineWidget, samples
from tests.browser.desk import OpenPlainPage
from tests.browser.kernel import PageKernel
from tests.browser.parts import button, cell, frame, light_and_dark, violations


def drag(page: Page, start: tuple[int, int], end: tuple[int, int]) -> None:
    cell(page, *start).hover()
    page.mouse.down()
    cell(page, *end).hover()
    page.mouse.up()


@pytest.fixture
def lesson() -> MineWidget:
    return MineWidget(samples.diggers_win(), turn=22, draw=True)


def test_marks_are_drawn_with_the_pointer_and_the_record_keeps_them(
    plain_page: OpenPlainPage, lesson: MineWidget
) -> None:
    plain = plain_page(lesson)
    PageKernel(plain, lesson)
    page = plain.page
    page.get_by_role("checkbox", name="Draw", exact=True).check()
    cell(page, 3, -1).click()
    expect(page.locator(".mark-green")).to_have_count(2)  # one is the button's
    button(page, "Red").click()
    drag(page, (0, 0), (4, 0))
    expect(page.get_by_role("status")).to_have_text("A red arrow leads from column 0, row 0 to column 4, row 0.")
    expect(cell(page, 4, 0)).to_have_attribute("aria-label", re.compile("a red arrow comes from 0, 0"))
    cell(page, 3, -1).click()  # another colour takes its place
    expect(cell(page, 3, -1)).to_have_attribute("aria-label", re.compile("marked red"))
    assert lesson.marks == {"22": ["R0,0>4,0", "R3,-1"]}
    page.keyboard.press(".")
    expect(page.locator(".mine .mark")).to_have_count(0)
    page.keyboard.press(",")
    expect(page.locator(".mine .mark")).to_have_count(2)
    assert lesson.record.steps[21].comment is not None
    assert "[%csl R3,-1] [%cal R0,0>4,0]" in lesson.record.steps[21].comment
    drag(page, (0, 0), (4, 0))  # the same again takes it away
    button(page, "Erase all").click()
    expect(page.locator(".mine .mark")).to_have_count(0)
    assert lesson.record.steps[21].comment == samples.diggers_win().steps[21].comment


def test_marks_are_drawn_with_the_keyboard_and_announced(plain_page: OpenPlainPage, lesson: MineWidget) -> None:
    plain = plain_page(lesson)
    PageKernel(plain, lesson)
    page = plain.page
    status = page.get_by_role("status")
    frame(page).focus()
    for press, said in [
        ("m", "Drawing: choose a colour, then mark cells or drag arrows."),
        ("4", "Blue"),
    ]:
        page.keyboard.press(press)
        expect(status).to_have_text(said)
    page.get_by_role("grid", name="Mine").locator("[tabindex='0']").focus()
    steps: list[tuple[str, str | None]] = [
        ("Enter", "column 0, row 0 is marked blue."),
        ("a", "An arrow begins at column 0, row 0. Go to its end and press A."),
        ("ArrowRight", None),
        ("ArrowDown", None),
        ("a", "A blue arrow leads from column 0, row 0 to column 1, row 1."),
        ("a", "An arrow begins at column 1, row 1. Go to its end and press A."),
        ("Escape", None),
        ("Escape", "Drawing has ended. What was drawn stays."),
    ]
    for press, heard in steps:
        page.keyboard.press(press)
        if heard:
            expect(status).to_have_text(heard)
    assert lesson.marks == {"22": ["B0,0", "B0,0>1,1"]}
    expect(button(page, "Erase all")).to_have_count(0)


def test_marks_of_a_record_are_shown_without_a_kernel_and_in_an_exported_page(
    plain_page: OpenPlainPage, lesson: MineWidget, tmp_path: Path
) -> None:
    lesson.annotate("G3,-1", "R0,0>4,0", "Y2,0", "B1,0")
    again = MineWidget(lesson.record, turn=22)
    page = plain_page(again).page
    expect(page.locator(".mine .mark")).to_have_count(4)
    for scheme in light_and_dark(page):
        assert violations(page) == [], scheme
    page.goto(again.to_html(tmp_path / "lesson.html").save(tmp_path / "lesson.html").as_uri())
    expect(page.locator(".mine .mark")).to_have_count(4)
    expect(cell(page, 2, 0)).to_have_attribute("aria-label", re.compile("marked yellow"))
