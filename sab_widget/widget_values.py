"""What the traits of a widget may hold, and the words in which anything else is refused."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final, NoReturn

import traitlets

from sab_widget.languages import AUTO, LANGUAGES, words_for
from sab_widget.model.errors import BadPlayers, SabError, shown
from sab_widget.model.names import is_text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sab_widget.model.record import Record
    from sab_widget.scene import Scene

THEMES: Final = ("auto", "light", "dark")
SLOWEST, FASTEST = 0.25, 8.0
"""Turns a second."""

_MOST_REVEALED: Final = 50
_LONGEST_NAME: Final = 30
"""How much of a player's name an error repeats."""
_DEEPEST: Final = 20
_TUNNELS: Final = 4
"""A card has no more."""


class BadWidget(SabError):
    """A widget was asked for something that it does not know."""


class _Refusing:
    """Mixed into a trait: a value of a wrong type is refused in words, with an error of our own."""

    name: str | None

    def error(self, obj: Any, value: object, *_: object) -> NoReturn:
        """Say what is wrong; traitlets calls this for a value of a wrong type."""
        raise refusal(self.name, value, last=obj.scene.get("last", 0), players=obj._players)


class Whole(_Refusing, traitlets.Int[Any, Any]):
    """A whole number."""


class Number(_Refusing, traitlets.Float[Any, Any]):
    """A number."""


class Text(_Refusing, traitlets.Unicode[Any, Any]):
    """A text."""


class Fields(_Refusing, traitlets.Dict):
    """Values by name."""


class Items(_Refusing, traitlets.List[Any]):
    """Several values."""


def refusal(trait: str | None, value: object, *, last: int = 0, players: Sequence[str] = ()) -> SabError:
    """The error for a value that a trait cannot have: it says what would be right."""
    said = shown(value)
    match trait:
        case "turn":
            return BadWidget(f"the turn {said} is no whole number; it can be 0 to {last}")
        case "speed":
            return BadWidget(f"the speed {said} is no number; it can be {SLOWEST} to {FASTEST} turns a second")
        case "theme":
            return BadWidget(f"there is no theme {said}; there are {', '.join(THEMES)}")
        case "revealed":
            return BadWidget(f"{said} is no list of goal cells, such as [(8, 0)]")
        case "branch":
            return BadWidget(f"{said} is no path of a branch: give numbers, such as [0]; [] is the game itself")
        case "language":
            return BadWidget(f"there is no language {said}; there are {AUTO}, {', '.join(LANGUAGES)}")
        case "page_languages":
            return BadWidget(f'{said} are no languages of a browser: give tags, such as ["be-BY", "ru"]')
        case "viewer":
            return BadPlayers(f"there is no seat {said} to look through{_seats(value, players)}")
    return BadWidget(
        f'{said} cannot be selected: give None, a tunnel such as {{"cell": (3, -1), "tunnel": 0}}, '
        'a face such as {"face": "NS|E"}, or a face and a cell'
    )


def _seats(value: object, players: Sequence[str]) -> str:
    """The seats with their names, and the seat of whoever was asked for by name."""
    if not players:
        return ": a mine has no seats, and None is everyone"
    names = ", ".join(f"{seat} {name[:_LONGEST_NAME]}" for seat, name in enumerate(players))
    hint = (
        f" ({value[:_LONGEST_NAME]} has seat {players.index(value)})"
        if isinstance(value, str) and value in players
        else ""
    )
    return f"{hint}: the seats are 0 to {len(players) - 1} ({names}), and None is everyone"


def is_number(value: object) -> bool:
    """Whether it is a number to reckon with."""
    if isinstance(value, bool):
        return False
    return isinstance(value, int) or (isinstance(value, float) and math.isfinite(value))


def check_plain(key: str, value: object) -> None:
    """Raise a `BadWidget` for what a page could not be sent again: half a character, lists in lists without end."""
    layer = [value]
    for _ in range(_DEEPEST):
        if any(isinstance(each, str) and not is_text(each) for each in layer):
            raise BadWidget(f"{key} holds half a character, which cannot be sent: {shown(value)}")
        layer = [
            within
            for each in layer
            if isinstance(each, (dict, list, tuple))
            for within in ([*each, *each.values()] if isinstance(each, dict) else each)
        ]
        if not layer:
            return
    raise BadWidget(f"{key} is nested too deep: {_DEEPEST} lists in each other are the most")


def check_turn(value: Any, last: int) -> int:
    """The nearest turn that there is; raises a `SabError` for what is no number."""
    if not is_number(value):
        raise refusal("turn", value, last=last)
    return int(min(max(value, 0), last))


def check_speed(value: Any) -> float:
    """The nearest speed that there is; raises a `SabError` for what is no number."""
    if not is_number(value):
        raise refusal("speed", value)
    return float(min(max(value, SLOWEST), FASTEST))


def check_theme(value: object) -> str:
    """A theme that there is; raises a `SabError`."""
    if not isinstance(value, str) or value not in THEMES:
        raise refusal("theme", value)
    return value


def check_viewer(value: object, players: Sequence[str]) -> int | None:
    """A seat that there is, or None; raises a `SabError`."""
    if value is not None and (type(value) is not int or not 0 <= value < len(players)):
        raise refusal("viewer", value, players=players)
    return value


def check_branch(value: object, record_of: Callable[[], Record | None]) -> list[int]:
    """The path of a branch that there is; raises a `SabError`.

    The record is asked for only where a branch is: that of a game takes time to make.
    """
    if not isinstance(value, (list, tuple)) or not all(type(number) is int for number in value):
        raise refusal("branch", value)
    if value:
        record = record_of()
        if record is None:
            raise BadWidget("a mine has no branches: the branch of its widget is []")
        record.line(tuple(value))
    return list(value)


def check_selected(value: object) -> dict[str, Any] | None:
    """A selection in its plain form; raises a `SabError`."""
    if value is None:
        return None
    if not isinstance(value, dict) or not value or not set(value) <= {"cell", "tunnel", "face"}:
        raise refusal("selected", value)
    from sab_widget.model.cells import as_cell
    from sab_widget.model.faces import Face

    checked: dict[str, Any] = {}
    if "cell" in value:
        checked["cell"] = list(as_cell(value["cell"]))
    if "face" in value:
        checked["face"] = Face(value["face"]).text
    elif "cell" not in value:
        raise BadWidget("a selection needs a cell or a face")
    if "tunnel" in value:
        number = value["tunnel"]
        if type(number) is not int or not 0 <= number < _TUNNELS:
            raise BadWidget(f"{shown(number)} is no tunnel: a card has at most four, counted from 0")
        checked["tunnel"] = number
    return checked


def check_revealed(value: object, scene: Scene) -> list[list[int]]:
    """Goal cells in their plain form, each once; raises a `SabError`."""
    if not isinstance(value, (list, tuple)) or len(value) > _MOST_REVEALED:
        raise refusal("revealed", value)
    from sab_widget.model.cells import as_cell
    from sab_widget.scene.told import cell_words

    cells = [list(as_cell(cell)) for cell in value]
    for cell in cells:
        if cell not in scene.get("goals", []):
            raise BadWidget(f"no goal lies at {cell_words(words_for(), as_cell(cell))}, so none can be turned up there")
    return [cell for i, cell in enumerate(cells) if cell not in cells[:i]]
