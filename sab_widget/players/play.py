"""Let players play a game to its end, each told what its seat may know, and nothing else."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from sab_widget.model.errors import BadPlayers, IllegalAction, SabError, shown
from sab_widget.model.glance import Glances
from sab_widget.model.phases import ENDED
from sab_widget.model.round import DO
from sab_widget.players.clock import Clock, TooLong
from sab_widget.players.player import How, Player, PlayerFailed, name_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sab_widget.model.actions import Action
    from sab_widget.model.game import Game
    from sab_widget.model.reasons import Reason
    from sab_widget.model.view import View


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
        seed: What the players' chance comes from; what follows from the game's, without telling it,
            when left out.

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
    chance, seed = (chance_of(game), str(game.seed)) if seed is None else (seed, seed)
    with Glances(game) as glances, Clock(limit) as clock:
        for seat, player in enumerate(players):
            _begin(game, player, seat, chance, seed, clock)
        view_of, unseen, locks = glances.at, glances.unseen, clock.locks
        asked = [_asked(game, player, seat, seed, clock) for seat, player in enumerate(players)]
        choices, looks = [choose for choose, _ in asked], [looks for _, looks in asked]
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
                    raise _failed(game, players[seat], seat, seed, _too_long(clock), "late")
                if type(action) not in _KINDS or not _whole(action):
                    raise _no_action(game, players[seat], seat, seed, action)
                try:
                    game.play(action)
                except IllegalAction as error:
                    what = f"answered {shown(action)}. {error}"
                    raise _failed(game, players[seat], seat, seed, what, "illegal", error.reasons) from error
    return game


def begin(game: Game, player: Player, seat: int, seed: str | None = None) -> None:
    """Tell a player that a game begins in which it has a seat, if it wants to be told.

    Args:
        game: The game.
        player: Who is told.
        seat: Where it sits.
        seed: What its chance comes from; when left out, what follows from the game's seed and does not tell it.

    Raises:
        PlayerFailed: It raised an exception.
    """
    with Clock(None) as clock:
        _begin(game, player, seat, chance_of(game) if seed is None else seed, str(game.seed), clock)


def chance_of(game: Game) -> str:
    """A seed that follows from that of a game, and from which nobody finds the deals."""
    return sha256(f"the players of {game.seed}".encode()).hexdigest()[:16]


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
        choose, looks = _asked(game, player, seat, seed, clock)
        view = glances.at(seat) if looks else glances.unseen
        try:
            try:
                clock.asks += 1
                action = choose(view, game.legal_actions())
            finally:
                if clock.locks:
                    clock.stop()
                else:
                    clock.asks += 1
        except BaseException as error:
            raise _blamed(game, player, seat, seed, clock, error) from error
        if clock.late:
            raise _failed(game, player, seat, seed, _too_long(clock), "late")
    if type(action) not in _KINDS or not _whole(action):
        raise _no_action(game, player, seat, seed, action)
    try:
        game.play(action)
    except IllegalAction as error:
        what = f"answered {shown(action)}. {error}"
        raise _failed(game, player, seat, seed, what, "illegal", error.reasons) from error
    return action


def _asked(
    game: Game, player: Player, seat: int, seed: str, clock: Clock
) -> tuple[Callable[[View, tuple[Action, ...]], Action], bool]:
    """What a player is asked by, and whether it looks at the game; either can be made to raise an exception."""
    try:
        return player.choose, bool(getattr(player, "looks", True))
    except BaseException as error:
        raise _blamed(game, player, seat, seed, clock, error) from error


def _whole(action: Action) -> bool:
    """Whether an action is one that its class has made, with all its fields: there is one alone with the same."""
    try:
        return action._known.get((type(action), *[getattr(action, name) for name in action.fields])) is action
    except (AttributeError, TypeError):
        return False


def _begin(game: Game, player: Player, seat: int, chance: str, seed: str, clock: Clock) -> None:
    """Tell a player that a game begins, if it wants to be told; errors name the other seed."""
    try:
        try:
            clock.asks += 1
            begin = getattr(player, "begin", None)  # asked for as `Beginner` would be, which takes ten times as long
            if begin is not None:
                begin(seat, chance)
        finally:
            if clock.locks:
                clock.stop()
            else:
                clock.asks += 1
    except BaseException as error:
        raise _blamed(game, player, seat, seed, clock, error, " when the game began") from error
    if clock.late:
        raise _failed(game, player, seat, seed, f"{_too_long(clock)} when the game began", "late")


def _blamed(
    game: Game, player: Player, seat: int, seed: str, clock: Clock, error: BaseException, when: str = ""
) -> PlayerFailed:
    """What a player is blamed for; an interruption that is not meant for it goes on."""
    clock.rest()
    if isinstance(error, KeyboardInterrupt) or (isinstance(error, TooLong) and not isinstance(error, clock.over)):
        raise error
    if isinstance(error, clock.over):
        return _failed(game, player, seat, seed, f"{_too_long(clock)}{when}", "late")
    return _failed(game, player, seat, seed, f"raised {type(error).__name__}{when}: {_text(str, error)}", "raised")


def _no_action(game: Game, player: Player, seat: int, seed: str, answer: object) -> PlayerFailed:
    how: How = "nothing" if answer is None else "illegal"
    return _failed(game, player, seat, seed, f"answered {_text(shown, answer)}, which is no action", how)


def _too_long(clock: Clock) -> str:
    return f"thought for more than {clock.limit} seconds"


def _failed(
    game: Game, player: Player, seat: int, seed: str, what: str, how: How, reasons: Sequence[Reason] = ()
) -> PlayerFailed:
    name = name_of(player)
    return PlayerFailed(
        f"{name} ({game.players[seat]}, seat {seat}) {what} (turn {game.turn}, seed {seed!r})",
        how=how,
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
