"""Widgets of this process as the kernel of a plain page: what the page sends reaches them, what they send the page."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Page

from sab_widget import MineWidget
from tests.browser.page import PlainPage

_CONNECT = """
(count) => {
  for (let i = 0; i < count; i++) {
    const { model } = host.widgets[i];
    const give = (answers) => {
      for (const [method, content, bytes] of answers) {
        if (method === "custom") model.receive(content, bytes);
        else for (const [name, value] of Object.entries(content)) model.put(name, value);
      }
    };
    const { send, save_changes } = model;
    model.send = function (content) {
      send.call(model, content);
      sabKernel(i, "custom", content).then(give);
    };
    model.save_changes = function () {
      const before = model.saved.length;
      save_changes.call(model);
      for (const state of model.saved.slice(before)) sabKernel(i, "update", state).then(give);
    };
    model.hear = give;
  }
}
"""


class PageKernel:
    """Connects a plain page with the widgets that it shows, in their order."""

    def __init__(self, plain: PlainPage, *widgets: MineWidget) -> None:
        self._plain = plain
        self._widgets = widgets
        self._waiting: list[list[tuple[str, Any, list[str]]]] = [[] for _ in widgets]
        for number, widget in enumerate(widgets):
            self._overhear(number, widget)
        if plain.page not in _CURRENT:
            page = plain.page

            def hear(*heard: Any) -> list[list[Any]]:
                return _CURRENT[page].hear(*heard)

            page.expose_function("sabKernel", hear)
        _CURRENT[plain.page] = self
        plain.page.evaluate(_CONNECT, len(widgets))

    def hear(self, number: int, method: str, content: Any) -> list[list[Any]]:
        """What the page has sent; returns what the widget answers."""
        widget = self._widgets[number]
        if method == "custom":
            widget._handle_custom_msg(content, [])
        else:
            widget.set_state(content)
        return [[*answer] for answer in self._take(number)]

    def tell(self) -> None:
        """Let the page hear what Python has done to the widgets since."""
        for number in range(len(self._widgets)):
            answers = [[*answer] for answer in self._take(number)]
            self._plain.page.evaluate("([i, answers]) => host.widgets[i].model.hear(answers)", [number, answers])

    def _take(self, number: int) -> list[tuple[str, Any, list[str]]]:
        own, self._waiting[number] = self._waiting[number], []
        return own

    def _overhear(self, number: int, widget: MineWidget) -> None:
        def send(data: dict[str, Any], buffers: Sequence[bytes] | None = None, **_: object) -> None:
            if data["method"] in ("update", "custom"):
                content = data["content"] if data["method"] == "custom" else data["state"]
                letters = [b64encode(each).decode("ascii") for each in buffers or ()]
                self._waiting[number].append((data["method"], content, letters))

        widget.comm.send = send


_CURRENT: WeakKeyDictionary[Page, PageKernel] = WeakKeyDictionary()
