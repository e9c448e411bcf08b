"""The widget in other languages, and in one that is written from right to left."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from sab_widget import front_end, samples
from sab_widget.languages import words_for
from sab_widget.scene import record_scene
from tests.browser.desk import OpenPlainPage
from tests.browser.parts import at_sizes, button, cell, frame, game, light_and_dark, violations
from tests.browser.test_page_look import CONTROLS

SIZES = [(500, 900), (1200, 900)]
CLIPPED = """
  () => [...document.querySelector(".sab-host").shadowRoot.querySelectorAll("button, label, .fact, .title, summary")]
    .filter((e) => e.checkVisibility() && getComputedStyle(e).overflow !== "visible")
    .filter((e) => e.scrollWidth > e.clientWidth + 1)
    .map((e) => e.outerHTML.slice(0, 160))
"""
"""What is wider than the box in which it is shown."""
OVERLAPPING = """
  () => {
    const parts = [".toolbar", ".stage", ".side", ".table"].flatMap((name) =>
      [...document.querySelector(".sab-host").shadowRoot.querySelectorAll(name)]);
    const boxes = parts.map((e) => [e.className, e.getBoundingClientRect()]);
    return boxes.flatMap(([a, p], i) => boxes.slice(i + 1)
      .filter(([, q]) => p.left < q.right - 1 && q.left < p.right - 1 && p.top < q.bottom - 1 && q.top < p.bottom - 1)
      .map(([b]) => `${a} and ${b}`));
  }
"""
READ = """
  () => {
    const texts = [];
    for (const e of document.querySelector(".sab-host").shadowRoot.querySelectorAll(".sab-root *")) {
      if (e.closest("em, bdi, .title, style, kbd, option, svg")) continue;
      for (const name of ["aria-label", "title", "aria-valuetext"]) texts.push(e.getAttribute(name) ?? "");
      for (const node of e.childNodes) if (node.nodeType === 3) texts.push(node.data);
    }
    return texts.filter(Boolean);
  }
"""
"""All that is read or heard, but for what people have written themselves."""
KNOWN = re.compile(r"\b(?:Ada|Bruno|Chiara|Dev|Elsa|Home|End|Esc|Enter|Shift|Ctrl|R|C|E|[NESWL]+(?:\|[NESW]+)*)\b")


def _written(page: Page) -> list[str]:
    game_title, comments = "The diggers find the treasure three times", "[a-z]{2,} [a-z]{2,} [a-z]{2,}"
    texts = [KNOWN.sub("", text.replace(game_title, "")) for text in page.evaluate(READ)]
    # A comment stands in the text of the slider as well.
    return [text for text in texts if re.search("[A-Za-z]", re.split(comments, text)[0]) and len(text) < 200]


@pytest.mark.parametrize("language", ["ar", "ru"])
def test_another_language_fits_and_is_all_there_is(plain_page: OpenPlainPage, language: str) -> None:
    page = plain_page(game(turn=22, viewer=1, language=language), width=500).page
    root = page.locator(".sab-root")
    expect(root).to_have_attribute("lang", language)
    expect(root).to_have_attribute("dir", "rtl" if language == "ar" else "ltr")
    for width, _ in at_sizes(page, SIZES):
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        outer = frame(page).bounding_box()
        assert outer
        for box in page.locator(CONTROLS).evaluate_all("all => all.map((e) => e.getBoundingClientRect())"):
            assert box["left"] >= outer["x"]
            assert box["right"] <= outer["x"] + outer["width"]
        assert page.evaluate(CLIPPED) == [], width
        assert page.evaluate(OVERLAPPING) == [], width
    button(page, words_for(language)("core-keys")).click()
    assert len(page.evaluate(READ)) > 200
    assert _written(page) == []
    for scheme in light_and_dark(page):
        assert violations(page) == [], scheme


def test_the_mine_and_time_are_not_mirrored(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(turn=22, language="ar"), width=1200).page
    start, goal = cell(page, 0, 0).bounding_box(), cell(page, 8, 0).bounding_box()
    assert start
    assert goal
    assert start["x"] < goal["x"]
    words = words_for("ar")
    first = button(page, words("core-first-turn")).bounding_box()
    last = button(page, words("core-last-turn")).bounding_box()
    assert first
    assert last
    assert first["x"] < last["x"]
    mine, log = page.locator(".board").bounding_box(), page.locator(".log").bounding_box()
    assert mine
    assert log
    assert log["x"] < mine["x"], "what is read first lies on the right"
    slider = page.get_by_role("slider", name=words("core-turn"))
    slider.focus()
    slider.press("ArrowRight")
    expect(page.get_by_text(words("core-turn-of", turn=23, last=92), exact=True)).to_be_visible()
    # Cells and names keep their own direction.
    slider.press("Home")
    page.locator("[data-turn='21']").click()
    caption = page.locator(".caption b")
    expect(caption).to_contain_text("\u20681, −1\u2069")
    assert caption.evaluate("e => getComputedStyle(e).direction") == "rtl"
    cell(page, 1, -1).click()
    expect(page.locator("[role=status]")).to_contain_text("العمود 1، الصف −1")


def test_the_language_changes_while_it_is_shown(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game(turn=22))
    page = plain.page
    expect(button(page, "Next turn")).to_be_visible()
    for language, next_turn in [("lv", "Nākamais gājiens"), ("ar", "الدور التالي"), ("be", "Наступны ход")]:
        plain.put("words", front_end.words(language, front_end.REPLAY))
        plain.put("scene", record_scene(samples.diggers_win(), language=language))
        expect(button(page, next_turn)).to_be_visible()
        expect(page.locator(".sab-root")).to_have_attribute("lang", language)
        assert plain.get("turn") == 22


def test_the_page_tells_the_kernel_what_the_reader_speaks(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game(), own=True)
    assert plain.saved() == [], "English is what there is"
    plain.page.add_init_script("Object.defineProperty(navigator, 'languages', { get: () => ['be-BY', 'ru'] })")
    plain.page.reload()
    plain.page.locator("html[data-ready=yes]").wait_for(state="attached")
    assert plain.saved() == [{"page_languages": ["be-BY", "ru"]}]


def test_a_language_that_was_chosen_is_not_asked_for(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game(language="lv"))
    assert plain.saved() == []
    expect(button(plain.page, "Nākamais gājiens")).to_be_visible()
