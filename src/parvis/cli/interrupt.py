"""Ctrl-C ends a command at once and without a traceback.

Python's own KeyboardInterrupt is not enough: one that comes while the compiler calls back is dropped with a message,
and then the compiler fails at something else, or goes on.
"""

import signal
import sys
from typing import Any

EXIT_CODE = 130
_heard = False


def listen() -> None:
    """From now on Ctrl-C is remembered, and an exception that nobody can catch is no longer reported after it."""
    report = sys.unraisablehook

    def interrupt(*_: Any) -> None:
        global _heard
        _heard = True
        raise KeyboardInterrupt

    def unraisable(problem: Any) -> None:
        if not _heard:
            report(problem)

    signal.signal(signal.SIGINT, interrupt)
    sys.unraisablehook = unraisable


def check() -> None:
    """Raise the KeyboardInterrupt again if it got lost."""
    if _heard:
        raise KeyboardInterrupt
