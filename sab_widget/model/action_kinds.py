"""All kinds of actions by their names, and actions out of records."""

from __future__ import annotations

from typing import Any, Final

from sab_widget.model import actions, actions_two
from sab_widget.model.actions import Action, BadAction

KINDS: Final[dict[str, type[Action]]] = {
    cls.kind: cls
    for cls in (
        *(actions.Place, actions.Break, actions.Repair, actions.Map, actions.Rockfall, actions.Discard, actions.Pass),
        *(actions.Take, actions.Lay, actions.Deal),
        *(actions_two.Theft, actions_two.HandsOff, actions_two.SwapHands, actions_two.Inspect, actions_two.SwapHats),
        *(actions_two.Trap, actions_two.Free, actions_two.DiscardSeveral, actions_two.Clear, actions_two.Steal),
    )
}


def action_from_json(data: object) -> Action:
    """The action that `Action.to_json` wrote; raises a `SabError` that says what is wrong with it."""
    if not isinstance(data, dict):
        raise BadAction(f"an action must be an object, not {type(data).__name__}")
    kind = data.get("do")
    cls = KINDS.get(kind) if isinstance(kind, str) else None
    if cls is None:
        raise BadAction(f"there is no action {kind!r}; there are {', '.join(KINDS)}")
    given = {name: value for name, value in data.items() if name != "do"}
    if set(given) != set(cls.fields):
        wanted = " and ".join(cls.fields) or "nothing"
        raise BadAction(f"the action {kind!r} needs {wanted}, not {', '.join(sorted(map(str, given))) or 'nothing'}")
    make: Any = cls
    return make(**given)  # type: ignore[no-any-return]
