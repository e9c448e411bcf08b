"""Widgets in a page of our own: the bundle, their state as JSON and a small host; no notebook and no kernel."""

from __future__ import annotations

import html
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Page

from sab_widget import front_end
from tests.browser.watch import Watch
from tests.conftest import ROOT

HOST = Path(__file__).with_name("host.js")
BUNDLE = ROOT / "sab_widget/static/widget.js"
STYLE = ROOT / "sab_widget/static/widget.css"
TEMPLATE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{title}</title>
<style>
  body {{ margin: 8px; font: 13px/1.5 system-ui, sans-serif; background: #fff; color: #111; }}
  @media (prefers-color-scheme: dark) {{ body {{ background: #111; color: #eee; }} }}
  .host-view {{ margin-bottom: 16px; }}
</style>
</head>
<body>
<main id="widgets"></main>
<script type="application/json" id="data">{data}</script>
<script type="module">{host}</script>
</body>
</html>
"""


class WidgetLike(Protocol):
    """An anywidget: its `get_state` gives the traits that it shares with the page."""

    def get_state(self) -> dict[str, Any]:
        """The traits as JSON."""


State = Mapping[str, Any]


def state_of(widget: WidgetLike) -> dict[str, Any]:
    """What a notebook would send to the page, without what belongs to the notebook alone."""
    return {name: value for name, value in widget.get_state().items() if name[0] != "_" and name != "layout"}


def words_of(language: str) -> dict[str, Any]:
    """A catalogue as widgets send it."""
    return front_end.words(language, front_end.WORKSHOP)


def page_of(widgets: tuple[WidgetLike | State, ...], title: str) -> str:
    """A page with these widgets; a mapping is taken as the state of one, shown by the bundle as it is built."""
    states, module, css = [], "", ""
    for widget in widgets:
        if isinstance(widget, Mapping):
            states.append({"styles": STYLE.read_text(encoding="utf-8"), "words": words_of("en"), **widget})
        else:
            full = widget.get_state()
            # The larger bundle does all that the other one does.
            module, css = max(module, full["_esm"], key=len), full.get("_css") or ""
            states.append(state_of(widget))
    module = module or BUNDLE.read_text(encoding="utf-8")
    data = json.dumps({"module": module, "css": css, "states": states})
    return TEMPLATE.format(
        title=html.escape(title),
        data=data.replace("<", r"\u003c"),  # no text of ours may end the script element
        host=HOST.read_text(encoding="utf-8"),
    )


class PlainPage:
    """Widgets in a plain page, and the kernel's side of the talk with them.

    Attributes:
        page: Playwright's page.
        watch: what went wrong in the page.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.watch = Watch(page)

    def open(self, file: Path) -> None:
        """Open the page's file; returns when every widget is drawn, or one has failed, which `watch` hears."""
        # Every frame is asked; Playwright itself waits for the load of a page, and asks in longer and longer intervals.
        self.page.goto(file.as_uri(), wait_until="commit")
        self.page.wait_for_function("document.documentElement?.dataset.ready === 'yes'")

    def get(self, trait: str, widget: int = 0) -> Any:
        """A trait as the page has it."""
        return self._tell(widget, "get", trait)

    def put(self, trait: str, value: object, widget: int = 0) -> None:
        """Set a trait as the kernel would."""
        self._tell(widget, "put", trait, value)

    def receive(self, message: object, widget: int = 0) -> None:
        """Let the page hear a message from the kernel."""
        self._tell(widget, "receive", message)

    def sent(self, widget: int = 0) -> list[Any]:
        """The messages that the page has sent to the kernel."""
        return list(self.page.evaluate("i => host.widgets[i].model.sent", widget))

    def saved(self, widget: int = 0) -> list[dict[str, Any]]:
        """The changes of traits that the page has sent to the kernel."""
        return list(self.page.evaluate("i => host.widgets[i].model.saved", widget))

    def listeners(self, widget: int = 0) -> int:
        """How many listeners a model has."""
        return int(self.page.evaluate("i => host.widgets[i].model.listeners", widget))

    def lose_kernel(self, widget: int = 0) -> None:
        """From now on nothing can be sent, as after a restart of the kernel."""
        self.page.evaluate("i => { host.widgets[i].model.alive = false; }", widget)

    def show(self, widget: int = 0) -> None:
        """Draw one more view of a widget."""
        self.page.evaluate("i => host.widgets[i].show()", widget)

    def renew(self, *widgets: WidgetLike) -> None:
        """Show widgets of the same bundle in place of all that there are, and leave the page as it is otherwise."""
        self.page.evaluate("states => host.renew(states)", [state_of(widget) for widget in widgets])

    def hide(self, widget: int = 0) -> None:
        """Take the newest view of a widget away."""
        self.page.evaluate("i => host.widgets[i].hide()", widget)

    def close_widget(self, widget: int = 0) -> None:
        """Close a widget with all its views, as Python's `close` does."""
        self.page.evaluate("i => host.widgets[i].close()", widget)

    def close(self) -> None:
        """Close the page."""
        self.page.close()

    def _tell(self, widget: int, method: str, *arguments: object) -> Any:
        ask = "([i, method, args]) => host.widgets[i].model[method](...args)"
        return self.page.evaluate(ask, [widget, method, list(arguments)])
