"""How long it takes to make scenes."""

from __future__ import annotations

import json

from pytest_benchmark.fixture import BenchmarkFixture

from sab_widget.scene import record_scene
from tests.games import busy_record, random_record


def test_scene_of_a_whole_game_from_its_record(benchmark: BenchmarkFixture) -> None:
    record = random_record(5, 2)
    scene = benchmark(record_scene, record)
    benchmark.extra_info["bytes"] = len(json.dumps(scene, separators=(",", ":"), ensure_ascii=False).encode())


def test_scene_of_a_game_in_which_all_is_laid(benchmark: BenchmarkFixture) -> None:
    record = busy_record()
    scene = benchmark(record_scene, record)
    benchmark.extra_info["bytes"] = len(json.dumps(scene, separators=(",", ":"), ensure_ascii=False).encode())


def test_scene_for_one_seat(benchmark: BenchmarkFixture) -> None:
    benchmark(record_scene, random_record(5, 2), 1)
