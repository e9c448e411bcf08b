"""How long a live move takes in JupyterLab, from the click to the picture, beside the round trip of a bare counter.

    python tools/measure_live.py [moves]

Both are measured in one notebook, in turn, so that what else the machine does counts for both.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser.conftest import FLAGS
from tests.browser.lab import Lab, Notebook
from tools import chromium

COUNTER = '''
import anywidget, traitlets

class Counter(anywidget.AnyWidget):
    _esm = """
    export default { render({ model, el }) {
      const button = document.createElement("button");
      button.id = "bare";
      const draw = () => { button.textContent = model.get("count"); };
      button.onclick = () => model.send("more");
      model.on("change:count", draw);
      draw();
      el.append(button);
    } };
    """
    count = traitlets.Int(0).tag(sync=True)

    def __init__(self):
        super().__init__()
        self.on_msg(self.more)

    def more(self, widget, content, buffers):
        self.count += 1

Counter()
'''
GAME = """
from sab_widget import Game, MineWidget
w = MineWidget(Game(5, seed=3), players={}, viewer=None)
w
"""
TURNS = """
from sab_widget import Game, MineWidget
import random
game, chance = Game(5, seed=3), random.Random(3)
for _ in range({turns}):
    legal = game.legal_actions()
    game.play(chance.choice([action for action in legal if action.kind == "place"] or legal))
w = MineWidget(game, players={{}}, viewer=None)
w
"""
MEASURE = """
async (kind) => {
  const root = () => document.querySelector(".sab-host").shadowRoot;
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const until = async (what) => { while (!what()) await new Promise((done) => setTimeout(done, 5)); };
  let button, box, had;
  if (kind === "bare") {
    box = button = document.querySelector("#bare");
    had = button.textContent;
  } else {
    await until(() => root().querySelector(".held:not(.idle) .hand-card"));
    root().querySelector(".held .hand-card").click();
    await until(() => root().querySelector(".deeds .give-away"));
    await drawn();
    button = root().querySelector(".deeds .give-away");
    box = root().querySelector(".frame");
    had = root().querySelectorAll("[data-turn]").length;
  }
  const now = () => kind === "bare" ? box.textContent : box.querySelectorAll("[data-turn]").length;
  const start = performance.now();
  const seen = new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (now() === had) return;
      watch.disconnect();
      done();
    });
    watch.observe(box, { childList: true, subtree: true, characterData: true });
  });
  button.click();
  await seen;
  await drawn();
  return performance.now() - start;
}
"""


def measure(page: Page, moves: int) -> dict[str, list[float]]:
    """Milliseconds of each, the first few left out."""
    found: dict[str, list[float]] = {"bare": [], "live": []}
    for number in range(moves + 5):
        for kind, times in found.items():
            took = page.evaluate(MEASURE, kind)
            if number >= 5:
                times.append(took)
    return found


def main() -> None:
    """Print the medians and what they have to each other."""
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        lab = Lab(Path(home))
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        try:
            for turns in (0, 15):
                page = browser.new_page(viewport={"width": 1200, "height": 900})
                name = f"live{turns}.ipynb"
                Notebook.write(lab.root / name, (COUNTER, GAME if not turns else TURNS.format(turns=turns)))
                book = Notebook(lab, page, name)
                book.open()
                book.run_all()
                page.locator(".sab-host .tray").wait_for()
                found = {kind: statistics.median(times) for kind, times in measure(page, moves).items()}
                ratio = found["live"] / found["bare"]
                print(
                    f"after {turns} turns: bare {found['bare']:.1f} ms, live move {found['live']:.1f} ms, "
                    f"{ratio:.2f} times"
                )
                book.close()
        finally:
            browser.close()
            lab.stop()


if __name__ == "__main__":
    main()
