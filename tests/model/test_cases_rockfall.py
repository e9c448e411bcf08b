"""Taking cards away (cases 10, 11, 42)."""

from __future__ import annotations

import pytest

from sab_widget.model import Cell, Discard, Face, IllegalAction, Mine, Place, Rockfall, TurnedUp
from tests.model.kit import codes, game, refused, until


@pytest.mark.parametrize(
    ("cell", "detail"),
    [
        ((0, 0), "The start card cannot be removed."),
        ((2, 0), "A goal cannot be removed, turned up or not."),
        ((8, 8), "A goal cannot be removed, turned up or not."),
        ((1, 1), "No path card lies at 1,1."),
        ((3, 0), "No path card lies at 3,0."),
    ],
)
def test_case_10_the_mine_does_not_give_away_start_goals_or_nothing(cell: tuple[int, int], detail: str) -> None:
    mine = Mine({(2, 0): "NW", (8, 8): "NESW"})
    mine.place("EW", (1, 0))
    assert mine.goal((2, 0)).up
    assert not mine.goal((8, 8)).up
    before = mine.copy()
    with pytest.raises(IllegalAction) as caught:
        mine.remove(cell)
    assert codes(caught.value.reasons) == ["cannot_remove"]
    assert caught.value.reasons[0].sentence == detail
    assert mine == before


def test_case_10_rockfall_on_start_goals_or_nothing_is_refused_and_the_hand_is_unchanged() -> None:
    opened = game({0: ["EW", "rockfall"]}, goals=["NE", "NW", "treasure"])
    opened.play(Place("EW", (1, 0)))
    assert opened.mine.goal((2, 0)).up
    until(opened, 0)
    hand = opened.table.hand(0)
    for cell in ((0, 0), (2, -2), (2, 0), (2, 2), (1, 1), (-1, 0)):
        assert codes(refused(opened, Rockfall(cell))) == ["cannot_remove"]
        assert opened.table.hand(0) == hand
    opened.play(Rockfall((1, 0)))
    assert opened.mine.goal((2, 0)).up, "a goal once up stays up, also when cut off"
    assert opened.mine.goal((2, 0)).face == Face("NW")
    assert not opened.mine.is_connected((2, 0), "W")


def test_case_10_rockfall_and_the_card_that_it_takes_go_to_the_discards() -> None:
    opened = game({0: ["NE", "rockfall"]})
    opened.play(Place("SW", (1, 0)))
    until(opened, 0)
    before = opened.table.discards.copy()
    outcome = opened.play(Rockfall((1, 0)))
    assert outcome.removed == Face("SW")
    assert [card.text for card in opened.table.discards[len(before) :]] == ["NE", "rockfall"]
    assert opened.mine.face((1, 0)) is None


def test_case_11_a_part_that_is_cut_off_cannot_be_built_on_until_the_gap_is_filled() -> None:
    mine = Mine.from_text("S* EW EW .")
    assert mine.why_not("EW", (3, 0)) == ()
    assert mine.remove((1, 0)) == Face("EW")
    (reason,) = mine.why_not("EW", (3, 0))
    assert (reason.code, reason.side, reason.neighbour) == ("not_connected", "W", (2, 0))
    assert reason.broken_at == (2, 0)
    assert mine.face((2, 0)) == Face("EW"), "it stays on the table"
    mine.place("EW", (1, 0))
    assert mine.why_not("EW", (3, 0)) == ()


def test_case_11_filling_the_gap_may_turn_up_goals_at_once() -> None:
    mine = Mine.from_text("""
        S* .  EW   SW   ?NW
        .  .  .    ?NESW$
    """)
    assert not any(goal.up for goal in mine.goals)
    placed = mine.place("EW", (1, 0))
    assert placed.turned_up == (TurnedUp(Cell(3, 1), Face("NESW")),)
    mine = Mine.from_text("""
        S* .  EW   ESW  ?NW
        .  .  .    ?NESW$
    """)
    placed = mine.place("EW", (1, 0))
    assert placed.turned_up == (TurnedUp(Cell(4, 0), Face("NW")), TurnedUp(Cell(3, 1), Face("NESW")))


def test_case_11_only_what_hangs_on_the_gap_is_cut_off() -> None:
    ring = Mine.from_text("""
        .  ES   EW  SW
        S* NSW  .   NES
        .  NE   EW  NW
    """)
    assert ring.is_connected((3, 0), "E")
    ring.remove((2, -1))
    assert ring.is_connected((3, 0), "E"), "the other half of the ring still holds"
    assert ring.is_connected((3, -1), "W")
    ring.remove((2, 1))
    assert not ring.is_connected((3, 0), "E")
    assert ring.is_connected((1, 1), "E")
    ring.place("EW", (2, 1))
    assert ring.is_connected((3, -1), "W")


def test_case_42_without_a_path_card_on_the_table_a_rockfall_can_only_be_discarded() -> None:
    opened = game({0: ["rockfall"]})
    legal = opened.legal_actions()
    assert not any(isinstance(action, Rockfall) for action in legal)
    assert Discard("rockfall") in legal


@pytest.mark.parametrize("roles", ["dds", "sdd"])
def test_case_42_any_role_may_remove_any_path_card(roles: str) -> None:
    opened = game({0: ["EW", "rockfall"], 1: ["NS", "rockfall"], 2: ["NE", "rockfall"]}, roles=roles)
    opened.play(Place("EW", (-1, 0)))
    opened.play(Place("NS", (0, 1)))
    opened.play(Place("SW", (1, 0)))
    for seat in range(3):
        assert opened.seat == seat
        falls = [action.cell for action in opened.legal_actions() if isinstance(action, Rockfall)]
        assert sorted(falls) == [(-1, 0), (0, 1), (1, 0)]
        opened.play(Discard(opened.table.hand(seat)[0]))
