"""The tutorial runs from top to bottom, and what its cells show is what its text says."""

from __future__ import annotations

import os
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient
from nbformat import NotebookNode

from tests.conftest import ROOT
from tests.importers.logs import DOWN

TUTORIAL = ROOT / "notebooks" / "tutorial.ipynb"
WIDGET = "application/vnd.jupyter.widget-view+json"
SVG = "image/svg+xml"


def tutorial() -> NotebookNode:
    book: NotebookNode = nbformat.read(TUTORIAL, as_version=4)  # type: ignore[no-untyped-call]
    return book


def execute(book: NotebookNode, folder: Path, logs: Path) -> dict[str, NotebookNode]:
    """Run the cells in an empty folder; returns them by their ids. The first error is raised."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), "SAB_COMP424_LOGS": str(logs)}
    client = NotebookClient(book, timeout=120, kernel_name="python3", resources={"metadata": {"path": str(folder)}})
    client.execute(env=env)
    return {cell["id"]: cell for cell in book.cells}


def shown(cell: NotebookNode, kind: str) -> list[str]:
    """What a cell shows in one format; `text` is what it prints."""
    if kind == "text":
        return [output["text"] for output in cell["outputs"] if output["output_type"] == "stream"]
    return [output["data"][kind] for output in cell["outputs"] if kind in output.get("data", {})]


@pytest.fixture(scope="module")
def cells(tmp_path_factory: pytest.TempPathFactory) -> dict[str, NotebookNode]:
    """The cells after a run on a machine that has no logs."""
    folder = tmp_path_factory.mktemp("tutorial")
    return execute(tutorial(), folder, folder / "no logs")


# As it is committed


def test_it_is_committed_without_outputs() -> None:
    book = tutorial()
    nbformat.validate(book)
    assert book.metadata["kernelspec"]["name"] == "python3"
    assert [cell["id"] for cell in book.cells if cell.get("outputs") or cell.get("execution_count")] == []
    assert "widgets" not in book.metadata


def test_cells_are_short_and_told_before() -> None:
    """Nothing that a reader has to scroll through, and no code that comes without a word."""
    book = tutorial()
    code = [cell for cell in book.cells if cell["cell_type"] == "code"]
    hidden = [cell["id"] for cell in code if cell["metadata"].get("jupyter", {}).get("source_hidden")]
    assert hidden == ["helpers"]
    assert [cell["id"] for cell in code if cell["id"] not in hidden and cell["source"].count("\n") > 12] == []
    silent = [
        after["id"]
        for before, after in zip(book.cells, book.cells[1:], strict=False)
        if before["cell_type"] == after["cell_type"] == "code"
    ]
    assert silent == []


def test_the_contents_lead_to_every_part() -> None:
    book = tutorial()
    heads = [
        line.removeprefix("## ")
        for cell in book.cells
        if cell["cell_type"] == "markdown"
        for line in cell["source"].splitlines()
        if line.startswith("## ")
    ]
    contents = book.cells[0]["source"]
    for head in heads[:-1]:  # the last part says good-bye
        assert f"[{head}](#{head.replace(' ', '-')})" in contents


# As it runs


def test_no_cell_complains(cells: dict[str, NotebookNode]) -> None:
    outputs = [output for cell in cells.values() for output in cell.get("outputs", ())]
    assert [output["text"] for output in outputs if output.get("name") == "stderr"] == []
    assert [output["evalue"] for output in outputs if output["output_type"] == "error"] == []


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
    book = tutorial()
    wanted = {"imports", "record-save", "real-logs", "real-widgets"}
    book.cells = [cell for cell in book.cells if cell["id"] in wanted]
    cells = execute(book, tmp_path, logs)
    assert shown(cells["real-logs"], "text") == [f"Games in {logs}: 1.\n"]
    assert len(shown(cells["real-widgets"], WIDGET)) == 1
