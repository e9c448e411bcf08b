"""Positions for tests of players: a drawn mine, the hand of seat 0, and what lies in front of whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sab_widget.model import Action, Game, Mine, Rules
from sab_widget.model.cells import as_spot
from sab_widget.players.player import Player
from tests.model import kit


def position(
    drawn: str,
    hand: Sequence[str],
    roles: str = "dds",
    *,
    broken: Mapping[int, Sequence[str]] | None = None,
    variants: Sequence[str] = (),
    **options: Any,
) -> Game:
    """A game in its first turn whose mine lies as drawn, treasure and stones as it says.

    Args:
        drawn: The mine; `Mine.from_text` reads it.
        hand: All cards of seat 0, whose turn it is.
        roles: What each seat is, by the letters of `kit.ROLE`.
        broken: The broken tools by seat.
        variants: Of the rules.
        options: Of the rules.
    """
    mine = Mine.from_text(drawn, check=False)
    goals = mine.goals
    players, size = len(roles), len(hand)
    cells = tuple(goal.cell for goal in goals)
    named = ["treasure" if goal.treasure else str(goal.face) for goal in goals]
    stones = tuple(name for name in named if name != "treasure")
    drawn_as = {"goal_cells": cells, "stones": stones, "hands": ((players, size),)}
    rules = Rules.of(*variants, **drawn_as | options)
    game = kit.game({0: hand}, players=players, rules=rules, goals=named, roles=roles)
    state, book = game.table, game.table.book
    state.mine._draw(mine.cards, goals)
    state._rockfalls = {as_spot(cell): book.rockfalls[as_spot(cell)] for cell in mine.removable}
    state.facts = book.layout.write({}, state.mine._down, bool(state.left_over))
    for seat, tools in (broken or {}).items():
        for tool in tools:
            state.broken[tool] |= 1 << seat
            state.put_in_front(tool, seat)
    return game


def chosen(player: Player, game: Game) -> Action:
    """What a player does in the seat whose turn it is."""
    return player.choose(game.view(game.seat), game.legal_actions())
