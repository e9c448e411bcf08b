"""How long a step takes in the browser: with 60 cards in the mine under 4 ms of script."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from sab_widget import MineWidget, samples
from tests.browser.conftest import FLAGS
from tests.browser.page import page_of, state_of
from tools import chromium

if TYPE_CHECKING:
    from pathlib import Path

    from pytest_benchmark.fixture import BenchmarkFixture

CARDS = 60
STEPS = 60
SCRIPT = """
async ([from, steps]) => {
  const { model } = host.widgets[0];
  const root = document.querySelector(".sab-host").shadowRoot;
  model.put("turn", from);
  await null;
  const next = root.querySelector("[aria-label='Next turn']");
  const times = [];
  for (let i = 0; i < steps; i++) {
    const start = performance.now();
    next.click();
    await null;  // a view is drawn in a microtask
    times.push(performance.now() - start);
    root.host.getBoundingClientRect();  // lay out, outside of the time
  }
  return [times, model.get("turn"), root.querySelectorAll(".cards use").length];
}
"""


def crowded() -> dict[str, object]:
    """A long game, with further cards at the rim of the mine: as many as would lie there when all are laid."""
    state = state_of(MineWidget(samples.saboteurs_win()))
    scene = state["scene"]
    c0, r0, c1, r1 = scene["extent"]
    scene["extent"] = [c0, r0, c1, r1 + 3]
    for number in range(CARDS):
        column, row = c0 + number % (c1 - c0 + 1), r1 + 1 + number // (c1 - c0 + 1)
        if row > r1 + 3:
            break
        scene["tracks"][f"card {column},{row}"] = [[0, "NESW"]]
        scene["tracks"][f"tunnel {column},{row},0"] = [[0, {"in": 9, "break": ["closed", None]}]]
    scene["faces"].setdefault("NESW", {"tunnels": ["NESW"], "art": "NESW", "turned": False, "other": "NESW"})
    return state


def test_a_step_with_60_cards(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    if benchmark.disabled:
        pytest.skip("nothing to measure when benchmarks are disabled")
    program = chromium.find()
    assert program is not None, chromium.advice()
    file = tmp_path / "steps.html"
    file.write_text(page_of((crowded(),), "steps"), encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        page = browser.new_page(viewport={"width": 1200, "height": 900})
        page.goto(file.as_uri())
        page.locator("html[data-ready=yes]").wait_for(state="attached")
        times: list[float] = []

        def walk() -> None:
            found, turn, cards = page.evaluate(SCRIPT, [2, STEPS])
            assert turn == 2 + STEPS
            assert cards >= CARDS, cards
            times.extend(found)

        benchmark.pedantic(walk, rounds=5, warmup_rounds=1)  # type: ignore[no-untyped-call]
        browser.close()
    benchmark.extra_info["script milliseconds of a step, median"] = round(median(times), 2)
    print(f"\nscript of a step: median {median(times):.2f} ms, slowest {max(times):.1f} ms")  # noqa: T201
