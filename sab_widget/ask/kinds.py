"""The kinds of questions, by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sab_widget.ask.doing import may
from sab_widget.ask.goals import turned_up
from sab_widget.ask.placing import legal, where
from sab_widget.ask.sharing import gold
from sab_widget.ask.ways import way

if TYPE_CHECKING:
    from collections.abc import Callable

    from sab_widget.ask.questions import Question

KINDS: Final[dict[str, Callable[..., Question]]] = {
    "where": where,
    "legal": legal,
    "turned_up": turned_up,
    "way": way,
    "may": may,
    "gold": gold,
}
"""What makes each kind of question, by its name."""
