"""The same game in Notebook 7, Voilà and marimo, and in pages of nbconvert: stepping, inspecting, viewers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient
from nbconvert import HTMLExporter
from playwright.sync_api import expect

from tests.browser.desk import Desk
from tests.browser.front_ends import (
    SHOW,
    Marimo,
    Net,
    Notebook7,
    Opened,
    change_the_viewer,
    open_in_voila,
    step_and_inspect,
)
from tests.browser.lab import Lab, Notebook
from tests.browser.pages import Look, Pages


def test_notebook_7(lab: Lab, pages: Pages, desk: Desk) -> None:
    name = "notebook_7.ipynb"
    Notebook.write(lab.root / name, (SHOW,))
    book = desk.look_after(Notebook7(lab, pages.take(lab.url, Look()), name))
    book.open()
    book.run_all()
    step_and_inspect(book.page)
    book.expect_value("w.turn", 92)
    change_the_viewer(book.page)
    book.run("w.turn = 3")
    expect(book.page.get_by_text("turn 3 of 92", exact=True)).to_be_visible()


def test_voila(lab: Lab, pages: Pages, desk: Desk) -> None:
    name = "voila.ipynb"
    Notebook.write(lab.root / name, (SHOW,))
    page = desk.look_after(open_in_voila(lab, pages.take(lab.url, Look()), name)).page
    step_and_inspect(page)
    change_the_viewer(page)


@pytest.fixture(scope="module")
def marimo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Marimo]:
    server = Marimo(tmp_path_factory.mktemp("marimo"), SHOW)
    yield server
    server.stop()


def test_marimo(marimo: Marimo, pages: Pages, desk: Desk) -> None:
    opened = desk.look_after(Opened(pages.take(marimo.url, Look())))
    opened.page.goto(marimo.address)
    step_and_inspect(opened.page)
    change_the_viewer(opened.page)


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A notebook that was run and exported with the state of its widgets."""
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(SHOW)])  # type: ignore[no-untyped-call]
    NotebookClient(book, kernel_name="python3").execute()
    page, _ = HTMLExporter().from_notebook_node(book)  # type: ignore[no-untyped-call]
    file = tmp_path_factory.mktemp("nbconvert") / "exported.html"
    file.write_text(page, encoding="utf-8")
    return file


ASKED = [
    "https://cdnjs.cloudflare.com/ajax/libs/require.js/",
    "https://cdnjs.cloudflare.com/ajax/libs/mathjax/",
    "https://unpkg.com/@jupyter-widgets/html-manager@",
    "https://cdn.jsdelivr.net/npm/anywidget@",
]
"""What nbconvert's page asks the net for, and in which order; nothing of it is ours."""


def test_nbconvert_with_saved_state(exported: Path, pages: Pages, desk: Desk) -> None:
    opened = desk.look_after(Opened(pages.take("nbconvert", Look())))
    page, net = opened.page, Net(opened.page)
    opened.watch.allow("asked the net for")
    opened.watch.allow(r"mathjax.*ERR_FAILED|ERR_FAILED.*mathjax|anywidget\.js\)")  # it looks beside itself first
    page.goto(exported.as_uri())
    step_and_inspect(page)
    assert [address.startswith(known) for address, known in zip(net.asked, ASKED, strict=True)] == [True] * 4
    viewer = page.get_by_role("combobox", name="Viewer")
    page.clock.install()
    viewer.select_option("Bruno")
    page.clock.fast_forward(5001)
    expect(page.get_by_role("alert").locator("visible=true")).to_contain_text("The kernel has not answered")
    expect(viewer).to_have_value("")
    page.keyboard.press("Home")
    expect(page.get_by_text("turn 0 of 92", exact=True)).to_be_visible()
