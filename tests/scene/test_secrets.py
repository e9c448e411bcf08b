"""What a seat cannot know is not in its scene: shuffle it, and the scene is the same to the last byte."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sab_widget.scene import at, record_scene
from tests.games import random_game, random_record
from tests.model.test_two_secrets import TRICKY, TWO
from tests.secrets import lively_game, shuffled_secrets


@given(
    players=st.integers(3, 10),
    seed=st.integers(0, 10_000),
    turns=st.integers(0, 160),
    viewer=st.integers(0, 2),
    shuffle=st.integers(0, 10_000),
)
@settings(max_examples=25)
def test_a_seats_scene_does_not_depend_on_what_it_cannot_know(
    players: int, seed: int, turns: int, viewer: int, shuffle: int
) -> None:
    record = random_game(players, seed, turns).record
    other = shuffled_secrets(record, viewer, shuffle)
    assert json.dumps(record_scene(record, viewer)) == json.dumps(record_scene(other, viewer))


def test_the_shuffle_changes_what_everyone_sees() -> None:
    """Else the test above would prove nothing."""
    record = random_game(5, 3, 40).record
    other = shuffled_secrets(record, 0, 1)
    assert other.deals[0].roles != record.deals[0].roles or other.deals[0].left_over != record.deals[0].left_over
    assert other.deals[0].stock != record.deals[0].stock
    assert record_scene(other)["tracks"] != record_scene(record)["tracks"]
    assert record_scene(other)["turns"] != record_scene(record)["turns"]


@given(
    players=st.integers(2, 12),
    seed=st.integers(0, 10_000),
    turns=st.integers(0, 120),
    viewer=st.integers(0, 1),
    shuffle=st.integers(0, 10_000),
)
@settings(max_examples=15, deadline=None)
def test_nor_does_it_in_saboteur_2(players: int, seed: int, turns: int, viewer: int, shuffle: int) -> None:
    record = lively_game(players, seed, turns, TRICKY if seed % 2 else TWO).record
    other = shuffled_secrets(record, viewer, shuffle)
    assert json.dumps(record_scene(record, viewer)) == json.dumps(record_scene(other, viewer))


def test_the_shuffle_changes_what_everyone_sees_of_saboteur_2() -> None:
    record = lively_game(5, 3, 60, TWO).record
    other = shuffled_secrets(record, 0, 1)
    assert other.deals[0] != record.deals[0]
    assert record_scene(other)["tracks"] != record_scene(record)["tracks"]
    assert record_scene(other)["turns"] != record_scene(record)["turns"]


def test_a_seat_sees_what_it_knew_then_not_what_it_knows_now() -> None:
    record = random_record(5, 2)
    scene = record_scene(record, 0)
    looks = [
        (turn, step.action.cell)  # type: ignore[attr-defined]
        for turn, step in enumerate(record.steps, 1)
        if step.seat == 0 and step.action.kind == "map"
    ]
    assert looks, "the game has a map in it, else this shows nothing"
    for turn, cell in looks:
        assert at(scene, f"goal {cell}", turn)["looked"]
        assert at(scene, f"goal {cell}", turn)["kind"] is not None
    turn, cell = looks[0]
    assert at(scene, f"goal {cell}", turn - 1) == {"up": False, "kind": None, "face": None, "looked": False}


def test_roles_are_open_when_a_round_has_ended_and_hidden_again_in_the_next() -> None:
    record = random_record(5, 2)
    scene = record_scene(record, 0)
    ends = [round_["turn"] - 1 for round_ in scene["rounds"][1:]]
    for end, deal, following in zip(ends, record.deals, record.deals[1:], strict=False):
        assert [at(scene, f"role {seat}", end) for seat in range(5)] == list(deal.roles)
        assert [at(scene, f"role {seat}", end + 1) for seat in range(5)] == [following.roles[0], None, None, None, None]
        assert at(scene, "role 1", end - 1) is None


@pytest.mark.parametrize("viewer", range(3))
def test_hashes_of_the_whole_state_are_in_no_scene(viewer: int) -> None:
    record = random_record(3, 1)
    sent = json.dumps(record_scene(record, viewer))
    assert all(step.hash not in sent for step in record.steps if step.hash)
    assert json.dumps(record_scene(replace(record, headers={"seed": "17"}), viewer)) == sent


def test_comments_and_faults_that_tell_secrets_are_for_everyone_alone() -> None:
    record = random_game(3, 1, 30).record
    steps = [replace(step, comment="The third seat is the saboteur.") for step in record.steps]
    steps[20] = replace(steps[20], hash="00000000")
    told = replace(record, steps=tuple(steps), comment="The treasure lies in the middle.")
    scene = record_scene(told, 1)
    assert not any("comment" in line for line in scene["turns"])
    assert scene["problem"] == "The record cannot be replayed beyond turn 20; seen by everyone, it tells why."
    assert record_scene(told)["turns"][3]["comment"] == "The third seat is the saboteur."
    assert "step 21" in record_scene(told)["problem"]
