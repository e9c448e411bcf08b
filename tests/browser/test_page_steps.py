"""Stepping, playing and jumping, by pointer."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.desk import OpenPlainPage
from tests.browser.parts import LAST, button, caption, cell, expect_turn, game, log, settle

PLACE = """(use) => {
  const { x, y, width } = use;
  const at = use.getScreenCTM();
  const middle = new DOMPoint(x.baseVal.value + 50, y.baseVal.value + 65).matrixTransform(at);
  return [middle.x, middle.y, width.baseVal.value * Math.hypot(at.a, at.b)];
}"""
"""The middle of a card, and its width, as they are on the screen."""


def test_buttons_step_and_stop_at_the_ends(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game())
    page = plain.page
    expect_turn(page, 0)
    for name in ("First turn", "Previous turn"):
        expect(button(page, name)).to_be_disabled()
    button(page, "Next turn").click()
    button(page, "Next turn").click()
    expect_turn(page, 2)
    button(page, "Previous turn").click()
    expect_turn(page, 1)
    button(page, "Last turn").click()
    expect_turn(page, LAST)
    for name in ("Last turn", "Next turn"):
        expect(button(page, name)).to_be_disabled()
    button(page, "First turn").click()
    expect_turn(page, 0)
    assert plain.get("turn") == 0
    assert plain.saved()[-1] == {"turn": 0}


def test_the_cards_of_the_turn_lie_in_their_cells(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(turn=2)).page
    cards = page.locator(".cards use")
    expect(cards).to_have_count(3)
    settle(page)
    places = {tuple(round(number) for number in card.evaluate(PLACE)) for card in cards.all()}
    wanted = {_middle(cell(page, *at)) for at in ((0, 0), (0, -1), (1, 0))}
    assert places == wanted
    expect(page.locator(".newest")).to_have_count(1)
    expect(cell(page, 1, 0)).to_have_accessible_name(re.compile("^column 1, row 0: .*connected, just now$"))


def _box(thing: Locator) -> dict[str, float]:
    box = thing.bounding_box()
    assert box
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def _middle(thing: Locator) -> tuple[int, int, int]:
    box = _box(thing)
    return round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2), round(box["width"])


def test_nothing_moves_while_the_game_goes_on(plain_page: OpenPlainPage) -> None:
    page = plain_page(game()).page
    settle(page)
    before = _box(cell(page, 0, 0))
    slider = _box(page.get_by_role("slider", name="Turn"))
    for name in ("Round 2", "Round 3", "Last turn"):
        button(page, name).click()
        button(page, "Previous turn").click()
        assert _box(cell(page, 0, 0)) == before
        assert _box(page.get_by_role("slider", name="Turn")) == slider


def test_press_and_hold_repeats(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game())
    page = plain.page
    button(page, "Next turn").hover()
    page.mouse.down()
    page.wait_for_function("host.widgets[0].model.get('turn') >= 4")
    page.mouse.up()
    turn = plain.get("turn")
    button(page, "Next turn").press("Enter")
    expect_turn(page, turn + 1)
    button(page, "Next turn").press("Space")
    expect_turn(page, turn + 2)


def test_it_plays_at_its_speed_and_pauses(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game())
    page = plain.page
    page.get_by_role("combobox", name="Speed").select_option("8×")
    assert plain.get("speed") == 8
    button(page, "Play").click()
    expect(button(page, "Pause")).to_be_visible()
    page.wait_for_function("host.widgets[0].model.get('turn') >= 6")
    button(page, "Pause").click()
    expect(button(page, "Play")).to_be_visible()
    expect_turn(page, plain.get("turn"))


def test_it_stops_at_the_end_and_plays_again_from_the_start(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game(turn=LAST - 1, speed=8.0))
    page = plain.page
    button(page, "Play").click()
    expect_turn(page, LAST)
    expect(button(page, "Play")).to_be_visible()
    button(page, "Play").click()
    page.wait_for_function("host.widgets[0].model.get('turn') < 20")
    button(page, "Pause").click()


def test_the_slider_has_the_turn_in_words_and_the_rounds_marked(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game())
    slider = plain.page.get_by_role("slider", name="Turn")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^Turn 0 of {LAST}: Round 1: the cards are dealt"))
    slider.fill("40")
    expect_turn(plain.page, 40)
    expect(plain.page.locator(".ticks i")).to_have_count(3)
    rounds = plain.page.get_by_role("group", name="Rounds").get_by_role("button")
    expect(rounds).to_have_text(["Round 1", "Round 2", "Round 3"])
    expect(rounds.nth(1)).to_have_attribute("aria-current", "true")


def test_dragging_the_slider_wins_over_a_late_echo(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game())
    page = plain.page
    box = _box(page.get_by_role("slider", name="Turn"))
    page.mouse.move(box["x"] + 10, box["y"] + 12)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 12)
    expect_turn(page, LAST // 2)
    plain.put("turn", 3)
    expect_turn(page, LAST // 2)
    page.mouse.up()
    assert plain.get("turn") == LAST // 2
    expect(button(page, "Back to turn 0")).to_be_visible()


def test_while_the_game_is_dragged_through_the_log_waits_and_is_right_when_it_rests(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(), own=True).page
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    slider = page.get_by_role("slider", name="Turn")
    current = log(page).locator("[aria-current=step]")
    for turn in (1, 2, 3):
        slider.press("ArrowRight")
        expect_turn(page, turn)
        page.clock.run_for(60)
        expect(current).to_have_attribute("data-turn", "0")
    page.clock.run_for(60)
    expect(current).to_have_attribute("data-turn", "3")


def test_where_a_round_begins_the_seats_follow_the_mine(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(turn=37), own=True).page
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    seats = page.locator(".seat .hand")
    before = seats.all_inner_texts(), page.locator(".seat use").count()
    button(page, "Next turn").click()
    expect_turn(page, 38)
    expect(page.locator(".cards use")).to_have_count(1)
    assert (seats.all_inner_texts(), page.locator(".seat use").count()) == before
    page.clock.run_for(1)
    expect(page.locator(".seat use")).not_to_have_count(before[1])


def test_jumps_can_be_taken_back(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(turn=5)).page
    button(page, "Round 3").click()
    expect_turn(page, 73)
    button(page, "Back to turn 5").click()
    expect_turn(page, 5)
    expect(button(page, "Back to turn 73")).to_be_visible()


def test_a_line_of_the_log_is_a_jump_and_stays_in_sight(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(), height=500).page
    button(page, "Last turn").scroll_into_view_if_needed()
    scrolled = page.evaluate("scrollY")
    button(page, "Last turn").click()
    current = log(page).locator('[aria-current="step"]')
    expect(current).to_have_attribute("data-turn", str(LAST))
    settle(page)
    box, line = _box(log(page)), _box(current)
    assert box["y"] <= line["y"]
    assert line["y"] < box["y"] + 40, "a line that is higher than the log is shown from its beginning"
    assert page.evaluate("scrollY") == scrolled, "the log scrolls, not the page"
    log(page).locator('[data-turn="90"]').click()
    expect_turn(page, 90)
    expect(button(page, f"Back to turn {LAST}")).to_be_visible()


def test_comments_and_what_happened_stand_in_the_log(plain_page: OpenPlainPage) -> None:
    widget = game(turn=22)
    page = plain_page(widget).page
    current = log(page).locator('[aria-current="step"]')
    expect(current).to_contain_text(widget.scene["turns"][22]["text"])
    expect(current).to_contain_text(widget.scene["turns"][22]["comment"])
    expect(page.locator(".marked")).to_have_count(2)  # who broke, and whose tool


def test_the_result_of_a_round_is_told_over_the_mine(plain_page: OpenPlainPage) -> None:
    widget = game(turn=37)
    page = plain_page(widget).page
    result = next(value for turn, value in widget.scene["tracks"]["result"] if turn == 37)
    expect(page.locator(".result")).to_have_text("The diggers win: the treasure is reached.")
    expect(caption(page)).to_contain_text(result.removeprefix("The diggers win: the treasure is reached. "))
    button(page, "Next turn").click()
    expect(page.locator(".result")).to_have_count(0)


def test_a_screen_reader_hears_where_stepping_came_to_rest(plain_page: OpenPlainPage) -> None:
    widget = game()
    page = plain_page(widget).page
    for _ in range(3):
        button(page, "Next turn").click()
    said = "Chiara looks at the goal at column 8, row −2: it is a stone (NW)."
    expect(page.get_by_role("status")).to_contain_text(
        f"Turn 3 of {LAST}: {said} {widget.scene['turns'][3]['comment']}"
    )
