"""Looking into a game in a real JupyterLab: viewers, goals, tunnels, cards, and what is said when things go wrong."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.desk import OpenNotebook

REPLAY = """
from sab_widget import MineWidget, samples
w = MineWidget(samples.diggers_win(), turn=20)
w
"""


def test_a_seat_sees_only_what_it_knew(notebook: OpenNotebook) -> None:
    book = notebook(REPLAY)
    page, names = book.page, book.value("w.scene['players']")
    page.get_by_label("Viewer").select_option(label=names[1])
    book.expect_value("w.viewer", 1)
    seats = page.get_by_role("list", name="Table").get_by_role("listitem")
    expect(seats.nth(0)).to_contain_text("unknown", ignore_case=True)
    assert book.value("w.scene['tracks']['hand 0'][0][1]['cards']") is None
    page.get_by_label("Viewer").select_option(label="Everyone")
    book.expect_value("w.viewer", None)
    expect(seats.nth(0)).not_to_contain_text("unknown", ignore_case=True)
    book.run("w.viewer = 2")
    expect(page.get_by_label("Viewer").locator("option:checked")).to_have_text(names[2])


def test_a_goal_is_turned_up_by_a_click_and_down_again(notebook: OpenNotebook) -> None:
    book = notebook(REPLAY)
    page = book.page
    goal = page.get_by_role("gridcell", name=re.compile(r"^column 8, row 0: goal, face down"))
    expect(goal).to_be_attached()
    box = goal.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    book.expect_value("w.revealed", [[8, 0]])
    expect(goal).to_have_accessible_name(re.compile("peeked at: (stone|treasure)"))
    page.mouse.click(x, y)
    book.expect_value("w.revealed", [])


def test_a_picked_card_shows_where_it_may_lie_and_says_why_not(notebook: OpenNotebook) -> None:
    book = notebook(REPLAY)
    page = book.page
    book.run("w.selected = {'face': 'NS'}")
    legal = page.get_by_role("gridcell", name=re.compile("the picked card may lie here"))
    then = "next(game for turn, game in enumerate(samples.diggers_win().replay(), 1) if turn == 20)"
    expect(legal).to_have_count(len(book.value(f"[str(p.cell) for p in {then}.mine.legal_placements('NS')]")))
    far = page.get_by_role("gridcell", name=re.compile(r"^column 6, row [-−]3"))
    far.focus()
    page.keyboard.press("Enter")
    book.expect_value("w.selected", {"face": "NS", "cell": [6, -3]})
    inspector = page.get_by_role("group", name="Inspector", exact=True)
    expect(inspector.get_by_text("No face-up card lies beside")).to_be_visible()


def test_a_tunnel_tells_what_it_is_connected_to(notebook: OpenNotebook) -> None:
    book = notebook(REPLAY)
    page = book.page
    book.run("w.selected = {'cell': [0, 0], 'tunnel': 0}")
    panel = page.get_by_role("group", name=re.compile("tunnel|column 0", re.IGNORECASE)).first
    expect(panel).to_contain_text("surface")
    expect(panel).to_contain_text("away")


def test_nonsense_from_the_page_is_answered_in_words(notebook: OpenNotebook) -> None:
    book = notebook(REPLAY)
    page = book.page
    expect(page.get_by_role("grid", name="Mine")).to_be_visible()
    book.run("w.set_state({'turn': 'three'})")
    expect(page.get_by_text("is no whole number").first).to_be_visible()
    assert book.value("w.turn") == 20


def test_a_live_game_goes_on_in_the_page(notebook: OpenNotebook) -> None:
    live = "from sab_widget import Game, MineWidget\ng = Game(4, seed=5)\nw = MineWidget(g)\nw"
    book = notebook(live)
    page = book.page
    expect(page.get_by_role("grid", name="Mine")).to_be_visible()
    for turn in range(1, 4):
        book.run("g.play(g.legal_actions()[-1])\nw.update()")
        expect(page.get_by_text(f"turn {turn} of {turn}", exact=True)).to_be_visible()


def test_light_and_dark_follow_the_notebook(notebook: OpenNotebook) -> None:
    book = notebook(REPLAY, dark=True)
    root = book.page.locator(".sab-root")
    expect(root).to_have_class(re.compile("sab-dark"))
    book.page.emulate_media(color_scheme="light")
    expect(root).to_have_class(re.compile("sab-light"))


def test_a_saved_notebook_steps_without_a_kernel(notebook: OpenNotebook) -> None:
    """With the widget state saved, the game is drawn and stepped when the notebook is opened again."""
    book = notebook(REPLAY)
    page = book.page
    expect(page.get_by_role("grid", name="Mine")).to_be_visible()
    book.command("@jupyter-widgets/jupyterlab-manager:saveWidgetState")
    book.command("docmanager:save")
    saved = book.path.read_text(encoding="utf-8")
    assert "application/vnd.jupyter.widget-state+json" in saved
    book.open()
    expect(page.get_by_text(re.compile(r"^turn 20 of"))).to_be_visible(timeout=30_000)
    page.get_by_role("button", name="Next turn", exact=True).click()
    expect(page.get_by_text(re.compile(r"^turn 21 of"))).to_be_visible()


def test_the_stage_fits_into_a_notebook_on_a_laptop(notebook: OpenNotebook) -> None:
    book = notebook(REPLAY, width=1366, height=768)
    page = book.page
    mine = page.get_by_role("grid", name="Mine")
    expect(mine).to_be_visible()
    caption = page.get_by_role("group", name="This turn", exact=True)
    page.locator(".frame").evaluate("e => e.scrollIntoView()")
    panel = page.locator(".jp-WindowedPanel-outer").bounding_box()
    top, bottom = mine.bounding_box(), caption.bounding_box()
    assert panel
    assert top
    assert bottom
    assert top["height"] >= 280
    assert panel["y"] <= top["y"]
    assert bottom["y"] + bottom["height"] <= panel["y"] + panel["height"]
