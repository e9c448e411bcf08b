"""Where exports are saved: checked before anything is made, and never left half-written."""

from __future__ import annotations

import resource
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sab_widget import MineWidget, Record, samples
from sab_widget.export import BadExport, Page, Pixels
from sab_widget.export.files import write


@pytest.fixture(scope="module")
def widget() -> MineWidget:
    return MineWidget(Record.load(Path(samples.__file__).with_name("every_rule.json")), turn=1)


def exports(widget: MineWidget) -> dict[str, Callable[[Any], object]]:
    """Everything that saves a file, by the ending of the file."""
    return {
        ".html": widget.to_html,
        ".png": lambda path: widget.png(path=path),
        ".gif": lambda path: widget.gif(0, 1, path, size=100),
        ".webp": lambda path: widget.webp(0, 1, path, size=100),
    }


KINDS = [".html", ".png", ".gif", ".webp"]


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_returned_is_what_is_saved(widget: MineWidget, tmp_path: Path, kind: str) -> None:
    made = exports(widget)[kind](tmp_path / "game")  # the ending is added
    assert isinstance(made, (Page, Pixels))
    data = made.encode() if isinstance(made, Page) else bytes(made)
    assert [path.name for path in tmp_path.iterdir()] == [f"game{kind}"]
    assert (tmp_path / f"game{kind}").read_bytes() == data
    made.save(str(tmp_path / f"again{kind.upper()}"))
    assert (tmp_path / f"again{kind.upper()}").read_bytes() == data
    assert repr(made).startswith(f"<{type(made).__name__}: ")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("game.txt", "try 'game"),
        ("no/such/folder/game", "there is no folder"),
        (".", "is a folder"),
        ("", "is a folder"),
        ("a" * 300, "no file can be"),
    ],
)
def test_paths_where_no_file_can_be_are_refused(
    widget: MineWidget, tmp_path: Path, kind: str, name: str, said: str
) -> None:
    with pytest.raises(BadExport, match=said):
        exports(widget)[kind](f"{tmp_path}/{name}")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("path", ["", 7, b"game", "game\0", [], "/"])
def test_what_is_no_path_is_refused(widget: MineWidget, path: object) -> None:
    for kind, save in exports(widget).items():
        with pytest.raises(BadExport, match=r"is no path|is a folder"):
            save(path)
        with pytest.raises(BadExport, match=r"is no path|is a folder"):
            widget.to_html().save(path)  # type: ignore[arg-type]
        assert kind in KINDS


def test_a_folder_of_that_name_is_refused(widget: MineWidget, tmp_path: Path) -> None:
    (tmp_path / "game.html").mkdir()
    with pytest.raises(BadExport, match="is a folder, and a file is needed"):
        widget.to_html(tmp_path / "game")


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "game.html"
    write(file, b"old")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, hard))  # as a full disk: the write fails in its midst
    try:
        with pytest.raises(BadExport, match=r"'game.html' could not be written: File too large"):
            write(file, b"new" * 100_000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]
    write(file, b"new")
    assert file.read_bytes() == b"new"


def test_a_link_to_a_file_stays_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "game.html", tmp_path / "link.html"
    file.write_bytes(b"old")
    link.symlink_to(file)
    write(link, b"new")
    assert link.is_symlink()
    assert file.read_bytes() == b"new"


def test_nothing_is_saved_when_something_else_is_refused(widget: MineWidget, tmp_path: Path) -> None:
    file = tmp_path / "game"
    for refused in (
        lambda: widget.to_html(file, title=""),
        lambda: widget.png(99, file),
        lambda: widget.gif(3, 2, file),
        lambda: widget.webp(0, 1, file, speed=0),
    ):
        with pytest.raises(ValueError, match=r"title|turn|speed"):
            refused()
    assert not list(tmp_path.iterdir())
