"""Path cards of Saboteur 2: ladders, bridges, doors, crystals (rules.md section 6; cases 20 to 23, 51)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sab_widget.model import Break, Cell, Game, Mine, Place, Rockfall, Rules
from tests.model import two
from tests.model.kit import codes, refused
from tests.model.two import FAR, THREE, dig, play, throw


def dug(*ways: str, after: Sequence[str] = (), stock: Sequence[str] = (), **options: Any) -> Game:
    """Two players lay these cards in turn, written `FACE COLUMN,ROW` or `rockfall COLUMN,ROW`; then more are in hand.

    The first hand gets every second card, and `after` goes to whoever is to play then.
    """
    hands: list[list[str]] = [[], []]
    for number, way in enumerate(ways):
        hands[number % 2].append(way.split()[0])
    hands[len(ways) % 2] += after
    size = max(map(len, hands))
    game = two.game([[*hand, *["N|E|S|W"] * (size - len(hand))] for hand in hands], stock, **options)
    for way in ways:
        face, at = way.split()
        cell = (int(at.split(",")[0]), int(at.split(",")[1]))
        play(game, Rockfall(cell) if face == "rockfall" else Place(face, cell))
    return game


def lit(game: Game, cell: tuple[int, int]) -> str:
    """The edges of a card that are connected to the surface."""
    return "".join(edge for edge in "NESW" if game.mine.is_connected(cell, edge))


# Bridges, double curves, mixed cards: their tunnels are separate


def test_case_20_over_a_bridge_one_goes_straight_on() -> None:
    game = dug("NS 0,-1", "NS|EW 0,-2", after=["EW", "NS"], goal_cells=FAR)
    assert lit(game, (0, -2)) == "NS"
    reasons = refused(game, Place("EW", (1, -2)))
    assert codes(reasons) == ["not_connected"]
    assert reasons[0].side == "W"
    assert codes(refused(game, Place("EW", (-1, -2)))) == ["not_connected"]
    assert Place("NS", (0, -3)) in game.legal_actions()
    assert Place("NS", (1, -2)) not in game.legal_actions()


def test_case_20_the_other_tunnel_of_a_bridge_waits_until_it_is_reached() -> None:
    game = dug("NS 0,-1", "NS|EW 0,-2", "NESW 1,0", "NES 1,-1", after=["SW", "EW"], goal_cells=FAR)
    assert lit(game, (0, -2)) == "NS"
    dig(game, "SW 1,-2")
    assert lit(game, (0, -2)) == "NESW"
    throw(game, "N|E|S|W")
    assert Place("EW", (-1, -2)) in game.legal_actions()


@pytest.mark.parametrize(
    ("face", "connected"),
    [("NE|SW", "SW"), ("ES|NW", "ES"), ("NS|EW", "NS"), ("NS|E", "NS"), ("NE|S", "S"), ("ES|N", "ES"),
     ("NS|E|W", "NS"), ("EW|N|S", "S"), ("ESW|N*", "ESW"), ("EW|N*", ""), ("NSW|E*", "NSW")],
)  # fmt: skip
def test_only_the_tunnel_that_is_reached_from_the_south_is_connected(face: str, connected: str) -> None:
    mine = Mine(dict.fromkeys(FAR))
    if not connected:
        assert codes(mine.why_not(face, (0, -1))) == ["edge_mismatch", "not_connected"]
        return
    mine.place(face, (0, -1))
    assert "".join(edge for edge in "NESW" if mine.is_connected((0, -1), edge)) == connected


def test_at_least_one_tunnel_must_be_connected_when_the_card_is_laid() -> None:
    """The stub of a mixed card meets the mine, and that is enough; its other tunnel need not be connected."""
    game = dug("NS|EW 0,-1", after=["NS|E", "NS"], goal_cells=FAR)
    assert codes(refused(game, Place("NS|W", (1, -1)))) == ["not_connected"]
    mixed = dug(after=["NS|E"], goal_cells=FAR)
    assert Place("NS|W", (1, 0)) in mixed.legal_actions()
    dig(mixed, "NS|W 1,0")
    assert lit(mixed, (1, 0)) == "W"


def test_a_bridge_reaches_a_goal_only_with_the_tunnel_that_is_connected() -> None:
    """From the west over (1,0): the tunnel towards the north does not count."""
    game = dug("EW 1,0", "NS|EW 2,0", goal_cells=((3, 0), (2, -1), (2, 1)), goals=("NW", "treasure", "NE"))
    assert [goal.up for goal in game.mine.goals] == [True, False, False]


# Ladders


def test_case_21_a_ladder_joins_a_part_that_was_cut_off_to_the_surface() -> None:
    game = dug("NS 0,-1", "NS 0,-2", "rockfall 0,-1", after=["NE", "ESL"], goal_cells=FAR)
    assert lit(game, (0, -2)) == ""
    assert Place("SW", (0, -3)) not in game.legal_actions()
    assert codes(refused(game, Place("SW", (0, -3)))) == ["not_connected"]
    assert Place("ESL", (0, -3)) in game.legal_actions()
    dig(game, "ESL 0,-3")
    assert lit(game, (0, -3)) == "ES"
    assert lit(game, (0, -2)) == "NS"
    throw(game, "N|E|S|W")
    assert Place("SW", (1, -3)) in game.legal_actions(), "that part can be built on"


def test_a_ladder_is_laid_where_any_side_touches_a_card_wall_on_wall_among_them() -> None:
    game = dug("NS 0,-1", after=["EL"], goal_cells=FAR)
    assert Place("EL", (1, -1)) in game.legal_actions(), "wall on wall"
    assert Place("WL", (1, -1)) not in game.legal_actions(), "edges must match as always"
    assert codes(refused(game, Place("WL", (1, -1)))) == ["edge_mismatch"]
    assert codes(refused(game, Place("EL", (2, -1)))) == ["no_neighbour"]
    assert codes(refused(game, Place("EL", (1, -2)))) == ["no_neighbour"], "a corner is no side"
    dig(game, "EL 1,-1")
    assert lit(game, (1, -1)) == "E"


def test_a_ladder_may_touch_a_stub_that_is_not_connected() -> None:
    game = dug("NS|E 0,-1", after=["EL"], goal_cells=FAR)
    assert Place("WL", (1, -1)) in game.legal_actions()
    dig(game, "WL 1,-1")
    assert lit(game, (0, -1)) == "NES", "the stub is lit by the ladder"


def test_a_ladder_is_joined_to_every_other_ladder_by_the_surface() -> None:
    """The mine is cut off from the start, and the second front goes on."""
    game = dug("EW 1,0", "EW 2,0", "NSW 3,0", "NL 3,1", "rockfall 1,0", after=["NS"], goal_cells=FAR)
    assert lit(game, (3, 0)) == "NSW"
    assert Place("NS", (3, -1)) in game.legal_actions()


def test_case_22_a_ladder_beside_a_goal_face_down_is_refused() -> None:
    game = dug(after=["EL", "NL"])
    reasons = refused(game, Place("WL", (1, 0)))
    assert [(r.code, r.side, r.neighbour) for r in reasons] == [("beside_goal", "E", Cell(2, 0))]
    assert str(reasons[0]) == "A ladder may not lie beside a goal: the east edge touches the goal at 2,0."
    assert Place("WL", (1, 0)) not in game.legal_actions()
    assert Place("SL", (0, -1)) in game.legal_actions()


def test_case_22_a_ladder_beside_a_goal_face_up_is_refused() -> None:
    game = dug("EW 1,0", after=["ESL", "NL"], goals=("treasure", "NW", "NE"))
    assert game.mine.goal((2, 0)).up
    assert [(r.code, r.side) for r in refused(game, Place("SL", (2, -1)))] == [
        ("beside_goal", "N"),
        ("beside_goal", "S"),
    ]
    assert not [a for a in game.legal_actions() if isinstance(a, Place) and a.cell == (2, -1)]


def test_case_22_where_nothing_but_the_goal_is_beside_the_ladder() -> None:
    game = dug(after=["EL"])
    assert codes(refused(game, Place("WL", (3, 0)))) == ["no_neighbour", "beside_goal"]


def test_another_card_lies_beside_a_goal_as_ever() -> None:
    game = dug(after=["NW", "EL"])
    assert Place("NW", (1, 0)) in game.legal_actions()


def test_case_51_a_rockfall_on_the_only_ladder_cuts_a_remote_part_off_again() -> None:
    game = dug(
        "NS 0,-1", "NS 0,-2", "rockfall 0,-1", "ESL 0,-3", "NW 1,-3", "rockfall 0,-3",
        after=["NS", "NES"], goal_cells=FAR,
    )  # fmt: skip
    assert lit(game, (0, -2)) == ""
    assert lit(game, (1, -3)) == ""
    assert codes(refused(game, Place("NS", (1, -4)))) == ["not_connected"]
    assert Place("NS", (0, -1)) in game.legal_actions()
    dig(game, "NS 0,-1")
    assert lit(game, (0, -2)) == "NS", "the gap is filled"


def test_a_rockfall_on_one_of_two_ladders_cuts_nothing_off() -> None:
    game = dug("NS 0,-1", "SL 0,-2", "rockfall 0,-1", "NS 0,-1", "rockfall 0,-2", goal_cells=FAR)
    assert lit(game, (0, -1)) == "NS"


# Doors


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_anybody_lays_any_door_and_goes_on_behind_it(seat: int) -> None:
    """Doors do not limit where cards may be laid, nor who lays them, nor whether a goal is turned up."""
    hands = [["EW:blue", "EW:green", "EW"]] * 3
    game = two.game(hands, roles="bgs", goal_cells=THREE, goals=("treasure", "NW", "NE"))
    throw(game, *["EW"] * seat)
    dig(game, "EW:blue 1,0", "EW:green 2,0")
    assert lit(game, (2, 0)) == "EW"
    assert game.mine.goal((3, 0)).up, "two doors, and the goal is turned up all the same"


def test_a_door_stands_in_one_tunnel_of_its_card() -> None:
    mine = Mine({(0, -2): "NESW", (8, 0): None})
    mine.place("NS|E:green", (0, -1))
    assert mine.goal((0, -2)).up
    assert [way.open for way in mine.ways().values()] == [False, True]


# Crystals


def test_crystals_count_connected_or_not() -> None:
    game = dug("NES* 0,-1", "NESW* 0,-2", "W* 1,0", "rockfall 0,-1", goal_cells=FAR)
    assert lit(game, (0, -2)) == ""
    assert game.mine.crystals() == 2


# Cards are barred by tools and traps alone


def test_a_broken_tool_bars_ladders_and_doors_like_any_path_card() -> None:
    game = two.game([["break cart", "EL"], ["EL", "EW:blue"]], goal_cells=FAR)
    play(game, Break("cart", 1))
    assert not [action for action in game.legal_actions() if isinstance(action, Place)]
    assert codes(refused(game, Place("WL", (1, 0)))) == ["broken_tool"]
    assert codes(refused(game, Place("EW:blue", (1, 0)))) == ["broken_tool"]


def test_four_rockfalls_are_in_the_deck_and_remove_any_card_of_the_second_box_too() -> None:
    game = dug("EW:green 1,0", after=["rockfall", "N"], goal_cells=FAR)
    outcome = game.play(Rockfall((1, 0)))
    assert str(outcome.removed) == "EW:green"
    assert dict(Rules.saboteur2().deck)["rockfall"] == 4
