"""What happened, in words: the lines of the log and of a round's result."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from unicodedata import bidirectional

from sab_widget.model.actions import Break, Discard, Lay, Map, Place, Repair, Rockfall, Take
from sab_widget.model.cards import UNKNOWN
from sab_widget.model.cells import SIDE_NAMES, Cell
from sab_widget.scene.words_two import deed_two

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.model.cards import Card
    from sab_widget.model.faces import Face, Tunnel
    from sab_widget.model.gold import RoundResult
    from sab_widget.model.ground import Goal
    from sab_widget.model.view import Seen, View

_SHAPES = {
    "NESW": "crossing",
    "NS": "straight tunnel north to south",
    "EW": "straight tunnel east to west",
}


_ABOUT = {
    "break": "it breaks the {tools} of a player, who may lay no path card until it is repaired.",
    "repair": "it repairs the broken {tools} of a player.",
    "map": "whoever plays it looks at one goal that is face down, and the others do not.",
    "rockfall": "it takes one path card out of the mine, but neither the start nor a goal.",
    "theft": "it lies in front of whoever plays it, who may take gold from another player once the gold is shared.",
    "hands off": "it takes a theft away that lies in front of a player.",
    "swap hands": "whoever plays it exchanges hands with another player, who then draws a card.",
    "inspection": "whoever plays it looks at the dwarf of another player, and the others do not.",
    "swap hats": "a player puts the own dwarf aside, unseen by the others, and draws another one.",
    "trapped": "the player in front of whom it lies may lay no path card, and gets no gold.",
    "free at last": "it sets a trapped player free.",
}
"""What an action card does, by its kind."""

_CELL = re.compile(r"(?<![\d,])(-?\d+),(-?\d+)(?![\d,])")

_MARKS = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""Marks that turn the direction of what stands after them."""


def place_of(cell: Cell) -> str:
    """A cell as people read it."""
    return f"{cell.column}, {cell.row}".replace("-", "−")


def with_places(text: str) -> str:
    """A sentence of the model, with its cells as people read them."""
    return _CELL.sub(lambda found: place_of(Cell(int(found[1]), int(found[2]))), text)


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
    if card.text == UNKNOWN:
        return "a card that is not known"
    if card.face is not None:
        return f"{card.face} ({face_words(card.face)})"
    if card.tools:
        return f"{card.kind} {' or '.join(card.tools)}"
    return card.kind


def card_about(card: Card) -> str:
    """What an action card is for, in one sentence."""
    does = _ABOUT.get(card.kind, "it is played from the hand.").format(tools=" or ".join(card.tools))
    return f"An action card, not laid in the mine: {does}"


def goal_words(goal: Goal) -> str:
    """What a goal turned out to be."""
    if goal.treasure:
        return "the treasure"
    return f"a stone ({goal.face})" if goal.face is not None else "a stone"


def action_words(seen: Seen, view: View) -> str:
    """One line of the log: what a seat did, as the viewer saw it."""
    who = named(view.players[seen.seat])
    said = f"{who} {_deed(seen, view)}"
    for cell, face in seen.turned_up:
        goal = view.mine.goal(cell)
        said += f" The goal at {place_of(cell)} is turned up: {goal_words(goal)}." if face else ""
    for cell in view.waiting if isinstance(seen.action, Place | Lay) else ():
        said += f" A stone lies at the goal {place_of(cell)}: {who} says which way it lies."
    return said


def _deed(seen: Seen, view: View) -> str:
    name = [named(player) for player in view.players]
    told = deed_two(seen, name)
    if told is not None:
        return told
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
            shown = seen.looked_at
            told = f": it is {goal_words(shown)}" if shown is not None and shown.treasure is not None else ""
            return f"looks at the goal at {place_of(cell)}{told}."
        case Rockfall(cell=cell):
            return f"brings the card {seen.removed} at {place_of(cell)} down by a rockfall."
        case Discard(card=card):
            return "discards a card face down." if card.text == UNKNOWN else f"discards {card} face down."
        case Take(nuggets=nuggets):
            return f"takes a gold card of {nuggets_words(nuggets)}."
        case Lay(face=face, cell=cell):
            return f"lays the stone at {place_of(cell)} as {face}."
    if seen.kind != "pass":
        return "begins the next round."
    return "steals nothing." if len(view.results) == view.round else "passes."


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
    reached = view.mine.treasure_reached
    said = _HOW_IT_ENDED.get(winner) or f"The {winner} team{'s win' if ' ' in winner else ' wins'}."
    if winner == "nobody" and reached:
        said = "The treasure is reached, but no team has a way to it."
    lines = [said]
    if result is None:
        return lines
    if winner == "finder" and result.finder is not None:
        lines = [f"{names[result.finder]} reaches the treasure and wins."]
    paid = [f"{names[seat]} {nuggets_words(sum(cards))}" for seat, cards in enumerate(result.gold) if cards]
    lines += map(with_places, result.notes)
    if paid:
        lines.append(f"Paid: {', '.join(paid)}.")
    lines += [f"{names[thief]} steals a piece from {names[victim]}." for thief, victim in result.stolen]
    return lines


_HOW_IT_ENDED = {
    "diggers": "The diggers win: the treasure is reached.",
    "saboteurs": "The saboteurs win: the treasure is not reached.",
    "selfish": "The selfish dwarf wins alone: he has reached the treasure himself.",
    "nobody": "Nobody wins: the treasure is not reached.",
    "finder": "The treasure is reached.",
    "unknown": "The round is over; who has won was not written down.",
}


def winners_words(view: View) -> list[str]:
    """Who has won the game, when it is over."""
    if not view.over:
        return []
    names = [named(view.players[seat]) for seat in view.winners]
    if not names:
        unknown = None in view.nuggets if view.rules.has_gold else any(UNKNOWN in r.roles for r in view.results if r)
        return [f"The game is over; {'who has won was not written down' if unknown else 'nobody has won'}."]
    who = names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
    return [f"The game is over: {who} {'wins' if len(names) == 1 else 'win'}."]
