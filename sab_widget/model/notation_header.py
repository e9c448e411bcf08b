"""The header of a game in the text notation: `key: value` lines, up to the first turn."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sab_widget.model.errors import BadRecord, SabError, shown
from sab_widget.model.notation_deals import KEYS, Draft, Table, write_deal, written_names
from sab_widget.model.notation_rules import RulesLines, write_rules
from sab_widget.model.notation_scan import MOST_ITEMS, Scan, Word, free_text, one_way, quoted
from sab_widget.model.notation_turns import read_action
from sab_widget.model.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.model.record import Record

VERSION: Final = 1
"""Of the notation."""

FORMAT: Final = f"sab_widget text {VERSION}"
"""What the line `format` says."""

_OWN: Final = ("format", "title", "rules", "players", "comment", "problem")
_BODY: Final = ("deal", "later", "branch")
"""Words that begin a line of their own among the turns."""

MOST_WORDS: Final = 10
"""Before a colon."""

_FORMAT: Final = re.compile(r"sab_widget text ([0-9]{1,9})")
_OTHER: Final = re.compile(r"\w[\w'-]*(?: \w[\w'-]*)*")


class Header:
    """What the header says, as it is read."""

    def __init__(self) -> None:
        self.title = ""
        self.problem: str | None = None
        self.others: dict[str, str] = {}
        self.said: list[str] = []
        """The comment, line by line."""
        self._rules = RulesLines()
        self._players: list[str] | int | None = None
        self._given: dict[str, int] = {}
        """The lines that have been read, by their keys."""
        self._place: Word | None = None
        """The line about the players, or about the rules before that."""
        self._table: Table | None = None
        self._draft: Draft | None = None

    # What the lines have said

    def table(self, place: Word) -> Table:
        """Who sits at the table; nothing more can be said about that from here on."""
        if self._table is None:
            if self._players is None:
                raise place.wrong("expected who plays before this, in a line such as players: Ada, Ben, Cleo")
            rules = self._rules.rules(place)
            names = self._players
            try:
                if isinstance(names, int):
                    rules.hand_size(names)
                    names = [f"p{seat}" for seat in range(1, names + 1)]
                self._table = Table(rules, names)
            except SabError as error:
                raise (self._place or place).wrong(str(error)) from None
        return self._table

    def draft(self, place: Word) -> Draft:
        """The first deal."""
        if self._draft is None:
            self._draft = Draft(self.table(place))
        return self._draft

    def is_player(self, word: Word) -> bool:
        """Whether a word names a player, so that a turn begins here."""
        if self._players is None or word.key in (*_OWN, *KEYS):
            return False
        if isinstance(self._players, int) or self._table is not None:
            return self.table(word).seat(word) is not None
        names = self._players
        if word.text in names:
            return True
        like = [name for name in names if name.casefold() == word.text.casefold()]
        number = word.text[1:]
        seat = word.text[:1] in "pP" and number.isascii() and number.isdigit() and 1 <= int(number[:5]) <= len(names)
        return not word.quoted and (len(like) == 1 or seat)

    # One line

    def read(self, words: Sequence[Word], scan: Scan) -> None:
        """A line of which the key has been read; the value follows."""
        first = words[0]
        key = key_of(words)
        if key in _OWN:
            self._once(key, first)
            self._own(key, first, scan)
        elif first.key is not None and first.key.startswith("rules.") and len(words) == 1:
            self._before_the_deal(first)
            self._rules.read_option(first, scan)
        elif key in KEYS and key != "hand":
            self.draft(first).read(key, first._replace(text=key), scan)
        elif first.key == "hand":
            read_hand(self.draft(first), words, scan)
        else:
            self._other(words, scan)

    def _once(self, key: str, word: Word) -> None:
        if key in self._given:
            raise word.wrong(f"{key} stands here twice; it was given in line {self._given[key]}")
        self._given[key] = word.line

    def _own(self, key: str, word: Word, scan: Scan) -> None:
        if key == "format":
            place = scan.here()
            text = scan.free()
            found = _FORMAT.fullmatch(text.casefold())
            if found is None:
                raise place.wrong(f"expected {FORMAT}, not {shown(text)}")
            if not 1 <= int(found.group(1)) <= VERSION:
                raise place.wrong(
                    f"the text is of version {found.group(1)} of the notation, and this package knows {VERSION}; "
                    "a newer sab_widget reads it"
                )
        elif key == "rules":
            self._before_the_deal(word)
            self._rules.read_variants(scan)
            self._place = self._place or word
        elif key == "players":
            self._players = _read_players(scan)
            self._place = word
        elif key == "title":
            self.title = scan.free()
        elif key == "problem":
            self.problem = scan.free()
        else:
            self.said.append(scan.free())

    def _before_the_deal(self, word: Word) -> None:
        if self._table is not None:
            raise word.wrong("the rules must stand above the lines about what was dealt")

    def _other(self, words: Sequence[Word], scan: Scan) -> None:
        """A header that means nothing to us."""
        first = words[0]
        if first.key == "header" and len(words) == 2:
            key = words[1].text
        else:
            key = " ".join(word.text for word in words)
            meant = misspelt(key)
            if meant is not None:
                raise first.wrong(f"expected {meant}, not {shown(key)}; for a header of your own, write header {key}")
            if len(words) == 1 and looks_like_turn(scan.copy()):
                if self._table is None and self._players is None:
                    self.table(first)
                raise first.wrong(self.table(first).nobody(first.text))
        if len(self.others) >= MOST_ITEMS:
            raise first.wrong(f"there are more than {MOST_ITEMS} headers, which are the most")
        if key in self.others:
            raise first.wrong(f"the header {shown(key)} stands here twice")
        self.others[key] = scan.free()


def key_of(words: Sequence[Word]) -> str | None:
    """The key of a line in lower case, `left_over` as `left over`; None where a word is in quotes."""
    keys = [word.key for word in words]
    return None if None in keys else " ".join(key for key in keys if key).replace("_", " ")


def read_hand(draft: Draft, words: Sequence[Word], scan: Scan) -> None:
    """The line `hand PLAYER: …`."""
    if len(words) != 2:
        place = words[2] if len(words) > 2 else words[0]
        raise place.wrong("expected one player after hand, as in hand p1: NS, map; a name with blanks is in quotes")
    seat = draft.table.seat(words[1])
    if seat is None:
        raise words[1].wrong(draft.table.nobody(words[1].text))
    draft.read(f"hand {seat}", words[0]._replace(text=f"hand {words[1].text}"), scan)


def _read_players(scan: Scan) -> list[str] | int:
    found: list[Word] = []
    while True:
        word = scan.word("a player's name, in quotes where it is not one plain word")
        found.append(word)
        if len(found) > MOST_ITEMS:
            raise word.wrong(f"there are more than {MOST_ITEMS} players")
        if not scan.more():
            break
    only = found[0]
    if len(found) == 1 and not only.quoted and only.text.isascii() and only.text.isdigit():
        return int(only.text[:9])
    return [word.text for word in found]


def misspelt(key: str) -> str | None:
    """The key that was probably meant by one that differs from it in one letter."""
    key = key.casefold().replace("_", " ")
    for known in (*_OWN, *KEYS):
        if len(known) < 5 or abs(len(known) - len(key)) > 1:
            continue
        same = next((i for i, (a, b) in enumerate(zip(known, key, strict=False)) if a != b), min(len(known), len(key)))
        rest, other = known[same:], key[same:]
        if rest[1:] == other[1:] or rest[1:] == other or rest == other[1:] or rest[1::-1] + rest[2:] == other:
            return known
    return None


class _Anybody(Table):
    """A table at which every name is a player's."""

    def seat(self, word: Word) -> int:  # noqa: ARG002 - whoever it is
        return 0


_ANYBODY: Final = _Anybody(Rules(), ["p1", "p2", "p3"])


def looks_like_turn(scan: Scan) -> bool:
    """Whether an action stands here, whoever it concerns."""
    try:
        read_action(scan, _ANYBODY)
    except SabError:
        return False
    return scan.peek() in ("", "[")


# Writing


def write_header(record: Record, table: Table) -> list[str]:
    """The lines up to the first turn, but for the comment."""
    if len(record.headers) > MOST_ITEMS:
        raise BadRecord(f"there are more than {MOST_ITEMS} headers, so the record cannot be written")
    lines = [f"format: {FORMAT}"]
    if record.title:
        lines.append(f"title: {free_text(record.title)}")
    for key, value in record.headers.items():
        text = free_text(value)
        lines.append(f"{key if _as_it_is(key, text, table) else f'header {quoted(key)}'}: {text}")
    lines += [*write_rules(record.rules), f"players: {written_names(record.players)}"]
    if record.problem is not None:
        lines.append(f"problem: {free_text(record.problem)}")
    return lines + write_deal(record.deals[0], table, record.rules.first_seat)


def _as_it_is(key: str, value: str, table: Table) -> bool:
    """Whether a header of somebody's own is not taken for anything else."""
    if len(key.split()) > MOST_WORDS or not _OTHER.fullmatch(key) or not key.isprintable() or not one_way(key):
        return False
    folded = key.casefold().replace("_", " ")
    words = folded.split()
    if not words or folded in (*_OWN, *KEYS) or words[0] in (*_BODY, "header", "hand") or misspelt(key) is not None:
        return False
    if " " in key:
        return True
    return table.seat(Word(key, quoted=False, line=0, column=0)) is None and not looks_like_turn(Scan([value], 0))
