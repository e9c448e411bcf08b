"""Logs of the game server of a university course (2020), read as records under `Rules.comp424()`.

A log is text with one thing on a line: `#` comments that tell when and by whom; `START Player-0 NAME`; one line
`BoardInit:STOCK-HAND1-HAND0-GOALS`, names parted by commas, the stock in the order of drawing; moves `CARD X Y SEAT`;
last `GAMEOVER` and how it ended. Seat 1 begins. X is the row and Y the column, and the start lies at 5, 5, so that our
cell is `(Y - 5, X - 5)`. For `Drop` X is the place of the card in the hand, in the order in which the log itself keeps
it: a card played leaves from the first place where it is found, and the card drawn goes to the end.

A log that was cut off, timed out or goes wrong becomes a record up to its last good move; `Record.problem` says what is
wrong with the next.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from sab_widget.model.actions import Action, Break, Discard, Map, Place, Repair, Rockfall
from sab_widget.model.cards import Card
from sab_widget.model.cells import Cell
from sab_widget.model.deals import TREASURE, Deal
from sab_widget.model.decks import COMP424_DECK
from sab_widget.model.errors import BadRecord, SabError
from sab_widget.model.faces import Face
from sab_widget.model.json_text import file_at
from sab_widget.model.record import Record, Step
from sab_widget.model.rules import Rules
from sab_widget.model.states import state_hash

if TYPE_CHECKING:
    from os import PathLike

    from sab_widget.model.game import Game

FACES: Final = {
    0: "NS",
    1: "N|S",
    2: "N|E|S",
    3: "N|E",
    4: "E",
    5: "ES",
    6: "NSW",
    7: "NE",
    8: "NESW",
    9: "ESW",
    10: "EW",
    11: "E|S|W",
    12: "N",
    13: "N|E|S|W",
    14: "N|W",
    15: "E|W",
}
"""The face of a path card by the number after `Tile:`, as it lies; `_flip` after the number turns it by 180 degrees."""

ACTIONS: Final = {"Map": "map", "Malus": "break tool", "Bonus": "repair tool", "Destroy": "rockfall"}
"""Our names of the action cards: `Malus` breaks the other seat's tool, `Bonus` repairs one's own."""

GOALS: Final = {"Tile:nugget": TREASURE, "Tile:hidden1": "NESW", "Tile:hidden2": "NESW"}
"""The goals; they lie from west to east."""

DECKS: Final = (COMP424_DECK, tuple((card, 4 if card == "map" else number) for card, number in COMP424_DECK))
"""The decks by which games were dealt: that of `Rules.comp424()`, and an early one with four maps."""

START: Final = Cell(5, 5)
"""Where the logs have the start card."""

LARGEST: Final = 200_000
"""Characters in a log that is read; a whole game has some 2,000."""

CUT_OFF: Final = "cut off"
"""The header `ending` of a log that does not say how the game ended."""

_HEADERS: Final = (
    ("Server version", "server version"),
    ("Game ID", "game"),
    ("Board class", "board class"),
    ("Timeout", "time-out"),
    ("First Move Timeout", "first move time-out"),
    ("Date", "date"),
    ("Starting at move", "starting at move"),
    ("Game ended", "ended"),
)
"""Comments that become headers of the record."""

_MOVE: Final = re.compile(r"(\S+) (-?\d{1,6}) (-?\d{1,6}) (\d{1,6})")
_ILLEGAL: Final = re.compile(r"ILLEGAL MOVE: Player (\d), CardUsed: \((\S+)\), PosOfUse: \((-?\d{1,6}), (-?\d{1,6})\)")
_WINNER: Final = re.compile(r"WINNER ([01])$")


def load(path: str | PathLike[str]) -> Record:
    """The game in a log file, as far as it can be replayed; `problem` says why it goes no further.

    Raises:
        BadRecord: The file is no such log, or holds no deal; or `path` is no path.
        OSError: The file cannot be read.
    """
    file = file_at(path)
    if file.stat().st_size > 4 * LARGEST:
        raise BadRecord(f"{file.name} has {file.stat().st_size:,} bytes; a log has at most {LARGEST:,} characters")
    try:
        text = file.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord(f"{file.name}: this is not text") from None
    try:
        record = loads(text)
    except BadRecord as error:
        raise error.within(file.name) from None
    return replace(record, headers={"file": file.name, **record.headers})


def loads(text: str) -> Record:
    r"""The game in the text of a log; see `load`.

    >>> loads("START Player-0 Ada\nSTART Player-1 Bo\nGAMEOVER SERVER ERROR UNDECIDED")
    Traceback (most recent call last):
    sab_widget.model.errors.BadRecord: the log has no deal (no line BoardInit), so there is nothing to replay; ...
    """
    if not isinstance(text, str):
        raise BadRecord(f"a log is a text, not {type(text).__name__}")
    if len(text) > LARGEST:
        raise BadRecord(f"the log has {len(text):,} characters; {LARGEST:,} are the most")
    log = _read(text)
    if log.deal is None:
        ending = "it is cut off" if log.ending is None else f"it ends with {log.ending!r}"
        raise BadRecord(f"the log has no deal (no line BoardInit), so there is nothing to replay; {ending}")
    return _replay(log, log.deal)


@dataclass(slots=True)
class _Log:
    """A log by the kinds of its lines."""

    names: dict[int, str] = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)
    deal: Deal | None = None
    hands: list[list[Card]] = field(default_factory=list)
    """In the order of the log, by seat."""
    moves: list[tuple[int, str]] = field(default_factory=list)
    """With the numbers of their lines."""
    ending: str | None = None
    """What stands after GAMEOVER."""

    @property
    def players(self) -> tuple[str, str]:
        """The names by seat, made different where they are equal."""
        first, second = (self.names.get(seat, f"Player-{seat}") for seat in (0, 1))
        return first, second if second != first else f"{second} (2)"


# Reading


def _read(text: str) -> _Log:
    """Sort the lines of a log; raises `BadRecord` for what stands before the first move and makes no sense."""
    log = _Log()
    if not text.strip():
        raise BadRecord("the log is empty")
    for number, line in enumerate(text.splitlines(), 1):
        said = line.strip()
        if "\x00" in said:
            raise BadRecord(f"line {number}: this is not text")
        if said.startswith("#"):
            _read_comment(log, said.lstrip("# "))
        elif said.startswith("START "):
            _read_player(log, number, said)
        elif said.startswith("BoardInit:"):
            if log.deal is not None:
                raise BadRecord(f"line {number}: the cards are dealt a second time")
            log.deal, log.hands = _read_deal(number, said.removeprefix("BoardInit:"))
        elif said.startswith("GAMEOVER") and log.ending is None:
            log.ending = said.removeprefix("GAMEOVER").strip()
        elif said and log.deal is None:
            raise BadRecord(
                f"line {number}: {_short(said)} stands before the deal (BoardInit), and is nothing that may"
            )
        elif said:
            log.moves.append((number, said))
    return log


def _read_comment(log: _Log, said: str) -> None:
    for begin, name in _HEADERS:
        if said.startswith(begin):
            log.headers.setdefault(name, said.removeprefix(begin).lstrip(": ").removesuffix(" running on HOST"))


def _read_player(log: _Log, number: int, said: str) -> None:
    _, _, who = said.partition(" ")
    seat, _, name = who.strip().partition(" ")
    if seat not in ("Player-0", "Player-1") or not name.strip():
        raise BadRecord(f"line {number}: {_short(said)} names no player: write START Player-0 NAME, or Player-1")
    if int(seat[-1]) in log.names:
        raise BadRecord(f"line {number}: {seat} is named a second time")
    log.names[int(seat[-1])] = name.strip()


def _read_deal(number: int, said: str) -> tuple[Deal, list[list[Card]]]:
    parts = said.split("-")
    if len(parts) != 4:
        raise BadRecord(f"line {number}: a deal has four parts (stock, hand 1, hand 0, goals), not {len(parts)}")
    stock, second, first = (_cards(number, part) for part in parts[:3])
    names = parts[3].split(",")
    for name in names:
        if name not in GOALS:
            raise BadRecord(f"line {number}: {_short(name)} is no goal; there are {', '.join(GOALS)}")
    deal = Deal(
        starter=Rules.comp424().first_seat,
        roles=(),
        left_over=(),
        goals=tuple(GOALS[name] for name in names),
        hands=(tuple(first), tuple(second)),
        stock=tuple(stock),
        gold=(),
    )
    try:
        deal.check(_rules_for(deal), 2, ())
    except BadRecord as error:
        raise BadRecord(f"line {number}: {error}") from None
    return deal, [first, second]


def _cards(number: int, names: str) -> list[Card]:
    try:
        return [_card(name)[0] for name in names.split(",")]
    except BadRecord as error:
        raise BadRecord(f"line {number}: {error}") from None


def _card(name: str) -> tuple[Card, Face | None]:
    """A card by its name in the logs, and how it lies if it is a path card; raises `BadRecord`."""
    if name in ACTIONS:
        return Card(ACTIONS[name]), None
    found = re.fullmatch(r"Tile:(\d{1,2})(_flip)?", name)
    if found is None or int(found[1]) not in FACES:
        raise BadRecord(f"there is no card {_short(name)}")
    face = Face(FACES[int(found[1])])
    return Card(face), face.turned if found[2] else face


def _rules_for(deal: Deal) -> Rules:
    """The rules, with the deck whose number of maps the deal has."""
    dealt = [card for hand in deal.hands for card in hand] + list(deal.stock)
    deck = DECKS[1] if dealt.count(Card("map")) == dict(DECKS[1])["map"] else DECKS[0]
    return replace(Rules.comp424(), deck=deck)


def _short(said: str) -> str:
    return repr(said if len(said) <= 60 else said[:60] + "…")


# Replaying


def _replay(log: _Log, deal: Deal) -> Record:
    headers = {**log.headers, "ending": CUT_OFF if log.ending is None else log.ending}
    number = log.headers.get("game")
    title = f"{log.players[0]} against {log.players[1]}"
    title = f"Game {number}: {title}" if number else title
    record = Record(rules=_rules_for(deal), players=log.players, deals=(deal,), title=title, headers=headers)
    game = record.game()
    hands, stock = log.hands, list(reversed(deal.stock))
    steps: list[Step] = []
    problem = None
    for line, said in log.moves:
        try:
            action, seat, place = _action(said, hands)
        except SabError as error:
            problem = f"Move {len(steps) + 1} (line {line}), {_short(said)}, cannot be read: {error}."
            break
        reasons = game.why_not(action, seat)
        if reasons:
            why = " ".join(reason.sentence for reason in reasons)
            problem = f"Move {len(steps) + 1} (line {line}), {_short(said)}, is not legal. {why}"
            break
        game.play(action, seat)
        hands[seat].pop(place)
        if stock:
            hands[seat].append(stock.pop())
        steps.append(Step(seat, action, state_hash(game)))
    return replace(record, steps=tuple(steps), problem=problem or _ended(log, game))


def _action(said: str, hands: list[list[Card]]) -> tuple[Action, int, int]:
    """What a move does, by which seat, and the card's place in the hand; raises a `SabError` without a full stop."""
    found = _MOVE.fullmatch(said)
    if found is None:
        raise BadRecord("a move is a card, two whole numbers and a seat, parted by single blanks")
    name, row, column, seat = found[1], int(found[2]), int(found[3]), int(found[4])
    if seat not in (0, 1):
        raise BadRecord(f"there is no seat {seat}; the seats are 0 and 1")
    hand = hands[seat]
    if name == "Drop":
        if not 0 <= row < len(hand):
            there = f"has no place {row}, only 0 to {len(hand) - 1}" if hand else "is empty"
            raise BadRecord(f"the hand of seat {seat} {there}")
        return Discard(hand[row]), seat, row
    card, face = _card(name)
    cell = (column - START.column, row - START.row)
    # A card that is not in the hand has no place there; the rules will say so.
    return _of_card(card, face, cell, seat), seat, hand.index(card) if card in hand else -1


def _of_card(card: Card, face: Face | None, cell: tuple[int, int], seat: int) -> Action:
    if face is not None:
        return Place(face, cell)
    if card.kind == "break":
        return Break(card.tools[0], 1 - seat)
    if card.kind == "repair":
        return Repair(card.tools[0], seat)
    return Map(cell) if card.kind == "map" else Rockfall(cell)


# How it ended


def _ended(log: _Log, game: Game) -> str | None:
    """What is wrong with the end of a log whose moves are all good; None when it is complete."""
    after = ("before the first move", "after 1 move")[game.turn] if game.turn < 2 else f"after {game.turn} moves"
    if log.ending is None:
        return None if game.over else f"The log breaks off {after}, without saying how the game ended."
    found = _WINNER.search(log.ending)
    named = None if found is None else int(found[1])
    if log.ending == "DRAW" or (found is not None and found.start() == 0):
        return _disagrees(log, game, named)
    won = "" if named is None else f" {log.players[named]} was declared the winner."
    illegal = _ILLEGAL.match(log.ending)
    if illegal is not None:
        return f"{_illegal(log, game, illegal)}{won}"
    if log.ending.startswith("TIMEOUT"):
        return f"{log.players[game.seat]} let the time run out {after}.{won}"
    if log.ending.startswith("USER CANCEL"):
        return f"Somebody stopped the game {after}.{won}"
    return f"The log ends {after} with {_short(log.ending)}."


def _disagrees(log: _Log, game: Game, named: int | None) -> str | None:
    """What the log says about a game played to its end, where the moves say something else."""
    claim = "a draw" if named is None else f"won by {log.players[named]}"
    if not game.over:
        return f"The log calls the game {claim}, but after its last move the game is not over."
    if game.winners != (() if named is None else (named,)):
        result = f"{log.players[game.winners[0]]} has reached the treasure" if game.winners else "nobody has won"
        return f"The log calls the game {claim}, but by its moves {result}."
    return None


def _illegal(log: _Log, game: Game, found: re.Match[str]) -> str:
    """A move that the server itself refused."""
    seat, card, row, column = int(found[1]), found[2], found[3], found[4]
    tried = f"The server refused the next move, {card} at {row} {column} by seat {seat}."
    try:
        action, seat, _ = _action(f"{card} {row} {column} {seat}", log.hands)
    except SabError as error:
        return f"{tried} It is no move: {error}."
    reasons = game.why_not(action, seat)
    return f"{tried} {' '.join(reason.sentence for reason in reasons) or 'These rules would allow it.'}"
