"""Several people at one screen: each sees her own cards alone, and between turns nobody sees anybody's."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from sab_widget import Deal, Game, MineWidget, Rules
from sab_widget.export import BadExport
from sab_widget.model import Discard, Map
from sab_widget.model.onlooker import onlooker_view
from sab_widget.players import Random
from sab_widget.scene import at, record_builder, record_scene
from sab_widget.widget_values import BadWidget
from tests.widget.live_kit import Wire

NAMES = ["Ada", "Bo", "Cleo"]


def at_work(players: dict[Any, Any] | None = None, rules: Rules | None = None, **options: Any) -> tuple[Game, Wire]:
    """A new game of three people in a widget."""
    game = Game(NAMES, rules, seed=4)
    return game, Wire(MineWidget(game, players=players or {}, **options))


def play(wire: Wire, game: Game, number: int = 0) -> None:
    """Do one of the legal actions as the page does."""
    wire.ask("play", seat=game.seat, do=game.legal_actions()[number].to_json())


def same(one: Any, other: Any) -> bool:
    """Whether two values are the same but for the number of a row, which depends on what was asked first."""
    return one == other or (isinstance(one, int) and isinstance(other, int))


def hands_in(scene: dict[str, Any]) -> set[int]:
    """The seats whose cards can be seen at any turn of a scene."""
    return {
        seat
        for seat in range(len(scene["players"]))
        if any(value["cards"] for _, value in scene["tracks"][f"hand {seat}"])
    }


def test_at_first_nobody_sees_anything() -> None:
    game, wire = at_work()
    live = wire.live
    assert (live["state"], live["seat"]) == ("curtain", 0)
    assert "aims" not in live
    assert hands_in(wire.widget.scene) == set()
    tracks = wire.widget.scene["tracks"]
    assert not any(f"role {seat}" in tracks for seat in range(3))
    assert all(
        value["kind"] is None for cell in game.rules.goal_cells for _, value in tracks[f"goal {cell[0]},{cell[1]}"]
    )


def test_the_screen_goes_from_hand_to_hand() -> None:
    game, wire = at_work()
    for turn in range(9):
        seat = turn % 3
        assert (wire.live["state"], wire.live["seat"]) == ("curtain", seat)
        wire.ask("show", seat=seat)
        assert wire.live["state"] == "turn"
        assert hands_in(wire.deliver()) == {seat}
        assert wire.widget.viewer == seat
        play(wire, game)
        assert (wire.live["state"], wire.live["seat"]) == ("hand over", (seat + 1) % 3)
        assert hands_in(wire.deliver()) == {seat}, "she sees what came of it"
        wire.ask("hand over")
        assert hands_in(wire.deliver()) == set()
        assert wire.widget.viewer is None


@pytest.mark.parametrize("rules", [None, Rules.saboteur2(), Rules(gold_choice="player")])
def test_through_a_whole_game_a_page_holds_what_the_person_at_it_may_know(rules: Rules | None) -> None:
    """The page's scene, which hears nothing but differences, is that of the person alone, or of nobody."""
    chance = random.Random(5)
    game, wire = at_work({"Bo": Random()}, rules)
    checked, shown = 0, 0
    while wire.live["state"] != "over":
        match wire.live["state"]:
            case "curtain":
                assert not hands_in(wire.deliver())
                shown = game.turn
                wire.ask("show", seat=wire.live["seat"])
            case "hand over":
                wire.ask("hand over")
            case "computer":
                wire.ask("go on")
            case "deal":
                wire.deliver()
                wire.ask("play", seat=game.seat, do=Deal().to_json())
                assert wire.live["state"] == "curtain"
                assert hands_in(wire.deliver()) == set(), "new cards are nobody's to see"
            case "turn":
                legal = game.legal_actions()
                wire.ask("play", seat=game.seat, do=chance.choice(legal).to_json())
        if chance.random() < 0.05 and wire.widget.viewer is not None:
            scene = wire.deliver()
            seat = wire.widget.viewer
            record = game.record
            own, nobody = record_scene(record, seat), record_builder(record, look=onlooker_view).scene()
            assert scene["tracks"] == wire.widget.scene["tracks"], "a fresh page gets the same"
            for name in {*own["tracks"], *nobody["tracks"], *scene["tracks"]}:
                for turn in {0, max(shown - 1, 0), shown, game.turn}:
                    seen = nobody if turn < shown else own
                    assert same(at(scene, name, turn), at(seen, name, turn))
            assert scene["turns"] == [*nobody["turns"][:shown], *own["turns"][shown:]]
            assert hands_in(scene) == {seat}
            checked += 1
    assert checked > 2


def test_what_is_sent_between_two_people_tells_no_card_of_the_first() -> None:
    game, wire = at_work()
    wire.ask("show", seat=0)
    goal = next(action for action in (*game.legal_actions(), Discard(game.table.hand(0)[0])) if action.kind != "place")
    wire.ask("play", seat=0, do=goal.to_json())
    wire.clear()
    wire.ask("hand over")
    sent = wire.messages[0]
    assert sent["kind"] == "eyes"
    assert all(value["cards"] is None for _, value in sent["tracks"]["hand 0"])
    assert not any(name in sent["tracks"] for name in ("hand 1", "hand 2"))
    assert sent["tracks"]["role 0"] == []
    wire.clear()
    wire.ask("show", seat=1)
    assert "hand 0" not in wire.messages[0]["tracks"]
    assert hands_in(wire.widget.scene) == {1}


def test_a_map_is_for_who_played_it() -> None:
    game = Game(NAMES, seed=next(seed for seed in range(100) if "map" in map(str, Game(3, seed=seed).table.hand(0))))
    wire = Wire(MineWidget(game, players={}))
    wire.ask("show", seat=0)
    wire.ask("play", seat=0, do=Map((8, 0)).to_json())
    assert wire.deliver()["tracks"]["goal 8,0"][-1][1]["kind"] is not None
    wire.ask("hand over")
    scene = wire.deliver()
    assert scene["tracks"]["goal 8,0"][-1][1]["kind"] is None
    assert scene["tracks"]["goal 8,0"][-1][1]["looked"] is False
    wire.ask("show", seat=1)
    assert wire.deliver()["tracks"]["goal 8,0"][-1][1]["kind"] is None


def test_handing_over_sends_what_differs_and_no_more() -> None:
    game, wire = at_work(rules=Rules.saboteur2())
    for _ in range(150):
        if game.round_over:
            game.play(Deal())
        game.play(game.legal_actions()[0])
    while wire.live["state"] not in ("curtain", "hand over"):
        game.play(game.legal_actions()[0])
    wire.ask("show", seat=wire.live["seat"])
    play(wire, game)
    wire.clear()
    wire.ask("hand over")
    wire.ask("show", seat=wire.live["seat"])
    whole = len(json.dumps(wire.widget.scene))
    assert wire.kinds() == ["eyes", "eyes"]
    assert wire.bytes < whole / 10


def test_only_the_person_whose_turn_comes_can_draw_the_curtain() -> None:
    game, wire = at_work()
    for seat in (1, 2):
        wire.ask("show", seat=seat)
    wire.ask("hand over")
    wire.ask("undo")
    assert wire.kinds() == ["problem"] * 4
    assert hands_in(wire.widget.scene) == set()
    play(wire, game)
    assert game.turn == 0, "nobody plays behind a curtain"


def test_undo_leads_back_over_a_curtain_to_who_played_before() -> None:
    game, wire = at_work()
    wire.ask("show", seat=0)
    play(wire, game)
    wire.ask("undo")
    assert (game.turn, wire.live["state"]) == (0, "turn"), "before the screen is handed over"
    play(wire, game)
    wire.ask("hand over")
    wire.ask("show", seat=1)
    wire.ask("undo")
    assert (game.turn, wire.live["state"], wire.live["seat"]) == (0, "hand over", 0)
    assert hands_in(wire.deliver()) == {1}
    wire.ask("hand over")
    wire.ask("show", seat=0)
    assert hands_in(wire.deliver()) == {0}


def test_without_a_curtain_the_widget_follows_whose_turn_it_is() -> None:
    game, wire = at_work({"Bo": Random()}, curtain=False)
    assert (wire.live["state"], wire.widget.viewer) == ("turn", 0)
    play(wire, game)
    assert (wire.live["state"], wire.widget.viewer) == ("computer", 0)
    wire.ask("go on")
    assert (wire.live["state"], wire.widget.viewer) == ("turn", 2)
    assert hands_in(wire.deliver()) == {2}


def test_all_cards_lie_open_when_everyone_is_the_viewer() -> None:
    game, wire = at_work(viewer=None)
    assert (wire.live["state"], wire.widget.viewer) == ("turn", None)
    assert hands_in(wire.widget.scene) == {0, 1, 2}
    play(wire, game)
    assert (wire.live["state"], wire.live["seat"]) == ("turn", 1)
    wire.widget.set_state({"viewer": 1})
    assert wire.widget.viewer == 1


def test_another_viewer_than_who_plays_is_refused() -> None:
    game = Game(NAMES, seed=1)
    with pytest.raises(BadWidget, match="seat 1 cannot be the viewer: the game is seen by whoever plays it"):
        MineWidget(game, players={"Bo": Random(), "Cleo": Random()}, viewer=1)
    assert MineWidget(game, players={"Bo": Random(), "Cleo": Random()}, viewer=0).viewer == 0
    assert MineWidget(game, players=[Random()] * 3, viewer=1).viewer == 1


def test_one_person_sees_the_own_cards_from_the_beginning() -> None:
    game, wire = at_work({"Ada": Random(), "Bo": Random()})
    assert wire.widget.viewer == wire.widget.scene["viewer"] == 2
    assert wire.live["state"] == "computer"
    assert hands_in(wire.widget.scene) == {2}
    wire.ask("go on", all=True)
    assert hands_in(wire.deliver()) == {2}
    assert game.turn == 2


def test_a_round_dealt_from_python_drops_the_curtain_too() -> None:
    game, wire = at_work()
    wire.ask("show", seat=0)
    while not game.round_over:
        game.play(game.legal_actions()[0])
    wire.deliver()
    game.play(Deal())
    assert wire.live["state"] == "curtain"
    assert wire.kinds() == ["eyes", "append"]
    assert hands_in(wire.deliver()) == set()


def test_what_a_person_picked_does_not_outlast_the_curtain() -> None:
    game, wire = at_work()
    wire.ask("show", seat=0)
    wire.widget.set_state({"selected": {"face": "NS"}})
    play(wire, game)
    wire.ask("hand over")
    assert wire.widget.get_state()["selected"] is None


def test_a_page_is_not_made_while_the_curtain_is_down() -> None:
    _, wire = at_work()
    widget = wire.widget
    with pytest.raises(BadExport, match="a curtain is down: nobody may see the cards now"):
        widget.to_html()
    with pytest.raises(BadExport, match="a curtain is down"):
        widget.to_iframe()
    assert str(widget.svg()) == str(MineWidget(Game(NAMES, seed=4), players={}).svg())
    assert "html" in widget.to_html(viewers=[0])
    wire.ask("show", seat=0)
    assert "html" in widget.to_html()


@pytest.mark.parametrize(("seats", "rules"), [(5, None), (8, Rules.saboteur2())])
@pytest.mark.parametrize("language", ["en", "be"])
@pytest.mark.parametrize("curtain", [True, False])
def test_nothing_that_people_at_one_screen_do_sends_more_than_two_thousand_bytes(
    seats: int, rules: Rules | None, language: str, curtain: bool
) -> None:
    game, chance = Game(seats, rules, seed=2), random.Random(2)
    wire = Wire(MineWidget(game, players={}, language=language, curtain=curtain))
    most = 0
    while wire.live["state"] != "over":
        match wire.live["state"]:
            case "curtain":
                wire.ask("show", seat=wire.live["seat"])
            case "hand over":
                wire.ask("hand over")
            case _:
                play(wire, game, chance.randrange(len(game.legal_actions())))
        most = max(most, wire.bytes)
        wire.deliver()
    assert 0 < most <= 2_000
