"""Branches of a record: what could have been done instead."""

from __future__ import annotations

import copy
import json
import random
from dataclasses import replace
from typing import Any

import pytest

from sab_widget.model import Action, BadRecord, Game, Outcome, Record, Rules
from sab_widget.model.branches import DEEPEST, Branch
from sab_widget.model.record import LONGEST
from sab_widget.model.replays import first_fault
from sab_widget.model.states import state_hash
from tests.model.kit import near
from tests.model.recorded import SHORT, WHOLE, as_json, play_at_random


def what_if(record: Record, turn: int, more: int = 3, seed: int = 7) -> Game:
    """A game that leaves a record after a turn and goes on for so many actions, the first of them another one."""
    game = record.branch(turn)
    after = record.steps[turn : turn + 1]
    other = [action for action in game.legal_actions() if not after or action is not after[0].action]
    game.play(other[seed % len(other)])
    return play_at_random(game, seed, more - 1)


BRANCHED = SHORT.with_branch(what_if(SHORT, 5), "What if", "Why not?").with_branch(what_if(SHORT, 2, 4))
NESTED = BRANCHED.with_branch(what_if(BRANCHED.line((0,)), 7), "Deeper")


# A game to be played on


@pytest.mark.parametrize("turn", [0, 1, 7, len(SHORT.steps)])
def test_a_branch_is_the_game_after_so_many_actions(turn: int) -> None:
    game = SHORT.branch(turn)
    assert game.turn == turn
    if turn:
        assert state_hash(game) == SHORT.steps[turn - 1].hash
    play_at_random(game, 1)
    assert game.over, "rounds that begin in it are dealt anew"


def test_a_branch_between_rounds() -> None:
    dealt = next(n for n, step in enumerate(WHOLE.steps, 1) if step.action.kind == "deal")
    assert WHOLE.branch(dealt).round == 2
    before = WHOLE.branch(dealt - 1)
    assert before.round_over
    before.play(before.legal_actions()[0])
    assert before.record.deals[0] == WHOLE.deals[0]
    assert before.record.deals[1] != WHOLE.deals[1]


@pytest.mark.parametrize("turn", [-1, len(SHORT.steps) + 1, 10**9, True, 1.0, "1", None])
def test_a_turn_that_the_record_has_not(turn: Any) -> None:
    with pytest.raises(BadRecord, match="the record has no turn"):
        SHORT.branch(turn)


# Adding


def test_a_branch_leaves_the_line_where_it_differs() -> None:
    first, second = BRANCHED.branches
    assert (first.turn, first.title, first.comment, len(first.steps)) == (5, "What if", "Why not?", 3)
    assert (second.turn, second.title, second.comment, len(second.steps)) == (2, "", None, 4)
    assert replace(BRANCHED, branches=()) == SHORT
    assert all(step.hash for branch in BRANCHED.branches for step in branch.steps)


def test_a_branch_after_the_last_action() -> None:
    record = SHORT.with_branch(what_if(SHORT, len(SHORT.steps)))
    assert record.branches[0].turn == len(SHORT.steps)


def test_a_branch_of_a_branch() -> None:
    (inner,) = NESTED.branches[0].branches
    assert (inner.turn, inner.title, len(inner.steps)) == (7, "Deeper", 3)
    assert NESTED.branches[1] == BRANCHED.branches[1]
    further = play_at_random(BRANCHED.line((1,)).final(), 3, 2)
    assert [branch.turn for branch in NESTED.with_branch(further).branches[1].branches] == [6]


def test_a_branch_with_rounds_of_its_own() -> None:
    game = play_at_random(SHORT.branch(6), 9)
    record = SHORT.with_branch(game)
    assert len(record.branches[0].deals) == len(game.record.deals) - 1 == 2
    assert record.line((0,)).final() == game
    assert Record.loads(record.dumps()) == record
    other = play_at_random(SHORT.branch(6), 9)
    assert len(record.with_branch(other).line((0,)).branches) == 1, "it leaves the branch when something else is dealt"


def test_games_that_are_no_branch() -> None:
    def refused(game: Game) -> str:
        with pytest.raises(BadRecord) as caught:
            NESTED.with_branch(game)
        return str(caught.value)

    assert "its rules are others" in refused(Game(3, Rules(), seed=4))
    assert "its players are others" in refused(Game(["a", "b", "c"], near(), seed=4))
    assert "something else was dealt" in refused(Game(3, near(), seed=5))
    for path in ((), (0,), (1,), (0, 0)):
        for turn in range(len(NESTED.line(path).steps) + 1):
            assert "nothing differs" in refused(NESTED.line(path).branch(turn))


# Whole lines


def test_lines() -> None:
    assert NESTED.line(()) is NESTED
    line = NESTED.line((0,))
    assert line.steps == SHORT.steps[:5] + NESTED.branches[0].steps
    assert line.branches == NESTED.branches[0].branches
    assert (line.title, line.players, line.rules) == ("What if", SHORT.players, SHORT.rules)
    inner = NESTED.line((0, 0))
    assert inner.steps == line.steps[:7] + NESTED.branches[0].branches[0].steps
    assert inner == line.line((0,))
    for path in ((), (0,), (1,), (0, 0)):
        assert NESTED.line(path).final().turn == len(NESTED.line(path).steps)


@pytest.mark.parametrize("path", [(2,), (-1,), (0, 1), (1, 0), (0, 0, 0), ("0",), (True,), (None,)])
def test_lines_that_there_are_not(path: Any) -> None:
    with pytest.raises(BadRecord, match="there is no branch"):
        NESTED.line(path)


def test_hashes_of_branches() -> None:
    def bare(branch: Branch) -> Branch:
        steps = tuple(replace(step, hash=None, comment="kept") for step in branch.steps)
        return replace(branch, steps=steps, branches=tuple(map(bare, branch.branches)))

    record = replace(NESTED, branches=tuple(map(bare, NESTED.branches)))
    hashed = record.with_hashes()
    assert hashed.branches[0].steps[0].comment == "kept"
    for path in ((0,), (1,), (0, 0)):
        assert [step.hash for step in hashed.line(path).steps] == [step.hash for step in NESTED.line(path).steps]
    steps = list(NESTED.branches[1].steps)
    steps[1] = replace(steps[1], hash="00000000")
    broken = replace(NESTED, branches=(NESTED.branches[0], replace(NESTED.branches[1], steps=tuple(steps))))
    with pytest.raises(BadRecord, match="step 4: the state after") as caught:
        broken.line((1,)).final()
    assert caught.value.step == 4
    assert broken.final() == SHORT.final(), "a replay of the record does not go into its branches"


def test_a_branch_that_cannot_be_replayed_is_named() -> None:
    record = replace(NESTED, branches=(replace(NESTED.branches[0], turn=4),))
    with pytest.raises(BadRecord, match="branch 1, step 5 is not legal"):
        record.with_hashes()
    with pytest.raises(BadRecord, match="leaves its line after 99 actions"):
        replace(SHORT, branches=(replace(NESTED.branches[0], turn=99),)).line((0,))


# Written and read


def test_records_with_branches_are_read_back() -> None:
    for record in (BRANCHED, NESTED):
        assert Record.from_json(record.to_json()) == record
        assert Record.loads(record.dumps()) == record
        assert Record.from_text(record.to_text()) == record
    assert "branches" not in SHORT.dumps()
    lines = [line for line in NESTED.dumps().splitlines() if '"do"' in line]
    assert len(lines) == len(SHORT.steps) + 3 + 4 + 3


def damaged(path: str, value: object) -> Any:
    """NESTED as JSON with another value at a path."""
    data = copy.deepcopy(as_json(NESTED))
    *way, last = (int(key) if key.isdigit() else key for key in path.split("."))
    at: Any = data
    for key in way:
        at = at[key]
    at[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        ("branches", {}, "branches must be a list, not dict"),
        ("branches.1", 3, "branch 2, which must be an object, not int"),
        ("branches.1", {"turn": 1}, "branch 2, which must have turn and steps"),
        ("branches.1.more", 3, "branch 2, which must have turn and steps, may have"),
        ("branches.1.turn", -1, "branch 2, turn is -1; the line can be left after 0 to 12 actions"),
        ("branches.1.turn", 13, "branch 2, turn is 13"),
        ("branches.1.turn", True, "branch 2, turn is True"),
        ("branches.1.turn", "2", "branch 2, turn is '2'"),
        ("branches.1.steps", {}, "branch 2, steps must be a list"),
        ("branches.1.steps", [], "branch 2, steps is empty"),
        ("branches.1.steps.2", {}, "branch 2, step 3: the seat is None"),
        ("branches.1.steps.2.do", "fly", "branch 2, step 3: there is no action 'fly'"),
        ("branches.1.deals", [{}], "branch 2, deal 1: a deal must be an object"),
        ("branches.1.deals", 3, "branch 2, deals must be a list"),
        ("branches.1.title", 3, "branch 2, title must be a text"),
        ("branches.1.comment", ["x"], "branch 2, comment must be a text"),
        ("branches.1.comment", "\ud800", "branch 2, comment must be a text"),
        ("branches.0.branches.0.turn", 4, "branch 1, branch 1, turn is 4; the line can be left after 5 to 8 actions"),
        ("branches.0.branches.0.steps.1.seat", -1, "branch 1, branch 1, step 2: the seat is -1"),
    ],
)
def test_what_is_said_about_a_faulty_branch(path: str, value: object, why: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.from_json(damaged(path, value))
    assert why in str(caught.value)


def test_limits() -> None:
    data = as_json(NESTED)
    data["branches"] = [{"turn": 0, "steps": data["steps"]}] * (LONGEST // 12)
    with pytest.raises(BadRecord, match=f"more than {LONGEST}, which are the most"):
        Record.from_json(data)
    inner: list[Any] = []
    for _ in range(DEEPEST + 1):
        inner = [{"turn": 0, "steps": as_json()["steps"][:1], "branches": inner}]
    with pytest.raises(BadRecord, match="more than 20 deep"):
        Record.from_json(as_json() | {"branches": inner})
    assert Record.from_json(as_json() | {"branches": inner[0]["branches"]}).branches
    deep = '[{"turn": 0, "steps": [], "branches": ' * 5000
    with pytest.raises(BadRecord):
        Record.loads(json.dumps(as_json())[:-1] + f', "branches": {deep}')


@pytest.mark.parametrize(
    ("name", "value"),
    [("turn", "1"), ("turn", -1), ("steps", 3), ("steps", ["x"]), ("title", None), ("comment", 3), ("deals", [3]),
     ("branches", ["x"])],
)  # fmt: skip
def test_a_branch_of_wrong_types(name: str, value: Any) -> None:
    changed: Any = {name: value}
    with pytest.raises(BadRecord):
        replace(NESTED.branches[0], **changed)


def test_a_random_tree_of_branches() -> None:
    record, chance = SHORT, random.Random(3)
    for _ in range(30):
        path: tuple[int, ...] = ()
        while record.line(path).branches and chance.random() < 0.6:
            path = (*path, chance.randrange(len(record.line(path).branches)))
        line = record.line(path)
        game = play_at_random(line.branch(chance.randrange(len(line.steps) + 1)), chance.randrange(10**6), 4)
        try:
            grown = record.with_branch(game)
        except BadRecord as error:
            assert "nothing differs" in str(error)  # noqa: PT017 - it may have been played already
            continue
        record = grown
    assert record.with_hashes() == record
    assert Record.loads(record.dumps()) == record
    assert Record.from_text(record.to_text()) == record


def test_many_branches_are_replayed_each_from_where_it_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    leaving = [turn for turn, step in enumerate(WHOLE.steps) if step.action.kind != "deal"]
    many = replace(WHOLE, branches=tuple(Branch(turn, (WHOLE.steps[turn],)) for turn in leaving * 10))
    text = many.to_text()
    played = 0
    play = Game.play

    def counted(game: Game, action: Action, seat: int | None = None) -> Outcome:
        nonlocal played
        played += 1
        return play(game, action, seat)

    monkeypatch.setattr(Game, "play", counted)
    assert Record.from_text(text, replay=True) == many
    assert played <= 2 * (len(WHOLE.steps) + len(many.branches)), "each from the beginning: a hundred times that"


def test_the_first_fault_is_that_of_the_game_then_that_of_the_first_branch() -> None:
    bad = replace(NESTED.branches[0].steps[-1], hash="00000000")
    first = replace(NESTED.branches[0], steps=(*NESTED.branches[0].steps[:-1], bad))
    record = replace(NESTED, branches=(first, *NESTED.branches[1:]))
    fault = first_fault(record)
    assert fault is not None
    assert fault[0] == (0,)
    assert fault[1].step == first.turn + len(first.steps)
    assert record.with_hashes() == NESTED, "which computes the hashes anew"
    fault = first_fault(replace(record, steps=(*record.steps[:-1], replace(record.steps[-1], hash="00000000"))))
    assert fault is not None
    assert fault[0] == ()
    assert first_fault(NESTED) is None


def test_a_branch_that_leaves_its_line_where_that_has_no_turn() -> None:
    far = replace(SHORT, branches=(Branch(len(SHORT.steps) + 1, SHORT.steps[:1]),))
    with pytest.raises(BadRecord, match=r"^branch 1, it leaves its line after \d+ actions, which it has not$"):
        far.with_hashes()
