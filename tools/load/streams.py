"""`python -m tools.load.streams`: people far away from each other at many tables, and how soon they hear of each step.

A club, as `parvis serve` opens it. At each table three guests play Troyes by the clock, each with a browser of their
own, which follows the table by a stream of events and asks for its news as soon as it hears of any. Decisions are made
at random, at a rate. What is measured is how long a decision takes, how long after it was sent each of the three has
heard of it, and how long the answer takes with which the other two see it.
"""

import argparse
import asyncio
import re
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

from parvis.cli.say import progress_bar
from tools.load.__main__ import percentile, ready
from tools.load.usage import used
from tools.load.visitors import HIDDEN, Browser, Proxy, found
from tools.peers.table import markdown
from tools.postgres import Server, programs
from tools.site import HOST, PATIENCE, Site

NAMES = ("Anna", "Bruno", "Clara")
EACH = 45
"""People at one address: a site lets one address have only so many streams, and open only so many tables in an hour."""
AT_ONCE = 4
"""Tables that are opened at once."""
HANDS = 24
"""Requests that are under way at most."""


@dataclass
class Times:
    """Seconds, by what took them, and what went wrong."""

    decisions: list[float] = field(default_factory=list)
    steps: list[float] = field(default_factory=list)
    """From sending a decision until somebody heard of it."""
    news: list[float] = field(default_factory=list)
    """Asking for what is new then."""
    late: int = 0
    """Decisions that could not be made when they should have been, as nobody had seen the table as it was by then."""
    errors: list[str] = field(default_factory=list)


class Page:
    """The page of a table in somebody's browser."""

    def __init__(self, browser: Browser, path: str, table: "Table") -> None:
        self.browser = browser
        self.path = path
        self.table = table
        self.told = ""
        self.busy = False
        self.is_open = asyncio.Event()
        self.read(browser.ask("GET", path, part=False)[0])

    def read(self, text: str) -> None:
        """Take up what the page shows now."""
        self.text = text
        match = re.search(r'data-live="table-\d+" data-value="([\d.]+)"', text)
        self.shown = match[1] if match else self.told
        self.decisions = re.findall(r'name="decision" value="([^"]+)"', text)

    @property
    def can_decide(self) -> bool:
        """Whether it asks something, and shows the table as it is."""
        return bool(self.decisions) and not self.busy and self.shown == self.told

    def decide(self, random: Random, times: Times) -> None:
        """Make one of the decisions that the page offers."""
        form = {name: found(name, self.text) for name in HIDDEN} | {"decision": random.choice(self.decisions)}
        self.table.sent, self.table.heard = time.perf_counter(), set()
        text, took = self.browser.ask("POST", f"{self.path}/decide", form)
        times.decisions.append(took)
        self.read(text)

    def catch_up(self, times: Times) -> None:
        """Ask for news until the page shows what was told."""
        while self.shown != self.told:
            number, _, revision = self.shown.partition(".")
            text, took = self.browser.ask("GET", f"{self.path}/news?number={number}&revision={revision}")
            times.news.append(took)
            if not text:
                return
            self.read(text)


@dataclass
class Table:
    """A table with the pages of its three people."""

    pages: list[Page] = field(default_factory=list)
    sent: float = 0.0
    """When the last decision was sent."""
    heard: set[Page] = field(default_factory=set)
    """The pages that have heard of it."""


def open_tables(site: Site, count: int, proxy: Proxy | None) -> list[Table]:
    """Open so many tables, some of them at once."""

    def opened(number: int) -> Table:
        return open_table(site, f"127.0.0.{2 + len(NAMES) * number // EACH}", proxy)

    with ThreadPoolExecutor(AT_ONCE) as hands:
        return list(hands.map(opened, range(count)))


def open_table(site: Site, source: str, proxy: Proxy | None) -> Table:
    """A table of three guests, who come from one address."""
    people = [Browser(site, source, proxy) for _ in NAMES]
    form = {"game": "troyes", "players": "3", "whom": "friends", "time": "live-clock", "base": "600"}
    place = sent(people[0], "/tables/create", form | {"name": NAMES[0]})
    for browser, name in zip(people[1:], NAMES[1:], strict=True):
        path = sent(browser, f"{place}/join", {"name": name})
    table = Table()
    table.pages = [Page(browser, path, table) for browser in people]
    return table


def sent(browser: Browser, path: str, form: dict[str, str]) -> str:
    """Send a form; returns the address that it leads to."""
    token = found("csrfmiddlewaretoken", browser.ask("GET", "/", part=False)[0])
    return browser.ask("POST", path, {"csrfmiddlewaretoken": token, **form}, part=False)[0]


class Crowd:
    """Everybody at all tables, and what they do from now on."""

    def __init__(self, site: Site, tables: list[Table], asked: argparse.Namespace) -> None:
        self.site = site
        self.tables = tables
        self.asked = asked
        self.times = Times()
        self.hands = ThreadPoolExecutor(HANDS)
        self.under_way: set[asyncio.Task[None]] = set()

    async def measure(self) -> Times:
        """Open all streams; when each page has been told how things are, let people play."""
        pages = [page for table in self.tables for page in table.pages]
        streams = []
        # one after the other: a crowd that comes at once is kept out by the gate, and would come again
        for page in pages:
            streams.append(asyncio.create_task(self.listen(page)))
            async with asyncio.timeout(PATIENCE):
                await page.is_open.wait()
        await self.play()
        await asyncio.gather(*self.under_way)
        for stream in streams:
            stream.cancel()
        await asyncio.gather(*streams, return_exceptions=True)
        return self.times

    async def play(self) -> None:
        """Somebody decides, again and again, at the table where nobody has for longest."""
        waiting, random, began = deque(self.tables), Random(1), time.monotonic()
        count = int(self.asked.rate * self.asked.seconds)
        with progress_bar("Playing", count) as show:
            for number in range(count):
                await asyncio.sleep(max(0.0, began + number / self.asked.rate - time.monotonic()))
                show(number)
                page = next((page for table in waiting for page in table.pages if page.can_decide), None)
                if page is None:
                    self.times.late += 1
                    continue
                waiting.remove(page.table)
                waiting.append(page.table)
                self.do(page, partial(page.decide, random, self.times))

    def do(self, page: Page, action: Callable[[], None]) -> None:
        """Let a page do something, while others do other things; afterwards it catches up."""
        page.busy = True
        task = asyncio.create_task(self.doing(page, action))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    async def doing(self, page: Page, action: Callable[[], None]) -> None:
        """Do an action in one of the hands."""
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self.hands, action)
            await loop.run_in_executor(self.hands, page.catch_up, self.times)
        except (OSError, RuntimeError) as error:
            self.times.errors.append(repr(error))
        finally:
            page.busy = False

    async def listen(self, page: Page) -> None:
        """Follow a table until this is cancelled."""
        topic = page.path.rpartition("/")[2]
        source = page.browser.source
        near = HOST if page.browser.proxy else source
        reader, writer = await asyncio.open_connection(HOST, self.site.port, local_addr=(near, 0))
        head = f"GET /events?on=table-{topic}&on=people-{topic} HTTP/1.1\r\nHost: {HOST}:{self.site.port}\r\n"
        head += f"X-Forwarded-For: {source}\r\n" if page.browser.proxy else ""
        writer.write(f"{head}Cookie: {page.browser.cookie}\r\nConnection: close\r\n\r\n".encode())
        try:
            while line := (await reader.readline()).decode():
                if line.startswith(f"data: table-{topic} "):
                    self.hear(page, line.split()[2])
            self.times.errors.append("a stream has ended")
        finally:
            writer.close()

    def hear(self, page: Page, value: str) -> None:
        """A page is told something: first how things are, then what is new."""
        page.told = value
        if not page.is_open.is_set():
            page.is_open.set()
        elif page not in page.table.heard:
            page.table.heard.add(page)
            self.times.steps.append(time.perf_counter() - page.table.sent)
        if not page.busy and page.shown != value:
            self.do(page, lambda: None)


HEADS = [
    "tables",
    "streams",
    "decisions/s",
    "decision",
    "p95",
    "p99",
    "until pages hear",
    "p95",
    "p99",
    "news",
    "p95",
    "p99",
]
HEADS += ["late", "CPU a decision", "errors"]
PARTS = (0.5, 0.95, 0.99)


def main() -> int:
    """Measure, and print; 1 where anything went wrong."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.load.streams", description=(__doc__ or "").partition(":")[2].strip()
    )
    parser.add_argument("--tables", type=int, default=100, help="tables of three (100)")
    parser.add_argument("--rate", type=float, default=20, help="decisions a second at all tables (20)")
    parser.add_argument("--seconds", type=float, default=600, help="for so long (600)")
    parser.add_argument("--processes", type=int, default=1, help="with several that serve, on PostgreSQL (1)")
    parser.add_argument("--postgres", action="store_true", help="one process, on PostgreSQL too")
    parser.add_argument("--interpreted", action="store_true", help="as in the first minute, before rules are compiled")
    parser.add_argument(
        "--proxy",
        action="store_true",
        help="through connections that stay open, as a proxy has them, not one for each ask",
    )
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="parvis-streams-") as folder,
        server_for(asked) as server,
        Site(
            Path(folder) / "data",
            interpreted=asked.interpreted,
            club=True,
            database=server.url() if server else "",
            processes=asked.processes,
        ) as site,
    ):
        if not asked.interpreted:
            ready(site)
        return measured(site, server, asked)


def server_for(asked: argparse.Namespace) -> AbstractContextManager[Server | None]:
    """The database server that is wanted, if any."""
    if asked.processes == 1 and not asked.postgres:
        return nullcontext()
    folder = programs()
    if folder is None:
        raise SystemExit("no PostgreSQL here")
    return Server(folder)


def measured(site: Site, server: Server | None, asked: argparse.Namespace) -> int:
    """Let people play at a site, and print how it bore it; 1 where anything went wrong."""
    tables = open_tables(site, asked.tables, Proxy(site) if asked.proxy else None)
    before, began = used(site, server), time.monotonic()
    times = asyncio.run(Crowd(site, tables, asked).measure())
    took, after = time.monotonic() - began, used(site, server)
    made = max(1, len(times.decisions))
    cpu = {name: 1000 * (now.cpu - before[name].cpu) / made for name, now in after.items()}
    row = [str(asked.tables), str(len(NAMES) * asked.tables), f"{made / took:.1f}"]
    row += [percentile(found, part) for found in (times.decisions, times.steps, times.news) for part in PARTS]
    row += [str(times.late), f"{sum(cpu.values()):.0f} ms", str(len(times.errors))]
    print(markdown([HEADS, ["---"] * len(HEADS), row]))
    heads = ["process", "CPU a decision", "cores", "memory"]
    rows = [
        [name, f"{cpu[name]:.1f} ms", f"{(now.cpu - before[name].cpu) / took:.2f}", f"{now.memory:.0f} MB"]
        for name, now in after.items()
    ]
    print(markdown([heads, ["---"] * len(heads), *rows]))
    for error in sorted(set(times.errors)):
        print(error)
    return 1 if times.errors else 0


if __name__ == "__main__":
    sys.exit(main())
