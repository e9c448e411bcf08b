"""What a seat has come to know of others' dwarves and hands in this round, since when, and whether it still holds."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from sab_widget.model.actions_two import Clear, DiscardSeveral, Inspect, SwapHands, SwapHats
from sab_widget.model.cards import UNKNOWN
from sab_widget.model.dwarves import UNKNOWN as NOBODY_KNOWS
from sab_widget.model.phases import ENDED, SHARING, STEALING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sab_widget.model.actions import Action
    from sab_widget.model.cards import Card
    from sab_widget.model.game import Game
    from sab_widget.model.outcomes import Outcome

_AFTERWARDS: Final = ("take", "steal", "pass")
"""What may still be done when a round has been decided; nobody can end one by passing."""


class KnownDwarf(NamedTuple):
    """Which dwarf a viewer knows a seat to have, or to have had."""

    role: str
    turn: int
    """Since when."""
    how: str
    """`own`, `inspected`, or `shown` where it was turned up for all."""
    stale: bool = False
    """Whether the seat has swapped hats since, so that it has another dwarf now (case 28)."""

    @property
    def source(self) -> str:
        """How the viewer comes to know it, in words."""
        told = {"own": "the viewer's own dwarf", "shown": "turned up for all", "inspected": "shown by an inspection"}
        return f"{told[self.how]} at turn {self.turn}" + (", but it has been swapped since" if self.stale else "")


class KnownHand(NamedTuple):
    """Cards that a viewer knows in another seat's hand, having swapped hands."""

    cards: tuple[Card, ...]
    turn: int
    """Since when."""
    doubtful: int
    """So many of them may be gone: the seat has discarded that many cards face down since."""


class Knowledge(NamedTuple):
    """What one viewer knows of each seat in this round."""

    dwarves: tuple[KnownDwarf | None, ...]
    gone: tuple[str, ...]
    """Dwarves that the viewer knows to be out of the game for this round, because somebody swapped hats."""
    hands: tuple[KnownHand | None, ...]


def knowledge(game: Game, viewer: int | None) -> Knowledge:
    """What a viewer knows of dwarves and hands; for everyone, what an onlooker at the table does."""
    state, seats = game.table, range(len(game.players))
    begin = game.round_began
    roles = state.roles or [NOBODY_KNOWS] * len(seats)
    dwarves: list[KnownDwarf | None] = [None] * len(seats)
    gone: list[str] = []
    hands: list[KnownHand | None] = [None] * len(seats)
    if viewer is not None and state.deal.roles:
        dwarves[viewer] = _dwarf(state.deal.roles[viewer], begin, "own")
    swapped = False
    for turn, by, action, outcome in _events(game, begin):
        swapped = swapped or isinstance(action, SwapHands)
        if isinstance(action, Inspect) and by == viewer and outcome.inspected is not None:
            dwarves[action.seat] = _dwarf(outcome.inspected, turn, "inspected")
        elif isinstance(action, SwapHats):
            known = dwarves[action.seat]
            if known is not None and not known.stale:
                gone.append(known.role)
                dwarves[action.seat] = known._replace(stale=True)
            if action.seat == viewer and outcome.hats is not None:
                dwarves[viewer] = _dwarf(outcome.hats[1], turn, "own")
    if state.phase in (SHARING, STEALING, ENDED):  # the dwarves are turned up before gold is shared or stolen
        ended = next(turn for turn in range(game.turn, begin, -1) if game._actions[turn - 1].kind not in _AFTERWARDS)
        dwarves = [_dwarf(role, ended, "shown") for role in roles]
    if swapped and viewer is not None:
        hands = _hands(game, begin, viewer)
    return Knowledge(tuple(dwarves), tuple(gone), tuple(hands))


def _dwarf(role: str, turn: int, how: str) -> KnownDwarf | None:
    return None if role == NOBODY_KNOWS else KnownDwarf(role, turn, how)


def _events(game: Game, begin: int) -> Iterator[tuple[int, int, Action, Outcome]]:
    """The actions since `begin` of which something came."""
    for turn in [turn for turn in game._outcomes if turn > begin]:
        yield turn, game._seats[turn - 1], game._actions[turn - 1], game._outcomes[turn]


def _hands(game: Game, begin: int, viewer: int) -> list[KnownHand | None]:
    """Follow the cards that the viewer has given away or seen, through all that was done since."""
    known: list[KnownHand | None] = [None] * len(game.players)
    for turn in range(begin + 1, game.turn + 1):
        action, by = game._actions[turn - 1], game._seats[turn - 1]
        known[by] = _less(known[by], action)
        if isinstance(action, SwapHands):
            other, given = action.seat, game.outcome(turn).swapped
            known[by], known[other] = known[other], known[by]
            if given is not None and viewer in (by, other):
                away, got = (given, (other, by)) if by == viewer else (given[::-1], (by, other))
                known[got[0]] = KnownHand(tuple(card for card in away[0] if card.text != UNKNOWN), turn, 0)
                known[viewer] = None
    # Everybody sees which hands are empty.
    return [hand if hand and hand.cards and held else None for hand, held in zip(known, game.table.codes, strict=True)]


def _less(hand: KnownHand | None, action: Action) -> KnownHand | None:
    """What is known of a hand after its player has done this."""
    if hand is None:
        return None
    if action.kind in ("discard", "discard several", "clear"):
        number = len(action.cards) if isinstance(action, (DiscardSeveral, Clear)) else 1
        return hand._replace(doubtful=min(len(hand.cards), hand.doubtful + number))
    if action.card is None or action.card.text == UNKNOWN:
        return hand
    left = Counter(hand.cards) - Counter([action.card])
    cards = tuple(left.elements())
    return hand._replace(cards=cards, doubtful=min(len(cards), hand.doubtful))
