"""What an agent observes is what its seat may know, all of it in its place, and nothing else."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sab_widget.model import Break, Card, Discard, Face, Game, Map, Place, Rules
from sab_widget.model.actions import Action
from sab_widget.model.actions_two import DiscardSeveral, Inspect, SwapHands
from sab_widget.model.faces import BIT, DOORS
from sab_widget.rl import BadSetting, Observer, raw_env
from tests.games import random_game
from tests.model.open_kit import open_game
from tests.rl.kit import GAMES
from tests.secrets import lively_game, shuffled_secrets

OBSERVERS = {name: Observer(rules, players) for name, (rules, players) in GAMES.items()}

TELLING = {"swap hands": 12, "inspection": 12, "swap hats": 8, "map": 6}
"""A deck in which cards that tell secrets are frequent."""

TRICKY = Rules.saboteur2(
    deck=tuple((name, TELLING.get(name, number)) for name, number in Rules.saboteur2().deck),
    goal_cells=((2, -2), (3, 0), (2, 2)),
)


@given(
    table=st.sampled_from([*GAMES.values(), (TRICKY, 4), (TRICKY, 2)]),
    seed=st.integers(0, 10_000),
    turns=st.integers(0, 200),
)
@settings(max_examples=60)
def test_an_observation_does_not_change_when_what_is_hidden_changes(
    table: tuple[Rules, int], seed: int, turns: int
) -> None:
    rules, players = table
    record, observer = lively_game(players, seed, turns, rules).record, Observer(rules, players)
    game, viewer = record.final(), seed % players
    other = shuffled_secrets(record, viewer, seed).final()
    one, two = observer.observe(game.view(viewer)), Observer(rules, players).observe(other.view(viewer))
    assert observer.split(one).keys() == observer.split(two).keys()
    np.testing.assert_array_equal(one, two)


def test_cards_that_nobody_wrote_down_count_in_the_size_of_the_hand_alone() -> None:
    game = open_game(Rules(), 3, {0: ["NS", "map", "NS"]})
    observer = Observer(Rules(), 3)
    parts = observer.split(observer.observe(game.view(0)))
    held = dict(zip(observer.names["cards"], parts["hand"], strict=True))
    assert {name: number for name, number in held.items() if number} == {"NS": 2, "map": 1}
    assert list(parts["hand_sizes"]) == [6, 6, 6]
    game.play(Discard(Card("?")))
    assert not observer.split(observer.observe(game.view(1)))["hand"].any()
    assert observer.split(observer.observe(game.view(0)))["discards"][-1] == 1


def test_the_shuffle_changes_what_others_observe() -> None:
    """Else the test above would prove nothing."""
    rules, changed = Rules(), 0
    observer = Observer(rules, 4)
    for seed in range(5):
        record = lively_game(4, seed, 30, rules).record
        other = shuffled_secrets(record, 0, seed).final()
        one, two = observer.observe(record.final().view(1)), observer.observe(other.view(1))
        changed += not np.array_equal(one, two)
    assert changed == 5


@given(name=st.sampled_from(list(GAMES)), seed=st.integers(0, 10_000), turns=st.integers(0, 250))
@settings(max_examples=80)
def test_every_number_lies_within_its_bounds(name: str, seed: int, turns: int) -> None:
    rules, players = GAMES[name]
    game, observer = lively_game(players, seed, turns, rules), OBSERVERS[name]
    for seat in range(players):
        found = observer.observe(game.view(seat))
        assert found.dtype == np.float32
        assert (found >= 0).all()
        assert (found <= observer.highs).all()


@pytest.mark.parametrize("name", GAMES)
def test_parts_follow_each_other(name: str) -> None:
    observer = OBSERVERS[name]
    assert observer.parts[0].first == 0
    for one, next_one in pairwise(observer.parts):
        assert one.first + one.size == next_one.first
    assert observer.parts[-1].first + observer.parts[-1].size == observer.size == len(observer.highs)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_planes_tell_the_mine(name: str, seed: int) -> None:
    rules, players = GAMES[name]
    game, observer = lively_game(players, seed, 30, rules), OBSERVERS[name]
    view = game.view(0)
    planes = observer.split(observer.observe(view))["mine"].reshape(len(observer.window.cells), -1)
    goals = {goal.cell: goal for goal in view.mine.goals}
    for cell, row in zip(observer.window.cells, planes, strict=True):
        told = dict(zip(observer.names["planes"], row, strict=True))
        face, goal = view.mine.face(cell), goals.get(cell)
        assert told["card"] == (face is not None)
        assert told["goal face down"] == (goal is not None and not goal.up)
        assert told["treasure"] == (goal is not None and goal.treasure is True)
        assert told["stone"] == (goal is not None and goal.treasure is False)
        lies = face or (goal.face if goal else None)
        for plane, number in told.items():
            assert number == expected(plane, lies, number, game, cell, face_up=face is not None), (cell, plane)


def expected(
    plane: str, face: Face | None, number: float, game: Game, cell: tuple[int, int], *, face_up: bool
) -> float:
    """What a plane has to say of a cell where a face lies, by the public questions that a mine answers."""
    what, _, edges = plane.rpartition(" ")
    if plane in ("card", "goal face down", "treasure", "stone"):
        return number
    if face is None:
        return 0
    if plane == "crystal":
        return face.crystal
    tunnels = [tunnel for tunnel in face.tunnels if set(edges) <= set(tunnel.edges)]
    if what == "connected":
        return face_up and bool(tunnels) and game.mine.is_connected(cell, edges)
    if what in ("open", "joined"):
        return bool(tunnels)
    if what == "ladder":
        return any(tunnel.ladder for tunnel in tunnels)
    assert what.removesuffix(" door") in DOORS
    assert edges in BIT
    return any(tunnel.door == what.removesuffix(" door") for tunnel in tunnels)


def parts(game: Game, viewer: int) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]]:
    observer = Observer(game.rules, len(game.players))
    return observer.split(observer.observe(game.view(viewer)))


def playing(game: Game, kind: type[Action]) -> Action:
    """Discard until somebody can do such an action, then do it; returns the action."""
    while True:
        legal = game.legal_actions()
        wanted = [action for action in legal if isinstance(action, kind)]
        game.play(wanted[0] if wanted else next(action for action in legal if isinstance(action, Discard)))
        if wanted:
            return wanted[0]


def test_seats_are_counted_from_the_viewer() -> None:
    game = Game(4, seed=3)
    action = playing(game, Break)
    assert isinstance(action, Break)
    by = (game.seat - 1) % 4
    tool = game.rules.tools.index(action.tool)
    for viewer in range(4):
        told = parts(game, viewer)
        assert told["turn"].tolist() == [float((viewer + i) % 4 == game.seat) for i in range(4)]
        assert told["broken"][(action.seat - viewer) % 4, tool] == 1
        assert told["broken"].sum() == 1
        assert told["aimed"][0, (by - viewer) % 4, (action.seat - viewer) % 4] == 1
        assert told["done"].sum() == game.turn
        assert told["done"][:, 1].tolist() == [float((viewer + i) % 4 == by) for i in range(4)]


def test_who_has_looked_knows_and_the_others_know_that_she_has() -> None:
    game = Game(4, seed=3)
    action = playing(game, Map)
    assert isinstance(action, Map)
    by = (game.seat - 1) % 4
    goal = game.rules.goal_cells.index(action.cell)
    own, others = parts(game, by), parts(game, (by + 1) % 4)
    assert own["looked"].tolist() == [float(i == goal) for i in range(3)]
    assert others["looked"].tolist() == [0, 0, 0]
    assert own["treasure"][goal] in (0, 1)
    assert others["treasure"].tolist() == pytest.approx([1 / 3] * 3)
    assert own["maps"][0, goal] == others["maps"][3, goal] == 1


def test_own_cards_and_sizes_of_hands_and_the_stock_are_told() -> None:
    game = random_game(5, seed=2, turns=33)
    view, told, observer = game.view(2), parts(game, 2), Observer(Rules(), 5)
    held = [
        card for card, number in zip(observer.names["cards"], told["hand"], strict=True) for _ in range(int(number))
    ]
    assert held == [str(card) for card in view.hand]
    assert told["hand_sizes"].tolist() == [view.hand_sizes[(2 + i) % 5] for i in range(5)]
    assert told["stock"].tolist() == [view.stock]
    assert told["discards"].sum() == len(view.discards)
    assert told["discards"][-1] == sum(card is None for card in view.discards) > 0


def test_roles_are_told_by_their_chances() -> None:
    game = Game(5, seed=4)
    told, observer = parts(game, 1), Observer(Rules(), 5)
    assert observer.names["roles"] == ("digger", "saboteur")
    assert told["roles"][0].tolist() == [float(game.view(1).role == role) for role in ("digger", "saboteur")]
    assert told["roles"][1:].sum(axis=1).tolist() == pytest.approx([1] * 4)
    assert 0 < told["roles"][1, 1] < 1


def test_inspections_and_swapped_hands_are_told_to_those_who_know() -> None:
    game = Game(4, TRICKY, seed=1)
    action = playing(game, Inspect)
    assert isinstance(action, Inspect)
    by = (game.seat - 1) % 4
    assert parts(game, by)["roles"][(action.seat - by) % 4].max() == 1
    assert parts(game, game.seat)["roles"][1:].max() < 1
    swap = playing(game, SwapHands)
    assert isinstance(swap, SwapHands)
    by = next(seen.seat for seen in reversed(game.view(None).history) if seen.action is swap)
    assert parts(game, by)["known_cards"][(swap.seat - by) % 4].sum() > 0
    game.play(next(action for action in game.legal_actions() if isinstance(action, DiscardSeveral)))
    assert parts(game, by)["doubtful"].max() == (2 if game.seats[-1] == swap.seat else 0)


def test_nuggets_of_others_are_secret_until_the_end() -> None:
    rules = Rules(goal_cells=((2, -2), (3, 0), (2, 2)), rounds=2)
    game = random_game(5, seed=1, rules=rules)
    early = next(game for game in game.record.replay() if game.round == 2 and not game.round_over)
    told = parts(early, 3)
    assert told["nuggets_known"].tolist() == [1, 0, 0, 0, 0]
    assert told["nuggets"].tolist() == [early.nuggets[3], 0, 0, 0, 0]
    assert told["round"].tolist() == [0, 1]
    told = parts(game, 3)
    assert told["over"].tolist() == [1]
    assert told["nuggets"].tolist() == [game.nuggets[(3 + i) % 5] for i in range(5)]


def test_counts_begin_anew_with_each_round() -> None:
    game = random_game(3, seed=1, turns=67)
    assert game.round_over
    assert parts(game, 0)["done"].sum() == 67
    game.play(game.legal_actions()[0])
    assert parts(game, 0)["done"].sum() == 0


def test_an_observer_may_look_at_several_games_and_go_back_in_them() -> None:
    """What it keeps to be quick does not show."""
    observer = Observer(Rules(), 4)
    stories = [
        [game.view(turn % 4) for turn, game in enumerate(lively_game(4, seed, 80).record.replay())] for seed in (1, 2)
    ]
    for turn in (10, 60, 30, 5, 70, 74):
        for views in stories:
            view = views[turn]
            np.testing.assert_array_equal(observer.observe(view), Observer(Rules(), 4).observe(view))


def test_cards_beyond_the_window_are_left_out() -> None:
    near = Rules(goal_cells=((2, 0), (3, 0), (4, 0)))
    assert (0, 1) not in Observer(near, 3, margin=0).window
    observer = Observer(near, 3, margin=0)
    beyond = Game(3, near, seed=1)
    while not any(isinstance(action, Place) and action.cell == (0, 1) for action in beyond.legal_actions()):
        beyond.play(next(action for action in beyond.legal_actions() if isinstance(action, Discard)))
    before = observer.split(observer.observe(beyond.view(0)))["mine"].copy()
    beyond.play(next(a for a in beyond.legal_actions() if isinstance(a, Place) and a.cell == (0, 1)))
    np.testing.assert_array_equal(observer.split(observer.observe(beyond.view(0)))["mine"], before)


def test_the_environment_shows_what_the_observer_makes_of_the_view() -> None:
    env = raw_env(players=4, seed=6)
    env.reset()
    for agent in env.possible_agents:
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        view = env.game.view(env.possible_agents.index(agent))
        np.testing.assert_array_equal(seen["observation"], Observer(Rules(), 4).observe(view))


def test_views_of_everyone_and_of_other_games_are_refused() -> None:
    observer = Observer(Rules(), 4)
    with pytest.raises(BadSetting, match="only a seat observes"):
        observer.observe(Game(4, seed=1).view(None))
    for game in (Game(5, seed=1), Game(4, Rules(rounds=1), seed=1)):
        with pytest.raises(BadSetting, match="a view of another game"):
            observer.observe(game.view(0))
    with pytest.raises(BadSetting, match="an observation has the shape"):
        observer.split(np.zeros(3, np.float32))
