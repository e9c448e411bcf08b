"""The parts of an observation: where each stands, how great its numbers get, and what they tell."""

from __future__ import annotations

from math import prod
from typing import Final, NamedTuple


class Part(NamedTuple):
    """Numbers of one kind, beside each other in an observation."""

    name: str
    first: int
    """Where they begin."""
    shape: tuple[int, ...]
    high: float
    """None of them is greater; none is below 0."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def tells(self) -> str:
        """What its numbers tell, and what they run over."""
        return TELLS[self.name]


TELLS: Final = {
    "mine": "the mine, by rows, columns and planes",
    "hand": "how many cards of each kind the viewer holds",
    "hand_sizes": "for each seat how many cards it holds",
    "broken": "for each seat and tool how often it is broken",
    "trapped": "for each seat whether it is trapped",
    "thefts": "for each seat its theft: 1 for the one laid first, 2 for the next, 0 for none",
    "roles": "for each seat the chance of each role",
    "treasure": "for each goal the chance that it is the treasure",
    "looked": "for each goal whether the viewer has looked at it with a map in this round",
    "done": "for each seat how often it has done each kind of action in this round",
    "aimed": "for each kind of action on a seat, who did it and to whom: how often in this round",
    "maps": "for each seat and goal how often it has looked there in this round",
    "discards": "the discards of each kind; last, how many the viewer has not seen",
    "known_cards": "for each seat the cards of each kind that the viewer knows in its hand, hands having been swapped",
    "doubtful": "for each seat how many of these may be gone",
    "nuggets": "for each seat its nuggets, 0 where they are secret",
    "nuggets_known": "for each seat whether they are known",
    "shared": "for each value how many gold cards the viewer can choose from",
    "waiting": "for each goal whether it is a stone that waits to be laid",
    "turn": "for each seat whether it is on turn",
    "stock": "how many cards are left to draw",
    "round": "for each round whether it is the one that is played",
    "over": "whether the game is over",
}
"""By the name of the part."""
