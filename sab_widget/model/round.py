"""One round: who holds what, what may be done, and what an action does (rules.md sections 3 and 4)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, Self

from sab_widget.model import tricks
from sab_widget.model.actions import Break, Discard, Lay, Map, Pass, Place, Repair, Rockfall, Take
from sab_widget.model.cells import as_spot
from sab_widget.model.later import Later
from sab_widget.model.outcomes import NOTHING_MORE, Outcome
from sab_widget.model.phases import LAYING, PLAYING, SHARING, STEALING
from sab_widget.model.reasons import Reason
from sab_widget.model.tricks import DRAW_BY_THEMSELVES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sab_widget.model import ending, refusals
    from sab_widget.model.actions import Action
    from sab_widget.model.book import Book
    from sab_widget.model.cards import Card
    from sab_widget.model.deals import Deal
    from sab_widget.model.faces import Face
    from sab_widget.model.gold import RoundResult, Sharing
    from sab_widget.model.ground import TurnedUp
else:
    ending, refusals = map(Later, ("ending", "refusals"))

_PASS: Final = (Pass(),)


class Round:
    """The state of one round. `Game` is what people use; this is where an action takes effect.

    Seats, cards, mine and the rest may be read; only `play` changes them.
    """

    __slots__ = (
        "_choices",
        "_legal",
        "_rockfalls",
        "_waiting",
        "again",
        "book",
        "broken",
        "codes",
        "deal",
        "discards",
        "facts",
        "finder",
        "gold",
        "last_path",
        "last_seat",
        "left_over",
        "looked",
        "mine",
        "number",
        "phase",
        "players",
        "purse",
        "result",
        "roles",
        "rules",
        "seat",
        "sharing",
        "stealable",
        "stock",
        "thefts",
        "thieves",
        "trapped",
        "unseen",
        "weight",
    )  # fmt: skip

    def __init__(self, book: Book, number: int, deal: Deal, purse: Sequence[int | None]) -> None:
        rules = book.rules
        self.book, self.rules, self.players, self.number, self.deal = book, rules, book.players, number, deal
        self.weight = book.weight
        self.mine = book.mine(deal.goals)
        self.codes = [book.hand(hand) for hand in deal.hands]
        """The hands as `Book.hand` keeps them."""
        self.stock = list(reversed(deal.stock))
        """The next card to be drawn is the last."""
        self.discards: list[Card] = []
        self.unseen: list[tuple[int, int]] = []
        """Which of the discards lie face down: their place in `discards`, and the seat that laid them there."""
        self.broken = dict.fromkeys(rules.tools, 0)
        """For each tool a bit for each seat that has it broken."""
        self.again: list[tuple[str, int]] = []
        """Breaks beyond the first of a tool and a seat (option `break_again`)."""
        self.gold: list[int] | None = None if deal.gold is None else list(deal.gold)
        self.purse = list(purse)
        """The nuggets of each seat, all rounds together; None where they are not known."""
        self.roles = list(deal.roles)
        """The dwarf that each seat holds now."""
        self.left_over = list(deal.left_over)
        """The dwarves that nobody holds; the next to be drawn comes first."""
        self.trapped = 0
        """A bit for each seat that is trapped."""
        self.thefts: list[int] = []
        """The seats with a theft in front of them, in the order in which the thefts were laid."""
        self.thieves: list[int] = []
        """Who has still to steal, in turn."""
        self.stealable: list[int | None] = []
        """How many pieces can be stolen from each seat; None where that is not known."""
        self.looked: list[set[int]] = [set() for _ in range(book.players)]
        """The goals that each seat has looked at with a map."""
        self.seat = deal.starter
        self.last_seat = deal.starter
        self.last_path: int | None = None
        self.phase = PLAYING
        self.finder: int | None = None
        self.sharing: Sharing | None = None
        self.result: RoundResult | None = None
        self.facts = book.layout.write({}, self.mine._down, bool(deal.left_over))
        """What decides where action cards can be played, as `sab_widget.model.facts` has it."""
        self._rockfalls: dict[int, Rockfall] = {}
        self._choices: dict[int, tuple[Face, ...]] = {}
        """The stones that wait for the player to say how they lie."""
        self._waiting = None if rules.stone_choice == "automatic" else self._choices
        self._legal: tuple[Action, ...] | None = None

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards that a seat holds, in the order of the deck."""
        return self.book.cards[self.codes[seat]]

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The cards that each seat holds."""
        return tuple(self.book.cards[code] for code in self.codes)

    # What may be done

    def legal(self) -> tuple[Action, ...]:
        """Every action that the seat whose turn it is may do, each once (case 33)."""
        if self._legal is not None:
            return self._legal
        if self.phase != PLAYING:
            self._legal = self._list_choices()
            return self._legal
        self._legal = self._list(self.codes[self.seat])
        return self._legal

    def _list(self, given: int) -> tuple[Action, ...]:
        """What may be done with the hand; `given` is the hand as far as it is known: several are discarded of it."""
        seat, book = self.seat, self.book
        hand = self.codes[seat]
        if not hand:
            return _PASS
        facts = self.facts
        paths = hand & book.path_mask
        bits, discards, _ = book.path_plans.known.get(paths) or book.path_plans[paths]
        found: list[Action] = [*discards]
        actions = hand >> book.action_shift
        if actions:
            discards, aims, falls, _ = book.action_plans.known.get(actions) or book.action_plans[actions]
            found += discards
            mine = facts | book.me[seat]
            for matters, aim in aims:
                try:
                    found += aim.known[mine & matters]
                except KeyError:
                    found += aim[mine & matters]
            if falls:
                found += self._rockfalls.values()
        if book.gives_away:
            found += book.several.known.get(given) or book.several[given]
            in_front = facts & book.in_front[seat]
            if in_front and book.rules.clear_for:
                found += book.clears[in_front, given]
        if bits and not facts & book.barred[seat]:
            sites, rows = self.mine._sites, book.rows.known
            if bits & book.ladders:
                beside = book.near_goals & sites.keys()
                if beside:
                    sites = sites | {spot: sites[spot] & ~book.ladders for spot in beside}
            for spot, could in sites.items():
                fitting = could & bits
                if fitting:
                    row = rows.get(spot) or book.rows[spot]
                    found += row.known.get(fitting) or row[fitting]
        return tuple(found)

    def _list_choices(self) -> tuple[Action, ...]:
        if self.phase == LAYING:
            return self.book.lays(self._choices)
        if self.phase == SHARING and self.sharing is not None:
            return self.book.takes(self.sharing.drawn)
        if self.phase == STEALING:
            return tricks.steals(self)
        return ()

    def why_not(self, action: Action, seat: int | None = None) -> tuple[Reason, ...]:
        """Every reason but the turn against an action of a seat, the one whose turn it is when left out (section 7)."""
        return refusals.why_not(self, action, self.seat if seat is None else seat)

    def missing(self, action: Action, seat: int) -> list[Reason]:
        """Reasons that come from the hand: cards that it takes and that are not there."""
        lacking = Counter(refusals.cards_of_action(action)) - Counter(self.hand(seat))
        return [Reason("card_not_in_hand", card=str(card)) for card in lacking]

    # What an action does

    def play(self, action: Action) -> Outcome:
        """Do a legal action; then draw a card, and it is the next seat's turn (cases 15, 37, 44)."""
        self._legal = None
        seat, codes, card = self.seat, self.codes, action.card
        if card is not None:
            codes[seat] -= self.weight[card]
        kind = type(action)
        outcome = DO[kind](self, action)
        if self.phase == PLAYING:
            self.last_seat = seat
            if self.stock and kind not in DRAW_BY_THEMSELVES:
                codes[seat] += self.weight[self.stock.pop()]
            elif not codes[seat] and not any(codes):
                return outcome._replace(result=ending.unbeaten(self))
            seat += 1
            if seat == self.players:
                seat = 0
            if not codes[seat] and self.rules.empty_hand == "skipped":
                while not codes[seat]:
                    seat = (seat + 1) % self.players
            self.seat = seat
        return outcome

    def _place(self, action: Place) -> Outcome:
        self.last_path = self.seat
        spot = action.spot
        self._rockfalls[spot] = self.book.rockfalls[spot]
        turned = self.mine._lay(spot, action.face, self._waiting)
        return self._reached(turned) if turned or self._waiting else NOTHING_MORE

    def _lay_stone(self, action: Lay) -> Outcome:
        spot = action.spot
        del self._choices[spot]
        turned: list[TurnedUp] = []
        self.mine._spread(self.mine._turn(spot, action.face, turned), None, turned, self._choices)
        return self._reached(tuple(turned))

    def _reached(self, turned: tuple[TurnedUp, ...]) -> Outcome:
        """Goals have been turned up: the round ends with the treasure; else stones may wait to be laid."""
        if any(self.mine._goals[as_spot(goal.cell)].treasure for goal in turned):
            more: list[TurnedUp] = []
            for spot, ways in self._choices.items():
                if spot in self.mine._down:  # else it has been reached through another one
                    self.mine._spread(self.mine._turn(spot, ways[0], more), None, more, None)
            self._choices.clear()
            self.finder = self.last_seat = self.seat
            return Outcome(turned + tuple(more), result=ending.found(self))
        for goal in turned:
            self.facts &= ~self.book.layout.down(as_spot(goal.cell))
        self.phase = LAYING if self._choices else PLAYING
        return Outcome(turned)

    def _break(self, action: Break) -> Outcome:
        tool, bit = action.tool, 1 << action.seat
        if self.broken[tool] & bit:
            self.again.append((tool, action.seat))
        self.broken[tool] |= bit
        self.put_in_front(tool, action.seat)
        return NOTHING_MORE

    def _repair(self, action: Repair) -> Outcome:
        """The broken tool and the card that repaired it go to the discards."""
        tool = action.tool
        assert tool is not None
        self.mend(tool, action.seat)
        self.discards += (self.book.break_card[tool], action.card)
        return NOTHING_MORE

    def mend(self, tool: str, seat: int) -> None:
        """Take away one break of a tool."""
        if self.again and (tool, seat) in self.again:
            self.again.remove((tool, seat))
        else:
            self.broken[tool] &= ~(1 << seat)
            self.take_from(tool, seat)

    def put_in_front(self, name: str, seat: int) -> None:
        """Note among the facts that something lies in front of a seat."""
        self.facts |= 1 << self.book.layout.shift[name] + seat

    def take_from(self, name: str, seat: int) -> None:
        """Note among the facts that it lies there no longer."""
        self.facts &= ~(1 << self.book.layout.shift[name] + seat)

    def tell_of_hats(self) -> None:
        """Note among the facts whether a dwarf is left over."""
        if not self.left_over:
            self.facts &= ~self.book.layout.hats

    def _map(self, action: Map) -> Outcome:
        spot = action.spot
        self.looked[self.seat].add(spot)
        self.discards.append(action.card)
        return Outcome(looked_at=self.mine._goals[spot])

    def _rockfall(self, action: Rockfall) -> Outcome:
        spot = action.spot
        del self._rockfalls[spot]
        face = self.mine._remove(spot)
        self.discards += (self.book.path_card[face], action.card)
        return Outcome(removed=face)

    def _discard(self, action: Discard) -> Outcome:
        discards = self.discards
        self.unseen.append((len(discards), self.seat))
        discards.append(action.card)
        return NOTHING_MORE

    def _pass(self, action: Pass) -> Outcome:
        return tricks.steal(self, action) if self.phase == STEALING else NOTHING_MORE

    def _take(self, action: Take) -> Outcome:
        assert self.sharing is not None
        self.sharing.take(action.nuggets)
        return Outcome(result=ending.found(self))

    def next_starter(self) -> int:
        """Who begins the next round: option `next_starter`."""
        if self.rules.next_starter == "left_of_starter":
            return (self.deal.starter + 1) % self.players
        if self.rules.next_starter == "last_path" and self.last_path is not None:
            return self.last_path
        return (self.last_seat + 1) % self.players

    def __getstate__(self) -> dict[str, Any]:
        """All but what is found anew when it is asked for, so that a round can be sent to another process."""
        left_out = ("_legal", "_waiting", "weight")
        return {name: getattr(self, name) for name in Round.__slots__ if name not in left_out}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            setattr(self, name, value)
        self.weight, self._legal = self.book.weight, None
        self._waiting = None if self.rules.stone_choice == "automatic" else self._choices

    def copy(self) -> Self:
        """An equal round that shares nothing changeable with this one."""
        twin = object.__new__(type(self))
        twin.book, twin.weight, twin.rules, twin.players = self.book, self.weight, self.rules, self.players
        twin.number, twin.deal, twin.phase, twin.facts = self.number, self.deal, self.phase, self.facts
        twin.seat, twin.last_seat, twin.last_path = self.seat, self.last_seat, self.last_path
        twin.trapped, twin.finder, twin.result, twin._legal = self.trapped, self.finder, self.result, self._legal
        twin.mine = self.mine.copy()
        twin.codes = self.codes.copy()
        twin.stock, twin.discards, twin.unseen = self.stock.copy(), self.discards.copy(), self.unseen.copy()
        twin.broken, twin.again = self.broken.copy(), self.again.copy()
        twin.gold = None if self.gold is None else self.gold.copy()
        twin.looked = [goals.copy() for goals in self.looked]
        twin.purse, twin.roles, twin.left_over = self.purse.copy(), self.roles.copy(), self.left_over.copy()
        twin.thefts, twin.thieves, twin.stealable = self.thefts.copy(), self.thieves.copy(), self.stealable.copy()
        twin.sharing = None if self.sharing is None else self.sharing.copy()
        twin._rockfalls, twin._choices = self._rockfalls.copy(), self._choices.copy()
        twin._waiting = None if self._waiting is None else twin._choices
        return twin


DO: Final[dict[type[Action], Callable[..., Outcome]]] = {
    Place: Round._place,
    Break: Round._break,
    Repair: Round._repair,
    Map: Round._map,
    Rockfall: Round._rockfall,
    Discard: Round._discard,
    Pass: Round._pass,
    Take: Round._take,
    Lay: Round._lay_stone,
    **tricks.DO,
}
