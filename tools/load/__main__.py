"""`python -m tools.load`: open tables with bots at a real site, let browsers play there, print how long answers take.

The site runs as it does for everybody, with compiled rules for its bots; what it answers is what pages ask for, over
HTTP. Bots act at once, which is the worst case. Steps a second are held at a rate, unless the site is slower.
"""

import argparse
import os
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from threading import Thread

from tools.load.visitors import Browser, Seated, Times
from tools.peers.table import markdown
from tools.site import Site

REST = 0.1
"""Seconds after which a browser looks at its tables again if none of them had anything new."""


@dataclass(frozen=True)
class Load:
    """What the site is to bear."""

    game: str
    tables: int
    browsers: int
    rate: float
    """Steps a second at all tables, bots' and nature's too; 0: as many as there can be."""
    seconds: float
    level: str


@dataclass(frozen=True)
class Measured:
    """How the site bore it. Memory in MB, CPU in cores."""

    load: Load
    times: Times
    steps: float
    memory: float
    cores: float


class Crowd:
    """Browsers at their tables."""

    def __init__(self, site: Site, load: Load) -> None:
        self.site = site
        self.load = load
        self.times = Times()
        self.sitting = [self.open(load.tables // load.browsers) for _ in range(load.browsers)]
        self.began = time.monotonic()
        self.before = steps(site)
        self.errors: list[Exception] = []

    def open(self, tables: int) -> list[Seated]:
        """Open tables in one browser."""
        browser = Browser(self.site)
        return [Seated(browser, self.load.game, self.load.level, self.times) for _ in range(tables)]

    def play(self) -> None:
        """Let all play for the time of the load. Raises what went wrong in one of them."""
        threads = [Thread(target=self.keep_on, args=[tables, Random(seed)]) for seed, tables in enumerate(self.sitting)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for error in self.errors:
            raise error

    def keep_on(self, tables: list[Seated], random: Random) -> None:
        """One browser goes round its tables, and opens another where a game is over."""
        try:
            while time.monotonic() < self.began + self.load.seconds:
                for place, seated in enumerate(tables):
                    if seated.over:
                        tables[place] = Seated(seated.browser, self.load.game, self.load.level, self.times)
                    elif not seated.decisions or not self.is_ahead:
                        seated.go_on(random)
                time.sleep(REST if self.load.rate else 0)
        except (OSError, RuntimeError) as error:
            self.errors.append(error)

    @property
    def is_ahead(self) -> bool:
        """Whether more steps were made than the rate allows."""
        allowed = self.load.rate * (time.monotonic() - self.began)
        return self.load.rate > 0 and steps(self.site) - self.before > allowed

    def measured(self, cpu: float) -> Measured:
        """What came of it, when the site had used so many seconds of CPU before."""
        took = time.monotonic() - self.began
        made = steps(self.site) - self.before
        return Measured(self.load, self.times, made / took, memory(self.site), (cpu_seconds(self.site) - cpu) / took)


def steps(site: Site) -> int:
    """How many steps there are at all tables."""
    return int(site.rows("SELECT COALESCE(SUM(number), 0) FROM web_table")[0][0])


def memory(site: Site) -> float:
    """Megabytes that the site's process holds."""
    status = Path(f"/proc/{site.process.pid}/status").read_text(encoding="utf-8")
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS"))


def cpu_seconds(site: Site) -> float:
    """Seconds of CPU that the site's process has used."""
    fields = Path(f"/proc/{site.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def ready(site: Site) -> Site:
    """The site, once its rules are compiled."""
    browser = Browser(site)
    while "<progress" in browser.ask("GET", "/compiling")[0]:
        time.sleep(0.5)
    return site


def percentile(seconds: list[float], part: float) -> str:
    """The time within which that part of the answers came, in milliseconds."""
    ordered = sorted(seconds)
    return f"{1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]:.0f} ms" if ordered else "none"


def row(measured: Measured) -> list[str]:
    """The row of one measurement in the table."""
    load, times = measured.load, measured.times
    return [
        load.game,
        str(load.tables),
        str(load.browsers),
        f"{measured.steps:.0f}",
        *(percentile(times.decisions, part) for part in (0.5, 0.95)),
        *(percentile(times.news, part) for part in (0.5, 0.95)),
        percentile(times.tables, 0.95),
        f"{measured.cores:.2f}",
        f"{measured.memory:.0f} MB",
    ]


HEADS = ["game", "tables", "browsers", "steps/s", "decision", "p95", "news", "p95", "opening, p95", "cores", "memory"]


def main() -> int:
    """Measure the loads that are asked for, each at a site of its own."""
    parser = argparse.ArgumentParser(prog="python -m tools.load", description=(__doc__ or "").partition(":")[2].strip())
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 100], help="tables that are open (1 and 100)")
    parser.add_argument("--browsers", type=int, default=6, help="browsers, at most one a table (6)")
    parser.add_argument("--rate", type=float, default=30, help="steps a second at many tables (30); 0: no limit")
    parser.add_argument("--seconds", type=float, default=30, help="for so long (30)")
    parser.add_argument("--game", nargs="+", default=["notre-dame", "troyes"], help="games (both)")
    parser.add_argument("--level", default="greedy", help="the bots (greedy)")
    asked = parser.parse_args()
    rows = []
    for game in asked.game:
        for tables in asked.tables:
            rate = asked.rate if tables > 1 else 0
            load = Load(game, tables, min(asked.browsers, tables), rate, asked.seconds, asked.level)
            with (
                tempfile.TemporaryDirectory(prefix="parvis-load-") as folder,
                Site(Path(folder) / "data", interpreted=False) as site,
            ):
                print(f"{memory(ready(site)):.0f} MB after the start", flush=True)
                crowd = Crowd(site, load)
                cpu = cpu_seconds(site)
                crowd.play()
                rows.append(row(crowd.measured(cpu)))
                print(" · ".join(f"{head} {value}" for head, value in zip(HEADS, rows[-1], strict=True)), flush=True)
    print(markdown([HEADS, ["---"] * len(HEADS), *rows]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
