"""What a seat knows as one flat array of numbers, made from its view and from nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from sab_widget.model.book import book_for
from sab_widget.model.cards import SWAP_HANDS, THEFT, TRAPPED, UNKNOWN
from sab_widget.model.errors import shown
from sab_widget.rl.errors import BadSetting
from sab_widget.rl.parts import Part
from sab_widget.rl.planes import Planes
from sab_widget.rl.story import Story, kinds_aimed, kinds_done
from sab_widget.rl.window import MARGIN, Window

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from sab_widget.model.rules import Rules
    from sab_widget.model.view import View

    Numbers = NDArray[np.float32]
    Write = Callable[[View, list[int], Numbers], None]


class Observer:
    """Turns views into arrays, for one set of rules and one number of players.

    Seats are counted from the viewer: 0 is the viewer, 1 the left neighbour, and so on clockwise.

    >>> from sab_widget.model import Game, Rules
    >>> observer = Observer(Rules(), players=3)
    >>> parts = observer.split(observer.observe(Game(3, seed=1).view(2)))
    >>> parts["hand_sizes"], parts["turn"]
    (array([6., 6., 6.], dtype=float32), array([0., 1., 0.], dtype=float32))

    Args:
        rules: The rule options.
        players: How many play.
        margin: How far the window of cells reaches beyond start and goals; what lies beyond it is not told.

    Raises:
        BadPlayers: So many can't play.
        BadSetting: The margin is none.
    """

    def __init__(self, rules: Rules, players: int, margin: int = MARGIN) -> None:
        hand_size = rules.hand_size(players)
        self.rules, self.players, self.window = rules, players, Window(rules, margin)
        self._met = rules  # the last rules found equal: comparing all options takes its time
        self._planes = Planes(rules, self.window)
        self._seats = [[(me + i) % players for i in range(players)] for me in range(players)]
        self._roles = tuple(role for role, _ in rules.dwarves)
        self._cards = {
            card: number for number, card in enumerate(book_for(rules, players).kinds) if card.text != UNKNOWN
        }
        self._stories = [Story(rules, players, viewer) for viewer in range(players)]
        self._chances: list[tuple[object, Numbers, Numbers]] = [(None, _NOTHING, _NOTHING)] * players
        self._values = sorted(value for value, _ in rules.gold) if rules.gold_choice == "player" else []
        self._plan(hand_size)

    def _plan(self, hand_size: int) -> None:
        """Lay out the parts that these rules need."""
        rules, players = self.rules, self.players
        goals, tools, cards = len(rules.goal_cells), len(rules.tools), len(self._cards)
        kinds = {card.kind for card in self._cards}
        deck = sum(number for _, number in rules.deck)
        again = deck if rules.break_again else 1
        window, planes, done, aimed = self.window, self._planes.names, kinds_done(rules), kinds_aimed(rules)
        rows: list[tuple[str, tuple[int, ...], float, Write, bool]] = [
            ("mine", (window.rows, window.columns, len(planes)), 1, self._mine, True),
            ("hand", (cards,), hand_size, self._hand, True),
            ("hand_sizes", (players,), hand_size, self._hand_sizes, True),
            ("broken", (players, tools), again, self._broken, tools > 0),
            ("trapped", (players,), 1, self._trapped, TRAPPED in kinds),
            ("thefts", (players,), players, self._thefts, THEFT in kinds),
            ("roles", (players, len(self._roles)), 1, self._role, rules.has_roles),
            ("treasure", (goals,), 1, self._treasure, True),
            ("looked", (goals,), 1, self._looked, True),
            ("done", (players, len(done)), deck, self._done, True),
            ("aimed", (len(aimed), players, players), deck, self._aimed, True),
            ("maps", (players, goals), deck, self._maps, True),
            ("discards", (cards + 1,), deck, self._discards, True),
            ("known_cards", (players, cards), hand_size, self._known, SWAP_HANDS in kinds),
            ("doubtful", (players,), hand_size, self._doubtful, SWAP_HANDS in kinds),
            ("nuggets", (players,), self._most_gold(), self._gold, rules.has_gold),
            ("nuggets_known", (players,), 1, self._gold_known, rules.has_gold),
            ("shared", (len(self._values),), deck, self._shared, bool(self._values)),
            ("waiting", (goals,), 1, self._waiting, rules.stone_choice == "player"),
            ("turn", (players,), 1, self._turn, True),
            ("stock", (1,), deck, self._stock, True),
            ("round", (rules.rounds,), 1, self._round, True),
            ("over", (1,), 1, self._over, True),
        ]
        self._writes: list[tuple[slice, tuple[int, ...], Write]] = []
        parts, first = [], 0
        for name, shape, high, write, here in rows:
            if here:
                part = Part(name, first, shape, high)
                parts.append(part)
                first += part.size
                self._writes.append((slice(part.first, first), shape, write))
        self.parts = tuple(parts)
        """What an observation consists of, in its order."""
        self.size = first
        """How many numbers it has."""
        self.names = {
            "planes": self._planes.names,
            "cards": tuple(map(str, self._cards)),
            "roles": self._roles,
            "tools": rules.tools,
            "done": done,
            "aimed": aimed,
        }
        """What the numbers of cards, planes, roles, tools and kinds of actions stand for."""

    def _most_gold(self) -> int:
        """More nuggets than anybody can have."""
        rules = self.rules
        crystals = sum(number for card, number in rules.deck if "*" in card)
        a_round = max(rules.pieces, default=0) + crystals + self.players
        return rules.rounds * a_round if rules.pieces else sum(value * number for value, number in rules.gold)

    @property
    def highs(self) -> NDArray[np.float32]:
        """The greatest value of each number; the least is 0."""
        return np.concatenate([np.full(part.size, part.high, np.float32) for part in self.parts])

    def observe(self, view: View) -> NDArray[np.float32]:
        """The numbers of a view, `size` of them.

        Of a game that was not all written down, cards of the viewer's hand that nobody knows (`?`) count in
        `hand_sizes` alone.

        Raises:
            BadSetting: It is the view of everyone, or of a game with other rules or another number of players.
        """
        if view.viewer is None:
            raise BadSetting("only a seat observes: ask the game for view(seat), not for the view of everyone")
        if len(view.players) != self.players or (view.rules is not self._met and view.rules != self.rules):
            raise BadSetting(f"this is a view of another game, with {shown(view.players)} and rules of its own")
        self._met = view.rules
        found = np.zeros(self.size, np.float32)
        seats = self._seats[view.viewer]
        for place, shape, write in self._writes:
            part = found[place]
            write(view, seats, part.reshape(shape) if len(shape) > 1 else part)
        return found

    def split(self, observation: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """An observation by the names of its parts, each in its shape; they share its memory."""
        if np.shape(observation) != (self.size,):
            raise BadSetting(f"an observation has the shape ({self.size},), not {np.shape(observation)}")
        return {part.name: observation[part.first : part.first + part.size].reshape(part.shape) for part in self.parts}

    # Each part is written by one of these: from the view, with the seats as the viewer counts them.

    def _mine(self, view: View, _: list[int], out: Numbers) -> None:
        self._planes.write(view.mine, out)

    def _hand(self, view: View, _: list[int], out: Numbers) -> None:
        for card in view.hand:
            if card.text != UNKNOWN:
                out[self._cards[card]] += 1

    def _hand_sizes(self, view: View, seats: list[int], out: Numbers) -> None:
        out[:] = [view.hand_sizes[seat] for seat in seats]

    def _broken(self, view: View, seats: list[int], out: Numbers) -> None:
        for i, seat in enumerate(seats):
            for tool in view.broken[seat]:
                out[i, self.rules.tools.index(tool)] += 1

    def _trapped(self, view: View, seats: list[int], out: Numbers) -> None:
        out[:] = [view.trapped[seat] for seat in seats]

    def _thefts(self, view: View, seats: list[int], out: Numbers) -> None:
        for place, seat in enumerate(view.thefts, 1):
            out[seats.index(seat)] = place

    def _role(self, view: View, _: list[int], out: Numbers) -> None:
        out[:] = self._counted(view)[2]

    def _treasure(self, view: View, _: list[int], out: Numbers) -> None:
        out[:] = self._counted(view)[1]

    def _counted(self, view: View) -> tuple[object, Numbers, Numbers]:
        """The chances, counted anew when something has changed that they are counted from."""
        seat = view.viewer
        assert seat is not None
        from_what = (view.dwarves, view.gone, view.mine.goals, view.looked, view.waiting)
        if self._chances[seat][0] != from_what:
            chances = view.chances()
            treasure = [float(chance) for chance in chances.treasure.values()]
            roles = [
                [float(here[role]) if role in here else 0 for role in self._roles]
                for here in (chances.roles[other] for other in self._seats[seat])
            ]
            self._chances[seat] = from_what, np.array(treasure, np.float32), np.array(roles, np.float32)
        return self._chances[seat]

    def _looked(self, view: View, _: list[int], out: Numbers) -> None:
        out[:] = [cell in view.looked for cell in self.rules.goal_cells]

    def _waiting(self, view: View, _: list[int], out: Numbers) -> None:
        out[:] = [cell in view.waiting for cell in self.rules.goal_cells]

    def _done(self, view: View, seats: list[int], out: Numbers) -> None:
        out[:] = self._stories[seats[0]].counts(view.history).done

    def _aimed(self, view: View, seats: list[int], out: Numbers) -> None:
        out[:] = self._stories[seats[0]].counts(view.history).aimed

    def _maps(self, view: View, seats: list[int], out: Numbers) -> None:
        out[:] = self._stories[seats[0]].counts(view.history).maps

    def _discards(self, view: View, _: list[int], out: Numbers) -> None:
        unseen = len(self._cards)
        numbers = [unseen if card is None else self._cards[card] for card in view.discards]
        out[:] = np.bincount(numbers, minlength=unseen + 1) if numbers else 0

    def _known(self, view: View, seats: list[int], out: Numbers) -> None:
        for i, seat in enumerate(seats):
            known = view.known_hands[seat]
            for card in () if known is None else known.cards:
                out[i, self._cards[card]] += 1

    def _doubtful(self, view: View, seats: list[int], out: Numbers) -> None:
        out[:] = [0 if (known := view.known_hands[seat]) is None else known.doubtful for seat in seats]

    def _gold(self, view: View, seats: list[int], out: Numbers) -> None:
        out[:] = [view.nuggets[seat] or 0 for seat in seats]

    def _gold_known(self, view: View, seats: list[int], out: Numbers) -> None:
        out[:] = [view.nuggets[seat] is not None for seat in seats]

    def _shared(self, view: View, _: list[int], out: Numbers) -> None:
        out[:] = [view.sharing.count(value) for value in self._values]

    def _turn(self, view: View, seats: list[int], out: Numbers) -> None:
        out[seats.index(view.seat)] = 1

    def _stock(self, view: View, _: list[int], out: Numbers) -> None:
        out[0] = view.stock

    def _round(self, view: View, _: list[int], out: Numbers) -> None:
        out[view.round - 1] = 1

    def _over(self, view: View, _: list[int], out: Numbers) -> None:
        out[0] = view.over


_NOTHING = np.zeros(0, np.float32)
