"""A game: rounds, gold and the story so far. This is what people, players and widgets use."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Self

from sab_widget.model.actions import Action, BadAction, Deal
from sab_widget.model.book import book_for
from sab_widget.model.deals import deal, gold_of
from sab_widget.model.dwarves import UNKNOWN
from sab_widget.model.errors import BadRecord, BadRules, IllegalAction, shown
from sab_widget.model.names import is_seed, names_of
from sab_widget.model.outcomes import NOTHING_MORE, Outcome
from sab_widget.model.phases import ENDED
from sab_widget.model.reasons import Reason
from sab_widget.model.round import Round
from sab_widget.model.rules import STANDARD, Rules

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sab_widget.model.deals import Deal as Dealt
    from sab_widget.model.gold import RoundResult
    from sab_widget.model.mine import Mine
    from sab_widget.model.record import Record
    from sab_widget.model.view import Seen, View
    from sab_widget.model.watchers import Watchers

_DEAL_NOW = Deal()
_DEAL = (_DEAL_NOW,)


class Game:
    """A game of several rounds.

    >>> game = Game(3, seed=1)
    >>> game.seat, game.round, game.over
    (0, 1, False)
    >>> outcome = game.play(game.legal_actions()[0])
    >>> game.seat
    1

    When a round has ended it can be looked at: the one legal action is then `Deal()`, which begins the next.

    A game is for one thread at a time: nothing keeps two that play at once from mixing up its turns.

    Args:
        players: Their number, or their names in the order in which they sit (clockwise).
        rules: The rule options.
        seed: The same seed gives the same deals, everywhere and whatever is played; one is chosen when left out.
        deals: The deals themselves, in place of a seed, as a record has them.

    Raises:
        BadPlayers: Too few, too many, two of one name, or a name that is none.
        BadRules: `rules` are none.
        BadRecord: A deal does not fit the rules.
    """

    __slots__ = (
        "_actions",
        "_began",
        "_deals",
        "_dealt",
        "_outcomes",
        "_results",
        "_round",
        "_seats",
        "_told",
        "_watchers",
        "players",
        "rules",
        "seed",
    )

    players: tuple[str, ...]
    """The names by seat."""
    rules: Rules
    seed: int | str | None
    """None where the deals were given, and none was needed beyond them."""

    def __init__(
        self,
        players: int | Sequence[str],
        rules: Rules | None = None,
        seed: int | str | None = None,
        *,
        deals: Iterable[Dealt] | None = None,
    ) -> None:
        self.rules = STANDARD if rules is None else _rules(rules)
        self.players = names_of(players, self.rules)
        if seed is not None and not is_seed(seed):
            raise BadRecord(f"{shown(seed)} is no seed: a seed is a whole number or a text")
        self._deals: list[Dealt] | None = None if deals is None else list(deals)
        self.seed = None if deals is not None else random.SystemRandom().getrandbits(48) if seed is None else seed
        self._actions: list[Action] = []
        self._seats: list[int] = []
        self._outcomes: dict[int, Outcome] = {}
        self._results: list[RoundResult] = []
        self._dealt: list[Dealt] = []
        self._began = 0
        self._told: dict[int | None, list[Seen]] = {}
        self._watchers: Watchers | None = None
        nobody_has_any = (0,) * len(self.players)
        self._round = self._next_round(1, self.rules.first_seat, gold_of(self.rules), nobody_has_any)

    def _next_round(self, number: int, starter: int, gold: Sequence[int] | None, purse: Sequence[int | None]) -> Round:
        players = len(self.players)
        begin: type[Round] = Round
        if self._deals is None or number > len(self._deals):
            # A recorded game that goes on beyond its deals is dealt by chance.
            if self.seed is None:
                self.seed = random.SystemRandom().getrandbits(48)
            dealt = deal(self.rules, players, self.seed, number, starter, gold)
        else:
            dealt = self._deals[number - 1]
            dealt.check(self.rules, players, gold)
            if dealt.starter != starter:
                raise BadRecord(f"round {number} is begun by seat {dealt.starter}, but the rules say seat {starter}")
            if not dealt.complete:
                from sab_widget.model.open_round import OpenRound

                begin = OpenRound
        self._dealt.append(dealt)
        return begin(book_for(self.rules, players), number, dealt, purse)

    # What may be done

    def legal_actions(self) -> tuple[Action, ...]:
        """Every action that the seat whose turn it is may do, each once; empty when the game is over."""
        state = self._round
        return state._legal or state.legal() or (() if self.over else _DEAL)

    def why_not(self, action: Action, seat: int | None = None) -> tuple[Reason, ...]:
        """Every reason against an action, by rules.md section 7; empty when it may be done.

        Args:
            action: What somebody wants to do.
            seat: Who; the seat whose turn it is when left out.
        """
        if not isinstance(action, Action):
            raise BadAction(f"{shown(action)} is no action")
        if self.over:
            return (Reason("round_over", detail="game"),)
        if seat is None or seat == self.seat:
            return self._round.why_not(action)
        here = type(seat) is int and 0 <= seat < len(self.players)
        found = self._round.why_not(action, seat) if here else ()
        return (Reason("not_your_turn", seat=self.seat), *found)

    def play(self, action: Action, seat: int | None = None) -> Outcome:
        """Do an action; returns what came of it.

        Args:
            action: One of `legal_actions()`.
            seat: Who does it, where that shall be checked.

        Raises:
            IllegalAction: The rules refuse it; `reasons` tells why, and nothing was changed (case 32).
            BadRecord: A goal is reached, or a round dealt, and the deals do not tell enough; nothing was changed.
        """
        state = self._round
        legal = state._legal or self.legal_actions()
        if action not in legal or (seat is not None and seat != self.seat):
            self._refuse(action, seat)
        if action is _DEAL_NOW:
            return self._deal()
        by = state.seat
        outcome = state.play(action)
        self._seats.append(by)
        self._actions.append(action)
        if outcome is not NOTHING_MORE:
            self._outcomes[len(self._actions)] = outcome
            result = outcome.result
            if result is not None:
                self._results[result.number - 1 :] = [result]
        if self._watchers is not None:
            self._watchers.tell()
        return outcome

    def _refuse(self, action: Action, seat: int | None) -> None:
        reasons = self.why_not(action, seat)
        if not reasons:
            return  # an open round allows more than it can list
        if seat is None:
            seat = self.seat
        here = type(seat) is int and 0 <= seat < len(self.players)
        who = self.players[seat] if here else f"seat {shown(seat)}, which nobody has,"
        said = " ".join(reason.sentence for reason in reasons)
        raise IllegalAction(f"{who} may not do this: {action}. {said}", reasons)

    def _deal(self) -> Outcome:
        state = self._round
        starter = state.next_starter()
        fresh = self._next_round(state.number + 1, starter, state.gold, state.purse)
        self._round = fresh
        self._actions.append(_DEAL_NOW)
        self._seats.append(starter)
        self._began = len(self._actions)
        if self._watchers is not None:
            self._watchers.tell()
        return NOTHING_MORE

    def take_back(self, turns: int = 1) -> tuple[Action, ...]:
        """Take the last actions back: the game is as it was before them.

        What is dealt after that is what was dealt before, if the rounds until then come out alike.

        Args:
            turns: How many actions, the dealing of a round being one.

        Returns:
            The actions that were taken back; played again, they lead to where the game was.

        Raises:
            BadRecord: There are not so many actions, or they cannot be replayed; nothing was changed.
        """
        from sab_widget.model.taking_back import take_back

        taken = take_back(self, turns)
        if self._watchers is not None:
            self._watchers.tell()
        return taken

    def _replayed(self, turn: int) -> Game:
        """Another game that stands where this one stood at a turn."""
        game = Game(self.players, self.rules, self.seed, deals=self._deals)
        game.seed = self.seed
        for action in self._actions[:turn]:
            game.play(action)
        return game

    # Being watched

    def watch(self, told: Callable[[], object]) -> None:
        """From now on call `told` after each action that is done, and when actions are taken back.

        It is held weakly: keep it, or the object of which it is a method, for as long as it shall be told. One that
        raises an exception is reported by `logging`, and the game goes on. A copy of the game is watched by nobody.
        """
        if self._watchers is None:
            from sab_widget.model.watchers import Watchers

            self._watchers = Watchers()
        self._watchers.add(told)

    def unwatch(self, told: Callable[[], object]) -> None:
        """Call it no longer."""
        if self._watchers is not None:
            self._watchers.remove(told)

    # What there is to see

    @property
    def seat(self) -> int:
        """Whose turn it is, from 0; between rounds, who begins the next."""
        state = self._round
        return state.next_starter() if state.phase == ENDED else state.seat

    @property
    def round(self) -> int:
        """The number of the round that is played, or that has just ended; 1 for the first."""
        return self._round.number

    @property
    def round_began(self) -> int:
        """The turn at which the cards of this round were dealt."""
        return self._began

    @property
    def rounds(self) -> tuple[RoundResult, ...]:
        """How the rounds that have ended came out."""
        return tuple(self._results)

    @property
    def table(self) -> Round:
        """Everything on the table and in the hands in this round, for reading."""
        return self._round

    @property
    def mine(self) -> Mine:
        """A copy of the mine of this round, to look into and to try things on."""
        return self._round.mine.copy()

    @property
    def round_over(self) -> bool:
        """Whether the round has ended, so that the next one can be dealt or the game is over."""
        return self._round.phase == ENDED

    @property
    def over(self) -> bool:
        """Whether the last round has ended."""
        return self._round.phase == ENDED and self._round.number >= self.rules.rounds

    @property
    def nuggets(self) -> tuple[int | None, ...]:
        """Nuggets by seat, of all rounds that have ended; None where nobody wrote them down."""
        return tuple(self._round.purse)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; ties share the win. Empty while it goes on, or when nobody is known to have."""
        if not self.over:
            return ()
        seats = range(len(self.players))
        if not self.rules.has_gold:
            if any(UNKNOWN in result.roles for result in self._results):
                return ()
            won = [sum(seat in result.winners for result in self._results) for seat in seats]
            return tuple(seat for seat in seats if won[seat] and won[seat] == max(won))
        nuggets = [number for number in self.nuggets if number is not None]
        if len(nuggets) < len(seats):
            return ()
        return tuple(seat for seat in seats if nuggets[seat] == max(nuggets))

    @property
    def actions(self) -> tuple[Action, ...]:
        """All that was done so far."""
        return tuple(self._actions)

    @property
    def seats(self) -> tuple[int, ...]:
        """Who did each of `actions`."""
        return tuple(self._seats)

    @property
    def turn(self) -> int:
        """How many actions were done."""
        return len(self._actions)

    def outcome(self, turn: int) -> Outcome:
        """What came of the action that led to `turn` (1 for the first action)."""
        if type(turn) is not int or not 0 <= turn <= len(self._actions):
            raise BadRecord(f"there is no turn {shown(turn)}; the game has turns 0 to {len(self._actions)}")
        return self._outcomes.get(turn, NOTHING_MORE)

    def view(self, seat: int | None) -> View:
        """What a seat may know, and nothing else; with None, everything.

        Raises:
            BadPlayers: There is no such seat.
        """
        from sab_widget.model.view import view

        return view(self, seat)

    @property
    def record(self) -> Record:
        """The game so far as a record that can be saved and replayed."""
        from sab_widget.model.record import record_of

        return record_of(self)

    def copy(self) -> Self:
        """An equal game that shares nothing changeable with this one."""
        twin = object.__new__(type(self))
        twin.players, twin.rules, twin.seed = self.players, self.rules, self.seed
        twin._deals, twin._round = self._deals, self._round.copy()
        twin._actions, twin._seats = self._actions.copy(), self._seats.copy()
        twin._outcomes, twin._results = self._outcomes.copy(), self._results.copy()
        twin._dealt, twin._began = self._dealt.copy(), self._began
        twin._told = {viewer: story.copy() for viewer, story in self._told.items()}
        twin._watchers = None
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """All but who watches, so that a game can be sent to another process."""
        return {name: getattr(self, name) for name in Game.__slots__ if name != "_watchers"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            setattr(self, name, value)
        self._watchers = None

    def __eq__(self, other: object) -> bool:
        """Games are equal when the same was dealt and done under the same rules."""
        if not isinstance(other, Game):
            return NotImplemented
        return (
            self.players == other.players
            and self.rules == other.rules
            and self._dealt == other._dealt
            and self._actions == other._actions
            and self._results == other._results
        )

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __repr__(self) -> str:
        state = "over" if self.over else f"round {self.round}, turn of {self.players[self.seat]}"
        return f"<Game of {len(self.players)}: {state}, {self.turn} actions, seed {self.seed!r}>"


def _rules(rules: object) -> Rules:
    if not isinstance(rules, Rules):
        raise BadRules(f"{shown(rules)} are no rules: give a Rules value, such as Rules(gold_drawn='per_player')")
    return rules
