"""What a widget does with a question: it shows one, and another when the page turns over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import traitlets

from sab_widget.drawings import drawings_for

if TYPE_CHECKING:
    from sab_widget.ask import Question, Sheet
    from sab_widget.ask.asking import Asking
    from sab_widget.hands import Hands


class Asked(traitlets.HasTraits):
    """A question, or a sheet of them."""

    _asking: Asking | None = None
    _hands: list[Hands]
    scene: Any
    art: Any
    turn: Any
    revealed: Any
    selected: Any
    _tongue: str
    hold_sync: Any
    tell_live: Any

    @property
    def shown_language(self) -> str:
        """The language of the page."""
        return self._tongue

    def _ask(self, source: Question | Sheet) -> None:
        """Show a question, or the first of a sheet."""
        from sab_widget.ask.asking import Asking

        self._asking = Asking(source, self)
        self._hands.append(self._asking)

    def show_question(self) -> None:
        """Show the question at which the sheet is open."""
        assert self._asking is not None
        with self.hold_sync():
            self.scene = self._asking.scene()
            self.art = drawings_for(self.scene)
            self.turn, self.selected, self.revealed = 0, None, []
            self.tell_live()
