"""Exported pages, opened from disk where there is no net: everything works, and nothing is asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Dialog, FrameLocator, Locator, Page, expect

from sab_widget import Game, Mine, MineWidget, Rules, samples
from tests.browser.parts import (
    AXE,
    LAST,
    at_sizes,
    button,
    caption,
    cell,
    expect_turn,
    game,
    inspector,
    light_and_dark,
    settle,
)
from tests.browser.watch import Watch
from tests.export.outputs import as_html

NOTHING_MORE = "the page asks for nothing but itself"


class Opened:
    """A page without a net, and all that it has asked for."""

    def __init__(self, context: BrowserContext, folder: Path) -> None:
        self.page: Page = context.new_page()
        self.asked: list[str] = []
        self.watch = Watch(self.page)
        self._folder = folder
        self.page.on("request", lambda request: self.asked.append(request.url))

    def show(self, text: str, name: str = "page") -> Page:
        """Save a page and open it from there."""
        file = self._folder / f"{name}.html"
        file.write_text(text, encoding="utf-8")
        self.asked.clear()
        self.page.goto(file.as_uri())
        return self.page

    def of(self, widget: MineWidget, **options: Any) -> Page:
        """Export a widget and open the page, until it is drawn."""
        page = self.show(widget.to_html(**options))
        page.locator(".frame").wait_for()
        return page

    @property
    def asked_for_more(self) -> list[str]:
        """What was asked for besides the file."""
        return self.asked[1:]


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(offline=True, viewport={"width": 1400, "height": 900}, reduced_motion="reduce")
    yield context
    context.close()


@pytest.fixture(scope="module")
def kept(context: BrowserContext, tmp_path_factory: pytest.TempPathFactory) -> Opened:
    return Opened(context, tmp_path_factory.mktemp("exported"))


@pytest.fixture
def opened(kept: Opened) -> Iterator[Opened]:
    """One page for all tests; what goes wrong in it fails the test."""
    kept.watch.errors.clear()
    kept.page.set_viewport_size({"width": 1400, "height": 900})
    yield kept
    assert not kept.watch.errors


def options_of(page: Page) -> list[str]:
    """The viewers that can be chosen."""
    options = page.get_by_role("combobox", name="Viewer").locator("option:not([hidden], [disabled])")
    return options.all_inner_texts()


def hand(page: Page | FrameLocator, name: str) -> Locator:
    """The cards of a player that are seen."""
    seat = page.get_by_role("list", name="Table").get_by_role("listitem").filter(has_text=name)
    return seat.get_by_role("button")


def test_it_steps_jumps_plays_reveals_inspects_and_picks(opened: Opened) -> None:
    page = opened.of(game(turn=34, speed=8))
    expect_turn(page, 34)
    button(page, "Next turn").click()
    expect_turn(page, 35)
    page.keyboard.press("ArrowLeft")
    expect_turn(page, 34)
    cell(page, 8, 2).click()
    expect(cell(page, 8, 2)).to_have_accessible_name(re.compile("peeked at: treasure"))
    cell(page, 5, 1).click()
    expect(inspector(page)).to_contain_text("Connected to the surface")
    hand(page, "Ada").first.click()
    expect(page.locator(".legal").first).to_be_attached()
    button(page, "Last turn").click()
    expect_turn(page, LAST)
    button(page, "First turn").click()
    button(page, "Play").click()
    expect(page.get_by_text(re.compile("turn [01] of 92"))).to_have_count(0)
    button(page, "Pause").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert opened.asked_for_more == [], NOTHING_MORE


def test_it_shows_what_each_allowed_viewer_sees_and_offers_no_other(opened: Opened) -> None:
    page = opened.of(game(turn=22, viewer=2), viewers=[0, 2])
    assert options_of(page) == ["Ada", "Chiara"]
    expect(hand(page, "Chiara")).to_have_count(6)
    expect(hand(page, "Ada")).to_have_count(0)
    page.get_by_role("combobox", name="Viewer").select_option("Ada")
    expect(hand(page, "Ada")).to_have_count(6)
    expect(hand(page, "Chiara")).to_have_count(0)
    expect_turn(page, 22)
    assert options_of(page) == ["Ada", "Chiara"]
    assert opened.asked_for_more == [], NOTHING_MORE


def test_a_viewer_that_is_not_in_the_page_is_refused_in_words(opened: Opened) -> None:
    page = opened.of(game(turn=22, viewer=2))
    page.get_by_role("combobox", name="Viewer").evaluate(
        """select => {
            select.options[0].disabled = false;
            select.value = "";
            select.dispatchEvent(new Event("change", { bubbles: true }));
        }"""
    )
    expect(page.get_by_role("alert")).to_contain_text("This page does not hold what you asked for")
    expect(hand(page, "Ada")).to_have_count(0)
    assert page.get_by_role("combobox", name="Viewer").input_value() == "2"


def test_branches_are_entered_and_left_and_seen_by_others(opened: Opened) -> None:
    record = samples.saboteur2()
    (branch,) = record.branches
    page = opened.of(MineWidget(record, turn=branch.turn), viewers=[None, 1])
    caption(page).get_by_role("button", name=f"Enter the branch: {branch.title}").click()
    expect(page.get_by_text("This branch was not played.", exact=True)).to_be_visible()
    last = branch.turn + len(branch.steps)
    expect_turn(page, branch.turn, last)
    button(page, "Last turn").click()
    page.get_by_role("combobox", name="Viewer").select_option(record.players[1])
    expect_turn(page, last, last)
    expect(page.get_by_text("This branch was not played.", exact=True)).to_be_visible()
    button(page, "Back to the game as played").click()
    expect_turn(page, branch.turn, len(record.steps))
    assert page.get_by_role("combobox", name="Viewer").input_value() == "1"
    assert opened.asked_for_more == [], NOTHING_MORE


def test_a_mine_is_explored_with_the_cards_of_its_rules(opened: Opened) -> None:
    page = opened.of(MineWidget(Mine(), rules=Rules.saboteur2()))
    button(page, "crossing").click()
    cell(page, 1, 0).click()
    expect(inspector(page)).to_contain_text("1, 0")
    assert page.get_by_role("combobox", name="Viewer").count() == 0


def test_it_fits_every_width_in_light_and_dark(opened: Opened) -> None:
    page = opened.of(game(turn=34), viewers="all")
    for width, _ in at_sizes(page, [(320, 640), (900, 800), (1400, 900)]):
        for _ in light_and_dark(page):
            assert page.evaluate("document.documentElement.scrollWidth") == width
            assert ground_of(page.locator("body")) == ground_of(page.locator(".frame"))
    page.emulate_media(color_scheme="light")


@pytest.mark.parametrize(("width", "scheme"), [(320, "light"), (1400, "dark")])
def test_axe_has_nothing_against_the_page(opened: Opened, width: int, scheme: Literal["light", "dark"]) -> None:
    opened.page.set_viewport_size({"width": width, "height": 800})
    opened.page.emulate_media(color_scheme=scheme)
    page = opened.of(game(turn=34), viewers=[None, 0])
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run().then(({violations}) => violations.map(({id, nodes}) => [id, nodes[0].html]))")
    assert found == []
    page.emulate_media(color_scheme="light")


def ground_of(place: Locator) -> str:
    """The colour that a part of the page stands on."""
    return str(place.evaluate("e => getComputedStyle(e).backgroundColor"))


def test_a_theme_of_its_own_holds_for_the_whole_page(opened: Opened) -> None:
    page = opened.of(game(theme="dark"))
    expect(page.locator(".sab-root")).to_have_class(re.compile("sab-dark"))
    assert ground_of(page.locator("body")) == ground_of(page.locator(".frame"))


def test_on_paper_the_title_stands_over_the_mine(opened: Opened) -> None:
    page = opened.of(game(turn=34))
    title = page.get_by_role("heading", level=1)
    assert title.evaluate("e => e.offsetWidth") == 1
    page.emulate_media(media="print")
    settle(page)
    assert title.evaluate("e => e.offsetWidth") > 300
    assert title.bounding_box()["y"] < page.locator(".board").bounding_box()["y"]  # type: ignore[index]
    assert ground_of(page.locator("body")) == "rgb(255, 255, 255)"
    page.emulate_media(media="screen")


def test_names_titles_and_comments_are_text(opened: Opened) -> None:
    nasty = "</script><script>alert(1)</script></noscript><img src=x onerror=alert(2)>"
    said: list[str] = []

    def hear(dialog: Dialog) -> None:
        said.append(dialog.message)
        dialog.dismiss()

    opened.page.on("dialog", hear)
    played = Game([nasty, "b", "c"], seed=1)
    played.play(played.legal_actions()[0])
    page = opened.of(MineWidget(replace(played.record, title=nasty, comment=nasty)))
    assert page.title() == nasty
    expect(page.locator(".toolbar .title")).to_have_text(nasty)
    expect(caption(page)).to_contain_text(nasty)
    assert page.locator("img").count() == 0
    opened.page.remove_listener("dialog", hear)
    assert said == []
    assert opened.asked_for_more == [], NOTHING_MORE


def test_only_the_script_of_the_page_runs(opened: Opened) -> None:
    text = game().to_html().replace("</main>", "<p id='hacked'></p><script>hacked.textContent = 1</script></main>")
    page = opened.show(text)
    page.locator(".frame").wait_for()
    assert page.locator("#hacked").inner_text() == ""
    assert [error for error in opened.watch.errors if "Content Security Policy" in error]
    opened.watch.errors.clear()


def test_a_browser_that_cannot_unpack_it_shows_the_picture_and_says_so(opened: Opened) -> None:
    text = game(turn=34).to_html()
    page = opened.show(text.replace('id="game">eN', 'id="game">!!'))
    expect(page.get_by_role("alert")).to_contain_text("This browser cannot show the game moving")
    expect(page.get_by_role("img", name=re.compile("turn 34 of 92"))).to_be_visible()
    assert opened.watch.errors
    opened.watch.errors.clear()


def test_without_scripts_there_are_words_and_a_picture(browser: Browser, tmp_path: Path) -> None:
    context = browser.new_context(java_script_enabled=False, offline=True)
    page = context.new_page()
    page.goto(game(turn=34).to_html().save(tmp_path / "page").as_uri())
    expect(page.locator("noscript > p")).to_be_visible()
    expect(page.locator("noscript > svg")).to_be_visible()
    context.close()


def test_frames_stay_alive_in_an_exported_notebook_and_leave_each_other_alone(opened: Opened) -> None:
    one, other = game(turn=34), MineWidget(samples.every_rule(), turn=3, viewer=1)
    page = opened.show(as_html(one.to_iframe(), other.to_iframe(400)), "notebook")
    first, second = page.frame_locator("iframe >> nth=0"), page.frame_locator("iframe >> nth=1")
    expect(first.get_by_text("turn 34 of 92", exact=True)).to_be_visible()
    expect(second.get_by_text("turn 3 of 50", exact=True)).to_be_visible()
    second.get_by_role("button", name="Next turn", exact=True).click()
    expect(second.get_by_text("turn 4 of 50", exact=True)).to_be_visible()
    expect(first.get_by_text("turn 34 of 92", exact=True)).to_be_visible()
    first.get_by_role("combobox", name="Viewer").locator("option:not([hidden])").wait_for(state="attached")
    hand(first, "Ada").first.click()
    expect(first.locator(".legal").first).to_be_attached()
    # What nbconvert itself puts into a page is on the net.
    opened.watch.errors[:] = [error for error in opened.watch.errors if "ERR_INTERNET" not in error]
    opened.watch.errors[:] = [error for error in opened.watch.errors if "asked the net for" not in error]
