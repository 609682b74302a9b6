"""The bot `expert`: information-set tree search (`parvis.bots.search`), for as long as it may think.

Its time is divided among the decisions by sequential halving (`parvis.bots.halving`). Where a game says that it helps,
what is left after the first second decides between the best moves by rollouts (`parvis.bots.rollouts`). In other games
with a learned value most of the time goes to games that are played on for some turns (`parvis.bots.short_games`).
"""

import re
import time
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from parvis.bots import lookahead, rollouts, search, tree
from parvis.bots.bot import Advice, Bot
from parvis.bots.evaluation import POINT
from parvis.bots.evaluator import Evaluator
from parvis.bots.halving import Halving, affordable, halvings
from parvis.bots.information_state import InformationState
from parvis.bots.learned import CURRENT, has_learned
from parvis.bots.moves import Move, by_first_decision, foreseen, keep_rest, kept_moves, most_promising
from parvis.bots.rollouts import Rollouts
from parvis.bots.short_games import ShortGames, games_of
from parvis.engine.core import Core
from parvis.engine.quoted import quoted
from parvis.engine.refusals import Refusal

SECONDS = 1.0
"""For a decision, where nothing else is said."""
LONGEST = 600.0
IN_TREE = 1.0
"""Seconds in the tree at most, in a game whose moves are rolled out after that."""
PART_IN_TREE = 0.2
"""The part of the time that goes to the tree where the rest is for short games."""
TREE_ALONE = 3
"""The last version that knew no short games."""
FEWEST, MOST = 1 << 10, 1 << 16
"""Nodes that a tree has room for; when it is full, the search goes on in what has nodes."""
NODES_A_SECOND, NODES_AN_ITERATION = 60_000, 16
EDGES_A_NODE = 6
SLICE, ROUNDS_A_SLICE = 0.02, 100
"""About how many seconds, or with a number of iterations how many rounds, pass between two looks at how it stands."""
ENOUGH = 2
"""A search with fewer iterations for each candidate has failed."""
SETTING = re.compile(r"[0-9.e-]{1,9}(ms|s|)")


class TooSlow(RuntimeError):
    """Time is up, and hardly anything was searched."""


def evaluator_of(information: InformationState) -> Evaluator:
    """The evaluator of the search, to which a win counts as the game says."""
    return information.evaluator(learned=True, win=information.core.game.features.win)


class SearchTree:
    """The buffers of a search: the tree, the path of an iteration, its generator of chance."""

    def __init__(self, core: Core, nodes: int) -> None:
        """`nodes`: how many it has room for; a power of two."""
        edges, slots = nodes * EDGES_A_NODE + core.game.widest, tree.SLOTS_A_NODE * nodes
        self.nodes = core.buffer(tree.tree_size(nodes, edges, slots))
        self.nodes[tree.NODE_ROOM], self.nodes[tree.EDGE_ROOM], self.nodes[tree.SLOTS] = nodes, edges, slots
        self.path = core.buffer(search.STEPS + search.STEP * search.LONGEST)
        self.nature = core.buffer(2)


class Search:
    """A search under way from an information state."""

    def __init__(self, information: InformationState, seconds: float, iterations: int) -> None:
        """`iterations`: how many there will be; 0: as many as the seconds allow."""
        self.information = information
        if "tree" not in information.kept:
            information.kept["tree"] = SearchTree(information.core, room(seconds, iterations))
        self.tree: SearchTree = information.kept["tree"]
        self.evaluator = evaluator = evaluator_of(information)
        self.loops: Any = information.loops
        self.iterations = 0
        self.given = (
            self.tree.nodes, self.tree.path, self.tree.nature, information.chance, information.out, evaluator.frames,
            evaluator.model, evaluator.feature_values, evaluator.memory,
        )  # fmt: skip
        self.loops.find_moves(information.states, information.seat, *self.given)
        moves = kept_moves(evaluator.frames)
        firsts = by_first_decision(evaluator.frames, information, moves)
        number = affordable(len({*firsts, *moves}), search.CANDIDATES, iterations or MOST)
        self.consider(most_promising(firsts, moves, number))

    def consider(self, moves: list[Move]) -> None:
        """Let these be the candidates, none of them tried yet."""
        self.candidates = moves
        self.trials = self.information.core.buffer(search.TRIALS_SIZE)
        for number, move in enumerate(moves):
            at = search.CANDIDATES_AT + lookahead.MOVE * number
            first, length = at + lookahead.MOVE_ANSWERS, len(move.decisions)
            self.trials[at + lookahead.LENGTH] = length
            self.trials[first : first + length] = move.decisions
        self.tried = [0] * len(moves)
        """By candidate: how often it was tried."""
        self.halving = Halving(len(moves))
        self.rollouts = Rollouts(self.information, self.trials, self.given[1:])
        self.games: ShortGames | None = None

    def run(self, rounds: int) -> None:
        """Try all candidates that are left so many more times."""
        information, halving = self.information, self.halving
        self.loops.search(
            information.states, information.seat, information.players, rounds, halving.bits, self.trials,
            *self.given,
        )  # fmt: skip
        self.iterations += rounds * len(halving.left)
        for number in halving.left:
            self.tried[number] += rounds
        halving.rank(rounds, [self.mean(number) for number in range(len(self.candidates))])

    def mean(self, number: int) -> float:
        """The mean value of a candidate, its prior included."""
        total, prior = int(self.trials[search.TOTALS + number]), self.candidates[number].worth
        return (search.PRIOR_WEIGHT * prior + total) / (search.PRIOR_WEIGHT + self.tried[number])

    def play_on(self, end: float) -> None:
        """Play the moves that are close to the best on, until that time by the performance counter."""
        means = [self.mean(number) for number in range(len(self.candidates))]
        best = self.halving.left[0]
        if has_short_games(self.information):
            self.games = ShortGames(self.information, self.candidates, means, best)
            self.halving = self.games.halving
            narrow(self.games, Clock(end - time.perf_counter(), 0))
        else:
            self.halving = Halving(0)
            self.halving.left = rollouts.close_to(best, means)
            self.rollouts.run_until(end, self.halving, means)

    @property
    def best(self) -> Move:
        """The candidate that is ahead."""
        return self.candidates[self.halving.left[0]]

    def drop_beaten(self) -> None:
        """Drop the candidates that are clearly behind."""
        totals = [int(total) for total in self.trials[search.TOTALS : search.TOTALS + len(self.candidates)]]
        squares = np.array(self.trials[search.SQUARES : search.CANDIDATES_AT]).reshape(
            search.CANDIDATES, search.CANDIDATES
        )
        self.halving.drop_beaten(totals, squares)

    def advice(self) -> list[Advice]:
        """The decisions, first the one that the best move begins with, then those whose moves were tried longest.

        A decision's points are those that its best move can expect.
        """
        leading = {int(decision): tree.NOWHERE for decision in self.information.decisions[: self.information.count]}
        tried = dict.fromkeys(leading, 0)
        order = sorted(range(len(self.candidates)), key=lambda number: (self.tried[number], self.mean(number)))
        for number in (*order, self.halving.left[0]):
            leading[self.candidates[number].decisions[0]] = number
        for number, move in enumerate(self.candidates):
            tried[move.decisions[0]] += self.tried[number]
        total = max(1, self.iterations)
        listed = [Advice(decision, self.points(leading[decision]), tried[decision] / total) for decision in leading]
        mean = {decision: self.mean(number) if number != tree.NOWHERE else 0 for decision, number in leading.items()}
        best = self.best.decisions[0]
        listed.sort(key=lambda advice: (advice.decision != best, -advice.share, -mean[advice.decision]))
        return listed

    def points(self, number: int) -> float | None:
        """The points that the seat can expect by a candidate; None where nothing is known of them."""
        if number == tree.NOWHERE or self.tried[number] == 0 or not self.evaluator.has_learned:
            return None
        in_tree = float(self.trials[search.POINTS_TOTALS + number]) / self.tried[number]
        if self.games is not None:
            return self.games.expected(number, in_tree / POINT)
        return self.rollouts.mean(number, search.POINTS_TOTALS, in_tree) / POINT


def room(seconds: float, iterations: int) -> int:
    """How many nodes such a search can use, as a power of two."""
    wanted = int(seconds * NODES_A_SECOND) + iterations * NODES_AN_ITERATION
    return min(MOST, max(FEWEST, 1 << wanted.bit_length()))


class Clock:
    """How much of its limit a search has used: seconds, or iterations where it may take a number of these."""

    def __init__(self, seconds: float, iterations: int) -> None:
        self.seconds, self.iterations = seconds, iterations
        self.limit = iterations or seconds
        self.began = time.perf_counter()

    def used(self, searched: Search | ShortGames) -> float:
        """How much of the budget is used: iterations, or seconds."""
        return searched.iterations if self.iterations else time.perf_counter() - self.began

    def rounds(self, searched: Search | ShortGames, until: float) -> int:
        """How many rounds to play next, if so much may be used."""
        candidates, used = len(searched.halving.left), self.used(searched)
        if self.iterations:
            return min(ROUNDS_A_SLICE, int(until - used) // candidates)
        pace = searched.iterations / max(used, 1e-6)
        return max(1, int(min(SLICE, until - used) * pace / candidates)) if used < until else 0


def narrow(searched: Search | ShortGames, clock: Clock) -> None:
    """Try candidates until one is left; each halving gets an equal part of what is left of the limit."""
    halving = searched.halving
    for left in range(halvings(len(halving.left)), 0, -1):
        used = clock.used(searched)
        until = used + (clock.limit - used) / left
        while not halving.is_over and (rounds := clock.rounds(searched, until)) > 0:
            searched.run(rounds)
            searched.drop_beaten()
        halving.drop_half()


def seconds_in_tree(information: InformationState, seconds: float) -> float:
    """How many of the seconds for a decision go to the tree."""
    if has_short_games(information):
        return PART_IN_TREE * seconds
    return min(IN_TREE, seconds) if information.core.game.features.rollouts else seconds


def has_short_games(information: InformationState) -> bool:
    """Whether its best moves are played on for some turns: where games to their ends would take too long."""
    game = information.core.game
    return has_learned(game) and not game.features.rollouts and not CURRENT < information.version <= TREE_ALONE


def think(information: InformationState, seconds: float, iterations: int) -> Search:
    """Search for that many seconds, or with `iterations` for that many instead. Raises TooSlow.

    What is made once, before the first search of a game, is not counted.
    """
    in_tree = seconds if iterations else seconds_in_tree(information, seconds)
    searched = Search(information, in_tree, iterations)
    if in_tree < seconds and has_short_games(information):
        games_of(information)
    clock = Clock(in_tree, iterations)
    if searched.halving.is_over:
        searched.run(1)
    narrow(searched, clock)
    if not iterations and clock.used(searched) > seconds and searched.iterations < ENOUGH * len(searched.candidates):
        raise TooSlow(f"{searched.iterations} iterations in {seconds:.2f} s for {information.count} decisions")
    if in_tree < seconds:
        searched.play_on(clock.began + seconds)
    return searched


def choose(information: InformationState, seconds: float, iterations: int) -> int:
    """Search, unless there is nothing to choose, or the decision was part of the move that was found last."""
    if information.count == 1:
        return int(information.decisions[0])
    decisions = foreseen(information) or think(information, seconds, iterations).best.decisions
    keep_rest(information, decisions)
    return decisions[0]


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
    """The bot as its setting says. Raises Refusal."""
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
    raise Refusal("bot-expert", longest=int(LONGEST), setting=quoted(text))


BOT = thinking(
    Bot(
        "expert",
        "tree search, up to a second for each move",
        lambda information: 0,
        lambda information: [],
        loops=(*tree.LOOPS, *search.LOOPS, *rollouts.LOOPS),
        places=2 + lookahead.DEPTH,
        below="skilled",
        set=set_limits,
        version=CURRENT,
    ),
    SECONDS,
)
