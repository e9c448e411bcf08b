"""What the catalogues hold, read with the parser of Fluent as a whole."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.syntax import FluentParser, ast

from sab_widget.languages import LANGUAGES

FOLDER = Path(__file__).parents[2] / "sab_widget" / "languages"
OTHERS = [code for code in LANGUAGES if code != "en"]
CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Every message of a language by its id."""
    found: dict[str, ast.Message] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
                found[entry.id.name] = entry
    return found


def _nodes(value: Any) -> Iterator[ast.BaseNode]:
    if isinstance(value, list):
        for each in value:
            yield from _nodes(each)
    elif isinstance(value, ast.BaseNode):
        yield value
        yield from _nodes([*vars(value).values()])


@cache
def _all(language: str, key: str) -> tuple[ast.BaseNode, ...]:
    return tuple(_nodes(messages(language)[key]))


def selects(language: str, key: str) -> list[ast.SelectExpression]:
    """All choices in a message."""
    return [node for node in _all(language, key) if isinstance(node, ast.SelectExpression)]


def calls(language: str, key: str) -> list[str]:
    """The functions that a message calls, and the terms that it refers to."""
    kinds = (ast.FunctionReference, ast.TermReference)
    return [node.id.name for node in _all(language, key) if isinstance(node, kinds)]


def references(language: str, key: str) -> set[str]:
    """The messages that a message refers to."""
    return {node.id.name for node in _all(language, key) if isinstance(node, ast.MessageReference)}


def values(language: str, key: str) -> set[str]:
    """The names of all values that a message speaks of, itself or by what it refers to."""
    own = {node.id.name for node in _all(language, key) if isinstance(node, ast.VariableReference)}
    return own.union(*(values(language, other) for other in references(language, key)))


def keys(select: ast.SelectExpression) -> list[str]:
    """What the variants of a choice are for."""
    return [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in select.variants]


def needed(language: str) -> set[str]:
    """The plural categories that whole numbers have in a language."""
    plural: Any = Locale.parse(language).plural_form
    return {plural(number) for number in range(1000)}


def samples(language: str, key: str) -> list[dict[str, str | int]]:
    """Values with which every variant of a message is said at least once."""
    named = values(language, key)
    choices: dict[str, list[str | int]] = {name: [f"⟨{name}⟩"] for name in named}
    for other in {key} | references(language, key):
        for select in selects(language, other):
            assert isinstance(select.selector, ast.VariableReference)
            plural = CATEGORIES - {"other"} & set(keys(select))
            numbers: list[str | int] = [*range(13), 21, 22, 25, 100, 101]
            choices[select.selector.id.name] = numbers if plural & set(keys(select)) else [*keys(select)]
    longest = max(map(len, choices.values()), default=1)
    return [{name: options[i % len(options)] for name, options in choices.items()} for i in range(longest)]
