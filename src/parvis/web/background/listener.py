"""Hears on PostgreSQL what other processes ring: a thread with a connection of its own, which does nothing else."""

import logging
from threading import Event
from typing import Any

from django.db import close_old_connections, connection

from parvis.web import bell
from parvis.web.background.service import Service
from parvis.web.live.attendance import Announcer
from parvis.web.live.hub import HUB
from parvis.web.live.presence import PRESENCE
from parvis.web.live.topics import PEOPLE, Topic
from parvis.web.storage.trouble import Outage

LOG = logging.getLogger(__name__)
HEARING = Event()
"""Whether this process hears now what others ring."""
AGAIN = 1.0
"""Seconds after which a lost connection is opened again."""
BREATH = 1.0
"""Seconds after which the thread sees that it is to end."""
ALIVE = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
"""How a network that was cut is noticed though nothing is sent: libpq's words, in seconds."""


class Listener(Service):
    """Passes on other processes' bells until it is stopped."""

    def __init__(self) -> None:
        super().__init__(name="listener")
        self.outage = Outage(LOG, "news of other processes come late")
        self.announcer = Announcer()

    def run(self) -> None:
        """Listen; where the connection is lost, open it again."""
        while not self.stopped.is_set():
            with self.outage.survived():
                self.listen()
            HEARING.clear()
            self.stopped.wait(AGAIN)
        connection.close()

    def listen(self) -> None:
        """Hear all that is rung from now on. What was rung before may have been missed."""
        import psycopg

        with connection.wrap_database_errors, psycopg.connect(**parameters(), autocommit=True) as listening:
            listening.execute(f"LISTEN {bell.CHANNEL}")
            self.outage.lasts = False
            HEARING.set()
            bell.missed.send_robust(None)
            self.announcer.announce(everything=True)
            while not self.stopped.is_set():
                for notice in listening.notifies(timeout=BREATH):
                    close_old_connections()
                    bell.hear(notice.payload)
                self.look()

    def look(self) -> None:
        """Tell others who has come and gone here, and pages who is no longer told of."""
        close_old_connections()
        self.announcer.announce()
        for table, _ in PRESENCE.expire():
            HUB.touch(Topic(PEOPLE, table))


def parameters() -> dict[str, Any]:
    """Where the site's database is, for psycopg."""
    known = connection.get_connection_params()
    return {name: value for name, value in known.items() if name not in ("context", "cursor_factory")} | ALIVE
