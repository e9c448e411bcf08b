"""Worlds: whole games that a seat cannot tell from the one it plays, drawn at random from what it may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from numbers import Real
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sab_widget.model.actions_two import Inspect, SwapHats
from sab_widget.model.book import book_for
from sab_widget.model.cards import THEFT, TRAPPED, UNKNOWN, Card
from sab_widget.model.cells import as_spot
from sab_widget.model.deals import TREASURE, Deal, goals_of, gold_of, roles_of, shuffled
from sab_widget.model.decks import cards_of
from sab_widget.model.dwarves import UNKNOWN as NOBODY_KNOWS
from sab_widget.model.earlier import begun
from sab_widget.model.errors import SabError, shown
from sab_widget.model.faces import Face
from sab_widget.model.ground import Goal
from sab_widget.model.rewind import Old, Story

if TYPE_CHECKING:
    from sab_widget.model.game import Game
    from sab_widget.model.round import Round
    from sab_widget.model.view import View

Assignment = tuple[str, ...]
"""The dwarf that each seat holds now, by seat."""

Roles = Callable[[Random], Sequence[str]] | Mapping[Assignment, float]
"""Beliefs about who is what: a weight for each assignment, or a function that draws one."""

_ANY: Final = Card(UNKNOWN)


class NoWorld(SabError):
    """No world can be drawn: there is nothing left to guess, too little is known, or the beliefs do not fit."""


class _Secrets(NamedTuple):
    """What a seat does not know, as it may be."""

    goals: list[str]
    """What lies at each goal cell, as a deal names it."""
    hands: list[list[Card]]
    kept: list[list[Card]]
    """Of the hands that the seat has followed, the cards that have been in them all the time."""
    stock: list[Card]
    """The next card to be drawn is the last."""
    thrown: list[Card]
    """What went face down, in order."""
    old: Old
    """What was played and thrown of those hands."""
    out: list[Card]
    dwarves: list[str]
    """All of them, as they were dealt: by seat, then those left over."""


class Worlds:
    """Games that look to a seat exactly as its own does; each way in which the hidden cards may lie is alike.

    >>> from sab_widget.model import Game
    >>> view = Game(4, seed=1).view(2)
    >>> world = Worlds(view).draw(Random(5))
    >>> world.view(2) == view
    True
    >>> world.play(world.legal_actions()[0]).result is None  # it can be played on
    True

    What everybody sees is as it is, and so are the viewer's hand, its dwarf, and what maps, inspections and swapped
    hands have shown it. Everything else is shuffled: the other hands, the stock, what was discarded face down or is out
    of play, the goals, the dwarves, the gold. How the others play tells nothing here; who concludes something from it
    says so by `roles`.

    Args:
        view: What a seat knows while cards are being played.

    Raises:
        NoWorld: It is the view of everyone, the cards of the round are played, or so little was written down that even
            the seat's own cards are not known.
    """

    def __init__(self, view: View) -> None:
        if view.viewer is None:
            raise NoWorld("everyone knows everything, so there is nothing to guess: give the view of a seat")
        if view.round_over or any(goal.up and goal.treasure for goal in view.mine.goals) or not any(view.hand_sizes):
            raise NoWorld("the cards of this round are played, so there is no other way it may be; deal the next one")
        if _ANY in view.hand or (view.rules.has_roles and view.roles[view.viewer] is None):
            raise NoWorld(f"nobody wrote down what {view.players[view.viewer]} knows, so no world can be like it")
        self.view, self.viewer, self.rules = view, view.viewer, view.rules
        self.book = book_for(view.rules, len(view.players))
        self._story = story = Story(view)
        if not story.known_whole:
            raise NoWorld(
                f"{view.players[view.viewer]} gave away a hand when hands were swapped, and nobody wrote down all its "
                "cards, so no world can be like it"
            )
        self._pool = self._unseen()
        hidden = sum(story.sizes) - story.sizes[view.viewer] + story.stock + story.thrown + view.rules.out_of_play
        if (*story.sizes, story.stock, hidden) != (*view.hand_sizes, view.stock, len(self._pool)):
            raise NoWorld("the view does not fit what was done: it counts other cards than there must be")
        for followed in story.followed:
            for card in followed.cards:
                self._pool.remove(card)
        self._others = [seat for seat in range(story.players) if seat != view.viewer]
        self._goals()
        self._dwarves()
        self._gold_left = self._gold()
        self._beliefs: tuple[Roles, Callable[[Random], Sequence[str]]] | None = None
        self._seats = range(story.players)
        self._template: Round | None = None
        self._fitting: set[Assignment] = set()

    # What is known

    def _unseen(self) -> list[Card]:
        """The cards of the deck that the viewer does not see anywhere."""
        view, book = self.view, self.book
        mine, goals = view.mine, view.mine._goals
        seen = Counter(view.hand)
        seen.update(Card(face) for spot, face in mine._cards.items() if spot and spot not in goals)
        seen.update(card for card in view.discards if card is not None)
        seen.update(book.break_card[tool] for tools in view.broken for tool in tools)
        seen[Card(TRAPPED)] += sum(view.trapped)
        seen[Card(THEFT)] += len(view.thefts)
        return list((Counter(cards_of(view.rules.deck)) - seen).elements())

    def _goals(self) -> None:
        """Which goals are known, and what is left for the others."""
        rules = self.rules
        left = [TREASURE, *rules.stones]
        self._known_goals: dict[int, str] = {}
        goals = self.view.mine.goals
        for exactly in (True, False):  # a stone that has been turned up may lie the other way round
            for number, goal in enumerate(goals):
                if goal.face is None or number in self._known_goals:
                    continue
                ways = (goal.face,) if exactly else goal.face.both_ways
                name = TREASURE if goal.treasure else next((n for n in left if n != TREASURE and Face(n) in ways), None)
                if name is not None:
                    self._known_goals[number] = name
                    left.remove(name)
        self._left_goals = left
        self._spots = [as_spot(cell) for cell in rules.goal_cells]
        self._hidden_goals = [i for i in range(len(goals)) if i not in self._known_goals]
        faces = dict(zip((TREASURE, *rules.stones), goals_of(rules, (TREASURE, *rules.stones)), strict=True))
        self._goal_cards = {
            (i, name): Goal(goals[i].cell, face, rich, up=False)
            for i in self._hidden_goals
            for name, (face, rich) in faces.items()
        }

    def _dwarves(self) -> None:
        """Follow the dwarves through swapped hats: which of them, as they were dealt, the viewer knows."""
        view, viewer = self.view, self.viewer
        box = roles_of(self.rules, self._story.players) if self.rules.has_roles else ()
        held = list(range(self._story.players)) if box else []
        known: dict[int, str] = {}
        following = self._story.players
        for beat in self._story.beats:
            action, seen = beat.seen.action, beat.seen
            if isinstance(action, Inspect) and seen.inspected is not None:
                known[held[action.seat]] = seen.inspected
            elif isinstance(action, SwapHats):
                if seen.hats is not None:
                    known[held[action.seat]] = seen.hats[0]
                held[action.seat] = following
                following += 1
        role = view.roles[viewer]
        if box and role is not None:
            known[held[viewer]] = role
        self._held, self._following, self._known_dwarves = held, following, known
        self._box = list((Counter(box) - Counter(known.values())).elements())
        self._hidden_dwarves = [i for i in range(len(box)) if i not in known]
        self._size_of_box = len(box)
        self._dealt = [known.get(i, NOBODY_KNOWS) for i in range(len(box))]

    def _gold(self) -> list[int] | None:
        """The gold that is left to draw; None when the viewer cannot tell."""
        gold = Counter(gold_of(self.rules))
        for result in self.view.results if gold else ():
            if result is None:
                return None
            for cards in result.gold:
                if cards is None:
                    return None
                gold -= Counter(cards)
        return sorted(gold.elements())

    # Drawing

    def _secrets(self, chance: Random, roles: Roles | None) -> _Secrets:
        story, view = self._story, self.view
        cards = shuffled(self._pool, chance)
        thrown: list[Card] = [_ANY] * story.thrown
        kept: list[list[Card]] = [[] for _ in self._seats]
        old = story.old()
        for followed in story.followed:
            kept[followed.seat] = followed.draw(thrown, old, cards, chance)
        hands: list[list[Card]] = []
        for seat, size in enumerate(view.hand_sizes):
            if seat == self.viewer:
                hands.append(list(view.hand))
                continue
            end = len(cards) - size + len(kept[seat])
            hands.append(kept[seat] + cards[end:])
            del cards[end:]
        for place in range(story.thrown) if old.thrown else ():
            if place not in old.thrown:
                thrown[place] = cards.pop()
        if thrown and not old.thrown:
            thrown = cards[: -len(thrown) - 1 : -1]
            del cards[-len(thrown) :]
        end = len(cards) - self.rules.out_of_play
        out = cards[end:]
        del cards[end:]
        dwarves = self._draw_dwarves(chance, roles)
        return _Secrets(self._draw_goals(chance), hands, kept, cards, thrown, old, out, dwarves)

    def _draw_goals(self, chance: Random) -> list[str]:
        drawn = shuffled(self._left_goals, chance)
        if not self._known_goals:
            return drawn
        left = iter(drawn)
        return [self._known_goals.get(i) or next(left) for i in range(len(self._spots))]

    def _draw_dwarves(self, chance: Random, roles: Roles | None) -> list[str]:
        dealt = self._dealt.copy()
        hidden, box = self._hidden_dwarves, self._box
        if roles is not None and dealt:
            box = box.copy()
            for place, role in zip(self._held, self._believed(chance, roles), strict=True):
                if dealt[place] == NOBODY_KNOWS:
                    dealt[place] = role
                    box.remove(role)
            hidden = [place for place in hidden if dealt[place] == NOBODY_KNOWS]
        for place, role in zip(hidden, shuffled(box, chance), strict=True):
            dealt[place] = role
        return dealt

    def _believed(self, chance: Random, roles: Roles) -> Sequence[str]:
        """An assignment drawn from beliefs."""
        if self._beliefs is None or self._beliefs[0] is not roles:
            self._beliefs = roles, _drawing(roles)
        drawn = _assignment(self._beliefs[1](chance))
        if drawn not in self._fitting:
            self._check(drawn)
            self._fitting.add(drawn)
        return drawn

    def _check(self, drawn: Assignment) -> None:
        """Raise `NoWorld` unless the viewer may hold this for possible."""
        if len(drawn) != self._story.players:
            raise NoWorld(f"{shown(drawn)} names {len(drawn)} dwarves for {self._story.players} seats")
        guessed: list[str] = []
        for seat, (place, role) in enumerate(zip(self._held, drawn, strict=True)):
            known = self._known_dwarves.get(place)
            if known is None:
                guessed.append(role)
            elif known != role:
                raise NoWorld(f"{shown(drawn)} has a {role} at seat {seat}, but the dwarf there is known: {known}")
        more = Counter(guessed) - Counter(self._box)
        if more:
            raise NoWorld(f"{shown(drawn)} has {next(iter(more))!r} more often than it can be at the table")

    def draw(self, chance: Random, roles: Roles | None = None) -> Game:
        """A whole game: dealt as it may have been, and played to this turn as the viewer saw it.

        It can be played on with `Game.play`; the next rounds are dealt by chance. Of earlier rounds it tells what the
        viewer knows: cards discarded face down stand there as `?`, and gold that others took in secret as none. Where
        gold was chosen or stolen in them, and the viewer does not know all of their dwarves and gold, that cannot be
        replayed: the game then has no `record`, and asking for it raises a `BadRecord` that says so.

        Args:
            chance: Where chance comes from: the same gives the same world.
            roles: What is believed about the dwarves that are held now; when left out, each is alike.

        Raises:
            NoWorld: An assignment that is believed cannot be.
        """
        secrets = self._secrets(chance, roles)
        story, view = self._story, self.view
        hands, drawn = story.rewind(secrets.hands, secrets.kept, secrets.thrown, secrets.old, chance)
        starter = view.history[story.began].seat if story.beats else view.seat
        dealt = len(self._seats) if self._size_of_box else 0
        deal = Deal(
            starter=starter,
            roles=tuple(secrets.dwarves[:dealt]),
            left_over=tuple(secrets.dwarves[dealt:]),
            goals=tuple(secrets.goals),
            hands=tuple(map(tuple, hands)),
            stock=(*drawn, *reversed(secrets.stock)),
            gold=None if self._gold_left is None else tuple(shuffled(self._gold_left, chance)),
            out=tuple(secrets.out),
        )
        game = begun(view, deal, chance.getrandbits(48))
        for beat in story.beats:
            action = beat.action(secrets.thrown)
            game._round._legal = (action,)  # it was done, so it need not be looked for among all others
            game.play(action)
        game._told[self.viewer] = list(view.history)
        return game

    def round(self, chance: Random, roles: Roles | None = None) -> Round:
        """The table of such a game alone, which costs a small part of it: for programs that look at many.

        It can be played on with `Round.play`, to the end of the round. How it was dealt does not stand in it (its
        `deal` is another's), nor does the order of the gold: who gets which card is left open.

        Args:
            chance: Where chance comes from.
            roles: As `draw` has it.
        """
        return self.table(chance, roles)[0]

    def table(self, chance: Random, roles: Roles | None = None) -> tuple[Round, list[list[Card]]]:
        """What `round` gives, with the cards in each hand as a list."""
        if self._template is None:
            self._template = self.draw(Random(0)).table
            self._template._legal = None
            self._template.gold = None
            self._face_down = [place for place, by in self._template.unseen if by != self.viewer]
        secrets = self._secrets(chance, roles)
        state, book = self._template.copy(), self.book
        goals, names = state.mine._goals, secrets.goals
        for i in self._hidden_goals:
            goals[self._spots[i]] = self._goal_cards[i, names[i]]
        weigh = book.weight.__getitem__
        for seat in self._others:
            state.codes[seat] = sum(map(weigh, secrets.hands[seat]))
        state.stock = secrets.stock
        for place, card in zip(self._face_down, secrets.thrown, strict=True):
            state.discards[place] = card
        dwarves = secrets.dwarves
        state.roles = [dwarves[place] for place in self._held]
        state.left_over = dwarves[self._following :]
        return state, secrets.hands


def _drawing(roles: object) -> Callable[[Random], Sequence[str]]:
    """What draws assignments as beliefs have them."""
    if isinstance(roles, Mapping):
        return _weighed(roles)
    if not callable(roles):
        raise NoWorld(f"beliefs are {shown(roles)}; give a weight for each assignment, or a function that draws one")
    return roles  # what it draws is looked at


def _assignment(drawn: Any) -> Assignment:
    """What was drawn as a tuple of dwarves."""
    try:
        found: Assignment | None = tuple(drawn)
    except TypeError:
        found = None
    if found is None or not all(isinstance(role, str) for role in found):
        raise NoWorld(f"beliefs draw {shown(drawn)}; an assignment names the dwarf of each seat, as ('digger', ...)")
    return found


def _weighed(roles: Mapping[Assignment, Any]) -> Callable[[Random], Assignment]:
    """What draws assignments by their weights."""
    for weight in roles.values():
        if not isinstance(weight, Real):
            raise NoWorld(f"{shown(weight)} is no weight: the weights of beliefs are numbers from 0 upward")
    known = [assignment for assignment, weight in roles.items() if weight > 0]
    if not known or any(not 0 <= weight < float("inf") for weight in roles.values()):
        raise NoWorld("the weights of beliefs are numbers from 0 upward, and one at least is more than 0")
    sums = list(accumulate(roles[assignment] for assignment in known))
    return lambda chance: chance.choices(known, cum_weights=sums)[0]
