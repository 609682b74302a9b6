"""`python -m tools.load.model`: what a club would carry on so many cores, from what its parts take.

A simulation of what `tools.load.streams` measures: people decide at tables at a rate, each decision is answered by one
of the processes that serve, and both others at the table ask for what is new as soon as they hear of it. A process
answers two requests at a time, decisions first, and runs Python for one of them; all processes and the database share
the cores. What each part takes of a core is measured, and how much that varies; nothing is fitted to the times that
come out.
"""

import argparse
import math
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import simpy

from parvis.cli.say import progress_bar
from parvis.web.server.asgi import AT_TABLES, PATIENCE
from tools.load.__main__ import percentile
from tools.peers.table import markdown

OTHERS = 2
"""People at a table who ask for what is new, but for the one who has decided."""
SLICE = 0.003
"""Seconds for which a thread keeps Python, if another wants it."""
AIM = 0.1
"""Seconds in which 95 of 100 decisions have to be answered."""
WARM = 0.1
"""Part of the time that is left out at the start."""


@dataclass(frozen=True)
class Parts:
    """Seconds of a core that parts of a decision take; docs/benchmarks.md tells from where."""

    decision: float = 0.0115
    """The request that decides, in a process that serves."""
    news: float = 0.009
    """A request for what is new."""
    database: float = 0.001
    """Of each of the three requests, in the database server."""
    elsewhere: float = 0.005
    """In the process that works, and in browsers and a proxy on the same machine."""
    spread: float = 0.4
    """How much requests vary: the standard deviation of their logarithms (games begin small and grow)."""

    @property
    def whole(self) -> float:
        """Seconds of a core for a decision with all that follows."""
        return self.decision + OTHERS * self.news + (1 + OTHERS) * self.database + self.elsewhere


@dataclass
class Club:
    """A club that is simulated."""

    parts: Parts
    cores: int
    processes: int
    random: Random = field(default_factory=lambda: Random(1))
    times: list[float] = field(default_factory=list)
    """Seconds that decisions took, by when they were sent."""

    def run(self, rate: float, seconds: float) -> list[float]:
        """The seconds that decisions took, at a rate of decisions a second."""
        self.world = simpy.Environment()
        self.machine = simpy.Resource(self.world, self.cores)
        self.serving = [simpy.Resource(self.world, 1) for _ in range(self.processes)]
        self.turns = [simpy.PriorityResource(self.world, AT_TABLES) for _ in range(self.processes)]
        self.world.process(self.people(rate))
        self.world.run(seconds)
        return self.times[int(WARM * len(self.times)) :]

    def people(self, rate: float) -> Generator[simpy.Event, Any, None]:
        """Decisions at all tables, one as independent of another as those of people are."""
        while True:
            yield self.world.timeout(self.random.expovariate(rate))
            self.world.process(self.decide())

    def decide(self) -> Generator[simpy.Event, Any, None]:
        """A decision, and what follows from it."""
        began = self.world.now
        yield from self.answer(self.parts.decision, 0.0)
        self.times.append(self.world.now - began)
        for _ in range(OTHERS):
            self.world.process(self.answer(self.parts.news, PATIENCE))
        self.world.process(self.use(self.parts.elsewhere))

    def answer(self, usual: float, patience: float) -> Generator[simpy.Event, Any, None]:
        """A request, with the statements that it waits for half way."""
        number = self.random.randrange(self.processes)
        process, takes = self.serving[number], self.varied(usual)
        with self.turns[number].request(priority=int(1e6 * (self.world.now + patience))) as turn:
            yield turn
            yield from self.python(process, takes / 2)
            yield from self.use(self.parts.database)
            yield from self.python(process, takes / 2)

    def varied(self, usual: float) -> float:
        """Seconds around what is usual, which is their mean."""
        spread = self.parts.spread
        return usual * self.random.lognormvariate(-spread * spread / 2, spread)

    def python(self, process: simpy.Resource, seconds: float) -> Generator[simpy.Event, Any, None]:
        """Run Python in a process, which others there do as well, by turns."""
        while seconds > 0:
            with process.request() as turn:
                yield turn
                yield from self.use(min(SLICE, seconds))
            seconds -= SLICE

    def use(self, seconds: float) -> Generator[simpy.Event, Any, None]:
        """Use a core of the machine for a while."""
        with self.machine.request() as core:
            yield core
            yield self.world.timeout(seconds)


def carried(parts: Parts, cores: int, processes: int, seconds: float) -> float:
    """The largest rate at which 95 of 100 decisions are answered in time, within a hundredth."""
    least, most = 0.0, cores / parts.whole
    while most - least > 0.01 * most:
        rate = (least + most) / 2
        times = sorted(Club(parts, cores, processes).run(rate, seconds))
        if times and times[math.ceil(0.95 * len(times)) - 1] <= AIM:
            least = rate
        else:
            most = rate
    return least


def told(parts: Parts, sizes: Sequence[int], seconds: float) -> str:
    """What so many cores carry, each with as many processes that serve."""
    heads = ["cores", "processes", "decisions/s", "decision", "p95", "cores in use"]
    rows = []
    with progress_bar("Simulating", len(sizes)) as show:
        for done, cores in enumerate(sizes):
            show(done)
            rate = carried(parts, cores, cores, seconds)
            times = Club(parts, cores, cores).run(rate, seconds)
            row = [str(cores), str(cores), f"{rate:.0f}", percentile(times, 0.5), percentile(times, 0.95)]
            rows.append([*row, f"{rate * parts.whole:.1f}"])
    return markdown([heads, ["---:"] * len(heads), *rows])


def main() -> None:
    """Print what was measured beside what is simulated, and what other machines would carry."""
    usual = Parts()
    parser = argparse.ArgumentParser(
        prog="python -m tools.load.model", description=(__doc__ or "").partition(":")[2].strip()
    )
    parser.add_argument("--cores", type=int, nargs="+", default=[1, 2, 4, 8, 32], help="cores of the machines")
    parser.add_argument("--rate", type=float, nargs="+", default=[], help="only two cores, at these rates")
    parser.add_argument("--seconds", type=float, default=300, help="how long people play in each simulation (300)")
    for name, value in vars(usual).items():
        parser.add_argument(f"--{name}", type=float, default=value, help=f"as measured: {value}")
    asked = parser.parse_args()
    parts = Parts(**{name: getattr(asked, name) for name in vars(usual)})
    if asked.rate:
        for rate in asked.rate:
            times = Club(parts, 2, 2).run(rate, asked.seconds)
            print(f"{rate:g} decisions/s on two cores:", *(percentile(times, part) for part in (0.5, 0.95, 0.99)))
    else:
        print(told(parts, asked.cores, asked.seconds))


if __name__ == "__main__":
    main()
