"""Scenes that change in place, as a page changes its own: by a move, by turns taken back; and how two differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sab_widget.scene.tracks import kind_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sab_widget.scene import Scene


def grow(scene: Scene, patch: Mapping[str, Any]) -> None:
    """Add a patch of `SceneBuilder.patch` to the scene as it was before."""
    for name, track in scene["tracks"].items():
        if kind_of(name) in patch.get("cleared", ()) and name not in patch["tracks"] and track[-1][1] is not None:
            track.append([patch["last"], None])
    for name, entries in patch["tracks"].items():
        scene["tracks"].setdefault(name, []).extend(entries)
    scene["turns"] += patch["turns"]
    for name in ("last", "extent", "rounds"):
        if name in patch:
            scene[name] = patch[name]
    for name, more in patch.get("legal", {}).items():
        scene["legal"][name] += more
    scene["faces"].update(patch.get("faces", {}))


def cut(scene: Scene, last: int) -> None:
    """Take away what came after a turn. Faces, answers and room that were needed later stay: they do no harm."""
    for name, track in list(scene["tracks"].items()):
        while track and track[-1][0] > last:
            track.pop()
        if not track:
            del scene["tracks"][name]
    del scene["turns"][last + 1 :]
    scene["rounds"] = [start for start in scene["rounds"] if start["turn"] <= last]
    scene["last"] = last


def differing(scene: Scene, base: Mapping[str, Any]) -> dict[str, Any]:
    """What tells a scene to somebody who has another one: `{"fields", "tracks", "turns"}`.

    A track that the scene has not is None; turns stand by their number.
    """
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
    return {"fields": fields, "tracks": tracks, "turns": turns}
