"""The records of a study: written as they come, reached by number, and valid gzip for everybody else."""

from __future__ import annotations

import errno
import gzip
import json
import warnings
from io import FileIO
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


@pytest.mark.parametrize(
    "data",
    [b"hello", b'{"format": "sab_widget record"}', gzip.compress(b"{}" * 30), b"\0" * 99],
    ids=["words", "one record", "something packed", "nothing"],  # what is packed holds the time of day
)
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


DISK_FULL = "No space left on device"


@pytest.mark.parametrize("executor", ["here", 2])
def test_a_full_disk_costs_records_but_no_games(
    executor: Any, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full in the middle of game 4."""
    there = Records(path)
    most = there._begin[4] + 100
    file = tmp_path / "x.gz"
    opened = Path.open

    class Full(FileIO):
        def write(self, data: Any, /) -> int:
            left = most - self.tell()
            if left <= 0:
                raise OSError(errno.ENOSPC, DISK_FULL)
            return super().write(bytes(data)[:left])

    def opens(self: Path, *args: Any, **kwargs: Any) -> Any:
        return Full(str(self), "w") if self == file else opened(self, *args, **kwargs)

    monkeypatch.setattr(Path, "open", opens)
    monkeypatch.setattr("sab_widget.simulate.run.Run._chunk", lambda self: 1)
    with pytest.warns(StudyWarning, match=f"the records from game 4 on are missing from .*: {DISK_FULL}") as caught:
        table = kept(file, executor=executor)
    monkeypatch.undo()
    (warning,) = (one.message for one in caught if isinstance(one.message, StudyWarning))
    assert sorted(set(table.game)) == list(range(GAMES))
    assert table.attrs["failed"] == []
    assert table.attrs["records"] == str(warning)
    records = Records(file)
    assert records.problem is None, "what was half written is cut off"
    assert list(records) == list(there)[:4]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")
def test_a_device_that_takes_nothing_costs_no_games() -> None:
    with pytest.warns(StudyWarning, match=f"the records from game 0 on are missing from /dev/full: {DISK_FULL}"):
        table = kept(Path("/dev/full"), overwrite=True)
    assert len(set(table.game)) == GAMES


def test_a_study_whose_records_are_whole_says_so(tmp_path: Path) -> None:
    assert kept(tmp_path / "x.gz").attrs["records"] is None


def test_a_flipped_bit_in_a_head_never_gives_the_record_of_another_game(path: Path, tmp_path: Path) -> None:
    data, whole = path.read_bytes(), Records(path)
    broken = tmp_path / "x.gz"
    told = 0
    for place in (3, GAMES - 1):
        for bit in range(HEAD * 8):
            changed = bytearray(data)
            changed[whole._begin[place] + bit // 8] ^= 1 << bit % 8
            broken.write_bytes(changed)
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore", StudyWarning)
                    records = Records(broken)
            except BadRecord:
                told += 1
                continue
            for number in records.numbers[place : place + 2]:
                try:
                    assert records[number].headers["game"] == str(number)
                except BadRecord:
                    told += 1
    assert told > 60, "the numbers of 64 bits are guarded"


def test_a_head_with_the_number_of_another_game_is_told_of(path: Path, tmp_path: Path) -> None:
    data, last = bytearray(path.read_bytes()), Records(path)._begin[GAMES - 1]
    number = data.index(GAMES - 1, last + 16)
    data[number] = 77
    file = tmp_path / "x.gz"
    file.write_bytes(data)
    with pytest.raises(BadRecord, match=r"x\.gz, game 77: it is damaged: .* its record is that of game '8'"):
        Records(file)[77]
    with pytest.raises(NoSuchRecord):
        Records(file)[8]


def test_a_bar_is_closed_when_the_file_cannot_be_written() -> None:
    closed = []

    class Bar:
        def __init__(self, total: int, unit: str) -> None:
            pass

        def update(self, number: int) -> None:
            raise AssertionError("something was played")

        def close(self) -> None:
            closed.append(True)

    with pytest.raises(BadStudy, match="cannot be written to no/such/folder"):
        kept(Path("no/such/folder/x.gz"), progress=Bar)
    assert closed == [True]
