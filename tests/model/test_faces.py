"""How a face is read, written and turned (rules.md section 1)."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sab_widget.model import BadFace, Face, SabError, Tunnel

TURN = str.maketrans("NESW", "SWNE")


@st.composite
def faces_in_parts(draw: st.DrawFn) -> tuple[list[str], bool, str | None]:
    """Tunnels as shuffled letters, whether there is a crystal, and the colour of a door in the first tunnel."""
    shuffled: list[str] = draw(st.permutations(["N", "E", "S", "W"]))
    edges = shuffled[: draw(st.integers(1, 4))]
    tunnels: list[str] = []
    for edge in edges:
        if draw(st.booleans()) and tunnels:
            tunnels[-1] += edge
        else:
            tunnels.append(edge)
    tunnels = [t + "L" * draw(st.booleans()) for t in tunnels]
    return tunnels, draw(st.booleans()), draw(st.sampled_from([None, "blue", "green"]))


def written(parts: tuple[list[str], bool, str | None]) -> str:
    tunnels, crystal, door = parts
    return "|".join(tunnels) + "*" * crystal + (f":{door}" if door else "")


@given(faces_in_parts())
def test_a_face_has_the_tunnels_that_its_text_says(parts: tuple[list[str], bool, str | None]) -> None:
    tunnels, crystal, door = parts
    face = Face(written(parts))
    expected = {
        (frozenset(t.replace("L", "")), "L" in t, door if number == 0 else None) for number, t in enumerate(tunnels)
    }
    assert {(frozenset(t.edges), t.ladder, t.door) for t in face.tunnels} == expected
    assert len(face.tunnels) == len(tunnels)
    assert face.crystal is crystal


@given(faces_in_parts())
def test_the_canonical_text_is_read_back_to_the_same_object(parts: tuple[list[str], bool, str | None]) -> None:
    face = Face(written(parts))
    assert Face(face.text) is face
    assert Face(face) is face
    assert str(face) == face.text
    assert repr(face) == f"Face('{face.text}')"
    for t in face.tunnels:
        assert t.edges == "".join(edge for edge in "NESW" if edge in t.edges), "edges stand in the order N, E, S, W"


@given(faces_in_parts())
def test_in_whatever_order_it_is_written_it_is_one_face(parts: tuple[list[str], bool, str | None]) -> None:
    tunnels, crystal, door = parts
    first, rest = tunnels[0], tunnels[1:]
    others = [t[::-1] if "L" not in t else t[0] + t[:0:-1] for t in reversed(rest)]
    again = [first, *others] if door else [*others, first]
    assert Face(written((again, crystal, door))) is Face(written(parts))


@given(faces_in_parts())
def test_turning_exchanges_north_and_south_east_and_west(parts: tuple[list[str], bool, str | None]) -> None:
    tunnels, crystal, door = parts
    face = Face(written(parts))
    assert face.turned is Face(written(([t.translate(TURN) for t in tunnels], crystal, door)))
    assert face.turned.turned is face
    assert face.both_ways == ((face,) if face.turned is face else (face, face.turned))


@given(faces_in_parts())
def test_what_the_tables_of_a_face_say(parts: tuple[list[str], bool, str | None]) -> None:
    face = Face(written(parts))
    for index, side in enumerate("NESW"):
        numbers = [number for number, t in enumerate(face.tunnels) if side in t.edges]
        assert face.is_open(side) == bool(numbers)
        assert face.tunnel_at[index] == (numbers[0] if numbers else -1)
        joined = {edge for i, edge in enumerate("NESW") if face.joined[index] >> i & 1}
        assert joined == (set(face.tunnels[numbers[0]].edges) if numbers else set())
    assert [t.stub for t in face.tunnels] == [len(t.edges) == 1 and not t.ladder for t in face.tunnels]


@given(faces_in_parts())
def test_faces_survive_pickling_and_copying_as_the_same_object(parts: tuple[list[str], bool, str | None]) -> None:
    face = Face(written(parts))
    assert pickle.loads(pickle.dumps(face)) is face  # noqa: S301 - our own bytes
    assert copy.copy(face) is copy.deepcopy(face) is face
    assert len({face, face.turned}) == len(face.both_ways)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("E|SN", "NS|E"),
        ("WSEN", "NESW"),
        ("W|S|E|N", "N|E|S|W"),
        ("EW|NS", "NS|EW"),
        ("WS|EN", "NE|SW"),
        ("LNESW", "NESWL"),
        ("N|ES*", "ES|N*"),
        ("N|ES:blue", "N|ES:blue"),
        ("ES|N:blue", "ES|N:blue"),
    ],
)
def test_canonical_texts(text: str, canonical: str) -> None:
    assert Face(text).text == canonical


@pytest.mark.parametrize(
    ("text", "turned"),
    [
        ("NE", "SW"),
        ("ES", "NW"),
        ("NES", "NSW"),
        ("ESW", "NEW"),
        ("N|E|S", "N|S|W"),
        ("NS|E", "NS|W"),
        ("N|ES:blue", "S|NW:blue"),
        ("NESWL", "NESWL"),
        ("EL", "WL"),
        ("N*", "S*"),
    ],
)
def test_turned(text: str, turned: str) -> None:
    assert Face(text).turned.text == turned


@pytest.mark.parametrize("text", ["NS", "EW", "NESW", "NS|EW", "NE|SW", "N|S", "E|W", "N|E|S|W"])
def test_faces_that_look_the_same_turned(text: str) -> None:
    assert Face(text).both_ways == (Face(text),)


def test_the_parts_of_a_tunnel() -> None:
    assert Face("NS|E:green").tunnels == (Tunnel("NS", ladder=False, door="green"), Tunnel("E"))
    assert Face("EL").tunnels == (Tunnel("E", ladder=True),)
    assert not Face("EL").tunnels[0].stub, "it leads to the surface"
    assert Face("E").tunnels[0].stub


@pytest.mark.parametrize(
    "text",
    ["", " ", "X", "NN", "N|N", "NS|", "|NS", "N||S", "L", "NLL", "ns", "N S", "NE:red", "NE:", ":blue", "N**", "*",
     "NE:blue:green", "NESWN", "N\n", "Ν", None, 5, b"NS", ["N"], 1.5, (), object()],
)  # fmt: skip
def test_what_names_no_face_is_refused(text: object) -> None:
    with pytest.raises(BadFace, match="is no face") as caught:
        Face(text)  # type: ignore[arg-type]
    assert isinstance(caught.value, ValueError)


@given(st.text(alphabet="NESWL|*:bluegrenX ", max_size=12) | st.text(max_size=8))
def test_any_text_is_a_face_or_is_refused(text: str) -> None:
    try:
        face = Face(text)
    except SabError as error:
        assert isinstance(error, BadFace)  # noqa: PT017 - there may be no error
    else:
        assert Face(face.text) is face
