"""A game at the beginning of a later round, with what a seat knows of those before; the rest of them stays open."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sab_widget.model.actions import Deal as DealNext
from sab_widget.model.actions import Discard, Take
from sab_widget.model.actions_two import SwapHats
from sab_widget.model.book import book_for
from sab_widget.model.cards import UNKNOWN, Card
from sab_widget.model.cells import as_cell
from sab_widget.model.deals import TREASURE, Deal, gold_of, roles_of
from sab_widget.model.decks import cards_of
from sab_widget.model.dwarves import UNKNOWN as NOBODY_KNOWS
from sab_widget.model.errors import BadRecord
from sab_widget.model.faces import Face
from sab_widget.model.game import Game
from sab_widget.model.gold import RoundResult
from sab_widget.model.outcomes import Outcome
from sab_widget.model.round import Round

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sab_widget.model.actions import Action
    from sab_widget.model.record import Record
    from sab_widget.model.rules import Rules
    from sab_widget.model.view import Seen, View

_ANY: Final = Card(UNKNOWN)


class LaterGame(Game):
    """A game of which the earlier rounds are known only as far as a seat knows them."""

    __slots__ = ()

    def _replayed(self, turn: int) -> Game:
        raise BadRecord(f"this world cannot be taken back to turn {turn}: its earlier rounds cannot be replayed")

    @property
    def record(self) -> Record:
        """The game so far as a record that can be saved and replayed.

        Raises:
            BadRecord: Gold was chosen or stolen in an earlier round, and the seat does not know all dwarves and gold
                of the earlier rounds, so that this cannot be replayed.
        """
        try:
            return super().record
        except BadRecord as error:
            if error.step is None or error.step > self.round_began:
                raise
            raise BadRecord(
                "this world has no record: an earlier round cannot be replayed from what the seat knows of it, since "
                f"not all dwarves and gold of it are known ({error})",
                step=error.step,
            ) from error


def begun(view: View, deal: Deal, seed: int) -> Game:
    """A game in which the round that a view is about has just been dealt.

    Args:
        view: Of a seat.
        deal: How the round was dealt.
        seed: What the rounds after it will be dealt from.
    """
    rules, players = view.rules, len(view.players)
    ends = [turn for turn, seen in enumerate(view.history, 1) if seen.kind == DealNext.kind]
    before = view.history[: ends[-1]] if ends else ()
    game = object.__new__(LaterGame if before else Game)
    game.players, game.rules, game.seed, game._deals = view.players, rules, seed, None
    game._actions, game._seats = [_action(seen) for seen in before], [seen.seat for seen in before]
    game._outcomes = {turn: outcome for turn, seen in enumerate(before, 1) if any(outcome := _outcome(seen))}
    nobody = (NOBODY_KNOWS,) * players if rules.has_roles else ()
    game._results = [
        result or RoundResult(number, winner, None, nobody, (None,) * players, ())
        for number, (result, winner) in enumerate(zip(view.results, view.winner_of, strict=True), 1)
    ]
    spans = zip([0, *ends], ends, strict=False)
    game._dealt = [_dealt(view, view.history[first:end]) for first, end in spans]
    if _all_told(view):
        game._dealt = _with_gold(view, game._dealt, before)
        game._actions = list(_with_takes(view, before))
    game._dealt.append(deal)
    game._began, game._told, game._watchers = len(before), {}, None
    purse = (0,) * players if view.round == 1 else view.nuggets
    game._round = Round(book_for(rules, players), view.round, deal, purse)
    return game


def _action(seen: Seen) -> Action:
    """An action as it was seen; what nobody told the viewer is left open."""
    if seen.action is not None:
        return seen.action
    return Take(0) if seen.kind == Take.kind else Discard(_ANY)


def _outcome(seen: Seen) -> Outcome:
    """What came of an action, as far as the viewer knows."""
    turned = tuple(seen.turned_up)
    return Outcome(turned, seen.looked_at, seen.removed, None, seen.inspected, seen.hats)  # type: ignore[arg-type]  # each is a `TurnedUp`


def _dealt(view: View, seen: tuple[Seen, ...]) -> Deal:
    """What the viewer knows of how an earlier round was dealt: who began, and the goals that were turned up."""
    rules, players = view.rules, len(view.players)
    size, box = rules.hand_size(players), len(roles_of(rules, players)) if rules.has_roles else 0
    seated = players if box else 0
    turned = {cell: face for one in seen for cell, face in one.turned_up}
    return Deal(
        starter=seen[0].seat,
        roles=(NOBODY_KNOWS,) * seated,
        left_over=(NOBODY_KNOWS,) * (box - seated),
        goals=tuple(_goal(rules, turned.get(cell)) for cell in map(as_cell, rules.goal_cells)),
        hands=((_ANY,) * size,) * players,
        stock=(_ANY,) * (len(cards_of(rules.deck)) - rules.out_of_play - players * size),
        gold=None,
        out=(_ANY,) * rules.out_of_play,
    )


def _all_told(view: View) -> bool:
    """Whether the viewer knows all dwarves and all gold of the earlier rounds, as with the option `open_gold`."""
    return all(
        result is not None and NOBODY_KNOWS not in result.roles and None not in result.gold for result in view.results
    )


def _with_gold(view: View, deals: Sequence[Deal], before: Sequence[Seen]) -> list[Deal]:
    """The deals of earlier rounds with dwarves and gold as the rounds have shown them: what was taken lay on top."""
    rules, found = view.rules, []
    gold, hats = Counter(gold_of(rules)), _hats(before)
    for dealt, result in zip(deals, view.results, strict=True):
        assert result is not None
        left_over, held = list(dealt.left_over), list(result.roles if dealt.roles else ())
        for number, seat in reversed(list(enumerate(next(hats)))):  # the last dwarf that a seat drew is the one it held
            left_over[number], held[seat] = held[seat], NOBODY_KNOWS
        taken = Counter(card for cards in result.gold for card in cards or ()) & gold
        gold -= taken
        found.append(
            replace(
                dealt,
                roles=tuple(held),
                left_over=tuple(left_over),
                gold=(*taken.elements(), *gold.elements()),
            )
        )
    return found


def _hats(before: Sequence[Seen]) -> Iterator[list[int]]:
    """For each earlier round the seats that drew another dwarf, in order."""
    seats: list[int] = []
    for seen in before:
        if isinstance(seen.action, SwapHats):
            seats.append(seen.action.seat)
        elif seen.kind == DealNext.kind:
            yield seats
            seats = []


def _with_takes(view: View, before: Sequence[Seen]) -> Iterator[Action]:
    """The actions of earlier rounds, with the gold that each seat chose: a result has it in the order of taking."""
    results = iter(view.results)
    taken: dict[int, Iterator[int]] = {}
    for turn, seen in enumerate(before):
        if turn == 0 or before[turn - 1].kind == DealNext.kind:
            result = next(results)
            assert result is not None
            taken = {seat: iter(cards or ()) for seat, cards in enumerate(result.gold)}
        yield Take(next(taken[seen.seat])) if seen.kind == Take.kind else _action(seen)


def _goal(rules: Rules, face: Face | None) -> str:
    """How a deal names a goal that was turned up, and lay like this; `?` for one that was not."""
    if face is None:
        return UNKNOWN
    if face is Face(rules.treasure):
        return TREASURE
    return next((stone for stone in rules.stones if face in Face(stone).both_ways), UNKNOWN)
