"""Scenes turn by turn, out of views: what a viewer may not know is not in the view, so it cannot get into the scene."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sab_widget.model.actions import Break, Lay, Map, Place, Repair, Rockfall
from sab_widget.scene import words
from sab_widget.scene.legal import LegalTable
from sab_widget.scene.mines import goal_value, mine_values
from sab_widget.scene.tracks import Tracks

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sab_widget.model.cards import Card
    from sab_widget.model.faces import Face
    from sab_widget.model.mine import Mine
    from sab_widget.model.placing import Policy
    from sab_widget.model.view import Seen, View

VERSION: Final = 1

_CHANGES_MINE: Final = frozenset({"place", "rockfall", "lay", "deal"})


class SceneBuilder:
    """Makes one viewer's scene, a turn at a time.

    Args:
        title: What to call it.
        policy: What a laid card must touch.
        paths: The faces that can be picked, as the deck has them.
        cards: Every card that can be held.
    """

    def __init__(self, title: str, policy: Policy, paths: Iterable[Face], cards: Iterable[Card] = ()) -> None:
        self.title = title
        self.paths = tuple(paths)
        self.cards = tuple(cards)
        self.legal = LegalTable(policy, self.paths)
        self.tracks = Tracks()
        self.turns: list[dict[str, Any]] = []
        self.rounds: list[dict[str, Any]] = []
        self.viewer: int | None = None
        self.players: tuple[str, ...] = ()
        self.goals: list[list[int]] = []
        self.problem: str | None = None
        self._mine: dict[str, Any] = {}
        self._before: View | None = None
        self._faces: dict[Face, bool] = {}
        self._extent: list[int] | None = None
        self._sent: tuple[int, list[int] | None, int, tuple[int, int, int], int] = (0, None, 0, (0, 0, 0), 0)

    # Turns

    def add_view(self, view: View, comment: str | None = None) -> None:
        """Add the next turn of a game."""
        turn = len(self.turns)
        seen = view.history[-1] if view.history else None
        if turn == 0:
            self.viewer, self.players = view.viewer, view.players
        begins = seen is None or seen.kind == "deal"
        if begins:
            self.rounds.append({"turn": turn, "name": f"Round {view.round}"})
        if seen is None or seen.kind in _CHANGES_MINE:
            self._add_mine(view.mine, turn)
        self._add_goals(view, turn)
        self._add_seats(view, turn)
        self._before = view
        result = self._result(view)
        self.tracks.set("result", turn, result)
        self.turns.append(self._line(view, seen, comment, begins))

    def add_mine(self, mine: Mine) -> None:
        """Add a bare mine as the next turn."""
        turn = len(self.turns)
        self._add_mine(mine, turn)
        for goal in mine.goals:
            self.tracks.set(f"goal {goal.cell}", turn, goal_value(goal, ()))
        self.tracks.set("seat", turn, None)
        self.turns.append({"text": "", "kind": "deal"})

    def _add_mine(self, mine: Mine, turn: int) -> None:
        values = mine_values(mine, self.legal)
        self.tracks.set_all(values, self._mine, turn)
        self._mine = values
        for face in mine._cards.values():
            self._faces[face] = True
        cells = [*mine.cards, *(goal.cell for goal in mine.goals)]
        self.goals = [list(goal.cell) for goal in mine.goals]
        columns, rows = [cell.column for cell in cells], [cell.row for cell in cells]
        box = [min(columns) - 1, min(rows) - 1, max(columns) + 1, max(rows) + 1]
        old = self._extent or box
        self._extent = [min(old[0], box[0]), min(old[1], box[1]), max(old[2], box[2]), max(old[3], box[3])]

    def _add_goals(self, view: View, turn: int) -> None:
        before = self._before
        if before is not None and view.looked == before.looked and view.mine.goals == before.mine.goals:
            return
        for goal in view.mine.goals:
            self.tracks.set(f"goal {goal.cell}", turn, goal_value(goal, view.looked))
            if goal.face is not None:
                self._faces.setdefault(goal.face, True)

    def _add_seats(self, view: View, turn: int) -> None:
        put, before = self.tracks.set, self._before
        for seat in range(len(view.players)):
            hand, size = view.hands[seat], view.hand_sizes[seat]
            if before is None or hand != before.hands[seat] or size != before.hand_sizes[seat]:
                cards = None if hand is None else [card.text for card in hand]
                put(f"hand {seat}", turn, {"count": size, "cards": cards})
            if before is None or view.broken[seat] != before.broken[seat]:
                put(f"tools {seat}", turn, list(view.broken[seat]))
                put(f"barred {seat}", turn, words.barred_words(view, seat))
            if before is None or view.roles[seat] != before.roles[seat]:
                put(f"role {seat}", turn, view.roles[seat])
            if before is None or view.nuggets[seat] != before.nuggets[seat]:
                put(f"nuggets {seat}", turn, view.nuggets[seat] if view.rules.gold else None)
        put("seat", turn, None if view.over else view.seat)
        put("stock", turn, view.stock)
        top = view.discards[-1] if view.discards else None
        put("discards", turn, {"count": len(view.discards), "top": None if top is None else top.text})

    def _result(self, view: View) -> str | None:
        if not view.round_over:
            return None
        lines = words.result_words(view, view.results[-1], view.winner_of[-1]) + words.winners_words(view)
        return " ".join(lines)

    def _line(self, view: View, seen: Seen | None, comment: str | None, begins: bool) -> dict[str, Any]:
        text = words.deal_words(view) if begins or seen is None else words.action_words(seen, view)
        if view.round_over and seen is not None and self.tracks.now.get("result"):
            text = f"{text} {self.tracks.now['result']}"
        line: dict[str, Any] = {"text": text, "kind": "deal" if seen is None else seen.kind}
        cells, seats = _concerned(seen)
        if seen is not None:
            line["seat"] = seen.seat
        if cells:
            line["cells"] = cells
        if seats:
            line["seats"] = seats
        if comment:
            line["comment"] = comment
        return line

    # Scenes

    @property
    def last(self) -> int:
        """The newest turn."""
        return len(self.turns) - 1

    def scene(self) -> dict[str, Any]:
        """The whole scene so far, as plain JSON; it shares its tracks with the builder."""
        self.tracks.take_fresh()
        self._mark_sent()
        return {
            "version": VERSION,
            "title": self.title,
            "viewer": self.viewer,
            "last": self.last,
            "players": list(self.players),
            "rounds": list(self.rounds),
            "extent": self._extent,
            "faces": self._faces_to_json(),
            "cards": {card.text: _card_to_json(card) for card in self.cards},
            "palette": [face.text for face in self.paths],
            "goals": self.goals,
            "tracks": {name: [list(pair) for pair in track] for name, track in self.tracks.all.items()},
            "turns": list(self.turns),
            "legal": self.legal.to_json(),
            "problem": self.problem,
        }

    def patch(self) -> dict[str, Any]:
        """What has come since the last call of `scene` or `patch`, for a page that has all before."""
        fresh = self.tracks.take_fresh()
        patch: dict[str, Any] = {
            "last": self.last,
            "tracks": {name: [list(pair) for pair in track] for name, track in fresh.items()},
            "turns": self.turns[self._sent[0] :],
        }
        if self._extent != self._sent[1]:
            patch["extent"] = self._extent
        if len(self.rounds) != self._sent[2]:
            patch["rounds"] = self.rounds
        if self.legal.size != self._sent[3]:
            patch["legal"] = self.legal.since(self._sent[3])
        if len(self._faces) != self._sent[4]:
            patch["faces"] = self._faces_to_json()
        self._mark_sent()
        return patch

    def _mark_sent(self) -> None:
        self._sent = (len(self.turns), self._extent, len(self.rounds), self.legal.size, len(self._faces))

    def _faces_to_json(self) -> dict[str, Any]:
        """All faces that occur or can be picked, each way round."""
        drawn: dict[Face, Face] = {}
        for face in self.paths:
            drawn[face] = face
            drawn.setdefault(face.turned, face)
        for face in self._faces:
            own = min(face, face.turned)
            for way in face.both_ways:
                drawn.setdefault(way, own)
        return {
            face.text: {
                "tunnels": [tunnel.edges for tunnel in face.tunnels],
                "art": art.text,
                "turned": face is not art,
                "other": face.turned.text,
                "name": words.face_words(face),
            }
            for face, art in drawn.items()
        }


def _card_to_json(card: Card) -> dict[str, Any]:
    data: dict[str, Any] = {"art": card.text, "name": words.card_words(card)}
    return data if card.face is None else {**data, "face": card.text}


def _concerned(seen: Seen | None) -> tuple[list[list[int]], list[int]]:
    """The cells and the seats that an action concerned."""
    cells: list[list[int]] = []
    seats: list[int] = []
    match None if seen is None else seen.action:
        case Place(cell=cell) | Map(cell=cell) | Rockfall(cell=cell) | Lay(cell=cell):
            cells.append(list(cell))
        case Break(seat=seat) | Repair(seat=seat):
            seats.append(seat)
    if seen is not None:
        cells += [list(cell) for cell, _ in seen.turned_up if list(cell) not in cells]
    return cells, seats
