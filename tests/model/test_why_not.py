"""Why a card may not lie somewhere, as the mine tells it (rules.md sections 3, 7)."""

from __future__ import annotations

import pytest

from sab_widget.model import Cell, IllegalAction, Mine, Reason
from sab_widget.model.placing import Policy
from sab_widget.model.reasons import SENTENCES

STUBS = """
    .    .    .
    N|S  .    E|W
    S*   EW   .
    .    .    .
"""


def told(mine: Mine, face: str, cell: tuple[int, int]) -> list[tuple[str, str | None, Cell | None]]:
    return [(reason.code, reason.side, reason.neighbour) for reason in mine.why_not(face, cell)]


@pytest.mark.parametrize("cell", [(0, 0), (1, 0), (8, 0), (8, -2)])
def test_occupied(cell: tuple[int, int]) -> None:
    mine = Mine()
    mine.place("EW", (1, 0))
    (reason,) = mine.why_not("NESW", cell)
    assert (reason.code, reason.side, reason.cell) == ("occupied", None, cell)
    assert reason.sentence == f"A card lies at {cell[0]},{cell[1]} already."


def test_no_neighbour() -> None:
    (reason,) = Mine().why_not("NESW", (4, 4))
    assert (reason.code, reason.side, reason.neighbour) == ("no_neighbour", None, None)
    assert str(reason) == "No face-up card lies beside 4,4; a face-down goal does not count."


def test_diagonal_contact_is_no_contact() -> None:
    assert told(Mine(), "NESW", (1, 1)) == [("no_neighbour", None, None)]


def test_edge_mismatch_names_the_side_and_the_neighbour() -> None:
    mine = Mine()
    assert told(mine, "NS", (1, 0)) == [("edge_mismatch", "W", (0, 0)), ("not_connected", None, None)]
    assert told(mine, "EW", (0, 1)) == [("edge_mismatch", "N", (0, 0)), ("not_connected", None, None)]
    reason = mine.why_not("NS", (1, 0))[0]
    assert reason.sentence == "The west edge does not fit the card at 0,0: a tunnel would end at a wall."


def test_a_wall_against_a_tunnel_and_a_tunnel_against_a_wall_are_both_mismatches() -> None:
    mine = Mine.from_text("""
        .  .
        S* EW
    """)
    assert told(mine, "NS", (1, -1)) == [("edge_mismatch", "S", (1, 0)), ("not_connected", None, None)]
    assert told(mine, "EW", (0, -1)) == [("edge_mismatch", "S", (0, 0)), ("not_connected", None, None)]


def test_several_reasons_at_once() -> None:
    mine = Mine.from_text("""
        .    .   NS
        .    EW  .   NS
        S*   EW  EW  .
    """)
    assert told(mine, "NES", (2, -1)) == [
        ("edge_mismatch", "E", (3, -1)),
        ("edge_mismatch", "S", (2, 0)),
        ("edge_mismatch", "W", (1, -1)),
        ("not_connected", "N", (2, -2)),
    ]


def test_not_connected_tells_where_the_way_breaks() -> None:
    mine = Mine.from_text(STUBS)
    (reason,) = mine.why_not("NS", (0, -2))
    assert (reason.code, reason.side, reason.neighbour) == ("not_connected", "S", (0, -1))
    assert reason.broken_at == (0, -1)
    assert reason.sentence == (
        "The south edge meets the card at 0,-1, but that tunnel is not connected to the surface. "
        "The way breaks in the card at 0,-1: its tunnels do not meet."
    )
    (reason,) = mine.why_not("EW", (3, -1))
    assert (reason.side, reason.neighbour, reason.broken_at) == ("W", (2, -1), (2, -1))


def test_not_connected_without_any_meeting() -> None:
    mine = Mine.from_text(STUBS)
    assert told(mine, "NE", (1, 1)) == [("edge_mismatch", "N", (1, 0)), ("not_connected", None, None)]
    (reason,) = mine.why_not("ES", (1, 1))
    assert (reason.code, reason.side) == ("not_connected", None)
    assert reason.sentence == "None of its open edges meets a tunnel of a neighbour, so it would not be connected."


def test_not_connected_on_two_sides_names_both() -> None:
    mine = Mine.from_text("""
        S*  .   NS  .
        .   EW  .   .
        .   .   .   .
    """)
    assert told(mine, "NW", (2, 1)) == [("not_connected", "N", (2, 0)), ("not_connected", "W", (1, 1))]


def test_without_must_connect_a_neighbour_is_enough() -> None:
    mine = Mine.from_text(STUBS, policy=Policy(must_connect=False))
    assert told(mine, "NS", (0, -2)) == []
    assert told(mine, "ES", (1, 1)) == []
    assert told(mine, "NE", (1, 1)) == [("edge_mismatch", "N", (1, 0))]
    assert told(mine, "NESW", (5, 5)) == [("no_neighbour", None, None)]


def test_with_must_meet_an_open_edge_must_meet_an_open_edge() -> None:
    mine = Mine.from_text(STUBS, policy=Policy(must_connect=False, must_meet=True))
    assert told(mine, "NS", (0, -2)) == []
    (reason,) = mine.why_not("ES", (1, 1))
    assert (reason.code, reason.side) == ("not_connected", None)
    assert reason.sentence == "None of its open edges meets an open edge of a neighbour."


def test_a_face_that_is_placed_all_the_same() -> None:
    mine = Mine()
    with pytest.raises(IllegalAction) as caught:
        mine.place("NS", (1, 0))
    assert [reason.code for reason in caught.value.reasons] == ["edge_mismatch", "not_connected"]
    assert str(caught.value).startswith("NS may not lie at 1,0. The west edge does not fit the card at 0,0")
    assert mine == Mine()
    mine.place("NS", (1, 0), check=False)
    assert mine.face((1, 0)) is not None
    with pytest.raises(IllegalAction) as caught:
        mine.place("NS", (1, 0), check=False)
    assert [reason.code for reason in caught.value.reasons] == ["occupied"]


SECTION_7 = [
    *("occupied", "no_neighbour", "edge_mismatch", "not_connected", "beside_goal"),
    *("not_your_turn", "card_not_in_hand", "round_over", "broken_tool", "trapped", "not_a_goal", "goal_already_up"),
    *(
        "cannot_remove",
        "tool_already_broken",
        "nothing_to_repair",
        "tool_choice_needed",
        "wrong_target",
        "too_few_cards",
    ),
]


def test_every_sentence_has_a_code_of_the_rules_and_can_be_said() -> None:
    for key in SENTENCES:
        code, _, detail = key.partition(".")
        assert code in SECTION_7
        reason = Reason(code, side="E", cell=Cell(1, 2), tool="cart", seat=3, card="map", number=4, detail=detail)
        assert "{" not in reason.sentence
        assert "None" not in reason.sentence.removeprefix("None of its")
        assert reason.neighbour == (2, 2)
    assert set(SECTION_7) == {key.partition(".")[0] for key in SENTENCES}
