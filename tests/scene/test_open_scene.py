"""Scenes of records that lack things: unknown cards are shown as such, and what is known later is filled in."""

from __future__ import annotations

from typing import Any

from sab_widget.model import Break, Card, Discard, Map, Place, Record, Rules, Step
from sab_widget.model.actions_two import DiscardSeveral, SwapHands
from sab_widget.model.hindsight import known_later
from sab_widget.scene import at, record_builder, record_scene
from tests.games import random_record
from tests.model.forget import forgotten
from tests.model.kit import near, tiny
from tests.model.open_kit import open_deal, open_record


def hand(scene: dict[str, Any], seat: int, turn: int) -> list[str] | None:
    value = at(scene, f"hand {seat}", turn)
    assert value["cards"] is None or len(value["cards"]) == value["count"]
    cards: list[str] | None = value["cards"]
    return cards


def table() -> Record:
    rules = tiny({"NS": 3, "EW": 3, "break cart": 2}, hand=2, rounds=1)
    steps = [(0, Place("NS", (0, 1))), (1, Break("cart", 2)), (2, Discard("?")), (0, Place("NS", (0, 2))),
             (1, Place("EW", (-1, 0))), (2, Discard("?")), (0, Discard("EW")), (1, Discard("?"))]  # fmt: skip
    return open_record(rules, [open_deal(rules, 3)], *steps)


def test_hands_are_filled_in_backwards_for_everyone() -> None:
    scene = record_scene(table())
    assert scene["problem"] is None
    assert hand(scene, 0, 0) == ["NS", "?"], "any of those played later may have been drawn at turn 1"
    assert [hand(scene, 0, turn) for turn in range(1, 8)] == [["NS", "EW"]] * 3 + [["EW"]] * 3 + [[]]
    assert hand(scene, 1, 0) == ["break cart", "?"]
    assert [hand(scene, 1, turn) for turn in range(2, 9)] == [["EW", "?"]] * 3 + [["?"]] * 3 + [[]]
    assert hand(scene, 2, 0) == ["?", "?"]


def test_nothing_is_filled_in_for_a_seat() -> None:
    for viewer in range(3):
        scene = record_scene(table(), viewer)
        assert hand(scene, viewer, 0) == ["?", "?"]
        assert hand(scene, (viewer + 1) % 3, 0) is None


def test_unknown_things_are_null_or_question_marks() -> None:
    rules = Rules()
    record = open_record(rules, [open_deal(rules, 3)], (0, Map((8, 0))), (1, Discard("?")))
    for viewer in (None, 0, 2):
        scene = record_scene(record, viewer)
        assert at(scene, "goal 8,0", 2) == {"up": False, "kind": None, "face": None, "looked": viewer == 0}
        assert at(scene, "discards", 2) == {"count": 2, "top": None}
        assert at(scene, "role 1", 2) is None
        assert at(scene, "stock", 2) == 47
        assert "?" not in scene["cards"]
        assert scene["turns"][1]["text"] == "p1 looks at the goal at 8, 0."
        assert scene["turns"][2]["text"] == "p2 discards a card face down."


def test_a_record_that_breaks_off_is_filled_in_as_far_as_it_goes() -> None:
    rules = near()
    steps = [(0, Discard("?")), (1, Break("cart", 0)), (2, Place("EW", (1, 0))), (0, Discard("?"))]
    build = record_builder(open_record(rules, [open_deal(rules, 3)], *steps))
    scene = build.scene()
    assert scene["last"] == 2
    assert "step 3: the goal at 2,0 is reached" in scene["problem"]
    assert (hand(scene, 1, 0) or [])[:1] == ["break cart"]
    assert hand(scene, 2, 0) == ["?"] * 6, "what comes after the fault is not believed"


def test_what_lies_in_the_open_is_the_same_as_with_everything_written_down() -> None:
    record = random_record()
    unseen = record_scene(forgotten(record, roles=False))
    for name, track in record_scene(record)["tracks"].items():
        if name.split()[0] in ("card", "tunnel", "site", "ends", "tools", "barred", "seat", "stock"):
            assert unseen["tracks"][name] == track, name


def test_a_card_that_must_be_there_twice_was_there_before_one_was_drawn() -> None:
    steps = [Step(0, Discard("NS")), Step(0, DiscardSeveral(["NS", "NS", "EW"]))]
    found = known_later(steps, [[3], [3], [0]])
    assert [dict(hands[0]) for hands in found] == [{Card("NS"): 2}, {Card("NS"): 2, Card("EW"): 1}, {}]
    drawn_twice = known_later([Step(0, DiscardSeveral(["EW", "EW"])), steps[1]], [[3], [3], [0]])
    assert dict(drawn_twice[0][0]) == {Card("EW"): 2}


def test_what_is_held_follows_swapped_hands() -> None:
    rules = Rules.saboteur2()
    steps = [(0, SwapHands(1)), (1, Discard("?")), (0, Place("EW", (1, 0)))]
    scene = record_scene(open_record(rules, [open_deal(rules, 2)], *steps))
    assert hand(scene, 0, 1) == ["EW", *["?"] * 5]
    assert hand(scene, 0, 2) == ["EW", *["?"] * 5]
    assert hand(scene, 1, 0) == ["EW", *["?"] * 5], "it came from the other hand"
    assert hand(scene, 0, 0) == ["swap hands", *["?"] * 5]


def test_who_has_won_is_not_said_where_nobody_wrote_it_down() -> None:
    rules = near(rounds=1)
    middle = open_deal(rules, 3, goals=("?", "treasure", "?"))
    scene = record_scene(open_record(rules, [middle], (0, Place("EW", (1, 0)))))
    assert at(scene, "result", 1) == (
        "The diggers win: the treasure is reached. Nobody wrote down all dwarves, so what each got is not known. "
        "The game is over; who has won was not written down."
    )
    assert at(scene, "nuggets 0", 1) is None
    selfish = Rules.selfish_dwarf(goal_cells=rules.goal_cells, rounds=1)
    scene = record_scene(open_record(selfish, [open_deal(selfish, 3, goals=middle.goals)], (0, Place("EW", (1, 0)))))
    assert at(scene, "result", 1).startswith("The round is over; who has won was not written down. Nobody wrote")
