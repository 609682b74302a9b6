"""Copies of a site: made while it is played, put back elsewhere, and refused where they would spoil something."""

import os
import shutil
import sqlite3
import stat
import tarfile
from contextlib import closing
from io import BytesIO
from pathlib import Path
from threading import Event, Thread

import pytest
from django.conf import settings
from django.db import connection

from parvis.engine.refusals import GameError
from parvis.web.hosting import backup, club
from parvis.web.models import Table
from parvis.web.storage import databases, places, versions
from parvis.web.tables.deciding import decide
from parvis.web.tables.table_game import TableGame
from tests.cli.command import parvis, refused
from tests.engine.test_files import full_after
from tests.web.storage.test_older_databases import FOLDER, VERSIONS
from tests.web.visiting import legal, newest, table

WHOLE = FOLDER / f"{VERSIONS[-1]}.sqlite3"
LATER = "INSERT INTO django_migrations VALUES (999, 'web', '9999_later', '2030-01-01')"
SILENT = lambda done: None  # noqa: E731


def test_a_copy_made_while_people_play_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup, "PAGES", 1)
    playing, enough, over = Event(), Event(), Event()
    writer = Thread(target=play, args=[playing, enough, over])
    writer.start()
    assert playing.wait(60)
    told, before = [], Table.objects.count()

    def show(done: int) -> None:
        told.append(done)
        if len(told) == 3:  # in the middle, until much has been written
            enough.clear()
            assert enough.wait(60)

    file = tmp_path / "copy.tar.gz"
    size = backup.write(settings.DATA, file, show)
    over.set()
    writer.join()
    assert told == sorted(told)
    assert len(told) > 3
    assert (size, stat.S_IMODE(file.stat().st_mode)) == (file.stat().st_size, 0o600)
    restored = tmp_path / "restored"
    restored.mkdir()
    backup.restore(file, restored)
    with closing(sqlite3.connect(restored / databases.FILE)) as copy:
        assert copy.execute("PRAGMA quick_check").fetchone() == ("ok",)
    with versions.opened(restored / databases.FILE) as (total, tables):
        assert total >= before
        assert [versions.difference(one) for one in tables] == [None] * total
    assert places.secret_key(restored) == places.secret_key(settings.DATA)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.tar.gz", "restored"]


def play(playing: Event, enough: Event, over: Event) -> None:
    """Decide on and on at new tables, and tell after every twenty decisions."""
    decisions = 0
    while not over.is_set():
        at = newest(table("human human", "notre-dame"))
        while not at.finished and not over.is_set():
            for seat in TableGame.of(at).movers:
                decide(at.pk, at.number, seat, legal(at, seat)[0], at.revision)
                decisions += 1
            at = newest(at)
            if decisions >= 20:
                decisions = 0
                playing.set()
                enough.set()
    connection.close()


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """The data folder of a club."""
    folder = tmp_path / "site"
    folder.mkdir()
    shutil.copy(WHOLE, folder / databases.FILE)
    with closing(sqlite3.connect(folder / databases.FILE)) as made:
        made.execute("PRAGMA journal_mode=WAL")
    places.secret_key(folder)
    club.write(folder / club.FILE, {"address": "https://club.example", "admin": "olga@club.example"})
    return folder


def test_nothing_is_put_where_a_site_is(site: Path, tmp_path: Path) -> None:
    backup.write(site, tmp_path / "copy", SILENT)
    for name in (databases.FILE, places.KEY_FILE, club.FILE):
        folder = tmp_path / name
        folder.mkdir()
        (folder / name).write_text("mine")
        with pytest.raises(GameError, match="already has a site"):
            backup.restore(tmp_path / "copy", folder)
        assert [path.read_text() for path in folder.iterdir()] == ["mine"]


def test_what_is_no_backup_is_refused_and_leaves_nothing(site: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    whole = tmp_path / "copy"
    backup.write(site, whole, SILENT)
    cases: dict[str, bytes] = {"text": b"la la", "nothing": b"", "cut": whole.read_bytes()[:-200]}
    for name, content in cases.items():
        (tmp_path / name).write_bytes(content)
        with pytest.raises(GameError, match="is not a readable backup"):
            backup.restore(tmp_path / name, empty)
        assert list(empty.iterdir()) == []


def packed(file: Path, **content: bytes) -> Path:
    """An archive with these files; `database` stands for the database."""
    with tarfile.open(file, "w:gz") as made:
        for name, written in content.items():
            member = tarfile.TarInfo(databases.FILE if name == "database" else name.replace("_", "-"))
            member.size = len(written)
            made.addfile(member, BytesIO(written))
    return file


def of_a_site(change: str) -> bytes:
    """The bytes of a site's database in which something was changed."""
    with closing(sqlite3.connect(":memory:")) as made, closing(sqlite3.connect(WHOLE)) as whole:
        whole.backup(made)
        made.executescript(change)
        return made.serialize()


def overwritten() -> bytes:
    """A database file with pages that are something else."""
    content = bytearray(WHOLE.read_bytes())
    for place in range(8192, len(content), 4096):
        content[place : place + 64] = b"\xff" * 64
    return bytes(content)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ({"database": b"five!"}, "is damaged: file is not a database"),
        ({"database": b""}, "not the database of a site"),
        ({"database": overwritten()}, "is damaged"),
        ({"database": WHOLE.read_bytes()[:20_000]}, "is damaged"),
        ({"database": of_a_site("DROP TABLE web_step")}, "not the database of a site"),
        (
            {"database": of_a_site("INSERT INTO django_migrations VALUES (999, 'web', '9999_later', '2030-01-01')")},
            "9999",
        ),
        ({"database": WHOLE.read_bytes(), "secret_key": b"x" * 200_000}, "not a backup of a site"),
        ({"secret_key": b"x"}, "not a backup of a site"),
    ],
)
def test_what_is_in_a_backup_is_checked_before_anything_is_written(
    content: dict[str, bytes], reason: str, tmp_path: Path
) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    with pytest.raises(GameError, match=reason):
        backup.restore(packed(tmp_path / "archive", **content), empty)
    assert list(empty.iterdir()) == []


def test_a_file_that_is_there_twice_is_refused(site: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with tarfile.open(tmp_path / "archive", "w:gz") as made:
        for _ in range(2):
            made.add(site / databases.FILE, databases.FILE)
    with pytest.raises(GameError, match="not a backup of a site"):
        backup.restore(tmp_path / "archive", tmp_path / "empty")


def test_a_backup_that_is_larger_than_the_disk_is_refused(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "empty").mkdir()
    backup.write(site, tmp_path / "copy", SILENT)
    monkeypatch.setattr(backup.shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(10, 5, 5))
    with pytest.raises(GameError, match="not enough space"):
        backup.restore(tmp_path / "copy", tmp_path / "empty")
    assert list((tmp_path / "empty").iterdir()) == []


def test_a_copy_is_read_again_before_it_takes_the_place_of_another(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "copy").write_text("older")
    add = tarfile.TarFile.add

    def forget(archive: tarfile.TarFile, path: Path, name: str) -> None:
        add(archive, site / places.KEY_FILE if name == club.FILE else path, name)

    monkeypatch.setattr(tarfile.TarFile, "add", forget)
    with pytest.raises(GameError, match="was not written correctly"):
        backup.write(site, tmp_path / "copy", SILENT)
    assert (tmp_path / "copy").read_text() == "older"


@pytest.mark.parametrize("name", ["../outside", "/tmp/outside", "other"])
def test_an_archive_with_other_files_is_refused(name: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with tarfile.open(tmp_path / "archive", "w:gz") as made:
        made.add(tmp_path / "file", databases.FILE)
        made.add(tmp_path / "file", name)
    (tmp_path / "empty").mkdir()
    with pytest.raises(GameError, match="is not a backup of a site"):
        backup.restore(tmp_path / "archive", tmp_path / "empty")
    assert list((tmp_path / "empty").iterdir()) == []


def test_a_link_in_an_archive_is_refused(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("/etc/passwd")
    with tarfile.open(tmp_path / "archive", "w:gz") as made:
        made.add(tmp_path / "link", databases.FILE)
    (tmp_path / "empty").mkdir()
    with pytest.raises(GameError, match="is not a backup of a site"):
        backup.restore(tmp_path / "archive", tmp_path / "empty")


def test_a_full_disk_leaves_the_older_copy(site: Path, tmp_path: Path) -> None:
    file = tmp_path / "copy"
    file.write_text("older")
    with pytest.raises((GameError, OSError)), full_after(1000):
        backup.write(site, file, SILENT)
    assert file.read_text() == "older"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "site"]


def test_a_damaged_database_is_not_copied_as_if_it_were_whole(site: Path, tmp_path: Path) -> None:
    (site / databases.FILE).write_bytes(b"la la" * 1000)
    with pytest.raises(GameError, match="can't be copied"):
        backup.write(site, tmp_path / "copy", SILENT)
    assert not (tmp_path / "copy").exists()


def test_the_commands(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy, empty = tmp_path / "copy.tar.gz", tmp_path / "empty"
    assert parvis("backup", copy, PARVIS_DATA=str(site)).returncode == 0
    assert parvis("restore", copy, PARVIS_DATA=str(empty)).stdout == f"The site is in {empty}\n"
    assert sorted(os.listdir(empty)) == sorted([databases.FILE, places.KEY_FILE, club.FILE])
    monkeypatch.setenv("PARVIS_DATA", str(tmp_path / "nothing"))
    assert "no site in" in refused("backup", copy)
    monkeypatch.setenv("DATABASE_URL", "postgresql://parvis:s3cret@localhost/games")
    line = refused("backup", copy)
    assert "pg_dump --format=custom --file=parvis.dump postgresql://parvis@localhost/games" in line
    assert "s3cret" not in line
