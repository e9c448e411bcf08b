"""The lines of the log, in words."""

from __future__ import annotations

import pytest

from sab_widget import samples
from sab_widget.model import Face, Game, Mine
from sab_widget.scene import record_scene
from sab_widget.scene.words import barred_words, face_words, named


@pytest.mark.parametrize(
    ("face", "words"),
    [
        ("NESW", "crossing"),
        ("NS", "straight tunnel north to south"),
        ("NE", "curve north and east"),
        ("NES", "tunnel north, east and south"),
        ("NS|E", "straight tunnel north to south, stub east"),
        ("N|S", "stubs north and south"),
        ("N|E|S|W", "stubs north, east, south and west"),
        ("NS|EW", "straight tunnel north to south, straight tunnel east to west"),
        ("EL", "tunnel east with a ladder"),
        ("N*", "stub north, a crystal"),
    ],
)
def test_a_face_in_words(face: str, words: str) -> None:
    assert face_words(Face(face)) == words


def test_a_name_written_right_to_left_is_set_apart() -> None:
    assert named("Ada") == "Ada"
    assert named("דוד") == "\u2068דוד\u2069"
    game = Game(["דוד", "Ben", "Cleo"], seed=1)
    assert record_scene(game.record)["turns"][0]["text"] == "Round 1: the cards are dealt. \u2068דוד\u2069 begins."


def test_a_seat_with_a_broken_tool_is_said_to_be_barred() -> None:
    game = next(game for game in samples.diggers_win().replay() if game.turn == 34)
    view = game.view(None)
    chiara = view.players.index("Chiara")
    assert [reason.code for reason in view.barred(chiara)] == ["broken_tool"]
    assert barred_words(view, chiara) == (
        "Chiara: The cart is broken: no path card may be played before it is repaired."
    )
    assert barred_words(view, view.players.index("Ada")) is None


def test_a_mine_draws_itself() -> None:
    mine = Mine()
    mine.place("EW", (1, 0))
    assert mine._repr_svg_().startswith("<svg")
    assert str(mine.svg(theme="dark")) != str(mine.svg())
