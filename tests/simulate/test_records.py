"""The records of a study: written as they come, reached by number, and valid gzip for everybody else."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from sab_widget import MineWidget
from sab_widget.model import BadRecord, Game, Record
from sab_widget.players import Random
from sab_widget.simulate import BadStudy, NoSuchRecord, Records, StudyWarning, replay, simulate
from sab_widget.simulate.record_file import HEAD, RecordWriter, part_of
from tests.simulate.kit import SHORT, Picky

GAMES = 9


def kept(path: Path, keep: str = "all", **options: Any) -> Any:
    wanted: dict[str, Any] = {"players": 3, "games": GAMES, "seed": 2, "executor": "here", "progress": False}
    return simulate(SHORT, **(wanted | options), keep=keep, path=path)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "study.jsonl.gz"
    kept(file)
    return file


def actions(game: Game | Record) -> list[Any]:
    return list(game.actions) if isinstance(game, Game) else [step.action for step in game.steps]


def test_every_record_is_that_of_its_game(path: Path) -> None:
    records = Records(path)
    assert records.numbers == tuple(range(GAMES))
    assert len(records) == GAMES
    assert [actions(record) for record in records] == [
        actions(replay(SHORT, 3, seed=2, game=number)) for number in range(GAMES)
    ]
    for number, record in zip(records.numbers, records, strict=True):
        assert record == records[number]
        assert record.final().over
        assert record.title == f"Game {number} of the study with seed 2"
        assert record.headers == {"study seed": "2", "game": str(number)}
        assert all(step.hash for step in record.steps)


def test_the_file_is_gzip_of_a_record_a_line(path: Path) -> None:
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        found = [Record.from_json(json.loads(line)) for line in lines]
    assert found == list(Records(path))


def test_the_file_is_the_same_whoever_wrote_it(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.gz"
    kept(other, executor=2)
    assert other.read_bytes() == path.read_bytes()


def test_a_sample_is_as_large_as_asked_and_follows_from_the_seed(tmp_path: Path) -> None:
    one, two, three = (tmp_path / f"{name}.gz" for name in "abc")
    table = kept(one, "sample", games=30, sample=4)
    kept(two, "sample", games=30, sample=4, executor=2)
    kept(three, "sample", games=30, sample=4, seed=3)
    records = Records(one)
    assert len(records) == 4
    assert one.read_bytes() == two.read_bytes()
    assert Records(three).numbers != records.numbers
    for number in records.numbers:
        turns = table[table.game == number].turns.iloc[0]
        assert len(records[number].steps) == turns
        assert number in records
    assert len(set(table.game)) == 30


def test_a_game_that_fails_has_no_record(tmp_path: Path) -> None:
    with pytest.warns(StudyWarning, match="1 of 9 games failed"):
        kept(tmp_path / "x.gz", players=[Random(), Picky("2/4"), Random()])
    assert Records(tmp_path / "x.gz").numbers == (0, 1, 2, 3, 5, 6, 7, 8)


def test_the_widget_opens_a_game_by_its_number(path: Path) -> None:
    widget = MineWidget.from_study(path, 7, turn=3, viewer=1)
    assert widget.scene["title"] == "Game 7 of the study with seed 2"
    assert (widget.turn, widget.viewer) == (3, 1)
    with pytest.raises(NoSuchRecord):
        MineWidget.from_study(path, 700)


@pytest.mark.parametrize("number", [GAMES, -1, 10**30, "3", 1.5, None])
def test_a_record_that_is_not_there_is_told_of(path: Path, number: Any) -> None:
    records = Records(path)
    assert number not in records
    with pytest.raises(NoSuchRecord, match="it has 9, from game 0 to game 8"):
        records[number]


def test_after_a_crash_all_but_the_last_record_can_be_read(path: Path, tmp_path: Path) -> None:
    data = path.read_bytes()
    whole = Records(path)
    for cut, left in ((len(data) - 1, GAMES - 1), (whole._begin[3] + 5, 3), (whole._begin[3] + HEAD, 3), (10, 0)):
        broken = tmp_path / f"{cut}.gz"
        broken.write_bytes(data[:cut])
        with pytest.warns(StudyWarning, match=rf"the {left} records before that can be read"):
            records = Records(broken)
        assert list(records) == list(whole)[:left]
        assert records.problem is not None


def test_what_follows_the_records_is_told_of(path: Path, tmp_path: Path) -> None:
    broken = tmp_path / "x.gz"
    broken.write_bytes(path.read_bytes() + b"some other bytes, more than a head has")
    with pytest.warns(StudyWarning, match=r"here begins no record of a study \(byte"):
        assert len(Records(broken)) == GAMES


def test_a_damaged_record_is_refused_and_the_others_are_not(path: Path, tmp_path: Path) -> None:
    data, whole = bytearray(path.read_bytes()), Records(path)
    data[whole._begin[4] + HEAD + 40] ^= 0x55
    broken = tmp_path / "x.gz"
    broken.write_bytes(data)
    records = Records(broken)
    with pytest.raises(BadRecord, match=r"x\.gz, game 4: "):
        records[4]
    assert records[5] == whole[5]


@pytest.mark.parametrize("data", [b"hello", b'{"format": "sab_widget record"}', gzip.compress(b"{}" * 30), b"\0" * 99])
def test_other_files_are_refused(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "x.gz"
    file.write_bytes(data)
    with pytest.raises(BadRecord, match="holds no records of a study: give a file that simulate"):
        Records(file)


def test_two_studies_in_one_file_are_refused(path: Path, tmp_path: Path) -> None:
    both = tmp_path / "both.gz"
    both.write_bytes(path.read_bytes() * 2)
    with pytest.raises(BadRecord, match="holds game 0 after game 8: are these the records of two studies"):
        Records(both)


@pytest.mark.parametrize("line", [b"not json", b"{}", b'{"format": "sab_widget record", "version": 99}'])
def test_a_line_that_is_no_record_is_refused(line: bytes, tmp_path: Path) -> None:
    file = tmp_path / "x.gz"
    file.write_bytes(part_of(3, line))
    with pytest.raises(BadRecord, match=r"x\.gz, game 3: "):
        Records(file)[3]


def test_a_record_that_is_far_too_large_is_not_unpacked(tmp_path: Path) -> None:
    file = tmp_path / "x.gz"
    file.write_bytes(part_of(0, b" " * 30_000_000))
    with pytest.raises(BadRecord, match="longer than 20,000,000 bytes"):
        Records(file)[0]


def test_a_file_without_records_is_none() -> None:
    with pytest.raises(BadRecord, match="no records can be read from no such file: No such file"):
        Records("no such file")
    with pytest.raises(BadRecord, match="is no path"):
        Records(3)  # type: ignore[arg-type]


def test_a_file_that_is_there_is_not_replaced_by_the_way(tmp_path: Path) -> None:
    file = tmp_path / "study.jsonl.gz"
    simulate(players=3, games=2, keep="all", path=file, executor="here", progress=False)
    with pytest.raises(BadStudy, match=r"there is a file at .* already: give another path, or overwrite=True"):
        simulate(players=3, games=1, keep="all", path=file, executor="here", progress=False)
    assert len(Records(file)) == 2
    simulate(players=3, games=1, keep="all", path=file, overwrite=True, executor="here", progress=False)
    assert len(Records(file)) == 1


def test_records_are_written_in_the_order_of_the_games(tmp_path: Path) -> None:
    file = tmp_path / "x.gz"
    writer = RecordWriter(file)
    writer.put(range(4, 6), (part_of(5, b"five"),))
    assert (writer.waiting, file.stat().st_size) == (1, 0)
    writer.put(range(2), (part_of(0, b"zero"), part_of(1, b"one")))
    writer.put(range(2, 4), ())
    assert writer.waiting == 0
    writer.put(range(9, 10), (part_of(9, b"nine"),))
    writer.close()
    assert Records(file).numbers == (0, 1, 5, 9)
    assert gzip.decompress(file.read_bytes()) == b"zerooneFivenine".replace(b"F", b"f")
