"""How is the gold shared?"""

from __future__ import annotations

import pytest

from sab_widget import Game, Mine, Rules, ask
from sab_widget.model import BadPlayers
from tests.ask.kit import DIGGERS, TWO, record

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva"]


@pytest.mark.parametrize(("players", "pay"), [(3, 4), (5, 4), (7, 3), (10, 2)])
def test_saboteurs_are_paid_by_how_many_were_dealt(players: int, pay: int) -> None:
    by_number = {1: 4, 2: 3, 3: 3, 4: 2}
    seen = set()
    for seed in range(30):
        question = ask.gold(players, finder=None, seed=seed)
        roles = question.result.roles
        number = roles.count("saboteur")
        each = by_number.get(number, 0)
        assert question.solution == tuple(each if role == "saboteur" else 0 for role in roles)
        seen.add(each)
    assert pay in seen


def test_diggers_take_one_card_each_beginning_with_the_finder() -> None:
    question = ask.gold(NAMES, finder=2, seed=38)
    assert question.result.roles == ("digger", "digger", "saboteur", "saboteur", "digger")
    assert "1, 3, 2, 1 and 2" in question.text
    assert question.solution == (2, 3, 0, 0, 1)
    question.answer = {"Ada": 1, "Ben": 2, "Cleo": 3, "Dan": 0, "Eva": 0}
    assert question.correct is False
    told = question.explain()
    assert "Wrong: Cleo, saboteur" in told
    assert "Right: Dan" not in told
    assert "Gold cards drawn: 3. Ben takes the first one, then they go round counter-clockwise." in told
    question.answer = {0: 2, 1: 3, 2: 0, 3: 0, 4: 1}
    assert question.correct is True


def test_clockwise_where_the_rules_say_so() -> None:
    rules = Rules(gold_passing="clockwise")
    question = ask.gold(NAMES, finder=2, seed=38, rules=rules)
    assert question.solution == (2, 1, 0, 0, 3)
    assert "clockwise" in question.explain()
    assert "counter" not in question.explain()


def test_what_each_got_is_what_the_game_pays() -> None:
    """A round that has ended is asked about as it ended, and the table does not show who was paid what."""
    games = [after.copy() for after in DIGGERS.replay() if after.round_over]
    for game in games:
        question = ask.gold(DIGGERS, turn=game.turn)
        assert question.solution == game.rounds[-1].nuggets
        scene = question.scene("en")
        before = games[game.round - 2].nuggets if game.round > 1 else (0,) * 5
        assert tuple(scene["tracks"][f"nuggets {seat}"][-1][1] for seat in range(5)) == before
        assert "result" not in scene["tracks"]


def test_players_who_choose_their_gold_take_the_highest_left() -> None:
    chosen = ask.gold(NAMES, finder=0, seed=1, rules=Rules(gold_choice="player"))
    by_itself = ask.gold(NAMES, finder=0, seed=1)
    assert chosen.solution == by_itself.solution


def test_variants_pay_as_they_do() -> None:
    fixed = ask.gold(NAMES, finder=0, seed=2, rules=Rules.tournament())
    roles = fixed.result.roles
    assert fixed.solution == tuple(
        4 if roles[0] == "selfish" and seat == 0
        else 0 if role != "digger" or roles[0] == "selfish"
        else 3 if seat == 0
        else 2
        for seat, role in enumerate(roles)
    )  # fmt: skip
    assert "pile of gold cards" not in fixed.text


def test_saboteur_2_pays_by_ways_and_by_the_number_of_winners() -> None:
    """Asked about as its rounds ended, before anything was stolen."""
    for after in TWO.replay():
        if after.round_over and after.rounds[-1].finder is not None:
            question = ask.gold(TWO, turn=after.turn)
            assert question.solution == tuple(sum(cards or ()) for cards in after.rounds[-1].gold)
            assert "before anything is stolen" in question.text
            assert question.lesson
    unreached = ask.gold(TWO, turn=20, finder=None)
    assert unreached.result.winner == "saboteurs"
    with pytest.raises(ask.BadQuestion, match="by which ways the treasure is connected, and here it is not"):
        ask.gold(TWO, turn=20, finder=0)


def test_a_seed_chooses_who_reaches_the_treasure() -> None:
    game = Game(5, seed=4)
    assert {ask.gold(game, seed=seed).result.finder for seed in range(60)} == {None, 0, 1, 2, 3, 4}
    assert ask.gold(5, seed=1).solution == ask.gold(5, seed=1).solution


@pytest.mark.parametrize(
    ("position", "options", "said"),
    [
        (Mine(), {}, "needs players"),
        (Game(2, Rules.comp424(), seed=1), {}, "nobody is paid in this game"),
        (record("players: Ada, Ben, Cleo"), {}, "somebody's dwarf was not written down"),
        (Game(3, seed=1).view(1), {}, "a seat does not know the others' dwarves"),
        (DIGGERS, {"finder": None}, "this round has ended, and otherwise"),
    ],
)
def test_a_position_that_admits_no_such_question_is_refused(
    position: object, options: dict[str, object], said: str
) -> None:
    with pytest.raises(ask.BadQuestion, match=said):
        ask.gold(position, **options)  # type: ignore[arg-type]


def test_a_seat_that_nobody_has_is_refused() -> None:
    for finder in (5, -1, "Ada", True):
        with pytest.raises(BadPlayers):
            ask.gold(NAMES, finder=finder)
    with pytest.raises(BadPlayers):
        ask.gold(2)


@pytest.mark.parametrize("answer", [None, 3, [1, 2], {"Zoe": 1}, [0, 0, 0, 0, "3"], [0, 0, 0, 0, -1], [0, 0, 0, 0, 99]])
def test_what_are_no_numbers_of_nuggets_is_refused(answer: object) -> None:
    question = ask.gold(NAMES, seed=1)
    with pytest.raises(ask.BadAnswer):
        question.answer = answer
    assert question.attempts == ()
