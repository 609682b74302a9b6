"""Bots move here, behind the pages: a thread that makes one step after the other at every table that waits for a bot.

A bot's decision goes the same path as a person's. Nothing is kept but in the database, so bots go on after a restart
where they were, and two servers on the same data do no harm: the later of two equal decisions is outdated.
"""

import logging
import time
from threading import Event, Thread
from typing import Any

from django.db import close_old_connections, connection
from django.db.models import F

from parvis.engine.contract import seats_of
from parvis.web import bots, compiling, pace
from parvis.web.deciding import Outdated, choices, decide, moved
from parvis.web.models import Table
from parvis.web.position import Position

LOG = logging.getLogger(__name__)
IDLE = 2.0  # seconds after which tables are looked at again without having been called
REST = 5.0  # seconds that a table is left alone after an error


class BotWorker(Thread):
    """Moves the bots of all tables until it is stopped."""

    def __init__(self) -> None:
        super().__init__(name="bots", daemon=True)
        self.called = Event()
        self.stopped = Event()
        self.resting: dict[int, float] = {}
        self.idle = IDLE

    def run(self) -> None:
        """Make steps as long as there are any to make; then wait to be called."""
        moved.connect(self.call)
        while not self.stopped.is_set():
            self.called.clear()
            if not self.move_once():
                self.called.wait(self.idle)
        connection.close()

    def call(self, **_: Any) -> None:
        """Look at the tables now."""
        self.called.set()

    def stop(self) -> None:
        """End after the step that is being made."""
        self.stopped.set()
        self.called.set()

    def move_once(self) -> bool:
        """Make one bot's step at each table that waits for one; whether there were any. Notes how long to wait."""
        close_old_connections()
        any_moved = False
        self.idle = IDLE
        for table in waiting_tables():
            left = pace.seconds_left(table)
            if left > 0:
                self.idle = min(self.idle, left)
                continue
            if self.stopped.is_set() or self.resting.get(table.pk, 0) > time.monotonic():
                continue
            try:
                any_moved |= move(table)
            except Exception:
                LOG.exception("a bot could not move at %s; trying again in %.0f s", table, REST)
                self.resting[table.pk] = time.monotonic() + REST
        return any_moved


def waiting_tables() -> list[Table]:
    """Tables where bots are among those who may decide."""
    open_tables = Table.objects.filter(finished=None).alias(asked=F("movers").bitand(F("bots")))
    return list(open_tables.filter(asked__gt=0))


def move(table: Table) -> bool:
    """Let one bot decide at the table; False if none has to (those who decide together may all have chosen)."""
    chosen = choices(table)
    seats = [seat for seat in seats_of(table.movers & table.bots) if seat not in chosen]
    if not seats:
        return False
    position = Position.of(table)
    bot = table.seats[seats[0]]["player"].partition(":")[2]
    decision = bots.choose(compiling.core(position.game), position, seats[0], bot)
    try:
        decide(table.pk, table.number, seats[0], decision, table.revision)
    except (Outdated, Table.DoesNotExist):
        LOG.debug("%s went on by itself", table)
    return True
