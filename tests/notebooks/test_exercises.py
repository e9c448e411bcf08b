"""The notebook of exercises runs from top to bottom, and shows a question of each kind."""

from __future__ import annotations

import pytest
from nbformat import NotebookNode

from tests.notebooks.books import SVG, WIDGET, complaints, execute, read, shown

NAME = "exercises"


@pytest.fixture(scope="module")
def cells(tmp_path_factory: pytest.TempPathFactory) -> dict[str, NotebookNode]:
    folder = tmp_path_factory.mktemp(NAME)
    found = execute(read(NAME), folder, folder / "no logs")
    assert [path.name for path in folder.iterdir()] == ["exercises.html"]
    return found


def test_no_cell_complains(cells: dict[str, NotebookNode]) -> None:
    assert complaints(cells) == []


def test_every_question_is_shown_with_a_still_picture(cells: dict[str, NotebookNode]) -> None:
    asked = [name for name in cells if name.endswith("-widget")]
    assert len(asked) == 1 + 6 + 1
    for name in asked:
        assert len(shown(cells[name], WIDGET)) == 1, name
        assert shown(cells[name], SVG)[0].startswith("<svg"), name


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("twelve-progress", "<Sheet 'Twelve exercises': 0 of 12 questions right, 0 of 24 points>"),
        ("grading-read", "Wrong: 1, 0. The west edge does not fit the card at 0, 0"),
        ("grading-read", "Missed: 0, 1. Its north edge meets a connected tunnel"),
    ],
)
def test_what_is_printed(cells: dict[str, NotebookNode], name: str, words: str) -> None:
    assert words in "".join(shown(cells[name], "text"))


def test_a_grader_is_told_what_was_right(cells: dict[str, NotebookNode]) -> None:
    assert shown(cells["grading-actions"], "text/plain") == ["(True, 1)"]
