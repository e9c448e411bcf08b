"""Actions in the text notation, such as `NS|E 3,-1` or `break lantern p1`, and what a turn shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sab_widget.model import actions, actions_two
from sab_widget.model.cards import MAP, REPAIR, UNKNOWN, Card
from sab_widget.model.deals import STONE, TREASURE
from sab_widget.model.errors import SabError, shown
from sab_widget.model.notation_cards import (
    as_face,
    limited,
    read_card_text,
    read_face,
    read_list,
    read_role,
    read_tool,
    write_card,
    write_list,
    write_role,
    write_tool,
)
from sab_widget.model.notation_deals import Shown, dwarf_of, read_goal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sab_widget.model.actions import Action
    from sab_widget.model.deals import Deal
    from sab_widget.model.notation_deals import Table
    from sab_widget.model.notation_scan import Scan, Word

EXPECTED: Final = "an action, such as NS|E 3,-1 or break lantern p1 or discard"

_ANY: Final = Card(UNKNOWN)
_LETTERS: Final = set("NESWL|*")
_ON_SEAT: Final[dict[str, tuple[tuple[str, ...], type[Action]]]] = {
    "hands": (("off",), actions_two.HandsOff),
    "inspect": ((), actions_two.Inspect),
    "trap": ((), actions_two.Trap),
    "free": ((), actions_two.Free),
    "steal": ((), actions_two.Steal),
}
"""The actions that have a player and nothing else, by their first word, and what else they are called."""


class Turn(NamedTuple):
    """An action that was read, and what it showed."""

    action: Action
    shown: tuple[Shown, ...] = ()


def read_action(scan: Scan, table: Table) -> Turn:
    """An action that must be here."""
    first = scan.face_word(EXPECTED)
    key = first.key or ""
    reader = _READ.get(key)
    try:
        if reader is not None:
            return reader(scan, table, key)
        if key in _ON_SEAT or key == "swap":
            return _read_on_seat(scan, table, key)
        if key == "place":
            first = scan.face_word("a face such as NS|E")
        elif not set(first.text.partition(":")[0].upper()) <= _LETTERS:
            raise first.wrong(f"expected {EXPECTED}, not {shown(first.text)}")
        return Turn(actions.Place(as_face(first), scan.cell()), _read_goals(scan, table))
    except SabError as error:
        if getattr(error, "line", None) is not None:
            raise
        raise first.wrong(str(error)) from None


# What a turn shows


def _read_goals(scan: Scan, table: Table) -> tuple[Shown, ...]:
    """Goals that were turned up: `= 8,0 treasure`, several with commas."""
    found: list[Shown] = []
    if scan.take("="):
        more = True
        while more:
            place = scan.here()
            if len(found) >= len(table.goals):
                raise place.wrong("there are not so many goals")
            cell = scan.cell()
            scan.take("=")
            found.append(Shown(cell, None, read_goal(scan, table.rules), place))
            more = scan.take(";") or scan.more() or scan.keyword("and") is not None
    return tuple(found)


# One kind of action after another


def _read_map(scan: Scan, table: Table, _: str) -> Turn:
    place = scan.here()
    cell = scan.cell()
    shown = (Shown(cell, None, read_goal(scan, table.rules), place),) if scan.take("=") else ()
    return Turn(actions.Map(cell), shown)


def _read_break(scan: Scan, table: Table, _: str) -> Turn:
    tool = read_tool(scan, table.tools)
    return Turn(actions.Break(tool, table.who(scan)))


def _read_repair(scan: Scan, table: Table, _: str) -> Turn:
    tool = None if scan.keyword(UNKNOWN) else read_tool(scan, table.tools)
    seat = table.who(scan)
    if scan.keyword("with") is None:
        return Turn(actions.Repair(tool, seat))
    place = scan.here()
    scan.keyword(REPAIR)
    tools = [read_tool(scan, table.tools)]
    while scan.peek() and scan.peek() not in ",;:=[]()":
        tools.append(read_tool(scan, table.tools))
        limited(tools, place)
    try:
        return Turn(actions.Repair(tool, seat, " ".join([REPAIR, *tools])))
    except SabError as error:
        raise place.wrong(str(error)) from None


def _read_discard(scan: Scan, table: Table, _: str) -> Turn:
    cards = _cards(scan, table) if scan.peek() not in ("", "[") else [_ANY]
    return Turn(actions.Discard(cards[0]) if len(cards) == 1 else actions_two.DiscardSeveral(cards))


def _read_clear(scan: Scan, table: Table, _: str) -> Turn:
    word: Word = scan.word("what is removed: a tool, trapped or theft")
    what = word.text
    if word.key in ("trapped", "theft"):
        what = word.key or ""
    elif not word.quoted and what not in table.tools:
        what = next((tool for tool in table.tools if tool.casefold() == word.key), what)
    if scan.keyword("with") is None:
        return Turn(actions_two.Clear(what, [_ANY] * table.rules.clear_for))
    return Turn(actions_two.Clear(what, _cards(scan, table)))


def _cards(scan: Scan, table: Table) -> list[Card]:
    return read_list(scan, lambda scan: Card(read_card_text(scan, table.tools)), None, _ANY)


def _read_take(scan: Scan, _: Table, __: str) -> Turn:
    return Turn(actions.Take(scan.whole("how many nuggets the gold card has")))


def _read_lay(scan: Scan, table: Table, _: str) -> Turn:
    face = read_face(scan)
    return Turn(actions.Lay(face, scan.cell()), _read_goals(scan, table))


def _read_on_seat(scan: Scan, table: Table, key: str) -> Turn:
    if key == "swap":
        what = scan.keyword("hands", "hats")
        if what is None:
            raise scan.expected("hands or hats")
        seat = table.who(scan)
        return Turn(actions_two.SwapHands(seat) if what == "hands" else actions_two.SwapHats(seat))
    words, kind = _ON_SEAT[key]
    for word in words:
        if scan.keyword(word) is None:
            raise scan.expected(word)
    place = scan.here()
    make: Any = kind
    seat = table.who(scan)
    shown: tuple[Shown, ...] = ()
    if kind is actions_two.Inspect and scan.take("="):
        shown = (Shown(None, seat, read_role(scan), place),)
    return Turn(make(seat), shown)


_READ: Final[dict[str, Callable[[Scan, Table, str], Turn]]] = {
    MAP: _read_map,
    "rockfall": lambda scan, _, __: Turn(actions.Rockfall(scan.cell())),
    "break": _read_break,
    REPAIR: _read_repair,
    "discard": _read_discard,
    "pass": lambda *_: Turn(actions.Pass()),
    "take": _read_take,
    "lay": _read_lay,
    "deal": lambda *_: Turn(actions.Deal()),
    "theft": lambda *_: Turn(actions_two.Theft()),
    "clear": _read_clear,
}


# Writing


def write_action(action: Action, table: Table, deal: Deal, hats: Sequence[int]) -> str:
    """An action as `read_action` reads it, with what it showed as far as the deal says so."""
    values = {name: getattr(action, name) for name in action.fields}
    tools = table.tools
    if "seat" in values:
        values["seat"] = table.names[values["seat"]]
    match action:
        case actions.Place():
            return f"{action.face} {action.cell}"
        case actions.Repair():
            tool = UNKNOWN if action.tool is None else write_tool(action.tool, tools)
            used = [write_tool(tool, tools) for tool in action.card.tools]
            alone = len(used) == 1 and used[0] == tool
            return f"repair {tool} {values['seat']}" + ("" if alone else f" with {' '.join(used)}")
        case actions.Map():
            return f"map {action.cell}{_goal_shown(action, table, deal)}"
        case actions.Break():
            return f"break {write_tool(action.tool, tools)} {values['seat']}"
        case actions.Discard():
            return "discard" if action.card is _ANY else f"discard {write_card(action.card.text, tools)}"
        case actions_two.DiscardSeveral():
            return f"discard {_write_cards(action.cards, table)}"
        case actions_two.Clear():
            what = action.what if action.what in ("trapped", "theft") else write_tool(action.what, tools)
            open_ones = (_ANY,) * table.rules.clear_for
            return f"clear {what}" + ("" if action.cards == open_ones else f" with {_write_cards(action.cards, table)}")
        case actions_two.Inspect():
            _, number, held = dwarf_of(deal, action.seat, hats)
            role = held[number] if number < len(held) else UNKNOWN
            return f"inspect {values['seat']}" + ("" if role == UNKNOWN else f" = {write_role(role)}")
        case _:
            return " ".join([action.kind, *map(str, values.values())])


def _write_cards(cards: Sequence[Card], table: Table) -> str:
    return write_list([write_card(card.text, table.tools) for card in cards])


def _goal_shown(action: actions.Map, table: Table, deal: Deal) -> str:
    number = table.goals.get(tuple(action.cell))
    goal = UNKNOWN if number is None or number >= len(deal.goals) else deal.goals[number]
    if goal in (TREASURE, STONE):
        return f" = {goal}"
    # A face that the rules do not know stands in the deal alone.
    return f" = {STONE} {goal}" if goal in table.rules.stones else ""
