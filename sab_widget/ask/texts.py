"""Texts of questions before a language is chosen: an id of a catalogue with its values, or a sentence of the model."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias, Union

from sab_widget.languages import words_for
from sab_widget.model.cards import Card
from sab_widget.model.cells import Cell
from sab_widget.model.faces import Face
from sab_widget.model.reasons import Reason
from sab_widget.model.said import Said
from sab_widget.scene.told import cell_words, reason_words, said_words
from sab_widget.scene.words import card_words, path_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Value: TypeAlias = Union[str, int, Cell, Face, Card, "Phrase", tuple[int, ...]]

_NAMES: Final = ("who", "first")
"""The values that are names of players."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text of the catalogue."""

    id: str
    values: tuple[tuple[str, Value], ...] = ()


Text: TypeAlias = str | Phrase | Reason
"""What a person reads: a teacher's own words stay as they are."""


def said(name: str, **values: Value) -> Phrase:
    """The text `ask-NAME` of the catalogue."""
    return Phrase(f"ask-{name}", tuple(values.items()))


class Voice:
    """Says texts in a language.

    Args:
        language: Its code.
        names: The players by seat, for reasons that speak of seats.

    Raises:
        BadLanguage: There is no such language.
    """

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        self.words = words_for(language)
        self._names = names

    def __call__(self, text: Text) -> str:
        """A text in that language."""
        if isinstance(text, Reason):
            return reason_words(self.words, text, self._names)
        if isinstance(text, Phrase):
            return self.words(text.id, **{name: self._plain(name, value) for name, value in text.values})
        return said_words(self.words, text) if isinstance(text, Said) else text

    def all(self, texts: Iterable[Text]) -> str:
        """Several sentences as one text."""
        return " ".join(map(self, texts))

    def _plain(self, name: str, value: Value) -> str | int:
        match value:
            case Cell():
                return cell_words(self.words, value)
            case Face():
                return path_words(self.words, value)
            case Card():
                return card_words(self.words, value)
            case Phrase():
                return self(value)
            case tuple():
                return self.words.list([str(number) for number in value])
            case str() if name in _NAMES:
                return self.words.name(value)
        return value
