"""Exploring: what the page asks of a mine that is set up by hand, checked, and what it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from sab_widget.editing.editor import BadEdit, Edit, Editor
from sab_widget.languages import words_for
from sab_widget.model.cells import as_cell
from sab_widget.model.decks import TREASURE
from sab_widget.model.errors import BadPosition, shown
from sab_widget.model.names import is_text
from sab_widget.scene.told import reason_words

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from contextlib import AbstractContextManager

    from sab_widget.model.cells import Cell

GOALS: Final[dict[str, tuple[str | None, bool | None]]] = {
    "treasure": (TREASURE, True),
    "NW": ("NW", False),
    "NE": ("NE", False),
    "unknown": (None, None),
}
"""What can be said of a goal: its face, and whether it is the treasure."""

DEEDS: Final[dict[str, tuple[str, ...]]] = {
    "lay": ("face", "cell"),
    "remove": ("cell",),
    "turn": ("cell",),
    "move": ("cell", "to"),
    "goal": ("cell", "is"),
    "up": ("cell",),
    "down": ("cell",),
    "clear": (),
    "read": ("text",),
    "undo": (),
    "redo": (),
    "strict": ("on",),
}
"""What the page can ask for, and what it has to say."""

_LONGEST_TEXT: Final = 100_000
"""Characters of a drawing that the page sends."""


class Shows(Protocol):
    """A widget that shows the mine."""

    scene: Any

    @property
    def shown_language(self) -> str:
        """The language in which it is shown."""

    def tell_live(self) -> None:
        """Let the page know what may be done now."""

    def forget_room(self) -> None:
        """Let the next scene be as small as its mine."""

    def hold_sync(self) -> AbstractContextManager[Any]:
        """Send all changes at once."""


class ExploreHands:
    """Changes the mine of a widget as the page asks for it.

    Args:
        editor: What changes the mine.
        widget: What shows it.
    """

    kinds: Collection[str] = ("edit",)

    def __init__(self, editor: Editor, widget: Shows) -> None:
        self.editor = editor
        self._widget = widget
        self._done: dict[str, Any] = {}
        self._wrong = ""
        self._heard = 0

    def live(self) -> dict[str, Any]:
        """What the page is told of the mine, besides the scene."""
        state = {
            "undo": self.editor.can_undo,
            "redo": self.editor.can_redo,
            "strict": self.editor.strict,
            "text": self.editor.text,
            "wrong": self._wrong,
            "misfits": [[found.code, list(found.cell), found.side] for found in self.editor.misfits],
            "heard": self._heard,
            "done": self._done,
        }
        return {"mode": "explore", "explore": state}

    def receive(self, message: Mapping[str, Any]) -> None:
        """Do what the page asks for.

        Raises:
            SabError: It cannot be done; nothing has changed.
        """
        self._heard += 1
        name, fields = self._checked(message)
        with self._widget.hold_sync():
            self._wrong = ""
            if name in ("clear", "read"):
                self._widget.forget_room()
            self._do(name, fields)
            self._widget.tell_live()

    def _do(self, name: str, fields: dict[str, Any]) -> None:
        editor = self.editor
        edit: Edit | bool | None = None
        match name:
            case "undo" | "redo":
                edit = getattr(editor, name)()
            case "strict":
                editor.strict = fields["on"]
                return
            case "goal":
                face, treasure = GOALS[fields["is"]]
                edit = editor.put_goal(fields["cell"], face, treasure=treasure)
            case "read":
                try:
                    edit = editor.read(fields["text"])
                except BadPosition as error:
                    self._wrong = str(error)  # said beside the text
            case "up" | "down":
                edit = getattr(editor, f"turn_{name}")(fields["cell"])
            case _:
                edit = getattr(editor, name)(**fields)
        if edit:
            self._done = {"nth": editor.steps, "what": name, **(self._told(edit) if isinstance(edit, Edit) else {})}

    def _told(self, edit: Edit) -> dict[str, Any]:
        """What a step has done, and in words what the rules have against it."""
        words = words_for(self._widget.shown_language)
        return {**_to_json(edit), "against": [reason_words(words, reason) for reason in edit.reasons]}

    def _checked(self, message: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
        """What is to be done, and with what; raises a `SabError`."""
        name = message.get("do")
        if not isinstance(name, str) or name not in DEEDS:
            raise BadEdit(f"{shown(name)} cannot be done to a mine; what can be done is {', '.join(DEEDS)}")
        wanted = set(DEEDS[name])
        if set(message) - {"kind", "do"} != wanted:
            raise BadEdit(f"to {name}, the page must say {' and '.join(DEEDS[name]) or 'nothing else'}")
        return name, {field: self._field(field, message[field]) for field in DEEDS[name]}

    def _field(self, field: str, value: object) -> Any:
        match field:
            case "cell" | "to":
                return self._in_sight(value)
            case "on":
                if not isinstance(value, bool):
                    raise BadEdit(f"{shown(value)} is neither on nor off")
            case "is":
                if not isinstance(value, str) or value not in GOALS:
                    raise BadEdit(f"a goal cannot be {shown(value)}; it can be {', '.join(GOALS)}")
            case "text":
                if not is_text(value) or len(value) > _LONGEST_TEXT:
                    raise BadEdit(f"a drawing from the page is a text of at most {_LONGEST_TEXT:,} characters")
        return value

    def _in_sight(self, value: object) -> Cell:
        """A cell that the page shows."""
        cell = as_cell(value)
        left, top, right, bottom = self._widget.scene["extent"]
        if not (left <= cell.column <= right and top <= cell.row <= bottom):
            raise BadEdit(f"the cell {cell} is not in sight: columns are {left} to {right}, rows {top} to {bottom}")
        return cell


def _to_json(edit: Edit) -> dict[str, Any]:
    data: dict[str, Any] = {"turned": [list(cell) for cell in edit.turned_up]}
    if edit.cell is not None:
        data["cell"] = list(edit.cell)
    if edit.face is not None:
        data["face"] = edit.face.text
    return data
