"""What the page asks for while a game is played: taken apart, and checked like anything that comes from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sab_widget.model import Action, BadAction, SabError, action_from_json
from sab_widget.model.errors import shown

if TYPE_CHECKING:
    from collections.abc import Mapping

KINDS: Final = frozenset({"play", "go on", "undo", "redo", "hand over", "show", "take seat"})
"""What can be asked for."""

_FIELDS: Final = {
    "play": {"turn", "seat", "do"},
    "go on": {"turn", "all"},
    "undo": {"turn"},
    "redo": {"turn"},
    "hand over": {"turn"},
    "show": {"turn", "seat"},
    "take seat": {"turn", "seat"},
}
"""What each message holds besides its kind; `all` may be left out."""

_LARGEST: Final = 1_000_000
"""A number in an action; seats and nuggets are far smaller."""


class BadMessage(SabError):
    """A message of the page that makes no sense, or that asks for what may not be done now."""


class Late(BadMessage):
    """A message that is meant for a turn at which the game is not, or is no longer."""


def check_fields(message: Mapping[str, Any], turn: int) -> None:
    """Raise `BadMessage` for a message that lacks something or has too much, `Late` for one of another turn."""
    kind = message["kind"]
    given, wanted = set(message) - {"kind"}, _FIELDS[kind]
    if given - wanted or wanted - given - {"all"}:
        asked = ", ".join(sorted(map(shown, given))) or "nothing"
        raise BadMessage(f"the message {kind!r} holds {', '.join(sorted(wanted))}; this one holds {asked[:200]}")
    if type(message["turn"]) is not int:
        raise BadMessage(f"the turn {shown(message['turn'])} is no whole number")
    if type(message.get("all", False)) is not bool:
        raise BadMessage(f"`all` is {shown(message['all'])}; it must be true or false")
    if message["turn"] != turn:
        raise Late("The game has gone on since, so nothing was done: look at it as it is now.")


def seat_of(message: Mapping[str, Any], seats: int) -> int:
    """The seat that a message is for; raises `BadMessage` when there is none such."""
    seat = message["seat"]
    if type(seat) is not int or not 0 <= seat < seats:
        raise BadMessage(f"there is no seat {shown(seat)}; the seats are 0 to {seats - 1}")
    return seat


def action_of(message: Mapping[str, Any]) -> Action:
    """What shall be done; raises a `SabError` for what is no action."""
    do = message["do"]
    if not isinstance(do, dict) or not all(isinstance(name, str) for name in do):
        raise BadAction(f"{shown(do)} is no action: an action is an object, as docs/record.md has it")
    for name, value in do.items():
        if isinstance(value, int) and abs(value) > _LARGEST:
            raise BadAction(f"{name} is {shown(value)}; it can be no more than {_LARGEST}")
    return action_from_json(do)
