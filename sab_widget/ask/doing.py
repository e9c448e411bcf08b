"""A kind of question: what may this player do?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from sab_widget.ask.chance import Chance
from sab_widget.ask.errors import BadAnswer, BadQuestion
from sab_widget.ask.form import Choice, Filled, Form, Option
from sab_widget.ask.positions import position_of
from sab_widget.ask.questions import Question
from sab_widget.ask.scenes import view_scene
from sab_widget.ask.texts import said
from sab_widget.ask.thinkable import deed, thinkable
from sab_widget.model.actions import Action, Place
from sab_widget.model.errors import shown
from sab_widget.model.phases import PLAYING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.ask.positions import Source
    from sab_widget.ask.texts import Text
    from sab_widget.model.game import Game
    from sab_widget.model.reasons import Reason
    from sab_widget.scene import Scene

OFFERED: Final = 7
"""Actions in a list."""


class MayDo(Question):
    """What may this player do? Its values are sets of actions."""

    kind = "may"
    actions: tuple[Action, ...]
    """The actions that can be ticked, in their order."""

    def _read(self, filled: Filled) -> frozenset[Action]:
        (chosen,) = filled.fields
        assert isinstance(chosen, frozenset)
        return frozenset(self.actions[i] for i in chosen)

    def _fill(self, value: Any) -> Filled:
        if not isinstance(value, (list, tuple, set, frozenset)):
            raise BadAnswer(f"{shown(value)} is no list of actions")
        strange = [action for action in value if not isinstance(action, Action) or action not in self.actions]
        if strange:
            raise BadAnswer(f"{shown(strange[0])} is not among the actions to choose from: {shown(self.actions)}")
        return Filled(fields=(frozenset(self.actions.index(action) for action in value),))

    def scene(self, language: str) -> Scene:
        """The table through the eyes of the player whose turn it is."""
        game = self.position.need_game(self.kind)
        return view_scene(game.view(game.seat), self.voice(language)(self.said.title), language)


def may(
    position: Source,
    actions: Iterable[Action] | None = None,
    *,
    seed: int | str = 0,
    turn: int | None = None,
) -> MayDo:
    """Ask which of several actions the player whose turn it is may do.

    >>> from sab_widget import Game, Map, Pass
    >>> game = Game(3, seed=1)
    >>> [str(card) for card in game.table.hand(0)][-2:]
    ['repair cart pickaxe', 'map']
    >>> question = may(game, [Map((8, 0)), Pass()])
    >>> question.solution
    frozenset({Map([8, 0])})

    Args:
        position: A game as it stands, a view of a seat, or a record.
        actions: What can be ticked; a fair list by the seed when left out: of each kind of card in the hand actions
            that are allowed and actions that are not.
        seed: The same seed asks the same of the same position, everywhere.
        turn: For a record: after how many actions.

    Raises:
        BadQuestion: There are no players, the round is over, the hand is not known, or an action is none.
    """
    at = position_of(position, turn)
    game = at.need_game("may")
    if at.view is not None and at.view.viewer != game.seat:
        raise BadQuestion("it is the turn of somebody whose hand this viewer does not know: give her own view")
    if game.table.phase != PLAYING:
        raise BadQuestion("the round is over here: nobody has to choose what to do with a card")
    if actions is None:
        listed = _fair(game, Chance("may", seed))
    else:
        given: object = actions
        listed = tuple(given) if isinstance(given, Iterable) else ()
        if not listed or not all(isinstance(action, Action) for action in listed):
            raise BadQuestion(f"there must be actions to choose from, such as [Discard('map')], not {shown(actions)}")
        listed = tuple(dict.fromkeys(listed))
    who = game.players[game.seat]
    options = tuple(
        Option(
            deed(action, game),
            not game.why_not(action),
            _why(game, action),
            face=action.face.text if isinstance(action, Place) else None,
        )
        for action in listed
    )
    question = MayDo(at, Form((Choice(said("may-label"), options, many=True),)), said("may-text", who=who), seed=seed)
    question.actions = listed
    question.said.hint = said("may-hint")
    return question


def _why(game: Game, action: Action) -> tuple[Text, ...]:
    against = game.why_not(action)
    if against:
        return against
    barred = game.view(None).barred(game.seat)
    return (said("may-barred-still"),) if barred and not isinstance(action, Place) else (said("may-nothing-against"),)


def _fair(game: Game, chance: Chance) -> tuple[Action, ...]:
    """Actions of every kind of card in the hand, allowed and not, each sort as likely as the others."""
    sorts: dict[tuple[str, ...], list[Action]] = {}
    for action in thinkable(game):
        against: Sequence[Reason] = game.why_not(action)
        sorts.setdefault((action.kind, *sorted({reason.code for reason in against})), []).append(action)
    good = [chance.shuffled(sorts[sort]) for sort in chance.shuffled(sorted(sorts)) if len(sort) == 1]
    bad = [chance.shuffled(sorts[sort]) for sort in chance.shuffled(sorted(sorts)) if len(sort) > 1]
    found: list[Action] = []
    while len(found) < OFFERED and (good or bad):
        for left in (good, bad):
            if left and len(found) < OFFERED:
                sort = left.pop(0)
                found.append(sort.pop())
                left.extend([sort] * bool(sort))
    if not found:
        raise BadQuestion("the hand is not known here, so nobody can say what this player may do")
    return tuple(chance.shuffled(found))
