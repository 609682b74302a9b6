"""Telling that rules are being compiled, which takes a minute once, to whoever waits for an environment.

Lines go to stderr: in a terminal one that changes, elsewhere, such as in a notebook, a new one every few seconds.
Nothing is told where compiled rules are only loaded.
"""

import sys
import time
from collections.abc import Callable
from contextlib import suppress

Progress = Callable[[int, int], None]
PATIENCE = 2.0
"""Seconds before anything is told: rules are loaded in less."""
IN_TERMINAL, ELSEWHERE = 0.5, 5.0
"""Seconds between two lines."""


class Telling:
    """Tells how far one compilation is, and at last that it is done."""

    def __init__(self, what: str) -> None:
        """`what`: the rules that are compiled, such as `Notre Dame`."""
        self.what = what
        self.in_terminal = sys.stderr is not None and sys.stderr.isatty()
        self.told_at = time.monotonic() + PATIENCE - (IN_TERMINAL if self.in_terminal else ELSEWHERE)
        self.has_told = False

    def __call__(self, done: int, total: int) -> None:
        """Take note that so many functions of so many are compiled."""
        now, pause = time.monotonic(), IN_TERMINAL if self.in_terminal else ELSEWHERE
        if (done < total and now - self.told_at < pause) or (done >= total and not self.has_told):
            return
        self.told_at, self.has_told = now, done < total
        end = "\n" if not self.in_terminal or done >= total else ""
        start = "\r" if self.in_terminal else ""
        with suppress(OSError, ValueError, AttributeError):  # no line is worth failing for
            sys.stderr.write(f"{start}Parvis compiles {self.what}, once: {done} of {total} functions{end}")
            sys.stderr.flush()
