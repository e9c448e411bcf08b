"""Every language says everything, and nothing that nobody asks for."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from sab_widget.languages import LANGUAGES, words_for
from tests.languages.catalogues import CATEGORIES, OTHERS, calls, keys, messages, needed, references, samples, selects
from tests.languages.catalogues import values as values_of

PACKAGE = Path(__file__).parents[2] / "sab_widget"
ROOMS = ("core", "scene", "play", "explore", "ask", "export")
_NAME = rf"(?:{'|'.join(ROOMS)})-"
_ID = re.compile(rf"[\"']({_NAME}[\w-]*\w)[\"']")
_MADE = re.compile(rf"f\"({_NAME}(?:[^\"{{}}\n]|\{{[^}}\"\n]*\}})*)\"|`({_NAME}(?:[^`${{}}\n]|\$\{{[^}}\n]*\}})*)`")
"""An id that is put together, as `f"ask-mark-{state}"`, or the same in TypeScript."""
_OF_QUESTIONS = re.compile(r"\bsaid\(\s*f?\"([^\"]+)\"")
"""In questions `said("wrong")` asks for `ask-wrong`."""
_CLASS = re.compile(r"class=(?:\"[^\"]*\"|\{[^}]*\})|classList\.\w+\([^)]*\)")


@cache
def _asked_for() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The ids that the package asks for, and patterns for those that are put together."""
    ids: set[str] = set()
    made: set[str] = set()
    for path in PACKAGE.rglob("*"):
        if path.suffix not in {".py", ".ts", ".tsx"} or ".test." in path.name or "languages" in path.parts:
            continue
        text = _CLASS.sub("", path.read_text(encoding="utf-8"))
        ids.update(_ID.findall(text))
        made |= {key for pair in _MADE.findall(text) for key in pair if "{" in key}
        if "ask" in path.parts:
            told = {f"ask-{name}" for name in _OF_QUESTIONS.findall(text)}
            ids |= {key for key in told if "{" not in key}
            made |= {key for key in told if "{" in key}
    patterns = (re.escape(re.sub(r"\$?\{.*?\}+", "\0", key)).replace(re.escape("\0"), r"[\w-]+") for key in made)
    return frozenset(ids), tuple(re.compile(pattern) for pattern in sorted(patterns))


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_message_and_no_other(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_speaks_of_the_same_values_in_every_language(language: str) -> None:
    differing = {
        key: (values_of("en", key), values_of(language, key))
        for key in messages("en")
        if key in messages(language) and values_of("en", key) != values_of(language, key)
    }
    assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_all_the_forms_that_a_language_needs(language: str) -> None:
    for key in messages(language):
        for select in selects(language, key):
            found = set(keys(select))
            if found & (CATEGORIES - {"other"}):
                assert found & CATEGORIES >= needed(language), f"{language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_no_more_of_fluent_than_the_page_has(language: str) -> None:
    for key in messages(language):
        assert not calls(language, key), f"{key}: tools/bundle.mjs leaves functions and terms out"
        assert references(language, key) <= set(messages(language)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    words = words_for(language)
    for key in messages(language):
        for values in samples(language, key):
            said = words(key, **values)
            assert said.strip() or key in {"core-comma", "scene-comma"}, key
            assert "{" not in said, f"{key}: {said}"
            assert "  " not in said, f"{key}: {said}"


def test_every_id_that_is_asked_for_is_in_the_catalogues() -> None:
    ids, patterns = _asked_for()
    assert ids - set(messages("en")) == set()
    nowhere = [pattern.pattern for pattern in patterns if not any(map(pattern.fullmatch, messages("en")))]
    assert nowhere == []


def test_every_message_is_asked_for() -> None:
    ids, patterns = _asked_for()
    asked = ids | {other for key in messages("en") for other in references("en", key)}
    unused = {
        key for key in messages("en") if key not in asked and not any(pattern.fullmatch(key) for pattern in patterns)
    }
    assert unused == set()
