"""The real logs, where they are at hand: they are other people's, so they are no part of this project."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from sab_widget.importers import saboter
from sab_widget.model import Card, Record
from sab_widget.model.record import SCHEMA
from sab_widget.scene import at, record_scene

LOGS = Path(__file__).resolve().parents[2].parent / "shared" / "logs" / "saboter"

pytestmark = pytest.mark.skipif(not LOGS.is_dir(), reason=f"the real logs are not there: {LOGS}")


@cache
def records() -> tuple[Record, ...]:
    return tuple(record for file in sorted(LOGS.glob("*.json")) for record in saboter.load(file))


def test_there_are_sixteen_of_three_and_eight_players() -> None:
    assert Counter((len(record.players), record.headers["outcome"]) for record in records()) == {
        (3, "miners_win"): 3,
        (3, "saboteurs_win"): 5,
        (8, "miners_win"): 5,
        (8, "saboteurs_win"): 3,
    }


def test_all_of_them_replay_to_their_end() -> None:
    for record in records():
        assert record.problem is None
        game = record.final()
        assert game.turn == len(record.steps) > 10
        if record.headers["outcome"] == "miners_win":
            assert game.over
            assert game.rounds[0].winner == "diggers"
            assert game.winners == tuple(seat for seat, role in enumerate(game.table.roles) if role == "digger")
        else:
            assert not game.mine.treasure_reached
            assert not game.table.stock
            assert "still hold" in record.headers["ending"]


def test_no_hand_no_stock_and_no_map_is_invented() -> None:
    for record in records():
        (dealt,) = record.deals
        assert {card for hand in dealt.hands for card in hand} | {*dealt.stock} == {Card("?")}
        for game in record.replay():
            view = game.view(0)
            assert set(view.hand) <= {Card("?")}
            assert {role for role in view.roles[1:] if not game.round_over} <= {None}


def test_the_differences_of_their_deck_are_those_that_occur() -> None:
    found = {difference.card: difference for difference in saboter.differences(records())}
    assert {card: difference.seen for card, difference in found.items()} == {
        "NE": 6, "N": 2, "E": 2, "E|S": 1, "N|E": 0, "N|E|S": 0, "E|S|W": 0, "N|E|S|W": 0,
    }  # fmt: skip
    assert all(difference.seen <= difference.here for difference in found.values())
    # Both ways round the curve of two stubs has a card of its own in these logs, so that there are two of them.
    names = {
        item["card"]["id"]
        for file in LOGS.glob("*.json")
        for game in json.loads(file.read_text())["games"]
        for item in game["history"]
        if item["action_type"] == "play_path" and len(item["card"]["groups"]) == 2
    }
    assert names == {"dead_ns_split", "dead_ew_split", "dead_es_split", "dead_nw_split"}


def test_scenes_of_everyone_and_of_a_seat() -> None:
    for record in records()[::5]:
        everyone, seat = record_scene(record), record_scene(record, 1)
        assert everyone["problem"] is None
        assert seat["problem"] is None
        for scene in (everyone, seat):
            assert scene["last"] == len(record.steps)
        first = record.steps[0].action.card
        assert first is not None
        cards = at(everyone, "hand 0", 0)["cards"]
        assert (first.text in cards) == (first is not Card("?") or "?" in cards)
        assert at(seat, "hand 0", 0)["cards"] is None
        assert set(at(seat, "hand 1", 0)["cards"]) == {"?"}


def test_the_records_are_valid_by_the_schema() -> None:
    validator = Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))
    for record in records():
        assert not list(validator.iter_errors(json.loads(record.dumps())))
        assert Record.from_json(record.to_json()) == record
