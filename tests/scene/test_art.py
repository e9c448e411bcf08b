"""The artwork: every card can be drawn, compactly, without ids, and with colours that can be told apart."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import fields
from itertools import combinations, product
from math import hypot
from xml.etree import ElementTree as ET

import pytest

from sab_widget.art import (
    CSS,
    DARK,
    HEIGHT,
    ICON_NAMES,
    LIGHT,
    NAMES,
    PRINT,
    WIDTH,
    Palette,
    UnknownDrawing,
    css_variables,
    drawing,
    drawings,
    styled,
)
from sab_widget.art.rock import corner_lamp
from sab_widget.art.tunnels import door_spot, ladder_spot, line_of, lit_line_of
from sab_widget.model.decks import BASE_DECK, COMP424_DECK, GOAL_FACES, START
from sab_widget.model.errors import SabError
from sab_widget.model.faces import Face, Tunnel

PALETTES = {"light": LIGHT, "dark": DARK, "print": PRINT, "css": CSS}
BASE_FACES = dict.fromkeys([START, *GOAL_FACES, *(card for card, _ in BASE_DECK if card not in NAMES)])


LADDERS = ("NL", "EL", "NEL", "ESL")
CRYSTALS = ("N*", "E*", "NES*", "ESW*", "NESW*", "EW|N*", "ESW|N*", "NSW|E*")
DOORS = ("NS:blue", "EW:blue", "NE:blue", "EW:green", "ES:green", "NS|E:green")
SEPARATE = ("NS|EW", "NE|SW", "ES|NW", "NS|E", "NE|S", "ES|N", "NS|E|W", "EW|N|S")
SABOTEUR_2 = (*LADDERS, *CRYSTALS, *DOORS, *SEPARATE)
SABOTEUR_2_ACTIONS = ("theft", "hands off", "swap hands", "inspection", "swap hats", "trapped", "free at last")
ROLES = ("digger", "saboteur", "selfish", "blue", "green", "boss", "profiteer", "geologist")
ODD = (
    *("NS|E*:green", "EW|NS*:blue", "NL|SL", "NEL|SWL*", "EWL|NS"),
    *("NESL|WL", "NL|EW*:blue", "NEL*:green", "NES|WL:green"),
)
"""Faces that no deck has."""


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
    return [*plain, *ladders, *crystals, *doors, *ODD]


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
            assert element.tag in {"g", "path", "circle", "rect"}, name
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
    needed = [*BASE_FACES, *(card for card, _ in BASE_DECK), "goal", "back", "treasure", "stone", *ICON_NAMES]
    assert len(json.dumps(drawings(needed))) < 60_000


def test_the_art_of_both_decks_is_small_with_a_style_sheet() -> None:
    needed = [*BASE_FACES, *(card for card, _ in BASE_DECK), "goal", "back", "treasure", "stone", *ICON_NAMES]
    drawn, sheet = styled([*needed, *SABOTEUR_2, *SABOTEUR_2_ACTIONS])
    assert len(json.dumps({**drawn, "css": sheet})) < 70_000


def test_a_style_sheet_paints_as_the_attributes_do() -> None:
    drawn, sheet = styled([*FACES, *NAMES, "tool rope", "repair rope", "break rope"])
    paints = dict(re.findall(r"[.](_[a-z0-9]+)[{]([^}]*)[}]", sheet))
    for name, text in drawn.items():
        # Attributes may stand in any order.
        plain = [dict(element.attrib) for element in ET.fromstring(drawing(name)).iter()]  # noqa: S314
        painted = []
        for element in ET.fromstring(text).iter():  # noqa: S314
            held = dict(element.attrib)
            rule = paints[held.pop("class")] if "class" in held else ""
            pairs = (each.split(":") for each in rule.split(";") if each)
            held |= {name: value.removesuffix("px") for name, value in pairs}
            painted.append(held)
        assert painted == plain, name


NAMELESS = ["", " ", "break", "repair", "tool", "break a b", "break a\n", "repair \x00"]


@pytest.mark.parametrize("name", [*NAMELESS, "X", "NN", "NS|", "goals", "<script>", None, 7, ("NS",), Face])
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
            line = line_of(tunnel, crowded=sum(not each.stub for each in Face(face).tunnels) > 1)
            assert f"<path d='{line}' stroke='{LIGHT.tunnel}'" in drawing(face, LIGHT)


def test_a_stub_is_blind_dark_and_without_timber() -> None:
    stub, through = drawing("N", LIGHT), drawing("NS", LIGHT)
    assert LIGHT.boulder in stub
    assert LIGHT.boulder not in through
    assert LIGHT.glow in through
    assert LIGHT.glow not in stub
    assert LIGHT.timber_light in through
    assert LIGHT.timber_light not in stub
    boulders = re.findall(rf"d='([^']*)' fill='{LIGHT.boulder}'", drawing("N|E|S|W", LIGHT))
    assert boulders[0].count("z") == 4 * re.findall(rf"d='([^']*)' fill='{LIGHT.boulder}'", stub)[0].count("z")


def test_a_bridge_runs_over_the_other_tunnel() -> None:
    bridge = drawing("NS|EW", LIGHT)
    assert bridge.index(line_of(Tunnel("EW"))) < bridge.index(line_of(Tunnel("NS")))


def test_lamplight_ends_before_the_edge() -> None:
    for edges in ("NS", "EW", "NE", "ES", "SW", "NW", "NES", "ESW", "NSW", "NEW", "NESW"):
        ends = ends_of(lit_line_of(Tunnel(edges)))
        assert not ends & set(MIDDLES.values())


def test_every_path_card_has_the_lamp_that_tells_how_it_lies() -> None:
    for palette in PALETTES.values():
        lamp = corner_lamp(palette)[-1].tostring().split('"')[1]
        for face in FACES:
            assert drawing(face, palette).rpartition("<path ")[2].startswith(f"d='{lamp}'")


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_a_blue_door_is_round_and_a_green_one_is_square(palette: Palette) -> None:
    def leaf(face: str) -> list[str]:
        plain = len(re.findall(r"<circle", drawing(face.partition(":")[0], palette)))
        return ["round"] * (len(re.findall(r"<circle", drawing(face, palette))) - plain)

    for face in ("NS", "EW", "NE", "ES", "NS|E", "NESW", "NS|EW", "NEL", "N"):
        assert leaf(f"{face}:blue") == ["round"] * 3, face
        assert leaf(f"{face}:green") == [], face
        assert drawing(f"{face}:green", palette).count("M-14-14H14V14H-14z") == 1, face


def boxes(face: str) -> list[tuple[float, float, float]]:
    """Middle and reach of all that stands in the tunnels of a face."""
    crowded = sum(not tunnel.stub for tunnel in Face(face).tunnels) > 1
    found: list[tuple[float, float, float]] = []
    for tunnel in Face(face).tunnels:
        if tunnel.ladder:
            x, y, size = ladder_spot(tunnel, crowded=crowded)
            found.append((x, y, 25 * size))
        if tunnel.door:
            x, y, size = door_spot(tunnel, crowded=crowded)
            found.append((x, y, 21 * size))
    return found


@pytest.mark.parametrize("face", [face for face in FACES if "L" in face or ":" in face])
def test_ladders_and_doors_stand_apart_and_inside_the_card(face: str) -> None:
    standing = boxes(face)
    assert standing
    for x, y, reach in standing:
        assert reach <= x <= WIDTH - reach
        assert reach <= y <= HEIGHT - reach
    for (x, y, reach), (x1, y1, reach1) in combinations(standing, 2):
        assert hypot(x - x1, y - y1) >= 0.9 * (reach + reach1)


def test_a_crossing_of_two_tunnels_is_a_bridge_and_no_junction() -> None:
    planks = "M50 35V95"
    for face in ("NS|EW", "NS|EW*", "NS|EW:blue", "EW|NS:green"):
        assert planks in drawing(face)
    for face in ("NESW", "NES", "NS|E|W", "NE|SW", "NS"):
        assert planks not in drawing(face)


def test_a_crystal_is_on_cards_that_have_one() -> None:
    for face in CRYSTALS:
        assert LIGHT.crystal in drawing(face, LIGHT)
        assert LIGHT.crystal not in drawing(face.replace("*", ""), LIGHT)


def test_all_of_saboteur_2_is_drawn() -> None:
    for name in (*SABOTEUR_2, *SABOTEUR_2_ACTIONS, *(f"role {role}" for role in ROLES), "sign theft", "sign trapped"):
        assert drawing(name).startswith("<g")
    assert {f"role {role}" for role in ROLES} | {"sign theft", "sign trapped"} <= set(ICON_NAMES)
    assert {f"dwarf {role}" for role in ROLES} <= set(NAMES) - set(ICON_NAMES)


# Tools of other names


ANY_TOOL = ["rope", "<b>", "&amp;", "\"'", "שלום", "鶴嘴鍬", "x" * 500, "🪓"]


@pytest.mark.parametrize("tool", ANY_TOOL)
def test_a_tool_of_any_name_has_a_drawing(tool: str) -> None:
    for palette in PALETTES.values():
        broken, repaired, icon = (drawing(f"{kind} {tool}", palette) for kind in ("break", "repair", "tool"))
        assert len({broken, repaired, icon}) == 3
        letters = ["".join(ET.fromstring(text).itertext()) for text in (broken, repaired, icon)]  # noqa: S314
        first = "″" if tool[0] == '"' else tool[0]
        assert letters[2] == first.upper()
        assert letters[0] == letters[1]
        assert letters[0].startswith(first.upper() + first)
        assert len(letters[0]) < 15
        for text in (broken, repaired, icon):
            assert "<b>" not in text


def test_a_card_for_many_tools_shows_each() -> None:
    letters = "".join(ET.fromstring(drawing("repair rope cart axe")).itertext())  # noqa: S314
    assert letters == "RA"
    assert drawing("repair lantern cart pickaxe") != drawing("repair lantern cart")
    assert drawing("repair a b c d e f") == drawing("repair a b c d")


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
