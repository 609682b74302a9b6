"""Databases that are away, hang, end all sessions or are locked, while all pages are asked for by everybody."""

import os
import re
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from http.client import IncompleteRead
from pathlib import Path
from random import Random
from threading import Event, Thread

from tools.faults.visits import BROKEN, GAME, SECONDS, Outcomes, asked, until
from tools.postgres import Server, programs
from tools.site import Site, Visitor

PASSWORD = "three blue cathedrals"
SOON = 10.0
"""Seconds in which all goes on when the database is back."""
LATELY = 0.3
"""Seconds after which sites on PostgreSQL try a connection before they use it, and a little more."""
EXPORT = "/settings/export"
"""What is sent while it is packed."""


def stopped(random: Random, folder: Path, times: int) -> Outcomes:
    """PostgreSQL is not there."""
    yield from on_postgres(folder, times, lambda server: server.away())


def hanging(random: Random, folder: Path, times: int) -> Outcomes:
    """PostgreSQL takes connections and answers nothing."""
    yield from on_postgres(folder, times, lambda server: server.hanging())


def ended(random: Random, folder: Path, times: int) -> Outcomes:
    """Whatever is under way at PostgreSQL is ended, again and again."""
    yield from on_postgres(folder, times, lambda server: ending(server, random))


@contextmanager
def ending(server: Server, random: Random) -> Iterator[None]:
    """Within this block all sessions are ended many times a second."""
    over = Event()

    def end() -> None:
        while not over.wait(random.random() / 20):
            server.end_sessions()

    thread = Thread(target=end)
    thread.start()
    yield
    over.set()
    thread.join()


def on_postgres(folder: Path, times: int, fault: Callable[[Server], AbstractContextManager[None]]) -> Outcomes:
    """What a club on PostgreSQL answers meanwhile."""
    found = programs()
    assert found, "no PostgreSQL here: on Debian, as root, apt-get install postgresql"
    with Server(found) as server, Site(folder, club=True, database=server.url()) as site:
        yield from asked_meanwhile(site, times, lambda: fault(server))


def locked_club(random: Random, folder: Path, times: int) -> Outcomes:
    """Try a club while another program holds the lock of an SQLite database all the time."""
    with Site(folder, club=True) as site:
        yield from asked_meanwhile(site, times, lambda: locking(site))


@contextmanager
def locking(site: Site) -> Iterator[None]:
    """Within this block nobody else writes."""
    with closing(sqlite3.connect(site.path, isolation_level=None, timeout=SECONDS)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def unreadable(random: Random, folder: Path, times: int) -> Outcomes:
    """What the disk gives back of an SQLite database is none."""
    with Site(folder, club=True) as site:
        yield from asked_meanwhile(site, times, lambda: spoiling(site))


@contextmanager
def spoiling(site: Site) -> Iterator[None]:
    """Within this block the database begins with other bytes, and nobody has it in memory."""
    with closing(sqlite3.connect(site.path, isolation_level=None, timeout=SECONDS)) as other:
        other.execute("UPDATE web_table SET number = number")
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with site.path.open("r+b") as file:
        head = file.read(100)
        file.seek(0)
        file.write(bytes(100))
    yield
    with site.path.open("r+b") as file:
        file.write(head)


def asked_meanwhile(site: Site, times: int, fault: Callable[[], AbstractContextManager[None]]) -> Outcomes:
    """Ask for so many pages during a fault, evenly chosen of all; then see whether all goes on."""
    people = arrived(site)
    possible = [(one, method, path) for path in addresses() for one in people for method in ("GET", "POST")]
    with fault():
        for number in range(times):
            one, method, path = possible[number * len(possible) // times % len(possible)]
            yield answered(one, method, path)
    yield "all goes on" if goes_on(site, people) else f"{BROKEN}nothing goes on"
    yield from ["logged without a traceback"] if not site.tracebacks else [f"{BROKEN}{site.tracebacks} tracebacks"]


def answered(one: Visitor, method: str, path: str) -> str:
    """How a request came out. A file that can't be packed to its end is cut off: nobody shall take it for whole."""
    try:
        status, _ = one.get(path) if method == "GET" else one.post(path)
    except IncompleteRead:
        return "a file was cut off" if path == EXPORT else f"{BROKEN}{method} {path}: cut off"
    return name_of_answer(status) or f"{BROKEN}{method} {path}: {status}"


def name_of_answer(status: int) -> str:
    """What an answer is called, unless it should not be."""
    return "refused with 503" if status == 503 else "answered" if status < 500 else ""


def goes_on(site: Site, people: Sequence[Visitor]) -> bool:
    """Whether everybody soon gets their pages again, and whoever comes now plays against bots.

    A connection that was ended within LATELY of its last use is found out by the next request, which is refused.
    """
    time.sleep(LATELY)
    if not until(lambda: all(one.get("/tables")[0] == 200 for one in people), SOON):
        return False
    guest, table = sat_down(site, "Guest")
    before = asked(guest, table)
    status, _ = guest.post(f"/tables/{table}/decide", **before)
    return status == 200 and until(lambda: asked(guest, table) != before)


def arrived(site: Site) -> list[Visitor]:
    """A stranger, a guest at a table, somebody with an account, and the admin."""
    stranger, anna, olga = (Visitor(site) for _ in range(3))
    stranger.get("/")
    guest, _ = sat_down(site, "Gustav")
    anna.post("/sign-up", name="Anna", email="anna@example.org", password1=PASSWORD)
    olga.post(site.way_in)
    return [stranger, guest, anna, olga]


def sat_down(site: Site, name: str) -> tuple[Visitor, int]:
    """A guest at a table against bots, and its number."""
    guest = Visitor(site)
    _, page = guest.post("/tables/quick", game=GAME, level="random", name=name)
    return guest, int(re.findall(r"/tables/(\d+)/", page)[0])


def addresses() -> list[str]:
    """The addresses of all pages, as Django finds them once it is set up: on data of its own, which nobody uses."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("PARVIS_DATA", folder)
        from parvis.web.server import asgi  # noqa: F401 - sets up Django

    from tools.faults.addresses import addresses as found

    return found()
