"""A deal: everything that chance decides about one round, explicitly; from a seed, or checked from a record."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sab_widget.model.cards import UNKNOWN, Card
from sab_widget.model.decks import cards_of
from sab_widget.model.errors import BadRecord, SabError
from sab_widget.model.faces import Face

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sab_widget.model.rules import Rules

T = TypeVar("T")

TREASURE: Final = "treasure"
"""How a deal names the goal that is the treasure; a stone goes by its face."""

STONE: Final = "stone"
"""How a deal names a goal that is a stone whose face nobody wrote down."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What lies where when a round begins; `?` stands for what nobody wrote down."""

    starter: int
    """The seat that begins."""
    roles: tuple[str, ...]
    """Such as `digger` or `saboteur`, by seat; empty in a game without roles."""
    left_over: tuple[str, ...]
    """The dwarf cards that nobody got; the next to be drawn by somebody who swaps hats comes first."""
    goals: tuple[str, ...]
    """What lies at each of the rules' goal cells: `treasure`, the face of a stone, or `stone`."""
    hands: tuple[tuple[Card, ...], ...]
    """By seat."""
    stock: tuple[Card, ...]
    """The next card to be drawn comes first."""
    gold: tuple[int, ...] | None
    """The gold stock as this round finds it; the next card to be drawn comes first. None when nobody wrote it down."""
    out: tuple[Card, ...] = ()
    """The cards that have gone out of play unseen."""

    def to_json(self) -> dict[str, Any]:
        """The deal as records write it."""
        return {
            "starter": self.starter,
            "roles": list(self.roles),
            "left_over": list(self.left_over),
            "goals": list(self.goals),
            "hands": [[card.text for card in hand] for hand in self.hands],
            "stock": [card.text for card in self.stock],
            "gold": None if self.gold is None else list(self.gold),
            **({"out": [card.text for card in self.out]} if self.out else {}),
        }

    @classmethod
    def from_json(cls, data: object) -> Deal:
        """The deal that `to_json` wrote; `check` says whether it is one of these rules."""
        needed = set(cls.__slots__) - {"out"}
        if not isinstance(data, dict) or not needed <= set(data) <= needed | {"out"}:
            named = ", ".join(name for name in cls.__slots__ if name in needed)
            raise BadRecord(f"a deal must be an object that has {named}, may have 'out', and nothing else")
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
                gold=None if data["gold"] is None else _listed(data, "gold", int),
                out=tuple(map(Card, _listed(data, "out", str))) if "out" in data else (),
            )
        except BadRecord:
            raise
        except SabError as error:
            raise BadRecord(f"it cannot be read: {error}") from None

    @property
    def complete(self) -> bool:
        """Whether everything was written down."""
        cards = (*(card for hand in self.hands for card in hand), *self.stock, *self.out)
        return Card(UNKNOWN) not in cards and not self.open_goals and UNKNOWN not in self.roles + self.left_over

    @property
    def open_goals(self) -> tuple[int, ...]:
        """The numbers of the goals of which not even the face is known."""
        return tuple(i for i, goal in enumerate(self.goals) if goal in (UNKNOWN, STONE))

    def check(self, rules: Rules, players: int, gold: Iterable[int] | None) -> None:
        """Raise `BadRecord` unless this is a deal of these rules for so many players, with that gold stock."""
        size = rules.hand_size(players)
        if type(self.starter) is not int or not 0 <= self.starter < players:
            raise BadRecord(f"the starter {self.starter!r} is no seat of {players} players")
        if len(self.hands) != players:
            raise BadRecord(f"the deal has {len(self.hands)} hands for {players} players")
        for seat, hand in enumerate(self.hands):
            if len(hand) != size:
                raise BadRecord(f"seat {seat} is dealt {len(hand)} cards; these rules deal {size}")
        if len(self.out) != rules.out_of_play:
            raise BadRecord(f"{len(self.out)} cards go out of play; these rules say {rules.out_of_play}")
        dealt = [card for hand in self.hands for card in hand] + [*self.stock, *self.out]
        _same("cards", dealt, cards_of(rules.deck))
        _same("roles", self.roles + self.left_over, roles_of(rules, players))
        if len(self.roles) != (players if rules.has_roles else 0):
            raise BadRecord(f"{len(self.roles)} roles are dealt to {players} players")
        stones = (Counter(rules.stones) - Counter(self.goals)).elements()
        named = [next(stones, goal) if goal == STONE else goal for goal in self.goals]
        _same("goals", named, (TREASURE, *rules.stones))
        if self.gold is not None and gold is not None:
            _same("gold", self.gold, gold)
        elif self.gold is not None and Counter(self.gold) - Counter(gold_of(rules)):
            raise BadRecord("the gold of the deal holds more cards of some nuggets than these rules have")


def _listed(data: dict[str, Any], name: str, kind: type[T]) -> tuple[T, ...]:
    """A list of values of exactly one kind, as a tuple."""
    value = data[name]
    if not isinstance(value, list) or not all(type(item) is kind for item in value):
        raise BadRecord(f"{name} must hold lists of {'texts' if kind is str else 'whole numbers'}")
    return tuple(value)


def _same(what: str, dealt: Iterable[Any], wanted: Iterable[Any]) -> None:
    have, should = Counter(dealt), Counter(wanted)
    unknown = have.pop(UNKNOWN, 0) + have.pop(Card(UNKNOWN), 0)
    more = [f"{number} of {str(item)!r} too many" for item, number in (have - should).items()]
    missing = should - have
    if more or missing.total() != unknown:
        less = [f"{number} of {str(item)!r} missing" for item, number in missing.items()]
        if unknown:
            less = [f"{unknown} are not known where {missing.total()} are missing"]
        raise BadRecord(f"the {what} of the deal are not those of the rules: {', '.join(more + less)}")


def roles_of(rules: Rules, players: int) -> tuple[str, ...]:
    """The dwarf cards that are shuffled for so many players (section 2)."""
    return tuple(role for role, number in rules.dwarves_for(players).items() for _ in range(number))


def goals_of(rules: Rules, goals: Sequence[str]) -> list[tuple[Face | None, bool | None]]:
    """For each goal cell the face, and whether it is the treasure, as far as a deal tells, or as it follows from it."""
    left = Counter(rules.stones) - Counter(goals)
    stone = Face(next(iter(left))) if len(left) == 1 else None
    rich: bool | None = None
    if TREASURE in goals:
        rich = False
    elif goals.count(UNKNOWN) == 1:
        rich = True
    known: dict[str, tuple[Face | None, bool | None]] = {
        TREASURE: (Face(rules.treasure), True),
        STONE: (stone, False),
        UNKNOWN: (Face(rules.treasure) if rich else None if rich is None else stone, rich),
    }
    return [known[goal] if goal in known else (Face(goal), False) for goal in goals]


def gold_of(rules: Rules) -> tuple[int, ...]:
    """The whole gold stock, card by card."""
    return tuple(chain.from_iterable([nuggets] * number for nuggets, number in rules.gold))


def shuffled(items: Sequence[Any], chance: random.Random) -> list[Any]:
    """A shuffled list; made of `random()` alone, the one method whose numbers Python promises never to change."""
    draw = chance.random
    return sorted(items, key=lambda _: draw())


def deal(rules: Rules, players: int, seed: int | str, number: int, starter: int, gold: Sequence[int] | None) -> Deal:
    """Shuffle and deal round `number` (1 for the first); the same for the same seed, whatever was played before."""
    chance = random.Random(f"{seed}/{number}")
    roles = shuffled(roles_of(rules, players), chance)
    dealt = players if rules.has_roles else 0
    goals = shuffled((TREASURE, *rules.stones), chance)
    cards = shuffled(cards_of(rules.deck), chance)
    size = rules.hand_size(players)
    out, cards = cards[: rules.out_of_play], cards[rules.out_of_play :]
    return Deal(
        starter=starter,
        roles=tuple(roles[:dealt]),
        left_over=tuple(roles[dealt:]),
        goals=tuple(goals),
        hands=tuple(tuple(cards[seat * size : (seat + 1) * size]) for seat in range(players)),
        stock=tuple(cards[players * size :]),
        gold=None if gold is None else tuple(shuffled(sorted(gold), chance)),
        out=tuple(out),
    )
