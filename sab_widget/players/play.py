"""Let players play a game to its end, each told what its seat may know, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sab_widget.model.actions import BadAction
from sab_widget.model.errors import BadPlayers, IllegalAction, SabError, shown
from sab_widget.model.glance import glance_at
from sab_widget.model.phases import ENDED
from sab_widget.players.clock import Clock, TooLong
from sab_widget.players.player import Player, PlayerFailed, name_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.model.game import Game
    from sab_widget.model.reasons import Reason


_LONGEST: Final = 1e6
"""Seconds, more than eleven days."""


class BadLimit(SabError):
    """A time limit that is none."""


def play_out(game: Game, players: Sequence[Player], *, limit: float | None = None, seed: str | None = None) -> Game:
    """Play a game from where it stands to its end; finished rounds are followed by the next deal.

    >>> from sab_widget.model import Game
    >>> from sab_widget.players import Random
    >>> game = play_out(Game(3, seed=7), [Random(), Random(), Random()])
    >>> game.over, len(game.rounds)
    (True, 3)

    Args:
        game: Where to begin; it is played on itself, no copy is made.
        players: One for each seat, by seat.
        limit: Seconds that a player may think about one action; None for as long as it likes.
        seed: What the players' chance comes from; the seed of the game when left out.

    Returns:
        The same game.

    Raises:
        BadPlayers: There are not as many players as seats, or one has no method `choose`.
        BadLimit: The limit is no time.
        PlayerFailed: A player raised an exception, answered with something that is no legal action, or took too long.
            The game stands as it was before that turn.
    """
    check_players(players, len(game.players))
    check_limit(limit)
    seed = str(game.seed) if seed is None else seed
    for seat, player in enumerate(players):
        begin = getattr(player, "begin", None)  # asked for as `Beginner` would be, which takes ten times as long
        if begin is not None:
            try:
                begin(seat, seed)
            except Exception as error:
                what = f"raised {type(error).__name__} when the game began: {error}"
                raise _failed(game, player, seed, what, seat=seat) from error
    choices = [player.choose for player in players]
    with Clock(limit, lambda: game.turn) as clock:
        while True:
            state = game.table
            if state.phase == ENDED:
                if game.over:
                    return game
                game.play(game.legal_actions()[0])
                continue
            seat = state.seat
            glance = glance_at(game, seat)
            try:
                clock.asking = True
                action = choices[seat](glance, state.legal())
                if clock.locks:
                    clock.stop()
                clock.asking = False
            except TooLong as error:
                raise _failed(game, players[seat], seed, f"thought for more than {limit} seconds") from error
            except Exception as error:
                clock.asking = False
                raise _failed(game, players[seat], seed, f"raised {type(error).__name__}: {error}") from error
            try:
                game.play(action)
            except IllegalAction as error:
                raise _failed(game, players[seat], seed, f"answered {shown(action)}. {error}", error.reasons) from error
            except BadAction as error:
                raise _failed(game, players[seat], seed, f"answered {shown(action)}, which is no action") from error


def _failed(
    game: Game, player: Player, seed: str, what: str, reasons: Sequence[Reason] = (), *, seat: int | None = None
) -> PlayerFailed:
    seat, name = game.seat if seat is None else seat, name_of(player)
    return PlayerFailed(
        f"{name} ({game.players[seat]}, seat {seat}) {what} (turn {game.turn}, seed {seed!r})",
        player=name,
        seat=seat,
        turn=game.turn,
        seed=seed,
        reasons=reasons,
    )


def check_players(players: Sequence[object], seats: int) -> None:
    """Raise `BadPlayers` unless there is a player for each seat."""
    if isinstance(players, (str, bytes)) or not hasattr(players, "__len__"):
        raise BadPlayers(f"{shown(players)} are no players: give a list of them, one for each seat")
    if len(players) != seats:
        raise BadPlayers(f"there are {len(players)} players for {seats} seats; give one for each seat")
    for seat, player in enumerate(players):
        if isinstance(player, type) or not callable(getattr(player, "choose", None)):
            hint = f"; did you mean {player.__name__}()?" if isinstance(player, type) else ""
            raise BadPlayers(f"{shown(player)} at seat {seat} is no player: it has no method `choose`{hint}")


def check_limit(limit: float | None) -> None:
    """Raise `BadLimit` unless it is a time, or None."""
    if limit is not None and (type(limit) not in (int, float) or not 0 < limit < _LONGEST):
        raise BadLimit(f"{shown(limit)} is no time limit: give a number of seconds, or None for no limit")
