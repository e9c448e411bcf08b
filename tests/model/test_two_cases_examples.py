"""Both worked examples of rules.md section 6, and what follows a round of Saboteur 2."""

from __future__ import annotations

import pytest

from sab_widget.model import Deal, Discard, Game, Rules, Steal, Theft, Trap
from tests.model import two
from tests.model.two import FAR, THREE, dig, play, throw, throw_all

# The first worked example


def first_example(*, connected: bool) -> Game:
    """Blue, two green, boss, profiteer, two saboteurs with a theft each, the second of them trapped."""
    hands = [
        ["EW:blue", "N", "N"], ["N", "N", "N"], ["trapped", "N", "N"], ["EW", "N", "N"],
        ["N", "N", "N"], ["theft", "N", "N"], ["theft", "N", "N"],
    ]  # fmt: skip
    game = two.game(hands, roles="bggopss", goal_cells=THREE)
    dig(game, "EW:blue 1,0")
    play(game, Discard("N"), Trap(6), Discard("N"), Discard("N"))
    play(game, Theft(), Theft())
    throw(game, "N", "N", "N")
    if connected:
        dig(game, "EW 2,0")
    else:
        throw_all(game)
    return game


def test_example_1_connected_by_the_boss_over_a_blue_door() -> None:
    game = first_example(connected=True)
    result = game.rounds[0]
    assert (result.finder, result.winner, result.winners) == (3, "blue", (0, 3, 4))
    assert result.nuggets == (3, 0, 0, 2, 1, 0, 0)
    assert result.notes == (
        "Blue has a way to the treasure at 3,0: no green door stands in it.",
        "Green has no way to the treasure at 3,0: the blue door at 1,0 stops it.",
    )
    assert result.why == (
        "blue gold-digger: the boss connected the treasure, and blue has a way to it; 3 pieces each for 3 winners.",
        "green gold-digger: a door of the other colour stands in every way, so green has none.",
        "green gold-digger: a door of the other colour stands in every way, so green has none.",
        "boss: wins because the treasure is connected; 3 pieces each for 3 winners, 1 less for this dwarf.",
        "profiteer: always wins; 3 pieces each for 3 winners, 2 less for this dwarf.",
        "saboteur: the treasure is connected.",
        "saboteur: trapped, so no winner and paid nothing.",
    )
    assert game.seat == 5, "the saboteur who is not trapped"
    assert [a.seat for a in game.legal_actions() if isinstance(a, Steal)] == [0, 3, 4], "someone who has some"
    play(game, Steal(0))
    assert game.round_over
    assert game.rounds[0].nuggets == game.nuggets == (2, 0, 0, 2, 1, 1, 0)
    assert game.rounds[0].stolen == ((5, 0),)


def test_example_1_not_connected() -> None:
    game = first_example(connected=False)
    result = game.rounds[0]
    assert (result.winner, result.winners) == ("saboteurs", (4, 5))
    assert result.nuggets == (0, 0, 0, 0, 2, 4, 0)
    assert game.seat == 5
    assert [a.seat for a in game.legal_actions() if isinstance(a, Steal)] == [4]
    play(game, Steal(4))
    assert game.nuggets == (0, 0, 0, 0, 1, 5, 0)


# The second worked example


def example_2(*, connected: bool) -> Game:
    """The second example: blue lays the first card, green the last."""
    hands = [["EW", "N"], ["N", "EW"], ["N", "N"], ["N", "N"], ["N", "N"], ["theft", "N"], ["NESW*", "N"]]
    made = two.game(hands, roles="bgggpsc", goal_cells=THREE)
    dig(made, "EW 1,0")
    throw(made, "N", "N", "N", "N")
    play(made, Theft())
    dig(made, "NESW* 0,-1")
    throw(made, "N")
    if connected:
        dig(made, "EW 2,0")
    return made if connected else throw_all(made)


def test_example_2_green_connects_it() -> None:
    game = example_2(connected=True)
    result = game.rounds[0]
    assert (result.finder, result.winner, result.winners) == (1, "green", (1, 2, 3, 4))
    assert result.nuggets == (0, 2, 2, 2, 0, 0, 1)
    assert result.why == (
        "blue gold-digger: a green gold-digger connected the treasure and has a way to it, so green wins alone.",
        *[("green gold-digger: a green gold-digger connected the treasure, and green has a way to it; "
          "2 pieces each for 4 winners.")] * 3,
        "profiteer: always wins; 2 pieces each for 4 winners, 2 less for this dwarf.",
        "saboteur: the treasure is connected.",
        "geologist: 1 crystal in the mine.",
    )  # fmt: skip
    assert result.notes[0] == "Blue has a way to the treasure at 3,0: no green door stands in it."
    assert [a.seat for a in game.legal_actions() if isinstance(a, Steal)] == [1, 2, 3, 6]


def test_example_2_not_connected() -> None:
    game = example_2(connected=False)
    result = game.rounds[0]
    assert (result.winner, result.winners) == ("saboteurs", (4, 5))
    assert result.nuggets == (0, 0, 0, 0, 2, 4, 1)
    assert [a.seat for a in game.legal_actions() if isinstance(a, Steal)] == [4, 6]


# Who starts the next round


@pytest.mark.parametrize(("option", "starter"), [("left_of_last", 2), ("left_of_starter", 1), ("last_path", 1)])
def test_who_starts_the_next_round_is_as_in_the_base_game(option: str, starter: int) -> None:
    """Seat 0 begins, seat 1 reaches the treasure, and thefts after that change nothing."""
    game = two.game([["theft", "N"], ["EW", "N"], ["N", "N"]], roles="sbb", rounds=2, next_starter=option)
    game._deals, game.seed = None, 1
    play(game, Theft())
    dig(game, "EW 1,0")
    assert game.seat == 0, "the thief"
    play(game, Steal(2))
    assert game.round_over
    assert game.seat == starter
    play(game, Deal())
    assert (game.round, game.seat) == (2, starter)


def test_left_of_whoever_discarded_the_last_card() -> None:
    game = two.game([["N"], ["N"], ["N"]], roles="sbb", goal_cells=FAR, rounds=2)
    game._deals, game.seed = None, 1
    throw(game, "N", "N", "N")
    assert game.round_over
    assert game.seat == 0


def test_pieces_of_all_rounds_are_added_and_the_most_wins_the_game() -> None:
    game = Game(4, Rules.saboteur2(), seed=5)
    while not game.over:
        game.play(game.legal_actions()[-1])
    assert len(game.rounds) == 3
    nuggets = tuple(sum(round_.nuggets[seat] or 0 for round_ in game.rounds) for seat in range(4))
    assert game.nuggets == nuggets
    assert game.winners == tuple(seat for seat in range(4) if nuggets[seat] == max(nuggets))
