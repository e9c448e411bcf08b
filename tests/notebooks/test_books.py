"""The notebooks as they are committed: no outputs, short cells, each told before, and contents and links that lead."""

from __future__ import annotations

import json
import re

import nbformat
import pytest

from tests.conftest import ROOT
from tests.notebooks.books import FOLDER, NAMES, TUTORIALS, read

LONGER = {"helpers", "own-text"}
"""Cells that may be longer: one is folded away, the other holds a whole game."""


def test_these_are_all() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.ipynb")) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_it_is_committed_without_outputs(name: str) -> None:
    book = read(name)
    nbformat.validate(book)
    assert book.metadata["kernelspec"]["name"] == "python3"
    assert [cell["id"] for cell in book.cells if cell.get("outputs") or cell.get("execution_count")] == []
    assert "widgets" not in book.metadata


@pytest.mark.parametrize("name", NAMES)
def test_cells_are_short_and_told_before(name: str) -> None:
    """Nothing that a reader has to scroll through, and no code that comes without a word."""
    book = read(name)
    code = [cell for cell in book.cells if cell["cell_type"] == "code"]
    hidden = [cell["id"] for cell in code if cell["metadata"].get("jupyter", {}).get("source_hidden")]
    assert hidden == ["helpers"]
    assert [cell["id"] for cell in code if cell["id"] not in LONGER and cell["source"].count("\n") > 12] == []
    silent = [
        after["id"]
        for before, after in zip(book.cells, book.cells[1:], strict=False)
        if before["cell_type"] == after["cell_type"] == "code"
    ]
    assert silent == []


@pytest.mark.parametrize("name", NAMES)
def test_the_contents_lead_to_every_part(name: str) -> None:
    book = read(name)
    texts = [cell["source"] for cell in book.cells if cell["cell_type"] == "markdown"]
    heads = [line.removeprefix("## ") for text in texts for line in text.splitlines() if line.startswith("## ")]
    for head in heads[:-1]:  # the last part says good-bye
        assert f"[{head}](#{head.replace(' ', '-')})" in book.cells[0]["source"]


@pytest.mark.parametrize("name", NAMES)
def test_links_to_files_lead_to_files(name: str) -> None:
    book = read(name)
    texts = "\n".join(cell["source"] for cell in book.cells if cell["cell_type"] == "markdown")
    targets = [target for target in re.findall(r"\]\(([^)#\s]+)\)", texts) if "://" not in target]
    assert [target for target in targets if not (FOLDER / target).resolve().is_relative_to(ROOT)] == []
    assert [target for target in targets if not (FOLDER / target).exists()] == []


def test_the_two_parts_lead_to_each_other() -> None:
    for name, other in (TUTORIALS, TUTORIALS[::-1]):
        assert f"({other}.ipynb)" in read(name).cells[0]["source"]
        assert f"({other}.ipynb)" in read(name).cells[-1]["source"]


def test_running_them_leaves_them_as_they_are() -> None:
    """The JupyterLab of `make lab` saves nothing by itself."""
    settings = json.loads((ROOT / "tools" / "lab_settings.json").read_text(encoding="utf-8"))
    assert settings["@jupyterlab/docmanager-extension:plugin"] == {"autosave": False}
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(r"^lab: .*\$\(LAB_SETTINGS\)", makefile, re.MULTILINE)
    assert re.search(r"^\$\(LAB_SETTINGS\): tools/lab_settings\.json", makefile, re.MULTILINE)
