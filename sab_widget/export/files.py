"""Files: the path is checked before anything is made, and a file is there whole or as it was before."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from sab_widget.export.errors import BadExport
from sab_widget.model.errors import shown

if TYPE_CHECKING:
    from collections.abc import Sequence


def checked_path(path: object, endings: Sequence[str]) -> Path:
    """The file at a path; the first of the endings is added to a name that has none.

    Raises:
        BadExport: It is no path, it ends otherwise, or no file can be there.
    """
    if not isinstance(path, (str, os.PathLike)) or not str(path) or "\0" in str(path):
        raise BadExport(f"{shown(path)} is no path of a file")
    target = Path(path)
    try:
        if target.is_dir() or str(path).endswith(("/", os.sep)):
            raise BadExport(f"{shown(str(path))} is a folder: a file is needed, such as {str(target / 'game')!r}")
        if not target.suffix:
            target = target.with_suffix(endings[0])
        if target.suffix.lower() not in endings:
            better = target.with_suffix(endings[0]).name
            raise BadExport(f"this is saved as {endings[0]}, not as {target.suffix}: try {better!r}")
        if target.is_dir():
            raise BadExport(f"{shown(str(target))} is a folder, and a file is needed")
        if not target.parent.is_dir():
            raise BadExport(f"there is no folder {shown(str(target.parent))} to put {target.name!r} into")
    except OSError as error:  # such as a name that is too long
        raise BadExport(f"no file can be at {shown(str(target))}: {error.strerror or error}") from error
    return target


def write(target: Path, data: bytes) -> Path:
    """Put a file in its place at once, so that nobody ever finds half of it.

    Raises:
        BadExport: It cannot be written; what was there is as it was.
    """
    target = target.resolve()  # a link stays one
    part = target.with_name(f".{secrets.token_hex(8)}.part")
    try:
        try:
            part.write_bytes(data)
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise BadExport(f"{target.name!r} could not be written: {error.strerror or error}") from error
    return target
