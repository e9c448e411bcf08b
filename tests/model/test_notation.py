"""The text notation by hand: what may be written, and what it means."""

from __future__ import annotations

import re
from dataclasses import replace

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
from tests.conftest import ROOT

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
        ("rules: Saboteur 2", Rules.saboteur2()),
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
