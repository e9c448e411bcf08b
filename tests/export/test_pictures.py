"""Turns as pictures and as moving pictures, by the libraries that people will have."""

from __future__ import annotations

import base64
import sys
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageSequence

from sab_widget import MineWidget, SabError, samples
from sab_widget.export import BadExport, NotInstalled, Pixels, animate, to_png
from sab_widget.picture import BadPicture
from sab_widget.scene import record_scene
from sab_widget.svg import draw


@pytest.fixture(scope="module")
def widget() -> MineWidget:
    return MineWidget(samples.diggers_win(), turn=34)


def opened(pixels: bytes) -> Image.Image:
    return Image.open(BytesIO(pixels))


def frames(pixels: bytes) -> list[Image.Image]:
    return [frame.convert("RGB") for frame in ImageSequence.Iterator(opened(pixels))]


# One turn


def test_svg_is_the_still_picture_of_the_turn_that_is_shown(widget: MineWidget) -> None:
    assert widget.svg() == draw(widget.scene, 34)
    assert widget.svg(3, theme="print", size=300) == draw(widget.scene, 3, theme="print", size=300)


def test_pictures_are_of_what_the_viewer_sees_in_the_theme_of_the_widget() -> None:
    record = samples.diggers_win()
    widget = MineWidget(record, turn=3, viewer=2, theme="dark")
    assert widget.svg() == draw(record_scene(record, 2), 3, theme="dark")
    assert widget.png(size=200) == to_png(record_scene(record, 2), 3, size=200, theme="dark")
    assert widget.png(size=200) != to_png(record, 3, size=200, theme="dark"), "everyone sees more"


def test_png_has_the_size_that_is_asked_for(widget: MineWidget) -> None:
    for options, width in (({"size": 300}, 300), ({"size": 300, "scale": 2}, 600), ({"size": 300, "scale": 0.5}, 150)):
        pixels = widget.png(**options)
        image = opened(pixels)
        assert image.format == "PNG"
        assert image.size == pixels.size
        assert image.width == width


def test_png_shows_the_cards_and_the_words(widget: MineWidget) -> None:
    image = opened(widget.png(size=400)).convert("RGB")
    mine, caption = image.crop((40, 40, 400, 320)), image.crop((0, 325, 400, image.height - 5))
    assert len(mine.getcolors(100_000) or ()) > 500
    assert len(caption.getcolors(100_000) or ()) > 20, "letters are painted"


def test_pixels_show_themselves_in_a_notebook(widget: MineWidget) -> None:
    pixels = widget.png(size=100)
    data, metadata = pixels._repr_mimebundle_()
    assert base64.b64decode(data["image/png"]) == pixels
    assert data["text/plain"] == repr(pixels)
    assert metadata == {"image/png": {"alt": pixels.about}}
    assert pixels.about == "The diggers find the treasure three times, turn 34 of 92"


@pytest.mark.parametrize("turn", [-1, 93, "last", 1.0, True])
def test_turns_that_there_are_not_are_refused(widget: MineWidget, turn: Any) -> None:
    with pytest.raises(BadPicture, match="turns run from 0 to 92"):
        widget.svg(turn)
    with pytest.raises(BadPicture, match="turns run from 0 to 92"):
        widget.png(turn)
    for range_ in ((turn, 92), (0, turn)):
        with pytest.raises(BadExport, match="turns run from 0 to 92"):
            widget.gif(*range_)


@pytest.mark.parametrize("scale", [0, -1, 0.05, 11, "2", True, None, float("nan"), float("inf")])
def test_scales_that_make_no_sense_are_refused(widget: MineWidget, scale: Any) -> None:
    with pytest.raises(BadExport, match="is no scale"):
        widget.png(scale=scale)


def test_pictures_that_are_too_large_are_refused_before_they_are_painted(widget: MineWidget) -> None:
    with pytest.raises(BadExport, match="too large"):
        widget.png(size=20_000)
    with pytest.raises(BadExport, match="too many"):
        widget.gif(size=4_000)
    with pytest.raises(BadExport, match="16,383 along a side"):
        widget.webp(0, 0, size=17_000, coordinates=False)
    with pytest.raises(BadPicture, match="is no size"):
        widget.gif(size=10)


@pytest.mark.parametrize("source", [None, {}, {"version": 1}, "record", 7])
def test_what_is_no_game_cannot_be_painted(source: Any) -> None:
    with pytest.raises(BadExport, match="cannot be drawn"):
        to_png(source)
    with pytest.raises(BadExport, match="cannot be drawn"):
        animate(source)


# Stretches of turns


MINE = 240
"""Above this line is the mine, in a picture that is 300 wide; below it are the words."""


@pytest.fixture(scope="module", params=["gif", "webp"])
def moving(request: pytest.FixtureRequest, widget: MineWidget) -> Pixels:
    """Turns 17 to 21: a comment that is longer than the others, and a rockfall."""
    pixels: Pixels = getattr(widget, request.param)(17, 21, size=300, mark_last=False)
    return pixels


def test_there_is_a_frame_for_each_turn_all_of_one_size(moving: Pixels) -> None:
    assert opened(moving).format == moving.kind.upper()
    assert [frame.size for frame in frames(moving)] == [moving.size] * 5
    assert moving.about == "The diggers find the treasure three times, turns 17 to 21 of 92"
    data, _ = moving._repr_mimebundle_()
    assert base64.b64decode(data[f"image/{moving.kind}"]) == moving


def test_nothing_jumps_or_flickers(moving: Pixels) -> None:
    """From one frame to the next only what has happened, and the words, are different."""
    first, second, *_ = frames(moving)
    changed = ImageChops.difference(first, second).crop((0, 0, moving.size[0], MINE)).getbbox()
    assert changed is not None, "a rockfall takes a card away"
    left, top, right, bottom = changed
    assert right - left < 60
    assert bottom - top < 80


def test_comments_stay_longer_and_the_end_longest(widget: MineWidget, moving: Pixels) -> None:
    image = opened(moving)
    stays = []
    for number in range(5):
        image.seek(number)
        image.load()
        stays.append(image.info["duration"])
    comments = [len(line.get("comment") or "") for line in widget.scene["turns"][17:22]]
    expected = [1000 + length * 1000 / 15 for length in comments]
    expected[-1] += 2000
    assert stays == pytest.approx(expected, abs=10)
    assert len(set(stays)) > 2


def test_the_speed_is_that_of_the_widget_unless_another_is_given(widget: MineWidget) -> None:
    quick = opened(MineWidget(samples.diggers_win(), speed=4).gif(1, 2, size=60))
    slow = opened(widget.gif(1, 2, size=60, speed=2))
    stays = [image.info["duration"] for image in (quick, slow)]
    assert stays[0] * 2 == pytest.approx(stays[1], abs=20)


def test_it_begins_again_unless_told_not_to(widget: MineWidget) -> None:
    assert opened(widget.gif(0, 1, size=60)).info["loop"] == 0
    assert "loop" not in opened(widget.gif(0, 1, size=60, loop=False)).info
    assert opened(widget.webp(0, 1, size=60)).info["loop"] == 0
    assert opened(widget.webp(0, 1, size=60, loop=False)).info["loop"] == 1


def test_marks_given_as_an_iterator_are_in_every_frame(widget: MineWidget) -> None:
    marks = [(5, 0), (5, 1)]
    assert widget.gif(33, 34, size=200, highlight=iter(marks)) == widget.gif(33, 34, size=200, highlight=marks)


def test_one_turn_does_not_move(widget: MineWidget) -> None:
    assert len(frames(widget.gif(5, 5, size=60))) == 1


@pytest.mark.parametrize(("first", "last"), [(5, 4), (92, 0)])
def test_stretches_that_run_backwards_are_refused(widget: MineWidget, first: int, last: int) -> None:
    with pytest.raises(BadExport, match="run backwards"):
        widget.webp(first, last)


@pytest.mark.parametrize("speed", [0, 9, -1, "fast", True, float("nan")])
def test_speeds_that_there_are_not_are_refused(widget: MineWidget, speed: Any) -> None:
    with pytest.raises(BadExport, match="is no speed"):
        widget.gif(0, 1, speed=speed)


def test_kinds_that_there_are_not_are_refused() -> None:
    with pytest.raises(BadExport, match="it is one of gif, webp"):
        animate(samples.every_rule(), kind="avi")


# Libraries that are not there


@pytest.mark.parametrize(("missing", "kinds"), [("resvg_py", ["png", "gif"]), ("PIL", ["gif", "webp"])])
def test_a_missing_library_is_told_with_the_command_that_gets_it(
    widget: MineWidget, monkeypatch: pytest.MonkeyPatch, missing: str, kinds: list[str]
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    for kind in kinds:
        with pytest.raises(NotInstalled, match=r'pip install "sab_widget\[export\]"') as caught:
            getattr(widget, kind)(0)
        assert isinstance(caught.value, SabError)
        assert isinstance(caught.value, ImportError)
    assert widget.svg(0)
    assert widget.to_html()
