"""The text notation: a game as lines that people write by hand and read in a diff (`docs/notation.md`).

It holds all that a record holds: `read(write(record)) == record`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sab_widget.model.actions import Deal
from sab_widget.model.actions_two import SwapHats
from sab_widget.model.branches import DEEPEST
from sab_widget.model.errors import BadRecord
from sab_widget.model.notation_deals import check_written, table_of, write_deal
from sab_widget.model.notation_header import write_header
from sab_widget.model.notation_read import Reader, check_text
from sab_widget.model.notation_scan import comment_lines, free_text, quoted
from sab_widget.model.notation_turns import write_action
from sab_widget.model.record import LONGEST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.model.branches import Branch
    from sab_widget.model.deals import Deal as Dealt
    from sab_widget.model.notation_deals import Table
    from sab_widget.model.record import Record, Step

_INDENT = " " * 4


def read(text: str, *, replay: bool = False) -> Record:
    """The record in a text.

    Args:
        text: The lines.
        replay: Whether to replay it with all its branches, too.

    Raises:
        BadRecord: It cannot be read, or replayed where that is asked for; `line` and `column` say where.
    """
    return Reader(check_text(text)).record(replay=replay)


def write(record: Record) -> str:
    """A record as a text.

    Raises:
        BadRecord: It cannot be written: its deals do not fit its actions, or a seat has no player.
    """
    table = table_of(record.rules, record.players)
    if not record.deals:
        raise BadRecord("the record deals no round, so it cannot be written")
    check_written(record.deals[0], table, "of the first round")
    lines = [*write_header(record, table), ""]
    said = comment_lines(record.comment)
    if said:
        lines += [*said, ""]
    _Writer(table, lines).line(
        record.steps, record.deals[1:], record.branches, turn=0, deal=record.deals[0], hats=[], depth=0
    )
    while not lines[-1]:
        lines.pop()
    text = "\n".join(lines) + "\n"
    return check_text(text)


class _Writer:
    """Writes lines of play."""

    def __init__(self, table: Table, lines: list[str]) -> None:
        self.table = table
        self.lines = lines
        self.count = 0

    def line(
        self,
        steps: Sequence[Step],
        deals: Sequence[Dealt],
        branches: Sequence[Branch],
        *,
        turn: int,
        deal: Dealt,
        hats: list[int],
        depth: int,
    ) -> None:
        """The turns of a line, and after each of them the branches that leave there."""
        self.count += len(steps)
        if self.count > LONGEST or depth > DEEPEST:
            raise BadRecord(f"the record has more than {LONGEST} steps, or branches more than {DEEPEST} deep")
        pad = _INDENT * depth
        places = [branch.turn for branch in branches]
        numbered = places != sorted(places)
        for place in places:
            if not turn <= place <= turn + len(steps):
                raise BadRecord(f"a branch leaves its line after {place} actions, which the line has not")
        to_come = list(deals)
        for done in range(len(steps) + 1):
            for number, branch in enumerate(branches, 1):
                if branch.turn == turn + done:
                    said = f" {number}" * numbered + (f": {free_text(branch.title)}" if branch.title else "")
                    self._add(pad, f"branch{said}", branch.comment)
                    self.line(
                        branch.steps, branch.deals, branch.branches,
                        turn=branch.turn, deal=deal, hats=hats.copy(), depth=depth + 1,
                    )  # fmt: skip
            if done == len(steps):
                break
            step = steps[done]
            self._step(pad, step, turn + done + 1, deal, hats)
            if isinstance(step.action, Deal):
                if not to_come:
                    raise BadRecord(f"step {turn + done + 1} deals a round that the record does not hold")
                deal, hats = to_come.pop(0), []
                self._deal(pad, deal, step.seat, f"of step {turn + done + 1}")
            elif isinstance(step.action, SwapHats):
                hats.append(step.action.seat)
        for later in to_come:
            self.lines.append(f"{pad}later deal")
            self._deal(pad, later, None, "to come")

    def _step(self, pad: str, step: Step, number: int, deal: Dealt, hats: Sequence[int]) -> None:
        names = self.table.names
        for seat in (step.seat, getattr(step.action, "seat", 0)):
            if type(seat) is not int or not 0 <= seat < len(names):
                raise BadRecord(f"step {number}: seat {seat!r} has no player, so it cannot be written")
        text = f"{names[step.seat]}: {write_action(step.action, self.table, deal, hats)}"
        if step.hash is not None:
            plainly = step.hash.isascii() and 1 <= len(step.hash) <= 64 and set(step.hash) <= set("0123456789abcdef")
            text += f" [{step.hash if plainly else quoted(step.hash)}]"
        self._add(pad, text, step.comment)

    def _add(self, pad: str, text: str, comment: str | None) -> None:
        first, *more = comment_lines(comment) or [""]
        self.lines.append(f"{pad}{text}{'  ' * bool(first)}{first}")
        self.lines += [pad + line for line in more]

    def _deal(self, pad: str, deal: Dealt, starter: int | None, name: str) -> None:
        check_written(deal, self.table, name)
        self.lines += [f"{pad}. {line}" for line in write_deal(deal, self.table, starter)]
