"""Records played by the rules, step by step, and with all their branches, each from where it leaves its line."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sab_widget.model.errors import BadRecord, IllegalAction
from sab_widget.model.states import state_hash

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from sab_widget.model.branches import Branch
    from sab_widget.model.deals import Deal
    from sab_widget.model.game import Game
    from sab_widget.model.record import Record, Step

Path = tuple[int, ...]
"""The numbers of branches by which a line of play is entered; `()` is the game itself."""


def check_deals(game: Game, deals: Sequence[Deal], known: int) -> None:
    """Check the deals after those that are `known`, before they are reached; who begins and the gold come out then."""
    if len(deals) > game.rules.rounds:
        raise BadRecord(f"the record deals {len(deals)} rounds; these rules have {game.rules.rounds}")
    for number, deal in enumerate(deals[known:], known + 1):
        try:
            deal.check(game.rules, len(game.players), None)
        except BadRecord as error:
            raise BadRecord(f"deal {number}: {error}") from None


def play_on(game: Game, steps: Iterable[Step], *, compare: bool = True) -> Iterator[Game]:
    """Yield a game of a record after each of its next steps; raises `BadRecord` like `Record.replay`.

    Args:
        game: Where it stands; it has its deals from the record.
        steps: What is done next.
        compare: Whether to compare the hashes.
    """
    for step in steps:
        number = game.turn + 1
        if step.action.kind == "deal" and game.round >= len(game._deals or ()):
            raise BadRecord(f"step {number}: there is no deal for round {game.round + 1}", step=number)
        try:
            game.play(step.action, step.seat)
        except IllegalAction as error:
            raise BadRecord(f"step {number} is not legal: {error}", step=number) from error
        except BadRecord as error:
            raise BadRecord(f"step {number}: {error}", step=number) from error
        if compare and step.hash is not None and step.hash != state_hash(game):
            raise BadRecord(
                f"step {number}: the state after {step.action} is not the one that was recorded "
                f"({state_hash(game)} in place of {step.hash}), so the replay stops here",
                step=number,
            )
        yield game


def first_fault(
    record: Record, seen: Callable[[Path, Game], object] | None = None, *, compare: bool = True
) -> tuple[Path, BadRecord] | None:
    """Replay a record with all its branches, each from where it leaves its line; where that goes wrong first, and how.

    Args:
        record: The record.
        seen: Called after each step, with the path of the branch and the game.
        compare: Whether to compare the hashes.

    Raises:
        BadRecord: The game cannot even begin.
    """
    walk = _Walk(seen, compare)
    walk.line(record.game(), record.steps, record.branches, ())
    return min(walk.faults, key=lambda fault: fault[0], default=None)


class _Walk:
    """Replays lines of play, and notes what is wrong with each."""

    def __init__(self, seen: Callable[[Path, Game], object] | None, compare: bool) -> None:
        self.seen, self.compare = seen, compare
        self.faults: list[tuple[Path, BadRecord]] = []

    def line(self, game: Game, steps: Sequence[Step], branches: Sequence[Branch], path: Path) -> None:
        """Play a game on along a line, and from it along the branches that leave it."""
        leaving: dict[int, list[tuple[Path, Branch]]] = {}
        for number, branch in enumerate(branches):
            leaving.setdefault(branch.turn, []).append(((*path, number), branch))
        try:
            for at in leaving.pop(game.turn, ()):
                self._enter(game, *at)
            for after in play_on(game, steps, compare=self.compare):
                if self.seen is not None:
                    self.seen(path, after)
                for at in leaving.pop(after.turn, ()):
                    self._enter(after, *at)
        except BadRecord as error:
            self.faults.append((path, error))
        for turn, missed in leaving.items():
            said = f"it leaves its line after {turn} actions, which it has not"
            self.faults += [(there, BadRecord(said)) for there, _ in missed]

    def _enter(self, game: Game, path: Path, branch: Branch) -> None:
        twin = game.copy()
        twin._deals = [*twin._dealt, *branch.deals]
        try:
            check_deals(twin, twin._deals, len(twin._dealt))
        except BadRecord as error:
            self.faults.append((path, error))
        else:
            self.line(twin, branch.steps, branch.branches, path)


def with_hashes(record: Record) -> Record:
    """The record with the hash of each step computed, those of its branches too; see `Record.with_hashes`."""
    hashes: dict[Path, list[str]] = {}
    fault = first_fault(record, lambda path, game: hashes.setdefault(path, []).append(state_hash(game)), compare=False)
    if fault is not None:
        path, error = fault
        if not path:
            raise error
        raise BadRecord("".join(f"branch {number + 1}, " for number in path) + str(error))

    def hashed(steps: Sequence[Step], path: Path) -> tuple[Step, ...]:
        found = hashes.get(path, ())
        return tuple(replace(step, hash=one) for step, one in zip(steps, found, strict=True))

    def grown(branches: Sequence[Branch], path: Path) -> tuple[Branch, ...]:
        numbered = [((*path, number), branch) for number, branch in enumerate(branches)]
        return tuple(
            replace(branch, steps=hashed(branch.steps, there), branches=grown(branch.branches, there))
            for there, branch in numbered
        )

    return replace(record, steps=hashed(record.steps, ()), branches=grown(record.branches, ()))
