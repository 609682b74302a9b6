"""`python -m tools.load.programs`: programs that decide over the API at a rate, and how long pages take beside them.

A club on one process, as `parvis serve` opens it, with compiled rules. At each table two programs' accounts play each
other. Before each decision the program that is asked reads its table, as one does that has just heard of a step. Pages
of these tables and of the lobby are opened by people at a rate of their own, first alone, then beside the programs.
"""

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random, expovariate
from threading import Event, Thread
from typing import Any

from tools.load.__main__ import percentile, ready
from tools.load.cuts import account_of_program, opened_between
from tools.load.usage import cpu
from tools.load.visitors import Browser, Connection
from tools.peers.table import markdown
from tools.site import Site

WORKERS = 8
"""Threads that decide, each at one table at a time, with accounts of its own."""
READERS = 3
PAGES = 6.0
"""Pages a second that people open, all together."""


@dataclass
class Times:
    """Seconds that answers took, by what was asked."""

    decisions: list[float] = field(default_factory=list)
    positions: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


class Worker:
    """Two programs at one table after the other, which decide at a rate."""

    seat: int
    """Whose program has asked last."""
    told: Any
    """What it was told; None: nothing yet."""

    def __init__(self, number: int, site: Site, games: list[str], hints: str, times: Times) -> None:
        made = [account_of_program(f"{number}{seat}") for seat in (0, 1)]
        self.accounts = [account for account, _ in made]
        self.headers = [{"Authorization": f"Bearer {token}", "Content-Type": "application/json"} for _, token in made]
        self.connection = Connection(site)
        self.games = games
        self.hints = hints
        self.times = times
        self.random = Random(number)
        self.begin()

    def begin(self) -> None:
        """Sit down at another table."""
        self.table = opened_between(self.random.choice(self.games), self.accounts)
        self.seat, self.told = 0, None

    def ask(self, seat: int, path: str, content: Any, kept: list[float]) -> Any:
        """What the API answers; how long that took is noted."""
        method, body = ("GET", None) if content is None else ("POST", json.dumps(content))
        answer, told, took = self.connection.ask(method, f"/api/{path}", body, self.headers[seat])
        kept.append(took)
        if answer.status != 200:
            self.times.errors.append(f"{method} {path}: {answer.status} {told[:200]!r}")
        return json.loads(told)

    def decide(self) -> None:
        """Let whoever is asked read the table, unless the answer to their own decision was the last, and decide."""
        told = self.told
        if told is None or not told["decisions"] or told["chosen"]:
            other = 0 if told is None else next((one for one in told["deciding"] if one != self.seat), self.seat)
            told = self.ask(other, f"tables/{self.table}?hints={self.hints}", None, self.times.positions)
            self.seat, self.told = other, told
        if told["finished"]:
            self.begin()
        elif told["decisions"] and not told["chosen"]:
            made = {"number": told["number"], "revision": told["revision"], "hints": self.hints == "true"}
            made["words"] = self.random.choice(told["decisions"])["words"]
            self.told = self.ask(self.seat, f"tables/{self.table}/decide", made, self.times.decisions)


def at_a_rate(rate: float, over: Event, do: Callable[[], None], times: Times) -> None:
    """Do something so many times a second until this is over, at moments that nobody else knows of: one at random comes
    after the other. What is late is done at once.
    """
    due = time.monotonic()
    while not over.is_set():
        due = max(due + expovariate(rate), time.monotonic() - 1)
        over.wait(max(0.0, due - time.monotonic()))
        try:
            do()
        except (OSError, RuntimeError, KeyError, IndexError) as error:
            times.errors.append(repr(error))


def for_a_while(seconds: float, rates: list[tuple[float, Callable[[], None]]], times: Times) -> None:
    """Do all of that at its rate, for so long."""
    over = Event()
    threads = [Thread(target=at_a_rate, args=[rate, over, do, times]) for rate, do in rates]
    for thread in threads:
        thread.start()
    time.sleep(seconds)
    over.set()
    for thread in threads:
        thread.join()


def reader(site: Site, workers: list[Worker], random: Random, times: Times) -> Callable[[], None]:
    """Somebody who opens pages: of tables three times out of four, else the lobby."""
    browser = Browser(site)

    def read() -> None:
        path = f"/tables/{random.choice(workers).table}" if random.random() < 0.75 else "/tables"
        times.pages.append(browser.ask("GET", path, part=False)[1])

    return read


def row(title: str, times: Times, seconds: float, cores: float) -> list[str]:
    """The row of one measurement in the table."""
    return [
        title,
        f"{len(times.decisions) / seconds:.1f}",
        *(percentile(times.decisions, part) for part in (0.5, 0.95)),
        percentile(times.positions, 0.95),
        *(percentile(times.pages, part) for part in (0.5, 0.95)),
        f"{cores:.2f}",
        str(len(times.errors)),
    ]


HEADS = ["", "decisions/s", "decision", "p95", "position, p95", "page", "p95", "cores", "errors"]


def main() -> int:
    """Measure pages alone, then beside programs."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.load.programs", description=(__doc__ or "").partition(":")[2]
    )
    parser.add_argument("--rate", type=float, default=50, help="decisions a second (50)")
    parser.add_argument("--seconds", type=float, default=120, help="for so long (120)")
    parser.add_argument("--game", nargs="+", default=["notre-dame", "troyes"], help="games (both)")
    parser.add_argument(
        "--hints", choices=["true", "false"], default="true", help="whether programs ask for hints (true)"
    )
    asked = parser.parse_args()
    rows = []
    with (
        tempfile.TemporaryDirectory(prefix="parvis-load-") as folder,
        Site(Path(folder) / "club", interpreted=False, club=True) as site,
    ):
        ready(site)
        site.share()
        times = Times()
        workers = [Worker(number, site, asked.game, asked.hints, times) for number in range(WORKERS)]
        for title, seconds, rate in (
            ("pages alone", asked.seconds / 2, 0.0),
            ("with programs", asked.seconds, asked.rate),
        ):
            times = Times()
            for worker in workers:
                worker.times = times
            pages = [(PAGES / READERS, reader(site, workers, Random(number), times)) for number in range(READERS)]
            deciding = [(rate / WORKERS, worker.decide) for worker in workers] if rate else []
            before = cpu(site.process.pid)
            for_a_while(seconds, pages + deciding, times)
            rows.append(row(title, times, seconds, (cpu(site.process.pid) - before) / seconds))
            print(" · ".join(f"{head} {value}" for head, value in zip(HEADS, rows[-1], strict=True)), flush=True)
            print(*dict.fromkeys(times.errors), sep="\n")
    print(markdown([HEADS, ["---"] * len(HEADS), *rows]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
