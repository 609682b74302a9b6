"""Write the tested set of packages, `constraints.txt`: `python -m tools.lock`.

All that a site needs, on SQLite or PostgreSQL, with every version and the hashes of all files, for Python 3.11 to 3.13
on any system. docs/hosting.md installs it. Versions stay as long as they fit; with --refresh they are the newest that
pyproject.toml allows. With --check nothing is written, and 1 is the answer if something would be.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILE = ROOT / "constraints.txt"
HEAD = "# The tested set of packages: docs/hosting.md tells what it is for. Made by python -m tools.lock.\n"
OLDEST = "3.11"
EXTRAS = ("site", "explorer", "postgres", "metrics", "mcp")
"""The extras whose packages are in it: all that a site can have."""


def main() -> int:
    """Write the set; 1 if it should have been written before."""
    parser = argparse.ArgumentParser(prog="python -m tools.lock", description=(__doc__ or "").partition(":")[0])
    parser.add_argument("--refresh", action="store_true", help="take the newest versions that are allowed")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if something would be written")
    parser.add_argument("--out", type=Path, default=FILE, help=f"another file than {FILE.name}")
    asked = parser.parse_args()
    found = resolved(asked.refresh)
    if asked.check:
        return int(found != FILE.read_text(encoding="utf-8"))
    asked.out.write_text(found, encoding="utf-8")
    return 0


def resolved(refresh: bool) -> str:
    """The set, as pyproject.toml asks for it now."""
    with tempfile.TemporaryDirectory(prefix="parvis-lock-") as folder:
        made = Path(folder) / FILE.name
        if FILE.exists() and not refresh:
            shutil.copy(FILE, made)
        quiet = ("--quiet", "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links")
        fixed = (
            "--universal",
            "--python-version",
            OLDEST,
            "--generate-hashes",
            *(f"--extra={extra}" for extra in EXTRAS),
        )
        command = [uv(), "pip", "compile", "pyproject.toml", *quiet, *fixed, "--output-file", str(made)]
        subprocess.run(command, check=True, cwd=ROOT)
        lines = made.read_text(encoding="utf-8").splitlines(keepends=True)
        return HEAD + "".join(line for line in lines if not line.startswith("#"))


def uv() -> str:
    """The program that resolves: of this environment, where the extra `test` installs it."""
    return shutil.which("uv", path=os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))) or "uv"


if __name__ == "__main__":
    sys.exit(main())
