"""`parvis check-records`: every game of a folder or a site, and no word of what is hidden at tables in play."""

import json
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from parvis.cli.program import run
from tests.cli.command import parvis, refused

ROOT = Path(__file__).parent.parent
DATABASES = ROOT / "web" / "databases"
RECORDS = ROOT / "records" / "notre-dame"
NOBODY = 65534
"""A user who may write nowhere."""
NAMES = ("2p-base-greedy-0.json", "2p-base-random-1-prestige-floor.json")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two records in folders of their own, beside a file of another kind."""
    for name in NAMES:
        below = tmp_path / name[:8] / "deep"
        below.mkdir(parents=True, exist_ok=True)
        shutil.copy(RECORDS / name, below)
    (tmp_path / "series.json").write_text('{"format": "series"}')
    return tmp_path


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database of an older site."""
    return Path(shutil.copy(DATABASES / "0002.sqlite3", tmp_path))


def change(database: Path, statement: str) -> Path:
    """The database with something else in it."""
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute(statement).rowcount == 1
        connection.commit()
    return database


def checked(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str], dict[str, list[int]]]:
    """The exit code, the lines about differences, and how many of each kind are fine and different."""
    code = run(["check-records", str(path)])
    lines = capsys.readouterr().out.splitlines()
    rows = [[cell.strip() for cell in line.strip("│").split("│")] for line in lines if line.startswith("│")]
    counts = {kind: [int(number) for number in numbers] for kind, *numbers in rows}
    return code, [line for line in lines if line[0] not in "┏┃┡│└"], counts


def test_records_that_hold_are_counted(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert checked(folder, capsys) == (0, [], {"records": [2, 0]})


def test_every_record_that_does_not_hold_is_told_in_a_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = next(folder.rglob(NAMES[0]))
    content = json.loads(file.read_text())
    content["steps"][20][1] = "keep\nchess"
    file.write_text(json.dumps(content))
    (folder / "damaged.json").write_text('{"format": "parvis-rec')
    (folder / "newer.json").write_text('{"format": "parvis-record/2"}')
    (folder / "gone.json").symlink_to(folder / "nowhere")
    code, lines, counts = checked(folder, capsys)
    assert (code, counts) == (1, {"records": [1, 4]})
    assert [line.partition(":")[0] for line in lines] == sorted(
        str(path) for path in (file, *map(folder.joinpath, ("damaged.json", "newer.json", "gone.json")))
    )
    text = "\n".join(lines)
    assert r"step 20: 'keep\nchess' is not a decision of notre-dame" in text
    assert "damaged.json: the file is not JSON" in text
    assert "newer.json: unknown format" in text
    assert "gone.json: it can't be read: No such file or directory" in text


def test_tables_of_an_older_database_go_on_and_it_stays_as_it_is(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = database.read_bytes()
    assert checked(database, capsys) == (0, [], {"tables in play": [5, 0], "finished tables": [2, 0]})
    assert database.read_bytes() == before
    assert [path.name for path in database.parent.iterdir()] == [database.name]


@pytest.mark.parametrize(
    ("statement", "line"),
    [
        (
            "UPDATE web_step SET words = 'keep park' WHERE table_id = 2 AND number = 100",
            "step 100: it is no longer legal",
        ),
        (
            "UPDATE web_step SET words = 'dance' WHERE table_id = 2 AND number = 99",
            "step 99: it is no longer legal",
        ),
        (
            "UPDATE web_step SET seat = 1 - seat WHERE table_id = 2 AND number = 50",
            "step 50: it is no longer legal",
        ),
        ("DELETE FROM web_step WHERE table_id = 2 AND number = 30", "step 30 is missing"),
        ("DELETE FROM web_step WHERE table_id = 2 AND number = 125", "it has 125 steps, not 126"),
        ("UPDATE web_table SET movers = 2 WHERE id = 2", "step 126: seat 0 decides now, not seat 1"),
        ("UPDATE web_table SET game = 'chess' WHERE id = 2", "no such game: 'chess'"),
        ("UPDATE web_table SET ruling = 99 WHERE id = 2", "notre-dame has rulings 1 to "),
        ("UPDATE web_table SET seats = 7 WHERE id = 2", "it can't be replayed (TypeError)"),
    ],
)
def test_what_is_different_at_a_table_in_play_is_told_without_words_of_decisions(
    database: Path, capsys: pytest.CaptureFixture[str], statement: str, line: str
) -> None:
    code, lines, counts = checked(change(database, statement), capsys)
    assert (code, counts) == (1, {"tables in play": [4, 1], "finished tables": [2, 0]})
    assert len(lines) == 1
    assert lines[0].startswith(f"table 2: {line}")
    assert "park" not in lines[0]
    assert "dance" not in lines[0]


@pytest.mark.parametrize(
    ("statement", "line"),
    [
        ("UPDATE web_step SET words = 'dance' WHERE table_id = 4 AND number = 9", "step 9: 'dance' is not a decision"),
        ("UPDATE web_table SET number = 225 WHERE id = 4", "it has 226 steps, not 225"),
        ("UPDATE web_table SET result = '{\"scores\": [1, 2]}' WHERE id = 4", "the result is {'scores': [9, 18]"),
        ("UPDATE web_table SET result = NULL WHERE id = 4", "the result is {'scores': [9, 18]"),
        ("UPDATE web_table SET finished = 'now' WHERE id = 2", "step 126: the game is no longer over"),
    ],
)
def test_what_is_different_at_a_finished_table_is_told_in_full(
    database: Path, capsys: pytest.CaptureFixture[str], statement: str, line: str
) -> None:
    code, lines, _ = checked(change(database, statement), capsys)
    assert code == 1
    assert len(lines) == 1
    assert lines[0].partition(": ")[2].startswith(line)


def test_what_is_no_folder_or_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    assert f"{file} is not a readable database of a site" in refused("check-records", file)
    assert f"no records (*.json) below {tmp_path}" in refused("check-records", tmp_path)
    file.write_text("words " * 1000)
    assert "file is not a database" in refused("check-records", file)
    sqlite3.connect(tmp_path / "other").execute("CREATE TABLE words (word)").connection.close()
    assert "no such table: web_table" in refused("check-records", tmp_path / "other")
    assert not (tmp_path / "nowhere").exists()


@pytest.fixture
def logged() -> Iterator[Path]:
    """A database with a write-ahead log, as the site keeps it, in a folder that other users can read."""
    folder = Path(tempfile.mkdtemp())
    path = Path(shutil.copy(DATABASES / "0002.sqlite3", folder))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = wal")
    yield path
    shutil.rmtree(folder)


@contextmanager
def unwritable(folder: Path) -> Iterator[None]:
    """The folder and what is in it can only be read; by somebody else than root, whom nothing keeps from writing."""
    paths = [*folder.iterdir(), folder]
    for path in paths:
        path.chmod(0o555)
    user = os.geteuid()
    if user == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(user)
        for path in paths:
            path.chmod(0o755)


FINE = (0, [], {"tables in play": [5, 0], "finished tables": [2, 0]})


def test_a_database_is_read_where_nothing_can_be_written(logged: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with unwritable(logged.parent):
        assert checked(logged, capsys) == FINE
        assert [path.name for path in logged.parent.iterdir()] == [logged.name]


def test_no_file_is_left_next_to_a_database(logged: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert checked(logged, capsys) == FINE
    assert [path.name for path in logged.parent.iterdir()] == [logged.name]


def test_a_database_that_is_in_use_is_read_where_nothing_can_be_written(
    logged: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(logged)) as site:
        site.execute("UPDATE web_table SET movers = 2 WHERE id = 2")
        site.commit()
        with unwritable(logged.parent):
            code, lines, _ = checked(logged, capsys)
    assert (code, lines) == (1, ["table 2: step 126: seat 0 decides now, not seat 1"])


def test_what_still_waits_in_the_log_is_not_left_out(logged: Path) -> None:
    """A site that crashed leaves it; here the file beside it that orders it is lost."""
    with closing(sqlite3.connect(logged)) as site:
        site.execute("UPDATE web_table SET movers = 2 WHERE id = 2")
        site.commit()
        copies = [Path(shutil.copy(path, logged.parent / f"copy{path.name[4:]}")) for path in logged.parent.iterdir()]
    for path in copies:
        if path.name.endswith("-shm"):
            path.unlink()
    copy = logged.parent / "copy.sqlite3"
    with unwritable(logged.parent):
        line = refused("check-records", copy)
    assert line == (
        f"parvis: {copy} can't be read without write access: copy it, with {copy.name}-wal, to another folder\n"
    )


def test_differences_end_the_process_with_1(database: Path) -> None:
    change(database, "UPDATE web_table SET movers = 2 WHERE id = 2")
    process = parvis("check-records", database)
    assert (process.returncode, process.stderr) == (1, "")
    assert process.stdout.startswith("table 2: step 126: ")
