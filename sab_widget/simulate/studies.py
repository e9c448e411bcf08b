"""`simulate`: many games of the same players under the same rules, as one table; `replay`: one of them again."""

from __future__ import annotations

import warnings
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sab_widget.model.errors import shown
from sab_widget.simulate.bars import bar_for
from sab_widget.simulate.columns import COLUMNS
from sab_widget.simulate.failures import BadStudy, Failure, warning_of
from sab_widget.simulate.frames import check_frame, columns_of, frame_of, need
from sab_widget.simulate.interrupts import Interrupts
from sab_widget.simulate.pools import Pool, pool_of
from sab_widget.simulate.record_file import RecordWriter
from sab_widget.simulate.run import Run
from sab_widget.simulate.study import PATIENCE, Study, check_games, check_seed, kept_of, study_of, whole

if TYPE_CHECKING:
    from collections.abc import Sequence
    from os import PathLike

    from sab_widget.model.game import Game
    from sab_widget.model.rules import Rules
    from sab_widget.players.player import Player

SAMPLE: Final = 100
"""Games in a sample, when nothing else is said."""


def simulate(  # noqa: PLR0913 — each has a default, and most studies need three of them
    rules: Rules | None = None,
    players: int | Sequence[Player] = 5,
    games: int = 100,
    seed: int = 0,
    *,
    executor: Any = None,
    progress: Any = True,
    keep: str | None = None,
    path: str | PathLike[str] | None = None,
    overwrite: bool = False,
    sample: int = SAMPLE,
    limit: float | None = PATIENCE,
    shuffle: bool = False,
    frame: Any = "pandas",
    failed: list[Failure] | None = None,
    workers: int | None = None,
) -> Any:
    """Play many games, and tell of them in one table: a row for each game, round and seat.

        table = simulate(Rules(gold_drawn="per_player"), players=6, games=1000, seed=7)

    The same seed gives the same table, whatever the executor, the number of workers and the machine; each game has a
    seed of its own, so that `replay` can play it alone. A game in which a player fails, or whose worker dies, is left
    out, with a `StudyWarning`; so are those that are not finished when the study is interrupted (Ctrl-C, or the
    notebook's stop button).

    Args:
        rules: The rule options; those of the base game when left out.
        players: How many, and `Random` has every seat; or one player for each seat, by seat. Every game gets copies.
        games: How many games.
        seed: A whole number from 0.
        executor: Where to play: anything with the interface of `concurrent.futures.Executor`, such as dask's
            `client.get_executor()`; a number of processes; `"here"` for this process; None for a process on each core.
        progress: Whether to show a bar; or a class to use in place of tqdm's.
        keep: Whose records are kept: `"all"`, a `"sample"`, or nobody's (None).
        path: The file for the records, JSON Lines compressed by gzip. See `Records`.
        overwrite: Whether a file that is there already may be replaced.
        sample: How many games are in the sample; the seed decides which.
        limit: Seconds that a player may think about one action; None for as long as it likes.
        shuffle: Whether chance decides anew in each game who sits where.
        frame: The library of the table, by its name: `"pandas"`, `"polars"`, `"pyarrow"`, …
        failed: A list that the failed games are added to, as `Failure`; for tables that have no `attrs`.
        workers: How many workers the executor has, where it does not tell.

    Returns:
        The table, with the columns of docs/studies.md. Where the library has `attrs`, they hold `study` (what was
        played), `failed` (a dict for each failed game), `interrupted` and `records` (what is missing from their file,
        or None), as JSON knows them.

    Raises:
        BadStudy, BadRules, BadPlayers, BadLimit: Something cannot be done as asked; nothing was started.
        MissingLibrary: One that is needed is not installed.
    """
    need("cloudpickle", "loky", "narwhals", "numpy")
    check_frame(frame)
    kept = kept_of(keep, check_games(games), check_seed(seed), sample)
    study = study_of(rules, players, games, seed, limit=limit, shuffled=shuffle, kept=kept)
    done = carry_out(study, pool_of(executor, workers), progress, path, failed, overwrite=overwrite)
    return with_attrs(frame_of(done.columns, COLUMNS, frame), study, done)


def replay(
    rules: Rules | None = None,
    players: int | Sequence[Player] = 5,
    seed: int = 0,
    game: int = 0,
    *,
    shuffle: bool = False,
    limit: float | None = None,
) -> Game:
    """Play one game of a study again, here.

    Args:
        rules: Those of the study.
        players: Those of the study.
        seed: That of the study.
        game: The number that the game has in the table.
        shuffle: As in the study.
        limit: Seconds for one action; no limit when left out.

    Returns:
        The game, over.

    Raises:
        PlayerFailed: A player failed in it, as it did in the study; the error says where it comes from.
        BadStudy, BadRules, BadPlayers, BadLimit: There is no such game.
    """
    need("cloudpickle")
    number = whole(game)
    if number is None or number < 0:
        raise BadStudy(f"{shown(game)} is no number of a game: give a whole number from 0")
    return study_of(rules, players, number + 1, seed, limit=limit, shuffled=shuffle).play(number)


class Done(NamedTuple):
    """What came of a study."""

    columns: dict[str, Any]
    failed: list[Failure]
    interrupted: bool
    records: str | None
    """What is missing from the file of records, if something is that should be there."""


def carry_out(
    study: Study, pool: Pool, progress: Any, path: object, failed: list[Failure] | None, *, overwrite: bool
) -> Done:
    """Play a study; warns of what is missing, three frames up."""
    if failed is not None and not isinstance(failed, list):
        raise BadStudy(f"failed is {shown(failed)}; it must be a list, to which the failed games are added")
    keeps = study.kept is not False
    if keeps and path is None:
        raise BadStudy("records are to be kept, but there is no path to keep them at: give path='study.jsonl.gz'")
    if path is not None and not keeps:
        raise BadStudy("there is a path for records, but none are to be kept: give keep='all' or keep='sample'")
    if type(overwrite) is not bool:
        raise BadStudy(f"overwrite is {shown(overwrite)}; it must be True or False")
    bar = bar_for(progress, study.games)
    with Interrupts() as interrupts:
        with ExitStack() as closing:
            closing.callback(bar.close)
            writer = RecordWriter(path, overwrite=overwrite) if keeps else None
            if writer is not None:
                closing.callback(writer.close)
            run = Run(study, pool, bar, writer, interrupts)
            run.go()
        columns, lost, played = _gathered(study, run)
    missing = None if writer is None else writer.problem
    problems = [problem for problem in (missing, bar.problem) if problem is not None]
    warning = warning_of(lost, played, study.games, interrupted=run.interrupted, problems=problems)
    if warning is not None:
        warnings.warn(warning, stacklevel=3)
    if failed is not None:
        failed += lost
    return Done(columns, lost, run.interrupted, missing)


def _gathered(study: Study, run: Run) -> tuple[dict[str, Any], list[Failure], int]:
    """The columns of the table, the games that failed, and how many were played to their end."""
    lost = [*run.failed, *(failure for answer in run.answers.values() for failure in answer.failed)]
    lost.sort(key=lambda failure: failure.game)
    played = sum(answer.finished for answer in run.answers.values())
    return columns_of(study, run.answers), lost, played


def with_attrs(table: Any, study: Study, done: Done) -> Any:
    """The table, which tells in its `attrs` where it comes from, if it has some."""
    if isinstance(getattr(table, "attrs", None), dict):
        table.attrs.update(
            study=study.to_json(),
            failed=[failure.to_json() for failure in done.failed],
            interrupted=done.interrupted,
            records=done.records,
        )
    return table
