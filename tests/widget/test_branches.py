"""Branches in the widget, on the kernel's side; and the drawings that travel with a scene."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sab_widget import Game, Mine, MineWidget, Record, SabError, samples
from sab_widget.widget_values import BadWidget
from tests.games import random_record
from tests.model.forget import forgotten
from tests.model.test_own_variant import OWN


def played(*choices: int) -> Game:
    """A game in which the actions of these numbers in the list of the legal ones are played."""
    game = Game(["Ada", "Bo", "Cleo"], seed=1)
    for choice in choices:
        game.play(game.legal_actions()[choice])
    return game


@pytest.fixture(scope="module")
def branched() -> Record:
    """A record that is left by two branches; another one leaves the second of them."""
    record = played(0, 0, 0, 0).record
    for choices in ((1, 0), (0, 0, 1, 1, 1), (0, 0, 1, 1, 0)):
        record = record.with_branch(played(*choices), title=str(choices))
    return record


def test_a_branch_can_be_shown_from_the_beginning() -> None:
    widget = MineWidget(samples.saboteur2(), branch=(0,))
    assert widget.branch == [0]
    assert widget.scene["branch"] == [0]
    assert (widget.turn, widget.scene["last"]) == (0, 114)
    widget.set_trait("branch", ())
    assert widget.branch == []


def test_entering_and_leaving_brings_the_turn_where_the_lines_part() -> None:
    widget = MineWidget(samples.saboteur2(), turn=109, viewer=1)
    assert [branch["turn"] for branch in widget.scene["branches"]] == [92]
    widget.branch = [0]
    assert widget.scene["branch"] == [0]
    assert widget.scene["viewer"] == 1
    assert widget.turn == 92
    widget.turn = 114
    widget.viewer = None
    assert (widget.scene["branch"], widget.turn) == ([0], 114)
    widget.branch = []
    assert (widget.scene["branch"], widget.scene["last"], widget.turn) == ([], 109, 92)


def test_the_title_of_a_branch_is_for_everyone() -> None:
    title = "What if Olga keeps the blue door?"
    widget = MineWidget(samples.saboteur2(), branch=(0,))
    assert widget.scene["title"] == title
    widget.viewer = 1
    assert title not in str(widget.scene)
    widget.branch = []
    assert title not in str(widget.scene)


def test_branches_of_branches(branched: Record) -> None:
    widget = MineWidget(branched)
    assert [(branch["path"], branch["turn"]) for branch in widget.scene["branches"]] == [([0], 0), ([1], 2)]
    widget.branch = [1]
    assert [(branch["path"], branch["turn"]) for branch in widget.scene["branches"]] == [([1, 0], 4)]
    widget.branch = [1, 0]
    assert (widget.scene["branch"], widget.turn) == ([1, 0], 4)
    widget.branch = [1]
    assert (widget.scene["branch"], widget.turn) == ([1], 4)
    widget.branch = [1, 0]
    widget.branch = [0]
    assert (widget.scene["branch"], widget.turn) == ([0], 0), "the lines of the two part at the deal"
    widget.branch = [1, 0]
    widget.branch = []
    assert (widget.scene["branch"], widget.turn) == ([], 2)


def test_the_page_may_ask_for_a_branch() -> None:
    widget = MineWidget(samples.saboteur2())
    widget.set_state({"branch": [0]})
    assert (widget.branch, widget.turn) == ([0], 92)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ((1,), "there is no branch 1 here; the only one is 0"),
        ((0, 0), "there is no branch 0 here; no branch leaves this line"),
        ((-1,), "there is no branch -1 here"),
        ("0", "is no path of a branch"),
        (0, "0 is no path of a branch"),
        ((True,), "no path of a branch"),
        (None, "None is no path of a branch"),
    ],
)
def test_a_branch_that_is_none_is_refused_in_words(wrong: Any, said: str) -> None:
    with pytest.raises(SabError, match=re.escape(said)):
        MineWidget(samples.saboteur2(), branch=wrong)
    widget = MineWidget(samples.saboteur2(), branch=(0,))
    with pytest.raises(SabError, match=re.escape(said)):
        widget.branch = wrong
    assert widget.branch == [0]


def test_a_mine_has_no_branches() -> None:
    with pytest.raises(BadWidget, match="a mine has no branches"):
        MineWidget(Mine(), branch=(0,))
    assert MineWidget(Mine()).branch == []


def test_only_drawings_that_the_scene_can_need_travel() -> None:
    base, two, mine = MineWidget(random_record(5, 2)), MineWidget(samples.saboteur2()), MineWidget(Mine())
    assert {"role digger", "role saboteur", "tool cart", "nugget", "back"} <= set(base.art)
    assert not {"sign theft", "role boss", "theft", "EW:blue", "?"} & set(base.art)
    assert {"sign theft", "sign trapped", "role boss", "theft", "EW:blue"} <= set(two.art)
    assert not {"back", "nugget", "tool cart", "map"} & set(mine.art)
    assert sum(map(len, two.art.values())) < 70_000


def test_the_style_sheet_of_the_drawings_travels_with_them() -> None:
    art = MineWidget(samples.saboteur2()).art
    css = art.pop("css")
    assert ".sab-dark{" in css
    used = {name for text in art.values() for name in re.findall(r"class='(\w+)'", text)}
    assert used
    assert all(f".{name}{{" in css for name in used)


def test_a_card_that_nobody_wrote_down_is_drawn() -> None:
    assert "?" in MineWidget(forgotten(samples.saboteur2())).art


def test_tools_of_another_deck_are_drawn() -> None:
    assert "tool lamp" in MineWidget(Game(2, OWN, seed=1)).art
