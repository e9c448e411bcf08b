"""All of the stage in sight at once: the mine, the buttons, and comments that can be read to their end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from sab_widget import Game, MineWidget, samples
from tests.browser.desk import OpenPlainPage
from tests.browser.live_page import LivePage
from tests.browser.parts import LAST, at_sizes, button, caption, expect_turn, frame, game, settle
from tests.games import random_record

SAMPLES: dict[str, Callable[[], MineWidget]] = {
    "diggers": game,
    "saboteurs": lambda: MineWidget(samples.saboteurs_win()),
    "every rule": lambda: MineWidget(samples.every_rule()),
    "ten seats": lambda: MineWidget(random_record(10, 3)),
}

SIZES = [(1000, 600), (1100, 600), (1366, 680), (1400, 900), (900, 700), (500, 800)]


def stage(page: Page) -> list[Locator]:
    """What belongs on one screen."""
    slider = page.get_by_role("slider", name="Turn")
    return [page.get_by_role("grid", name="Mine"), slider, button(page, "Play"), caption(page)]


def extent(thing: Locator) -> tuple[float, float]:
    """Where something begins and ends, from the top of the page."""
    box = thing.bounding_box()
    assert box
    return box["y"], box["y"] + box["height"]


STAGE = """(caption) => ["[role=grid][aria-label=Mine]", "[type=range]", ".toolbar"].map((selector) =>
  caption.getRootNode().querySelector(selector)).concat(caption).map((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return [top, bottom];
  })"""
"""The extents of the mine, the slider, all of the buttons and the caption, in one go."""


@pytest.mark.parametrize("sample", SAMPLES)
def test_mine_buttons_and_caption_are_on_one_screen(plain_page: OpenPlainPage, sample: str) -> None:
    first = list(SAMPLES).index(sample)
    sizes = SIZES[first:] + SIZES[:first]
    page = plain_page(SAMPLES[sample](), width=sizes[0][0], height=sizes[0][1]).page
    last = int(page.get_by_role("slider", name="Turn").get_attribute("max") or 0)
    for size in at_sizes(page, sizes):
        for turn in (0, last // 2, last):
            page.get_by_role("slider", name="Turn").fill(str(turn))
            expect_turn(page, turn, last)
            parts = caption(page).evaluate(STAGE)
            assert min(top for top, _ in parts) >= 0, (size, turn)
            assert max(bottom for _, bottom in parts) <= size[1], (size, turn)
            assert parts[0][1] - parts[0][0] >= 280, (size, turn, "the mine is large enough to be seen")


def test_it_fits_into_the_part_of_a_page_that_scrolls(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(turn=22), width=1100, height=1000).page
    settle(page)
    tall = extent(stage(page)[0])
    page.evaluate("faults = []; addEventListener('error', (event) => faults.push(event.message))")
    page.evaluate("document.getElementById('widgets').style.cssText = 'height: 560px; overflow: auto'")
    page.set_viewport_size({"width": 1101, "height": 1000})
    settle(page)
    low = extent(stage(page)[0])
    assert low[1] - low[0] < tall[1] - tall[0]
    assert max(extent(part)[1] for part in stage(page)) <= 8 + 560
    assert page.evaluate("faults") == [], "measuring starts no endless loop"


def test_a_box_as_high_as_what_is_in_it_does_not_shrink_the_mine(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(turn=22), width=1100, height=1000).page
    page.evaluate("document.getElementById('widgets').style.cssText = 'max-height: 600px; overflow: auto'")
    heights = set()
    for width in (1101, 1102, 1103, 1102, 1101):
        page.set_viewport_size({"width": width, "height": 1000})
        settle(page)
        top, bottom = extent(stage(page)[0])
        heights.add(round(bottom - top))
    assert len(heights) == 1


def test_a_curtain_that_is_low_takes_no_room_from_the_mine_behind_it(plain_page: OpenPlainPage) -> None:
    game = Game(["Ada", "Bo", "Cleo"], seed=4)
    page = LivePage(plain_page, MineWidget(game, players={}), width=1100, height=1000).page
    page.evaluate("document.getElementById('widgets').style.cssText = 'overflow: auto'")
    page.set_viewport_size({"width": 1101, "height": 1000})
    settle(page)
    behind = stage(page)[0].bounding_box()
    button(page, "Ada: show my hand").click()
    expect(page.locator(".tray")).to_be_visible()
    settle(page)
    assert stage(page)[0].bounding_box() == behind
    toolbar = page.locator(".toolbar").bounding_box()
    assert toolbar
    room = page.locator(".sab-root").evaluate("(root) => parseInt(root.style.getPropertyValue('--room'))")
    assert room == 1000 - round(toolbar["height"])


READ = """async (first) => {
  const root = first.getRootNode();
  const find = (label) => root.querySelector(`[aria-label="${label}"]`);
  const slider = root.querySelector("[type=range]");
  const key = (name) =>
    root.querySelector(".frame").dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  const seen = [];
  key("Home");
  for (let turn = 0; turn <= Number(slider.max); turn += 1) {
    if (turn > 0) key("ArrowRight");
    do await new Promise(requestAnimationFrame);
    while (!root.textContent.includes(`turn ${turn} of ${slider.max}`));
    const caption = find("This turn");
    const parts = [caption, find("Table"), root.querySelector("[data-cell='0,0']")];
    const extents = parts.map((e) => e.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]);
    const { scrollTop, innerText } = caption;
    caption.scrollTo(0, 9999);
    const end = caption.lastElementChild.getBoundingClientRect().bottom - caption.getBoundingClientRect().bottom;
    seen.push([innerText, extents, scrollTop, end]);
  }
  return seen;
}"""
"""At each turn the caption, where things are, how far it is scrolled, and how much of it stays hidden at its end."""


def test_comments_can_be_read_to_their_end_and_nothing_jumps(plain_page: OpenPlainPage) -> None:
    widget = MineWidget(samples.every_rule())
    page = plain_page(widget, width=500, height=700).page
    turns = widget.scene["turns"]
    for width, _ in at_sizes(page, [(500, 700), (900, 700), (1100, 700), (1400, 700)]):
        seen = caption(page).evaluate(READ)  # all turns in one go, as to ask for each takes most of a minute
        expect_turn(page, len(turns) - 1, len(turns) - 1)
        assert len(seen) == len(turns)
        for turn, (line, (text, _, scrolled, end)) in enumerate(zip(turns, seen, strict=True)):
            assert " ".join(line.get("comment", "").split()) in " ".join(text.split()), (width, turn)
            assert scrolled == 0, (width, turn, "a new turn is read from its beginning")
            assert end <= 0, (width, turn, "its last line can be scrolled into sight")
        assert len({str(extents) for _, extents, _, _ in seen}) == 1, width


def test_the_result_is_not_told_twice(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(turn=LAST)).page
    expect(page.locator(".result")).to_contain_text("The diggers win")
    expect(caption(page)).not_to_contain_text("The diggers win")
    expect(caption(page)).to_contain_text("Elsa lays ESW at 7, 0.")


def test_seats_stand_beside_the_mine_where_there_is_room(plain_page: OpenPlainPage) -> None:
    for sample, width, beside in (("diggers", 1100, True), ("diggers", 900, False), ("ten seats", 1400, False)):
        page = plain_page(SAMPLES[sample](), width=width).page
        settle(page)
        table, mine = page.get_by_role("list", name="Table"), page.get_by_role("grid", name="Mine")
        assert (extent(table)[0] < extent(mine)[1]) == beside
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        expect(frame(page)).to_be_visible()
