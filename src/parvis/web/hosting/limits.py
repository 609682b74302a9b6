"""How often somebody may do what costs the place something, or annoys others: one table, by routes.

Counted in memory, by person and by address: a club is one process, and a new start forgives.
"""

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from threading import Lock
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from parvis.web.jinja import text
from parvis.web.networks import network
from parvis.web.people.guests import present
from parvis.web.viewer import CLUB
from parvis.web.views import errors

AT_ONE_ADDRESS = 10
"""How many persons' worth of requests one address may make: a family, a school; but guests are made quickly."""
MOST = 10_000
"""Counts that are kept at most before those that have run out are dropped."""
clock = time.monotonic


@dataclass(frozen=True)
class Limit:
    """So many times in so many seconds, counted together with all routes of the same name."""

    name: str
    times: int
    seconds: float


HOUR, MINUTE = 3600.0, 60.0
TABLES = Limit("tables", 20, HOUR)
LIMITS = {
    "new": TABLES,
    "quick": TABLES,
    "again": TABLES,
    "create": TABLES,
    "friend": TABLES,
    "join": Limit("joins", 60, HOUR),
    "upload": Limit("uploads", 10, HOUR),
    "watch": Limit("passwords", 20, HOUR),
    "notices-test": Limit("tests of notices", 5, MINUTE),
}
"""What is limited, by the names of the routes that are posted to."""


class Counter:
    """When what was done, by whom."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.done: dict[tuple[str, str], deque[float]] = {}

    def wait(self, limit: Limit, counted: dict[str, int]) -> float:
        """Count one more time for all of `counted`, who may do it as many times; or how many seconds are left to wait.

        What is refused is not counted.
        """
        now = clock()
        with self.lock:
            waits = [self.left(limit, who, times, now) for who, times in counted.items()]
            if max(waits) > 0:
                return max(waits)
            if len(self.done) > MOST:
                self.done = {key: times for key, times in self.done.items() if times and times[-1] > now - HOUR}
            for who in counted:
                self.done.setdefault((limit.name, who), deque()).append(now)
        return 0.0

    def left(self, limit: Limit, who: str, times: int, now: float) -> float:
        """Seconds until somebody may do it again."""
        done = self.done.get((limit.name, who), deque())
        while done and done[0] <= now - limit.seconds:
            done.popleft()
        return 0.0 if len(done) < times else done[0] + limit.seconds - now

    def forget(self) -> None:
        """Begin anew."""
        with self.lock:
            self.done.clear()


COUNTER = Counter()
"""At this site."""


class LimitMiddleware:
    """Answers 429 to what comes too often, in a club: at home nobody is counted."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Pass the request on."""
        return self.get_response(request)

    def process_view(
        self, request: HttpRequest, view: Any, args: tuple[Any, ...], given: dict[str, Any]
    ) -> HttpResponse | None:
        """None if the view may go on; else the page that says when to come again."""
        match = request.resolver_match
        limit = LIMITS.get(match.view_name) if match and match.view_name else None
        if settings.MANNER != CLUB or request.method != "POST" or limit is None:
            return None
        seconds = ceil(COUNTER.wait(limit, counted(request, limit)))
        if seconds == 0:
            return None
        response = errors.page(request, 429, text("error-too-often", minutes=ceil(seconds / MINUTE)))
        response.headers["Retry-After"] = str(seconds)
        return response


def counted(request: HttpRequest, limit: Limit) -> dict[str, int]:
    """Under which names a request is counted, and how many times each may come."""
    person = present(request)
    at = {f"address {network(request.META.get('REMOTE_ADDR', ''))}": limit.times * AT_ONE_ADDRESS}
    return at if person is None else at | {f"person {person.pk}": limit.times}
