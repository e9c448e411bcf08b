"""What a widget does about languages: which one it speaks, and the words that it gives to the page."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final

import traitlets

from sab_widget import front_end
from sab_widget.languages import AUTO, LANGUAGES, check_language, choose
from sab_widget.model.errors import shown
from sab_widget.model.names import is_text
from sab_widget.widget_values import BadWidget, Items, Text, refusal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sab_widget.scene import Scene

_MOST_WANTED: Final = 50
_LONGEST_TAG: Final = 60


def check_tongue(value: object) -> str:
    """A language that there is, or `auto`; raises a `SabError`."""
    if not isinstance(value, str) or value not in (AUTO, *LANGUAGES):
        raise refusal("language", value)
    if value == AUTO:
        return AUTO
    return check_language(value)


def check_wanted(value: object) -> list[str]:
    """Tags of languages; raises a `SabError`."""
    if not isinstance(value, (list, tuple)) or len(value) > _MOST_WANTED:
        raise refusal("page_languages", value)
    for tag in value:
        if not is_text(tag) or len(tag) > _LONGEST_TAG:
            raise BadWidget(f'{shown(tag)} is no tag of a language, such as "be-BY"')
    return list(value)


def tongue(language: object, wanted: object) -> str:
    """The language to speak: the one that was chosen, else the one that suits the reader best."""
    chosen = check_tongue(language)
    tags = check_wanted(wanted)
    return chosen if chosen != AUTO else choose(tags) if tags else "en"


class Spoken(traitlets.HasTraits):
    """The language of a widget."""

    words = traitlets.Dict().tag(sync=True)
    """The catalogue of the language shown: its code, its direction, its messages. The page cannot write it."""

    language = Text(AUTO).tag(sync=True)
    """The code of a language (`sab_widget.languages.LANGUAGES`); `auto` is the one that the reader's browser asks for.
    A change brings all texts anew."""

    page_languages = Items([]).tag(sync=True)
    """The languages that the reader has asked the browser for, the best first; the page writes it."""

    _bundle: str
    _tongue: str
    """The language that is spoken now."""
    scene: Any
    viewer: Any
    branch: Any

    @abstractmethod
    def _make(self, viewer: int | None, branch: Sequence[int]) -> Scene:
        """The scene in the language that is spoken."""

    @abstractmethod
    def tell_live(self) -> None:
        """Let the page know what may be done now."""

    def _words_now(self) -> dict[str, Any]:
        return front_end.words(self._tongue, self._bundle)

    @traitlets.validate("language")
    def _language(self, proposal: Mapping[str, Any]) -> str:
        return check_tongue(proposal["value"])

    @traitlets.validate("page_languages")
    def _page_languages(self, proposal: Mapping[str, Any]) -> list[str]:
        return check_wanted(proposal["value"])

    @traitlets.observe("language", "page_languages")
    def _language_changed(self, _: Mapping[str, Any]) -> None:
        now = tongue(self.language, self.page_languages)
        if self.scene and now != self._tongue:
            self._tongue = now
            with self.hold_sync():  # type: ignore[attr-defined]  # every widget has it
                self.words = self._words_now()
                self.scene = self._make(self.viewer, self.branch)
                self.tell_live()
