"""The table of a study: its columns as data, and the rows of one game."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import fields
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

from sab_widget.model.cards import BREAK, MAP, PATH, REPAIR, ROCKFALL
from sab_widget.model.deals import TREASURE
from sab_widget.model.dwarves import SABOTEUR
from sab_widget.model.errors import BadRules
from sab_widget.model.rules import Rules
from sab_widget.model.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sab_widget.model.deals import Deal
    from sab_widget.model.game import Game

WHOLE: Final = "whole number"
TRUTH: Final = "true or false"
TEXT: Final = "text"


class Column(NamedTuple):
    """One column of the table."""

    name: str
    kind: str
    what: str
    """What it holds, and its unit."""
    played: bool = True
    """Whether it comes from the game; else it follows from the study and the number of the game."""


_HELD: Final = {PATH: 0, BREAK: 1, REPAIR: 2, MAP: 3, ROCKFALL: 4}
"""Which of the last columns counts a kind of card of the first hand; one more counts all others."""

_DONE: Final = {
    "place": 0, "break": 1, "repair": 2, "map": 3, "rockfall": 4, "discard": 5, "discard several": 5, "pass": 6,
}  # fmt: skip
"""Which of the columns from `laid` on counts a kind of action; one more counts all others."""

_OTHERS_HELD: Final = 5
_OTHERS_DONE: Final = 7

COLUMNS: Final = (
    Column("game", WHOLE, "number of the game in the study, from 0"),
    Column("seed", TEXT, "seed of the game: that of the study, a slash, and `game`", played=False),
    Column("rules", TEXT, "the variants and options that are not those of the base game; else `base`", played=False),
    Column("players", WHOLE, "number of players in the game", played=False),
    Column("round", WHOLE, "number of the round, from 1"),
    Column("seat", WHOLE, "seat, from 0"),
    Column("player", WHOLE, "place of the seat's player in the list of players, from 0"),
    Column("name", TEXT, "name of the seat's player", played=False),
    Column("dealt", TEXT, "role that the seat was dealt; empty in a game without roles"),
    Column("role", TEXT, "role that the seat had at the end of the round"),
    Column("saboteurs", WHOLE, "number of saboteurs at the end of the round"),
    Column("winner", TEXT, "who won the round: `diggers`, `saboteurs`, … as `RoundResult.winner` has it"),
    Column("won", TRUTH, "whether this seat is among the winners of the round"),
    Column("found", TRUTH, "whether an action of this seat reached the treasure"),
    Column("began", TRUTH, "whether this seat began the round"),
    Column("nuggets", WHOLE, "nuggets that the seat got in this round, thefts counted"),
    Column("total", WHOLE, "nuggets of the seat after this round, all rounds so far together"),
    Column("won_game", TRUTH, "whether this seat is among the winners of the whole game"),
    Column("turns", WHOLE, "actions in this round, of all seats together"),
    Column("treasure", TEXT, "cell of the treasure, as `8,-2`"),
    Column("goals", WHOLE, "goals that were turned up in this round"),
    Column("laid", WHOLE, "path cards that this seat laid in this round"),
    Column("broke", WHOLE, "tools that it broke"),
    Column("repaired", WHOLE, "tools that it repaired"),
    Column("looked", WHOLE, "goals that it looked at with a map"),
    Column("rockfalls", WHOLE, "path cards that it removed with a rockfall"),
    Column("discarded", WHOLE, "times that it discarded, one card or several"),
    Column("passed", WHOLE, "times that it passed"),
    Column("other", WHOLE, "any other actions that it did"),
    Column("first_paths", WHOLE, "path cards in the hand that it was dealt in this round"),
    Column("first_breaks", WHOLE, "cards in that hand that break a tool"),
    Column("first_repairs", WHOLE, "cards in that hand that repair tools"),
    Column("first_maps", WHOLE, "map cards in that hand"),
    Column("first_rockfalls", WHOLE, "rockfall cards in that hand"),
    Column("first_others", WHOLE, "any other cards in that hand"),
)

PLAYED: Final = tuple(column for column in COLUMNS if column.played)

Row = tuple[int | str, ...]
"""The values of `PLAYED`, in that order."""


def rows_of(game: Game, number: int, seated: Sequence[int]) -> Iterator[Row]:
    """The rows of a game that is over: one for each round and seat.

    Args:
        game: The game.
        number: Its number in the study.
        seated: By seat, the place of its player in the list of players.
    """
    winners = game.winners
    total = [0] * len(seated)
    seats, kinds = game.seats, [action.kind for action in game.actions]
    ends = [turn for turn, kind in enumerate(kinds) if kind == "deal"]
    turned_up = [(turn, len(outcome.turned_up)) for turn, outcome in game._outcomes.items() if outcome.turned_up]
    began = 0
    for result, deal, ended in zip(game.rounds, game._dealt, [*ends, len(kinds)], strict=True):
        done = [[0] * (_OTHERS_DONE + 1) for _ in seated]
        for seat, kind in zip(seats[began:ended], kinds[began:ended], strict=True):
            done[seat][_DONE.get(kind, _OTHERS_DONE)] += 1
        goals = sum(number for turn, number in turned_up if began < turn <= ended)
        roles = result.roles or ("",) * len(seated)
        dealt = deal.roles or roles
        saboteurs, treasure, nuggets = roles.count(SABOTEUR), _treasure(game.rules, deal), result.nuggets
        for seat, player in enumerate(seated):
            got = nuggets[seat]
            assert got is not None  # everything is known of a game that was dealt here
            total[seat] += got
            held = [0] * (_OTHERS_HELD + 1)
            for card in deal.hands[seat]:
                held[_HELD.get(card.kind, _OTHERS_HELD)] += 1
            yield (
                number, result.number, seat, player, dealt[seat], roles[seat], saboteurs, result.winner,
                seat in result.winners, seat == result.finder, seat == deal.starter, got, total[seat],
                seat in winners, ended - began, treasure, goals, *done[seat], *held,
            )  # fmt: skip
        began = ended + 1


def _treasure(rules: Rules, deal: Deal) -> str:
    column, row = rules.goal_cells[deal.goals.index(TREASURE)]
    return f"{column},{row}"


@lru_cache(maxsize=64)
def rules_text(rules: Rules) -> str:
    """Rules in a few words: the variants that they are, and the options that differ from those.

    >>> rules_text(Rules()), rules_text(Rules.of("competitive", "old_mine", gold_drawn="per_player"))
    ('base', 'old_mine competitive gold_drawn=per_player')
    """
    names, differences = min(_ways_to_say(rules), key=lambda way: (len(way[1]), len(way[0])))
    return " ".join([*names, *differences]) or "base"


def _ways_to_say(rules: Rules) -> Iterator[tuple[tuple[str, ...], list[str]]]:
    """Names that rules have, and how these rules differ from those."""
    for count in range(len(VARIANTS) + 1):
        for names in combinations(VARIANTS, count):
            with suppress(BadRules):  # some make no sense together
                yield names, _differences(rules, Rules.of(*names))
    yield ("comp424",), _differences(rules, Rules.comp424())


def _differences(rules: Rules, plain: Rules) -> list[str]:
    names = [field.name for field in fields(Rules)]
    return [f"{name}={_short(value)}" for name in names if (value := getattr(rules, name)) != getattr(plain, name)]


def _short(value: object) -> str:
    """A value as a text without spaces; long tables by a checksum, so that different ones stay different."""
    text = str(value).replace(" ", "")
    return text if len(text) <= 24 else f"#{crc32(text.encode()):08x}"
