"""The published JSON Schema of a record: what we write is valid by it, and what is damaged is not."""

from __future__ import annotations

import copy
import json
import random
from dataclasses import fields, replace
from functools import cache
from itertools import product
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from sab_widget import samples
from sab_widget.importers import comp424
from sab_widget.model import (
    BadFace,
    Break,
    Clear,
    Deal,
    Discard,
    DiscardSeveral,
    Face,
    Free,
    Game,
    HandsOff,
    Inspect,
    Lay,
    Map,
    Pass,
    Place,
    Record,
    Repair,
    Rockfall,
    Rules,
    Steal,
    Step,
    SwapHands,
    SwapHats,
    Take,
    Theft,
    Trap,
)
from sab_widget.model.action_kinds import KINDS
from sab_widget.model.branches import Branch
from sab_widget.model.deck_two import DECK_TWO
from sab_widget.model.decks import cards_of
from sab_widget.model.record import FORMAT, LONGEST, SCHEMA, VERSION
from sab_widget.model.rules import CHOICES
from sab_widget.model.rules import VERSION as RULES_VERSION
from tests.importers.logs import DOWN

SPEC = json.loads(SCHEMA.read_text(encoding="utf-8"))
VALIDATOR = Draft202012Validator(SPEC)

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"gold_choice": "player", "stone_choice": "player", "empty_hand": "pass", "rounds": 1},
    {"must_connect": False, "must_meet": True, "gold_drawn": "per_player", "next_starter": "last_path", "rounds": 1},
    {"break_own": False, "break_again": True, "repair_others": False, "gold_passing": "clockwise", "rounds": 1},
    {"saboteur_pay": [4, 3, 3, 3], "goal_cells": [[3, 0], [3, -1], [0, 3]], "first_seat": 1, "rounds": 2},
)


def complaints(data: object) -> list[str]:
    return [error.message for error in VALIDATOR.iter_errors(data)]


@cache
def written(players: int, option: int) -> Any:
    """A random game, as JSON."""
    game = Game(players, Rules(**OPTIONS[option]), seed=players)
    chance = random.Random(players)
    while legal := game.legal_actions():
        game.play(chance.choice(legal))
    return json.loads(game.record.dumps())


def test_it_is_a_schema() -> None:
    Draft202012Validator.check_schema(SPEC)
    assert SPEC["$schema"] == "https://json-schema.org/draft/2020-12/schema"


@pytest.mark.parametrize("players", range(3, 11))
def test_games_of_all_sizes_are_valid(players: int) -> None:
    for option in {0, 1, players % len(OPTIONS)}:
        assert complaints(written(players, option)) == []


@cache
def short() -> Any:
    """The beginning of a game, which is checked sooner."""
    return {**written(3, 0), "steps": written(3, 0)["steps"][:3]}


def test_every_action_is_valid_as_it_is_written() -> None:
    """Legal or not: what is asked here is how a step looks."""
    every = (
        Place("SW", (1, 0)),
        Break("cart", 2),
        Repair("cart", 0),
        Repair("lantern", 1, "repair lantern pickaxe"),
        Map((8, 0)),
        Rockfall((-3, 4)),
        *[Discard(card) for card in cards_of(DECK_TWO)],
        Discard("?"),
        DiscardSeveral(["NS", "?"]),
        Clear("trapped", ["map", "NS*"]),
        *[kind(1) for kind in (HandsOff, SwapHands, Inspect, SwapHats, Trap, Free, Steal)],
        Theft(),
        Pass(),
        Take(3),
        Lay("ES", (8, 2)),
        Deal(),
    )
    assert {type(action) for action in every} == set(KINDS.values())
    steps = tuple(Step(n % 3, action, *(("0a1b2c3d", "Why?") if n % 2 else ())) for n, action in enumerate(every))
    record = replace(
        Record.from_json(short()), steps=steps, title="All", comment="<b>", problem="!", headers={"a": "b"}
    )
    assert complaints(json.loads(record.dumps())) == []
    inner = Branch(2, steps[:2], comment="!", deals=record.deals)
    record = replace(record, branches=(Branch(1, steps[:3], "What if", None, (), (inner,)),))
    assert complaints(json.loads(record.dumps())) == []


@pytest.mark.parametrize("players", [2, 7, 12])
def test_games_of_saboteur_2_are_valid(players: int) -> None:
    game, chance = Game(players, Rules.saboteur2(), seed=players), random.Random(players)
    while legal := game.legal_actions():
        game.play(chance.choice(legal))
    assert complaints(json.loads(game.record.dumps())) == []


def test_a_game_of_which_much_is_not_known_is_valid() -> None:
    record = Record.from_text("players: 4\n\np1: NS 0,1\np2: discard\np3: map 8,0 = stone\np4: discard NS, ?")
    assert complaints(json.loads(record.dumps())) == []


@pytest.mark.parametrize("name", samples.names())
def test_every_sample_is_valid(name: str) -> None:
    assert complaints(samples.load(name).to_json()) == []


def test_an_imported_log_is_valid() -> None:
    for text in (DOWN, DOWN.replace("WINNER 0", "DRAW"), DOWN[: DOWN.index("Tile:6 10")]):
        record = comp424.loads(text)
        assert complaints(json.loads(record.dumps())) == []
        assert Record.from_json(record.to_json()) == record


def test_the_schema_names_what_the_code_knows() -> None:
    """So that a new field, option or action cannot be forgotten."""
    given, definitions = SPEC["properties"], SPEC["$defs"]
    assert set(given) == {"format", "version"} | {field.name for field in fields(Record)}
    assert (given["format"]["const"], given["version"]["const"]) == (FORMAT, VERSION)
    assert given["steps"]["maxItems"] == LONGEST
    assert set(definitions["branch"]["properties"]) == {field.name for field in fields(Branch)}
    options = definitions["rules"]["properties"]
    assert set(options) == {"version"} | {field.name for field in fields(Rules)}
    assert options["version"]["const"] == RULES_VERSION
    for name, choices in CHOICES.items():
        wanted = {"type": "boolean"} if isinstance(choices[0], bool) else {"enum": list(choices)}
        assert {key: value for key, value in options[name].items() if key != "description"} == wanted
    assert definitions["step"]["properties"]["do"]["enum"] == list(KINDS)
    for kind, action in KINDS.items():
        needed: set[str] = set()
        for rule in definitions["step"]["allOf"]:
            asked = rule["if"]["properties"]["do"]
            if kind in asked.get("enum", [asked.get("const")]):
                needed |= set(rule["then"]["required"])
        assert needed == {"of" if name == "seat" else name for name in action.fields}


def test_faces_are_valid_as_they_are_written() -> None:
    face = Draft202012Validator({"$ref": "#/$defs/face", "$defs": SPEC["$defs"]})
    for letters in product(("", "N", "E", "S", "W", "NE", "SW", "EN", "NN", "L", "EL", "NSW"), repeat=3):
        for end in ("", "*", ":blue", "*:green", ":red", "**"):
            text = "|".join(filter(None, letters)) + end
            try:
                known = Face(text)
            except BadFace:
                assert not face.is_valid(text), text
            else:
                assert face.is_valid(known.text), text


def _damage(data: Any, path: str, value: object) -> Any:
    """The record with the value at a path replaced; `...` takes it away."""
    data = copy.deepcopy(data)
    *way, last = (int(key) if key.lstrip("-").isdigit() else key for key in path.split("."))
    at = data
    for key in way:
        at = at[key]
    if value is ...:
        del at[last]
    else:
        at[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value"),
    [
        *[(name, ...) for name in ("format", "version", "rules", "players", "deals", "steps")],
        ("format", "another"),
        ("version", 2),
        ("version", "1"),
        ("author", "me"),
        ("title", 3),
        ("comment", None),
        ("problem", False),
        ("headers", {"date": 2020}),
        ("players", []),
        ("players.0", ""),
        ("players.0", " "),
        ("players.0", "x" * 201),
        ("players.1", "p1"),
        ("rules.version", ...),
        ("rules.version", 2),
        ("rules.rounds", 0),
        ("rules.colour", "red"),
        ("rules.must_connect", "yes"),
        ("rules.gold_drawn", "by weight"),
        ("rules.deck", [["NS", 0]]),
        ("rules.deck", [["XY", 1]]),
        ("rules.deck", [["NS", 1, 2]]),
        ("rules.hands", [[3, -1]]),
        ("rules.goal_cells", [[8, 0], [8, 0]]),
        ("rules.goal_cells", [[8]]),
        ("deals", []),
        *[(f"deals.0.{name}", ...) for name in ("starter", "roles", "left_over", "goals", "hands", "stock", "gold")],
        ("deals.0.seed", 1),
        ("deals.0.starter", -1),
        ("deals.0.roles.0", "thief"),
        ("deals.0.goals", ["NW", "NE", "NW"]),
        ("deals.0.goals", ["treasure", "treasure", "NW"]),
        ("deals.0.hands.0.0", "SN"),
        ("deals.0.stock.0", "break"),
        ("deals.0.stock.0", "repair "),
        ("deals.0.stock", "NS"),
        ("deals.0.gold.0", 1.5),
        ("steps.0.seat", ...),
        ("steps.0.seat", -1),
        ("steps.0.seat", "0"),
        ("steps.0.do", ...),
        ("steps.0.do", "jump"),
        ("steps.0.hash", "123"),
        ("steps.0.hash", "ABCDEF01"),
        ("steps.0.comment", 1),
        ("steps.0.nuggets", 1),
        ("steps.0", {"seat": 0, "do": "place", "face": "NS"}),
        ("steps.0", {"seat": 0, "do": "place", "face": "NS", "cell": [1, 0, 0]}),
        ("steps.0", {"seat": 0, "do": "place", "face": "NS", "cell": [1.5, 0]}),
        ("steps.0", {"seat": 0, "do": "place", "face": "NS", "cell": [1, 20_000]}),
        ("steps.0", {"seat": 0, "do": "place", "face": "NSN", "cell": [1, 0]}),
        ("steps.0", {"seat": 0, "do": "place", "face": "NS", "cell": [1, 0], "of": 1}),
        ("steps.0", {"seat": 0, "do": "break", "tool": "cart"}),
        ("steps.0", {"seat": 0, "do": "break", "tool": "big cart", "of": 1}),
        ("steps.0", {"seat": 0, "do": "repair", "tool": "cart", "of": 1}),
        ("steps.0", {"seat": 0, "do": "repair", "tool": "cart", "of": 1, "card": "break cart"}),
        ("steps.0", {"seat": 0, "do": "map"}),
        ("steps.0", {"seat": 0, "do": "discard", "card": "joker"}),
        ("steps.0", {"seat": 0, "do": "pass", "card": "map"}),
        ("steps.0", {"seat": 0, "do": "take", "nuggets": -1}),
        ("steps.0", "NS 1,0"),
        ("steps.0", {"seat": 0, "do": "trap"}),
        ("steps.0", {"seat": 0, "do": "theft", "of": 1}),
        ("steps.0", {"seat": 0, "do": "discard several", "cards": ["NS"]}),
        ("steps.0", {"seat": 0, "do": "clear", "cards": ["NS", "NS"]}),
        ("deals.0.stock.0", "??"),
        ("deals.0.out", "NS"),
        ("branches", {}),
        ("branches", [{"turn": 1, "steps": []}]),
        ("branches", [{"turn": -1, "steps": [{"seat": 0, "do": "pass"}]}]),
        ("branches", [{"turn": 1, "steps": [{"seat": 0, "do": "pass"}], "more": 1}]),
        ("branches", [{"turn": 1, "steps": [{"seat": 0, "do": "fly"}]}]),
        ("steps", {}),
    ],
)
def test_a_damaged_record_is_not_valid(path: str, value: object) -> None:
    assert not VALIDATOR.is_valid(_damage(short(), path, value))


def test_a_record_that_is_not_damaged_is_valid() -> None:
    assert complaints(_damage(short(), "title", "Whole")) == []
    assert complaints(short()) == []


def test_what_is_no_record_at_all_is_not_valid() -> None:
    nothing: tuple[Any, ...] = (None, [], "sab_widget record", 1, {})
    for data in nothing:
        assert complaints(data) != []
