"""For tests of live games: a widget whose messages to the page are kept, and a page that takes them over."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from typing import Any

from sab_widget import Game, MineWidget, Rules
from sab_widget.model import Action
from sab_widget.players import Random
from sab_widget.scene.growth import cut, grow

ONE = {"p1": None, "p2": Random(), "p3": Random()}
"""A person against two computer players."""


class Wire:
    """Everything that a widget sends to its page.

    Args:
        widget: A widget that has been made; what was sent until now is not counted.
    """

    def __init__(self, widget: MineWidget) -> None:
        self.widget = widget
        self.data: list[dict[str, Any]] = []
        self.bytes = 0
        self.state: dict[str, Any] = json.loads(json.dumps(widget.get_state(), default=str))
        widget.comm.publish_msg = self._publish

    def _publish(self, _: str, data: Any = None, buffers: Any = None, **__: Any) -> None:
        text = json.dumps(data, ensure_ascii=False)
        self.bytes += len(text.encode()) + sum(map(len, buffers or ()))
        self.data.append(json.loads(text) | {"bytes": buffers or []})

    @property
    def messages(self) -> list[dict[str, Any]]:
        """The messages that were sent, unpacked; values of traits are none."""
        letters = [unpacked(data["content"], data["bytes"]) for data in self.data if data["method"] == "custom"]
        return [message for letter in letters for message in letter]

    @property
    def live(self) -> dict[str, Any]:
        """What may be done now."""
        told: dict[str, Any] = self.widget.live["play"]
        return told

    def kinds(self) -> list[str]:
        """The kinds of the messages."""
        return [message["kind"] for message in self.messages]

    def texts(self) -> str:
        """All that was sent, as one text."""
        states = [data["state"] for data in self.data if data["method"] == "update"]
        return json.dumps([states, self.messages], ensure_ascii=False)

    def clear(self) -> None:
        """Forget what was sent so far."""
        self.data.clear()
        self.bytes = 0

    def ask(self, kind: str, **fields: Any) -> None:
        """Send a message as the page does, for the turn that it knows."""
        self.raw({"kind": kind, "turn": self.live["turn"], **fields})

    def raw(self, message: object) -> None:
        """Send anything."""
        self.widget._handle_custom_msg(message, [])

    def deliver(self) -> dict[str, Any]:
        """The scene as the page has it, which began with the whole one and heard nothing but messages."""
        scene: dict[str, Any] = self.state["scene"]
        for data in self.data:
            if data["method"] == "update":
                scene = data["state"].get("scene", scene)
                continue
            for message in unpacked(data["content"], data["bytes"]):
                if message["kind"] == "append":
                    grow(scene, message)
                elif message["kind"] == "cut":
                    cut(scene, message["last"])
                elif message["kind"] == "eyes":
                    scene = seen_otherwise(scene, message)
        self.state["scene"] = scene
        self.clear()
        return scene


def at_work(players: dict[Any, Any], seats: int = 3, rules: Rules | None = None, **options: Any) -> tuple[Game, Wire]:
    """A new game in a widget."""
    game = Game(seats, rules, seed=4)
    return game, Wire(MineWidget(game, players=players, **options))


def do(wire: Wire, action: Action, seat: int) -> None:
    """Do an action as the page does."""
    wire.ask("play", seat=seat, do=action.to_json())


def unpacked(message: dict[str, Any], buffers: Sequence[bytes]) -> list[dict[str, Any]]:
    """The messages that were packed into one, or the one that was not packed."""
    if message["kind"] != "packed":
        return [message]
    found: list[dict[str, Any]] = json.loads(zlib.decompress(b"".join(buffers)))
    return found


def seen_otherwise(scene: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """A scene through other eyes, made from the one before and what differs."""
    tracks = dict(scene["tracks"])
    for name, entries in message["tracks"].items():
        tracks[name] = [pair for pair in tracks.get(name, []) if pair[0] < message["from"]] + entries
    tracks = {name: track for name, track in tracks.items() if track}
    lines = dict(enumerate(scene["turns"])) | {int(turn): line for turn, line in message["turns"].items()}
    fields = {**scene, **message["fields"]}
    return {**fields, "tracks": tracks, "turns": [lines[turn] for turn in range(fields["last"] + 1)]}
