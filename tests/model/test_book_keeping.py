"""What the mine keeps up to date as cards come and go is what a plain reckoning finds anew."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from sab_widget.model import Cell, Face, Mine
from sab_widget.model.placing import Policy
from tests.model import boards, plain

ANY_FACE = st.sampled_from(boards.DECK + boards.OPEN + boards.ODD)


@given(boards.anywhere())
@settings(max_examples=150)
def test_after_cards_were_put_anywhere_and_taken_away(mine: Mine) -> None:
    plain.check_book_keeping(mine)


@given(boards.grown())
def test_after_a_mine_has_grown_by_the_rules(mine: Mine) -> None:
    plain.check_book_keeping(mine)


@given(boards.grown(policy=Policy(must_connect=False)), boards.grown(policy=Policy(must_connect=False, must_meet=True)))
@settings(max_examples=50)
def test_after_a_mine_has_grown_by_other_policies(mine: Mine, other: Mine) -> None:
    plain.check_book_keeping(mine)
    plain.check_book_keeping(other)


@given(boards.anywhere())
def test_a_mine_rebuilt_from_its_drawing_keeps_the_same(mine: Mine) -> None:
    again = Mine.from_text(mine.to_text(), check=False, policy=mine.policy)
    assert again == mine
    for name in ("_cards", "_lit", "_rim", "_sites", "_goals", "_down"):
        assert getattr(again, name) == getattr(mine, name), name
    plain.check_book_keeping(again)


@given(boards.anywhere(), ANY_FACE)
def test_why_not_says_what_a_plain_judgement_says(mine: Mine, face: str) -> None:
    table = plain.board(mine)
    lights = plain.lit(table.cards)
    connect, meet = mine.policy
    for cell in [Cell(0, 0), *map(Cell._make, boards.SMALL), Cell(9, 9)]:
        expected = plain.against(table, lights, face, cell, connect=connect, meet=meet)
        reasons = mine.why_not(face, cell)
        found = {f"{r.code} {r.side}" if r.code == "edge_mismatch" else r.code for r in reasons}
        assert found == expected
        assert mine.can_place(face, cell) is not bool(expected)


@given(boards.anywhere(), ANY_FACE)
def test_the_legal_placements_are_those_without_a_reason_against_them(mine: Mine, face: str) -> None:
    listed = [(placement.face.text, placement.cell) for placement in mine.legal_placements(face)]
    around = [Cell(column, row) for row in range(-5, 6) for column in range(-5, 6)]
    expected = {(way.text, cell) for cell in around for way in Face(face).both_ways if mine.can_place(way, cell)}
    assert len(listed) == len(set(listed))
    assert set(listed) == expected
    assert [cell for _, cell in listed] == sorted((cell for _, cell in listed), key=lambda c: (c.row, c.column))


@given(boards.anywhere())
def test_components_are_what_a_plain_reckoning_finds(mine: Mine) -> None:
    cards = plain.board(mine).cards
    named = [frozenset((t.cell, frozenset(t.edges)) for t in part) for part in mine.components()]
    assert set(named) - {frozenset()} == plain.components(cards) - {frozenset()}
    assert len(named) == len(set(named))
    assert named[0] == plain.connected(cards)


@given(boards.anywhere())
def test_open_ends_are_what_a_plain_reckoning_finds(mine: Mine) -> None:
    table = plain.board(mine)
    ends = mine.open_ends()
    assert {(end.cell, end.side) for end in ends} == plain.open_ends(table, plain.lit(table.cards))
    assert all(end.beyond == end.cell.step(end.side) for end in ends)
    every = {cell: "".join(side for side in "NESW" if plain.is_open(face, side)) for cell, face in table.cards.items()}
    assert {(end.cell, end.side) for end in mine.open_ends(connected=False)} == plain.open_ends(table, every)
