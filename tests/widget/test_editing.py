"""Setting up a mine by hand: every step, its way back, and what is refused."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sab_widget import IllegalAction, Mine, SabError
from sab_widget.editing import BadEdit, Editor
from sab_widget.editing.editor import MOST_CARDS, MOST_STEPS
from sab_widget.model import BadCell, BadPosition, Face, Rules


@pytest.fixture
def mine() -> Mine:
    return Mine.from_text("goals: none\nS* EW NES", check=False)


@pytest.fixture
def editor(mine: Mine) -> Editor:
    return Editor(mine)


def test_a_card_that_does_not_fit_is_laid_and_the_reasons_are_told(editor: Editor, mine: Mine) -> None:
    edit = editor.lay("NS", (0, 1))
    assert (edit.reasons, mine.face((0, 1))) == ((), Face("NS"))
    edit = editor.lay("NS", (-1, 0))
    assert [reason.code for reason in edit.reasons] == ["edge_mismatch", "not_connected"]
    assert mine.face((-1, 0)) == Face("NS")
    assert [str(found) for found in editor.misfits] == [
        "The east edge of the card at -1,0 does not fit the card at 0,0.",
        "The east edge of the card at 1,0 does not fit the card at 2,0.",
    ]


def test_a_strict_editor_lays_only_what_may_lie(mine: Mine) -> None:
    editor = Editor(mine, strict=True)
    before = mine.copy()
    with pytest.raises(IllegalAction, match="NS may not lie at -1,0"):
        editor.lay("NS", (-1, 0))
    with pytest.raises(IllegalAction, match="may not lie at 5,5"):
        editor.move((1, 0), (5, 5))
    assert (mine == before, editor.can_undo) == (True, 0)
    editor.lay("NS", (0, 1))
    assert editor.can_undo == 1


def test_laying_turns_up_the_goals_that_are_reached() -> None:
    mine = Mine.from_text("S* . ?NW")
    edit = Editor(mine).lay("EW", (1, 0))
    assert edit.turned_up == ((2, 0),)
    assert mine.goal((2, 0)).up


def test_cards_are_turned_moved_and_taken_away(editor: Editor, mine: Mine) -> None:
    assert editor.turn((2, 0)).face == Face("NSW")
    assert editor.move((2, 0), (3, 3)).cell == (3, 3)
    assert (mine.face((2, 0)), mine.face((3, 3))) == (None, Face("NSW"))
    assert editor.remove((3, 3)).face == Face("NSW")
    assert editor.clear().what == "clear"
    assert mine == Mine({})


def test_goals_are_put_somewhere_changed_moved_and_turned_up_and_down(editor: Editor, mine: Mine) -> None:
    editor.put_goal((5, 0), "NW")
    editor.put_goal((5, 2), "NESW", treasure=True)
    editor.put_goal((5, -2))
    assert [(goal.cell, goal.treasure, goal.up) for goal in mine.goals] == [
        ((5, 0), False, False),
        ((5, 2), True, False),
        ((5, -2), None, False),
    ]
    assert editor.turn_up((5, 0)).face == Face("NW")
    assert editor.turn((5, 0)).face == Face("ES")
    assert mine.goal((5, 0)).up
    editor.turn_down((5, 0))
    assert not mine.goal((5, 0)).up
    editor.put_goal((5, 0), "NESW", treasure=True)
    assert [goal.treasure for goal in mine.goals] == [True, False, None]
    editor.move((5, 0), (6, 6))
    editor.remove((5, 2))
    assert [goal.cell for goal in mine.goals] == [(6, 6), (5, -2)]


def test_what_cannot_be_done_is_refused_in_words_and_changes_nothing(editor: Editor, mine: Mine) -> None:
    editor.put_goal((5, 0))
    before = mine.copy()
    refused: list[tuple[Callable[[], object], type[SabError], str]] = [
        (lambda: editor.lay("NS", (1, 0)), IllegalAction, "A card lies at 1,0 already"),
        (lambda: editor.remove((0, 0)), IllegalAction, "The start card cannot be removed"),
        (lambda: editor.remove((7, 7)), IllegalAction, "No path card lies at 7,7"),
        (lambda: editor.turn((0, 0)), IllegalAction, "The start card cannot be removed"),
        (lambda: editor.move((1, 0), (2, 0)), IllegalAction, "A card lies at 2,0 already"),
        (lambda: editor.move((5, 0), (2, 0)), IllegalAction, "A card lies at 2,0 already"),
        (lambda: editor.put_goal((1, 0), "NW"), IllegalAction, "A card lies at 1,0 already"),
        (lambda: editor.put_goal((0, 0), "NW"), IllegalAction, "A card lies at 0,0 already"),
        (lambda: editor.turn((5, 0)), BadEdit, "lies face down: turn it up first"),
        (lambda: editor.turn_down((5, 0)), BadEdit, "lies face down already"),
        (lambda: editor.turn_down((1, 0)), IllegalAction, "No goal lies at 1,0"),
        (lambda: editor.turn_up((5, 0)), IllegalAction, "its face is unknown"),
        (lambda: editor.lay("XY", (9, 9)), SabError, "is no face"),
        (lambda: editor.lay("NS", (99_999, 0)), BadCell, "out of range"),
        (lambda: editor.read("S* XX"), BadPosition, "line 1, column 4: 'XX' is no face"),
        (
            lambda: editor.read("goals: none\nform: list\n0,0 S*\n900,0 EW\n0,900 EW"),
            BadPosition,
            "901 columns wide and 901 rows high: 4,000 cells are the most",
        ),
        (
            lambda: editor.read("goals: none\nS*" + " EW" * 20 + ("\n" + "EW " * 20) * 20),
            BadPosition,
            f"the drawing has 421 cards: {MOST_CARDS} are the most",
        ),
    ]
    for doing, error, said in refused:
        with pytest.raises(error, match=said):
            doing()
        assert mine == before
    assert editor.can_undo == 1


def test_a_text_takes_the_place_of_the_mine(editor: Editor, mine: Mine) -> None:
    text = "S*    EW    .     ?NE\nNS    .     .     ?NESW$"
    editor.read(text)
    assert mine == Mine.from_text(text, check=False)
    assert Mine.from_text(editor.text, check=False) == mine
    editor.strict = True
    with pytest.raises(BadPosition, match="does not fit the card"):
        editor.read("S* NS")


def test_undo_and_redo_lead_through_every_step(editor: Editor, mine: Mine) -> None:
    states = [mine.copy()]
    for cell in [(3, 0), (4, 0), (5, 0)]:
        editor.lay("EW", cell)
        states.append(mine.copy())
    for state in reversed(states[:-1]):
        assert editor.undo()
        assert mine == state
    assert not editor.undo()
    for state in states[1:]:
        assert editor.redo()
        assert mine == state
    assert not editor.redo()
    editor.undo()
    editor.lay("NS", (3, 5))
    assert not editor.redo()


def test_what_python_does_to_the_mine_is_undone_as_well(editor: Editor, mine: Mine) -> None:
    before = mine.copy()
    mine.place("EW", (-1, 0))
    editor.lay("EW", (-2, 0))
    mine.remove((-1, 0))
    assert editor.can_undo == 3
    for _ in range(3):
        editor.undo()
    assert mine == before
    for _ in range(3):
        editor.redo()
    assert mine.face((-2, 0)) == Face("EW")
    assert mine.face((-1, 0)) is None


def test_so_many_steps_can_be_undone_and_no_more(editor: Editor) -> None:
    for _ in range(MOST_STEPS):
        editor.turn((2, 0))
    editor.turn((2, 0))
    assert editor.can_undo == MOST_STEPS


def test_no_more_cards_are_laid_than_a_mine_may_have() -> None:
    mine = Mine.from_text("goals: none\nS*" + " EW" * (MOST_CARDS - 1))
    editor = Editor(mine)
    with pytest.raises(BadEdit, match=f"{MOST_CARDS} cards are the most"):
        editor.lay("EW", (-1, 0))
    assert len(mine.cards) == MOST_CARDS
    mine.place("EW", (-1, 0))  # Python may do it
    editor.move((-1, 0), (-1, 1))
    editor.remove((-1, 1))
    assert len(mine.cards) == MOST_CARDS


def test_text_and_misfits_are_found_anew_only_when_the_mine_has_changed(mine: Mine, editor: Editor) -> None:
    before = editor.text, editor.misfits
    with pytest.raises(SabError):
        editor.remove((9, 9))
    assert editor.text is before[0]
    assert editor.misfits is before[1]
    mine.remove((2, 0))
    assert (editor.text, editor.misfits) == (mine.to_text(), ())
    editor.undo()
    assert (editor.text, editor.misfits) == before


def test_a_step_that_changes_nothing_is_none_to_undo(editor: Editor) -> None:
    editor.turn((1, 0))  # it looks the same turned
    assert editor.can_undo == 0


def test_a_mine_is_watched_but_its_copies_and_pickles_are_not(mine: Mine) -> None:
    heard: list[int] = []

    def told() -> None:
        heard.append(1)

    mine.watch(told)
    mine.watch(told)
    mine.place("EW", (-1, 0))
    twin = mine.copy()
    twin.remove((-1, 0))
    parcel: Mine = pickle.loads(pickle.dumps(mine))  # noqa: S301 -- our own
    assert parcel == mine
    parcel.remove((-1, 0))
    assert len(heard) == 1
    mine.unwatch(told)
    mine.remove((-1, 0))
    assert len(heard) == 1


CELLS = st.tuples(st.integers(-2, 4), st.integers(-2, 2))
FACES = st.sampled_from([way.text for face in Rules().paths for way in face.both_ways])
STEPS = st.one_of(
    st.tuples(st.just("lay"), FACES, CELLS),
    st.tuples(st.sampled_from(["remove", "turn", "turn_up", "turn_down"]), CELLS),
    st.tuples(st.just("move"), CELLS, CELLS),
    st.tuples(st.just("put_goal"), CELLS, st.sampled_from(["NESW", "NW", None])),
    st.tuples(st.sampled_from(["undo", "redo", "clear"])),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(STEPS, max_size=25))
def test_after_any_steps_the_mine_is_what_its_text_says_and_undo_leads_back(steps: list[tuple[object, ...]]) -> None:
    mine = Mine({(4, 0): "NESW"})
    editor = Editor(mine)
    for name, *arguments in steps:
        before = mine.copy()
        try:
            getattr(editor, str(name))(*arguments)
        except SabError:
            assert mine == before
        drawn = Mine.from_text(mine.to_text(), check=False)
        assert drawn == mine
        # What is connected, and what faces the empty cells, is as if the mine had been drawn afresh.
        assert (drawn._lit, drawn._rim) == (mine._lit, mine._rim)
    while editor.undo():
        pass
    assert mine == Mine({(4, 0): "NESW"})
