"""Texts in a picture: made harmless, and broken into lines that fit."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

LONGEST: Final = 400
"""No text in a picture is longer than this, in characters."""

# What XML does not allow, control characters, and marks that would turn the direction of the text around them.
_UNWANTED: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]"
)
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
    width = 0.0
    for letter in text:
        if letter in _NARROW:
            width += 0.38
        elif letter in _BROAD:
            width += 1
        elif letter.isascii():
            width += 0.74 if letter.isupper() else 0.62
        elif unicodedata.combining(letter) or letter in "\u200d\ufe0f":
            continue
        else:
            width += 1.3 if unicodedata.east_asian_width(letter) in "WF" else 0.7
    return width


def wrapped(text: str, width: float, lines: int) -> list[str]:
    """The text in at most so many lines of a width (in units of the font's size); the last one may end in an ellipsis.

    >>> wrapped("one two three four five", 6, lines=2)
    ['one two', 'three fou…']
    """
    words = text.split()
    done: list[str] = []
    line = ""
    while words:
        longer = f"{line} {words[0]}" if line else words[0]
        if width_of(longer) <= width:
            line = longer
            words.pop(0)
        elif len(done) == lines - 1 or not line:
            # The last line, or a word that no line can hold.
            last = len(done) == lines - 1
            fitting = _fitting(longer, width, "…" if last else "")
            done.append(fitting)
            if last:
                return done
            words[0] = words[0][len(fitting) :]
        else:
            done.append(line)
            line = ""
    return [*done, line] if line else done


def _fitting(text: str, width: float, end: str) -> str:
    room = width - width_of(end)
    used = 0.0
    for index, letter in enumerate(text):
        used += width_of(letter)
        if used > room:
            return text[: max(index, 1)].rstrip() + end
    return text + end
