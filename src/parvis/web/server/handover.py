"""How a process that looks after others loads itself again: what it keeps, and whether it can be loaded at all.

It goes on under its number, with its socket and the processes that it has begun. Before that, another process starts
from the same files as far as it can without serving: a version that can't start replaces nothing. A process that was
started through a link runs from where the link led, and is loaded again from where it leads then.
"""

import json
import logging
import os
import subprocess
import sys
from dataclasses import asdict, dataclass, field
from typing import NoReturn

LOG = logging.getLogger(__name__)
VARIABLE = "PARVIS_HANDED_OVER"
"""The environment variable by which it tells itself what it has."""
LINK = "PARVIS_STARTED_AS"
"""The environment variable with the Python that was started, where a link leads to the one that runs."""
PYTHON = os.environ.pop(LINK, sys.executable)
GIVEN = dict(os.environ)
"""The environment in which this process was started, without what was added since."""
LONGEST = 300.0
"""Seconds that a start may take."""


@dataclass(frozen=True)
class Handover:
    """What a process has that is loaded again: open files by their numbers, and the processes that it looks after."""

    listener: int = -1
    """The socket of the site; -1 where the start is only tried."""
    pipe: tuple[int, int] = (-1, -1)
    running: list[int] = field(default_factory=list)

    @property
    def is_trial(self) -> bool:
        """Whether this process has only to find out if it could start."""
        return self.listener < 0


def follow_link() -> None:
    """Run from the folder itself if this process was started through a link: what is loaded late is then of the same
    version, though the link may lead elsewhere.
    """
    folder = os.path.realpath(sys.prefix)
    if folder != sys.prefix:
        python = os.path.join(folder, os.path.relpath(sys.executable, sys.prefix))
        os.execve(python, command(python), GIVEN | {LINK: sys.executable})


def handed_over() -> Handover | None:
    """What this process had before it was loaded again; None if it was not."""
    told = os.environ.pop(VARIABLE, "")
    GIVEN.pop(VARIABLE, None)
    if not told:
        return None
    found = json.loads(told)
    return Handover(found["listener"], tuple(found["pipe"]), found["running"])


def is_loadable() -> bool:
    """Whether the site can be started from the files that are there now; says why not."""
    try:
        subprocess.run(command(), env=environment(Handover()), timeout=LONGEST, check=True)
    except (OSError, subprocess.SubprocessError) as error:
        LOG.error("Parvis can't be loaded again, and goes on as before: %s", error)
        return False
    return True


def load_again(handover: Handover) -> NoReturn:
    """Be another from now on, which keeps what is handed over."""
    for file in (handover.listener, *handover.pipe):
        os.set_inheritable(file, True)
    sys.stdout.flush()
    os.execve(PYTHON, command(), environment(handover))


def command(python: str = PYTHON) -> list[str]:
    """The command by which this process was started, with such a Python."""
    return [python, "-P", "-m", "parvis", *sys.argv[1:]]


def environment(handover: Handover) -> dict[str, str]:
    """The environment of one that is told this."""
    return GIVEN | {VARIABLE: json.dumps(asdict(handover))}
