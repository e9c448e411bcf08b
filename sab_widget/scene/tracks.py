"""Keyframe tracks: of everything that is drawn only the changes are kept, each with its turn."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

Track = list[tuple[int, Any]]
"""`(turn, value)` pairs by turn; the value holds until the next pair's turn."""


def kind_of(name: str) -> str:
    """What a track tells: the first word of its name."""
    return name.partition(" ")[0]


class Tracks:
    """Tracks by name, written turn by turn."""

    def __init__(self) -> None:
        self.all: dict[str, Track] = {}
        self.now: dict[str, Any] = {}
        """The newest value of each track."""
        self.fresh: dict[str, Track] = {}
        """What was written since `take_fresh` was last called."""

    def set(self, name: str, turn: int, value: Any) -> None:
        """Write a value, if it is another than the newest one; nothing stands before a track's first value but None."""
        if self.now.get(name) != value:
            self.now[name] = value
            pair = (turn, value)
            self.all.setdefault(name, []).append(pair)
            self.fresh.setdefault(name, []).append(pair)

    def set_all(self, group: Mapping[str, Any], before: Mapping[str, Any], turn: int) -> None:
        """Write a whole group of values; those that stood in it `before` and do so no more become None."""
        for name, value in group.items():
            self.set(name, turn, value)
        for name in before:
            if name not in group:
                self.set(name, turn, None)

    def cleared(self, fresh: Mapping[str, Track]) -> dict[str, tuple[list[str], list[str]]]:
        """The kinds of tracks most of which say nothing any more, as after a deal.

        Returns:
            For each such kind the names in `fresh` that need not be told one by one, and those that have to be named
            since they keep their value.
        """
        gone: dict[str, list[str]] = {}
        kept: dict[str, list[str]] = {}
        for name, track in fresh.items():
            if track[-1][1] is None:
                gone.setdefault(kind_of(name), []).append(name)
        for name, value in self.now.items():
            if value is not None and name not in fresh and kind_of(name) in gone:
                kept.setdefault(kind_of(name), []).append(name)
        stay = {kind: kept.get(kind, []) for kind in gone}
        return {kind: (names, stay[kind]) for kind, names in gone.items() if len(names) > 1 + len(stay[kind])}

    def cut(self, last: int) -> None:
        """Forget what was written for turns after one."""
        for name, track in list(self.all.items()):
            if track[-1][0] > last:
                track[:] = [pair for pair in track if pair[0] <= last]
                if track:
                    self.now[name] = track[-1][1]
                else:
                    del self.all[name], self.now[name]
        self.fresh = {}

    def take_fresh(self) -> dict[str, Track]:
        """What was written since the last call."""
        fresh, self.fresh = self.fresh, {}
        return fresh


def at(scene: Mapping[str, Any], name: str, turn: int) -> Any:
    """The value of a scene's track at a turn; None before its first entry, and for a track that is not there."""
    track = scene["tracks"].get(name)
    if not track:
        return None
    place = bisect_right(track, turn, key=lambda pair: pair[0])
    return track[place - 1][1] if place else None
