"""The text notation by hand: what may be written, what it means, and what is said about what cannot be read."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from sab_widget.model import (
    Action,
    BadRecord,
    Break,
    Card,
    Clear,
    Deal,
    Discard,
    DiscardSeveral,
    Free,
    HandsOff,
    Inspect,
    Lay,
    Map,
    Pass,
    Place,
    Record,
    Repair,
    Rockfall,
    Rules,
    Steal,
    Step,
    SwapHands,
    SwapHats,
    Take,
    Theft,
    Trap,
)
from sab_widget.model.record import LARGEST, LONGEST
from tests.conftest import ROOT
from tests.model.recorded import SHORT, WHOLE

PAGE = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
GAME = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)[0]


def read(*lines: str, header: str = "players: 4") -> Record:
    """A game of these lines, which is written and read again on the way."""
    record = Record.from_text("\n".join([header, "", *lines]))
    assert Record.from_text(record.to_text()) == record
    return record


def done(turn: str, header: str = "players: 4") -> Action:
    return read(turn, header=header).steps[0].action


# The page


def test_the_game_on_the_page_is_replayed() -> None:
    record = Record.from_text(GAME)
    assert len(record.steps) >= 20
    game = record.final()
    assert game.over
    assert game.rounds[0].winner == "diggers"
    assert record.headers == {"date": "7 March 2026"}
    assert record.comment == "Shown at the end.\nNobody wrote down the hands."
    assert record.steps[6].comment == "The first sign,\nthough everybody has a bad day."
    assert record.deals[0].goals == ("stone", "treasure", "?")
    assert [branch.turn for branch in record.branches] == [8, 21]
    assert record.line((0,)).final().turn == 11
    assert record.line((1,)).final().over
    assert Record.from_text(record.to_text()) == record
    assert Record.loads(record.dumps()) == record


def test_the_error_on_the_page_is_the_one_that_is_raised() -> None:
    said = re.findall(r"```text\n(line .*?)\n```", PAGE)[0]
    with pytest.raises(BadRecord, match=re.escape(said)) as caught:
        Record.from_text(GAME.replace("Cleo: map 8,-2 = stone", "Cleo: trap Eve"))
    assert (caught.value.line, caught.value.column) == (12, 12)


HEADER = r"`((?:rules|roles|starter|goals|hand|stock|gold|left|out)[^`]*: [^`]+)`"


@pytest.mark.parametrize("line", re.findall(HEADER, PAGE))
def test_every_line_of_a_header_on_the_page_can_be_read(line: str) -> None:
    header = f"{line}\nplayers: Ada, Ben, Cleo" if line.startswith("rules") else f"players: Ada, Ben, Cleo\n{line}"
    if "hands" in line:
        header = "rules.deck: NS 99\n" + header
    try:
        Record.from_text(header.replace(r"\|", "|"))
    except BadRecord as error:
        assert "rules.d" in line or "goal_cells" in line, error  # noqa: PT017 - tables that fit no game alone
        assert "expected" not in str(error)  # noqa: PT017


@pytest.mark.parametrize("turn", re.findall(r"`(Ada: [^`]*)`", PAGE))
def test_every_turn_on_the_page_can_be_read(turn: str) -> None:
    read(turn.replace(r"\|", "|"), header="rules: saboteur2\nplayers: Ada, Ben, Cleo")


def test_what_is_written() -> None:
    text = """\
format: sab_widget text 1
title: A tiny game
place: Leiden
rules: competitive
rules.rounds: 1
rules.deck: NES 1, EW 2, ES 1, N|E 1, break lantern 1, repair lantern cart 1, map 1, rockfall 1
rules.hands: 3: 2
rules.goal_cells: 3,-1, 3,0, 3,1
players: Ada, "Ben C.", Cleo
roles: digger, ?, saboteur
goals: treasure, ? x2
hand Ada: N|E, rockfall
hand p2: map, ?
stock: EW, ? x2

# Nine cards, three players, one round.

Ada: N|E 0,1 [6484334e]
p2: break lantern p2  # "  Ouch"
branch: What if  # Why not?
    Cleo: EW 1,0
Cleo: map 3,-1 = treasure  # One
# Two
"""
    assert Record.from_text(text).to_text() == text


def test_a_game_of_saboteur_2_by_hand() -> None:
    record = read(
        "p1: NS 0,1", "p2: trap p3", "p3: clear trapped", "p1: inspect p2 = boss", "p2: ESW* 1,0", "p3: theft",
        "p1: hands off p3", "p2: swap hats p2", "p3: swap hands p1", "p1: discard map, ?", "p2: NEL 1,1",
        header="rules: saboteur2\nplayers: 3",
    )  # fmt: skip
    game = record.final()
    assert game.turn == len(record.steps)
    assert Record.from_text(record.with_hashes().to_text()).final() == game


# Turns


@pytest.mark.parametrize(
    ("turn", "action"),
    [
        ("p1: NS|E 3,-1", Place("NS|E", (3, -1))),
        ("p1: ns|e 3,−1", Place("NS|E", (3, -1))),
        ("P1 :\tPLACE  nes* ( 3 , 1 )", Place("NES*", (3, 1))),
        ("p1: EW:Green -3,0", Place("EW:green", (-3, 0))),
        ("p2: break lantern p1", Break("lantern", 0)),
        ("p2: Break Lantern P1", Break("lantern", 0)),
        ("p1: repair cart p2", Repair("cart", 1)),
        ("p1: repair lantern p2 with lantern cart", Repair("lantern", 1, "repair lantern cart")),
        ("p1: repair lantern p2 with cart lantern", Repair("lantern", 1, "repair lantern cart")),
        ("p1: repair lantern p2 with repair lantern cart", Repair("lantern", 1, "repair lantern cart")),
        ("p1: repair ? p2 with lantern cart", Repair(None, 1, "repair lantern cart")),
        ("p3: map 8,2 = stone", Map((8, 2))),
        ("p3: map 8,2", Map((8, 2))),
        ("p4: rockfall 3,-1", Rockfall((3, -1))),
        ("p5: discard", Discard("?")),
        ("p5: discard map", Discard("map")),
        ("p5: discard repair lantern cart", Discard("repair lantern cart")),
        ("p5: discard NS, map, E|W", DiscardSeveral(["NS", "map", "E|W"])),
        ("p5: discard ? x2", DiscardSeveral(["?", "?"])),
        ("p5: discard Free At Last", Discard("free at last")),
        ("p1: pass", Pass()),
        ("p2: take 3", Take(3)),
        ("p1: lay SW 8,2", Lay("SW", (8, 2))),
        ("p1: deal", Deal()),
        ("p1: theft", Theft()),
        ("p1: hands off p2", HandsOff(1)),
        ("p1: swap hands p3", SwapHands(2)),
        ("p1: inspect p2", Inspect(1)),
        ("p1: inspect p2 = boss", Inspect(1)),
        ("p1: swap hats p1", SwapHats(0)),
        ("p1: trap p3", Trap(2)),
        ("p1: free p1", Free(0)),
        ("p1: clear trapped with NS, map", Clear("trapped", ["NS", "map"])),
        ("p1: clear Theft with map, ?", Clear("theft", ["?", "map"])),
        ("p1: clear lantern", Clear("lantern", ["?", "?"])),
        ("p1: steal p2", Steal(1)),
    ],
)
def test_a_turn(turn: str, action: Action) -> None:
    record = read(turn, header="rules: saboteur2\nplayers: 5")
    assert record.steps == (Step(int(turn[1]) - 1, action),)


def test_what_stands_after_a_turn() -> None:
    steps = read("p1: NS 1,0 [1A2b3c4d] # Why?  ", "p2: discard", "# One", "#", '# "  two"', "p3: pass # # [x]").steps
    assert [(step.hash, step.comment) for step in steps] == [
        ("1a2b3c4d", "Why?"), (None, "One\n\n  two"), (None, "# [x]"),
    ]  # fmt: skip


def test_lines_may_end_in_any_way() -> None:
    text = Record.from_text(GAME).to_text()
    for end in ("\r\n", "\r", "\n\n", " \n\t\n"):
        assert Record.from_text(text.replace("\n", end)) == Record.from_text(text)
    assert Record.from_text("\ufeff" + text) == Record.from_text(text)
    assert Record.from_text(text.replace("    ", "\t")) == Record.from_text(text)


def test_names() -> None:
    record = read(
        '"Ada B.": break lantern "#1"', "שרה: pass", '"p1": break cart p2', "P2: pass",
        header='players: "Ada B.", "#1", "שרה", p1',
    )  # fmt: skip
    assert record.players == ("Ada B.", "#1", "שרה", "p1")
    assert [step.seat for step in record.steps] == [0, 2, 3, 1]
    assert record.steps[2].action == Break("cart", 1)
    assert '"שרה"' in record.to_text()
    assert record.to_text().splitlines()[-4:] == [
        '"Ada B.": break lantern p2', "p3: pass", "p1: break cart p2", "p2: pass",
    ]  # fmt: skip


# What was dealt


def test_what_nobody_wrote_down() -> None:
    (deal,) = read("p1: pass").deals
    assert deal.roles == ("?",) * 4
    assert deal.left_over == deal.goals[:1] == ("?",)
    assert deal.hands == ((Card("?"),) * 6,) * 4
    assert len(deal.stock) == 67 - 24
    assert deal.gold is None
    assert "?" not in Record.from_text("players: 4").to_text()
    deal.check(Rules(), 4, None)
    (deal,) = read(header="rules: saboteur2\nplayers: 4").deals
    assert (len(deal.out), len(deal.left_over), deal.gold) == (10, 11, ())


def test_what_is_known() -> None:
    (deal,) = read(
        "starter: p2", "roles: digger x2, ?, Saboteur", "left_over: ?", "Goals: stone, TREASURE, SE",
        "hand p2: ns, map x2, ...", "stock: EW,", "   # the next line goes on", "   repair cart lantern, …",
        "gold: 1, 2,3",
    ).deals  # fmt: skip
    assert deal.starter == 1
    assert deal.roles == ("digger", "digger", "?", "saboteur")
    assert deal.goals == ("stone", "treasure", "NW")
    assert list(map(str, deal.hands[1])) == ["NS", "map", "map", "?", "?", "?"]
    assert [str(card) for card in deal.stock[:3]] == ["EW", "repair lantern cart", "?"]
    assert len(deal.stock) == 43
    assert deal.gold == (1, 2, 3)


def test_a_later_round() -> None:
    record = read(
        "p1: NS 1,0", "p3: deal # The second", ". goals: ?, treasure, ?", ". hand p1: map x6", "p3: pass",
        "deal", "p2: pass", "later deal", ". starter: p4",
    )  # fmt: skip
    assert [deal.starter for deal in record.deals] == [0, 2, 1, 3]
    assert record.deals[1].goals == ("?", "treasure", "?")
    assert record.deals[1].hands[0] == (Card("map"),) * 6
    assert [step.seat for step in record.steps] == [0, 2, 2, 1, 1]
    assert record.steps[1].comment == "The second"


@pytest.mark.parametrize(
    ("turns", "goals"),
    [
        (["p1: map 8,2 = stone"], ("?", "?", "stone")),
        (["p1: map 8,2 = stone", "p2: map 8,2 = stone NW"], ("?", "?", "NW")),
        (["p1: map 8,2 = stone SE", "p2: map 8,2 = stone"], ("?", "?", "NW")),
        (["p1: map 8,2 = ?", "p2: map 8,2 = ne"], ("?", "?", "NE")),
        (["p1: EW 7,0 = 8,0 treasure"], ("?", "treasure", "?")),
        (["p1: EW 7,0 = 8,0 stone NW, 8,2 treasure"], ("?", "NW", "treasure")),
        (["p1: EW 7,0 = 8,0 stone NW; 8,2 = SW"], ("?", "NW", "NE")),
        (["p1: lay SE 8,0 = 8,2 treasure"], ("?", "?", "treasure")),
        (["branch", "  p1: map 8,0 = treasure", "p1: pass"], ("?", "treasure", "?")),
    ],
)
def test_what_a_turn_shows_of_the_goals(turns: list[str], goals: tuple[str, ...]) -> None:
    assert read(*turns).deals[0].goals == goals


def test_what_an_inspection_shows() -> None:
    header = "rules: saboteur2\nplayers: 3"
    deal = read("p1: inspect p2 = boss", header=header).deals[0]
    assert deal.roles == ("?", "boss", "?")
    deal = read("p1: swap hats p3", "p2: swap hats p2", "p1: inspect p2 = Green", header=header).deals[0]
    assert deal.roles == ("?", "?", "?")
    assert deal.left_over[:3] == ("?", "green", "?")


# Rules


@pytest.mark.parametrize(
    ("lines", "rules"),
    [
        ("", Rules()),
        ("rules: base", Rules()),
        ("rules: saboteur2", Rules.saboteur2()),
        ("rules: Competitive, old mine", Rules.of("competitive", "old_mine")),
        ("rules: comp424\nrules.rounds: 2", replace(Rules.comp424(), rounds=2)),
        ("rules.gold_drawn: per player", Rules(gold_drawn="per_player")),
        ("rules.Break_Own: No\nrules.saboteur_pay: 4, 3, 3, 3", Rules(break_own=False, saboteur_pay=(4, 3, 3, 3))),
        ("rules.goal_cells: 3,-1, (3,0), 3,1", Rules(goal_cells=((3, -1), (3, 0), (3, 1)))),
        ("rules.gold: 0: 6, 1: 10", Rules(gold=((0, 6), (1, 10)))),
        ("rules.version: 1\nrules.gold: none", Rules(gold=())),
    ],
)
def test_rules(lines: str, rules: Rules) -> None:
    players = rules.hands[0][0]
    assert read(header=f"{lines}\nplayers: {players}").rules == rules


# Branches


def test_branches() -> None:
    record = read(
        "branch: From the start  # Who knows?", "  p1: NS 0,1", "p1: pass", "p2: pass",
        "branch", "\t# First", "\tp3: map 8,0", "\tbranch: Deeper", "\t\t\tp4: theft", "\t\t\tp1: deal",
        "\t\t\t. starter: p2", "\tp4: pass", "", "p3: discard", "branch: At the end", "      p4: discard",
    )  # fmt: skip
    first, second, last = record.branches
    assert (first.turn, first.title, first.comment) == (0, "From the start", "Who knows?")
    assert (second.turn, second.title, second.comment) == (2, "", "First")
    assert [step.action for step in second.steps] == [Map((8, 0)), Pass()]
    assert (second.branches[0].turn, second.branches[0].title) == (3, "Deeper")
    assert [deal.starter for deal in second.branches[0].deals] == [1]
    assert (last.turn, len(last.steps)) == (3, 1)


def test_branches_in_another_order() -> None:
    record = read("p1: pass", "branch 2", "  p2: pass", "p2: discard", "branch 1: Later", "  p3: pass")
    assert [branch.turn for branch in record.branches] == [2, 1]
    assert "branch 1: Later" in record.to_text()


# What cannot be read


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
