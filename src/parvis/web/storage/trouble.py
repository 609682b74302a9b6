"""A database that can't be used: which errors say so, and how threads behind the pages get over it."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from django.db import DatabaseError, InterfaceError, OperationalError
from django.dispatch import Signal

troubled = Signal()
"""Sent each time that the database could not be used, by a page or behind the pages."""


def is_trouble(error: BaseException | None) -> bool:
    """Whether an error says that the database can't be used now: away, locked, full, unreadable. Others are ours."""
    return isinstance(error, OperationalError | InterfaceError) or type(error) is DatabaseError


def reason(error: BaseException) -> str:
    """What is wrong, in one line: PostgreSQL says it in several."""
    return " ".join(str(error).split())


class Outage:
    """What a thread can't do while the database is away. That is logged once; then the thread tries again and again."""

    def __init__(self, log: logging.Logger, message: str) -> None:
        """`message`: what waits; the reason is put behind it."""
        self.log = log
        self.message = message
        self.lasts = False

    @contextmanager
    def survived(self) -> Iterator[None]:
        """Within this block nothing goes wrong any further. Errors of our own are logged with their origin."""
        try:
            yield
        except Exception as error:
            if is_trouble(error):
                troubled.send_robust(None)
            if not self.lasts:
                self.log.error("%s: %s", self.message, reason(error), exc_info=not is_trouble(error))
            self.lasts = True
        else:
            self.lasts = False
