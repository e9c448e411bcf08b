"""The scene of a recorded game says at every turn what the game said then."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest

from sab_widget.model import BadPosition, BadRecord, BadRules, Face, Mine, Record
from sab_widget.scene import at, mine_scene, record_scene
from tests.games import busy_record, random_record


def told(face: str | None) -> Face | None:
    return None if face is None else Face(face)


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (5, 2), (10, 3)])
def test_every_turn_shows_the_game_as_it_was(players: int, seed: int) -> None:
    record = random_record(players, seed)
    scene = record_scene(record)
    assert scene["last"] == len(record.steps) == len(scene["turns"]) - 1
    for turn, game in enumerate(record.replay(), 1):
        view, mine = game.view(None), game.mine
        cells = {name.removeprefix("card ") for name in scene["tracks"] if name.startswith("card ")}
        goals = {goal.cell for goal in mine.goals}
        laid = {str(cell): face for cell, face in mine.cards.items() if cell not in goals}
        assert {cell: told(at(scene, f"card {cell}", turn)) for cell in cells} == {c: laid.get(c) for c in cells}
        assert set(laid) <= cells
        for goal in mine.goals:
            shown = at(scene, f"goal {goal.cell}", turn)
            assert shown == {
                "up": goal.up,
                "kind": "treasure" if goal.treasure else "stone",
                "face": str(goal.face),
                "looked": False,
            }
            assert at(scene, f"distance {goal.cell}", turn) == mine.distance(goal.cell)
        for seat in range(players):
            assert at(scene, f"hand {seat}", turn)["cards"] == [card.text for card in view.hands[seat] or ()]
            assert at(scene, f"tools {seat}", turn) == list(view.broken[seat])
            assert at(scene, f"role {seat}", turn) == view.roles[seat]
            assert at(scene, f"nuggets {seat}", turn) == view.nuggets[seat]
        assert at(scene, "stock", turn) == view.stock
        assert at(scene, "seat", turn) == (None if game.over else game.seat)
        assert (at(scene, "result", turn) is not None) == game.round_over


def test_every_tunnel_leads_to_the_surface_or_to_where_its_way_breaks() -> None:
    record = random_record(5, 2)
    scene = record_scene(record)
    for turn, game in enumerate(record.replay(), 1):
        mine = game.mine
        for number, group in enumerate(mine.components()):
            for tunnel in group:
                value = at(scene, f"tunnel {tunnel.cell},{tunnel.number}", turn)
                assert (value["in"] == 0) == (number == 0)
                steps = 1
                while value.get("next"):
                    value = at(scene, f"tunnel {value['next']}", turn)
                    steps += 1
                route = mine.route(tunnel.cell, tunnel.number)
                assert steps == len(route.tunnels)
                if route.broken is None:
                    assert value["next"] == ""
                else:
                    assert value["break"] == [route.broken.kind, route.broken.side]


def test_what_fits_where_can_be_looked_up_at_every_turn() -> None:
    """The table answers what `why_not` answers: the same codes and sides, for all faces and cells around the mine."""
    record = random_record(4, 5)
    scene = record_scene(record)
    legal = scene["legal"]
    c0, r0, c1, r1 = scene["extent"]
    for turn, game in enumerate(record.replay(), 1):
        if turn % 9:
            continue
        for column in range(c0, c1 + 1):
            for row in range(r0, r1 + 1):
                kind = at(scene, f"site {column},{row}", turn)
                answers = legal["rows"][legal["far"] if kind is None else kind]
                for face, number in zip(legal["faces"], answers, strict=True):
                    looked_up = [legal["reasons"][i] for i in legal["answers"][number]]
                    reasons = game.mine.why_not(face, (column, row))
                    assert [(r["code"], r["side"]) for r in looked_up] == [(r.code, r.side) for r in reasons]


def test_the_extent_holds_every_card_of_the_whole_game() -> None:
    scene = record_scene(busy_record())
    c0, r0, c1, r1 = scene["extent"]
    for name in scene["tracks"]:
        kind, _, rest = name.partition(" ")
        if kind in ("card", "goal"):
            column, row = map(int, rest.split(","))
            assert c0 < column < c1
            assert r0 < row < r1


def test_a_whole_game_weighs_less_than_80_kilobytes() -> None:
    scene = record_scene(busy_record())
    assert len(json.dumps(scene, separators=(",", ":"), ensure_ascii=False).encode()) < 80_000


def test_comments_stand_with_their_turns() -> None:
    record = random_record(3, 1)
    steps = list(record.steps)
    steps[4] = dataclasses.replace(steps[4], comment="Why there?")
    scene = record_scene(dataclasses.replace(record, steps=tuple(steps), comment="Three strangers."))
    assert scene["turns"][0]["comment"] == "Three strangers."
    assert scene["turns"][5]["comment"] == "Why there?"
    assert "comment" not in scene["turns"][6]


def test_a_record_that_fails_is_shown_as_far_as_it_goes_and_says_why() -> None:
    record = random_record(3, 1)
    steps = list(record.steps)
    steps[9] = dataclasses.replace(steps[9], hash="00000000")
    scene = record_scene(dataclasses.replace(record, steps=tuple(steps)))
    assert scene["last"] == 9
    assert "step 10" in scene["problem"]


def test_what_is_wrong_with_an_imported_game_is_said() -> None:
    record: Record = dataclasses.replace(random_record(3, 1), problem="The next card was not in the hand.")
    assert record_scene(record)["problem"] == "The next card was not in the hand."


def test_the_log_names_who_did_what() -> None:
    record = random_record(5, 2)
    scene = record_scene(record)
    for step, line in zip(record.steps, scene["turns"][1:], strict=True):
        assert line["kind"] == step.action.kind
        assert line["seat"] == step.seat
        if step.action.kind != "deal":
            assert line["text"].startswith(record.players[step.seat])


def cells_of(scene: dict[str, Any], kind: str) -> set[str]:
    return {name.removeprefix(f"{kind} ") for name in scene["tracks"] if name.startswith(f"{kind} ")}


def test_a_bare_mine_has_one_turn_and_no_seats() -> None:
    mine = Mine()
    mine.place("EW", (1, 0))
    scene = mine_scene(mine)
    assert scene["last"] == 0
    assert scene["players"] == []
    assert cells_of(scene, "card") == {"0,0", "1,0"}
    assert cells_of(scene, "goal") == {"8,-2", "8,0", "8,2"}
    assert at(scene, "distance 8,0", 0) == 6


@pytest.mark.parametrize("path", [3, 0, None, "a", {0}, (1.0,), (0,)])
def test_a_branch_that_there_is_not_is_refused(path: Any) -> None:
    with pytest.raises(BadRecord):
        record_scene(random_record(3, 1), 0, path)


@pytest.mark.parametrize("junk", [5, "NS", [], object()])
def test_what_is_no_mine_or_no_rules_is_refused(junk: Any) -> None:
    with pytest.raises(BadPosition, match="is no mine"):
        mine_scene(junk)
    with pytest.raises(BadRules, match="are no rules"):
        mine_scene(Mine(), paths=junk)
