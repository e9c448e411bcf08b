"""What a widget does with a game that goes on: it follows it, sends what is new, and lets people play."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import traitlets
from traitlets.utils.bunch import Bunch

from sab_widget.drawings import drawings_for
from sab_widget.languages import words_for
from sab_widget.letters import as_text, compressed
from sab_widget.live.whose import viewer_of
from sab_widget.widget_values import BadWidget

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from sab_widget.answers import Answers
    from sab_widget.hands import Hands
    from sab_widget.languages import Words
    from sab_widget.live.eyes import Watched
    from sab_widget.live.play import Play
    from sab_widget.live.seating import Given
    from sab_widget.live.whose import Eyes
    from sab_widget.model import Game, Reason, SabError

SMALL: Final = 700
"""A message with more letters than these is packed, so that a move never sends more than 2,000 bytes."""


class Played(traitlets.HasTraits):
    """A game that is watched while it goes on, and that people can play."""

    _watched: Watched | None = None
    _game_in_hands: Play | None = None
    _quiet: bool
    _hands: list[Hands]
    scene: Any
    art: Any
    turn: Any
    viewer: Any
    revealed: Any
    selected: Any
    _answers: Answers
    _tongue: str
    _letter: list[dict[str, Any]] | None = None
    """Messages that go together in one, while there is more to come."""

    def _sit_down(
        self, game: Game, players: Given | None, *, undo: bool, curtain: bool, traits: dict[str, Any]
    ) -> None:
        """Follow a game, and let people play it if it is said who plays."""
        from sab_widget.live.eyes import Watched
        from sab_widget.live.play import Play, first_eyes
        from sab_widget.live.seating import seats_of

        viewer = traits.get("viewer")
        if players is None:
            self._watched = Watched(game, viewer, language=self._tongue)
        else:
            seats = seats_of(players, game.players)
            people = [seat for seat, player in enumerate(seats) if player is None]
            opened = "viewer" in traits and viewer is None and bool(people)
            if people and viewer is not None and people != [viewer]:
                raise BadWidget(
                    f"seat {viewer} cannot be the viewer: the game is seen by whoever plays it; leave viewer out, or "
                    "give None to let all cards lie open"
                )
            eyes = first_eyes(seats, viewer, curtain=curtain, opened=opened, turn_of=game.seat)
            traits["viewer"] = viewer_of(eyes)
            traits.setdefault("turn", game.turn)
            self._watched = Watched(game, eyes, people if len(people) > 1 and not opened else (), self._tongue)
            self._game_in_hands = Play(
                self,
                self._watched,
                seats,
                undo=undo,
                curtain=curtain,
                opened=opened,
            )
            self._hands.append(self._game_in_hands)
        game.watch(self._game_changed)

    def go_on(self, *, all: bool = False) -> None:  # noqa: A002  # the word that says it
        """Let the computer player whose turn it is do one thing.

        Args:
            all: Let them play until a person has something to do, or to the end where all are computer players.

        Raises:
            BadWidget: Nobody plays in this widget.
            PlayerFailed: A player did not answer with a legal action; the game is as it was before its turn.
        """
        if self._game_in_hands is None:
            raise BadWidget("nobody plays in this widget: say who does, such as MineWidget(game, players={})")
        try:
            self._game_in_hands.go_on(every=all)
        finally:
            self.tell_live()  # type: ignore[attr-defined]

    @property
    def failure(self) -> SabError | None:
        """What has gone wrong with the computer player that is stuck; None when none is. The page is not told all."""
        return None if self._game_in_hands is None else self._game_in_hands.failure

    # The game goes on

    def _game_changed(self) -> None:
        assert self._watched is not None
        game, play = self._watched.game, self._game_in_hands
        newest = self.turn == self.scene["last"]
        with self.hold_sync(), self._one_letter():  # type: ignore[attr-defined]
            if play is not None:
                play.before_it_is_shown()
            self._post_news()
            if newest or self.turn > game.turn:
                self.turn = game.turn
            if play is not None:
                play.follow()
            self.tell_live()  # type: ignore[attr-defined]

    def _post_news(self) -> None:
        """Send only what is new; the trait holds everything for pages that come later."""
        from sab_widget.scene.growth import cut, grow

        assert self._watched is not None
        news = self._watched.catch_up()
        if news is None:
            self.scene = self._watched.scene()
            self.art = drawings_for(self.scene)
        elif news:
            if news["kind"] == "append":
                grow(self.scene, news)
                if "faces" in news:
                    self.art = drawings_for(self.scene)
            else:
                cut(self.scene, news["last"])
            self._tell_of_scene(self.scene)
            self._post(news)
            if news["kind"] == "cut" and self._watched.shared:
                self._see_anew()

    def look_through(self, eyes: Eyes) -> None:
        """Show the game through other eyes; only what differs is sent."""
        assert self._watched is not None
        self._watched.look_through(eyes)
        self._see_anew()
        self.viewer = viewer_of(eyes)
        self.revealed = []
        self.selected = None

    def share(self, people: Collection[int]) -> None:
        """Let several people look in turn from now on."""
        assert self._watched is not None
        self._watched.share(people)
        self._see_anew()

    def _see_anew(self) -> None:
        """Make the scene what the eyes see now, and send what differs."""
        from sab_widget.scene.growth import otherwise

        assert self._watched is not None
        before = self.scene
        self._quiet = True
        try:
            self.scene = self._watched.scene()
        finally:
            self._quiet = False
        told = otherwise(self.scene, before)
        if told["fields"] or told["tracks"] or told["turns"]:
            self._post({"kind": "eyes", **told})

    def _tell_of_scene(self, scene: dict[str, Any]) -> None:
        """Tell who observes the scene that it has changed in place; the page is told otherwise."""
        self._quiet = True
        try:
            self.notify_change(Bunch(name="scene", old=scene, new=scene, owner=self, type="change"))
        finally:
            self._quiet = False

    @contextmanager
    def _one_letter(self) -> Iterator[None]:
        """Keep messages back, and send them together: what two of them have in common is packed once."""
        self._letter = []
        try:
            yield
        finally:
            letter, self._letter = self._letter, None
            if len(as_text(letter)) > SMALL:
                self.send({"kind": "packed"}, [compressed(letter)])  # type: ignore[attr-defined]
            else:
                for message in letter:
                    self.send(message)  # type: ignore[attr-defined]

    def _post(self, message: dict[str, Any]) -> None:
        """Send a message, a long one packed, or put it to those that go together."""
        if self._letter is not None:
            self._letter.append(message)
            return
        with self._one_letter():
            self._post(message)

    def refuse(self, turn: int, text: str) -> None:
        """Tell the page why an action is not allowed; one that asks all the time is not always answered."""
        if self._answers.may():
            self.send({"kind": "refused", "turn": turn, "text": text})  # type: ignore[attr-defined]

    # Words

    def say(self, key: str, **values: str | int) -> str:
        """A text in the language of the page."""
        return self._words(key, **values)

    @property
    def _words(self) -> Words:
        return words_for(self._tongue)

    def say_reason(self, reason: Reason) -> str:
        """A reason against an action in the language of the page."""
        from sab_widget.scene.told import reason_words

        assert self._watched is not None
        return reason_words(self._words, reason, self._watched.game.players)
