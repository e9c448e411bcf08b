"""Marks in comments: read, written, and left alone where they are none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sab_widget.model import BadCell, Cell
from sab_widget.model.errors import BadMark
from sab_widget.model.marks import COLOURS, MOST, Mark, as_mark, as_marks, read_marks, write_marks

CELLS = st.builds(Cell, st.integers(-16_000, 16_000), st.integers(-16_000, 16_000))
MARKS = st.builds(Mark, st.sampled_from(sorted(COLOURS.values())), CELLS, st.none() | CELLS).filter(
    lambda mark: mark.cell != mark.to
)


@given(MARKS)
def test_a_mark_is_read_back_from_its_word(mark: Mark) -> None:
    assert as_mark(str(mark)) == as_mark(tuple(mark)) == mark


@given(st.text("abc .,#[%]cslGRYB0123>\n", max_size=40), st.lists(MARKS, min_size=1, max_size=8))
def test_text_and_marks_come_back_from_a_comment(text: str, marks: list[Mark]) -> None:
    plain, own = read_marks(text.strip())
    if not own:
        read, again = read_marks(write_marks(plain, marks))
        assert read == (plain or None)
        assert set(again) == set(as_marks(marks))


def test_commands_may_stand_anywhere_and_several_times() -> None:
    text, marks = read_marks("[%csl G1,0 R2,0] Look [%cal G1,0>2,0] here [%csl B3,-1]")
    assert text == "Look here"
    assert list(map(str, marks)) == ["G1,0", "R2,0", "G1,0>2,0", "B3,-1"]


@pytest.mark.parametrize(
    "comment",
    [
        "The clock says [%clk 1:00:00].",
        "[%csl Ge4]",
        "[%cal G1,0]",  # a highlight among the arrows
        "[%csl G1,0>2,0]",
        "[%csl P1,0]",
        "[%csl G99999,0]",
        "[%cal G1,0>1,0]",
        "[%csl G1,0",
        "[%csl ]",
        "plain",
        "",
    ],
)
def test_what_is_no_command_of_ours_stays_in_the_text(comment: str) -> None:
    assert read_marks(comment) == (comment, ())


def test_no_comment_has_no_marks_and_nothing_is_written_as_nothing() -> None:
    assert read_marks(None) == (None, ())
    assert write_marks(None, []) is None
    assert write_marks("", []) is None
    assert write_marks("Text", []) == "Text"


def test_of_two_marks_at_one_place_the_later_stays() -> None:
    assert list(map(str, as_marks(["G1,0", "R1,0", "G1,0>2,0", "B2,0>1,0"]))) == ["R1,0", "G1,0>2,0", "B2,0>1,0"]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("X1,0", "'X1,0' is no mark: write a colour"),
        (("pink", (1, 0)), "there is no colour 'pink' for marks; there are green, red, yellow, blue"),
        (("red", (1, 0), (1, 0)), "an arrow leads from one cell to another, not from 1,0 to itself"),
        (("red",), "is no mark"),
        (None, "None is no mark"),
        ("G１,0", "is no mark"),
    ],
)
def test_what_is_no_mark_is_refused_in_words(wrong: object, said: str) -> None:
    with pytest.raises(BadMark, match=said):
        as_mark(wrong)


def test_cells_out_of_range_and_too_many_marks_are_refused() -> None:
    with pytest.raises(BadCell, match="out of range"):
        as_mark("G99999,0")
    with pytest.raises(BadMark, match=r"201 marks are too many: a turn has at most 200"):
        as_marks(["G1,0"] * (MOST + 1))
    with pytest.raises(BadMark, match="is no list of marks"):
        as_marks("G1,0")
