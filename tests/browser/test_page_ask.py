"""Questions: answered wrongly, then rightly, by mouse, by keyboard, by touch, and in a page without a kernel."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from sab_widget import Discard, Mine, MineWidget, Record, ask
from tests.browser.desk import OpenPlainPage
from tests.browser.page import PlainPage
from tests.browser.parts import at_sizes, button, cell, frame, light_and_dark, violations
from tests.browser.watch import Watch

THREE = """
.  .  .  .  .  .  .  .  ?NW
.  .  .  .  .  .  .  .  .
S* EW EW EW EW EW EW .  ?NE
.  .  .  .  .  .  .  .  NS
.  .  .  .  .  .  .  .  ?NESW
"""

TABLE = """
players: Ben, Cleo, Ada
hand Ada: NESW, EW, map, rockfall, break lantern, repair cart
Ben: EW 1,0
Cleo: break pickaxe Ada
"""


def one_of_each() -> ask.Sheet:
    """A sheet with a question of each kind."""
    goals = Mine.from_text(THREE, check=False)
    table = Record.from_text(TABLE).final()
    return ask.Sheet(
        [
            ask.where(Mine(), "NS"),
            ask.legal(Mine(), "NS", (1, 0)),
            ask.turned_up(goals, "EW", (7, 0)),
            ask.way(Mine.from_text("S* EW EW !NESW", check=False)),
            ask.may(table, seed=2),
            ask.gold(["Ada", "Ben", "Cleo"], finder=None, seed=1),
        ],
        "One of each",
    )


class Kernel:
    """The kernel's side of a page: what the page sends reaches the widget, and what changes there the page."""

    def __init__(self, plain: PlainPage, widget: MineWidget) -> None:
        self.plain, self.widget, self._heard = plain, widget, 0
        self._told: dict[str, Any] = {"scene": widget.scene, "art": widget.art, "live": widget.live}

    def answer(self) -> None:
        """Let the widget hear what the page has sent since, and the page what came of it."""
        sent = self.plain.sent()
        for message in sent[self._heard :]:
            self.widget._handle_custom_msg(message, [])
        self._heard = len(sent)
        for trait in ("scene", "art", "live"):
            value = getattr(self.widget, trait)
            if self._told.get(trait) is not value:
                self._told[trait] = value
                self.plain.put(trait, value)


def panel(page: Page) -> Locator:
    """The question."""
    return page.get_by_role("region", name="Question", exact=True)


def said(page: Page) -> Locator:
    """What a screen reader was told last."""
    return page.locator(".frame > [role=status]")


def press(page: Page, target: Locator, key: str = "Enter") -> None:
    """Press a key on something that the keyboard can reach."""
    target.focus()
    page.keyboard.press(key)


def tick(page: Page, target: Locator) -> None:
    """Tick or untick a control by keyboard."""
    press(page, target, "Space")


def _where(page: Page, *, right: bool) -> None:
    """By mouse."""
    cell(page, 0, -1).click()
    expect(said(page)).to_have_text("column 0, row −1 is marked. 1 cell in all.")
    cell(page, 0, 1 if right else 2).click()


def _legal(page: Page, *, right: bool) -> None:
    """By keyboard."""
    if right:
        tick(page, panel(page).get_by_label("No", exact=True))
    else:
        tick(page, panel(page).get_by_label("Yes", exact=True))
    for name in ("The west edge does not fit", "None of its open edges") if right else ("The west edge does not fit",):
        tick(page, panel(page).get_by_label(name))


def _turned_up(page: Page, *, right: bool) -> None:
    """By mouse."""
    lies = "SW" if right else "NE"
    group = panel(page).get_by_role("group", name="The stone at 8, 0")
    group.get_by_label(f"lies as {lies}").check()
    panel(page).get_by_role("group", name="The treasure at 8, 2").get_by_label("It is turned up").check()
    panel(page).get_by_role("group", name="The stone at 8, −2").get_by_label("face down").check()


def _way(page: Page, *, right: bool) -> None:
    """By keyboard: over the grid with the arrows."""
    tick(page, panel(page).get_by_label("Yes", exact=True))
    cell(page, 0, 0).focus()
    for column in range(4):
        if column != 2 or right:
            page.keyboard.press("Enter")
        page.keyboard.press("ArrowRight")


def _may(page: Page, question: ask.Question, *, right: bool) -> None:
    """By mouse."""
    data = question.to_json()["fields"][0]["choices"]
    for number, choice in enumerate(data):
        if choice["right"] == right:
            panel(page).get_by_role("checkbox").nth(number).check()


def _gold(page: Page, question: ask.Question, *, right: bool) -> None:
    """By keyboard."""
    for number, nuggets in enumerate(question.solution):
        panel(page).get_by_role("spinbutton").nth(number).focus()
        page.keyboard.type(str(nuggets if right else nuggets + 1))


def test_one_question_of_each_kind_is_answered_wrongly_then_rightly(plain_page: OpenPlainPage) -> None:
    sheet = one_of_each()
    widget = MineWidget(sheet)
    plain = plain_page(widget)
    page, kernel = plain.page, Kernel(plain, widget)
    fill: list[Callable[..., None]] = [
        *(_where, _legal, _turned_up, _way),
        lambda page, *, right: _may(page, sheet[4], right=right),
        lambda page, *, right: _gold(page, sheet[5], right=right),
    ]
    for number, deed in enumerate(fill):
        question, by_keyboard = sheet[number], number % 2 == 1
        expect(panel(page)).to_contain_text(question.text)
        expect(panel(page)).to_contain_text(f"Question {number + 1} of 6")
        deed(page, right=False)
        _push(page, button(page, "Check"), by_keyboard)
        expect(said(page)).to_contain_text("Not quite.")
        kernel.answer()
        assert question.correct is False
        expect(panel(page).locator(".ask-verdict")).to_contain_text("Not quite.")
        expect(panel(page).get_by_text("Often misunderstood")).to_have_count(0)
        expect(page.locator(".question :focus")).to_have_count(1)
        _push(page, button(page, "Show the answer"), by_keyboard)
        kernel.answer()
        assert question.opened
        expect(page.locator(".question :focus")).to_have_count(1)
        _push(page, button(page, "Try again"), by_keyboard)
        expect(said(page)).to_have_text("You can answer again.")
        expect(page.locator(".question :focus")).to_have_count(1)
        deed(page, right=True)
        _push(page, button(page, "Check"), by_keyboard)
        expect(said(page)).to_have_text("Right.")
        kernel.answer()
        assert len(question.attempts) == 2
        assert [attempt.correct for attempt in question.attempts][1], question.text
        expect(panel(page)).to_contain_text(f"{number + 1} of 6 points")
        if number < 5:
            _push(page, button(page, "Go on"), by_keyboard)
            kernel.answer()
            expect(said(page)).to_contain_text(f"Question {number + 2} of 6. {sheet[number + 1].title}.")
            expect(page.locator(".question :focus")).to_have_count(1)
    assert sheet.progress.correct == 6
    expect(button(page, "Question 1, Where may it lie?: right")).to_be_visible()


def _push(page: Page, target: Locator, by_keyboard: bool) -> None:
    if by_keyboard:
        press(page, target)
    else:
        target.click()


def test_the_mine_is_marked_and_each_mark_is_told(plain_page: OpenPlainPage) -> None:
    page = plain_page(ask.where(Mine(), "NS").widget).page
    button(page, "Check").click()
    expect(panel(page)).to_contain_text("If that is your answer, press “Check” again.")
    _where(page, right=False)
    expect(page.locator(".ask-mark.marked")).to_have_count(2)
    button(page, "Check").click()
    for grade, count in (("marked", 0), ("right", 1), ("wrong", 1), ("missed", 0)):
        expect(page.locator(f".ask-mark.{grade}")).to_have_count(count)
    expect(cell(page, 0, 2)).to_have_accessible_name(
        re.compile("column 0, row 2: empty, marked, but wrongly: No face-up card lies beside column 0, row 2;")
    )
    button(page, "Show the answer").click()
    expect(page.locator(".ask-mark.missed")).to_have_count(1)
    expect(panel(page)).to_contain_text("0, 1: Its north edge meets a connected tunnel of the card at 0, 0.")


def test_what_was_answered_stays_as_it_is(plain_page: OpenPlainPage) -> None:
    page = plain_page(ask.legal(Mine(), "NS", (1, 0)).widget).page
    _legal(page, right=False)
    button(page, "Check").click()
    yes, no = (panel(page).get_by_role("radio").nth(number) for number in (0, 1))
    tick(page, no)
    expect(yes).to_be_checked()
    press(page, yes, "ArrowDown")
    expect(yes).to_be_checked()
    cell(page, 0, 1).click()
    expect(page.locator(".ask-mark")).to_have_count(0)
    expect(page.locator(".ask-why")).to_have_count(0)
    expect(panel(page)).to_contain_text("Not quite. 1 is wrong. 1 is missing.")


def test_nothing_is_given_away_before_the_answer(plain_page: OpenPlainPage) -> None:
    """Neither the way under the pointer nor where a card of the hand may lie; afterwards one may look."""
    sheet = one_of_each()
    sheet.open(3)
    widget = MineWidget(sheet)
    plain = plain_page(widget)
    page, kernel = plain.page, Kernel(plain, widget)
    cell(page, 2, 0).hover()
    expect(page.locator(".ask-pointed")).to_have_count(1)
    expect(page.locator(".way")).to_have_count(0)
    expect(page.locator(".inspector")).to_be_hidden()
    button(page, "Hint").click()
    expect(panel(page).get_by_text("Begin at the start and follow the tunnels.")).to_be_in_viewport(ratio=1)
    button(page, "Check").click()
    expect(panel(page)).to_contain_text("Answer first.")
    panel(page).get_by_label("No", exact=True).check()
    button(page, "Check").click()
    cell(page, 2, 0).hover()
    expect(page.locator(".way")).to_have_count(1)
    kernel.answer()
    button(page, "Question 5, What may be done?: not answered").click()
    kernel.answer()
    page.locator(".table .hand-card").first.click()
    expect(page.locator(".legal")).to_have_count(0)
    expect(page.get_by_label("Viewer")).to_be_hidden()


def test_an_answer_in_python_is_shown_and_a_lost_kernel_does_not_matter(plain_page: OpenPlainPage) -> None:
    question = ask.where(Mine(), "NS")
    widget = MineWidget(question)
    plain = plain_page(widget)
    page, kernel = plain.page, Kernel(plain, widget)
    question.answer = [(0, 1)]
    kernel.answer()
    expect(panel(page)).to_contain_text("Not quite. 1 is missing.")
    button(page, "Try again").click()
    cell(page, 0, -1).click()
    plain.lose_kernel()
    button(page, "Check").click()
    expect(panel(page).locator(".ask-verdict")).to_contain_text("Right.")
    assert len(question.attempts) == 1


def test_axe_finds_nothing_and_nothing_is_cut_off(plain_page: OpenPlainPage) -> None:
    sheet = ask.Sheet(ask.exercises(), "Exercises")
    wrong = {0: [(3, 0)], 7: [Discard("repair lantern cart")], 10: [1, 0, 0, 4, 0]}
    for number, answer in wrong.items():
        sheet[number].answer = answer
    widget = MineWidget(sheet)
    plain = plain_page(widget)
    page, kernel = plain.page, Kernel(plain, widget)
    for number in (0, 7, 10):
        sheet.open(number)
        widget.show_question()
        kernel.answer()
        if number in (0, 7, 10):
            button(page, "Show the answer").click()
        for scheme in light_and_dark(page):
            assert number == 10 or violations(page) == [], (number, scheme)
        for width, _ in at_sizes(page, [(320, 800), (700, 700), (1400, 900)]):
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            outer, inner = frame(page).bounding_box(), panel(page).bounding_box()
            assert outer
            assert inner
            assert inner["x"] >= outer["x"]
            assert inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 1
            assert inner["height"] > 250, (number, width)
            small = page.evaluate(SMALL)
            assert small == [], (number, width)


SMALL = """() => [...document.querySelector(".sab-host").shadowRoot.querySelectorAll(".question :is(button, label)")]
    .map((one) => [one.textContent, one.getBoundingClientRect()])
    .filter(([, box]) => box.width < 24 || box.height < 24).map(([text]) => text)"""
"""What is too small for a finger."""


@pytest.fixture(scope="module")
def offline(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(
        offline=True, viewport={"width": 420, "height": 900}, reduced_motion="reduce", has_touch=True
    )
    yield context
    context.close()


def test_a_page_without_a_kernel_grades_and_explains(offline: BrowserContext, tmp_path: Path) -> None:
    """By touch, without a net."""
    file = ask.Sheet(ask.exercises(), "Twelve exercises").to_html().save(tmp_path / "exercises")
    page = offline.new_page()
    watch = Watch(page)
    page.goto(file.as_uri())
    expect(page).to_have_title("Twelve exercises")
    button(page, "Question 3, It fits, but is it connected?: not answered").tap()
    for column in (2, 5):
        cell(page, column, 0).tap()
    button(page, "Check").tap()
    expect(panel(page).locator(".ask-verdict")).to_contain_text("Not quite. 1 is wrong. 1 is missing.")
    expect(panel(page)).to_contain_text("5, 0: The west edge meets the card at 4, 0, but that tunnel is not connected")
    button(page, "Try again").tap()
    cell(page, 5, 0).tap()
    cell(page, -1, 0).tap()
    button(page, "Check").tap()
    expect(panel(page).locator(".ask-verdict")).to_contain_text("Right.")
    expect(panel(page)).to_contain_text("Often misunderstood: fitting is not enough.")
    expect(panel(page)).to_contain_text("1 of 24 points")
    button(page, "Go on").tap()
    expect(panel(page)).to_contain_text("Question 4 of 12")
    button(page, "Question 3, It fits, but is it connected?: right").tap()
    expect(panel(page).locator(".ask-verdict")).to_contain_text("Right.")
    assert watch.unexpected == []
    page.close()
