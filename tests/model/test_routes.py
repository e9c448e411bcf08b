"""The way from the surface to a tunnel, and where it breaks."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings

from sab_widget.model import BadPosition, Cell, Mine, Route, SabError, WayBreak
from tests.model import boards, plain


def cells(route: Route) -> list[Cell]:
    return [tunnel.cell for tunnel in route.tunnels]


def test_the_way_to_the_start_is_the_start() -> None:
    route = Mine().route((0, 0))
    assert route.connected
    assert route.tunnels == (Mine().tunnel((0, 0), "N"),)
    assert route.broken is None


def test_the_way_along_a_tunnel() -> None:
    mine = Mine.from_text("S* EW EW SW")
    assert cells(mine.route((3, 0), "S")) == [(0, 0), (1, 0), (2, 0), (3, 0)]


def test_of_two_ways_the_shorter_one_is_given() -> None:
    mine = Mine.from_text("""
        ES EW SW
        S* EW NESW EW
    """, check=False)  # fmt: skip
    assert cells(mine.route((3, 0), "W")) == [(0, 0), (1, 0), (2, 0), (3, 0)]


def test_a_bridge_is_two_tunnels() -> None:
    mine = Mine.from_text("""
        .  .      NS
        S* EW     NS|EW EW
        .  .      NS
    """)
    assert mine.route((2, 0), "E").connected
    assert cells(mine.route((3, 0), "E")) == [(0, 0), (1, 0), (2, 0), (3, 0)]
    assert mine.route((2, 0), "N").broken == WayBreak("stub", Cell(2, 0), None)
    assert cells(mine.route((2, 1), "S")) == [(2, 0), (2, 1)]
    assert mine.tunnel((2, 0), "N").number == mine.tunnel((2, 0), "S").number != mine.tunnel((2, 0), "E").number


def test_broken_in_a_blind_card() -> None:
    mine = Mine.from_text("S* E|W EW EW")
    route = mine.route((3, 0), "E")
    assert not route.connected
    assert route.broken == WayBreak("stub", Cell(1, 0), None)
    assert cells(route) == [(1, 0), (2, 0), (3, 0)], "from the break to the tunnel that was asked for"
    assert route.tunnels[0].edges == "E"
    assert route.broken.sentence == "The way breaks in the card at 1,0: its tunnels do not meet."


def test_broken_at_a_gap() -> None:
    mine = Mine.from_text("S* EW . EW EW")
    route = mine.route((4, 0), "E")
    assert route.broken == WayBreak("gap", Cell(3, 0), "W")
    assert cells(route) == [(3, 0), (4, 0)]
    assert route.broken.sentence == "The way breaks at 2,0: no card lies there."


def test_of_several_gaps_the_one_nearest_to_the_connected_mine_is_named() -> None:
    mine = Mine.from_text("""
        .  .  NESW NS
        S* EW .    .
    """, check=False)  # fmt: skip
    assert mine.route((2, -1)).broken == WayBreak("gap", Cell(2, -1), "S")


def test_broken_at_a_face_down_goal() -> None:
    mine = Mine({(2, 0): None, (9, 9): "NESW"})
    mine.place("EW", (1, 0))
    mine.place("W", (3, 0), check=False)
    route = mine.route((3, 0), "W")
    assert route.broken == WayBreak("goal", Cell(3, 0), "W")
    assert route.broken.sentence == (
        "The way breaks at 2,0: a face-down goal lies there and connects nothing."
    )  # fmt: skip


def test_broken_at_a_wall() -> None:
    mine = Mine.from_text("S* NS W", check=False)
    route = mine.route((2, 0), "W")
    assert route.broken == WayBreak("wall", Cell(2, 0), "W")
    assert route.broken.sentence == "The way breaks at the west edge of 2,0: the card at 1,0 shows a wall."


def test_broken_because_nothing_leads_on() -> None:
    mine = Mine.from_text("S* . E W")
    route = mine.route((3, 0), "W")
    assert route.broken == WayBreak("closed", Cell(2, 0), None)
    assert route.broken.sentence == "Nothing leads on from the card at 2,0."


@given(boards.anywhere())
@settings(max_examples=40)
def test_every_way_leads_from_tunnel_to_joined_tunnel(mine: Mine) -> None:
    cards = plain.board(mine).cards
    connected = plain.connected(cards)
    steps = breadth_first(cards)
    for cell, face in mine.cards.items():
        for number, tunnel in enumerate(face.tunnels):
            route = mine.route(cell, number)
            way = [(at.cell, frozenset(at.edges)) for at in route.tunnels]
            assert way[-1] == (cell, frozenset(tunnel.edges))
            assert all(two in plain.neighbours(cards, one) for one, two in pairwise(way))
            assert len(way) == len(set(way))
            assert route.connected is (way[-1] in connected)
            if route.connected:
                assert len(way) == steps[way[-1]], "there is no shorter way"
                assert mine.component(cell, number) == mine.components()[0]
            else:
                check_break(mine, way[0], route.broken, connected)


def breadth_first(cards: dict[Cell, str]) -> dict[plain.Tunnel, int]:
    """For each connected tunnel how many tunnels the shortest way to it has."""
    ring = [(cell, edges) for cell, face in cards.items() for edges, ladder in plain.tunnels(face) if ladder]
    steps = dict.fromkeys(ring, 1)
    while ring:
        onward = []
        for tunnel in ring:
            for other in plain.neighbours(cards, tunnel):
                if other not in steps:
                    steps[other] = steps[tunnel] + 1
                    onward.append(other)
        ring = onward
    return steps


def check_break(
    mine: Mine, first: plain.Tunnel, broken: WayBreak | None, connected: set[plain.Tunnel]
) -> None:  # fmt: skip
    """What is said about a break is so."""
    assert broken is not None
    cell, edges = first
    assert broken.cell == cell
    if broken.kind in ("stub", "closed"):
        assert broken.side is None
        others = {(cell, other) for other, _ in plain.tunnels(plain.board(mine).cards[cell])} - {first}
        assert bool(others & connected) or broken.kind == "closed"
        return
    assert broken.side is not None
    assert broken.side in edges
    table, beyond = plain.board(mine), cell.step(broken.side)
    kind = "goal" if beyond in table.down else "gap" if beyond not in table.cards else "wall"
    assert broken.kind == kind
    assert kind != "wall" or not plain.is_open(table.cards[beyond], plain.OPPOSITE[broken.side])


NO_TUNNELS: list[tuple[tuple[int, int], str | int]] = [
    *(((1, 0), "N"), ((1, 0), 1), ((1, 0), -1), ((1, 0), ""), ((1, 0), "EW"), ((5, 5), "N"), ((8, 0), "N")),
]


@pytest.mark.parametrize(("cell", "edge"), NO_TUNNELS)
def test_asking_for_a_tunnel_that_is_not_there(cell: tuple[int, int], edge: str | int) -> None:
    mine = Mine.from_text("S* EW")
    for ask in (mine.route, mine.tunnel, mine.component):
        with pytest.raises(BadPosition):
            ask(cell, edge)


def test_asking_whether_an_edge_that_is_none_is_connected() -> None:
    for edge in ("X", "", "NE", "n"):
        with pytest.raises(SabError):
            Mine().is_connected((0, 0), edge)
