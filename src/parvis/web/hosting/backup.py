"""A site in one file: its database as it is at one moment, also while it is being played, its keys and its settings."""

import os
import shutil
import sqlite3
import tarfile
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from parvis.engine.contract import GameError
from parvis.engine.files import PRIVATE, replacing
from parvis.web import places, storage
from parvis.web.hosting import club

KEPT = (places.KEY_FILE, places.PUSH_KEY_FILE, club.FILE)
"""What is copied besides the database, where it is there."""
PAGES = 256
"""How many pages of the database are copied until it is told how far that is."""
Show = Callable[[int], None]


def here() -> Path:
    """The data folder. Raises GameError where a site keeps its tables elsewhere."""
    folder = places.data_folder()
    url = os.environ.get("DATABASE_URL") or club.read(folder / club.FILE).get("database", "")
    if url:
        name = storage.told(storage.server(url))
        command = f"pg_dump --format=custom --file=parvis.dump {name}"
        others = f"keep a copy of {' and '.join(KEPT)} in {folder} with it"
        raise GameError(f"the tables are in PostgreSQL, which makes copies itself: {command}; {others}")
    return folder


def pages(folder: Path) -> int:
    """How many pages the database of a site has. Raises GameError."""
    path = folder / storage.FILE
    if not path.is_file():
        raise GameError(f"there is no site in {folder}")
    try:
        with closing(sqlite3.connect(path)) as database:
            (found,) = database.execute("PRAGMA page_count").fetchone()
    except sqlite3.Error as error:
        raise GameError(f"{path} can't be copied: {error}") from None
    return int(found)


def write(folder: Path, file: Path, show: Show) -> int:
    """Write the site's data into an archive that nobody else can read; its size in bytes.

    `show` hears how many pages of the database are copied. Raises GameError, and OSError; then what was in the place of
    the file is still there.
    """
    with tempfile.TemporaryDirectory(dir=file.absolute().parent, prefix=".parvis-backup-") as made:
        database = Path(made) / storage.FILE
        copy(folder / storage.FILE, database, show)
        with replacing(file, PRIVATE) as new, tarfile.open(new, "w:gz") as archive:
            archive.add(database, storage.FILE)
            for name in KEPT:
                if (folder / name).is_file():
                    archive.add(folder / name, name)
    return file.stat().st_size


def copy(source: Path, target: Path, show: Show) -> None:
    """Copy a database as it is at one moment, whoever writes to it meanwhile. Raises GameError."""
    try:
        with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(target)) as made:
            original.execute("BEGIN")
            original.execute("SELECT 1 FROM sqlite_master").fetchone()  # from here on nothing changes for this reader
            original.backup(made, pages=PAGES, progress=lambda _, left, total: show(total - left))
            (found,) = made.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        raise GameError(f"{source} can't be copied: {error}") from None
    if found != "ok":
        raise GameError(f"{source} is damaged: {found}")


def restore(file: Path, folder: Path) -> None:
    """Put the data of an archive into a folder without a site. Raises GameError, and OSError; then nothing is there."""
    there = [name for name in (storage.FILE, *KEPT) if (folder / name).exists()]
    if there:
        raise GameError(f"{folder} has a site already ({', '.join(there)}); choose another folder: PARVIS_DATA")
    with tempfile.TemporaryDirectory(dir=folder, prefix=".restored-") as taken:
        unpack(file, Path(taken))
        for name in (*KEPT, storage.FILE):
            if (Path(taken) / name).exists():
                (Path(taken) / name).replace(folder / name)


def unpack(file: Path, folder: Path) -> None:
    """The files of an archive, private ones. Raises GameError for another one, or a damaged one."""
    try:
        with tarfile.open(file, "r:gz") as archive:
            names = archive.getnames()
            if storage.FILE not in names or set(names) - {storage.FILE, *KEPT}:
                raise GameError(f"{file} is no backup of a site")
            for member in archive.getmembers():
                content = archive.extractfile(member) if member.isfile() else None
                if content is None:
                    raise GameError(f"{file} is no backup of a site")
                with replacing(folder / member.name, PRIVATE) as new, new.open("wb") as out:
                    shutil.copyfileobj(content, out)
    except (tarfile.TarError, EOFError, ValueError) as error:
        raise GameError(f"{file} is no backup that can be read: {error}") from None
