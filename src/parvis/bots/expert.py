"""The bot `expert`: information-set tree search (`parvis.bots.search`), for as long as it may think."""

import time
from dataclasses import replace
from functools import partial
from typing import Any

from parvis.bots import chains, search, tree
from parvis.bots.bot import Advice, Bot
from parvis.bots.mind import Mind
from parvis.bots.sight import Sight
from parvis.bots.worth import POINT
from parvis.engine.contract import GameError
from parvis.engine.core import Core

SECONDS = 1.0
"""For a decision, where nothing else is said."""
LONGEST = 600.0
FEWEST, MOST = 1 << 10, 1 << 16
"""Nodes that a tree has room for; when it is full, the search goes on in what has grown."""
NODES_A_SECOND, NODES_AN_ITERATION = 60_000, 16
OPTIONS_A_NODE = 6
SLICE = 0.02
"""Seconds after which the clock is looked at again, about."""
WIN = 1500
"""What a win is worth to it beside its points, in hundredths of a point. With 60 ms against three skilled ones, all on
the same 240 deals, it won 38 % for points alone, 43 % with 15 points more for a win, 41 % with 30 and 42 % with 60.
"""
CATCHING_UP = 0.3
"""A search ends when what is tried second would need this share of all that is left, and the first none of it, to catch
up. That spends 31 % of 6000 iterations, where 1 would spend 58 %; one decision in a hundred of 1524 became another one,
worth half a point less.
"""
ENOUGH = 2
"""Iterations for each decision without which a search has failed."""
SETTINGS = "a time (200ms, 1.5s) or a number of iterations (4000)"


class TooSlow(RuntimeError):
    """The time is over and next to nothing was searched."""


def mind_of(sight: Sight) -> Mind:
    """What the search judges positions with."""
    return sight.mind(learned=True, win=WIN)


class Garden:
    """A tree and where it grows."""

    def __init__(self, core: Core, nodes: int) -> None:
        """`nodes`: how many there is room for; a power of two."""
        options, slots = nodes * OPTIONS_A_NODE + core.game.widest, tree.SLOTS_A_NODE * nodes
        self.tree = core.buffer(tree.tree_size(nodes, options, slots))
        self.tree[tree.NODE_ROOM], self.tree[tree.OPTION_ROOM], self.tree[tree.SLOTS] = nodes, options, slots
        self.trail = core.buffer(search.STOPS + search.STOP * search.LONGEST)


class Search:
    """A search under way, for the position that a sight shows."""

    def __init__(self, sight: Sight, seconds: float, iterations: int) -> None:
        self.sight = sight
        if "garden" not in sight.kept:
            sight.kept["garden"] = Garden(sight.core, room(seconds, iterations))
        self.garden: Garden = sight.kept["garden"]
        self.mind = mind_of(sight)
        self.loops: Any = sight.loops
        self.loops.clear(self.garden.tree)
        self.iterations = 0

    def go_on(self, iterations: int) -> None:
        """That many iterations more."""
        sight, mind = self.sight, self.mind
        self.loops.search(
            sight.states, sight.seat, sight.players, iterations, self.garden.tree, self.garden.trail, sight.chance,
            sight.out, mind.work, mind.model, mind.plain, mind.looked, mind.memory,
        )  # fmt: skip
        self.iterations += iterations

    def options(self) -> list[tuple[int, int, int, int]]:
        """Decision, trials, sum of what they led to, sum of expected points, for everything that may be decided."""
        grown = self.garden.tree
        found: list[tuple[int, int, int, int]] = []
        first = int(grown[int(self.loops.node_at(grown, 0)) + tree.FIRST])
        for k in range(self.sight.count):
            at = int(self.loops.option_at(grown, first + k))
            decision, tried = int(grown[at + tree.DECISION]), int(grown[at + tree.TRIED])
            found.append((decision, tried, int(grown[at + tree.TOTAL]), int(grown[at + tree.POINTS])))
        return found

    def is_settled(self, left: int) -> bool:
        """Whether so many iterations more would hardly change what is tried most."""
        tried = sorted(trials for _, trials, _, _ in self.options())
        return tried[-1] > tried[-2] + CATCHING_UP * left

    def advice(self) -> list[Advice]:
        """What was tried, most often tried first; of equals what led to more."""
        order = sorted(self.options(), key=lambda option: (-option[1], -option[2] / max(1, option[1])))
        total = max(1, sum(trials for _, trials, _, _ in order))
        learned = self.mind.has_learned
        return [
            Advice(decision, points / trials / POINT if trials and learned else None, trials / total)
            for decision, trials, _, points in order
        ]


def room(seconds: float, iterations: int) -> int:
    """How many nodes such a search can use, as a power of two."""
    wanted = int(seconds * NODES_A_SECOND) + iterations * NODES_AN_ITERATION
    return min(MOST, max(FEWEST, 1 << wanted.bit_length()))


def think(sight: Sight, seconds: float, iterations: int) -> Search:
    """Search for that many seconds, or with `iterations` for that many instead. Raises TooSlow.

    What is made once, before the first search of a game, is not counted.
    """
    search_now = Search(sight, seconds, iterations)
    began = time.perf_counter()
    if iterations:
        search_now.go_on(iterations)
        return search_now
    batch = 1
    while True:
        search_now.go_on(batch)
        passed = time.perf_counter() - began
        pace = search_now.iterations / max(passed, 1e-6)
        left = seconds - passed
        if left <= 0 or search_now.is_settled(int(left * pace)):
            break
        batch = max(1, int(min(SLICE, left) * pace))
    if left <= 0 and search_now.iterations < ENOUGH * sight.count:
        raise TooSlow(f"{search_now.iterations} iterations in {passed:.2f} s for {sight.count} decisions")
    return search_now


def choose(sight: Sight, seconds: float, iterations: int) -> int:
    """Search, unless there is nothing to choose."""
    if sight.count == 1:
        return int(sight.decisions[0])
    return think(sight, seconds, iterations).advice()[0].decision


def explain(sight: Sight, seconds: float, iterations: int) -> list[Advice]:
    """Search, and say what came of it."""
    if sight.count == 1:
        iterations = 1
    return think(sight, seconds, iterations).advice()


def thinking(bot: Bot, seconds: float, iterations: int = 0) -> Bot:
    """The bot with that much time or that many iterations for a decision."""
    return replace(
        bot,
        choose=partial(choose, seconds=seconds, iterations=iterations),
        explain=partial(explain, seconds=seconds, iterations=iterations),
        seconds=seconds,
    )


def set_limits(text: str) -> Bot:
    """The bot as its setting says. Raises GameError."""
    for ending, unit in (("ms", 0.001), ("s", 1.0), ("", 0.0)):
        if text.endswith(ending):
            try:
                number = float(text.removesuffix(ending)) if unit else int(text)
            except ValueError:
                break
            if unit and 0 < number * unit <= LONGEST:
                return replace(thinking(BOT, number * unit), name=f"expert:{text}")
            if not unit and number >= 1:
                return replace(thinking(BOT, 0.0, int(number)), name=f"expert:{text}")
            break
    raise GameError(f"expert takes {SETTINGS} up to {LONGEST:.0f} s, not {text!r}")


BOT = thinking(
    Bot(
        "expert",
        "searches through what may come, a second for each decision",
        lambda sight: 0,
        lambda sight: [],
        loops=(*tree.LOOPS, *search.LOOPS),  # type: ignore[arg-type]
        places=2 + chains.DEPTH,
        below="skilled",
        set=set_limits,
    ),
    SECONDS,
)
