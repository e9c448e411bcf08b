"""What a widget hears from its page: checked like anything from outside, answered in words, and put right."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final

import traitlets

from sab_widget.answers import Answers
from sab_widget.model.errors import SabError, shown
from sab_widget.widget_language import check_tongue, check_wanted
from sab_widget.widget_values import (
    BadWidget,
    check_branch,
    check_plain,
    check_revealed,
    check_selected,
    check_speed,
    check_theme,
    check_turn,
    check_viewer,
)

if TYPE_CHECKING:
    from sab_widget.hands import Hands
    from sab_widget.live.play import Play
    from sab_widget.model import Record

PAGE_MAY_WRITE: Final = (
    *("turn", "viewer", "branch", "selected", "revealed", "theme", "speed", "marks"),
    *("language", "page_languages"),
)


_SMALL: Final = frozenset({"turn", "viewer", "branch", "selected", "revealed", "theme", "speed", "language"})
_SELDOM: Final = 10
"""Seconds between two times that a large trait is sent back to a page that cannot leave it alone."""

HOST_MAY_WRITE: Final = ("layout", "tabbable", "tooltip", "_dom_classes", "_view_count")
"""What a notebook itself may write into any widget."""


class Heard(traitlets.HasTraits):
    """What the page writes, and what it asks for."""

    _answers: Answers
    _sent_back: dict[str, Answers]
    _owed: set[str]
    _hands: list[Hands]
    _players: tuple[str, ...]
    _game_in_hands: Play | None
    keys: Any
    scene: Any
    viewer: Any
    live: Any
    say: Any
    send: Any
    send_state: Any
    _checked_marks: Any

    @property
    @abstractmethod
    def _record(self) -> Record | None:
        """What is replayed, if anything is."""

    @property
    @abstractmethod
    def _last(self) -> int:
        """The last turn that can be shown."""

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take over what the page has changed, if it makes sense; what does not is answered in words and put right."""
        good: dict[str, Any] = {}
        for key, value in sync_data.items():
            try:
                good[key] = self._from_page(key, value)
            except (SabError, traitlets.TraitError) as error:
                self._answer(str(error))
                self._owed |= {key} & {*self.keys}
        try:
            super().set_state(good)  # type: ignore[misc]  # that of ipywidgets
        except traitlets.TraitError as error:
            self._answer(str(error))
        self._put_right()
        for key in ("turn", "speed"):
            if key in good and good[key] != sync_data[key]:
                self.send_state(key)

    def _put_right(self) -> None:
        """Send what the page has written over; what is large seldom, however often that happens."""
        for key in sorted(self._owed):
            rarely = self._sent_back.setdefault(key, Answers(most=1, seconds=_SELDOM))
            if key in _SMALL or rarely.may():
                self._owed.discard(key)
                self.send_state(key)

    def _from_page(self, key: str, value: Any) -> Any:
        if key not in PAGE_MAY_WRITE and key not in HOST_MAY_WRITE:
            raise BadWidget(f"the page cannot write {shown(key)}")
        check_plain(key, value)
        if key == "viewer" and self._game_in_hands is not None and self._game_in_hands.fixed_eyes:
            raise BadWidget(self.say("play-eyes"))
        if key == "revealed" and value and self.viewer is not None:
            raise BadWidget("only everyone may turn up goals just to look; choose everyone as the viewer")
        match key:
            case "turn":
                return check_turn(value, self._last)
            case "speed":
                return check_speed(value)
            case "viewer":
                return check_viewer(value, self._players)
            case "branch":
                return check_branch(value, lambda: self._record)
            case "selected":
                return check_selected(value)
            case "revealed":
                return check_revealed(value, self.scene)
            case "theme":
                return check_theme(value)
            case "language":
                return check_tongue(value)
            case "page_languages":
                return check_wanted(value)
            case "marks":
                return self._checked_marks(value)
        return value

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:  # noqa: ARG002  # ipywidgets gives both
        """Do what the page asks for; whatever cannot be done is answered in words, and breaks nothing."""
        kind = content.get("kind") if isinstance(content, dict) else None
        hands = next((hands for hands in self._hands if isinstance(kind, str) and kind in hands.kinds), None)
        if hands is None:
            self._answer(f"the page sent something that the kernel does not know: {shown(content)}")
            return
        try:
            hands.receive(content)
        except SabError as error:
            if not self._answer(str(error)):
                return  # nothing has changed, and whoever asks so often is not told so every time
        self.tell_live()

    def tell_live(self) -> None:
        """Let the page know what may be done now."""
        self.live = self._live_now()

    def _live_now(self) -> dict[str, Any]:
        return {name: value for hands in self._hands for name, value in hands.live().items()}

    def _answer(self, text: str) -> bool:
        """Tell the page what it did wrong; one that asks for such things all the time is not always answered."""
        answered = self._answers.may()
        if answered:
            self.problem(text)
        return answered

    def problem(self, text: str) -> None:
        """Say in the widget that something went wrong."""
        self.send({"kind": "problem", "text": text})
