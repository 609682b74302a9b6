"""`python -m tools.load.bell`: how soon pages hear of steps that another process has made, on PostgreSQL.

A real site has open streams of one table; this process makes the steps there, as another process of the site does.
Measured from the moment when a step is committed until each stream has told of it.
"""

import argparse
import sys
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from threading import Condition, Thread
from typing import Any

from tools.peers.table import markdown
from tools.postgres import Server, programs
from tools.site import HOST, PATIENCE, Site


class Streams:
    """Open streams of one table, and when each has told of which step."""

    def __init__(self, site: Site, count: int) -> None:
        self.told = Condition()
        self.newest = [-1] * count
        self.at: list[float] = []
        """When streams told of the newest step."""
        for place in range(count):
            Thread(target=self.listen, args=[site, place], daemon=True).start()

    def listen(self, site: Site, place: int) -> None:
        """Read one stream to its end."""
        connection = HTTPConnection(HOST, site.port, timeout=PATIENCE)
        connection.request("GET", "/events?on=table-1")
        with connection.getresponse() as answer:
            while line := answer.readline().decode():
                if line.startswith("data: table-1 "):
                    self.hear(place, int(line.split()[2].partition(".")[0]))

    def hear(self, place: int, number: int) -> None:
        """Take up what a stream tells: so many steps were made."""
        with self.told:
            self.newest[place] = number
            self.at.append(time.perf_counter())
            self.told.notify()

    def wait(self, number: int) -> list[float]:
        """Wait until all have told that so many steps were made; when each did."""
        with self.told:
            if not self.told.wait_for(lambda: min(self.newest) >= number, PATIENCE):
                raise SystemExit("a stream tells nothing")
            found, self.at = self.at, []
            return found


def opened() -> Any:
    """A table of four people at one screen, so that nobody but this process makes steps."""
    from parvis.engine import registry
    from parvis.web.tables.opening import NewTable, open_table
    from parvis.web.tables.seats import HUMAN, SHAPES, Seat

    names = zip(("Anna", "Bruno", "Clara", "Dora"), SHAPES, strict=False)
    seats = [Seat(number, name, colour, HUMAN) for number, (name, colour) in enumerate(names)]
    return open_table(NewTable(registry.find("troyes"), seats))


def decide(table: Any, random: Random) -> tuple[int, float]:
    """Make one decision; how many steps there are then, and when they were committed."""
    from parvis.web.tables import deciding
    from parvis.web.tables.loading import newest
    from parvis.web.tables.table_game import TableGame

    committed = []

    def note(**_: Any) -> None:
        committed.append(time.perf_counter())

    playing = TableGame.of(newest(table.pk))
    seat = playing.movers[0]
    words = playing.game.catalogue[random.choice(list(playing.legal(seat)))]
    deciding.moved.connect(note)
    made = deciding.decide(table.pk, playing.table.number, seat, words, playing.table.revision)
    deciding.moved.disconnect(note)
    return (made or newest(table.pk)).number, committed[-1]


def main() -> int:
    """Measure how soon streams tell of steps, and print it as a table."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.load.bell", description=(__doc__ or "").partition(":")[2].strip()
    )
    parser.add_argument("--steps", type=int, default=120, help="decisions that are made (120)")
    parser.add_argument("--streams", type=int, default=20, help="streams that are open (20)")
    parser.add_argument("--rate", type=float, default=10, help="decisions a second (10)")
    asked = parser.parse_args()
    folder = programs()
    if folder is None:
        raise SystemExit("no PostgreSQL here")
    with (
        tempfile.TemporaryDirectory(prefix="parvis-bell-") as data,
        Server(folder) as server,
        Site(Path(data) / "data", database=server.url()) as site,
    ):
        site.share()
        table, random, waited = opened(), Random(1), []
        streams = Streams(site, asked.streams)
        streams.wait(table.number)
        for _ in range(asked.steps):
            number, committed = decide(table, random)
            waited += [at - committed for at in streams.wait(number)]
            time.sleep(1 / asked.rate)
    waited.sort()
    heads = ["decisions", "streams", "heard after, median", "p95", "p99", "longest"]
    parts = [f"{1000 * waited[int(part * len(waited))]:.1f} ms" for part in (0.5, 0.95, 0.99)]
    row = [str(asked.steps), str(asked.streams), *parts, f"{1000 * waited[-1]:.1f} ms"]
    print(markdown([heads, ["---:"] * len(heads), row]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
