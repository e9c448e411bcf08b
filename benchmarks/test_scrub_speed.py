"""Frames while a whole game is scrubbed: with 60 cards in the mine none may take longer than 33 ms."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect, sync_playwright

from benchmarks.test_step_speed import CARDS, crowded
from tests.browser.conftest import FLAGS
from tests.browser.page import page_of
from tools import chromium

if TYPE_CHECKING:
    from pathlib import Path

    from pytest_benchmark.fixture import BenchmarkFixture

REFRESH = 1000 / 60
"""Milliseconds: the screen draws sixty times in a second."""
MOST = 2
"""So many refreshes a frame may take, 33 ms; their times are rounded, so that two of them are 33.2 to 33.6 ms."""
ROUNDS = 4
WATCH = """
() => {
  const frames = globalThis.frames_seen = { gaps: [], work: [] };
  const channel = new MessageChannel();
  let began = 0, last = 0, over = false;
  // A message that is posted in a frame comes when its style, layout and paint are done.
  channel.port1.onmessage = () => frames.work.push(performance.now() - began);
  const frame = (now) => {
    if (over) return;
    began = performance.now();
    if (last) frames.gaps.push(now - last);
    last = now;
    channel.port2.postMessage(null);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  globalThis.stop_watching = () => { over = true; return frames; };
}
"""


def scrub(page: Page, last: int) -> dict[str, list[float]]:
    """Drag the thumb of the timeline from the end where it is to the other; the lengths of all frames meanwhile."""
    slider = page.get_by_role("slider", name="Turn")
    box = slider.bounding_box()
    assert box
    ends = [(0, box["x"] + 8), (last, box["x"] + box["width"] - 8)]
    (begin, x), (end, aim) = ends if slider.input_value() == "0" else ends[::-1]
    assert slider.input_value() == str(begin), "it lies at an end: to press elsewhere would be a jump"
    y = box["y"] + box["height"] / 2
    # What comes after the drag before it: the log goes along when the slider rests.
    expect(page.locator(".log [aria-current=step]")).to_have_attribute("data-turn", str(begin))
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(WATCH)
    page.mouse.move(aim, y, steps=last)
    frames: dict[str, list[float]] = page.evaluate("stop_watching()")
    page.mouse.up()
    assert slider.input_value() == str(end)
    return frames


def test_scrubbing_a_whole_game_with_60_cards(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    if benchmark.disabled:
        pytest.skip("nothing to measure when benchmarks are disabled")
    program = chromium.find()
    assert program is not None, chromium.advice()
    state = crowded()
    last = state["scene"]["last"]  # type: ignore[index]
    file = tmp_path / "scrub.html"
    file.write_text(page_of((state,), "scrub"), encoding="utf-8")
    gaps: list[float] = []
    work: list[float] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        page = browser.new_page(viewport={"width": 1200, "height": 900})
        page.goto(file.as_uri())
        page.locator("html[data-ready=yes]").wait_for(state="attached")
        page.evaluate("turn => host.widgets[0].model.put('turn', turn)", CARDS)
        expect(page.locator(".cards use").nth(CARDS - 1)).to_be_attached()
        page.evaluate("host.widgets[0].model.put('turn', 0)")
        scrub(page, last)

        def walk() -> None:
            frames = scrub(page, last)
            gaps.extend(frames["gaps"])
            work.extend(frames["work"])

        benchmark.pedantic(walk, rounds=ROUNDS)  # type: ignore[no-untyped-call]
        browser.close()
    long = sum(round(gap / REFRESH) > MOST for gap in gaps)
    benchmark.extra_info["frames longer than 33 ms"] = f"{long} of {len(gaps)}"
    benchmark.extra_info["longest frame, milliseconds"] = round(max(gaps), 1)
    print(  # noqa: T201
        f"\n{len(gaps)} frames: {long} longer than {MOST} refreshes, longest {max(gaps):.1f} ms; "
        f"work in a frame: median {median(work):.1f} ms, most {max(work):.1f} ms"
    )
