"""Messages of the page are checked like anything from outside: answered or dropped, and the game is as it was."""

from __future__ import annotations

from typing import Any

import pytest

from sab_widget import Game, MineWidget
from sab_widget.answers import MOST, Answers
from sab_widget.players import Random
from tests.widget.live_kit import Wire


def at_work(**options: Any) -> tuple[Game, Wire]:
    """A game of one person and two computer players in which four actions have been done."""
    game = Game(["Ada", "Bo", "Cleo"], seed=4)
    widget = MineWidget(game, players={"Ada": None, "Bo": Random(), "Cleo": Random()}, **options)
    for _ in range(3):
        game.play(game.legal_actions()[0])
    return game, Wire(widget)


DEEP: Any = []
for _ in range(100_000):
    DEEP = [DEEP]

PLAY = {"kind": "play", "turn": 3, "seat": 0}
NONSENSE: list[object] = [
    None,
    3,
    "play",
    [],
    [PLAY],
    {},
    {"kind": None},
    {"kind": ["play"]},
    {"kind": "cheat", "turn": 3},
    {"kind": "play"},
    {"kind": "undo"},
    {"kind": "undo", "turn": "3"},
    {"kind": "undo", "turn": True},
    {"kind": "undo", "turn": 3.0},
    {"kind": "undo", "turn": 3, "seat": 0},
    {"kind": "undo", "turn": 3, 4: 5},
    {"kind": "go on", "turn": 3, "all": "yes"},
    {"kind": "show", "turn": 3, "seat": "Ada"},
    {"kind": "show", "turn": 3, "seat": 0},
    {"kind": "hand over", "turn": 3},
    {"kind": "take seat", "turn": 3, "seat": 1},
    {"kind": "redo", "turn": 3},
    {**PLAY, "do": None},
    {**PLAY, "do": []},
    {**PLAY, "do": {}},
    {**PLAY, "do": {"do": "win"}},
    {**PLAY, "do": {"do": ["place"]}},
    {**PLAY, "do": {"do": "place"}},
    {**PLAY, "do": {"do": "place", "face": "NESW"}},
    {**PLAY, "do": {"do": "place", "face": "NN", "cell": [1, 0]}},
    {**PLAY, "do": {"do": "place", "face": ["NS"], "cell": [1, 0]}},
    {**PLAY, "do": {"do": "place", "face": "NS", "cell": [1]}},
    {**PLAY, "do": {"do": "place", "face": "NS", "cell": [1, 10**9]}},
    {**PLAY, "do": {"do": "place", "face": "NS", "cell": "10"}},
    {**PLAY, "do": {"do": "place", "face": "NS", "cell": [1.5, None]}},
    {**PLAY, "do": {"do": "place", "face": "NS", "cell": DEEP}},
    {**PLAY, "do": {"do": "discard", "card": {"text": "map"}}},
    {**PLAY, "do": {"do": "discard", "card": "x" * 100_000}},
    {**PLAY, "do": {"do": "discard several", "cards": 7}},
    {**PLAY, "do": {"do": "discard several", "cards": [None, {}]}},
    {**PLAY, "do": {"do": "discard several", "cards": ["map"] * 100_000}},
    {**PLAY, "do": {"do": "break", "tool": "lantern", "seat": 10**30}},
    {**PLAY, "do": {"do": "break", "tool": 3, "seat": 1}},
    {**PLAY, "do": {"do": "repair", "tool": None, "seat": 1, "card": None}},
    {**PLAY, "do": {"do": "take", "nuggets": 3}},
    {**PLAY, "do": {"do": "deal"}},
    {**PLAY, "do": {"do": "pass"}},
    {**PLAY, "do": {"do": "discard", "card": "map", 3: 4}},
    {**PLAY, "turn": DEEP, "do": {"do": "pass"}},
    {**PLAY, "seat": None, "do": {"do": "pass"}},
    {**PLAY, "seat": 1, "do": {"do": "pass"}},
    {**PLAY, "seat": -1, "do": {"do": "pass"}},
    {**PLAY, "seat": 99, "do": {"do": "pass"}},
]


@pytest.mark.parametrize("number", range(len(NONSENSE)))
def test_nonsense_is_answered_in_words_and_changes_nothing(number: int) -> None:
    game, wire = at_work()
    before, scene, live = game.copy(), wire.widget.scene.copy(), wire.live
    wire.raw(NONSENSE[number])
    assert [kind for kind in wire.kinds() if kind in ("problem", "refused")] == wire.kinds()
    assert len(wire.kinds()) == 1
    assert 10 < len(wire.messages[0]["text"]) < 700
    assert game == before
    assert wire.widget.scene == scene
    assert wire.live == live


def test_another_seat_cannot_be_played_for() -> None:
    game, wire = at_work()
    game.play(game.legal_actions()[0])
    wire.clear()
    for seat in range(3):
        wire.ask("play", seat=seat, do=game.legal_actions()[0].to_json())
    assert game.turn == 4
    assert set(wire.kinds()) == {"problem"}
    assert "look whose turn it is" in wire.messages[0]["text"]


def test_what_comes_for_a_turn_that_has_passed_is_not_done() -> None:
    game, wire = at_work()
    first, second = game.legal_actions()[:2]
    wire.ask("play", seat=0, do=first.to_json())
    wire.clear()
    wire.raw({**PLAY, "do": second.to_json()})
    wire.raw({"kind": "undo", "turn": 3})
    assert game.turn == 4
    assert wire.kinds() == ["problem", "problem"]
    assert "has gone on since" in wire.messages[0]["text"]


def test_two_pages_that_ask_for_the_same_computer_move_get_it_once() -> None:
    game, wire = at_work()
    game.play(game.legal_actions()[0])
    wire.clear()
    for _ in range(2):
        wire.raw({"kind": "go on", "turn": 4})
    assert game.turn == 5
    assert wire.kinds() == ["append"]


def test_a_thousand_messages_at_once_are_answered_a_few_times_and_the_game_goes_on() -> None:
    game, wire = at_work()
    before = game.copy()
    for _ in range(1_000):
        wire.raw({**PLAY, "seat": 1, "do": {"do": "pass"}})
        wire.widget.set_state({"viewer": 2})
    assert game == before
    assert wire.kinds().count("problem") < 1_000
    wire.ask("play", seat=0, do=game.legal_actions()[0].to_json())
    assert game.turn == 4


def test_a_thousand_illegal_actions_are_refused_a_few_times() -> None:
    _, wire = at_work()
    for _ in range(1_000):
        wire.raw({**PLAY, "do": {"do": "place", "face": "NESW", "cell": [7, 7]}})
    assert 0 < wire.kinds().count("refused") < 1_000


def test_answers_are_given_again_when_a_second_has_passed() -> None:
    now = 0.0
    answers = Answers(lambda: now)
    assert [answers.may() for _ in range(MOST + 5)] == [True] * MOST + [False] * 5
    now = 0.9
    assert not answers.may()
    now = 1.0
    assert answers.may()


def test_what_python_says_is_always_said() -> None:
    _, wire = at_work()
    for number in range(50):
        wire.widget.problem(f"number {number}")
    assert len(wire.kinds()) == 50


def test_the_page_cannot_choose_whose_cards_it_sees() -> None:
    _, wire = at_work()
    for viewer in (None, 1, 2):
        wire.widget.set_state({"viewer": viewer})
        assert wire.widget.viewer == wire.widget.scene["viewer"] == 0
    assert wire.kinds() == ["problem"] * 3
    assert "each person sees the own cards alone" in wire.messages[0]["text"]


@pytest.mark.parametrize("key", ["scene", "live", "art", "styles", "words"])
def test_the_page_cannot_write_what_the_kernel_makes(key: str) -> None:
    _, wire = at_work()
    before = getattr(wire.widget, key)
    wire.widget.set_state({key: {"state": "turn"}})
    assert getattr(wire.widget, key) == before
    assert wire.kinds() == ["problem"]


def test_pages_may_choose_the_viewer_of_a_game_that_nobody_plays_at_the_screen() -> None:
    game = Game(3, seed=1)
    for widget in (MineWidget(game), MineWidget(game, players=[Random(), Random(), Random()])):
        widget.set_state({"viewer": 2})
        assert widget.viewer == widget.scene["viewer"] == 2
        game.play(game.legal_actions()[0])
        assert widget.scene["turns"] == MineWidget(game, viewer=2).scene["turns"]
