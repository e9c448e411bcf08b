"""A study as one value: what is played, by whom, and from which seed; any of its games can be begun from it alone."""

from __future__ import annotations

import operator
import pickle
import random
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from sab_widget.model.errors import BadPlayers, BadRules, shown
from sab_widget.model.game import Game
from sab_widget.model.rules import STANDARD, Rules
from sab_widget.players.at_random import Random
from sab_widget.players.play import check_limit, check_players, play_out
from sab_widget.players.player import Player, name_of
from sab_widget.simulate.failures import BadStudy, said_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

MOST_GAMES: Final = 10**8
LARGEST_SEED: Final = 2**128

PATIENCE: Final = 60.0
"""Seconds that a player may think about one action, when nothing else is said."""


@dataclass(frozen=True)
class Study:
    """What is played; made by `study_of`, which checks it."""

    rules: Rules
    seats: int
    names: tuple[str, ...]
    """Of the players, in the order in which they were given."""
    players: tuple[bytes, ...]
    """The players, pickled: each game gets copies of its own."""
    games: int
    seed: int
    limit: float | None
    """Seconds for one action."""
    shuffled: bool
    """Whether chance decides who sits where, else each sits where it was given."""
    kept: frozenset[int] | bool
    """The games whose records are kept: these, all or none."""

    def seed_of(self, number: int) -> str:
        """What all chance in a game comes from."""
        return f"{self.seed}/{number}"

    def seated(self, number: int) -> tuple[int, ...]:
        """By seat, which of the players sits there in a game.

        Drawn seats are drawn so that all take part as often as can be: with more seats than players each has as many
        as the others, or one more.
        """
        there = len(self.names)
        if not self.shuffled:
            return tuple(range(there))
        chance = random.Random(f"{self.seed_of(number)}/seats")
        drawn = [*range(there)] * (self.seats // there) + chance.sample(range(there), self.seats % there)
        chance.shuffle(drawn)
        return tuple(drawn)

    def begin(self, number: int) -> Game:
        """The game of a number, dealt and not yet played."""
        return Game(self.called(number), self.rules, self.seed_of(number))

    def called(self, number: int) -> tuple[str, ...]:
        """What the players are called in a game, by seat: by their names, numbered where several have the same."""
        return _unlike(tuple(self.names[player] for player in self.seated(number)))

    def play(self, number: int) -> Game:
        """Play the game of a number to its end; raises what `play_out` raises."""
        players: list[Player] = [pickle.loads(self.players[i]) for i in self.seated(number)]  # noqa: S301 — our own
        return play_out(self.begin(number), players, limit=self.limit)

    def keeps(self, number: int) -> bool:
        """Whether the record of a game is kept."""
        return self.kept if isinstance(self.kept, bool) else number in self.kept

    def to_json(self) -> dict[str, Any]:
        """What the table says about where it comes from."""
        return {
            "rules": self.rules.to_json(),
            "seats": self.seats,
            "players": list(self.names),
            "games": self.games,
            "seed": self.seed,
            "shuffled": self.shuffled,
        }


@lru_cache(maxsize=1024)
def _unlike(names: tuple[str, ...]) -> tuple[str, ...]:
    """The names, numbered from 1 where several are alike."""
    found: list[str] = []
    for name in names:
        unlike, number = name, 0
        while unlike in found or (number == 0 and names.count(name) > 1) or (number > 0 and unlike in names):
            number += 1
            unlike = f"{name} {number}"
        found.append(unlike)
    return tuple(found)


def study_of(
    rules: Rules | None,
    players: int | Sequence[Player] | Mapping[str, Player],
    games: int,
    seed: int,
    *,
    limit: float | None = None,
    seats: int | None = None,
    shuffled: bool = False,
    kept: frozenset[int] | bool = False,
) -> Study:
    """Check what is to be played, and put it together.

    Args:
        rules: The rule options; None for the base game.
        players: A number of `Random`, a player for each seat, or players by name.
        games: How many games.
        seed: The seed of the study.
        limit: Seconds for one action.
        seats: How many play at a time; all, when left out.
        shuffled: Whether chance decides who sits where.
        kept: Whose records are kept.

    Raises:
        BadRules, BadPlayers, BadLimit, BadStudy: What is wrong, and what would be right.
    """
    if rules is not None and not isinstance(rules, Rules):
        raise BadRules(f"{shown(rules)} are no rules: give a Rules value, or None for the base game")
    rules = STANDARD if rules is None else rules
    games, seed = check_games(games), check_seed(seed)
    there, names = _players(players, rules)
    seats = len(there) if seats is None else whole(seats)
    if seats is None:
        raise BadStudy("seats must be a whole number: how many play at a time")
    rules.hand_size(seats)
    check_limit(limit)
    if type(shuffled) is not bool:
        raise BadStudy(f"shuffle is {shown(shuffled)}; it must be True or False")
    study = Study(rules, seats, names, _pickled(there, names), games, seed, limit, shuffled, kept)
    study.begin(0)  # whether they can be called so
    if isinstance(players, dict):
        for name in names:
            Game(_unlike((name,) * seats), rules, seed)  # in any game
    return study


def _players(players: object, rules: Rules) -> tuple[list[Player], tuple[str, ...]]:
    if isinstance(players, dict):
        if not players:
            raise BadPlayers("there are no players; give a dict of them by name")
        there = list(players.values())
        check_players(there, len(there))
        for name in players:
            if not isinstance(name, str) or not name.strip():
                raise BadPlayers(f"{shown(name)} is no name of a player: give a dict of players by name")
        return there, tuple(players)
    if isinstance(players, int) and not isinstance(players, bool):
        rules.hand_size(players)
        there = [Random()] * players
    elif isinstance(players, (list, tuple)):
        there = list(players)
        check_players(there, len(there))
        rules.hand_size(len(there))
    else:
        raise BadPlayers(f"{shown(players)} are no players: give their number, or a list of them, one for each seat")
    return there, tuple(map(name_of, there))


def _pickled(players: Sequence[Player], names: Sequence[str]) -> tuple[bytes, ...]:
    """Each of the players as bytes, those of a notebook too; one object that sits twice is pickled once."""
    import cloudpickle

    known: dict[int, bytes] = {}
    for player, name in zip(players, names, strict=True):
        if id(player) not in known:
            try:
                known[id(player)] = cloudpickle.dumps(player)
                pickle.loads(known[id(player)])  # noqa: S301 — what has just been written
            except Exception as error:
                raise BadPlayers(
                    f"{name} cannot be pickled, and each game needs a copy of its own: "
                    f"{said_of(error)}. "
                    "Let it open what it needs in `begin`, or leave it out of `__getstate__`"
                ) from error
    return tuple(known[id(player)] for player in players)


def check_games(games: object) -> int:
    """A number of games; raises `BadStudy` for anything else."""
    number = whole(games)
    if number is None or not 1 <= number <= MOST_GAMES:
        raise BadStudy(f"{shown(games)} games cannot be played: give a whole number from 1 to {MOST_GAMES:,}")
    return number


def check_seed(seed: object) -> int:
    """The seed of a study; raises `BadStudy` for what can be none."""
    number = whole(seed)
    if number is None or not 0 <= number < LARGEST_SEED:
        raise BadStudy(f"{shown(seed)} is no seed of a study: give a whole number from 0 to 2**128 - 1")
    return number


def whole(value: Any) -> int | None:
    """A whole number, those of numpy among them; None for anything else."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except (TypeError, ValueError):  # arrays have the method too, and classes
        return None


def kept_of(keep: object, games: int, seed: int, sample: int) -> frozenset[int] | bool:
    """The games whose records are kept.

    Args:
        keep: `"all"`, `"sample"` or None.
        games: How many games there are.
        seed: Of the study; it decides which are in the sample.
        sample: How many are in it.

    Raises:
        BadStudy: `keep` is something else, or `sample` no number.
    """
    if keep is not None and not (isinstance(keep, str) and keep in ("all", "sample")):
        raise BadStudy(f"keep is {shown(keep)}; it can be 'all', 'sample' or None")
    size = whole(sample)
    if size is None or size < 1:
        raise BadStudy(f"sample is {shown(sample)}; it must be a number of games from 1")
    if keep != "sample":
        return keep == "all"
    return frozenset(random.Random(f"{seed}/sample").sample(range(games), min(size, games)))
