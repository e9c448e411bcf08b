"""What happened, in words: the lines of the log and of a round's result."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import bidirectional

from sab_widget.model.actions import Break, Discard, Lay, Map, Place, Repair, Rockfall, Take
from sab_widget.model.cells import SIDE_NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.model.cards import Card
    from sab_widget.model.cells import Cell
    from sab_widget.model.faces import Face, Tunnel
    from sab_widget.model.gold import RoundResult
    from sab_widget.model.ground import Goal
    from sab_widget.model.view import Seen, View

_SHAPES = {
    "NESW": "crossing",
    "NS": "straight tunnel north to south",
    "EW": "straight tunnel east to west",
}


_MARKS = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""Marks that turn the direction of what stands after them."""


def place_of(cell: Cell) -> str:
    """A cell as people read it."""
    return f"{cell.column}, {cell.row}".replace("-", "−")


def named(player: str) -> str:
    """A player's name in a sentence: one in a script written right to left must not reorder what stands after it."""
    player = "".join(letter for letter in player if bidirectional(letter) not in _MARKS)
    if any(bidirectional(letter) in ("R", "AL") for letter in player):
        return f"\N{FIRST STRONG ISOLATE}{player}\N{POP DIRECTIONAL ISOLATE}"
    return player


def _sides(edges: str) -> str:
    names = [SIDE_NAMES[edge] for edge in edges]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def _tunnel_words(tunnel: Tunnel) -> str:
    if tunnel.stub:
        return f"stub {_sides(tunnel.edges)}"
    shape = _SHAPES.get(tunnel.edges) or (
        f"curve {_sides(tunnel.edges)}" if len(tunnel.edges) == 2 else f"tunnel {_sides(tunnel.edges)}"
    )
    ladder = " with a ladder" if tunnel.ladder else ""
    door = f" with a {tunnel.door} door" if tunnel.door else ""
    return shape + ladder + door


def face_words(face: Face) -> str:
    """A face in words: `straight tunnel north to south, stub east`."""
    stubs = "".join(tunnel.edges for tunnel in face.tunnels if tunnel.stub)
    words = [_tunnel_words(tunnel) for tunnel in face.tunnels if not tunnel.stub]
    if stubs:
        words.append(f"{'stubs' if len(stubs) > 1 else 'stub'} {_sides(stubs)}")
    return ", ".join(words) + (", a crystal" if face.crystal else "")


def card_words(card: Card) -> str:
    """A card in words."""
    if card.face is not None:
        return f"{card.face} ({face_words(card.face)})"
    if card.tools:
        return f"{card.kind} {' or '.join(card.tools)}"
    return card.kind


def goal_words(goal: Goal) -> str:
    """What a goal turned out to be."""
    return "the treasure" if goal.treasure else f"a stone ({goal.face})"


def action_words(seen: Seen, view: View) -> str:
    """One line of the log: what a seat did, as the viewer saw it."""
    who = named(view.players[seen.seat])
    said = f"{who} {_deed(seen, view)}"
    for cell, face in seen.turned_up:
        goal = view.mine.goal(cell)
        said += f" The goal at {place_of(cell)} is turned up: {goal_words(goal)}." if face else ""
    return said


def _deed(seen: Seen, view: View) -> str:
    name = [named(player) for player in view.players]
    match seen.action:
        case None:
            return "takes a gold card." if seen.kind == "take" else "discards a card face down."
        case Place(face=face, cell=cell):
            return f"lays {face} at {place_of(cell)}."
        case Break(tool=tool, seat=seat):
            return f"breaks {_whose(seen.seat, seat, name)} {tool}."
        case Repair(tool=tool, seat=seat):
            return f"repairs {_whose(seen.seat, seat, name)} {tool}."
        case Map(cell=cell):
            told = f": it is {goal_words(seen.looked_at)}" if seen.looked_at is not None else ""
            return f"looks at the goal at {place_of(cell)}{told}."
        case Rockfall(cell=cell):
            return f"brings the card {seen.removed} at {place_of(cell)} down by a rockfall."
        case Discard(card=card):
            return f"discards {card} face down."
        case Take(nuggets=nuggets):
            return f"takes a gold card of {nuggets_words(nuggets)}."
        case Lay(face=face, cell=cell):
            return f"lays the stone at {place_of(cell)} as {face}."
    return "passes." if seen.kind == "pass" else "begins the next round."


def _whose(doer: int, seat: int, names: Sequence[str]) -> str:
    return "their own" if doer == seat else f"{names[seat]}’s"


def barred_words(view: View, seat: int) -> str | None:
    """Why a seat may lay no path card at all; None when nothing bars it."""
    reasons = view.barred(seat)
    return " ".join([f"{named(view.players[seat])}:", *map(str, reasons)]) if reasons else None


def nuggets_words(number: int) -> str:
    """A number of nuggets in words."""
    return "1 nugget" if number == 1 else f"{number} nuggets"


def deal_words(view: View) -> str:
    """The log line of a round's beginning."""
    return f"Round {view.round}: the cards are dealt. {named(view.players[view.seat])} begins."


def result_words(view: View, result: RoundResult | None, winner: str) -> list[str]:
    """How the round that has just ended came out, as far as the viewer may know."""
    names = [named(player) for player in view.players]
    said = {
        "diggers": "The diggers win: the treasure is reached.",
        "saboteurs": "The saboteurs win: the treasure is not reached.",
        "nobody": "Nobody wins: the treasure is not reached.",
        "finder": "The treasure is reached.",
    }[winner]
    lines = [said]
    if result is None:
        return lines
    if winner == "finder" and result.finder is not None:
        lines = [f"{names[result.finder]} reaches the treasure and wins."]
    paid = [f"{names[seat]} {nuggets_words(sum(cards))}" for seat, cards in enumerate(result.gold) if cards]
    if paid:
        lines.append(f"Paid: {', '.join(paid)}.")
    return [*lines, *result.notes]


def winners_words(view: View) -> list[str]:
    """Who has won the game, when it is over."""
    if not view.over:
        return []
    names = [named(view.players[seat]) for seat in view.winners]
    if not names:
        return ["The game is over; nobody has won."]
    who = names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
    return [f"The game is over: {who} {'wins' if len(names) == 1 else 'win'}."]
