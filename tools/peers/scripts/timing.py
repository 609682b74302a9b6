"""What the programs of all rivals share: the clock, and how figures get to the one who started them."""

import json
import platform
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from itertools import count
from typing import Any

MARK = "@figure "

Play = Callable[[int], float]
"""Plays one random game from a seed; gives the players' decisions in it."""

Batch = Callable[[], tuple[float, int]]
"""Makes some steps of many games; gives the players' decisions and the games that ended."""


class Report:
    """Reports each figure as a line of JSON. A figure that fails is reported as failed, and the next one is taken."""

    def __init__(self, *distributions: str) -> None:
        """Of the command line: CPU seconds that one figure takes at least, and the round, so that games differ."""
        self.least, self.first_seed = float(sys.argv[1]), 1 + 1_000_000 * int(sys.argv[2])
        versions = {name: version(name) for name in distributions}
        self.write(versions=versions | {"Python": platform.python_version()})

    def write(self, **line: Any) -> None:
        """One line for the one who started us; other lines are the rival's own words."""
        print(MARK + json.dumps(line), flush=True)

    def games(self, way: str, game: str, how: str, make: Callable[[], Play]) -> None:
        """Decisions and games in CPU time; `make` gives what plays one game."""

        def one_after_another() -> Batch:
            play, seeds = make(), count(self.first_seed)
            return lambda: (play(next(seeds)), 1)

        self.batches(way, game, how, one_after_another)

    def times(self, way: str, game: str, how: str, make: Callable[[], Callable[[], int]]) -> None:
        """How often something else than a decision is done; `make` gives what does it and says how often it did."""

        def without_games() -> Batch:
            work = make()
            return lambda: (work(), 0)

        self.batches(way, game, how, without_games)

    def batches(self, way: str, game: str, how: str, make: Callable[[], Batch]) -> None:
        """Decisions and games in CPU time; `make` gives what makes some steps of many games."""
        try:
            done, games, seconds = self.measured(make())
        except Exception as problem:
            self.write(way=way, game=game, how=how, problem=f"{type(problem).__name__}: {problem}")
        else:
            self.write(way=way, game=game, how=how, done=done, games=games, seconds=seconds)

    def measured(self, work: Batch) -> tuple[float, int, float]:
        """What was done, games that ended, CPU seconds. The first call is before the clock: it may load things."""
        work()
        done, games, began = 0.0, 0, time.process_time()
        while (passed := time.process_time() - began) < self.least:
            more, ended = work()
            done, games = done + more, games + ended
        return done, games, passed


def repeated(work: Callable[[], Any], times: int) -> Callable[[], int]:
    """Does something so many times between two looks at the clock."""

    def run() -> int:
        for _ in range(times):
            work()
        return times

    return run
