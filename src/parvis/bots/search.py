"""Information-set tree search for several players, inside the core: how the bot `expert` thinks.

Every iteration draws a determinization for the searching seat and plays on from there: chance as it falls, every player
by the statistics of its own nodes in the tree (`parvis.bots.tree`), each for itself. A new node gets priors from a
lookahead over each of its decisions. Where that node belongs to the searching seat, the iteration ends, and the values
reached are backed up along the path.

At the root nothing is selected: all candidates are tried in turn, each time on the same deal and with the same chance
(common random numbers), so that luck falls on all of them alike. Which of them go on, `parvis.bots.halving` says.
"""

from parvis.bots.evaluation import PREDICTED, evaluate
from parvis.bots.lookahead import FIRST_VALUES, POSITIONS, look_ahead
from parvis.bots.tree import (
    COUNT,
    FIRST,
    NOWHERE,
    POINTS,
    PRIOR,
    TOTAL,
    TRIALS,
    VISITS,
    add,
    clear,
    edge_at,
    find,
    mixed,
    node_at,
)
from parvis.engine.chance import below, come, coming
from parvis.engine.course import first_seat, legal, make, movers
from parvis.engine.loops import determinize
from parvis.engine.questions import NATURE
from parvis.engine.state import Batch, Row, Weights, copy_state

SEARCHER_PART, OTHERS_PART = 3, 10
"""For a new node of the searching seat the lookahead visits a third of the positions that a lookahead of this evaluator
visits elsewhere, for one of the others a tenth."""
PRIOR_WEIGHT = 4
"""How many trials a prior counts for."""
EXPLORATION = 150
"""The exploration constant of the searching seat, in hundredths of a point."""
LONGEST = 200
"""Decisions of players in one iteration at most."""
ROOT, PLAYING = 0, 1
"""The determinization that was given, and the one that an iteration plays on in; scratch follows."""
ROOTS = tuple(round(1000 * number**0.5) for number in range(1024))
"""Thousand times the square root of small numbers."""

CANDIDATES = 16
"""So many decisions at the root are tried at most."""
EDGES, REACHED, SQUARES = 0, CANDIDATES, 2 * CANDIDATES
"""`trials` holds the edges of the candidates, what they reached last, and for any two of them the sum of the squared
differences between what they reached."""
TRIALS_SIZE = SQUARES + CANDIDATES * CANDIDATES

SEQUENCES = 0
"""`path` holds for every seat its decisions in this iteration as a key, then the number of steps, then for each of them
its seat, node and edge."""
LENGTH = NATURE
STEPS = NATURE + 1
STEP = 3


def thousand_roots(number: int) -> int:
    """About thousand times the square root."""
    factor = 1
    while number >= len(ROOTS):
        number >>= 2
        factor <<= 1
    return factor * ROOTS[number]


def select(tree: Row, node: int, exploration: int) -> int:
    """The edge of a node with the highest UCB score."""
    at = node_at(tree, node)
    bonus = exploration * thousand_roots(tree[at + VISITS])
    best, chosen = 0, NOWHERE
    for k in range(tree[at + COUNT]):
        edge = edge_at(tree, tree[at + FIRST] + k)
        tried = tree[edge + TRIALS]
        mean = (PRIOR_WEIGHT * tree[edge + PRIOR] + tree[edge + TOTAL]) // (PRIOR_WEIGHT + tried)
        ucb = 1000 * mean + bonus // (1 + tried)
        if chosen == NOWHERE or ucb > best:
            best, chosen = ucb, k
    return chosen


def best_prior(n: int, frames: Row) -> int:
    """Which of n decisions has the best prior."""
    best = 0
    for k in range(n):
        if frames[FIRST_VALUES + k] > frames[FIRST_VALUES + best]:
            best = k
    return best


def expand(
    states: Batch, seat: int, searcher: int, tree: Row, sequence: int, n: int, chance: Row, out: Row, frames: Row,
    model: Weights, feature_values: Row, memory: Row,
) -> int:  # fmt: skip
    """Add a node for the seat that decides, with a prior for each of its n decisions, which stand in out.

    Priors of another seat are lowered, the best of them to what the position is worth: so what it has tried and found
    good is tried again.
    """
    node = add(tree, sequence, n, out)
    level, budget = 0, frames[POSITIONS] // (SEARCHER_PART if seat == searcher else OTHERS_PART)
    look_ahead(states, PLAYING, seat, budget, chance, out, frames, model, feature_values, memory)
    if seat != searcher:
        best = frames[FIRST_VALUES + best_prior(n, frames)]
        level = evaluate(states, PLAYING, seat, model, feature_values, memory) - best
    if node != NOWHERE:
        first = tree[node_at(tree, node) + FIRST]
        for k in range(n):
            tree[edge_at(tree, first + k) + PRIOR] = frames[FIRST_VALUES + k] + level
    return node


def extend_path(path: Row, seat: int, node: int, edge: int, decision: int) -> None:
    """A seat has decided: its sequence grows, and its edge joins the path."""
    path[SEQUENCES + seat] = mixed(path[SEQUENCES + seat], decision + 1)
    if node != NOWHERE:
        at = STEPS + STEP * path[LENGTH]
        path[at] = seat
        path[at + 1] = node
        path[at + 2] = edge
        path[LENGTH] += 1


def backup(
    states: Batch, searcher: int, best: int, tree: Row, path: Row, seats: int, model: Weights, feature_values: Row,
    memory: Row,
) -> int:  # fmt: skip
    """Add the value of states[PLAYING] for each seat to all edges of its path; returns that for the searching one.

    `best`: the best prior of the seat `searcher` there, or 0 where it has none. The expected points are those of the
    position itself, as its value includes the win.
    """
    found = 0
    for seat in range(seats):
        reached = evaluate(states, PLAYING, seat, model, feature_values, memory)
        points = memory[PREDICTED]
        if seat == searcher:
            if best != 0:
                reached = best
            found = reached
        for step in range(path[LENGTH]):
            at = STEPS + STEP * step
            if path[at] == seat:
                node = node_at(tree, path[at + 1])
                edge = edge_at(tree, tree[node + FIRST] + path[at + 2])
                tree[node + VISITS] += 1
                tree[edge + TRIALS] += 1
                tree[edge + TOTAL] += reached
                tree[edge + POINTS] += points
    return found


def begin_iteration(states: Batch, searcher: int, path: Row, nature: Row) -> None:
    """states[PLAYING] becomes another determinization of states[ROOT] for the seat `searcher`, the path empty."""
    copy_state(states[PLAYING], states[ROOT])
    determinize(states[PLAYING], searcher, nature)
    for seat in range(NATURE):
        path[SEQUENCES + seat] = seat + 1
    path[LENGTH] = 0


def iterate(
    states: Batch, searcher: int, seats: int, first: int, tree: Row, path: Row, nature: Row, chance: Row, out: Row,
    frames: Row, model: Weights, feature_values: Row, memory: Row,
) -> int:  # fmt: skip
    """One iteration for the seat `searcher` from states[ROOT], where it decides by the edge `first` of the root.

    `nature`: the generator of the deal and of chance. Returns the value reached for the searching seat.
    """
    begin_iteration(states, searcher, path, nature)
    seat, decided, best = searcher, 0, 0
    while movers(states[PLAYING]) != 0 and decided < LONGEST:
        if decided > 0:
            seat = first_seat(movers(states[PLAYING]))
        n = legal(states[PLAYING], seat, out)
        if seat == NATURE or (n == 1 and decided > 0):
            make(states[PLAYING], seat, out[below(nature, n)], out)
            continue
        decided += 1
        node, edge = find(tree, path[SEQUENCES + seat], n, out), first
        if node == NOWHERE:
            node = expand(
                states, seat, searcher, tree, path[SEQUENCES + seat], n, chance, out, frames, model, feature_values,
                memory,
            )  # fmt: skip
            edge = best_prior(n, frames)
            if seat == searcher:
                best = frames[FIRST_VALUES + edge]
                break
            n = legal(states[PLAYING], seat, out)
        elif decided > 1:
            edge = select(tree, node, EXPLORATION if seat == searcher else 0)
        decision = out[edge]
        extend_path(path, seat, node, edge, decision)
        make(states[PLAYING], seat, decision, out)
    return backup(states, searcher, best, tree, path, seats, model, feature_values, memory)


def grow_root(
    states: Batch, searcher: int, tree: Row, path: Row, nature: Row, chance: Row, out: Row, frames: Row, model: Weights,
    feature_values: Row, memory: Row,
) -> int:  # fmt: skip
    """The tree becomes a root for states[ROOT], with a prior for each decision; returns how many these are."""
    clear(tree)
    begin_iteration(states, searcher, path, nature)
    n = legal(states[PLAYING], searcher, out)
    expand(
        states, searcher, searcher, tree, path[SEQUENCES + searcher], n, chance, out, frames, model, feature_values,
        memory,
    )  # fmt: skip
    return n


def add_squares(alive: int, trials: Row) -> None:
    """What the candidates reached in one round is compared, each with each."""
    for one in range(CANDIDATES):
        if alive >> one & 1 == 1:
            for other in range(CANDIDATES):
                if alive >> other & 1 == 1:
                    difference = trials[REACHED + one] - trials[REACHED + other]
                    trials[SQUARES + CANDIDATES * one + other] += difference * difference


def search(
    states: Batch, searcher: int, seats: int, rounds: int, alive: int, trials: Row, tree: Row, path: Row, nature: Row,
    chance: Row, out: Row, frames: Row, model: Weights, feature_values: Row, memory: Row,
) -> None:  # fmt: skip
    """That many rounds, in each of which the candidates that are `alive` (bits) are tried once, with the same luck."""
    for _ in range(rounds):
        nature[0] = coming(chance)
        come(chance)
        for candidate in range(CANDIDATES):
            if alive >> candidate & 1 == 1:
                nature[1] = 0
                trials[REACHED + candidate] = iterate(
                    states, searcher, seats, trials[EDGES + candidate], tree, path, nature, chance, out, frames, model,
                    feature_values, memory,
                )  # fmt: skip
        add_squares(alive, trials)


LOOPS = (
    thousand_roots, select, best_prior, expand, extend_path, backup, begin_iteration, iterate, grow_root, add_squares,
    search,
)  # fmt: skip
"""Functions for the core, callees first; those of evaluation, lookahead and tree come before."""
