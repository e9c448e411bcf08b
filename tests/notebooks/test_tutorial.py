"""The tutorial runs from top to bottom, and what its cells show is what its text says."""

from __future__ import annotations

from pathlib import Path

import pytest
from nbformat import NotebookNode

from tests.importers.logs import DOWN
from tests.notebooks.books import SVG, WIDGET, complaints, execute, read, shown


@pytest.fixture(scope="module")
def cells(tmp_path_factory: pytest.TempPathFactory) -> dict[str, NotebookNode]:
    """The cells after a run on a machine that has no logs."""
    folder = tmp_path_factory.mktemp("tutorial")
    return execute(read("tutorial"), folder, folder / "no logs")


def test_no_cell_complains(cells: dict[str, NotebookNode]) -> None:
    assert complaints(cells) == []


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("edges-wrong", "**No.** The west edge does not fit"),
        ("edges-turned", "**Yes.**"),
        ("neighbour-corner", "**No.** No face-up card lies beside"),
        ("connected-wall", "**No.** None of its open edges meets a tunnel"),
        ("stub-behind", "that tunnel is not connected to the surface"),
        ("stub-wall", "**No.** The west edge does not fit"),
        ("goals-connect-nothing", "a face-down goal does not count"),
        ("goals-no-wall", "**Yes.**"),
        ("stones-wall", "**No.** The west edge does not fit"),
        ("rockfall-cut", "no card lies there"),
        ("rockfall-filled", "**Yes.**"),
        ("options-2004", "**Yes.**"),
    ],
)
def test_what_is_asked_is_answered_and_drawn(cells: dict[str, NotebookNode], name: str, words: str) -> None:
    (said,) = shown(cells[name], "text/markdown")
    assert words in said
    assert len(shown(cells[name], SVG)) == 1


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("goals-reached", "Treasure at 8,0: face up"),
        ("goals-beside-picture", "Treasure at 8,0: face down"),
        ("goals-stub-picture", "Treasure at 8,0: face down"),
        ("through-stone", "Stone at 8,0: face up, SW. Treasure at 8,2: face up"),
        ("two-goals-picture", "Treasure at 8,0: face up, NESW. Stone at 8,2: face up, NE"),
        ("mine-hidden-picture", "Goal at 8,0: face down"),
    ],
)
def test_goals_lie_as_the_text_says(cells: dict[str, NotebookNode], name: str, words: str) -> None:
    (picture,) = shown(cells[name], SVG)
    assert words in picture


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("players-hand", "('saboteur', None, None)"),
        ("broken-may", "discard map"),
        ("map-play", "Cleo knows: None"),
        ("repair-pickaxe", "Still broken in front of Ben: lantern"),
        ("board-distance", "treasure: 2 more cards"),
        ("board-broken-route", "its tunnels do not meet"),
        ("illegal-action", "not in the hand"),
        ("options-wrong", "gold_drawn is 'by weight'"),
        ("record-save", "True"),
        ("real-logs", "No logs lie in"),
    ],
)
def test_what_is_printed(cells: dict[str, NotebookNode], name: str, words: str) -> None:
    assert words in "".join(shown(cells[name], "text"))


def test_widgets_are_shown_with_a_still_picture(cells: dict[str, NotebookNode]) -> None:
    asked = [name for name in cells if name.endswith("-widget")]
    assert len(asked) >= 7
    for name in asked:
        assert len(shown(cells[name], WIDGET)) == 1, name
        assert shown(cells[name], SVG)[0].startswith("<svg"), name


def test_real_games_are_shown_when_there_are_logs(tmp_path: Path) -> None:
    """The last part alone, with one short game in which a person takes part."""
    logs = tmp_path / "logs"
    logs.mkdir()
    (logs / "one.log").write_text(DOWN.replace("START Player-0 Ada", "START Player-0 Human"), encoding="utf-8")
    (logs / "two.log").write_text("nothing that could be read", encoding="utf-8")
    book = read("tutorial")
    wanted = {"imports", "record-save", "real-logs", "real-widgets"}
    book.cells = [cell for cell in book.cells if cell["id"] in wanted]
    cells = execute(book, tmp_path, logs)
    assert shown(cells["real-logs"], "text") == [f"Games in {logs}: 1.\n"]
    assert len(shown(cells["real-widgets"], WIDGET)) == 1
