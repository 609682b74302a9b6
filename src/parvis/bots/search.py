"""Information-set tree search for several players, inside the core: how the bot `expert` thinks.

Its root are the moves of the searching seat: chains of decisions, such as putting together a group of dice, which a
lookahead found (`parvis.bots.lookahead`). All candidates among them are tried in turn, each time on the same deal and
with the same chance (common random numbers), so that luck falls on all of them alike. Which of them go on,
`parvis.bots.halving` says.

Every iteration draws a determinization for the searching seat, plays one of these moves, and plays on from there:
chance as it falls, every player by the statistics of its own nodes in the tree (`parvis.bots.tree`), each for itself. A
new node gets priors from a lookahead over each of its decisions, and its seat plays the best move that this has found.
Where that node belongs to the searching seat, the iteration ends, and the values reached are backed up along the path.
"""

from parvis.bots.evaluation import PREDICTED, evaluate
from parvis.bots.lookahead import (
    FIRST_VALUES,
    LENGTH,
    MOST_MOVES,
    MOVE,
    MOVE_ANSWERS,
    MOVES_WANTED,
    POSITIONS,
    look_ahead,
    move_at,
)
from parvis.bots.tree import (
    COUNT,
    FIRST,
    NOWHERE,
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
ROOTS: tuple[int, ...] = tuple(round(1000 * number**0.5) for number in range(1024))
"""Thousand times the square root of small numbers."""

CANDIDATES = 16
"""How many moves are tried at most."""
REACHED, TOTALS, POINTS_TOTALS, SQUARES = (part * CANDIDATES for part in range(4))
CANDIDATES_AT = SQUARES + CANDIDATES * CANDIDATES
"""`trials` holds by candidate what it reached last, the sum of all that it reached, and of the points that it could
expect there; for any two of them the sum of the squared differences between what they reached; then the moves."""
TRIALS_SIZE = CANDIDATES_AT + CANDIDATES * MOVE

SEQUENCES = 0
"""`path` holds for every seat its decisions in this iteration as a key, then the number of steps, then for each of them
its seat, node and edge."""
TAKEN = NATURE
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


def extend_path(path: Row, seat: int, node: int, edge: int) -> None:
    """An edge that a seat has taken joins the path."""
    if node != NOWHERE:
        at = STEPS + STEP * path[TAKEN]
        path[at] = seat
        path[at + 1] = node
        path[at + 2] = edge
        path[TAKEN] += 1


def place_of(decision: int, n: int, out: Row) -> int:
    """Which of the n decisions in out it is; NOWHERE for none of them."""
    for k in range(n):
        if out[k] == decision:
            return k
    return NOWHERE


def reach(states: Batch, seat: int, decision: int, out: Row) -> int:
    """Make what the seat can't but do in states[PLAYING], until it may make that decision.

    Returns how many are legal then, which stand in out; 0 if that one never is.
    """
    while movers(states[PLAYING]) >> seat & 1 == 1:
        n = legal(states[PLAYING], seat, out)
        if place_of(decision, n, out) != NOWHERE:
            return n
        if n > 1:
            break
        make(states[PLAYING], seat, out[0], out)
    return 0


def legal_after(states: Batch, seat: int, decision: int, later: int, out: Row) -> int:
    """What the seat may decide when it has made a decision in states[ROOT] and comes to a later one; see `reach`."""
    copy_state(states[PLAYING], states[ROOT])
    make(states[PLAYING], seat, decision, out)
    return reach(states, seat, later, out)


def play_move(states: Batch, seat: int, moves: Row, at: int, path: Row, out: Row) -> None:
    """Play the move that stands in `moves`, as far as it is legal in states[PLAYING]; the seat's sequence grows."""
    for step in range(moves[at + LENGTH]):
        decision = moves[at + MOVE_ANSWERS + step]
        n = reach(states, seat, decision, out)
        if n == 0:
            break
        if n > 1:
            path[SEQUENCES + seat] = mixed(path[SEQUENCES + seat], decision + 1)
        make(states[PLAYING], seat, decision, out)


def backup(
    states: Batch, searcher: int, best: int, tree: Row, path: Row, seats: int, model: Weights, feature_values: Row,
    memory: Row,
) -> int:  # fmt: skip
    """Add the value of states[PLAYING] for each seat to all edges of its path; returns that for the searching one.

    `best`: the best prior of the seat `searcher` there, or 0 where it has none. `memory` holds what the position
    promises the searching seat then (see `evaluate`).
    """
    found = 0
    for step in range(1, seats + 1):  # the searching seat last
        seat = (searcher + step) % seats
        reached = evaluate(states, PLAYING, seat, model, feature_values, memory)
        if seat == searcher:
            if best != 0:
                reached = best
            found = reached
        for taken in range(path[TAKEN]):
            at = STEPS + STEP * taken
            if path[at] == seat:
                node = node_at(tree, path[at + 1])
                edge = edge_at(tree, tree[node + FIRST] + path[at + 2])
                tree[node + VISITS] += 1
                tree[edge + TRIALS] += 1
                tree[edge + TOTAL] += reached
    return found


def begin_iteration(states: Batch, searcher: int, path: Row, nature: Row) -> None:
    """states[PLAYING] becomes another determinization of states[ROOT] for the seat `searcher`, the path empty."""
    copy_state(states[PLAYING], states[ROOT])
    determinize(states[PLAYING], searcher, nature)
    for seat in range(NATURE):
        path[SEQUENCES + seat] = seat + 1
    path[TAKEN] = 0


def iterate(
    states: Batch, searcher: int, seats: int, candidate: int, trials: Row, tree: Row, path: Row, nature: Row,
    chance: Row, out: Row, frames: Row, model: Weights, feature_values: Row, memory: Row,
) -> int:  # fmt: skip
    """One iteration for the seat `searcher` from states[ROOT], where it plays the move of a candidate.

    `nature`: the generator of the deal and of chance. Returns the value reached for the searching seat.
    """
    begin_iteration(states, searcher, path, nature)
    play_move(states, searcher, trials, CANDIDATES_AT + MOVE * candidate, path, out)
    decided, best = 0, 0
    while movers(states[PLAYING]) != 0 and decided < LONGEST:
        seat = first_seat(movers(states[PLAYING]))
        n = legal(states[PLAYING], seat, out)
        if seat == NATURE or n == 1:
            make(states[PLAYING], seat, out[below(nature, n)], out)
            continue
        decided += 1
        node = find(tree, path[SEQUENCES + seat], n, out)
        if node == NOWHERE:
            node = expand(
                states, seat, searcher, tree, path[SEQUENCES + seat], n, chance, out, frames, model, feature_values,
                memory,
            )  # fmt: skip
            if seat == searcher:
                best = frames[FIRST_VALUES + best_prior(n, frames)]
                break
            move = move_at(0, frames)
            n = legal(states[PLAYING], seat, out)
            extend_path(path, seat, node, place_of(frames[move + MOVE_ANSWERS], n, out))
            play_move(states, seat, frames, move, path, out)
        else:
            edge = select(tree, node, EXPLORATION if seat == searcher else 0)
            extend_path(path, seat, node, edge)
            path[SEQUENCES + seat] = mixed(path[SEQUENCES + seat], out[edge] + 1)
            make(states[PLAYING], seat, out[edge], out)
    return backup(states, searcher, best, tree, path, seats, model, feature_values, memory)


def find_moves(
    states: Batch, searcher: int, tree: Row, path: Row, nature: Row, chance: Row, out: Row, frames: Row, model: Weights,
    feature_values: Row, memory: Row,
) -> None:  # fmt: skip
    """Look ahead from states[ROOT], so that `frames` holds the searching seat's best moves. The tree becomes empty."""
    clear(tree)
    begin_iteration(states, searcher, path, nature)
    frames[MOVES_WANTED] = MOST_MOVES
    look_ahead(states, PLAYING, searcher, frames[POSITIONS], chance, out, frames, model, feature_values, memory)
    frames[MOVES_WANTED] = 1


def add_trial(candidate: int, reached: int, trials: Row, memory: Row) -> None:
    """Note what a candidate has reached; the points that it can expect there stand in `memory`."""
    trials[REACHED + candidate] = reached
    trials[TOTALS + candidate] += reached
    trials[POINTS_TOTALS + candidate] += memory[PREDICTED]


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
    """Try all candidates that are `alive` (bits) once in each of `rounds` rounds, with the same luck for all."""
    for _ in range(rounds):
        nature[0] = coming(chance)
        come(chance)
        for candidate in range(CANDIDATES):
            if alive >> candidate & 1 == 1:
                nature[1] = 0
                reached = iterate(
                    states, searcher, seats, candidate, trials, tree, path, nature, chance, out, frames, model,
                    feature_values, memory,
                )  # fmt: skip
                add_trial(candidate, reached, trials, memory)
        add_squares(alive, trials)


LOOPS = (
    thousand_roots, select, best_prior, expand, extend_path, place_of, reach, legal_after, play_move, backup,
    begin_iteration, iterate, find_moves, add_trial, add_squares, search,
)  # fmt: skip
"""Functions for the core, callees first; those of evaluation, lookahead and tree come before."""
