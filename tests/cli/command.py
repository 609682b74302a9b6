"""Runs the command, in another process or in this one."""

import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from tempfile import TemporaryFile

from parvis.cli.program import run
from tests.cli import warm

COMMAND = [sys.executable, "-m", "parvis"]


def parvis(*words: str | Path, core: str = "interpreted", **settings: str) -> subprocess.CompletedProcess[str]:
    """`parvis` with these words; `core`: interpreted or compiled; `settings`: environment variables.

    With settings it is started anew, as they may be about how a program starts; otherwise it is a fork, see `warm`.
    """
    environment = {**os.environ, "PARVIS_CORE": core, "COLUMNS": "120", **settings}
    command = [*COMMAND, *map(str, words)]
    if settings:
        return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=warm.PATIENCE)
    with TemporaryFile("w+", encoding="utf-8") as out, TemporaryFile("w+", encoding="utf-8") as errors:
        code = warm.mother().run([*map(str, words)], environment, (out.fileno(), errors.fileno()))
        printed, complained = (file.seek(0) or file.read() for file in (out, errors))
    return subprocess.CompletedProcess(command, code, printed, complained)


def refused(*words: str | Path) -> str:
    """The one line with which a command refuses, run in this process: nothing on stdout, exit code 2."""
    out, errors = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(errors):
        code = run([str(word) for word in words])
    assert (code, out.getvalue()) == (2, "")
    line = errors.getvalue()
    assert line.startswith("parvis: ")
    assert line.index("\n") == len(line) - 1
    return line
