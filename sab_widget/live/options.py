"""What may be done now, as data for the page: taken from the list of legal actions, so that no rule is told twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sab_widget.model import Clear, Deal, Discard, DiscardSeveral, Lay, Pass, Place, Steal, Take

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sab_widget.model import Action

_TARGETS: Final = ("tool", "seat", "cell")
"""The fields of an action card's action that say on what it is played."""


def options(legal: Iterable[Action]) -> dict[str, Any]:
    """What a seat may do; where path cards may be laid is told by the table of the scene (docs/play.md).

    Args:
        legal: Every action that it may do.
    """
    found: dict[str, Any] = {}
    for action in legal:
        match action:
            case Place():
                found["lays"] = True
            case Discard():
                found.setdefault("most", 1)
            case DiscardSeveral(cards=cards):
                found["most"] = max(found.get("most", 1), len(cards))
            case Clear(what=what, cards=cards):
                _add(found.setdefault("clear", []), what)
                found["price"] = len(cards)
            case Pass():
                found["pass"] = True
            case Take(nuggets=nuggets):
                found.setdefault("take", []).append(nuggets)
            case Lay(face=face, cell=cell):
                found.setdefault("lay", []).append([list(cell), str(face)])
            case Steal(seat=seat):
                found.setdefault("steal", []).append(seat)
            case Deal():
                found["deal"] = True
            case _:
                _aim(found.setdefault("aims", {}), action)
    return found


def _aim(aims: dict[str, Any], action: Action) -> None:
    """Add one way to play an action card to those that are known of the card."""
    data = action.to_json()
    fixed = {name: value for name, value in data.items() if name not in _TARGETS}
    aim = aims.setdefault(str(action.card), {"do": fixed})
    if "tool" in data:
        aim.setdefault("mends", {}).setdefault(data["tool"], []).append(data["seat"])
    elif "seat" in data:
        aim.setdefault("seats", []).append(data["seat"])
    elif "cell" in data:
        aim.setdefault("cells", []).append(data["cell"])


def _add(items: list[str], item: str) -> None:
    if item not in items:
        items.append(item)
