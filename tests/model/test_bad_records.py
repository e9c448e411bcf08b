"""What is said about a record that is faulty, and that nothing worse happens."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sab_widget.model import BadRecord, Record, Rules, SabError
from sab_widget.model.record import LARGEST, LONGEST, VERSION
from tests.model.recorded import SHORT, WHOLE, as_json

# Refused: what cannot be read


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("hello", "not JSON"),
        (b"\xff\xfe\xfa", "not JSON"),
        (b"\x00\xd8", "not JSON"),
        ('{"format": "sab_widget record", "version": ' + "9" * 5000 + "}", "not JSON"),
        ("null", "no record"),
        ("[]", "no record"),
        ("3", "no record"),
        ("{}", "no record"),
        ('{"format": "PGN"}', "no record"),
        ("[" * 100_000, "nested too deep"),
        ('{"format": "sab_widget record"}', "version"),
    ],
)
def test_what_is_no_record(text: str | bytes, why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        Record.loads(text)


@pytest.mark.parametrize("depth", range(900, 1000, 3))
def test_a_value_that_is_nested_deep(depth: int) -> None:
    for name in ("version", "format", "players", "rules", "steps"):
        text = json.dumps(as_json() | {name: 0}).replace(f'"{name}": 0', f'"{name}": ' + "[" * depth + "]" * depth)
        with pytest.raises(BadRecord):
            Record.loads(text).final()


@pytest.mark.parametrize("version", [VERSION + 1, 99, 10**9])
def test_a_newer_version(version: int) -> None:
    with pytest.raises(BadRecord, match=f"version {version}, newer than this package knows"):
        Record.from_json(as_json() | {"version": version})


def test_rules_of_a_newer_version() -> None:
    with pytest.raises(BadRecord, match="rules cannot be read: rules of version 2"):
        Record.from_json(as_json() | {"rules": {"version": 2}})


def test_a_record_that_is_too_large(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=f"{LARGEST:,} are the most"):
        Record.loads(" " * (LARGEST + 1))
    with pytest.raises(BadRecord, match=f"{LONGEST} are the most"):
        Record.from_json(as_json() | {"steps": [as_json()["steps"][0]] * (LONGEST + 1)})
    file = tmp_path / "large.json"
    with file.open("wb") as large:
        large.truncate(4 * LARGEST + 1)
    with pytest.raises(BadRecord, match=r"large\.json has"):
        Record.load(file)


def test_a_file_is_named_in_what_is_said(tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadRecord, match=r"odd\.json: this is not JSON"):
        Record.load(tmp_path / "odd.json")
    with pytest.raises(OSError, match="none"):
        Record.load(tmp_path / "none.json")


def test_unknown_and_missing_fields() -> None:
    with pytest.raises(BadRecord, match="no field 'seed'"):
        Record.from_json(as_json() | {"seed": 4})
    for name in ("rules", "players", "deals", "steps"):
        data = as_json()
        del data[name]
        with pytest.raises(BadRecord, match=f"lacks '{name}'"):
            Record.from_json(data)
    for where in ("deals", "steps"):
        data = as_json()
        data[where][0]["more"] = 1
        with pytest.raises(BadRecord):
            Record.from_json(data)
        for name in list(as_json()[where][0]):
            data = as_json()
            del data[where][0][name]
            if name not in ("hash", "comment"):
                with pytest.raises(BadRecord):
                    Record.from_json(data)


def deal_with(**changes: Any) -> BadRecord:
    data = as_json()
    data["deals"][0] |= changes
    with pytest.raises(BadRecord) as caught:
        Record.from_json(data).final()
    return caught.value


def test_a_card_that_does_not_exist() -> None:
    stock = as_json()["deals"][0]["stock"]
    assert "'joker' is no card" in str(deal_with(stock=["joker", *stock[1:]]))
    assert "1 of 'NS|EW' too many" in str(deal_with(stock=["NS|EW", *stock[1:]])), "a card of another game"


def test_a_card_that_is_dealt_twice_or_not_at_all() -> None:
    stock = as_json()["deals"][0]["stock"]
    error = deal_with(stock=[*stock, "map"])
    assert "the cards of the deal are not those of the rules: 1 of 'map' too many" in str(error)
    index = stock.index("map")
    assert "1 of 'map' missing" in str(deal_with(stock=stock[:index] + stock[index + 1 :]))


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("starter", 7, "starter 7 is no seat"),
        ("starter", 1, "round 1 is begun by seat 1"),
        ("starter", "0", "starter"),
        ("starter", True, "starter"),
        ("hands", [], "has 0 hands"),
        ("hands", [[], [], []], "is dealt 0 cards"),
        ("roles", ["digger"] * 3, "roles"),
        ("roles", ["digger", "digger", "boss"], "roles"),
        ("left_over", [], "roles"),
        ("goals", ["treasure", "NW", "NW"], "goals"),
        ("goals", ["treasure"], "goals"),
        ("gold", [1, 2, 3], "gold"),
    ],
)
def test_a_deal_that_is_not_one_of_the_rules(name: str, value: object, why: str) -> None:
    assert why in str(deal_with(**{name: value}))


@pytest.mark.parametrize("name", ["starter", "roles", "left_over", "goals", "hands", "stock", "gold"])
@pytest.mark.parametrize("value", [None, 3, 1.5, "text", {}, [None], [[1]], [{}], [[[]]], ["x", 1], [["x"], 3]])
def test_a_deal_of_wrong_types(name: str, value: object) -> None:
    deal_with(**{name: value})


@pytest.mark.parametrize("number", [1.0, True])
def test_gold_that_only_looks_like_numbers(number: float) -> None:
    gold = [number if nuggets == 1 else nuggets for nuggets in as_json()["deals"][0]["gold"]]
    assert "gold" in str(deal_with(gold=gold))


def test_the_deal_that_is_faulty_is_named() -> None:
    data = as_json(WHOLE)
    data["deals"][1] = {}
    with pytest.raises(BadRecord, match="deal 2:"):
        Record.from_json(data)


@pytest.mark.parametrize(
    "step",
    [
        *(None, 3, "deal", [], {}),
        *({"do": "deal"}, {"seat": None, "do": "deal"}, {"seat": "0", "do": "deal"}, {"seat": -1, "do": "deal"}),
        *({"seat": True, "do": "deal"}, {"seat": 0.0, "do": "deal"}, {"seat": 0, "do": "win"}, {"seat": 0, "do": None}),
        *({"seat": 0, "do": ["deal"]}, {"seat": 0, "do": {}}, {"seat": 0, "do": "deal", "more": 1}),
        *({"seat": 0, "do": "place"}, {"seat": 0, "do": "place", "face": "Q", "cell": [1, 0]}),
        *({"seat": 0, "do": "place", "face": 7, "cell": [1, 0]}, {"seat": 0, "do": "place", "face": "NS", "cell": [1]}),
        *({"seat": 0, "do": "place", "face": "NS", "cell": "10"}, {"seat": 0, "do": "map", "cell": [1.5, 0]}),
        *({"seat": 0, "do": "map", "cell": [99_999, 0]}, {"seat": 0, "do": "map", "cell": None}),
        *({"seat": 0, "do": "break", "tool": "cart"}, {"seat": 0, "do": "break", "tool": "cart", "of": "1"}),
        *({"seat": 0, "do": "break", "tool": 4, "of": 1}, {"seat": 0, "do": "break", "tool": "a b", "of": 1}),
        *({"seat": 0, "do": "break", "tool": "cart", "of": -1}, {"seat": 0, "do": "break", "tool": [], "of": 1}),
        *({"seat": 0, "do": "repair", "tool": "cart", "of": 1, "card": "map"},),
        *({"seat": 0, "do": "repair", "tool": "cart", "of": 1, "card": None, "x": 1},),
        *({"seat": 0, "do": "discard", "card": "joker"}, {"seat": 0, "do": "discard", "card": ["map"]}),
        *({"seat": 0, "do": "take", "nuggets": "3"}, {"seat": 0, "do": "take", "nuggets": -3}),
        *({"seat": 0, "do": "deal", "hash": 5}, {"seat": 0, "do": "deal", "comment": ["x"]}),
        {"seat": 0, "do": "deal", "comment": "\ud800"},
    ],
)
def test_a_step_that_cannot_be_read(step: object) -> None:
    data = as_json()
    data["steps"][3] = step
    with pytest.raises(BadRecord, match="step 4") as caught:
        Record.from_json(data)
    assert caught.value.step == 4


@pytest.mark.parametrize("name", ["rules", "players", "deals", "steps", "title", "comment", "problem", "headers"])
@pytest.mark.parametrize("value", [3, True, 1.5, "text", {"a": 1}, [1], [[]], ["\ud800"], "\ud800", {"\ud800": "x"}])
def test_fields_of_wrong_types(name: str, value: object) -> None:
    if (name in ("title", "comment", "problem")) and value == "text":
        return
    with pytest.raises(BadRecord):
        Record.from_json(as_json() | {name: value}).final()


@pytest.mark.parametrize("players", [[], ["Ada"], ["Ada", "Ada", "Bo"], ["Ada", "Bo", ""], ["Ada", "Bo", "x" * 201]])
def test_players_of_a_record_that_cannot_be(players: list[str]) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(as_json() | {"players": players}).final()


def test_half_a_character_cannot_be_saved(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="half a character"):
        replace(SHORT, title="\ud800").save(tmp_path / "x.json")
    assert not (tmp_path / "x.json").exists()


# Refused: whatever else somebody may have done to it

JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(
        ["NS", "map", "digger", "treasure", "break cart", "deal", "place", 10**12, -1, 0, 1, "\ud800"]
    ),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip

RULES = {
    "version": 1, "rounds": 2, "hands": [[3, 6]], "goal_cells": [[2, -2], [2, 0], [2, 2]], "stones": ["NW", "NE"],
    "gold": [[1, 16], [2, 8], [3, 4]], "saboteur_pay": [4, 3, 3, 2], "deck": [list(row) for row in Rules().deck],
    "diggers": [[3, 3]], "saboteurs": [[3, 1]], "must_connect": True,
}  # fmt: skip


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every place in a JSON value at which something else could stand."""
    found: list[tuple[Any, Any]] = []
    keys = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        found += [(data, key), *places(data[key])]
    return found


@given(st.data(), st.integers(0, 2**32), st.integers(1, 3))
@settings(max_examples=150)
def test_whatever_is_done_to_a_record_it_is_read_or_refused(data: st.DataObject, seed: int, times: int) -> None:
    record = as_json() | {"rules": json.loads(json.dumps(RULES))}
    chance = random.Random(seed)
    for _ in range(times):
        everywhere = places(record)
        outside = [(record, key) for key in record] + places(record.get("rules")) + places(record.get("headers"))
        holder, key = chance.choice(chance.choice([everywhere, outside]))
        match chance.randrange(5):
            case 0:
                del holder[key]
            case 1 if isinstance(holder, list):
                holder.insert(key, holder[key])
            case 2:
                other, there = chance.choice(everywhere)
                if there in other if isinstance(other, dict) else there < len(other):
                    holder[key] = json.loads(json.dumps(other[there]))
            case _:
                holder[key] = data.draw(JUNK)
    try:
        read = Record.loads(json.dumps(record))
        read.final()
    except SabError as error:
        assert isinstance(error, BadRecord)  # noqa: PT017 - there may be no error
    else:
        assert Record.loads(read.dumps()) == read


@given(st.binary(max_size=40) | st.text(max_size=40) | JUNK.map(json.dumps))
def test_whatever_is_read_as_a_record_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadRecord):
        Record.loads(text)
