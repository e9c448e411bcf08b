"""From a study's table to answers: averages and differences, each with its 95 % confidence interval."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sab_widget.model.errors import shown
from sab_widget.simulate.failures import BadStudy
from sab_widget.simulate.frames import need
from sab_widget.simulate.intervals import per_round
from sab_widget.simulate.study import check_seed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray


def estimate(table: Any, of: str, by: str | Sequence[str] = (), *, games: str = "seed", seed: int = 0) -> Any:
    """The average of a column, for all rows or for each group of them, and how sure it is.

        estimate(table, "won", by=["players", "role"])

    Rows of one game hang together, so the confidence intervals come from a bootstrap over whole games
    (`sab_widget.simulate.intervals`): 2,000 resamples, percentiles; Wilson's interval where all rows are false, or all
    true.

    Args:
        table: Of any library that narwhals knows, as `simulate` gives it, or made from that.
        of: The column: numbers, or true and false, for a share between 0 and 1.
        by: The columns whose values make the groups.
        games: The column that tells games apart. Two studies of the same seed have the same ones.
        seed: What the resamples are drawn from.

    Returns:
        A table of the same library, sorted by `by`: those columns, then `games` and `rows` (how many there are),
        `mean`, `low` and `high`, in the unit of the column. Where there is nothing to tell from (a column of numbers
        that was the same in all games), `low` and `high` are not numbers.

    Raises:
        BadStudy: The table has no such column, it holds no numbers, or `seed` is no whole number from 0.
        MissingLibrary: One that is needed is not installed.
    """
    seed, by = check_seed(seed), _names(by, "by")
    columns = _columns(table, [of], by, games)
    rate = _is_truth(columns.values[of])
    values = columns.numbers(of)
    found = []
    for key, rows in columns.groups():
        games_of, count = columns.counted(rows)
        sums = columns.summed(games_of, count, values[rows])
        held = columns.summed(games_of, count, None)
        found.append((*key, count, len(rows), *per_round(sums, held, seed, rate=rate)))
    return columns.frame([*by, "games", "rows", "mean", "low", "high"], found)


def effect(
    table: Any,
    of: str,
    on: str,
    *,
    within: Sequence[str] = (),
    by: Sequence[str] = (),
    games: str = "seed",
    seed: int = 0,
) -> Any:
    """How much more of one column goes with one more of another: the slope of the line of least squares.

        effect(table, "won", on="first_maps", within=["players"], by=["role"])

    For a column of true and false it is the difference of the shares, in points of one. It tells of causes only where
    chance alone decides about `on`, as it does about the cards of the first hand.

    Args:
        table: As for `estimate`.
        of: The column that is to be explained.
        on: The column that may explain it.
        within: Only rows that agree in these columns are compared: the averages of such rows are taken off first.
        by: The columns whose values make the groups.
        games: The column that tells games apart.
        seed: What the resamples are drawn from.

    Returns:
        A table as that of `estimate`; `mean` is the slope.

    Raises:
        BadStudy: The table has no such column, it holds no numbers, or `seed` is no whole number from 0.
        MissingLibrary: One that is needed is not installed.
    """
    import numpy as np

    seed, by, within = check_seed(seed), _names(by, "by"), _names(within, "within")
    columns = _columns(table, [of, on, *within], by, games)
    explained, explaining = columns.numbers(of), columns.numbers(on)
    same = columns.codes(within)
    found = []
    for key, rows in columns.groups():
        _, alike = np.unique(same[rows], return_inverse=True)
        held = np.bincount(alike)
        left = [values[rows] - (np.bincount(alike, values[rows]) / held)[alike] for values in (explained, explaining)]
        games_of, count = columns.counted(rows)
        slope = per_round(
            columns.summed(games_of, count, left[0] * left[1]),
            columns.summed(games_of, count, left[1] ** 2),
            seed,
            rate=False,
        )
        found.append((*key, count, len(rows), *slope))
    return columns.frame([*by, "games", "rows", "mean", "low", "high"], found)


class _Columns(NamedTuple):
    """The columns that are needed, outside their table."""

    values: dict[str, Any]
    by: tuple[str, ...]
    game: NDArray[Any]
    """For each row the number of its game."""
    library: Any

    def numbers(self, name: str) -> NDArray[Any]:
        """A column as numbers."""
        import numpy as np

        try:
            found = np.asarray(self.values[name], dtype=float)
        except (TypeError, ValueError) as error:
            raise BadStudy(f"the column {name!r} holds no numbers: {error}") from error
        if np.isnan(found).any():
            raise BadStudy(f"the column {name!r} is not a number in some rows; leave them out before")
        return found

    def codes(self, names: Sequence[str]) -> NDArray[Any]:
        """For each row a number that stands for its values in some columns."""
        import numpy as np

        found = np.zeros(len(self.game), dtype=np.int64)
        for name in names:
            different, code = np.unique(np.asarray(self.values[name]), return_inverse=True)
            found = found * len(different) + code
        return found

    def groups(self) -> Iterator[tuple[tuple[Any, ...], NDArray[Any]]]:
        """The values that make a group, and the places of its rows; sorted."""
        import numpy as np

        codes = self.codes(self.by)
        for code in np.unique(codes):
            rows = np.flatnonzero(codes == code)
            yield tuple(self.values[name][rows[0]] for name in self.by), rows

    def counted(self, rows: NDArray[Any]) -> tuple[NDArray[Any], int]:
        """For some rows the numbers of their games, from 0 without gaps, and how many games that are."""
        import numpy as np

        different, found = np.unique(self.game[rows], return_inverse=True)
        return found, len(different)

    def summed(self, games: NDArray[Any], count: int, values: NDArray[Any] | None) -> NDArray[Any]:
        """The sum for each game; how many rows it has, if there are no values."""
        import numpy as np

        found: NDArray[Any] = np.bincount(games, values, minlength=count)
        return found

    def frame(self, names: Sequence[str], rows: Sequence[tuple[Any, ...]]) -> Any:
        """A table of the library that the columns come from."""
        import narwhals as nw

        data = {name: [row[place] for row in rows] for place, name in enumerate(names)}
        return nw.from_dict(data, backend=self.library).to_native()


def _columns(table: Any, wanted: Sequence[Any], by: Sequence[Any], games: Any) -> _Columns:
    need("narwhals", "numpy", "scipy")
    import narwhals as nw
    import numpy as np

    try:
        frame = nw.from_native(table, eager_only=True)
    except TypeError as error:
        raise BadStudy(f"{shown(table)} is no table: give one that simulate() made, or made from it") from error
    missing = [name for name in (*wanted, *by, games) if not isinstance(name, str) or name not in frame.columns]
    if missing:
        raise BadStudy(f"the table has no column {shown(missing[0])}; it has {', '.join(frame.columns)}")
    values = {name: frame[name].to_list() for name in (*wanted, *by)}
    _, game = np.unique(frame[games].to_numpy(), return_inverse=True)
    return _Columns(values, tuple(by), game, frame.implementation)


def _names(given: object, called: str) -> tuple[str, ...]:
    """The names of columns, one or several."""
    if isinstance(given, str):
        return (given,)
    if not isinstance(given, (list, tuple)):
        raise BadStudy(f"{called} is {shown(given)}; it must be the name of a column, or a list of such names")
    return tuple(given)


def _is_truth(values: Sequence[object]) -> bool:
    return bool(values) and isinstance(values[0], bool)
