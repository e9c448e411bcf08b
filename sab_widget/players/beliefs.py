"""What each seat is likely to be, by counting dwarves and by what was done: Bayes' rule over all deals of roles."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp, log, perm
from typing import TYPE_CHECKING, Final

from sab_widget.model.chances import dwarves_left
from sab_widget.model.dwarves import SABOTEUR
from sab_widget.players.reading import POINTS, Reading

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from random import Random

    from sab_widget.model.rules import Rules
    from sab_widget.model.view import View
    from sab_widget.players.reading import Deed

DIGGING: Final = "digging"
"""Everybody but saboteurs: their deeds are counted together."""

_MOST: Final = 25.0
"""No evidence is taken to be stronger than a factor of e to this."""

Counts = dict[str, dict[str, dict[str, int]]]
"""For `digging` and `saboteur`, for each situation how many deeds there were of each kind."""


def situation_of(deed: Deed) -> str:
    """The situation in which a deed was done, as the table of likelihoods names it."""
    return f"{'near' if deed.near else 'far'}, {'barred' if deed.barred else 'free'}"


def game_of(rules: Rules) -> str:
    """Which part of the table of likelihoods is meant for these rules."""
    return "saboteur2" if rules.won_by == "ways" else "base"


@cache
def likelihoods() -> dict[str, object]:
    """The table as `tools/measure_likelihoods.py` has written it, with how it was measured."""
    text = files("sab_widget.players").joinpath("likelihoods.json").read_text(encoding="utf-8")
    found: dict[str, object] = json.loads(text)
    return found


def evidence_of(counts: Counts, weight: float) -> dict[tuple[str, str], float]:
    """How much each kind of deed in each situation speaks for a saboteur: the logarithm of the ratio of likelihoods.

    Args:
        counts: What was counted; to each number one is added (Laplace's rule), so that nothing is impossible. What
            nobody ever did speaks for nothing.
        weight: What each logarithm is multiplied with: the deeds of one seat hang together by its hand, so each tells
            a little less than it would alone.
    """
    found = {}
    for where in sorted({*counts[DIGGING], *counts[SABOTEUR]}):
        sums = {kind: sum(table.get(where, {}).values()) + len(POINTS) for kind, table in counts.items()}
        for deed in POINTS:
            seen = {kind: table.get(where, {}).get(deed, 0) for kind, table in counts.items()}
            share = {kind: (number + 1) / sums[kind] for kind, number in seen.items()}
            found[where, deed] = weight * log(share[SABOTEUR] / share[DIGGING]) if any(seen.values()) else 0.0
    return found


@cache
def _evidence(game: str) -> dict[tuple[str, str], float]:
    table: Mapping[str, object] = likelihoods()
    measured = table[game]
    assert isinstance(measured, dict)
    return evidence_of(measured["counts"], measured["weight"])


def beliefs(view: View) -> tuple[dict[str, float], ...]:
    """For each seat how likely it is to have each role, by what the viewer knows and has seen in this round.

    It begins with `View.chances`, which counts dwarves, and changes that by what each seat has done: each deed is as
    likely for a saboteur, and for all others, as it was found to be in games of `Digger` and `Saboteur`
    (`tools/measure_likelihoods.py`). All deals of the unknown dwarves to seats are weighed at once, so that the seats'
    numbers agree with the number of saboteurs: when one is found out, the others are the less likely to be one.

    >>> from sab_widget.model import Game
    >>> beliefs(Game(3, seed=1).view(0))[1]
    {'digger': 0.6666666666666667, 'saboteur': 0.3333333333333333}

    Returns:
        By seat the probability of each role that is possible, summing to 1; empty in games without roles.
    """
    reading = Reading()
    reading.read(view)
    return believed(view, reading)


def believed(view: View, reading: Reading) -> tuple[dict[str, float], ...]:
    """`beliefs`, with a reading of the round that is up to date."""
    if not view.rules.has_roles:
        return ({},) * len(view.players)
    sure, pool = dwarves_left(view)
    unknown = [seat for seat, role in enumerate(sure) if role is None]
    ratios = _ratios(view.rules, reading)
    found = dict(zip(unknown, chances_of([ratios[seat] for seat in unknown], pool), strict=True))
    others = {role: number for role, number in pool.items() if role != SABOTEUR}
    digging = sum(others.values())
    result: list[dict[str, float]] = []
    for seat, role in enumerate(sure):
        if role is not None:
            result.append({role: 1.0})
            continue
        # What is not a saboteur is each of the others by their number: their deeds are not told apart.
        here = {name: (1 - found[seat]) * number / digging for name, number in others.items()}
        if pool[SABOTEUR]:
            here[SABOTEUR] = found[seat]
        result.append(here)
    return tuple(result)


def believed_by_all(view: View, reading: Reading) -> list[float]:
    """For each seat how likely it is to be a saboteur to somebody who has seen no dwarf at all."""
    return chances_of(_ratios(view.rules, reading), view.rules.dwarves_for(len(view.players)))


def guesses(view: View) -> Callable[[Random], tuple[str, ...]] | None:
    """What draws a dwarf for every seat at once, as likely as `beliefs` has it; None in a game without roles.

    >>> from random import Random
    >>> from sab_widget.model import Game
    >>> guess = guesses(Game(3, seed=1).view(0))
    >>> [guess(Random(seed)) for seed in (1, 2)]
    [('digger', 'saboteur', 'digger'), ('digger', 'digger', 'saboteur')]

    `Search(beliefs=guesses)` looks ahead in worlds that are drawn like this.
    """
    if not view.rules.has_roles:
        return None
    reading = Reading()
    reading.read(view)
    sure, pool = dwarves_left(view)
    ratios = _ratios(view.rules, reading)
    unknown = [(seat, ratios[seat]) for seat, role in enumerate(sure) if role is None]
    most = min(len(unknown), pool[SABOTEUR])
    after = [_sums([ratio for _, ratio in unknown[place + 1 :]], most) for place in range(len(unknown))]

    def draw(chance: Random) -> tuple[str, ...]:
        left, drawn = pool.copy(), list(sure)
        for place, (seat, ratio) in enumerate(unknown):
            to_come = len(unknown) - place - 1
            saboteurs = left[SABOTEUR]
            others = left.total() - saboteurs
            is_one = ratio * saboteurs * _weigh(after[place], saboteurs - 1, others, to_come) if saboteurs else 0.0
            is_none = others * _weigh(after[place], saboteurs, others - 1, to_come) if others else 0.0
            if chance.random() * (is_one + is_none) < is_one:
                role = SABOTEUR
            else:
                roles = [name for name, number in left.items() if name != SABOTEUR for _ in range(number)]
                role = roles[int(chance.random() * len(roles))]
            drawn[seat] = role
            left[role] -= 1
        return tuple(map(str, drawn))

    return draw


def _weigh(sums: Sequence[float], saboteurs: int, others: int, seats: int) -> float:
    """The ways to deal some seats dwarves out of a pool, times the ratios of those that are saboteurs."""
    return sum(
        perm(saboteurs, number) * perm(others, seats - number) * part
        for number, part in enumerate(sums)
        if number <= seats
    )


def _ratios(rules: Rules, reading: Reading) -> list[float]:
    """For each seat how many times likelier its deeds are for a saboteur than for anybody else."""
    evidence = _evidence(game_of(rules))
    sums = [0.0] * len(reading.points)
    for number, deed in enumerate(reading.deeds):
        if number >= reading.since[deed.seat]:
            sums[deed.seat] += evidence.get((situation_of(deed), deed.kind), 0.0)
    return [exp(max(-_MOST, min(_MOST, total))) for total in sums]


def chances_of(ratios: Sequence[float], pool: Mapping[str, int]) -> list[float]:
    """How likely each of some seats is to be a saboteur, when each got one dwarf out of a pool.

    Every deal of dwarves to seats counts as likely as another, times the ratios of the seats that are saboteurs in it.
    Deals with the same number of saboteurs are summed up at once: as coefficients of a product of polynomials.

    Args:
        ratios: For each seat how many times likelier what it did is for a saboteur.
        pool: How many dwarves there are of each role; at least as many as seats.
    """
    seats, saboteurs = len(ratios), pool.get(SABOTEUR, 0)
    others = sum(pool.values()) - saboteurs
    most = min(seats, saboteurs)
    if not most:
        return [0.0] * seats
    total = _weigh(_sums(ratios, most), saboteurs, others, seats)
    found = []
    for seat, ratio in enumerate(ratios):
        without = _sums([*ratios[:seat], *ratios[seat + 1 :]], most)
        found.append(ratio * saboteurs * _weigh(without, saboteurs - 1, others, seats - 1) / total)
    return found


def _sums(ratios: Sequence[float], most: int) -> list[float]:
    """For each number up to `most` the products of so many different ratios, summed up."""
    found = [1.0] + [0.0] * most
    for ratio in ratios:
        for number in range(most, 0, -1):
            found[number] += ratio * found[number - 1]
    return found
