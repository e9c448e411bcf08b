"""Deals in the text notation: what was dealt, as far as somebody wrote it down or a turn shows it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sab_widget.model.cards import UNKNOWN, Card
from sab_widget.model.deals import STONE, TREASURE, Deal
from sab_widget.model.errors import BadPlayers, BadRecord, shown
from sab_widget.model.faces import Face
from sab_widget.model.names import names_of
from sab_widget.model.notation_cards import (
    face_text,
    in_lines,
    read_card_text,
    read_list,
    read_raw_face,
    read_role,
    write_card,
    write_list,
    write_role,
)
from sab_widget.model.notation_scan import one_way, plain, quoted, word_or_quoted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.model.cells import Cell
    from sab_widget.model.notation_scan import Scan, Word
    from sab_widget.model.rules import Rules

KEYS: Final = ("starter", "roles", "left over", "goals", "stock", "gold", "out", "hand")
"""The keys of the lines of a deal; `hand` is followed by a player."""

_ANY: Final = Card(UNKNOWN)
_LINES_ABOUT: Final = {
    "roles": ("roles", "left"),
    "goals": ("goals",),
    "gold": ("gold",),
    "cards": ("hand", "stock", "out"),
    "starter": ("starter",),
    "begun": ("starter",),
}
"""The lines that an error can concern, by a word in its message."""
_ABOUT: Final = re.compile(rf"\b({'|'.join(_LINES_ABOUT)})\b")
_TAKEN: Final = {
    *("none", "deal", "later", "branch", "header", "with"),
    *("format", "title", "rules", "players", "comment", "problem"),
}
"""Words that a player can only be called in quotes."""


class Table:
    """Who sits at the table, and what the rules deal to so many."""

    def __init__(self, rules: Rules, players: Sequence[str]) -> None:
        self.rules = rules
        self.players = names_of(list(players), rules)
        number = len(self.players)
        self.hand = rules.hand_size(number)
        cards = sum(count for _, count in rules.deck)
        self.stock = cards - number * self.hand - rules.out_of_play
        dwarves = sum(rules.dwarves_for(number).values()) if rules.has_roles else 0
        self.roles = number if dwarves else 0
        self.left_over = max(0, dwarves - self.roles)
        self.goals = {tuple(cell): number for number, cell in enumerate(rules.goal_cells)}
        self.gold: tuple[int, ...] | None = None if rules.gold else ()
        """The gold stock where nothing is said of it."""
        self.tools = rules.tools
        self.names = [self._short(seat) for seat in range(number)]
        """What `who` reads as each of them."""

    def _short(self, seat: int) -> str:
        """The name of a player; the seat for one that needs quotes, unless somebody is called like that."""
        name, number = _written(self.players[seat]), f"p{seat + 1}"
        taken = any(player.casefold() == number for player in self.players)
        return number if name[0] == '"' and not taken else name

    def seat(self, word: Word) -> int | None:
        """The seat of a player by the name, in any case, or by `p1`, `p2` …; None where there is none."""
        text = word.text
        if text in self.players:
            return self.players.index(text)
        if word.quoted:
            return None
        alike = [seat for seat, name in enumerate(self.players) if name.casefold() == text.casefold()]
        if len(alike) == 1:
            return alike[0]
        number = text[1:]
        if text[:1] in "pP" and number.isascii() and number.isdigit() and len(number) < 5:
            return int(number) - 1 if 1 <= int(number) <= len(self.players) else None
        return None

    def who(self, scan: Scan) -> int:
        """A player that must be here."""
        word = scan.word("a player, such as p1")
        seat = self.seat(word)
        if seat is None:
            raise word.wrong(self.nobody(word.text))
        return seat

    def nobody(self, name: str) -> str:
        """What is said about a name that nobody has."""
        said = ", ".join(self.players[:12]) + ", …" * (len(self.players) > 12)
        return f"expected a player ({shown(said)[1:-1]}), but nobody is called {shown(name)}"


def _written(name: str) -> str:
    """A name as it stands in a turn: in quotes where it is no plain word, or could be taken for another one."""
    plainly = all(letter.isalnum() or letter in "_-'" for letter in name) and any(map(str.isalpha, name))
    taken = name.casefold() in _TAKEN or name.casefold() in KEYS
    return name if plainly and one_way(name) and plain(name) and not taken else quoted(name)


def written_names(players: Sequence[str]) -> str:
    """Who plays: their number where they have no names."""
    if list(players) == [f"p{seat}" for seat in range(1, len(players) + 1)]:
        return str(len(players))
    return in_lines(list(map(_written, players)))


class Shown(NamedTuple):
    """What a turn shows of a deal."""

    cell: Cell | None
    """A goal."""
    seat: int | None
    """Or a player, whose dwarf was seen."""
    what: str
    """`treasure`, `stone`, the face of a stone, or a role."""
    place: Word


class Draft:
    """A deal as it is read, line by line."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.given: dict[str, int] = {}
        """The lines that have been read, by their keys."""
        self.starter: int | None = None
        self.roles = [UNKNOWN] * table.roles
        self.left_over = [UNKNOWN] * table.left_over
        self.goals = [UNKNOWN] * len(table.rules.goal_cells)
        self.hands: list[tuple[Card, ...]] = [(_ANY,) * table.hand for _ in table.players]
        self.stock: tuple[Card, ...] = (_ANY,) * table.stock
        self.out: tuple[Card, ...] = (_ANY,) * table.rules.out_of_play
        self.gold = table.gold
        self.told: dict[tuple[str, int], int] = {}
        """In which line it was said what lies at a goal, or who somebody is."""

    def read(self, key: str, word: Word, scan: Scan) -> None:
        """One line; the player of a hand has been read by `key`, as `hand 1`."""
        if key in self.given:
            raise word.wrong(f"{word.text} stands here twice; it was given in line {self.given[key]}")
        self.given[key] = word.line
        table = self.table
        if key == "starter":
            self.starter = None if scan.keyword(UNKNOWN) else table.who(scan)
        elif key == "roles":
            self.roles = read_list(scan, read_role, table.roles)
            self.told |= {("role", number): word.line for number in range(len(self.roles))}
        elif key == "left over":
            self.left_over = read_list(scan, read_role, table.left_over)
            self.told |= {("left", number): word.line for number in range(len(self.left_over))}
        elif key == "goals":
            self.goals = read_list(scan, lambda scan: read_goal(scan, table.rules), len(self.goals))
            self.told |= {("goal", number): word.line for number in range(len(self.goals))}
        elif key == "stock":
            self.stock = self._cards(scan, table.stock)
        elif key == "out":
            self.out = self._cards(scan, table.rules.out_of_play)
        elif key == "gold":
            self.gold = None if scan.keyword(UNKNOWN) else tuple(read_list(scan, _nuggets, None))
        else:
            self.hands[int(key.split()[1])] = self._cards(scan, table.hand)

    def _cards(self, scan: Scan, size: int) -> tuple[Card, ...]:
        cards = read_list(scan, lambda scan: Card(read_card_text(scan, self.table.tools)), size, _ANY)
        return tuple(cards)

    def show(self, shown: Shown, hats: Sequence[int]) -> None:
        """Fill in what a turn has shown, or raise `BadRecord` where it contradicts what is known.

        Args:
            shown: What was shown.
            hats: Who has swapped hats in this round so far, in order.
        """
        if shown.cell is not None:
            number = self.table.goals.get(tuple(shown.cell))
            if number is None:
                cells = " ".join(f"{column},{row}" for column, row in self.table.goals)
                raise shown.place.wrong(f"no goal lies at {shown.cell}; the goals lie at {cells}")
            self._say(self.goals, ("goal", number), number, shown, f"the goal at {shown.cell}")
        elif shown.seat is not None:
            kind, number, held = dwarf_of(self, shown.seat, hats)
            if number < len(held):
                self._say(held, (kind, number), number, shown, f"the dwarf of {self.table.players[shown.seat]}")

    def _say(self, known: list[str], key: tuple[str, int], number: int, shown: Shown, name: str) -> None:
        before, what = known[number], shown.what
        if UNKNOWN in (before, what) or (before == STONE and what != TREASURE and key[0] == "goal"):
            known[number] = before if what == UNKNOWN else what
            if what != UNKNOWN:
                self.told[key] = shown.place.line
        elif before != what and not (what == STONE and before != TREASURE and key[0] == "goal"):
            said = f", but line {self.told[key]} says {before}" if key in self.told else f", not {before}"
            raise shown.place.wrong(f"{name} is {what} here{said}")

    def place_of(self, message: str, otherwise: Word) -> Word:
        """The line that an error about the whole deal concerns, as far as it can be told."""
        about = _ABOUT.search(message)
        for key, line in self.given.items():
            if about is not None and key.split()[0] in _LINES_ABOUT[about.group()]:
                return otherwise._replace(line=line, column=1)
        return otherwise

    def build(self, starter: int) -> Deal:
        """The deal; `starter` is who begins where no line says so."""
        return Deal(
            starter=starter if self.starter is None else self.starter,
            roles=tuple(self.roles),
            left_over=tuple(self.left_over),
            goals=tuple(self.goals),
            hands=tuple(self.hands),
            stock=self.stock,
            gold=self.gold,
            out=self.out,
        )


def dwarf_of(deal: Deal | Draft, seat: int, hats: Sequence[int]) -> tuple[str, int, Any]:
    """Where a deal has the dwarf that a seat holds: `role` or `left`, its number there, and the list itself."""
    swaps = [number for number, who in enumerate(hats) if who == seat]
    return ("left", swaps[-1], deal.left_over) if swaps else ("role", seat, deal.roles)


def _nuggets(scan: Scan) -> int:
    place = scan.here()
    number = scan.whole("the nuggets of a gold card")
    if number < 0:
        raise place.wrong("nuggets are never below 0")
    return number


def read_goal(scan: Scan, rules: Rules) -> str:
    """What lies at a goal: `treasure`, `stone`, a stone by its face as it lies either way, or `?`."""
    if scan.keyword(UNKNOWN):
        return UNKNOWN
    if scan.keyword(TREASURE):
        return TREASURE
    stone = scan.keyword(STONE)
    if stone and (not scan.peek() or scan.peek() in ",;[" or scan.copy().keyword("and")):
        return STONE
    place = scan.here()
    in_quotes = scan.peek() == '"'
    try:
        text = read_raw_face(scan)
    except BadRecord as error:
        if in_quotes or (error.line, error.column) != (place.line, place.column):
            raise
        raise place.wrong("expected what lies there: treasure, stone, the face of a stone or ?") from None
    if in_quotes or text in rules.stones:
        return text
    alike = [stone for stone in rules.stones if Face(stone) in Face(face_text(text)).both_ways]
    return alike[0] if alike else text


def write_goal(goal: str, rules: Rules) -> str:
    """What lies at a goal, as `read_goal` reads it."""
    return word_or_quoted(goal, lambda scan: read_goal(scan, rules), goal)


def check_written(deal: Deal, table: Table, name: str) -> None:
    """Raise `BadRecord` when the deal cannot be written, because it has no player for a hand or the other way round."""
    players = len(table.players)
    if len(deal.hands) != players:
        raise BadRecord(f"the deal {name} has {len(deal.hands)} hands for {players} players, so it cannot be written")
    if type(deal.starter) is not int or not 0 <= deal.starter < players:
        raise BadRecord(f"the starter {deal.starter!r} of the deal {name} is no seat, so it cannot be written")


def write_deal(deal: Deal, table: Table, starter: int | None) -> list[str]:
    """The lines of a deal; what nobody wrote down is left out, and the starter where everybody knows who it is."""
    rules, tools = table.rules, table.tools
    lines: list[str] = []

    def listed(key: str, items: Sequence[str], default: Sequence[str], size: int) -> None:
        if list(items) != list(default):
            lines.append(f"{key}: {write_list(items, size)}")

    if deal.starter != starter:
        lines.append(f"starter: {table.names[deal.starter]}")
    listed("roles", [write_role(role) for role in deal.roles], [UNKNOWN] * table.roles, table.roles)
    listed("left over", [write_role(role) for role in deal.left_over], [UNKNOWN] * table.left_over, table.left_over)
    goals = [write_goal(goal, rules) for goal in deal.goals]
    listed("goals", goals, [UNKNOWN] * len(rules.goal_cells), len(rules.goal_cells))
    cards = {f"hand {name}": (hand, table.hand) for name, hand in zip(table.names, deal.hands, strict=True)}
    cards |= {"stock": (deal.stock, table.stock), "out": (deal.out, rules.out_of_play)}
    for key, (held, size) in cards.items():
        listed(key, [write_card(card.text, tools) for card in held], [UNKNOWN] * size, size)
    if deal.gold != table.gold:
        lines.append(f"gold: {UNKNOWN if deal.gold is None else write_list([str(n) for n in deal.gold])}")
    return lines


def table_of(rules: Rules, players: Sequence[str]) -> Table:
    """The table of a record; raises `BadRecord` when so many cannot play, or a name is none."""
    try:
        return Table(rules, players)
    except BadPlayers as error:
        raise BadRecord(str(error)) from None
