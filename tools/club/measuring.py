"""How long pages take for members with few games and with many, and what the database does for them."""

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from django.contrib import admin
from django.db import connection
from django.db.models import Count
from django.test import Client
from django.urls import reverse

from parvis.web.people.guests import BY_COOKIE
from parvis.web.people.models import Person
from parvis.web.room.models import OwnTable

ROUNDS = 20
DATABASES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
READ = "SELECT SUM(seq_tup_read) + (SELECT SUM(idx_tup_read) FROM pg_stat_user_indexes) FROM pg_stat_user_tables"


@dataclass(frozen=True)
class Reader:
    """A member, and what they look at."""

    person: Person
    games: int
    running: int
    """A table under way at which they sit."""
    ended: int
    """The reader's last finished table."""


@dataclass
class Work:
    """What a page asks of the database."""

    statements: list[str] = field(default_factory=list)
    waited: float = 0.0
    """Seconds for its server."""
    rows: int = 0
    """Instructions of SQLite's machine, ten at a time, or rows and entries of indexes that PostgreSQL has read."""


Address = Callable[[Reader], str]


def route(name: str, *given: str) -> Address:
    """The address of a route, with numbers of what the reader looks at."""
    return lambda reader: reverse(name, args=[NUMBERS[one](reader) for one in given])


NUMBERS: Mapping[str, Callable[[Reader], Any]] = {
    "person": lambda reader: reader.person.pk,
    "running": lambda reader: reader.running,
    "ended": lambda reader: reader.ended,
}
PAGES: Mapping[str, Address] = {
    "home": route("home"),
    "levels": route("levels"),
    "new": route("new"),
    "lobby": route("lobby"),
    "own": route("own"),
    "own, older": lambda reader: f"{reverse('own')}?behind={reader.ended}",
    "person": route("person", "person"),
    "person, older": lambda reader: f"{reverse('person', args=[reader.person.pk])}?behind={reader.ended}",
    "people": route("people"),
    "mine": route("mine"),
    "settings": route("settings"),
    "sessions": route("sessions"),
    "farewell": route("farewell"),
    "account_email": route("account_email"),
    "notices": route("notices"),
    "notices-standing": route("notices-standing"),
    "report": lambda reader: reverse("report", args=[Person.objects.exclude(pk=reader.person.pk).latest("pk").pk]),
    "table": route("table", "running"),
    "chat": route("chat", "running"),
    "chat-unread": route("chat-unread", "running"),
    "log": route("log", "running"),
    "result": route("result", "ended"),
    "replay": route("replay", "ended"),
}
"""The pages that list something, by their routes."""
OF_ONE_GAME = ("result", "replay")
"""Pages that play a whole game again, with rules that are interpreted here: they cost what that game costs."""


def lists_of_admins() -> dict[str, Address]:
    """The lists of the admin's pages."""
    names = (f"admin:{model._meta.app_label}_{model._meta.model_name}_changelist" for model in admin.site._registry)
    return {name: route(name) for name in names}


def readers() -> list[Reader]:
    """The members with the fewest games, with many, and with most."""
    found = Person.objects.filter(guest=False).annotate(games=Count("own_tables")).order_by("pk")[:3]
    return [reader(person, person.games) for person in found]


def reader(person: Person, games: int) -> Reader:
    """A member, with tables to look at."""
    own = OwnTable.objects.filter(person=person)
    running = own.filter(finished=None).values_list("table", flat=True)[0]
    ended = own.filter(finished__isnull=False).order_by("-finished").values_list("table", flat=True)[0]
    return Reader(person, games, running, ended)


def browser(person: Person) -> Client:
    """A browser in which somebody is signed in."""
    client = Client(headers={"host": "localhost"})
    client.force_login(person, backend=BY_COOKIE)
    return client


def times(client: Client, address: str, rounds: int = ROUNDS) -> list[float]:
    """Seconds that a page takes, in order: of the processor, and of waiting for a database server.

    Other programs on a busy machine are left out so.
    """
    found = []
    for _ in range(rounds):
        made = Work()
        began = time.thread_time()
        with noted(made):
            answer = client.get(address, follow=True)
        found.append(time.thread_time() - began + made.waited)
        check(address, answer)
    return sorted(found)


def work(client: Client, address: str) -> Work:
    """What a page asks of the database when it is made once more."""
    made = Work()
    with noted(made), counted(made):
        answer = client.get(address, follow=True)
    check(address, answer)
    return made


def check(address: str, answer: Any) -> None:
    """Raise ValueError where an address does not lead to its page."""
    if answer.status_code != 200 or "/login" in answer.request["PATH_INFO"]:
        raise ValueError(f"{address} leads to {answer.request['PATH_INFO']} ({answer.status_code})")


@contextmanager
def noted(made: Work) -> Iterator[None]:
    """Note the statements within this block."""

    def note(execute: Any, sql: str, *given: Any) -> Any:
        made.statements.append(sql)
        began, own = time.perf_counter(), time.thread_time()
        try:
            return execute(sql, *given)
        finally:
            if connection.vendor != "sqlite":  # which works in this thread
                made.waited += max(0.0, time.perf_counter() - began - (time.thread_time() - own))

    with connection.execute_wrapper(note):
        yield


@contextmanager
def counted(made: Work) -> Iterator[None]:
    """Count what the database reads within this block."""
    connection.ensure_connection()
    if connection.vendor == "sqlite":

        def count() -> None:
            made.rows += 1

        connection.connection.set_progress_handler(count, 10)
        yield
        connection.connection.set_progress_handler(None, 0)
    else:
        before = rows_read()
        yield
        made.rows = rows_read() - before


def rows_read() -> int:
    """The rows and entries of indexes that PostgreSQL has read of all tables, by now."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_stat_force_next_flush()")
        cursor.execute(READ)
        return int(cursor.fetchone()[0])


@dataclass(frozen=True)
class Cost:
    """What a page costs a reader."""

    seconds: list[float]
    """Seconds of each measurement, in order."""
    statements: int

    def of(self, part: float) -> float:
        """Milliseconds that this part of the pages takes at most."""
        return 1000 * self.seconds[int(part * (len(self.seconds) - 1))]

    def __str__(self) -> str:
        return f"{self.of(0.5):.0f}, {self.of(0.95):.0f} ({self.statements})"


def measured(shown: Callable[[str], None], rounds: int = ROUNDS) -> tuple[str, float]:
    """All pages as a table in Markdown, whose rows are shown as they come; and the slowest 95th percentile of lists."""
    known = readers()
    Person.objects.filter(pk__in=[one.person.pk for one in known]).update(is_staff=True, is_superuser=True)
    seen = [(browser(one.person), one) for one in known]
    heads = [DATABASES[connection.vendor], *(f"{one.games:,} games" for one in known)]
    lines, slowest = [row(heads), row(["---", *["---:"] * len(known)])], 0.0
    for name, address in {**PAGES, **lists_of_admins()}.items():
        costs = [cost(client, address(one), rounds) for client, one in seen]
        if name not in OF_ONE_GAME:
            slowest = max(slowest, *(one.of(0.95) for one in costs))
        lines.append(row([name, *map(str, costs)]))
        shown(lines[-1])
    return "\n".join(lines), slowest


def cost(client: Client, address: str, rounds: int) -> Cost:
    """What a page costs, once it has been made before."""
    client.get(address, follow=True)
    return Cost(times(client, address, rounds), len(work(client, address).statements))


def row(cells: list[str]) -> str:
    """A row of a table in Markdown."""
    return f"| {' | '.join(cells)} |"
