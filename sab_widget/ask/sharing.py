"""A kind of question: how is the gold shared at the end of a round?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from sab_widget.ask.chance import Chance
from sab_widget.ask.errors import BadAnswer, BadQuestion
from sab_widget.ask.form import Filled, Form, Number
from sab_widget.ask.positions import position_of
from sab_widget.ask.questions import Question
from sab_widget.ask.scenes import view_scene
from sab_widget.ask.texts import Phrase, said
from sab_widget.model import ending
from sab_widget.model.dwarves import SABOTEUR, UNKNOWN
from sab_widget.model.errors import shown
from sab_widget.model.game import Game
from sab_widget.model.gold import passing_order
from sab_widget.model.phases import ENDED
from sab_widget.model.view import check_seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.ask.positions import Source
    from sab_widget.ask.texts import Text
    from sab_widget.model.gold import RoundResult
    from sab_widget.model.round import Round
    from sab_widget.model.rules import Rules
    from sab_widget.scene import Scene

MOST: Final = 20
"""Nuggets that can be given as an answer; what a seat can get in a round is far below."""


class GoldShared(Question):
    """Who gets how many nuggets? Its values are lists of numbers by seat, or dicts by name or seat."""

    kind = "gold"
    result: RoundResult
    """How the round comes out."""

    def _read(self, filled: Filled) -> tuple[int | None, ...]:
        return tuple(number if isinstance(number, int) else None for number in filled.fields)

    def _fill(self, value: Any) -> Filled:
        players = self.position.need_game(self.kind).players
        if isinstance(value, Mapping):
            strange = [who for who in value if who not in players and who not in range(len(players))]
            if strange:
                raise BadAnswer(f"nobody is called {shown(strange[0])}: the players are {', '.join(players)}")
            value = [value.get(name, value.get(seat)) for seat, name in enumerate(players)]
        if not isinstance(value, (list, tuple)) or len(value) != len(players):
            raise BadAnswer(f"{shown(value)} does not say how many nuggets each of {len(players)} players gets")
        return self.form.read({"cells": [], "fields": list(value)})

    def scene(self, language: str) -> Scene:
        """The table with all dwarves turned up, and without what was paid."""
        game = self.position.need_game(self.kind)
        had = tuple(None if number is None else number - (got or 0) for number, got in self._purses(game))
        return view_scene(replace(game.view(None), nuggets=had), self.voice(language)(self.said.title), language)

    def _purses(self, game: Game) -> list[tuple[int | None, int | None]]:
        """What each seat has, and how much of that it got in this round."""
        got = game.rounds[-1].nuggets if game.round_over else (0,) * len(game.players)
        return list(zip(game.nuggets, got, strict=True))


def gold(
    position: Source | int | Sequence[str],
    *,
    finder: int | str | None = "by seed",
    seed: int | str = 0,
    turn: int | None = None,
    rules: Rules | None = None,
) -> GoldShared:
    """Ask who gets how many nuggets when the round ends as things stand.

    Dwarves, broken tools, gold cards and doors are those of the position; the question tells them.

    >>> question = gold(5, finder=None, seed=3)
    >>> question.result.roles
    ('saboteur', 'digger', 'saboteur', 'digger', 'digger')
    >>> question.solution
    (3, 0, 3, 0, 0)

    Args:
        position: A game as it stands, or a record; or the names or the number of players, who are dealt a
            round by the seed.
        finder: The seat that reaches the treasure; None: nobody does. By the seed when left out; a round that
            has ended is asked about as it ended.
        seed: The same seed asks the same of the same position, everywhere.
        turn: For a record: after how many actions.
        rules: For players: the rules; those of the base game when left out.

    Raises:
        BadQuestion: Somebody's dwarf or the gold is not known, nobody is paid in this game, or an argument makes no
            sense.
        BadPlayers: There is no such seat, or so many cannot play.
    """
    chance = Chance("gold", seed)
    if isinstance(position, (int, list, tuple)) and not isinstance(position, bool):
        position, rules = Game(position, rules, seed=f"ask/gold/{seed}"), None
    at = position_of(position, turn, rules)
    if at.view is not None:
        raise BadQuestion("a seat does not know the others' dwarves, so it cannot say who is paid: give the game")
    game = at.need_game("gold")
    _check(game)
    if finder == "by seed":
        ended = game.round_over
        able = game.rules.won_by != "ways" or _connected(game)
        finder = game.rounds[-1].finder if ended else chance.pick([None, *range(len(game.players) * able)])
    if finder is not None:
        check_seat(finder, len(game.players))
        assert isinstance(finder, int)
        if game.rules.won_by == "ways" and not _connected(game):
            raise BadQuestion("in this game it matters by which ways the treasure is connected, and here it is not")
    result, state = _end(game, finder)
    if any(number is None for number in result.nuggets):
        raise BadQuestion("too little was written down of this game to say what each gets")
    why = result.why or ("",) * len(game.players)
    got = [sum(cards or ()) for cards in result.gold]
    fields = tuple(
        Number(
            said("gold-seat", who=name, role=Phrase("scene-role", (("role", result.roles[seat]),))),
            got[seat],
            MOST,
            (why[seat],),
        )
        for seat, name in enumerate(game.players)
    )
    question = GoldShared(at, Form(fields), _text(game, finder, state), seed=seed)
    question.result = result
    question.said.lesson = (*result.notes, *_lesson(game, state, result))
    question.said.hint = said("gold-hint-two" if game.rules.won_by == "ways" else "gold-hint")
    return question


def _check(game: Game) -> None:
    if not game.rules.has_gold or not game.rules.has_roles:
        raise BadQuestion("nobody is paid in this game, so no gold is shared")
    if UNKNOWN in game.table.roles:
        raise BadQuestion("somebody's dwarf was not written down, so nobody can say who is paid")


def _end(game: Game, finder: int | None) -> tuple[RoundResult, Round]:
    """Let the round end in this way, as it stands; everybody takes the highest gold card that is left."""
    if game.round_over and game.rounds[-1].finder == finder:
        return game.rounds[-1], game.table
    state = game.table.copy()
    if state.phase == ENDED or state.sharing is not None:
        raise BadQuestion("this round has ended, and otherwise: leave finder out, or ask about an earlier turn")
    state.finder = finder
    if finder is None:
        return ending.unbeaten(state), state
    treasure = next((goal.cell for goal in state.mine.goals if goal.treasure), None)
    if treasure is not None and not state.mine.goal(treasure).up:
        state.mine.turn_up(treasure)
    result = ending.found(state) or _all_taken(state)
    assert result is not None
    return result, state


def _all_taken(state: Round) -> RoundResult | None:
    """The end of a round in which players choose their gold cards, when everybody has taken the highest left."""
    assert state.sharing is not None
    state.sharing.finish()
    return ending.found(state)


def _connected(game: Game) -> bool:
    """Whether one can walk to the treasure, doors or not: who wins in Saboteur 2 depends on the ways."""
    return game.mine.way().connected


def _text(game: Game, finder: int | None, state: Round) -> Text:
    ways = game.rules.won_by == "ways"
    if finder is None:
        return said("gold-unreached-two" if ways else "gold-unreached")
    who = game.players[finder]
    if state.sharing is None:
        return said("gold-reached-two" if ways else "gold-reached-fixed", who=who)
    return said("gold-reached", who=who, cards=_on_top(game, state))


def _on_top(game: Game, state: Round) -> tuple[int, ...]:
    """The gold cards on top of the pile, more than are drawn: how many those are is part of the question."""
    assert state.sharing is not None
    drawn = [nuggets for taken in state.sharing.taken for nuggets in taken]
    rest = state.gold or []
    if game.table.gold is not None and not game.round_over:
        return tuple(game.table.gold[: len(drawn) + 2])
    return (*drawn, *rest[:2])


def _lesson(game: Game, state: Round, result: RoundResult) -> tuple[Text, ...]:
    """What is to be learned from how the gold was shared."""
    roles = result.roles
    if game.rules.won_by == "ways":
        return ()
    if result.finder is None:
        number = roles.count(SABOTEUR)
        each = max((sum(cards or ()) for cards in result.gold), default=0)
        return (said("gold-saboteurs", number=number, each=each),) if number else ()
    if state.sharing is None or not result.winners:
        return ()
    order = passing_order(game.rules, roles, result.finder)
    first = game.players[order[0]]
    return (said("gold-drawn", number=sum(map(len, state.sharing.taken)), first=first, way=game.rules.gold_passing),)
