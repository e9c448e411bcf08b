"""What a tunnel is connected to: in the picture and in words."""

from __future__ import annotations

from playwright.sync_api import expect

from sab_widget import Mine, MineWidget
from tests.browser.desk import OpenPlainPage
from tests.browser.parts import button, cell, game, inspector, settle, value_at


def test_pointing_at_a_tunnel_shows_its_way_to_the_surface(plain_page: OpenPlainPage) -> None:
    widget = game(turn=22)
    page = plain_page(widget).page
    expect(inspector(page)).to_contain_text("13 tunnels connected to the surface, 13 open ends.")
    cell(page, 1, 0).hover()
    expect(inspector(page)).to_contain_text("Connected to the surface, 1 card away.")
    distance = value_at(widget.scene, "distance 8,0", 22)
    expect(inspector(page)).to_contain_text(f"the goal at 8, 0 is {distance} cards away")
    expect(page.locator(".way")).to_have_count(1)
    expect(page.locator(".component")).to_have_count(1)
    expect(page.locator(".disc.good")).to_have_count(1)
    expect(page.locator(".distance")).to_have_count(3)
    page.mouse.move(1, 1)
    expect(page.locator(".way")).to_have_count(0)


def test_where_the_way_breaks_is_marked_and_said(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(turn=18)).page  # a rockfall has just cut nine cards off
    cell(page, 2, -1).hover()
    expect(inspector(page)).to_contain_text("Not connected. The way breaks")
    expect(inspector(page)).to_contain_text("no card lies there")
    expect(page.locator(".disc.bad")).to_have_count(1)
    expect(cell(page, 2, -1)).to_have_accessible_name("column 2, row −1: tunnel north–east–south–west, not connected")


def test_a_card_of_several_tunnels_is_told_apart(plain_page: OpenPlainPage) -> None:
    plain = plain_page(_stubs())
    page = plain.page
    settle(page)
    box = cell(page, 1, 0).bounding_box()
    assert box
    page.mouse.move(box["x"] + 4, box["y"] + box["height"] / 2)
    expect(inspector(page)).to_contain_text("Stub west at 1, 0")
    expect(inspector(page)).to_contain_text("Connected to the surface, 1 card away.")
    page.mouse.move(box["x"] + box["width"] - 4, box["y"] + box["height"] / 2)
    expect(inspector(page)).to_contain_text("Stub east at 1, 0")
    expect(inspector(page)).to_contain_text("Not connected.")


def _stubs() -> MineWidget:
    mine = Mine()
    mine.place("E|W", (1, 0))
    return MineWidget(mine)


def test_a_click_pins_until_the_next(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game(turn=22))
    page = plain.page
    cell(page, 1, 0).click()
    assert plain.get("selected") == {"cell": [1, 0], "tunnel": 0}
    page.mouse.move(1, 1)
    expect(page.locator(".way")).to_have_count(1)
    button(page, "Next turn").click()
    expect(page.locator(".way")).to_have_count(1)
    cell(page, 1, 0).click()
    assert plain.get("selected") is None
    page.mouse.move(1, 1)
    expect(page.locator(".way")).to_have_count(0)


def test_what_python_selects_is_shown(plain_page: OpenPlainPage) -> None:
    plain = plain_page(game(turn=22))
    plain.put("selected", {"cell": [4, 0], "tunnel": 0})
    expect(inspector(plain.page)).to_contain_text("at 4, 0")
    expect(plain.page.locator(".way")).to_have_count(1)


def test_switches_show_what_is_connected_and_the_open_ends(plain_page: OpenPlainPage) -> None:
    widget = game(turn=22)
    page = plain_page(widget).page
    ends = [value_at(widget.scene, name, 22) for name in widget.scene["tracks"] if name.startswith("ends ")]
    page.get_by_role("checkbox", name="Show connected").check()
    expect(page.locator(".connected")).to_have_count(1)
    page.get_by_role("checkbox", name="Show open ends").check()
    expect(page.locator(".end")).to_have_count(sum(len(sides or "") for sides in ends))
    page.get_by_role("checkbox", name="Show connected").uncheck()
    expect(page.locator(".connected")).to_have_count(0)


def test_zoom_pan_and_fit(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(turn=22)).page
    settle(page)
    before = cell(page, 4, 0).bounding_box()
    assert before
    button(page, "Zoom in").click()
    near = cell(page, 4, 0).bounding_box()
    assert near
    assert near["width"] > 1.3 * before["width"]
    page.mouse.move(near["x"] + 5, near["y"] + 5)
    page.mouse.down()
    page.mouse.move(near["x"] - 55, near["y"] - 15)
    page.mouse.up()
    moved = cell(page, 4, 0).bounding_box()
    assert moved
    assert abs(moved["x"] - near["x"] + 60) < 2
    assert abs(moved["y"] - near["y"] + 20) < 2
    expect(inspector(page).get_by_text("The mine")).to_have_count(0)
    button(page, "Fit").click()
    fitted = cell(page, 4, 0).bounding_box()
    assert fitted == before


def test_the_wheel_zooms_only_with_control(plain_page: OpenPlainPage) -> None:
    page = plain_page(game(turn=22), height=400).page
    cell(page, 1, -2).hover()
    page.mouse.wheel(0, 120)
    page.wait_for_function("scrollY > 0")
    expect(button(page, "Fit")).to_be_disabled()
    page.keyboard.down("Control")
    page.mouse.wheel(0, -240)
    page.keyboard.up("Control")
    expect(button(page, "Fit")).to_be_enabled()
