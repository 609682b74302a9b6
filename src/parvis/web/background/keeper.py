"""The keeper of clocks: a thread that looks whose time or vacation is over, and lets a bot sit in for the late. It lets
tables begin whose players had their time to show their numbers, and once a day it tidies up.

Nothing is kept but in the database: after a restart, those are found whose time was over meanwhile.
"""

import logging
from datetime import datetime
from typing import Any

from django.db import close_old_connections, connection

from parvis.engine.refusals import GameError
from parvis.web.background import tidying
from parvis.web.background.service import Service
from parvis.web.bell import missed
from parvis.web.models import Table
from parvis.web.room import absence, hours, vacations
from parvis.web.room.gathering import begin_due, changed
from parvis.web.room.models import Clock
from parvis.web.storage.statements import Statement
from parvis.web.storage.trouble import Outage, is_trouble
from parvis.web.tables.deciding import moved

LOG = logging.getLogger(__name__)
TOGETHER = 0.2
"""Seconds for which more may be decided before the clocks are looked at again."""
IDLE, SOON = 30.0, 0.05
"""Seconds after which clocks are looked at again without having been called, and before which they are not."""
AGAIN = 2.0
"""Seconds after which clocks that could not be read are looked at again."""


class Keeper(Service):
    """Looks after the clocks of all tables until it is stopped."""

    def __init__(self) -> None:
        super().__init__(name="keeper")
        self.outage = Outage(LOG, "clocks wait until they can be read again")
        self.untidy = Outage(LOG, "not tidied up")
        self.tidied: datetime | None = None
        """When it was last tidied up."""
        self.failed: set[tuple[int, int]] = set()
        """Tables and seats that could not be looked after: told once."""

    def run(self) -> None:
        """Look at the clocks when the next of them is over, or somebody has decided."""
        moved.connect(self.call)
        changed.connect(self.call)
        missed.connect(self.call)
        while not self.stopped.is_set():
            self.called.clear()
            self.called.wait(self.seen())
            self.stopped.wait(TOGETHER)
        connection.close()

    def seen(self) -> float:
        """Seconds until the next look, as `look` says. While clocks can't be read, which is logged once, try again
        later.
        """
        with self.outage.survived():
            close_old_connections()
            return self.look()
        return AGAIN

    def look(self) -> float:
        """Do what is to be done now, and tell in how many seconds there may be more."""
        vacations.end_all()
        now = hours.now()
        due = next_due()
        if due is not None and due <= now:
            for table_id, seat in running().filter(due__lte=now).order_by("due").values_list("table_id", "seat"):
                self.look_after(table_id, seat)
            due = running().filter(due__gt=now).order_by("due").values_list("due", flat=True).first()
        self.tidy(now)
        return min(until(due, now), until(begin_due(), now))

    def tidy(self, now: datetime) -> None:
        """Tidy up if it is time to. What can't be tidied up now is left until the next time."""
        if self.tidied is not None and now - self.tidied < tidying.EVERY:
            return
        self.tidied = now
        with self.untidy.survived():
            tidying.tidy(now)

    def look_after(self, table_id: int, seat: int) -> None:
        """Let a bot sit in. What goes wrong at one table holds up no other; a seat is tried again and again."""
        try:
            absence.time_over(table_id, seat)
        except Table.DoesNotExist:
            LOG.debug("table %d was deleted", table_id)
        except Exception as error:
            if (table_id, seat) not in self.failed:
                self.failed.add((table_id, seat))
                LOG.error(
                    "nobody sits in at table %d (%s)", table_id, type(error).__name__, exc_info=is_own_error(error)
                )


def running() -> Any:
    """All clocks that run now."""
    return Clock.objects.filter(due__isnull=False, kept=None, halted=None)


def next_due() -> datetime | None:
    """When the first of them is over, or was."""
    clock: Clock | None = NEXT.first()
    return None if clock is None else clock.due


NEXT = Statement(lambda: running().order_by("due")[:1])


def until(due: datetime | None, now: datetime) -> float:
    """Seconds until the next clock is over, or until it is time to look anyway."""
    return IDLE if due is None else min(IDLE, max(SOON, (due - now).total_seconds()))


def is_own_error(error: Exception) -> bool:
    """Whether an error is one of the program's own, whose origin is to be told."""
    return not (isinstance(error, GameError) or is_trouble(error))
