"""A recorded game of Saboteur 2 in a real JupyterLab: through all of it, with other eyes, into a branch and back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.desk import OpenNotebook
from tests.browser.parts import button, caption, expect_turn, log

REPLAY = """
from sab_widget import MineWidget, samples
w = MineWidget(samples.saboteur2())
w
"""
LAST, LAST_IN_BRANCH, FORK = 109, 114, 92
ENTER = "Enter the branch: What if Olga keeps the blue door?"


def test_through_a_game_of_saboteur_2(notebook: OpenNotebook) -> None:
    book = notebook(REPLAY)
    page = book.page
    expect_turn(page, 0, LAST)
    for number, start in enumerate(book.value("[each['turn'] for each in w.scene['rounds']]"), 1):
        button(page, f"Round {number}").click()
        expect_turn(page, start, LAST)
    button(page, "First turn").click()
    button(page, "Next turn").focus()
    for turn in range(10, LAST, 10):
        page.keyboard.press("Shift+ArrowRight")
        expect_turn(page, turn, LAST)
    page.keyboard.press("End")
    expect_turn(page, LAST, LAST)
    expect(page.locator(".result")).to_contain_text("The game is over: Kira wins.")
    book.expect_value("w.turn", LAST)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_other_eyes_and_a_branch(notebook: OpenNotebook) -> None:
    book = notebook(REPLAY)
    page = book.page
    viewer = page.get_by_role("combobox", name="Viewer")
    book.run("w.turn = 60")
    expect_turn(page, 60, LAST)
    viewer.select_option("Kira")
    expect(page.get_by_role("table")).to_contain_text("The treasure lies at 8, −2")
    book.expect_value("w.viewer", 0)
    expect_turn(page, 60, LAST)
    viewer.select_option("Everyone")
    expect(page.get_by_role("table")).to_have_count(0)
    log(page).get_by_role("button", name=ENTER).click()
    expect_turn(page, FORK, LAST_IN_BRANCH)
    book.expect_value("(w.branch, w.turn)", ([0], FORK))
    button(page, "Last turn").click()
    expect_turn(page, LAST_IN_BRANCH, LAST_IN_BRANCH)
    viewer.select_option("Mona")
    book.expect_value("(w.scene['viewer'], w.scene['branch'], w.turn)", (2, [0], LAST_IN_BRANCH))
    button(page, "Back to the game as played").click()
    expect_turn(page, FORK, LAST)
    book.expect_value("(w.branch, w.turn, w.viewer)", ([], FORK, 2))
    expect(caption(page).get_by_role("button", name=re.compile("^Enter the branch"))).to_be_visible()


def test_python_enters_and_leaves_a_branch(notebook: OpenNotebook) -> None:
    book = notebook(REPLAY)
    page = book.page
    expect_turn(page, 0, LAST)
    book.run("w.branch = (0,)")
    expect_turn(page, FORK, LAST_IN_BRANCH)
    expect(button(page, "Back to the game as played")).to_be_visible()
    book.run("w.branch = []")
    expect_turn(page, FORK, LAST)
    expect(button(page, "Back to the game as played")).to_have_count(0)
