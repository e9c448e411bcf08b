"""Public logs, written by hand: whole, ended early, wrong, or nothing that could be read."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest

from sab_widget import importers
from sab_widget.importers import saboter
from sab_widget.model import (
    BadRecord,
    Break,
    Card,
    Discard,
    Map,
    Place,
    Record,
    Repair,
    Rockfall,
    SabError,
    Step,
)
from sab_widget.model.decks import BASE_DECK, cards_of
from tests.conftest import ROOT
from tests.importers.saboter_logs import card, discard, dug, game, lay, log, look, reveal, rockfall, tool

if TYPE_CHECKING:
    from pathlib import Path

ANY = Card("?")


def one(*history: dict[str, Any], **more: Any) -> Record:
    """The record of one game."""
    (record,) = saboter.loads(log(game(list(history) or None, **more)))
    return record


def wrong(record: Record) -> str:
    assert record.problem is not None
    return record.problem


def test_a_whole_game_replays_to_its_end() -> None:
    assert importers.saboter is saboter
    record = one()
    assert record.problem is None
    assert record.players == ("role-aware 1", "role-aware 2", "role-aware 3")
    assert record.title == "Game 1: 3 computer players, seed 7"
    assert record.headers == {"game": "1", "seed": "7", "outcome": "miners_win"}
    assert [(step.seat, step.action) for step in record.steps] == [
        (0, Place("EW", (1, 0))),
        (1, Break("cart", 0)),
        (2, Map((8, 0))),
        (0, Repair("cart", 0, "repair lantern cart")),
        (1, Place("EW", (2, 0))),
        (2, Place("NESW", (3, 0))),
        (0, Place("NESW", (4, 0))),
        (1, Place("N", (4, 1))),
        (2, Rockfall((4, 1))),
        (0, Place("EW", (5, 0))),
        (1, Discard("?")),
        (2, Place("NESW", (6, 0))),
        (0, Place("NESW", (7, 0))),
        (1, Place("NS", (8, 1))),
    ]
    last = record.final()
    assert last.over
    assert last.winners == (0, 1)
    assert last.rounds[0].gold == ((), (), ())
    assert Record.loads(record.dumps()) == record
    assert Record.from_text(record.to_text()) == record


def test_what_the_log_does_not_tell_is_unknown() -> None:
    (dealt,) = one().deals
    assert dealt.hands == ((ANY,) * 6,) * 3
    assert dealt.stock == (ANY,) * 49
    assert dealt.goals == ("?", "NE", "treasure")
    assert dealt.roles == ("digger", "digger", "saboteur")
    assert dealt.left_over == ("digger",), "three of four were dealt"
    view = one(*dug()[:3]).final().view(None)
    assert view.hands == ((ANY,) * 6,) * 3
    shown = view.history[2].looked_at
    assert shown is not None
    assert (shown.face, shown.treasure) == (None, None), "what a map showed is not told"


def test_a_log_may_leave_out_what_is_not_needed() -> None:
    bare = game()
    for name in ("seed", "roles"):
        del bare[name]
    (record,) = saboter.loads(log(bare))
    assert record.title == "Game 1: 3 computer players"
    assert record.deals[0].roles == ("?", "?", "?")
    assert record.deals[0].left_over == ("?",)
    assert record.final().rounds[0].winner == "diggers"


def test_names_that_differ_are_kept() -> None:
    assert one(agent_names=["Ada", "Bo", "Cy"]).players == ("Ada", "Bo", "Cy")


# The deck


def test_the_deck_has_as_many_cards_as_the_printed_one_but_others() -> None:
    assert len(cards_of(saboter.DECK)) == len(cards_of(BASE_DECK)) == 67
    found = saboter.differences([one()])
    assert [(difference.card, difference.printed, difference.here, difference.seen) for difference in found] == [
        ("NE", 5, 6, 0),
        ("N", 1, 2, 1),
        ("E", 1, 2, 0),
        ("E|S", 1, 2, 0),
        ("N|E", 1, 0, 0),
        ("N|E|S", 1, 0, 0),
        ("E|S|W", 1, 0, 0),
        ("N|E|S|W", 1, 0, 0),
    ]
    assert str(found[4]) == "N|E none in place of 1"
    assert str(found[0]) in (one().comment or "")


def test_the_page_on_importers_has_the_same_list() -> None:
    page = (ROOT / "docs" / "importers.md").read_text(encoding="utf-8").replace(r"\|", "|")
    for difference in saboter.differences():
        row = f"| `{difference.card}` | {difference.printed or 'none'} | {difference.here or 'none'} |"
        assert row in page


def test_more_cards_than_the_deck_has_are_found_out() -> None:
    record = one(
        tool("sabotage", 0, 0, "cart"), tool("repair", 1, 0, "cart"), tool("sabotage", 2, 0, "cart"),
        tool("repair", 0, 0, "cart"), tool("sabotage", 1, 0, "cart"), tool("sabotage", 2, 1, "cart"),
    )  # fmt: skip
    assert wrong(record).startswith("Game 1, item 6 (sabotage), is not legal: break cart 1. The deck has 3 of the card")
    assert len(record.steps) == 5
    assert "The deck has 0 of the card N|E|S" in wrong(one(lay(0, "N|E|S", 0, 1)))


# Games that go wrong, or end otherwise than the log says


def test_an_illegal_action_ends_the_record() -> None:
    record = one(lay(0, "EW", 1, 0), lay(1, "NS", 2, 0))
    assert len(record.steps) == 1
    assert wrong(record).startswith("Game 1, item 2 (play_path), is not legal: NS 2,0. The west edge does not fit")
    assert "It is not this seat's turn" in wrong(one(discard(1)))


def test_a_goal_that_the_log_turns_up_otherwise_ends_the_record() -> None:
    def up(*reveals: dict[str, Any]) -> str:
        return wrong(one(*dug()[:13], *reveals))

    assert up() == "Game 1, item 13 (play_path): the goal at 8,0 is reached here, so the record has to say what it is."
    assert up(reveal(0, 1, "EN", "stone")) == (
        "Game 1, item 13 (play_path): the log turns up NE at 8,0, and the rules SW at 8,0."
    )
    early = one(lay(0, "EW", 1, 0), reveal(0, 1, "EN", "stone"))
    assert wrong(early) == "Game 1, item 1 (play_path): the log turns up NE at 8,0, and the rules nothing."


def test_a_rockfall_that_takes_another_card_ends_the_record() -> None:
    record = one(lay(0, "NS", 0, 1), rockfall(1, 0, 1, "EW"))
    assert wrong(record) == "Game 1, item 2 (rockfall): the log removes EW, but NS lies there."
    assert len(one(lay(0, "N", 0, 1), rockfall(1, 0, 1, "S")).steps) == 2, "either way round"


def test_an_end_that_the_actions_do_not_bear_out_is_said() -> None:
    assert wrong(one(outcome="saboteurs_win")) == (
        "The log ends with 'saboteurs_win', but by its actions the treasure has been reached."
    )
    assert (
        wrong(one(discard(0)))
        == "The log ends with 'miners_win', but by its actions the treasure has not been reached."
    )
    assert "could be miners_win or saboteurs_win" in wrong(one(outcome="draw"))
    assert wrong(one(discard(0), outcome="saboteurs_win")) == (
        "The log ends with 'saboteurs_win', but 48 cards are left to draw."
    )
    assert wrong(one(deck_size=30)) == "By the log 30 cards are left to draw, by its actions 36."
    hands = {"0": 6, "1": 5, "2": 5}
    assert (
        wrong(one(remaining_hand_sizes=hands)) == "By the log the hands hold (6, 5, 5) cards, by its actions (6, 5, 6)."
    )
    assert one(remaining_hand_sizes={**hands, "2": 6}, deck_size=36).problem is None


def test_a_game_that_the_log_ends_with_cards_in_hand_says_so() -> None:
    moves = [discard(turn % 3) for turn in range(65)]
    record = one(*moves, outcome="saboteurs_win", deck_size=0)
    assert record.problem is None
    assert len(record.steps) == 65
    said = record.steps[-1].comment or ""
    assert said.startswith("Here the log ends, and the saboteurs have won. By the printed rules the round would go on")
    assert said.endswith("until every hand is empty: role-aware 1 and role-aware 3 still hold 2 cards.")
    assert record.headers["ending"] == said
    assert not record.final().over
    whole = one(*moves, discard(2), discard(0), outcome="saboteurs_win")
    assert whole.problem is None
    assert whole.final().winners == (2,)
    assert "ending" not in whole.headers


# What cannot be read


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "this is not JSON"),
        ("{", "this is not JSON: line 1, column 2"),
        ("[]", 'must be an object with a list "games"'),
        ('{"games": 3}', 'must be an object with a list "games"'),
        ('{"games": [], "games": []}', "the key 'games' stands there twice"),
        ('{"games": [7]}', "game 1: an object is needed here, not 7"),
        ("[" * 100_000, "nested too deep|not JSON"),
        (b"\xff\xfe\x00", "this is not JSON"),
        (None, "is no record|text"),
        (" " * 5_000_001, "5,000,001 characters"),
        (json.dumps({"games": [{}] * 1001}), "the file has 1,001 games; 1,000 are the most"),
    ],
)
def test_what_is_no_log_is_refused(text: Any, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        saboter.loads(text)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"num_players": 2}, "game 1: num_players is 2; it must be a whole number from 3 to 10"),
        ({"num_players": True}, "game 1: num_players is True"),
        ({"agent_names": ["a", "b"]}, "game 1: agent_names is .* it must name 3 players"),
        ({"agent_names": ["a", "b", 3]}, "it must name 3 players"),
        ({"agent_names": ["a", "b", "\ud800"]}, "it must name 3 players"),
        ({"agent_names": ["a", "b", "c\nd"]}, "game 1: .* is no name"),
        (
            {"roles": {"0": "miner", "1": "wizard", "2": "miner"}},
            "game 1: roles: 1 is 'wizard'; it can be miner, saboteur",
        ),
        ({"roles": []}, r"game 1: roles: an object is needed here, not \[\]"),
        ({"roles": {"0": "saboteur", "1": "saboteur", "2": "miner"}}, "game 1: the roles of the deal are not those"),
        ({"outcome": 3}, "game 1: outcome is 3; it must be a text"),
        ({"seed": "x"}, "game 1: seed is 'x'"),
        ({"deck_size": -1}, "game 1: deck_size is -1; it must be a whole number from 0"),
        ({"remaining_hand_sizes": {"0": 1}}, "game 1: remaining_hand_sizes: 1 is None"),
        ({"history": None}, "game 1: history is None; it must be a list"),
        ({"history": [discard(0)] * 5001}, "game 1: history has 5,001 entries; 5,000 are the most"),
    ],
)
def test_a_game_that_cannot_be_read_is_refused_with_the_place(change: dict[str, Any], said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        saboter.loads(log({**game(), **change}))


GOOD = lay(0, "EW", 1, 0)


@pytest.mark.parametrize(
    ("item", "said"),
    [
        (7, "game 1, item 2: an object is needed here, not 7"),
        ({}, "game 1, item 2: action_type is None; it can be play_path, discard, sabotage, repair, map_goal"),
        ({"action_type": "dance", "actor": 1}, "game 1, item 2: action_type is 'dance'; it can be"),
        ({"action_type": ["discard"], "actor": 1}, "game 1, item 2: action_type is"),
        ({"action_type": "discard"}, r"game 1, item 2 \(discard\): actor is None"),
        ({"action_type": "discard", "actor": 3}, r"game 1, item 2 \(discard\): actor is 3; .* from 0 to 2"),
        ({**GOOD, "x": "1"}, r"game 1, item 2 \(play_path\): x and y: "),
        ({**GOOD, "x": 99999}, r"game 1, item 2 \(play_path\): x and y: the cell .* is out of range"),
        ({**GOOD, "rotation": 90}, r"game 1, item 2 \(play_path\): rotation is 90; it can be 0, 180"),
        ({**GOOD, "card": None}, r"game 1, item 2 \(play_path\): card: an object is needed here, not None"),
        ({**GOOD, "card": {**card("EW"), "edges": ["E", "X"]}}, "edges and groups are lists of N, E, S, W"),
        ({**GOOD, "card": {**card("EW"), "edges": []}}, r"card: edges is \[\]"),
        ({**GOOD, "card": {**card("EW"), "groups": [["E"]]}}, "the edges .* are not those of the groups"),
        ({**GOOD, "card": {**card("EW"), "groups": ["E", "W"]}}, "the edges .* are not those of the groups"),
        ({**GOOD, "card": {"edges": ["E", "E"], "groups": [["E", "E"]]}}, "card: .* twice"),
        (look(1, 3), r"game 1, item 2 \(map_goal\): goal_index is 3"),
        (tool("sabotage", 1, 9, "cart"), r"game 1, item 2 \(sabotage\): target_player is 9"),
        (tool("sabotage", 1, 0, "sword"), r"the tools of the card are \['sword'\]; they can be lantern, cart, pickaxe"),
        (tool("repair", 1, 0, "cart", "lantern"), r"game 1, item 2 \(repair\): tool is 'cart'; it can be lantern"),
        (tool("repair", 1, 0, "cart", "cart", "cart"), "the tools of the card are"),
        ({**rockfall(1, 1, 0, "EW"), "removed_card": 1}, r"\(rockfall\): removed_card: an object is needed"),
        ({**reveal(0, 1, "NW", "stone"), "x": 7}, r"\(reveal_goal\): x and y are 7,0, but the goal of that number"),
        (reveal(0, 1, "NW", "lead"), r"revealed_goal_kind is 'lead'; it can be gold, stone"),
        (reveal(0, 1, "EW", "stone"), "game 1: the goals of the deal are not those of the rules"),
    ],
)
def test_an_item_that_cannot_be_read_is_refused_with_the_place(item: Any, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        one(GOOD, item)


def test_a_goal_turned_up_before_the_first_action_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"game 1, item 1 \(reveal_goal\): it stands before the first action"):
        one(reveal(0, 1, "EN", "stone"))


def test_errors_name_the_file(tmp_path: Path) -> None:
    file = tmp_path / "replays.json"
    file.write_text(log(game(), game()))
    records = saboter.load(file)
    assert [record.headers["file"] for record in records] == ["replays.json"] * 2
    assert [record.headers["game"] for record in records] == ["1", "2"]
    file.write_text(log(game(), game([{}])))
    with pytest.raises(BadRecord, match=r"^replays\.json: game 2, item 1: action_type"):
        saboter.load(file)
    with pytest.raises(FileNotFoundError):
        saboter.load(tmp_path / "none.json")
    with pytest.raises(BadRecord, match="is no path of a file"):
        saboter.load(7)  # type: ignore[arg-type]


def _mangled(data: Any, chance: random.Random) -> Any:
    """The same JSON with here and there something else in it."""
    if chance.random() < 0.003:
        return chance.choice([None, -1, 10**30, "N", [], {}, True, 1.5, "\ud800", [["N"]], "?"])
    if isinstance(data, dict):
        return {key: _mangled(value, chance) for key, value in data.items() if chance.random() > 0.001}
    if isinstance(data, list):
        return [_mangled(value, chance) for value in data if chance.random() > 0.002]
    return data


def test_faulty_logs_give_records_or_errors_of_ours() -> None:
    read = 0
    for seed in range(300):
        text = json.dumps(_mangled({"games": [game()]}, random.Random(seed)))
        try:
            records = saboter.loads(text)
        except SabError:
            continue
        for record in records:
            read += 1
            assert all(isinstance(step, Step) for step in record.steps)
            record.final()
    assert read > 30
