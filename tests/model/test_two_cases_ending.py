"""How a round of Saboteur 2 ends: who wins, what each gets and why (rules.md section 6; cases 23 to 26, 46 to 50)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sab_widget.model import Game, Rockfall, RoundResult, Rules, Trap
from sab_widget.model.teams import settle, winning_teams
from tests.model import two
from tests.model.two import FAR, THREE, dig, play, throw, throw_all


def ended(game: Game) -> RoundResult:
    """The result of the round that has just ended."""
    assert game.round_over
    return game.rounds[-1]


def reached(roles: str, *ways: str, trapped: Sequence[int] = (), finder: int = 0, **options: Any) -> RoundResult:
    """These cards are laid by the finder, and the last of them reaches the treasure; some are trapped before.

    Whoever has nothing to do discards.
    """
    players = len(roles)
    turns = len(ways) + len(trapped)
    hands = [["N|E|S|W"] * turns for _ in roles]
    hands[finder][: len(ways)] = [way.split()[0] for way in ways]
    trapper = next(seat for seat in range(players) if seat not in (finder, *trapped)) if trapped else None
    if trapper is not None:
        hands[trapper][: len(trapped)] = ["trapped"] * len(trapped)
    game = two.game(hands, roles=roles, **{"goal_cells": THREE, **options})
    to_trap, to_lay = list(trapped), list(ways)
    while game.table.phase == "playing":
        if game.seat == trapper and to_trap:
            play(game, Trap(to_trap.pop(0)))
        elif game.seat == finder and not (to_trap and len(to_lay) == 1):
            dig(game, to_lay.pop(0))
        else:
            throw(game, "N|E|S|W")
    return ended(game)


def unreached(roles: str) -> RoundResult:
    """Nobody lays anything."""
    return ended(throw_all(two.game([["N"]] * len(roles), roles=roles)))


BLUE_WAY = ("EW:blue 1,0", "EW 2,0")
GREEN_WAY = ("EW:green 1,0", "EW 2,0")
FREE_WAY = ("EW 1,0", "EW 2,0")
BOTH_DOORS = ("EW:blue 1,0", "EW:green 2,0")
GREEN_AND_FREE = ("EW:green 1,0", "ES 0,-1", "EW 1,-1", "SW 2,-1", "NESW 2,0")
BLUE_AND_FREE = ("EW:blue 1,0", "ES 0,-1", "EW 1,-1", "SW 2,-1", "NESW 2,0")
A_DOOR_ON_EACH = ("EW:green 1,0", "ES 0,-1", "EW:blue 1,-1", "SW 2,-1", "NESW 2,0")


# The table: who wins, by who connected the treasure and which ways there are


@pytest.mark.parametrize(
    ("finder", "blue", "green", "winners"),
    [
        ("blue", True, True, ("blue",)),
        ("blue", True, False, ("blue",)),
        ("blue", False, True, ("green",)),
        ("blue", False, False, ()),
        ("green", True, True, ("green",)),
        ("green", False, True, ("green",)),
        ("green", True, False, ("blue",)),
        ("green", False, False, ()),
        *[
            (other, blue, green, tuple(["blue"] * blue + ["green"] * green))
            for other in ("boss", "profiteer", "geologist", "saboteur")
            for blue in (True, False)
            for green in (True, False)
        ],
    ],
)
def test_the_table_of_winning_teams(finder: str, blue: bool, green: bool, winners: tuple[str, ...]) -> None:
    assert winning_teams(finder, {"blue": blue, "green": green}) == winners


@pytest.mark.parametrize("other", "opcs")
def test_anyone_else_connects_and_both_teams_win(other: str) -> None:
    result = reached(f"{other}bg", *FREE_WAY)
    assert result.winner == "blue and green"
    assert {1, 2} <= set(result.winners)
    who = {"o": "the boss", "p": "the profiteer", "c": "a geologist", "s": "a saboteur"}[other]
    each = {"o": 3, "p": 3, "c": 4, "s": 4}[other]
    number = len(result.winners)
    assert result.why[1] == (
        f"blue gold-digger: {who} connected the treasure, and blue has a way to it; "
        f"{each} pieces each for {number} winners."
    )


def test_nobody_connects_and_the_saboteurs_win() -> None:
    result = unreached("bgocps")
    assert result.winner == "saboteurs"
    assert result.winners == (4, 5)
    assert result.nuggets == (0, 0, 0, 0, 2, 4)
    assert result.notes == ()
    assert result.why == (
        "blue gold-digger: the treasure is not connected.",
        "green gold-digger: the treasure is not connected.",
        "boss: the treasure is not connected.",
        "geologist: 0 crystals in the mine.",
        "profiteer: always wins; 4 pieces each for 2 winners, 2 less for this dwarf.",
        "saboteur: wins because the treasure is not connected; 4 pieces each for 2 winners.",
    )


# Case 23


def test_case_23_doors_on_parallel_ways_stop_neither_team() -> None:
    result = reached("sbg", *A_DOOR_ON_EACH)
    assert result.winner == "blue and green"
    assert result.notes == (
        "Blue has a way to the treasure at 3,0: no green door stands in it.",
        "Green has a way to the treasure at 3,0: no blue door stands in it.",
    )


def test_case_23_doors_in_series_stop_both() -> None:
    result = reached("sbg", *BOTH_DOORS)
    assert result.winner == "nobody"
    assert result.winners == ()
    assert result.nuggets == (0, 0, 0)
    assert result.notes == (
        "Blue has no way to the treasure at 3,0: the green door at 2,0 stops it.",
        "Green has no way to the treasure at 3,0: the blue door at 1,0 stops it.",
    )
    assert result.why == (
        "saboteur: the treasure is connected.",
        "blue gold-digger: a door of the other colour stands in every way, so blue has none.",
        "green gold-digger: a door of the other colour stands in every way, so green has none.",
    )


# Case 24


def test_case_24_green_connects_over_a_blue_door_and_blue_wins() -> None:
    result = reached("gb", *BLUE_WAY)
    assert result.finder == 0
    assert result.winner == "blue"
    assert result.nuggets == (0, 5)
    assert result.why == (
        "green gold-digger: a door of the other colour stands in every way, so green has none.",
        (
            "blue gold-digger: a green gold-digger connected the treasure, but only blue has a way to it; "
            "5 pieces for the only winner."
        ),
    )


# Case 25


def test_case_25_a_trapped_digger_of_the_winning_team_is_not_counted() -> None:
    free, caught = reached("sbbb", *FREE_WAY), reached("sbbb", *FREE_WAY, trapped=[1])
    assert free.winners == (1, 2, 3)
    assert free.nuggets == (0, 3, 3, 3)
    assert caught.winners == (2, 3)
    assert caught.nuggets == (0, 0, 4, 4)
    assert caught.why[1] == "blue gold-digger: trapped, so no winner and paid nothing."
    assert caught.why[2].endswith("; 4 pieces each for 2 winners.")


def test_a_trapped_profiteer_and_a_trapped_boss_get_nothing() -> None:
    result = reached("sopb", *FREE_WAY, trapped=[1, 2])
    assert result.winners == (3,)
    assert result.nuggets == (0, 0, 0, 5)


def test_trapped_saboteurs_do_not_win() -> None:
    game = two.game([["trapped", "N"], ["N", "N"], ["N", "N"]], roles="bss", goal_cells=FAR)
    play(game, Trap(1))
    result = ended(throw_all(game))
    assert result.winner == "saboteurs"
    assert result.winners == (2,)
    assert result.nuggets == (0, 0, 5)


def test_who_is_trapped_can_still_be_of_the_team_that_wins_alone() -> None:
    """Everybody of the team is trapped: it wins, and nobody is paid."""
    result = reached("sbg", *BLUE_WAY, trapped=[1])
    assert result.winner == "blue"
    assert result.winners == ()
    assert result.nuggets == (0, 0, 0)


# Case 26, geologists


def crystals(roles: str, *, number: int = 5, trapped: Sequence[int] = ()) -> RoundResult:
    """So many crystals lie in the mine; nobody reaches the treasure."""
    ways = ("W* 1,0", "NES* 0,-1", "NESW* 0,-2", "W* 1,-1", "E* -1,-2")[:number]
    own = [way.split()[0] for way in ways] + ["trapped"] * len(trapped)
    hands = [own, *[["N"] * len(own)] * (len(roles) - 1)]
    game = two.game(hands, roles=roles, goal_cells=FAR)
    for seat in trapped:
        play(game, Trap(seat))
        throw(game, *["N"] * (len(roles) - 1))
    for way in ways:
        dig(game, way)
        throw(game, *["N"] * (len(roles) - 1))
    assert game.mine.crystals() == number
    return ended(game)


def test_case_26_two_geologists_and_five_crystals() -> None:
    result = crystals("bcc")
    assert result.nuggets == (0, 2, 2)
    assert result.winners == ()
    assert result.why[1] == "geologist: 5 crystals in the mine, shared by 2 geologists and rounded down."


def test_one_geologist_gets_all_crystals() -> None:
    result = crystals("bc")
    assert result.nuggets == (0, 5)
    assert result.why[1] == "geologist: 5 crystals in the mine."


def test_a_geologist_who_is_left_over_does_not_halve() -> None:
    assert crystals("bcg").nuggets == (0, 5, 0)


def test_case_50_a_trapped_geologist_gets_nothing_and_both_still_halve() -> None:
    result = crystals("bcc", trapped=[1])
    assert result.nuggets == (0, 0, 2)
    assert result.why[1] == "geologist: trapped, so no winner and paid nothing."
    assert result.why[2] == "geologist: 5 crystals in the mine, shared by 2 geologists and rounded down."


def test_geologists_are_paid_when_the_treasure_is_connected_too_and_are_no_winners() -> None:
    result = reached("cbb", "NES* 0,-1", *FREE_WAY)
    assert result.winners == (1, 2)
    assert result.nuggets == (1, 4, 4), "two winners, not three"
    assert result.why[0] == "geologist: 1 crystal in the mine."


def test_crystals_that_are_cut_off_are_paid() -> None:
    hands = [["NS", "rockfall", "N"], ["S*", "N", "N"]]
    game = two.game(hands, roles="bc", goal_cells=FAR)
    dig(game, "NS 0,-1", "S* 0,-2")
    play(game, Rockfall((0, -1)))
    assert ended(throw_all(game)).nuggets == (0, 1)


# Boss and profiteer


def test_the_boss_wins_whenever_the_treasure_is_connected() -> None:
    result = reached("sbgo", *BOTH_DOORS)
    assert result.winner == "nobody"
    assert result.winners == (3,)
    assert result.nuggets == (0, 0, 0, 4), "the boss alone gets 4"
    assert result.why[3] == (
        "boss: wins because the treasure is connected; 5 pieces for the only winner, 1 less for this dwarf."
    )


def test_the_boss_wins_only_with_a_team_under_that_option() -> None:
    none = reached("sbgo", *BOTH_DOORS, boss_wins="team")
    assert none.winners == ()
    assert none.nuggets == (0, 0, 0, 0)
    assert none.why[3] == "boss: no team wins, and the boss only wins with one."
    one = reached("sbgo", *BLUE_WAY, boss_wins="team")
    assert one.winners == (1, 3)
    assert one.nuggets == (0, 4, 0, 3)
    assert one.why[3] == "boss: wins with blue; 4 pieces each for 2 winners, 1 less for this dwarf."


@pytest.mark.parametrize("option", ["treasure", "team"])
def test_the_boss_never_wins_when_the_treasure_is_not_connected(option: str) -> None:
    game = two.game([["N"]] * 3, roles="obs", goal_cells=FAR, boss_wins=option)
    assert ended(throw_all(game)).winners == (2,)


def test_the_profiteer_alone_gets_3() -> None:
    assert reached("sbgp", *BOTH_DOORS).nuggets == (0, 0, 0, 3)
    alone = unreached("bgp")
    assert alone.winners == (2,)
    assert alone.nuggets == (0, 0, 3)
    assert alone.why[2] == "profiteer: always wins; 5 pieces for the only winner, 2 less for this dwarf."


def test_no_saboteur_was_dealt_and_the_treasure_is_not_connected() -> None:
    result = unreached("bg")
    assert result.winner == "saboteurs"
    assert result.winners == ()
    assert result.nuggets == (0, 0)


# Case 47


def test_case_47_a_saboteur_completes_the_way_with_no_door() -> None:
    result = reached("sbg", *FREE_WAY)
    assert result.winner == "blue and green"
    assert result.nuggets == (0, 4, 4)
    assert result.why[0] == "saboteur: the treasure is connected."


def test_case_47_two_ways_one_free_and_green_completes() -> None:
    result = reached("gb", *GREEN_AND_FREE)
    assert result.winner == "green"
    assert result.nuggets == (5, 0)
    assert result.why == (
        (
            "green gold-digger: a green gold-digger connected the treasure, and green has a way to it; "
            "5 pieces for the only winner."
        ),
        "blue gold-digger: a green gold-digger connected the treasure and has a way to it, so green wins alone.",
    )
    assert result.notes == (
        "Blue has a way to the treasure at 3,0: no green door stands in it.",
        "Green has a way to the treasure at 3,0: no blue door stands in it.",
    )


def test_case_47_blue_completes_a_way_that_has_only_a_green_door() -> None:
    result = reached("bg", *GREEN_WAY)
    assert result.winner == "green"
    assert result.nuggets == (0, 5)


def test_each_team_over_its_own_door() -> None:
    assert reached("bg", *BLUE_WAY).winner == "blue"
    assert reached("gb", *GREEN_WAY).winner == "green"
    assert reached("bg", *BLUE_AND_FREE).winner == "blue"


# Case 48, pieces


def test_case_48_five_or_more_winners() -> None:
    result = reached("sbbbop", *FREE_WAY)
    assert result.winners == (1, 2, 3, 4, 5)
    assert result.nuggets == (0, 1, 1, 1, 0, 0)
    assert result.why[4] == (
        "boss: wins because the treasure is connected; 1 piece each for 5 winners, 1 less for this dwarf."
    )
    assert result.why[5] == "profiteer: always wins; 1 piece each for 5 winners, 2 less for this dwarf, never below 0."
    assert reached("sbbbbggop", *FREE_WAY).nuggets == (0, 1, 1, 1, 1, 1, 1, 0, 0)


def test_case_48_a_team_that_wins_with_nobody_in_it_changes_nothing() -> None:
    result = reached("sbb", *FREE_WAY)
    assert result.winner == "blue and green"
    assert result.winners == (1, 2)
    assert result.nuggets == (0, 4, 4)


@pytest.mark.parametrize(("winners", "each"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1), (6, 1), (8, 1)])
def test_pieces_by_number_of_winners(winners: int, each: int) -> None:
    roles = ["blue"] * min(winners, 4) + ["green"] * max(0, winners - 4) + ["saboteur"]
    settled = settle(Rules.saboteur2(), roles, winners, {"blue": True, "green": True}, (), 0)
    assert settled.pieces == (*[each] * winners, 0)


@pytest.mark.parametrize(("others", "boss", "profiteer"), [(0, 3, 2), (1, 2, 1), (2, 1, 0), (3, 0, 0), (4, 0, 0)])
def test_the_boss_gets_one_less_and_the_profiteer_two_less(others: int, boss: int, profiteer: int) -> None:
    roles = ["blue"] * others + ["boss", "profiteer", "saboteur"]
    settled = settle(Rules.saboteur2(), roles, others + 2, {"blue": True, "green": False}, (), 0)
    assert settled.pieces[others:] == (boss, profiteer, 0)
