"""Variants together: what makes sense is played, what does not is refused with the reason (rules.md sections 5, 6)."""

from __future__ import annotations

import json
import pickle
from itertools import combinations, permutations
from typing import Any

import pytest

from sab_widget.model import BadRules, Rules
from sab_widget.model.decks import BASE_DECK
from sab_widget.model.dwarves import DWARVES_TWO
from sab_widget.model.variants import VARIANTS
from tests.model import rule_sets
from tests.model.rule_sets import COMBINATIONS, called

EVERY = tuple(VARIANTS)


def test_all_variants_are_known_to_the_tests() -> None:
    assert set(EVERY) == {*rule_sets.VARIANTS, "saboteur2"}
    assert len(COMBINATIONS) == 1 + 6 + 7 + 4 + 1


@pytest.mark.parametrize("names", list(permutations(EVERY, 2)), ids=called)
def test_two_variants_go_together_or_it_is_said_why_not(names: tuple[str, ...]) -> None:
    why = rule_sets.why_refused(names)
    if not why:
        assert Rules.of(*names) == Rules.of(*reversed(names))
        return
    with pytest.raises(BadRules) as caught:
        Rules.of(*names)
    assert why[0] in str(caught.value)
    assert " and ".join(names) in str(caught.value) or " and ".join(reversed(names)) in str(caught.value)


@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_more_variants_go_together_where_each_two_do(number: int) -> None:
    for names in combinations(EVERY, number):
        if rule_sets.why_refused(names):
            with pytest.raises(BadRules, match="make no sense together"):
                Rules.of(*names)
        else:
            assert names in [tuple(sorted(some, key=EVERY.index)) for some in COMBINATIONS]


@pytest.mark.parametrize("names", COMBINATIONS, ids=called)
def test_rules_of_variants_are_read_back_from_json(names: tuple[str, ...]) -> None:
    rules = Rules.of(*names)
    assert Rules.from_json(json.loads(json.dumps(rules.to_json()))) == rules
    assert pickle.loads(pickle.dumps(rules)) == rules  # noqa: S301 - our own bytes
    assert hash(rules) == hash(Rules.of(*names))
    assert rules.has_gold
    assert rules.has_roles


def test_a_variant_has_a_method_of_its_name() -> None:
    for name in EVERY:
        method = getattr(Rules, name)
        assert method() == Rules.of(name)
        assert method(rounds=2, next_starter="last_path") == Rules.of(name, rounds=2, next_starter="last_path")
    assert Rules.of() == Rules()


def test_an_option_given_goes_before_that_of_the_variant() -> None:
    assert Rules.of("competitive", "old_mine", gold_drawn="per_player").gold_drawn == "per_player"
    assert Rules.tournament(digger_pay=(4, 1)).digger_pay == (4, 1)
    assert Rules.saboteur2(theft="snapshot").theft == "snapshot"


def test_a_variant_named_twice_counts_once() -> None:
    assert Rules.of("selfish_dwarf", "selfish_dwarf") == Rules.selfish_dwarf()
    assert Rules.of("all_saboteurs", "all_saboteurs") == Rules.all_saboteurs()


@pytest.mark.parametrize("name", ["saboteur3", "", "Old Mine", None, 3, ["old_mine"], ("old_mine",)])
def test_a_variant_that_there_is_not(name: Any) -> None:
    with pytest.raises(BadRules, match=r"there is no variant .*; there are old_mine, competitive"):
        Rules.of(name)


TWO = {"dwarves": DWARVES_TWO, "hands": tuple((n, 6) for n in range(2, 13)), "gold": ()}

SENSELESS: list[tuple[dict[str, Any], str]] = [
    ({"broken_unpaid": True, "dwarves": (), "won_by": "finder"}, "there are none in this game"),
    (
        {"dwarves": (("digger", ((3, 3),)), ("boss", ((3, 1),))), "hands": ((3, 6),)},
        "the boss plays where won_by is 'ways'",
    ),
    ({"won_by": "ways", "pieces": (5,), "gold": ()}, "the gold-digger plays where won_by is 'team', not 'ways'"),
    ({**TWO, "won_by": "ways"}, "won_by 'ways' and pieces go together"),
    ({"pieces": (5, 4)}, "won_by 'ways' and pieces go together"),
    ({**TWO, "won_by": "ways", "pieces": (5, 4), "gold": ((1, 3),)}, "gold cards make no sense where winners are paid"),
    ({**TWO, "won_by": "ways", "pieces": (5, 4), "digger_pay": (3, 2)}, "digger_pay is two numbers, for the digger"),
    ({"digger_pay": (3,)}, "digger_pay is two numbers"),
    ({"digger_pay": (3, 2, 1)}, "digger_pay is two numbers"),
    ({"digger_pay": (3, 2), "gold": ((0, 6), (1, 10))}, "stones make no sense where the diggers draw no gold cards"),
    ({"digger_pay": (3, -2)}, "it must be whole numbers from 0 to 10"),
    ({"digger_pay": (3, 11)}, "it must be whole numbers from 0 to 10"),
    ({"selfish_pay": -1}, "selfish_pay is -1; it must be a whole number from 0 to 10"),
    ({"selfish_pay": "4"}, "selfish_pay is '4'"),
    ({"saboteur_pay": (4, 3, 3)}, "it needs a number for each of 1 to 4 saboteurs"),
    ({"deck": (*BASE_DECK, ("theft", 1))}, "a theft takes a gold piece, and this game is paid in gold cards"),
    (
        {"dwarves": (), "won_by": "finder", "deck": (*BASE_DECK, ("inspection", 1))},
        "'inspection' is about dwarves, and no dwarves are dealt",
    ),
    (
        {"dwarves": (), "won_by": "finder", "deck": (*BASE_DECK, ("swap hats", 1))},
        "'swap hats' is about dwarves, and no dwarves are dealt",
    ),
    ({"deck": (*BASE_DECK, ("?", 1))}, "deck: '.' stands for a card that is not known"),
    ({"out_of_play": 51}, "of which 51 go out of play"),
    ({"out_of_play": -1}, "out_of_play is -1; it must be a whole number from 0 to 1000"),
    ({"most_discarded": 0}, "most_discarded is 0; it must be a whole number from 1 to 3"),
    ({"most_discarded": 4}, "most_discarded is 4"),
    ({"clear_for": 4}, "clear_for is 4; it must be a whole number from 0 to 3"),
    ({"clear_for": True}, "clear_for is True"),
    (
        {"dwarves": DWARVES_TWO[:1], "hands": ((4, 6),), "gold": (), "won_by": "ways", "pieces": (5,)},
        "in which blue and green gold-diggers are dealt",
    ),
]


@pytest.mark.parametrize(("options", "said"), SENSELESS, ids=[said for _, said in SENSELESS])
def test_options_that_make_no_sense_together_are_refused_with_the_reason(options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadRules, match=said):
        Rules(**options)
