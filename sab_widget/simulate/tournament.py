"""`tournament`: players meet in many games, and a table says how well each did, and how sure that is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sab_widget.model.errors import BadPlayers, shown
from sab_widget.simulate.columns import TEXT, WHOLE, Column
from sab_widget.simulate.frames import NUMBER, check_frame, frame_of, need
from sab_widget.simulate.intervals import per_round
from sab_widget.simulate.pools import pool_of
from sab_widget.simulate.studies import SAMPLE, carry_out, with_attrs
from sab_widget.simulate.study import PATIENCE, check_games, check_seed, kept_of, study_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from os import PathLike

    from sab_widget.model.rules import Rules
    from sab_widget.players.player import Player
    from sab_widget.simulate.failures import Failure

ALL: Final = "all"
"""Stands in the column of roles for all of them together."""

STANDINGS: Final = (
    Column("name", TEXT, "name of the player"),
    Column("role", TEXT, "role at the end of the round; `all` for all of them together"),
    Column("games", WHOLE, "games in which the player had that role in some round"),
    Column("rounds", WHOLE, "rounds in which it had it; a round counts once for each of the player's seats"),
    Column("won", NUMBER, "share of those rounds that it won, from 0 to 1"),
    Column("won_low", NUMBER, "lower end of the 95 % confidence interval of `won`"),
    Column("won_high", NUMBER, "upper end"),
    Column("nuggets", NUMBER, "nuggets for a round, on average"),
    Column("nuggets_low", NUMBER, "lower end of the 95 % confidence interval of `nuggets`"),
    Column("nuggets_high", NUMBER, "upper end"),
)


def tournament(  # noqa: PLR0913 — as with simulate
    players: Mapping[str, Player],
    rules: Rules | None = None,
    games: int = 200,
    seed: int = 0,
    *,
    seats: int = 5,
    executor: Any = None,
    progress: Any = True,
    keep: str | None = None,
    path: str | PathLike[str] | None = None,
    overwrite: bool = False,
    sample: int = SAMPLE,
    limit: float | None = PATIENCE,
    frame: Any = "pandas",
    failed: list[Failure] | None = None,
    workers: int | None = None,
) -> Any:
    """Let players meet in many games, and say how well each did in each role.

        tournament({"careful": Mine(0.2), "bold": Mine(0.9), "random": Random()}, games=500, seed=1)

    Who sits where is drawn anew for each game, so that all meet all, in every seat and role alike. With more seats than
    players each has as many as the others, or one more.

    Rounds of one game hang together, and so do seats of one round. The confidence intervals take account of that: they
    come from a bootstrap over whole games.

    Args:
        players: The players by the names that the table gives them.
        rules: The rule options; those of the base game when left out.
        games: How many games.
        seed: A whole number from 0.
        seats: How many play at a time.
        executor: As for `simulate`, like all that follow.
        progress: Whether to show a bar.
        keep: Whose records are kept.
        path: The file for the records.
        overwrite: Whether a file that is there already may be replaced.
        sample: How many games are in a sample.
        limit: Seconds for one action.
        frame: The library of the table.
        failed: A list that the failed games are added to.
        workers: How many workers the executor has.

    Returns:
        A table with a row for each player and role, and one for all roles together (docs/studies.md); the players with
        the most nuggets for a round come first.

    Raises:
        BadStudy, BadRules, BadPlayers, BadLimit: Something cannot be done as asked; nothing was started.
        MissingLibrary: One that is needed is not installed.
    """
    need("cloudpickle", "loky", "narwhals", "numpy", "scipy")
    check_frame(frame)
    if not isinstance(players, dict):
        raise BadPlayers(f"{shown(players)} are no players of a tournament: give a dict of them, by name")
    games, seed = check_games(games), check_seed(seed)
    kept = kept_of(keep, games, seed, sample)
    study = study_of(rules, players, games, seed, limit=limit, seats=seats, shuffled=True, kept=kept)
    done = carry_out(study, pool_of(executor, workers), progress, path, failed, overwrite=overwrite)
    return with_attrs(frame_of(_standings(done.columns, study.names, seed), STANDINGS, frame), study, done)


def _standings(played: Mapping[str, Any], names: tuple[str, ...], seed: int) -> dict[str, list[Any]]:
    """The rows of `STANDINGS`, as columns."""
    import numpy as np

    roles = np.array(played["role"], dtype=object)
    _, game = np.unique(played["game"], return_inverse=True)
    count = int(game.max()) + 1 if len(game) else 0
    found: list[list[tuple[Any, ...]]] = []
    for player, name in enumerate(names):
        mine = played["player"] == player
        rows = []
        for role in [*sorted({*roles.tolist()} - {""}), ALL]:
            wanted = mine if role == ALL else mine & (roles == role)
            of_game = game[wanted]
            rounds, won, nuggets = (
                np.bincount(of_game, weights, minlength=count)
                for weights in (None, played["won"][wanted], played["nuggets"][wanted])
            )
            rate, pay = per_round(won, rounds, seed, rate=True), per_round(nuggets, rounds, seed, rate=False)
            rows.append((name, role, int((rounds > 0).sum()), int(rounds.sum()), *rate, *pay))
        found.append(rows)
    nuggets_of_all = [column.name for column in STANDINGS].index("nuggets")
    found.sort(key=lambda rows: -np.nan_to_num(rows[-1][nuggets_of_all]))
    table = [row for rows in found for row in rows]
    return {column.name: [row[place] for row in table] for place, column in enumerate(STANDINGS)}
