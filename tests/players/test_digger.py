"""Positions in which the digger's heuristic has to do one thing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest

from sab_widget.model import (
    Break,
    Card,
    Cell,
    Clear,
    Discard,
    DiscardSeveral,
    Face,
    Game,
    Inspect,
    Lay,
    Map,
    Pass,
    Place,
    Repair,
    Rockfall,
    Steal,
    Take,
    Trap,
)
from sab_widget.model.cells import as_spot
from sab_widget.players.digger import Digger
from tests.model import kit, two
from tests.players.positions import chosen, position

ONE_GOAL = "S* EW . . ?NESW$"
"""Everybody can see where it lies: there is one goal alone."""


def test_it_lays_the_card_that_brings_the_treasure_nearer() -> None:
    assert chosen(Digger(), position(ONE_GOAL, ["NS", "EW", "E|W"])) == Place("EW", (2, 0))


def test_it_turns_a_card_so_that_the_way_goes_on() -> None:
    drawn = """
        S* .  .
        .  EW ?NESW$
    """
    assert chosen(Digger(), position(drawn, ["NE", "E|W"])) == Place("NE", (0, 1))


def test_it_likes_branches() -> None:
    assert chosen(Digger(), position(ONE_GOAL, ["EW", "NESW", "ESW"])) == Place("NESW", (2, 0))


def test_it_goes_where_a_map_has_shown_the_treasure() -> None:
    drawn = """
        .  .  ?NW
        S* EW .
        .  .  ?NESW$
    """
    game = position(drawn, ["map", "NW", "SW", "N"])
    game.table.looked[0].add(as_spot((2, 1)))
    assert chosen(Digger(), game) == Place("SW", (2, 0))


def test_it_looks_at_a_goal_when_no_card_helps() -> None:
    drawn = """
        .  .  ?NW
        S* EW .
        .  .  ?NESW$
    """
    assert chosen(Digger(), position(drawn, ["map", "N", "N|S"])).kind == "map"


def test_it_does_not_look_at_what_it_knows() -> None:
    assert chosen(Digger(), position(ONE_GOAL, ["map", "NE", "N"])) != Map((4, 0))


def test_it_mends_its_own_tool_before_all() -> None:
    game = position(ONE_GOAL, ["repair lantern", "map", "EW"], broken={0: ["lantern"], 1: ["lantern"]})
    assert chosen(Digger(), game) == Repair("lantern", 0)


def test_it_spares_the_card_for_two_tools() -> None:
    hand = ["repair lantern cart", "repair lantern", "EW"]
    assert chosen(Digger(), position(ONE_GOAL, hand, broken={0: ["lantern"]})) == Repair("lantern", 0)


def test_it_throws_away_what_is_blind_first() -> None:
    game = position(ONE_GOAL, ["NESW", "N|S", "EW"], broken={0: ["cart"]})
    assert chosen(Digger(), game) == Discard("N|S")


def blocked(*hand: str) -> Game:
    """Seat 1 has laid a card that blocks the way; it is seat 0's turn, with six cards."""
    rules = kit.near(first_seat=1)
    game = kit.game({0: hand, 1: ["E|W"]}, players=3, rules=rules, roles="dds", starter=1)
    game.play(Place("E|W", (1, 0)))
    kit.discard_any(game)
    return game


def test_it_lets_rocks_fall_on_what_blocks_the_way() -> None:
    game = blocked("rockfall", "N", "N|E", "E", "E|S", "N|S")
    assert chosen(Digger(), game) == Rockfall((1, 0))


def test_it_breaks_the_tools_of_whom_it_suspects() -> None:
    game = blocked("break cart", "N", "N|E", "E", "E|S", "N|S")
    assert chosen(Digger(), game) == Break("cart", 1)


def test_it_breaks_nobodys_tools_without_a_reason() -> None:
    game = position(ONE_GOAL, ["break cart", "NE", "N"])
    assert chosen(Digger(), game).kind != "break"


def test_it_repairs_whom_it_trusts_and_not_whom_it_suspects() -> None:
    game = blocked("repair cart", "N", "N|E", "E", "E|S", "N|S")
    for seat in (1, 2):
        game.table.broken["cart"] |= 1 << seat
        game.table.put_in_front("cart", seat)
    game.table._legal = None
    assert chosen(Digger(), game) == Repair("cart", 2)


def test_it_takes_the_most_gold() -> None:
    rules = kit.near(gold_choice="player", gold=((1, 2), (2, 1), (3, 1)))
    game = kit.game({0: ["EW"]}, players=3, rules=rules, roles="ddd", gold=[1, 3, 2, 1])
    game.play(Place("EW", (1, 0)))
    assert chosen(Digger(), game) == Take(3)


def test_it_lays_a_stone_so_that_the_way_goes_on() -> None:
    drawn = """
        .    .    ES .
        S*   NESW NS .
        EW   ?NE  .  .
        .    .    .  ?NESW$
    """
    game = position(drawn, ["NW", "N"], stone_choice="player")
    game.table._choices[as_spot((1, 1))] = (Face("NE"), Face("SW"))
    game.table.phase, game.table._legal = "laying", None
    assert set(game.legal_actions()) == {Lay("NE", (1, 1)), Lay("SW", (1, 1))}
    assert chosen(Digger(), game) == Lay("NE", (1, 1))


# Saboteur 2

TWO: Final[dict[str, Any]] = {"variants": ("saboteur2",)}


@pytest.mark.parametrize(("letter", "own"), [("b", "blue"), ("g", "green")])
def test_a_team_lays_doors_of_its_own(letter: str, own: str) -> None:
    game = position(ONE_GOAL, ["EW:blue", "EW:green", "N"], f"{letter}bg", **TWO)
    assert chosen(Digger(), game) == Place(f"EW:{own}", (2, 0))


def test_a_team_does_not_dig_for_the_other() -> None:
    drawn = "S* EW:green EW . ?NESW$"
    assert chosen(Digger(), position(drawn, ["EW", "N", "map"], "bbg", **TWO)) != Place("EW", (3, 0))
    assert chosen(Digger(), position(drawn, ["EW", "N", "map"], "gbg", **TWO)) == Place("EW", (3, 0))


def test_a_geologist_prefers_crystals() -> None:
    drawn = """
        .  .    .  .  .
        S* NESW EW .  ?NESW$
    """
    assert chosen(Digger(), position(drawn, ["NES*", "E|W", "N"], "cbg", **TWO)).card == Card("NES*")


def test_it_hurts_whom_an_inspection_has_shown_to_be_a_saboteur() -> None:
    game = two.game([["inspection", "trapped"], ["N", "N"], ["N", "N"]], ["N"] * 9, roles="bsg")
    two.play(game, Inspect(1), Discard("N"), Discard("N"))
    assert Digger().choose(game.view(0), (Trap(2), Discard("N"), Trap(1))) == Trap(1)
    assert {Trap(1), Trap(2), Discard("N")} <= set(game.legal_actions())


def test_it_leaves_alone_whom_an_inspection_has_shown_to_be_none() -> None:
    game = two.game([["inspection", "trapped"], ["N", "E|W"], ["N", "N"]], ["N"] * 9, roles="bgs")
    two.play(game, Inspect(1), Place("E|W", (1, 0)), Discard("N"))
    assert Digger().choose(game.view(0), (Trap(1), Discard("N"))) == Discard("N")


def test_it_steals_from_the_richest() -> None:
    view = replace(position(ONE_GOAL, ["theft"], "bsg", **TWO).view(0), nuggets=(0, 2, 5))
    assert Digger().choose(view, (Steal(1), Steal(2), Pass())) == Steal(2)


def test_it_discards_together_what_is_useless() -> None:
    action = chosen(Digger(), position(ONE_GOAL, ["N", "N|S", "N|E", "E|S"], "bbg", **TWO))
    assert isinstance(action, DiscardSeveral)


def test_it_gives_away_the_useless_to_mend_its_tool() -> None:
    action = chosen(Digger(), position(ONE_GOAL, ["N", "N|S", "NES", "NESW"], "bbg", broken={0: ["cart"]}, **TWO))
    assert action == Clear("cart", ["N", "N|S"])


def test_cells_of_the_drawings_are_what_they_seem() -> None:
    assert position(ONE_GOAL, ["NS"]).mine.goals[0].cell == Cell(4, 0)
