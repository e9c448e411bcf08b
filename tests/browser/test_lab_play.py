"""A round against three computer players in a real JupyterLab, from the cells of the tutorial's second part."""

from __future__ import annotations

import nbformat
from playwright.sync_api import Page, expect

from tests.browser.desk import OpenNotebook
from tests.browser.parts import button
from tests.browser.test_page_play import hand, tray
from tests.conftest import ROOT


def cells() -> list[str]:
    """The cell of the tutorial that plays, which needs none before it; the moves of computer players are quick here."""
    book = nbformat.read(ROOT / "notebooks/tutorial_2.ipynb", as_version=4)  # type: ignore[no-untyped-call]
    (found,) = [cell["source"] for cell in book.cells if cell["id"] == "play-widget"]
    return [found.replace("MineWidget(", "w = MineWidget(speed=8, source=") + "\nw"]


def take_a_turn(page: Page) -> str:
    """Do what a newcomer would: try the cards one by one, take the first place that lights up, or else discard one."""
    cards = hand(page)
    for place in range(cards.count()):
        cards.nth(place).click()
        prompt = page.locator(".prompt p").inner_text()
        if "marked place" in prompt:
            lit = page.locator(".legal path:first-child").first.bounding_box()
            assert lit
            page.mouse.click(lit["x"] + lit["width"] / 2, lit["y"] + lit["height"] / 2)
            return "laid"
        if "turn it" in prompt:
            button(page, "Turn it").click()
            lit = page.locator(".legal path:first-child").first.bounding_box()
            assert lit
            page.mouse.click(lit["x"] + lit["width"] / 2, lit["y"] + lit["height"] / 2)
            return "turned"
        if "Choose a player" in prompt or "Choose a goal" in prompt:
            tray(page).locator(".target, .deeds button").first.click()
            return "played"
    button(page, "Discard it").click()
    return "discarded"


def test_a_round_of_the_tutorial_can_be_played_to_its_end(notebook: OpenNotebook) -> None:
    book = notebook(*cells())
    page, last = book.page, -1
    while True:
        mine = page.locator(".held:not(.idle)").or_(button(page, "Pass"))
        over = tray(page).get_by_text("The game is over.")
        expect(mine.or_(over)).to_be_visible()
        if over.is_visible():
            break
        turn = int(page.locator("[type=range]").input_value()) if page.locator("[type=range]").count() else 0
        assert turn > last
        last = turn
        if button(page, "Pass").is_visible():
            button(page, "Pass").click()
        else:
            take_a_turn(page)
        expect(page.locator(f"[type=range][max='{turn}']")).to_have_count(0)
        page.locator(".frame").press("n")
    book.expect_value("round_of_four.over", expected=True)
    assert book.value("round_of_four.turn") > 20
    expect(page.get_by_role("alert")).to_have_count(0)
    book.run("round_of_four.take_back(2)")
    expect(tray(page)).not_to_contain_text("The game is over.")
