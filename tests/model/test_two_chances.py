"""What follows by counting: where the treasure is and who may be what, in both games, each number with its source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sab_widget.model import Cell, Discard, Game, Inspect, Map, Place, Rules, SwapHats
from sab_widget.model.chances import Chances
from sab_widget.model.deals import Deal
from tests.model import kit, two
from tests.model.test_stones import ringed
from tests.model.two import FAR, NEAR, play

UP, MIDDLE, DOWN = map(Cell._make, NEAR)
THIRD, HALF, WHOLE, NONE = Fraction(1, 3), Fraction(1, 2), Fraction(1), Fraction(0)


def treasure(chances: Chances) -> list[Fraction]:
    """The chances for the three goals."""
    return [chance.value for chance in chances.treasure.values()]


def sources(chances: Chances) -> list[str]:
    """Where the chances for the three goals come from."""
    return [chance.source for chance in chances.treasure.values()]


def saboteurs(chances: Chances) -> dict[int, Fraction]:
    """The chances for each number of saboteurs."""
    return {number: chance.value for number, chance in chances.saboteurs.items()}


def roles(chances: Chances, seat: int) -> dict[str, Fraction]:
    """The chances for the dwarf of a seat."""
    return {role: chance.value for role, chance in chances.roles[seat].items()}


# The treasure


def test_before_anything_is_known_each_goal_is_as_likely() -> None:
    game = kit.game()
    for viewer in (None, 0, 1, 2):
        found = game.view(viewer).chances()
        assert list(found.treasure) == [UP, MIDDLE, DOWN]
        assert treasure(found) == [THIRD] * 3
        assert set(sources(found)) == {"3 of 3 goals are not known; the treasure is one of those, each alike."}


def test_a_map_that_shows_a_stone_leaves_two() -> None:
    game = kit.game({0: ["map"]})
    game.play(Map(UP))
    found = game.view(0).chances()
    assert treasure(found) == [NONE, HALF, HALF]
    assert sources(found)[0] == "The goal at 2,-2 was looked at with a map: it is a stone."
    assert sources(found)[1] == (
        "2 of 3 goals are not known, 1 known to be a stone; the treasure is one of those, each alike."
    )
    assert treasure(game.view(1).chances()) == [THIRD] * 3, "the others have learned nothing"
    assert treasure(game.view(None).chances()) == [THIRD] * 3


def test_a_map_that_shows_the_treasure_settles_it() -> None:
    game = kit.game({0: ["map"]})
    game.play(Map(MIDDLE))
    found = game.view(0).chances()
    assert treasure(found) == [NONE, WHOLE, NONE]
    assert sources(found) == [
        "The treasure is known to lie at 2,0.",
        "The goal at 2,0 was looked at with a map: it is the treasure.",
        "The treasure is known to lie at 2,0.",
    ]


def test_two_maps_that_show_stones_leave_one() -> None:
    game = kit.game({0: ["map", "map"]})
    game.play(Map(UP))
    kit.until(game, 0)
    game.play(Map(DOWN))
    found = game.view(0).chances()
    assert treasure(found) == [NONE, WHOLE, NONE]
    assert sources(found)[1] == "Every other goal is known to be a stone, so this is the treasure."


def test_a_stone_turned_up_is_known_to_all() -> None:
    game = kit.game({0: ["EW", "map"]}, goals=("treasure", "NW", "NE"))
    game.play(Place("EW", (1, 0)))
    for viewer in (None, 0, 1, 2):
        found = game.view(viewer).chances()
        assert treasure(found) == [HALF, NONE, HALF]
        assert sources(found)[1] == "The goal at 2,0 has been turned up: it is a stone."
    kit.until(game, 0)
    game.play(Map(DOWN))
    assert treasure(game.view(0).chances()) == [WHOLE, NONE, NONE]
    assert treasure(game.view(1).chances()) == [HALF, NONE, HALF]


def test_the_treasure_turned_up_is_known_to_all() -> None:
    game = kit.game({0: ["EW"]})
    game.play(Place("EW", (1, 0)))
    for viewer in (None, 0, 1):
        found = game.view(viewer).chances()
        assert treasure(found) == [NONE, WHOLE, NONE]
        assert sources(found)[1] == "The goal at 2,0 has been turned up: it is the treasure."


def test_a_stone_that_waits_to_be_laid_is_known_to_be_one() -> None:
    game = ringed(stone_choice="player")
    game.play(Place("EW", (1, 0)))
    assert game.table.phase == "laying"
    for viewer in (None, 0, 1):
        found = game.view(viewer).chances()
        assert treasure(found) == [NONE, HALF, HALF]
        assert found.treasure[Cell(5, 0)].source == "The goal at 5,0 is being turned up: it is a stone."


def test_a_new_round_begins_with_nothing_known() -> None:
    game = kit.game({0: ["map"]}, rules=kit.near(rounds=2))
    game._deals, game.seed = None, 1
    game.play(Map(MIDDLE))
    kit.to_the_end_of_the_round(game)
    game.play(game.legal_actions()[0])
    assert treasure(game.view(0).chances()) == [THIRD] * 3


# Saboteurs of the base game


@pytest.mark.parametrize(
    ("players", "role", "wanted"),
    [
        (3, None, {0: Fraction(1, 4), 1: Fraction(3, 4)}),
        (3, "digger", {0: Fraction(1, 3), 1: Fraction(2, 3)}),
        (3, "saboteur", {1: WHOLE}),
        (4, None, {0: Fraction(1, 5), 1: Fraction(4, 5)}),
        (4, "digger", {0: Fraction(1, 4), 1: Fraction(3, 4)}),
        (4, "saboteur", {1: WHOLE}),
        (5, None, {1: THIRD, 2: Fraction(2, 3)}),
        (5, "digger", {1: Fraction(2, 5), 2: Fraction(3, 5)}),
        (5, "saboteur", {1: Fraction(1, 5), 2: Fraction(4, 5)}),
    ],
)
def test_case_45_how_many_saboteurs_were_dealt(players: int, role: str | None, wanted: dict[int, Fraction]) -> None:
    games = [Game(players, seed=seed) for seed in range(8)]
    if role is None:
        assert all(saboteurs(game.view(None).chances()) == wanted for game in games)
        return
    has = [(game, seat) for game in games for seat in range(players) if game.table.roles[seat] == role]
    assert has
    assert all(saboteurs(game.view(seat).chances()) == wanted for game, seat in has)


def test_the_sources_of_the_numbers_of_saboteurs() -> None:
    game = kit.game(roles="dds")
    digger, saboteur, onlooker = (game.view(viewer).chances() for viewer in (0, 2, None))
    assert [chance.source for chance in digger.saboteurs.values()] == [
        "1 of 4 dwarves is known; 2 of the 3 others are at the table, and there is 1 saboteur among them."
    ] * 2
    assert [chance.source for chance in saboteur.saboteurs.values()] == [
        "1 of 4 dwarves is known; 2 of the 3 others are at the table, and there is no saboteur among them."
    ]
    assert [chance.source for chance in onlooker.saboteurs.values()] == [
        "0 of 4 dwarves are known; 3 of the 4 others are at the table, and there is 1 saboteur among them."
    ] * 2


def test_who_may_be_the_saboteur() -> None:
    game = kit.game(roles="dds")
    found = game.view(0).chances()
    assert roles(found, 0) == {"digger": WHOLE}
    assert found.roles[0]["digger"].source == "The viewer's own dwarf at turn 0."
    for seat in (1, 2):
        assert roles(found, seat) == {"digger": Fraction(2, 3), "saboteur": THIRD}
        assert found.roles[seat]["digger"].source == (
            "1 of 4 dwarves is known; 2 of the 3 others are at the table, and there are 2 gold-diggers among them."
        )
    assert [roles(game.view(2).chances(), seat) for seat in (0, 1)] == [{"digger": WHOLE}] * 2


def test_at_the_end_of_a_round_all_is_certain() -> None:
    game = kit.game({0: ["EW"]}, roles="dds")
    game.play(Place("EW", (1, 0)))
    for viewer in (None, 0, 2):
        found = game.view(viewer).chances()
        assert saboteurs(found) == {1: WHOLE}
        assert [roles(found, seat) for seat in range(3)] == [{"digger": WHOLE}] * 2 + [{"saboteur": WHOLE}]
        assert found.roles[1]["digger"].source == "Turned up for all at turn 1."


def test_a_game_without_roles_has_no_chances_of_them() -> None:
    found = Game(2, Rules.comp424(), seed=1).view(0).chances()
    assert (found.saboteurs, found.roles) == ({}, ({}, {}))


# Saboteur 2

HATS = [["inspection", "swap hats", "N"], ["inspection", "N", "N"], ["N", "N", "N"]]


def hats() -> Game:
    """Blue, green, saboteur; the boss is drawn next."""
    return two.game(HATS, ["N"] * 9, roles="bgs", left="o", goal_cells=FAR)


def test_at_first_fourteen_dwarves_are_unknown() -> None:
    found = hats().view(0).chances()
    assert roles(found, 0) == {"blue": WHOLE}
    assert roles(found, 1) == roles(found, 2) == {
        "blue": Fraction(3, 14), "green": Fraction(4, 14), "boss": Fraction(1, 14), "profiteer": Fraction(1, 14),
        "geologist": Fraction(2, 14), "saboteur": Fraction(3, 14),
    }  # fmt: skip
    assert found.roles[1]["geologist"].source == (
        "1 of 15 dwarves is known; 2 of the 14 others are at the table, and there are 2 geologists among them."
    )
    # Three saboteurs and eleven others; two of the fourteen are at the table.
    assert saboteurs(found) == {0: Fraction(55, 91), 1: Fraction(33, 91), 2: Fraction(3, 91)}


def test_after_an_inspection() -> None:
    game = play(hats(), Inspect(2))
    found = game.view(0).chances()
    assert roles(found, 2) == {"saboteur": WHOLE}
    assert found.roles[2]["saboteur"].source == "Shown by an inspection at turn 1."
    assert roles(found, 1)["saboteur"] == Fraction(2, 13)
    assert saboteurs(found) == {1: Fraction(11, 13), 2: Fraction(2, 13)}
    assert found.saboteurs[1].source == (
        "2 of 15 dwarves are known; 1 of the 13 others is at the table, and there are 2 saboteurs among them."
    )
    assert roles(game.view(1).chances(), 2)["saboteur"] == Fraction(3, 14), "the others have learned nothing"


def test_after_an_inspection_that_has_become_stale() -> None:
    """The saboteur that was inspected is out; what the seat has now may be any of the thirteen others."""
    game = play(hats(), Inspect(2), Discard("N"), Discard("N"), SwapHats(2))
    found = game.view(0).chances()
    assert roles(found, 2) == {
        "blue": Fraction(3, 13), "green": Fraction(4, 13), "boss": Fraction(1, 13), "profiteer": Fraction(1, 13),
        "geologist": Fraction(2, 13), "saboteur": Fraction(2, 13),
    }  # fmt: skip
    # Two saboteurs and eleven others; two of the thirteen are at the table.
    assert saboteurs(found) == {0: Fraction(55, 78), 1: Fraction(22, 78), 2: Fraction(1, 78)}
    assert found.roles[2]["boss"].source == (
        "2 of 15 dwarves are known; 2 of the 13 others are at the table, and there is 1 boss among them."
    )


def test_after_swapping_ones_own_hat() -> None:
    game = play(hats(), Discard("N"), Discard("N"), Discard("N"), SwapHats(0))
    found = game.view(0).chances()
    assert roles(found, 0) == {"boss": WHOLE}
    assert "boss" not in roles(found, 1)
    assert roles(found, 1)["blue"] == Fraction(3, 13), "one's own blue is out"


def test_a_swap_by_somebody_unknown_changes_nothing() -> None:
    game = hats()
    before = game.view(1).chances()
    play(game, SwapHats(2))
    after = game.view(1).chances()
    assert [roles(after, seat) for seat in range(3)] == [roles(before, seat) for seat in range(3)]
    assert saboteurs(after) == saboteurs(before)


# Chances are the proportion of all equally likely deals that a seat cannot tell from its own

SMALL = tuple((role, ((3, number),)) for role, number in {"blue": 1, "green": 2, "boss": 1, "saboteur": 2}.items())


def other_deals(game: Game, change: Iterator[Deal], viewer: int | None) -> list[Game]:
    """The games with other deals that look the same to a viewer."""
    record, same = game.record, []
    wanted = seen(game, viewer)
    bare = replace(record, steps=tuple(replace(step, hash=None) for step in record.steps))
    for deal in change:
        other = replace(bare, deals=(deal,))
        try:
            played = other.final()
        except Exception:  # noqa: BLE001, S112  # what cannot be played is no deal that there could have been
            continue
        if seen(played, viewer) == wanted:
            same.append(played)
    return same


def seen(game: Game, viewer: int | None) -> object:
    """What distinguishes games for a viewer; an onlooker sees what every seat sees and none alone."""
    if viewer is not None:
        view = game.view(viewer)
        return view.history, view.role, view.mine
    return [entry.turned_up for entry in game.view(0).history]


def test_where_every_dwarf_is_known_nothing_is_left_to_count() -> None:
    game = two.game([["inspection"], ["NS"]], roles="bs")
    play(game, Inspect(1))
    (chance,) = game.view(0).chances().saboteurs.items()
    assert chance == (1, (WHOLE, "Every dwarf at the table is known."))


@given(st.data())
@settings(max_examples=12, deadline=None)
def test_chances_of_dwarves_are_counted_right(data: st.DataObject) -> None:
    """Every one of the 180 ways to shuffle six dwarves is tried, after some inspections and swaps of hats."""
    draw = data.draw
    names = draw(st.permutations([role for role, row in SMALL for _ in range(dict(row)[3])]))
    kinds = draw(st.lists(st.sampled_from(["inspection", "swap hats"]), min_size=1, max_size=3))
    hands: list[list[str]] = [["N"] * 2 for _ in range(3)]
    for number, kind in enumerate(kinds):
        hands[number % 3][number // 3] = kind
    made = two.rules(hands, ["N"] * 9, goal_cells=FAR, dwarves=SMALL)
    dealt = replace(two.dealt(made, hands, ["N"] * 9), roles=tuple(names[:3]), left_over=tuple(names[3:]))
    game = Game(3, made, deals=[dealt])
    for kind in kinds:
        on = draw(st.sampled_from([seat for seat in range(3) if kind == "swap hats" or seat != game.seat]))
        play(game, Inspect(on) if kind == "inspection" else SwapHats(on))
    viewer = draw(st.sampled_from([None, 0, 1, 2]))
    every = sorted(set(permutations(names)))
    assert len(every) == 180
    same = other_deals(game, (replace(dealt, roles=way[:3], left_over=way[3:]) for way in every), viewer)
    found = game.view(viewer).chances()
    counts = Counter(other.table.roles.count("saboteur") for other in same)
    assert {n: chance.value for n, chance in found.saboteurs.items() if chance.value} == {
        n: Fraction(count, len(same)) for n, count in counts.items()
    }
    for seat in range(3):
        held = Counter(other.table.roles[seat] for other in same)
        assert roles(found, seat) == {role: Fraction(count, len(same)) for role, count in held.items()}


@given(st.integers(0, 10_000), st.integers(0, 40), st.sampled_from([None, 0, 1, 2]), st.booleans())
@settings(max_examples=25, deadline=None)
def test_chances_of_the_treasure_are_counted_right(seed: int, turns: int, viewer: int | None, second: bool) -> None:
    """All six ways in which the goals could lie are tried, after maps and goals turned up."""
    rules = (Rules.saboteur2 if second else Rules)(goal_cells=NEAR, rounds=1)
    game = Game(3, rules, seed=seed)
    for _ in range(turns):
        legal = game.legal_actions()
        if not legal:
            break
        liked = [action for action in legal if action.kind in ("map", "place")] or legal
        game.play(liked[(seed + game.turn) % len(liked)])
    dealt = game.table.deal
    ways = sorted(set(permutations(dealt.goals)))
    same = other_deals(game, (replace(dealt, goals=way) for way in ways), viewer)
    assert same
    found = game.view(viewer).chances()
    for number, cell in enumerate(rules.goal_cells):
        there = sum(other.table.deal.goals[number] == "treasure" for other in same)
        assert found.treasure[Cell(*cell)].value == Fraction(there, len(same)), cell
    assert sum(treasure(found)) == 1


def test_every_chance_sums_up_to_one_all_through_a_game() -> None:
    for seed in range(6):
        game = Game(2 + seed * 2, Rules.saboteur2(goal_cells=NEAR), seed=seed)
        while not game.over:
            legal = game.legal_actions()
            game.play(legal[(seed * 7 + game.turn * 13) % len(legal)])
            if game.turn % 9:
                continue
            for viewer in (None, 0, 1):
                found = game.view(viewer).chances()
                assert sum(treasure(found)) == 1
                assert sum(saboteurs(found).values()) == 1
                assert all(sum(roles(found, seat).values()) == 1 for seat in range(len(game.players)))
