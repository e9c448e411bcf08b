"""How a stone lies that one card reaches from two sides: option `stone_choice`."""

from __future__ import annotations

from typing import Any

import pytest

from sab_widget.model import Break, Cell, Discard, Face, Game, Lay, Mine, Place, TurnedUp
from sab_widget.model.phases import LAYING, PLAYING
from sab_widget.model.states import state_text
from tests.model import plain
from tests.model.kit import check_mine, codes, game, near, refused


@pytest.mark.parametrize(("stone", "lies"), [("NW", "NW"), ("NE", "SW")])
def test_the_side_on_which_the_card_just_laid_touches_it_decides(stone: str, lies: str) -> None:
    mine = Mine.from_text(f"""
        .    ES    EW        SW
        S*   .     ?{stone}  NW
    """)
    placed = mine.place("NEW", (1, 0))
    assert placed.turned_up == (TurnedUp(Cell(2, 0), Face(lies)),)
    assert mine.is_connected((2, 0), "W")
    assert mine.is_connected((3, 0), "W"), "it is reached from the east too"
    assert mine.is_connected((2, 0), "E") is False


@pytest.mark.parametrize(("stone", "lies"), [("NW", "ES"), ("NE", "NE"), ("NESW", "NESW")])
def test_also_where_west_is_reached_by_the_same_card(stone: str, lies: str) -> None:
    mine = Mine.from_text(f"""
        ES   EW   EW   EW        SW
        S*   .    ES   ?{stone}  .
        .    .    NE   EW        NW
    """)
    placed = mine.place("NSW", (4, 0))
    assert placed.turned_up == (TurnedUp(Cell(3, 0), Face(lies)),)
    assert mine.is_connected((2, 0), "E"), "it is reached from the west too"


def far(stone: str) -> Mine:
    """A stone at (3, 0) that is reached from the west and the east at once when a card is laid at (1, 0)."""
    return Mine.from_text(f"""
        .   ES    EW    EW    EW   SW
        .   NS    .     .     .    NS
        S*  .     EW    ?{stone}  EW   NW
    """)


@pytest.mark.parametrize(
    ("stone", "lies"),
    [("NW", "NW"), ("NE", "SW"), ("NESW", "NESW")],
)
def test_where_no_laid_card_touches_it_west_comes_first(stone: str, lies: str) -> None:
    mine = far(stone)
    assert not any(goal.up for goal in mine.goals)
    placed = mine.place("NEW", (1, 0))
    assert placed.turned_up == (TurnedUp(Cell(3, 0), Face(lies)),)
    plain.check_book_keeping(mine)


@pytest.mark.parametrize(
    ("sides", "stone", "lies"),
    [
        ("WE", "NW", "NW"),
        ("WE", "NE", "SW"),
        ("NS", "NW", "NW"),
        ("NS", "NE", "NE"),
        ("SE", "NE", "SW"),
        ("SE", "NW", "ES"),
        ("NE", "NW", "NW"),
        ("NE", "NE", "NE"),
        ("WS", "NW", "NW"),
        ("WS", "NE", "SW"),
        ("NW", "NE", "SW"),
        ("WNSE", "NE", "SW"),
        ("NSE", "NW", "NW"),
        ("SE", "NESW", "NESW"),
    ],
)
def test_the_first_of_west_north_south_east_decides(sides: str, stone: str, lies: str) -> None:
    """A ring of tunnels round the stone at (5, 0) opens to it on some sides; the last card closes the way far off."""
    mine = Mine({(5, 0): stone}, treasure=None)
    for face, cell in around(sides):
        mine.place(face, cell, check=False)
    assert not mine.goal((5, 0)).up
    assert mine.place("EW", (1, 0)).turned_up == (TurnedUp(Cell(5, 0), Face(lies)),)
    plain.check_book_keeping(mine)


def around(sides: str) -> list[tuple[str, tuple[int, int]]]:
    """The ring of eight cards round (5, 0), open inwards on some sides, and the tunnel that leads to it."""
    ring = {
        (4, -1): "ES", (5, -1): "EW", (6, -1): "SW",
        (4, 0): "NSW", (6, 0): "NS",
        (4, 1): "NE", (5, 1): "EW", (6, 1): "NW",
    }  # fmt: skip
    inward = {"N": ((5, -1), "S"), "E": ((6, 0), "W"), "S": ((5, 1), "N"), "W": ((4, 0), "E")}
    for side in sides:
        cell, edge = inward[side]
        ring[cell] = "".join(letter for letter in "NESW" if letter in ring[cell] + edge)
    return [*((face, cell) for cell, face in ring.items()), ("EW", (2, 0)), ("EW", (3, 0))]


def ringed(sides: str = "WE", goals: tuple[str, ...] = ("NW", "treasure", "NE"), **options: Any) -> Game:
    """A game in which the stone at (5, 0) is reached from several sides when seat 0 lays `EW` at (1, 0)."""
    rules = near(**{"stone_choice": "player", "goal_cells": ((5, 0), (9, 9), (-9, -9)), **options})
    opened = game({0: ["EW"]}, rules=rules, goals=goals)
    for face, cell in around(sides):
        opened.table.mine.place(face, cell, check=False)
    return opened


def test_the_player_says_how_the_stone_lies() -> None:
    opened = ringed()
    outcome = opened.play(Place("EW", (1, 0)))
    assert outcome.turned_up == ()
    assert (opened.table.phase, opened.seat, opened.round_over) == (LAYING, 0, False)
    assert set(opened.legal_actions()) == {Lay("NW", (5, 0)), Lay("ES", (5, 0))}
    assert not opened.table.mine.goal((5, 0)).up
    outcome = opened.play(Lay("ES", (5, 0)))
    assert outcome.turned_up == (TurnedUp(Cell(5, 0), Face("ES")),)
    assert (opened.table.phase, opened.seat) == (PLAYING, 1)
    assert opened.table.mine.is_connected((5, 0), "E")
    assert not opened.table.mine.is_connected((5, 0), "W")
    check_mine(opened)


def test_nothing_else_may_be_done_meanwhile() -> None:
    opened = ringed()
    opened.play(Place("EW", (1, 0)))
    size = len(opened.table.hand(0))
    for action in (
        Discard("EW"),
        Place("EW", (-1, 0)),
        Break("cart", 1),
        Lay("NE", (5, 0)),
        Lay("NW", (9, 9)),
        Lay("NW", (0, 0)),
    ):
        assert codes(refused(opened, action)) == ["wrong_target"]
    assert codes(refused(opened, Lay("NW", (5, 0)), seat=1)) == ["not_your_turn"]
    assert len(opened.table.hand(0)) == size == 5, "the card is drawn when the turn ends"
    opened.play(Lay("NW", (5, 0)))
    assert len(opened.table.hand(0)) == 6
    assert codes(refused(opened, Lay("NW", (5, 0)))) == ["wrong_target"]


def test_there_is_no_choice_where_one_side_reaches_it_or_both_want_the_same() -> None:
    for sides in ("W", "NW", "ES"):
        opened = ringed(sides)
        outcome = opened.play(Place("EW", (1, 0)))
        assert len(outcome.turned_up) == 1
        assert (opened.table.phase, opened.seat) == (PLAYING, 1)


def test_the_treasure_leaves_no_choice() -> None:
    opened = ringed(goals=("treasure", "NW", "NE"))
    outcome = opened.play(Place("EW", (1, 0)))
    assert opened.round_over
    assert outcome.turned_up == (TurnedUp(Cell(5, 0), Face("NESW")),)


def test_by_default_it_lies_as_the_rules_say() -> None:
    opened = ringed(stone_choice="automatic")
    outcome = opened.play(Place("EW", (1, 0)))
    assert outcome.turned_up == (TurnedUp(Cell(5, 0), Face("NW")),)
    assert opened.seat == 1


def test_a_stone_that_waits_while_the_treasure_is_reached_lies_as_the_rules_say() -> None:
    opened = game({0: ["NEW"]}, rules=near(stone_choice="player", goal_cells=((5, 0), (1, -1), (-9, -9))))
    for face, cell in around("WE"):
        opened.table.mine.place(face, cell, check=False)
    outcome = opened.play(Place("NEW", (1, 0)))
    assert outcome.turned_up == (TurnedUp(Cell(1, -1), Face("NESW")), TurnedUp(Cell(5, 0), Face("NW")))
    assert opened.round_over
    assert opened.table.mine.goal((5, 0)).up


def two_waiting(goals: tuple[str, ...]) -> Game:
    """Two stones at (5, 0) and (5, 2), each reached from two sides; a tunnel joins them from the south to the north."""
    rules = near(stone_choice="player", goal_cells=((5, 0), (5, 2), (1, -1)))
    opened = game({0: ["EW", "NEW"]}, rules=rules, goals=goals)
    cards = {
        (2, 0): "EW", (3, 0): "NESW",
        (4, 0): "EW", (6, 0): "NW", (6, -1): "SW", (5, -1): "EW", (4, -1): "EW", (3, -1): "ES",
        (3, 1): "NS", (3, 2): "NES", (4, 2): "EW", (3, 3): "NE", (4, 3): "EW", (5, 3): "EW", (6, 3): "NW", (6, 2): "SW",
        (5, 1): "NS",
    }  # fmt: skip
    for cell, face in cards.items():
        opened.table.mine.place(face, cell, check=False)
    assert not any(goal.up for goal in opened.table.mine.goals)
    return opened


def test_two_stones_may_wait_at_once() -> None:
    opened = two_waiting(("NW", "NE", "treasure"))
    opened.play(Place("EW", (1, 0)))
    assert set(opened.legal_actions()) == {
        Lay("NW", (5, 0)), Lay("ES", (5, 0)), Lay("SW", (5, 2)), Lay("NE", (5, 2)),
    }  # fmt: skip
    opened.play(Lay("NW", (5, 0)))
    assert set(opened.legal_actions()) == {Lay("SW", (5, 2)), Lay("NE", (5, 2))}
    assert opened.seat == 0
    opened.play(Lay("NE", (5, 2)))
    assert opened.seat == 1
    check_mine(opened)


def test_a_stone_that_waits_goes_on_waiting_when_the_other_reaches_it_too() -> None:
    opened = two_waiting(("NW", "NE", "treasure"))
    opened.play(Place("EW", (1, 0)))
    opened.play(Lay("ES", (5, 0)))
    assert opened.table.mine.is_connected((5, 1), "N"), "the first stone opens the tunnel to the second"
    assert [goal.up for goal in opened.table.mine.goals] == [True, False, False]
    assert set(opened.legal_actions()) == {Lay("SW", (5, 2)), Lay("NE", (5, 2))}
    opened.play(Lay("SW", (5, 2)))
    assert (opened.table.phase, opened.seat) == (PLAYING, 1)
    assert [str(goal.face) for goal in opened.table.mine.goals] == ["ES", "SW", "NESW"]
    check_mine(opened)


def test_each_goal_is_turned_up_once_when_two_stones_wait_and_the_treasure_is_reached() -> None:
    opened = two_waiting(("NE", "NW", "treasure"))
    outcome = opened.play(Place("NEW", (1, 0)))
    assert opened.round_over
    assert [(goal.cell, str(goal.face)) for goal in outcome.turned_up] == [
        ((1, -1), "NESW"), ((5, 0), "SW"), ((5, 2), "NW"),
    ]  # fmt: skip
    check_mine(opened)


def test_a_game_that_waits_can_be_copied() -> None:
    opened = ringed()
    opened.play(Place("EW", (1, 0)))
    before = state_text(opened)
    twin = opened.copy()
    assert twin.legal_actions() == opened.legal_actions()
    twin.play(Lay("NW", (5, 0)))
    assert state_text(opened) == before
    assert set(opened.legal_actions()) == {Lay("NW", (5, 0)), Lay("ES", (5, 0))}
