"""JSON made small: in letters that may stand anywhere in a page, in bytes for a message; opened by the front end."""

from __future__ import annotations

import json
import zlib
from base64 import b64encode


def packed(contents: object) -> str:
    """The contents as JSON, compressed by zlib, in base64."""
    return b64encode(compressed(contents)).decode("ascii")


def compressed(contents: object) -> bytes:
    """The contents as JSON, compressed by zlib."""
    # Half a character, which a name may hold, stays what it is.
    return zlib.compress(as_text(contents).encode("utf-8", "surrogatepass"), 9)


def as_text(value: object) -> str:
    """JSON without a letter too much."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
