"""The sample game of Saboteur 2: three rounds on chosen deals, and a "what if" that leaves the last of them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeVar

from sab_widget.model import Deal as DealNext
from sab_widget.model import Game, Map, Record, Rules, Theft
from sab_widget.model.deals import Deal, deal
from tools.sample_players_two import PlayerTwo, TalkTwo

if TYPE_CHECKING:
    from sab_widget.model import Action

T = TypeVar("T")

PLAYERS: Final = ("Kira", "Liam", "Mona", "Nils", "Olga", "Paul")
RULES: Final = Rules.saboteur2()

SEEDS: Final = (21, 431, 493)
"""The seeds of the deals, one for each round."""

WHAT_IF: Final = 92
"""After so many turns Olga lays a door; the branch asks what comes if she lays a theft."""


class Table:
    """A round between scripted players."""

    def __init__(self, game: Game) -> None:
        self.game, self.talk = game, TalkTwo(len(game.players))
        self.seats = [PlayerTwo(seat, self.talk) for seat in range(len(game.players))]
        self.talk.listen(game.view(None))

    def act(self, action: Action) -> None:
        """Do something, and say what a map has shown."""
        seat = self.game.seat
        self.game.play(action)
        if isinstance(action, Map):
            self.seats[seat].tell(self.game.view(seat), action.cell)
        self.talk.listen(self.game.view(None))

    def finish(self) -> None:
        """Play until the round has ended."""
        while not self.game.round_over:
            self.act(self.seats[self.game.seat].choose(self.game))


def record() -> Record:
    """The three rounds, with the hash of every step."""
    deals = [_dealt(SEEDS[0], RULES.first_seat)]
    game = Game(PLAYERS, RULES, deals=deals)
    Table(game).finish()
    for seed in SEEDS[1:]:
        deals.append(_dealt(seed, game.seat))
        actions = (*game.actions, DealNext())
        game = Game(PLAYERS, RULES, deals=deals)
        for action in actions:
            game.play(action)
        Table(game).finish()
    return game.record


def what_if(played: Record) -> Game:
    """The last round as it could have gone on."""
    table = Table(played.game())
    for step in played.steps[:WHAT_IF]:
        table.act(step.action)
    table.act(Theft())
    table.finish()
    return table.game


def _dealt(seed: int, starter: int) -> Deal:
    """The deal of a seed, passed on so that whoever begins gets the first hand."""
    first = deal(RULES, len(PLAYERS), seed, 1, 0, ())
    return replace(first, starter=starter, hands=_passed(first.hands, starter), roles=_passed(first.roles, starter))


def _passed(items: tuple[T, ...], seats: int) -> tuple[T, ...]:
    return items[-seats:] + items[:-seats] if seats else items
