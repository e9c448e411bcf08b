"""Branches of a record: "what if" lines that leave the game that was played, and lines that leave those again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from sab_widget.model.checks import TEXT, check_fields, tuple_of
from sab_widget.model.deals import Deal
from sab_widget.model.errors import BadRecord, SabError, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sab_widget.model.game import Game
    from sab_widget.model.record import Record, Step

DEEPEST: Final = 20
"""How deep branches of branches go in a record that is read."""

_FIELDS: Final = {"turn", "steps", "title", "comment", "deals", "branches"}


@dataclass(frozen=True, slots=True)
class Branch:
    """What could have been done instead, or what could go on after the last action."""

    turn: int
    """After how many actions it leaves its line, counted from the beginning of the game."""
    steps: tuple[Step, ...]
    """Its own actions."""
    title: str = ""
    comment: str | None = None
    """Said before its first action."""
    deals: tuple[Deal, ...] = ()
    """What was dealt in each round that was begun within it."""
    branches: tuple[Branch, ...] = ()
    """Those that leave this one in turn."""

    def __post_init__(self) -> None:
        from sab_widget.model.record import Step

        check_fields(self, {"turn": int, "title": str, "comment": TEXT})
        for name, kind in {"steps": Step, "deals": Deal, "branches": Branch}.items():
            object.__setattr__(self, name, tuple_of(name, kind, getattr(self, name)))
        if type(self.turn) is bool or self.turn < 0:
            raise BadRecord(f"turn is {shown(self.turn)}; it must be a whole number from 0")

    def to_json(self, step_to_json: Callable[[Step], dict[str, Any]]) -> dict[str, Any]:
        """The branch as records write it."""
        data: dict[str, Any] = {"turn": self.turn}
        if self.title:
            data["title"] = self.title
        if self.comment is not None:
            data["comment"] = self.comment
        if self.deals:
            data["deals"] = [deal.to_json() for deal in self.deals]
        data["steps"] = [step_to_json(step) for step in self.steps]
        if self.branches:
            data["branches"] = [branch.to_json(step_to_json) for branch in self.branches]
        return data


class Reader:
    """Reads branches out of JSON, counting all steps."""

    def __init__(self, read_step: Callable[[int, object], Step], steps: int, most: int) -> None:
        self.read_step = read_step
        self.left = most - steps
        """How many more steps there may be."""
        self.most = most

    def read(self, data: object, first: int, last: int, depth: int = 1) -> tuple[Branch, ...]:
        """The branches of a line that can be left after any of `first` to `last` actions; raises `BadRecord`."""
        if not isinstance(data, list):
            raise BadRecord(f"branches must be a list, not {type(data).__name__}")
        if data and depth > DEEPEST:
            raise BadRecord(f"branches of branches go more than {DEEPEST} deep")
        found = []
        for number, item in enumerate(data, 1):
            try:
                found.append(self._one(item, first, last, depth))
            except BadRecord as error:
                # The number of the step is one within the branch, so only the message may tell it.
                raise BadRecord(f"branch {number}, {error}") from None
        return tuple(found)

    def _one(self, data: object, first: int, last: int, depth: int) -> Branch:
        if not isinstance(data, dict):
            raise BadRecord(f"which must be an object, not {type(data).__name__}")
        if not {"turn", "steps"} <= set(data) <= _FIELDS:
            raise BadRecord(f"which must have turn and steps, may have {_OTHERS}, and nothing else")
        turn, steps, deals = data["turn"], data["steps"], data.get("deals", [])
        if type(turn) is not int or not first <= turn <= last:
            raise BadRecord(f"turn is {shown(turn)}; the line can be left after {first} to {last} actions")
        for name, value in (("steps", steps), ("deals", deals)):
            if not isinstance(value, list):
                raise BadRecord(f"{name} must be a list, not {type(value).__name__}")
        if not steps:
            raise BadRecord("steps is empty; a branch has at least one")
        self.left -= len(steps)
        if self.left < 0:
            raise BadRecord(f"steps: with those of all branches there are more than {self.most}, which are the most")
        texts = {name: data.get(name) for name in ("title", "comment")}
        for name, value in texts.items():
            if value is not None and not _is_text(value):
                raise BadRecord(f"{name} must be a text")
        return Branch(
            turn=turn,
            steps=tuple(self.read_step(number, step) for number, step in enumerate(steps, 1)),
            title=texts["title"] or "",
            comment=texts["comment"],
            deals=tuple(_deal(number, deal) for number, deal in enumerate(deals, 1)),
            branches=self.read(data.get("branches", []), turn, turn + len(steps), depth + 1),
        )


_OTHERS: Final = ", ".join(sorted(_FIELDS - {"turn", "steps"}))


def _deal(number: int, data: object) -> Deal:
    try:
        return Deal.from_json(data)
    except SabError as error:
        raise BadRecord(f"deal {number}: {error}") from None


def _is_text(value: object) -> bool:
    return isinstance(value, str) and not any("\ud800" <= letter <= "\udfff" for letter in value)


def begun(steps: Iterable[Step]) -> int:
    """How many rounds have begun after these steps of a game."""
    return 1 + sum(step.action.kind == "deal" for step in steps)


def line(record: Record, path: Sequence[int]) -> Record:
    """The whole line of a branch, from the first action of the game on; see `Record.line`."""
    for number in path:
        there = len(record.branches)
        if type(number) is not int or not 0 <= number < there:
            raise BadRecord(f"there is no branch {shown(number)} here; {_counted(there)}")
        branch = record.branches[number]
        if branch.turn > len(record.steps):
            raise BadRecord(f"branch {number + 1} leaves its line after {branch.turn} actions, which it has not")
        before = record.steps[: branch.turn]
        record = replace(
            record,
            steps=before + branch.steps,
            deals=record.deals[: begun(before)] + branch.deals,
            branches=branch.branches,
            title=branch.title or record.title,
            problem=None,
        )
    return record


def leaves(record: Record, path: Sequence[int]) -> list[int]:
    """After how many actions each branch of a path leaves its line."""
    branches, turns = record.branches, []
    for number in path:
        turns.append(branches[number].turn)
        branches = branches[number].branches
    return turns


def _counted(number: int) -> str:
    if not number:
        return "no branch leaves this line"
    return f"the numbers are 0 to {number - 1}" if number > 1 else "the only one is 0"


def cut(record: Record, turn: int) -> Record:
    """The record up to `turn` actions, with the deals of the rounds begun until then."""
    if type(turn) is not int or not 0 <= turn <= len(record.steps):
        raise BadRecord(f"the record has no turn {shown(turn)}; its turns are 0 to {len(record.steps)}")
    steps = record.steps[:turn]
    return replace(record, steps=steps, deals=record.deals[: begun(steps)], branches=(), problem=None)


def with_branch(record: Record, game: Game, title: str, comment: str | None) -> Record:
    """The record with a branch for what was played in a game; see `Record.with_branch`."""
    played = game.record
    for name in ("rules", "players"):
        if getattr(record, name) != getattr(played, name):
            raise BadRecord(f"the game is no branch of this record: its {name} are others")
    if record.deals[:1] != played.deals[:1]:
        raise BadRecord("the game is no branch of this record: something else was dealt in its first round")
    return replace(record, branches=_added(record, played, Branch(0, (), title, comment)))


def _added(record: Record, played: Record, fresh: Branch) -> tuple[Branch, ...]:
    """The branches of a line with one more: of the line itself, or of the branch that goes along with it longest."""
    common = _common(record, played)
    longest = max(
        range(len(record.branches)),
        key=lambda number: _common(line(record, (number,)), played),
        default=None,
    )
    if longest is not None:
        branch = record.branches[longest]
        along = line(record, (longest,))
        if _common(along, played) > max(common, branch.turn):
            grown = replace(branch, branches=_added(along, played, fresh))
            return (*record.branches[:longest], grown, *record.branches[longest + 1 :])
    if common == len(played.steps):
        raise BadRecord("nothing differs: all that was played in the game is in the record already")
    rest = played.steps[common:]
    deals = played.deals[begun(played.steps[:common]) :]
    return (*record.branches, replace(fresh, turn=common, steps=rest, deals=deals))


def _common(record: Record, played: Record) -> int:
    """How many actions two records have in common, and what was dealt before them."""
    number, rounds = 0, 1
    for one, other in zip(record.steps, played.steps, strict=False):
        if (one.seat, one.action) != (other.seat, other.action):
            break
        if one.action.kind == "deal":
            if record.deals[rounds : rounds + 1] != played.deals[rounds : rounds + 1]:
                break
            rounds += 1
        number += 1
    return number
