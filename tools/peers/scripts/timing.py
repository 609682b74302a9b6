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

Work = Callable[[], int]
"""Does something a number of times, and gives that number: decisions in many games at once, copies …"""


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

        def one_after_another() -> Callable[[], tuple[float, int]]:
            play, seeds = make(), count(self.first_seed)
            return lambda: (play(next(seeds)), 1)

        self.figure(way, game, how, one_after_another)

    def times(self, way: str, game: str, how: str, make: Callable[[], Work]) -> None:
        """How often something is done in CPU time, games not counted; `make` gives what does it.

        Games of a batch begin together, so that in a short time none of them end, or all.
        """

        def without_games() -> Callable[[], tuple[float, int]]:
            work = make()
            return lambda: (work(), 0)

        self.figure(way, game, how, without_games)

    def figure(self, way: str, game: str, how: str, make: Callable[[], Callable[[], tuple[float, int]]]) -> None:
        """Report what is done and the games that end in CPU time, or why it can't be said."""
        try:
            done, games, seconds = self.measured(make())
        except Exception as problem:
            self.write(way=way, game=game, how=how, problem=f"{type(problem).__name__}: {problem}")
        else:
            self.write(way=way, game=game, how=how, done=done, games=games, seconds=seconds)

    def measured(self, work: Callable[[], tuple[float, int]]) -> tuple[float, int, float]:
        """What was done, games that ended, CPU seconds. The first call is before the clock: it may load things."""
        work()
        done, games, began = 0.0, 0, time.process_time()
        while (passed := time.process_time() - began) < self.least:
            more, ended = work()
            done, games = done + more, games + ended
        return done, games, passed


def repeated(work: Callable[[], Any], times: int) -> Work:
    """Does something so many times between two looks at the clock."""

    def run() -> int:
        for _ in range(times):
            work()
        return times

    return run
