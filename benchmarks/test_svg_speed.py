"""How long a picture takes: one of 60 cards in under 6 ms."""

from __future__ import annotations

from itertools import cycle
from time import process_time
from typing import TYPE_CHECKING

import pytest

from sab_widget import Mine
from sab_widget.model.decks import BASE_DECK
from sab_widget.scene import mine_scene
from sab_widget.svg import draw

if TYPE_CHECKING:
    from pytest_benchmark.fixture import BenchmarkFixture

PATHS = [card for card, _ in BASE_DECK if " " not in card and card not in {"map", "rockfall"}]


def mine_of(cards: int) -> Mine:
    """A mine in which every path card of the base game lies, both ways round."""
    mine = Mine()
    cells = ((column, row) for row in (0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5) for column in range(1, 8))
    for cell, face in zip(list(cells)[: cards - 1], cycle(PATHS), strict=False):
        mine.place(face, cell, check=False)
    return mine


@pytest.mark.benchmark(timer=process_time)  # whatever else the machine does
def test_a_picture_of_60_cards(benchmark: BenchmarkFixture) -> None:
    scene = mine_scene(mine_of(60))
    scene["players"] = ["Ada", "Bo", "Cy"]
    scene["turns"][0] |= {"text": "Ada lays NES at 5, 5.", "cells": [[5, 5]], "comment": "A word on it. " * 20}
    picture = benchmark(draw, scene, ends=True)
    assert picture.count("<use") >= 60
    if benchmark.stats is not None:
        assert benchmark.stats.stats.median < 0.006
