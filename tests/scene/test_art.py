"""The artwork: every card can be drawn, compactly, without ids, and with colours that can be told apart."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import fields
from itertools import product
from xml.etree import ElementTree as ET

import pytest

from sab_widget.art import (
    CSS,
    DARK,
    ICON_NAMES,
    LIGHT,
    NAMES,
    PRINT,
    Palette,
    UnknownDrawing,
    css_variables,
    drawing,
    drawings,
)
from sab_widget.art.rock import corner_lamp
from sab_widget.art.tunnels import FLOOR, line_of, lit_line_of
from sab_widget.model.decks import BASE_DECK, COMP424_DECK, GOAL_FACES, START
from sab_widget.model.errors import SabError
from sab_widget.model.faces import Face, Tunnel

PALETTES = {"light": LIGHT, "dark": DARK, "print": PRINT, "css": CSS}
BASE_FACES = dict.fromkeys([START, *GOAL_FACES, *(card for card, _ in BASE_DECK if card not in NAMES)])


def every_face() -> list[str]:
    """All ways to share out the four edges among walls and tunnels, plain and with all that may stand in them."""
    faces = set()
    for groups in product(range(5), repeat=4):
        tunnels = ["".join(edge for edge, group in zip("NESW", groups, strict=True) if group == n) for n in range(1, 5)]
        text = "|".join(filter(None, tunnels))
        if text:
            faces.add(Face(text).text)
    plain = sorted(faces)
    ladders = [Face(face.replace("|", "L|", 1) if "|" in face else face + "L").text for face in plain]
    crystals = [face + "*" for face in plain]
    doors = [f"{face}:{colour}" for face in plain for colour in ("blue", "green")]
    return [*plain, *ladders, *crystals, *doors]


FACES = every_face()


def test_there_are_as_many_faces_as_partitions() -> None:
    assert sum(face.isalpha() or "|" in face for face in FACES if not re.search(r"[L*:]", face)) == 51


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_every_drawing_is_one_group_without_ids(palette: Palette) -> None:
    for name in [*FACES, *NAMES]:
        root = ET.fromstring(drawing(name, palette))  # noqa: S314 -- our own text
        assert root.tag == "g", name
        for element in root.iter():
            assert "id" not in element.attrib, name
            assert element.tag in {"g", "path", "circle"}, name
            assert not any("url(" in value for value in element.attrib.values()), name


def test_only_the_palette_has_colours() -> None:
    for name in [*FACES, *NAMES]:
        used = set(re.findall(r"(?:fill|stroke)='([^']+)'", drawing(name)))
        assert used <= {"none", *(getattr(CSS, field.name) for field in fields(Palette))}, name


def test_the_css_palette_gives_the_same_drawing() -> None:
    variables = dict(re.findall(r"(--sab-[a-z-]+): ([^;]+);", css_variables(LIGHT)))
    for name in [*FACES, *NAMES]:
        filled = re.sub(r"var\((--sab-[a-z-]+)\)", lambda found: variables[found[1]], drawing(name))
        assert filled == drawing(name, LIGHT), name


def test_css_variables_name_every_colour() -> None:
    for palette in (LIGHT, DARK, PRINT):
        lines = css_variables(palette).splitlines()
        assert len(lines) == len(fields(Palette)) - 1
        assert all(re.fullmatch(r"--sab-[a-z-]+: (#[0-9a-f]{3}|#[0-9a-f]{6}|none);", line) for line in lines)


def test_the_same_drawing_in_every_process() -> None:
    program = "from sab_widget.art import drawing; print(drawing('NS|E'), end='')"
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
        )
        assert done.stdout == drawing("NS|E")


def test_a_face_is_known_by_each_of_its_names() -> None:
    assert drawing("E|SN") == drawing("NS|E")


def test_all_cards_of_the_decks_are_drawn() -> None:
    for card, _ in (*BASE_DECK, *COMP424_DECK):
        assert drawing(card).startswith("<g")


def test_the_art_of_the_base_game_is_small() -> None:
    needed = [*BASE_FACES, *NAMES]
    assert len(json.dumps(drawings(needed))) < 60_000


@pytest.mark.parametrize("name", ["", "X", "NN", "goals", "break", "<script>", "NS|", None, 7, ("NS",), Face])
def test_an_unknown_drawing_is_refused(name: object) -> None:
    with pytest.raises(UnknownDrawing, match="is no drawing") as caught:
        drawing(name)  # type: ignore[arg-type]
    assert isinstance(caught.value, SabError)


# Tunnels

MIDDLES = {"N": (50, 0), "E": (100, 65), "S": (50, 130), "W": (0, 65)}


def ends_of(d: str) -> set[tuple[float, float]]:
    """Where the lines of a path begin and end, for the commands that tunnels use."""
    ends: set[tuple[float, float]] = set()
    x = y = 0.0
    for command, rest in re.findall(r"([MVHCQ])([^MVHCQ]*)", d):
        numbers = [float(number) for number in rest.split()]
        x = numbers[0] if command == "H" else x if command == "V" else numbers[-2]
        y = numbers[0] if command == "V" else y if command == "H" else numbers[-1]
        ends.add((x, y))
    return ends


@pytest.mark.parametrize("face", FACES)
def test_tunnels_meet_those_of_the_next_card_at_the_middle_of_the_edge(face: str) -> None:
    for tunnel in Face(face).tunnels:
        if not tunnel.stub:
            ends = ends_of(line_of(tunnel))
            for edge, middle in MIDDLES.items():
                assert (middle in ends) == (edge in tunnel.edges)
            assert f"stroke='{LIGHT.tunnel}' stroke-width='{FLOOR}'" in drawing(face, LIGHT)


def test_a_stub_is_blind_dark_and_without_timber() -> None:
    stub, through = drawing("N", LIGHT), drawing("NS", LIGHT)
    assert LIGHT.boulder in stub
    assert LIGHT.boulder not in through
    assert LIGHT.glow in through
    assert LIGHT.glow not in stub
    assert LIGHT.timber_light in through
    assert LIGHT.timber_light not in stub
    assert drawing("N|E|S|W", LIGHT).count(LIGHT.boulder) > 3


def test_a_bridge_runs_over_the_other_tunnel() -> None:
    bridge = drawing("NS|EW", LIGHT)
    assert bridge.index(line_of(Tunnel("EW"))) < bridge.index(line_of(Tunnel("NS")))


def test_lamplight_ends_before_the_edge() -> None:
    for edges in ("NS", "EW", "NE", "ES", "SW", "NW", "NES", "ESW", "NSW", "NEW", "NESW"):
        ends = ends_of(lit_line_of(Tunnel(edges)))
        assert not ends & set(MIDDLES.values())


def test_every_path_card_has_the_lamp_that_tells_how_it_lies() -> None:
    for palette in PALETTES.values():
        lamp = corner_lamp(palette)[-1].tostring().replace('"', "'").replace(" />", "/>")
        for face in FACES:
            assert drawing(face, palette).endswith(lamp + "</g>")


def test_doors_differ_by_more_than_colour() -> None:
    blue, green = drawing("NS:blue", PRINT), drawing("NS:green", PRINT)
    assert re.findall(r" d='([^']+)'", blue) != re.findall(r" d='([^']+)'", green)


def test_no_two_drawings_look_alike() -> None:
    for palette in PALETTES.values():
        seen = [drawing(name, palette) for name in [*FACES, *NAMES]]
        assert len(set(seen)) == len(seen)


def test_roles_and_tools_differ_in_black_and_white() -> None:
    shapes = [tuple(re.findall(r" d='([^']+)'", drawing(name, PRINT))) for name in ICON_NAMES]
    assert len(set(shapes)) == len(shapes)


# Colours


def contrast(one: str, two: str) -> float:
    """The contrast ratio of WCAG 2."""

    def luminance(colour: str) -> float:
        digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
        channels = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((luminance(one), luminance(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_black_on_white_is_21() -> None:
    assert contrast("#000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("palette", [LIGHT, DARK, PRINT], ids=["light", "dark", "print"])
def test_texts_can_be_read(palette: Palette) -> None:
    for colour in ("ink", "muted", "warning"):
        assert contrast(getattr(palette, colour), palette.page) >= 4.5, colour
    assert contrast(palette.paper_ink, palette.paper) >= 4.5


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_tunnels_stand_out_from_rock(palette: Palette) -> None:
    for rock in ("rock", "rock_light", "rock_dark", "line"):
        assert contrast(palette.tunnel, getattr(palette, rock)) >= 3, rock
    assert contrast(palette.lamp, palette.rock) >= 3
    assert contrast(palette.lamp, palette.line) >= 3


@pytest.mark.parametrize("palette", [LIGHT, DARK, PRINT], ids=["light", "dark", "print"])
def test_marks_stand_out(palette: Palette) -> None:
    for mark in ("newest", "pointed", "legal"):
        assert contrast(getattr(palette, mark), palette.page) >= 3, mark
    assert contrast(palette.harm, palette.paper) >= 3
    assert contrast(palette.help, palette.paper) >= 3
    assert contrast(palette.tunnel, palette.line) >= 3


def test_print_is_black_and_white() -> None:
    for name in [*FACES, *NAMES]:
        used = set(re.findall(r"(?:fill|stroke)='(#[^']+)'", drawing(name, PRINT)))
        assert used <= {"#000", "#fff"}, name
