"""A record: a game written down so that it can be replayed anywhere, and that says where a replay goes wrong.

It holds the rules with their version, the players, the explicit deals (never only a seed), the actions with comments,
and a short hash of the state after each action. States are derived, never stored.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

from sab_widget.model import branches as _branches
from sab_widget.model.action_kinds import action_from_json
from sab_widget.model.actions import Action
from sab_widget.model.branches import Branch
from sab_widget.model.checks import TEXT, check_fields, must_be, tuple_of
from sab_widget.model.deals import Deal
from sab_widget.model.errors import BadRecord, SabError, shown
from sab_widget.model.game import Game
from sab_widget.model.json_text import file_at, pretty, read_json
from sab_widget.model.names import is_text
from sab_widget.model.replays import check_deals, play_on, with_hashes
from sab_widget.model.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from os import PathLike

FORMAT: Final = "sab_widget record"
VERSION: Final = 1

LARGEST: Final = 5_000_000
"""Characters in a record that is read; a whole game of ten players has some 40,000."""

LONGEST: Final = 20_000
"""Steps in a record that is read."""

MOST_SEATS: Final = 1000
"""Far more than any game has."""

SCHEMA: Final = Path(__file__).with_name("record.schema.json")
"""The JSON Schema of a record."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a record."""

    seat: int
    action: Action
    hash: str | None = None
    """Of the state after the action (`state_hash`); None where nobody has computed it."""
    comment: str | None = None

    def __post_init__(self) -> None:
        check_fields(self, {"seat": int, "action": Action, "hash": TEXT, "comment": TEXT})
        if type(self.seat) is bool or not 0 <= self.seat < MOST_SEATS:
            raise BadRecord(f"the seat of a step is {shown(self.seat)}; it must be a whole number from 0")


@dataclass(frozen=True, slots=True)
class Record:
    """A game written down.

    >>> record = Game(3, seed=1).record
    >>> Record.from_json(record.to_json()) == record
    True
    """

    rules: Rules
    players: tuple[str, ...]
    deals: tuple[Deal, ...]
    """What was dealt in each round that was begun."""
    steps: tuple[Step, ...] = ()
    title: str = ""
    comment: str | None = None
    """Said before the first action."""
    problem: str | None = None
    """What is wrong with the next step, where the record of somebody else's game stops at one that is not legal."""
    headers: dict[str, str] = field(default_factory=dict)
    """Anything else that is known, such as where and when it was played."""
    branches: tuple[Branch, ...] = ()
    """What could have been done instead; a replay of this record does not go into them, one of `line(path)` does."""

    def __post_init__(self) -> None:
        check_fields(self, {"rules": Rules, "title": str, "comment": TEXT, "problem": TEXT, "headers": dict})
        for name, kind in {"players": str, "deals": Deal, "steps": Step, "branches": Branch}.items():
            object.__setattr__(self, name, tuple_of(name, kind, getattr(self, name)))
        for key, value in self.headers.items():
            tuple_of("headers", str, (key, value))

    # Reading and writing

    def to_json(self) -> dict[str, Any]:
        """The record as an object that JSON knows, by `record.schema.json`."""
        data: dict[str, Any] = {"format": FORMAT, "version": VERSION}
        if self.title:
            data["title"] = self.title
        if self.headers:
            data["headers"] = dict(self.headers)
        data |= {"rules": self.rules.to_json(), "players": list(self.players)}
        if self.comment is not None:
            data["comment"] = self.comment
        data["deals"] = [deal.to_json() for deal in self.deals]
        data["steps"] = [_step_to_json(step) for step in self.steps]
        if self.problem is not None:
            data["problem"] = self.problem
        if self.branches:
            data["branches"] = [branch.to_json(_step_to_json) for branch in self.branches]
        return data

    @classmethod
    def from_json(cls, data: object) -> Self:
        """The record that `to_json` wrote; whether its actions are legal is asked when it is replayed.

        Raises:
            BadRecord: It is none, or of a newer version, or too large.
        """
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadRecord(f'this is no record: it lacks "format": "{FORMAT}"')
        version = data.get("version")
        if type(version) is not int or version < 1:
            raise BadRecord(f"the version of the record is {version!r}; it must be a whole number")
        if version > VERSION:
            raise BadRecord(
                f"the record is of version {version}, newer than this package knows ({VERSION}); "
                "a newer sab_widget reads it"
            )
        unknown = set(data) - _FIELDS
        if unknown:
            raise BadRecord(f"a record has no field {min(unknown)!r}")
        missing = [name for name in ("rules", "players", "deals", "steps") if name not in data]
        if missing:
            raise BadRecord(f"the record lacks {missing[0]!r}")
        steps = _list(data, "steps")
        if len(steps) > LONGEST:
            raise BadRecord(f"the record has {len(steps)} steps; {LONGEST} are the most")
        try:
            rules = Rules.from_json(data["rules"])
        except SabError as error:
            raise BadRecord(f"the rules cannot be read: {error}") from None
        headers = data.get("headers", {})
        if not isinstance(headers, dict):
            raise BadRecord("headers must be an object of texts")
        for name in headers:
            if _text({"": name}, "") is None or _text(headers, name) is None:
                raise BadRecord("headers must be an object of texts")
        return cls(
            rules=rules,
            players=tuple(_list(data, "players")),
            deals=tuple(
                _numbered("deal", number, Deal.from_json, item) for number, item in enumerate(_list(data, "deals"), 1)
            ),
            steps=tuple(_step(number, item) for number, item in enumerate(steps, 1)),
            title=_text(data, "title") or "",
            comment=_text(data, "comment"),
            problem=_text(data, "problem"),
            headers=dict(headers),
            branches=_branches.Reader(_step, len(steps), LONGEST).read(data.get("branches", []), 0, len(steps)),
        )

    def to_text(self) -> str:
        """The record in the text notation, without loss; raises `BadRecord` where it deals too little to be written."""
        from sab_widget.model.notation import write

        return write(self)

    @classmethod
    def from_text(cls, text: str, *, replay: bool = False) -> Record:
        """The record in a text like those of `to_text`; raises `BadRecord`, whose `line` and `column` say where.

        With `replay` it is replayed, with all its branches, so that the line of an illegal turn is told.
        """
        from sab_widget.model.notation import read

        return read(text, replay=replay)

    @classmethod
    def loads(cls, text: str | bytes) -> Self:
        """The record in a JSON text; raises `BadRecord`, which tells the place: a step, or line and column."""
        try:
            return cls.from_json(read_json(text, LARGEST))
        except RecursionError:  # what just could be read may still be too deep to be told of
            raise BadRecord(_TOO_DEEP) from None

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Self:
        """The record in a JSON file.

        Raises:
            BadRecord: The file is no record, or too large; or `path` is no path.
            OSError: The file cannot be read.
        """
        file = file_at(path)
        if file.stat().st_size > 4 * LARGEST:
            raise BadRecord(
                f"{file.name} has {file.stat().st_size:,} bytes; a record has at most {LARGEST:,} characters"
            )
        try:
            return cls.loads(file.read_bytes())
        except BadRecord as error:
            raise error.within(file.name) from None

    def dumps(self) -> str:
        """The record as a JSON text, one line for each deal and step, so that two records compare well."""
        return pretty(self.to_json()) + "\n"

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record to a JSON file; raises `BadRecord` when a text cannot be written, or `path` is none."""
        file = file_at(path)
        try:
            data = self.dumps().encode()
        except UnicodeEncodeError as error:
            raise BadRecord(f"the record holds half a character, which no file can hold: {error}") from None
        file.write_bytes(data)

    # Replaying

    def game(self) -> Game:
        """A game with the record's rules, players and deals, before the first action.

        Raises:
            BadRecord: The deals or the players do not fit the rules.
        """
        if not self.deals:
            raise BadRecord("the record deals no round")
        try:
            game = Game(self.players, self.rules, deals=self.deals)
        except BadRecord:
            raise
        except SabError as error:
            raise BadRecord(f"players: {error}") from None
        check_deals(game, self.deals, 1)
        return game

    def replay(self) -> Iterator[Game]:
        """Yield the game after each action: one game that goes on, so copy what you want to keep.

        Raises:
            BadRecord: At the first step that the rules refuse, or at which the hash differs; `step` is its number.
        """
        yield from play_on(self.game(), self.steps)

    def final(self) -> Game:
        """The game after the last action; raises `BadRecord` like `replay`."""
        game = self.game()
        for after in self.replay():
            game = after
        return game

    def with_hashes(self) -> Record:
        """The record with the hash of each step computed; raises `BadRecord` like `replay`."""
        return with_hashes(self)

    # What could have been

    def branch(self, turn: int) -> Game:
        """A game in which so many of the actions were done, to be played on: what if?

        Rounds that begin in it are dealt anew.

        Raises:
            BadRecord: The record has no such turn, or cannot be replayed so far.
        """
        return _branches.cut(self, turn).final()

    def with_branch(self, game: Game, title: str = "", comment: str | None = None) -> Record:
        """The record with what was played in a game as one more branch, which leaves the line that it goes along with.

        That is the line of a branch, when the game shares more with it than with the record.

        Raises:
            BadRecord: The rules, the players or the first deal are others, or the game holds nothing new.
        """
        must_be(game, Game, "game", "a Game")
        must_be(title, str, "title", "a text")
        must_be(comment, TEXT, "comment", "a text, or None")
        return _branches.with_branch(self, game, title, comment)

    def line(self, path: Sequence[int]) -> Record:
        """The whole line of a branch, from the first action of the game, with the branches that leave that branch.

        Args:
            path: The number of a branch in `branches`, of one in its branches, and so on, each from 0; `()` is the
                record itself.

        Raises:
            BadRecord: There is no such branch.
        """
        must_be(path, (list, tuple), "path", "a list of the numbers of branches")
        return _branches.line(self, path)

    def __repr__(self) -> str:
        name = f" {self.title!r}" if self.title else ""
        return f"<Record{name}: {len(self.players)} players, {len(self.deals)} rounds, {len(self.steps)} steps>"


_TOO_DEEP: Final = "this is no record: it is nested too deep"

_FIELDS: Final = {
    "format", "version", "title", "headers", "rules", "players", "comment", "deals", "steps", "problem",
    "branches",
}  # fmt: skip


def record_of(game: Game) -> Record:
    """The record of a game so far."""
    bare = Record(
        rules=game.rules,
        players=game.players,
        deals=tuple(game._dealt),
        steps=tuple(Step(seat, action) for seat, action in zip(game.seats, game.actions, strict=True)),
    )
    return bare.with_hashes()


def _step_to_json(step: Step) -> dict[str, Any]:
    data: dict[str, Any] = {"seat": step.seat, **step.action.to_json()}
    # The target of a break or repair is called `of`, since `seat` says who acts.
    if "seat" in step.action.fields:
        data = {"seat": step.seat, **{("of" if k == "seat" else k): v for k, v in step.action.to_json().items()}}
    if step.hash is not None:
        data["hash"] = step.hash
    if step.comment is not None:
        data["comment"] = step.comment
    return data


def _step(number: int, data: object) -> Step:
    if not isinstance(data, dict):
        raise BadRecord(f"step {number} must be an object, not {type(data).__name__}", step=number)
    rest = dict(data)
    seat, found, comment = rest.pop("seat", None), rest.pop("hash", None), rest.pop("comment", None)
    if "of" in rest:
        rest["seat"] = rest.pop("of")
    if type(seat) is not int or seat < 0:
        raise BadRecord(f"step {number}: the seat is {seat!r}; it must be a whole number from 0", step=number)
    for name, value in (("hash", found), ("comment", comment)):
        if value is not None and not is_text(value):
            raise BadRecord(f"step {number}: the {name} must be a text", step=number)
    try:
        return Step(seat, action_from_json(rest), found, comment)
    except SabError as error:
        raise BadRecord(f"step {number}: {error}", step=number) from None


def _numbered(what: str, number: int, read: Any, item: object) -> Any:
    try:
        return read(item)
    except BadRecord as error:
        raise BadRecord(f"{what} {number}: {error}") from None


def _list(data: dict[str, Any], name: str) -> list[Any]:
    value = data[name]
    if not isinstance(value, list):
        raise BadRecord(f"{name} must be a list, not {type(value).__name__}")
    return value


def _text(data: dict[str, Any], name: str) -> str | None:
    value = data.get(name)
    if value is not None and not isinstance(value, str):
        raise BadRecord(f"{name} must be a text, not {type(value).__name__}")
    if value is not None and not is_text(value):
        raise BadRecord(f"{name} holds half a character, which no file can hold")
    return value
