"""Two widgets on one page, two views of one widget, and leaving."""

from __future__ import annotations

from playwright.sync_api import expect

from sab_widget import Mine, MineWidget
from tests.browser.desk import OpenPlainPage
from tests.browser.parts import button, expect_turn, game


def test_two_widgets_do_not_disturb_each_other(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game(turn=22), MineWidget(Mine()), game(turn=4))
    page = plain.page
    hosts = page.locator(".sab-host")
    expect(hosts).to_have_count(3)
    button(page, "Next turn").last.click()
    assert (plain.get("turn", 0), plain.get("turn", 2)) == (22, 5)
    page.locator(".frame").first.focus()
    page.keyboard.press("Home")
    assert (plain.get("turn", 0), plain.get("turn", 2)) == (0, 5)
    page.get_by_role("checkbox", name="Show connected").last.check()
    expect(page.locator(".connected")).to_have_count(1)
    ids = page.evaluate(
        "[...document.querySelectorAll('.sab-host')].flatMap((host) => "
        "[...host.shadowRoot.querySelectorAll('[id]')].map((each) => each.id))"
    )
    assert len(ids) == len(set(ids))


def test_a_hidden_widget_takes_no_drawing_from_the_other(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game(turn=22), game(turn=22))
    page = plain.page
    page.locator(".host-view").first.evaluate("e => { e.style.display = 'none'; }")
    box = page.locator(".host-view").last.locator(".cards use").first.bounding_box()
    assert box
    assert box["width"] > 30


def test_two_views_of_one_widget_go_together(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game(speed=8.0))
    page = plain.page
    plain.show()
    expect(page.get_by_role("grid", name="Mine")).to_have_count(2)
    button(page, "Next turn").first.click()
    expect(page.get_by_text("turn 1 of 92", exact=True)).to_have_count(2)
    page.get_by_role("checkbox", name="Show open ends").first.check()
    expect(page.get_by_role("checkbox", name="Show open ends").last).not_to_be_checked()
    plain.hide()
    button(page, "Next turn").click()
    expect_turn(page, 2)


def test_closing_leaves_nothing_behind(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game(speed=8.0))
    button(plain.page, "Play").click()
    expect(button(plain.page, "Pause")).to_be_visible()
    plain.close_widget()
    expect(plain.page.locator(".sab-host")).to_have_count(0)
    turn = plain.get("turn")
    plain.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert plain.get("turn") == turn
