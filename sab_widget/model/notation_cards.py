"""Cards, faces, roles and lists of them in the text notation, read and written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sab_widget.model.cards import _PLAIN, BREAK, REPAIR, UNKNOWN, Card
from sab_widget.model.dwarves import ROLES
from sab_widget.model.errors import SabError, shown
from sab_widget.model.faces import Face
from sab_widget.model.notation_scan import MOST_ITEMS, plain, quoted, word_or_quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sab_widget.model.notation_scan import Scan, Word

NONE: Final = "none"
"""How an empty list is written."""

REST: Final = ("...", "…")
"""What stands for all the rest, which nobody wrote down."""

_FACE: Final = "a face such as NS|E"
_CARD: Final = "a card such as NS|E, break lantern or map"
_FIRST: Final = {name.split()[0]: name.split()[1:] for name in _PLAIN if name.split()[0] != "swap"}
_WIDTH: Final = 110
"""Where a long list goes on in the next line."""


def face_text(text: str) -> str:
    """A face in the case in which faces are written."""
    body, colon, door = text.partition(":")
    return body.upper() + colon + door.casefold()


def read_face(scan: Scan) -> Face:
    """A face that must be here, in upper or lower case."""
    return as_face(scan.face_word(_FACE))


def as_face(word: Word) -> Face:
    """The face that a word names, in upper or lower case."""
    try:
        return Face(word.text if word.quoted else face_text(word.text))
    except SabError as error:
        raise word.wrong(f"expected {_FACE}; {error}") from None


def read_raw_face(scan: Scan) -> str:
    """A face that must be here, as it is written."""
    word = scan.face_word(_FACE)
    text = word.text if word.quoted else face_text(word.text)
    try:
        Face(text)
    except SabError as error:
        raise word.wrong(str(error)) from None
    return text


def read_tool(scan: Scan, tools: Sequence[str]) -> str:
    """A tool that must be here, in any case if the deck has it."""
    word = scan.word("a tool such as lantern")
    if word.quoted or word.text in tools:
        return word.text
    return next((tool for tool in tools if tool.casefold() == word.key), word.text)


def write_tool(tool: str, tools: Sequence[str]) -> str:
    """A tool as `read_tool` reads it."""
    kept = tool.casefold() not in ("with", UNKNOWN, "none") and tool[:1] not in "xX×"
    return word_or_quoted(tool, lambda scan: read_tool(scan, tools), tool) if kept else quoted(tool)


def read_card_text(scan: Scan, tools: Sequence[str]) -> str:
    """The name of a card that must be here."""
    word = scan.face_word(_CARD)
    text = word.text
    key = word.key
    if key in (BREAK, REPAIR):
        found = [read_tool(scan, tools)]
        while key == REPAIR and _word_follows(scan):
            found.append(read_tool(scan, tools))
            limited(found, word)
        text = " ".join([key, *found])
    elif key == "swap":
        second = scan.keyword("hands", "hats")
        if second is None:
            raise scan.expected("hands or hats")
        text = f"swap {second}"
    elif key in _FIRST:
        for wanted in _FIRST[key]:
            if scan.keyword(wanted) is None:
                raise scan.expected(wanted)
        text = " ".join([key, *_FIRST[key]])
    elif not word.quoted:
        text = face_text(text)
    _card(word, text)
    return text


def _card(word: Word, text: str) -> Card:
    try:
        return Card(text)
    except SabError as error:
        raise word.wrong(f"expected {_CARD}; {error}") from None


def _word_follows(scan: Scan) -> bool:
    """Whether another tool of a card follows, and not how often the card is meant, nor how many there are."""
    if scan.peek() == '"':
        return True
    ahead = scan.copy()
    if not ahead.peek() or ahead.peek() in ",;:#=[]()" or ahead.times() is not None:
        return False
    return not ahead.word("").text.isdigit()


def write_card(card: str, tools: Sequence[str]) -> str:
    """A card as `read_card_text` reads it."""
    kind, *named = card.split()
    if kind in (BREAK, REPAIR) and card == " ".join([kind, *named]):
        return " ".join([kind, *(quoted(tool) if tool.isdigit() else write_tool(tool, tools) for tool in named)])
    return word_or_quoted(card, lambda scan: read_card_text(scan, tools), card)


def read_role(scan: Scan) -> str:
    """A role that must be here."""
    word = scan.word(f"a role ({', '.join(ROLES)}) or ?")
    if word.quoted or word.key == UNKNOWN:
        return word.text
    if word.key not in ROLES:
        raise word.wrong(f"expected a role ({', '.join(ROLES)}) or ?, not {shown(word.text)}")
    return word.key or ""


def write_role(role: str) -> str:
    """A role as `read_role` reads it."""
    return word_or_quoted(role, read_role, role)


def read_list(scan: Scan, read: Callable[[Scan], Any], size: int | None, unknown: Any = UNKNOWN) -> list[Any]:
    """A list with commas; `none` is an empty one.

    Args:
        scan: Where it stands.
        read: Reads one entry.
        size: How many entries there should be, which `...` at the end stands for; None where that makes no sense.
        unknown: What stands for an entry that nobody wrote down; alone it stands for all of them.
    """
    ahead = scan.copy()
    if ahead.keyword(NONE) is not None and ahead.peek() in ("", "["):
        scan.keyword(NONE)
        return []
    if size is not None:
        ahead = scan.copy()
        if ahead.keyword(UNKNOWN) is not None and ahead.peek() in ("", "["):
            scan.keyword(UNKNOWN)
            return [unknown] * size
    found: list[Any] = []
    while True:
        place = scan.here()
        if size is not None and scan.keyword(*REST) is not None:
            return found + [unknown] * max(0, size - len(found))
        item = read(scan)
        found += [item] * (scan.times() or 1)
        limited(found, place)
        if not scan.more():
            return found


def limited(found: Sequence[object], place: Word) -> None:
    """Raise `BadRecord` when there is more of something than anybody needs."""
    if len(found) > MOST_ITEMS:
        raise place.wrong(f"there are more than {MOST_ITEMS} entries, which are the most")


def write_list(items: Sequence[str], size: int | None = None) -> str:
    """A list as `read_list` reads it: what is not known is counted, and a long list is broken into lines.

    Args:
        items: The entries, written.
        size: How many entries a lone `?` would stand for.
    """
    found: list[str] = []
    unknown = 0
    for item in (*items, None):
        if unknown and item != UNKNOWN:
            lone = unknown == len(items) != size
            found.append(f"{UNKNOWN} x{unknown}" if unknown > 1 or lone else UNKNOWN)
            unknown = 0
        if item == UNKNOWN:
            unknown += 1
        elif item is not None:
            found.append(item)
    return in_lines(found)


def in_lines(items: Sequence[str], separator: str = ", ") -> str:
    """Entries with commas, in lines of which all but the first are indented."""
    lines = [""]
    for number, item in enumerate(items):
        if lines[-1] and len(lines[-1]) + len(item) > _WIDTH:
            lines.append("")
        lines[-1] += item + separator * (number + 1 < len(items))
    return "\n    ".join(line.rstrip() for line in lines) or NONE


def texts(names: Sequence[str], read: Callable[[Scan], object]) -> str:
    """A list of words, each in quotes where it has to be."""
    return in_lines([word_or_quoted(name, read, name) if plain(name) else quoted(name) for name in names])
