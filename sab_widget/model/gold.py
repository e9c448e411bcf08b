"""How gold is paid and shared at the end of a round (rules.md section 4)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from sab_widget.model.deals import DIGGER, SABOTEUR

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.model.rules import Rules

DIGGERS = "diggers"
SABOTEURS = "saboteurs"
FINDER = "finder"
NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round came out, and why each got what they got."""

    number: int
    """1 for the first round."""
    winner: str
    """`diggers`, `saboteurs`, `finder` (in games without roles) or `nobody`."""
    finder: int | None
    """The seat whose action reached the treasure, or None."""
    roles: tuple[str, ...]
    gold: tuple[tuple[int, ...], ...]
    """The gold cards that each seat got, by their nuggets."""
    winners: tuple[int, ...]
    """The seats that won the round."""
    notes: tuple[str, ...] = ()
    """What went otherwise than the pay table says, in sentences."""

    @property
    def nuggets(self) -> tuple[int, ...]:
        """Nuggets that each seat got."""
        return tuple(map(sum, self.gold))


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


def cards_to_draw(rules: Rules, roles: Sequence[str], players: int) -> int:
    """Gold cards drawn when the diggers win: option `gold_drawn` (section 4, case 16)."""
    if DIGGER not in roles:
        return 0  # nobody would be there to take one
    if rules.gold_drawn == "per_player":
        return dict(rules.gold_per_player).get(players, players)
    return sum(role == DIGGER for role in roles)


def passing_order(rules: Rules, roles: Sequence[str], finder: int) -> tuple[int, ...]:
    """The diggers in the order in which they take gold, beginning with the finder or the first digger after her."""
    players = len(roles)
    step = 1 if rules.gold_passing == "clockwise" else -1
    round_the_table = [(finder + step * i) % players for i in range(players)]
    return tuple(seat for seat in round_the_table if roles[seat] == DIGGER)


def pay_saboteurs(rules: Rules, roles: Sequence[str], gold: list[int]) -> tuple[list[list[int]], tuple[str, ...]]:
    """Pay the saboteurs out of `gold`, which is changed: the cards for each seat, and what there is to say."""
    seats = [seat for seat, role in enumerate(roles) if role == SABOTEUR]
    paid: list[list[int]] = [[] for _ in roles]
    if not seats:
        return paid, ("No saboteur was dealt, so nobody is paid.",)
    due = rules.saboteur_pay[len(seats) - 1]
    stock = tuple(gold.count(nuggets) for nuggets in range(1, max(gold, default=0) + 1))
    value, ways = due, _pay_each(due, len(seats), stock)
    while ways is None:
        value -= 1
        ways = _pay_each(value, len(seats), stock)
    for seat, way in zip(seats, ways, strict=True):
        for nuggets in way:
            gold.remove(nuggets)
        paid[seat] = list(way)
    if value == due:
        return paid, ()
    return paid, (f"The gold stock cannot pay {due} to each of {len(seats)} saboteurs, so each gets {value}.",)


@lru_cache(maxsize=4096)
def _pay_each(value: int, seats: int, stock: tuple[int, ...]) -> tuple[tuple[int, ...], ...] | None:
    """Cards worth `value` for each of so many seats, fewest in all; `stock[i]` is the number of cards of i + 1."""
    if seats == 0:
        return ()
    best: tuple[tuple[int, ...], ...] | None = None
    for way in _ways(value, stock):
        left = tuple(number - way.count(i + 1) for i, number in enumerate(stock))
        rest = _pay_each(value, seats - 1, left)
        if rest is not None and (best is None or len(way) + sum(map(len, rest)) < sum(map(len, best))):
            best = (way, *rest)
    return best


def _ways(value: int, stock: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every choice of cards worth `value`, high cards first."""
    if value == 0:
        return [()]
    return [
        (nuggets, *rest)
        for nuggets in range(min(value, len(stock)), 0, -1)
        if stock[nuggets - 1]
        for rest in _ways(value - nuggets, (*stock[: nuggets - 1], stock[nuggets - 1] - 1))  # none above this one
    ]
