"""JSON as records are written in it, read strictly: what is wrong is said with its place."""

from __future__ import annotations

import json
import re
from os import PathLike, fsencode
from pathlib import Path
from typing import Any, Final

from sab_widget.model.errors import BadRecord, shown

_PARTS: Final = {"deals": "deal", "steps": "step", "branches": "branch"}
"""What the items of some lists are called, with their numbers from 1."""


_DIGITS: Final = re.compile(r"[0-9]{1000,}")


class _Doubled(dict[str, Any]):
    """An object in which a key stood twice."""

    key: str


def read_json(text: object, most: int) -> Any:
    """What stands in a JSON text; an object may not have a key twice.

    Args:
        text: The text, or its bytes.
        most: How many characters it may have.

    Raises:
        BadRecord: It is no text, too long, no JSON, or has a key twice; the message holds the place.
    """
    if not isinstance(text, (str, bytes, bytearray)):
        raise BadRecord(f"{shown(text)} is no record: give the text of one, or its bytes")
    if len(text) > most:
        raise BadRecord(f"the record has {len(text):,} characters; {most:,} are the most")
    doubled: list[str] = []

    def as_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        data = dict(pairs)
        if len(data) == len(pairs):
            return data
        twice, seen = _Doubled(data), set[str]()
        twice.key = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        doubled.append(twice.key)
        return twice

    try:
        data = json.loads(text, object_pairs_hook=as_object)
    except json.JSONDecodeError as error:
        raise BadRecord(
            f"this is not JSON: line {error.lineno}, column {error.colno}: {error.msg}",
            line=error.lineno,
            column=error.colno,
        ) from None
    except ValueError as error:  # bytes that are no text, and numbers of thousands of digits
        raise _number_place(text, error) from None
    if doubled:
        where, step = _place_of_a_double(data)
        raise BadRecord(f"{where}the key {shown(doubled[0])} stands there twice", step=step)
    return data


def _number_place(text: str | bytes | bytearray, error: ValueError) -> BadRecord:
    """The error for a number of more digits than can be read, with its place; for bytes that are no text, that."""
    whole = text if isinstance(text, str) else bytes(text).decode(json.detect_encoding(text), "replace")
    found = _DIGITS.search(whole)
    if found is None or isinstance(error, UnicodeError):
        return BadRecord(f"this is not JSON: {error}")
    before = whole[: found.start()].split("\n")
    line, column = len(before), len(before[-1]) + 1
    said = f"line {line}, column {column}: a number has {len(found.group()):,} digits"
    return BadRecord(f"this is not JSON: {said}", line=line, column=column)


def _place_of_a_double(data: object) -> tuple[str, int | None]:
    """Where the first object with a key that stood twice is, in words, and the number of its step."""
    left: list[tuple[object, tuple[str, ...], int | None]] = [(data, (), None)]
    while left:
        value, where, step = left.pop()
        if isinstance(value, _Doubled):
            return "".join(f"{part}: " for part in where), step
        if isinstance(value, dict):
            inside: list[tuple[object, tuple[str, ...], int | None]] = []
            for key, item in value.items():
                part = _PARTS.get(key)
                if part is not None and isinstance(item, list):
                    inside += [
                        (one, (*where, f"{part} {number}"), number if part == "step" and not where else step)
                        for number, one in enumerate(item, 1)
                    ]
                else:
                    inside.append((item, (*where, key) if not where and isinstance(item, dict) else where, step))
            left += reversed(inside)
        elif isinstance(value, list):
            left += [(item, where, step) for item in reversed(value)]
    return "", None


def file_at(path: object) -> Path:
    """The path of a file; raises `BadRecord` for what can be none."""
    if isinstance(path, (str, PathLike)):
        try:
            if b"\0" not in fsencode(path):
                return Path(path)
        except (TypeError, ValueError):
            pass  # a path of bytes, or one with half a character
    raise BadRecord(f"{shown(path)} is no path of a file")


def pretty(data: dict[str, Any], indent: str = "") -> str:
    """An object as a JSON text, one line for each deal and step."""
    lines = []
    for key, value in data.items():
        if key in ("deals", "steps", "branches") and value:
            items = ",\n".join(
                f"{indent}  "
                + (pretty(item, f"{indent}  ") if key == "branches" else json.dumps(item, ensure_ascii=False))
                for item in value
            )
            lines.append(f"{indent} {json.dumps(key)}: [\n{items}\n{indent} ]")
        else:
            lines.append(f"{indent} {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + f"\n{indent}}}"
