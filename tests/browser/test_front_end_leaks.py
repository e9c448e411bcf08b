"""After a hundred views nothing is left of them: nodes, listeners of the page, listeners of the model."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import CDPSession, expect

from sab_widget import Game, MineWidget
from tests.browser.desk import OpenPlainPage
from tests.browser.page import PlainPage
from tests.browser.parts import game

VIEWS = """async ([times, again]) => {
    const { widgets } = host;
    for (let i = 0; i < times; i += 1) {
        const one = again ? widgets[0] : await host.open();
        if (again) await one.show();
        const place = document.getElementById("widgets").lastElementChild;
        if (i % 10 === 0) await new Promise(requestAnimationFrame);
        if (again) one.hide();
        else one.close();
        // Notebooks may keep the place.
        if (place.childNodes.length) throw new Error("something is left in the place of a view");
    }
}"""


class Load(NamedTuple):
    """What a page carries."""

    nodes: int
    page_listeners: int
    model_listeners: int


def load(plain: PlainPage, cdp: CDPSession) -> Load:
    """What is left when all that nobody holds has been thrown away."""
    for _ in range(3):
        cdp.send("HeapProfiler.collectGarbage")
    metrics = {each["name"]: int(each["value"]) for each in cdp.send("Performance.getMetrics")["metrics"]}
    return Load(metrics["Nodes"], metrics["JSEventListeners"], plain.listeners())


@pytest.mark.parametrize("widget", [game(turn=34), MineWidget(Game(4, seed=1))], ids=["replay", "workshop"])
def test_a_hundred_views_and_a_hundred_widgets_leave_nothing(plain_page: OpenPlainPage, widget: MineWidget) -> None:
    plain = plain_page(widget, own=True)
    cdp = plain.page.context.new_cdp_session(plain.page)
    cdp.send("Performance.enable")
    for again in (True, False):
        plain.page.evaluate(VIEWS, [10, again])
        before = load(plain, cdp)
        plain.page.evaluate(VIEWS, [100, again])
        assert load(plain, cdp) == before, "views of one widget" if again else "widgets"
    expect(plain.page.get_by_role("grid", name="Mine")).to_have_count(1)
