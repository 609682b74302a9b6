"""A site in one file: its database as it is at one moment, also while it is being played, its keys and its settings."""

import filecmp
import gzip
import os
import shutil
import sqlite3
import tarfile
import tempfile
import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from parvis.engine.files import PRIVATE, replacing
from parvis.web import migrations
from parvis.web.hosting import club
from parvis.web.storage import databases, places
from parvis.web.terminal import HostError

KEPT = (places.KEY_FILE, places.PUSH_KEY_FILE, club.FILE)
"""What is copied besides the database, where it is there."""
LARGEST = 100_000
"""Bytes of each of these."""
MIGRATIONS = Path(migrations.__file__).parent
TABLES = {"django_migrations", "web_table", "web_step", "web_choice"}
"""What every database of a site has, and none of another program."""
PAGES = 256
"""How many pages of the database are copied until it is told how far that is."""
Show = Callable[[int], None]


def local_folder() -> Path:
    """The data folder. Raises GameError where a site keeps its tables elsewhere."""
    folder = places.data_folder()
    url = os.environ.get("DATABASE_URL") or club.read(folder / club.FILE).get("database", "")
    if url:
        name = databases.name_of(databases.server(url))
        command = f"pg_dump --format=custom --file=parvis.dump {name}"
        raise HostError("backup-elsewhere", command=command, folder=str(folder), files=", ".join(KEPT))
    return folder


def pages(folder: Path) -> int:
    """How many pages the database of a site has. Raises GameError."""
    path = folder / databases.FILE
    if not path.is_file():
        raise HostError("backup-no-site", folder=str(folder))
    try:
        with closing(sqlite3.connect(path)) as database:
            (found,) = database.execute("PRAGMA page_count").fetchone()
    except sqlite3.Error as error:
        raise HostError("backup-uncopied", file=str(path), error=str(error)) from None
    return int(found)


def write(folder: Path, file: Path, show: Show) -> int:
    """Write the site's data into an archive that nobody else can read, and read it again; its size in bytes.

    `show` hears how many pages of the database are copied. Raises GameError, and OSError; then what was in the place of
    the file is still there.
    """
    with tempfile.TemporaryDirectory(dir=file.absolute().parent, prefix=".parvis-backup-") as made:
        copied, again = Path(made) / "copied", Path(made) / "again"
        copied.mkdir()
        again.mkdir()
        copy(folder / databases.FILE, copied / databases.FILE, show)
        for name in KEPT:
            if (folder / name).is_file():
                shutil.copy(folder / name, copied / name)
        check(copied / databases.FILE, folder / databases.FILE)
        names = os.listdir(copied)
        with replacing(file, PRIVATE) as new:
            with tarfile.open(new, "w:gz") as archive:
                for name in names:
                    archive.add(copied / name, name)
            unpack(new, again)
            if filecmp.cmpfiles(copied, again, names, shallow=False)[0] != names:
                raise HostError("backup-unwritten", file=str(file))
    return file.stat().st_size


def copy(source: Path, target: Path, show: Show) -> None:
    """Copy a database as it is at one moment, whoever writes to it meanwhile. Raises GameError."""
    try:
        with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(target)) as made:
            original.execute("BEGIN")
            original.execute("SELECT 1 FROM sqlite_master").fetchone()  # from here on nothing changes for this reader
            original.backup(made, pages=PAGES, progress=lambda _, left, total: show(total - left))
    except sqlite3.Error as error:
        raise HostError("backup-uncopied", file=str(source), error=str(error)) from None


def check(database: Path, told: Path) -> None:
    """Raise GameError for a database, called so, that is damaged, none of a site, or one of a later version."""
    try:
        with closing(sqlite3.connect(database)) as opened:
            (found,) = opened.execute("PRAGMA integrity_check(1)").fetchone()
            tables = {name for (name,) in opened.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            applied = set(opened.execute(databases.APPLIED)) if tables >= TABLES else set()
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise HostError("backup-damaged", file=str(told), error=str(error)) from None
    if found != "ok":
        raise HostError("backup-damaged", file=str(told), error=str(found))
    if not tables >= TABLES:
        raise HostError("backup-no-database", file=str(told))
    if later := {name for (name,) in applied} - {path.stem for path in MIGRATIONS.glob("*.py")}:
        raise HostError("backup-later", file=str(told), names=", ".join(sorted(later)))


def restore(file: Path, folder: Path) -> None:
    """Put the data of an archive, once all of it is checked, into a folder without a site.

    Raises GameError, and OSError; then nothing is there.
    """
    there = [name for name in (databases.FILE, *KEPT) if (folder / name).exists()]
    if there:
        raise HostError("backup-folder-taken", folder=str(folder), files=", ".join(there))
    with tempfile.TemporaryDirectory(dir=folder, prefix=".restored-") as taken:
        unpack(file, Path(taken))
        check(Path(taken) / databases.FILE, file)
        for name in (*KEPT, databases.FILE):
            if (Path(taken) / name).exists():
                (Path(taken) / name).replace(folder / name)


def unpack(file: Path, folder: Path) -> None:
    """The files of an archive, private ones. Raises GameError for another one, a damaged one, or one without room."""
    try:
        with tarfile.open(file, "r:gz") as archive:
            members = archive.getmembers()
            check_members(members, file)
            if sum(member.size for member in members) > shutil.disk_usage(folder).free:
                raise HostError("backup-no-space", folder=str(folder), file=str(file))
            for member in members:
                content = archive.extractfile(member)
                assert content, "a file has content"
                with replacing(folder / member.name, PRIVATE) as new, new.open("wb") as out:
                    shutil.copyfileobj(content, out)
    except (tarfile.TarError, EOFError, ValueError, zlib.error, gzip.BadGzipFile) as error:
        raise HostError("backup-unreadable", file=str(file), error=str(error)) from None


def check_members(members: list[tarfile.TarInfo], file: Path) -> None:
    """Raise GameError where an archive has other files than a backup, one of them twice, or a key or settings as large
    as none are.
    """
    names = [member.name for member in members]
    fits = all(member.isreg() and (member.size <= LARGEST or member.name == databases.FILE) for member in members)
    if databases.FILE not in names or set(names) - {databases.FILE, *KEPT} or len(set(names)) < len(names) or not fits:
        raise HostError("backup-foreign", file=str(file))
