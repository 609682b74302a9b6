"""Bells: what was committed is rung, and heard by every process of the site.

A bell is rung inside the transaction and heard after its commit: in the same process at once, in all others as
PostgreSQL's notification, which it delivers to each connection that listens (`background/listener.py`). SQLite has a
single process. A bell may be missed, so whoever needs to know also looks by themselves every few seconds.
"""

import os
import secrets
from collections.abc import Callable
from typing import Any

from django.db import connection, transaction
from django.dispatch import Signal

CHANNEL = "parvis"
"""Under this name PostgreSQL passes on what is rung."""
TOKEN = secrets.token_hex(4)

missed = Signal()
"""Sent when bells of other processes may have been missed: receivers look at everything once."""


class Bell(Signal):
    """A signal that crosses processes, about one thing. Receivers get it as a keyword, and `elsewhere`: which other
    process has rung; empty where this one has.
    """

    def __init__(self, name: str, about: str, read: Callable[[str], Any] = int) -> None:
        """`about`: the keyword; `read` makes what it holds from its text, which has no spaces."""
        super().__init__()
        self.name, self.about, self.read = name, about, read
        BELLS[name] = self

    def ring(self, about: Any, **more: Any) -> None:
        """Ring once the present transaction is committed, never if it is not. Only this process hears of `more`."""
        if connection.vendor == "postgresql":
            with connection.cursor() as cursor:
                cursor.execute("SELECT pg_notify(%s, %s)", [CHANNEL, f"{process()} {self.name} {about}"])
        transaction.on_commit(lambda: self.send(None, **{self.about: about}, elsewhere="", **more))


BELLS: dict[str, Bell] = {}
"""All bells of the site, by the name that is passed on."""


def process() -> str:
    """A name for this process that no other has, on whatever machine: a fork has the same token."""
    return f"{TOKEN}.{os.getpid()}"


def hear(told: str) -> None:
    """Hear what another process has rung. Own rings have been heard; bells of a later version are not known."""
    who, name, about = told.split(" ", 2)
    bell = BELLS.get(name)
    if bell is not None and who != process():
        bell.send_robust(None, **{bell.about: bell.read(about)}, elsewhere=who)
