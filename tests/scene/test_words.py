"""The lines of the log, in words."""

from __future__ import annotations

import pytest

from sab_widget import samples
from sab_widget.languages import words_for
from sab_widget.model import Card, Face, Game, Mine
from sab_widget.model.actions import Lay, Place
from sab_widget.model.rules import STANDARD
from sab_widget.scene import mine_scene, record_scene
from sab_widget.scene.deeds import action_words
from sab_widget.scene.words import ABOUT, barred_words, card_about, face_words
from tests.model.test_stones import ringed

ENGLISH = words_for("en")


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
    assert face_words(ENGLISH, Face(face)) == words


def test_a_name_written_right_to_left_is_set_apart() -> None:
    assert ENGLISH.name("Ada") == "Ada"
    assert ENGLISH.name("דוד") == "\u2068דוד\u2069"
    game = Game(["דוד", "Ben", "Cleo"], seed=1)
    assert record_scene(game.record)["turns"][0]["text"] == "Round 1: the cards are dealt. \u2068דוד\u2069 begins."


def test_a_seat_with_a_broken_tool_is_said_to_be_barred() -> None:
    game = next(game for game in samples.diggers_win().replay() if game.turn == 34)
    view = game.view(None)
    chiara = view.players.index("Chiara")
    assert [reason.code for reason in view.barred(chiara)] == ["broken_tool"]
    assert barred_words(ENGLISH, view, chiara) == (
        "Chiara: The cart is broken: no path card may be played before it is repaired."
    )
    assert barred_words(ENGLISH, view, view.players.index("Ada")) is None


def test_a_mine_draws_itself() -> None:
    mine = Mine()
    mine.place("EW", (1, 0))
    assert mine._repr_svg_().startswith("<svg")
    assert str(mine.svg(theme="dark")) != str(mine.svg())


def test_what_an_action_card_is_for_in_one_sentence() -> None:
    assert card_about(ENGLISH, Card("repair lantern cart")) == (
        "An action card, not laid in the mine: it repairs the broken lantern or cart of a player."
    )
    for name, _ in STANDARD.deck:
        about = record_scene(Game(5, seed=1).record)["cards"][name].get("about")
        if Card(name).face is not None:
            assert about is None
        else:
            assert about == card_about(ENGLISH, Card(name))
            assert about.count(".") == 1, "one sentence"


@pytest.mark.parametrize(
    "kind", ["theft", "hands off", "swap hands", "inspection", "swap hats", "trapped", "free at last"]
)
def test_the_cards_of_saboteur_2_have_their_sentence(kind: str) -> None:
    assert ENGLISH(ABOUT[kind]).endswith(".")


def test_a_stone_that_waits_to_be_laid_is_told() -> None:
    game = ringed()
    game.play(Place("EW", (1, 0)))
    for viewer in (None, 0, 1):
        view = game.view(viewer)
        assert action_words(ENGLISH, view.history[-1], view) == (
            "p1 lays EW at 1, 0. A stone lies at the goal 5, 0: p1 says which way it lies."
        )
    game.play(Lay("ES", (5, 0)))
    view = game.view(1)
    assert action_words(ENGLISH, view.history[-1], view) == (
        "p1 lays the stone at 5, 0 as ES. The goal at 5, 0 is turned up: a stone (ES)."
    )


def test_the_ladder_of_the_start_travels() -> None:
    assert mine_scene(Mine())["faces"]["NESWL"]["tunnels"] == ["NESWL"]
    assert mine_scene(Mine())["faces"]["E|W"]["tunnels"] == ["E", "W"]


def test_every_kind_of_break_travels_in_words() -> None:
    breaks = mine_scene(Mine())["breaks"]
    assert set(breaks) == {"stub", "gap", "goal", "closed", *(f"wall {side}" for side in "NESW")}
    for kind, text in breaks.items():
        known = text.format(cell="", beyond="")  # no blank that the page does not know
        assert known.endswith("."), kind


def test_the_end_of_a_game_tells_what_each_has_and_a_seat_why_it_got_what_it_got() -> None:
    record = samples.diggers_win()
    everyone, bruno = (record_scene(record, viewer)["tracks"]["outcome"][-1][1] for viewer in (None, 1))
    view = record.final().view(None)
    most_first = sorted(zip(view.nuggets, view.players, strict=True), key=lambda purse: -(purse[0] or 0))
    purses = ", ".join(f"{name} {number} nuggets" for number, name in most_first)
    assert everyone == [
        "The diggers win: the treasure is reached.",
        "The game is over: Bruno and Dev win.",
        f"In the end: {purses}.",
    ]
    assert bruno == [everyone[0], "Bruno, gold-digger: the treasure was reached.", *everyone[1:]]
    secret = record_scene(record, 1)["tracks"]["outcome"][0][1]
    assert secret == everyone[:1], "others' gold is secret until the game is over"
