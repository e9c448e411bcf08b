"""Texts in a picture: made harmless, and broken into lines that fit."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

LONGEST: Final = 400
"""No text in a picture is longer than this, in characters."""

# What XML does not allow, control characters, and marks that would turn the direction of the text around them; what
# keeps a name in another direction to itself (U+2068 to U+2069) may stay.
_UNWANTED: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066\u2067\ud800-\udfff\ufffe\uffff]"
)
_WIDTHLESS: Final = frozenset("\u200d\ufe0f\u2068\u2069")
_NARROW: Final = frozenset("ijltfrI.,;:'|!()[] ")
_BROAD: Final = frozenset("MWmw@%—…")


def clean(text: object, limit: int = LONGEST) -> str:
    r"""One line of text that is safe in a file: no control characters, no more than `limit` characters.

    Escaping is left to whoever writes the XML.

    >>> clean("Ada\x00  plays \u202e on"), clean("a" * 9, limit=5)
    ('Ada plays on', 'aaaa…')
    """
    plain = " ".join(_UNWANTED.sub(" ", str(text)[: 4 * limit]).split())
    return plain if len(plain) <= limit else _cut(plain, limit)


def _cut(text: str, limit: int) -> str:
    kept = text[: limit - 1]
    # Half of a joined emoji, or a letter without its marks, would show as something else.
    while kept and (kept[-1] == "\u200d" or unicodedata.combining(text[len(kept)])):
        kept = kept[:-1]
    return kept.rstrip() + "…"


def width_of(text: str) -> float:
    """About how wide a text is in the broader ones of the common sans-serif fonts, in units of its size."""
    return sum(map(_letter_width, text))


@lru_cache(maxsize=4096)
def _letter_width(letter: str) -> float:
    if letter in _NARROW:
        return 0.38
    if letter in _BROAD:
        return 1.0
    if letter.isascii():
        return 0.74 if letter.isupper() else 0.62
    if unicodedata.combining(letter) or letter in _WIDTHLESS:
        return 0.0
    return 1.3 if unicodedata.east_asian_width(letter) in "WF" else 0.7


def wrapped(text: str, width: float, lines: int) -> list[str]:
    """The text in at most so many lines of a width (in units of the font's size); the last one may end in an ellipsis.

    >>> wrapped("one two three four five", 6, lines=2)
    ['one two', 'three four…']
    """
    done: list[str] = []
    line, used = "", 0.0
    words = text.split()[::-1]
    while words:
        word = words.pop()
        needed = width_of(word) + (_letter_width(" ") if line else 0.0)
        if used + needed <= width:
            line = f"{line} {word}" if line else word
            used += needed
        elif len(done) == lines - 1:
            return [*done, _fitting(f"{line} {word}".lstrip(), width, "…")]
        elif line:
            done.append(line)
            words.append(word)
            line, used = "", 0.0
        else:
            # No line can hold this word.
            done.append(_fitting(word, width))
            words.append(word[len(done[-1]) :])
    return [*done, line] if line else done


def _fitting(text: str, width: float, end: str = "") -> str:
    room = width - width_of(end)
    used = 0.0
    for index, letter in enumerate(text):
        used += _letter_width(letter)
        if used > room:
            return text[: max(index, 1)].rstrip() + end
    return text + end
