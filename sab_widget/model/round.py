"""One round: who holds what, what may be done, and what an action does (rules.md sections 3 and 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sab_widget.model import gold as golden
from sab_widget.model import refusals
from sab_widget.model.actions import Break, Discard, Lay, Map, Pass, Place, Repair, Rockfall, Take
from sab_widget.model.cards import ROCKFALL, Card
from sab_widget.model.cells import as_spot
from sab_widget.model.deals import DIGGER

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from sab_widget.model.actions import Action
    from sab_widget.model.book import Book
    from sab_widget.model.deals import Deal
    from sab_widget.model.faces import Face
    from sab_widget.model.gold import RoundResult
    from sab_widget.model.ground import Goal, TurnedUp
    from sab_widget.model.reasons import Reason

PLAYING: Final = "playing"
LAYING: Final = "laying"
"""A stone waits for the player to say how it lies."""
SHARING: Final = "sharing"
"""The diggers are taking their gold."""
ENDED: Final = "ended"

_PASS: Final = (Pass(),)


class Outcome(NamedTuple):
    """What came of an action, beyond the action itself and the card drawn."""

    turned_up: tuple[TurnedUp, ...] = ()
    """Goals turned up, and how they lie."""
    looked_at: Goal | None = None
    """The goal that a map showed: known to the one who looked, alone (case 14)."""
    removed: Face | None = None
    """The card that a rockfall took away, as it lay."""
    result: RoundResult | None = None
    """How the round came out, when the action ended it."""


NOTHING_MORE: Final = Outcome()


class Round:
    """The state of one round. `Game` is what people use; this is where an action takes effect.

    Seats, cards, mine and the rest may be read; only `play` changes them.
    """

    __slots__ = (
        "_choices",
        "_hurt",
        "_legal",
        "_rockfalls",
        "_targets",
        "again",
        "book",
        "broken",
        "codes",
        "deal",
        "discards",
        "finder",
        "gold",
        "last_path",
        "last_seat",
        "looked",
        "mine",
        "number",
        "phase",
        "players",
        "result",
        "rules",
        "seat",
        "sharing",
        "stock",
        "unseen",
        "weight",
    )  # fmt: skip

    def __init__(self, book: Book, number: int, deal: Deal) -> None:
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
        self.gold = list(deal.gold)
        self.looked: list[set[int]] = [set() for _ in range(book.players)]
        """The goals that each seat has looked at with a map."""
        self.seat = deal.starter
        self.last_seat = deal.starter
        self.last_path: int | None = None
        self.phase = PLAYING
        self.finder: int | None = None
        self.sharing: golden.Sharing | None = None
        self.result: RoundResult | None = None
        self._hurt = 0
        self._rockfalls: dict[int, Rockfall] = {}
        self._choices: dict[int, tuple[Face, ...]] = {}
        self._legal: tuple[Action, ...] | None = None
        # A rockfall's targets are a live view, so that laying a card adds to them.
        self._targets: dict[Card, Collection[Action]] = {Card(ROCKFALL): self._rockfalls.values()}

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards that a seat holds, in the order of the deck."""
        return self.book.cards(self.codes[seat])

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The cards that each seat holds."""
        return tuple(map(self.book.cards, self.codes))

    # What may be done

    def legal(self) -> tuple[Action, ...]:
        """Every action that the seat whose turn it is may do, each once (case 33)."""
        legal = self._legal
        if legal is None:
            legal = self._legal = self._list() if self.phase == PLAYING else self._list_choices()
        return legal

    def _list(self) -> tuple[Action, ...]:
        seat, book = self.seat, self.book
        code = self.codes[seat]
        if not code:
            return _PASS
        held = code & book.path_mask
        bits, discards = book.path_plans.get(held) or book.path_plan(held)
        found: list[Action] = [*discards]
        held = code >> book.action_shift
        if held:
            cards, discards = book.action_plans.get(held) or book.action_plan(held)
            found += discards
            if book.aims_vary:
                self._forget(cards)
            targets = self._targets
            for card in cards:
                if card not in targets:
                    self._aim(card)
                found += targets[card]
        if bits and not self._hurt >> seat & 1:
            rows, picks = book.rows, book.picks
            for spot, could in self.mine._sites.items():
                fitting = could & bits
                if fitting:
                    try:
                        found += picks[fitting](rows[spot])
                    except KeyError:
                        book.fill(spot, fitting)
                        found += picks[fitting](rows[spot])
        return tuple(found)

    def _aim(self, card: Card) -> None:
        """Find what an action card can be played on now."""
        self._targets[card] = self.book.targets(card, self.seat, self.broken, self.mine._down)

    def _forget(self, cards: Iterable[Card]) -> None:
        """What these action cards can be played on has changed."""
        for card in cards:
            if card.kind != ROCKFALL:
                self._targets.pop(card, None)

    def _list_choices(self) -> tuple[Action, ...]:
        if self.phase == LAYING:
            return self.book.lays(self._choices)
        if self.phase == SHARING and self.sharing is not None:
            return self.book.takes(self.sharing.drawn)
        return ()

    def why_not(self, action: Action, seat: int | None = None) -> tuple[Reason, ...]:
        """Every reason but the turn against an action of a seat, the one whose turn it is when left out (section 7)."""
        return refusals.why_not(self, action, self.seat if seat is None else seat)

    # What an action does

    def _end_turn(self, outcome: Outcome) -> Outcome:
        """Draw a card; then it is the next seat's turn, or the round ends (cases 15, 37, 44)."""
        codes, seat = self.codes, self.seat
        self.last_seat = seat
        if self.stock:
            codes[seat] += self.weight[self.stock.pop()]
        elif not any(codes):
            return outcome._replace(result=self._unbeaten())
        seat += 1
        if seat == self.players:
            seat = 0
        if not codes[seat] and self.rules.empty_hand == "skipped":
            while not codes[seat]:
                seat = (seat + 1) % self.players
        self.seat = seat
        return outcome

    def _place(self, action: Place) -> Outcome:
        self.codes[self.seat] -= self.weight[action.card]
        self.last_path = self.seat
        spot = action.spot
        self._rockfalls[spot] = self.book.rockfall(spot)
        if self.rules.stone_choice == "automatic":
            turned = self.mine._lay(spot, action.face)
        else:
            turned = self.mine._lay(spot, action.face, self._choices)
        if turned or self._choices:
            return self._reached(turned)
        return self._end_turn(NOTHING_MORE)

    def _lay_stone(self, action: Lay) -> Outcome:
        spot = action.spot
        del self._choices[spot]
        turned: list[TurnedUp] = []
        self.mine._spread(self.mine._turn(spot, action.face, turned), None, turned, self._choices)
        return self._reached(tuple(turned))

    def _reached(self, turned: tuple[TurnedUp, ...]) -> Outcome:
        """Goals have been turned up: the round ends with the treasure; else stones may wait to be laid."""
        self._forget(self.book.map_cards)
        if any(self.mine._goals[as_spot(goal.cell)].treasure for goal in turned):
            more: list[TurnedUp] = []
            for spot, ways in self._choices.items():
                if spot in self.mine._down:  # else it has been reached through another one
                    self.mine._spread(self.mine._turn(spot, ways[0], more), None, more, None)
            self._choices.clear()
            self.finder = self.last_seat = self.seat
            return Outcome(turned + tuple(more), result=self._found())
        if self._choices:
            self.phase = LAYING
            return Outcome(turned)
        self.phase = PLAYING
        return self._end_turn(Outcome(turned))

    def _break(self, action: Break) -> Outcome:
        self.codes[self.seat] -= self.weight[action.card]
        bit = 1 << action.seat
        if self.broken[action.tool] & bit:
            self.again.append((action.tool, action.seat))
        self.broken[action.tool] |= bit
        self._hurt |= bit
        self._forget(self.book.about[action.tool])
        return self._end_turn(NOTHING_MORE)

    def _repair(self, action: Repair) -> Outcome:
        """The broken tool and the card that repaired it go to the discards."""
        self.codes[self.seat] -= self.weight[action.card]
        tool = action.tool
        assert tool is not None
        if self.again and (tool, action.seat) in self.again:
            self.again.remove((tool, action.seat))
        else:
            self.broken[tool] &= ~(1 << action.seat)
        hurt = 0
        for mask in self.broken.values():
            hurt |= mask
        self._hurt = hurt
        self._forget(self.book.about[tool])
        self.discards += (self.book.break_card[tool], action.card)
        return self._end_turn(NOTHING_MORE)

    def _map(self, action: Map) -> Outcome:
        self.codes[self.seat] -= self.weight[action.card]
        spot = action.spot
        self.looked[self.seat].add(spot)
        self.discards.append(action.card)
        return self._end_turn(Outcome(looked_at=self.mine._goals[spot]))

    def _rockfall(self, action: Rockfall) -> Outcome:
        self.codes[self.seat] -= self.weight[action.card]
        spot = action.spot
        del self._rockfalls[spot]
        face = self.mine._remove(spot)
        self.discards += (self.book.path_card[face], action.card)
        return self._end_turn(Outcome(removed=face))

    def _discard(self, action: Discard) -> Outcome:
        self.codes[self.seat] -= self.weight[action.card]
        self.unseen.append((len(self.discards), self.seat))
        self.discards.append(action.card)
        return self._end_turn(NOTHING_MORE)

    def _pass(self, _: Pass) -> Outcome:
        return self._end_turn(NOTHING_MORE)

    def _take(self, action: Take) -> Outcome:
        assert self.sharing is not None
        self.sharing.take(action.nuggets)
        return Outcome(result=self._found())

    # How a round ends (section 4)

    def _unbeaten(self) -> RoundResult:
        """The treasure was not reached."""
        self.phase = ENDED
        roles = self.deal.roles
        if self.rules.won_by == "finder":
            self.result = golden.RoundResult(self.number, golden.NOBODY, None, roles, ((),) * self.players, ())
            return self.result
        paid, notes = golden.pay_saboteurs(self.rules, roles, self.gold)
        winners = tuple(seat for seat, role in enumerate(roles) if role != DIGGER)
        winner = golden.SABOTEURS if winners else golden.NOBODY
        self.result = golden.RoundResult(self.number, winner, None, roles, tuple(map(tuple, paid)), winners, notes)
        return self.result

    def _found(self) -> RoundResult | None:
        """The treasure was reached: the finder wins, or the diggers share gold, in turns where they choose."""
        roles, finder = self.deal.roles, self.finder
        assert finder is not None
        if self.rules.won_by == "finder":
            self.phase = ENDED
            self.result = golden.RoundResult(self.number, golden.FINDER, finder, roles, ((),) * self.players, (finder,))
            return self.result
        if self.sharing is None:
            wanted = golden.cards_to_draw(self.rules, roles, self.players)
            drawn, self.gold = self.gold[:wanted], self.gold[wanted:]
            self.sharing = golden.Sharing(drawn, golden.passing_order(self.rules, roles, finder), self.players)
            if self.rules.gold_choice == "automatic":
                self.sharing.finish()
        if self.sharing.seat is not None:
            self.phase, self.seat = SHARING, self.sharing.seat
            return None
        self.phase = ENDED
        taken = tuple(map(tuple, self.sharing.taken))
        wanted, had = golden.cards_to_draw(self.rules, roles, self.players), sum(map(len, taken))
        notes = () if had == wanted else (f"Only {had} of {wanted} gold cards were left to draw.",)
        winners = tuple(seat for seat, role in enumerate(roles) if role == DIGGER)
        self.result = golden.RoundResult(self.number, golden.DIGGERS, finder, roles, taken, winners, notes)
        return self.result

    def next_starter(self) -> int:
        """Who begins the next round: option `next_starter`."""
        if self.rules.next_starter == "left_of_starter":
            return (self.deal.starter + 1) % self.players
        if self.rules.next_starter == "last_path" and self.last_path is not None:
            return self.last_path
        return (self.last_seat + 1) % self.players

    def __getstate__(self) -> dict[str, Any]:
        """All but what is found anew when it is asked for, so that a round can be sent to another process."""
        left_out = ("_targets", "_legal", "weight")
        return {name: getattr(self, name) for name in self.__slots__ if name not in left_out}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            setattr(self, name, value)
        self.weight, self._legal = self.book.weight, None
        self._targets = {Card(ROCKFALL): self._rockfalls.values()}

    def copy(self) -> Round:
        """An equal round that shares nothing changeable with this one."""
        twin = object.__new__(Round)
        for name in ("book", "weight", "rules", "players", "number", "deal", "seat", "last_seat", "last_path", "phase",
                     "finder", "result", "_hurt", "_legal"):  # fmt: skip
            setattr(twin, name, getattr(self, name))
        twin.mine = self.mine.copy()
        twin.codes = self.codes.copy()
        twin.stock, twin.discards, twin.unseen = self.stock.copy(), self.discards.copy(), self.unseen.copy()
        twin.broken, twin.again, twin.gold = self.broken.copy(), self.again.copy(), self.gold.copy()
        twin.looked = [goals.copy() for goals in self.looked]
        twin.sharing = None if self.sharing is None else self.sharing.copy()
        twin._rockfalls, twin._choices = self._rockfalls.copy(), self._choices.copy()
        twin._targets = {**self._targets, Card(ROCKFALL): twin._rockfalls.values()}
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
}
