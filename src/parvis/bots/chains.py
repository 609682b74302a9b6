"""Looking one own decision ahead, inside the core: what the bots `novice`, `greedy` and `skilled` have in common.

A move is a chain of small decisions: playing a card asks where the carriage goes, and then whether to take what lies
there. So every legal decision is followed through the seat's own questions that come from it, until another seat or
chance decides, and is worth as much as the best end of its chain. What chance or others will do is not looked into.

The chains are walked depth first, without recursion. `work` holds its head, then what each first decision is worth, and
then one frame for every question under way, with its answers.
"""

from parvis.bots.worth import worth
from parvis.engine.chance import below
from parvis.engine.contract import Game
from parvis.engine.loops import apply, legal, movers
from parvis.engine.state import Batch, Row, copy_state

DEPTH = 6  # questions of a chain
EFFORT = 600  # positions looked at for one decision: each answer gets its even share, and goes no deeper without
LOWEST = -(1 << 60)

NOISE = 0
"""The head of `work`: by how much every first decision may be misjudged."""
FIRSTS = 1
"""Where the worth of each first decision stands."""
EFFORT_LEFT, COUNT, NEXT, ANSWERS = 0, 1, 2, 3  # places in a frame


def open_question(states: Batch, i: int, depth: int, seat: int, effort: int, out: Row, work: Row) -> None:
    """Write the frame of the question that the seat has to answer in states[i], which is the one at that depth."""
    frame = FIRSTS + len(out) + depth * (ANSWERS + len(out))
    n = legal(states[i], seat, out)
    work[frame + EFFORT_LEFT] = effort // n
    work[frame + COUNT] = n
    work[frame + NEXT] = 0
    for k in range(n):
        work[frame + ANSWERS + k] = out[k]


def misjudged(most: int, chance: Row) -> int:
    """An error from -most to most, small ones more likely."""
    return below(chance, most + 1) - below(chance, most + 1) if most > 0 else 0


def best_first(frame: int, chance: Row, work: Row) -> int:
    """The first decision that leads farthest, each misjudged by an error of its own; of equal ones any."""
    best, chosen, ties = LOWEST, 0, 0
    for k in range(work[frame + COUNT]):
        reached = work[FIRSTS + k] + misjudged(work[NOISE], chance)
        if reached > best:
            best, chosen, ties = reached, k, 1
        elif reached == best:
            ties += 1
            if below(chance, ties) == 0:
                chosen = k
    return work[frame + ANSWERS + chosen]


def look_ahead(
    states: Batch, i: int, seat: int, effort: int, chance: Row, out: Row, work: Row, model: Row, looked: Row,
    memory: Row,
) -> int:  # fmt: skip
    """The decision of the seat in states[i] whose chain of own decisions has the end of most worth.

    work[FIRSTS + k] becomes the worth of the k-th legal decision. The DEPTH states after states[i] are scratch.
    """
    open_question(states, i, 0, seat, effort, out, work)
    base = FIRSTS + len(out)
    for k in range(work[base + COUNT]):
        work[FIRSTS + k] = LOWEST
    depth = 0
    while depth >= 0:
        frame = base + depth * (ANSWERS + len(out))
        if work[frame + NEXT] == work[frame + COUNT]:
            depth -= 1
            continue
        decision = work[frame + ANSWERS + work[frame + NEXT]]
        work[frame + NEXT] += 1
        end = i + depth + 1
        copy_state(states[end], states[end - 1])
        apply(states[end], seat, decision)
        if depth + 1 < DEPTH and work[frame + EFFORT_LEFT] > 1 and movers(states[end]) == 1 << seat:
            depth += 1
            open_question(states, end, depth, seat, work[frame + EFFORT_LEFT], out, work)
        else:
            first = FIRSTS + work[base + NEXT] - 1
            work[first] = max(work[first], worth(states, end, seat, model, looked, memory))
    return best_first(base, chance, work)


def work_size(game: Game) -> int:
    """The size of `work`."""
    return FIRSTS + game.widest + DEPTH * (ANSWERS + game.widest)


LOOPS = (open_question, misjudged, best_first, look_ahead)
"""Functions for the core, callees first; those of `parvis.bots.worth` come before."""
