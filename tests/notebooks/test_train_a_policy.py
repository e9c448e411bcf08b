"""The notebook that trains a policy runs from top to bottom, at a reduced size, and shows what its text says."""

from __future__ import annotations

import re

import pytest
from nbformat import NotebookNode

from tests.notebooks.books import SVG, WIDGET, complaints, execute, read, shown


@pytest.fixture(scope="module")
def cells(tmp_path_factory: pytest.TempPathFactory) -> dict[str, NotebookNode]:
    """The cells after a run that is a tenth as long."""
    folder = tmp_path_factory.mktemp("train_a_policy")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SAB_NOTEBOOK_SIZE", "0.1")
        return execute(read("train_a_policy"), folder, folder / "no logs")


def test_no_cell_complains(cells: dict[str, NotebookNode]) -> None:
    assert complaints(cells) == []


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("environment-make", "['seat_0', 'seat_1', 'seat_2', 'seat_3', 'seat_4']"),
        ("environment-make", "3358 actions: 3146 place"),
        ("observe-parts", "'mine': (11, 11, 18)"),
        ("observe-parts", "treasure: [0.33 0.33 0.33]"),
        ("training-run", "100 rounds; the diggers won"),
    ],
)
def test_what_is_printed(cells: dict[str, NotebookNode], name: str, words: str) -> None:
    assert words in "".join(shown(cells[name], "text"))


def test_some_rounds_are_won_by_each_side(cells: dict[str, NotebookNode]) -> None:
    """Else there would be nothing to learn from."""
    said = re.search(r"(\d+) rounds; the diggers won (\d+)", "".join(shown(cells["training-run"], "text")))
    assert said is not None
    assert 0 < int(said[2]) < int(said[1])


def test_each_pairing_is_told_with_its_interval(cells: dict[str, NotebookNode]) -> None:
    (table,) = shown(cells["good-table"], "text/markdown")
    rows = re.findall(r"\| (any action|trained) \| (any action|trained) \| (\d+) of 20 \| (\d+)% to (\d+)% \|", table)
    assert len({row[:2] for row in rows}) == len(rows) == 4
    for _, _, won, low, high in rows:
        assert int(low) <= 100 * int(won) / 20 <= int(high)


def test_curve_and_weights_are_drawn(cells: dict[str, NotebookNode]) -> None:
    for name in ("training-curve", "learned-weights"):
        assert len(shown(cells[name], "image/png")) == 1


def test_the_mine_and_a_round_are_shown(cells: dict[str, NotebookNode]) -> None:
    assert shown(cells["environment-make"], SVG)[0].startswith("<svg")
    assert len(shown(cells["learned-widget"], WIDGET)) == 1
    assert shown(cells["learned-widget"], SVG)[0].startswith("<svg")
