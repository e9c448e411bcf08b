"""How it looks: for everyone, at every size, in every theme."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sab_widget import Mine, MineWidget
from tests.browser.desk import OpenPlainPage
from tests.browser.parts import at_sizes, button, cell, frame, game, light_and_dark, settle, violations


def _nothing(page: Page) -> None:
    pass


def _inspect(page: Page) -> None:
    page.get_by_role("checkbox", name="Show connected").check()
    page.get_by_role("checkbox", name="Show open ends").check()
    cell(page, 4, 0).click()


def _help(page: Page) -> None:
    button(page, "Keys").click()
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()


STATES: dict[str, tuple[Callable[[], MineWidget], Callable[[Page], None]]] = {
    "start": (game, _nothing),
    "middle": (lambda: game(turn=22), _nothing),
    "end of a round": (lambda: game(turn=37), _nothing),
    "inspecting": (lambda: game(turn=22), _inspect),
    "picked": (lambda: game(turn=22, selected={"face": "NS", "cell": [6, 0]}), _nothing),
    "help": (game, _help),
    "seat": (lambda: game(turn=22, viewer=2), _nothing),
}


def test_axe_finds_nothing(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game())  # one page for all, where axe gets quicker and quicker
    for state, (make, act) in STATES.items():
        plain.renew(make())
        act(plain.page)
        for scheme in light_and_dark(plain.page):
            assert violations(plain.page) == [], (state, scheme)


def test_axe_finds_nothing_in_a_bare_mine(plain_page: OpenPlainPage) -> None:
    page = plain_page(MineWidget(Mine())).page
    for scheme in light_and_dark(page):
        assert violations(page) == [], scheme


CONTROLS = ".frame button:not([data-turn]):visible, .frame select:visible, .frame [role=grid]"
"""All that can be used, but for the lines of the log."""


def test_it_fits_every_width(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(turn=22), width=320).page
    for width, _ in at_sizes(page, [(320, 900), (360, 740), (500, 900), (900, 900), (1400, 900), (3840, 2160)]):
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        outer = frame(page).bounding_box()
        assert outer
        things = page.locator(CONTROLS).evaluate_all(
            "all => all.map((e) => [e.outerHTML.slice(0, 160), e.getBoundingClientRect()])"
        )
        assert len(things) > 20
        for thing, box in things:
            assert box["left"] >= outer["x"], (width, thing)
            assert box["right"] <= outer["x"] + outer["width"], (width, thing)
        expect(page.get_by_role("grid", name="Mine"), f"{width} wide").to_be_visible()


@pytest.mark.parametrize("width", [320, 360, 3840])
def test_the_zoom_buttons_hide_no_goal(plain_page: OpenPlainPage, width: int) -> None:
    page = plain_page(game(turn=34), width=width).page
    settle(page)
    zoom = button(page, "Zoom in").bounding_box()
    goal = cell(page, 8, -2).bounding_box()
    assert zoom
    assert goal
    assert goal["x"] + goal["width"] <= zoom["x"] + 1
    assert min(zoom["width"], zoom["height"]) >= 24


def test_the_zoom_buttons_hide_no_number(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(), width=500).page
    zoom = button(page, "Zoom in").bounding_box()
    last = page.locator(".coordinates text").filter(has_text="9").bounding_box()
    assert zoom
    assert last
    apart = last["y"] + last["height"] <= zoom["y"] or last["x"] + last["width"] <= zoom["x"]
    assert apart


def test_hands_show_whole_cards(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(), width=1400).page
    card = page.locator(".seat .hand-card").first.bounding_box()
    assert card
    assert card["width"] >= 26
    assert abs(card["height"] / card["width"] - 1.3) < 0.05


def _ground(page: Page) -> str:
    return str(frame(page).evaluate("e => getComputedStyle(e).backgroundColor"))


def test_light_and_dark_follow_the_notebook_and_python(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game())
    page = plain.page
    light = _ground(page)
    page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    expect(page.locator(".sab-dark")).to_have_count(1)
    assert _ground(page) != light
    plain.put("theme", "light")
    expect(page.locator(".sab-light")).to_have_count(1)
    assert _ground(page) == light


def test_the_page_of_a_system_that_prefers_dark_is_dark(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(), dark=True).page
    expect(page.locator(".sab-dark")).to_have_count(1)
    page.emulate_media(color_scheme="light")
    expect(page.locator(".sab-light")).to_have_count(1)


def test_nothing_runs_when_motion_is_to_be_reduced(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game(turn=22, selected={"cell": [1, 0], "tunnel": 0}))
    line = plain.page.locator(".way path").last
    name = "e => getComputedStyle(e).animationName"
    assert line.evaluate(name) == "march"
    plain.page.emulate_media(reduced_motion="reduce")
    assert line.evaluate(name) == "none"


def test_print_is_black_on_white_and_without_controls(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(turn=22), dark=True).page
    page.emulate_media(media="print")
    assert _ground(page) == "rgb(255, 255, 255)"
    assert frame(page).evaluate("e => getComputedStyle(e).color") == "rgb(0, 0, 0)"
    expect(button(page, "Next turn")).to_be_hidden()
    expect(page.get_by_role("grid", name="Mine")).to_be_visible()
    rock = page.locator(".sab-root").evaluate("e => getComputedStyle(e).getPropertyValue('--sab-tunnel')")
    assert rock.strip() in {"#fff", "#ffffff"}


def test_forced_colours_keep_what_is_marked(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(turn=22), forced_colors="active").page
    current = page.locator('.rounds [aria-current="true"]')
    assert current.evaluate("e => getComputedStyle(e).outlineStyle") == "solid"


def test_forced_colours_mark_no_other_line_of_the_log(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(turn=22), forced_colors="active").page
    colour = "e => getComputedStyle(e).borderInlineStartColor"
    ground = frame(page).evaluate("e => { e.style.color = 'Canvas'; return getComputedStyle(e).color; }")
    assert page.locator('[data-turn="21"]').evaluate(colour) == ground
    assert page.locator('[data-turn="22"]').evaluate(colour) != ground


def test_what_is_connected_is_a_dark_cord_with_lights_on_it(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(turn=22)).page
    page.get_by_role("checkbox", name="Show connected").check()
    cord, lights = page.locator(".connected path").all()
    stroke = """e => {
      const canvas = document.createElement("canvas").getContext("2d");
      canvas.fillStyle = getComputedStyle(e).stroke;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b] = canvas.getImageData(0, 0, 1, 1).data;
      return 0.3 * r + 0.6 * g + 0.1 * b;
    }"""
    for scheme in light_and_dark(page):
        assert cord.evaluate(stroke) < 60, scheme
        assert lights.evaluate(stroke) > 150, scheme
        assert cord.evaluate("e => getComputedStyle(e).strokeDasharray") == "none", scheme
        assert lights.evaluate("e => getComputedStyle(e).strokeDasharray") != "none", scheme


def test_pictures(plain_page: OpenPlainPage, tmp_path: Path) -> None:
    """A picture of the middle of a game is not plain: many colours, cards where they should be."""
    page = plain_page(game(turn=22)).page
    picture = page.get_by_role("grid", name="Mine").screenshot(path=tmp_path / "mine.png")
    assert len(picture) > 30_000
