"""What could not have come about in a mine that somebody has set up."""

from __future__ import annotations

import pytest

from sab_widget.model import Mine
from sab_widget.model.misfits import misfits
from tests.games import random_game


def said(text: str) -> list[str]:
    return [found.sentence for found in misfits(Mine.from_text(text, check=False))]


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("S* EW EW", []),
        ("goals: none\nS* NS", ["The east edge of the card at 0,0 does not fit the card at 1,0."]),
        ("goals: none\nS* . EW N|S", ["The east edge of the card at 2,0 does not fit the card at 3,0."]),
        ("S* EW ?NW", ["The goal at 2,0 is reached from 1,0, so it should lie face up."]),
        ("S* E|W ?NW", []),
        ("goals: none\nS* EW . NS", []),  # cut off, as after a rockfall
        ("S* EW !NE", []),  # a stone may lie so that it does not fit
    ],
)
def test_misfits_are_told_each_pair_once(text: str, sentences: list[str]) -> None:
    assert said(text) == sentences


def test_no_game_has_misfits() -> None:
    for seed in range(20):
        assert misfits(random_game(4, seed).mine) == ()
