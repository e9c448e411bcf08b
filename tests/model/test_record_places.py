"""Where a faulty record is faulty: line and column, the key that stands twice, the deal, the step."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sab_widget.model import BadRecord, Record
from tests.model.recorded import SHORT, WHOLE, as_json

TEXT = SHORT.dumps()


def refusal(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        Record.loads(text)
    return caught.value


def test_broken_json_has_a_line_and_a_column(tmp_path: Path) -> None:
    lines = TEXT.splitlines()
    lines[2] = lines[2][:-1]
    error = refusal("\n".join(lines))
    assert (error.line, error.column) == (4, 2)
    assert str(error) == "this is not JSON: line 4, column 2: Expecting ',' delimiter"
    (tmp_path / "broken.json").write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(BadRecord, match=r"broken\.json: this is not JSON: line 4, column 2") as caught:
        Record.load(tmp_path / "broken.json")
    assert (caught.value.line, caught.value.column) == (4, 2)


def doubled(item: object) -> str:
    """An object as JSON, its first key standing in it twice."""
    text = json.dumps(item)
    key = text[1 : text.index(":")]
    return f"{text[:-1]}, {key}: null}}"


@pytest.mark.parametrize(
    ("holder", "number", "said", "step"),
    [
        ("steps", 3, "step 4: the key 'seat' stands there twice", 4),
        ("deals", 0, "deal 1: the key 'starter' stands there twice", None),
        (None, "rules", "rules: the key 'version' stands there twice", None),
    ],
)
def test_a_key_that_stands_twice(holder: str | None, number: Any, said: str, step: int | None) -> None:
    data = as_json()
    inside = data if holder is None else data[holder]
    item, inside[number] = inside[number], "HERE"
    error = refusal(json.dumps(data).replace('"HERE"', doubled(item)))
    assert (str(error), error.step) == (said, step)


def test_a_key_that_stands_twice_in_the_record_itself() -> None:
    assert str(refusal(doubled(as_json()))) == "the key 'format' stands there twice"


def test_a_key_that_stands_twice_with_the_same_value() -> None:
    text = json.dumps(as_json())
    assert "the key 'version' stands there twice" in str(refusal(f'{{"version": 1, {text[1:]}'))


def test_a_key_that_stands_twice_in_a_branch() -> None:
    step = as_json()["steps"][0]
    data = as_json() | {"branches": [{"turn": 0, "steps": [step, "HERE"]}]}
    error = refusal(json.dumps(data).replace('"HERE"', doubled(step)))
    assert str(error) == "branch 1: step 2: the key 'seat' stands there twice"
    assert error.step is None, "it is no step of the game itself"


# Deals of rounds that were not begun


def later(**changes: object) -> str:
    """What is said of a record whose last deal is changed, and whose steps end before that deal."""
    data = as_json(WHOLE)
    data["steps"] = data["steps"][:5]
    data["deals"][-1] |= changes
    with pytest.raises(BadRecord) as caught:
        next(Record.from_json(data).replay())
    return str(caught.value)


def test_a_deal_that_is_not_reached_is_checked_all_the_same() -> None:
    last = as_json(WHOLE)["deals"][-1]
    number = len(WHOLE.deals)
    assert number == 3
    assert "deal 3: the cards of the deal" in later(stock=[*last["stock"], "map"])
    assert "deal 3: the starter 7 is no seat" in later(starter=7)
    assert "deal 3: the goals of the deal" in later(goals=["NW", "NW", "treasure"])
    assert "deal 3: the gold of the deal" in later(gold=[3] * 5)
    assert "deal 3: the gold of the deal" in later(gold=[10**6])


def test_more_deals_than_rounds() -> None:
    with pytest.raises(BadRecord, match="the record deals 4 rounds; these rules have 3"):
        replace(WHOLE, deals=(*WHOLE.deals, WHOLE.deals[0])).game()


def test_a_deal_that_only_the_game_can_find_wrong_is_told_with_its_step() -> None:
    last = WHOLE.deals[-1]
    wrong = replace(WHOLE, deals=(*WHOLE.deals[:-1], replace(last, starter=(last.starter + 1) % 3)))
    step = max(number for number, step in enumerate(wrong.steps, 1) if step.action.kind == "deal")
    with pytest.raises(BadRecord, match=rf"step {step}: round 3 is begun by seat") as caught:
        wrong.final()
    assert caught.value.step == step
