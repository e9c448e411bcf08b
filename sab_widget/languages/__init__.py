"""The words that people read, in every language: one catalogue each, written in Fluent (docs/languages.md).

>>> words_for("en")("scene-several-cards", number=3)
'3 cards'
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from sab_widget.languages.errors import BadLanguage, MissingWord, NoSuchWord
from sab_widget.languages.words import Words
from sab_widget.model.errors import shown

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["AUTO", "LANGUAGES", "BadLanguage", "Language", "MissingWord", "NoSuchWord", "Words", "choose", "words_for"]

AUTO: Final = "auto"
"""In place of a language: the one that the browser asks for."""


class Language(NamedTuple):
    """A language that there is a catalogue of."""

    name: str
    """What its speakers call it."""
    direction: Literal["ltr", "rtl"] = "ltr"
    """Which way it is written."""
    locale: str = ""
    """Whose plurals, lists and numbers are used, when that is not the language as such."""


LANGUAGES: Final = {
    "en": Language("English", locale="en-GB"),
    "ru": Language("Русский"),
    "be": Language("Беларуская"),
    "lv": Language("Latviešu"),
    "ar": Language("العربية", "rtl", "ar-u-nu-latn"),
}
"""Every language by its code."""


def check_language(language: object) -> str:
    """The code of a language that there is; raises `BadLanguage`."""
    if not isinstance(language, str) or language not in LANGUAGES:
        raise BadLanguage(f"there is no language {shown(language)}: it is one of {', '.join(LANGUAGES)}")
    return language


def words_for(language: str = "en") -> Words:
    """All words of a language.

    Args:
        language: Its code in `LANGUAGES`.

    Raises:
        BadLanguage: There is no catalogue of it.
    """
    return _words(check_language(language))


@lru_cache(maxsize=len(LANGUAGES))
def _words(language: str) -> Words:
    _, direction, locale = LANGUAGES[language]
    english = None if language == "en" else _words("en")
    return Words(language, direction, locale or language, english)


def choose(wanted: Iterable[object]) -> str:
    """The language that suits somebody best.

    Args:
        wanted: Tags of languages, the best liked first, as a browser has them: `["be-BY", "ru"]`;
            what is no text is passed over.

    Returns:
        The code of the first of them that there is a catalogue of, whatever its region; English when there is none.
    """
    from babel import negotiate_locale

    return negotiate_locale([tag.lower() for tag in wanted if isinstance(tag, str)], [*LANGUAGES], sep="-") or "en"
