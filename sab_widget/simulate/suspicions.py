"""What a digger thinks of the others, turn by turn, in the records of a study."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from sab_widget.model.dwarves import SABOTEUR
from sab_widget.model.phases import LAYING, PLAYING
from sab_widget.players.beliefs import believed
from sab_widget.players.reading import Reading
from sab_widget.simulate.columns import TRUTH, WHOLE, Column
from sab_widget.simulate.frames import NUMBER, check_frame, frame_of, need

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sab_widget.model.game import Game
    from sab_widget.model.record import Record
    from sab_widget.simulate.records import Records

SUSPICIONS: Final = (
    Column("game", WHOLE, "number of the game in the study, from 0"),
    Column("round", WHOLE, "number of the round, from 1"),
    Column("viewer", WHOLE, "seat of the digger who thinks so"),
    Column("turns", WHOLE, "actions of all seats in the round, up to the one that decided it"),
    Column("turn", WHOLE, "how many of them had been done"),
    Column("at", WHOLE, "how many actions of the whole game had been done: the turn of the record"),
    Column("seat", WHOLE, "seat of whom it is thought"),
    Column("acts", WHOLE, "how many of the actions done were this seat's"),
    Column("saboteur", TRUTH, "whether this seat was a saboteur at the end of the round"),
    Column("prior", NUMBER, "probability that it is one before anything was done, from counting dwarves"),
    Column("belief", NUMBER, "probability that it is one, as `sab_widget.players.beliefs` has it"),
)
"""The columns of the table that `suspicions` makes."""

_Row = tuple[int, int, int, int, int, int, int, int, bool, float, float]


def suspicions(records: Records, *, seed: int = 0, frame: Any = "pandas") -> Any:
    """Replay the records of a study, and write down what one digger of each round thinks, by `beliefs`.

    It is one digger, drawn by chance, since all diggers see the same deeds: what they think differs only by their own
    dwarf. Rounds without a digger, or without roles, are left out.

    Args:
        records: What `simulate(…, keep="all")` has kept.
        seed: What it is drawn from, who looks on.
        frame: The library of the table, by its name.

    Returns:
        A table with the columns `SUSPICIONS`: a row for each turn of a round, from before the first action to before
        the last one, and each seat but the viewer's.

    Raises:
        BadRecord: A record cannot be replayed.
        BadStudy: There are no tables of such a library.
        MissingLibrary: One that is needed is not installed.
    """
    need("narwhals", "numpy")
    check_frame(frame)
    rows: list[_Row] = []
    for number, record in zip(records.numbers, records, strict=True):
        rows += _of_record(record, number, seed)
    columns = {column.name: [row[place] for row in rows] for place, column in enumerate(SUSPICIONS)}
    return frame_of(columns, SUSPICIONS, frame)


def _of_record(record: Record, number: int, seed: int) -> Iterator[_Row]:
    game = record.game()
    diggers = _diggers(record)
    reading = Reading()
    thought: list[tuple[list[int], list[float]]] = []
    """For each turn of the round: the actions of each seat so far, and how likely it is to be a saboteur."""
    viewer: int | None = None
    turns = iter(record.replay())
    while True:
        if game.turn == game.round_began:
            viewer = _drawn(diggers[game.round - 1], f"{seed}/{number}/{game.round}/viewer")
            thought, acts = [], [0] * len(game.players)
        if viewer is not None and game.table.phase in (PLAYING, LAYING):
            view = game.view(viewer)
            reading.read(view)
            roles = believed(view, reading)
            thought.append((acts.copy(), [each.get(SABOTEUR, 0.0) for each in roles]))
            acts[game.seat] += 1
        elif viewer is not None and game.round_over:
            yield from _of_round(game, number, viewer, thought)
            viewer = None
        after = next(turns, None)
        if after is None:
            return
        game = after


def _diggers(record: Record) -> list[list[int]]:
    """By round the seats that are dealt no saboteur."""
    return [[seat for seat, role in enumerate(deal.roles or ()) if role != SABOTEUR] for deal in record.deals]


def _drawn(seats: list[int], seed: str) -> int | None:
    return random.Random(seed).choice(seats) if seats else None


def _of_round(game: Game, number: int, viewer: int, thought: list[tuple[list[int], list[float]]]) -> Iterator[_Row]:
    """The rows of a round that has just ended."""
    result, began = game.rounds[-1], game.round_began
    prior = thought[0][1]
    for turn, (acts, beliefs) in enumerate(thought):
        for seat, belief in enumerate(beliefs):
            if seat != viewer:
                truth = result.roles[seat] == SABOTEUR
                yield (
                    number, result.number, viewer, len(thought), turn, began + turn, seat, acts[seat], truth,
                    prior[seat], belief,
                )  # fmt: skip
