"""The other places where notebooks are opened: Notebook 7, Voilà, marimo, and pages that nbconvert has written."""

from __future__ import annotations

import re
import secrets
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.browser.lab import SECONDS, Lab, Notebook, end, environment
from tests.browser.parts import LAST, button, cell, expect_turn, inspector
from tests.browser.watch import Watch
from tests.conftest import ROOT

SHOW = "from sab_widget import MineWidget, samples\nw = MineWidget(samples.diggers_win(), turn=20)\nw"
PACKAGE = re.compile(r"https://(?:unpkg\.com|cdn\.jsdelivr\.net/npm)/((?:@[^/]+/)?[^/@]+)(?:@[^/]*)?/([^?#]+)")
REQUIRE = re.compile(r"https://cdnjs\.cloudflare\.com/ajax/libs/require\.js/[^/]+/require\.min\.js")
ELSEWHERE = re.compile(r"https?://(?!127\.0\.0\.1|localhost)")


def step_and_inspect(page: Page) -> None:
    """What needs no kernel: step by button and by key, and look into a tunnel; the widget shows turn 20."""
    expect_turn(page, 20)
    button(page, "Next turn").click()
    expect_turn(page, 21)
    page.keyboard.press("ArrowRight")
    expect_turn(page, 22)
    box = cell(page, 0, 0).bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(inspector(page)).to_contain_text("surface")
    page.keyboard.press("End")
    expect_turn(page, LAST)
    expect(page.get_by_role("alert").locator("visible=true")).to_have_count(0)


def change_the_viewer(page: Page) -> None:
    """What only a kernel can answer: the game through the eyes of Bruno, then of everyone."""
    viewer = page.get_by_role("combobox", name="Viewer")
    ada = page.get_by_role("list", name="Table").get_by_role("listitem").first
    covered = ada.get_by_role("img", name="a card, face down", exact=True)
    expect(covered).to_have_count(0)
    viewer.select_option("Bruno")
    expect(covered.first).to_be_visible()
    viewer.select_option("Everyone")
    expect(covered).to_have_count(0)
    expect(page.get_by_role("alert").locator("visible=true")).to_have_count(0)


class Notebook7(Notebook):
    """A notebook in Notebook 7, which the server of JupyterLab serves as well."""

    def open(self) -> None:
        """Open it, and wait for its kernel."""
        # Notebook 7 itself always has the first error, and the second on a slow day.
        self.watch.allow(r"Cannot read properties of undefined \(reading 'schema'\)")
        self.watch.allow("Command 'filebrowser:open-path' not registered")
        self.page.goto(f"{self._lab.url}/notebooks/{self._name}?token={self._lab.token}")
        self._wait_for_kernel()


class Opened:
    """A page that shows a widget.

    Attributes:
        page: Playwright's page.
        watch: what went wrong in it.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.watch = Watch(page)

    def close(self) -> None:
        """Close the page."""
        self.page.close()


def open_in_voila(lab: Lab, page: Page, name: str) -> Opened:
    """A notebook as Voilà serves it: run from top to bottom, its code hidden."""
    opened = Opened(page)
    # Voilà asks the net for fonts of icons and for MathJax, and JupyterLab's extensions for what it lacks.
    opened.watch.allow(r"fontawesome-free|mathjax|ERR_FAILED|RUNTIME-012")
    page.route(ELSEWHERE, lambda route: route.abort())
    page.goto(f"{lab.url}/voila/render/{name}?token={lab.token}")
    return opened


class Marimo:
    """A marimo server that runs one notebook as an app, in a home of its own.

    Args:
        home: an empty folder for it.
        code: the code of the notebook's cell; the last line is an expression, which is shown.

    Attributes:
        url: where it is.
    """

    def __init__(self, home: Path, code: str) -> None:
        *lines, last = code.splitlines()
        body = "\n".join(f"    {line}" for line in [*lines, last, "return"])
        file = home / "notebook.py"
        file.write_text(f"import marimo\n\napp = marimo.App()\n\n\n@app.cell\ndef _():\n{body}\n", encoding="utf-8")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        token = secrets.token_hex(16)
        self.url = f"http://127.0.0.1:{port}"
        self.address = f"{self.url}?access_token={token}"
        command = [
            *(sys.executable, "-m", "marimo", "--quiet", "run", str(file), "--headless", "--host=127.0.0.1"),
            *(f"--port={port}", "--token", f"--token-password={token}"),
        ]
        self._log = home / "marimo.log"
        with self._log.open("w") as log:
            self._process = subprocess.Popen(command, cwd=home, env=environment(home), stdout=log, stderr=log)
        self._wait()

    def _wait(self) -> None:
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        deadline = time.monotonic() + SECONDS
        while self._process.poll() is None and time.monotonic() < deadline:
            try:
                direct.open(f"{self.url}/health", timeout=10).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        self.stop()
        raise RuntimeError("marimo did not start:\n" + self._log.read_text()[-3000:])

    def stop(self) -> None:
        """Stop the server, which stops its kernels."""
        end(self._process)


class Net:
    """Stands in for the net where a page asks it for npm packages: answers with those in `node_modules`, or fails.

    Args:
        page: whose requests to answer.

    Attributes:
        asked: the addresses that the page has asked for.
    """

    def __init__(self, page: Page, *, connected: bool = True) -> None:
        self.asked: list[str] = []
        self._connected = connected
        page.route(ELSEWHERE, self._answer)

    def _answer(self, route: Route) -> None:
        address = route.request.url
        self.asked.append(address)
        file = self._file(address)
        if self._connected and file and file.is_file():
            route.fulfill(path=file, headers={"Access-Control-Allow-Origin": "*"})
        else:
            route.abort()

    @staticmethod
    def _file(address: str) -> Path | None:
        if REQUIRE.match(address):
            return ROOT / "node_modules/requirejs/require.js"
        if found := PACKAGE.match(address):
            package, path = found.groups()
            return ROOT / "node_modules" / package / (path if Path(path).suffix else f"{path}.js")
        return None
