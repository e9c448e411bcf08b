"""The dwarves that players are: their roles as data (rules.md sections 2, 5 and 6); no code decides anything here."""

from __future__ import annotations

from typing import Final, NamedTuple

from sab_widget.model.decks import DIGGERS, SABOTEURS, ByPlayers

DIGGER: Final = "digger"
SABOTEUR: Final = "saboteur"
SELFISH: Final = "selfish"
BLUE: Final = "blue"
GREEN: Final = "green"
BOSS: Final = "boss"
PROFITEER: Final = "profiteer"
GEOLOGIST: Final = "geologist"


class Role(NamedTuple):
    """One kind of dwarf."""

    name: str
    """In words."""
    team: str | None = None
    """The colour of the diggers' team it belongs to, `blue` or `green`."""
    less: int = 0
    """How many pieces fewer than another winner it gets (section 6)."""


ROLES: Final = {
    DIGGER: Role("gold-digger"),
    SABOTEUR: Role("saboteur"),
    SELFISH: Role("selfish dwarf"),
    BLUE: Role("blue gold-digger", team=BLUE),
    GREEN: Role("green gold-digger", team=GREEN),
    BOSS: Role("boss", less=1),
    PROFITEER: Role("profiteer", less=2),
    GEOLOGIST: Role("geologist"),
}

TEAMS: Final = (BLUE, GREEN)

UNKNOWN: Final = "?"
"""How a record names a dwarf that nobody wrote down."""

Dwarves = tuple[tuple[str, ByPlayers], ...]
"""How many there are of each role, by number of players: `((role, ((players, number), …)), …)`."""

BASE_DWARVES: Final[Dwarves] = ((DIGGER, DIGGERS), (SABOTEUR, SABOTEURS))

_TWO: Final = ((BLUE, 4), (GREEN, 4), (BOSS, 1), (PROFITEER, 1), (GEOLOGIST, 2), (SABOTEUR, 3))
"""The fifteen dwarves of Saboteur 2, shuffled whatever the number of players (section 6)."""

DWARVES_TWO: Final[Dwarves] = tuple(
    (role, tuple((players, number) for players in range(2, 13))) for role, number in _TWO
)

TOURNAMENT_DWARVES: Final[Dwarves] = (
    (DIGGER, ((5, 3), (6, 3), (7, 4), (8, 5), (9, 5))),
    (SABOTEUR, ((5, 1), (6, 2), (7, 2), (8, 2), (9, 3))),
    (SELFISH, ((5, 1), (6, 1), (7, 1), (8, 1), (9, 1))),
)
"""Fixed roles, none left over (section 5)."""


def more_or_fewer(dwarves: Dwarves, changes: dict[str, int]) -> Dwarves:
    """The same dwarves with so many more (or, below 0, fewer) of some roles, whatever the number of players."""
    table = {role: dict(row) for role, row in dwarves}
    players = {number for row in table.values() for number in row}
    for role, change in changes.items():
        row = table.setdefault(role, dict.fromkeys(sorted(players), 0))
        for number in row:
            row[number] += change
    return tuple((role, tuple(row.items())) for role, row in table.items())
