"""A short hash of a game's whole state, by which a replay notices that it has left the recorded game."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from sab_widget.model.cards import SWAP_HATS, THEFT, TRAPPED
from sab_widget.model.errors import SabError, shown

if TYPE_CHECKING:
    from sab_widget.model.cards import Card
    from sab_widget.model.game import Game
    from sab_widget.model.ground import Goal

SIZE: Final = 4
"""Bytes of a hash: enough to notice a difference, and short enough to read out."""

_ONLY_TWO: Final = frozenset({TRAPPED, THEFT, SWAP_HATS})
"""The kinds of cards by which something comes into the state that the base game has not."""


def state_text(game: Game) -> str:
    """Everything that the state consists of, written out: hands by the order of the deck, cells by their keys."""
    try:
        state = game.table
    except AttributeError:
        raise SabError(f"{shown(game)} is no game, so it has no state") from None
    cards = state.mine._cards
    mine = ";".join([f"{spot}={cards[spot].text}" for spot in sorted(cards)])
    goals = ";".join(map(_goal_text, state.mine.goals))
    hands = "|".join(map(_hand_text, state.hands))
    stock = ",".join([card.text for card in state.stock])
    discards = ",".join([card.text for card in state.discards])
    broken = ";".join(f"{tool}={mask}" for tool, mask in sorted(state.broken.items()))
    broken += "".join(f";{tool}+{seat}" for tool, seat in sorted(state.again))
    looked = ";".join(",".join(map(str, sorted(goals))) for goals in state.looked)
    sharing = "" if state.sharing is None else f"{state.sharing.drawn}{state.sharing.taken}"
    gold = "?" if state.gold is None else ",".join(map(str, state.gold))
    # What only Saboteur 2 has is left out where it cannot be there.
    there = state.book.gives_away or not _ONLY_TWO.isdisjoint(card.kind for card in state.book.actions)
    two = f"\n{state.trapped} {state.thefts} {state.thieves} {state.left_over}" if there else ""
    two += f" {state.stealable}" if state.stealable and state.rules.theft == "snapshot" else ""
    return two + "\n".join(
        [
            f"{state.number} {state.phase} {game.seat} {game.nuggets}",
            mine, goals, hands, stock, discards, broken, looked, sharing,
            ",".join(state.roles),
            gold,
        ]
    )  # fmt: skip


@lru_cache(maxsize=1024)
def _goal_text(goal: Goal) -> str:
    return f"{goal.cell}:{goal.face}{'!' * goal.up}{'$' * bool(goal.treasure)}"


@lru_cache(maxsize=4096)
def _hand_text(hand: tuple[Card, ...]) -> str:
    return ",".join([card.text for card in hand])


def state_hash(game: Game) -> str:
    """The hash of a state: eight hexadecimal digits."""
    from hashlib import blake2b  # loads OpenSSL, which playing does not need

    return blake2b(state_text(game).encode(), digest_size=SIZE).hexdigest()
