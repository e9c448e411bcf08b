"""What can go wrong with a study: before it starts, and in some of its games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sab_widget.model.errors import SabError
from sab_widget.players.player import PlayerFailed

if TYPE_CHECKING:
    from collections.abc import Sequence

NAMED: Final = 3
"""Failed games that a warning tells of; the table names them all."""

LONGEST: Final = 2000
"""Characters of what is told of a failure; an ellipsis stands for the rest."""


class BadStudy(SabError):
    """A study that cannot be made as asked: nothing was started."""


class Failure(NamedTuple):
    """A game of a study that was not played to its end."""

    game: int
    """Its number in the study, from 0."""
    seed: str
    """The seed of the game, as the table has it."""
    player: str | None
    """The name of the player who failed, where it is known."""
    seat: int | None
    """That player's seat, from 0."""
    turn: int | None
    """How many actions had been done."""
    what: str
    """What happened, in a sentence."""
    reasons: tuple[str, ...] = ()
    """For an illegal action, every reason against it, as sentences."""

    def to_json(self) -> dict[str, Any]:
        """The same as an object that JSON knows."""
        return {**self._asdict(), "reasons": list(self.reasons)}


class StudyWarning(UserWarning):
    """Some games of a study are missing from its table, or some records from their file."""

    def __init__(self, message: str, failed: Sequence[Failure] = (), *, interrupted: bool = False) -> None:
        super().__init__(message)
        self.failed = tuple(failed)
        """The games that failed."""
        self.interrupted = interrupted
        """Whether somebody stopped the study."""


def cut(text: str) -> str:
    """A text, no longer than what is told of a failure."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def said_of(error: BaseException) -> str:
    """An exception by its type and what it says, if it can say it."""
    kind = type(error).__name__
    try:
        text = str(error).strip()
    except Exception:  # noqa: BLE001 — whoever wrote the exception has made a mistake; its type is told at least
        return kind
    return cut(f"{kind}: {text}") if text else kind


def failure_of(error: BaseException, game: int, seed: str, names: Sequence[str]) -> Failure:
    """What is to be told of a game that an exception ended; `names` are those of the players by seat."""
    if isinstance(error, PlayerFailed):
        reasons = tuple(cut(reason.sentence) for reason in error.reasons)
        return Failure(game, seed, names[error.seat], error.seat, error.turn, cut(str(error)), reasons)
    return Failure(game, seed, None, None, None, f"raised {said_of(error)}")


def warning_of(
    failed: Sequence[Failure], played: int, games: int, *, interrupted: bool, problems: Sequence[str] = ()
) -> StudyWarning | None:
    """What a study that did not go well warns of; None for one that did.

    Args:
        failed: The games that failed.
        played: How many were played to their end.
        games: How many were asked for.
        interrupted: Whether somebody stopped it.
        problems: What else went wrong, as sentences; no game is missing for it.
    """
    said = []
    if interrupted:
        said.append(f"interrupted: the table holds the {played:,} of {games:,} games that were finished")
    if failed:
        named = "; ".join(f"game {failure.game} (seed {failure.seed!r}): {failure.what}" for failure in failed[:NAMED])
        more = f"; and {len(failed) - NAMED:,} more" if len(failed) > NAMED else ""
        said.append(
            f"{len(failed):,} of {games:,} games failed and are not in the table: {named}{more}. "
            "attrs['failed'] of a pandas table, or the list given as failed=, names them all; replay() plays one again"
        )
    said += problems
    return StudyWarning("; ".join(said), failed, interrupted=interrupted) if said else None
