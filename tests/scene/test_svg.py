"""Still pictures of a scene: everything on its place, in the right way up, and safe whatever the texts hold."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sab_widget import Mine
from sab_widget.art import DARK, HEIGHT, LIGHT, PRINT, WIDTH, drawing
from sab_widget.model.errors import BadCell
from sab_widget.picture import BadPicture, Picture
from sab_widget.scene import mine_scene
from sab_widget.svg import THEMES, draw

SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"


def face(tunnels: str, art: str, *, turned: bool = False) -> dict[str, Any]:
    return {"tunnels": tunnels.split("|"), "art": art, "turned": turned, "other": art, "name": tunnels}


def scene() -> dict[str, Any]:
    """A short game by hand: the start, two cards, of which one is removed, and three goals."""
    return {
        "version": 1,
        "title": "A short game",
        "viewer": None,
        "last": 3,
        "players": ["Ada", "Bo", "Cy"],
        "rounds": [{"turn": 0, "name": "Round 1"}],
        "extent": [-1, -2, 4, 2],
        "faces": {
            "NESWL": face("NESWL", "NESWL"),
            "EW|N": face("EW|N", "EW|N"),
            "SW": face("SW", "NE", turned=True),
        },
        "cards": {},
        "palette": ["NE"],
        "goals": [[3, -1], [3, 0], [3, 1]],
        "tracks": {
            "card 0,0": [[0, "NESWL"]],
            "card 1,0": [[1, "EW|N"]],
            "card 2,0": [[2, "SW"], [3, None]],
            "tunnel 0,0,0": [[0, {"in": 0, "next": ""}]],
            "tunnel 1,0,0": [[1, {"in": 0, "next": "0,0,0"}]],
            "tunnel 1,0,1": [[1, {"in": 1, "break": ["stub", "N"]}]],
            "tunnel 2,0,0": [[2, {"in": 0, "next": "1,0,0"}], [3, None]],
            "ends 0,0": [[0, "NESW"], [1, "NSW"]],
            "ends 1,0": [[1, "NE"], [2, "N"], [3, "NE"]],
            "ends 2,0": [[2, "S"], [3, None]],
            "site 2,0": [[0, 0], [1, 1], [2, 0], [3, 1]],
            "site 1,-1": [[1, 1]],
            "site 0,0": [[0, 0]],
            "goal 3,-1": [[0, {"up": False, "kind": None, "face": None, "looked": False}]],
            "goal 3,0": [
                [0, {"up": False, "kind": None, "face": None, "looked": False}],
                [1, {"up": False, "kind": "stone", "face": "SW", "looked": True}],
                [2, {"up": True, "kind": "stone", "face": "SW", "looked": False}],
            ],
            "seat": [[0, 0]],
            "result": [[0, None], [3, "The saboteurs win."]],
        },
        "turns": [
            {"text": "The cards are dealt.", "kind": "deal"},
            {"text": "Ada lays EW|N at 1, 0.", "seat": 0, "kind": "place", "cells": [[1, 0]], "comment": "A start."},
            {"text": "Bo lays SW at 2, 0.", "seat": 1, "kind": "place", "cells": [[2, 0], [3, 0]]},
            {"text": "Cy plays a rockfall at 2, 0.", "seat": 2, "kind": "rockfall", "cells": [[2, 0]]},
        ],
        "legal": {
            "faces": ["NE", "SW"],
            "rows": [[1, 1], [1, 0]],
            "far": 0,
            "answers": [[], [0]],
            "reasons": [{"code": "occupied", "side": None, "text": "…"}],
        },
        "problem": None,
    }


def plain(turn: int, **options: Any) -> Picture:
    """A picture for a light page, without a style sheet that names every colour."""
    return draw(scene(), turn, theme="light", **options)


def parsed(picture: Picture) -> ET.Element:
    return ET.fromstring(picture)  # noqa: S314 -- our own text


def arts(picture: Picture) -> dict[str, str]:
    """The name of each drawing by the id of its symbol."""
    names = ["NESWL", "EW|N", "NE", "goal", "stone", "treasure", "NESW", "EW"]
    known = {drawing(name, palette): name for name in names for palette in (LIGHT, DARK, PRINT)}
    symbols = re.findall(r"<symbol id='([^']+)'[^>]*>(.*?)</symbol>", picture)
    return {number: known[markup] for number, markup in symbols}


def lying(picture: Picture) -> list[tuple[str, int, int, bool]]:
    """What lies where: drawing, column, row, and whether it is turned."""
    names = arts(picture)
    found = []
    for use in parsed(picture).iter(f"{SVG}use"):
        x, y = int(use.attrib["x"]), int(use.attrib["y"])
        turn = use.attrib.get("transform")
        assert turn in {None, f"rotate(180 {x + 50} {y + 65})"}
        found.append((names[use.attrib[HREF][1:]], x // WIDTH, y // HEIGHT, turn is not None))
    return found


def texts(picture: Picture) -> list[str]:
    return ["".join(element.itertext()) for element in parsed(picture).iter(f"{SVG}text")]


# What lies on the table


def test_the_deal() -> None:
    assert lying(draw(scene(), 0)) == [
        ("NESWL", 0, 0, False),
        ("goal", 3, -1, False),
        ("goal", 3, 0, False),
        ("goal", 3, 1, False),
    ]


def test_a_card_as_laid_and_a_stone_turned_up() -> None:
    assert lying(draw(scene(), 2)) == [
        ("NESWL", 0, 0, False),
        ("EW|N", 1, 0, False),
        ("NE", 2, 0, True),
        ("goal", 3, -1, False),
        ("NE", 3, 0, True),
        ("stone", 3, 0, True),
        ("goal", 3, 1, False),
    ]


def test_a_card_that_was_removed_is_gone() -> None:
    assert not [card for card in lying(draw(scene(), 3)) if card[1:3] == (2, 0)]


def test_the_last_turn_is_drawn_when_none_is_named() -> None:
    assert draw(scene()) == draw(scene(), 3)


def test_every_use_has_a_width_and_a_height() -> None:
    # A symbol without them fills the whole picture.
    for use in parsed(draw(scene(), 2)).iter(f"{SVG}use"):
        assert (use.attrib["width"], use.attrib["height"]) == (str(WIDTH), str(HEIGHT))


def test_all_cards_lie_inside_the_picture() -> None:
    for coordinates in (True, False):
        root = parsed(draw(scene(), coordinates=coordinates))
        x, y, width, height = map(float, root.attrib["viewBox"].split())
        assert x < -WIDTH
        assert x + width > 5 * WIDTH
        assert y < -2 * HEIGHT
        assert y + height > 3 * HEIGHT


def test_the_mine_keeps_its_place_from_turn_to_turn() -> None:
    places = {tuple(parsed(draw(scene(), turn)).attrib["viewBox"].split()[:3]) for turn in range(4)}
    assert len(places) == 1


def test_a_face_that_the_scene_does_not_describe_is_drawn_unturned() -> None:
    bare = scene()
    bare["tracks"]["card 2,0"] = [[0, "EW"]]
    assert ("EW", 2, 0, False) in lying(draw(bare))


def test_a_real_mine() -> None:
    mine = Mine(goals={(2, 0): "NESW"})
    mine.place("EW", (1, 0))
    picture = draw(mine_scene(mine))
    assert [card for card in lying(picture) if card[1] == 2] == [("NESW", 2, 0, False), ("treasure", 2, 0, False)]
    assert not texts(draw(mine_scene(mine), coordinates=False))
    assert Mine(goals={})._repr_svg_().startswith("<svg")


# What a viewer knows of goals


def goal_marks(picture: Picture) -> int:
    return picture.count(f"<circle cx='75' cy='105' fill='{LIGHT.paper}'")


def test_a_goal_that_the_viewer_knows_is_marked() -> None:
    assert goal_marks(draw(scene(), 0)) == 0
    assert goal_marks(draw(scene(), 1)) == 1
    assert goal_marks(draw(scene(), 2)) == 0
    assert "cx='26'" in draw(scene(), 1)


def test_an_unknown_goal_shows_nothing() -> None:
    assert "stone" not in draw(scene(), 0).lower()
    assert drawing("stone", LIGHT) not in draw(scene(), 0)


def test_coordinates() -> None:
    numbers = texts(draw(scene(), 0))
    assert numbers[:11] == ["−1", "0", "1", "2", "3", "4", "−2", "−1", "0", "1", "2"]
    assert texts(draw(scene(), 0, coordinates=False)) == numbers[11:]


# Words


def test_the_caption_tells_the_turn_and_the_comment() -> None:
    assert texts(draw(scene(), 1, coordinates=False)) == ["Turn 1 of 3: Ada lays EW|N at 1, 0.", "A start."]


def test_the_result_is_told_once() -> None:
    for words in ("A rockfall at 2, 0.", "A rockfall at 2, 0. The saboteurs win."):
        ended = scene()
        ended["turns"][3]["text"] = words
        told = ["Turn 3 of 3: A rockfall at 2, 0.", "The saboteurs win."]
        assert texts(draw(ended, coordinates=False)) == told


def test_a_problem_is_told_at_the_last_turn() -> None:
    broken = {**scene(), "problem": "step 4: no such card"}
    assert texts(draw(broken))[-1] == "⚠ step 4: no such card"
    assert "step 4" not in draw(broken, 2)


def test_words_for_those_who_cannot_see_it() -> None:
    root = parsed(draw(scene(), 2))
    assert root.attrib["role"] == "img"
    assert root.attrib["aria-label"] == "A short game, turn 2 of 3"
    title, desc = list(root)[:2]
    assert (title.tag, title.text) == (f"{SVG}title", "A short game, turn 2 of 3")
    assert desc.tag == f"{SVG}desc"
    assert desc.text == (
        "Bo lays SW at 2, 0. Cards: NESWL at 0,0; EW|N at 1,0; SW at 2,0. "
        "Goal at 3,-1: face down. Stone at 3,0: face up, SW. Goal at 3,1: face down."
    )


NASTY = [
    "<script>alert(1)</script>",
    "\"'><img src=x onerror=alert(1)>",
    "]]> & &amp; <!-- --",
    "שלום \u202eevil\u202c",
    "👩‍👩‍👧‍👦 𝕬𝖉𝖆",
    "x" * 200,
    "\x00\x1a\x08 \ud800 \ufffe",
    "e\u0301" * 100,
]


@pytest.mark.parametrize("text", NASTY)
def test_texts_are_harmless(text: str) -> None:
    risky = scene()
    risky["title"] = text
    risky["turns"][1] |= {"text": f"{text} lays a card.", "comment": text}
    risky["tracks"]["result"] = [[0, text]]
    risky["problem"] = text
    for turn in (1, 3):
        root = parsed(draw(risky, turn))
        assert {element.tag.removeprefix(SVG) for element in root.iter()} <= {
            *("svg", "title", "desc", "style", "defs", "symbol", "g", "path", "circle", "rect", "use", "text")
        }
        assert not any(name.startswith("on") for element in root.iter() for name in element.attrib)
        assert all(len(line) < 120 for line in texts(draw(risky, turn)))


@given(st.text(), st.integers(20, 2000))
def test_any_text_gives_a_picture_that_can_be_read(text: str, size: int) -> None:
    risky = scene()
    risky["title"] = risky["turns"][1]["text"] = risky["turns"][1]["comment"] = text
    picture = draw(risky, 1, size=size)
    parsed(picture)
    picture.encode()


# Themes, sizes, ids


@pytest.mark.parametrize(("theme", "palette"), [("light", LIGHT), ("dark", DARK), ("print", PRINT)])
def test_each_theme_has_its_own_ground_and_ink(theme: Any, palette: Any) -> None:
    picture = draw(scene(), 1, theme=theme)
    grounds = re.findall(r"<path d='M[^']*z' fill='(#[^']+)'", picture.partition("</desc>")[2])
    assert grounds[0] == palette.page
    assert f'fill="{palette.ink}"' in picture
    assert f'fill="{palette.muted}"' in picture
    assert "var(" not in picture


def test_size() -> None:
    root = parsed(draw(scene(), size=333))
    assert root.attrib["width"] == "333"
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    assert float(root.attrib["height"]) == pytest.approx(333 * height / width, abs=0.02)
    assert 6 * 64 < float(parsed(draw(scene(), coordinates=False)).attrib["width"]) < 6 * 64 + 30


def test_a_wide_mine_is_drawn_smaller() -> None:
    wide = {**scene(), "extent": [-40, -2, 60, 2]}
    root = parsed(draw(wide))
    assert float(root.attrib["width"]) < 1100
    assert texts(draw(wide, 0))[:3] == ["−40", "−35", "−30"]


def ids_of(picture: Picture) -> list[str]:
    return re.findall(r"\sid=['\"]([^'\"]+)", picture)


def test_two_pictures_on_one_page_share_no_id() -> None:
    pictures = [draw(scene(), turn, theme=theme) for turn in range(4) for theme in THEMES]
    pictures += [draw(scene(), 1, size=300), draw(scene(), 1, ends=True), draw({**scene(), "title": "Another"}, 1)]
    ids = [each for picture in pictures for each in ids_of(picture)]
    assert ids
    assert len(set(ids)) == len(ids)


def test_every_reference_leads_somewhere() -> None:
    picture = draw(scene(), 2)
    used = {use.attrib[HREF][1:] for use in parsed(picture).iter(f"{SVG}use")}
    assert used == set(ids_of(picture))
    assert "\x1a" not in picture


def test_the_same_picture_is_the_same_text() -> None:
    assert draw(scene(), 2) == draw(scene(), 2)


# What cannot be drawn


@pytest.mark.parametrize("turn", [-1, 4, 10**9, 1.0, "1", True])
def test_there_is_no_such_turn(turn: Any) -> None:
    with pytest.raises(BadPicture, match="turns run from 0 to 3"):
        draw(scene(), turn)


@pytest.mark.parametrize("size", [0, -5, 19, 1e9, float("nan"), float("inf"), "100", True])
def test_there_is_no_such_size(size: Any) -> None:
    with pytest.raises(BadPicture, match="is no size"):
        draw(scene(), size=size)


def test_there_is_no_such_theme() -> None:
    with pytest.raises(BadPicture, match="no theme 'neon': it is one of auto, light, dark, print"):
        draw(scene(), theme="neon")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["EW", "XX", ""])
def test_a_face_that_is_not_asked_about(name: str) -> None:
    with pytest.raises(BadPicture):
        draw(scene(), legal_for=name)


def test_what_is_no_cell() -> None:
    with pytest.raises(BadCell):
        draw(scene(), highlight=(1, 0))  # type: ignore[arg-type]
    with pytest.raises(BadCell):
        draw(scene(), arrows=[((0, 0), "x")])  # type: ignore[list-item]
    with pytest.raises(BadCell):
        draw(scene(), asked=("NE", "x"))  # type: ignore[arg-type]
    with pytest.raises(BadPicture, match="is no question"):
        draw(scene(), asked="NE")  # type: ignore[arg-type]
    with pytest.raises(BadPicture, match="is no face"):
        draw(scene(), asked=("XX", (0, 0)))
    with pytest.raises(BadPicture, match="does not say where 'EW' may lie"):
        draw(scene(), asked=("EW", (0, 0)))
    with pytest.raises(BadPicture, match="is no arrow"):
        draw(scene(), arrows=[(0, 0, 1)])  # type: ignore[list-item]
