"""Scenes that change in place, as a page changes its own: by a move, by turns taken back; and how two differ."""

from __future__ import annotations

from bisect import bisect_left
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


def since(scene: Scene, past: Scene, turn: int) -> Scene:
    """A scene that is another one before a turn: whoever looks sees the past as somebody else saw it.

    Args:
        scene: What is seen from that turn on; of it are all other fields as well.
        past: The same game through other eyes, with the same table of answers.
        turn: From which on it is `scene`.
    """
    names = dict.fromkeys((*past["tracks"], *scene["tracks"]))
    joined = ((name, _joined(past["tracks"].get(name, []), scene["tracks"].get(name, []), turn)) for name in names)
    return {
        **scene,
        "tracks": {name: track for name, track in joined if track},
        "turns": [*past["turns"][:turn], *scene["turns"][turn:]],
    }


def _joined(past: list[Any], own: list[Any], turn: int) -> list[Any]:
    """A track that is `past` before a turn and `own` from then on."""
    before, after = past[: _at(past, turn)], own[_at(own, turn) :]
    if not after or after[0][0] > turn:
        held = own[_at(own, turn) - 1][1] if _at(own, turn) else None
        if held != (before[-1][1] if before else None):
            after = [[turn, held], *after]
    elif after[0][1] == (before[-1][1] if before else None):
        after = after[1:]
    return [*before, *after]


def _at(track: list[Any], turn: int) -> int:
    """How many entries stand before a turn."""
    return bisect_left(track, turn, key=lambda pair: pair[0])


def otherwise(scene: Scene, base: Scene) -> dict[str, Any]:
    """What tells a scene to a page that has the same game through other eyes: `{"from", "fields", "tracks", "turns"}`.

    Of each track that differs there is what stands in it at the turn `from` and later; so what is told does not grow
    with what both have in common.
    """
    told = differing(scene, base)
    pairs = {name: (scene["tracks"].get(name, []), base["tracks"].get(name, [])) for name in told["tracks"]}
    first = min((_parting(*pair) for pair in pairs.values()), default=scene["last"])
    tracks = {name: track[_at(track, first) :] for name, (track, _) in pairs.items()}
    return {"from": first, "fields": told["fields"], "tracks": tracks, "turns": told["turns"]}


def _parting(track: list[Any], other: list[Any]) -> int:
    """The first turn for which two different tracks have something else to say."""
    same = 0
    while same < min(len(track), len(other)) and track[same] == other[same]:
        same += 1
    return int(min(each[same][0] for each in (track, other) if len(each) > same))


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
