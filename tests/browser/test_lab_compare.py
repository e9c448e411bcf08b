"""Two widgets side by side in a real JupyterLab: the same game through the eyes of two seats, linked by their turns."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.desk import OpenNotebook
from tests.browser.parts import LAST, at_sizes

PAIR = """
from ipywidgets import HBox, jslink
from sab_widget import MineWidget, samples
ada = MineWidget(samples.diggers_win(), viewer=0)
dev = MineWidget(samples.diggers_win(), viewer=3, turn=5)
link = jslink((ada, "turn"), (dev, "turn"))
HBox([ada, dev])
"""


def test_two_seats_see_the_same_turn_each_with_its_own_eyes(notebook: OpenNotebook) -> None:
    book = notebook(PAIR)
    page = book.page
    frames = page.locator(".frame")
    expect(frames).to_have_count(2)
    first, second = frames.nth(0), frames.nth(1)
    shown = f"turn {{}} of {LAST}"

    first.get_by_role("button", name="Next turn", exact=True).click()
    for each in (first, second):
        expect(each.get_by_text(shown.format(1), exact=True)).to_be_visible()
    second.get_by_role("button", name="Last turn", exact=True).focus()
    page.keyboard.press("End")
    for each in (first, second):
        expect(each.get_by_text(shown.format(LAST), exact=True)).to_be_visible()
    book.expect_value("(ada.turn, dev.turn)", (LAST, LAST))
    book.run("dev.turn = 22")
    for each in (first, second):
        expect(each.get_by_text(shown.format(22), exact=True)).to_be_visible()
    expect(first.get_by_role("combobox", name="Viewer")).to_have_value("0")
    expect(second.get_by_role("combobox", name="Viewer")).to_have_value("3")

    for width, _ in at_sizes(page, [(1600, 900), (1200, 900)]):
        boxes = [each.bounding_box() for each in (first, second)]
        assert boxes[0]
        assert boxes[1]
        # Side by side, equally wide, and all of both in the notebook.
        assert abs(boxes[0]["width"] - boxes[1]["width"]) < 2, width
        assert boxes[0]["width"] > 300
        assert boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"]
        assert boxes[1]["x"] + boxes[1]["width"] <= width
