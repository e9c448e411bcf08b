"""What a widget goes through in a real JupyterLab: restarts, cells run again, outputs cleared, connections lost."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.desk import Desk, OpenNotebook
from tests.browser.lab import Lab, Notebook
from tests.browser.pages import Look, Pages
from tests.browser.parts import button, expect_turn

REPLAY = "from sab_widget import MineWidget, samples\nw = MineWidget(samples.diggers_win(), turn=20)\nw"
BROKEN = 3001
"""The code of a connection that nobody has meant to close: only then does JupyterLab connect again by itself."""
RESTART = "() => window.jupyterapp.shell.currentWidget.context.sessionContext.session.kernel.restart()"


def alerts(page: Page) -> Locator:
    """What the widget complains of; JupyterLab has alerts of its own."""
    return page.locator(".sab-root").get_by_role("alert")


class Cable:
    """The connection of a page with its kernel, which can be pulled out and put back in."""

    def __init__(self, page: Page) -> None:
        self._in = True
        self._sockets: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        page.route_web_socket(re.compile(r"/api/kernels/"), self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        if self._in:
            self._sockets.append((socket, socket.connect_to_server()))
        else:
            socket.close(code=BROKEN)

    def pull(self) -> None:
        self._in = False
        for socket, server in self._sockets:
            server.close()
            socket.close(code=BROKEN)
        self._sockets = []

    def put_back(self) -> None:
        self._in = True


def test_a_lost_connection_comes_back_by_itself(lab: Lab, pages: Pages, desk: Desk) -> None:
    name = "lost.ipynb"
    Notebook.write(lab.root / name, (REPLAY,))
    page = pages.take(name, Look())  # the clock of one page is that of all pages that share what the browser keeps
    cable = Cable(page)
    book = desk.look_after(Notebook(lab, page, name))
    book.watch.allow("WebSocket|Kernel|kernel|Connection")
    book.open()
    book.run_all()
    expect_turn(page, 20)
    page.clock.install()
    cable.pull()
    button(page, "Next turn").click()
    page.keyboard.press("ArrowRight")
    expect_turn(page, 22)
    expect(alerts(page)).to_have_count(0)
    viewer = page.get_by_role("combobox", name="Viewer")
    viewer.select_option("Bruno")
    page.clock.fast_forward(5001)
    expect(alerts(page)).to_contain_text("The kernel has not answered")
    expect(viewer).to_have_value("")
    page.locator(".frame").focus()
    page.keyboard.press("ArrowRight")
    expect_turn(page, 23)
    cable.put_back()
    page.clock.run_for(60_000)  # JupyterLab tries again and again, with longer and longer pauses
    expect(viewer).to_have_value("1")
    book.expect_value("(w.turn, w.viewer)", (23, 1))
    expect(alerts(page)).to_have_count(0)
    button(page, "Next turn").click()
    book.expect_value("(w.turn, w.viewer)", (24, 1))
    viewer.select_option("Everyone")
    book.expect_value("w.viewer", None)
    book.run("w.turn = 3")
    expect_turn(page, 3)


def test_cells_run_again_outputs_cleared_and_a_kernel_restarted(notebook: OpenNotebook) -> None:
    book = notebook(REPLAY, own=True)
    page = book.page
    hosts = page.locator(".sab-host")
    expect_turn(page, 20)
    button(page, "Next turn").click()
    book.run_all()
    expect_turn(page, 20)
    expect(hosts).to_have_count(1)
    book.command("notebook:clear-all-cell-outputs")
    expect(hosts).to_have_count(0)
    book.run("w.turn = 30")
    book.watch.allow("Cannot send|kernel|Kernel|comm|Comm|WebSocket|disposed|Canceled")
    book.run_all()
    expect_turn(page, 20)
    page.evaluate(RESTART)
    expect(alerts(page)).to_contain_text("run the cell again")
    button(page, "Next turn").click()
    expect_turn(page, 21)
    page.get_by_role("combobox", name="Viewer").select_option("Bruno")
    expect(alerts(page)).to_contain_text("only it can show this")
    expect(page.get_by_role("combobox", name="Viewer")).to_have_value("")
    book.run_all()
    expect(hosts).to_have_count(1)
    expect_turn(page, 20)
    expect(alerts(page)).to_have_count(0)
    button(page, "Next turn").click()
    book.expect_value("w.turn", 21)
