"""The rule options as one value: where sources disagree, and where games differ, a field says what is played."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Self

from sab_widget.model.cards import REPAIR, Card
from sab_widget.model.decks import (
    BASE_DECK,
    COMP424_DECK,
    GOAL_CELLS,
    GOLD,
    GOLD_PER_PLAYER,
    HANDS,
    SABOTEUR_PAY,
    START,
    TREASURE,
    ByPlayers,
    Deck,
)
from sab_widget.model.dwarves import BASE_DWARVES, Dwarves
from sab_widget.model.errors import BadPlayers, BadRules, shown
from sab_widget.model.placing import Policy
from sab_widget.model.rule_checks import check
from sab_widget.model.variants import combined

if TYPE_CHECKING:
    from sab_widget.model.faces import Face

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
    "won_by": ("team", "finder", "ways"),
    "gold_drawn": ("per_digger", "per_player", "per_digger_card"),
    "gold_passing": ("counter_clockwise", "clockwise"),
    "gold_choice": ("automatic", "player"),
    "broken_unpaid": (False, True),
    "boss_wins": ("treasure", "team"),
    "theft": ("sequential", "snapshot"),
    "open_gold": (False, True),
    "next_starter": ("left_of_last", "left_of_starter", "last_path"),
}
"""What the options with named values know; the first is the default (rules.md sections 3 to 6)."""

PAYS: Final = (SABOTEUR_PAY, (4, 3, 3, 3))


@dataclass(frozen=True)
class Rules:
    """Everything in which one game of this family can differ from another.

    >>> Rules(gold_drawn="per_player").must_connect
    True
    >>> Rules(first_seat=-1)
    Traceback (most recent call last):
    sab_widget.model.errors.BadRules: first_seat is -1; it must be a seat in every game

    Raises:
        BadRules: An unknown option, a value that an option does not know, or tables that make no sense.
    """

    rounds: int = 3
    """How many rounds make a game."""
    deck: Deck = BASE_DECK
    """How many there are of each card (section 2)."""
    hands: ByPlayers = HANDS
    """Cards in a hand by number of players; its rows are the numbers of players that can play."""
    dwarves: Dwarves = BASE_DWARVES
    """How many there are of each role, by number of players; empty for a game without roles."""
    out_of_play: int = 0
    """Cards from the top of the shuffled deck that go out of play unseen before each round."""
    gold: ByPlayers = GOLD
    """Gold cards, `((nuggets, how many), …)`, worthless stones among them; empty for a game without gold cards."""
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
    most_discarded: int = 1
    """Cards that may be discarded at once when one passes; as many are drawn."""
    clear_for: int = 0
    """Cards to discard to remove a card in front of oneself; 0 where that cannot be done."""
    stone_choice: str = "automatic"
    """Who decides how a stone lies that is reached from two sides at once: `automatic`, or the `player`."""
    won_by: str = "team"
    """Who wins a round by reaching the treasure: the `team` of gold-diggers, the `finder` alone, or by `ways`: the
    teams that can walk there (section 6)."""
    gold_drawn: str = "per_digger"
    """Gold cards drawn when the diggers win: one `per_digger` dealt, `per_player` by the 2004 table, or
    `per_digger_card`: one for each gold-digger that was shuffled in."""
    gold_per_player: ByPlayers = GOLD_PER_PLAYER
    gold_passing: str = "counter_clockwise"
    """Which way the drawn gold goes round; turns go clockwise, towards higher seats."""
    gold_choice: str = "automatic"
    """Who picks a gold card when it is shared: `automatic` takes the highest, or the `player`."""
    saboteur_pay: tuple[int, ...] = SABOTEUR_PAY
    """Nuggets for each saboteur when 1, 2, 3, 4 are in the round: `4,3,3,2` or `4,3,3,3`."""
    broken_unpaid: bool = False
    """Whether a digger with a broken tool at the end of a won round gets no gold (section 5, competitive)."""
    digger_pay: tuple[int, ...] = ()
    """Nuggets for the digger who reached the treasure and for each other one; empty where they draw gold cards."""
    selfish_pay: int = 4
    """Nuggets for the selfish dwarf who reaches the treasure."""
    pieces: tuple[int, ...] = ()
    """Gold pieces for each winner when 1, 2, 3 … have won, the last for all more; empty where gold cards are paid."""
    boss_wins: str = "treasure"
    """The boss wins whenever the `treasure` is connected, or only when a `team` wins."""
    theft: str = "sequential"
    """Whether gold just stolen can be stolen again: `sequential`; or all steal from what was there: `snapshot`."""
    open_gold: bool = False
    """Whether everybody sees what everybody has; else gold is secret until the game is over."""
    next_starter: str = "left_of_last"
    """Who begins a later round: `left_of_last` (to play or discard), `left_of_starter`, `last_path` (who laid one)."""

    def __new__(cls, /, *_: object, **options: object) -> Self:
        """Refuse options that there are not, before the dataclass does so with an error that is not ours."""
        known = {field.name for field in fields(cls)}
        unknown = sorted(set(options) - known)
        if unknown:
            raise BadRules(f"there is no rule option {shown(unknown[0])}; the options are {', '.join(sorted(known))}")
        return super().__new__(cls)

    def __post_init__(self) -> None:
        for name in ("deck", "hands", "gold", "gold_per_player", "goal_cells"):
            object.__setattr__(self, name, _rows(name, getattr(self, name)))
        dwarves = tuple((role, _rows("dwarves", row)) for role, row in _rows("dwarves", self.dwarves))
        object.__setattr__(self, "dwarves", dwarves)
        for name in ("stones", "saboteur_pay", "digger_pay", "pieces"):
            object.__setattr__(self, name, _row(name, getattr(self, name)))
        for name, choices in CHOICES.items():
            value = getattr(self, name)
            if not any(value == choice and type(value) is type(choice) for choice in choices):
                said = " or ".join(map(repr, choices))
                raise BadRules(f"{name} is {shown(value)}; it can be {said}")
        check(self)

    @classmethod
    def comp424(cls) -> Self:
        """The dialect of a university course: two seats, no roles, no gold, tools without names, goals in the south."""
        return cls(
            rounds=1,
            deck=COMP424_DECK,
            hands=((2, 7),),
            dwarves=(),
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

    @classmethod
    def saboteur2(cls, **options: Any) -> Self:
        """Saboteur 2 with its rules by the letter: for 2 to 12 players (section 6)."""
        return cls.of("saboteur2", **options)

    @classmethod
    def old_mine(cls, **options: Any) -> Self:
        """The Old Mine: six of the gold cards are worthless stones (section 5)."""
        return cls.of("old_mine", **options)

    @classmethod
    def competitive(cls, **options: Any) -> Self:
        """A digger with a broken tool at the end of a won round gets no gold (section 5)."""
        return cls.of("competitive", **options)

    @classmethod
    def selfish_dwarf(cls, **options: Any) -> Self:
        """A selfish dwarf, who wins alone or not at all, takes the place of a gold-digger (section 5)."""
        return cls.of("selfish_dwarf", **options)

    @classmethod
    def tournament(cls, **options: Any) -> Self:
        """Fixed roles and fixed pay, for 5 to 9 players (section 5)."""
        return cls.of("tournament", **options)

    @classmethod
    def all_saboteurs(cls, **options: Any) -> Self:
        """No dwarf is left over, so every saboteur is in play (section 5)."""
        return cls.of("all_saboteurs", **options)

    @classmethod
    def of(cls, *variants: str, **options: Any) -> Self:
        """Several variants at once, by their names.

        >>> Rules.of("competitive", "old_mine", gold_drawn="per_player").gold
        ((0, 6), (1, 10), (2, 8), (3, 4))

        Raises:
            BadRules: There is no such variant, or two of them make no sense together; it says why.
        """
        return cls(**(combined(variants) | options))

    @property
    def has_roles(self) -> bool:
        """Whether players are dealt roles."""
        return bool(self.dwarves)

    @property
    def has_gold(self) -> bool:
        """Whether anybody is paid, in gold cards or in pieces."""
        return bool(self.gold or self.pieces)

    def dwarves_for(self, players: int) -> dict[str, int]:
        """How many dwarves of each role are shuffled for so many players."""
        self.hand_size(players)
        return {role: dict(row).get(players, 0) for role, row in self.dwarves}

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
        size = dict(self.hands).get(players) if type(players) is int else None
        if size is None:
            numbers = sorted(n for n, _ in self.hands)
            span = f"{numbers[0]}" if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"
            raise BadPlayers(f"{shown(players)} players cannot play this game; it is for {span}")
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
            raise BadRules(
                f"rules of version {shown(version)} cannot be read; this package knows versions 1 to {VERSION}"
            )
        return cls(**options)


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def _row(name: str, value: object) -> tuple[Any, ...]:
    if not isinstance(value, (tuple, list)):
        raise BadRules(f"{name} is {shown(value)}; it must be a list")
    return tuple(value)


def _rows(name: str, value: object) -> tuple[tuple[Any, ...], ...]:
    rows = tuple(_row(name, row) for row in _row(name, value))
    if not all(len(row) == 2 for row in rows):
        raise BadRules(f"{name}: each of its rows must have two entries")
    return rows


STANDARD: Final = Rules()
"""The base game with the default of every option."""
