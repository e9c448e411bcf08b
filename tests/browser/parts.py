"""Parts of a widget in a page, by the names that people know them by."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterable, Iterator
from typing import Any

from playwright.sync_api import Locator, Page, expect

from sab_widget import MineWidget, samples
from tests.browser.page import State, state_of
from tests.conftest import ROOT

AXE = ROOT / "node_modules/axe-core/axe.min.js"
LAST = 92
"""The last turn of the game that most tests show."""


def game(**traits: Any) -> MineWidget:
    """A recorded game: five players, three rounds, 92 turns."""
    return MineWidget(samples.diggers_win(), **traits)


def changed(widget: MineWidget, **changes: Any) -> State:
    """The state of a widget, with some fields of its scene changed."""
    state = copy.deepcopy(state_of(widget))
    state["scene"].update(changes)
    return state


def button(page: Page, name: str) -> Locator:
    """A button by its whole name."""
    return page.get_by_role("button", name=name, exact=True)


def cell(page: Page, column: int, row: int) -> Locator:
    """A cell of the grid."""
    return page.locator(f'[role=gridcell][data-cell="{column},{row}"]')


def inspector(page: Page) -> Locator:
    """What is told in words about the thing pointed at."""
    return page.get_by_role("group", name="Inspector", exact=True)


def log(page: Page) -> Locator:
    """The log of turns."""
    return page.get_by_role("group", name="Log", exact=True)


def caption(page: Page) -> Locator:
    """What just happened, and what is said of it."""
    return page.get_by_role("group", name="This turn", exact=True)


def frame(page: Page) -> Locator:
    """The whole widget, which takes the focus."""
    return page.locator(".frame")


def expect_turn(page: Page, turn: int, last: int = LAST) -> None:
    """Wait until the widget shows this turn."""
    expect(page.get_by_text(f"turn {turn} of {last}", exact=True)).to_be_visible()


def settle(page: Page) -> None:
    """Wait until the widget knows its size."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def at_sizes(page: Page, sizes: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Give a page one size after the other; each is yielded when the widget knows it."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        yield width, height


def light_and_dark(page: Page) -> Iterator[str]:
    """Let the person prefer light, then dark; each is yielded when the widget has followed."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        expect(page.locator(".sab-root")).to_have_class(re.compile(f"sab-{scheme}"))
        yield scheme


def violations(page: Page) -> list[Any]:
    """What axe has against the widgets of a page."""
    if not page.evaluate("typeof axe === 'object'"):
        page.add_script_tag(path=AXE)
    found: list[Any] = page.evaluate(
        """async () => (await axe.run("#widgets", { resultTypes: ["violations"] })).violations.map(
             ({ id, help, nodes }) => [id, help, ...nodes.slice(0, 3).map((node) => node.html.slice(0, 160))])"""
    )
    return found


def value_at(scene: dict[str, Any], track: str, turn: int) -> Any:
    """The value of a track at a turn."""
    return next((value for start, value in reversed(scene["tracks"].get(track, [])) if start <= turn), None)


def legal_cells(scene: dict[str, Any], turn: int, face: str) -> set[tuple[int, int]]:
    """The cells where a face may lie, as the scene says."""
    legal, (c0, r0, c1, r1) = scene["legal"], scene["extent"]
    column = legal["faces"].index(face)
    found = set()
    for place in ((c, r) for r in range(r0, r1 + 1) for c in range(c0, c1 + 1)):
        row = value_at(scene, f"site {place[0]},{place[1]}", turn)
        if not legal["answers"][legal["rows"][legal["far"] if row is None else row][column]]:
            found.add(place)
    return found
