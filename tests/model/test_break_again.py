"""The option `break_again`: a broken tool can be broken once more, and each break takes a repair of its own."""

from __future__ import annotations

import pytest

from sab_widget.model import Break, Discard, Game, IllegalAction, Place, Record, Repair
from sab_widget.model.states import state_hash
from tests.model.kit import dealt, near

RULES = near(break_again=True)
HANDS = {0: ["break cart", "break cart", "EW"], 1: ["repair cart", "repair cart"], 2: ["EW"]}


def game(*actions: object, rules: object = RULES) -> Game:
    found = Game(3, rules, deals=[dealt(RULES, 3, HANDS)])  # type: ignore[arg-type]
    for action in actions:
        found.play(action)  # type: ignore[arg-type]
    return found


def discard(played: Game) -> Game:
    played.play(next(action for action in played.legal_actions() if isinstance(action, Discard)))
    return played


def test_without_the_option_a_second_break_is_refused() -> None:
    played = discard(discard(game(Break("cart", 2), rules=near())))
    with pytest.raises(IllegalAction, match="The cart of seat 2 is broken already"):
        played.play(Break("cart", 2))


def test_each_break_takes_a_repair() -> None:
    played = discard(discard(game(Break("cart", 2))))
    assert Break("cart", 2) in played.legal_actions()
    played.play(Break("cart", 2))
    assert played.view(1).broken == ((), (), ("cart", "cart"))
    played.play(Repair("cart", 2))
    assert played.view(1).broken == ((), (), ("cart",))
    assert [reason.code for reason in played.why_not(Place("EW", (1, 0)))] == ["broken_tool"]
    discard(discard(played)).play(Repair("cart", 2))
    assert played.view(1).broken == ((), (), ())
    assert Place("EW", (1, 0)) in played.legal_actions()
    assert sorted(map(str, played.table.discards)).count("break cart") == 2


def test_the_hash_and_the_record_know_how_often() -> None:
    played = discard(discard(game(Break("cart", 2))))
    again = played.copy()
    again.play(Break("cart", 2))
    other = played.copy()
    other.play(Break("cart", 1))
    assert state_hash(again) != state_hash(other)
    assert again.copy().play(Repair("cart", 2)) is not None
    assert again.view(None).broken[2] == ("cart", "cart"), "a copy goes its own way"
    assert Record.loads(again.record.dumps()).final() == again
