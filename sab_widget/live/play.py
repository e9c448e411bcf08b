"""A game in the hands of the people at one screen and of computer players: what may be done now, and who sees it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final, Protocol

from sab_widget.live.messages import KINDS, BadMessage, Late, action_of, check_fields, seat_of
from sab_widget.live.options import options
from sab_widget.live.undoing import Undone
from sab_widget.live.whose import ONLOOKER
from sab_widget.model import Deal, IllegalAction, SabError

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from sab_widget.live.eyes import Watched
    from sab_widget.live.seating import Seats
    from sab_widget.live.whose import Eyes
    from sab_widget.model import Game, Reason

_log: Final = logging.getLogger(__name__)

TURN: Final = "turn"
"""A person's turn, who looks at the screen."""
HAND_OVER: Final = "hand over"
"""The turn of a person who does not look at the screen yet: somebody else does."""
CURTAIN: Final = "curtain"
"""Nobody's hand can be seen until the next person says that she is there."""
COMPUTER: Final = "computer"
"""A computer player's turn: the page asks it to go on, at its own pace."""
STUCK: Final = "stuck"
"""A computer player has failed."""
DEAL: Final = "deal"
"""The round is over; somebody deals the next one."""
OVER: Final = "over"
"""The game is over."""


class Stage(Protocol):
    """Where a game is shown: the widget."""

    def refuse(self, turn: int, text: str) -> None:
        """Tell the page why an action is not allowed."""

    def say(self, key: str, **values: str | int) -> str:
        """A text in the language of the page."""

    def say_reason(self, reason: Reason) -> str:
        """A reason against an action in the language of the page."""

    def look_through(self, eyes: Eyes) -> None:
        """Show the game through other eyes."""

    def share(self, people: Collection[int]) -> None:
        """Let several people look in turn from now on."""


class Play:
    """Lets people and computer players play a game in turn.

    Args:
        stage: Where the game is shown.
        watched: The game, and through whose eyes it is seen.
        seats: Who decides for each seat.
        undo: Whether moves may be taken back.
        curtain: Whether a curtain falls when the screen goes from one person to another.
        opened: Whether all cards lie open, so that the screen goes to nobody.
    """

    kinds = KINDS

    def __init__(
        self, stage: Stage, watched: Watched, seats: Seats, *, undo: bool, curtain: bool, opened: bool
    ) -> None:
        self._stage, self._watched, self._seats = stage, watched, seats
        self._may_undo, self._curtain, self._opened = undo, curtain, opened
        self._undone = Undone(watched.game)
        self._veiled = watched.eyes == ONLOOKER
        self._stuck: str | None = None
        self.failure: SabError | None = None
        """What has gone wrong with the computer player that is stuck."""
        self._do: dict[str, Callable[[Mapping[str, Any]], None]] = {
            "play": self._play,
            "go on": self._go_on,
            "undo": self._undo,
            "redo": self._redo,
            "hand over": self._hand_over,
            "show": self._show,
            "take seat": self._take_seat,
        }
        self._begin()

    def _begin(self) -> None:
        """Tell the computer players that a game begins; those that remember something forget it."""
        if self._people != list(range(len(self._seats))):
            from sab_widget.players.play import begin

            for seat, player in enumerate(self._seats):
                if player is not None:
                    begin(self._game, player, seat)

    # How it stands

    @property
    def _game(self) -> Game:
        return self._watched.game

    @property
    def _people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self._seats) if player is None]

    @property
    def _goes_round(self) -> bool:
        """Whether the screen goes from one person to another."""
        return len(self._people) > 1 and not self._opened

    @property
    def fixed_eyes(self) -> bool:
        """Whether it is settled who sees what, so that the page may not choose."""
        return bool(self._people) and not self._opened

    @property
    def state(self) -> str:
        """Who has to do something now, and whether she sees the game."""
        game = self._game
        if self._veiled:
            return CURTAIN
        if game.over:
            return OVER
        if game.round_over:
            return DEAL if self._people else COMPUTER
        if self._seats[game.seat] is not None:
            return STUCK if self._stuck else COMPUTER
        return HAND_OVER if self._goes_round and self._watched.eyes != game.seat else TURN

    @property
    def _next_person(self) -> int:
        """Who among the people has a turn next."""
        seats = len(self._seats)
        there = [(seat - self._game.seat) % seats for seat in self._people]
        return (self._game.seat + min(there)) % seats

    def live(self) -> dict[str, Any]:
        """What may be done now (docs/play.md)."""
        game, state = self._game, self.state
        told: dict[str, Any] = {"turn": game.turn, "state": state, "people": self._people}
        told["seat"] = self._next_person if state in (CURTAIN, HAND_OVER) else game.seat
        if state in (TURN, DEAL):
            told |= options(game.legal_actions())
        if state == DEAL:
            told["round"] = game.round + 1
        if state == STUCK:
            told["text"] = self._stuck
        if self._may_undo and state != CURTAIN:
            told["undo"] = self._undone.point(self._people)
            told["redo"] = self._undone.some
        return {"mode": "play", "play": told}

    # What happens to the game

    def before_it_is_shown(self) -> None:
        """The game has changed, and the page does not know yet: new cards are nobody's to see until she is there."""
        self._stuck = self.failure = None
        self._undone.something_was_done()
        dealt = self._game.turn and isinstance(self._game.actions[-1], Deal)
        if dealt and self._goes_round and self._curtain and not self._veiled:
            self._veil()
        self.follow()

    def follow(self) -> None:
        """Without a curtain the game is seen by whoever has to play."""
        if self.state == HAND_OVER and not self._curtain:
            self._stage.look_through(self._game.seat)

    def go_on(self, *, every: bool = False) -> None:
        """Let the computer player whose turn it is play, or all until a person has something to do.

        Raises:
            PlayerFailed: It did not answer with a legal action; the game is as it was, and can be gone on with.
        """
        from sab_widget.players import PlayerFailed
        from sab_widget.players.play import play_turn

        while self.state in (COMPUTER, STUCK):
            if self._game.round_over:
                self._game.play(Deal())
            else:
                player = self._seats[self._game.seat]
                assert player is not None
                try:
                    play_turn(self._game, player)
                except PlayerFailed as error:
                    self._is_stuck(error, error.how)
                    raise
            if not every:
                return

    def _is_stuck(self, failure: SabError, how: str) -> None:
        """The page is told what kind of failure it is, and nothing that may tell a card; Python has the whole of it."""
        self.failure, self._stuck = failure, self._stage.say(f"play-failed-{how}")

    # What the page asks for

    def receive(self, message: Mapping[str, Any]) -> None:
        """Do what the page asks for; see `sab_widget.hands.Hands`."""
        try:
            check_fields(message, self._game.turn)
        except Late as late:
            if message["kind"] == "go on":
                return  # another page was quicker
            raise Late(self._stage.say("play-late")) from late
        self._do[message["kind"]](message)

    def _play(self, message: Mapping[str, Any]) -> None:
        seat, action = seat_of(message, len(self._seats)), action_of(message)
        if self.state != (DEAL if isinstance(action, Deal) else TURN) or seat != self._game.seat:
            raise BadMessage(self._stage.say("play-not-now"))
        try:
            self._game.play(action, seat)
        except IllegalAction as error:
            said = " ".join(map(self._stage.say_reason, error.reasons))
            self._stage.refuse(self._game.turn, said)

    def _go_on(self, message: Mapping[str, Any]) -> None:
        try:
            self.go_on(every=message.get("all", False))
        except SabError as error:
            if error is not self.failure:
                self._is_stuck(error, "raised")
            _log.warning("the game cannot go on: %s", error)
        except KeyboardInterrupt:
            self.failure, self._stuck = None, self._stage.say("play-interrupted")

    def _undo(self, _: Mapping[str, Any]) -> None:
        turn = self._undone.point(self._people)
        if not self._may_undo or self.state == CURTAIN or turn is None:
            raise BadMessage(self._stage.say("play-no-undo"))
        self._undone.undo(turn)
        self._begin()

    def _redo(self, _: Mapping[str, Any]) -> None:
        if not self._may_undo or self.state == CURTAIN or not self._undone.some:
            raise BadMessage(self._stage.say("play-no-redo"))
        self._undone.redo()

    def _veil(self) -> None:
        self._veiled = True
        self._stage.look_through(ONLOOKER)

    def _hand_over(self, _: Mapping[str, Any]) -> None:
        if self.state != HAND_OVER:
            raise BadMessage(self._stage.say("play-not-now"))
        self._veil()

    def _show(self, message: Mapping[str, Any]) -> None:
        seat = seat_of(message, len(self._seats))
        if self.state != CURTAIN or seat != self._next_person:
            raise BadMessage(self._stage.say("play-not-now"))
        self._veiled = False
        self._stage.look_through(seat)

    def _take_seat(self, message: Mapping[str, Any]) -> None:
        """A person goes on for a computer player that has failed."""
        seat = seat_of(message, len(self._seats))
        if self.state != STUCK or seat != self._game.seat:
            raise BadMessage(self._stage.say("play-not-now"))
        self._seats[seat] = None
        self._stuck = self.failure = None
        if self._people == [seat]:
            if self._watched.eyes != seat:
                self._stage.look_through(seat)
        elif self._goes_round:
            self._stage.share(self._people)
        self.follow()


def first_eyes(seats: Seats, viewer: int | None, *, curtain: bool, opened: bool, turn_of: int) -> Eyes:
    """Through whose eyes a game is seen at first.

    Args:
        seats: Who decides for each seat.
        viewer: What was asked for.
        curtain: Whether a curtain falls between people.
        opened: Whether everybody shall see all.
        turn_of: Whose turn it is.
    """
    people = [seat for seat, player in enumerate(seats) if player is None]
    if opened or not people:
        return viewer
    if len(people) == 1:
        return people[0]
    if curtain:
        return ONLOOKER
    return turn_of if turn_of in people else people[0]
