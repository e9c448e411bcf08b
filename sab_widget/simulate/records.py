"""The records of a study, reached by the numbers of their games."""

from __future__ import annotations

import warnings
from array import array
from bisect import bisect_left
from typing import TYPE_CHECKING, Final

from sab_widget.model.errors import BadRecord, SabError, shown
from sab_widget.model.json_text import file_at
from sab_widget.model.record import LARGEST, Record
from sab_widget.simulate.failures import StudyWarning
from sab_widget.simulate.record_file import HEAD, MAGIC, read_head, read_part

if TYPE_CHECKING:
    from collections.abc import Iterator
    from os import PathLike

_MOST_BYTES: Final = 4 * LARGEST
"""In one record: no character takes more than four."""


class NoSuchRecord(SabError, LookupError):
    """No record of that game is in the file."""


class Records:
    """The records in a file that `simulate` wrote; they stay there, and each is read when it is asked for.

        records = Records("study.jsonl.gz")
        MineWidget(records[17])

    Iterating gives the records in the order of their games; `len` is their number.

    Args:
        path: The file.

    Raises:
        BadRecord: The file holds no records of a study. One that only ends too early is read as far as it goes, with
            a `StudyWarning`. So it is where no such file can be read.
    """

    def __init__(self, path: str | PathLike[str]) -> None:
        self.path = file_at(path)
        self.problem: str | None = None
        """What is wrong with the end of the file, if something is."""
        self._numbers, self._begin = array("Q"), array("Q")
        try:
            found = self._scan()
        except OSError as error:
            raise BadRecord(f"no records can be read from {path}: {error.strerror or error}") from error
        if found is not None:
            self.problem = f"{found}; the {len(self):,} records before that can be read"
            warnings.warn(StudyWarning(f"{self.path.name}: {self.problem}"), stacklevel=2)
        self._numbers_are_in_order()

    def _scan(self) -> str | None:
        """Find where each record begins; returns what is wrong with the end of the file, if something is."""
        problem = None
        end = self.path.stat().st_size
        at = 0
        with self.path.open("rb") as file:
            while at < end:
                file.seek(at)
                head = file.read(HEAD)
                try:
                    number, size = read_head(head)
                except BadRecord as error:
                    if at == 0 and not MAGIC.startswith(head[: len(MAGIC)]):
                        raise BadRecord(
                            f"{self.path.name} holds no records of a study: give a file that simulate(keep=…) wrote, "
                            "as it was written"
                        ) from None
                    problem = f"{error} (byte {at:,})"
                    break
                if at + size > end:
                    problem = f"its last record was not written to its end (byte {at:,})"
                    break
                self._numbers.append(number)
                self._begin.append(at)
                at += size
        self._begin.append(at)
        return problem

    def _numbers_are_in_order(self) -> None:
        for before, number in zip(self._numbers, self._numbers[1:], strict=False):
            if before >= number:
                raise BadRecord(
                    f"{self.path.name} holds game {number} after game {before}: are these the records of two studies?"
                )

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the games that are there, in order."""
        return tuple(self._numbers)

    def __len__(self) -> int:
        return len(self._numbers)

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and self._place(number) is not None

    def __getitem__(self, number: int) -> Record:
        """The record of a game, by the number that the game has in the table.

        Raises:
            NoSuchRecord: It is not there.
            BadRecord: It is damaged.
        """
        place = self._place(number.__index__()) if hasattr(number, "__index__") else None
        if place is None:
            there = "none" if not self else f"{len(self):,}, from game {self._numbers[0]} to game {self._numbers[-1]}"
            raise NoSuchRecord(f"{self.path.name} has no record of game {shown(number)}; it has {there}")
        return self._read(place)

    def __iter__(self) -> Iterator[Record]:
        return map(self._read, range(len(self)))

    def _place(self, number: int) -> int | None:
        if number < 0:
            return None
        place = bisect_left(self._numbers, number)
        return place if place < len(self) and self._numbers[place] == number else None

    def _read(self, place: int) -> Record:
        begin, end = self._begin[place], self._begin[place + 1]
        with self.path.open("rb") as file:
            file.seek(begin)
            data = file.read(end - begin)
        try:
            record = Record.loads(read_part(data, _MOST_BYTES))
            self._is_of(record, self._numbers[place])
        except BadRecord as error:
            raise error.within(f"{self.path.name}, game {self._numbers[place]}") from None
        return record

    def _is_of(self, record: Record, number: int) -> None:
        """Nothing guards the number in a head but the record itself, which gzip guards by a checksum."""
        said = record.headers.get("game")
        if said != str(number):
            raise BadRecord(f"it is damaged: its head says so, but its record is that of game {shown(said)}")

    def __repr__(self) -> str:
        return f"<Records of {len(self):,} games in {self.path.name}>"
