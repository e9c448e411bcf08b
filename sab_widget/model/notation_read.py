"""Reads a game in the text notation: its header, its turns, and its branches by how far they are indented."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from sab_widget.model.actions import Deal
from sab_widget.model.actions_two import SwapHats
from sab_widget.model.branches import DEEPEST, Branch
from sab_widget.model.errors import BadRecord, shown
from sab_widget.model.notation_deals import KEYS, Draft
from sab_widget.model.notation_header import MOST_WORDS, Header, key_of, read_hand
from sab_widget.model.notation_scan import MOST_LINES, Scan, Word
from sab_widget.model.notation_turns import read_action
from sab_widget.model.record import LARGEST, LONGEST, Record, Step
from sab_widget.model.replays import first_fault

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.model.actions import Action
    from sab_widget.model.deals import Deal as Dealt

_HASH: Final = re.compile(r"[0-9a-fA-F]{1,64}")
_LINE: Final = "a line such as key: value, or a turn such as p1: NS|E 3,-1"


@dataclass(slots=True)
class _Turn:
    """A turn as it was read."""

    seat: int | None
    """None where a deal does not say who begins."""
    action: Action
    place: Word
    hash: str | None = None
    said: list[str] = field(default_factory=list)
    draft: Draft | None = None
    """The deal that the turn begins."""


@dataclass(slots=True)
class _Line:
    """A line of play: the game itself, or a branch."""

    turn: int
    """After how many actions it begins."""
    place: Word
    deal: Draft | None = None
    """What was dealt in the round that is played."""
    hats: list[int] = field(default_factory=list)
    """Who has swapped hats in this round, in order."""
    indent: int | None = None
    title: str = ""
    number: int | None = None
    """The place of the branch among the others, where it is given."""
    said: list[str] = field(default_factory=list)
    turns: list[_Turn] = field(default_factory=list)
    later: list[tuple[Draft, Word]] = field(default_factory=list)
    """Deals of rounds that are still to come."""
    branches: list[_Line] = field(default_factory=list)


class Reader:
    """Reads one text."""

    def __init__(self, text: str) -> None:
        self.lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        self.header = Header()
        self.place = Word("", quoted=False, line=1, column=1)
        self.stack = [_Line(0, self.place)]
        self.begun = False
        """Whether the header is over."""
        self.count = 0
        """Turns so far, with those of all branches."""
        self.dealing: Draft | None = None
        """The deal that lines with a dot belong to."""
        self.said = self.header.said
        """Where comments go."""

    def record(self, *, replay: bool = False) -> Record:
        """The record in the text, replayed or not; raises `BadRecord`."""
        number = 0
        while number < len(self.lines):
            if not self.lines[number]:
                number += 1
                continue
            scan = Scan(self.lines, number)
            if scan.peek():
                self._line(scan)
            self.said += scan.end()
            number = scan.number + 1
        last = Word("", quoted=False, line=len(self.lines), column=len(self.lines[-1]) + 1)
        table, first = self.header.table(last), self.header.draft(last)
        self._close(self.stack[-1])
        main = self.stack[0]
        _name_dealers(main)
        record = Record(
            rules=table.rules,
            players=table.players,
            deals=(first.build(table.rules.first_seat), *_deals(main)),
            steps=tuple(map(_step, main.turns)),
            title=self.header.title,
            comment=_comment(self.header.said),
            problem=self.header.problem,
            headers=self.header.others,
            branches=_branches(main),
        )
        if replay:
            _replay(record, main, first)
        return record

    # One line

    def _line(self, scan: Scan) -> None:
        place = scan.here()
        if scan.take("."):
            if self.dealing is None:
                raise place.wrong("a line that begins with a dot belongs to a deal, and must stand below it")
            self._dealt(self.dealing, scan)
            return
        if place.column == 1 and scan.text.startswith("{"):
            raise place.wrong(f"expected {_LINE}; this looks like JSON, which Record.loads reads")
        words = _head(scan)
        first = words[0]
        kind = first.key if len(words) <= 2 else None
        if kind == "branch" and (len(words) == 1 or words[1].text.isdigit()) and scan.peek() in ("", ":"):
            self._branch(words, scan)
        elif kind == "later" and words[-1].key == "deal" and not scan.peek():
            self._later(first, scan.indent)
        elif kind == "deal" and len(words) == 1 and scan.peek() in ("", "["):
            self._turn(None, first, scan)
        elif not scan.take(":"):
            raise scan.expected(f"a colon: {_LINE}")
        elif len(words) == 1 and (self.begun or self.header.is_player(first)):
            self._player(first, scan)
        elif self.begun:
            raise first.wrong(f"expected a turn such as p1: NS|E 3,-1; {shown(_said(words))} stands in no header")
        else:
            self.header.read(words, scan)

    def _player(self, word: Word, scan: Scan) -> None:
        table = self.header.table(word)
        seat = table.seat(word)
        if seat is None:
            raise word.wrong(table.nobody(word.text))
        self._turn(seat, word, scan)

    def _turn(self, seat: int | None, place: Word, scan: Scan) -> None:
        line = self._settle(scan.indent, place)
        table = self.header.table(place)
        if line.later:
            raise place.wrong("a turn cannot follow the deal of a round that is still to come")
        self.count += 1
        if self.count > LONGEST:
            raise place.wrong(f"with those of all branches there are more than {LONGEST} turns, which are the most")
        action, shows = (Deal(), ()) if seat is None else read_action(scan, table)
        assert line.deal is not None
        for what in shows:
            line.deal.show(what, line.hats)
        turn = _Turn(seat, action, place, _hash(scan))
        self.dealing = None
        if isinstance(action, Deal):
            turn.draft = self.dealing = line.deal = Draft(table)
            line.hats = []
        elif isinstance(action, SwapHats):
            line.hats.append(action.seat)
        line.turns.append(turn)
        self.said = turn.said

    def _branch(self, words: Sequence[Word], scan: Scan) -> None:
        first = words[0]
        indent = scan.indent
        line = self._settle(indent, first)
        if len(self.stack) > DEEPEST:
            raise first.wrong(f"branches of branches go more than {DEEPEST} deep")
        found = _Line(line.turn + len(line.turns), first, line.deal, line.hats.copy())
        found.number = int(words[1].text[:9]) if len(words) > 1 else None
        if scan.take(":"):
            found.title = scan.free()
        line.branches.append(found)
        self.stack.append(found)
        self.dealing = None
        self.said = found.said

    def _later(self, place: Word, indent: int) -> None:
        line = self._settle(indent, place)
        self.dealing = Draft(self.header.table(place))
        line.later.append((self.dealing, place))

    def _dealt(self, draft: Draft, scan: Scan) -> None:
        words = _head(scan)
        scan.need(":", "a colon, as in . goals: stone, treasure, ?")
        key = key_of(words)
        if key in KEYS and key != "hand":
            draft.read(key, words[0]._replace(text=key), scan)
        elif words[0].key == "hand":
            read_hand(draft, words, scan)
        else:
            raise words[0].wrong(f"expected one of {', '.join(KEYS)}, not {shown(_said(words))}")

    # Lines of play

    def _settle(self, indent: int, place: Word) -> _Line:
        """The line of play that a line of the text with this indent belongs to."""
        if not self.begun:
            self.begun = True
            self.stack[0].deal = self.header.draft(place)
            self.stack[0].indent = indent
        line = self.stack[-1]
        if line.indent is None:
            outer = self.stack[-2].indent or 0
            if indent <= outer:
                self._close(line)
            line.indent = indent
            return line
        known = ", ".join(str(line.indent or 0) for line in self.stack)
        while indent < (line.indent or 0) and len(self.stack) > 1:
            self.stack.pop()
            line = self.stack[-1]
        if indent != line.indent:
            raise place.wrong(
                f"expected an indent of {known}, not {indent}: only the turns below a line branch are indented more"
            )
        return line

    def _close(self, line: _Line) -> None:
        if line.indent is None and len(self.stack) > 1:
            raise line.place.wrong("expected turns below the line branch, indented more than it is")


def _head(scan: Scan) -> list[Word]:
    """The words before the colon, or of the whole line."""
    words = [scan.word(_LINE)]
    while scan.peek() and scan.peek() not in ":[":
        if len(words) == MOST_WORDS:
            raise scan.expected("a colon after the key")
        words.append(scan.word("a colon after the key"))
    return words


def _said(words: Sequence[Word]) -> str:
    return " ".join(word.text for word in words)


def _hash(scan: Scan) -> str | None:
    """The hash of the state after a turn, in square brackets."""
    if not scan.take("["):
        if scan.peek():
            raise scan.expected("the end of the turn, or a hash such as [1a2b3c4d]")
        return None
    word = scan.word("a hash such as 1a2b3c4d")
    if not word.quoted and not _HASH.fullmatch(word.text):
        raise word.wrong(f"expected a hash such as 1a2b3c4d, not {shown(word.text)}")
    scan.need("]", "the bracket that ends the hash")
    return word.text if word.quoted else word.text.lower()


# What was read, as a record


def _replay(record: Record, line: _Line, draft: Draft) -> None:
    """Replay the game and its branches; raises `BadRecord` with the place of the turn that cannot be played."""
    try:
        fault = first_fault(record)
    except BadRecord as error:
        fault = (), error
    if fault is None:
        return
    path, wrong = fault
    for number in path:
        line = line.branches[number]
    if wrong.step is not None:
        place = line.turns[wrong.step - 1 - line.turn].place
    else:
        place = line.place if path else draft.place_of(str(wrong), line.place)
    raise place.wrong(str(wrong), step=wrong.step) from wrong


def _name_dealers(line: _Line) -> None:
    """Let a deal that does not say who begins be done by whoever has the next turn."""
    for number, turn in enumerate(line.turns):
        if turn.seat is None:
            turn.seat = _next_seat(line, number)
        if turn.draft is not None and turn.draft.starter is None:
            turn.draft.starter = turn.seat
    for branch in line.branches:
        _name_dealers(branch)


def _next_seat(line: _Line, number: int) -> int:
    turn = line.turns[number]
    if turn.draft is not None and turn.draft.starter is not None:
        return turn.draft.starter
    follows = [branch.turns for branch in line.branches if branch.turn == line.turn + number + 1]
    for turns in (line.turns[number + 1 :], *follows):
        if turns and turns[0].seat is not None:
            return turns[0].seat
    raise turn.place.wrong("expected who begins the round, as in p2: deal, since no turn follows")


def _deals(line: _Line) -> list[Dealt]:
    found = []
    for turn in line.turns:
        if turn.draft is not None:
            assert turn.draft.starter is not None
            found.append(turn.draft.build(turn.draft.starter))
    for draft, place in line.later:
        if draft.starter is None:
            raise place.wrong("a later deal must say who begins: . starter: p1")
        found.append(draft.build(draft.starter))
    return found


def _step(turn: _Turn) -> Step:
    assert turn.seat is not None
    return Step(turn.seat, turn.action, turn.hash, _comment(turn.said))


def _branches(line: _Line) -> tuple[Branch, ...]:
    found = line.branches
    numbers = [branch.number for branch in found]
    if any(number is not None for number in numbers):
        for place, number in enumerate(numbers):
            if number is None or not 1 <= number <= len(found) or number in numbers[:place]:
                said = "one number for each branch that leaves the line, from 1"
                raise found[place].place.wrong(f"expected {said}, not {number or 'a branch without one'}")
        found.sort(key=lambda branch: branch.number or 0)
    for branch in found:
        if not branch.turns:
            raise branch.place.wrong("expected turns of its own below the line branch")
    return tuple(
        Branch(
            turn=branch.turn,
            steps=tuple(map(_step, branch.turns)),
            title=branch.title,
            comment=_comment(branch.said),
            deals=tuple(_deals(branch)),
            branches=_branches(branch),
        )
        for branch in found
    )


def _comment(said: Sequence[str]) -> str | None:
    return "\n".join(said) if said else None


def check_text(text: object) -> str:
    """The text without its byte order mark; raises `BadRecord` when it is none, or too large."""
    if not isinstance(text, str):
        raise BadRecord(f"a game in the text notation is a text, not {type(text).__name__}")
    if len(text) > LARGEST:
        raise BadRecord(f"the text has {len(text):,} characters; {LARGEST:,} are the most")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        before = text[: error.start].split("\n")
        place = Word("", quoted=False, line=len(before), column=len(before[-1]) + 1)
        raise place.wrong("the text holds half a character") from None
    if max(text.count("\n"), text.count("\r")) > MOST_LINES:
        raise BadRecord(f"the text has more than {MOST_LINES:,} lines, which are the most")
    return text.removeprefix("\ufeff")
