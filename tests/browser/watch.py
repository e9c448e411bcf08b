"""Hears what goes wrong in a page, so that no test passes over it."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Error, Page, Request

HOME = {None, "", "127.0.0.1", "localhost"}


class Watch:
    """Collects errors of a page: uncaught ones, those on the console, and requests that leave this machine.

    Attributes:
        errors: what was heard.
        allowed: patterns of what the test has declared.
    """

    def __init__(self, page: Page) -> None:
        self.errors: list[str] = []
        self.allowed: list[str] = []
        self._page = page
        page.on("pageerror", self._error)
        page.on("console", self._console)
        page.on("request", self._request)

    def end(self) -> None:
        """Hear nothing more: the page is somebody else's."""
        self._page.remove_listener("pageerror", self._error)
        self._page.remove_listener("console", self._console)
        self._page.remove_listener("request", self._request)

    def _error(self, error: Error) -> None:
        self.errors.append(str(error))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location['url']})")

    def _request(self, request: Request) -> None:
        if urlsplit(request.url).hostname not in HOME:
            self.errors.append(f"the page asked the net for {request.url}")

    def allow(self, pattern: str) -> None:
        """Declare that errors which match this regular expression belong to the test."""
        self.allowed.append(pattern)

    @property
    def unexpected(self) -> list[str]:
        """The errors that no test has declared."""
        return [error for error in self.errors if not any(re.search(pattern, error) for pattern in self.allowed)]
