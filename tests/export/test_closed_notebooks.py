"""What is left of a widget where no kernel is: the last picture in its output, or a page in a frame."""

from __future__ import annotations

import re
from base64 import b64decode
from html import unescape
from html.parser import HTMLParser

import pytest

from sab_widget import MineWidget, samples
from sab_widget.export import BadExport
from sab_widget.svg import draw
from tests.export.outputs import as_html, output


@pytest.fixture(scope="module")
def widget() -> MineWidget:
    return MineWidget(samples.every_rule(), turn=20, viewer=1)


def test_the_output_of_a_widget_holds_the_picture_of_what_its_viewer_saw_last(widget: MineWidget) -> None:
    data = output(widget)
    assert set(data) == {"application/vnd.jupyter.widget-view+json", "image/svg+xml", "text/plain"}
    assert data["image/svg+xml"] == draw(widget.scene, 20)
    assert data["text/plain"] == repr(widget)


def test_a_notebook_without_stored_widgets_shows_that_picture(widget: MineWidget) -> None:
    page = as_html(widget)
    (picture,) = re.findall(r'src="data:image/svg\+xml;base64,([^"]+)"', page)
    assert b64decode(picture).decode() == draw(widget.scene, 20)
    assert "widget-view+json" not in page, "nothing waits for a kernel"


class Frames(HTMLParser):
    """The frames of a page, by their attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[dict[str, str | None]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag == "iframe"
        self.found.append(dict(attrs))


def test_a_frame_holds_the_page(widget: MineWidget) -> None:
    frame = widget.to_iframe(500, viewers=[1, 2], title='"A" & <B>')
    markup = output(frame)["text/html"]
    (found,) = Frames(markup).found
    assert found["srcdoc"] == widget.to_html(viewers=[1, 2], title='"A" & <B>')
    assert found["height"] == "500"
    assert found["title"] == f'"A" & <B>, seen by {widget.scene["players"][1]}'
    assert found["sandbox"] == "allow-scripts", "what is in it cannot reach the notebook"
    assert markup.endswith(
        ">Here stands a game in a frame: it is shown in notebooks that you trust, and in those "
        "exported as HTML.</iframe>"
    )  # words where frames are taken out
    assert output(frame)["text/plain"] == repr(frame)


def test_a_frame_survives_the_export_of_a_notebook(widget: MineWidget) -> None:
    frame = widget.to_iframe()
    (srcdoc,) = re.findall(r'srcdoc="([^"]*)"', as_html(frame))
    assert unescape(srcdoc) == frame.page


@pytest.mark.parametrize("height", [0, 199, 10_001, "500", 500.0, True])
def test_heights_that_make_no_sense_are_refused(widget: MineWidget, height: object) -> None:
    with pytest.raises(BadExport, match="a frame is 200 to 10,000 pixels high"):
        widget.to_iframe(height)  # type: ignore[arg-type]
