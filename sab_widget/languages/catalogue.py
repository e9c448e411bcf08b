"""The catalogue of one language, as its files hold it; an entry is parsed when it is first asked for."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sab_widget.languages.errors import NoSuchWord

if TYPE_CHECKING:
    from fluent.syntax import ast

FOLDER: Final = Path(__file__).parent

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where an entry begins: in Fluent nothing else stands at the beginning of a line but comments."""
_COMMENT: Final = re.compile(r"^#.*\n", re.MULTILINE)
_REFERENCE: Final = re.compile(r"[{,(:]\s*(-?[a-z][\w-]*)")


def sources_of(language: str) -> dict[str, str]:
    """Every entry of a language's files, unparsed, by its id; the id of a term begins with a dash."""
    found: dict[str, str] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        text = _COMMENT.sub("", path.read_text(encoding="utf-8"))
        starts = list(_ENTRY.finditer(text))
        ends = [start.start() for start in starts[1:]] + [len(text)]
        for start, end in zip(starts, ends, strict=True):
            if start[1] in found:
                raise NoSuchWord(f"{language}/{path.name} says {start[1]!r} once more; an id stands in one place")
            found[start[1]] = text[start.start() : end]
    return found


def parsed(source: str, where: str) -> ast.Message | ast.Term:
    """One entry; raises `NoSuchWord` when it is no Fluent."""
    from fluent.syntax import FluentParser, ast

    entry = FluentParser(with_spans=False).parse_entry(source)
    if not isinstance(entry, (ast.Message, ast.Term)):
        told = getattr(entry, "annotations", None)
        raise NoSuchWord(f"{where} is no Fluent: {told[0].message if told else source[:40]}")
    return entry


def named_in(source: str) -> set[str]:
    """What an entry may refer to: the ids of messages, and of terms with their dash."""
    return set(_REFERENCE.findall(source))
