"""Scenes turn by turn, out of views: what a viewer may not know is not in the view, so it cannot get into the scene."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sab_widget.languages import words_for
from sab_widget.model.actions import Break, Lay, Map, Place, Repair, Rockfall
from sab_widget.model.actions_two import Free, HandsOff, Inspect, Steal, SwapHands, SwapHats, Trap
from sab_widget.model.cells import SIDES
from sab_widget.model.dwarves import ROLES
from sab_widget.model.marks import read_marks
from sab_widget.model.routes import BREAKS, WALLED
from sab_widget.scene import words as said
from sab_widget.scene.deeds import action_words
from sab_widget.scene.knowing import chances_key, chances_rows, knows_words
from sab_widget.scene.legal import LegalTable
from sab_widget.scene.mines import goal_value, mine_values
from sab_widget.scene.told import break_template, said_words
from sab_widget.scene.tracks import Tracks

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sab_widget.languages import Words
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
        words: The language in which it is told; English when left out.
    """

    def __init__(
        self,
        title: str,
        policy: Policy,
        paths: Iterable[Face],
        cards: Iterable[Card] = (),
        words: Words | None = None,
    ) -> None:
        self.title = title
        self.words = words or words_for()
        self.paths = tuple(paths)
        self.cards = tuple(cards)
        self.legal = LegalTable(policy, self.paths)
        self.doors = any(tunnel.door for face in self.paths for tunnel in face.tunnels)
        self.tracks = Tracks()
        self.turns: list[dict[str, Any]] = []
        self.rounds: list[dict[str, Any]] = []
        self.viewer: int | None = None
        self.players: tuple[str, ...] = ()
        self.goals: list[list[int]] = []
        self.problem: str | None = None
        self.roles: tuple[str, ...] = ()
        self.branch: tuple[int, ...] = ()
        self.branches: list[dict[str, Any]] = []
        self.leaves: list[int] = []
        self._mine: dict[str, Any] = {}
        self._before: View | None = None
        self._counted: Any = None
        self._faces: dict[Face, bool] = {}
        self._told: set[str] = set()
        """The faces that are in what `scene` and `patch` have given."""
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
            self.rounds.append({"turn": turn, "name": self.words("scene-round", number=view.round)})
        if seen is None or seen.kind in _CHANGES_MINE:
            self._add_mine(view.mine, turn)
        self._add_goals(view, turn)
        self._add_seats(view, turn)
        ended = len(view.results) > (0 if self._before is None else len(self._before.results))
        self._before = view
        lines, winners = self._result(view)
        self.tracks.set("result", turn, " ".join(lines + winners) or None)
        self.tracks.set("outcome", turn, said.outcome_words(self.words, view, lines, winners) if lines else None)
        self.turns.append(self._line(view, seen, comment, ended))

    def know_faces(self, faces: Iterable[Face]) -> None:
        """Tell of these faces, whether or not one is seen."""
        self._faces |= dict.fromkeys(faces, True)

    def reserve(self, room: Sequence[int] | None) -> None:
        """Keep room for these cells, the first column and row and the last ones."""
        self._extent = None if room is None else list(room)

    def add_mine(self, mine: Mine) -> None:
        """Add a bare mine as the next turn."""
        turn = len(self.turns)
        self._add_mine(mine, turn)
        for goal in mine.goals:
            self.tracks.set(f"goal {goal.cell}", turn, goal_value(goal, ()))
        self.tracks.set("seat", turn, None)
        self.turns.append({"text": "", "kind": "deal"})

    def _add_mine(self, mine: Mine, turn: int) -> None:
        values = self._values(mine)
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

    def _values(self, mine: Mine) -> dict[str, Any]:
        values = mine_values(mine, self.legal, self.doors)
        for name, value in values.items():
            if name.startswith("way "):
                values[name] = {**value, "text": said_words(self.words, value["text"])}
        return values

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
                put(f"barred {seat}", turn, said.barred_words(self.words, view, seat))
            if view.trapped[seat] != (before is not None and before.trapped[seat]):
                put(f"trapped {seat}", turn, view.trapped[seat])
                put(f"barred {seat}", turn, said.barred_words(self.words, view, seat))
            if before is None or view.roles[seat] != before.roles[seat]:
                put(f"role {seat}", turn, view.roles[seat])
            if before is None or view.nuggets[seat] != before.nuggets[seat]:
                put(f"nuggets {seat}", turn, view.nuggets[seat] if view.rules.has_gold else None)
        if view.thefts or (before is not None and before.thefts):
            put("thefts", turn, list(view.thefts))
        if view.viewer is not None and view.rules.has_roles:
            self._add_knowledge(view, turn)
        put("seat", turn, None if view.over else view.seat)
        put("stock", turn, view.stock)
        top = view.discards[-1] if view.discards else None
        put("discards", turn, {"count": len(view.discards), "top": None if top is None else top.text})

    def _add_knowledge(self, view: View, turn: int) -> None:
        """What the seat through whose eyes the scene is knows of the others, and what it can count."""
        key = chances_key(view)
        if key == self._counted:
            return
        self._counted = key
        if len(view.results) == view.round:  # the dwarves have been turned up
            each = [f"{kind} {seat}" for kind in ("knows", "was") for seat in range(len(view.players))]
            for name in ("chances", *each):
                if name in self.tracks.now:
                    self.tracks.set(name, turn, None)
            return
        chances = view.chances()
        self.tracks.set("chances", turn, chances_rows(self.words, chances))
        for seat in range(len(view.players)):
            known = knows_words(self.words, view, seat, chances)
            if known or f"knows {seat}" in self.tracks.now:
                self.tracks.set(f"knows {seat}", turn, known)
            dwarf = view.dwarves[seat]
            was = dwarf.role if dwarf is not None and dwarf.stale and view.roles[seat] is None else None
            if was or f"was {seat}" in self.tracks.now:
                self.tracks.set(f"was {seat}", turn, was)

    def _result(self, view: View) -> tuple[list[str], list[str]]:
        """How the round that has just ended came out, and who has won the game."""
        if len(view.results) < view.round:
            return [], []
        result = said.result_words(self.words, view, view.results[-1], view.winner_of[-1])
        return result, said.winners_words(self.words, view)

    def _line(self, view: View, seen: Seen | None, comment: str | None, ended: bool) -> dict[str, Any]:
        begins = seen is None or seen.kind == "deal"
        text = said.deal_words(self.words, view) if begins or seen is None else action_words(self.words, seen, view)
        if ended:
            text = f"{text} {self.tracks.now['result']}"
        elif view.over:
            text = " ".join([text, *said.winners_words(self.words, view)])
        line: dict[str, Any] = {"text": text, "kind": "deal" if seen is None else seen.kind}
        cells, seats = _concerned(seen)
        if seen is not None:
            line["seat"] = seen.seat
        if cells:
            line["cells"] = cells
        if seats:
            line["seats"] = seats
        comment, marks = read_marks(comment)
        if comment:
            line["comment"] = comment
        if marks:
            line["marks"] = [str(mark) for mark in marks]
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
        faces = self._faces_to_json()
        self._told = set(faces)
        return {
            "version": VERSION,
            "language": self.words.language,
            "direction": self.words.direction,
            "title": self.title,
            "viewer": self.viewer,
            "last": self.last,
            "players": list(self.players),
            "rounds": list(self.rounds),
            "extent": self._extent,
            "faces": faces,
            "roles": {role: _role_to_json(role, self.words) for role in self.roles},
            "branch": list(self.branch),
            "branches": self.branches,
            "leaves": self.leaves,
            "cards": {card.text: _card_to_json(card, self.words) for card in self.cards},
            "palette": [face.text for face in self.paths],
            "goals": self.goals,
            "tracks": {name: [list(pair) for pair in track] for name, track in self.tracks.all.items()},
            "turns": list(self.turns),
            "legal": self.legal.to_json(self.words),
            "breaks": _breaks(self.words),
            "problem": self.problem,
        }

    def patch(self) -> dict[str, Any]:
        """What has come since the last call of `scene` or `patch`, for a page that has all before."""
        fresh = self.tracks.take_fresh()
        cleared = self.tracks.cleared(fresh) if len(self.turns) == self._sent[0] + 1 else {}
        spared = {name for names, _ in cleared.values() for name in names}
        told = {name: [list(pair) for pair in track] for name, track in fresh.items() if name not in spared}
        patch: dict[str, Any] = {
            "last": self.last,
            "tracks": told | {name: [] for _, names in cleared.values() for name in names},
            "turns": self.turns[self._sent[0] :],
        }
        if cleared:
            patch["cleared"] = [*cleared]
        if self._extent != self._sent[1]:
            patch["extent"] = self._extent
        if len(self.rounds) != self._sent[2]:
            patch["rounds"] = self.rounds
        if self.legal.size != self._sent[3]:
            patch["legal"] = self.legal.since(self._sent[3], self.words)
        if len(self._faces) != self._sent[4]:
            patch["faces"] = {name: face for name, face in self._faces_to_json().items() if name not in self._told}
            self._told |= patch["faces"].keys()
        self._mark_sent()
        return patch

    def cut(self, last: int, view: View) -> None:
        """Take back the turns after one.

        Args:
            last: The turn that is the newest now.
            view: What the viewer knows at that turn.
        """
        self.tracks.cut(last)
        del self.turns[last + 1 :]
        self.rounds = [start for start in self.rounds if start["turn"] <= last]
        self._mine, self._before, self._counted = self._values(view.mine), view, None
        self._sent = (len(self.turns), self._sent[1], len(self.rounds), *self._sent[3:])

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
                "tunnels": [str(tunnel) for tunnel in face.tunnels],
                "art": art.text,
                "turned": face is not art,
                "other": face.turned.text,
                "name": said.face_words(self.words, face),
            }
            for face, art in drawn.items()
        }


def _role_to_json(role: str, words: Words) -> dict[str, Any]:
    return {"art": f"role {role}", "name": said.role_words(words, role), "team": ROLES[role].team}


def _card_to_json(card: Card, words: Words) -> dict[str, Any]:
    data: dict[str, Any] = {"art": card.text, "name": said.card_words(words, card)}
    if card.face is not None:
        return {**data, "face": card.text}
    return {**data, "about": said.card_about(words, card)}


def _breaks(words: Words) -> dict[str, str]:
    """The sentence for each kind of break; for walls one for each side."""
    told = {kind: break_template(words, kind) for kind in BREAKS if kind != WALLED}
    return told | {f"{WALLED} {side}": break_template(words, WALLED, side) for side in SIDES}


def _concerned(seen: Seen | None) -> tuple[list[list[int]], list[int]]:
    """The cells and the seats that an action concerned."""
    cells: list[list[int]] = []
    seats: list[int] = []
    match None if seen is None else seen.action:
        case Place(cell=cell) | Map(cell=cell) | Rockfall(cell=cell) | Lay(cell=cell):
            cells.append(list(cell))
        case Break(seat=seat) | Repair(seat=seat) | HandsOff(seat=seat) | SwapHands(seat=seat) | Inspect(seat=seat):
            seats.append(seat)
        case SwapHats(seat=seat) | Trap(seat=seat) | Free(seat=seat) | Steal(seat=seat):
            seats.append(seat)
    if seen is not None:
        cells += [list(cell) for cell, _ in seen.turned_up if list(cell) not in cells]
    return cells, seats
