"""A site begins only with a database that it knows; another one is refused with a line, and stays as it was."""

import os
import shutil
import sqlite3
import stat
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from django.db import connection

from parvis.engine.refusals import GameError
from parvis.web.storage import databases, preparing
from tests.cli.command import COMMAND
from tests.engine.test_files import full_after
from tests.web.postgres import used
from tests.web.running import Site
from tests.web.storage.test_older_databases import FOLDER, VERSIONS


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the site's database is to be."""
    connection.close()
    monkeypatch.setitem(connection.settings_dict, "NAME", tmp_path / "parvis.sqlite3")
    return tmp_path / "parvis.sqlite3"


def other_program(path: Path) -> None:
    """A database that has nothing to do with a site."""
    with closing(sqlite3.connect(path)) as made:
        made.execute("CREATE TABLE songs (name)")
        made.execute("INSERT INTO songs VALUES ('la la')")
        made.commit()


def of_a_site(path: Path) -> None:
    """A database of a site, with tables."""
    shutil.copy(FOLDER / f"{VERSIONS[-1]}.sqlite3", path)


def later_version(path: Path) -> None:
    """One that a later version has changed."""
    of_a_site(path)
    with closing(sqlite3.connect(path)) as made:
        made.execute("INSERT INTO django_migrations (app, name, applied) VALUES ('web', '9999_later', '2030-01-01')")
        made.commit()


def other_site(path: Path) -> None:
    """One of another site made with Django."""
    with closing(sqlite3.connect(path)) as made:
        made.execute("CREATE TABLE django_migrations (id, app, name, applied)")
        made.execute("CREATE TABLE auth_user (id)")
        made.commit()


def cut_off(path: Path) -> None:
    of_a_site(path)
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def overwritten(path: Path) -> None:
    of_a_site(path)
    content = bytearray(path.read_bytes())
    for place in range(4096, len(content), 4096):
        content[place : place + 64] = b"\xff" * 64
    path.write_bytes(content)


def damaged_words(path: Path) -> None:
    """The schema is no text any more."""
    of_a_site(path)
    path.write_bytes(
        path.read_bytes().replace(b"CREATE TABLE", b"CRE\x9aTE TABLE").replace(b"web_table_", b"web_\x9a\xfftab")
    )


def without_a_column(path: Path) -> None:
    of_a_site(path)
    with closing(connection):
        preparing.migrate()
    with closing(sqlite3.connect(path)) as made:
        made.execute("ALTER TABLE web_table RENAME COLUMN pace TO paces")
        made.commit()


def a_folder(path: Path) -> None:
    path.mkdir()


FAULTS: dict[str, tuple[Callable[[Path], object], str]] = {
    "no database": (lambda path: path.write_text("la la " * 1000), "file is not a database"),
    "a few bytes": (lambda path: path.write_bytes(b"SQLite"), "can't be used"),
    "cut off": (cut_off, "malformed|is damaged|can't be used"),
    "overwritten": (overwritten, "malformed|is damaged"),
    "another program's": (other_program, "is the database of another program"),
    "another site's": (other_site, "is the database of another program"),
    "from a later version": (later_version, r"is from a later version of Parvis \(changes unknown here: 9999_later\)"),
    "damaged words": (damaged_words, "malformed|is damaged|can't be used"),
    "without a column": (without_a_column, "no such column"),
    "a folder": (a_folder, "can't be used"),
}


@pytest.mark.parametrize(("make", "line"), FAULTS.values(), ids=FAULTS)
def test_a_database_that_is_not_known_is_refused_and_stays_as_it_was(
    make: Callable[[Path], object], line: str, path: Path
) -> None:
    make(path)
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(GameError, match=line):
        preparing.prepare()
    assert (path.read_bytes() if path.is_file() else b"") == before


def test_the_program_ends_with_one_line(tmp_path: Path) -> None:
    (tmp_path / "parvis.sqlite3").write_text("la la " * 1000)
    process = subprocess.run(
        [*COMMAND, "play", "--no-browser", "--port", "18500"],
        env={**os.environ, "PARVIS_DATA": str(tmp_path), "PARVIS_CORE": "interpreted"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr.startswith("parvis: ")
    assert process.stderr.count("\n") == 1


@pytest.mark.parametrize("before", [None, b""], ids=["nothing", "an empty file"])
def test_a_new_database_is_new_once(before: bytes | None, path: Path) -> None:
    if before is not None:
        path.write_bytes(before)
    assert preparing.prepare()
    assert not preparing.prepare()


def test_a_first_start_that_was_interrupted_is_made_up_for(path: Path) -> None:
    with closing(sqlite3.connect(path)) as made:
        made.execute("CREATE TABLE django_migrations (id INTEGER PRIMARY KEY, app, name, applied)")
        made.commit()
    preparing.prepare()
    assert not preparing.prepare()


def test_that_a_site_is_new_is_told(tmp_path: Path) -> None:
    with Site(tmp_path, is_new=True) as site:
        assert site.process.stdout
        assert site.process.stdout.readline() == f"A new site was created in {tmp_path}\n"
    with Site(tmp_path) as site:
        site.process.terminate()
        assert site.process.stdout
        assert "new site" not in site.process.stdout.read()


def test_nobody_else_reads_a_database(path: Path) -> None:
    of_a_site(path)
    path.chmod(0o644)
    preparing.prepare()
    connection.ensure_connection()
    files = [file for file in path.parent.iterdir() if file.name.startswith(path.name)]
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    connection.close()


@pytest.mark.parametrize("size", [0, *(pytest.param(size, marks=pytest.mark.soak) for size in (1000, 50_000)), 20_000])
def test_a_full_disk_at_the_first_start_is_told_and_the_next_one_is_fine(size: int, path: Path) -> None:
    with pytest.raises((GameError, OSError)), full_after(size):
        preparing.prepare()
    preparing.prepare()
    assert not preparing.prepare()


def test_what_is_saved_is_on_the_disk_and_readers_wait_for_nobody(tmp_path: Path) -> None:
    """As sites have it; the database of the tests' own process does not wait for the disk."""
    with used(databases.file(tmp_path / "parvis.sqlite3")), connection.cursor() as cursor:
        found = {name: cursor.execute(f"PRAGMA {name}").fetchone()[0] for name in ("synchronous", "journal_mode")}
    assert found == {"synchronous": 2, "journal_mode": "wal"}, "FULL"
