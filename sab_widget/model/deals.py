"""A deal: everything that chance decides about one round, explicitly; from a seed, or checked from a record."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sab_widget.model.cards import Card
from sab_widget.model.decks import cards_of
from sab_widget.model.errors import BadRecord, SabError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sab_widget.model.rules import Rules

T = TypeVar("T")

DIGGER: Final = "digger"
SABOTEUR: Final = "saboteur"
TREASURE: Final = "treasure"
"""How a deal names the goal that is the treasure; a stone goes by its face."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What lies where when a round begins."""

    starter: int
    """The seat that begins."""
    roles: tuple[str, ...]
    """`digger` or `saboteur` by seat; empty in a game without roles."""
    left_over: tuple[str, ...]
    """The dwarf cards that nobody got."""
    goals: tuple[str, ...]
    """What lies at each of the rules' goal cells: `treasure`, or the face of a stone."""
    hands: tuple[tuple[Card, ...], ...]
    """By seat."""
    stock: tuple[Card, ...]
    """The next card to be drawn comes first."""
    gold: tuple[int, ...]
    """The gold stock as this round finds it; the next card to be drawn comes first."""

    def to_json(self) -> dict[str, Any]:
        """The deal as records write it."""
        return {
            "starter": self.starter,
            "roles": list(self.roles),
            "left_over": list(self.left_over),
            "goals": list(self.goals),
            "hands": [[card.text for card in hand] for hand in self.hands],
            "stock": [card.text for card in self.stock],
            "gold": list(self.gold),
        }

    @classmethod
    def from_json(cls, data: object) -> Deal:
        """The deal that `to_json` wrote; `check` says whether it is one of these rules."""
        if not isinstance(data, dict) or set(data) != set(cls.__slots__):
            raise BadRecord(f"a deal must be an object that has {', '.join(cls.__slots__)}, and nothing else")
        if not isinstance(data["hands"], list):
            raise BadRecord("hands must be a list of lists of cards")
        try:
            return cls(
                starter=data["starter"],
                roles=_listed(data, "roles", str),
                left_over=_listed(data, "left_over", str),
                goals=_listed(data, "goals", str),
                hands=tuple(tuple(map(Card, _listed({"hands": hand}, "hands", str))) for hand in data["hands"]),
                stock=tuple(map(Card, _listed(data, "stock", str))),
                gold=_listed(data, "gold", int),
            )
        except BadRecord:
            raise
        except SabError as error:
            raise BadRecord(f"it cannot be read: {error}") from None

    def check(self, rules: Rules, players: int, gold: Iterable[int]) -> None:
        """Raise `BadRecord` unless this is a deal of these rules for so many players, with that gold stock."""
        size = rules.hand_size(players)
        if type(self.starter) is not int or not 0 <= self.starter < players:
            raise BadRecord(f"the starter {self.starter!r} is no seat of {players} players")
        if len(self.hands) != players:
            raise BadRecord(f"the deal has {len(self.hands)} hands for {players} players")
        for seat, hand in enumerate(self.hands):
            if len(hand) != size:
                raise BadRecord(f"seat {seat} is dealt {len(hand)} cards; these rules deal {size}")
        dealt = [card for hand in self.hands for card in hand] + list(self.stock)
        _same("cards", dealt, cards_of(rules.deck))
        _same("roles", self.roles + self.left_over, roles_of(rules, players))
        if len(self.roles) != (players if rules.has_roles else 0):
            raise BadRecord(f"{len(self.roles)} roles are dealt to {players} players")
        _same("goals", self.goals, (TREASURE, *rules.stones))
        _same("gold", self.gold, gold)


def _listed(data: dict[str, Any], name: str, kind: type[T]) -> tuple[T, ...]:
    """A list of values of exactly one kind, as a tuple."""
    value = data[name]
    if not isinstance(value, list) or not all(type(item) is kind for item in value):
        raise BadRecord(f"{name} must hold lists of {'texts' if kind is str else 'whole numbers'}")
    return tuple(value)


def _same(what: str, dealt: Iterable[Any], wanted: Iterable[Any]) -> None:
    have, should = Counter(dealt), Counter(wanted)
    if have != should:
        more = [f"{number} of {str(item)!r} too many" for item, number in (have - should).items()]
        less = [f"{number} of {str(item)!r} missing" for item, number in (should - have).items()]
        raise BadRecord(f"the {what} of the deal are not those of the rules: {', '.join(more + less)}")


def roles_of(rules: Rules, players: int) -> tuple[str, ...]:
    """The dwarf cards that are shuffled for so many players (section 2)."""
    diggers, saboteurs = dict(rules.diggers).get(players, 0), dict(rules.saboteurs).get(players, 0)
    return (DIGGER,) * diggers + (SABOTEUR,) * saboteurs


def gold_of(rules: Rules) -> tuple[int, ...]:
    """The whole gold stock, card by card."""
    return tuple(nuggets for nuggets, number in rules.gold for _ in range(number))


def shuffled(items: Sequence[Any], chance: random.Random) -> list[Any]:
    """A shuffled list; made of `random()` alone, the one method whose numbers Python promises never to change."""
    draw = chance.random
    return sorted(items, key=lambda _: draw())


def deal(rules: Rules, players: int, seed: int | str, number: int, starter: int, gold: Sequence[int]) -> Deal:
    """Shuffle and deal round `number` (1 for the first); the same for the same seed, whatever was played before."""
    chance = random.Random(f"{seed}/{number}")
    roles = shuffled(roles_of(rules, players), chance)
    dealt = players if rules.has_roles else 0
    goals = shuffled((TREASURE, *rules.stones), chance)
    cards = shuffled(cards_of(rules.deck), chance)
    size = rules.hand_size(players)
    return Deal(
        starter=starter,
        roles=tuple(roles[:dealt]),
        left_over=tuple(roles[dealt:]),
        goals=tuple(goals),
        hands=tuple(tuple(cards[seat * size : (seat + 1) * size]) for seat in range(players)),
        stock=tuple(cards[players * size :]),
        gold=tuple(shuffled(sorted(gold), chance)),
    )
