"""A file is written as a whole or not at all."""

import os
import resource
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from parvis.engine.files import PRIVATE, replacing


@contextmanager
def full_after(size: int) -> Iterator[None]:
    """Let no file have more bytes than that, as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("before", [None, "before"])
@pytest.mark.parametrize("size", [0, 3])
def test_a_full_disk_leaves_what_was_there(before: str | None, size: int, tmp_path: Path) -> None:
    file = tmp_path / "file"
    if before:
        file.write_text(before)
    with pytest.raises(OSError, match="File too large"), full_after(size), replacing(file) as new:
        new.write_text("after")
    assert [path.read_text() for path in tmp_path.iterdir()] == ([before] if before else [])


def test_what_fails_while_it_is_written_leaves_what_was_there(tmp_path: Path) -> None:
    file = tmp_path / "file"

    def fail() -> None:
        with replacing(file) as new:
            new.write_text("half")
            assert not file.exists()
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert list(tmp_path.iterdir()) == []


def test_what_another_process_left_unfinished_does_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "file"
    (tmp_path / f".file.{os.getpid()}.new").symlink_to(tmp_path / "elsewhere")
    with replacing(file) as new:
        new.write_text("whole")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert file.read_text() == "whole"


@pytest.mark.parametrize(("mode", "given"), [(PRIVATE, 0o600), (0o666, 0o644)])
def test_who_may_read_it_is_so_from_its_beginning(mode: int, given: int, tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        with replacing(tmp_path / "file", mode) as new:
            assert stat.S_IMODE(new.stat().st_mode) == given
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "file").stat().st_mode) == given
