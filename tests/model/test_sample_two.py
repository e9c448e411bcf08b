"""What the sample of Saboteur 2 shows: each thing that its comments speak of does happen."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from sab_widget import samples
from sab_widget.model import Clear, Game, Place, Record, Rules, Steal, SwapHands, SwapHats, Theft
from tools import sample_comments, sample_two

KIRA, LIAM, MONA, NILS, OLGA, PAUL = range(6)
LAST = 109


@cache
def played() -> Record:
    return samples.saboteur2()


@cache
def states() -> tuple[Game, ...]:
    return (played().game(), *(game.copy() for game in played().replay()))


def at(turn: int) -> Game:
    return states()[turn]


def test_it_is_saboteur_2_with_every_kind_of_its_cards() -> None:
    assert played().rules == Rules.saboteur2()
    assert played().players == sample_two.PLAYERS
    kinds = {step.action.kind for step in played().steps}
    assert kinds >= {"theft", "hands off", "swap hands", "inspect", "swap hats", "trap", "free"}
    assert kinds >= {"discard several", "clear", "steal"}
    faces = {step.action.face for step in played().steps if isinstance(step.action, Place)}
    assert any(face.ladders for face in faces)
    assert any(face.crystal for face in faces)
    assert {tunnel.door for face in faces for tunnel in face.tunnels} == {None, "blue", "green"}


def test_a_door_decides_who_wins_the_first_round() -> None:
    game = at(37)
    assert [game.mine.way(team).open for team in ("blue", "green")] == [False, True]
    assert game.mine.way("blue").doors == ((8, 1),)
    (result,) = game.rounds
    assert (result.winner, result.winners) == ("green", (NILS, OLGA))
    assert "green" not in result.roles, "a team with nobody in it changes nothing"


def test_an_inspection_becomes_stale() -> None:
    assert played().steps[9].action is SwapHats(NILS)
    before, after = (at(turn).view(MONA).dwarves[NILS] for turn in (9, 10))
    assert before is not None
    assert after is not None
    assert (before.role, before.stale, after.role, after.stale) == ("saboteur", False, "saboteur", True)


def test_somebody_is_trapped_and_freed_and_somebody_pays_for_it() -> None:
    assert [at(turn).view(None).trapped[PAUL] for turn in (13, 14, 17, 18)] == [False, True, True, False]
    assert isinstance(played().steps[12].action, Clear)
    assert at(13).view(None).hand_sizes[KIRA] == 5


def test_hands_are_swapped() -> None:
    assert played().steps[48].action is SwapHands(KIRA)
    before, after = at(48).view(None).hands, at(49).view(None).hands
    assert after[OLGA] == before[KIRA]
    known = at(49).view(OLGA).known_hands[KIRA]
    assert known is not None
    held = after[KIRA] or ()
    assert set(known.cards) <= set(held)
    assert (len(known.cards), len(held)) == (5, 6), "Kira has drawn one"


def test_a_ladder_joins_what_rocks_have_cut_off() -> None:
    before, after = at(61).mine, at(62).mine
    assert not before.is_connected((3, 0), "E")
    assert after.is_connected((3, 0), "E")
    assert after.route((3, 0), "E").tunnels[0].cell == (3, -2), "the way begins at the ladder"
    assert len(after.components()[0]) - len(before.components()[0]) == 8


def test_geologists_are_paid_for_crystals() -> None:
    assert [why for result in at(LAST).rounds for why in result.why if "crystals in the mine" in why] == [
        "geologist: 4 crystals in the mine.",
        "geologist: 2 crystals in the mine.",
    ]
    assert [at(LAST).rounds[0].nuggets[KIRA], at(LAST).rounds[2].nuggets[NILS]] == [3, 2], "one was stolen"


def test_thefts_are_carried_out_in_their_order() -> None:
    assert [result.stolen for result in at(LAST).rounds] == [
        ((MONA, KIRA),),
        ((KIRA, NILS),),
        ((OLGA, KIRA), (PAUL, KIRA), (LIAM, KIRA)),
    ]
    laid = [step.seat for step in played().steps[80:] if step.action is Theft()]
    assert laid == [OLGA, PAUL, LIAM, OLGA], "the first of Olga's is removed"
    assert all(isinstance(step.action, Steal) for step in played().steps[-3:])


def test_how_the_game_comes_out() -> None:
    assert [result.winner for result in at(LAST).rounds] == ["green", "blue", "nobody"]
    assert at(LAST).nuggets == (5, 1, 2, 4, 4, 1)
    assert at(LAST).winners == (KIRA,)


def test_the_branch_leaves_before_the_second_door() -> None:
    (branch,) = played().branches
    assert (branch.turn, branch.title) == (sample_two.WHAT_IF, "What if Olga keeps the blue door?")
    line = played().line((0,))
    assert line.title == branch.title
    assert line.with_hashes() == line
    game = line.final()
    assert game.rounds[-1].winner == "blue"
    assert game.mine.way("blue").route[0] == ((6, 0), 0), "blue climbs down the ladder"
    assert game.nuggets == (5, 0, 2, 5, 4, 5)
    assert sum(step.comment is not None for step in branch.steps) >= 6


def test_a_comment_on_a_branch_must_fit_it() -> None:
    text = sample_comments.read("saboteur2_what_if")
    bare: Record = replace(played(), branches=())
    game: Game = played().line((0,)).final()
    assert text.with_branch(bare, game).branches == played().branches
    early = replace(text, comments={92: ("rockfall 4,0", "Too early.")})
    with pytest.raises(ValueError, match="begins after turn 92, so it has no turn 92"):
        early.with_branch(bare, game)
