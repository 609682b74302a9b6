"""How often somebody may do what costs the place something, annoys others, or guesses: one limiter for all of it.

What costs something is in the table here, by routes; what can be guessed is in `guesses`.

Counted by person and by address: in memory, so that a new start forgives, and on PostgreSQL in the database, as a club
may have several processes there.
"""

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from threading import Lock
from typing import Any

from django.conf import settings
from django.db import connection
from django.http import HttpRequest, HttpResponse

from parvis.web.hosting import shared_counts
from parvis.web.hosting.guesses import Secret, asked
from parvis.web.networks import network
from parvis.web.people.guests import present
from parvis.web.tables.viewer import CLUB
from parvis.web.texts import text
from parvis.web.views import errors

AT_ONE_ADDRESS = 10
"""How many persons' worth of requests one address may make: a family, a school; but guests are made quickly."""
MOST = 10_000
"""Counts that are kept at most before those that have run out are dropped."""
clock = time.monotonic
KEY = "guesses"
"""Where a request keeps what it was counted under."""


@dataclass(frozen=True)
class Limit:
    """A limit of so many times in so many seconds, counted together with all routes of its name."""

    name: str
    times: int
    seconds: float
    addressee: int = 0
    """How many times for one email address in the form, whoever asks; 0: it has none."""

    def counted(self, request: HttpRequest, given: dict[str, Any], network: str) -> dict[str, int]:
        """Under which names a request is counted, and how many times each may come."""
        person = present(request)
        by = {f"address {network}": self.times * AT_ONE_ADDRESS}
        if person is not None:
            by[f"person {person.pk}"] = self.times
        if self.addressee and (address := request.POST.get("email", "").strip().lower()[:254]):
            by[f"to {address}"] = self.addressee
        return by


HOUR, MINUTE = 3600.0, 60.0
TABLES = Limit("tables", 20, HOUR)
JOINS = Limit("joins", 60, HOUR)
LETTERS = Limit("letters", 10, HOUR, addressee=5)
LIMITS = {
    "new": TABLES,
    "quick": TABLES,
    "again": TABLES,
    "branch": TABLES,
    "create": TABLES,
    "friend": TABLES,
    "tournament-new": TABLES,
    "tournament-enter": JOINS,
    "tournament-records": Limit("files of tournaments", 20, HOUR),
    "ladder-new": TABLES,
    "ladder-enter": JOINS,
    "join": JOINS,
    "upload": Limit("uploads", 10, HOUR),
    "hint": Limit("hints", 120, HOUR),
    "analyse": Limit("analyses", 20, HOUR),
    "spread": Limit("spreads", 60, HOUR),
    "account_signup": LETTERS,
    "socialaccount_signup": LETTERS,
    "account_reset_password": LETTERS,
    "account_email": LETTERS,
    "account_email_verification_sent": LETTERS,
    "follow": Limit("follows", 60, HOUR),
    "friends-invite": TABLES,
    "export": Limit("exports", 2, HOUR),
    "api-tables": TABLES,
    "api-join": JOINS,
    "api-decide": Limit("decisions", 600, MINUTE),
    "api-mcp": Limit("tools", 600, MINUTE),
    "notices-test": Limit("tests of notices", 5, MINUTE),
}
"""What is limited, by the names of the routes that are posted to."""


class Counter:
    """When what was done, by whom."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.done: dict[tuple[str, str], deque[float]] = {}
        self.room = 0

    def wait(self, limit: Limit | Secret, counted: dict[str, int]) -> float:
        """Count one more time for all of `counted`, who may do it as many times; or how many seconds are left to wait.

        What is refused is not counted.
        """
        if is_shared():
            return shared_counts.wait(limit.name, limit.seconds, counted)
        now = clock()
        with self.lock:
            waits = [self.left(limit, who, times, now) for who, times in counted.items()]
            if max(waits) > 0:
                return max(waits)
            if len(self.done) > max(MOST, self.room):
                self.done = {key: times for key, times in self.done.items() if times and times[-1] > now - HOUR}
                self.room = 2 * len(self.done)  # looking through all of them again pays only then
            for who in counted:
                self.done.setdefault((limit.name, who), deque()).append(now)
        return 0.0

    def forgive(self, limit: Limit | Secret, counted: dict[str, int]) -> None:
        """Count once less: it was no wrong guess. It counted until then, so that many at once are no way round."""
        if is_shared():
            shared_counts.forgive(limit.name, counted)
            return
        with self.lock:
            for who in counted:
                if done := self.done.get((limit.name, who)):
                    done.pop()

    def left(self, limit: Limit | Secret, who: str, times: int, now: float) -> float:
        """Seconds until somebody may do it again."""
        done = self.done.get((limit.name, who), deque())
        while done and done[0] <= now - limit.seconds:
            done.popleft()
        return 0.0 if len(done) < times else done[0] + limit.seconds - now

    def forget(self) -> None:
        """Forget all that was counted."""
        if is_shared():
            shared_counts.forget()
        with self.lock:
            self.done.clear()


def is_shared() -> bool:
    """Whether other processes may count for the same limits."""
    return connection.vendor == "postgresql"


COUNTER = Counter()
"""The counter of limits at this site."""


class LimitMiddleware:
    """Answers 429 to what comes too often, in a club: at home nobody is counted."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Pass the request on; a right guess is not counted."""
        response = self.get_response(request)
        for secret, counted, route in request.__dict__.pop(KEY, []):
            if secret.asks[route](response.status_code):
                COUNTER.forgive(secret, counted)
        return response

    def process_view(
        self, request: HttpRequest, view: Any, args: tuple[Any, ...], given: dict[str, Any]
    ) -> HttpResponse | None:
        """None if the view may go on; else the page that says when to come again."""
        match = request.resolver_match
        route = match.view_name if match else None
        if settings.MODE != CLUB or route is None:
            return None
        at = network(request.META.get("REMOTE_ADDR", ""))
        limits: list[Limit | Secret] = [*asked(request, route)]
        if request.method == "POST" and route in LIMITS:
            limits.append(LIMITS[route])
        for limit in limits:
            counted = limit.counted(request, given, at)
            seconds = ceil(COUNTER.wait(limit, counted))
            if seconds:
                return refusal(request, limit, seconds)
            if isinstance(limit, Secret):
                request.__dict__.setdefault(KEY, []).append((limit, counted, route))
        return None


def count(request: HttpRequest, route: str) -> int:
    """Count a request once for a route that it stands for; the seconds to wait if that is too often, else 0."""
    limit = LIMITS[route]
    return ceil(COUNTER.wait(limit, limit.counted(request, {}, network(request.META.get("REMOTE_ADDR", "")))))


def forgive(request: HttpRequest, route: str) -> None:
    """Count a request less: nothing came of it."""
    limit = LIMITS[route]
    COUNTER.forgive(limit, limit.counted(request, {}, network(request.META.get("REMOTE_ADDR", ""))))


def refusal(request: HttpRequest, limit: Limit | Secret, seconds: int) -> HttpResponse:
    """The page that says when to come again."""
    key = limit.refusal if isinstance(limit, Secret) else "error-too-often"
    told = text(key, minutes=ceil(seconds / MINUTE))
    response = errors.page(request, 429, told, key=limit.name, seconds=seconds)
    response.headers["Retry-After"] = str(seconds)
    return response
