"""What follows for a seat from what it knows, by counting alone: where the treasure is, who may be what.

Nothing is concluded from how anybody plays. Each number comes with what it was counted from.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from sab_widget.model.dwarves import ROLES, SABOTEUR

if TYPE_CHECKING:
    from sab_widget.model.cells import Cell
    from sab_widget.model.view import View


class Chance(NamedTuple):
    """A probability, and where it comes from."""

    value: Fraction
    source: str
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
    return Chances(_treasure(view), *_dwarves(view))


def _treasure(view: View) -> dict[Cell, Chance]:
    goals = view.mine.goals
    # The mine of a seat tells what the seat knows; that of everyone tells more than an onlooker sees.
    seen_by_all = {*view.waiting, *(goal.cell for goal in goals if goal.up)}
    known = {goal.cell: goal.treasure for goal in goals if goal.cell in seen_by_all or view.viewer is not None}
    found: dict[Cell, Chance] = {}
    open_cells = [goal.cell for goal in goals if known.get(goal.cell) is None]
    there = next((cell for cell, treasure in known.items() if treasure), None)
    for goal in goals:
        cell = goal.cell
        seen = "was looked at with a map" if cell in view.looked else "is being turned up"
        seen = "has been turned up" if goal.up else seen
        if known.get(cell) is not None:
            what = "the treasure" if known[cell] else "a stone"
            found[cell] = Chance(Fraction(known[cell] is True), f"The goal at {cell} {seen}: it is {what}.")
        elif there is not None:
            found[cell] = Chance(Fraction(0), f"The treasure is known to lie at {there}.")
        else:
            stones = len(known) - sum(treasure is None for treasure in known.values())
            told = f"{len(open_cells)} of {len(goals)} goals are not known"
            told += f", {stones} known to be stones" if stones > 1 else ", 1 known to be a stone" if stones else ""
            told += "; the treasure is one of those, each alike."
            if len(open_cells) == 1:
                told = "Every other goal is known to be a stone, so this is the treasure."
            found[cell] = Chance(Fraction(1, len(open_cells)), told)
    return found


def _dwarves(view: View) -> tuple[dict[int, Chance], tuple[dict[str, Chance], ...]]:
    """Count the dwarves that nobody has shown to the viewer: each of them may be anywhere that is not known."""
    rules, players = view.rules, len(view.players)
    pool = Counter(rules.dwarves_for(players))
    if not rules.has_roles:
        return {}, ({},) * players
    shown = pool.total()
    sure: list[str | None] = [known.role if known is not None and not known.stale else None for known in view.dwarves]
    pool -= Counter(role for role in sure if role is not None)
    pool -= Counter(view.gone)
    left, unknown = pool.total(), sum(role is None for role in sure)
    told = f"{shown - left} of {shown} dwarves {_are(shown - left)} known; "
    told += f"{unknown} of the {left} others {_are(unknown)} at the table"
    roles = []
    for seat, role in enumerate(sure):
        known = view.dwarves[seat]
        if role is not None and known is not None:
            roles.append({role: Chance(Fraction(1), f"{known.source[0].upper()}{known.source[1:]}.")})
            continue
        here = {name: number for name, number in pool.items() if number}
        roles.append(
            {
                name: Chance(Fraction(number, left), f"{told}, and {_times(number, name)} among them.")
                for name, number in here.items()
            }
        )
    certain, rest = sum(role == SABOTEUR for role in sure), pool[SABOTEUR]
    counts = {}
    for number in range(max(0, unknown - (left - rest)), min(rest, unknown) + 1):
        ways = Fraction(comb(rest, number) * comb(left - rest, unknown - number), comb(left, unknown))
        source = (
            f"{told}, and {_times(rest, SABOTEUR)} among them." if unknown else "Every dwarf at the table is known."
        )
        counts[certain + number] = Chance(ways, source)
    return counts, tuple(roles)


def _are(number: int) -> str:
    return "is" if number == 1 else "are"


def _times(number: int, role: str) -> str:
    name = ROLES[role].name
    if number == 0:
        return f"there is no {name}"
    return f"there is 1 {name}" if number == 1 else f"there are {number} {name}s"
