"""Numbers about this process for Prometheus, at an address that is not the site's.

They are counted from signals that are sent anyway, so that a site without `--metrics` counts nothing. Labels are names
of routes, of bots and of statuses; no person, no table.
"""

import logging
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from threading import Thread
from typing import Any

from django.db import DatabaseError, InterfaceError, connection
from django.db.models import Count, Min

from parvis.web.background.pulse import working
from parvis.web.background.sender import told
from parvis.web.background.worker import asking_bots, thought
from parvis.web.hosting.club import listening
from parvis.web.live.hub import HUB
from parvis.web.server.answers import answered
from parvis.web.storage.trouble import troubled
from parvis.web.tables.deciding import moved
from parvis.web.terminal import HostError

try:
    from prometheus_client import CollectorRegistry, Counter, Histogram, start_http_server
    from prometheus_client.core import GaugeMetricFamily
    from prometheus_client.registry import Collector
except ImportError:
    raise HostError("metrics-missing") from None

LOG = logging.getLogger(__name__)
DECIDE = "decide"
"""The route by which people decide."""
LATENCIES = (0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.2, 0.5, 1, 2, 5)
THOUGHTS = (0.01, 0.1, 0.5, 1, 2, 5, 10, 30)
BELLS = (0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5)
TRIES, AGAIN = 60, 1.0
"""How often, and after how many seconds, a port is tried again that the process before this one still has."""


class Metrics:
    """What is counted in this process."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.requests = Counter("parvis_requests", "Requests", ["route", "method", "status"], registry=registry)
        self.deciding = histogram("decision_seconds", "Answers to people's decisions", LATENCIES, registry)
        self.decisions = Counter("parvis_moves", "Decisions that were saved, of people or bots", registry=registry)
        self.thoughts = histogram("bot_seconds", "Thinking of bots", THOUGHTS, registry, "bot")
        self.notices = Counter("parvis_notifications", "Notifications", ["result"], registry=registry)
        self.errors = Counter("parvis_database_errors", "Times the database could not be used", registry=registry)
        self.bells = histogram("bell_seconds", "News from other processes under way", BELLS, registry)
        registry.register(Now())

    def connect(self) -> None:
        """Count from now on what signals tell."""
        answered.connect(self.answer)
        moved.connect(self.move)
        thought.connect(self.think)
        told.connect(self.tell)
        troubled.connect(self.trouble)
        working.connect(self.hear)

    def answer(self, route: str, method: str, status: int, ms: float, **_: Any) -> None:
        """A request was answered."""
        self.requests.labels(route, method, status).inc()
        if route == DECIDE:
            self.deciding.observe(ms / 1000)

    def move(self, elsewhere: str, goes_on: bool | None = None, **_: Any) -> None:
        """A decision was saved, here if it is known whether the game goes on."""
        if not elsewhere and goes_on is not None:
            self.decisions.inc()

    def think(self, bot: str, seconds: float, **_: Any) -> None:
        """A bot has decided: named without its setting, which is anybody's choice."""
        self.thoughts.labels(bot.partition(":")[0]).observe(seconds)

    def tell(self, is_sent: bool, **_: Any) -> None:
        """A notification was sent, or could not be."""
        self.notices.labels("sent" if is_sent else "failed").inc()

    def trouble(self, **_: Any) -> None:
        """The database could not be used."""
        self.errors.inc()

    def hear(self, since: float, elsewhere: str, **_: Any) -> None:
        """A worker's sign of life has come. Clocks of two machines may differ."""
        if elsewhere:
            self.bells.observe(max(0.0, time.time() - since))


def histogram(name: str, about: str, bounds: tuple[float, ...], registry: CollectorRegistry, *labels: str) -> Histogram:
    """A histogram of seconds."""
    return Histogram(f"parvis_{name}", about, labels, registry=registry, buckets=bounds)


class Now(Collector):
    """What is looked at when somebody asks."""

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Open streams, and positions that wait for a bot; not these while the database can't be read."""
        yield GaugeMetricFamily("parvis_streams", "Open streams of events", HUB.addresses.total())
        try:
            found = asking_bots().aggregate(count=Count("pk"), oldest=Min("changed"))
        except (DatabaseError, InterfaceError):
            return
        finally:
            connection.close()
        age = (datetime.now(UTC) - found["oldest"]).total_seconds() if found["oldest"] else 0.0
        yield GaugeMetricFamily("parvis_waiting_for_bots", "Tables at which bots are asked", found["count"])
        yield GaugeMetricFamily("parvis_waiting_for_bots_seconds", "How long the first has waited", max(0.0, age))

    def describe(self) -> Iterator[GaugeMetricFamily]:
        """Nothing: to register is not to ask the database."""
        return iter(())


KEPT: list[Metrics] = []
"""What counts: signals alone would not keep it."""


def begin(address: str, place: int = 0) -> None:
    """Count from now on, and answer at that address; several processes take the ports from there on by their places."""
    registry = CollectorRegistry()
    KEPT.append(Metrics(registry))
    KEPT[-1].connect()
    host, port = listening(address)
    Thread(target=listen, args=(host, port + place, registry), name="metrics", daemon=True).start()


def listen(host: str, port: int, registry: CollectorRegistry) -> None:
    """Answer at a port, once it is free."""
    for _ in range(TRIES):
        try:
            start_http_server(port, host, registry)
        except OSError as error:
            trouble = error
            time.sleep(AGAIN)
        else:
            return
    LOG.error("no metrics at port %d: %s", port, trouble)
