"""The bot `expert`: information-set tree search (`parvis.bots.search`), for as long as it may think."""

import re
import time
from dataclasses import replace
from functools import partial
from typing import Any

from parvis.bots import lookahead, search, tree
from parvis.bots.bot import Advice, Bot
from parvis.bots.evaluation import POINT
from parvis.bots.evaluator import Evaluator
from parvis.bots.information_state import InformationState
from parvis.bots.learned import CURRENT
from parvis.engine.contract import GameError
from parvis.engine.core import Core
from parvis.engine.quoted import quoted

SECONDS = 1.0
"""For a decision, where nothing else is said."""
LONGEST = 600.0
FEWEST, MOST = 1 << 10, 1 << 16
"""Nodes that a tree has room for; when it is full, the search goes on in what has nodes."""
NODES_A_SECOND, NODES_AN_ITERATION = 60_000, 16
EDGES_A_NODE = 6
SLICE = 0.02
"""About how many seconds pass between two looks at the clock."""
WIN = 1500
"""What a win is worth to it in addition to its points, in hundredths of a point. With 60 ms against three skilled bots,
on the same 240 deals, it won 38 % for points alone, 43 % with 15 points more for a win, 41 % with 30 and 42 % with 60.
"""
CATCHING_UP = 0.3
"""A search ends early when the runner-up could only catch up with more than this share of the iterations left, none of
them going to the leader. It then runs 31 % of 6000 iterations (58 % with a share of 1); one in a hundred of 1524
decisions changed, to one half a point worse.
"""
ENOUGH = 2
"""A search with fewer iterations for each decision has failed."""
SETTING = re.compile(r"[0-9.e-]{1,9}(ms|s|)")
SETTINGS = "a time (200ms, 1.5s) or a number of iterations (4000)"


class TooSlow(RuntimeError):
    """Time is up, and hardly anything was searched."""


def evaluator_of(information: InformationState) -> Evaluator:
    """The evaluator of the search."""
    return information.evaluator(learned=True, win=WIN)


class SearchTree:
    """The buffers of a search: the tree, and the path of an iteration."""

    def __init__(self, core: Core, nodes: int) -> None:
        """`nodes`: how many it has room for; a power of two."""
        edges, slots = nodes * EDGES_A_NODE + core.game.widest, tree.SLOTS_A_NODE * nodes
        self.nodes = core.buffer(tree.tree_size(nodes, edges, slots))
        self.nodes[tree.NODE_ROOM], self.nodes[tree.EDGE_ROOM], self.nodes[tree.SLOTS] = nodes, edges, slots
        self.path = core.buffer(search.STEPS + search.STEP * search.LONGEST)


class Search:
    """A search under way from an information state."""

    def __init__(self, information: InformationState, seconds: float, iterations: int) -> None:
        self.information = information
        if "tree" not in information.kept:
            information.kept["tree"] = SearchTree(information.core, room(seconds, iterations))
        self.tree: SearchTree = information.kept["tree"]
        self.evaluator = evaluator_of(information)
        self.loops: Any = information.loops
        self.loops.clear(self.tree.nodes)
        self.iterations = 0

    def run(self, iterations: int) -> None:
        """Run that many more iterations."""
        information, evaluator = self.information, self.evaluator
        self.loops.search(
            information.states, information.seat, information.players, iterations, self.tree.nodes, self.tree.path,
            information.chance, information.out, evaluator.frames, evaluator.model, evaluator.others,
            evaluator.feature_values, evaluator.memory,
        )  # fmt: skip
        self.iterations += iterations

    def edges(self) -> list[tuple[int, int, int, int]]:
        """For every legal decision: the decision, its trials, the sum of their values, the sum of expected points."""
        nodes = self.tree.nodes
        found: list[tuple[int, int, int, int]] = []
        first = int(nodes[int(self.loops.node_at(nodes, 0)) + tree.FIRST])
        for k in range(self.information.count):
            at = int(self.loops.edge_at(nodes, first + k))
            decision, tried = int(nodes[at + tree.DECISION]), int(nodes[at + tree.TRIALS])
            found.append((decision, tried, int(nodes[at + tree.TOTAL]), int(nodes[at + tree.POINTS])))
        return found

    def is_settled(self, left: int) -> bool:
        """Whether so many iterations more would hardly change what is tried most."""
        tried = sorted(trials for _, trials, _, _ in self.edges())
        return tried[-1] > tried[-2] + CATCHING_UP * left

    def advice(self) -> list[Advice]:
        """The decisions, most trials first; of equals the one of the higher mean value."""
        order = sorted(self.edges(), key=lambda edge: (-edge[1], -edge[2] / max(1, edge[1])))
        total = max(1, sum(trials for _, trials, _, _ in order))
        learned = self.evaluator.has_learned
        return [
            Advice(decision, points / trials / POINT if trials and learned else None, trials / total)
            for decision, trials, _, points in order
        ]


def room(seconds: float, iterations: int) -> int:
    """How many nodes such a search can use, as a power of two."""
    wanted = int(seconds * NODES_A_SECOND) + iterations * NODES_AN_ITERATION
    return min(MOST, max(FEWEST, 1 << wanted.bit_length()))


def think(information: InformationState, seconds: float, iterations: int) -> Search:
    """Search for that many seconds, or with `iterations` for that many instead. Raises TooSlow.

    What is made once, before the first search of a game, is not counted.
    """
    search_now = Search(information, seconds, iterations)
    began = time.perf_counter()
    if iterations:
        search_now.run(iterations)
        return search_now
    batch = 1
    while True:
        search_now.run(batch)
        passed = time.perf_counter() - began
        pace = search_now.iterations / max(passed, 1e-6)
        left = seconds - passed
        if left <= 0 or search_now.is_settled(int(left * pace)):
            break
        batch = max(1, int(min(SLICE, left) * pace))
    if left <= 0 and search_now.iterations < ENOUGH * information.count:
        raise TooSlow(f"{search_now.iterations} iterations in {passed:.2f} s for {information.count} decisions")
    return search_now


def choose(information: InformationState, seconds: float, iterations: int) -> int:
    """Search, unless there is nothing to choose."""
    if information.count == 1:
        return int(information.decisions[0])
    return think(information, seconds, iterations).advice()[0].decision


def explain(information: InformationState, seconds: float, iterations: int) -> list[Advice]:
    """Search, and report on every decision."""
    if information.count == 1:
        iterations = 1
    return think(information, seconds, iterations).advice()


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
        if SETTING.fullmatch(text) and text.endswith(ending):
            try:
                number = float(text.removesuffix(ending)) if unit else int(text)
            except ValueError:
                break
            if unit and 0 < number * unit <= LONGEST:
                return replace(thinking(BOT, number * unit), name=f"expert:{text}")
            if not unit and number >= 1:
                return replace(thinking(BOT, 0.0, int(number)), name=f"expert:{text}")
            break
    raise GameError(f"expert takes {SETTINGS} up to {LONGEST:.0f} s, not {quoted(text)}")


BOT = thinking(
    Bot(
        "expert",
        "tree search, a second for each decision",
        lambda information: 0,
        lambda information: [],
        loops=(*tree.LOOPS, *search.LOOPS),
        places=2 + lookahead.DEPTH,
        below="skilled",
        set=set_limits,
        version=CURRENT,
    ),
    SECONDS,
)
