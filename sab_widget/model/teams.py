"""Who wins a round of Saboteur 2, what each gets and why (rules.md section 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sab_widget.model.dwarves import BOSS, GEOLOGIST, PROFITEER, ROLES, SABOTEUR, TEAMS
from sab_widget.model.said import Said

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from sab_widget.model.rules import Rules

TRAPPED_WHY: Final = "trapped, so no winner and paid nothing"


class Settled(NamedTuple):
    """What each seat gets, before anything is stolen."""

    teams: tuple[str, ...]
    """The colours that win."""
    winners: tuple[int, ...]
    """The seats that win, geologists not among them."""
    pieces: tuple[int, ...]
    """Gold pieces by seat."""
    why: tuple[Said, ...]
    """For each seat why it got what it got, in a sentence."""


def winning_teams(finder: str, ways: Mapping[str, bool]) -> tuple[str, ...]:
    """The colours that win when a dwarf of the role `finder` has connected the treasure, and these have a way."""
    team = ROLES[finder].team if finder in ROLES else None
    if team is None:
        return tuple(colour for colour in TEAMS if ways[colour])
    if ways[team]:
        return (team,)
    return tuple(colour for colour in TEAMS if colour != team and ways[colour])


def settle(
    rules: Rules,
    roles: Sequence[str],
    finder: int | None,
    ways: Mapping[str, bool],
    trapped: Collection[int],
    crystals: int,
) -> Settled:
    """Settle a round.

    Args:
        rules: Whose `pieces` and `boss_wins` are used.
        roles: The dwarf that each seat holds when the round ends.
        finder: The seat that connected the treasure; None when nobody did.
        ways: For each colour whether it has a way to the treasure.
        trapped: The seats that are trapped: they never count as winners and get nothing (case 25).
        crystals: How many lie in the mine.
    """
    teams = () if finder is None else winning_teams(roles[finder], ways)
    wins = [_wins(rules, role, finder is not None, teams) for role in roles]
    winners = tuple(seat for seat, won in enumerate(wins) if won and seat not in trapped)
    each = rules.pieces[min(len(winners), len(rules.pieces)) - 1] if winners else 0
    geologists = sum(role == GEOLOGIST for role in roles)
    pieces, why = [], []
    for seat, role in enumerate(roles):
        less = ROLES[role].less if role in ROLES else 0
        if seat in trapped:
            got, told = 0, Said(TRAPPED_WHY, "trapped")
        elif role == GEOLOGIST:
            got = crystals // geologists
            text = f"{_number(crystals, 'crystal')} in the mine"
            text += f", shared by {geologists} geologists and rounded down" if geologists > 1 else ""
            told = Said(text, "crystals", number=crystals, geologists=geologists)
        elif seat in winners:
            got = max(0, each - less)
            won = _won_by(rules, role, finder, roles, teams)
            text = f"{won}; {_number(each, 'piece')} "
            text += "for the only winner" if len(winners) == 1 else f"each for {len(winners)} winners"
            text += f", {less} less for this dwarf" if less else ""
            text += ", never below 0" if less > each else ""
            told = Said(text, won.code, **won.values, each=each, winners=len(winners), less=less)
        else:
            got, told = 0, _lost_by(role, finder, roles, teams, ways)
        pieces.append(got)
        why.append(Said(f"{dwarf(role)}: {told}.", f"why-{told.code}", role=role, **told.values))
    return Settled(teams, winners, tuple(pieces), tuple(why))


def _wins(rules: Rules, role: str, reached: bool, teams: tuple[str, ...]) -> bool:
    if role == PROFITEER:
        return True
    if role == BOSS:
        return reached and (rules.boss_wins == "treasure" or bool(teams))
    if role == SABOTEUR:
        return not reached
    return role in ROLES and ROLES[role].team in teams


def _won_by(rules: Rules, role: str, finder: int | None, roles: Sequence[str], teams: tuple[str, ...]) -> Said:
    if role == PROFITEER:
        return Said("always wins", "always")
    if finder is None:
        return Said("wins because the treasure is not connected", "not-connected-won")
    if role == BOSS and rules.boss_wins == "treasure":
        return Said("wins because the treasure is connected", "connected-won")
    if role == BOSS:
        return Said(f"wins with {' and '.join(teams)}", "with-teams", teams=teams)
    by = roles[finder]
    of_other = by in TEAMS and by != role
    only = "but only" if of_other else "and"
    told = f"{_who(finder, roles)} connected the treasure, {only} {role} has a way to it"
    return Said(told, "only-way" if of_other else "way", finder=by, team=role)


def _lost_by(
    role: str, finder: int | None, roles: Sequence[str], teams: tuple[str, ...], ways: Mapping[str, bool]
) -> Said:
    if role == SABOTEUR:
        return Said("the treasure is connected", "connected")
    if role not in ROLES:
        return Said("nobody wrote down which dwarf this was", "unwritten")
    if finder is None:
        return Said("the treasure is not connected", "not-connected")
    if role == BOSS:
        return Said("no team wins, and the boss only wins with one", "no-team")
    if not ways.get(role):
        return Said(f"a door of the other colour stands in every way, so {role} has none", "doors", team=role)
    told = f"{_who(finder, roles)} connected the treasure and has a way to it, so {' and '.join(teams)} wins alone"
    return Said(told, "others-way", finder=roles[finder], teams=teams)


def dwarf(role: str) -> str:
    """The name of a dwarf, which nobody may have written down."""
    return ROLES[role].name if role in ROLES else "unknown dwarf"


def _who(finder: int, roles: Sequence[str]) -> str:
    """Who connected the treasure, in words."""
    role = roles[finder]
    if role not in ROLES:
        return "somebody"
    return f"{'the' if role in (BOSS, PROFITEER) else 'a'} {ROLES[role].name}"


def thieves_in_turn(laid: Sequence[int], trapped: Collection[int], players: int) -> tuple[int, ...]:
    """The seats that may steal, in their order: whoever laid a theft last, then clockwise (case 49).

    Args:
        laid: The seats with a theft in front of them, in the order in which the thefts were laid.
        trapped: The seats that are trapped: they take nothing (case 29).
        players: How many there are.
    """
    if not laid:
        return ()
    order = sorted(laid, key=lambda seat: (seat - laid[-1]) % players)
    return tuple(seat for seat in order if seat not in trapped)


def _number(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
