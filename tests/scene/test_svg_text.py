"""Texts in a picture: harmless whatever they hold, and no longer than their line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sab_widget.svg_text import clean, width_of, wrapped


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("Ada", "Ada"),
        ("  two\n lines\t", "two lines"),
        ("\x00\x1a\x1b[31mred\x7f", "[31mred"),
        ("a\u202eb\u2066c", "a b c"),
        ("שלום", "שלום"),
        ("\u2068שלום\u2069 3", "\u2068שלום\u2069 3"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("\ud800 lone", "lone"),
        ("\ufffe\uffff", ""),
        (7, "7"),
    ],
)
def test_clean(text: object, cleaned: str) -> None:
    assert clean(text) == cleaned


def test_a_long_text_is_cut() -> None:
    assert clean("x" * 200, limit=20) == "x" * 19 + "…"
    assert len(clean("x" * 100_000)) == 400


def test_no_letter_and_no_emoji_is_cut_in_two() -> None:
    assert clean("ab" + "e\u0301" * 3, limit=4) == "ab…"
    assert clean("ab👩‍👩‍👧", limit=5) == "ab👩…"


@given(st.text(), st.floats(3, 60), st.integers(1, 5))
def test_lines_fit(text: str, width: float, lines: int) -> None:
    done = wrapped(clean(text), width, lines)
    assert len(done) <= lines
    assert all(line and width_of(line) <= width for line in done)


@given(st.text(st.characters(codec="ascii"), max_size=60))
def test_no_word_is_lost_where_there_is_room(text: str) -> None:
    plain = clean(text)
    assert "".join(wrapped(plain, 30, lines=99)).replace(" ", "") == plain.replace(" ", "")


def test_a_text_that_does_not_fit_says_so() -> None:
    assert wrapped("x" * 99, 10, lines=2)[-1].endswith("…")
    assert wrapped("short", 10, lines=2) == ["short"]
    assert wrapped("", 10, lines=2) == []
