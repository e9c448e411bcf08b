"""Plausible wrong arguments to what is public: each gets one of our own errors, and changes nothing."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sab_widget import samples
from sab_widget.importers import comp424
from sab_widget.model import BadCell, BadFace, BadPosition, BadRecord, Cell, Face, Mine, Record, SabError, Step
from sab_widget.model.actions import Map
from sab_widget.model.cells import as_cell, as_cells, as_spot
from sab_widget.model.errors import LONGEST_SHOWN, shown
from sab_widget.model.states import state_hash

JUNK: list[Any] = [
    *(None, True, 5, -1, 10**30, 10**5000, float("nan"), "", "x", "NS", "\ud800", "a\0b", b"x"),
    *([], [None], (), (1,), (1, 0), (0, 0), (True, 0), ("x", 0), (99_999, 0), {}, {"x": 1}, set(), object(), len),
]  # fmt: skip


def mine() -> Mine:
    """A mine with one card."""
    made = Mine()
    made.place("EW", (1, 0))
    return made


CALLS: dict[str, Callable[..., object]] = {
    "Cell": lambda column: Cell(column, 0),
    "Cell.step": Cell(0, 0).step,
    "as_cell": as_cell,
    "as_cells": as_cells,
    "as_spot": as_spot,
    "Face": Face,
    "Face.is_open": Face("NS").is_open,
    "Mine": Mine,
    "Mine(goals)": lambda face: Mine({(1, 1): face}),
    "Mine(treasure)": lambda cell: Mine(treasure=cell),
    "Mine(start)": lambda face: Mine(start=face),
    "Mine(policy)": lambda policy: Mine(policy=policy),
    "Mine.from_text": Mine.from_text,
    "Mine.from_text(policy)": lambda policy: Mine.from_text("S*", policy=policy),
    "Record.loads": Record.loads,
    "Record.load": Record.load,
    "Record.from_json": Record.from_json,
    "Record.line": samples.every_rule().line,
    "Record.branch": samples.every_rule().branch,
    "Record.with_branch": samples.every_rule().with_branch,
    "samples.load": samples.load,
    "comp424.load": comp424.load,
    "comp424.loads": comp424.loads,
    "state_hash": state_hash,
}


OF_A_MINE = [
    *("goal", "face", "legal_placements", "signature", "remove", "why_not_remove", "turn_up", "tunnel"),
    *("component", "open_ends", "route", "distance", "way", "with_goals_hidden"),
]


@pytest.mark.parametrize("name", [*CALLS, *OF_A_MINE])
def test_one_argument(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for junk in JUNK:
        try:
            (CALLS[name] if name in CALLS else getattr(mine(), name))(junk)
        except SabError as error:
            assert 10 < len(str(error)) < 500  # noqa: PT017 - there may be no error
        except OSError:
            assert name.endswith(".load"), "there is no such file"


@pytest.mark.parametrize("name", ["why_not", "can_place", "place", "turn_up", "is_connected", "tunnel", "route"])
def test_two_arguments(name: str) -> None:
    for first, second in itertools.product(JUNK, JUNK):
        board = mine()
        try:
            getattr(board, name)(first, second)
        except SabError as error:
            assert len(str(error)) < 500  # noqa: PT017 - there may be no error
            assert board == mine()


@pytest.mark.parametrize(
    "name", ["rules", "players", "deals", "steps", "title", "comment", "problem", "headers", "branches"]
)
def test_fields_of_a_record(name: str) -> None:
    record = samples.every_rule()
    for junk in JUNK:
        try:
            changed = replace(record, **{name: junk})
            changed.dumps()
            changed.final()
        except SabError as error:
            assert len(str(error)) < 500  # noqa: PT017 - there may be no error


@pytest.mark.parametrize("name", ["seat", "action", "hash", "comment"])
def test_fields_of_a_step(name: str) -> None:
    record = samples.every_rule()
    for junk in JUNK:
        try:
            changed = replace(record, steps=(replace(record.steps[0], **{name: junk}),))
            changed.dumps()
            changed.final()
        except SabError as error:
            assert len(str(error)) < 500  # noqa: PT017 - there may be no error


def test_a_file_name_that_is_none(tmp_path: Path) -> None:
    junk: Any
    for junk in (None, 5, b"x", "a\0b", "\ud800", [], object()):
        with pytest.raises(BadRecord, match="no path of a file"):
            samples.every_rule().save(junk)


# What is said


def test_what_would_be_right_is_said() -> None:
    with pytest.raises(BadCell, match=r"\('a', 0\) is no cell: a cell is a pair of whole numbers, \(column, row\)"):
        Cell("a", 0)  # type: ignore[arg-type]
    with pytest.raises(BadCell, match="'X' is none of the edges N, E, S, W"):
        Cell(0, 0).step("X")
    with pytest.raises(BadFace, match="'X' is none of the edges N, E, S, W"):
        Face("NS").is_open("X")
    with pytest.raises(BadPosition, match="5 are no goals: give the face of each by its cell"):
        Mine(5)  # type: ignore[arg-type]
    with pytest.raises(BadPosition, match="'free' is no policy: give one such as"):
        Mine(policy="free")  # type: ignore[arg-type]
    with pytest.raises(BadPosition, match="has no tunnel 7: name one of its open edges, or a number from 0 to 0"):
        mine().route((1, 0), 7)
    with pytest.raises(BadRecord, match="None is no record: give the text of one, or its bytes"):
        Record.loads(None)  # type: ignore[arg-type]
    with pytest.raises(BadRecord, match="5 is no path of a file"):
        Record.load(5)  # type: ignore[arg-type]
    with pytest.raises(BadRecord, match="action is 'deal'; it must be of the type Action"):
        Step(0, "deal")  # type: ignore[arg-type]
    with pytest.raises(BadRecord, match="seat"):
        Step(-1, Map((8, 0)))


def test_a_wrong_value_is_shown_shortened() -> None:
    assert shown("NN") == "'NN'"
    assert len(shown("N" * 10_000)) == LONGEST_SHOWN
    assert shown(10**5000) == "a value of the type int"
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    assert shown(deep) == "a value of the type list"


def test_lists_are_as_good_as_tuples() -> None:
    record = samples.every_rule()
    same = replace(record, players=list(record.players), steps=list(record.steps))  # type: ignore[arg-type]
    assert same == record
    assert hash(same.players) == hash(record.players)
