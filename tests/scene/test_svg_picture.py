"""A picture shows itself in a notebook, and can be saved."""

from __future__ import annotations

import copy
import pickle
import re
from typing import TYPE_CHECKING

import pytest

from sab_widget.model import Mine
from sab_widget.picture import BadPicture, Picture

if TYPE_CHECKING:
    from pathlib import Path

MARKUP = "<svg xmlns='http://www.w3.org/2000/svg'>×</svg>"


def test_it_is_the_text_of_an_svg() -> None:
    picture = Picture(MARKUP, "a mine")
    assert picture == str(picture) == MARKUP
    assert type(str(picture)) is str
    assert picture.about == "a mine"


def test_a_notebook_shows_it_once() -> None:
    picture = Picture(MARKUP, "a mine")
    assert picture._repr_svg_() == MARKUP
    assert type(picture._repr_svg_()) is str
    assert not hasattr(picture, "_repr_html_")


def test_its_repr_is_short() -> None:
    assert repr(Picture(MARKUP, "a mine")) == "<Picture: a mine>"
    assert repr(Picture(MARKUP)) == "<Picture>"


def test_ipython_shows_the_repr_and_not_the_markup() -> None:
    formatters = pytest.importorskip("IPython.core.formatters")
    data, _ = formatters.DisplayFormatter().format(Picture(MARKUP, "a mine"))
    assert data == {"text/plain": "<Picture: a mine>", "image/svg+xml": MARKUP}


def test_it_is_saved_as_utf_8(tmp_path: Path) -> None:
    saved = Picture(MARKUP).save(tmp_path / "mine.svg")
    assert saved == tmp_path / "mine.svg"
    assert saved.read_text(encoding="utf-8") == MARKUP
    assert Picture(MARKUP).save(str(tmp_path / "bare")) == tmp_path / "bare.svg"


@pytest.mark.parametrize("name", ["mine.png", "mine.svgz", "mine.html"])
def test_it_is_saved_as_nothing_else(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadPicture, match=r"saved as \.svg, not as"):
        Picture(MARKUP).save(tmp_path / name)
    assert not list(tmp_path.iterdir())


def test_it_survives_copies_and_pickles() -> None:
    picture = Picture(MARKUP, "a mine")
    for twin in (copy.deepcopy(picture), pickle.loads(pickle.dumps(picture))):  # noqa: S301 -- our own pickle
        assert isinstance(twin, Picture)
        assert twin == picture
        assert twin.about == "a mine"


def test_programs_that_know_no_variables_draw_it_as_on_a_light_page() -> None:
    resvg = pytest.importorskip("resvg_py")
    plain, following = Mine().svg(theme="light"), Mine().svg()
    assert "<style>" in following
    bare = re.sub("<style>.*?</style>", "", following)
    assert bytes(resvg.svg_to_bytes(svg_string=following)) == bytes(resvg.svg_to_bytes(svg_string=bare))
    assert bytes(resvg.svg_to_bytes(svg_string=following)) == bytes(resvg.svg_to_bytes(svg_string=plain))


def test_a_file_that_cannot_be_written_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(BadPicture, match="cannot be written: No such file or directory"):
        Mine().svg().save(tmp_path / "nowhere" / "mine.svg")
    (tmp_path / "folder.svg").mkdir()
    with pytest.raises(BadPicture, match="cannot be written"):
        Mine().svg().save(tmp_path / "folder.svg")
