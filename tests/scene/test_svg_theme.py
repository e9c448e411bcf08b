"""A still picture looks right on a light page, on a dark one, and on paper."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from sab_widget.art import LIGHT
from sab_widget.svg import Theme, draw
from sab_widget.svg_theme import DARKENED, PAPER
from tests.scene.test_svg import SVG, parsed, plain, scene


def test_a_picture_follows_the_page_by_default() -> None:
    picture = draw(scene(), 1)
    root = parsed(picture)
    (sheet,) = root.iter(f"{SVG}style")
    rules = sheet.text or ""
    names = {root.attrib["class"], *(symbol.attrib["class"] for symbol in root.iter(f"{SVG}symbol"))}
    assert len(names) == 1
    # Every rule is about this picture alone, since an inline style sheet holds for the whole page.
    (name,) = names
    selectors = re.findall(r"(?:^|[{}])([^{}@]+)(?=\{)", re.sub(r"@media[^{]+\{", "", rules))
    assert len(selectors) > 20
    assert all(f".{name}" in each for selector in selectors for each in selector.split(","))
    assert "prefers-color-scheme:dark" in rules
    assert "[data-jp-theme-light=false]" in rules
    assert "@media print" in rules
    # Whoever knows no style sheets sees the picture for light pages.
    without = re.sub(r"<style>.*?</style>", "", picture)
    assert "var(" not in without
    ids = re.compile(r"sab[0-9a-f]{10}")
    assert ids.sub("", without) == ids.sub("", plain(1))


@pytest.mark.parametrize("theme", ["light", "dark", "print"])
def test_only_the_default_has_a_style_sheet(theme: Theme) -> None:
    assert "<style" not in draw(scene(), 1, theme=theme)


def test_the_style_sheet_can_tell_the_colours_apart_that_it_changes() -> None:
    values = [getattr(LIGHT, field.name) for field in fields(LIGHT) if field.name != "hatched"]
    for light, dark in DARKENED.values():
        assert light != dark
        assert values.count(light) == 1
    assert set(PAPER) <= set(DARKENED)


def test_a_picture_has_a_ground_of_its_own_with_round_corners() -> None:
    root = parsed(draw(scene(), 1))
    ground = next(root.iter(f"{SVG}path"))
    assert ground.attrib["fill"] == LIGHT.page
    assert ground.attrib["stroke"] == LIGHT.grid
    assert ground.attrib["d"].count("a10 10 0 0 1") == 4
    # No text lies outside of it.
    x, _, width, _ = map(float, root.attrib["viewBox"].split())
    for written in root.iter(f"{SVG}text"):
        assert x < float(written.attrib["x"]) < x + width
