"""Positions in which the saboteur's heuristic has to do one thing."""

from __future__ import annotations

from sab_widget.model import Break, Discard, Lay, Place, Repair, Rockfall, SwapHats, Trap
from sab_widget.model.actions_two import Inspect
from sab_widget.model.cells import as_spot
from sab_widget.model.faces import Face
from sab_widget.players.saboteur import Saboteur
from tests.model import kit, two
from tests.players.positions import chosen, position

FAR = "S* EW . . . . . . ?NESW$"
CLOSE = "S* EW EW . ?NESW$"


def test_it_lays_a_dead_end_when_the_diggers_are_close() -> None:
    assert chosen(Saboteur(), position(CLOSE, ["E|W", "EW", "NESW"], "sdd")) == Place("E|W", (3, 0))


def test_it_turns_the_way_aside_when_it_has_no_dead_end() -> None:
    drawn = """
        .  .  .  .  .
        S* EW EW .  ?NESW$
    """
    action = chosen(Saboteur(), position(drawn, ["NW", "EW", "NESW"], "sdd"))
    assert action in {Place("NW", (3, 0)), Discard("NESW")}
    assert action != Place("EW", (3, 0))


def test_it_throws_away_what_diggers_need_while_they_are_far() -> None:
    assert chosen(Saboteur(), position(FAR, ["NESW", "EW", "E|W", "break cart"], "sdd")) == Discard("NESW")


def test_it_does_not_show_itself_while_the_treasure_is_far() -> None:
    game = position(FAR, ["E|W", "break cart", "rockfall", "NESW"], "sdd")
    assert chosen(Saboteur(), game).kind == "discard"


def test_it_lets_rocks_fall_where_they_cut_off_most() -> None:
    drawn = """
        S* EW NESW NESW . ?NESW$
        .  .  NS   NS   . .
    """
    arms, way = {Rockfall((2, 1)), Rockfall((3, 1))}, {Rockfall((1, 0)), Rockfall((2, 0)), Rockfall((3, 0))}
    game = position(drawn, ["rockfall", "NESW"], "sdd")
    assert arms | way <= set(game.legal_actions())
    assert chosen(Saboteur(), game) in way


def test_it_breaks_the_tools_of_whoever_digs_best() -> None:
    rules = kit.near(first_seat=1)
    hands = {0: ["break cart", "NESW"], 1: ["NS"], 2: ["ES"]}
    game = kit.game(hands, players=3, rules=rules, roles="sdd", starter=1, goals=("treasure", "NW", "NE"))
    game.play(Place("NS", (0, 1)))
    game.play(Discard("ES"))
    assert chosen(Saboteur(), game) == Break("cart", 1)


def test_it_does_not_break_what_is_broken() -> None:
    game = position(CLOSE, ["break cart", "NESW"], "sdd", broken={1: ["lantern", "pickaxe"]})
    assert chosen(Saboteur(), game) == Break("cart", 2)


def test_it_mends_its_own_tool() -> None:
    game = position(CLOSE, ["repair cart", "E|W"], "sdd", broken={0: ["cart"], 1: ["cart"]})
    assert chosen(Saboteur(), game) == Repair("cart", 0)


def test_it_throws_nothing_away_that_harms() -> None:
    game = position(CLOSE, ["E|W", "NES", "rockfall"], "sdd", broken={0: ["cart"]})
    game.table._rockfalls.clear()
    game.table._legal = None
    assert chosen(Saboteur(), game) == Discard("NES")


def test_it_lays_a_stone_so_that_it_leads_nowhere() -> None:
    drawn = """
        .    .    ES .
        S*   NESW NS .
        EW   ?NE  .  .
        .    .    .  ?NESW$
    """
    game = position(drawn, ["NW", "N"], "sdd", stone_choice="player")
    game.table._choices[as_spot((1, 1))] = (Face("NE"), Face("SW"))
    game.table.phase, game.table._legal = "laying", None
    assert chosen(Saboteur(), game) == Lay("SW", (1, 1))


def test_it_traps_a_digger_and_not_a_known_friend() -> None:
    game = two.game([["inspection", "trapped"], ["N", "N"], ["N", "N"]], ["N"] * 9, roles="ssg")
    two.play(game, Inspect(1), Discard("N"), Discard("N"))
    assert Saboteur().choose(game.view(0), (Trap(1), Discard("N"), Trap(2))) == Trap(2)


def test_it_swaps_its_hat_when_everybody_knows() -> None:
    hands = [["E|W", "N|S", "swap hats"], ["N", "N", "N"], ["N", "N", "trapped"]]
    game = two.game(hands, ["N"] * 20, roles="sbg")
    two.play(game, Place("E|W", (1, 0)), Discard("N"), Discard("N"))
    two.play(game, Place("N|S", (0, 1)), Discard("N"), Trap(0))
    assert chosen(Saboteur(), game) == SwapHats(0)
