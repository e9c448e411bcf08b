"""Where a card may lie (cases 1 to 5, 31, 33, 41)."""

from __future__ import annotations

import pytest

from sab_widget.model import Cell, Mine, Place
from tests.model.kit import codes, game


def laid(mine: Mine, face: str) -> list[tuple[str, Cell]]:
    return [(str(placement.face), placement.cell) for placement in mine.legal_placements(face)]


@pytest.mark.parametrize("cell", [(7, 0), (9, 0), (8, -1), (8, 1), (8, 3)])
def test_case_01_a_card_whose_only_contact_is_a_face_down_goal_is_refused(cell: tuple[int, int]) -> None:
    mine = Mine()
    for face in ("NESW", "EW", "NS"):
        assert codes(mine.why_not(face, cell)) == ["no_neighbour"]


def test_case_02_a_card_may_show_a_wall_to_a_face_down_goal_which_stays_down() -> None:
    mine = Mine.from_text("S* EW . ?NESW$")
    assert mine.why_not("SW", (2, 0)) == ()
    placed = mine.place("SW", (2, 0))
    assert placed.turned_up == ()
    assert not placed.treasure_reached
    assert not mine.goal((3, 0)).up


@pytest.mark.parametrize("face", ["E|W", "E|SW", "E|NSW", "E|N|S|W"])
def test_case_03_a_stub_towards_a_goal_does_not_reach_it(face: str) -> None:
    mine = Mine.from_text("S* EW . ?NESW$")
    placed = mine.place(face, (2, 0))
    assert mine.is_connected((2, 0), "W")
    assert not mine.is_connected((2, 0), "E")
    assert placed.turned_up == ()
    assert not mine.goal((3, 0)).up


def test_case_04_a_card_placed_on_a_stub_is_not_connected() -> None:
    mine = Mine.from_text("""
        .
        N|S
        S*
    """)
    (reason,) = mine.why_not("NS", (0, -2))
    assert (reason.code, reason.side, reason.neighbour) == ("not_connected", "S", (0, -1))
    assert reason.broken_at == (0, -1)


def test_case_04_unless_another_side_connects() -> None:
    mine = Mine.from_text("""
        .    SW
        N|S  NS
        S*   NW
    """)
    assert mine.why_not("ES", (0, -2)) == ()
    mine.place("ES", (0, -2))
    assert mine.is_connected((0, -2), "S")
    assert mine.is_connected((0, -1), "N"), "the stub is now joined from behind"


def test_case_05_a_turned_curve_may_be_laid_either_way() -> None:
    assert laid(Mine(), "NE") == [("SW", (0, -1)), ("NE", (-1, 0)), ("SW", (1, 0)), ("NE", (0, 1))]
    assert laid(Mine(), "SW") == laid(Mine(), "NE")


def test_case_05_both_ways_are_listed_when_both_are_legal() -> None:
    at_the_south = [face for face, cell in laid(Mine(), "NES") if cell == (0, 1)]
    assert at_the_south == ["NES", "NSW"]


@pytest.mark.parametrize("face", ["NS", "EW", "NESW", "N|S", "E|W", "N|E|S|W", "NS|EW", "NE|SW"])
def test_case_05_a_card_that_looks_the_same_turned_is_listed_once(face: str) -> None:
    placements = laid(Mine(), face)
    assert placements
    assert len(placements) == len(set(placements)) == len({cell for _, cell in placements})


def spiral(length: int) -> list[tuple[str, Cell]]:
    """A tunnel that winds round the start in ever wider rings, two cells apart: (face, cell) from the start outward."""
    heading = {"N": "W", "W": "S", "S": "E", "E": "N"}
    back = {"N": "S", "S": "N", "E": "W", "W": "E"}
    cells: list[Cell] = []
    sides: list[str] = []
    cell, side, arm = Cell(0, 0), "N", 2
    while len(cells) <= length:
        for _ in range(2):
            for _ in range(arm):
                cell = cell.step(side)
                cells.append(cell)
                sides.append(side)
            side = heading[side]
        arm += 2
    return [(back[sides[i]] + sides[i + 1], cells[i]) for i in range(length)]


def test_case_31_a_spiral_of_40_cards_counts_as_a_way() -> None:
    mine = Mine(goals={})
    for face, cell in spiral(40):
        mine.place(face, cell)
    face, last = spiral(40)[-1]
    assert (min(c for c, _ in mine.cards), min(r for _, r in mine.cards)) == (-4, -4)
    route = mine.route(last, face[1])
    assert route.connected
    assert [tunnel.cell for tunnel in route.tunnels] == [Cell(0, 0), *(cell for _, cell in spiral(40))]


def test_case_31_the_mine_grows_west_and_north_without_a_limit() -> None:
    mine = Mine()
    for step in range(1, 101):
        mine.place("EW", (-step, 0))
        mine.place("NS", (0, -step))
    assert mine.is_connected((-100, 0), "W")
    assert mine.is_connected((0, -100), "N")
    assert mine.can_place("EW", (-101, 0))
    assert mine.can_place("NS", (0, -101))


def test_case_33_equal_cards_in_the_hand_do_not_double_an_action() -> None:
    legal = game({0: ["EW", "EW", "EW", "map", "map", "rockfall"]}).legal_actions()
    assert sorted(map(str, legal)) == sorted(
        ["EW 1,0", "EW -1,0", "discard EW", "discard map", "discard rockfall", "map 2,-2", "map 2,0", "map 2,2"]
    )


def test_case_33_a_face_that_looks_the_same_turned_does_not_double_an_action() -> None:
    legal = game({0: ["NESW", "NESW", "N|E|S|W", "N|S", "E|W", "NS"]}).legal_actions()
    places = [(action.face.text, action.cell) for action in legal if isinstance(action, Place)]
    around = [(0, -1), (-1, 0), (1, 0), (0, 1)]
    expected = [(face, cell) for face in ("NESW", "N|E|S|W") for cell in around]
    expected += [("N|S", (0, -1)), ("N|S", (0, 1)), ("E|W", (-1, 0)), ("E|W", (1, 0)), ("NS", (0, -1)), ("NS", (0, 1))]
    assert sorted(places) == sorted(expected)


def test_case_41_a_stub_against_a_stub_fits_where_another_side_is_connected() -> None:
    mine = Mine.from_text("""
        E|W  .
        .    NS
        .    S*
    """)
    assert codes(mine.why_not("NS", (0, -2))) == ["edge_mismatch"]
    assert mine.why_not("S|W", (0, -2)) == ()
    mine.place("S|W", (0, -2))
    assert mine.is_connected((0, -2), "S")
    assert not mine.is_connected((0, -2), "W")


def test_case_41_a_stub_against_a_stub_alone_is_not_connected() -> None:
    mine = Mine.from_text("S* E|W .")
    (reason,) = mine.why_not("E|W", (2, 0))
    assert (reason.code, reason.side) == ("not_connected", "W")


def test_an_action_of_the_game_is_judged_as_the_mine_judges_it() -> None:
    opened = game({0: ["NE"]})
    places = [(action.face.text, action.cell) for action in opened.legal_actions() if isinstance(action, Place)]
    assert sorted(place for place in places if place[0] in ("NE", "SW")) == sorted(laid(opened.mine, "NE"))
