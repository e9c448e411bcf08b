"""Positions that are easily judged wrong, each with its right answer, in data/positions.jsonl."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sab_widget.model import Cell, Face, Mine

POSITIONS = [json.loads(line) for line in Path(__file__).with_name("data").joinpath("positions.jsonl").open()]


def lay_out(position: dict[str, Any]) -> Mine:
    """The mine of a position, laid card by card without asking; goals that are up are turned up as they lie."""
    goals = {tuple(goal["cell"]): goal["face"] for goal in position["goals"]}
    (treasure,) = (tuple(goal["cell"]) for goal in position["goals"] if goal["treasure"])
    mine = Mine(goals, treasure=treasure)
    for goal in position["goals"]:
        if goal["up"]:
            mine.turn_up(goal["cell"], goal["face"])
    for card in position["mine"]:
        mine.place(card["face"], card["cell"], check=False)
    assert [goal.up for goal in mine.goals] == [goal["up"] for goal in position["goals"]]
    return mine


def test_there_are_24_positions() -> None:
    assert len(POSITIONS) == len({position["id"] for position in POSITIONS}) == 24


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["id"])
def test_position(position: dict[str, Any]) -> None:
    mine, expected, checked = lay_out(position), dict(position["expect"]), 0
    face = Face(position["face"])
    if "cells" in expected:
        found = [placement.cell for placement in mine.legal_placements(face) if placement.face == face]
        assert sorted(found) == sorted(Cell(*cell) for cell in expected.pop("cells"))
        checked += 1
    if "legal" in expected:
        reasons = mine.why_not(face, position["at"])
        assert (not reasons) is expected.pop("legal"), [reason.sentence for reason in reasons]
        assert mine.can_place(face, position["at"]) is not bool(reasons)
        checked += 1
    if "reason" in expected:
        assert expected.pop("reason") in [reason.code for reason in mine.why_not(face, position["at"])]
    if {"turned_up", "treasure_reached"} & set(expected):
        placed = mine.place(face, position["at"])
        assert [[list(goal.cell), str(goal.face)] for goal in placed.turned_up] == expected.pop("turned_up")
        assert placed.treasure_reached is expected.pop("treasure_reached")
        for goal in placed.turned_up:
            assert mine.goal(goal.cell).up
            assert mine.face(goal.cell) == goal.face
    assert not expected, "everything that is expected has been looked at"
    assert checked
