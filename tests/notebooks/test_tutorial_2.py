"""Part two of the tutorial runs from top to bottom, and what its cells show is what its text says."""

from __future__ import annotations

from pathlib import Path

import pytest
from nbformat import NotebookNode

from tests.importers.saboter_logs import log
from tests.notebooks.books import SVG, WIDGET, complaints, execute, read, shown


@pytest.fixture(scope="module")
def cells(tmp_path_factory: pytest.TempPathFactory) -> dict[str, NotebookNode]:
    """The cells after a run on a machine that has no logs."""
    folder = tmp_path_factory.mktemp("tutorial_2")
    return execute(read("tutorial_2"), folder, folder / "no logs")


def test_no_cell_complains(cells: dict[str, NotebookNode]) -> None:
    assert complaints(cells) == []


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("ladders-cut-off", "**No.** The west edge meets the card at 4,0, but that tunnel is not connected"),
        ("ladders-touch", "**Yes.**"),
        ("ladders-joined", "**Yes.**"),
        ("ladders-wall", "**Yes.**"),
        ("ladders-goal", "**No.** A ladder may not lie beside a goal"),
        ("bridges-other", "in the card at 2,0: its tunnels do not meet"),
        ("doors-lay", "**Yes.**"),
    ],
)
def test_what_is_asked_is_answered_and_drawn(cells: dict[str, NotebookNode], name: str, words: str) -> None:
    (said,) = shown(cells[name], "text/markdown")
    assert words in said
    assert len(shown(cells[name], SVG)) == 1


@pytest.mark.parametrize(
    ("name", "got"),
    [
        ("selfish-paid", [0, 4, 0]),
        ("competitive-paid", [0, "not written down", 0]),
        ("paid-door-blue", [3, 0, 2, 1]),
        ("paid-finder", [5, 0, 0, 0]),
        ("paid-alone", [0, 5, 0, 0]),
        ("paid-both", [3, 3, 0, 3]),
        ("paid-series", [0, 0, 4, 0]),
        ("thefts-paid", [4, 1, 0, 0]),
        ("geologists-paid", [5, 1, 0, 0]),
        ("replay-paid-why", [0, 1, 0, 2, 1, 1]),
        ("branch-paid-why", [0, 0, 0, 3, 1, 5]),
    ],
)
def test_who_is_paid_and_why(cells: dict[str, NotebookNode], name: str, got: list[object]) -> None:
    (said,) = shown(cells[name], "text/markdown")
    rows = [[part.strip() for part in line.split("|")[1:4]] for line in said.splitlines()[2:]]
    assert [number for _, number, _ in rows] == list(map(str, got))
    assert all(why.endswith(".") for *_, why in rows)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("variants-combine", "broken_unpaid True"),
        ("variants-senseless", "make no sense together"),
        ("crystals-count", "Crystals in the mine: 2"),
        ("doors-reach", "Turned up: NESW at 5,0"),
        ("doors-stopped", "Green has no way to the treasure at 5,0: the blue door at 2,0 stops it."),
        ("doors-series", "Blue has no way to the treasure at 3,0: the green door at 2,0 stops it."),
        ("turns-kinds", "break  discard  discard several  inspect  place  swap hats  theft  trap"),
        ("trapped-clear", "Cards after: 5 - trapped: False"),
        ("know-inspected", "shown by an inspection at turn 9\n"),
        ("know-stale", "but it has been swapped since"),
        ("own-wrong-name", "column 1: expected a player (Ada, Ben, Cleo), but nobody is called 'Clea'"),
        ("own-wrong-card", "step 7 is not legal"),
        ("branch-lines", "branch: What if Ben had dug?\n    Ben: NESW 5,0"),
        ("logs-load", "No logs lie in"),
    ],
)
def test_what_is_printed(cells: dict[str, NotebookNode], name: str, words: str) -> None:
    assert words in "".join(shown(cells[name], "text"))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("trapped-bars", "**No.** This player is trapped"),
        ("chances-treasure", "| 8,0 | 0 | The goal at 8,0 was looked at with a map: it is a stone. |"),
        ("chances-nils", "| saboteur | 1/6 | 3 of 15 dwarves are known"),
        ("chances-number", "| 2 | 9% |"),
    ],
)
def test_what_is_told(cells: dict[str, NotebookNode], name: str, words: str) -> None:
    (said,) = shown(cells[name], "text/markdown")
    assert words in said


def test_widgets_are_shown_with_a_still_picture(cells: dict[str, NotebookNode]) -> None:
    asked = [name for name in cells if name.endswith("-widget")]
    assert len(asked) >= 6
    for name in asked:
        assert len(shown(cells[name], WIDGET)) == 1, name
        assert shown(cells[name], SVG)[0].startswith("<svg"), name


def test_each_misunderstanding_is_named() -> None:
    texts = [cell["source"] for cell in read("tutorial_2").cells if cell["cell_type"] == "markdown"]
    assert sum("**Often misunderstood:**" in text for text in texts) >= 10


def test_public_logs_are_shown_when_there_are_some(tmp_path: Path) -> None:
    """The last part alone, with one short game."""
    logs = tmp_path / "logs"
    logs.mkdir()
    (logs / "one.json").write_text(log(), encoding="utf-8")
    book = read("tutorial_2")
    book.cells = [cell for cell in book.cells if cell["id"] in {"imports", "logs-load", "logs-shown"}]
    cells = execute(book, tmp_path, logs)
    assert shown(cells["logs-load"], "text") == [f"Games in {logs}: 1.\n"]
    assert len(shown(cells["logs-shown"], WIDGET)) == 1
