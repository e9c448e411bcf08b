"""When a goal is turned up, and how it lies (cases 6 to 9, 19, 38 to 40)."""

from __future__ import annotations

import pytest

from sab_widget.model import Cell, Mine, Place, TurnedUp
from sab_widget.model.faces import Face
from tests.model.kit import codes, game, near


def turned(*goals: tuple[tuple[int, int], str]) -> tuple[TurnedUp, ...]:
    return tuple(TurnedUp(Cell(*cell), Face(face)) for cell, face in goals)


def test_case_06_a_card_between_two_goals_turns_up_both() -> None:
    mine = Mine.from_text("""
        .  .  ?NW
        S* EW .
        .  .  ?NESW$
    """)
    placed = mine.place("NSW", (2, 0))
    assert placed.turned_up == turned(((2, -1), "ES"), ((2, 1), "NESW"))
    assert placed.treasure_reached


def test_case_06_if_one_is_the_treasure_the_round_ends() -> None:
    rules = near(goal_cells=((1, -1), (1, 1), (5, 5)))
    opened = game({0: ["NES"]}, rules=rules, goals=["NW", "treasure", "NE"])
    outcome = opened.play(Place("NSW", (1, 0)))
    assert outcome.turned_up == turned(((1, -1), "ES"), ((1, 1), "NESW"))
    assert opened.round_over
    assert opened.rounds[0].winner == "diggers"
    assert [goal.up for goal in opened.mine.goals] == [True, True, False]


def test_case_06_a_wall_towards_one_of_them_leaves_it_down() -> None:
    mine = Mine.from_text("""
        .  .  ?NESW$
        S* EW .
        .  .  ?NE
    """)
    placed = mine.place("SW", (2, 0))
    assert placed.turned_up == turned(((2, 1), "NE"))
    assert not placed.treasure_reached


REACHED_FROM = {
    "W": ("S*  .   ?{}", "EW", (1, 0)),
    "E": ("?{} .   S*", "EW", (-1, 0)),
    "N": ("S*\n.\n?{}", "NS", (0, 1)),
    "S": ("?{}\n.\nS*", "NS", (0, -1)),
}


@pytest.mark.parametrize(
    ("stone", "side", "lies"),
    [
        ("NW", "W", "NW"),
        ("NE", "W", "SW"),
        ("NW", "N", "NW"),
        ("NE", "N", "NE"),
        ("NW", "E", "ES"),
        ("NE", "E", "NE"),
        ("NW", "S", "ES"),
        ("NE", "S", "SW"),
        ("NESW", "E", "NESW"),
    ],
)
def test_case_07_a_stone_lies_so_that_it_is_open_where_it_was_reached(stone: str, side: str, lies: str) -> None:
    drawing, face, cell = REACHED_FROM[side]
    mine = Mine.from_text(drawing.format(stone))
    placed = mine.place(face, cell)
    (goal,) = mine.goals
    assert placed.turned_up == (TurnedUp(goal.cell, Face(lies)),)
    assert (goal.face, goal.up) == (Face(lies), True)
    assert mine.is_connected(goal.cell, side)


def test_case_08_a_path_goes_on_through_a_stone_to_the_next_goal() -> None:
    mine = Mine.from_text("""
        S* . ?NE
        .  . .
        .  . ?NESW$
    """)
    assert mine.place("EW", (1, 0)).turned_up == turned(((2, 0), "SW"))
    placed = mine.place("NS", (2, 1))
    assert placed.turned_up == turned(((2, 2), "NESW"))
    assert placed.treasure_reached


def test_case_08_at_once_where_the_goals_touch() -> None:
    mine = Mine.from_text("""
        S* . ?NE
        .  . ?NE
        .  . ?NESW$
    """)
    placed = mine.place("EW", (1, 0))
    assert placed.turned_up == turned(((2, 0), "SW"), ((2, 1), "NE"))
    assert not placed.treasure_reached, "the second stone leads east"


MISMATCHED = """
    .  .  EW
    S* .  ?NW
    .  .  NS
"""


def test_case_09_a_mismatched_stone_edge_does_not_connect() -> None:
    mine = Mine.from_text(MISMATCHED)
    assert mine.place("EW", (1, 0)).turned_up == turned(((2, 0), "NW"))
    assert mine.is_connected((2, 0), "N")
    assert not mine.is_connected((2, -1), "E"), "the stone opens towards a wall"
    assert not mine.is_connected((2, 1), "N"), "the card below opens towards a wall of the stone"
    assert mine.components()[0] == {
        mine.tunnel((0, 0)), mine.tunnel((1, 0)), mine.tunnel((2, 0)),
    }  # fmt: skip


def test_case_09_nor_does_it_let_a_later_card_connect() -> None:
    mine = Mine.from_text(MISMATCHED)
    mine.place("EW", (1, 0))
    reasons = mine.why_not("NS", (2, 2))
    assert [(reason.code, reason.side) for reason in reasons] == [("not_connected", "N")]
    assert reasons[0].broken_at == (2, 1)
    reasons = mine.why_not("EW", (3, -1))
    assert [(reason.code, reason.side) for reason in reasons] == [("not_connected", "W")]


def test_case_09_later_cards_beside_a_stone_must_match_its_edges() -> None:
    mine = Mine.from_text("S* . ?NW")
    mine.place("EW", (1, 0))
    assert codes(mine.why_not("EW", (3, 0))) == ["edge_mismatch", "not_connected"]
    assert codes(mine.why_not("NS", (2, 1))) == ["edge_mismatch", "not_connected"]
    assert codes(mine.why_not("EW", (2, -1))) == ["edge_mismatch", "not_connected"]
    assert mine.why_not("NS", (2, -1)) == ()


def test_case_19_a_digger_reaches_the_treasure_over_a_stone_turned_up_by_the_same_card() -> None:
    rules = near(goal_cells=((2, 0), (2, 1), (5, 5)))
    opened = game({0: ["EW"]}, rules=rules, goals=["NE", "treasure", "NW"], roles="dds")
    outcome = opened.play(Place("EW", (1, 0)))
    assert outcome.turned_up == turned(((2, 0), "SW"), ((2, 1), "NESW"))
    assert outcome.result is not None
    assert (outcome.result.winner, outcome.result.finder, outcome.result.winners) == ("diggers", 0, (0, 1))


def six_to_the_east() -> Mine:
    mine = Mine()
    for column in range(1, 7):
        mine.place("EW", (column, 0))
    return mine


def test_case_38_a_curve_beside_the_goal_turns_up_nothing() -> None:
    mine = six_to_the_east()
    assert mine.place("SW", (7, 0)).turned_up == ()


def test_case_38_two_stubs_beside_the_goal_are_legal_and_turn_up_nothing() -> None:
    mine = six_to_the_east()
    assert mine.why_not("E|W", (7, 0)) == ()
    assert mine.place("E|W", (7, 0)).turned_up == ()


def test_case_38_a_tunnel_to_the_goal_turns_it_up() -> None:
    placed = six_to_the_east().place("EW", (7, 0))
    assert placed.turned_up == turned(((8, 0), "NESW"))
    assert placed.treasure_reached


def left_over_tunnel(middle: str) -> Mine:
    goals = {(8, -2): "NE", (8, 0): middle, (8, 2): "NESW"}
    mine = Mine(goals)
    for column in range(1, 7):
        mine.place("EW", (column, 0))
    mine.place("NS", (8, 1), check=False)
    assert not any(goal.up for goal in mine.goals)
    return mine


def test_case_39_the_stone_nw_leaves_the_tunnel_below_it_unconnected() -> None:
    mine = left_over_tunnel("NW")
    placed = mine.place("EW", (7, 0))
    assert placed.turned_up == turned(((8, 0), "NW"))
    assert not mine.is_connected((8, 1), "N")
    assert not mine.goal((8, 2)).up


def test_case_39_the_stone_ne_lies_as_sw_and_the_same_card_turns_up_the_goal_below() -> None:
    mine = left_over_tunnel("NE")
    placed = mine.place("EW", (7, 0))
    assert placed.turned_up == turned(((8, 0), "SW"), ((8, 2), "NESW"))
    assert placed.treasure_reached
    assert mine.is_connected((8, 1), "S")


def test_case_40_from_a_stone_that_lies_as_nw_one_cannot_build_east() -> None:
    mine = Mine({(8, -2): "NE", (8, 0): "NW", (8, 2): "NESW"})
    for column in range(1, 8):
        mine.place("EW", (column, 0))
    assert mine.goal((8, 0)).face == Face("NW")
    for face in ("EW", "NESW", "NSW"):
        reasons = mine.why_not(face, (9, 0))
        assert [(reason.code, reason.side) for reason in reasons] == [("edge_mismatch", "W"), ("not_connected", None)]
    assert codes(mine.why_not("NS", (9, 0))) == ["not_connected"]
    assert [placement.cell for placement in mine.legal_placements("NESW") if placement.cell.column >= 8] == [(8, -1)]
