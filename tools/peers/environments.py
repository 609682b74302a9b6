"""An environment for each rival, kept for the next run."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

LONGEST = 1800  # seconds that an installation may take
NO_REASON = "it says nothing"

Say = Callable[[str], None]


class NotMeasured(Exception):
    """A rival that can't be measured; the text says why, fit for the table."""


def provide(folder: Path, requirements: tuple[str, ...], say: Say) -> Path:
    """The Python of an environment in `folder` with these requirements, made if it isn't there already.

    Raises NotMeasured if it can't be made. A stamp, written last, says what was installed.
    """
    python, stamp, wanted = folder / "bin" / "python", folder / "installed", "\n".join(requirements)
    if python.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return python
    say(f"{folder.name}: installing {', '.join(requirements)} (once)")
    call([sys.executable, "-m", "venv", "--clear", str(folder)])
    call([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *requirements])
    stamp.write_text(wanted, encoding="utf-8")
    return python


def call(command: list[str]) -> None:
    """Run a step of an installation."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST)
    except subprocess.TimeoutExpired:
        raise NotMeasured(f"not installed within {LONGEST} s") from None
    if done.returncode:
        raise NotMeasured(f"not installed: {reason(done.stderr or done.stdout)}")


def reason(output: str) -> str:
    """The line of a failed program's output that says most: its last error, else its last line; without places."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if re.match(r"(ERROR|[\w.]*(Error|Exception|Exit))\b", line)]
    line = (errors or lines or [NO_REASON])[-1].removeprefix("ERROR: ")
    return without_places(line)[:200]


def without_places(line: str) -> str:
    """Addresses and the folders of paths say nothing about a rival, only about this computer."""
    return re.sub(r"(?:\w+://|(?<!\S)['\"(]?/)\S*/", "", line).replace("|", "/")
