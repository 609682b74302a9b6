"""Ctrl-C ends a command at once and without a traceback; some end with the program that started them, too.

Python's own KeyboardInterrupt is not enough: one that comes while the compiler calls back is dropped with a message,
and then the compiler fails at something else, or goes on.
"""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any

EXIT_CODE = 130
PARENT = "PARVIS_PARENT"
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


def end_with_parent() -> None:
    """From now on end with the program that started this one, even if that is killed: nobody reads on then.

    That program tells its number in the environment variable PARENT, as it may be gone already.
    """
    parent = int(os.environ.get(PARENT, os.getppid()))

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(EXIT_CODE)

    Thread(target=watch, name="parent", daemon=True).start()


@contextmanager
def told(tell: Callable[[], None]) -> Iterator[None]:
    """Let the user be told something, such as how to go on, if the block is interrupted.

    That is so, too, where the KeyboardInterrupt got lost and something else has failed in its place. The exception that
    comes out of the block is a KeyboardInterrupt then; others are as they were.
    """
    try:
        yield
    except BaseException as error:
        if not (_heard or isinstance(error, KeyboardInterrupt)):
            raise
        tell()
        raise KeyboardInterrupt from None


def check() -> None:
    """Raise the KeyboardInterrupt again if it got lost."""
    if _heard:
        raise KeyboardInterrupt
