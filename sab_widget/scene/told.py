"""What the model says, in the words of a language: its reasons by their codes, its sentences by what they hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sab_widget.model.cells import Cell
from sab_widget.model.dwarves import ROLES
from sab_widget.model.said import Said

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction
    from typing import Literal

    from sab_widget.languages import Words
    from sab_widget.model.reasons import Reason

_LISTS: Final = {"doors": "cell", "teams": "scene-team"}


def cell_words(words: Words, cell: tuple[int, int]) -> str:
    """A cell as people read it."""
    return words.code(f"{cell[0]}, {cell[1]}".replace("-", "−"))


def tool_list(words: Words, tools: Sequence[str], form: Literal["scene-tool", "scene-tool-object"]) -> str:
    """Tools of which one is meant: `lantern or cart`."""
    return words.list([words(form, tool=tool) for tool in tools], "or")


def seat_words(words: Words, seat: int, names: Sequence[str] = ()) -> str:
    """A seat by its player's name, where that is known."""
    return words.name(names[seat]) if seat < len(names) else words("scene-seat", number=seat)


def reason_words(words: Words, reason: Reason, names: Sequence[str] = ()) -> str:
    """A reason against an action.

    Args:
        words: The language.
        reason: What the model says.
        names: The players by seat; seats are told by their numbers when left out.
    """
    values: dict[str, str | int] = {}
    if reason.cell is not None:
        values["cell"] = cell_words(words, reason.cell)
    if reason.neighbour is not None:
        values["neighbour"] = cell_words(words, reason.neighbour)
    if reason.seat is not None:
        values["player"] = seat_words(words, reason.seat, names)
    for name in ("side", "tool", "number"):
        if (value := getattr(reason, name)) is not None:
            values[name] = value
    if reason.card is not None:
        values["card"] = words.code(reason.card)
    said = words(reason_id(reason), **values)
    if isinstance(reason.way, Said):
        return words("scene-reason-and-break", reason=said, **{"break": said_words(words, reason.way)})
    return said


def reason_template(words: Words, reason: Reason) -> str:
    """A reason with its cells left open, as a scene holds it: `{cell}` and `{neighbour}`."""
    side = {"side": reason.side} if reason.side else {}
    return words(reason_id(reason), cell="{cell}", neighbour="{neighbour}", **side)


def reason_id(reason: Reason) -> str:
    """The id of a reason in the catalogue."""
    return f"scene-reason-{reason.code}-{reason.detail}" if reason.detail else f"scene-reason-{reason.code}"


def break_template(words: Words, kind: str, side: str | None = None) -> str:
    """Where a way breaks, with its cells left open, as a scene holds it: `{cell}` and `{beyond}`."""
    return words(f"scene-breaks-{kind}", cell="{cell}", beyond="{beyond}", **({"side": side} if side else {}))


def said_words(words: Words, said: Said) -> str:
    """A sentence of the model."""
    kind, _, rest = said.code.partition("-")
    if kind == "why":
        return _why_words(words, rest, said.values)
    if kind == "break":
        return words(f"scene-breaks-{rest}", **_plain(words, said.values))
    return words(f"scene-said-{said.code}", **_plain(words, said.values))


def role_one_words(words: Words, role: str) -> str:
    """One dwarf of a kind: `a saboteur`."""
    return words("scene-role-one", role=role if role in ROLES else "other")


def _why_words(words: Words, code: str, values: dict[str, Any]) -> str:
    """Why a seat got what it got."""
    values = dict(values)
    role, finder, each = values.pop("role"), values.pop("finder", None), values.pop("each", None)
    winners, less = values.pop("winners", 0), values.pop("less", 0)
    if finder is not None:
        values["dwarf"] = role_one_words(words, finder) if finder in ROLES else words("scene-somebody")
    why = words(f"scene-why-{code}", **_plain(words, values))
    if each is not None:
        floor = "yes" if less > each else "no"
        why = words("scene-why-pieces", why=why, each=each, winners=winners, less=less, floor=floor)
    return words("scene-why", dwarf=words("scene-role", role=role if role in ROLES else "other"), why=why)


def _plain(words: Words, values: dict[str, Any]) -> dict[str, str | int]:
    """Values of the model as texts and numbers."""
    return {name: _value(words, name, value) for name, value in values.items() if value is not None}


def _value(words: Words, name: str, value: Any) -> str | int:
    match value:
        case bool():
            return "yes" if value else "no"
        case Cell():
            return cell_words(words, value)
        case tuple():
            each = _LISTS[name]
            return words.list([cell_words(words, v) if each == "cell" else words(each, team=v) for v in value])
        case str() | int():
            return value
    raise TypeError(f"no words for {name}={value!r}")


def percent(words: Words, value: Fraction) -> str:
    """A probability as people read it: a fraction where it is a simple one, and per cent."""
    if value.denominator == 1:
        return words("scene-certain" if value else "scene-never")
    share = words("scene-percent", number=round(float(value) * 100))
    return words("scene-fraction", fraction=str(value), percent=share) if value.denominator <= 20 else share
