"""Public logs of computer players at the base game, read as records of what everyone at the table could see.

A log is JSON, `{"summary": …, "games": [{"seed", "num_players", "agent_names", "roles", "outcome", "history": […]}]}`.
Each item of a history tells who acted (`actor`), what was done (`action_type`) and with which card; `reveal_goal` tells
what an action turned up. Columns, rows and goals are ours. Hands, stock, discards and what maps showed stand nowhere in
it, so they stay unknown in the records.

A game that goes wrong becomes a record up to its last good action; `Record.problem` says what is wrong with the next.
A file that cannot be read is refused with the place.

The deck of these logs is not quite the printed one; `differences` tells by which cards.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from sab_widget.importers.saboter_items import read_log
from sab_widget.model.cards import UNKNOWN, Card
from sab_widget.model.cells import Cell
from sab_widget.model.deals import TREASURE, Deal, roles_of
from sab_widget.model.decks import ACTIONS, BASE_DECK, Deck, cards_of
from sab_widget.model.errors import BadRecord
from sab_widget.model.faces import Face
from sab_widget.model.json_text import file_at, read_json
from sab_widget.model.record import Record, Step
from sab_widget.model.refusals import cards_of_action
from sab_widget.model.rules import Rules
from sab_widget.model.states import state_hash

if TYPE_CHECKING:
    from collections.abc import Iterable
    from os import PathLike

    from sab_widget.importers.saboter_items import Log, Move
    from sab_widget.model.game import Game
    from sab_widget.model.outcomes import Outcome

DECK: Final[Deck] = (
    ("NESW", 5),
    ("NES", 5),
    ("ESW", 5),
    ("NS", 4),
    ("EW", 3),
    ("ES", 4),
    ("NE", 6),
    ("N", 2),
    ("E", 2),
    ("N|S", 1),
    ("E|W", 1),
    ("E|S", 2),
    *ACTIONS,
)
"""The deck under which the games replay: as many cards as printed, with other stubs (see `differences`)."""

RULES: Final = Rules(rounds=1, deck=DECK, gold=())
"""The base game with that deck; one round, and nobody is paid."""

OUTCOMES: Final = {"miners_win": True, "saboteurs_win": False}
"""How a log says that a game ended, and whether the treasure was reached."""

LARGEST: Final = 5_000_000
"""Characters in a file that is read; eight games have some 250,000."""

MOST_GAMES: Final = 1_000
"""Games in a file that is read."""


def load(path: str | PathLike[str]) -> list[Record]:
    """The games in a file, each as far as it can be replayed; `problem` says why one goes no further.

    Raises:
        BadRecord: The file is no such log; the message holds the place.
        OSError: The file cannot be read.
    """
    file = file_at(path)
    if file.stat().st_size > 4 * LARGEST:
        raise BadRecord(f"{file.name} has {file.stat().st_size:,} bytes; a log has at most {LARGEST:,} characters")
    try:
        records = loads(file.read_bytes())
    except BadRecord as error:
        raise error.within(file.name) from None
    return [replace(record, headers={"file": file.name, **record.headers}) for record in records]


def loads(text: str | bytes) -> list[Record]:
    """The games in the text of a log; see `load`.

    >>> loads('{"games": [{"num_players": 2}]}')
    Traceback (most recent call last):
    sab_widget.model.errors.BadRecord: game 1: num_players is 2; it must be a whole number from 3 to 10
    """
    try:
        data = read_json(text, LARGEST)
    except RecursionError:
        raise BadRecord("this is no log: it is nested too deep") from None
    if not isinstance(data, dict) or not isinstance(data.get("games"), list):
        raise BadRecord('this is no log: it must be an object with a list "games"')
    if len(data["games"]) > MOST_GAMES:
        raise BadRecord(f"the file has {len(data['games']):,} games; {MOST_GAMES:,} are the most")
    return [_record(read_log(game, number)) for number, game in enumerate(data["games"], 1)]


# Replaying


def _record(log: Log) -> Record:
    """The record of one game, up to its last good action."""
    players = len(log.names)
    record = Record(
        rules=RULES,
        players=log.names,
        deals=(_deal(log),),
        title=f"Game {log.number}: {players} computer players" + (f", seed {log.seed}" if log.seed else ""),
        headers={"game": str(log.number), **({"seed": log.seed} if log.seed else {}), "outcome": log.outcome},
        comment="A log of what everyone at the table could see: no hands, no stock, no discards, and not what maps "
        f"showed. Its deck is not the printed one: {_in_words(differences())}.",
    )
    try:
        game = record.game()
    except BadRecord as error:
        raise error.within(f"game {log.number}") from None
    steps: list[Step] = []
    problem = None
    for move in log.moves:
        problem = _play(game, move)
        if problem is not None:
            break
        steps.append(Step(move.seat, move.action, state_hash(game)))
    record = replace(record, steps=tuple(steps), problem=problem or _disagrees(log, game))
    return record if record.problem or game.over else _ended_early(record, log, game)


def _deal(log: Log) -> Deal:
    """What is known of the deal: the roles, which come at the end, and the goals that were turned up."""
    players = len(log.names)
    up = {goal.cell: TREASURE if goal.treasure else _stone(goal.face) for move in log.moves for goal in move.reveals}
    box = Counter(roles_of(RULES, players)) - Counter(log.roles)
    left = box.total() - log.roles.count(UNKNOWN)
    size = RULES.hand_size(players)
    return Deal(
        starter=RULES.first_seat,
        roles=log.roles,
        left_over=(UNKNOWN,) * left if UNKNOWN in log.roles else tuple(box.elements()),
        goals=tuple(up.get(Cell(*cell), UNKNOWN) for cell in RULES.goal_cells),
        hands=((Card(UNKNOWN),) * size,) * players,
        stock=(Card(UNKNOWN),) * (len(cards_of(DECK)) - players * size),
        gold=(),
    )


def _stone(face: Face) -> str:
    """How a deal names a stone, whichever way round it lies."""
    return next((stone for stone in RULES.stones if Face(stone) in face.both_ways), face.text)


def _play(game: Game, move: Move) -> str | None:
    """Play an action; why it cannot be what was played, if so."""
    where, action = f"{move.place[:1].upper()}{move.place[1:]}", move.action
    reasons = game.why_not(action, move.seat)
    if reasons:
        return f"{where}, is not legal: {action}. {' '.join(reason.sentence for reason in reasons)}"
    try:
        outcome = game.play(action, move.seat)
    except BadRecord as error:
        return f"{where}: {error}."
    removed = outcome.removed
    if removed is not None and move.removed is not None and Card(removed) is not Card(move.removed):
        return f"{where}: the log removes {move.removed}, but {removed} lies there."
    return _turned_up_otherwise(where, move, outcome)


def _turned_up_otherwise(where: str, move: Move, outcome: Outcome) -> str | None:
    ours = {goal.cell: goal.face for goal in outcome.turned_up}
    theirs = {goal.cell: goal.face for goal in move.reveals}
    if ours == theirs:
        return None
    said = [" and ".join(f"{face} at {cell}" for cell, face in up.items()) or "nothing" for up in (theirs, ours)]
    return f"{where}: the log turns up {said[0]}, and the rules {said[1]}."


# How it ended


def _disagrees(log: Log, game: Game) -> str | None:
    """What the log says about the end of a game, where its actions say something else."""
    won, reached = OUTCOMES.get(log.outcome), game.mine.treasure_reached
    if won is None:
        return f"The log says that the game ended with {log.outcome!r}; it could be {' or '.join(OUTCOMES)}."
    if won != reached:
        but = "has been" if reached else "has not been"
        return f"The log ends with {log.outcome!r}, but by its actions the treasure {but} reached."
    stock, hands = len(game.table.stock), tuple(map(len, game.table.hands))
    if log.stock not in (None, stock):
        return f"By the log {log.stock} cards are left to draw, by its actions {stock}."
    if log.hands not in (None, hands):
        return f"By the log the hands hold {log.hands} cards, by its actions {hands}."
    if stock and not won:
        return f"The log ends with {log.outcome!r}, but {stock} cards are left to draw."
    return None


def _ended_early(record: Record, log: Log, game: Game) -> Record:
    """The record of a game that the log ends while some still hold cards, as no rule sheet does; it says so."""
    held = [name for name, hand in zip(log.names, game.table.hands, strict=True) if hand]
    number = sum(map(len, game.table.hands))
    who = held[0] if len(held) == 1 else f"{', '.join(held[:-1])} and {held[-1]}"
    said = (
        "Here the log ends, and the saboteurs have won. By the printed rules the round would go on until every hand is "
        f"empty: {who} still hold{'s' * (len(held) == 1)} {number} card{'s' * (number > 1)}."
    )
    steps = (*record.steps[:-1], replace(record.steps[-1], comment=said))
    return replace(record, steps=steps, headers={**record.headers, "ending": said})


# The deck


class Difference(NamedTuple):
    """A card of which the deck of the logs has another number than the printed one."""

    card: str
    printed: int
    here: int
    seen: int
    """The most that were seen in one of the games looked at."""

    def __str__(self) -> str:
        return f"{self.card} {self.here or 'none'} in place of {self.printed or 'none'}"


def differences(records: Iterable[Record] = ()) -> tuple[Difference, ...]:
    """In what the deck of the logs differs from the printed one, with how many of each card some games show.

    >>> [str(difference) for difference in differences()][:2]
    ['NE 6 in place of 5', 'N 2 in place of 1']
    """
    seen: Counter[Card] = Counter()
    for record in records:
        seen |= Counter(card for step in record.steps for card in cards_of_action(step.action))
    printed, here = dict(BASE_DECK), dict(DECK)
    return tuple(
        Difference(card, printed.get(card, 0), here.get(card, 0), seen[Card(card)])
        for card in dict.fromkeys((*here, *printed))
        if printed.get(card) != here.get(card)
    )


def _in_words(found: Iterable[Difference]) -> str:
    return ", ".join(map(str, found))
