"""A mine as a drawing in text, read and written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sab_widget.model import BadPosition, Cell, Face, Goal, Mine, SabError
from sab_widget.model.placing import Policy
from tests.model import boards, plain


def test_words_and_cells() -> None:
    mine = Mine.from_text("""
        .    NS   .          # a comment
        S*   NESW EW   .  ?EN

        .    NE   EW   !NW$   # an empty line is no row
    """)
    assert mine.cards == {
        Cell(0, 0): Face("NESWL"),
        Cell(1, -1): Face("NS"),
        Cell(1, 0): Face("NESW"),
        Cell(2, 0): Face("EW"),
        Cell(1, 1): Face("NE"),
        Cell(2, 1): Face("EW"),
        Cell(3, 1): Face("NW"),
    }
    assert mine.goals == (
        Goal(Cell(4, 0), Face("NE"), treasure=False, up=False),
        Goal(Cell(3, 1), Face("NW"), treasure=True, up=True),
    )
    assert mine.is_connected((3, 1), "N")


def test_the_start_fixes_the_coordinates() -> None:
    mine = Mine.from_text("""
        .  .  NS
        EW EW S*
        .  .  NS
    """)
    assert set(mine.cards) == {(0, 0), (-1, 0), (-2, 0), (0, -1), (0, 1)}
    assert Mine.from_text("NESWL").cards == Mine.from_text("S*").cards == Mine().cards


def test_goals() -> None:
    assert Mine.from_text("S*") == Mine()
    assert Mine.from_text("goals: none\nS*") == Mine({})
    assert Mine.from_text("S* . ?") == Mine({(2, 0): None})
    assert Mine.from_text("S* . ?NW ?NESW ?NESW") == Mine({(2, 0): "NW", (3, 0): "NESW", (4, 0): "NESW"})
    assert Mine.from_text("S* . ?NW$ ?NESW") == Mine({(2, 0): "NW", (3, 0): "NESW"}, treasure=(2, 0))


def test_a_crystal_may_lie_beside_the_start() -> None:
    mine = Mine({})
    mine.place("NS*", (0, -1))
    mine.place("S*", (0, -2))
    assert "NESWL" in mine.to_text()
    assert Mine.from_text(mine.to_text()) == mine


def test_what_is_drawn() -> None:
    mine = Mine({(2, 0): "NE", (3, 0): "NESW", (3, 1): None})
    mine.place("EW", (1, 0))
    mine.place("NS", (0, -1))
    assert mine.to_text() == (
        "NS     .      .      .\n"
        "S*     EW     !SW    ?NESW$\n"
        ".      .      .      ?"
    )  # fmt: skip
    assert str(mine) == mine.to_text()
    assert Mine({}).to_text() == "goals: none\nS*"
    assert Mine().to_text().splitlines() == [
        ".      .      .      .      .      .      .      .      ?NW",
        ".      .      .      .      .      .      .      .      .",
        "S*     .      .      .      .      .      .      .      ?NESW$",
        ".      .      .      .      .      .      .      .      .",
        ".      .      .      .      .      .      .      .      ?NE",
    ]


@given(boards.anywhere())
def test_any_position_is_read_back_as_it_was(mine: Mine) -> None:
    again = Mine.from_text(mine.to_text(), check=False, policy=mine.policy)
    assert again == mine
    assert again.to_text() == mine.to_text()
    assert {goal.cell: goal for goal in again.goals} == {goal.cell: goal for goal in mine.goals}


@given(boards.grown())
def test_a_mine_that_grew_by_the_rules_is_one_that_can_arise(mine: Mine) -> None:
    assert Mine.from_text(mine.to_text()) == mine


@given(boards.anywhere(), st.integers(0, 7))
def test_so_is_one_in_which_goals_are_hidden(mine: Mine, known: int) -> None:
    cells = [goal.cell for i, goal in enumerate(mine.goals) if known >> i & 1]
    hidden = mine.with_goals_hidden(cells)
    assert Mine.from_text(hidden.to_text(), check=False, policy=mine.policy) == hidden


def test_goals_of_a_viewer_who_knows_a_stone_that_looks_like_a_treasure() -> None:
    mine = Mine({(-2, 7): "NESW", (0, 7): "NESW", (2, 7): "NESW"}, treasure=(2, 7))
    seen = mine.with_goals_hidden([Cell(0, 7)])
    assert seen.goal((0, 7)).treasure is False
    assert Mine.from_text(seen.to_text()) == seen


@pytest.mark.parametrize("start", ["NES", "NESW", "NS", "S*"])
def test_a_start_of_another_face_is_read_back(start: str) -> None:
    mine = Mine(start=start)
    assert Mine.from_text(mine.to_text()) == mine


UNREADABLE = [
    ("", "no start card"),
    (". . NS", "no start card"),
    ("S*\nS*", "line 2, column 1: 'S*' is a second start card"),
    ("NESWL NESWL", "line 1, column 7: 'NESWL' is a second start card"),
    ("S* Q", "line 1, column 4: 'Q' is no face"),
    ("  S*   EW\n  .    NN", "line 2, column 8: 'NN' is no face"),
    ("# one\n\nS* EW EW Ew", "line 3, column 10: 'Ew' is no face"),
    ("S* . ?X", "line 1, column 6: 'X' is no face"),
    ("S* . !", "line 1, column 6: '!' is a goal turned up, so its face must be drawn"),
    ("S* . ?NW$ ?NE$", "line 1, column 11: '?NE$' is a second treasure"),
    ("goals: none\nS* . ?NE", "line 2, column 6: '?NE' is a goal, but the drawing says 'goals: none'"),
    ("S* . . . . . . . EW", "line 1, column 18: 'EW' lies where one of the three standard goals lies"),
]


@pytest.mark.parametrize(("drawing", "why"), UNREADABLE)
@pytest.mark.parametrize("check", [True, False])
def test_what_cannot_be_read(drawing: str, why: str, check: bool) -> None:
    with pytest.raises(BadPosition) as caught:
        Mine.from_text(drawing, check=check)
    assert why in str(caught.value)


@pytest.mark.parametrize("drawing", [None, 5, b"S*", ["S*"]])
def test_what_is_no_text(drawing: str) -> None:
    with pytest.raises(BadPosition, match="it is not a text"):
        Mine.from_text(drawing)


IMPOSSIBLE = [
    ("S* NS", "line 1, column 4: 'NS' does not fit the card NESWL at 0,0"),
    ("goals: none\nS* EW NS", "line 2, column 4: 'EW' does not fit the card NS at 2,0"),
    ("S* EW ?NW", "the goal at 2,0 is reached from 1,0, so it should lie face up"),
    ("S* ?NW", "the goal at 1,0 is reached from 0,0"),
]


@pytest.mark.parametrize(("drawing", "why"), IMPOSSIBLE)
def test_what_could_not_arise_is_refused_unless_told_otherwise(drawing: str, why: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Mine.from_text(drawing)
    assert why in str(caught.value)
    assert "check=False" in str(caught.value)
    mine = Mine.from_text(drawing, check=False)
    plain.check_book_keeping(mine)
    assert Mine.from_text(mine.to_text(), check=False) == mine


def test_what_could_arise_is_not_refused() -> None:
    cut_off = Mine.from_text("S* . EW EW")
    assert not cut_off.is_connected((2, 0), "W")
    mismatched_stone = Mine.from_text("""
        .  .  EW
        S* EW !NW
        .  .  NS
    """)
    assert mismatched_stone.is_connected((2, 0), "N")
    goal_up_and_cut_off = Mine.from_text("S* . !NESW$")
    assert goal_up_and_cut_off.treasure_reached


def test_the_policy_is_kept() -> None:
    policy = Policy(must_connect=False)
    mine = Mine.from_text("S* . EW", policy=policy)
    assert mine.policy == policy
    assert mine.can_place("EW", (3, 0))


def test_a_drawing_that_is_too_wide() -> None:
    with pytest.raises(BadPosition):
        Mine.from_text("S* " + ". " * 17_000 + "NS")


WORDS = st.sampled_from(
    [".", "S*", "NESWL", "NS", "EW", "?NW", "!NE", "?NESW$", "?", "!", "$", "?$", "X", "#", "goals:", "none"]
)


@given(
    st.lists(st.lists(WORDS, max_size=5).map(" ".join), max_size=5).map("\n".join) | st.text(max_size=30), st.booleans()
)
def test_any_text_is_a_mine_or_is_refused(text: str, check: bool) -> None:
    try:
        mine = Mine.from_text(text, check=check)
    except SabError as error:
        assert isinstance(error, BadPosition)  # noqa: PT017 - there may be no error
    else:
        plain.check_book_keeping(mine)
        assert Mine.from_text(mine.to_text(), check=check) == mine


# The policy


@pytest.mark.parametrize("policy", [*boards.POLICIES, Policy(must_connect=True, must_meet=True)])
def test_the_policy_is_written_and_read_back(policy: Policy) -> None:
    mine = Mine(policy=policy)
    mine.place("EW", (1, 0))
    again = Mine.from_text(str(mine))
    assert again == mine
    assert again.policy == policy


def test_the_policy_of_the_base_game_is_not_written() -> None:
    assert "policy" not in Mine().to_text()
    assert Mine({}, policy=Policy(must_connect=False)).to_text() == (
        "goals: none\npolicy: must_connect=False, must_meet=False\nS*"
    )


def test_a_policy_in_part_or_given_outright() -> None:
    text = "S*\n  policy:must_meet=True   # what a card must touch"
    assert Mine.from_text(text).policy == Policy(must_connect=True, must_meet=True)
    assert Mine.from_text(text, policy=Policy()).policy == Policy()


@pytest.mark.parametrize(
    "said",
    ["", " free", " must_connect", " must_connect=no", " must_connect=False,", " must_meet=True, must_meet=True"],
)
def test_a_policy_that_cannot_be_read(said: str) -> None:
    with pytest.raises(BadPosition, match=r"line 2, column 2: 'policy:.* is no policy: write 'policy: must_connect="):
        Mine.from_text(f"S*\n policy:{said}")


# A list in place of a drawing


def test_a_mine_that_is_spread_wide_is_written_as_a_list() -> None:
    mine = Mine({(5000, 7000): "NESW", (-16_000, -3): None}, policy=Policy(must_connect=False))
    mine.place("EW", (1, 0))
    assert mine.to_text().splitlines() == [
        *("policy: must_connect=False, must_meet=False", "form: list"),
        *("-16000,-3 ?", "0,0 S*", "1,0 EW", "5000,7000 ?NESW$"),
    ]
    assert Mine.from_text(str(mine)) == mine


@given(boards.anywhere())
def test_any_position_is_read_back_from_a_list(mine: Mine) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sab_widget.model.mine_text.LARGEST_DRAWING", 0)
        text = mine.to_text()
    assert "form: list" in text
    assert Mine.from_text(text, check=False) == mine


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("EW", "line 3, column 1: 'EW' begins no line of a list: write a cell and what lies there"),
        ("1,0", "line 3, column 1: '1,0' begins no line of a list"),
        ("1,0 EW NS", "line 3, column 1: '1,0' begins no line of a list"),
        ("1, 0 EW", "line 3, column 1: '1,' begins no line of a list"),
        ("1,0,0 EW", "line 3, column 1: '1,0,0' begins no line of a list"),
        ("1,0 Q", "line 3, column 5: 'Q' is no face"),
        ("0,0 EW", "line 3, column 1: '0,0' is in the list a second time"),
        ("99999,0 EW", "line 3, column 9: 'EW' lies too far away: the cell (99999, 0) is out of range"),
    ],
)
def test_a_list_that_cannot_be_read(line: str, why: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Mine.from_text(f"form: list\n0,0 S*\n{line}")
    assert why in str(caught.value)


def test_a_text_that_is_too_long() -> None:
    with pytest.raises(BadPosition, match="has 500,003 characters; 400,000 are the most"):
        Mine.from_text("S* " + "." * 500_000)
