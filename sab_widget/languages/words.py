"""Words of one language: an id and values in, a text out."""

from __future__ import annotations

import warnings
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Final, Literal
from unicodedata import bidirectional

from sab_widget.languages.catalogue import named_in, parsed, sources_of
from sab_widget.languages.errors import MissingWord, NoSuchWord

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

Value = str | int | float

KEPT: Final = 8192
"""How many texts of a language are kept, since most of them are asked for again."""

LONGEST_NAME: Final = 40
"""A name that is longer than so many characters is cut in sentences."""

_MARKS: Final = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""Marks that turn the direction of what stands after them."""
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL"})


class Words:
    """The words of one language.

    Args:
        language: Its code.
        direction: Which way it is written.
        locale: Whose plurals, lists and numbers are used, as a BCP 47 tag.
        english: What is said in place of a word that the language lacks; None for English itself.
    """

    def __init__(self, language: str, direction: Literal["ltr", "rtl"], locale: str, english: Words | None) -> None:
        self.language = language
        self.direction = direction
        self.locale = locale
        self._english = english
        self._sources = sources_of(language)
        self._plain: dict[str, tuple[tuple[bool, str], ...]] = {}
        """Texts that are nothing but letters and values: for each part whether it is the name of a value."""
        self._said = lru_cache(maxsize=KEPT)(self._say)

    def __call__(self, key: str, /, **values: Value) -> str:
        """The text with this id, its blanks filled.

        Raises:
            NoSuchWord: There is no such id, or a value is missing that the text speaks of.

        Warns:
            MissingWord: This language lacks it; the text is English then.
        """
        return self._said(key, *values.items())

    def __contains__(self, key: object) -> bool:
        return key in self._sources

    def __reduce__(self) -> tuple[Any, ...]:
        from sab_widget.languages import words_for

        return words_for, (self.language,)

    def __repr__(self) -> str:
        return f"<Words of {self.language!r}: {len(self._sources)} texts>"

    @property
    def ids(self) -> frozenset[str]:
        """Every id of the catalogue, but for terms, which only texts refer to."""
        return frozenset(key for key in self._sources if not key.startswith("-"))

    # Parts of sentences

    def list(self, items: Sequence[str], kind: Literal["and", "or"] = "and") -> str:
        """Several things in one phrase: `a, b and c`; empty when there are none."""
        if len(items) < 2:
            return items[0] if items else ""
        from babel.lists import format_list

        return format_list(items, "standard" if kind == "and" else "or", self._babel)

    def name(self, name: str) -> str:
        """A name in a sentence: one that is written the other way must not reorder what stands around it."""
        if len(name) > LONGEST_NAME:
            name = f"{name[: LONGEST_NAME - 1]}…"
        kinds = {bidirectional(letter) for letter in name}
        if kinds & _MARKS:
            name = "".join(letter for letter in name if bidirectional(letter) not in _MARKS)
        return self.apart(name) if self.direction == "rtl" or kinds & _RIGHT_TO_LEFT else name

    def apart(self, text: str) -> str:
        """A text whose direction is its own, whatever stands around it."""
        return f"\N{FIRST STRONG ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}"

    def code(self, text: str) -> str:
        """A notation, such as a face or a cell, which is read from left to right in every language."""
        return self.apart(text) if self.direction == "rtl" else text

    def names(self, names: Iterable[str]) -> tuple[str, ...]:
        """Several names, each to be put into a sentence."""
        return tuple(map(self.name, names))

    # Fluent

    @cached_property
    def _babel(self) -> str:
        return self.locale.partition("-u-")[0].replace("-", "_")

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        # Names are set apart where they need it (`name`), so that an English text holds no marks that nobody sees.
        return FluentBundle([self._babel], use_isolating=False)

    def _say(self, key: str, *pairs: tuple[str, Value]) -> str:
        if key not in self._sources:
            if self._english is None or key not in self._english:
                raise NoSuchWord(f"there is no text {key!r} in any catalogue")
            warnings.warn(f"the language {self.language!r} lacks the text {key!r}", MissingWord, stacklevel=1)
            return self._english(key, **dict(pairs))
        if key not in self._plain and not self._bundle.has_message(key):
            self._read(key)
        values = dict(pairs)
        plain = self._plain.get(key)
        try:
            if plain is not None and all(isinstance(value, str) for value in values.values()):
                return "".join(str(values[part]) if blank else part for blank, part in plain)
        except KeyError as missing:
            raise NoSuchWord(f"the text {key!r} needs a value for {missing}; it has {', '.join(values)}") from missing
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        said, faults = self._bundle.format_pattern(pattern, values)
        if faults:
            raise NoSuchWord(f"the text {key!r} ({self.language}) cannot be made: {faults[0]}") from faults[0]
        return str(said)

    def _read(self, key: str) -> None:
        """Parse an entry, and those that it refers to."""
        from fluent.syntax import ast

        waiting, done = [key], set()
        while waiting:
            each = waiting.pop()
            source = self._sources.get(each)
            if source is None or each in done:
                continue
            done.add(each)
            entry = parsed(source, f"{self.language}: {each}")
            self._bundle.add_resource(ast.Resource([entry]))
            waiting += named_in(source)
            if isinstance(entry, ast.Message) and (parts := _plain_parts(entry)) is not None:
                self._plain[each] = parts


def _plain_parts(entry: ast.Message) -> tuple[tuple[bool, str], ...] | None:
    """The parts of a text in which nothing is to be chosen; None for another one."""
    from fluent.syntax import ast

    parts: list[tuple[bool, str]] = []
    for element in entry.value.elements if entry.value is not None else ():
        inner = element if isinstance(element, ast.TextElement) else element.expression
        if isinstance(inner, ast.VariableReference):
            parts.append((True, inner.id.name))
        elif isinstance(inner, ast.StringLiteral):
            parts.append((False, inner.parse()["value"]))
        elif isinstance(inner, ast.TextElement):
            parts.append((False, inner.value))
        else:
            return None
    return tuple(parts)
