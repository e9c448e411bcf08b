"""What may this player do?"""

from __future__ import annotations

import pytest

from sab_widget import Break, Discard, Game, Map, Mine, Pass, Place, Repair, Rockfall, Rules, ask
from sab_widget.model.action_kinds import KINDS
from sab_widget.model.actions_two import Steal, Theft
from tests.ask.kit import DIGGERS, TOOLS, TWO, record


def test_what_may_be_done_is_what_the_model_allows() -> None:
    game = record(TOOLS).final()
    listed = [Repair("lantern", 2, "repair lantern cart"), Place("EW", (1, 0)), Map((8, 0)), Map((1, 0)), Pass()]
    question = ask.may(game, listed)
    assert question.actions == tuple(listed)
    assert question.solution == {action for action in listed if not game.why_not(action)}
    question.answer = [Place("EW", (1, 0)), Map((8, 0))]
    told = question.explain()
    assert "Wrong: Lay EW (straight tunnel east to west) at 1, 0. The lantern is broken" in told
    assert "The cart is broken" in told
    assert "Missed: Repair the lantern of Ada, with the card for lantern or cart." in told
    assert "Right" not in told


@pytest.mark.parametrize("turn", [turn for turn in range(0, 92, 6) if turn != 72])  # then a round is over
def test_the_list_of_a_seed_is_fair(turn: int) -> None:
    """Some that are allowed and some that are not, of several kinds, each once, and all thinkable with the hand."""
    for seed in range(4):
        question = ask.may(DIGGERS, seed=seed, turn=turn)
        game = question.position.need_game("may")
        assert len(set(question.actions)) == len(question.actions)
        if game.table.hand(game.seat):
            assert len(question.actions) == 7
            assert 2 <= len(question.solution) <= 6
        assert len({action.kind for action in question.actions}) >= 2
        for action in question.actions:
            codes = {reason.code for reason in game.why_not(action)}
            assert "card_not_in_hand" not in codes
            assert (action in question.solution) == (not codes)


def test_saboteur_2_has_kinds_of_its_own() -> None:
    kinds = {action.kind for turn in range(0, 60, 3) for action in ask.may(TWO, seed=turn, turn=turn).actions}
    assert len(kinds - {"place", "break", "repair", "map", "rockfall", "discard", "pass"}) >= 5


def test_every_kind_of_action_has_words() -> None:
    game = Game(["Ada", "Ben"], Rules.saboteur2(), seed=1)
    from sab_widget.ask.texts import Voice
    from sab_widget.ask.thinkable import deed
    from sab_widget.model import (
        Clear,
        Deal,
        DiscardSeveral,
        Free,
        HandsOff,
        Inspect,
        Lay,
        SwapHands,
        SwapHats,
        Take,
        Trap,
    )

    some = [
        *(Place("EW", (1, 0)), Break("cart", 1), Repair("cart", 1), Repair(None, 0, "repair lantern cart")),
        *(Repair("cart", 1, "repair lantern cart"), Map((8, 0)), Rockfall((1, 0)), Discard("map"), Pass(), Take(2)),
        *(Lay("NW", (8, 0)), Deal(), Theft(), HandsOff(1), SwapHands(1), Inspect(1), SwapHats(0), Trap(1), Free(1)),
        *(DiscardSeveral(["map", "EW"]), Clear("trapped", ["map", "EW"]), Clear("cart", ["map"]), Steal(1)),
    ]
    assert {action.kind for action in some} == set(KINDS)
    voice = Voice("en", game.players)
    told = [voice(deed(action, game)) for action in some]
    assert len(set(told)) == len(told)
    assert "Repair the lantern and the cart of Ada with one card" in told
    assert "Discard 1 card to mend the cart" in told


def test_it_is_shown_through_the_eyes_of_whose_turn_it_is() -> None:
    question = ask.may(DIGGERS, turn=20)
    game = question.position.need_game("may")
    scene = question.scene("en")
    assert scene["viewer"] == game.seat
    assert scene["last"] == 0
    shown = [scene["tracks"][f"hand {seat}"][-1][1]["cards"] for seat in range(5)]
    assert [cards is not None for cards in shown] == [seat == game.seat for seat in range(5)]


def test_a_view_is_asked_about_with_what_its_viewer_knows() -> None:
    game = Game(4, seed=3)
    view = game.view(0)
    question = ask.may(view, seed=2)
    assert set(question.actions) == set(ask.may(game, seed=2).actions)
    assert question.solution == ask.may(game, seed=2).solution
    assert question.scene("en")["viewer"] == 0


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (Mine(), "needs players: give a Game, a View or a Record"),
        (Game(3, seed=1).view(None), "needs players"),
    ],
)
def test_without_players_nobody_may_do_anything(position: object, said: str) -> None:
    with pytest.raises(ask.BadQuestion, match=said):
        ask.may(position)  # type: ignore[arg-type]


def test_at_the_end_of_a_round_nothing_is_to_be_done() -> None:
    with pytest.raises(ask.BadQuestion, match="the round is over here"):
        ask.may(DIGGERS)


def test_nobody_knows_what_another_holds() -> None:
    with pytest.raises(ask.BadQuestion, match="it is the turn of somebody whose hand this viewer does not know"):
        ask.may(Game(4, seed=3).view(1))


def test_what_are_no_actions_is_refused() -> None:
    game = Game(3, seed=1)
    for actions in ([], ["map"], [None], True, 3, [[1]], "map"):
        with pytest.raises(ask.BadQuestion, match="there must be actions to choose from"):
            ask.may(game, actions)  # type: ignore[arg-type]
    question = ask.may(game, [Pass(), Map((8, 0))])
    wrong: tuple[object, ...] = (None, [Discard("map")], "pass", 3, [[]])
    for answer in wrong:
        with pytest.raises(ask.BadAnswer):
            question.answer = answer
    assert question.attempts == ()


def test_a_hand_that_nobody_wrote_down_cannot_be_asked_about() -> None:
    unknown = record("players: Ada, Ben, Cleo\nAda: EW 1,0")
    with pytest.raises(ask.BadQuestion, match="the hand is not known here"):
        ask.may(unknown)
