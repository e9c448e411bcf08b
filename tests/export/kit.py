"""Reads exported pages as the front end does."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode
from typing import Any

GAME = re.compile(r'<script type="text/plain" id="game">([^<]*)</script>')


def contents(page: str) -> dict[str, Any]:
    """What is packed into a page: the traits, and the scenes as they are stored."""
    (game,) = GAME.findall(page)
    data: dict[str, Any] = json.loads(zlib.decompress(b64decode(game)))
    return data


def scenes(page: str) -> list[dict[str, Any]]:
    """The scenes of a page, put together again."""
    found: list[dict[str, Any]] = []
    for part in contents(page)["scenes"]:
        base = {"tracks": {}, "turns": []} if part["of"] is None else found[part["of"]]
        scene = {**base, **part["fields"]}
        tracks = {**base["tracks"], **part["tracks"]}
        scene["tracks"] = {name: track for name, track in tracks.items() if track is not None}
        lines = dict(enumerate(base["turns"])) | {int(turn): line for turn, line in part["turns"].items()}
        scene["turns"] = [lines[turn] for turn in range(scene["last"] + 1)]
        found.append(scene)
    return found
