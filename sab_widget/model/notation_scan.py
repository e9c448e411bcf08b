"""The small parts of the text notation, read and written: words, numbers, texts in quotes, and where each stands."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final, NamedTuple
from unicodedata import bidirectional, category

from sab_widget.model.cells import Cell, as_cell
from sab_widget.model.errors import BadRecord, SabError, shown
from sab_widget.model.names import is_text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

MOST_ITEMS: Final = 1000
"""Entries in a list of cards, roles, players or gold; no deck has more cards."""
MOST_LINES: Final = 100_000
"""Lines of a text; a whole game of ten players has some 300."""

_BLANKS: Final = re.compile(r"\s*")
_WORD: Final = re.compile(r'[^\s",;:#=\[\]()]+')
_FACE: Final = re.compile(r'[^\s",;#=\[\]()]+')
_NUMBER: Final = re.compile(r"[-−–]?[0-9]{1,4000}(?![^\s,;:#=\[\])])")
_CELL: Final = re.compile(r" ?(-?[0-9]{1,4}),(-?[0-9]{1,4})(?![^\s,;:#=\[\])])")
"""A cell as it is mostly written, and in no way out of range."""
_TIMES: Final = re.compile(r"[xX×]([0-9]{1,9})(?![^\s,;:#=\[\])])")
_DECODER: Final = json.JSONDecoder()
_MINUS: Final = str.maketrans("−–", "--")
_JOINERS: Final = "\u200c\u200d"
"""Without these, letters of some scripts and many emoji fall apart; they are left as they are."""


class Word(NamedTuple):
    """A word, and where it stands."""

    text: str
    quoted: bool
    line: int
    column: int

    @property
    def key(self) -> str | None:
        """The word as a keyword in lower case; None for a quoted one, which never is a keyword."""
        return None if self.quoted else self.text.casefold()

    def wrong(self, message: str, step: int | None = None) -> BadRecord:
        """An error at this word."""
        place = f"line {self.line}, column {self.column}: "
        return BadRecord(place + message, step=step, line=self.line, column=self.column)


class Scan:
    """A place in a text that moves on; a list that ends with a comma goes on in the next line."""

    __slots__ = ("at", "comments", "lines", "number", "text")

    def __init__(self, lines: Sequence[str], number: int) -> None:
        self.lines = lines
        self.number = number
        """Of the line, from 0."""
        self.text = lines[number]
        self.at = 0
        self.comments: list[str] = []
        """What was said after `#`."""

    def copy(self) -> Scan:
        """Another one at the same place."""
        twin = Scan(self.lines, self.number)
        twin.at = self.at
        return twin

    # Where it is

    @property
    def indent(self) -> int:
        """How far the line is indented; a tab leads to the next multiple of four."""
        found = _BLANKS.match(self.text)
        return len(found.group().expandtabs(4)) if found else 0

    def peek(self) -> str:
        """The next character that is not blank; empty at the end of the line, and where a comment begins."""
        letter = self.text[self.at : self.at + 1]
        if letter.isspace():
            found = _BLANKS.match(self.text, self.at)
            self.at = found.end() if found else self.at
            letter = self.text[self.at : self.at + 1]
        return "" if letter == "#" else letter

    def here(self, text: str = "") -> Word:
        """The place that is read next, as a word to complain of."""
        self.peek()
        return Word(text, quoted=False, line=self.number + 1, column=self.at + 1)

    def expected(self, what: str) -> BadRecord:
        """The error that something else stands here."""
        if not self.peek():
            found = "the end of the line"
        else:
            word = _FACE.match(self.text, self.at)
            found = shown(word.group() if word else self.text[self.at])
        return self.here().wrong(f"expected {what}, not {found}")

    # What is read

    def take(self, letter: str) -> bool:
        """Pass over a character, if it is the next."""
        there = self.peek() == letter
        self.at += there
        return there

    def need(self, letter: str, what: str) -> None:
        """Pass over a character that must be the next."""
        if not self.take(letter):
            raise self.expected(what)

    def end(self) -> list[str]:
        """Raise `BadRecord` unless the line ends here; gives the comments that stood in it."""
        if self.peek():
            raise self.expected("the end of the line")
        self._comment()
        return self.comments

    def _comment(self) -> None:
        if self.text[self.at : self.at + 1] == "#":
            self.comments.append(unquoted(self.text[self.at + 1 :].strip()))
            self.at = len(self.text)

    def word(self, what: str, pattern: re.Pattern[str] = _WORD) -> Word:
        """A word, or a text in quotes, that must be here."""
        if self.peek() == '"':
            return self.text_in_quotes()
        found = pattern.match(self.text, self.at) if self.peek() else None
        if found is None:
            raise self.expected(what)
        word = self.here(found.group())
        self.at = found.end()
        return word

    def text_in_quotes(self) -> Word:
        """A text in quotes, as JSON writes it."""
        place = self.here()
        try:
            value, self.at = _DECODER.raw_decode(self.text, self.at)
        except ValueError:
            raise place.wrong('a text in quotes must end with " and be written as in JSON') from None
        if not is_text(value):
            raise place.wrong("a text in quotes holds half a character")
        return place._replace(text=value, quoted=True)

    def keyword(self, *words: str) -> str | None:
        """Pass over one of these words, if it is the next."""
        found = _WORD.match(self.text, self.at) if self.peek() else None
        if found is None or found.group().casefold() not in words:
            return None
        self.at = found.end()
        return found.group().casefold()

    def whole(self, what: str) -> int:
        """A whole number that must be here."""
        found = _NUMBER.match(self.text, self.at) if self.peek() else None
        if found is None:
            raise self.expected(what)
        self.at = found.end()
        return int(found.group().translate(_MINUS))

    def cell(self) -> Cell:
        """A cell, such as `3,-1`, that must be here."""
        found = _CELL.match(self.text, self.at)
        if found is not None:
            self.at = found.end()
            return Cell(int(found.group(1)), int(found.group(2)))
        place, what = self.here(), "a cell such as 3,-1"
        bracket = self.take("(")
        column = self.whole(what)
        self.need(",", "a comma and the row, as in 3,-1")
        row = self.whole("the row after the comma, as in 3,-1")
        if bracket:
            self.need(")", "the bracket that ends the cell")
        try:
            return as_cell((column, row))
        except SabError as error:
            raise place.wrong(str(error)) from None

    def face_word(self, what: str) -> Word:
        """A word that may be a face, with its door."""
        return self.word(what, _FACE)

    def times(self) -> int | None:
        """How often what stands before is meant, `x3`; None where nothing is said about that."""
        found = _TIMES.match(self.text, self.at) if self.peek() else None
        if found is None:
            return None
        if not 1 <= int(found.group(1)) <= MOST_ITEMS:
            raise self.here().wrong(f"expected a number from 1 to {MOST_ITEMS}, not {shown(found.group(1))}")
        self.at = found.end()
        return int(found.group(1))

    def more(self, separator: str = ",") -> bool:
        """Whether a list goes on: pass over the separator, and over the end of the line behind it."""
        if not self.take(separator):
            return False
        while not self.peek():
            if self.number + 1 >= len(self.lines):
                raise self.expected(f"another entry after {separator!r}")
            self._comment()
            self.number += 1
            self.text, self.at = self.lines[self.number], 0
        return True

    def free(self) -> str:
        """A text up to the end of the line or a comment; in quotes, as JSON writes it, where it needs to be."""
        if self.peek() == '"':
            before = self.at
            try:
                word = self.text_in_quotes()
            except BadRecord:
                self.at = before
            else:
                if not self.peek():
                    return word.text
                self.at = before
        end = self.text.find("#", self.at)
        end = len(self.text) if end < 0 else end
        text, self.at = self.text[self.at : end], end
        return text.strip()


def unquoted(text: str) -> str:
    """What a comment says: itself, or what a text in quotes stands for."""
    if text[:1] == '"':
        try:
            value, end = _DECODER.raw_decode(text)
        except ValueError:
            return text
        if end == len(text) and is_text(value):
            return str(value)
    return text


# Writing


def quoted(text: str) -> str:
    """A text in quotes; what cannot be seen, or turns the direction of the line, is written as a number."""
    return "".join(_seen(letter) for letter in json.dumps(text, ensure_ascii=False))


def _seen(letter: str) -> str:
    hidden = letter != " " and letter not in _JOINERS and category(letter) in ("Cc", "Cf", "Zl", "Zp", "Zs", "Cn", "Co")
    return json.dumps(letter)[1:-1] if hidden else letter


def plain(text: str) -> bool:
    """Whether a text can be written without quotes as far as its letters go."""
    return text == text.strip() and text.isprintable()


def free_text(text: str) -> str:
    """A text as `Scan.free` reads it."""
    return text if text and plain(text) and "#" not in text and text[0] != '"' else quoted(text)


def comment_lines(comment: str | None) -> list[str]:
    """The lines of a comment, each with its `#`."""
    if comment is None:
        return []
    lines = comment.split("\n")
    return [f"# {line if plain(line) and unquoted(line) == line else quoted(line)}".rstrip() for line in lines]


def one_way(text: str) -> bool:
    """Whether no letter of a text is written from the right to the left."""
    return not any(bidirectional(letter) in ("R", "AL", "AN") for letter in text)


def word_or_quoted(text: str, read: Callable[[Scan], object], wanted: object) -> str:
    """The text as it is where it is read as what is wanted, else in quotes."""
    if plain(text) and one_way(text):
        scan = Scan([text], 0)
        try:
            if read(scan) == wanted and not scan.end():
                return text
        except SabError:
            pass
    return quoted(text)
