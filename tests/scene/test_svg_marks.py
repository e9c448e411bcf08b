"""The marks in a still picture: what is allowed and what is refused differ by shape, and no mark hides a tunnel."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from sab_widget import Mine
from sab_widget.art import HEIGHT, LIGHT, WIDTH
from sab_widget.model.cells import Cell
from sab_widget.scene import mine_scene
from sab_widget.svg import THEMES, draw
from tests.scene.test_svg import lying, parsed, plain

if TYPE_CHECKING:
    from sab_widget.picture import Picture


def test_the_newest_action_is_marked_by_ticks() -> None:
    assert plain(2).count(f"stroke='{LIGHT.newest}'") == 2
    assert f"stroke='{LIGHT.newest}'" not in plain(2, mark_last=False)
    assert f"stroke='{LIGHT.newest}'" not in plain(0)


def test_highlights_and_arrows() -> None:
    marked = plain(0, highlight=[(1, 0), (2, 0)], arrows=[((0, 0), (2, 1)), ((1, 1), (1, 1))])
    assert plain(0).count(LIGHT.pointed) == 0
    assert marked.count(f"stroke='{LIGHT.pointed}' stroke-dasharray") == 2
    assert marked.count(f"fill='{LIGHT.pointed}'") == 1
    assert "translate(100 0)" in marked
    assert "translate(200 0)" in marked


def test_open_ends_are_connected_ones() -> None:
    # The blind arm of the card at 1,0 faces an empty cell, yet is no open end.
    picture = plain(1, ends=True)
    chevrons = re.findall(
        rf"translate\((-?\d+) (-?\d+)\)'[^>]*><path d='([^']+)'[^>]*/><path[^>]*{LIGHT.legal}", picture
    )
    assert [(x, y, d.count("M")) for x, y, d in chevrons] == [("0", "0", 3), ("100", "0", 1)]
    assert LIGHT.legal not in plain(1)


def marked_cells(picture: Picture, sign: str) -> list[tuple[int, int]]:
    """The cells with a mark in which a sign stands."""
    groups = re.findall(r"<g transform='translate\((-?\d+) (-?\d+)\)'>(.*?)</g>", picture)
    return [(int(x) // WIDTH, int(y) // HEIGHT) for x, y, parts in groups if f"d='{sign}'" in parts]


PLUS, CROSS = "M50 51V79M36 65H64", "M42 57 58 73M58 57 42 73"
TICK, CROSSED = "M71 108 77 115 88 101", "M69 95 81 107M81 95 69 107"


def test_legal_cells_are_those_without_a_reason() -> None:
    picture = plain(1, legal_for="SW")
    assert marked_cells(picture, PLUS) == [(2, 0), (1, -1)]
    assert marked_cells(picture, CROSS) == []
    # The start lies on the third cell of the table, which is therefore neither.
    assert LIGHT.legal not in plain(1, legal_for="EN")
    assert marked_cells(plain(1, legal_for="EN"), CROSS) == [(2, 0), (1, -1)]


def test_refused_cells_differ_by_shape_and_show_the_sides_that_forbid_the_card() -> None:
    mine = Mine(goals={})
    mine.place("EW", (1, 0))
    for theme, colours in THEMES.items():
        picture = draw(mine_scene(mine), theme=theme, legal_for="NS", coordinates=False)
        allowed = [(x.column, x.row) for x in sorted(Cell(*cell) for cell in marked_cells(picture, PLUS))]
        assert allowed == sorted((p.cell.column, p.cell.row) for p in mine.legal_placements("NS"))
        refused = marked_cells(picture, CROSS)
        assert (2, 0) in refused
        # To the west of that cell the card shows a wall, where the tunnel ends.
        bar = re.findall(rf"translate\(200 0\)'><path[^>]*/><path d='M9 36V94' stroke='{colours.warning}'", picture)
        assert len(bar) == 1
        assert not set(allowed) & set(refused)


def test_the_card_asked_about_is_drawn_and_allowed() -> None:
    picture = plain(1, asked=("SW", (2, 0)))
    assert ("NE", 2, 0, True) in lying(picture)
    assert marked_cells(picture, TICK) == [(2, 0)]
    assert not marked_cells(picture, CROSSED)
    assert "SW may lie at 2,0." in picture
    assert LIGHT.warning not in picture


@pytest.mark.parametrize(("face", "cell", "sides"), [("NS", (2, 0), "W"), ("NS", (0, 1), ""), ("EW", (0, 1), "N")])
def test_the_card_asked_about_is_drawn_and_refused_where_it_may_not_lie(face: str, cell: Any, sides: str) -> None:
    mine = Mine(goals={})
    mine.place("EW", (1, 0))
    against = mine.why_not(face, cell)
    assert "".join(reason.side or "" for reason in against if reason.code == "edge_mismatch") == sides
    picture = draw(mine_scene(mine), theme="light", asked=(face, cell))
    assert marked_cells(picture, CROSSED if against else TICK) == [cell]
    assert not marked_cells(picture, TICK if against else CROSSED)
    wedges = {"N": "M4-10V10L33 0z", "W": "M-10 6H10L0 46z"}
    for side, wedge in wedges.items():
        assert (wedge in picture) == (side in sides)


def test_no_mark_covers_the_tunnels_that_leave_a_cell() -> None:
    corners = re.findall(r"M-?\d+ -?\d+", "M4 44M69 4M96 86M31 126")
    for marked in (plain(1, highlight=[(1, 0)]), plain(1, asked=("SW", (2, 0))), plain(1, asked=("NE", (2, 0)))):
        assert all(corner in marked for corner in corners)
        assert "M10 4H90a6" not in marked


def test_a_card_asked_about_is_not_drawn_over_another() -> None:
    picture = plain(2, asked=("SW", (0, 0)))
    assert [card for card in lying(picture) if card[1:3] == (0, 0)] == [("NESWL", 0, 0, False)]
    assert marked_cells(picture, CROSSED) == [(0, 0)]


def test_a_cell_far_away_is_in_the_picture_when_it_is_asked_about() -> None:
    picture = plain(1, asked=("NE", (9, 5)))
    assert ("NE", 9, 5, False) in lying(picture)
    assert marked_cells(picture, CROSSED) == [(9, 5)]
    x, y, width, height = map(float, parsed(picture).attrib["viewBox"].split())
    assert x + width > 10 * WIDTH
    assert y + height > 6 * HEIGHT
