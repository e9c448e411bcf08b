"""Actions as small values."""

from __future__ import annotations

import copy
import json
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sab_widget.model import (
    Action,
    BadAction,
    BadCard,
    BadCell,
    BadFace,
    Break,
    Card,
    Deal,
    Discard,
    Face,
    Lay,
    Map,
    Pass,
    Place,
    Repair,
    Rockfall,
    SabError,
    Take,
    action_from_json,
)
from sab_widget.model.action_kinds import KINDS
from sab_widget.model.actions_two import (
    Clear,
    DiscardSeveral,
    Free,
    HandsOff,
    Inspect,
    Steal,
    SwapHands,
    SwapHats,
    Theft,
    Trap,
)

EVERY: list[Action] = [
    Place("NS|E", (3, -1)),
    Break("cart", 2),
    Repair("cart", 0),
    Repair("cart", 0, "repair lantern cart"),
    Repair(None, 0, "repair lantern cart"),
    Map((8, 0)),
    Rockfall((-1, 4)),
    Discard("SW"),
    Pass(),
    Take(3),
    Lay("SW", (8, 0)),
    Deal(),
    Theft(),
    *(kind(2) for kind in (HandsOff, SwapHands, Inspect, SwapHats, Trap, Free, Steal)),
    DiscardSeveral(["map", "SW"]),
    DiscardSeveral(["map", "SW", "map"]),
    Clear("trapped", ["map", "NS"]),
    Clear("cart", []),
]


@pytest.mark.parametrize("action", EVERY, ids=str)
def test_equal_actions_are_one_object(action: Action) -> None:
    again = action_from_json(json.loads(json.dumps(action.to_json())))
    assert again is action
    assert copy.copy(action) is copy.deepcopy(action) is action
    assert pickle.loads(pickle.dumps(action)) is action  # noqa: S301 - our own bytes
    assert eval(repr(action)) is action  # noqa: S307 - our own text
    assert action.to_json()["do"] == action.kind


def test_none_is_left_out() -> None:
    assert {type(action) for action in EVERY} == set(KINDS.values())


def test_they_differ_from_each_other() -> None:
    assert len(set(EVERY)) == len(EVERY)
    assert len({str(action) for action in EVERY}) == len(EVERY)


@pytest.mark.parametrize("action", EVERY, ids=str)
def test_an_action_cannot_be_changed(action: Action) -> None:
    for name in (*action.fields, "card", "kind", "more"):
        with pytest.raises(AttributeError):
            setattr(action, name, 1)
        with pytest.raises(AttributeError):
            delattr(action, name)


def test_what_an_action_holds() -> None:
    place = Place("EN", [3, 4])  # type: ignore[arg-type]
    assert (place.face, place.cell, place.card) == (Face("NE"), (3, 4), Card("NE"))
    assert Place("SW", (3, 4)).card is place.card, "the card that is turned to lie so"
    assert Break("cart", 1).card is Card("break cart")
    assert Repair("cart", 1).card is Card("repair cart")
    assert Repair(None, 1, "repair cart") is Repair("cart", 1), "there is nothing to choose"
    assert Discard("WS") is Discard(Card("NE")) is Discard(Face("SW"))
    assert (Map((1, 2)).card, Rockfall((1, 2)).card) == (Card("map"), Card("rockfall"))
    assert [action.card for action in (Pass(), Take(1), Lay("NW", (1, 2)), Deal())] == [None] * 4
    cards = [kind(1).card for kind in (HandsOff, SwapHands, Inspect, SwapHats, Trap, Free)]
    assert cards == [Card("hands off"), Card("swap hands"), Card("inspection"), Card("swap hats"), *map(Card, CAGES)]
    assert Theft().card is Card("theft")
    assert DiscardSeveral(["map", "SW"]) is DiscardSeveral((Face("NE"), Card("map")))
    assert Clear("cart", ["map", "NS"]).cards == (Card("NS"), Card("map")), "by their names"
    assert [action.card for action in (Steal(1), DiscardSeveral(["map", "map"]), Clear("cart", []))] == [None] * 3


CAGES = ("trapped", "free at last")


def test_how_they_are_said() -> None:
    assert str(DiscardSeveral(["map", "EW:green"])) == "discard EW:green, map"
    assert str(Clear("trapped", ["map", "N|S"])) == "clear trapped for N|S, map"
    assert str(Steal(2)) == "steal 2"


def test_what_is_no_action() -> None:
    for make, error in (
        (lambda: Place("Q", (1, 0)), BadFace),
        (lambda: Place("NS", (1,)), BadCell),  # type: ignore[arg-type]
        (lambda: Place("NS", (10**6, 0)), BadCell),
        (lambda: Break("", 0), BadAction),
        (lambda: Break("a b", 0), BadAction),
        (lambda: Break("cart", -1), BadAction),
        (lambda: Break("cart", *[True]), BadAction),
        (lambda: Break("cart", 1.0), BadAction),  # type: ignore[arg-type]
        (lambda: Repair(None, 0), BadAction),
        (lambda: Repair("cart", 0, "map"), BadAction),
        (lambda: Repair("cart", 0, "joker"), BadCard),
        (lambda: Discard("joker"), BadCard),
        (lambda: Map("8,0"), BadCell),  # type: ignore[arg-type]
        (lambda: Take(-1), BadAction),
        (lambda: Take("3"), BadAction),  # type: ignore[arg-type]
        (lambda: Lay("", (1, 0)), BadFace),
        (lambda: DiscardSeveral(["map"]), BadAction),
        (lambda: DiscardSeveral("map"), BadAction),
        (lambda: DiscardSeveral(["map", "joker"]), BadCard),
        (lambda: DiscardSeveral(["map", 3]), BadCard),  # type: ignore[list-item]
        (lambda: Clear("two words", []), BadAction),
        (lambda: Clear("cart", None), BadAction),  # type: ignore[arg-type]
        (lambda: Clear(4, []), BadAction),  # type: ignore[arg-type]
        (lambda: Steal(-1), BadAction),
        (lambda: Trap("1"), BadAction),  # type: ignore[arg-type]
        (lambda: SwapHats(*[True]), BadAction),
        (lambda: Free(1.0), BadAction),  # type: ignore[arg-type]
    ):
        with pytest.raises(error):
            make()


JUNK = (
    st.none() | st.integers() | st.text(max_size=5) | st.lists(st.integers(), max_size=3) | st.booleans() | st.floats()
)
NAMES = [*KINDS, "win"]
FIELDS = st.sampled_from(["face", "cell", "tool", "seat", "card", "nuggets", "cards", "what", "more"])


@given(st.dictionaries(FIELDS, JUNK, max_size=3), st.sampled_from(NAMES) | JUNK)
def test_whatever_is_read_is_an_action_or_is_refused(data: dict[str, object], kind: object) -> None:
    try:
        action = action_from_json({"do": kind, **data})
    except SabError:
        return
    assert action_from_json(action.to_json()) is action


@pytest.mark.parametrize(
    "data", [None, 3, "place", [], {}, {"do": 4}, {"do": []}, {"cell": [1, 0]}, {"do": "deal", 5: 1}]
)
def test_what_cannot_be_read(data: object) -> None:
    with pytest.raises(BadAction):
        action_from_json(data)
