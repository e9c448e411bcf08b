"""The rule options as a value: what they accept, how they are written down."""

from __future__ import annotations

import copy
import json
import pickle
import re
from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sab_widget.model import BadPlayers, BadRules, Game, Rules
from sab_widget.model.decks import DIGGERS, SABOTEURS
from sab_widget.model.rules import CHOICES, VERSION
from sab_widget.model.variants import combined

DEFAULTS = {
    "must_connect": True,
    "break_own": True,
    "stone_choice": "automatic",
    "gold_drawn": "per_digger",
    "gold_passing": "counter_clockwise",
    "saboteur_pay": (4, 3, 3, 2),
    "next_starter": "left_of_last",
}
"""The options that the rules name, with the value that they name first."""


@pytest.mark.parametrize(("option", "value"), DEFAULTS.items())
def test_the_default_is_the_value_that_the_rules_name_first(option: str, value: object) -> None:
    assert getattr(Rules(), option) == value


@st.composite
def options(draw: st.DrawFn) -> dict[str, Any]:
    """A few options with values that they know."""
    chosen: dict[str, Any] = draw(
        st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in CHOICES.items()})
    )
    chosen |= draw(
        st.fixed_dictionaries(
            {},
            optional={
                "rounds": st.integers(1, 5),
                "first_seat": st.integers(0, 2),
                "saboteur_pay": st.sampled_from([(4, 3, 3, 3), (4, 3, 3, 2), (5, 5, 5, 5)]),
                "goal_cells": st.sampled_from([((2, 0), (3, 3), (-2, 0)), ((8, -2), (8, 0), (8, 2))]),
                "stones": st.sampled_from([("NW", "NE"), ("NS", "EW"), ("NESW", "NESW")]),
            },
        )
    )
    if chosen.get("must_connect", True) and chosen.get("must_meet"):
        del chosen["must_meet"]
    if chosen.get("won_by") == "finder":
        chosen |= {"dwarves": (), "broken_unpaid": False}
    elif chosen.get("won_by") == "ways":
        chosen |= {**combined(["saboteur2"]), "broken_unpaid": False, "first_seat": min(1, chosen.get("first_seat", 0))}
    return chosen


@given(options())
def test_rules_are_read_back_from_json(chosen: dict[str, Any]) -> None:
    rules = Rules(**chosen)
    data = json.loads(json.dumps(rules.to_json()))
    assert Rules.from_json(data) == rules
    assert hash(Rules.from_json(data)) == hash(rules)
    assert data["version"] == VERSION
    default = Rules()
    assert set(data) - {"version"} == {name for name in chosen if getattr(rules, name) != getattr(default, name)}


def test_the_default_is_written_in_few_words() -> None:
    assert Rules().to_json() == {"version": 1}
    assert Rules.from_json({"version": 1}) == Rules()


def test_lists_are_as_good_as_tuples() -> None:
    rules = Rules(deck=[["NS", 30], ["map", 2]], hands=[[3, 2]], saboteur_pay=[4, 3, 3, 2], stones=["NE", "NW"])  # type: ignore[arg-type]
    assert rules == Rules(deck=(("NS", 30), ("map", 2)), hands=((3, 2),), stones=("NE", "NW"))
    assert hash(rules)


def test_the_dialect_of_the_course_is_made_of_options() -> None:
    rules = Rules.comp424()
    assert Rules.from_json(json.loads(json.dumps(rules.to_json()))) == rules
    assert not rules.has_roles
    assert Game(2, rules, seed=1).seat == 1


def test_rules_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        Rules().rounds = 4  # type: ignore[misc]
    assert copy.deepcopy(Rules(rounds=2)) == copy.copy(Rules(rounds=2)) == Rules(rounds=2)
    assert pickle.loads(pickle.dumps(Rules(rounds=2))) == Rules(rounds=2)  # noqa: S301 - our own bytes


@pytest.mark.parametrize("name", ["jokers", "Rounds", "cls", "self", "", "version", "policy"])
def test_an_unknown_option_is_refused(name: str) -> None:
    with pytest.raises(BadRules, match="there is no rule option"):
        Rules(**{name: 1})  # type: ignore[arg-type]
    if name != "version":
        with pytest.raises(BadRules, match="there is no rule option"):
            Rules.from_json({"version": 1, name: 1})


@pytest.mark.parametrize("name", CHOICES)
@pytest.mark.parametrize("value", [None, "by weight", 1, 0, [], 2.5])
def test_a_value_that_an_option_does_not_know_is_refused(name: str, value: object) -> None:
    with pytest.raises(BadRules, match=name):
        Rules(**{name: value})  # type: ignore[arg-type]


def dwarves(diggers: object = DIGGERS, saboteurs: object = SABOTEURS) -> tuple[tuple[str, object], ...]:
    return (("digger", diggers), ("saboteur", saboteurs))


NO_TABLES: list[tuple[str, object]] = [
    *(("rounds", value) for value in (0, -1, 1.5, "3", None, True)),
    *(("first_seat", value) for value in (-1, 3, "0", None, False)),
    *(("start", value) for value in ("", "X", None, 4)),
    *(("treasure", value) for value in ("", "X", None, 4)),
    *(("stones", value) for value in (None, "NE", ("NE",), ("NE", "X"), ("NE", "NW", "NE"), (1, 2))),
    *(("goal_cells", value) for value in (None, (), ((8, 0),), ((8, 0), (8, 0), (8, 2)), ((0, 0), (8, 0), (8, 2)))),
    *(("goal_cells", value) for value in (((8, 0), (8, 2), (8, "4")), ((8, 0), (8, 2), (8,)), (1, 2, 3))),
    *(("deck", value) for value in (None, "NS", 5, (("NS", 0),), (("NS", -1),), (("NS", "4"),), (("X", 4),))),
    *(("deck", value) for value in ((("NS",),), ("NS", "EW"), (("NS", 4, 5),), ((None, 4),), (("NS", True),))),
    *(
        ("hands", value)
        for value in (None, (), 6, ((3,),), ((3, "6"),), ((3, -1),), ((3, 6.0),), ((0, 6),), ((-3, 6),))
    ),
    *(("dwarves", dwarves(value)) for value in (None, ((3, 3),), ((3, "3"),), tuple((n, 0) for n in range(3, 11)))),
    *(("dwarves", dwarves(saboteurs=value)) for value in (None, 4, ((3, None),), tuple((n, 99) for n in range(3, 11)))),
    *(("dwarves", value) for value in (None, 5, "digger", ("digger",), (("digger",),), (("digger", 4),))),
    *(("dwarves", value) for value in ((("jester", DIGGERS),), (("digger", DIGGERS),) * 2, ((3, DIGGERS),))),
    *(("gold", value) for value in (None, 28, ((1, 16), (2, -8)), ((1, None),), ((1,),))),
    *(("saboteur_pay", value) for value in (None, 4, (), (4, 3, 3), (4, 3, 3, -1), (4, 3, 3, "2"), (4, 3, 3, 2.0))),
]


@pytest.mark.parametrize(("name", "value"), NO_TABLES)
def test_a_table_that_makes_no_sense_is_refused(name: str, value: object) -> None:
    with pytest.raises(BadRules):
        Rules(**{name: value})  # type: ignore[arg-type]


HUGE = 10**12


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("hands", ((3, 100),)),
        ("hands", ((3, 23),)),
        ("hands", ((3, 0),)),
        ("hands|dwarves", ((HUGE, 6),)),
        ("deck", (("NS", HUGE),)),
        ("gold", ((1, HUGE),)),
        ("gold", ((HUGE, 1),)),
        ("dwarves", dwarves(tuple((n, HUGE) for n in range(3, 11)))),
        ("saboteur_pay", (HUGE, HUGE, HUGE, HUGE)),
        ("goal_cells", ((15_000, 15_000), (8, 0), (8, 2))),
        ("goal_cells", ((1, 0), (8, 0), (8, 2))),
    ],
)
def test_numbers_that_no_game_can_have_are_refused(name: str, value: object) -> None:
    """Such as more cards in the hands than there are, or tables that would fill the memory."""
    with pytest.raises(BadRules, match=name):
        Rules(**{name.partition("|")[0]: value})  # type: ignore[arg-type]


def test_options_that_contradict_each_other_are_refused() -> None:
    with pytest.raises(BadRules, match="must_meet"):
        Rules(must_meet=True)
    with pytest.raises(BadRules, match="won_by"):
        Rules(dwarves=())


@pytest.mark.parametrize("version", [2, 0, -1, None, "1", 1.0, True, [1]])
def test_rules_of_another_version_are_refused(version: object) -> None:
    with pytest.raises(BadRules, match="version"):
        Rules.from_json({"version": version})
    with pytest.raises(BadRules, match="version"):
        Rules.from_json({})


@pytest.mark.parametrize("data", [None, [], "rules", 1, {1: 2, "version": 1}])
def test_what_are_no_rules_at_all(data: object) -> None:
    with pytest.raises(BadRules):
        Rules.from_json(data)


@pytest.mark.parametrize("players", [0, 1, 2, 11, -3, 10**9])
def test_how_many_can_play(players: int) -> None:
    with pytest.raises(BadPlayers, match="players cannot play this game; it is for 3 to 10"):
        Rules().hand_size(players)
    with pytest.raises(BadPlayers):
        Game(players, seed=1)


def test_every_option_that_is_no_table_has_a_list_of_values() -> None:
    tables = {"rounds", "deck", "hands", "dwarves", "gold", "start", "treasure", "stones", "goal_cells", "out_of_play"}
    tables |= {"first_seat", "gold_per_player", "saboteur_pay", "digger_pay", "selfish_pay", "pieces"}
    tables |= {"most_discarded", "clear_for"}
    assert {field.name for field in fields(Rules)} == set(CHOICES) | tables
    assert all(getattr(Rules(), name) == values[0] for name, values in CHOICES.items())


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"hands": [[3, 6], [3, 5]]}, "hands: a number stands there twice"),
        ({"dwarves": [["digger", [[3, 3], [3, 4]]]]}, "dwarves, digger: a number stands there twice"),
        ({"dwarves": [[[], [[3, 1]]]]}, "dwarves: there is no role []"),
    ],
)
def test_tables_that_say_a_thing_twice_or_name_no_role_are_refused(data: dict[str, object], said: str) -> None:
    with pytest.raises(BadRules, match=re.escape(said)):
        Rules.from_json({"version": 1, **data})
