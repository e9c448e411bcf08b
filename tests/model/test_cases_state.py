"""What a refused action leaves, and what a seed means (cases 32, 36)."""

from __future__ import annotations

from collections import Counter

import pytest

from sab_widget.model import Break, Discard, Game, IllegalAction, Map, Place, Rockfall
from sab_widget.model.states import state_text
from tests.model.kit import game


def test_case_32_a_refused_action_leaves_everything_as_it_was() -> None:
    opened = game({0: ["EW", "break cart", "map", "rockfall"], 1: ["EW", "NS"]})
    opened.play(Map((2, 2)))
    before, legal = state_text(opened), opened.legal_actions()
    views = [opened.view(seat) for seat in (None, 0, 1, 2)]
    for action in (
        Place("NS", (1, 0)),
        Place("EW", (2, 0)),
        Break("cart", 7),
        Map((0, 0)),
        Rockfall((0, 0)),
        Discard("N"),
    ):
        for seat in (None, 0, 1, 2):
            with pytest.raises(IllegalAction):
                opened.play(action, seat)
            assert state_text(opened) == before
    assert opened.legal_actions() == legal
    assert [opened.view(seat) for seat in (None, 0, 1, 2)] == views
    assert opened.turn == 1


def test_case_36_two_games_with_one_seed_are_equal() -> None:
    for players in range(3, 11):
        assert Game(players, seed=7) == Game(players, seed=7)
        assert Game(players, seed=7) != Game(players, seed=8)
    one, two = Game(4, seed="a text"), Game(4, seed="a text")
    for _ in range(40):
        action = one.legal_actions()[-1]
        one.play(action)
        assert one != two
        two.play(action)
        assert one == two


def test_case_36_over_300_seeds_the_treasure_lies_at_each_goal_about_equally_often() -> None:
    where = Counter(
        next(goal.cell for goal in Game(3, seed=seed).mine.goals if goal.treasure) for seed in range(300)
    )  # fmt: skip
    assert set(where) == {(8, -2), (8, 0), (8, 2)}
    assert all(75 <= times <= 125 for times in where.values()), where
