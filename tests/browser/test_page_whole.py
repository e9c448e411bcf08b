"""Nothing is cut and nothing covered: titles, results, signs of doors, the players at a low screen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sab_widget import Mine, MineWidget, Rules, samples
from tests.browser.desk import OpenPlainPage
from tests.browser.parts import at_sizes, cell, game, settle
from tests.games import random_record

LONG = "The long winter’s game, told to its end: " + "gold 🪙, شتاء طويل and darkness; " * 5

CUT = """(title) => title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight + 1"""


def test_a_long_title_is_shown_whole(plain_page: OpenPlainPage) -> None:
    page = plain_page(MineWidget(replace(samples.diggers_win(), title=LONG)), width=500).page
    title = page.locator(".title")
    assert title.inner_text().split() == LONG.split()
    for size in at_sizes(page, [(500, 900), (900, 900), (1400, 900)]):
        settle(page)
        assert not title.evaluate(CUT), size


def test_the_table_of_six_fits_a_low_screen(plain_page: OpenPlainPage) -> None:
    page = plain_page(MineWidget(random_record(6, 1), turn=60), width=1100, height=600).page
    settle(page)
    table = page.get_by_role("list", name="Table")
    assert table.locator(".seat").count() == 7, "six players, and the piles"
    assert table.evaluate("(table) => table.scrollHeight <= table.clientHeight")


@pytest.mark.parametrize("widget", [game(turn=37), game(turn=92), MineWidget(samples.saboteur2(), turn=37)])
def test_a_result_covers_no_goal(plain_page: OpenPlainPage, widget: MineWidget) -> None:
    page = plain_page(widget, width=500).page
    for size in at_sizes(page, [(500, 900), (900, 700), (1400, 900)]):
        settle(page)
        result = page.locator(".result").bounding_box()
        assert result, size
        for column, row in widget.scene["goals"]:
            goal = cell(page, column, row).bounding_box()
            assert goal, size
            assert goal["y"] + goal["height"] <= result["y"] + 1, (size, column, row)


def test_doors_are_drawn_above_the_lights_of_a_way(plain_page: OpenPlainPage) -> None:
    mine = Mine.from_text("""
    .  .        .
    S* EW:green EW:blue
    """)
    page = plain_page(MineWidget(mine, rules=Rules.saboteur2()), width=900).page
    page.get_by_role("combobox", name="Ways").select_option(index=1)
    above = page.locator("._fittings")
    above.wait_for(state="attached")
    assert above.evaluate("(above) => above.previousElementSibling.classList.contains('connected')"), "over the lights"
    hidden = "(use) => getComputedStyle(use).visibility === 'hidden'"
    uses = above.locator("use").all()
    assert len(uses) == 3, "two doors, and the ladder of the start"
    for use in uses:
        assert use.evaluate(hidden), "the card itself stays below the lights"
        signs = page.locator(f"{use.get_attribute('href')} [data-fit]")
        assert signs.count() >= 1
        assert signs.first.evaluate("(sign) => getComputedStyle(sign).getPropertyValue('visibility')") == "visible"
