"""The notebooks: read, run from top to bottom, and what their cells show."""

from __future__ import annotations

import os
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode

from tests.conftest import ROOT

FOLDER = ROOT / "notebooks"
TUTORIALS = ("tutorial", "tutorial_2")
NAMES = (*TUTORIALS, "exercises", "studies", "train_a_policy")
WIDGET = "application/vnd.jupyter.widget-view+json"
SVG = "image/svg+xml"


def read(name: str) -> NotebookNode:
    book: NotebookNode = nbformat.read(FOLDER / f"{name}.ipynb", as_version=4)  # type: ignore[no-untyped-call]
    return book


def execute(book: NotebookNode, folder: Path, logs: Path) -> dict[str, NotebookNode]:
    """Run the cells in an empty folder; returns them by their ids. The first error is raised."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), "SAB_COMP424_LOGS": str(logs), "SAB_SABOTER_LOGS": str(logs)}
    client = NotebookClient(book, timeout=240, kernel_name="python3", resources={"metadata": {"path": str(folder)}})
    client.execute(env=env)
    return {cell["id"]: cell for cell in book.cells}


def shown(cell: NotebookNode, kind: str) -> list[str]:
    """What a cell shows in one format; `text` is what it prints."""
    if kind == "text":
        return [output["text"] for output in cell["outputs"] if output["output_type"] == "stream"]
    return [output["data"][kind] for output in cell["outputs"] if kind in output.get("data", {})]


def complaints(cells: dict[str, NotebookNode]) -> list[str]:
    """Warnings and errors in what the cells show."""
    outputs = [output for cell in cells.values() for output in cell.get("outputs", ())]
    return [output["text"] for output in outputs if output.get("name") == "stderr"] + [
        output["evalue"] for output in outputs if output["output_type"] == "error"
    ]
