"""Measure how often diggers and saboteurs do what: writes `sab_widget/players/likelihoods.json`.

Run it as `python -m tools.measure_likelihoods` when `Digger`, `Saboteur` or what is told apart in
`sab_widget.players.reading` have changed.
"""

from __future__ import annotations

import argparse
import json
from math import exp, log
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from sab_widget.model import Game, Rules
from sab_widget.model.dwarves import SABOTEUR
from sab_widget.players.beliefs import DIGGING, chances_of, evidence_of, situation_of
from sab_widget.players.by_role import ByRole
from sab_widget.players.play import play_out
from sab_widget.players.reading import Deed, Reading

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sab_widget.players.beliefs import Counts

FILE: Final = Path(__file__).parents[1] / "sab_widget" / "players" / "likelihoods.json"
GAMES: Final = {"base": Rules(rounds=1), "saboteur2": Rules.saboteur2(rounds=1)}
PLAYERS: Final = {"base": (3, 4, 5, 6, 7, 8, 9, 10), "saboteur2": (3, 4, 5, 6, 7, 8, 9, 10)}
WEIGHTS: Final = tuple(number / 20 for number in range(4, 31))


class Observed(NamedTuple):
    """What was done in one round, and by whom."""

    roles: tuple[str, ...]
    """The dwarves at the end, by seat."""
    deeds: tuple[Deed, ...]
    """Those of the present dwarves alone: hats may have been swapped."""
    pool: dict[str, int]
    """The dwarves that were shuffled."""


def rounds(game: str, number: int, seed: str) -> Iterator[Observed]:
    """So many rounds for each number of players."""
    rules = GAMES[game]
    for players in PLAYERS[game]:
        for i in range(number):
            played = Game(players, rules, seed=f"{seed} {game} {players} {i}")
            play_out(played, [ByRole() for _ in range(players)])
            reading = Reading()
            reading.read(played.view(None))
            kept = tuple(deed for n, deed in enumerate(reading.deeds) if n >= reading.since[deed.seat])
            yield Observed(tuple(played.table.roles), kept, rules.dwarves_for(players))


def count(observed: Iterable[Observed]) -> Counts:
    """How often each kind of deed was done, by what the doer was, and in which situation."""
    found: Counts = {DIGGING: {}, SABOTEUR: {}}
    for one in observed:
        for deed in one.deeds:
            kind = SABOTEUR if one.roles[deed.seat] == SABOTEUR else DIGGING
            table = found[kind].setdefault(situation_of(deed), {})
            table[deed.kind] = table.get(deed.kind, 0) + 1
    return {
        kind: {where: dict(sorted(t.items())) for where, t in sorted(table.items())} for kind, table in found.items()
    }


def score(observed: Iterable[Observed], counts: Counts, weight: float) -> float:
    """The mean logarithm of the probability that is given to what each seat really is, at the end of the round."""
    evidence = evidence_of(counts, weight)
    scores = []
    for one in observed:
        sums = [0.0] * len(one.roles)
        for deed in one.deeds:
            sums[deed.seat] += evidence.get((situation_of(deed), deed.kind), 0.0)
        found = chances_of([exp(max(-25.0, min(25.0, total))) for total in sums], one.pool)
        for seat, role in enumerate(one.roles):
            true = found[seat] if role == SABOTEUR else 1 - found[seat]
            scores.append(log(max(true, 1e-12)))
    return sum(scores) / len(scores)


def measure(game: str, number: int, seed: str) -> dict[str, object]:
    """The table for one game: what is counted in half of the rounds, weighed so that it fits the other half best."""
    counts = count(rounds(game, number, f"{seed} count"))
    others = list(rounds(game, number, f"{seed} weigh"))
    weight = max(WEIGHTS, key=lambda weight: score(others, counts, weight))
    return {
        "rounds": 2 * number * len(PLAYERS[game]),
        "players": list(PLAYERS[game]),
        "weight": weight,
        "score": round(score(others, counts, weight), 4),
        "score of counting alone": round(score(others, counts, 0.0), 4),
        "counts": counts,
    }


def main() -> None:
    """Measure, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=100, help="for each number of players, twice")
    parser.add_argument("--seed", default="likelihoods")
    given = parser.parse_args()
    table: dict[str, object] = {"made by": "tools/measure_likelihoods.py", "seed": given.seed, "each": given.rounds}
    for game in GAMES:
        table[game] = measured = measure(game, given.rounds, given.seed)
        print({name: value for name, value in measured.items() if name != "counts"}, flush=True)
    FILE.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
