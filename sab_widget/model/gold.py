"""How gold is paid and shared at the end of a round (rules.md section 4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from sab_widget.model.dwarves import DIGGER, SABOTEUR, SELFISH
from sab_widget.model.pay import pay_each, pay_in_turn
from sab_widget.model.said import Said

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from sab_widget.model.rules import Rules

DIGGERS = "diggers"
SABOTEURS = "saboteurs"
FINDER = "finder"
SELFISH_WINS = "selfish"
NOBODY = "nobody"
UNKNOWN = "unknown"
"""Nobody wrote down enough to tell who has won."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round came out, and why each got what they got."""

    number: int
    """1 for the first round."""
    winner: str
    """`diggers`, `saboteurs`, `selfish`, `finder` (in games without roles) or `nobody`; in Saboteur 2 the colours that
    win, as `blue`, `green` or `blue and green`, else `saboteurs` or `nobody`;
    `unknown` where nobody wrote down enough."""
    finder: int | None
    """The seat whose action reached the treasure, or None."""
    roles: tuple[str, ...]
    """By seat, as they were when the round ended."""
    gold: tuple[tuple[int, ...] | None, ...]
    """The gold cards that each seat got, by their nuggets, or its pieces; None where nobody wrote them down."""
    winners: tuple[int, ...]
    """The seats that won the round."""
    notes: tuple[Said, ...] = ()
    """What is to be said about the end of the round, in sentences: who has a way, what could not be paid."""
    why: tuple[Said, ...] = ()
    """For each seat why it got what it got, in a sentence."""
    stolen: tuple[tuple[int, int], ...] = ()
    """The pieces stolen at the end of the round, as (thief, from whom), in order."""

    @property
    def nuggets(self) -> tuple[int | None, ...]:
        """Nuggets that each seat got, with what it has stolen and without what was stolen from it; None if unknown."""
        got = [None if cards is None else sum(cards) for cards in self.gold]
        for thief, victim in self.stolen:
            got[thief], got[victim] = added(got[thief], 1), added(got[victim], -1)
        return tuple(got)


def added(nuggets: int | None, more: int | None) -> int | None:
    """The sum of two numbers of nuggets, unknown where one of them is."""
    return None if nuggets is None or more is None else nuggets + more


class Sharing:
    """Drawn gold cards going round the diggers, each taking one."""

    __slots__ = ("drawn", "order", "taken")

    def __init__(self, drawn: Sequence[int], order: Sequence[int], players: int) -> None:
        self.drawn = sorted(drawn, reverse=True)
        self.order = list(order)
        self.taken: list[list[int]] = [[] for _ in range(players)]

    @property
    def seat(self) -> int | None:
        """Who takes next; None when all is shared."""
        count = sum(map(len, self.taken))
        return self.order[count % len(self.order)] if self.drawn else None

    def take(self, nuggets: int) -> None:
        """Let the seat whose turn it is take a card of that value."""
        seat = self.seat
        assert seat is not None
        self.drawn.remove(nuggets)
        self.taken[seat].append(nuggets)

    def finish(self) -> None:
        """Let everybody take the highest card that is left: the usual way, not forced."""
        while self.drawn:
            self.take(self.drawn[0])

    def copy(self) -> Sharing:
        """An equal sharing that goes its own way."""
        twin = Sharing(self.drawn, self.order, len(self.taken))
        twin.taken = [list(cards) for cards in self.taken]
        return twin


def cards_to_draw(rules: Rules, roles: Sequence[str], unpaid: Collection[int] = ()) -> int:
    """Gold cards drawn when the diggers win: option `gold_drawn` (section 4, case 16; section 5, competitive).

    Args:
        rules: The rule options.
        roles: By seat.
        unpaid: Diggers who get none.
    """
    if not rules.has_gold or not passing_order(rules, roles, 0, unpaid):
        return 0  # there is none, or nobody would be there to take one
    players = len(roles)
    if rules.gold_drawn == "per_player":
        return dict(rules.gold_per_player).get(players, players)
    counted = sum(role == DIGGER for role in roles)
    if rules.gold_drawn == "per_digger_card":
        counted = rules.dwarves_for(players)[DIGGER]
    return counted - len(unpaid)


def passing_order(rules: Rules, roles: Sequence[str], finder: int, unpaid: Collection[int] = ()) -> tuple[int, ...]:
    """The diggers in the order in which they take gold, beginning with the finder or the first digger after her.

    Those who are `unpaid` are left out.
    """
    players = len(roles)
    step = 1 if rules.gold_passing == "clockwise" else -1
    round_the_table = [(finder + step * i) % players for i in range(players)]
    return tuple(seat for seat in round_the_table if roles[seat] == DIGGER and seat not in unpaid)


def pay_saboteurs(rules: Rules, roles: Sequence[str], gold: list[int] | None, unpaid: Collection[int] = ()) -> Paid:
    """Pay the saboteurs out of the stock, which is changed; where nobody wrote the stock down, exactly.

    Those who are `unpaid` get nothing, but they count.
    """
    number = sum(role == SABOTEUR for role in roles)
    if not number:
        return Paid(((),) * len(roles), (_NO_SABOTEUR,))
    seats = [seat for seat, role in enumerate(roles) if role == SABOTEUR and seat not in unpaid]
    due = rules.saboteur_pay[number - 1] if rules.has_gold else 0
    return _paid_to(seats, [due] * len(seats), len(roles), gold, SABOTEUR)


def pay_diggers(
    rules: Rules, roles: Sequence[str], finder: int, unpaid: Collection[int], gold: list[int] | None
) -> Paid:
    """Pay fixed nuggets to the diggers, the finder first, as a tournament does (section 5)."""
    seats = [seat for seat in passing_order(rules, roles, finder) if seat not in unpaid]
    found, others = rules.digger_pay if rules.has_gold else (0, 0)
    return _paid_to(seats, [found if seat == finder else others for seat in seats], len(roles), gold, DIGGER)


def pay_selfish(rules: Rules, roles: Sequence[str], finder: int, gold: list[int] | None) -> Paid:
    """Pay the selfish dwarf who reached the treasure, and nobody else (section 5, case 18)."""
    return _paid_to([finder], [rules.selfish_pay if rules.has_gold else 0], len(roles), gold, SELFISH)


class Paid(NamedTuple):
    """Gold cards by seat, and what is to be said about them."""

    gold: tuple[tuple[int, ...], ...]
    notes: tuple[Said, ...]


_NO_SABOTEUR: Final = Said("No saboteur was dealt, so nobody is paid.", "no-saboteur")
_PAID: Final = {
    SABOTEUR: ("saboteur", "saboteurs"),
    DIGGER: ("digger", "diggers"),
    SELFISH: ("selfish dwarf", "selfish dwarves"),
}
"""One of those who are paid, and several."""


def _paid_to(seats: Sequence[int], dues: Sequence[int], players: int, gold: list[int] | None, role: str) -> Paid:
    paid: list[tuple[int, ...]] = [()] * players
    if gold is None:
        ways: Sequence[tuple[int, ...]] = [(due,) for due in dues]
    elif len(set(dues)) == 1:
        ways = pay_each(dues[0], len(seats), gold)
    else:
        ways = pay_in_turn(dues, gold)
    for seat, way in zip(seats, ways, strict=True):
        paid[seat] = way
    if all(sum(way) == due for way, due in zip(ways, dues, strict=True)):
        return Paid(tuple(paid), ())
    due, got, number = dues[0], sum(ways[0]), len(seats)
    one, several = _PAID[role]
    if number == 1:
        told = f"The gold stock cannot pay {due} to the {one}, who gets {got}."
        note = Said(told, "paid-less", due=due, role=role, got=got)
    elif len(set(dues)) == 1:
        told = f"The gold stock cannot pay {due} to each of {number} {several}, so each gets {got}."
        note = Said(told, "paid-less-each", due=due, number=number, role=role, got=got)
    else:
        note = Said(f"The gold stock could not pay all {several} in full.", "paid-not-in-full", role=role)
    return Paid(tuple(paid), (note,))
