"""Keyframe tracks: only changes stand in them, and the value at a turn is that of the last change before it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sab_widget.scene import at
from sab_widget.scene.tracks import Tracks


def scene_of(tracks: Tracks) -> dict[str, object]:
    return {"tracks": tracks.all}


def test_a_value_holds_until_the_next_change() -> None:
    tracks = Tracks()
    for turn, value in enumerate(["a", "a", "b", "b", "a"]):
        tracks.set("x", turn, value)
    assert tracks.all == {"x": [(0, "a"), (2, "b"), (4, "a")]}
    assert [at(scene_of(tracks), "x", turn) for turn in range(6)] == ["a", "a", "b", "b", "a", "a"]


def test_there_is_nothing_before_the_first_change_and_in_no_track() -> None:
    tracks = Tracks()
    tracks.set("x", 3, "a")
    assert at(scene_of(tracks), "x", 2) is None
    assert at(scene_of(tracks), "y", 2) is None


def test_what_leaves_a_group_becomes_nothing() -> None:
    tracks = Tracks()
    tracks.set_all({"x": 1, "y": 2}, {}, 0)
    tracks.set_all({"y": 2}, {"x": 1, "y": 2}, 1)
    assert tracks.all == {"x": [(0, 1), (1, None)], "y": [(0, 2)]}


def test_only_what_is_fresh_is_taken() -> None:
    tracks = Tracks()
    tracks.set("x", 0, 1)
    assert tracks.take_fresh() == {"x": [(0, 1)]}
    tracks.set("x", 1, 1)
    assert tracks.take_fresh() == {}
    tracks.set("x", 2, 5)
    assert tracks.take_fresh() == {"x": [(2, 5)]}


@given(st.lists(st.integers(0, 3) | st.none(), min_size=1, max_size=40))
def test_a_track_gives_back_what_was_written(values: list[int | None]) -> None:
    tracks = Tracks()
    for turn, value in enumerate(values):
        tracks.set("x", turn, value)
    assert [at(scene_of(tracks), "x", turn) for turn in range(len(values))] == values
