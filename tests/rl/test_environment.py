"""The environment plays the game that the model plays: seats, deals, endings, and what is refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from sab_widget.model import BadPlayers, BadRules, Game, IllegalAction, Rules
from sab_widget.picture import Picture
from sab_widget.rl import ActionCode, BadIndex, BadSetting, GameEnv, NotReset, env, raw_env
from tests.rl.kit import GAMES, chosen, play_on


def fresh(**arguments: Any) -> GameEnv:
    made = raw_env(**arguments)
    made.reset(seed=1)
    return made


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_game_of_the_same_seed(name: str) -> None:
    """The rounds are dealt by the environment, all else is done by the agents."""
    rules, players = GAMES[name]
    made = raw_env(players, rules, reward="round")
    made.reset(seed=9)
    chance = random.Random(3)
    game = Game(made.possible_agents, rules, seed=9)
    while not all(made.terminations.values()):
        assert made.agent_selection == game.players[game.seat]
        number = chosen(made.infos[made.agent_selection]["action_mask"], chance)
        game.play(made.code.decode(number, game.seat, game.view(game.seat).hand))
        if game.round_over and not game.over:
            game.play(game.legal_actions()[0])
        made.step(number)
        assert made.game == game
    assert game.over
    assert made.game.record.final() == game


def test_agents_are_seats_and_all_end_with_the_game() -> None:
    made = fresh(players=3, rounds=1)
    assert made.agents == made.possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert not any(made.terminations.values())
    play_on(made, random.Random(1), turns=66)
    assert made.game.rounds == ()
    assert not any(made.terminations.values())
    play_on(made, random.Random(1), turns=1)
    assert made.game.over
    assert all(made.terminations.values())
    assert not any(made.truncations.values())
    for left in (2, 1, 0):
        made.step(None)
        assert len(made.agents) == left
    assert made.observe("seat_1")["observation"][-1] == 1, "how it has ended can still be looked at"


def test_the_mask_is_told_to_the_one_on_turn_alone() -> None:
    made = fresh(players=4)
    for _ in range(20):
        for agent in made.agents:
            mask = made.observe(agent)["action_mask"]
            np.testing.assert_array_equal(mask, made.infos[agent]["action_mask"])
            assert mask.any() == (agent == made.agent_selection)
        play_on(made, random.Random(1), turns=1)


def test_what_is_handed_out_can_be_changed_without_harm() -> None:
    made = fresh()
    made.observe(made.agent_selection)["action_mask"][:] = 1
    made.observe(made.agent_selection)["observation"][:] = 7
    assert made.observe(made.agent_selection)["action_mask"].mean() < 0.1
    assert made.observe(made.agent_selection)["observation"].max() < 70
    with pytest.raises(ValueError, match="read-only"):
        made.infos[made.agent_selection]["action_mask"][:] = 1


def test_a_reset_without_a_seed_follows_from_the_one_with_it() -> None:
    one, two, other = raw_env(seed=5), raw_env(seed=5), raw_env(seed=6)
    for made in (one, two, other):
        made.reset()
    assert one.game == two.game != other.game
    first = one.game
    one.reset()
    two.reset()
    assert first != one.game == two.game
    one.reset(seed=np.int64(4))  # type: ignore[arg-type]
    two.reset(seed=4)
    assert one.game.seed == two.game.seed == 4
    one.reset()
    two.reset()
    assert one.game == two.game


def test_without_any_seed_games_differ() -> None:
    made = [raw_env(), raw_env()]
    for each in made:
        each.reset()
    assert made[0].game != made[1].game


def test_an_illegal_action_raises_its_reasons_and_changes_nothing() -> None:
    made = fresh()
    before, agent = made.game.copy(), made.agent_selection
    with pytest.raises(IllegalAction) as caught:
        made.step(int(np.flatnonzero(made.infos[agent]["action_mask"] == 0)[0]))
    assert caught.value.reasons
    assert made.game == before
    assert made.agent_selection == agent
    play_on(made, random.Random(1))
    assert made.game.over


@pytest.mark.parametrize("action", [None, -1, 10**7, "discard"])
def test_what_is_no_action_is_refused(action: Any) -> None:
    made = fresh()
    with pytest.raises(BadIndex):
        made.step(action)
    assert made.game.turn == 0


def test_in_pettingzoos_wrappers_an_illegal_action_ends_the_game(capfd: pytest.CaptureFixture[str]) -> None:
    made = env(players=3, illegal_reward=-5.0)
    made.reset(seed=1)
    agent = made.agent_selection
    mask = made.last()[0]["action_mask"]
    made.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(made.terminations.values())
    assert {name: made.rewards[name] for name in made.agents} == {
        name: -5.0 if name == agent else 0.0 for name in made.possible_agents
    }


def test_in_pettingzoos_wrappers_an_action_out_of_bounds_is_refused() -> None:
    made = env(players=3)
    made.reset(seed=1)
    made.last()
    with pytest.raises(AssertionError, match="not in action space"):
        made.step(10**7)


@pytest.mark.parametrize("rounds", [1, 2])
def test_so_many_rounds_are_played_as_are_asked_for(rounds: int) -> None:
    made = fresh(players=3, rounds=rounds)
    play_on(made, random.Random(1))
    assert len(made.game.rounds) == rounds


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"players": 2}, BadPlayers, "it is for 3 to 10"),
        ({"players": 11}, BadPlayers, "it is for 3 to 10"),
        ({"players": "5"}, BadPlayers, "5"),
        ({"players": ["Ada", "Ben", "Cleo"]}, BadPlayers, "cannot play"),
        ({"rules": "2004"}, BadRules, "2004"),
        ({"rounds": 0}, BadRules, "rounds"),
        ({"rounds": "three"}, BadRules, "rounds"),
        ({"reward": "gold"}, BadSetting, "it can be 'nuggets' or 'round' or 'game'"),
        ({"rules": Rules.comp424(), "players": 2}, BadSetting, "pay no gold"),
        ({"margin": -1}, BadSetting, "margin is -1"),
        ({"render_mode": "gif"}, BadSetting, "it can be 'ansi', 'human', 'rgb_array', 'svg' or None"),
        ({"seed": "seven"}, BadSetting, "a seed is a whole number"),
        ({"reward": []}, BadSetting, "it can be 'nuggets' or 'round' or 'game'"),
        ({"render_mode": []}, BadSetting, "it can be 'ansi', 'human', 'rgb_array', 'svg' or None"),
        ({"render_mode": {}}, BadSetting, "it can be 'ansi', 'human', 'rgb_array', 'svg' or None"),
    ],
)
def test_wrong_arguments_are_refused_when_it_is_made(
    arguments: dict[str, Any], error: type[Exception], words: str
) -> None:
    for make in (raw_env, env):
        with pytest.raises(error, match=words):
            make(**arguments)


@pytest.mark.parametrize("value", ["x", None, True, [], float("nan"), float("inf"), -float("inf")])
def test_what_is_paid_for_an_illegal_action_is_a_number(value: Any) -> None:
    with pytest.raises(BadSetting, match="it must be a number, and a finite one"):
        env(players=3, illegal_reward=value)


@pytest.mark.parametrize("value", [-2, np.float32(-2)])
def test_any_kind_of_number_may_be_paid_for_an_illegal_action(value: Any) -> None:
    made = env(players=3, illegal_reward=value)
    made.reset(seed=1)
    made.step(int(np.flatnonzero(made.last()[0]["action_mask"] == 0)[0]))
    assert sorted(made.rewards.values()) == [-2.0, 0.0, 0.0]


def test_no_rules_are_those_of_the_base_game() -> None:
    for make in (raw_env, env):
        assert make(players=3, rules=None).unwrapped.rules == Rules()
    assert raw_env(3, None, 2).rules == Rules(rounds=2)


def test_before_a_game_is_dealt_there_is_none_to_play() -> None:
    made = raw_env(3)
    asked: list[Callable[[], object]] = [lambda: made.step(0), lambda: made.observe("seat_0"), made.last]
    for ask in asked:
        with pytest.raises(NotReset, match="call reset"):
            ask()
    assert not hasattr(made, "agent_selection")
    with pytest.raises(AttributeError, match="no attribute 'colour'"):
        made.colour  # noqa: B018
    made.reset(seed=1)
    assert made.last()[1] == 0.0


def test_wrong_agents_and_seeds_are_refused() -> None:
    made = fresh(players=3)
    for ask in (made.observe, made.observation_space, made.action_space):
        with pytest.raises(BadSetting, match="there are seat_0, seat_1, seat_2"):
            ask("seat_3")
        with pytest.raises(BadSetting, match="there are seat_0, seat_1, seat_2"):
            ask([])  # type: ignore[arg-type]
    with pytest.raises(BadSetting, match="a seed is a whole number"):
        made.reset(seed="one")  # type: ignore[arg-type]


def test_a_wider_window_knows_more_actions() -> None:
    small, large = fresh(margin=1), fresh(margin=4)
    assert small.code.size == ActionCode(Rules(), 5, 1).size < large.code.size
    assert small.action_space("seat_0").n == small.code.size
    assert small.observer.size < large.observer.size
    play_on(small, random.Random(1))
    assert small.game.over


def test_the_text_tells_what_lies_on_the_table() -> None:
    made = fresh(players=3, render_mode="ansi")
    play_on(made, random.Random(1), turns=7)
    text = made.render()
    assert text.startswith("Round 1 of 3, 7 actions done, 42 cards in the stock.\nIt is the turn of seat_1.")
    assert str(made.game.mine) in text
    for seat, name in enumerate(made.possible_agents):
        view = made.game.view(seat)
        assert f"{name}: {view.role}; 0 nuggets" in text
        assert ", ".join(map(str, view.hand)) in text


def test_pictures_show_the_mine() -> None:
    made = fresh(players=3, render_mode="svg")
    picture = made.render()
    assert isinstance(picture, Picture)
    pixels = fresh(players=3, render_mode="rgb_array").render()
    assert pixels.shape[1] == 900
    assert pixels.dtype == np.uint8


def test_a_person_is_shown_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    made = fresh(players=3, render_mode="human")
    play_on(made, random.Random(1), turns=2)
    assert [line for line in capsys.readouterr().out.splitlines() if line.startswith("Round")] == [
        f"Round 1 of 3, {turn} actions done, {49 - turn} cards in the stock." for turn in range(3)
    ]


def test_nothing_is_rendered_without_a_mode() -> None:
    with pytest.warns(UserWarning, match="make the environment with a render_mode"):
        assert fresh().render() is None
