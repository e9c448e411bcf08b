"""The rule options as one value: where sources disagree, and where games differ, a field says what is played."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, Final, Self

from sab_widget.model.cards import REPAIR, Card
from sab_widget.model.cells import Cell, as_cell
from sab_widget.model.decks import (
    BASE_DECK,
    COMP424_DECK,
    DIGGERS,
    GOAL_CELLS,
    GOLD,
    GOLD_PER_PLAYER,
    HANDS,
    SABOTEUR_PAY,
    SABOTEURS,
    START,
    TREASURE,
    ByPlayers,
    Deck,
)
from sab_widget.model.errors import BadPlayers, BadRules, SabError
from sab_widget.model.faces import Face
from sab_widget.model.placing import Policy

VERSION: Final = 1
"""Of the meaning of the options; a record names the version that it was played under."""

CHOICES: Final[dict[str, tuple[object, ...]]] = {
    "must_connect": (True, False),
    "must_meet": (False, True),
    "break_own": (True, False),
    "break_again": (False, True),
    "repair_others": (True, False),
    "empty_hand": ("skipped", "pass"),
    "stone_choice": ("automatic", "player"),
    "won_by": ("team", "finder"),
    "gold_drawn": ("per_digger", "per_player"),
    "gold_passing": ("counter_clockwise", "clockwise"),
    "gold_choice": ("automatic", "player"),
    "next_starter": ("left_of_last", "left_of_starter", "last_path"),
}
"""What the options with named values know; the first is the default (rules.md sections 3 and 4)."""

PAYS: Final = (SABOTEUR_PAY, (4, 3, 3, 3))

MOST_CARDS: Final = 1000
"""Cards in a deck, dwarves or gold cards: far more than in any box, few enough for the memory."""
MOST_NUGGETS: Final = 10
"""On a gold card, and for a saboteur: what can be paid is searched for card by card."""
FARTHEST: Final = 100
"""Columns and rows from the start to a goal."""


@dataclass(frozen=True)
class Rules:
    """Everything in which one game of this family can differ from another.

    >>> Rules(gold_drawn="per_player").must_connect
    True
    >>> Rules(gold_drawn="by weight")
    Traceback (most recent call last):
    sab_widget.model.errors.BadRules: gold_drawn is 'by weight'; it can be 'per_digger' or 'per_player'

    Raises:
        BadRules: An unknown option, a value that an option does not know, or tables that make no sense.
    """

    rounds: int = 3
    """How many rounds make a game."""
    deck: Deck = BASE_DECK
    """How many there are of each card (section 2)."""
    hands: ByPlayers = HANDS
    """Cards in a hand by number of players; its rows are the numbers of players that can play."""
    diggers: ByPlayers = DIGGERS
    """Gold-diggers shuffled into the roles, by number of players; empty for a game without roles."""
    saboteurs: ByPlayers = SABOTEURS
    gold: ByPlayers = GOLD
    """Gold cards, `((nuggets, how many), …)`; empty for a game without gold."""
    start: str = START
    treasure: str = TREASURE
    """The face of the treasure."""
    stones: tuple[str, ...] = ("NW", "NE")
    """The faces of the worthless goals."""
    goal_cells: tuple[tuple[int, int], ...] = GOAL_CELLS
    first_seat: int = 0
    """Who begins the first round: the first player named."""
    must_connect: bool = True
    """A laid card must meet a tunnel that is connected to the surface; False is the letter of the 2004 sheet."""
    must_meet: bool = False
    """Where a laid card need not be connected: one of its open edges must still meet an open edge of a card."""
    break_own: bool = True
    """Whether one may break one's own tool."""
    break_again: bool = False
    """Whether a tool that is broken may be broken once more; each break then takes a repair of its own."""
    repair_others: bool = True
    """Whether one may repair another player's tool."""
    empty_hand: str = "skipped"
    """A player with no cards is `skipped` (case 15), or has to say `pass`."""
    stone_choice: str = "automatic"
    """Who decides how a stone lies that is reached from two sides at once: `automatic`, or the `player`."""
    won_by: str = "team"
    """Who wins a round by reaching the treasure: the `team` of gold-diggers, or the `finder` alone."""
    gold_drawn: str = "per_digger"
    """Gold cards drawn when the diggers win: one `per_digger` dealt, or `per_player` by the 2004 table."""
    gold_per_player: ByPlayers = GOLD_PER_PLAYER
    gold_passing: str = "counter_clockwise"
    """Which way the drawn gold goes round; turns go clockwise, towards higher seats."""
    gold_choice: str = "automatic"
    """Who picks a gold card when it is shared: `automatic` takes the highest, or the `player`."""
    saboteur_pay: tuple[int, ...] = SABOTEUR_PAY
    """Nuggets for each saboteur when 1, 2, 3, 4 are in the round: `4,3,3,2` or `4,3,3,3`."""
    next_starter: str = "left_of_last"
    """Who begins a later round: `left_of_last` (to play or discard), `left_of_starter`, `last_path` (who laid one)."""

    def __new__(cls, /, *_: object, **options: object) -> Self:
        """Refuse options that there are not, before the dataclass does so with an error that is not ours."""
        known = {field.name for field in fields(cls)}
        unknown = sorted(set(options) - known)
        if unknown:
            raise BadRules(f"there is no rule option {unknown[0]!r}; the options are {', '.join(sorted(known))}")
        return super().__new__(cls)

    def __post_init__(self) -> None:
        for name in ("deck", "hands", "diggers", "saboteurs", "gold", "gold_per_player", "goal_cells"):
            object.__setattr__(self, name, _rows(name, getattr(self, name)))
        for name in ("stones", "saboteur_pay"):
            object.__setattr__(self, name, _row(name, getattr(self, name)))
        for name, choices in CHOICES.items():
            value = getattr(self, name)
            if not any(value == choice and type(value) is type(choice) for choice in choices):
                said = " or ".join(map(repr, choices))
                raise BadRules(f"{name} is {value!r}; it can be {said}")
        self._check_tables()
        self._check_sizes()

    def _check_tables(self) -> None:
        try:
            for card, _ in self.deck:
                Card(card)
            for face in (self.start, self.treasure, *self.stones):
                Face(face)
            cells = [as_cell(cell) for cell in self.goal_cells]
        except SabError as error:
            raise BadRules(str(error)) from None
        for card, number in self.deck:
            if type(number) is not int or number < 1:
                raise BadRules(f"deck: there are {number!r} of {card!r}; there must be 1 or more")
        for name in ("hands", "diggers", "saboteurs", "gold", "gold_per_player"):
            if not all(type(n) is int and n >= 0 for row in getattr(self, name) for n in row):
                raise BadRules(f"{name}: each row is two whole numbers, none below 0")
        if not self.hands:
            raise BadRules("hands: the table is empty, so nobody could play")
        players = [n for n, _ in self.hands]
        if self.has_roles and not all(dict(self.diggers).get(n) is not None for n in players):
            raise BadRules("diggers: the table lacks a number of players that the table of hands has")
        if self.has_roles and not all(dict(self.diggers)[n] + dict(self.saboteurs).get(n, 0) >= n for n in players):
            raise BadRules("diggers and saboteurs: there are fewer roles than players")
        if self.won_by == "team" and not self.has_roles:
            raise BadRules("won_by is 'team', but no roles are dealt; without roles the finder wins")
        if len(cells) != 1 + len(self.stones) or len(set(cells)) != len(cells) or Cell(0, 0) in cells:
            raise BadRules("goal_cells: there must be one cell for the treasure and one for each stone, none at 0,0")
        if self.must_connect and self.must_meet:
            raise BadRules("must_meet only says something where must_connect is False")
        if type(self.rounds) is not int or self.rounds < 1:
            raise BadRules(f"rounds is {self.rounds!r}; there must be 1 or more")
        if type(self.first_seat) is not int or not 0 <= self.first_seat < min(players):
            raise BadRules(f"first_seat is {self.first_seat!r}; it must be a seat in every game")
        most = max(dict(self.saboteurs).values(), default=0)
        if len(self.saboteur_pay) < most or not all(type(n) is int and n >= 0 for n in self.saboteur_pay):
            raise BadRules(
                f"saboteur_pay is {self.saboteur_pay!r}; it needs a number for each of 1 to {most} saboteurs"
            )

    def _check_sizes(self) -> None:
        """Refuse numbers that no game can have, before somebody else's record makes us deal them."""
        held = sum(number for _, number in self.deck)
        for players, size in self.hands:
            if size < 1 or players * size > held:
                raise BadRules(f"hands: {size} cards for each of {players} players; the deck has {held} cards")
        counts = {"deck": [held], "gold": [sum(number for _, number in self.gold)]}
        counts |= {name: [number for _, number in getattr(self, name)] for name in ("diggers", "saboteurs")}
        for name, numbers in counts.items():
            if any(number > MOST_CARDS for number in numbers):
                raise BadRules(f"{name}: {max(numbers):,} are too many; {MOST_CARDS:,} are the most")
        for name, nuggets in {"gold": [n for n, _ in self.gold], "saboteur_pay": self.saboteur_pay}.items():
            if any(number > MOST_NUGGETS for number in nuggets):
                raise BadRules(f"{name}: {max(nuggets):,} nuggets are too many; {MOST_NUGGETS} are the most")
        for column, row in self.goal_cells:
            if not abs(column) + abs(row) > 1 or max(abs(column), abs(row)) > FARTHEST:
                raise BadRules(
                    f"goal_cells: a goal at {column},{row} is too near or too far; it may not lie beside the start, "
                    f"and at most {FARTHEST} columns or rows away"
                )

    @classmethod
    def comp424(cls) -> Self:
        """The dialect of a university course: two seats, no roles, no gold, tools without names, goals in the south."""
        return cls(
            rounds=1,
            deck=COMP424_DECK,
            hands=((2, 7),),
            diggers=(),
            saboteurs=(),
            gold=(),
            gold_per_player=(),
            stones=("NESW", "NESW"),
            goal_cells=((-2, 7), (0, 7), (2, 7)),
            first_seat=1,
            must_connect=False,
            must_meet=True,
            break_own=False,
            break_again=True,
            repair_others=False,
            won_by="finder",
        )

    @property
    def has_roles(self) -> bool:
        """Whether players are dealt roles."""
        return bool(self.diggers)

    @property
    def policy(self) -> Policy:
        """What a laid card must touch."""
        return Policy(self.must_connect, self.must_meet)

    @cached_property
    def tools(self) -> tuple[str, ...]:
        """The tools that the deck's cards name, in the order of the deck."""
        return tuple(dict.fromkeys(tool for name, _ in self.deck for tool in Card(name).tools))

    @cached_property
    def paths(self) -> tuple[Face, ...]:
        """The faces of the deck's path cards, as the deck has them."""
        return tuple(dict.fromkeys(face for name, _ in self.deck if (face := Card(name).face) is not None))

    @cached_property
    def repair_cards(self) -> tuple[Card, ...]:
        """The deck's repair cards, each once."""
        return tuple(Card(name) for name, _ in self.deck if Card(name).kind == REPAIR)

    def hand_size(self, players: int) -> int:
        """Cards dealt to each; raises `BadPlayers` when so many cannot play."""
        size = dict(self.hands).get(players)
        if size is None:
            numbers = sorted(n for n, _ in self.hands)
            span = f"{numbers[0]}" if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"
            raise BadPlayers(f"{players} players cannot play this game; it is for {span}")
        return size

    def to_json(self) -> dict[str, Any]:
        """The version and every option that differs from the default, as JSON knows it."""
        options = {
            field.name: _plain(value) for field in fields(self) if (value := getattr(self, field.name)) != field.default
        }
        return {"version": VERSION, **options}

    @classmethod
    def from_json(cls, data: object) -> Self:
        """The rules that `to_json` wrote; raises `BadRules` when they are of a newer version or make no sense."""
        if not isinstance(data, dict) or not all(isinstance(key, str) for key in data):
            raise BadRules(f"rules must be an object of options, not {type(data).__name__}")
        options = dict(data)
        version = options.pop("version", None)
        if type(version) is not int or not 1 <= version <= VERSION:
            raise BadRules(f"rules of version {version!r} cannot be read; this package knows versions 1 to {VERSION}")
        return cls(**options)


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def _row(name: str, value: object) -> tuple[Any, ...]:
    if not isinstance(value, (tuple, list)):
        raise BadRules(f"{name} is {value!r}; it must be a list")
    return tuple(value)


def _rows(name: str, value: object) -> tuple[tuple[Any, ...], ...]:
    rows = tuple(_row(name, row) for row in _row(name, value))
    if not all(len(row) == 2 for row in rows):
        raise BadRules(f"{name}: each of its rows must have two entries")
    return rows


STANDARD: Final = Rules()
"""The base game with the default of every option."""
