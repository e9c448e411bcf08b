"""How a page holds its scenes: of all but the first, only what differs from another; then made smaller by zlib.

The front end's `stored.ts` puts them together again.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64encode
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sab_widget.scene import Scene


def stored(scenes: Sequence[Scene]) -> list[dict[str, Any]]:
    """The scenes, each but the first as what differs from an earlier one: from what tells it in the fewest letters."""
    result = [_differing(scenes[0], None, {})]
    for number, scene in enumerate(scenes[1:], 1):
        # The first of the same viewer is the game as played; that of the same line is seen by the first viewer.
        kin = {
            next((of for of in range(number) if scenes[of][name] == scene[name]), 0) for name in ("viewer", "branch")
        }
        ways = [_differing(scene, of, scenes[of]) for of in sorted(kin)]
        result.append(min(ways, key=lambda way: len(_text(way))))
    return result


def _differing(scene: Scene, of: int | None, base: Mapping[str, Any]) -> dict[str, Any]:
    nothing = object()
    fields = {
        name: value
        for name, value in scene.items()
        if name not in ("tracks", "turns") and value != base.get(name, nothing)
    }
    before, now = base.get("tracks", {}), scene["tracks"]
    tracks = {name: track for name, track in now.items() if before.get(name) != track}
    tracks |= dict.fromkeys(name for name in before if name not in now)
    lines = base.get("turns", [])
    turns = {i: line for i, line in enumerate(scene["turns"]) if i >= len(lines) or lines[i] != line}
    return {"of": of, "fields": fields, "tracks": tracks, "turns": turns}


def packed(contents: Mapping[str, Any]) -> str:
    """JSON in letters that may stand anywhere in a page."""
    # Half a character, which a name may hold, stays what it is.
    return b64encode(zlib.compress(_text(contents).encode("utf-8", "surrogatepass"), 9)).decode("ascii")


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
