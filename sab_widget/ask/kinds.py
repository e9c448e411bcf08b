"""The kinds of questions, by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sab_widget.ask.doing import may
from sab_widget.ask.errors import BadQuestion
from sab_widget.ask.goals import turned_up
from sab_widget.ask.placing import legal, where
from sab_widget.ask.sharing import gold
from sab_widget.ask.ways import way
from sab_widget.model.errors import shown

if TYPE_CHECKING:
    from collections.abc import Callable

    from sab_widget.ask.positions import Source
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


def question(kind: str, position: Source, *, seed: int | str = 0, **options: Any) -> Question:
    """A question of a kind that is chosen by its name.

    >>> from sab_widget import Mine
    >>> question("where", Mine(), seed=3).kind
    'where'

    Args:
        kind: One of `KINDS`.
        position: A mine, a game as it stands, a view, or a record.
        seed: The same seed asks the same of the same position, everywhere.
        options: Those of the function of that name.

    Raises:
        BadQuestion: There is no such kind, it has no such option, or the position admits no such question.
    """
    make = KINDS.get(kind) if type(kind) is str else None
    if make is None:
        raise BadQuestion(f"there is no kind {shown(kind)} of question: it is one of {', '.join(KINDS)}")
    known = set(make.__kwdefaults__ or {}) | set(make.__code__.co_varnames[1 : make.__code__.co_argcount])
    unknown = sorted(set(options) - known)
    if unknown:
        raise BadQuestion(f"a question of the kind {kind!r} has no option {shown(unknown[0])}; it has {sorted(known)}")
    return make(position, seed=seed, **options)
