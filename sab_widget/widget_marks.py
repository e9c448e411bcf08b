"""What a widget does with arrows and highlights: the trait that holds them, and the record that keeps them."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, NoReturn

import traitlets

from sab_widget import model
from sab_widget.editing.drawing import as_place, checked_marks, marked_scene, marks_at, place_in, with_marks
from sab_widget.live.whose import ONLOOKER
from sab_widget.model.errors import BadMark, BadRecord
from sab_widget.model.marks import as_mark, as_marks
from sab_widget.widget_values import BadWidget, check_turn

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sab_widget.ask import Question, Sheet
    from sab_widget.live.eyes import Watched
    from sab_widget.live.whose import Eyes
    from sab_widget.model import Game, Mine, Record
    from sab_widget.model.marks import Mark
    from sab_widget.scene import Scene


class _Marks(traitlets.Dict):
    """Marks by turn; a value of a wrong type is refused with an error of our own."""

    def error(self, obj: Any, value: object, *_: object) -> NoReturn:  # noqa: ARG002  # traitlets gives both
        """Say what is wrong; traitlets calls this for a value of a wrong type."""
        checked_marks(value)
        raise BadMark(f"marks are kept by turn, not as {type(value).__name__}")


class Drawn(traitlets.HasTraits):
    """Arrows and highlights over the mine, turn by turn."""

    marks = _Marks().tag(sync=True)
    """What has been drawn over the mine, by turn: `{"12": ["G3,-1", "R0,0>3,-1"]}`; `"0.1/14"` is a turn of a branch.
    Each mark is the letter of a colour (green, red, yellow, blue) and a cell, or two for an arrow. It stands in place
    of what the comment on that turn holds; an empty list shows nothing there.

    They are those of the viewer: what was drawn for everyone is not here while a seat is the viewer, and what was drawn
    through the eyes of a seat is here for that seat alone. Each comes back with its viewer."""

    _source: Record | Game | Mine | Question | Sheet
    _watched: Watched | None
    _marks_of: Eyes
    """Whose eyes the marks shown are for."""
    scene: Any
    turn: Any

    def __init__(self, **traits: Any) -> None:
        self._put_aside: dict[Eyes, dict[str, list[str]]] = {}
        super().__init__(**traits)

    @property
    @abstractmethod
    def _record(self) -> Record | None:
        """What is replayed, if anything is."""

    def annotate(self, *marks: str | tuple[Any, ...] | Mark, turn: int | None = None) -> None:
        """Draw over a turn, besides what is drawn there already.

            widget.annotate("G3,-1", "R0,0>3,-1", ("blue", (1, 0)))

        Args:
            marks: A text such as `"G3,-1"` (a highlighted cell) or `"R0,0>3,-1"` (an arrow), or a colour with one cell
                or two. A mark takes the place of one of another colour that lies where it would lie.
            turn: Which turn of the line that is shown; the one that is shown when left out.

        Raises:
            BadMark: A mark is none, or there are too many.
            BadCell: A cell is out of range.
            BadWidget: The turn is no number.
        """
        turn = self._turn_to_draw_on(turn)
        drawn = as_marks([*marks_at(self.scene, self.marks, turn), *map(as_mark, marks)])
        self.marks = {**self.marks, str(place_in(self.scene, turn)): [str(mark) for mark in drawn]}

    def erase(self, turn: int | None = None) -> None:
        """Take all marks away from a turn, those in its comment too.

        Args:
            turn: Which turn of the line that is shown; the one that is shown when left out.
        """
        turn = self._turn_to_draw_on(turn)
        self.marks = {**self.marks, str(place_in(self.scene, turn)): []}

    def marks_at(self, turn: int | None = None) -> tuple[Mark, ...]:
        """The marks on a turn of the line that is shown; on the turn that is shown when left out."""
        return marks_at(self.scene, self.marks, self._turn_to_draw_on(turn))

    @property
    def record(self) -> Record:
        """The game with everything that has been drawn for everyone, in the comments of its turns: `record.save(path)`.

        What was drawn while a seat was the viewer is not in it.

        Raises:
            BadWidget: The widget shows a mine, which has no record.
        """
        record = self._record
        if record is None:
            raise BadWidget("a mine has no record: what is drawn over it is in `marks`")
        marks = self._everyones_marks
        return with_marks(record, marks) if marks else record

    def _eyes(self, viewer: int | None) -> Eyes:
        """Through whose eyes the game is seen when a seat is the viewer, or none."""
        return ONLOOKER if viewer is None and self._watched is not None and self._watched.eyes == ONLOOKER else viewer

    @property
    def _everyones_marks(self) -> dict[str, list[str]]:
        """What was drawn while nobody's seat was the viewer."""
        drawn = {**self._put_aside, self._marks_of: self.marks}
        return {**drawn.get(ONLOOKER, {}), **drawn.get(None, {})}

    @traitlets.observe("viewer")
    def _change_marks(self, change: Mapping[str, Any]) -> None:
        """Each pair of eyes has marks of its own: an arrow to the treasure tells a secret."""
        eyes = self._eyes(change["new"])
        if eyes != self._marks_of:
            self._put_aside[self._marks_of] = self.marks
            self._marks_of = eyes
            self.marks = self._put_aside.pop(eyes, {})

    def _turn_to_draw_on(self, turn: int | None) -> int:
        return int(self.turn if turn is None else check_turn(turn, self.scene["last"]))

    @property
    def _marked_scene(self) -> Scene:
        return marked_scene(self.scene, self.marks)

    @traitlets.validate("marks")
    def _valid_marks(self, proposal: Mapping[str, Any]) -> dict[str, list[str]]:
        return self._checked_marks(proposal["value"])

    def _checked_marks(self, value: object) -> dict[str, list[str]]:
        """Marks in their plain form, on turns that there are; raises a `SabError`."""
        marks = checked_marks(value)
        for key in marks:
            path, turn = as_place(key)
            if turn > self._turns_of(path):
                raise BadMark(f"there is no turn {key} to draw on: the last one is {self._turns_of(path)}")
        return marks

    def _turns_of(self, path: tuple[int, ...]) -> int:
        """The last turn of a line; raises `BadMark` for a line that there is not."""
        if isinstance(self._source, model.Record):
            try:
                return len(self._source.line(path).steps)
            except BadRecord as error:
                raise BadMark(f"marks cannot be drawn on that branch: {error}") from None
        if path:
            raise BadMark("there are no branches here to draw on")
        return self._source.turn if isinstance(self._source, model.Game) else int(self.scene.get("last", 0))

    @traitlets.observe("scene")
    def _drop_marks(self, _: Mapping[str, Any]) -> None:
        """What was drawn over turns that were taken back goes with them."""
        if isinstance(self._source, model.Game):
            last = self._source.turn
            self._put_aside = {eyes: _up_to(last, marks) for eyes, marks in self._put_aside.items()}
            kept = _up_to(last, self.marks)
            if kept != self.marks:
                self.marks = kept


def _up_to(last: int, marks: dict[str, list[str]]) -> dict[str, list[str]]:
    return {key: drawn for key, drawn in marks.items() if as_place(key).turn <= last}
