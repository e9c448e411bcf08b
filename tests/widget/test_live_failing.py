"""Computer players that fail while a game is played: what is told, and who goes on."""

from __future__ import annotations

from typing import Any

import pytest

from sab_widget import Game, MineWidget
from sab_widget.model import Action, Discard, Place, View
from sab_widget.players import PlayerFailed, Random, play_out
from tests.widget.live_kit import Wire, at_work, do


class Faulty:
    """Raises, answers nonsense, and at last something sensible."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, legal: tuple[Action, ...]) -> Any:
        """Fail twice."""
        self.asked += 1
        if self.asked == 1:
            raise ZeroDivisionError("oh dear")
        return legal[0] if self.asked > 2 else "a card"


def test_a_player_that_fails_is_told_of_and_can_be_asked_again() -> None:
    game, wire = at_work({"p1": None, "p2": Faulty(), "p3": Random()})
    do(wire, game.legal_actions()[0], 0)
    wire.ask("go on")
    assert (game.turn, wire.live["state"]) == (1, "stuck")
    assert wire.live["text"] == "The player raised an error."
    assert "raised ZeroDivisionError: oh dear" in str(wire.widget.failure)
    wire.ask("go on")
    assert wire.live["text"] == "The player answered with what is not legal."
    assert "answered 'a card', which is no action" in str(wire.widget.failure)
    assert "ZeroDivisionError" not in wire.texts()
    assert str(game.seed) not in wire.live["text"]
    wire.ask("go on")
    assert (game.turn, wire.live["state"]) == (2, "computer")
    assert wire.widget.failure is None


class Half:
    """Answers with an action that has no fields, or with nothing, or cannot even be asked."""

    def __init__(self, answer: object, *, blind: bool = False) -> None:
        self.answer, self.blind = answer, blind

    @property
    def looks(self) -> bool:
        """Whether it looks at the game."""
        return bool(1 / (not self.blind))

    def choose(self, view: View, legal: tuple[Action, ...]) -> Any:
        """What was given."""
        return self.answer


@pytest.mark.parametrize(
    ("player", "how"),
    [(Half(object.__new__(Discard)), "illegal"), (Half(object.__new__(Place)), "illegal"), (Half(None), "nothing"),
     (Half(None, blind=True), "raised")],
)  # fmt: skip
def test_whatever_a_player_does_the_page_is_answered(player: Half, how: str) -> None:
    game, wire = at_work({"p1": player, "p3": Random()})
    wire.ask("go on")
    assert (game.turn, wire.live["state"]) == (0, "stuck")
    assert isinstance(wire.widget.failure, PlayerFailed)
    assert wire.widget.failure.how == how
    with pytest.raises(PlayerFailed):
        play_out(game, [player, Random(), Random()])
    assert game.turn == 0


def test_the_eyes_go_to_the_seat_that_a_person_takes() -> None:
    game = Game(3, seed=4)
    wire = Wire(MineWidget(game, players=[Half(None), Half(None), Half(None)], viewer=2))
    wire.ask("go on")
    wire.ask("take seat", seat=0)
    assert (wire.live["state"], wire.widget.viewer, wire.deliver()["viewer"]) == ("turn", 0, 0)
    tracks = wire.widget.scene["tracks"]
    assert [seat for seat in range(3) if tracks[f"hand {seat}"][-1][1]["cards"]] == [0]


def test_a_player_is_not_told_the_seed_of_the_game() -> None:
    told = []

    class Curious(Random):
        def begin(self, seat: int, seed: str) -> None:
            """Keep it."""
            told.append(seed)

    for _ in range(2):
        at_work({"p1": None, "p2": Curious(), "p3": Random()})
    assert told[0] == told[1] != "4"


def test_a_person_can_take_the_seat_of_a_player_that_failed() -> None:
    game, wire = at_work({"p1": None, "p2": Faulty(), "p3": Random()})
    do(wire, game.legal_actions()[0], 0)
    with pytest.raises(PlayerFailed):
        wire.widget.go_on()
    wire.ask("take seat", seat=2)
    assert wire.live["state"] == "stuck", "another seat"
    wire.ask("take seat", seat=1)
    assert (wire.live["state"], wire.live["people"]) == ("hand over", [0, 1])
    wire.ask("hand over")
    wire.ask("show", seat=1)
    do(wire, game.legal_actions()[0], 1)
    assert game.turn == 2


def test_python_goes_on_where_a_player_failed() -> None:
    game, wire = at_work({"p1": None, "p2": Faulty(), "p3": Random()})
    game.play(game.legal_actions()[0])
    wire.ask("go on")
    game.play(game.legal_actions()[0])
    assert wire.live["state"] == "computer"
