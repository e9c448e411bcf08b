"""What makes no sense as rules of a game: tables that contradict each other, and numbers that no game can have."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

from sab_widget.model.cards import INSPECTION, SWAP_HATS, THEFT, UNKNOWN, Card
from sab_widget.model.cells import Cell, as_cell
from sab_widget.model.dwarves import DIGGER, ROLES, SABOTEUR, SELFISH, TEAMS
from sab_widget.model.errors import BadRules, SabError, shown
from sab_widget.model.faces import Face

if TYPE_CHECKING:
    from sab_widget.model.decks import ByPlayers
    from sab_widget.model.rules import Rules

MOST_CARDS: Final = 1000
"""Cards in a deck, dwarves or gold cards: far more than in any box, few enough for the memory."""
MOST_AT_ONCE: Final = 3
"""Cards that may be discarded in one turn: every choice of them is listed."""
MOST_CHOICES: Final = 10_000
"""Choices of the cards of a hand that are discarded at once: the list is made anew for each hand."""
MOST_NUGGETS: Final = 10
"""On a gold card, and for a saboteur: what can be paid is searched for card by card."""
MOST_PAID: Final = 12
"""Dwarves who are all paid the same, for the same reason."""
FARTHEST: Final = 100
"""Columns and rows from the start to a goal."""


def check(rules: Rules) -> None:
    """Raise `BadRules` unless the options make sense together."""
    _check_tables(rules)
    _check_sizes(rules)


def _check_tables(rules: Rules) -> None:
    try:
        for card, _ in rules.deck:
            Card(card)
        for face in (rules.start, rules.treasure, *rules.stones):
            Face(face)
        cells = [as_cell(cell) for cell in rules.goal_cells]
    except SabError as error:
        raise BadRules(str(error)) from None
    for card, number in rules.deck:
        if type(number) is not int or number < 1:
            raise BadRules(f"deck: there are {shown(number)} of {shown(card)}; there must be 1 or more")
    for name, rows in _tables(rules).items():
        if not all(type(n) is int and n >= 0 for row in rows for n in row):
            raise BadRules(f"{name}: each row is two whole numbers, none below 0")
        if len(dict(rows)) < len(rows):
            raise BadRules(f"{name}: a number stands there twice")
    if not rules.hands:
        raise BadRules("hands: the table is empty, so nobody could play")
    players = [n for n, _ in rules.hands]
    _check_dwarves(rules, players)
    if len(cells) != 1 + len(rules.stones) or len(set(cells)) != len(cells) or Cell(0, 0) in cells:
        raise BadRules("goal_cells: there must be one cell for the treasure and one for each stone, none at 0,0")
    if rules.must_connect and rules.must_meet:
        raise BadRules("must_meet only says something where must_connect is False")
    if type(rules.rounds) is not int or rules.rounds < 1:
        raise BadRules(f"rounds is {shown(rules.rounds)}; there must be 1 or more")
    if type(rules.first_seat) is not int or not 0 <= rules.first_seat < min(players):
        raise BadRules(f"first_seat is {shown(rules.first_seat)}; it must be a seat in every game")
    _check_pay(rules)


def _tables(rules: Rules) -> dict[str, ByPlayers]:
    """The tables of numbers, with those of the dwarves."""
    tables = {name: getattr(rules, name) for name in ("hands", "gold", "gold_per_player")}
    return tables | {f"dwarves, {role}": row for role, row in rules.dwarves}


def _check_dwarves(rules: Rules, players: list[int]) -> None:
    roles = [role for role, _ in rules.dwarves]
    for role in roles:
        if role not in tuple(ROLES):
            raise BadRules(f"dwarves: there is no role {shown(role)}; there are {', '.join(ROLES)}")
    if len(set(roles)) < len(roles):
        raise BadRules("dwarves: a role stands there twice")
    if rules.has_roles and not all(sum(rules.dwarves_for(n).values()) >= n for n in players):
        lacking = next(n for n in players if sum(rules.dwarves_for(n).values()) < n)
        raise BadRules(f"dwarves: there are fewer of them than players when {lacking} play")
    if rules.won_by != "finder" and not rules.has_roles:
        raise BadRules(f"won_by is {rules.won_by!r}, but no roles are dealt; without roles the finder wins")
    if rules.won_by == "finder" and rules.has_roles:
        raise BadRules("won_by is 'finder', so roles would mean nothing: leave dwarves empty")
    for role in roles:
        wanted = "ways" if ROLES[role].team or ROLES[role].less else None
        wanted = "team" if role in (DIGGER, SELFISH) else wanted
        if wanted not in (None, rules.won_by):
            raise BadRules(f"dwarves: the {ROLES[role].name} plays where won_by is {wanted!r}, not {rules.won_by!r}")
    if rules.won_by == "ways" and not all(team in roles for team in TEAMS):
        raise BadRules("won_by is 'ways', which is for games in which blue and green gold-diggers are dealt")


def _check_pay(rules: Rules) -> None:
    """Refuse ways to be paid that do not go together."""
    most = max((row.get(SABOTEUR, 0) for row in map(rules.dwarves_for, dict(rules.hands))), default=0)
    for name in ("saboteur_pay", "digger_pay", "pieces"):
        numbers = getattr(rules, name)
        if not all(type(n) is int and 0 <= n <= MOST_NUGGETS for n in numbers):
            raise BadRules(f"{name} is {shown(numbers)}; it must be whole numbers from 0 to {MOST_NUGGETS}")
    if rules.won_by == "team" and len(rules.saboteur_pay) < most:
        raise BadRules(
            f"saboteur_pay is {shown(rules.saboteur_pay)}; it needs a number for each of 1 to {most} saboteurs"
        )
    for role, fixed in {SABOTEUR: rules.saboteur_pay, DIGGER: rules.digger_pay}.items():
        number = max((row.get(role, 0) for row in map(rules.dwarves_for, dict(rules.hands))), default=0)
        if fixed and rules.gold and number > MOST_PAID:
            raise BadRules(f"dwarves: {number} of {role!r} cannot all be paid the same; {MOST_PAID} are the most")
    if type(rules.selfish_pay) is not int or not 0 <= rules.selfish_pay <= MOST_NUGGETS:
        raise BadRules(f"selfish_pay is {shown(rules.selfish_pay)}; it must be a whole number from 0 to {MOST_NUGGETS}")
    if (rules.won_by == "ways") != bool(rules.pieces):
        raise BadRules("won_by 'ways' and pieces go together: winners are paid in pieces by how many have won")
    if rules.pieces and rules.gold:
        raise BadRules("gold cards make no sense where winners are paid in pieces: give gold=()")
    if rules.digger_pay and (rules.won_by != "team" or len(rules.digger_pay) != 2):
        raise BadRules("digger_pay is two numbers, for the digger who reaches the treasure and for each other one")
    if rules.digger_pay and dict(rules.gold).get(0):
        raise BadRules("gold: stones make no sense where the diggers draw no gold cards, as digger_pay says")
    if rules.broken_unpaid and rules.won_by != "team":
        raise BadRules("broken_unpaid concerns gold-diggers, and there are none in this game")
    _check_deck(rules)


def _check_deck(rules: Rules) -> None:
    """Refuse cards that could not be played in this game."""
    kinds = {Card(name).kind for name, _ in rules.deck}
    if UNKNOWN in kinds:
        raise BadRules("deck: '?' stands for a card that is not known, and a deck names its cards")
    if THEFT in kinds and not rules.pieces:
        raise BadRules("deck: a theft takes a gold piece, and this game is paid in gold cards")
    for kind in (INSPECTION, SWAP_HATS):
        if kind in kinds and not rules.has_roles:
            raise BadRules(f"deck: the card {kind!r} is about dwarves, and no dwarves are dealt in this game")


def _check_sizes(rules: Rules) -> None:
    """Refuse numbers that no game can have, before somebody else's record makes us deal them."""
    held = sum(number for _, number in rules.deck)
    for name, least in {"out_of_play": 0, "most_discarded": 1, "clear_for": 0}.items():
        value, most = getattr(rules, name), MOST_AT_ONCE if name != "out_of_play" else MOST_CARDS
        if type(value) is not int or not least <= value <= most:
            raise BadRules(f"{name} is {shown(value)}; it must be a whole number from {least} to {most}")
    for players, size in rules.hands:
        if size < 1 or players * size + rules.out_of_play > held:
            out = f", of which {rules.out_of_play} go out of play" if rules.out_of_play else ""
            raise BadRules(f"hands: {size} cards for each of {players} players; the deck has {held} cards{out}")
        given = max(rules.most_discarded, rules.clear_for)
        if given > 1 and comb(size, given) > MOST_CHOICES:
            raise BadRules(
                f"hands: {size} cards in a hand are too many where {given} may be discarded at once: there are "
                f"{comb(size, given):,} choices of them, and {MOST_CHOICES:,} are the most"
            )
    counts = {"deck": [held], "gold": [sum(number for _, number in rules.gold)]}
    counts["dwarves"] = [number for _, row in rules.dwarves for _, number in row]
    for name, numbers in counts.items():
        if any(number > MOST_CARDS for number in numbers):
            raise BadRules(f"{name}: {max(numbers):,} are too many; {MOST_CARDS:,} are the most")
    if any(number > MOST_NUGGETS for number, _ in rules.gold):
        raise BadRules(f"gold: {max(rules.gold)[0]:,} nuggets are too many; {MOST_NUGGETS} are the most")
    for column, row in rules.goal_cells:
        if not abs(column) + abs(row) > 1 or max(abs(column), abs(row)) > FARTHEST:
            raise BadRules(
                f"goal_cells: a goal at {column},{row} is too near or too far; it may not lie beside the start, "
                f"and at most {FARTHEST} columns or rows away"
            )
