"""Through whose eyes the game is seen, and goals that are turned up just to look."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.desk import OpenPlainPage
from tests.browser.page import state_of
from tests.browser.parts import button, cell, expect_turn, game


def viewer_of(page: Page) -> str:
    return str(page.get_by_role("combobox", name="Viewer").evaluate("e => e.selectedOptions[0].text"))


def test_a_click_turns_a_goal_up_and_down_again(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game())
    page = plain.page
    expect(cell(page, 8, 2)).to_have_accessible_name("column 8, row 2: goal, face down")
    cell(page, 8, 2).click()
    assert plain.get("revealed") == [[8, 2]]
    expect(cell(page, 8, 2)).to_have_accessible_name("column 8, row 2: goal, face down, peeked at: treasure")
    expect(page.locator(".peeked")).to_have_count(1)
    cell(page, 8, 0).click()
    assert plain.get("revealed") == [[8, 2], [8, 0]]
    cell(page, 8, 2).click()
    assert plain.get("revealed") == [[8, 0]]
    expect(page.locator(".peeked")).to_have_count(1)


def test_what_lies_on_a_goal_is_turned_with_it(plain_page: OpenPlainPage) -> None:
    widget = game(revealed=[[8, 0], [8, -2]])
    page = plain_page(widget).page
    for goal in page.locator(".peeked").all():
        face, stone = (use.get_attribute("transform") for use in goal.locator("use").all())
        assert face == stone


def test_a_seat_cannot_turn_up_goals(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game(viewer=1))
    cell(plain.page, 8, 2).click()
    assert plain.get("revealed") == []
    expect(plain.page.locator(".peeked")).to_have_count(0)


def test_a_goal_that_a_seat_has_looked_at_is_shown_as_known(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(viewer=2, turn=3)).page
    expect(page.locator(".known")).to_have_count(1)
    expect(cell(page, 8, -2)).to_have_accessible_name(re.compile("known: stone"))
    button(page, "First turn").click()
    expect(page.locator(".known")).to_have_count(0)


def test_the_kernel_answers_with_the_scene_of_a_seat(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game(turn=22))
    page = plain.page
    page.get_by_role("combobox", name="Viewer").select_option("Chiara")
    assert plain.saved()[-1] == {"viewer": 2}
    expect(page.locator(".waiting")).to_be_visible()
    plain.put("scene", state_of(game(viewer=2))["scene"])
    expect(page.locator(".waiting")).to_have_count(0)
    expect_turn(page, 22)
    table = page.get_by_role("list", name="Table")
    expect(
        table.get_by_role("listitem").filter(has_text="Ada").get_by_role("img", name="a card, face down")
    ).to_have_count(6)
    expect(table.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("Role unknown")
    expect(table.get_by_role("listitem").filter(has_text="Chiara")).to_contain_text("Saboteur")
    assert viewer_of(page) == "Chiara"


def test_without_an_answer_it_goes_back_and_says_so_until_there_is_one(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game(), own=True)
    page = plain.page
    page.clock.install()
    page.get_by_role("combobox", name="Viewer").select_option("Bruno")
    page.clock.fast_forward(5001)
    expect(page.get_by_role("alert")).to_contain_text("The kernel has not answered")
    assert viewer_of(page) == "Everyone"
    button(page, "Dismiss").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    plain.put("scene", state_of(game(viewer=1))["scene"])
    assert viewer_of(page) == "Bruno", "what it answers in the end is shown"


def test_python_chooses_the_viewer(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game())
    plain.put("viewer", 4)
    plain.put("scene", state_of(game(viewer=4))["scene"])
    assert viewer_of(plain.page) == "Elsa"
    expect(plain.page.get_by_role("alert")).to_have_count(0)
