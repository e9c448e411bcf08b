"""What a seat may know."""

from __future__ import annotations

import pytest

from sab_widget.model import BadPlayers, Break, Card, Discard, Game, Map, Place, Rockfall, Seen, Take
from tests.model.kit import discard_any, game, near, tiny, to_the_end_of_the_round, until
from tests.model.recorded import play_at_random


def test_hands() -> None:
    played = game({0: ["EW"], 1: ["NS"]})
    for seat in range(3):
        view = played.view(seat)
        assert view.hands == tuple(hand if s == seat else None for s, hand in enumerate(played.table.hands))
        assert view.hand == played.table.hand(seat)
        assert view.hand_sizes == (6, 6, 6)
        assert view.viewer == seat
    assert played.view(None).hands == played.table.hands
    assert played.view(None).hand == ()


def test_roles_are_hidden_until_the_round_ends() -> None:
    played = game({0: ["EW"]}, roles="dsd")
    assert played.view(1).roles == (None, "saboteur", None)
    assert played.view(1).role == "saboteur"
    assert played.view(0).roles == ("digger", None, None)
    assert played.view(None).roles == ("digger", "saboteur", "digger")
    assert played.view(None).role is None
    played.play(Place("EW", (1, 0)))
    assert played.round_over
    assert played.view(2).roles == ("digger", "saboteur", "digger")


def test_what_another_discarded_is_not_known() -> None:
    played = game({0: ["rockfall"], 1: ["map"]})
    played.play(Discard("rockfall"))
    played.play(Map((2, 0)))
    own, other = played.view(0), played.view(1)
    assert own.discards == (Card("rockfall"), Card("map"))
    assert other.discards == (None, Card("map"))
    assert own.history[0] == Seen(0, "discard", Discard("rockfall"))
    assert other.history[0] == Seen(0, "discard", None)
    assert played.view(None).discards == (Card("rockfall"), Card("map"))
    assert played.view(None).history[0].action == Discard("rockfall")


def test_what_is_played_openly_is_known_to_all() -> None:
    played = game({0: ["EW", "NS"], 1: ["break cart"], 2: ["rockfall"]}, goals=["NW", "NE", "treasure"])
    played.play(Place("EW", (1, 0)))
    played.play(Break("cart", 0))
    played.play(Rockfall((1, 0)))
    for seat in (0, 1, 2, None):
        view = played.view(seat)
        assert [seen.action for seen in view.history] == [Place("EW", (1, 0)), Break("cart", 0), Rockfall((1, 0))]
        assert [seen.seat for seen in view.history] == [0, 1, 2]
        assert [(cell, str(face)) for cell, face in view.history[0].turned_up] == [((2, 0), "SW")]
        assert str(view.history[2].removed) == "EW"
        assert view.discards == (Card("EW"), Card("rockfall"))
        assert view.broken == (("cart",), (), ())
        assert str(view.mine.goal((2, 0)).face) == "SW"


def test_a_look_belongs_to_one_round() -> None:
    played = Game(3, tiny({"map": 9}, 3, 3), seed=1)
    played.play(Map((2, 0)))
    assert played.view(0).looked == ((2, 0),)
    to_the_end_of_the_round(played)
    played.play(played.legal_actions()[0])
    assert played.view(0).looked == ()
    assert all(goal.face is None for goal in played.view(0).mine.goals)
    assert played.view(0).history[0].looked_at is not None, "what it saw then it may remember"


def test_gold_is_secret_until_the_end() -> None:
    played = Game(3, tiny({"map": 3}), seed=2)
    for number in (1, 2, 3):
        to_the_end_of_the_round(played)
        for seat in range(3):
            view, over = played.view(seat), number == 3
            shown = played.nuggets if over else tuple(n if s == seat else None for s, n in enumerate(played.nuggets))
            assert view.nuggets == shown
            assert view.results == (played.rounds if over else (None,) * number)
            assert view.winner_of == tuple(result.winner for result in played.rounds)
            assert view.winners == played.winners
        assert played.view(None).nuggets == played.nuggets
        assert played.view(None).results == played.rounds
        if number < 3:
            played.play(played.legal_actions()[0])


def test_the_gold_that_is_shared_is_seen_by_who_holds_it() -> None:
    played = game(
        {0: ["EW"]}, rules=near(gold_choice="player"), roles="ddd", gold=[3, 2, 1, *[1] * 15, *[2] * 7, *[3] * 3]
    )
    played.play(Place("EW", (1, 0)))
    assert [played.view(seat).sharing for seat in (0, 1, 2, None)] == [(3, 2, 1), (), (), (3, 2, 1)]
    played.play(Take(2))
    assert [played.view(seat).sharing for seat in (0, 1, 2, None)] == [(), (), (3, 1), (3, 1)]
    assert played.view(0).history[-1].action == Take(2)
    assert played.view(1).history[-1].action is None


def test_a_view_is_a_snapshot() -> None:
    played = play_at_random(Game(4, near(), seed=3), 1, 20)
    views = [(seat, played.view(seat)) for seat in (None, 0, 1, 2, 3)]
    again = [(seat, played.view(seat)) for seat in (None, 0, 1, 2, 3)]
    assert views == again
    texts = [view.mine.to_text() for _, view in views]
    play_at_random(played, 2)
    assert views == again
    assert [view.mine.to_text() for _, view in views] == texts
    for _, view in views:
        for cell in view.mine.removable:
            view.mine.remove(cell)
    assert all(played.view(seat) != view for seat, view in views)


def test_views_of_copies_are_their_own() -> None:
    played = play_at_random(Game(3, near(), seed=3), 1, 10)
    played.view(1)
    twin = played.copy()
    discard_any(played)
    until(twin, 0)
    assert len(twin.view(1).history) == twin.turn
    assert len(played.view(1).history) == played.turn == 11


def test_the_view_of_a_turn_is_the_same_whether_earlier_turns_were_looked_at() -> None:
    watched, unwatched = Game(3, near(), seed=8), Game(3, near(), seed=8)
    while not watched.over:
        action = watched.legal_actions()[-1]
        watched.play(action)
        unwatched.play(action)
        watched.view(1)
    assert watched.view(1) == unwatched.view(1)


@pytest.mark.parametrize("seat", [3, -1, True, "0", 1.0, (0,)])
def test_a_seat_that_nobody_has(seat: int) -> None:
    with pytest.raises(BadPlayers, match="there is no seat"):
        game().view(seat)
