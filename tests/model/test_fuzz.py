"""Records that are faulty in every way: only our own errors come out, soon, and with a place in the file."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sab_widget.model import BadRecord, Game, Record, Rules, SabError
from tests.model.recorded import SHORT, WHOLE, play_at_random
from tests.model.test_notation import GAME

FAULTY = sorted((Path(__file__).parent / "data" / "faulty").iterdir())
NOWHERE = ("nothing_at_all", "not_a_record_at_all")
"""There is no place in what is no record."""

KEYS = ("version", "title", "headers", "rules", "players", "comment", "deals", "steps", "problem", "branches", "format")
PLACES = re.compile(rf"\b(line|step|deal|branch|seat|round|position) \d|\bfield |\b({'|'.join(KEYS)}|no record)\b")


@contextmanager
def within_a_second() -> Iterator[None]:
    """What is done takes less than a second of work, however busy the machine is."""
    begun = time.process_time()
    yield
    assert time.process_time() - begun < 1


def replay(record: Record) -> None:
    """Play a record and all its branches."""
    record.final()
    for number in range(len(record.branches)):
        replay(record.line((number,)))


def use(text: str | bytes, *, as_json: bool) -> BadRecord | None:
    """Read a record and replay it; gives the error, after checking that it has a place."""
    record = None
    try:
        with within_a_second():
            if as_json:
                record = Record.loads(text)
            else:
                record = Record.from_text(text if isinstance(text, str) else text.decode())
            replay(record)
    except SabError as error:
        assert isinstance(error, BadRecord), error  # noqa: PT017 - there may be no error
        assert len(str(error)) < 1000, error  # noqa: PT017
        if record is None and not as_json:
            lines = re.split(r"\r\n|\r|\n", text if isinstance(text, str) else text.decode())
            assert error.line is not None, error  # noqa: PT017
            assert error.column is not None, error  # noqa: PT017
            assert 1 <= error.line <= len(lines), error  # noqa: PT017
            assert 1 <= error.column <= len(lines[error.line - 1]) + 1, error  # noqa: PT017
        else:
            assert error.step is not None or PLACES.search(str(error)), error  # noqa: PT017
        return error
    return None


# Files that somebody could have


@pytest.mark.parametrize("path", FAULTY, ids=[path.stem for path in FAULTY])
def test_a_faulty_file(path: Path) -> None:
    error = use(path.read_bytes(), as_json=path.suffix == ".json")
    assert error is not None, "nothing is wrong with it"


def test_there_are_enough_of_them() -> None:
    assert len(FAULTY) >= 25
    assert {path.suffix for path in FAULTY} == {".json", ".txt"}


# Records that were damaged


@cache
def sound() -> tuple[Record, ...]:
    """Records of several kinds with nothing wrong."""
    two = play_at_random(Game(4, Rules.saboteur2(rounds=1), seed=2), 2).record
    branched = SHORT
    for turn, seed in ((2, 2), (5, 5), (5, 6)):
        branched = branched.with_branch(play_at_random(branched.branch(turn), seed, 4), "What if", "Who knows?")
    return (SHORT, WHOLE, two, branched, Record.from_text(GAME))


@cache
def texts() -> tuple[str, ...]:
    return (GAME, *(record.to_text() for record in sound()))


@cache
def jsons() -> tuple[str, ...]:
    return tuple(record.dumps() for record in sound())


TOKENS = re.compile(r"[\w|*.-]+|\s+|[^\w\s]")
WORDS = """? ?? : = # " , ; [ ] { } ( . ... - − \\ none p1 p99 Ada branch deal treasure stone NS|E NESW 1e400 -1 0 null
    true [[[[ map repair with take clear x2 x1001 é 👷"""
PIECES = ("\0", "\ud800", "\u202e", "\n", "\r", "\t", "\n    ", "    ", "9" * 50)
LINES = (
    "branch 2\n",
    "later deal\n",
    "p1: pass\n",
    "break lantern p1",
    "rules.deck:",
    "hand p1:",
    "stock:",
    "roles: ?",
    ". goals: ?, ?, ?",
)
JUNK = (*WORDS.split(), *PIECES, *LINES)


def damage(text: str, chance: random.Random) -> str:
    """The text with one thing wrong with it, at random."""
    pattern: re.Pattern[str] | None = chance.choice([None, TOKENS, TOKENS])
    parts = text.splitlines(keepends=True) if pattern is None else pattern.findall(text)
    if not parts:
        return chance.choice(JUNK)
    at, other = chance.randrange(len(parts)), chance.randrange(len(parts))
    numbers = [number for number, part in enumerate(parts) if re.fullmatch(r"-?\d+", part)]
    ways: list[Callable[[], object]] = [
        lambda: parts.pop(at),
        lambda: parts.insert(at, parts[at]),
        lambda: parts.__setitem__(slice(None), [*parts[:at], parts[other], *parts[at + 1 :]]),
        lambda: parts.insert(at, chance.choice(JUNK)),
        lambda: parts.__setitem__(at, chance.choice(JUNK)),
        lambda: parts.__delitem__(slice(at, None)),
        lambda: numbers and parts.__setitem__(chance.choice(numbers), str(chance.choice([-1, 0, 1, 2, 8, 99, 10**20]))),
    ]

    def swap() -> None:
        parts[at], parts[other] = parts[other], parts[at]

    chance.choice([*ways, swap])()
    return "".join(parts)


@st.composite
def damaged(draw: st.DrawFn, kinds: Callable[[], tuple[str, ...]]) -> str:
    text = draw(st.sampled_from(kinds()))
    chance = random.Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(1, 4))):
        text = damage(text, chance)
    return text


@given(damaged(texts))
@settings(max_examples=150)
def test_texts_that_were_damaged(text: str) -> None:
    if use(text, as_json=False) is None:
        record = Record.from_text(text)
        assert Record.from_text(record.to_text()) == record
        assert Record.loads(record.dumps()) == record


@given(damaged(jsons))
@settings(max_examples=100)
def test_json_that_was_damaged(text: str) -> None:
    if use(text, as_json=True) is None:
        record = Record.loads(text)
        assert Record.loads(record.dumps()) == record
        assert Record.from_text(record.to_text()) == record


@given(st.lists(st.sampled_from(JUNK) | st.text(max_size=3), max_size=30).map("".join))
@settings(max_examples=100)
def test_junk(text: str) -> None:
    use(f"players: 3\n{text}", as_json=False)
    use(f"players: 3\n\np1: {text}", as_json=False)
    use(text, as_json=True)


@pytest.mark.parametrize(
    "text",
    [
        "#" * 4_900_000,
        "a" * 4_900_000,
        "a " * 2_400_000,
        '"' * 4_900_000,
        '"\\' * 2_400_000,
        "players: 3\nstock: " + "NS, " * 1_000_000,
        "players: 3\np1: " + "N|" * 2_000_000 + " 1,0",
        "players: 3\np1: NS " + "9" * 4_000_000 + ",0",
        "players: 3\np1: NS 1,0 = " + "8,0 stone, " * 400_000,
        "players: 3\np1: repair a p1 with" + " b" * 2_000_000,
        "players: 3\n" + "".join(f"k{number}: v\n" for number in range(90_000)),
        "players: 3\nbranch\n" + " " * 4_000_000 + "p1: pass",
        "rules.hands: " + "3: 3, " * 800_000,
        "rules.deck: " + "repair a 1, " * 400_000,
        "rules.dwarves: " + "digger 3: 3; " * 300_000,
        "\ufeff" + "\t" * 4_000_000,
    ],
    ids=range(16),
)
def test_large_texts_are_refused_soon(text: str) -> None:
    assert use(text, as_json=False) is not None
