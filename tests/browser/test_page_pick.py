"""Picking a card: where it may lie, and why not elsewhere."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from sab_widget import Game, Mine, MineWidget
from tests.browser.desk import OpenPlainPage
from tests.browser.parts import button, cell, game, inspector, legal_cells


def test_a_card_of_a_hand_shows_its_legal_cells(plain_page: OpenPlainPage) -> None:
    widget = game(turn=4)
    plain = plain_page(widget)
    page = plain.page
    seat = page.get_by_role("list", name="Table").get_by_role("listitem").filter(has_text="Ada")
    card = seat.get_by_role("button").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", pressed=True)).to_have_count(1)
    face = plain.get("selected")["face"]
    wanted = legal_cells(widget.scene, 4, face)
    expect(page.locator(".legal")).to_have_count(len(wanted))
    expect(page.get_by_role("gridcell", name=re.compile("the picked card may lie here"))).to_have_count(len(wanted))
    card.click()
    assert plain.get("selected") is None
    expect(page.locator(".legal")).to_have_count(0)


def test_a_card_of_the_palette_says_why_it_cannot_lie(plain_page: OpenPlainPage) -> None:
    mine = Mine()
    mine.place("NS", (0, -1))
    plain = plain_page(MineWidget(mine))
    page = plain.page
    page.locator(".fold button").first.click()
    face = plain.get("selected")["face"]
    assert face == plain.get("scene")["palette"][0]
    expect(inspector(page)).to_contain_text("It may lie at")
    expect(page.locator(".legal")).to_have_count(len(legal_cells(plain.get("scene"), 0, face)))


def test_the_offending_side_is_marked(plain_page: OpenPlainPage) -> None:
    plain = plain_page(MineWidget(Mine(), selected={"face": "NS"}))
    page = plain.page
    cell(page, 1, 0).hover()
    expect(inspector(page)).to_contain_text("It may not lie at 1, 0.")
    expect(inspector(page)).to_contain_text("0, 0")
    expect(page.locator(".offence")).to_have_count(1)
    offence, there = page.locator(".offence").bounding_box(), cell(page, 1, 0).bounding_box()
    assert offence
    assert there
    assert offence["x"] < there["x"] + there["width"] / 3, "the west side"
    cell(page, 0, -1).hover()
    expect(inspector(page)).to_contain_text("It may lie at 0, −1.")
    expect(page.locator(".offence")).to_have_count(0)
    expect(page.locator(".ghost.good")).to_have_count(1)


def test_every_reason_is_told(plain_page: OpenPlainPage) -> None:
    page = plain_page(MineWidget(Mine(), selected={"face": "NS"})).page
    cell(page, 0, 0).hover()
    expect(inspector(page).locator(".bad")).to_have_text("It may not lie at 0, 0.")
    cell(page, 4, 1).hover()
    expect(inspector(page).locator(".bad")).to_have_text("It may not lie at 4, 1.")
    assert inspector(page).locator("p").count() > 2


def test_a_card_that_meets_only_unconnected_tunnels_shows_where_the_way_breaks(plain_page: OpenPlainPage) -> None:
    mine = Mine()
    mine.place("EW", (1, 0))
    mine.place("EW", (2, 0))
    mine.remove((1, 0))
    page = plain_page(MineWidget(mine, selected={"face": "EW"})).page
    cell(page, 3, 0).hover()
    expect(inspector(page)).to_contain_text("The way breaks at 1, 0: no card lies there.")
    expect(page.locator(".way")).to_have_count(1)


def test_the_card_can_be_turned_and_put_back(plain_page: OpenPlainPage) -> None:
    plain = plain_page(MineWidget(Mine(), selected={"face": "ES"}))
    page = plain.page
    expect(inspector(page)).to_contain_text("Picked:")
    button(page, "Turn card").click()
    assert plain.get("selected") == {"face": "NW"}
    expect(page.locator(".legal")).to_have_count(len(legal_cells(plain.get("scene"), 0, "NW")))
    button(page, "Put back").click()
    assert plain.get("selected") is None
    expect(button(page, "Turn card")).to_have_count(0)


def test_a_click_asks_about_a_cell_until_the_next(plain_page: OpenPlainPage) -> None:
    plain = plain_page(MineWidget(Game(3, seed=1), selected={"face": "NS"}))
    page = plain.page
    cell(page, 1, 0).click()
    assert plain.get("selected") == {"face": "NS", "cell": [1, 0]}
    page.mouse.move(1, 1)
    expect(page.locator(".ghost.bad")).to_have_count(1)
    expect(page.get_by_role("status")).to_contain_text("It may not lie at column 1, row 0.")
    button(page, "Turn card").click()
    assert plain.get("selected") == {"face": "NS", "cell": [1, 0]}, "it looks the same"
    cell(page, 1, 0).click()
    assert plain.get("selected") == {"face": "NS"}


def test_the_palette_of_a_game_opens(plain_page: OpenPlainPage) -> None:
    widget = game()
    page = plain_page(widget).page
    expect(page.locator(".fold button").first).to_be_hidden()
    page.get_by_text("All path cards").click()
    expect(page.locator(".fold button")).to_have_count(len(widget.scene["palette"]))
    expect(page.locator(".fold button").first).to_be_visible()


def test_a_card_of_a_seat_with_a_broken_tool_is_barred(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game(turn=34))
    page = plain.page
    seat = page.get_by_role("list", name="Table").get_by_role("listitem").filter(has_text="Chiara")
    seat.get_by_role("button").first.click()
    expect(inspector(page)).to_contain_text("Chiara: The cart is broken: no path card may be played")


@pytest.mark.parametrize("by", ["click", "Enter"])
def test_an_action_card_says_what_it_is_for(plain_page: OpenPlainPage, by: str) -> None:
    plain = plain_page(game(turn=22, selected={"cell": [1, 0], "tunnel": 0}), width=900)
    page = plain.page
    card = page.get_by_role("list", name="Table").get_by_role("button", name="map", exact=True).first
    card.click() if by == "click" else card.press(by)
    about = "An action card, not laid in the mine: whoever plays it looks at one goal that is face down"
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(inspector(page)).to_contain_text("Picked: map")
    expect(inspector(page)).to_contain_text(about)
    expect(page.get_by_role("status")).to_contain_text(about)
    expect(page.locator(".seat .note")).to_contain_text(about)  # the inspector may be out of sight
    expect(page.get_by_role("button", pressed=True)).to_have_count(1)
    expect(page.locator(".legal")).to_have_count(0)
    assert plain.get("selected") is None
    if by == "click":
        card.click()
    else:
        page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(inspector(page)).to_contain_text("The mine")
    expect(page.locator(".note")).to_have_count(0)


def test_only_one_card_is_picked_at_a_time(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game(turn=22))
    page = plain.page
    seat = page.get_by_role("list", name="Table").get_by_role("listitem").filter(has_text="Chiara")
    seat.get_by_role("button", name="map").first.click()
    seat.get_by_role("button", name="map").last.click()
    expect(seat.get_by_role("button", pressed=True)).to_have_count(1)
    seat.get_by_role("button").first.click()
    expect(page.get_by_role("button", pressed=True)).to_have_count(1)
    expect(inspector(page)).to_contain_text("It may lie at")
    plain.put("selected", None)
    expect(inspector(page)).to_contain_text("The mine")
