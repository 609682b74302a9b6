"""Where compiled rules are kept: one folder per game and state of the sources.

Numba looks only at a function's own file to see whether its compiled form is stale; a changed callee, constant or table
in another file would go unnoticed. So the folder's name is a hash of everything that the compiled form depends on: the
engine's sources, the game's sources and data files, the rules as they are in memory, and the versions of Python, NumPy
and Numba.
"""

import atexit
import hashlib
import os
import shutil
import stat
import sys
import tempfile
import time
import warnings
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from threading import RLock
from typing import Any

from parvis.engine.files import replacing

DATA = (".py", ".toml")
STALE = 14 * 24 * 3600  # seconds after which a folder that nobody used is removed
FRESH = 3600  # seconds before which none is: another process may be about to use it
OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
COMPLETE = "complete"  # a file that says that everything has been compiled once, with checksums
_LOCK = RLock()


def home() -> Path:
    """The folder of all compiled rules: PARVIS_CACHE, or `parvis` in the user's cache folder."""
    chosen = os.environ.get("PARVIS_CACHE")
    if chosen:
        return Path(chosen)
    try:
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "parvis"
    except RuntimeError:
        return Path("/nonexistent/parvis")  # Debian's name for the home of users who have none


def fingerprint(places: Iterable[Path], content: str) -> str:
    """A hash of the sources and data below `places` (files or folders), of `content` and of what compiles them."""
    digest = hashlib.sha256(content.encode())
    for tool in ("numpy", "numba", "llvmlite"):
        digest.update(f"{tool} {version(tool)}\n".encode())
    digest.update(sys.version.encode())
    for place in sorted(set(places)):
        files = sorted(place.rglob("*")) if place.is_dir() else [place]
        for file in files:
            if file.suffix in DATA:
                digest.update(f"{file.relative_to(place)}\n".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def folder(game: str, places: Iterable[Path], content: str) -> Path:
    """The folder of a game's compiled rules for the sources, and the rules in memory (`content`), as they are now."""
    engine = Path(__file__).parent
    return home() / f"{game}-{fingerprint([engine, *places], content)}"


@contextmanager
def compiling_into(path: Path) -> Iterator[Path]:
    """Within this block what is compiled is kept in `path`, or in a temporary folder if nothing can be kept there.

    Gives the folder. One block at a time, or one within another; other threads wait, other processes too until all is
    compiled once.
    """
    import numba

    config: Any = numba.config
    with _LOCK:
        before = config.CACHE_DIR
        path = usable(path)
        try:
            with alone(path):
                config.CACHE_DIR = str(path)
                yield path
                close(path)
                complete(path)
        finally:
            config.CACHE_DIR = before


def complete(path: Path) -> None:
    """Note that everything has been compiled into a folder."""
    if not is_complete(path):
        with replacing(path / COMPLETE) as new:
            new.write_text(sums(path), encoding="utf-8")


def is_complete(path: Path) -> bool:
    """Whether everything has been compiled into a folder before, and is there as it was."""
    try:
        return (path / COMPLETE).read_text(encoding="utf-8") == sums(path)
    except (OSError, UnicodeDecodeError):
        return False


def sums(path: Path) -> str:
    """Checksums of what Numba keeps in a folder: it would trip over a damaged file at every start."""
    return "\n".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()} {file.name}" for file in kept_by_numba(path))


def kept_by_numba(path: Path) -> list[Path]:
    """The files that Numba keeps in a folder, sorted."""
    return sorted(path.rglob("*.nb[ci]"))


def discard(path: Path) -> None:
    """Remove what has been compiled into a folder: it is damaged or not to be trusted, or its compiler was stopped."""
    for file in (path / COMPLETE, *path.glob("*.o"), *kept_by_numba(path)):
        file.unlink(missing_ok=True)


def usable(path: Path) -> Path:
    """The folder, made where it is missing; a temporary one, with a warning, where nothing can or should be kept.

    What is kept runs as if it were part of the program. So only those may write there who run it, and root.
    """
    try:
        for folder in way_to(path):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            keep_others_out(folder)
        keep_out_below(path)
        os.utime(path)
        with tempfile.TemporaryFile(dir=path):
            return path
    except OSError as error:
        warnings.warn(f"compiled rules can't be kept and will be compiled again every time: {error}", stacklevel=2)
        temporary = Path(tempfile.mkdtemp(prefix="parvis-"))
        atexit.register(shutil.rmtree, temporary, ignore_errors=True)
        return temporary


def way_to(path: Path) -> list[Path]:
    """The folders from that of all compiled rules to one of them."""
    between = [folder for folder in reversed(path.parents) if home() in folder.parents]
    return list(dict.fromkeys((home(), *between, path)))


def keep_others_out(path: Path) -> None:
    """Make sure that nobody else can replace what is below a folder. Raises OSError where that can't be.

    One that the user has named stays as it is: it may be a place for other things too.
    """
    if os.name != "posix":
        return
    if path.is_symlink() and path != home():
        raise OSError(f"{path} leads elsewhere")
    found = path.stat()
    if found.st_uid not in (0, os.geteuid()):
        raise OSError(f"{path} belongs to somebody else")
    if not found.st_mode & OTHERS_WRITE:
        return
    if path != home():
        path.chmod(0o700)
        discard(path)
    elif not os.environ.get("PARVIS_CACHE"):
        path.chmod(0o700)
    elif not found.st_mode & stat.S_ISVTX:
        raise OSError(f"others can write in {path}")


def keep_out_below(path: Path) -> None:
    """Discard all that was compiled into a folder where others could have changed any of what is below it, which is
    closed to them then; what leads elsewhere is removed. Raises OSError where that can't be.
    """
    doubtful = [entry for entry in path.rglob("*") if others_could_change(entry)] if os.name == "posix" else []
    if doubtful:
        discard(path)
    for entry in doubtful:
        if entry.is_symlink():
            entry.unlink()
        elif entry.exists():
            entry.chmod(0o700)


def others_could_change(entry: Path) -> bool:
    """Whether a file or folder is somebody else's, can be written by others, or leads elsewhere."""
    found = entry.lstat()
    is_theirs = found.st_uid not in (0, os.geteuid())
    return is_theirs or stat.S_ISLNK(found.st_mode) or bool(found.st_mode & OTHERS_WRITE)


def close(path: Path) -> None:
    """Let nobody else write to what Numba has put into a folder: it leaves that to the user's mask."""
    for entry in path.rglob("*") if os.name == "posix" else ():
        found = entry.lstat()
        if found.st_uid == os.geteuid() and found.st_mode & OTHERS_WRITE and not stat.S_ISLNK(found.st_mode):
            entry.chmod(stat.S_IMODE(found.st_mode) & ~OTHERS_WRITE)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Keep other processes out as long as the folder is not complete, so that only one of them compiles."""
    try:
        import fcntl
    except ImportError:  # Windows: then several may compile, which costs time but does no harm
        yield
        return
    with (path / "lock").open("w") as lock:
        if not is_complete(path):
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not is_complete(path):
                discard(path)
        yield


def clean(game: str, keep: Path) -> None:
    """Remove the game's folders of other sources: those not used for two weeks, and all but the newest three.

    One that was used within the hour stays in any case.
    """
    now = time.time()
    others = [path for path in home().glob(f"{game}-{'[0-9a-f]' * 16}") if path.is_dir() and path != keep]
    ages = sorted((now - path.stat().st_mtime, path) for path in others)
    for position, (age, path) in enumerate(ages):
        if age > STALE or (position >= 3 and age > FRESH):
            shutil.rmtree(path, ignore_errors=True)
