"""What one seat may know of a game, and nothing else; or, for everyone, all of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sab_widget.model.actions import Discard, Take
from sab_widget.model.actions_two import Clear, DiscardSeveral, SwapHats
from sab_widget.model.aims import barred_reasons
from sab_widget.model.cards import TRAPPED, UNKNOWN, Card
from sab_widget.model.cells import cell_of
from sab_widget.model.dwarves import UNKNOWN as NOBODY_KNOWS
from sab_widget.model.errors import BadPlayers, shown
from sab_widget.model.knowledge import knowledge
from sab_widget.model.phases import ENDED, SHARING, STEALING

if TYPE_CHECKING:
    from sab_widget.model.actions import Action
    from sab_widget.model.cells import Cell
    from sab_widget.model.chances import Chances
    from sab_widget.model.faces import Face
    from sab_widget.model.game import Game
    from sab_widget.model.gold import RoundResult
    from sab_widget.model.ground import Goal
    from sab_widget.model.knowledge import KnownDwarf, KnownHand
    from sab_widget.model.mine import Mine
    from sab_widget.model.reasons import Reason
    from sab_widget.model.round import Round
    from sab_widget.model.rules import Rules
    from sab_widget.model.worlds import Worlds


@dataclass(frozen=True, slots=True)
class Seen:
    """One action as a seat saw it."""

    seat: int
    kind: str
    action: Action | None
    """None where it would tell more than the seat may know: what another discarded face down, which gold she took.
    Where several cards were discarded face down, they stand in it as `?`."""
    turned_up: tuple[tuple[Cell, Face | None], ...] = ()
    """Goals turned up by it, and how they lie."""
    looked_at: Goal | None = None
    """What a map showed, to the one who looked."""
    removed: Face | None = None
    """The card that a rockfall took away, as it lay."""
    inspected: str | None = None
    """The dwarf that an inspection showed, to the one who looked."""
    hats: tuple[str, str] | None = None
    """Which dwarf was discarded and which drawn when hats were swapped, to the one who has it now."""


class _Later:
    """Room for what a view is worked out of later, see `sab_widget.model.glance`."""

    __slots__ = ("_later",)

    _later: tuple[int, int, int] | None


@dataclass(frozen=True, slots=True)
class View(_Later):
    """A snapshot of what a seat knows at one turn."""

    viewer: int | None
    """The seat; None for everyone."""
    rules: Rules
    players: tuple[str, ...]
    turn: int
    """How many actions were done so far."""
    round: int
    seat: int
    """Whose turn it is."""
    round_over: bool
    over: bool
    mine: Mine
    """The mine, in which the faces of goals that the seat has not seen are unknown (`Goal.face` None)."""
    hands: tuple[tuple[Card, ...] | None, ...]
    """The hand of each seat; None for those that the viewer cannot see."""
    hand_sizes: tuple[int, ...]
    stock: int
    """How many cards are left to draw."""
    discards: tuple[Card | None, ...]
    """The discards, the newest last; None for a card laid there face down by another seat, or not written down."""
    broken: tuple[tuple[str, ...], ...]
    """The broken tools in front of each seat; a tool broken twice (option `break_again`) stands there twice."""
    trapped: tuple[bool, ...]
    """Whether each seat is trapped (Saboteur 2)."""
    thefts: tuple[int, ...]
    """The seats with a theft in front of them, in the order in which the thefts were laid."""
    roles: tuple[str | None, ...]
    """Such as `digger` or `saboteur`, by seat; None where the viewer does not know, or no roles were dealt."""
    dwarves: tuple[KnownDwarf | None, ...]
    """For each seat which dwarf the viewer knows it to have or to have had, since when, and whether it is stale."""
    gone: tuple[str, ...]
    """Dwarves that the viewer knows to have been discarded in this round."""
    known_hands: tuple[KnownHand | None, ...]
    """For each other seat the cards that the viewer knows in its hand, after hands were swapped."""
    looked: tuple[Cell, ...]
    """The goals that the viewer has looked at with a map in this round."""
    waiting: tuple[Cell, ...]
    """The stones that have been reached and wait for the player to say how they lie (option `stone_choice`)."""
    nuggets: tuple[int | None, ...]
    """Nuggets by seat; others' gold is secret until the game is over (section 4), but for the option `open_gold`."""
    sharing: tuple[int, ...]
    """The gold cards that are being shared, if the viewer holds them now."""
    history: tuple[Seen, ...]
    """All that was done, as the viewer saw it."""
    results: tuple[RoundResult | None, ...]
    """How the finished rounds came out; None while a round's gold is secret to the viewer, see `winner_of`."""
    winner_of: tuple[str, ...]
    """Who won each finished round, as `RoundResult.winner` has it."""
    winners: tuple[int, ...]

    def barred(self, seat: int) -> tuple[Reason, ...]:
        """Why a seat may lay no path card at all, whatever it is; empty when nothing bars it."""
        check_seat(seat, len(self.players))
        return barred_reasons(seat, (*self.broken[seat], *((TRAPPED,) if self.trapped[seat] else ())))

    def chances(self) -> Chances:
        """Where the treasure may be and who may be what, by counting alone, each number with its source.

        For everyone (viewer None) it is counted from what an onlooker at the table can see.
        """
        from sab_widget.model.chances import chances

        return chances(self)

    def worlds(self) -> Worlds:
        """Where games can be drawn from that look to the viewer exactly as this one does.

        Raises:
            NoWorld: It is the view of everyone, the cards of the round are played, or too little was written down.
        """
        from sab_widget.model.worlds import Worlds

        return Worlds(self)

    def world(self, seed: int | str) -> Game:
        """One such game, to look into and to play on: what the viewer does not know is drawn at random.

        >>> from sab_widget.model import Game
        >>> view = Game(4, seed=1).view(2)
        >>> world = view.world(seed=3)
        >>> world.view(2) == view
        True
        >>> len(world.table.hand(0))  # which cards the viewer cannot know: they are as good a guess as any other
        6

        Args:
            seed: The same seed gives the same world.

        Raises:
            NoWorld: As `worlds` says.
        """
        import random

        return self.worlds().draw(random.Random(f"world/{seed}"))

    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's own hand; empty for everyone."""
        return () if self.viewer is None else self.hands[self.viewer] or ()

    @property
    def role(self) -> str | None:
        """The viewer's own role."""
        return None if self.viewer is None else self.roles[self.viewer]


def view(game: Game, seat: int | None) -> View:
    """What `seat` may know now; with None, everything; raises `BadPlayers` for a seat that nobody has."""
    state, players = game.table, len(game.players)
    if seat is not None:
        check_seat(seat, players)
    seats, all_seen = range(players), seat is None
    ended = state.phase == ENDED
    shown = state.phase in (ENDED, SHARING, STEALING)  # the dwarves are turned up before the gold is shared
    known = knowledge(game, seat)
    open_gold = all_seen or game.over or game.rules.open_gold
    looked = () if seat is None else tuple(cell_of(spot) for spot in sorted(state.looked[seat]))
    waiting = tuple(cell_of(spot) for spot in sorted(state._choices))
    hands = state.hands
    unseen = {
        place for place, by in state.unseen if (by != seat and not all_seen) or state.discards[place].text == UNKNOWN
    }
    return View(
        viewer=seat,
        rules=game.rules,
        players=game.players,
        turn=game.turn,
        round=game.round,
        seat=game.seat,
        round_over=ended,
        over=game.over,
        mine=state.mine.copy() if all_seen else state.mine.with_goals_hidden({*looked, *waiting}),
        hands=tuple(hand if all_seen or s == seat else None for s, hand in enumerate(hands)),
        hand_sizes=tuple(map(len, hands)),
        stock=len(state.stock),
        discards=tuple([None if place in unseen else card for place, card in enumerate(state.discards)]),
        broken=tuple([_broken(state, s) for s in seats]) if any(state.broken.values()) else ((),) * players,
        trapped=tuple([bool(state.trapped >> s & 1) for s in seats]),
        thefts=tuple(state.thefts),
        roles=tuple(
            role if (all_seen or shown or s == seat or _is_known(known.dwarves[s])) and role != NOBODY_KNOWS else None
            for s, role in enumerate(state.roles or (None,) * players)
        ),
        dwarves=known.dwarves,
        gone=known.gone,
        known_hands=known.hands,
        looked=looked,
        waiting=waiting,
        nuggets=tuple(n if open_gold or s == seat else None for s, n in enumerate(game.nuggets)),
        sharing=_shared(game, seat),
        history=_history(game, seat),
        results=tuple(result if open_gold else None for result in game.rounds),
        winner_of=tuple(result.winner for result in game.rounds),
        winners=game.winners,
    )


def _broken(state: Round, seat: int) -> tuple[str, ...]:
    """The broken tools in front of a seat."""
    return tuple(
        tool
        for tool, mask in state.broken.items()
        if mask >> seat & 1
        for _ in range(1 + state.again.count((tool, seat)))
    )


def check_seat(seat: object, players: int) -> None:
    """Raise `BadPlayers` unless it is a seat of so many players."""
    if type(seat) is not int or not 0 <= seat < players:
        raise BadPlayers(f"there is no seat {shown(seat)}; the seats are 0 to {players - 1}")


def _shared(game: Game, seat: int | None) -> tuple[int, ...]:
    sharing = game.table.sharing
    if sharing is None or sharing.seat is None or seat not in (None, sharing.seat):
        return ()
    return tuple(sharing.drawn)


def _history(game: Game, viewer: int | None) -> tuple[Seen, ...]:
    """The story as the viewer saw it; what was told once is kept with the game, so that each turn costs one entry."""
    told = game._told.setdefault(viewer, [])
    told += [_seen(game, turn, viewer) for turn in range(len(told) + 1, game.turn + 1)]
    return tuple(told)


def _seen(game: Game, turn: int, viewer: int | None) -> Seen:
    """One action of the story, without what the viewer may not know."""
    action, by, outcome = game._actions[turn - 1], game._seats[turn - 1], game.outcome(turn)
    own = viewer is None or by == viewer
    return Seen(
        seat=by,
        kind=action.kind,
        action=action if own else _as_others_see(action),
        turned_up=outcome.turned_up,
        looked_at=outcome.looked_at if own else None,
        removed=outcome.removed,
        inspected=outcome.inspected if own and outcome.inspected != NOBODY_KNOWS else None,
        hats=outcome.hats if viewer is None or (isinstance(action, SwapHats) and action.seat == viewer) else None,
    )


def _as_others_see(action: Action) -> Action | None:
    """An action as those see it who did not do it: what is discarded lies face down, gold is taken in secret."""
    match action:
        case DiscardSeveral(cards=cards):
            return DiscardSeveral((Card(UNKNOWN),) * len(cards))
        case Clear(what=what, cards=cards):
            return Clear(what, (Card(UNKNOWN),) * len(cards))
        case Discard() | Take():
            return None
    return action


def _is_known(dwarf: KnownDwarf | None) -> bool:
    return dwarf is not None and not dwarf.stale
