"""From the answers of workers to a table, whatever library the table is of."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from sab_widget.model.errors import SabError, shown
from sab_widget.simulate.columns import COLUMNS, PLAYED, TEXT, TRUTH, WHOLE, Column, rules_text
from sab_widget.simulate.failures import BadStudy

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sab_widget.simulate.study import Study
    from sab_widget.simulate.work import Answer

NUMBER: Final = "number"
"""The kind of a column of numbers with a fraction."""


class MissingLibrary(SabError, ImportError):
    """A library is not installed that a study needs."""


def need(*libraries: str) -> None:
    """Raise `MissingLibrary` unless these can be imported."""
    for library in libraries:
        try:
            import_module(library)
        except ImportError as error:
            raise MissingLibrary(
                f"{library} is not installed, and studies need it: pip install 'sab_widget[studies]'"
            ) from error


def check_frame(frame: Any) -> None:
    """Raise `BadStudy` unless tables of that library can be made."""
    try:
        frame_of({COLUMNS[0].name: []}, COLUMNS[:1], frame)
    except ImportError as error:
        raise BadStudy(f"frame is {shown(frame)}, which is not installed: {error}") from error
    except (ValueError, TypeError, AttributeError) as error:
        said = str(error).partition("\n")[0]
        raise BadStudy(
            f"frame is {shown(frame)}; it must be 'pandas', 'polars', 'pyarrow', 'modin' or 'cudf': {said}"
        ) from error


def frame_of(data: Mapping[str, Any], columns: Sequence[Column], frame: Any) -> Any:
    """A table of the library `frame`."""
    import narwhals as nw

    kinds: dict[str, nw.dtypes.DType] = {
        WHOLE: nw.Int32(),
        TRUTH: nw.Boolean(),
        TEXT: nw.String(),
        NUMBER: nw.Float64(),
    }
    schema = {column.name: kinds[column.kind] for column in columns}
    return nw.from_dict({name: data[name] for name in schema}, schema=schema, backend=frame).to_native()


def columns_of(study: Study, answers: dict[int, Answer]) -> dict[str, Any]:
    """The columns of the table: arrays of numpy, lists of texts; the answers are used up.

    Args:
        study: What was played.
        answers: By the number of the first game.
    """
    import numpy as np

    parts = [answers.pop(start) for start in sorted(answers)]
    found: dict[str, Any] = {}
    for place, column in enumerate(PLAYED):
        if column.kind == TEXT:
            found[column.name] = [part.words[code] for part in parts for code in part.columns[place]]
        else:
            pieces = [np.frombuffer(part.columns[place], np.int32) for part in parts]
            whole = np.concatenate(pieces) if pieces else np.empty(0, np.int32)
            found[column.name] = whole.astype(np.bool_) if column.kind == TRUTH else whole
    seeds = {number: study.seed_of(number) for number in np.unique(found["game"]).tolist()}
    rows = len(found["game"])
    found["seed"] = [seeds[number] for number in found["game"].tolist()]
    found["rules"] = [rules_text(study.rules)] * rows
    found["players"] = np.full(rows, study.seats, np.int32)
    found["name"] = [study.names[player] for player in found["player"].tolist()]
    return found
