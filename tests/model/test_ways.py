"""Ways for a team: from the surface to the treasure without a door of the other colour (rules.md section 6)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sab_widget.model import BadPlayers, Cell, Face, Mine, SabError
from tests.model import plain

Place = tuple[Cell, int]


def drawn(text: str) -> Mine:
    """A drawing of any position."""
    return Mine.from_text(text, check=False)


def at(*cells: tuple[int, int]) -> tuple[Place, ...]:
    """The first tunnels of some cards."""
    return tuple((Cell(*cell), 0) for cell in cells)


# Cases of rules.md section 8


def test_case_23_doors_on_parallel_ways() -> None:
    mine = drawn("""
        ES  EW:blue  SW
        S*  .        !NESW$
        NE  EW:green NW
    """)
    assert mine.way("blue").route == at((0, 0), (0, -1), (1, -1), (2, -1), (2, 0))
    assert mine.way("green").route == at((0, 0), (0, 1), (1, 1), (2, 1), (2, 0))
    assert [way.open for way in mine.ways().values()] == [True, True]
    assert mine.way("blue").sentence == "Blue has a way to the treasure at 2,0: no green door stands in it."


def test_case_23_doors_in_series_on_all_ways() -> None:
    mine = drawn("S* EW:blue EW:green !NESW$")
    blue, green = mine.way("blue"), mine.way("green")
    assert (blue.open, blue.connected, blue.route, blue.doors) == (False, True, (), (Cell(2, 0),))
    assert (green.open, green.connected, green.route, green.doors) == (False, True, (), (Cell(1, 0),))
    assert green.sentence == "Green has no way to the treasure at 3,0: the blue door at 1,0 stops it."
    assert mine.way().open, "anyone who opens every door"


def test_case_24_green_connects_over_a_blue_door() -> None:
    mine = Mine({(3, 0): "NESW"})
    mine.place("EW:blue", (1, 0))
    assert mine.place("EW", (2, 0)).treasure_reached
    assert mine.way("blue").open
    assert not mine.way("green").open
    assert mine.way("green").doors == ((1, 0),)


def test_case_47_a_way_with_no_door() -> None:
    mine = drawn("S* EW EW !NESW$")
    assert mine.way("blue").open
    assert mine.way("green").open


def test_case_47_two_ways_one_free() -> None:
    mine = drawn("""
        ES  EW:green SW
        S*  .        !NESW$
        NE  EW       NW
    """)
    assert mine.way("green").open
    assert mine.way("blue").route == at((0, 0), (0, 1), (1, 1), (2, 1), (2, 0)), "round the door"


def test_case_47_a_way_that_has_only_a_green_door() -> None:
    mine = drawn("S* EW:green EW !NESW$")
    assert not mine.way("blue").open
    assert mine.way("green").open


def test_case_51_a_rockfall_on_the_only_ladder() -> None:
    mine = drawn("S* . . EW EW !NESW$")
    assert not mine.way().connected
    mine.place("NEL", (2, 0), check=False)
    for team in ("blue", "green", None):
        assert mine.way(team).route == at((2, 0), (3, 0), (4, 0), (5, 0)), "from the ladder, not from the start"
    mine.remove((2, 0))
    for team in ("blue", "green", None):
        way = mine.way(team)
        assert (way.open, way.connected, way.route, way.doors) == (False, False, (), ())
        assert way.sentence == "The treasure at 5,0 is cut off from the surface, so nobody has a way to it."
        assert way.reach == {(Cell(0, 0), 0)}


# Doors


def test_doors_on_the_way_with_the_fewest_in_order() -> None:
    mine = drawn("""
        ES  EW:green EW:green EW:green SW
        S*  .        .        .        !NESW$
        NE  EW:green EW       EW:green NW
    """)
    blue = mine.way("blue")
    assert blue.doors == ((1, 1), (3, 1))
    assert blue.sentence == (
        "Blue has no way to the treasure at 4,0: even on the best route green doors stop it, at 1,1 and 3,1."
    )
    assert blue.cells == {(0, 0), (0, -1), (0, 1)}
    assert blue.reach == {(Cell(0, 0), 0), (Cell(0, -1), 0), (Cell(0, 1), 0)}
    assert len(mine.way("green").reach) == len(mine.way().reach) == 12


def test_a_door_stops_its_own_tunnel_alone() -> None:
    mine = drawn("""
        ES SW
        S* EW|NS:green
        .  !NESW$
    """)
    door, free = (Cell(1, 0), 0), (Cell(1, 0), 1)
    assert mine.tunnel(*door).edges == "EW"
    assert mine.way("blue").route == (*at((0, 0), (0, -1), (1, -1)), free, (Cell(1, 1), 0))
    assert door not in mine.way("blue").reach
    assert {door, free} <= mine.way("green").reach


def test_a_turned_door_is_a_door() -> None:
    mine = Mine({(1, 1): "NESW"})
    mine.place(Face("NE:blue").turned, (1, 0))
    assert mine.way("blue").open
    assert mine.way("green").doors == ((1, 0),)


def test_a_ladder_behind_its_own_door() -> None:
    mine = drawn("S* . NEL:green EW !NESW$")
    assert mine.way("green").open
    assert mine.way("blue").doors == ((2, 0),)
    assert mine.way("blue").reach == {(Cell(0, 0), 0)}


# Where there is no treasure to walk to


def test_a_treasure_that_has_not_been_reached() -> None:
    way = Mine().way("blue")
    assert (way.open, way.connected, way.route, way.doors) == (False, False, (), ())
    assert way.sentence == "The treasure at 8,0 has not been reached yet, so nobody has a way to it."
    assert way.reach == {(Cell(0, 0), 0)}


def test_a_treasure_that_a_seat_does_not_know() -> None:
    hidden = Mine().with_goals_hidden([Cell(8, 2)]).way("blue")
    assert (hidden.open, hidden.connected, hidden.treasure) == (False, False, None)
    assert hidden.sentence == "Where the treasure lies is not known here, so nobody can tell of a way to it."
    assert "8,0" not in repr(hidden)


def test_no_treasure_at_all() -> None:
    assert Mine({}).way().sentence == "No treasure lies in this mine, so there is no way to it."
    assert Mine({(3, 0): "NW"}).way().treasure is None


@pytest.mark.parametrize("team", ["red", "", "Blue", 5, [], True, ("blue",), b"blue"])
def test_there_are_two_teams(team: str) -> None:
    with pytest.raises(BadPlayers, match="there is no team"):
        Mine().way(team)
    assert issubclass(BadPlayers, SabError)


def test_crystals() -> None:
    assert Mine().crystals() == 0
    mine = drawn("S* NESW* . E* EW|N* EW")
    assert mine.crystals() == 3, "connected or not"
    mine.remove((3, 0))
    assert mine.crystals() == 2


# What is found, compared with a plain search

FACES = ["NESW", "NES", "ESW", "NS", "EW", "NE", "ES", "NS|EW", "NE|SW", "N|S", "NEL", "ESL"]
DOORS = ["NS:blue", "EW:blue", "NE:blue", "EW:green", "ES:green", "NS|E:green", "NS|EW:green", "NEL:blue"]
SPOTS = [(column, row) for column in range(4) for row in range(-1, 3) if (column, row) not in ((0, 0), (3, 1))]


@st.composite
def with_doors(draw: st.DrawFn) -> Mine:
    """A small mine of cards put anywhere, its treasure up."""
    chance = random.Random(draw(st.integers(0, 2**32)))
    mine = Mine({(3, 1): chance.choice(["NESW", "NESW", "NS|EW"])}, treasure=(3, 1))
    mine.turn_up((3, 1))
    for cell in chance.sample(SPOTS, chance.randrange(4, len(SPOTS) + 1)):
        face = Face(chance.choice(FACES + DOORS * chance.choice([1, 2])))
        mine.place(chance.choice(face.both_ways), cell, check=False)
    return mine


def walks(mine: Mine) -> Iterator[list[Place]]:
    """Every walk from the surface that comes to no tunnel twice."""
    cards = mine.cards
    walk: list[Place] = []

    def on(place: Place) -> Iterator[list[Place]]:
        cell, number = place
        walk.append(place)
        yield walk
        for side in cards[cell].tunnels[number].edges:
            beside = cell.step(side)
            facing = {"N": "S", "E": "W", "S": "N", "W": "E"}[side]
            for n, tunnel in enumerate(cards[beside].tunnels if beside in cards else ()):
                if facing in tunnel.edges and (beside, n) not in walk:
                    yield from on((beside, n))
        walk.pop()

    for cell, face in cards.items():
        for number, tunnel in enumerate(face.tunnels):
            if tunnel.ladder:
                yield from on((cell, number))


def doors_in(mine: Mine, walk: list[Place], team: str | None) -> list[Cell]:
    """The doors on a walk that stop a team."""
    if team is None:
        return []
    return [cell for cell, n in walk if mine.cards[cell].tunnels[n].door not in (None, team)]


@given(with_doors())
@settings(max_examples=120, deadline=None)
def test_it_is_what_trying_every_walk_finds(mine: Mine) -> None:
    teams = ("blue", "green", None)
    fewest: dict[str | None, int | None] = dict.fromkeys(teams)
    shortest: dict[str | None, int] = {}
    reach: dict[str | None, set[Place]] = {team: set() for team in teams}
    for tried, walk in enumerate(walks(mine)):
        if tried > 20_000:
            return
        for team in teams:
            doors = len(doors_in(mine, walk, team))
            if not doors:
                reach[team].add(walk[-1])
            if walk[-1][0] == (3, 1):
                best = fewest[team]
                fewest[team] = doors if best is None else min(best, doors)
                if not doors:
                    shortest[team] = min(shortest.get(team, 99), len(walk))
    for team in teams:
        way = mine.way(team)
        assert way.connected == (fewest[team] is not None)
        assert way.open == (fewest[team] == 0)
        assert len(way.doors) == (fewest[team] or 0)
        assert way.reach == reach[team]
        assert len(way.route) == shortest.get(team, 0)
        if way.open:
            assert list(way.route) in [list(walk) for walk in walks(mine)] or len(mine.cards) > 9
            assert not doors_in(mine, list(way.route), team)


@given(with_doors())
@settings(deadline=None)
def test_anyone_has_a_way_when_the_treasure_is_connected(mine: Mine) -> None:
    lights = plain.lit(plain.board(mine).cards)
    way = mine.way()
    assert way.open == way.connected == bool(lights[Cell(3, 1)])
    assert all(way.open or not mine.way(team).open for team in ("blue", "green"))
    assert way.reach == {(there.cell, there.number) for there in mine.components()[0]}
