"""What strangers can make the server log: a line of a kind a minute, which tells how many there were since the last."""

import logging
import time
from traceback import extract_tb

MINUTE = 60.0
clock = time.monotonic
Kind = tuple[str, int, str, str]


class Throttle(logging.Filter):
    """Lets the first line of each kind pass, and one a minute after that."""

    def __init__(self) -> None:
        super().__init__()
        self.passed: dict[Kind, float] = {}
        """When one of a kind passed last."""
        self.held: dict[Kind, int] = {}
        """How many have not since then."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        kind, now = kind_of(record), clock()
        if now - self.passed.get(kind, now - MINUTE) < MINUTE:
            self.held[kind] = self.held.get(kind, 0) + 1
            return False
        self.passed[kind] = now
        if held := self.held.pop(kind, 0):
            record.msg, record.args = f"{record.getMessage().rstrip()} ({held} more since this was last said)", ()
        return True


def kind_of(record: logging.LogRecord) -> Kind:
    """What lines have in common that differ by what was sent: the sentence, and where the error was raised."""
    where = ""
    if record.exc_info and record.exc_info[0]:
        last = extract_tb(record.exc_info[2])[-1:]
        where = f"{record.exc_info[0].__name__} {[(frame.filename, frame.lineno) for frame in last]}"
    return record.name, record.levelno, str(record.msg), where
