"""The real logs, where they are at hand: they are other people's, so they are no part of this project."""

from __future__ import annotations

import json
from collections import Counter
from functools import lru_cache
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from sab_widget.importers import comp424
from sab_widget.model import BadRecord, Record, Rules
from sab_widget.model.record import SCHEMA

LOGS = Path(__file__).resolve().parents[2].parent / "shared" / "logs" / "comp424"

pytestmark = pytest.mark.skipif(not LOGS.is_dir(), reason=f"the real logs are not there: {LOGS}")


@lru_cache(maxsize=1)
def records() -> dict[str, Record]:
    found = {}
    for file in sorted(LOGS.glob("*.log")):
        if "\nBoardInit:" in file.read_text():
            found[file.name] = comp424.load(file)
    return found


def ending(record: Record) -> str:
    return " ".join(record.headers["ending"].rstrip("01").split()[:2]).rstrip(":")


def test_how_many_there_are_of_each_kind() -> None:
    assert len(list(LOGS.glob("*.log"))) == 259
    assert Counter(map(ending, records().values())) == {
        "DRAW": 90,
        "WINNER": 80,
        "cut off": 40,
        "ILLEGAL MOVE": 20,
        "TIMEOUT WINNER": 20,
        "USER CANCEL": 4,
    }


def test_a_log_without_a_deal_says_so() -> None:
    others = [file for file in LOGS.glob("*.log") if file.name not in records()]
    assert len(others) == 5
    for file in others:
        with pytest.raises(BadRecord, match=f"^{file.name}: the log has no deal"):
            comp424.load(file)


def test_every_complete_log_replays_to_its_end_and_winner() -> None:
    complete = [record for record in records().values() if ending(record) in ("DRAW", "WINNER")]
    assert len(complete) == 170
    for record in complete:
        assert record.problem is None
        game = record.final()
        said = record.headers["ending"]
        assert game.over
        assert game.winners == (() if said == "DRAW" else (int(said.removeprefix("WINNER ")),))


def test_all_others_load_up_to_their_last_good_move_and_say_why() -> None:
    others = {name: record for name, record in records().items() if ending(record) not in ("DRAW", "WINNER")}
    assert len(others) == 84
    for name, record in others.items():
        assert not record.final().over
        lines = (LOGS / name).read_text().splitlines()
        moves = [line for line in lines if line[-2:] in (" 0", " 1") and line[0] not in "#G"]
        problem = record.problem or ""
        if name == "game211.log":
            assert problem == "Move 2 (line 13), 'Map 5 12 0', is not legal. No goal lies at 7,0."
        else:
            assert len(record.steps) == len(moves)
        assert problem.endswith(".")
    words = ("breaks off", "refused the next move", "let the time run out", "stopped the game", "is not legal")
    assert [sum(word in (record.problem or "") for record in others.values()) for word in words] == [39, 20, 20, 4, 1]


def test_what_the_server_refused_our_rules_refuse_as_well() -> None:
    refused = [record.problem or "" for record in records().values() if ending(record) == "ILLEGAL MOVE"]
    assert len(refused) == 20
    assert not any("would allow" in problem for problem in refused)
    assert sum("is broken" in problem for problem in refused) == 11


def test_the_rules_are_those_of_the_dialect_but_for_early_decks() -> None:
    assert Counter(record.rules == Rules.comp424() for record in records().values()) == {True: 226, False: 28}


def test_the_records_are_valid_by_the_schema() -> None:
    validator = Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))
    for record in list(records().values())[::9]:
        assert not list(validator.iter_errors(json.loads(record.dumps())))
        assert Record.from_json(record.to_json()) == record


def test_a_broken_tool_was_broken_again_in_some() -> None:
    again = 0
    for record in records().values():
        again += any(len(tools) > 1 for game in record.replay() for tools in game.view(None).broken)
    assert again == 14
