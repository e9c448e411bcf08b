"""What a player can do, as small immutable values; equal actions are one object. Knows no rule.

An action does not hold who does it: that is the seat whose turn it is.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

from sab_widget.model.cards import Card
from sab_widget.model.cells import Cell, as_cell, as_spot
from sab_widget.model.errors import SabError, shown
from sab_widget.model.faces import Face


class BadAction(SabError):
    """Something that is no action at all, such as an unknown kind or a field that is missing."""


class Action:
    """The root of all actions."""

    __slots__ = ("card",)

    card: Card | None
    """The card that is played or discarded; None where none is."""

    kind: ClassVar[str]
    """The name of this kind of action in records and scenes."""
    fields: ClassVar[tuple[str, ...]] = ()
    """The names of its fields, in the order in which they are given."""

    _known: ClassVar[dict[tuple[object, ...], Any]] = {}

    @classmethod
    def _one(cls, card: Card | None, values: tuple[object, ...]) -> Self:
        """The one action with these values."""
        key = (cls, *values)
        action: Self | None = Action._known.get(key)
        if action is None:
            action = object.__new__(cls)
            object.__setattr__(action, "card", card)
            for name, value in zip(cls.fields, values, strict=True):
                object.__setattr__(action, name, value)
            Action._known[key] = action
        return action

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"an action cannot be changed: {self!r}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"an action cannot be changed: {self!r}")

    def __reduce__(self) -> tuple[type[Action], tuple[object, ...]]:
        return type(self), tuple(getattr(self, name) for name in self.fields)

    def __repr__(self) -> str:
        values = ", ".join(repr(_plain(getattr(self, name))) for name in self.fields)
        return f"{type(self).__name__}({values})"

    def __str__(self) -> str:
        return " ".join([self.kind, *(str(getattr(self, name)) for name in self.fields)])

    def to_json(self) -> dict[str, object]:
        """The action as records write it."""
        return {"do": self.kind, **{name: _plain(getattr(self, name)) for name in self.fields}}


class _AtCell(Action):
    """An action that is about a cell, which it also holds as a key."""

    __slots__ = ("cell", "spot")
    cell: Cell
    spot: int

    @classmethod
    def _there(cls, card: Card | None, *values: object) -> Self:
        """The one action with these values, the last of them its cell."""
        action = cls._one(card, values)
        object.__setattr__(action, "spot", as_spot(action.cell))
        return action


class Place(_AtCell):
    """Lay a path card: its face as laid, turned or not, and the cell."""

    __slots__ = ("face",)
    card: Card
    kind = "place"
    fields = ("face", "cell")
    face: Face

    def __new__(cls, face: Face | str, cell: tuple[int, int]) -> Self:
        """Make it, or find the equal one that was made before."""
        face = Face(face)
        return cls._there(Card(face), face, as_cell(cell))

    def __str__(self) -> str:
        return f"{self.face} {self.cell}"


class Break(Action):
    """Break a tool in front of a player."""

    __slots__ = ("seat", "tool")
    card: Card
    kind = "break"
    fields = ("tool", "seat")
    tool: str
    seat: int

    def __new__(cls, tool: str, seat: int) -> Self:
        """Make it, or find the equal one that was made before."""
        return cls._one(Card(f"break {_tool(tool)}"), (tool, as_seat(seat)))


class Repair(Action):
    """Repair a broken tool in front of a player.

    Args:
        tool: The tool to repair; None leaves it open, which only a card for one tool allows.
        seat: Whose.
        card: The repair card used; the one for that tool alone when left out.
    """

    __slots__ = ("seat", "tool")
    card: Card
    kind = "repair"
    fields = ("tool", "seat", "card")
    tool: str | None
    seat: int

    def __new__(cls, tool: str | None, seat: int, card: Card | str | None = None) -> Self:
        """Make it, or find the equal one that was made before."""
        if card is None:
            if tool is None:
                raise BadAction("a repair names the tool, or the card that is used")
            card = f"repair {_tool(tool)}"
        used = Card(card)
        if used.kind != "repair":
            raise BadAction(f"{used} is no card that repairs a tool")
        if tool is None and len(used.tools) == 1:
            tool = used.tools[0]
        return cls._one(used, (tool if tool is None else _tool(tool), as_seat(seat), used))

    def __str__(self) -> str:
        with_card = f" with {self.card}" if len(self.card.tools) > 1 else ""
        return f"repair {self.tool} {self.seat}{with_card}"


class Map(_AtCell):
    """Look at a face-down goal."""

    __slots__ = ()
    card: Card
    kind = "map"
    fields = ("cell",)

    def __new__(cls, cell: tuple[int, int]) -> Self:
        """Make it, or find the equal one that was made before."""
        return cls._there(Card("map"), as_cell(cell))


class Rockfall(_AtCell):
    """Remove a path card from the mine."""

    __slots__ = ()
    card: Card
    kind = "rockfall"
    fields = ("cell",)

    def __new__(cls, cell: tuple[int, int]) -> Self:
        """Make it, or find the equal one that was made before."""
        return cls._there(Card("rockfall"), as_cell(cell))


class Discard(Action):
    """Pass, discarding one card face down."""

    __slots__ = ()
    card: Card
    kind = "discard"
    fields = ("card",)

    def __new__(cls, card: Card | Face | str) -> Self:
        """Make it, or find the equal one that was made before."""
        return cls._one(Card(card), (Card(card),))


class Pass(Action):
    """Pass without a discard, with an empty hand."""

    __slots__ = ()
    kind = "pass"

    def __new__(cls) -> Self:
        """Make it, or find the equal one that was made before."""
        return cls._one(None, ())


class Take(Action):
    """Take one of the gold cards that are being shared, by its nuggets."""

    __slots__ = ("nuggets",)
    kind = "take"
    fields = ("nuggets",)
    nuggets: int

    def __new__(cls, nuggets: int) -> Self:
        """Make it, or find the equal one that was made before."""
        return cls._one(None, (as_seat(nuggets),))


class Lay(_AtCell):
    """Choose how a stone lies that was reached from two sides at once."""

    __slots__ = ("face",)
    kind = "lay"
    fields = ("face", "cell")
    face: Face

    def __new__(cls, face: Face | str, cell: tuple[int, int]) -> Self:
        """Make it, or find the equal one that was made before."""
        return cls._there(None, Face(face), as_cell(cell))


class Deal(Action):
    """Deal the next round, when one has ended: until then the finished round can be looked at."""

    __slots__ = ()
    kind = "deal"

    def __new__(cls) -> Self:
        """Make it, or find the equal one that was made before."""
        return cls._one(None, ())


def _plain(value: object) -> object:
    if isinstance(value, Cell):
        return list(value)
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return str(value) if isinstance(value, (Face, Card)) else value


def as_seat(value: object) -> int:
    """A whole number from 0 upward; raises `BadAction`."""
    if type(value) is not int or value < 0:
        raise BadAction(f"{shown(value)} is not a whole number from 0 upward")
    return value


def is_word(value: object) -> bool:
    """Whether it is a text of one word."""
    return isinstance(value, str) and value.split() == [value]


def _tool(value: object) -> str:
    if not isinstance(value, str) or not value or value.split() != [value]:
        raise BadAction(f"{shown(value)} is no tool: a tool is one word, such as 'lantern'")
    return value
