"""People and computer players at one game: whose turn it is, what may be done, what the page is told."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from sab_widget import Deal, Game, MineWidget, Rules
from sab_widget.model import Action, BadPlayers, Discard, Place, Record, View, action_from_json
from sab_widget.players import ByRole, PlayerFailed, Random
from sab_widget.widget_values import BadWidget
from tests.games import random_game
from tests.widget.live_kit import ONE, Wire, at_work, do

MANY_CHOICES = Rules(gold_choice="player", stone_choice="player")


# Who plays


def test_a_seat_that_is_not_named_is_a_person() -> None:
    game, wire = at_work({"p2": Random()})
    assert wire.live["people"] == [0, 2]
    assert MineWidget(game, players={}).live["play"]["people"] == [0, 1, 2]
    assert MineWidget(game, players=[Random(), None, Random()]).live["play"]["people"] == [1]
    both: dict[str | int, Random] = {2: Random(), "p1": Random()}
    assert MineWidget(game, players=both).live["play"]["people"] == [1]


def test_without_players_the_widget_only_follows() -> None:
    widget = MineWidget(Game(3, seed=1))
    assert widget.live == {}
    with pytest.raises(BadWidget, match="nobody plays in this widget"):
        widget.go_on()


@pytest.mark.parametrize(
    ("players", "said"),
    [
        ({"Zoe": None}, "nobody is called 'Zoe' at this table; the seats are 0 p1, 1 p2, 2 p3"),
        ({3: None}, "nobody is called 3"),
        ({-1: None}, "nobody is called -1"),
        ({True: None}, "nobody is called True"),
        ({"p1": None, 0: Random()}, "p1 is given twice among the players: as 'p1' and as 0"),
        (
            {"p1": Random},
            r"for p1: it has no method `choose`; None is a person. Did you mean Random\(\)\?",
        ),
        ({"p1": "Random"}, "'Random' is no player for p1"),
        ([Random()], "there are 1 players for 3 seats"),
        ("human", "'human' says not who plays"),
        (3, "3 says not who plays"),
    ],
)
def test_who_cannot_play_is_refused_in_words(players: Any, said: str) -> None:
    with pytest.raises(BadPlayers, match=said):
        MineWidget(Game(3, seed=1), players=players)


def test_players_play_games_alone() -> None:
    record = random_game(3, 1).record
    with pytest.raises(BadWidget, match="players play a game: give a Game"):
        MineWidget(record, players={})
    assert MineWidget(record.branch(20), players={}).live["mode"] == "play"


def test_a_player_that_fails_at_the_beginning_is_told_at_once() -> None:
    class Late:
        def begin(self, seat: int, seed: str) -> None:
            raise OSError(f"no model for seat {seat}")

        def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
            return legal[0]

    with pytest.raises(PlayerFailed, match="no model for seat 1"):
        MineWidget(Game(3, seed=1), players={"p2": Late()})


# Turns


def test_the_person_plays_and_the_computers_go_on_when_they_are_asked_to() -> None:
    game, wire = at_work(ONE)
    assert (wire.live["state"], wire.live["seat"]) == ("turn", 0)
    do(wire, game.legal_actions()[0], 0)
    assert (game.turn, wire.live["state"], wire.live["seat"]) == (1, "computer", 1)
    wire.ask("go on")
    assert (game.turn, wire.live["state"], wire.live["seat"]) == (2, "computer", 2)
    wire.ask("go on")
    assert (game.turn, wire.live["state"], wire.live["seat"]) == (3, "turn", 0)
    wire.ask("go on")
    assert game.turn == 3, "it is a person's turn"


def test_all_computers_go_on_until_a_person_has_something_to_do() -> None:
    game, wire = at_work(ONE)
    do(wire, game.legal_actions()[0], 0)
    wire.ask("go on", all=True)
    assert (game.turn, wire.live["state"]) == (3, "turn")
    game.play(game.legal_actions()[0])
    wire.widget.go_on(all=True)
    assert (game.turn, wire.live["state"]) == (6, "turn")
    game.play(game.legal_actions()[0])
    wire.widget.go_on()
    assert game.turn == 8


def test_computers_alone_play_to_the_end() -> None:
    game, wire = at_work({f"p{seat}": ByRole() for seat in (1, 2, 3)})
    assert wire.live["state"] == "computer"
    wire.widget.go_on(all=True)
    assert game.over
    assert wire.live["state"] == "over"
    assert wire.deliver()["turns"] == MineWidget(game).scene["turns"]


def test_what_python_plays_moves_the_picture_and_what_the_page_plays_moves_the_game() -> None:
    game, wire = at_work(ONE)
    game.play(game.legal_actions()[0])
    assert wire.kinds() == ["append"]
    assert wire.widget.turn == 1
    game.play(game.legal_actions()[0])
    game.play(game.legal_actions()[0])
    do(wire, game.legal_actions()[0], 0)
    assert game.turn == wire.widget.turn == wire.deliver()["last"] == 4


def test_a_page_that_looks_back_is_left_where_it_is() -> None:
    game, wire = at_work(ONE)
    for _ in range(6):
        game.play(game.legal_actions()[0])
    wire.widget.turn = 2
    game.play(game.legal_actions()[0])
    assert (wire.widget.turn, wire.widget.scene["last"]) == (2, 7)


def test_a_widget_that_nobody_keeps_is_not_told() -> None:
    game = Game(3, seed=1)
    widget = MineWidget(game)
    widget.close()
    game.unwatch(widget._game_changed)
    game.play(game.legal_actions()[0])
    assert widget.scene["last"] == 0


# What may be done


@pytest.mark.parametrize(
    ("seats", "rules", "kinds"),
    [(4, None, {"map", "rockfall", "repair"}), (5, MANY_CHOICES, {"deal"}),
     (8, Rules.saboteur2(), {"theft", "hands off", "swap hands", "inspect", "swap hats", "trap", "free", "clear"})],
)  # fmt: skip
def test_what_the_page_is_told_is_all_that_may_be_done(seats: int, rules: Rules | None, kinds: set[str]) -> None:
    """Put together again from `live` and the table of the scene, the legal actions are those of the model."""
    chance = random.Random(3)
    game = Game(seats, rules, seed=8)
    widget = MineWidget(game, players={}, viewer=None)
    seen = set()
    while legal := game.legal_actions():
        told = from_live(widget.live["play"], game)
        wanted = {str(a.to_json()) for a in legal if not isinstance(a, Place)}
        assert told == wanted
        seen |= {action.kind for action in legal}
        lay = [action for action in legal if action.kind == "place"]
        assert widget.live["play"].get("lays", False) == bool(lay)
        game.play(chance.choice(lay if lay and chance.random() < 0.7 else legal))
    assert kinds <= seen


def from_live(live: dict[str, Any], game: Game) -> set[str]:
    """The actions that a page can put together, but for laying path cards."""
    hand = [str(card) for card in game.table.hand(game.seat)]
    found: list[dict[str, Any]] = []
    if live.get("deal"):
        found.append({"do": "deal"})
    if live.get("pass"):
        found.append({"do": "pass"})
    found += [{"do": "take", "nuggets": number} for number in live.get("take", ())]
    found += [{"do": "steal", "seat": seat} for seat in live.get("steal", ())]
    found += [{"do": "lay", "face": face, "cell": cell} for cell, face in live.get("lay", ())]
    if live.get("most"):
        found += [{"do": "discard", "card": card} for card in hand]
    for number in range(2, live.get("most", 0) + 1):
        found += [{"do": "discard several", "cards": sorted(cards)} for cards in combinations(hand, number)]
    for what in live.get("clear", ()):
        price = combinations(hand, live["price"])
        found += [{"do": "clear", "what": what, "cards": sorted(cards)} for cards in price]
    for aim in live.get("aims", {}).values():
        fixed = aim["do"]
        found += [{**fixed, "seat": seat} for seat in aim.get("seats", ())]
        found += [{**fixed, "cell": cell} for cell in aim.get("cells", ())]
        found += [
            {**fixed, "tool": tool, "seat": seat} for tool, seats in aim.get("mends", {}).items() for seat in seats
        ]
        if set(aim) == {"do"}:
            found.append(fixed)
    return {str(action_from_json(action).to_json()) for action in found}


def test_a_refused_action_is_answered_with_its_reasons_and_changes_nothing() -> None:
    game, wire = at_work(ONE)
    before = game.copy()
    card = next(card for card in game.table.hand(0) if card.face is not None)
    do(wire, Place(str(card), (5, 5)), 0)
    assert wire.kinds() == ["refused"]
    assert "No face-up card lies beside 5, 5" in wire.messages[0]["text"]
    assert game == before
    wire.clear()
    do(wire, Discard(next(card for card, _ in game.rules.deck if card not in map(str, game.table.hand(0)))), 0)
    assert wire.kinds() == ["refused"]
    assert game == before


def test_reasons_call_players_by_their_names() -> None:
    game = Game(["Ada", "Bo", "Cleo"], seed=4)
    wire = Wire(MineWidget(game, players={}, viewer=None))
    wire.ask("play", seat=0, do={"do": "repair", "tool": "cart", "seat": 1, "card": "repair cart"})
    assert "The cart of Bo is not broken." in wire.messages[0]["text"]


# The whole game


@pytest.mark.parametrize(
    ("seats", "rules"),
    [(3, None), (10, None), (5, MANY_CHOICES), (4, Rules.of("competitive", "old_mine")), (8, Rules.saboteur2()),
     (12, Rules.saboteur2())],
)  # fmt: skip
def test_no_move_of_a_whole_game_sends_more_than_two_thousand_bytes(seats: int, rules: Rules | None) -> None:
    for seed in range(2):
        game, chance = Game(seats, rules, seed=seed), random.Random(seed)
        players = dict.fromkeys(range(1, seats), Random())
        widget = MineWidget(game, players=players)
        wire = Wire(widget)
        most = {}
        while widget.live["play"]["state"] != "over":
            wire.bytes = 0
            turn = game.turn
            if widget.live["play"]["state"] == "computer":
                wire.ask("go on")
            elif widget.live["play"]["state"] == "deal":
                do(wire, Deal(), game.seat)
            else:
                legal = game.legal_actions()
                do(wire, chance.choice([a for a in legal if a.kind == "place"] or legal), 0)
            assert game.turn == turn + 1
            most[game.turn] = wire.bytes
        assert len(most) > 40
        assert max(most.values()) <= 2_000
        scene = wire.deliver()
        whole = MineWidget(game, viewer=0).scene
        for field in ("tracks", "turns", "last", "rounds", "extent", "goals"):
            assert scene[field] == widget.scene[field] == whole[field]
        assert set(whole["faces"]) <= set(scene["faces"])


def test_drawings_are_not_sent_again() -> None:
    game, wire = at_work(ONE)
    while not game.over:
        if wire.live["state"] == "computer":
            wire.ask("go on")
        else:
            do(wire, game.legal_actions()[0], game.seat)
    sent = {name for data in wire.data if data["method"] == "update" for name in data["state"]}
    assert sent <= {"live", "turn"}


def test_a_record_of_what_was_played_can_be_kept() -> None:
    game, wire = at_work(ONE)
    do(wire, game.legal_actions()[0], 0)
    wire.ask("go on", all=True)
    assert Record.loads(game.record.dumps()).final() == game
