"""What follows for a seat from what it knows, by counting alone: where the treasure is, who may be what.

Nothing is concluded from how anybody plays. Each number comes with what it was counted from.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Final, NamedTuple

from sab_widget.model.dwarves import ROLES, SABOTEUR
from sab_widget.model.said import Said

if TYPE_CHECKING:
    from sab_widget.model.cells import Cell
    from sab_widget.model.view import View


class Chance(NamedTuple):
    """A probability, and where it comes from."""

    value: Fraction
    source: Said
    """What was counted, in a sentence."""

    def __float__(self) -> float:
        return float(self.value)


class Chances(NamedTuple):
    """All that can be counted for one viewer at one turn."""

    treasure: dict[Cell, Chance]
    """For each goal, that the treasure lies there."""
    saboteurs: dict[int, Chance]
    """For each number, that so many saboteurs hold a seat now; only the numbers that are possible."""
    roles: tuple[dict[str, Chance], ...]
    """For each seat, that it has each of the roles; only the roles that are possible."""


def chances(view: View) -> Chances:
    """Count for a viewer; for everyone (viewer None) from what is open to an onlooker at the table alone."""
    return Chances(treasure(view), *_dwarves(view))


def treasure(view: View) -> dict[Cell, Chance]:
    """The part of `chances` that tells of the goals alone."""
    goals = view.mine.goals
    # The mine of a seat tells what the seat knows; that of everyone tells more than an onlooker sees.
    seen_by_all = {*view.waiting, *(goal.cell for goal in goals if goal.up)}
    facts = []
    for goal in goals:
        cell = goal.cell
        known = goal.treasure if cell in seen_by_all or view.viewer is not None else None
        facts.append((cell, known, "up" if goal.up else "map" if cell in view.looked else "turning"))
    return dict(_counted(tuple(facts)))


_SEEN: Final = {"up": "has been turned up", "map": "was looked at with a map", "turning": "is being turned up"}
"""How a goal came to be known."""


@lru_cache(maxsize=1024)
def _counted(facts: tuple[tuple[Cell, bool | None, str], ...]) -> tuple[tuple[Cell, Chance], ...]:
    """Count, by what is known of each goal (whether it is the treasure) and how that came to be known."""
    found: list[tuple[Cell, Chance]] = []
    open_cells = [cell for cell, known, _ in facts if known is None]
    there = next((cell for cell, known, _ in facts if known), None)
    for cell, known, seen in facts:
        if known is not None:
            what = "the treasure" if known else "a stone"
            told = Said(
                f"The goal at {cell} {_SEEN[seen]}: it is {what}.", "goal", cell=cell, seen=seen, treasure=known
            )
            chance = Chance(Fraction(known is True), told)
        elif there is not None:
            told = Said(f"The treasure is known to lie at {there}.", "treasure-elsewhere", cell=there)
            chance = Chance(Fraction(0), told)
        else:
            stones = len(facts) - len(open_cells)
            text = f"{len(open_cells)} of {len(facts)} goals are not known"
            text += f", {stones} known to be stones" if stones > 1 else ", 1 known to be a stone" if stones else ""
            text += "; the treasure is one of those, each alike."
            told = Said(text, "goals-left", number=len(open_cells), goals=len(facts), stones=stones)
            if len(open_cells) == 1:
                told = Said("Every other goal is known to be a stone, so this is the treasure.", "goals-last")
            chance = Chance(Fraction(1, len(open_cells)), told)
        found.append((cell, chance))
    return tuple(found)


def _dwarves(view: View) -> tuple[dict[int, Chance], tuple[dict[str, Chance], ...]]:
    """Count the dwarves that nobody has shown to the viewer: each of them may be anywhere that is not known."""
    players = len(view.players)
    if not view.rules.has_roles:
        return {}, ({},) * players
    sure, pool = dwarves_left(view)
    shown = sum(view.rules.dwarves_for(players).values())
    left, unknown = pool.total(), sum(role is None for role in sure)
    told = f"{shown - left} of {shown} dwarves {_are(shown - left)} known; "
    told += f"{unknown} of the {left} others {_are(unknown)} at the table"

    def counted(number: int, role: str) -> Said:
        text = f"{told}, and {_times(number, role)} among them."
        values = {"known": shown - left, "dwarves": shown, "seated": unknown, "others": left}
        return Said(text, "dwarves-left", **values, number=number, role=role)

    roles = []
    somebody = {name: Chance(Fraction(number, left), counted(number, name)) for name, number in pool.items() if number}
    for seat, role in enumerate(sure):
        known = view.dwarves[seat]
        if role is not None and known is not None:
            source = Said(f"{known.source[0].upper()}{known.source[1:]}.", "dwarf", how=known.how, turn=known.turn)
            roles.append({role: Chance(Fraction(1), source)})
        else:
            roles.append(somebody.copy())
    certain, rest = sum(role == SABOTEUR for role in sure), pool[SABOTEUR]
    counts = {}
    for number in range(max(0, unknown - (left - rest)), min(rest, unknown) + 1):
        ways = Fraction(comb(rest, number) * comb(left - rest, unknown - number), comb(left, unknown))
        source = counted(rest, SABOTEUR) if unknown else Said("Every dwarf at the table is known.", "dwarves-all")
        counts[certain + number] = Chance(ways, source)
    return counts, tuple(roles)


def dwarves_left(view: View) -> tuple[tuple[str | None, ...], Counter[str]]:
    """What `chances` counts dwarves with.

    Returns:
        By seat the dwarf that the viewer knows it to have now, or None; and the dwarves of which the viewer knows
        nothing, of which those that sit at the table are as likely one as another.
    """
    sure = tuple(known.role if known is not None and not known.stale else None for known in view.dwarves)
    pool = Counter(view.rules.dwarves_for(len(view.players)))
    pool -= Counter(role for role in sure if role is not None)
    pool -= Counter(view.gone)
    return sure, pool


def _are(number: int) -> str:
    return "is" if number == 1 else "are"


def _times(number: int, role: str) -> str:
    name = ROLES[role].name
    if number == 0:
        return f"there is no {name}"
    return f"there is 1 {name}" if number == 1 else f"there are {number} {name}s"
