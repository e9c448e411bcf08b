"""The text notation: what is said about a text that cannot be read, and about a record that cannot be written."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from sab_widget.model import BadRecord, Break, Pass, Record, Step
from sab_widget.model.record import LARGEST, LONGEST
from tests.conftest import ROOT
from tests.model.recorded import SHORT, WHOLE

PAGE = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
GAME = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)[0]


@pytest.mark.parametrize(
    ("text", "place", "why"),
    [
        ("", (1, 1), "expected who plays"),
        ("hello", (1, 6), "expected a colon"),
        ('{"format": 1}', (1, 1), "this looks like JSON"),
        ("format: PGN", (1, 9), "expected sab_widget text 1, not 'PGN'"),
        ("format: sab_widget text 2", (1, 9), "of version 2 of the notation"),
        ("players: 1", (1, 1), "1 players cannot play"),
        ("players: Ada, Ada, Bo", (1, 1), "two players are called 'Ada'"),
        ("players: Ada, , Bo", (1, 15), "expected a player's name"),
        ('players: "Ada', (1, 10), 'must end with "'),
        ("players: 3\nplayers: 4", (2, 1), "players stands here twice; it was given in line 1"),
        ("players: 3\nstok: map", (2, 1), "expected stock, not 'stok'"),
        ("players: 3\nstock: map\nrules: old_mine", (3, 1), "the rules must stand above"),
        ("hand p1: map\nplayers: 3", (1, 1), "expected who plays before this"),
        ("players: 3\nhand p7: map", (2, 6), "nobody is called 'p7'"),
        ("players: 3\nhand p1: joker", (2, 10), "expected a card such as"),
        ("players: 3\nhand p1: map x0", (2, 14), "expected a number from 1"),
        ("players: 3\nroles: digger, thief", (2, 16), "expected a role (digger, saboteur"),
        ("players: 3\ngoals: gold", (2, 8), "expected what lies there"),
        ("players: 3\ngold: 1, x", (2, 10), "expected the nuggets of a gold card, not 'x'"),
        ("players: 3\nstarter: p9", (2, 10), "expected a player (p1, p2, p3)"),
        ("rules: chess\nplayers: 3", (1, 8), "there is no variant 'chess'"),
        ("rules: tournament, old_mine\nplayers: 5", (1, 8), "make no sense together"),
        ("rules.speed: 3", (1, 1), "there is no rule option 'speed'"),
        ("rules.break_own: perhaps", (1, 18), "expected yes or no for break_own, not 'perhaps'"),
        ("rules.gold_drawn: by weight", (1, 19), "expected per_digger or per_player"),
        ("rules.gold_drawn: per_player\nrules.rounds: 0\nplayers: 3", (2, 1), "rounds is 0"),
        ("rules.hands: 3 6", (1, 16), "expected a colon, as in 3: 6"),
        ("rules.version: 9\nplayers: 3", (1, 16), "versions 1 to 1 of the rule options, not 9"),
        ("players: 3\np1: fly 3,0", (2, 5), "expected an action, such as NS|E 3,-1"),
        ("players: 3\np1:", (2, 4), "expected an action"),
        ("players: 3\np1: NN 3,0", (2, 5), "the edge N stands in it twice"),
        ("players: 3\np1: NS", (2, 7), "expected a cell such as 3,-1, not the end of the line"),
        ("players: 3\np1: NS 3", (2, 9), "expected a comma and the row"),
        ("players: 3\np1: NS 3,a", (2, 10), "expected the row after the comma, as in 3,-1, not 'a'"),
        ("players: 3\np1: NS 99999,0", (2, 8), "out of range"),
        ("players: 3\np1: NS 1,0 at once", (2, 12), "expected the end of the turn, or a hash"),
        ("players: 3\np1: NS 1,0 [xyz]", (2, 13), "expected a hash such as 1a2b3c4d"),
        ("players: 3\np1: NS 1,0 [12", (2, 15), "expected the bracket that ends the hash"),
        ("players: 3\np4: NS 1,0", (2, 1), "expected a player (p1, p2, p3), but nobody is called 'p4'"),
        ("players: 3\np1: pass\np9: pass", (3, 1), "nobody is called 'p9'"),
        ("players: 3\np1: pass\nroles: digger", (3, 1), "nobody is called 'roles'"),
        ("players: 3\np1: pass\nleft over: digger", (3, 1), "stands in no header"),
        ("p1: pass", (1, 1), "expected who plays before this"),
        ("players: 3\np1: break lantern", (2, 18), "expected a player, such as p1, not the end of the line"),
        ("players: 3\np1: repair lantern p2 with map map", (2, 28), "is no card"),
        ("players: 3\np1: swap places", (2, 10), "expected hands or hats, not 'places'"),
        ("players: 3\np1: hands on p2", (2, 11), "expected off, not 'on'"),
        ("players: 3\np1: discard NS,", (2, 16), "expected another entry after ',',"),
        ("players: 3\np1: take all", (2, 10), "expected how many nuggets"),
        ("players: 3\np1: map 3,0 = stone", (2, 9), "no goal lies at 3,0; the goals lie at 8,-2 8,0 8,2"),
        ("players: 3\np1: map 8,0 = boss", (2, 15), "expected what lies there: treasure, stone"),
        (
            "players: 3\ngoals: NW, NE, treasure\np1: map 8,0 = treasure", (3, 9),
            "the goal at 8,0 is treasure here, but line 2 says NE",
        ),
        ("players: 3\np1: map 8,0 = stone\np2: EW 7,0 = 8,0 treasure", (3, 14), "but line 2 says stone"),
        (
            "rules: saboteur2\nplayers: 3\nroles: boss, ?, ?\np2: inspect p1 = blue", (4, 13),
            "the dwarf of p1 is blue here, but line 3 says boss",
        ),
        ("players: 3\np1: deal", None, ""),
        ("players: 3\ndeal", (2, 1), "expected who begins the round, as in p2: deal"),
        ("players: 3\n. stock: map", (2, 1), "a line that begins with a dot belongs to a deal"),
        ("players: 3\np1: deal\n. title: x", (3, 3), "expected one of starter, roles"),
        ("players: 3\nlater deal", (2, 1), "a later deal must say who begins"),
        ("players: 3\nlater deal\n. starter: p1\np1: pass", (4, 1), "a turn cannot follow the deal"),
        ("players: 3\np1: pass\n  p2: pass", (3, 3), "expected an indent of 0, not 2"),
        ("players: 3\nbranch\n    p2: pass\n  p1: pass", (4, 3), "expected an indent of 0, 4, not 2"),
        ("players: 3\nbranch: x\np1: pass", (2, 1), "expected turns below the line branch"),
        ("players: 3\nbranch", (2, 1), "expected turns below the line branch"),
        ("players: 3\nbranch\n  branch\n    p1: pass", (2, 1), "expected turns of its own"),
        ("players: 3\nbranch 2\n  p1: pass", (2, 1), "expected one number for each branch"),
        ('players: 3\n"\\ud800": x', (2, 1), "half a character"),
        ("players: 3\n\ud800", (2, 1), "half a character"),
        ("players: 3\na b c d e f g h i j k l: x", (2, 21), "expected a colon"),
    ],
)  # fmt: skip
def test_what_cannot_be_read(text: str, place: tuple[int, int] | None, why: str) -> None:
    if place is None:
        Record.from_text(text)
        return
    with pytest.raises(BadRecord, match=re.escape(why)) as caught:
        Record.from_text(text)
    assert (caught.value.line, caught.value.column) == place
    assert str(caught.value).startswith(f"line {place[0]}, column {place[1]}: ")


@pytest.mark.parametrize(
    ("old", "new", "place", "why"),
    [
        ("Ben: EW 2,0", "Ben: EW 5,0", (11, 1), "step 2 is not legal: Ben may not do this: EW 5,0. No face-up card"),
        ("    Cleo: N|E|S|W 6,0", "\tCleo: N|E|S|W 9,0", (22, 2), "step 11 is not legal"),
        ("Ben: ES 7,0 = 8,0", "Ben: EW 7,0 = 8,0", (37, 5), "step 22 is not legal"),
        ("Ben: EW 2,0", "Ben: EW 2,0 [00000000]", (11, 1), "step 2: the state after EW 2,0 is not the one"),
        ("saboteur, digger  ", "saboteur, boss", (6, 1), "the roles of the deal are not those of the rules"),
        ("# Nobody", "stock: rockfall x4, ...\n#", (8, 1), "the cards of the deal are not those"),
        ("rounds: 1\n", "rounds: 1\nrules.hands: 4: 5\n", None, ""),
    ],
)
def test_the_place_of_a_turn_that_is_not_legal(old: str, new: str, place: tuple[int, int] | None, why: str) -> None:
    assert old in GAME
    text = GAME.replace(old, new)
    record = Record.from_text(text)
    if place is None:
        assert Record.from_text(text, replay=True) == record
        return
    with pytest.raises(BadRecord, match=re.escape(why)) as caught:
        Record.from_text(text, replay=True)
    assert (caught.value.line, caught.value.column) == place


def test_limits() -> None:
    with pytest.raises(BadRecord, match=f"{LARGEST:,} are the most"):
        Record.from_text("#" * (LARGEST + 1))
    with pytest.raises(BadRecord, match="more than 100,000 lines"):
        Record.from_text("\n" * 200_000)
    with pytest.raises(BadRecord, match=f"more than {LONGEST} turns"):
        Record.from_text("players: 3\n" + "p1: pass\n" * (LONGEST + 1))
    deep = "".join("  " * depth + "branch\n" + "  " * (depth + 1) + "p1: pass\n" for depth in range(25))
    with pytest.raises(BadRecord, match="go more than 20 deep"):
        Record.from_text("players: 3\n" + deep)
    values: tuple[Any, ...] = (None, 3, b"players: 3", [])
    for value in values:
        with pytest.raises(BadRecord, match="is a text"):
            Record.from_text(value)


def test_what_cannot_be_written() -> None:
    def refused(record: Record) -> str:
        with pytest.raises(BadRecord) as caught:
            record.to_text()
        return str(caught.value)

    assert "deals no round" in refused(replace(SHORT, deals=()))
    assert "deals a round that the record does not hold" in refused(replace(WHOLE, deals=WHOLE.deals[:1]))
    assert "seat 5 has no player" in refused(replace(SHORT, steps=(Step(5, Pass()),)))
    assert "seat 7 has no player" in refused(replace(SHORT, steps=(Step(0, Break("cart", 7)),)))
    two_hands = replace(SHORT.deals[0], hands=SHORT.deals[0].hands[:2])
    assert "has 2 hands for 3 players" in refused(replace(SHORT, deals=(two_hands,)))
    assert "cannot play" in refused(replace(SHORT, players=("a",)))
