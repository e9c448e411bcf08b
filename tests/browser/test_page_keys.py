"""The keyboard: only where the focus is."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.desk import OpenPlainPage
from tests.browser.parts import LAST, button, cell, expect_turn, frame, game, inspector, log


def test_keys_step_jump_and_play(plain_page: OpenPlainPage) -> None:
    page = plain_page(game()).page
    frame(page).focus()
    for key, turn in (
        ("ArrowRight", 1),
        ("Shift+ArrowRight", 11),
        ("ArrowLeft", 10),
        ("Shift+ArrowLeft", 0),
        ("End", LAST),
        ("Home", 0),
        (".", 1),
        (",", 0),
    ):
        page.keyboard.press(key)
        expect_turn(page, turn)
    page.keyboard.press("Space")
    expect(button(page, "Pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(button(page, "Play")).to_be_visible()


def test_without_the_focus_no_key_is_taken(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(turn=5)).page
    for key in ("ArrowRight", "End", "Space", "?"):
        page.keyboard.press(key)
    expect_turn(page, 5)
    expect(button(page, "Play")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_slider_steps_once_for_each_key(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(turn=5)).page
    slider = page.get_by_role("slider", name="Turn")
    for key, turn in (("ArrowRight", 6), ("ArrowLeft", 5), ("Shift+ArrowRight", 15), ("Home", 0), ("End", LAST)):
        slider.press(key)
        expect_turn(page, turn)


def test_plain_keys_stay_in_the_widget_and_shortcuts_go_on(plain_page: OpenPlainPage) -> None:
    page = plain_page(game()).page
    page.evaluate("heard = []; addEventListener('keydown', (event) => heard.push(event.key))")
    frame(page).focus()
    for key in ("a", "ArrowDown", "Shift+ArrowRight", "Control+b"):
        page.keyboard.press(key)
    assert page.evaluate("heard.filter((key) => key != 'Shift')") == ["Control", "b"]
    expect(page.locator("[data-lm-suppress-shortcuts=true]")).to_have_count(1)


def test_tab_leads_through_every_control_and_out_again(plain_page: OpenPlainPage) -> None:
    page = plain_page(game()).page
    page.evaluate("document.body.append(Object.assign(document.createElement('button'), {textContent: 'After'}))")
    seen = []
    for _ in range(60):
        page.keyboard.press("Tab")
        seen.append(
            page.evaluate(
                """() => {
                  let at = document.activeElement;
                  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
                  return at.getAttribute("aria-label") || at.textContent || at.type;
                }"""
            )
        )
        if seen[-1] == "After":
            break
    assert seen[-1] == "After"
    told = "\n".join(seen)
    for name in ("Keys", "Zoom in", "Turn", "Round 2", "Play", "Next turn", "All path cards"):
        assert name in told
    assert len([name for name in seen if name.startswith("column ")]) == 1, "the grid is one stop"


def test_arrows_walk_the_mine_and_tell_its_cells(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game(turn=22))
    page = plain.page
    cell(page, 0, 0).focus()
    page.keyboard.press("ArrowRight")
    expect(cell(page, 1, 0)).to_be_focused()
    expect(inspector(page)).to_contain_text("Connected to the surface, 1 card away.")
    page.keyboard.press("ArrowUp")
    expect(cell(page, 1, -1)).to_be_focused()
    for _ in range(20):
        page.keyboard.press("ArrowLeft")
    expect(cell(page, -1, -1)).to_be_focused()
    expect(inspector(page)).to_contain_text("No card lies there.")
    expect_turn(page, 22)
    page.keyboard.press("PageDown")
    expect_turn(page, 23)
    expect(cell(page, -1, -1)).to_be_focused()


def test_enter_pins_a_tunnel_and_escape_lets_it_go(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game(turn=22))
    page = plain.page
    cell(page, 1, 0).press("Enter")
    assert plain.get("selected") == {"cell": [1, 0], "tunnel": 0}
    page.keyboard.press("Escape")
    assert plain.get("selected") is None


def test_arrows_walk_the_log(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(turn=5)).page
    log(page).locator('[aria-current="step"]').focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect_turn(page, 6)


def test_letters_switch_turn_and_zoom(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(selected={"face": "ES"})).page
    frame(page).focus()
    page.keyboard.press("c")
    expect(page.get_by_role("checkbox", name="Show connected")).to_be_checked()
    page.keyboard.press("e")
    expect(page.get_by_role("checkbox", name="Show open ends")).to_be_checked()
    page.keyboard.press("+")
    expect(button(page, "Zoom out")).to_be_enabled()
    page.keyboard.press("-")
    expect(button(page, "Zoom out")).to_be_disabled()
    page.keyboard.press("+")
    page.keyboard.press("0")
    expect(button(page, "Fit")).to_be_disabled()


def test_r_turns_the_picked_card(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game(selected={"face": "ES"}))
    frame(plain.page).focus()
    plain.page.keyboard.press("r")
    assert plain.get("selected") == {"face": "NW"}
    plain.page.keyboard.press("Shift+R")
    assert plain.get("selected") == {"face": "ES"}


@pytest.mark.parametrize("close", ["Escape", "?", "button"])
def test_the_keys_can_be_looked_up(plain_page: OpenPlainPage, close: str) -> None:
    page = plain_page(game()).page
    frame(page).focus()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text("turn the picked card")
    if close == "button":
        button(page, "Close").click()
    else:
        page.keyboard.press(close)
    expect(dialog).to_have_count(0)


def test_a_screen_reader_hears_of_the_ladder_and_of_cells_in_words(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(turn=22)).page
    start = "column 0, row 0: start, tunnel north–east–south–west with a ladder to the surface, connected"
    expect(cell(page, 0, 0)).to_have_accessible_name(start)
    cell(page, 1, -1).press("Enter")
    expect(page.get_by_role("status")).to_contain_text("at column 1, row −1.")
    expect(page.get_by_role("status")).to_contain_text("the goal at column 8, row −2 is")
    expect(inspector(page)).to_contain_text("at 1, −1")
    expect(inspector(page)).not_to_contain_text("column")
