"""What all at the table have seen, read from the story."""

from __future__ import annotations

import pytest

from sab_widget.model import Break, Discard, Game, Place, Repair, Rockfall, Rules, SwapHats
from sab_widget.players.reading import BAD, FAR, GOOD, POINTS, Reading
from tests.games import random_game
from tests.model import kit, two


def read(game: Game, seat: int | None = 0) -> Reading:
    """All of the round."""
    reading = Reading()
    reading.read(game.view(seat))
    return reading


def test_what_a_card_does_to_the_distances() -> None:
    hands = {0: ["EW", "NS", "rockfall"], 1: ["E|W", "N|S"], 2: ["rockfall", "rockfall"]}
    game = kit.game(hands, players=3, rules=Rules())
    for action in (
        Place("EW", (1, 0)),
        Place("N|S", (0, 1)),
        Rockfall((0, 1)),
        Place("NS", (0, -1)),
        Place("E|W", (2, 0)),
        Rockfall((2, 0)),
        Rockfall((1, 0)),
    ):
        game.play(action)
    kinds = [(deed.seat, deed.kind) for deed in read(game).deeds]
    assert kinds[:3] == [(0, "dig"), (1, "blind"), (2, "crumble")]
    assert kinds[4:] == [(1, "block"), (2, "clear"), (0, "wreck")]


def test_whom_a_deed_helps_or_hurts() -> None:
    hands = {0: ["EW", "break cart"], 1: ["E|W", "break cart"], 2: ["break lantern", "repair lantern"]}
    game = kit.game(hands, players=3, rules=Rules())
    for action in (
        Place("EW", (1, 0)),
        Place("E|W", (2, 0)),
        Break("lantern", 1),
        Break("cart", 0),
        Break("cart", 1),
        Repair("lantern", 1),
    ):
        game.play(action)
    found = [(deed.seat, deed.kind, deed.barred) for deed in read(game).deeds]
    assert found[2] == (2, "hurt bad", False)
    assert found[3] == (0, "hurt own", False)
    assert found[4] == (1, "hurt own", True)
    assert found[5] == (2, "help bad", False)


@pytest.mark.parametrize("rules", [None, Rules.saboteur2()], ids=["base", "two"])
@pytest.mark.parametrize("seed", range(4))
def test_every_seat_reads_the_same_and_in_any_number_of_steps(rules: Rules | None, seed: int) -> None:
    whole = random_game(4, seed=seed, rules=rules)
    game = Game(4, rules, seed=seed)
    steady = Reading()
    for number, action in enumerate(whole.actions):
        game.play(action)
        if number % 3 == 0:
            steady.read(game.view(1))
            for seat in (0, 2, None):
                fresh = read(game, seat)
                assert fresh.deeds == steady.deeds
                assert fresh.points == steady.points
                assert (fresh.since, fresh.blocks) == (steady.since, steady.blocks)
    assert {deed.kind for deed in steady.deeds} <= set(POINTS)


def test_it_follows_the_mine() -> None:
    for seed in range(6):
        game = random_game(4, seed=seed, turns=70)
        reading = read(game)
        true = game.mine
        assert {cell for cell in reading._mine.cards if cell not in {g.cell for g in true.goals}} == {
            cell for cell in true.cards if cell not in {g.cell for g in true.goals}
        }
        far = true.distances()
        down = {goal.cell for goal in true.goals if not goal.up}
        assert {goal.cell for goal in reading._mine.goals if not goal.up} == down
        assert sorted(reading._far.values()) == sorted(
            FAR if (cards := far[cell]) is None else min(cards, FAR) for cell in down
        )


def test_another_game_is_read_from_its_beginning() -> None:
    reading = Reading()
    for seed in (1, 2):
        game = random_game(4, seed=seed, turns=25)
        reading.read(game.view(0))
        assert reading.deeds == read(game).deeds


def test_swapped_hats_wipe_the_slate() -> None:
    game = two.game([["swap hats", "N"], ["E|W", "N|S"], ["N", "N"]], ["N"] * 12, roles="bsg")
    two.play(game, Discard("N"), Place("E|W", (1, 0)), Discard("N"))
    assert read(game).points[1] >= BAD
    two.play(game, SwapHats(1))
    reading = read(game)
    assert reading.points[1] == 0
    assert reading.since[1] == len(reading.deeds) == 4


def test_points_tell_good_from_bad() -> None:
    assert POINTS["block"] >= BAD
    assert 2 * POINTS["dig"] <= GOOD
