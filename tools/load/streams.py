"""`python -m tools.load.streams`: people at many tables, with open pages that hear of every step, and how soon they do.

At each table people play Troyes before one screen, deciding at random, and several pages follow it. Decisions are sent
at a rate by a few browsers; what is measured is how long a decision takes, how long after it was sent each page heard
of the step, and how long the answer takes with which each page then shows it. Pages open their streams from several
addresses of this computer, since one address has only so many.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Lock, Thread

from tools.load.__main__ import cpu_seconds, memory, percentile
from tools.load.visitors import Browser, found
from tools.peers.table import markdown
from tools.site import HOST, PATIENCE, Site

NAMES = ("Anna", "Bruno", "Clara")
COLOURS = ("blue", "yellow", "red")
EACH = 50
"""Streams of one address."""


@dataclass
class Table:
    """A table with the newest page of it."""

    browser: Browser
    path: str
    text: str
    sent: float = 0.0
    """When the last decision was sent."""
    heard: set[int] = field(default_factory=set)
    """The pages that have heard of it."""

    @property
    def topic(self) -> str:
        """What its pages follow."""
        return f"table-{self.path.rpartition('/')[2]}"


@dataclass
class Times:
    """Seconds, by what took them, and what went wrong."""

    decisions: list[float] = field(default_factory=list)
    steps: list[float] = field(default_factory=list)
    """From sending a decision until a page heard of its step."""
    news: list[float] = field(default_factory=list)
    """Asking for what is new then."""
    errors: list[str] = field(default_factory=list)


def open_table(browser: Browser) -> Table:
    """A table of people before one screen."""
    home, _ = browser.ask("GET", "/", part=False)
    form = {"csrfmiddlewaretoken": found("csrfmiddlewaretoken", home), "game": "troyes", "begins": "0"}
    for row, (name, colour) in enumerate(zip(NAMES, COLOURS, strict=True)):
        form |= {f"name-{row}": name, f"colour-{row}": colour, f"player-{row}": "human"}
    path, _ = browser.ask("POST", "/tables/new", form, part=False)
    return Table(browser, path, browser.ask("GET", path, part=False)[0])


def decide(table: Table, random: Random, times: Times) -> None:
    """Whoever is asked decides; only that is measured, not what the screen does for the next person to sit down."""
    browser = table.browser
    if 'id="curtain"' in table.text:
        seat = table.text.partition('id="lift-')[2].partition('"')[0]
        form = {"csrfmiddlewaretoken": found("csrfmiddlewaretoken", table.text), "seat": seat}
        table.text, _ = browser.ask("POST", f"{table.path}/curtain", form)
    codes = [part.partition('"')[0] for part in table.text.split('name="decision" value="')[1:]]
    form = {name: found(name, table.text) for name in ("number", "revision", "seat", "csrfmiddlewaretoken")}
    table.heard.clear()
    table.sent = time.perf_counter()
    table.text, took = browser.ask("POST", f"{table.path}/decide", form | {"decision": random.choice(codes)})
    times.decisions.append(took)


class Players:
    """A few browsers that decide at all tables in turns, at a rate."""

    def __init__(self, tables: list[list[Table]], rate: float, seconds: float, times: Times) -> None:
        self.tables = tables
        self.rate = rate
        self.ends = time.monotonic() + seconds
        self.times = times
        self.lock = Lock()
        self.next = time.monotonic()

    def play(self) -> list[Thread]:
        """Begin."""
        threads = [Thread(target=self.keep_on, args=[own, Random(seed)]) for seed, own in enumerate(self.tables)]
        for thread in threads:
            thread.start()
        return threads

    def keep_on(self, tables: list[Table], random: Random) -> None:
        """One browser goes round its tables until the time is over."""
        try:
            while tables and time.monotonic() < self.ends:
                for place, table in enumerate(tables):
                    with self.lock:
                        at, self.next = self.next, max(self.next + 1 / self.rate, time.monotonic())
                    time.sleep(max(0.0, at - time.monotonic()))
                    if time.monotonic() > self.ends:
                        return
                    decide(table, random, self.times)
                    if f'href="{table.path}/result"' in table.text:
                        tables.pop(place)
                        break
        except (OSError, RuntimeError, IndexError) as error:
            self.times.errors.append(repr(error))


class OpenPage:
    """A page that follows a table, and asks for what is new as soon as it hears that there is anything."""

    def __init__(self, site: Site, table: Table, number: int, source: str, times: Times, asks: bool) -> None:
        self.site = site
        self.table = table
        self.number = number
        self.source = source
        self.times = times
        self.asks = asks
        self.shown = self.told = ""
        self.is_open = asyncio.Event()

    async def run(self) -> None:
        """Listen until this is cancelled."""
        reader, writer = await self.send(f"/events?on={self.table.topic}")
        asking: asyncio.Task[None] | None = None
        try:
            while line := (await reader.readline()).decode():
                if line.startswith(f"data: {self.table.topic} "):
                    self.hear(line.split()[2])
                if self.asks and self.shown != self.told and (asking is None or asking.done()):
                    asking = asyncio.create_task(self.ask())
            self.times.errors.append("a stream has ended")
        finally:
            writer.close()

    def hear(self, value: str) -> None:
        """Something is told: first how things are, then what is new."""
        if not self.told:
            self.shown = value
            self.is_open.set()
        elif self.number not in self.table.heard:
            self.times.steps.append(time.perf_counter() - self.table.sent)
            self.table.heard.add(self.number)
        self.told = value

    async def ask(self) -> None:
        """Ask until the page shows what it was told."""
        while self.shown != self.told:
            told, began = self.told, time.perf_counter()
            number, _, revision = self.shown.partition(".")
            reader, writer = await self.send(f"{self.table.path}/news?number={number}&revision={revision}")
            await reader.read()
            writer.close()
            self.times.news.append(time.perf_counter() - began)
            self.shown = told

    async def send(self, path: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Ask for something; the answer behind its first line."""
        reader, writer = await asyncio.open_connection(HOST, self.site.port, local_addr=(self.source, 0))
        head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nHX-Request: true\r\nConnection: close\r\n\r\n"
        writer.write(head.encode())
        status = (await reader.readline()).decode().split()[1]
        if status not in ("200", "204"):
            self.times.errors.append(f"{path.partition('?')[0]} was answered with {status}")
        return reader, writer


def addresses(count: int) -> Iterable[str]:
    """An address of this computer for each of so many streams."""
    return (f"127.0.0.{2 + number // EACH}" for number in range(count))


async def measure(site: Site, tables: list[list[Table]], asked: argparse.Namespace) -> Times:
    """Open all streams; when each has been told how things are, let people play."""
    times = Times()
    all_tables = [table for own in tables for table in own]
    pages = [
        OpenPage(site, all_tables[number % len(all_tables)], number, source, times, not asked.quiet)
        for number, source in enumerate(addresses(asked.streams))
    ]
    streams = []
    for page in pages:  # one after the other: a crowd that comes at once is kept out by the gate, and would come again
        streams.append(asyncio.create_task(page.run()))
        async with asyncio.timeout(PATIENCE):
            await page.is_open.wait()
    threads = Players(tables, asked.rate, asked.seconds, times).play()
    while any(thread.is_alive() for thread in threads):
        await asyncio.sleep(0.1)
    await asyncio.sleep(1)  # for what was told last
    for stream in streams:
        stream.cancel()
    await asyncio.gather(*streams, return_exceptions=True)
    return times


HEADS = [
    "tables",
    "streams",
    "decisions/s",
    "decision",
    "p95",
    "until pages hear",
    "p95",
    "news",
    "p95",
    "cores",
    "memory",
    "errors",
]


def main() -> int:
    """Measure, and print; 1 where anything went wrong."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.load.streams", description=(__doc__ or "").partition(":")[2].strip()
    )
    parser.add_argument("--tables", type=int, default=100, help="tables (100)")
    parser.add_argument("--streams", type=int, default=300, help="open pages, at the tables in turns (300)")
    parser.add_argument("--rate", type=float, default=20, help="decisions a second at all tables (20)")
    parser.add_argument("--browsers", type=int, default=12, help="browsers that send them (12)")
    parser.add_argument("--seconds", type=float, default=600, help="for so long (600)")
    parser.add_argument("--quiet", action="store_true", help="pages hear of news, but don't ask for them")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="parvis-streams-") as folder, Site(Path(folder) / "data") as site:
        # Each table has cookies of its own: a browser remembers for one table only who sits before it.
        tables: list[list[Table]] = [[] for _ in range(asked.browsers)]
        for number in range(asked.tables):
            tables[number % asked.browsers].append(open_table(Browser(site)))
        cpu, began = cpu_seconds(site), time.monotonic()
        times = asyncio.run(measure(site, tables, asked))
        took = time.monotonic() - began
        row = [
            str(asked.tables),
            str(asked.streams),
            f"{len(times.decisions) / took:.1f}",
            *(percentile(times.decisions, part) for part in (0.5, 0.95)),
            *(percentile(times.steps, part) for part in (0.5, 0.95)),
            *(percentile(times.news, part) for part in (0.5, 0.95)),
            f"{(cpu_seconds(site) - cpu) / took:.2f}",
            f"{memory(site):.0f} MB",
            str(len(times.errors)),
        ]
    print(markdown([HEADS, ["---"] * len(HEADS), row]))
    for error in sorted(set(times.errors)):
        print(error)
    return 1 if times.errors else 0


if __name__ == "__main__":
    sys.exit(main())
