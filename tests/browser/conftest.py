"""A real JupyterLab and a real Chromium for each worker, and pages in them for each test.

The fixtures `notebook` and `plain_page` open pages. When the test is over, every error in them that it has not declared
with `.watch.allow("…")` fails it; when it has failed, pictures of its pages are in `test-results/`. Pages, and one
notebook with its kernel, go from test to test, emptied: to open them takes longer than most tests.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.desk import Desk, OpenNotebook, OpenPlainPage
from tests.browser.lab import Lab
from tests.browser.pages import Pages
from tools import chromium

HERE = Path(__file__).parent
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
# Expectations hold as soon as they are met; how long a busy machine takes says nothing.
expect.set_options(timeout=20_000)
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(tryfirst=True)  # before pytest-xdist takes note of the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep tests with JupyterLab together and begin with them; those with a page alone come last, file by file.

    One JupyterLab at a time is as much as two cores carry; meanwhile the other worker does what needs no browser.
    """
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)
            if item.get_closest_marker("xdist_group") is None:
                item.add_marker(pytest.mark.xdist_group("lab" if _needs_lab(item) else item.path.stem))
    items.sort(key=lambda item: 1 if not item.path.is_relative_to(HERE) else 0 if _needs_lab(item) else 2)


def _needs_lab(item: pytest.Item) -> bool:
    return "lab" in getattr(item, "fixturenames", ())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether the test has failed: a fixture isn't told."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium. Where there is none the tests fail: skipped, they would prove nothing."""
    program = chromium.find()
    if program is None:
        pytest.fail(chromium.advice(), pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def pages(browser: Browser) -> Pages:
    """The pages that the tests use, one test after the other."""
    return Pages(browser)


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """JupyterLab, in this environment."""
    lab = Lab(tmp_path_factory.mktemp("lab"))
    yield lab
    lab.stop()


@pytest.fixture
def desk(pages: Pages, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Desk]:
    """The pages of one test."""
    desk = Desk(pages, request.node.nodeid.removeprefix("tests/browser/"), tmp_path)
    yield desk
    desk.clear(failed=request.node.stash.get(FAILED, False))


@pytest.fixture
def notebook(lab: Lab, desk: Desk) -> OpenNotebook:
    """Open notebooks: `notebook("a = 1", "a + 1")`, or `notebook(copy_of=path)`; see `Desk.notebook`."""
    return partial(desk.notebook, lab)


@pytest.fixture
def plain_page(desk: Desk) -> OpenPlainPage:
    """Open widgets in a page without a notebook: `plain_page(widget)`; see `Desk.plain_page`."""
    return desk.plain_page
