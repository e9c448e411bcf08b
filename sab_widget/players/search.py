"""The player that looks ahead: it plays worlds that may be the real one to their end, many times, and counts."""

from __future__ import annotations

import random
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from sab_widget.model.actions import Discard, Pass, Take
from sab_widget.model.actions_two import Clear, DiscardSeveral, Steal
from sab_widget.model.errors import SabError, shown
from sab_widget.model.phases import LAYING, PLAYING
from sab_widget.model.worlds import Worlds
from sab_widget.players.playouts import Playouts, step
from sab_widget.players.tree import Node
from sab_widget.players.worth import worth

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sab_widget.model.actions import Action
    from sab_widget.model.book import Book
    from sab_widget.model.cards import Card
    from sab_widget.model.round import Round
    from sab_widget.model.view import View
    from sab_widget.model.worlds import Roles

USUAL: Final = 1000
"""Iterations, when nothing else is said."""

KINDS: Final = ("partisan", "plain")
"""The kinds of playouts."""

_LONGEST: Final = 1e6
"""Seconds, more than eleven days."""


class BadSearch(SabError):
    """A budget, or another setting of a search, that makes no sense."""


class Looked(NamedTuple):
    """What a search has found out about one action."""

    action: Action
    visits: int
    """How many playouts began with it."""
    value: float
    """What they were worth to the seat on average, from 0 to 1, see `sab_widget.players.worth`."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a search has looked at before it chose."""

    looked: tuple[Looked, ...]
    """The actions, the most visited first: that one was chosen."""
    left_out: int
    """How many legal actions were not looked at: ways to give several cards away at once."""
    iterations: int
    """Each is one world and one playout."""
    seconds: float

    @property
    def playouts_per_second(self) -> float:
        """How quick it was."""
        return self.iterations / self.seconds if self.seconds else 0.0

    def __str__(self) -> str:
        said = f"{self.iterations} playouts, {self.playouts_per_second:.0f} a second"
        return "\n".join([said, *(f"{visits:6} {value:.3f}  {action}" for action, visits, value in self.looked)])


class Search:
    """Determinised Monte-Carlo tree search with one tree for all worlds.

    Each iteration draws a world that the seat cannot tell from the real one (`sab_widget.model.worlds`), goes down the
    tree as far as it has been grown, adds one action to it, plays on by chance to the end of the round
    (`sab_widget.players.playouts`), and adds what that is worth to each seat to the actions which that seat did.
    The action that was tried most often is chosen. Idea and source: single-observer information set Monte-Carlo tree
    search, Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions on Computational
    Intelligence and AI in Games 4(2), 2012.

    Each seat is taken to want to win the round, then to get gold. Where cards are given away several at a time
    (Saboteur 2), only those are looked at that give away the cards of least use now: one way to discard two, one to
    discard three, one to remove each card in front of oneself; deeper in the tree, none. Gold is
    taken highest first, and stolen from whoever is known to have most.

    >>> from sab_widget.model import Game
    >>> game, player = Game(4, seed=1), Search(iterations=20, seed=1)
    >>> player.choose(game.view(0), game.legal_actions()) in game.legal_actions()
    True
    >>> player.report.iterations
    20

    Args:
        iterations: How many iterations to think about each action; the same seed then gives the same choices.
        seconds: How long to think instead; what is chosen then depends on the speed of the machine too.
        beliefs: What to believe about who is what, by a view: a weight for each assignment of dwarves to seats, or a
            function that draws one (`sab_widget.model.worlds.Roles`); None for each alike.
        explore: How much it tries what does not look best; 0 for not at all.
        playouts: How rounds are played to their end: `partisan`, by chance but for what each side would never want, or
            `plain`, by chance alone (`sab_widget.players.playouts`).
        seed: Where chance comes from; in a game played by `play_out` or `simulate`, what follows from the game's seed.

    Raises:
        BadSearch: Both budgets, a budget that is none, a number that is none for `explore`, unknown `playouts`,
            `beliefs` that are no function, or a seed that is neither a whole number nor a text.
    """

    def __init__(
        self,
        iterations: int | None = None,
        seconds: float | None = None,
        *,
        beliefs: Callable[[View], Roles | None] | None = None,
        explore: float = 0.5,
        playouts: str = "partisan",
        seed: int | str | None = None,
    ) -> None:
        _check(iterations, seconds, explore)
        if playouts not in KINDS:
            raise BadSearch(f"playouts are {shown(playouts)}; they can be {' or '.join(map(repr, KINDS))}")
        if beliefs is not None and not callable(beliefs):
            raise BadSearch(f"beliefs are {shown(beliefs)}; give a function of a view, or None")
        if seed is not None and type(seed) is not int and not isinstance(seed, str):
            raise BadSearch(f"{shown(seed)} is no seed: a seed is a whole number or a text")
        self.iterations = USUAL if iterations is None and seconds is None else iterations
        self.seconds = seconds
        self.beliefs = beliefs
        self.explore = explore
        self.playouts = playouts
        self.report: Report | None = None
        """What was looked at before the last choice; None where nothing had to be."""
        self._chance = random.Random(seed)
        self._playouts: tuple[Book, Playouts] | None = None

    def begin(self, seat: int, seed: str) -> None:
        """Take what follows from the seed of the game."""
        self._chance = random.Random(f"{seed}/{seat}")
        self.report = None

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        """The action that was tried most often, once the budget is used up.

        Raises:
            NoWorld: So little was written down of a game at a real table that the seat's own cards are not known, or
                `beliefs` do not fit the view.
        """
        self.report = None
        if len(legal) == 1:
            return legal[0]
        if isinstance(legal[0], Take):
            return max(legal, key=lambda action: action.nuggets if isinstance(action, Take) else -1)
        if isinstance(legal[0], Steal):
            return _richest(view, legal)
        return self._look(view, legal)

    def _look(self, view: View, legal: tuple[Action, ...]) -> Action:
        begun, chance, root = perf_counter(), self._chance, Node()
        worlds = Worlds(view)
        roles = None if self.beliefs is None else self.beliefs(view)
        sensible, playouts = _sensible(view, legal), self._playouts_of(worlds)
        done = 0
        while self._goes_on(done, begun):
            state, hands = worlds.table(chance, roles)
            grow(root, sensible, state, hands, playouts, self.explore, chance.random)
            done += 1
        looked = sorted(
            (Looked(action, node.visits, node.mean) for action, node in root.children.items()),
            key=lambda one: (-one.visits, -one.value, sensible.index(one.action)),
        )
        self.report = Report(tuple(looked), len(legal) - len(sensible), done, perf_counter() - begun)
        return looked[0].action

    def _goes_on(self, done: int, begun: float) -> bool:
        if self.seconds is None:
            return done < (self.iterations or USUAL)
        return not done or perf_counter() - begun < self.seconds

    def _playouts_of(self, worlds: Worlds) -> Playouts:
        if self._playouts is None or self._playouts[0] is not worlds.book:
            self._playouts = worlds.book, Playouts(worlds.book, partisan=self.playouts == "partisan")
        return self._playouts[1]

    def __getstate__(self) -> dict[str, object]:
        """All but the tables, which another process makes for itself."""
        return {**vars(self), "_playouts": None}

    def __repr__(self) -> str:
        budget = f"iterations={self.iterations}" if self.seconds is None else f"seconds={self.seconds}"
        return f"Search({budget})"


def grow(
    root: Node,
    sensible: Sequence[Action],
    state: Round,
    hands: list[list[Card]],
    playouts: Playouts,
    explore: float,
    draw: Callable[[], float],
) -> None:
    """One iteration: down the tree in one world, one node more, a playout, and up again.

    Args:
        root: The tree, which grows.
        sensible: What can be done at its root.
        state: The world, which is played to the end of its round.
        hands: Its hands, as `Playouts.play` takes them.
        playouts: What plays it.
        explore: As `Node.choose` takes it.
        draw: Numbers from 0 to below 1.
    """
    node, path, new = root, [root], False
    seats = [state.seat]
    legal = sensible
    while not new:
        action, node, new = node.choose(legal, explore, draw)
        path.append(node)
        seats.append(state.seat)
        step(state, hands, action)
        if state.phase not in (PLAYING, LAYING):
            break
        if not new:
            legal = state.legal() if state.phase == LAYING else playouts.options(state, hands[state.seat])
    playouts.play(state, hands, draw)
    values = worth(state)
    for visited, seat in zip(path, seats, strict=True):
        visited.visits += 1
        visited.total += values[seat]


def _sensible(view: View, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """The legal actions without all but the most sensible ways to give several cards away."""
    several = [action for action in legal if isinstance(action, (DiscardSeveral, Clear))]
    if not several:
        return legal
    uses = dict.fromkeys(view.hand, 0)
    for action in legal:
        if action.card is not None and not isinstance(action, Discard):
            uses[action.card] += 1
    best: dict[tuple[str, int], Action] = {}
    for action in sorted(several, key=lambda action: sum(uses[card] for card in action.cards)):
        what = action.what if isinstance(action, Clear) else ""
        best.setdefault((what, len(action.cards)), action)
    left = set(best.values())
    return tuple(action for action in legal if not isinstance(action, (DiscardSeveral, Clear)) or action in left)


def _richest(view: View, legal: tuple[Action, ...]) -> Action:
    """Steal from whoever is known to have most; the first of those, where nobody is."""
    victims = [action for action in legal if isinstance(action, Steal)]
    return max(victims, key=lambda action: view.nuggets[action.seat] or 0, default=Pass())


def _check(iterations: object, seconds: object, explore: object) -> None:
    if iterations is not None and seconds is not None:
        raise BadSearch("the budget is iterations or seconds, not both")
    if iterations is not None and (type(iterations) is not int or iterations < 1):
        raise BadSearch(f"iterations is {shown(iterations)}; it must be a whole number from 1 upward")
    if seconds is not None and (type(seconds) not in (int, float) or not 0 < seconds < _LONGEST):  # type: ignore[operator]
        raise BadSearch(f"seconds is {shown(seconds)}; it must be a number above 0")
    if type(explore) not in (int, float) or not 0 <= explore < _LONGEST:  # type: ignore[operator]
        raise BadSearch(f"explore is {shown(explore)}; it must be a number from 0 upward")
