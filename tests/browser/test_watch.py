"""Nothing that goes wrong in a page is passed over."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.desk import OpenPlainPage

MODULE = """
export default () => ({
  initialize({ model }) { model.on("msg:custom", (message) => console.error(`heard ${message}`)); },
  render({ model, el }) {
    el.innerHTML = "<button>Throw</button> <button>Fetch</button> <output></output>";
    const [fail, ask] = el.querySelectorAll("button");
    fail.onclick = () => { throw new Error("thrown in the page"); };
    ask.onclick = () => { fetch("https://example.invalid/").catch(() => el.querySelector("output").append("asked")); };
  },
});
"""


class Faulty:
    def get_state(self) -> dict[str, Any]:
        return {"_esm": MODULE, "turn": 0, "name": "</script><script>alert(1)</script><!--"}


class FaultyFromTheStart:
    def get_state(self) -> dict[str, Any]:
        return {"_esm": "throw new Error('thrown at the start');"}


def test_what_goes_wrong_while_a_page_opens_is_heard(plain_page: OpenPlainPage) -> None:
    plain = plain_page(FaultyFromTheStart())
    plain.watch.allow("thrown at the start")
    assert len(plain.watch.errors) == 1
    assert plain.watch.unexpected == []


def test_every_kind_of_error_is_heard(plain_page: OpenPlainPage) -> None:
    plain = plain_page(Faulty())
    assert plain.get("name") == Faulty().get_state()["name"]
    assert plain.watch.unexpected == []
    plain.page.get_by_role("button", name="Throw").click()
    plain.receive("a message")
    plain.page.get_by_role("button", name="Fetch").click()
    expect(plain.page.get_by_role("status")).to_have_text("asked")
    heard = "\n".join(plain.watch.unexpected)
    for error in ("thrown in the page", "heard a message", "the page asked the net for https://example.invalid/"):
        assert error in heard
    plain.watch.allow("thrown in the page|heard a message|example.invalid|ERR_")
    assert plain.watch.unexpected == []
