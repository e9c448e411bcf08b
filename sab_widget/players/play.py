"""Let players play a game to its end, each told what its seat may know, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sab_widget.model.errors import BadPlayers, IllegalAction, SabError, shown
from sab_widget.model.glance import Glances
from sab_widget.model.phases import ENDED
from sab_widget.model.round import DO
from sab_widget.players.clock import Clock, TooLong
from sab_widget.players.player import Player, PlayerFailed, name_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sab_widget.model.actions import Action
    from sab_widget.model.game import Game
    from sab_widget.model.reasons import Reason


_SHORTEST, _LONGEST = 0.001, 1e6
"""Seconds that a limit can be; the longest is more than eleven days."""
_LONGEST_TEXT: Final = 2_000
"""Characters of what a player says that an error repeats."""
_KINDS: Final = frozenset(DO)
"""The kinds of actions that a player can do."""


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
    with Glances(game) as glances, Clock(limit) as clock:
        for seat, player in enumerate(players):
            _begin(game, player, seat, seed, clock)
        choices, view_of, locks = [player.choose for player in players], glances.at, clock.locks
        looks, unseen = [getattr(player, "looks", True) for player in players], glances.unseen
        while not game.over:
            if game.round_over:
                game.play(game.legal_actions()[0])
            state = game.table
            while state.phase != ENDED:
                seat = state.seat
                try:
                    try:
                        clock.asks += 1
                        action = choices[seat](view_of(seat) if looks[seat] else unseen, state.legal())
                    finally:
                        if locks:
                            clock.stop()
                        else:
                            clock.asks += 1
                except BaseException as error:
                    raise _blamed(game, players[seat], seat, seed, clock, error) from error
                if clock.late:
                    raise _failed(game, players[seat], seat, seed, _too_long(clock))
                if type(action) not in _KINDS:
                    what = f"answered {_text(shown, action)}, which is no action"
                    raise _failed(game, players[seat], seat, seed, what)
                try:
                    game.play(action)
                except IllegalAction as error:
                    what = f"answered {shown(action)}. {error}"
                    raise _failed(game, players[seat], seat, seed, what, error.reasons) from error
    return game


def begin(game: Game, player: Player, seat: int, seed: str | None = None) -> None:
    """Tell a player that a game begins in which it has a seat, if it wants to be told.

    Raises:
        PlayerFailed: It raised an exception.
    """
    with Clock(None) as clock:
        _begin(game, player, seat, str(game.seed) if seed is None else seed, clock)


def play_turn(game: Game, player: Player, *, limit: float | None = None, seed: str | None = None) -> Action:
    """Let a player do one action for the seat whose turn it is.

    Args:
        game: Where cards are played: dealing the next round is nobody's decision.
        player: Who decides.
        limit: Seconds that it may think; None for as long as it likes.
        seed: What errors tell of the player's chance; the seed of the game when left out.

    Returns:
        What it did.

    Raises:
        PlayerFailed: It raised an exception, answered with something that is no legal action, or took too long. The
            game stands as it was before.
    """
    seat, seed = game.seat, str(game.seed) if seed is None else seed
    with Glances(game) as glances, Clock(limit) as clock:
        view = glances.at(seat) if getattr(player, "looks", True) else glances.unseen
        try:
            try:
                clock.asks += 1
                action = player.choose(view, game.legal_actions())
            finally:
                if clock.locks:
                    clock.stop()
                else:
                    clock.asks += 1
        except BaseException as error:
            raise _blamed(game, player, seat, seed, clock, error) from error
        if clock.late:
            raise _failed(game, player, seat, seed, _too_long(clock))
    if type(action) not in _KINDS:
        raise _failed(game, player, seat, seed, f"answered {_text(shown, action)}, which is no action")
    try:
        game.play(action)
    except IllegalAction as error:
        what = f"answered {shown(action)}. {error}"
        raise _failed(game, player, seat, seed, what, error.reasons) from error
    return action


def _begin(game: Game, player: Player, seat: int, seed: str, clock: Clock) -> None:
    """Tell a player that a game begins, if it wants to be told."""
    try:
        try:
            clock.asks += 1
            begin = getattr(player, "begin", None)  # asked for as `Beginner` would be, which takes ten times as long
            if begin is not None:
                begin(seat, seed)
        finally:
            if clock.locks:
                clock.stop()
            else:
                clock.asks += 1
    except BaseException as error:
        raise _blamed(game, player, seat, seed, clock, error, " when the game began") from error
    if clock.late:
        raise _failed(game, player, seat, seed, f"{_too_long(clock)} when the game began")


def _blamed(
    game: Game, player: Player, seat: int, seed: str, clock: Clock, error: BaseException, when: str = ""
) -> PlayerFailed:
    """What a player is blamed for; an interruption that is not meant for it goes on."""
    clock.rest()
    if isinstance(error, KeyboardInterrupt) or (isinstance(error, TooLong) and not isinstance(error, clock.over)):
        raise error
    if isinstance(error, clock.over):
        return _failed(game, player, seat, seed, f"{_too_long(clock)}{when}")
    return _failed(game, player, seat, seed, f"raised {type(error).__name__}{when}: {_text(str, error)}")


def _too_long(clock: Clock) -> str:
    return f"thought for more than {clock.limit} seconds"


def _failed(
    game: Game, player: Player, seat: int, seed: str, what: str, reasons: Sequence[Reason] = ()
) -> PlayerFailed:
    name = name_of(player)
    return PlayerFailed(
        f"{name} ({game.players[seat]}, seat {seat}) {what} (turn {game.turn}, seed {seed!r})",
        player=name,
        seat=seat,
        turn=game.turn,
        seed=seed,
        reasons=reasons,
    )


def _text(make: Callable[[Any], str], value: object) -> str:
    """Something as a text, which a player can have made impossible, or endless."""
    try:
        text = make(value)
    except Exception as error:  # noqa: BLE001 — whatever a player has put there
        return f"something of type {type(value).__name__} that cannot be shown ({type(error).__name__})"
    return text if len(text) <= _LONGEST_TEXT else f"{text[:_LONGEST_TEXT]}…"


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
    if limit is not None and (type(limit) not in (int, float) or not _SHORTEST <= limit < _LONGEST):
        raise BadLimit(
            f"{shown(limit)} is no time limit: give a number of seconds, 0.001 or more, or None for no limit"
        )
