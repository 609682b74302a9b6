"""Lookahead over one move, inside the core: what the bots `novice`, `greedy` and `skilled` have in common.

A move is a chain of small decisions: playing a card asks where the carriage goes, and then whether to take what lies
there. So every legal decision is followed through the questions that it leads to, until another seat or chance decides,
and its value is that of the best end of its chain. What chance or others will do is not looked into.

Chains are walked depth first, without recursion. `frames` holds a head, then the value of each first decision, and then
one frame for every question under way, with its answers.
"""

from parvis.bots.evaluation import evaluate
from parvis.engine.chance import below
from parvis.engine.contract import Game
from parvis.engine.course import legal, make, movers
from parvis.engine.state import Batch, Row, copy_state

DEPTH = 6  # questions of a chain
BUDGET = 600  # positions visited for one decision: each answer gets an even share, and goes no deeper without
LOWEST = -(1 << 60)

NOISE = 0
"""The head of `frames`: the largest error that is added to the value of a first decision."""
FIRST_VALUES = 1
"""Where the value of each first decision stands."""
BUDGET_LEFT, COUNT, NEXT, ANSWERS = 0, 1, 2, 3  # places in a frame


def open_frame(states: Batch, i: int, depth: int, seat: int, budget: int, out: Row, frames: Row) -> None:
    """Write the frame of the question that the seat has to answer in states[i], which is the one at that depth."""
    frame = FIRST_VALUES + len(out) + depth * (ANSWERS + len(out))
    n = legal(states[i], seat, out)
    frames[frame + BUDGET_LEFT] = budget // n
    frames[frame + COUNT] = n
    frames[frame + NEXT] = 0
    for k in range(n):
        frames[frame + ANSWERS + k] = out[k]


def random_error(most: int, chance: Row) -> int:
    """An error from -most to most, small ones more likely."""
    return below(chance, most + 1) - below(chance, most + 1) if most > 0 else 0


def best_first(frame: int, chance: Row, frames: Row) -> int:
    """The first decision of the highest value, each with an error of its own; of equal ones any."""
    best, chosen, ties = LOWEST, 0, 0
    for k in range(frames[frame + COUNT]):
        value = frames[FIRST_VALUES + k] + random_error(frames[NOISE], chance)
        if value > best:
            best, chosen, ties = value, k, 1
        elif value == best:
            ties += 1
            if below(chance, ties) == 0:
                chosen = k
    return frames[frame + ANSWERS + chosen]


def look_ahead(
    states: Batch, i: int, seat: int, budget: int, chance: Row, out: Row, frames: Row, model: Row, feature_values: Row,
    memory: Row,
) -> int:  # fmt: skip
    """The decision of the seat in states[i] whose chain has the best end.

    frames[FIRST_VALUES + k] becomes the value of the k-th legal decision. The DEPTH states after states[i] are scratch.
    """
    open_frame(states, i, 0, seat, budget, out, frames)
    base = FIRST_VALUES + len(out)
    for k in range(frames[base + COUNT]):
        frames[FIRST_VALUES + k] = LOWEST
    depth = 0
    while depth >= 0:
        frame = base + depth * (ANSWERS + len(out))
        if frames[frame + NEXT] == frames[frame + COUNT]:
            depth -= 1
            continue
        decision = frames[frame + ANSWERS + frames[frame + NEXT]]
        frames[frame + NEXT] += 1
        end = i + depth + 1
        copy_state(states[end], states[end - 1])
        make(states[end], seat, decision, out)
        if depth + 1 < DEPTH and frames[frame + BUDGET_LEFT] > 1 and movers(states[end]) == 1 << seat:
            depth += 1
            open_frame(states, end, depth, seat, frames[frame + BUDGET_LEFT], out, frames)
        else:
            first = FIRST_VALUES + frames[base + NEXT] - 1
            frames[first] = max(frames[first], evaluate(states, end, seat, model, feature_values, memory))
    return best_first(base, chance, frames)


def frames_size(game: Game) -> int:
    """The size of `frames`."""
    return FIRST_VALUES + game.widest + DEPTH * (ANSWERS + game.widest)


LOOPS = (open_frame, random_error, best_first, look_ahead)
"""Functions for the core, callees first; those of `parvis.bots.evaluation` come before."""
