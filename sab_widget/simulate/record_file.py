"""The file of a study's records: JSON Lines, each line compressed by itself, so that any can be reached alone.

It is one valid gzip file. The head of each part says, in the field that gzip keeps for such things, which game it is
and how many bytes the part has.
"""

from __future__ import annotations

import json
import struct
import zlib
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from sab_widget.model.errors import BadRecord
from sab_widget.model.json_text import file_at
from sab_widget.simulate.failures import BadStudy

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from sab_widget.model.game import Game
    from sab_widget.simulate.study import Study

MAGIC: Final = b"\x1f\x8b\x08\x04"
"""RFC 1952: gzip, deflate, and that an extra field follows."""
_NAME: Final = b"SW"
"""Of our part of the extra field."""
_HEAD: Final = struct.Struct("<4s4xBBH2sHQI")
"""Magic, no time, no flags, no system; the size of the extra field, its name, the size of what follows: game, bytes."""
_TAIL: Final = struct.Struct("<II")
HEAD: Final = _HEAD.size


class Part(NamedTuple):
    """What the head of a part says."""

    number: int
    size: int
    """Bytes, head and tail included."""


def member(number: int, game: Game, study: Study) -> bytes:
    """The record of a game of a study, as a part of the file."""
    record = replace(
        game.record,
        title=f"Game {number} of the study with seed {study.seed}",
        headers={"study seed": str(study.seed), "game": str(number)},
    )
    return part_of(number, json.dumps(record.to_json(), ensure_ascii=False).encode() + b"\n")


def part_of(number: int, line: bytes) -> bytes:
    """A line as a part of the file."""
    squeeze = zlib.compressobj(6, zlib.DEFLATED, -zlib.MAX_WBITS)
    body = squeeze.compress(line) + squeeze.flush()
    size = _HEAD.size + len(body) + _TAIL.size
    head = _HEAD.pack(MAGIC, 0, 255, 16, _NAME, 12, number, size)
    return head + body + _TAIL.pack(zlib.crc32(line), len(line) & 0xFFFFFFFF)


def read_head(head: bytes) -> Part:
    """What the head of a part says; raises `BadRecord` when it is none."""
    if len(head) < HEAD:
        raise BadRecord("it ends in the middle of a head")
    magic, _, _, _, name, _, number, size = _HEAD.unpack(head)
    if magic != MAGIC or name != _NAME or size < HEAD + _TAIL.size:
        raise BadRecord("here begins no record of a study")
    return Part(number, size)


def read_part(data: bytes, most: int) -> bytes:
    """The line in a part; raises `BadRecord` when it is damaged, or longer than `most` bytes."""
    loosen = zlib.decompressobj(16 + zlib.MAX_WBITS)
    try:
        line = loosen.decompress(data, most)
    except zlib.error as error:
        raise BadRecord(f"it is damaged: {error}") from None
    if not loosen.eof:
        raise BadRecord(f"it is damaged, or longer than {most:,} bytes")
    if loosen.unused_data:
        raise BadRecord("it is damaged: its head does not say how long it is")
    return line


class RecordWriter:
    """Writes parts in the order of their games, however they come in; holds no more than what is out of order.

    When the file takes no more (a full disk), what comes after is let go, and `problem` says so: the games go on.
    """

    def __init__(self, path: object, *, overwrite: bool = False) -> None:
        try:
            self.path: Path = file_at(path)
            mode = "wb" if overwrite or self.path.is_dir() else "xb"
            self._file = self.path.open(mode, buffering=0)  # what cannot be written must not stay in a buffer
        except BadRecord as error:
            raise BadStudy(str(error)) from None
        except FileExistsError:
            raise BadStudy(f"there is a file at {path} already: give another path, or overwrite=True") from None
        except OSError as error:
            raise BadStudy(f"the records cannot be written to {path}: {error.strerror}") from error
        self.problem: str | None = None
        """What is missing from the file, and why, as a sentence."""
        self._next = 0
        self._good = 0
        """Bytes of whole parts."""
        self._waiting: dict[int, tuple[int, tuple[bytes, ...]]] = {}

    @property
    def waiting(self) -> int:
        """How many answers wait for an earlier one."""
        return len(self._waiting)

    def put(self, numbers: range, parts: tuple[bytes, ...]) -> None:
        """Take the parts of some games, few or none; write what is in order."""
        if numbers:
            self._waiting[numbers.start] = numbers.stop, parts
        while self._next in self._waiting:
            stop, ready = self._waiting[self._next]
            self._write(ready)
            del self._waiting[self._next]
            self._next = stop

    def _write(self, parts: Iterable[bytes]) -> None:
        if self.problem is not None:
            return
        data = b"".join(parts)
        left = memoryview(data)
        try:
            while left:
                left = left[self._file.write(left) :]
        except OSError as error:
            first = read_head(data[:HEAD]).number
            self.problem = f"the records from game {first} on are missing from {self.path}: {error.strerror or error}"
        else:
            self._good += len(data)

    def close(self) -> None:
        """Write what was still waiting, and cut off what an interruption, or a full disk, has left half written."""
        try:
            with self._file:
                self._file.seek(self._good)
                self._file.truncate()
                for start in sorted(self._waiting):
                    self._write(self._waiting.pop(start)[1])
                if self.problem is not None:
                    self._file.truncate(self._good)
        except OSError as error:
            self.problem = self.problem or f"the end of {self.path} may be damaged: {error.strerror or error}"
