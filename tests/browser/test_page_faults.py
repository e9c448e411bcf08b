"""Whatever goes wrong is drawn, and names are only text."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from playwright.sync_api import expect

from sab_widget import MineWidget
from sab_widget.model import Game
from tests.browser.desk import OpenPlainPage
from tests.browser.page import state_of
from tests.browser.parts import button, changed, expect_turn, game


def test_the_problem_of_a_record_cannot_be_overlooked(plain_page: OpenPlainPage) -> None:
    text = "Step 12 is not legal: a wall meets a tunnel."
    page = plain_page(changed(game(), problem=text)).page
    expect(page.get_by_role("alert")).to_have_text(text)
    expect(page.get_by_role("alert")).to_be_in_viewport()
    expect(page.get_by_role("grid", name="Mine")).to_be_visible()


def test_what_the_kernel_complains_of_is_said(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game())
    plain.receive({"kind": "problem", "text": "there is no seat 9 to look through"})
    expect(plain.page.get_by_role("alert")).to_contain_text("there is no seat 9")
    button(plain.page, "Dismiss").click()
    expect(plain.page.get_by_role("alert")).to_have_count(0)
    plain.receive({"kind": "never heard of"})
    button(plain.page, "Next turn").click()
    expect_turn(plain.page, 1)


def test_a_live_move_is_added_and_a_missing_one_is_said(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game(turn=92))
    turns = [{"text": "Somebody passes.", "kind": "pass"}]
    plain.receive({"kind": "append", "last": 93, "tracks": {}, "turns": turns, "faces": {}, "cards": {}})
    button(plain.page, "Next turn").click()
    expect_turn(plain.page, 93, 93)
    plain.receive({"kind": "append", "last": 99, "tracks": {}, "turns": turns})
    expect(plain.page.get_by_role("alert")).to_contain_text("Some turns have not reached this page")


def test_a_lost_kernel_is_said_and_the_game_goes_on(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game())
    plain.page.evaluate("() => { host.widgets[0].model.save_changes = () => { throw new Error('Cannot send'); }; }")
    button(plain.page, "Next turn").click()
    expect(plain.page.get_by_role("alert")).to_contain_text("run the cell again")
    button(plain.page, "Next turn").click()
    expect_turn(plain.page, 2)
    expect(plain.page.get_by_role("alert")).to_have_count(1)


@pytest.mark.parametrize(
    ("scene", "said"),
    [
        (None, "There is nothing to show"),
        ({}, "There is nothing to show"),
        ({"version": 2}, "This page draws scenes of version 1, not 2"),
        ({"version": 1}, "parts of it are missing"),
    ],
)
def test_a_scene_that_cannot_be_drawn_is_said(plain_page: OpenPlainPage, scene: Any, said: str) -> None:
    plain = plain_page({**state_of(game()), "scene": scene})
    expect(plain.page.get_by_role("alert")).to_contain_text(said)
    plain.put("scene", state_of(game())["scene"])
    expect(plain.page.get_by_role("grid", name="Mine")).to_be_visible()
    expect(plain.page.get_by_role("alert")).to_have_count(0)


def test_a_fault_in_one_part_leaves_the_others_alone(plain_page: OpenPlainPage) -> None:
    scene = copy.deepcopy(state_of(game())["scene"])
    scene["tracks"]["tools 1"] = [[0, []], [1, 5]]
    plain = plain_page({**state_of(game()), "scene": scene})
    plain.watch.allow(".")
    button(plain.page, "Next turn").click()
    expect(plain.page.get_by_role("alert")).to_contain_text("could not be drawn")
    expect(button(plain.page, "Previous turn")).to_be_enabled()
    button(plain.page, "Previous turn").click()
    expect(plain.page.get_by_role("alert")).to_have_count(0)


def test_a_view_that_cannot_be_made_is_said(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game())
    plain.watch.allow("no shadows here")
    plain.page.evaluate("() => { Element.prototype.attachShadow = () => { throw new Error('no shadows here'); }; }")
    plain.show()
    expect(plain.page.get_by_role("alert")).to_contain_text("The widget could not be drawn (no shadows here)")


NAMES = [
    "<script>document.title = 'broken in'</script>",
    "<img src=x onerror=\"document.title = 'broken in'\">",
    "\"Ann\" 'Bo' & <b>Co</b>",
    "שלום \u202eabc",
    "👩‍🚒 Ada " + "long " * 38,
]


def test_names_are_only_text(plain_page: OpenPlainPage) -> None:
    names = [name[:200] for name in NAMES]
    plain = plain_page(MineWidget(Game(names, seed=1)), width=900)
    page = plain.page
    for name in names:
        expect(page.locator(".who bdi").get_by_text(name.strip(), exact=True)).to_be_visible()
    assert page.title() != "broken in"
    expect(page.locator(".frame b b, .frame img, .frame script")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "a long name makes nothing wider"


def test_a_tool_may_be_broken_twice_and_hands_may_be_hidden(plain_page: OpenPlainPage) -> None:
    state = changed(game())
    state["scene"]["tracks"]["tools 0"] = [[0, ["lantern", "lantern"]]]
    state["scene"]["tracks"]["hand 1"] = [[0, {"count": 4, "cards": None}]]
    page = plain_page(state).page
    seats = page.get_by_role("list", name="Table").get_by_role("listitem")
    expect(seats.nth(0).get_by_role("img", name="broken lantern")).to_have_count(2)
    expect(seats.nth(1).get_by_role("img", name="a card, face down")).to_have_count(4)
