"""Pages that tests of one worker use one after the other: to open a new one takes longer than most tests."""

from __future__ import annotations

from typing import Literal, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize


class Look(NamedTuple):
    """How a page is seen.

    Attributes:
        dark: whether the person prefers dark.
        width: of the page, in pixels.
        height: of the page, in pixels.
        forced_colors: whether the system replaces all colours.
    """

    dark: bool = False
    width: int = 1200
    height: int = 900
    forced_colors: Literal["active", "none"] = "none"

    def give(self, page: Page) -> None:
        """Make a page look like this, whatever the test before has asked for."""
        size: ViewportSize = {"width": self.width, "height": self.height}
        if page.viewport_size != size:
            page.set_viewport_size(size)
        page.emulate_media(
            media="null",
            color_scheme="dark" if self.dark else "light",
            reduced_motion="no-preference",
            forced_colors=self.forced_colors,
            contrast="no-preference",
        )
        page.mouse.move(0, 0)


class Pages:
    """The pages of one worker, by the site that they show; those of one site share what the browser keeps of it.

    Args:
        browser: where to open them.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: dict[str, BrowserContext] = {}
        self._free: dict[str, list[Page]] = {}

    def take(self, site: str, look: Look) -> Page:
        """A blank page: one that another test has left, or a new one."""
        if site not in self._contexts:
            self._contexts[site] = self._browser.new_context()
        free = self._free.setdefault(site, [])
        page = free.pop() if free else self._contexts[site].new_page()
        look.give(page)
        return page

    def give_back(self, site: str, page: Page) -> None:
        """Leave a page to the next test. What goes wrong while it is left is heard by the test that gives it back."""
        page.goto("about:blank", wait_until="commit")
        self._free[site].append(page)
