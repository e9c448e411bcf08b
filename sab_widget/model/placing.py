"""What may lie on an empty cell: the rule of fit and connection, once, as reasons; tables of it for speed.

An empty cell is told by its *signature*: two bits for each side N, E, S, W (N lowest) that say what faces it there.
Which faces may lie on it depends on nothing else (rules.md section 3, path card).
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from sab_widget.model.cells import SIDES

if TYPE_CHECKING:
    from sab_widget.model.faces import Face

NOTHING: Final = 0
"""No face-up card over that side."""
WALL: Final = 1
"""A card whose facing edge is closed."""
OPEN: Final = 2
"""A card whose facing edge is open, but not connected to the surface."""
CONNECTED: Final = 3
"""A card whose facing edge is open, and its tunnel connected."""

SIGNATURES: Final = 256


class Policy(NamedTuple):
    """The two rule options that say what a laid card must touch."""

    must_connect: bool = True
    """An open edge must meet a connected tunnel (section 3, c)."""
    must_meet: bool = False
    """Where it need not be connected: an open edge must still meet an open edge."""


CONNECT: Final = Policy()
"""The base game's: what is laid must be connected."""


class Fault(NamedTuple):
    """One reason against a face on a signature: a code, the side it concerns, and which sentence tells it."""

    code: str
    side: str | None = None
    detail: str = ""


def faces_side(signature: int, index: int) -> int:
    """What faces the cell over side number `index` (0 to 3 for N, E, S, W)."""
    return signature >> 2 * index & 3


@cache
def faults(edges: int, signature: int, policy: Policy, ladder: bool = False, goals: int = 0) -> tuple[Fault, ...]:
    """Every reason against laying a face there; empty when it may lie there.

    The one place where fit and connection are judged: lists of legal cells, explanations and scenes all ask it.

    Args:
        edges: The open edges of the face, as a sum of `BIT`s.
        signature: What faces the cell.
        policy: What a laid card must touch.
        ladder: Whether the face has a ladder: then it need only touch a card, but no goal (section 6).
        goals: The sides over which a goal lies, face down or up, as a sum of `BIT`s.
    """
    beside = [Fault("beside_goal", side) for index, side in enumerate(SIDES) if ladder and goals >> index & 1]
    if not signature:
        return (Fault("no_neighbour"), *beside)
    found = []
    meets_open, meets_connected, blind_meetings = False, False, []
    for index, side in enumerate(SIDES):
        there = faces_side(signature, index)
        is_open = bool(edges >> index & 1)
        if there == NOTHING:
            continue
        if is_open != (there != WALL):
            found.append(Fault("edge_mismatch", side))
        elif is_open:
            meets_open = True
            if there == CONNECTED:
                meets_connected = True
            else:
                blind_meetings.append(side)
    if ladder:
        found += beside
    elif policy.must_connect and not meets_connected:
        found += [Fault("not_connected", side) for side in blind_meetings] or [Fault("not_connected", None, "nothing")]
    elif policy.must_meet and not meets_open:
        found.append(Fault("not_connected", None, "meet"))
    return tuple(found)


def may_take_cards(signature: int, policy: Policy) -> bool:
    """Whether any face without a ladder could lie on this signature: what a list of legal cells need look at."""
    return any(not faults(edges, signature, policy) for edges in range(1, 16))


@cache
def live_signatures(policy: Policy) -> tuple[int, ...]:
    """`may_take_cards` for every signature."""
    return tuple(may_take_cards(signature, policy) for signature in range(SIGNATURES))


@lru_cache(maxsize=64)
def fit_table(faces: tuple[Face, ...], policy: Policy) -> tuple[int, ...]:
    """For each signature the faces that may lie there when no goal is near: bit `i` stands for `faces[i]`."""
    return tuple(
        sum(1 << i for i, face in enumerate(faces) if not faults(face.edges, signature, policy, bool(face.ladders)))
        for signature in range(SIGNATURES)
    )
