"""Tells what is in the outbox, behind the pages: a thread that looks who is asked, and sends what is due.

What fails is tried again after growing pauses. Each try is noted before it is made, so that a crash in the middle of it
leads to one more, never to none.
"""

import logging
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from queue import Empty, SimpleQueue
from typing import Any

from django.db import close_old_connections, connection, transaction
from django.dispatch import Signal
from django.utils import timezone

from parvis.web.background.service import Service
from parvis.web.bell import missed
from parvis.web.chat import talk
from parvis.web.chat.models import PLAYERS
from parvis.web.languages import written_in
from parvis.web.notices import occasions, turns
from parvis.web.notices.delivery import Undelivered
from parvis.web.notices.messages import message, send
from parvis.web.notices.models import (
    BEGUN,
    CHECK_IN,
    DROPPED,
    ENDED,
    FAILED,
    INVITED,
    OPENED,
    SENT,
    SPOKEN,
    STARTED,
    WAITING,
    Channel,
    Muted,
    Outbox,
)
from parvis.web.notices.times import awake, due, next_try
from parvis.web.room.gathering import changed
from parvis.web.room.models import Vacation
from parvis.web.storage.trouble import Outage
from parvis.web.tables.deciding import moved
from parvis.web.tournaments import entries

LOG = logging.getLogger(__name__)
told = Signal()
"""Sent when a message was sent, or could not be: `is_sent`."""
SOON = 1.0
"""Seconds for which more may happen before it is looked at."""
IDLE = 5.0
"""Seconds after which the outbox is looked at again without having been called."""
SWEEP = timedelta(minutes=1)
"""After that all tables are looked at."""
AT_TABLE = timedelta(minutes=1)
"""After that it is looked again whether somebody is still at the table."""
LOOKS_ON = timedelta(minutes=15)
"""For so long nothing is told to whoever is at the table; then nobody looks at the page any more."""
ON_VACATION = timedelta(hours=1)
"""After that it is looked again whether somebody is still on vacation."""
KEPT = timedelta(days=14)
"""For so long what was told stays in sight."""
AT_ONCE_SENT = 4
"""Ways in which something is told at the same time: a slow receiver holds up only a few others."""


class Sender(Service):
    """Tells people what they want to be told until it is stopped."""

    def __init__(self, clock: Callable[[], datetime] = timezone.now) -> None:
        super().__init__("notices")
        self.clock = clock
        self.tables: SimpleQueue[int] = SimpleQueue()
        """Tables at which something has happened."""
        self.swept: datetime | None = None
        """When all were looked at last."""
        self.each: Callable[[Callable[[Channel], None], Iterable[Channel]], Iterable[None]] = map
        self.outage = Outage(LOG, "notices wait")

    def run(self) -> None:
        """Look, and send; then wait to be called."""
        moved.connect(self.look_at)
        changed.connect(self.call)
        entries.changed.connect(self.call)
        missed.connect(self.look_at_all)
        with ThreadPoolExecutor(AT_ONCE_SENT, "notice") as threads:
            self.each = threads.map
            while not self.stopped.is_set():
                self.called.clear()
                self.look_safely()
                self.called.wait(IDLE)
                self.stopped.wait(SOON)
        connection.close()

    def look_at(self, table_id: int, **_: Any) -> None:
        """Look now at a table at which something has happened."""
        self.tables.put(table_id)
        self.call()

    def look_at_all(self, **_: Any) -> None:
        """Look now at all tables: something may have happened at any."""
        self.swept = None
        self.call()

    def look_safely(self) -> None:
        """Look as `look` does; what goes wrong is logged, once as long as it does."""
        with self.outage.survived():
            close_old_connections()
            self.look()

    def look(self) -> None:
        """Note who is asked now, and tell what is due."""
        now = self.clock()
        if tables := self.happened():
            turns.look_at(tables, now)
            occasions.look_at_some(tables, now)
        occasions.invite(now)
        occasions.tell_of_opened(now)
        occasions.tell_of_check_in(now)
        if self.swept is None or now - self.swept >= SWEEP:
            self.swept = now
            turns.look_at_all(now)
            occasions.look_at_all(now)
            Outbox.objects.exclude(state=WAITING).filter(created__lt=now - KEPT).delete()
        lines = Outbox.objects.filter(state=WAITING, due__lte=now)
        channels = Channel.objects.filter(pk__in=lines.values("channel")).select_related("person")
        for _ in self.each(self.tell, channels):
            pass

    def happened(self) -> set[int]:
        """The tables at which something has happened, each once."""
        found = set()
        while True:
            try:
                found.add(self.tables.get_nowait())
            except Empty:
                return found

    def tell(self, channel: Channel) -> None:
        """Tell in one way what is due there; all that waits in one message if it is a digest."""
        try:
            lines = wanted(channel, self.clock())
            for together in [lines] if channel.digest and lines else [[line] for line in lines]:
                if channel.active:
                    attempt(channel, together, self.clock())
        finally:
            if self.each is not map:
                close_old_connections()


def wanted(channel: Channel, now: datetime) -> list[Outbox]:
    """What is to be told now. What nobody wants to hear is dropped, and what can wait is put off."""
    lines = list(Outbox.objects.filter(channel=channel, state=WAITING, due__lte=now).order_by("due", "pk"))
    muted = set(Muted.objects.filter(person=channel.person).values_list("table", flat=True))
    later = now + ON_VACATION if is_on_vacation(channel, now) else awake(channel, now)
    told = []
    for line in lines:
        if (
            not channel.active
            or not channel.person.is_active
            or line.table_id in muted
            or not channel.tells(line.key)
            or is_known(line, now)
        ):
            Outbox.objects.filter(pk=line.pk).update(state=DROPPED)
        elif later > now:
            Outbox.objects.filter(pk=line.pk).update(due=later)
        elif now - due(channel, line.created) < LOOKS_ON and is_here(line):
            Outbox.objects.filter(pk=line.pk).update(due=now + AT_TABLE)
        else:
            told.append(line)
    return told


def is_on_vacation(channel: Channel, now: datetime) -> bool:
    """Whether the person's clocks stand everywhere for some days."""
    return Vacation.objects.filter(person=channel.person, ended=False, until__gt=now).exists()


def is_known(line: Outbox, now: datetime) -> bool:
    """Whether it need not be told any more: they see it at the table, or have answered."""
    if line.key == INVITED:
        places = occasions.invitations(now)
        place = places.filter(gathering=line.gathering_id, person=line.channel.person_id).first()
        return place is None or not occasions.is_welcome(place)
    if line.key == OPENED:
        waits = line.gathering is not None and line.gathering.table_id is None and line.gathering.lasts_until > now
        return not waits or not occasions.may_still_hear(line)
    if line.key == CHECK_IN:
        return not occasions.not_here().filter(tournament=line.tournament_id, person=line.channel.person_id).exists()
    if line.key == STARTED:
        return not occasions.may_still_hear(line)
    if line.key == SPOKEN and line.table_id is not None:
        return talk.first_unread(line.table_id, PLAYERS, line.channel.person) is None
    return line.key in (BEGUN, ENDED) and is_here(line)


def is_here(line: Outbox) -> bool:
    """Whether the person whom it concerns has the table's page open."""
    return line.table_id is not None and occasions.is_here(line.table_id, line.args.get("seats", ()))


def attempt(channel: Channel, lines: list[Outbox], now: datetime) -> None:
    """Tell it, and note what came of it. Another process that has taken it up meanwhile goes on alone."""
    taken = [line for line in lines if take(line, now)]
    if not taken:
        return
    try:
        with written_in(channel.person.language):
            send(channel, message(taken))
    except Undelivered as error:
        note(channel, taken, error)
        told.send_robust(None, is_sent=False)
    else:
        with transaction.atomic():
            rows_of(taken).update(state=SENT, sent=now, error=None)
            Channel.objects.filter(pk=channel.pk).update(last_error=None, last_sent=now)
        told.send_robust(None, is_sent=True)


def take(line: Outbox, now: datetime) -> bool:
    """Count one more try; whether nobody else has."""
    found = Outbox.objects.filter(pk=line.pk, state=WAITING, tries=line.tries)
    line.tries += 1
    due = next_try(line.tries, now)
    return bool(found.update(tries=line.tries, due=due or now, state=WAITING if due else FAILED))


def note(channel: Channel, lines: list[Outbox], error: Undelivered) -> None:
    """Note why it was not told. Nothing more is sent to where nobody wants to hear it."""
    with transaction.atomic():
        rows_of(lines).update(error=error.to_json())
        Channel.objects.filter(pk=channel.pk).update(last_error=error.to_json())
        if error.gone:
            channel.active = False
            Channel.objects.filter(pk=channel.pk).update(active=False)
            Outbox.objects.filter(channel=channel, state=WAITING).update(state=FAILED)


def rows_of(lines: list[Outbox]) -> Any:
    """The rows of these lines."""
    return Outbox.objects.filter(pk__in=[line.pk for line in lines])
