"""Writing a file as a whole or not at all: a full disk, a crash or a loss of power leaves the one that was there."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PRIVATE = 0o600
"""The mode of a file that only its owner may read."""


@contextmanager
def replacing(path: Path, mode: int = 0o666) -> Iterator[Path]:
    """A new empty file to write to, which takes the place of `path` in one step once it is on the disk.

    Where the block raises, or the disk does not take it, it is gone and `path` is as it was. Raises OSError.
    """
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        unfinished.unlink(missing_ok=True)
        os.close(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode))
        yield unfinished
        flush(unfinished)
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    if os.name == "posix":
        flush(path.parent)


def flush(path: Path) -> None:
    """Have a file, or the names in a folder, on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
