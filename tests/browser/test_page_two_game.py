"""A game of Saboteur 2: dwarves and what lies in front of them, what a seat knows, ways of a team, and branches."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from sab_widget import Mine, MineWidget, Record, Rules, samples
from tests.browser.desk import OpenPlainPage
from tests.browser.page import PlainPage, state_of
from tests.browser.parts import (
    at_sizes,
    button,
    caption,
    cell,
    expect_turn,
    frame,
    inspector,
    light_and_dark,
    log,
    violations,
)
from tests.games import random_game
from tests.model.forget import forgotten

LAST, LAST_IN_BRANCH, FORK = 109, 114, 92
TITLE = "What if Olga keeps the blue door?"


@cache
def random(players: int, seed: int = 1) -> Record:
    """The record of a random game of Saboteur 2."""
    return random_game(players, seed, rules=Rules.saboteur2()).record


def two(**traits: Any) -> MineWidget:
    """A game of Saboteur 2 with six players, three rounds and a branch."""
    return MineWidget(samples.saboteur2(), **traits)


def twelve(**traits: Any) -> MineWidget:
    """A random game of Saboteur 2 with twelve players."""
    return MineWidget(random(12), **traits)


def seat(page: Page, name: str) -> Locator:
    """What is shown of a player."""
    return page.get_by_role("list", name="Table").get_by_role("listitem", name=re.compile(f"^{name},"))


def ways(page: Page) -> Locator:
    """The choice of a team."""
    return page.get_by_role("combobox", name="Ways")


def answer(plain: PlainPage, branch: list[int], turn: int) -> None:
    """Do what the kernel does when a branch is asked for."""
    scene = state_of(two(branch=branch))["scene"]
    plain.put("turn", turn)
    plain.put("scene", scene)


# Seats


def test_dwarves_and_what_lies_in_front_of_a_player_are_named(plain_page: OpenPlainPage) -> None:
    plain = plain_page(two(turn=100, branch=(0,)))
    page = plain.page
    expect(seat(page, "Mona")).to_have_accessible_name(re.compile("Saboteur, trapped, broken: lantern"))
    expect(seat(page, "Mona")).to_contain_text("trapped")
    expect(seat(page, "Paul")).to_contain_text("Blue gold-digger")
    expect(seat(page, "Kira")).not_to_contain_text("trapped")


def test_thefts_are_told_in_their_order(plain_page: OpenPlainPage) -> None:
    page = plain_page(two(turn=106)).page
    for name, order in (("Paul", 1), ("Liam", 2), ("Olga", 3)):
        expect(seat(page, name)).to_contain_text(f"theft {order} of 3")
        expect(seat(page, name)).to_have_accessible_name(re.compile(f"theft {order} of 3"))


def test_stealing_marks_thief_and_victim(plain_page: OpenPlainPage) -> None:
    page = plain_page(two(turn=107)).page
    expect(page.locator(".marked")).to_have_count(2)
    expect(page.locator(".marked").filter(has_text="Olga")).to_have_count(1)
    expect(page.locator(".marked").filter(has_text="Kira")).to_have_count(1)
    expect(caption(page)).to_contain_text("Olga steals a piece of gold from Kira.")


def test_why_each_got_what_is_in_the_caption_and_the_mine_stays_in_sight(plain_page: OpenPlainPage) -> None:
    page = plain_page(two(turn=37)).page
    expect(page.locator(".result")).to_have_text("The green team wins.")
    expect(caption(page)).to_contain_text("the green door at 8, 1 stops it. Green has a way")
    expect(caption(page)).to_contain_text("Paid: Kira 4 nuggets")
    mine, result = page.get_by_role("grid", name="Mine").bounding_box(), page.locator(".result").bounding_box()
    assert mine
    assert result
    assert result["height"] < mine["height"] / 5


def test_a_card_that_nobody_wrote_down(plain_page: OpenPlainPage) -> None:
    page = plain_page(MineWidget(forgotten(samples.saboteur2()))).page
    expect(page.get_by_role("img", name="a card that nobody wrote down").first).to_be_visible()


# What a seat knows


def knower() -> tuple[MineWidget, int, int, str]:
    """A game seen by a seat that has seen a dwarf which has been swapped since; the turn, that seat and the role."""
    for seed in range(1, 40):
        record = random(6, seed)
        for viewer in range(6):
            widget = MineWidget(record, viewer=viewer)
            for other in range(6):
                for turn, role in widget.scene["tracks"].get(f"was {other}", []):
                    if role:
                        return widget, turn, other, role
    raise AssertionError("no such game")


def test_what_a_seat_knows_unfolds_and_stale_knowledge_is_struck_out(plain_page: OpenPlainPage) -> None:
    widget, turn, other, role = knower()
    widget.turn = turn
    page = plain_page(widget).page
    name, called = widget.scene["players"][other], widget.scene["roles"][role]["name"]
    whose = seat(page, name)
    expect(whose).to_have_accessible_name(re.compile(f"Role unknown, was {called}"))
    expect(whose.locator(".was s")).to_have_text(called)
    summary = whose.locator("summary")
    expect(summary).to_contain_text(f"what is known of {name}")
    said = next(value for start, value in reversed(widget.scene["tracks"][f"knows {other}"]) if start <= turn)
    expect(whose.get_by_text(said[0])).to_be_hidden()
    summary.focus()
    page.keyboard.press("Enter")
    for line in said:
        expect(whose.get_by_text(line)).to_be_visible()
    box, outer = whose.locator("details").bounding_box(), whose.bounding_box()
    assert box
    assert outer
    assert box["x"] + box["width"] <= outer["x"] + outer["width"]
    page.keyboard.press("Space")
    expect(whose.get_by_text(said[0])).to_be_hidden()


def test_chances_with_their_sources(plain_page: OpenPlainPage) -> None:
    page = plain_page(two(viewer=0, turn=60)).page
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows.nth(0)).to_contain_text("The treasure lies at 8, −2")
    expect(rows.nth(0)).to_contain_text("certain")
    expect(rows.nth(1).get_by_role("cell").nth(1)).to_have_text(
        "The goal at 8, 0 was looked at with a map: it is a stone."
    )
    expect(rows.nth(3).get_by_role("rowheader")).to_have_text("0 saboteurs at the table")
    expect(rows.nth(4).get_by_role("cell").nth(1)).to_have_text("as above")


def test_everyone_sees_no_chances(plain_page: OpenPlainPage) -> None:
    page = plain_page(two(turn=60)).page
    expect(page.get_by_role("table")).to_have_count(0)
    expect(page.locator(".facts summary")).to_have_count(0)


# Ways


def test_the_ways_of_a_team_and_the_doors_that_stop_it(plain_page: OpenPlainPage) -> None:
    page = plain_page(two(turn=37)).page
    ways(page).select_option("Blue")
    said = "Blue has no way to the treasure at 8, −2: the green door at 8, 1 stops it."
    expect(inspector(page)).to_contain_text(said)
    expect(page.get_by_role("status")).to_have_text(said)
    expect(page.locator(".connected.blue")).to_have_count(1)
    expect(page.locator(".ghost.bad")).to_have_count(1)
    expect(cell(page, 8, 1)).to_have_accessible_name(re.compile("its door stops blue"))
    expect(cell(page, 8, 0)).not_to_have_accessible_name(re.compile("blue can walk here"))
    expect(cell(page, 1, 0)).to_have_accessible_name(re.compile("blue can walk here"))
    ways(page).select_option("Green")
    expect(inspector(page)).to_contain_text("Green has a way to the treasure")
    expect(page.locator(".ghost.bad")).to_have_count(0)
    expect(cell(page, 8, 0)).to_have_accessible_name(re.compile("green can walk here"))
    ways(page).select_option("None")
    expect(page.locator(".connected")).to_have_count(0)
    expect(inspector(page)).not_to_contain_text("has a way")


def test_a_tunnel_tells_who_can_walk_there(plain_page: OpenPlainPage) -> None:
    page = plain_page(two(turn=37)).page
    cell(page, 8, 0).click()
    expect(inspector(page)).to_contain_text("Green can walk here.")


def test_ways_in_a_bare_mine(plain_page: OpenPlainPage) -> None:
    mine = Mine()
    mine.place("EW:blue", (1, 0))
    mine.place("EW", (2, 0))
    page = plain_page(MineWidget(mine)).page
    ways(page).select_option("Green")
    expect(cell(page, 2, 0)).not_to_have_accessible_name(re.compile("green can walk here"))
    ways(page).select_option("Blue")
    expect(cell(page, 2, 0)).to_have_accessible_name(re.compile("blue can walk here"))


def test_no_ways_where_there_are_no_doors(plain_page: OpenPlainPage) -> None:
    page = plain_page(MineWidget(Mine()), MineWidget(samples.diggers_win())).page
    expect(ways(page)).to_have_count(0)


# Branches


def test_a_branch_is_marked_entered_and_left(plain_page: OpenPlainPage) -> None:
    plain = plain_page(two(turn=80))
    page = plain.page
    expect(page.locator(".ticks .fork")).to_have_count(1)
    enter = log(page).get_by_role("button", name=f"Enter the branch: {TITLE}")
    enter.scroll_into_view_if_needed()
    enter.click()
    assert plain.saved()[-1] == {"branch": [0]}
    expect(page.locator(".waiting")).to_be_visible()
    answer(plain, [0], FORK)
    expect(page.locator(".waiting")).to_have_count(0)
    expect_turn(page, FORK, LAST_IN_BRANCH)
    expect(page.get_by_text("This branch was not played.", exact=True)).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("This branch was not played")
    expect(frame(page)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect_turn(page, FORK + 1, LAST_IN_BRANCH)
    button(page, "Back to the game as played").click()
    assert plain.get("branch") == []
    answer(plain, [], FORK)
    expect_turn(page, FORK, LAST)
    expect(page.get_by_text("This branch was not played")).to_have_count(0)
    expect(page.get_by_role("status")).to_contain_text("This is the game as played. Turn 92")


def test_the_caption_leads_into_the_branch_with_the_keyboard(plain_page: OpenPlainPage) -> None:
    plain = plain_page(two(turn=FORK))
    page = plain.page
    enter = caption(page).get_by_role("button", name=f"Enter the branch: {TITLE}")
    enter.focus()
    page.keyboard.press("Enter")
    assert plain.get("branch") == [0]


def test_without_an_answer_the_branch_is_not_entered(plain_page: OpenPlainPage) -> None:
    plain = plain_page(two(turn=FORK), own=True)
    page = plain.page
    page.clock.install()
    caption(page).get_by_role("button", name=f"Enter the branch: {TITLE}").click()
    page.clock.fast_forward(5001)
    expect(page.get_by_role("alert")).to_contain_text("The kernel has not answered")
    expect_turn(page, FORK, LAST)
    expect(button(page, "Back to the game as played")).to_have_count(0)


def test_a_branch_of_a_branch_can_be_left_in_two_steps(plain_page: OpenPlainPage) -> None:
    state = dict(state_of(two(branch=(0,), turn=FORK)))
    state["scene"] = {**state["scene"], "branch": [0, 2]}
    state["branch"] = [0, 2]
    plain = plain_page(state)
    button(plain.page, "One branch back").click()
    assert plain.get("branch") == [0]


# How it looks

STATES: dict[str, Callable[[], MineWidget]] = {
    "start": two,
    "everyone": lambda: two(turn=106),
    "seat": lambda: two(turn=60, viewer=0),
    "branch": lambda: two(turn=100, branch=(0,)),
    "twelve": lambda: twelve(turn=60),
}


def unfold(page: Page) -> None:
    """Show what is known of every player."""
    page.locator(".facts summary").evaluate_all("all => all.forEach((summary) => summary.click())")
    expect(page.locator(".facts details:not([open])")).to_have_count(0)


def test_axe_finds_nothing(plain_page: OpenPlainPage) -> None:
    plain = plain_page(two())  # one page for all, where axe gets quicker and quicker
    for state, make in STATES.items():
        plain.renew(make())
        ways(plain.page).select_option("Green")
        unfold(plain.page)
        for scheme in light_and_dark(plain.page):
            assert violations(plain.page) == [], (state, scheme)


SIZES = [(500, 900), (900, 900), (1100, 600), (1400, 900)]
FAULTS = """() => {
  const seats = [...document.querySelector(".sab-host").shadowRoot.querySelectorAll(".seat")];
  const inside = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
  const faults = [];
  for (const seat of seats) {
    const box = seat.getBoundingClientRect();
    const parts = [...seat.querySelectorAll(".who, .facts, .hand, .pile")];
    for (const part of parts) {
      if (inside(part.getBoundingClientRect(), box)) continue;
      faults.push(`${part.className} leaves ${seat.ariaLabel}`);
    }
    for (const [i, a] of parts.entries()) for (const b of parts.slice(i + 1)) {
      const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
      const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const down = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (across > 1 && down > 1) faults.push(`${a.className} over ${b.className}: ${seat.ariaLabel}`);
    }
  }
  return faults;
}"""
"""Parts of seats that leave them or lie over each other."""


@pytest.mark.parametrize("state", STATES)
def test_nothing_sticks_out_or_overlaps(plain_page: OpenPlainPage, state: str) -> None:
    first = list(STATES).index(state) % len(SIZES)
    sizes = SIZES[first:] + SIZES[:first]
    page = plain_page(STATES[state](), width=sizes[0][0], height=sizes[0][1]).page
    for size in at_sizes(page, sizes):
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], size
    unfold(page)
    for size in at_sizes(page, sizes):
        assert page.evaluate(FAULTS) == [], size
        if state != "twelve":
            bottom = caption(page).bounding_box()
            assert bottom
            assert bottom["y"] + bottom["height"] <= size[1], size
