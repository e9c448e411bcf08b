"""Records: written down, read back, replayed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sab_widget.model import BadRecord, Game, Place, Record, Step
from sab_widget.model.states import state_hash, state_text
from tests.model.recorded import SHORT, WHOLE, as_json, played

# Written and read


@pytest.mark.parametrize("record", [WHOLE, SHORT, Game(4, seed=1).record])
def test_a_record_is_read_back_as_it_was(record: Record, tmp_path: Path) -> None:
    assert Record.from_json(record.to_json()) == record
    assert Record.loads(record.dumps()) == record
    assert Record.loads(record.dumps().encode()) == record
    record.save(tmp_path / "game.json")
    assert Record.load(tmp_path / "game.json") == record
    assert Record.load(str(tmp_path / "game.json")).dumps() == record.dumps()


def test_texts_of_a_record(tmp_path: Path) -> None:
    steps = (replace(SHORT.steps[0], comment="<b>👷 „so“\n\u202e"), *SHORT.steps[1:])
    record = replace(
        SHORT, players=("Åsa", "<script>", "'\"&"), title="Ein Spiel – 👷", comment="first", problem="what is wrong",
        headers={"date": "1", "ort": "é"}, steps=steps,
    )  # fmt: skip
    record.save(tmp_path / "game.json")
    assert Record.load(tmp_path / "game.json") == record
    assert "Åsa" in (tmp_path / "game.json").read_text(encoding="utf-8")


def test_one_line_for_each_deal_and_step() -> None:
    lines = WHOLE.dumps().splitlines()
    assert len([line for line in lines if '"do"' in line]) == len(WHOLE.steps)
    assert len([line for line in lines if '"roles"' in line]) == len(WHOLE.deals) == 3


def test_the_deals_are_explicit_and_no_seed_is_kept() -> None:
    assert "seed" not in WHOLE.dumps()
    assert as_json()["deals"][0]["stock"][:1] == [SHORT.deals[0].stock[0].text]


def test_what_a_step_looks_like() -> None:
    for step, data in zip(WHOLE.steps, as_json(WHOLE)["steps"], strict=True):
        assert data["seat"] == step.seat
        assert data["do"] == step.action.kind
        assert data["hash"] == step.hash
        assert len(data["hash"]) == 8


# Replayed


@pytest.mark.parametrize("record", [WHOLE, SHORT])
def test_a_replay_yields_the_game_after_each_action(record: Record) -> None:
    hashes, actions = [], []
    for game in record.replay():
        hashes.append(state_hash(game))
        actions.append(game.actions[-1])
    assert hashes == [step.hash for step in record.steps]
    assert actions == [step.action for step in record.steps]
    assert record.final().record == record


def test_a_replay_leads_to_the_game_that_was_played() -> None:
    game = played()
    final = game.record.final()
    assert final == game
    assert state_text(final) == state_text(game)
    assert (final.nuggets, final.winners, final.rounds) == (game.nuggets, game.winners, game.rounds)


def test_a_record_without_hashes_can_be_replayed_and_given_them() -> None:
    bare = replace(WHOLE, steps=tuple(replace(step, hash=None) for step in WHOLE.steps))
    assert bare.final() == WHOLE.final()
    assert bare.with_hashes() == WHOLE
    assert Record.loads(bare.dumps()) == bare


def test_a_record_without_steps() -> None:
    record = Game(3, seed=1).record
    assert list(record.replay()) == []
    assert record.final() == Game(3, seed=1)


def refused(record: Record) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        list(record.replay())
    return caught.value


def with_step(number: int, step: Step) -> Record:
    return replace(SHORT, steps=(*SHORT.steps[: number - 1], step, *SHORT.steps[number:]))


@pytest.mark.parametrize("number", [1, 5, 12])
def test_a_hash_that_differs_stops_the_replay_at_that_step(number: int) -> None:
    record = with_step(number, replace(SHORT.steps[number - 1], hash="00000000"))
    replay = record.replay()
    assert [next(replay).turn for _ in range(number - 1)] == list(range(1, number))
    with pytest.raises(BadRecord) as caught:
        next(replay)
    assert caught.value.step == number
    assert f"step {number}: the state after" in str(caught.value)
    assert str(SHORT.steps[number - 1].hash) in str(caught.value)


@pytest.mark.parametrize("number", [1, 5, 12])
def test_an_illegal_action_stops_the_replay_at_that_step(number: int) -> None:
    step = SHORT.steps[number - 1]
    error = refused(with_step(number, replace(step, action=Place("NS", (50, 50)))))
    assert error.step == number
    assert f"step {number} is not legal" in str(error)
    assert "No face-up card lies beside 50,50" in str(error)


def test_an_action_of_another_seat_stops_the_replay() -> None:
    for seat in (1, 2, 3, 99):
        error = refused(with_step(1, replace(SHORT.steps[0], seat=seat)))
        assert error.step == 1
        assert "It is not this seat's turn" in str(error)


def test_an_action_after_the_end_stops_the_replay() -> None:
    error = refused(replace(WHOLE, steps=(*WHOLE.steps, WHOLE.steps[0])))
    assert error.step == len(WHOLE.steps) + 1
    assert "The game is over" in str(error)


def test_a_missing_deal_stops_the_replay() -> None:
    error = refused(replace(WHOLE, deals=WHOLE.deals[:1]))
    assert error.step is not None
    assert WHOLE.steps[error.step - 1].action.kind == "deal"
    assert "there is no deal for round 2" in str(error)
    assert "deals no round" in str(refused(replace(SHORT, deals=())))
