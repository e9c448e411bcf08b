"""What the distances would be after one more card, or without one."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from sab_widget.model import Face, Mine
from sab_widget.model.cells import as_spot
from sab_widget.model.outlook import Far, Outlook
from tests.model import boards

FACES = sorted({way for name in boards.DECK + boards.OPEN + boards.ODD + boards.BLIND for way in Face(name).both_ways})


def laid(mine: Mine, face: Face, spot: int) -> Far:
    """What it is once the card has been laid; a goal that is reached tells nothing."""
    after = mine.with_goals_hidden()
    after._lay(spot, face)
    return down(after)


def down(mine: Mine) -> Far:
    """The distances of the goals that are face down."""
    found = mine.distances()
    return {spot: found[mine._goals[spot].cell] for spot in sorted(mine._down)}


@given(boards.anywhere() | boards.grown())
@settings(max_examples=60)
def test_it_is_what_laying_the_card_leads_to(mine: Mine) -> None:
    outlook = Outlook(mine)
    assert outlook.now == down(mine)
    for spot in sorted(mine._rim):
        for face in FACES:
            assert outlook.after(face, spot) == laid(mine, face, spot), (str(mine), face, spot)


@pytest.mark.parametrize("face", ["NS|EW", "NES", "NESW", "NE|SW"])
def test_two_tunnels_of_a_card_that_meet_in_what_is_cut_off(face: str) -> None:
    drawn = """
        .      E      NESW   .      .      .
        .      .      NES    NSW    .      .
        .      .      .      .      !SW    .
        !ES    .      S*     EW     NW     .
        NS     .      N|E    .      .      ?NESW$
    """
    mine = Mine.from_text(drawn, check=False)
    outlook = Outlook(mine)
    for spot in sorted(mine._rim):
        assert outlook.after(Face(face), spot) == laid(mine, Face(face), spot)


@given(boards.grown() | boards.anywhere())
@settings(max_examples=40)
def test_it_is_what_taking_a_card_away_leads_to(mine: Mine) -> None:
    outlook = Outlook(mine)
    for cell in mine.removable:
        after = mine.copy()
        after.remove(cell)
        assert outlook.without(as_spot(cell)) == down(after)


@given(boards.grown() | boards.anywhere())
@settings(max_examples=10)
def test_mines_that_are_spread_wide_get_the_same_answers(mine: Mine) -> None:
    quick = Outlook(mine)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sab_widget.model.distances.MANY_ISLANDS", -1)
        slow = Outlook(mine)
        for spot in sorted(mine._rim):
            for face in FACES[::7]:
                assert slow.after(face, spot) == quick.after(face, spot)


def test_looking_changes_nothing() -> None:
    mine = Mine.from_text("S* EW EW . ?NESW$")
    before = mine.copy()
    outlook = Outlook(mine)
    outlook.after(Face("EW"), 3)
    outlook.without(1)
    assert mine == before
