"""Games played by players to their end; players that fail, each in its way."""

from __future__ import annotations

import copy
import pickle
import threading
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from sab_widget.model import Action, BadPlayers, Break, Discard, Game, Place, Rules, SabError, StaleView, View
from sab_widget.model.glance import Glances
from sab_widget.players import ByRole, Player, PlayerFailed, Random, play_out
from sab_widget.players.play import BadLimit
from sab_widget.players.player import name_of
from tests.games import random_game

BASE = Rules(goal_cells=((3, -1), (3, 0), (3, 1)), rounds=1)


class First:
    """Does the first thing that may be done."""

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        return legal[0]


class Answering:
    """Gives an answer that may be none, at its third turn."""

    name = "the odd one"

    def __init__(self, answer: Callable[[View], Any]) -> None:
        self._answer, self._asked = answer, 0

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        self._asked += 1
        return self._answer(view) if self._asked == 3 else legal[-1]


def failing(answer: Callable[[View], Any], **options: Any) -> tuple[Game, PlayerFailed]:
    """What is said when seat 1 answers like this; and the game as it stands then."""
    game = Game(3, BASE, seed=5)
    with pytest.raises(PlayerFailed) as caught:
        play_out(game, [First(), Answering(answer), First()], **options)
    error = caught.value
    assert (error.player, error.seat, error.turn, error.seed) == ("the odd one", 1, 7, "5")
    assert str(error).startswith("the odd one (p2, seat 1) ")
    assert str(error).endswith("(turn 7, seed '5')")
    assert (game.turn, game.seat) == (7, 1), "the game stands as it was before"
    return game, error


def test_a_game_is_played_to_its_end_by_the_same_actions_each_time() -> None:
    games = [play_out(Game(4, seed=3), [Random() for _ in range(4)]) for _ in range(2)]
    assert games[0].over
    assert len(games[0].rounds) == 3
    assert games[0].record == games[1].record


def test_the_seed_of_the_players_may_be_another_than_that_of_the_deals() -> None:
    one, other, again = (play_out(Game(4, seed=3), [Random()] * 4, seed=seed) for seed in ("a", "b", "a"))
    assert one.record.deals[0] == other.record.deals[0]
    assert one.actions != other.actions
    assert one.actions == again.actions


def test_a_game_goes_on_from_where_it_stands() -> None:
    game = random_game(3, seed=2, turns=30)
    before = game.actions
    assert play_out(game, [Random(), First(), Random()]) is game
    assert game.over
    assert game.actions[:30] == before


def test_a_game_that_is_over_stays_as_it_is() -> None:
    game = random_game(3, seed=2)
    turns = game.turn
    assert play_out(game, [First()] * 3).turn == turns


@pytest.mark.parametrize("answer", [None, 7, "EW 1,0", [], Place])
def test_an_answer_that_is_no_action(answer: Any) -> None:
    game, error = failing(lambda _: answer)
    assert " answered " in str(error)
    assert "is no action" in str(error)
    assert error.reasons == ()
    assert play_out(game, [First()] * 3).over, "it can be played on"


@pytest.mark.parametrize("action", [Place("EW", (5, 5)), Discard("NL"), Break("lantern", 9)], ids=str)
def test_an_action_that_is_not_legal(action: Action) -> None:
    game, error = failing(lambda _: action)
    assert f" answered {action!r}" in str(error)
    assert error.reasons == game.why_not(action) != ()
    assert play_out(game, [First()] * 3).over, "it can be played on"


def test_an_illegal_action_comes_with_every_reason() -> None:
    _, error = failing(lambda _: Place("NS", (4, 4)))
    assert {reason.code for reason in error.reasons} >= {"no_neighbour"}
    for reason in error.reasons:
        assert reason.sentence in str(error)


def test_an_exception_is_told_and_kept() -> None:
    def divide(view: View) -> float:
        return 1 / (view.turn - 7)

    _, error = failing(divide)
    assert "raised ZeroDivisionError: " in str(error)
    assert isinstance(error.__cause__, ZeroDivisionError)
    assert error.reasons == ()


def test_an_interrupt_is_no_failure_of_a_player() -> None:
    def interrupt(_: View) -> Action:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_out(Game(3, BASE, seed=5), [First(), Answering(interrupt), First()])


def think(_: View) -> Action:
    """Takes for ever."""
    while True:
        pass


def think_and_catch(_: View) -> Action:
    """Takes for ever, and will not hear of it."""
    while True:
        try:
            while True:
                pass
        except Exception:  # noqa: BLE001, S110 — the point of the test
            pass


@pytest.mark.parametrize("thinking", [think, think_and_catch])
def test_a_player_that_takes_for_ever_is_interrupted(thinking: Callable[[View], Action]) -> None:
    _, error = failing(thinking, limit=0.2)
    assert "thought for more than 0.2 seconds" in str(error)


def test_it_is_interrupted_in_a_thread_too() -> None:
    told: list[str] = []

    def play() -> None:
        told.append(str(failing(think_and_catch, limit=0.2)[1]))

    thread = threading.Thread(target=play)
    thread.start()
    thread.join(60)
    assert len(told) == 1
    assert "thought for more than 0.2 seconds" in told[0]


def test_a_limit_changes_nothing_for_quick_players() -> None:
    with_limit = play_out(Game(4, BASE, seed=3), [Random()] * 4, limit=60)
    assert with_limit.record == play_out(Game(4, BASE, seed=3), [Random()] * 4).record


@pytest.mark.parametrize("limit", [0, -1, float("nan"), float("inf"), "1", True, [1]])
def test_a_limit_that_is_none(limit: Any) -> None:
    game = Game(3, BASE, seed=1)
    with pytest.raises(BadLimit, match="is no time limit: give a number of seconds"):
        play_out(game, [First()] * 3, limit=limit)
    assert game.turn == 0


@pytest.mark.parametrize(
    ("players", "told"),
    [
        ([First()] * 2, "there are 2 players for 3 seats"),
        ([First()] * 4, "there are 4 players for 3 seats"),
        ([First(), First, First()], r"at seat 1 is no player: it has no method `choose`; did you mean First\(\)\?"),
        ([First(), First(), 3], "3 at seat 2 is no player"),
        ("abc", "are no players"),
        (None, "are no players"),
        (7, "are no players"),
    ],
)
def test_players_that_are_none(players: Any, told: str) -> None:
    game = Game(3, BASE, seed=1)
    with pytest.raises(BadPlayers, match=told):
        play_out(game, players)
    assert game.turn == 0


def test_a_failure_can_be_sent_to_another_process() -> None:
    _, error = failing(lambda _: Break("lantern", 9))
    twin = pickle.loads(pickle.dumps(error))  # noqa: S301 — our own
    assert str(twin) == str(error)
    assert vars(twin) == vars(error)
    assert isinstance(twin, SabError)


def test_names_of_players() -> None:
    assert [name_of(player) for player in (First(), Random(), Answering(think))] == ["First", "Random", "the odd one"]


def test_whatever_chooses_is_a_player() -> None:
    assert isinstance(First(), Player)
    assert not isinstance(object(), Player)


# Views that are worked out when they are looked at


@pytest.mark.parametrize("turns", [0, 5, 60])
@pytest.mark.parametrize("rules", [None, Rules.saboteur2()], ids=["base", "two"])
def test_a_glance_is_the_view(turns: int, rules: Rules | None) -> None:
    game = random_game(4, seed=6, turns=turns, rules=rules)
    with Glances(game) as glances:
        for seat in range(4):
            glance = glances.at(seat)
            assert isinstance(glance, View)
            assert glance.hand == game.view(seat).hand
            assert glance == game.view(seat)
            assert type(glance) is View
            assert repr(glance) == repr(game.view(seat))
            assert glance.chances() == game.view(seat).chances()


@pytest.mark.parametrize(
    "first_look",
    [
        lambda glance, view: glance == view,
        lambda glance, view: view == glance,
        lambda glance, view: pickle.loads(pickle.dumps(glance)) == view,  # noqa: S301
        lambda glance, view: copy.copy(glance) == view,
        lambda glance, view: repr(glance) == repr(view),
    ],
)
def test_a_glance_is_the_view_whatever_is_done_with_it_first(first_look: Callable[[View, View], bool]) -> None:
    game = random_game(4, seed=6, turns=9)
    with Glances(game) as glances:
        assert first_look(glances.at(1), game.view(1))


def test_a_glance_tells_of_the_turn_when_it_was_first_looked_at() -> None:
    game = random_game(4, seed=6, turns=8)
    with Glances(game) as glances:
        looked, unlooked, left = glances.at(0), glances.at(0), glances.at(0)
        turn = looked.turn
        game.play(game.legal_actions()[0])
        assert looked.turn == turn == 8
        for name in ("turn", "hand", "mine"):
            with pytest.raises(StaleView, match="a player looks at it before it answers"):
                getattr(unlooked, name)
    with pytest.raises(StaleView):
        _ = left.turn


def test_a_glance_has_no_other_names() -> None:
    with Glances(random_game(3, turns=1)) as glances, pytest.raises(AttributeError, match="no attribute 'cards'"):
        _ = glances.at(0).cards  # type: ignore[attr-defined]


def test_random_takes_every_action_now_and_then() -> None:
    game, player = Game(5, seed=1), Random(1)
    legal: Sequence[Action] = game.legal_actions()
    taken = {player.choose(game.view(0), tuple(legal)) for _ in range(60 * len(legal))}
    assert taken == set(legal)


def test_by_role_is_called_by_its_parts_where_they_are_not_the_usual_ones() -> None:
    assert name_of(ByRole()) == "ByRole"
    assert name_of(ByRole(Random())) == "Random/Saboteur"
    assert name_of(ByRole(name="mine")) == "mine"


def test_who_never_looks_is_told_nothing() -> None:
    class Peeping(Random):
        def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
            assert view.hand is not None
            return legal[0]

    game = Game(3, seed=1)
    with pytest.raises(PlayerFailed, match=r"raised StaleView: .* one whose `looks` is False never does"):
        play_out(game, [Peeping()] * 3)
    assert game.turn == 0
