"""The notebook of studies runs from top to bottom, with few games, and every question is answered with intervals."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbformat import NotebookNode

from tests.conftest import ROOT
from tests.notebooks.books import FOLDER, SVG, WIDGET, complaints, execute, read, shown

FIGURES = ROOT / "docs" / "images" / "studies"

ANSWERS = {
    "wins": 16,  # two players, 3 to 10 at the table
    "gold": 12,  # three rules, two roles, by seat and by game
    "more": 4,  # two rules against the third
    "length": 24,  # 3 to 10 at the table, by winner and in all
    "worth": 12,  # five kinds of cards and one question, two roles
    "betrayed": 8,  # two tables, two roles, two levels
    "believed": 144,  # two tables, two roles, 36 turns
    "by_then": 64,
    "places": 3,  # goals
    "where": 3,
    "stones": 6,
    "calibrated": 10,  # bins that hold something
    "scores": 12,  # two tables, two parts of the round, three scores
}
"""The tables of the notebook that answer its questions, and how many rows each has, or has at the least."""

GAMES = 3
"""So few games are enough for intervals; a reader who asks for a small run gets one more."""

SHARES = {"wins", "betrayed", "believed", "by_then", "places", "where", "stones", "calibrated"}


def run(book: NotebookNode, folder: Path, tables: list[str]) -> tuple[dict[str, NotebookNode], dict[str, Any]]:
    """The cells after a run with few games, and some of the tables that they have made."""
    asked = (
        f"import json\nprint(json.dumps({{name: json.loads(globals()[name].to_json(orient='records', "
        f"double_precision=15)) for name in {tables}}}))"
    )
    (size,) = [cell for cell in book.cells if cell["id"] == "size"]
    size["source"] += f"\nassert GAMES == 4\nGAMES = {GAMES}"
    book.cells.append(nbformat.v4.new_code_cell(asked, id="tables"))  # type: ignore[no-untyped-call]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SAB_STUDY_SIZE", "small")
        patch.setenv("SAB_STUDY_FIGURES", str(folder / "figures"))
        cells = execute(book, folder, folder / "no logs")
    found: dict[str, Any] = json.loads("".join(shown(cells["tables"], "text")))
    return cells, found


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("studies")


@pytest.fixture(scope="module")
def ran(folder: Path) -> tuple[dict[str, NotebookNode], dict[str, Any]]:
    return run(read("studies"), folder, [*ANSWERS, "dug", "standings"])


@pytest.fixture(scope="module")
def cells(ran: tuple[dict[str, NotebookNode], dict[str, Any]]) -> dict[str, NotebookNode]:
    return ran[0]


@pytest.fixture(scope="module")
def tables(ran: tuple[dict[str, NotebookNode], dict[str, Any]]) -> dict[str, Any]:
    return ran[1]


def test_no_cell_complains(cells: dict[str, NotebookNode]) -> None:
    assert complaints(cells) == []


@pytest.mark.parametrize("name", ANSWERS)
def test_each_question_is_answered_with_intervals(tables: dict[str, Any], name: str) -> None:
    rows = tables[name]
    assert len(rows) >= ANSWERS[name]
    sure = [row for row in rows if row["low"] is not None]
    assert sum(row["low"] < row["high"] for row in sure) >= len(rows) / 2
    for row in sure:
        assert row["low"] - 1e-9 <= row["mean"] <= row["high"] + 1e-9
    assert not any(row["rows"] < row["games"] for row in rows)
    if name in SHARES:
        assert all(0 <= row["low"] <= row["high"] <= 1 for row in sure)


def test_only_what_never_differed_has_no_interval(tables: dict[str, Any]) -> None:
    """A round that the saboteurs win has a turn for each card."""
    assert {row["mean"] for row in tables["length"] if row["winner"] == "saboteurs"} == {67}


def test_the_tournament_tells_of_each_player_and_role_with_intervals(tables: dict[str, Any]) -> None:
    names = {"Straight", "Random", "ByRole", "Believer"}
    assert {(row["name"], row["role"]) for row in tables["standings"]} == {
        (name, role) for name in names for role in ("digger", "saboteur", "all")
    }
    sure = [row for row in tables["standings"] if row["role"] == "all" and row["nuggets_low"] is not None]
    assert len(sure) >= 3
    for row in sure:
        assert row["nuggets_low"] <= row["nuggets"] <= row["nuggets_high"]


def test_the_gold_rules_pay_for_the_same_rounds(tables: dict[str, Any]) -> None:
    """As the text says: only what the diggers are paid differs."""
    assert len(tables["dug"]) == 3
    assert len({row["mean"] for row in tables["dug"]}) == 1
    more = {(row["drawn"], row["role"]): row["mean"] for row in tables["more"]}
    assert more["per_player", "saboteur"] == more["per_digger_card", "saboteur"] == 0
    assert more["per_player", "digger"] > more["per_digger_card", "digger"] >= 0


def test_every_plot_is_drawn(cells: dict[str, NotebookNode]) -> None:
    plots = [name for name in cells if name.endswith("-plot")]
    assert len(plots) == 8
    assert [name for name in ["opening", *plots] if len(shown(cells[name], "image/png")) != 1] == []


def test_the_round_of_the_worst_error_is_shown(cells: dict[str, NotebookNode]) -> None:
    assert len(shown(cells["betrayed-widget"], WIDGET)) == 1
    assert shown(cells["betrayed-widget"], SVG)[0].startswith("<svg")


def test_a_small_run_keeps_no_figures_and_leaves_nothing_behind(ran: object, folder: Path) -> None:
    assert list(folder.iterdir()) == []


def test_the_same_seeds_give_the_same_numbers(tables: dict[str, Any], tmp_path: Path) -> None:
    book = read("studies")
    wanted = {"size", "opening", "imports", "helpers", "gold-play", "gold-table", "gold-less"}
    book.cells = [cell for cell in book.cells if cell["id"] in wanted]
    _, again = run(book, tmp_path, ["gold", "more"])
    assert again == {name: tables[name] for name in again}


def test_the_opening_reaches_a_plot_within_five_lines() -> None:
    (opening,) = [cell["source"] for cell in read("studies").cells if cell["id"] == "opening"]
    assert len(opening.splitlines()) <= 5
    assert ".plot" in opening


def test_a_player_of_ones_own_takes_ten_lines() -> None:
    (own,) = [cell["source"] for cell in read("studies").cells if cell["id"] == "own-player"]
    assert len(own.splitlines()) <= 10


def test_every_figure_is_kept_by_a_cell_and_shown_in_the_text() -> None:
    cells = read("studies").cells
    kept = re.findall(r'^keep\(figure, "(\w+)"\)$', "\n".join(cell["source"] for cell in cells), re.MULTILINE)
    texts = "\n".join(cell["source"] for cell in cells if cell["cell_type"] == "markdown")
    told = re.findall(r"!\[[^\]]{20,}\]\((\S+)\)", texts)
    assert len(kept) == 8
    assert [(FOLDER / path).resolve() for path in told] == [FIGURES / f"{name}.png" for name in kept]
    assert sorted(FIGURES.iterdir()) == sorted(FIGURES / f"{name}.png" for name in kept)
    for name in kept:
        assert (FIGURES / f"{name}.png").read_bytes().startswith(b"\x89PNG")
