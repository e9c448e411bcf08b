"""Light playouts: a round played to its end by chance, without listing at each turn all that could be done.

A card of the hand is chosen, each alike, and only what that card can do is looked up, in the model's own tables.
Whatever is played stands in `Round.legal()`. There are two ways to go on from there:

- *plain*: where the card can be played, it is, each way alike; else it is discarded;
- *partisan*: as plain, but for what each side would never want. Who wants the treasure lays no blind card and causes
  no rockfall, lays path cards at the fitting cell that is nearest to a face-down goal, breaks tools and sets traps on
  the other side alone, repairs and frees the own side alone; a saboteur lays blind cards alone, there too. Nobody looks
  at goals or dwarves, since nobody here would act on it. What a seat would not want, it discards. Plain diggers reach
  the treasure in hardly one of a hundred rounds; these often do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sab_widget.model.actions import Break, Repair
from sab_widget.model.actions_two import Free, SwapHands, Trap
from sab_widget.model.cards import INSPECTION, MAP, Card
from sab_widget.model.cells import cell_of
from sab_widget.model.dwarves import SABOTEUR
from sab_widget.model.phases import ENDED, PLAYING, SHARING
from sab_widget.model.refusals import cards_of_action

if TYPE_CHECKING:
    from collections.abc import Callable

    from sab_widget.model.actions import Action
    from sab_widget.model.book import Book, Targets
    from sab_widget.model.faces import Face
    from sab_widget.model.round import Round

Hands = list[list["Card"]]
"""The cards of each seat in any order: a list is quicker to choose from than a hand that is kept as a number."""

_LOOKING: Final = (MAP, INSPECTION)
"""Cards that only tell something to the seat that plays them."""
_FAR: Final = 1 << 30
"""Steps, more than there are anywhere."""
_HARM: Final = frozenset({Break, Trap})
_HELP: Final = frozenset({Repair, Free})


class Playouts:
    """Plays rounds of one set of rules for one number of players to their end.

    Args:
        book: The tables of these rules.
        partisan: Whether each side leaves out what it would never want, see above.
    """

    def __init__(self, book: Book, *, partisan: bool = True) -> None:
        self.book, self.partisan = book, partisan
        self._bits = {card: book.bits.get(card, 0) for card in book.kinds}
        """The faces that a path card can show; 0 for action cards."""
        through = sum(1 << i for i, face in enumerate(book.faces) if _is_through(face))
        every = (1 << len(book.faces)) - 1
        self._wanted = (through, every & ~through) if partisan else (every, every)
        """The faces that each side lays: who wants the treasure, then the saboteurs."""
        self._aims: dict[Card, tuple[int, Targets | None]] = {}
        """Which facts matter to an action card, and its aims by them; None for a rockfall."""
        for card in book.actions:
            aims = book.action_plans[book.weight[card] >> book.action_shift][1]
            self._aims[card] = aims[0] if aims else (0, None)
        self._idle: frozenset[Card] = frozenset(map(Card, _LOOKING)) if partisan else frozenset()
        self._distances: dict[frozenset[int], Distances] = {}

    def play(self, state: Round, hands: Hands, draw: Callable[[], float]) -> int:
        """Play a round to its end; returns how many turns that took.

        Args:
            state: The round, which is played on itself.
            hands: Its hands, which are kept up with it.
            draw: Numbers from 0 to below 1, such as `random.Random.random`.
        """
        turns = 0
        while state.phase != ENDED:
            turns += self._play_cards(state, hands, draw) if state.phase == PLAYING else _choose(state, hands, draw)
        return turns

    def _play_cards(self, state: Round, hands: Hands, draw: Callable[[], float]) -> int:
        """Play until a goal is turned up, or as long as cards are played.

        One loop, since each call in it would cost more than what it does.
        """
        book, play, stock, mine = self.book, state.play, state.stock, state.mine
        bits_of, discards, known_rows = self._bits, book.discards, book.rows.known
        barred, ladders, near_goals, sites = book.barred, book.ladders, book.near_goals, mine._sites
        partisan, far, goals, down, turns = self.partisan, self._far(state), mine._down, len(mine._down), 0
        idle = self._idle
        sides = [role == SABOTEUR for role in state.roles] or [False] * state.players
        wanted = [self._wanted[side] for side in sides]
        while state.phase == PLAYING and len(goals) == down:
            turns += 1
            seat = state.seat
            hand = hands[seat]
            if not hand:
                step(state, hands, state.legal()[0])
                continue
            i = int(draw() * len(hand))
            card = hand[i]
            action: Action = discards[card]
            bits = bits_of[card]
            if bits:
                bits &= wanted[seat]
                if bits and not state.facts & barred[seat]:
                    climbs, steps, spots = bits & ladders, _FAR, []
                    for spot, could in sites.items():
                        if could & bits and not (climbs and spot in near_goals):
                            if not partisan:
                                spots.append(spot)
                            elif far[spot] < steps:
                                nearest, steps = spot, far[spot]
                    if spots or steps < _FAR:
                        spot = spots[int(draw() * len(spots))] if spots else nearest
                        fitting = sites[spot] & bits
                        row = known_rows.get(spot) or book.rows[spot]
                        ways = row.known.get(fitting) or row[fitting]
                        action = ways[int(draw() * len(ways))] if len(ways) > 1 else ways[0]
            elif card not in idle:
                action = self._aimed(state, card, sides, draw) or action
                if type(action) is SwapHands:
                    swap(hands, state, action)
                    play(action)
                    continue
            if stock:
                hand[i] = stock[-1]
            else:
                del hand[i]
            play(action)
        if stock and state.phase != PLAYING:
            del hand[i]  # the last card was not drawn after all: a stone waits, or the round is over
        return turns

    def options(self, state: Round, hand: list[Card]) -> list[Action]:
        """The legal actions but for the ways to give several cards away, in another order than `Round.legal` has.

        It is quicker than that for a hand that nobody has had before.
        """
        if not hand:
            return [*state.legal()]
        book, facts, seat = self.book, state.facts, state.seat
        bits_of, aims, discards, sites = self._bits, self._aims, book.discards, state.mine._sites
        me, near_goals, known_rows = facts | book.me[seat], book.near_goals, book.rows.known
        barred = facts & book.barred[seat]
        found: list[Action] = []
        for card in dict.fromkeys(hand):
            found.append(discards[card])
            bits = bits_of[card]
            if not bits:
                matters, aim = aims[card]
                found += state._rockfalls.values() if aim is None else aim.known.get(me & matters) or aim[me & matters]
            elif not barred:
                for spot, could in sites.items():
                    fitting = could & bits
                    if fitting and not (bits & book.ladders and spot in near_goals):
                        row = known_rows.get(spot) or book.rows[spot]
                        found += row.known.get(fitting) or row[fitting]
        return found

    def _aimed(self, state: Round, card: Card, sides: list[bool], draw: Callable[[], float]) -> Action | None:
        """A way to play an action card, each alike; None where there is none, or none that the seat wants."""
        seat, partisan = state.seat, self.partisan
        matters, aim = self._aims[card]
        if aim is None:
            falls = state._rockfalls
            options: tuple[Action, ...] = tuple(falls.values()) if sides[seat] or not partisan else ()
        else:
            facts = (state.facts | self.book.me[seat]) & matters
            options = aim.known.get(facts) or aim[facts]
        if not options:
            return None
        liked = options[int(draw() * len(options))]
        if partisan and not _wants(liked, seat, sides):
            liked = options[int(draw() * len(options))]  # it looks once more
            return liked if _wants(liked, seat, sides) else None
        return liked

    def _far(self, state: Round) -> Distances:
        """How far it is from a spot to the nearest goal that lies face down."""
        down = frozenset(state.mine._down)
        known = self._distances.get(down)
        if known is None:
            known = self._distances[down] = Distances(down)
        return known


def _is_through(face: Face) -> bool:
    """Whether none of its tunnels is blind."""
    return not any(tunnel.stub for tunnel in face.tunnels)


def _wants(action: Action, seat: int, sides: list[bool]) -> bool:
    """Whether a seat may want to do this to a player of that side."""
    kind = type(action)
    if kind in _HARM:
        return sides[action.seat] != sides[seat]  # type: ignore[attr-defined]
    return kind not in _HELP or sides[action.seat] == sides[seat]  # type: ignore[attr-defined]


class Distances(dict[int, int]):
    """How many steps it is from a spot to the nearest of some others, found when it is first asked for.

    Args:
        ends: Those others.
    """

    def __init__(self, ends: frozenset[int]) -> None:
        super().__init__()
        self._cells = [cell_of(spot) for spot in ends]

    def __missing__(self, spot: int) -> int:
        cell = cell_of(spot)
        steps = [abs(cell.column - end.column) + abs(cell.row - end.row) for end in self._cells]
        found = self[spot] = min(steps, default=0)
        return found


def step(state: Round, hands: Hands, action: Action) -> None:
    """Do any legal action, and keep the hands up with it."""
    stock, card = state.stock, action.card
    hand, before = hands[state.seat], len(stock)
    if type(action) is SwapHands:
        swap(hands, state, action)
        state.play(action)
        return
    if card is not None:
        hand.remove(card)
        top = stock[-1:]
        state.play(action)
        if len(stock) < before:
            hand += top
        return
    cards = cards_of_action(action)
    top = stock[-max(1, len(cards)) :]
    for card in cards:
        hand.remove(card)
    state.play(action)
    hand += top[len(top) - before + len(stock) :]


def swap(hands: Hands, state: Round, action: SwapHands) -> None:
    """Keep hands up with hands that are about to be swapped."""
    me, other = state.seat, action.seat
    hands[me].remove(action.card)
    hands[me], hands[other] = hands[other], hands[me]
    hands[other] += state.stock[-1:]


def _choose(state: Round, hands: Hands, draw: Callable[[], float]) -> int:
    """Choose how a stone lies or from whom to steal, each alike; of gold the most."""
    legal = state.legal()
    step(state, hands, legal[0] if state.phase == SHARING else legal[int(draw() * len(legal))])
    return 1
