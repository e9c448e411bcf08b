"""JSON made small, in letters that may stand anywhere: in a page, in a message. The front end takes it apart again."""

from __future__ import annotations

import json
import zlib
from base64 import b64encode
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping


def packed(contents: Mapping[str, Any]) -> str:
    """The contents as JSON, compressed by zlib, in base64."""
    # Half a character, which a name may hold, stays what it is.
    return b64encode(zlib.compress(as_text(contents).encode("utf-8", "surrogatepass"), 9)).decode("ascii")


def as_text(value: object) -> str:
    """JSON without a letter too much."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
