"""What a test leaves on the desk: nothing that the next one could notice, and pictures when it has failed."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import desk as desks
from tests.browser.desk import Desk
from tests.browser.lab import Lab
from tests.browser.pages import Pages
from tests.browser.parts import cell, expect_turn, game
from tests.browser.test_watch import Faulty


def test_a_page_goes_to_the_next_test_as_if_it_were_new(pages: Pages, tmp_path: Path) -> None:
    before = Desk(pages, "before", tmp_path)
    page = before.plain_page(game(turn=22), dark=True, width=500, forced_colors="active").page
    page.evaluate("document.title = 'before'; globalThis.left = 1")
    cell(page, 1, 0).hover()
    page.emulate_media(media="print", reduced_motion="reduce")
    before.clear(failed=False)

    after = Desk(pages, "after", tmp_path)
    plain = after.plain_page(game())
    assert plain.page is page
    expect_turn(page, 0)
    expect(page.locator(".sab-light")).to_have_count(1)
    expect(page.locator(".way")).to_have_count(0)
    assert page.viewport_size == {"width": 1200, "height": 900}
    asked = "['print', '(prefers-reduced-motion: reduce)', '(forced-colors: active)'].map((q) => matchMedia(q).matches)"
    assert page.evaluate(asked) == [False, False, False]
    assert page.evaluate("[document.title, typeof left]") == ["after", "undefined"]
    plain.watch.allow("an error that the test makes")
    after.clear(failed=False)
    assert page.is_closed(), "a page that may have had errors goes to nobody"


def test_errors_that_are_not_declared_fail_a_test_and_leave_a_picture(
    pages: Pages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desks, "PICTURES", tmp_path / "pictures")
    for failing in (True, False):
        desk = Desk(pages, f"failing {failing}", tmp_path)
        plain = desk.plain_page(Faulty())
        if failing:
            desk.clear(failed=True)
        else:
            plain.page.get_by_role("button", name="Throw").click()
            with pytest.raises(AssertionError, match="thrown in the page"):
                desk.clear(failed=False)
        assert plain.page.is_closed()
        assert (tmp_path / f"pictures/failing-{failing}-0.png").stat().st_size > 1000


def test_a_page_that_a_test_keeps_for_itself_goes_to_nobody(pages: Pages, tmp_path: Path) -> None:
    desk = Desk(pages, "a clock", tmp_path)
    page = desk.plain_page(game(), own=True).page
    other = desk.plain_page(game()).page
    assert page.context is not other.context
    desk.clear(failed=False)
    assert page.is_closed()
    assert not other.is_closed()


def test_a_notebook_goes_to_the_next_test_empty(lab: Lab, pages: Pages, tmp_path: Path) -> None:
    before = Desk(pages, "before", tmp_path)
    first = before.notebook(lab, "from sab_widget import Mine, MineWidget\nw = MineWidget(Mine())\nw", "1 + 1")
    expect(first.page.get_by_role("grid", name="Mine")).to_be_visible()
    before.clear(failed=False)

    after = Desk(pages, "after", tmp_path)
    second = after.notebook(lab, "from ipywidgets import Widget", run=False)
    assert second is first
    expect(second.page.get_by_role("grid", name="Mine")).to_have_count(0)
    expect(second.page.locator(".jp-Cell")).to_have_count(1)
    expect(second.page.locator(".jp-OutputArea-output")).to_have_count(0)
    second.run_all()
    assert second.value("['w' in globals(), len(Widget.widgets)]") == [False, 0]
    after.clear(failed=False)
