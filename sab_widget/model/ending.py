"""How a round ends: who has won, what each gets, and why (rules.md sections 4, 5 and 6)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from sab_widget.model import gold as golden
from sab_widget.model.dwarves import DIGGER, SABOTEUR, SELFISH, TEAMS, UNKNOWN
from sab_widget.model.gold import RoundResult, added
from sab_widget.model.phases import ENDED, SHARING, STEALING
from sab_widget.model.said import Said
from sab_widget.model.teams import TRAPPED_WHY, dwarf, settle, thieves_in_turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.model.round import Round

_NOT_ALL_DWARVES: Final = Said("Nobody wrote down all dwarves, so what each got is not known.", "dwarves-unwritten")
_NOT_ALL_GOLD: Final = Said("Nobody wrote down who took which gold.", "gold-unwritten")

WHY: Final = {
    "stayed": "the treasure was not reached; {number} in the round",
    "not-reached": "the treasure was not reached",
    "selfish": "reached the treasure, and wins alone",
    "selfish-reached": "the selfish dwarf reached the treasure",
    "reached": "the treasure was reached",
    "reached-by-others": "the treasure was reached, which is no win for this dwarf",
    "hurt": "the treasure was reached, but a tool is broken: no gold",
    "trapped": TRAPPED_WHY,
}
"""Why a seat got what it got."""


def unbeaten(state: Round) -> RoundResult:
    """The stock and every hand are empty, and nobody has reached the treasure."""
    rules, roles = state.rules, tuple(state.roles)
    if rules.won_by == "ways":
        return _settled(state)
    if rules.won_by == "finder":
        return _close(state, golden.NOBODY, ((),) * state.players, ())
    if UNKNOWN in roles:
        return _guessed(state, _who_stayed(state), SABOTEUR)
    trapped = _trapped(state)
    paid = golden.pay_saboteurs(rules, roles, state.gold, trapped)
    winner = golden.SABOTEURS if SABOTEUR in roles else golden.NOBODY
    winners = tuple(seat for seat, role in enumerate(roles) if role == SABOTEUR and seat not in trapped)
    return _close(state, winner, paid.gold, winners, paid.notes, _why(state, {SABOTEUR: "stayed"}, "not-reached"))


def found(state: Round) -> RoundResult | None:
    """The treasure has been reached; None while those who have won still choose their gold."""
    rules, roles, finder = state.rules, tuple(state.roles), state.finder
    assert finder is not None
    if rules.won_by == "ways":
        return _settled(state)
    if rules.won_by == "finder":
        return _close(state, golden.FINDER, ((),) * state.players, (finder,))
    if roles[finder] == SELFISH:
        paid = golden.pay_selfish(rules, roles, finder, state.gold)
        why = _why(state, {SELFISH: "selfish"}, "selfish-reached")
        return _close(state, golden.SELFISH_WINS, paid.gold, (finder,), paid.notes, why)
    if UNKNOWN in roles:
        winner = golden.UNKNOWN if roles[finder] == UNKNOWN and _may_be(state, SELFISH) else golden.DIGGERS
        return _guessed(state, winner, DIGGER)
    unpaid, trapped = _unpaid(state), _trapped(state)
    winners = tuple(seat for seat, role in enumerate(roles) if role == DIGGER and seat not in trapped)
    why = _why(state, {DIGGER: "reached"}, "reached-by-others", unpaid)
    if rules.digger_pay:
        paid = golden.pay_diggers(rules, roles, finder, unpaid, state.gold)
        return _close(state, golden.DIGGERS, paid.gold, winners, paid.notes, why)
    wanted = golden.cards_to_draw(rules, roles, unpaid)
    if state.gold is None:
        unseen = tuple(None if s in winners and s not in unpaid else () for s in range(state.players))
        return _close(state, golden.DIGGERS, unseen, winners, (_NOT_ALL_GOLD,), why)
    if state.sharing is None:
        drawn, state.gold = state.gold[:wanted], state.gold[wanted:]
        order = golden.passing_order(rules, roles, finder, unpaid)
        state.sharing = golden.Sharing(drawn, order, state.players)
        if rules.gold_choice == "automatic":
            state.sharing.finish()
    if state.sharing.seat is not None:
        state.phase, state.seat = SHARING, state.sharing.seat
        return None
    taken = tuple(map(tuple, state.sharing.taken))
    had = sum(map(len, taken))
    short = Said(f"Only {had} of {wanted} gold cards were left to draw.", "gold-ran-short", had=had, wanted=wanted)
    return _close(state, golden.DIGGERS, taken, winners, () if had == wanted else (short,), why)


def _guessed(state: Round, winner: str, role: str) -> RoundResult:
    """End a round of which nobody wrote down all dwarves; who is known to be of another role gets nothing."""
    known, trapped = (role,) if winner != golden.UNKNOWN else (), _trapped(state)
    winners = tuple(seat for seat, held in enumerate(state.roles) if held in known and seat not in trapped)
    if not state.rules.has_gold:
        return _close(state, winner, ((),) * state.players, winners)
    state.gold = None
    paid = {UNKNOWN, role} | ({SELFISH} if winner == golden.UNKNOWN else set())
    gold = tuple(None if held in paid and seat not in trapped else () for seat, held in enumerate(state.roles))
    return _close(state, winner, gold, winners, (_NOT_ALL_DWARVES,))


def _may_be(state: Round, role: str) -> bool:
    """Whether a dwarf that nobody wrote down may be of this role."""
    total = state.rules.dwarves_for(state.players).get(role, 0)
    return total > [*state.roles, *state.left_over].count(role)


def _who_stayed(state: Round) -> str:
    """Who has won when the treasure was not reached, as far as it follows from the dwarves that are known."""
    total = state.rules.dwarves_for(state.players).get(SABOTEUR, 0)
    aside = [role for role in state.left_over if role in (SABOTEUR, UNKNOWN)]
    if SABOTEUR in state.roles or total > len(aside):
        return golden.SABOTEURS
    return golden.UNKNOWN if _may_be(state, SABOTEUR) else golden.NOBODY


def _settled(state: Round) -> RoundResult:
    """Saboteur 2: the teams that can walk to the treasure win, and thefts are carried out."""
    rules, roles, finder = state.rules, tuple(state.roles), state.finder
    ways = {team: state.mine.way(team) for team in TEAMS} if finder is not None else {}
    trapped = _trapped(state)
    settled = settle(
        rules, roles, finder, {team: way.open for team, way in ways.items()}, trapped, state.mine.crystals()
    )
    notes: tuple[Said, ...] = tuple(way.sentence for way in ways.values())
    winner = " and ".join(settled.teams) or (golden.SABOTEURS if finder is None else golden.NOBODY)
    gold: tuple[tuple[int, ...] | None, ...] = tuple((pieces,) if pieces else () for pieces in settled.pieces)
    winners, why = settled.winners, settled.why
    if UNKNOWN in roles:
        gold, why = (None,) * state.players, ()
        notes += (_NOT_ALL_DWARVES,)
        if finder is not None and roles[finder] == UNKNOWN and len(settled.teams) > 1:
            winner, winners = golden.UNKNOWN, ()  # a team whose digger has found the treasure wins alone
    state.thieves = list(thieves_in_turn(state.thefts, trapped, state.players))
    result = _close(state, winner, gold, winners, notes, why)
    state.stealable = list(state.purse)
    return steal_on(state, result)


def steal_on(state: Round, result: RoundResult) -> RoundResult:
    """Let the next thief choose; thieves who find nothing to steal are passed over."""
    while state.thieves:
        if victims(state, state.thieves[0]):
            state.phase, state.seat = STEALING, state.thieves[0]
            return result
        del state.thieves[0]
    state.phase = ENDED
    return result


def victims(state: Round, thief: int) -> tuple[int, ...]:
    """From whom a thief may take a piece: anybody else who has some (case 29)."""
    return tuple(seat for seat in range(state.players) if seat != thief and state.stealable[seat] != 0)


def _trapped(state: Round) -> tuple[int, ...]:
    """The seats that are trapped: no winners, and paid nothing (section 6)."""
    return () if not state.trapped else tuple(seat for seat in range(state.players) if state.trapped >> seat & 1)


def _unpaid(state: Round) -> tuple[int, ...]:
    """The diggers who get no gold: they are trapped, or a tool of theirs is broken (section 5, competitive)."""
    hurt = state.trapped
    for mask in state.broken.values() if state.rules.broken_unpaid else ():
        hurt |= mask
    return tuple(seat for seat, role in enumerate(state.roles) if role == DIGGER and hurt >> seat & 1)


def _why(state: Round, winning: dict[str, str], losing: str, hurt: tuple[int, ...] = ()) -> tuple[Said, ...]:
    """For each seat its dwarf, and why it has won or not, by the keys of `WHY`."""
    return _told(tuple(state.roles), _trapped(state), hurt, tuple(winning.items()), losing)


@lru_cache(maxsize=1024)
def _told(
    roles: tuple[str, ...],
    trapped: tuple[int, ...],
    hurt: tuple[int, ...],
    wins: tuple[tuple[str, str], ...],
    losing: str,
) -> tuple[Said, ...]:
    """Kept for the next round of the same dwarves: whoever plays many rounds need not write it again each time."""
    winning = dict(wins)
    told = [winning.get(role, losing) for role in roles]
    for seat in hurt:
        told[seat] = "hurt"
    for seat in trapped:
        if roles[seat] in winning:
            told[seat] = "trapped"
    number = roles.count(SABOTEUR)
    return tuple(
        Said(f"{dwarf(role)}: {WHY[why].format(number=number)}.", f"why-{why}", role=role, number=number)
        for role, why in zip(roles, told, strict=True)
    )


def _close(
    state: Round,
    winner: str,
    gold: tuple[tuple[int, ...] | None, ...],
    winners: Sequence[int],
    notes: tuple[Said, ...] = (),
    why: tuple[Said, ...] = (),
) -> RoundResult:
    """End the round, and put what everybody got with what they had."""
    state.phase = ENDED
    roles = tuple(state.roles)
    result = RoundResult(state.number, winner, state.finder, roles, gold, tuple(winners), notes, why)
    state.result = result
    state.purse = [added(had, got) for had, got in zip(state.purse, result.nuggets, strict=True)]
    return result
