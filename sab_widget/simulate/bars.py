"""The bar that shows how far a study is: tqdm's, or somebody's own, which must not cost the table when it breaks."""

from __future__ import annotations

from typing import Any, Protocol

from sab_widget.model.errors import shown
from sab_widget.simulate.failures import BadStudy, said_of
from sab_widget.simulate.frames import need


class Bar(Protocol):
    """What shows how far it is; tqdm has it."""

    def update(self, n: int, /) -> object:
        """So many more games."""
        ...

    def close(self) -> object:
        """It is over."""
        ...


class Shown:
    """A bar that is asked no more once it has raised something."""

    def __init__(self, bar: Bar | None) -> None:
        self.problem: str | None = None
        """What it raised, in a sentence."""
        self._bar = bar

    def update(self, number: int) -> None:
        """So many more games."""
        if self._bar is not None:
            try:
                self._bar.update(number)
            except Exception as error:  # noqa: BLE001 — whatever somebody's class raises; it is told of
                self._broke(error)

    def close(self) -> None:
        """It is over."""
        if self._bar is not None:
            try:
                self._bar.close()
            except Exception as error:  # noqa: BLE001 — as above
                self._broke(error)

    def _broke(self, error: Exception) -> None:
        self._bar = None
        self.problem = f"the progress bar was left, since it raised {said_of(error)}"


def bar_for(progress: Any, games: int) -> Shown:
    """The bar that somebody has asked for.

    Args:
        progress: True for tqdm's, False for none, or a class as tqdm's.
        games: How many there will be.

    Raises:
        BadStudy: It is none of these, or cannot be made.
        MissingLibrary: tqdm is not installed.
    """
    if progress is False:
        return Shown(None)
    if progress is True:
        need("tqdm")
        from tqdm.auto import tqdm

        progress = tqdm
    if not callable(progress):
        raise BadStudy(f"progress is {shown(progress)}; it must be True, False, or a class such as tqdm.tqdm")
    try:
        return Shown(progress(total=games, unit="game"))
    except Exception as error:
        raise BadStudy(
            f"progress is {shown(progress)}, which cannot be called with total={games}, unit='game', as tqdm.tqdm can: "
            f"{said_of(error)}"
        ) from error
