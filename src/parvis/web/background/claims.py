"""Which worker thinks for a bot, where several could: a row says so for as long as that worker is there.

A claim is a lease by the database's clock, put off several times before it is over. When a worker has died, another
takes up what it was at within three seconds. A worker that could not put its claim off in time thinks on: of two
equal decisions the later is outdated.
"""

import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import timedelta

from django.db import close_old_connections, connection
from django.db.models.functions import Now

from parvis.web import bell
from parvis.web.background.service import Service
from parvis.web.models import Claim
from parvis.web.storage.statements import Statement
from parvis.web.storage.trouble import Outage

LOG = logging.getLogger(__name__)
LEASE = timedelta(seconds=2)
"""How long a claim lasts that is not put off; so in `TIMES`."""
RENEWED = 0.6
"""Seconds after which claims are put off."""
LOOK = 0.4
"""Seconds after which it is looked again at what others have claimed: one of them may have died."""


@dataclass(frozen=True)
class BotTask:
    """Something that a bot is asked at a table; the same one never comes again."""

    table: int
    number: int
    revision: int
    seat: int


class Claims(Service):
    """The claims of one worker, put off until it is stopped."""

    def __init__(self, held: Callable[[], Collection[BotTask]], worker: str = "") -> None:
        """`held`: what the worker has taken and not done yet."""
        super().__init__(name="claims")
        self.held = held
        self.worker = worker or bell.process()
        self.outage = Outage(LOG, "bots of this process may be taken for dead")

    def run(self) -> None:
        """Put claims off, as long as any are held; at the end give them back."""
        while not self.stopped.wait(RENEWED):
            with self.outage.survived():
                close_old_connections()
                self.renew()
        with self.outage.survived():
            Claim.objects.filter(worker=self.worker).delete()
        connection.close()

    def renew(self) -> None:
        """Put off the claims that are held."""
        if tables := {task.table for task in self.held()}:
            Claim.objects.filter(worker=self.worker, table__in=tables).update(until=Now() + LEASE)

    def of_others(self) -> set[BotTask]:
        """What other workers are at, and is not to be taken."""
        return {BotTask(*row) for row in OTHERS.rows(self.worker)}

    def take(self, task: BotTask) -> bool:
        """Claim a task, unless somebody else is at that one or at a later one of its table; whether it was claimed."""
        now, later = TIMES[connection.vendor]
        with connection.cursor() as cursor:
            asked = [task.table, task.revision, task.number, task.seat]
            cursor.execute(TAKE.format(now=now, later=later), [*asked, self.worker])
            return bool(cursor.rowcount)


TAKE = """
    INSERT INTO web_claim AS held ("table", revision, number, seat, worker, until)
    VALUES (%s, %s, %s, %s, %s, {later})
    ON CONFLICT ("table") DO UPDATE SET
    revision = excluded.revision, number = excluded.number, seat = excluded.seat,
    worker = excluded.worker, until = excluded.until
    WHERE held.worker = excluded.worker OR held.until <= {now}
    OR (held.revision, held.number, held.seat) < (excluded.revision, excluded.number, excluded.seat)
"""
"""One statement, so that of two workers at the same moment one has it; written here, as Django has no such."""
TIMES = {
    "sqlite": ("STRFTIME('%%Y-%%m-%%d %%H:%%M:%%f')", "STRFTIME('%%Y-%%m-%%d %%H:%%M:%%f', 'now', '+2 seconds')"),
    "postgresql": ("STATEMENT_TIMESTAMP()", "STATEMENT_TIMESTAMP() + INTERVAL '2 seconds'"),
}
"""Now, and the end of a lease that begins now, in the words of databases."""
OTHERS = Statement(
    lambda: Claim.objects.filter(until__gt=Now()).exclude(worker="").values_list("table", "number", "revision", "seat")
)


def tidy() -> None:
    """Forget claims that are over."""
    Claim.objects.filter(until__lte=Now()).delete()
