"""Logs of every kind, written by hand: whole, cut off, timed out, faulty, or nothing that could be read."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from sab_widget import importers
from sab_widget.importers import comp424
from sab_widget.model import (
    BadRecord,
    Break,
    Cell,
    Discard,
    Face,
    Map,
    Place,
    Record,
    Repair,
    Rockfall,
    Rules,
    SabError,
)
from sab_widget.model.cards import Card
from sab_widget.model.decks import BLIND_PATHS, OPEN_PATHS
from tests.importers.logs import DOWN, HEAD, deal, log

if TYPE_CHECKING:
    from pathlib import Path


def last(record: Record) -> str:
    assert record.problem is not None
    return record.problem


def test_each_number_is_a_face_of_the_deck() -> None:
    assert importers.comp424 is comp424
    assert list(comp424.FACES) == list(range(16))
    assert {Card(face) for face in comp424.FACES.values()} == {Card(face) for face, _ in OPEN_PATHS + BLIND_PATHS}


def test_a_whole_log_replays_to_the_winner_it_names() -> None:
    record = comp424.loads(DOWN)
    assert record.problem is None
    assert record.rules == Rules.comp424()
    assert record.players == ("Ada", "Bo")
    assert record.title == "Game 7: Ada against Bo"
    assert [(step.seat, step.action) for step in record.steps[:2]] == [
        (1, Place("NESW", (0, 1))),
        (0, Place("NS", (0, 2))),
    ]
    assert record.steps[-1].action == Place("NES", (0, 6)), "_flip turns the card"
    assert all(step.hash for step in record.steps)
    game = record.final()
    assert game.over
    assert game.winners == (0,)
    assert game.mine.treasure_reached
    assert record.with_hashes() == record


def test_the_headers_say_where_it_comes_from_and_how_it_ended() -> None:
    assert comp424.loads(DOWN).headers == {
        "server version": "0.08",
        "game": "7",
        "board class": "Saboteur.SaboteurBoard",
        "time-out": "20000",
        "first move time-out": "30000",
        "date": "Wed Apr 15 14:23:27 EDT 2020",
        "ended": "Wed Apr 15 14:24:00 EDT 2020",
        "ending": "WINNER 0",
    }
    assert comp424.loads(log(head=HEAD + "# Starting at move 5\n")).headers["starting at move"] == "5"


def test_load_reads_a_file_and_notes_its_name(tmp_path: Path) -> None:
    file = tmp_path / "one.log"
    file.write_bytes(b"\xef\xbb\xbf" + DOWN.replace("\n", "\r\n").encode())
    record = comp424.load(file)
    assert record.headers["file"] == "one.log"
    assert replace(record, headers={}) == replace(comp424.loads(DOWN), headers={})
    record.save(tmp_path / "one.json")
    assert Record.load(tmp_path / "one.json") == record


def test_every_kind_of_move() -> None:
    record = comp424.loads(
        log(
            "Tile:8 6 5 1",
            "Malus 0 0 0",
            "Bonus 0 0 1",
            "Map 12 7 0",
            "Destroy 6 5 1",
            "Drop 2 0 0",
            dealt=deal(first="break tool,map,NS,E", second="NESW,repair tool,rockfall"),
        )
    )
    assert [step.action for step in record.steps] == [
        Place("NESW", (0, 1)),
        Break("tool", 1),
        Repair("tool", 1),
        Map((2, 7)),
        Rockfall((0, 1)),
        # Two cards have left the hand NS,E,… and two have come to its end, so the third is the first of those dealt.
        Discard(record.deals[0].hands[0][4]),
    ]


def test_a_dropped_card_is_counted_in_the_order_of_the_log() -> None:
    """The card played leaves from its first place, and the card drawn goes to the end."""
    hand = "NS,map,NS,E,N,EW,NE"
    dealt = deal(first=hand, second="map,rockfall,NESW,E|W,N|E,N|S,E|S", draws="ESW,break tool")
    record = comp424.loads(log("Drop 0 0 1", "Tile:0 6 5 0", "Drop 6 0 1", "Drop 1 0 0", "Drop 5 0 1", dealt=dealt))
    assert record.problem == "The log breaks off after 5 moves, without saying how the game ended."
    actions = [step.action for step in record.steps]
    assert actions[0] == Discard("map")
    assert actions[2] == Discard("ESW"), "it was drawn last, so it stands last"
    assert actions[3] == Discard("NS"), "the first NS was laid: the second comes after the map"
    assert actions[4] == Discard("E|S")


def test_a_tool_can_be_broken_twice_and_needs_two_repairs() -> None:
    dealt = deal(first="break tool,break tool", second="repair tool,repair tool,NS,NS")
    moves = ["Drop 6 0 1", "Malus 0 0 0", "Drop 5 0 1", "Malus 0 0 0", "Bonus 0 0 1", "Drop 0 0 0", "Tile:0 6 5 1"]
    record = comp424.loads(log(*moves, dealt=dealt))
    assert len(record.steps) == 6
    assert "The tool is broken" in last(record)
    assert record.final().view(None).broken == ((), ("tool",))
    moves[-1:] = ["Bonus 0 0 1", "Drop 0 0 0", "Tile:0 6 5 1"]
    record = comp424.loads(log(*moves, dealt=dealt))
    assert len(record.steps) == 9
    assert record.final().view(None).broken == ((), ())


def test_an_early_deck_has_four_maps() -> None:
    record = comp424.loads(log("Drop 0 0 1", dealt=deal(maps=4)))
    assert dict(record.rules.deck)["map"] == 4
    assert replace(record.rules, deck=Rules.comp424().deck) == Rules.comp424()
    assert len(record.steps) == 1


def test_the_goals_lie_from_west_to_east() -> None:
    record = comp424.loads(log(dealt=deal(goals="hidden2,hidden1,nugget")))
    goals = record.game().mine.goals
    assert [(goal.cell, goal.face, goal.treasure) for goal in goals] == [
        (Cell(-2, 7), Face("NESW"), False),
        (Cell(0, 7), Face("NESW"), False),
        (Cell(2, 7), Face("NESW"), True),
    ]


def test_equal_names_are_told_apart_and_missing_ones_made_up() -> None:
    assert comp424.loads(log(head="START Player-0 A b\nSTART Player-1 A b\n")).players == ("A b", "A b (2)")
    record = comp424.loads(log(head=""))
    assert record.players == ("Player-0", "Player-1")
    assert record.title == "Player-0 against Player-1"


@pytest.mark.parametrize(
    ("moves", "problem"),
    [
        ([], "The log breaks off before the first move, without saying how the game ended."),
        (["Drop 0 0 1"], "The log breaks off after 1 move, without saying how the game ended."),
        (["GAMEOVER TIMEOUT WINNER 0"], "Bo let the time run out before the first move. Ada was declared the winner."),
        (["Drop 0 0 1", "GAMEOVER TIMEOUT"], "Ada let the time run out after 1 move."),
        (["Drop 0 0 1", "Drop 0 0 0", "GAMEOVER USER CANCEL UNDECIDED"], "Somebody stopped the game after 2 moves."),
        (["GAMEOVER SERVER ERROR UNDECIDED"], "The log ends before the first move with 'SERVER ERROR UNDECIDED'."),
        (["GAMEOVER DRAW"], "The log calls the game a draw, but after its last move the game is not over."),
        (["GAMEOVER WINNER 1"], "The log calls the game won by Bo, but after its last move the game is not over."),
    ],
)
def test_a_log_that_ends_early_says_so(moves: list[str], problem: str) -> None:
    record = comp424.loads(log(*moves))
    assert record.problem == problem
    assert len(record.steps) == sum(move.startswith("Drop") for move in moves)
    said = moves[-1].partition("GAMEOVER ")[2] if moves else ""
    assert record.headers["ending"] == (said or "cut off")


def test_a_log_that_names_the_wrong_winner_says_so() -> None:
    wrong = last(comp424.loads(DOWN.replace("WINNER 0", "WINNER 1")))
    assert wrong == "The log calls the game won by Bo, but by its moves Ada has reached the treasure."
    wrong = last(comp424.loads(DOWN.replace("WINNER 0", "DRAW")))
    assert wrong == "The log calls the game a draw, but by its moves Ada has reached the treasure."


def test_a_drawn_game_is_played_to_the_last_card() -> None:
    moves = [f"Drop 0 0 {(turn + 1) % 2}" for turn in range(55)]
    assert comp424.loads(log(*moves, "GAMEOVER DRAW")).problem is None
    assert comp424.loads(log(*moves)).problem is None, "it is cut off where nothing more could come"
    wrong = last(comp424.loads(log(*moves, "GAMEOVER WINNER 0")))
    assert wrong == "The log calls the game won by Ada, but by its moves nobody has won."
    wrong = last(comp424.loads(log(*moves, "Drop 0 0 0", "GAMEOVER DRAW")))
    assert wrong == "Move 56 (line 66), 'Drop 0 0 0', cannot be read: the hand of seat 0 is empty."
    wrong = last(comp424.loads(log(*moves, "Map 12 3 0", "GAMEOVER DRAW")))
    assert wrong.endswith("The game is over.")


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("Map 5 12 1", "No goal lies at 7,0."),
        ("Tile:8 9 9 1", "No face-up card lies beside 4,4; a face-down goal does not count."),
        ("Tile:0 6 5 1", "The card NS is not in the hand."),
        ("Drop 0 0 0", "It is not this seat's turn: it is the turn of seat 1."),
        ("Bonus 0 0 1", "The tool of seat 1 is not broken."),
        ("Destroy 5 5 1", "The start card cannot be removed."),
    ],
)
def test_an_illegal_move_ends_the_record(move: str, why: str) -> None:
    dealt = deal(first="NESW", second="NESW,map,repair tool,rockfall,E,N,E|W")
    record = comp424.loads(log(move, "Drop 0 0 0", dealt=dealt))
    assert record.steps == ()
    assert last(record).startswith(f"Move 1 (line 11), '{move}', is not legal. ")
    assert last(record).endswith(why)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("Tile:8", "a move is a card, two whole numbers and a seat, parted by single blanks"),
        ("Tile:8 x 5 1", "a move is a card, two whole numbers and a seat, parted by single blanks"),
        ("Tile:8 6 5 1 1", "a move is a card, two whole numbers and a seat, parted by single blanks"),
        ("Tile:8 99999999999999999999 5 1", "a move is a card, two whole numbers and a seat, parted by single blanks"),
        ("<script>alert(1)</script>", "a move is a card, two whole numbers and a seat, parted by single blanks"),
        ("Tile:16 6 5 1", "there is no card 'Tile:16'"),
        ("Tile:Drop 0 0 1", "there is no card 'Tile:Drop'"),
        ("Joker 0 0 1", "there is no card 'Joker'"),
        ("Drop 7 0 1", "the hand of seat 1 has no place 7, only 0 to 6"),
        ("Drop -1 0 1", "the hand of seat 1 has no place -1, only 0 to 6"),
        ("Drop 0 0 2", "there is no seat 2; the seats are 0 and 1"),
        ("Tile:8 999999 5 1", "columns and rows run from -16000 to 16000"),
    ],
)
def test_a_move_that_is_none_ends_the_record(move: str, why: str) -> None:
    record = comp424.loads(log("Drop 0 0 1", "Drop 0 0 0", move, "Drop 0 0 0"))
    assert len(record.steps) == 2
    assert last(record).startswith(f"Move 3 (line 13), {move!r}, cannot be read: ")
    assert last(record).endswith(f"{why}.")


@pytest.mark.parametrize(
    ("refused", "why"),
    [
        ("(Tile:0), PosOfUse: (6, 5)", "The card NS is not in the hand."),
        ("(Map), PosOfUse: (5, 12)", "No goal lies at 7,0."),
        ("(Tile:Drop), PosOfUse: (0, 0)", "It is no move: there is no card 'Tile:Drop'."),
        ("(Drop), PosOfUse: (7, 0)", "It is no move: the hand of seat 1 has no place 7, only 0 to 6."),
        ("(Drop), PosOfUse: (0, 0)", "These rules would allow it."),
    ],
)
def test_a_move_that_the_server_refused_is_explained(refused: str, why: str) -> None:
    dealt = deal(second="map,E,N,E|W,N|S,E|S,N|E")
    record = comp424.loads(log(f"GAMEOVER ILLEGAL MOVE: Player 1, CardUsed: {refused} WINNER 0", dealt=dealt))
    assert record.steps == ()
    assert last(record).startswith("The server refused the next move, ")
    assert last(record).endswith(f"by seat 1. {why} Ada was declared the winner.")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "the log is empty"),
        (" \n\n", "the log is empty"),
        (HEAD, "no deal"),
        (HEAD + "GAMEOVER SERVER ERROR UNDECIDED\n", "no deal .* it ends with 'SERVER ERROR UNDECIDED'"),
        ("Dear diary,\ntoday", "line 1: 'Dear diary,' stands before the deal"),
        ('{"format": "sab_widget record"}', "line 1: .* stands before the deal"),
        (HEAD + "Tile:8 6 5 1\n" + deal(), "line 10: 'Tile:8 6 5 1' stands before the deal"),
        ("GAMEOVER\x00", "line 1: this is not text"),
        ("START Player-2 Cy\n" + deal(), "line 1: 'START Player-2 Cy' names no player"),
        ("START Player-0\n" + deal(), "line 1: 'START Player-0' names no player"),
        ("START Player-0 A\nSTART Player-0 B\n" + deal(), "line 2: Player-0 is named a second time"),
        (deal() + "\n" + deal(), "line 2: the cards are dealt a second time"),
        ("BoardInit:Tile:1-Tile:2", "line 1: a deal has four parts .*, not 2"),
        ("BoardInit:---", "line 1: there is no card ''"),
        (deal().replace("Tile:13", "Tile:99"), "line 1: there is no card 'Tile:99'"),
        (deal().replace("Tile:13", "Tile:12"), "line 1: the cards of the deal are not those of the rules"),
        (deal().replace("Tile:nugget", "Tile:gold"), "line 1: 'Tile:gold' is no goal"),
        (deal().replace("Tile:nugget", "Tile:hidden1"), "line 1: the goals of the deal are not those of the rules"),
        (deal().replace("-", "-Tile:8,", 1), "line 1: seat 1 is dealt 8 cards; these rules deal 7"),
        (f"START Player-0 {'x' * 201}\n{deal()}", "201 characters; 200 are the most"),
        (log() + "#" * 200_000, "characters; 200,000 are the most"),
    ],
)
def test_what_holds_no_game_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        comp424.loads(text)


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="a log is a text, not bytes"):
        comp424.loads(DOWN.encode())  # type: ignore[arg-type]
    file = tmp_path / "picture.log"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    with pytest.raises(BadRecord, match=r"picture\.log: this is not text"):
        comp424.load(file)
    file.write_bytes(b"# " * 500_000)
    with pytest.raises(BadRecord, match="has 1,000,000 bytes"):
        comp424.load(file)
    file.write_text("nothing")
    with pytest.raises(BadRecord, match=r"picture\.log: line 1"):
        comp424.load(file)
    with pytest.raises(FileNotFoundError):
        comp424.load(tmp_path / "none.log")


def test_a_log_cut_off_anywhere_loads_or_is_refused() -> None:
    """However much of it is there: a record without an illegal step, or an error of ours."""
    for length in range(0, len(DOWN), 3):
        try:
            record = comp424.loads(DOWN[:length])
        except SabError:
            continue
        record.final()
        assert len(record.steps) <= 6
