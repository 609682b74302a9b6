"""Information-set tree search for several players, inside the core: how the bot `expert` thinks.

Every iteration deals anew what the seat can't know and plays on from there: chance as it falls, every player by the
statistics of its own node in the tree (`parvis.bots.tree`), each for itself. A node that is reached for the first time
gets the first look of `parvis.bots.chains` at each of its decisions; where that node is the searching seat's own, the
iteration ends, and what the position is worth to each seat is added to all options that led there. The others' first
looks use the hand-written value: that takes a third of the time, and what they lead to soon outweighs it.
"""

from parvis.bots.chains import FIRSTS, look_ahead
from parvis.bots.tree import (
    COUNT,
    FIRST,
    NOWHERE,
    POINTS,
    PRIOR,
    TOTAL,
    TRIED,
    VISITS,
    add,
    find,
    mixed,
    node_at,
    option_at,
)
from parvis.bots.worth import PREDICTED, worth
from parvis.engine.chance import below
from parvis.engine.contract import NATURE
from parvis.engine.loops import apply, first_seat, hide, legal, movers
from parvis.engine.state import Batch, Row, copy_state

OWN_EFFORT, OTHERS_EFFORT = 200, 60
"""Positions looked at when a node is new: the searching seat's own, and the others'."""
PRIOR_WEIGHT = 4
"""How many trials the first look counts for."""
CURIOSITY = 150
"""In hundredths of a point: how much the wish to try what was tried less counts, for the searching seat."""
LONGEST = 200
"""Decisions of players in one iteration at most."""
ROOT, PLAYING = 0, 1
"""The position in the seat's eyes, and the one that an iteration plays on in; scratch follows."""
ROOTS = tuple(round(1000 * number**0.5) for number in range(1024))
"""Thousand times the square root of small numbers."""

PATHS = 0
"""`trail` holds for every seat what it has decided in this iteration, then the length of the trail, then for each
decision its seat, node and option."""
LENGTH = NATURE
STOPS = NATURE + 1
STOP = 3


def thousand_roots(number: int) -> int:
    """About thousand times the square root."""
    factor = 1
    while number >= len(ROOTS):
        number >>= 2
        factor <<= 1
    return factor * ROOTS[number]


def most_promising(tree: Row, node: int, curiosity: int) -> int:
    """The option of a node that should be tried next."""
    at = node_at(tree, node)
    drive = curiosity * thousand_roots(tree[at + VISITS])
    best, chosen = 0, NOWHERE
    for k in range(tree[at + COUNT]):
        option = option_at(tree, tree[at + FIRST] + k)
        tried = tree[option + TRIED]
        mean = (PRIOR_WEIGHT * tree[option + PRIOR] + tree[option + TOTAL]) // (PRIOR_WEIGHT + tried)
        hope = 1000 * mean + drive // (1 + tried)
        if chosen == NOWHERE or hope > best:
            best, chosen = hope, k
    return chosen


def best_look(n: int, work: Row) -> int:
    """Which of n decisions the first look liked best."""
    best = 0
    for k in range(n):
        if work[FIRSTS + k] > work[FIRSTS + best]:
            best = k
    return best


def open_node(
    states: Batch, seat: int, own: int, tree: Row, path: int, n: int, chance: Row, out: Row, work: Row, model: Row,
    others: Row, looked: Row, memory: Row,
) -> int:  # fmt: skip
    """Add a node for the seat that decides, with a first look at each of its n decisions, which stand in out.

    Another seat's look is by the model `others`; it is moved to where `model` sees the position as a whole.
    """
    node = add(tree, path, n, out)
    level = 0
    if seat == own:
        look_ahead(states, PLAYING, seat, OWN_EFFORT, chance, out, work, model, looked, memory)
    else:
        look_ahead(states, PLAYING, seat, OTHERS_EFFORT, chance, out, work, others, looked, memory)
        level = worth(states, PLAYING, seat, model, looked, memory) - work[FIRSTS + best_look(n, work)]
    if node != NOWHERE:
        first = tree[node_at(tree, node) + FIRST]
        for k in range(n):
            tree[option_at(tree, first + k) + PRIOR] = work[FIRSTS + k] + level
    return node


def note_stop(trail: Row, seat: int, node: int, option: int, decision: int) -> None:
    """A seat has decided: its path goes on, and the option will hear what came of it."""
    trail[PATHS + seat] = mixed(trail[PATHS + seat], decision + 1)
    if node != NOWHERE:
        at = STOPS + STOP * trail[LENGTH]
        trail[at] = seat
        trail[at + 1] = node
        trail[at + 2] = option
        trail[LENGTH] += 1


def learn_from(
    states: Batch, own: int, best: int, tree: Row, trail: Row, seats: int, model: Row, looked: Row, memory: Row
) -> None:
    """Add what states[PLAYING] is worth to each seat to all options that led there.

    `best`: what the first look of the seat `own` promises there, or 0 where it has none. The points that are expected
    are those of the position itself, as worth holds the win too.
    """
    for seat in range(seats):
        reached = worth(states, PLAYING, seat, model, looked, memory)
        points = memory[PREDICTED]
        if seat == own and best != 0:
            reached = best
        for stop in range(trail[LENGTH]):
            at = STOPS + STOP * stop
            if trail[at] == seat:
                node = node_at(tree, trail[at + 1])
                option = option_at(tree, tree[node + FIRST] + trail[at + 2])
                tree[node + VISITS] += 1
                tree[option + TRIED] += 1
                tree[option + TOTAL] += reached
                tree[option + POINTS] += points


def begin(states: Batch, own: int, trail: Row, chance: Row) -> None:
    """Deal anew what the seat `own` can't know in states[ROOT], to be played on in states[PLAYING]."""
    copy_state(states[PLAYING], states[ROOT])
    hide(states[PLAYING], own, chance)
    for seat in range(NATURE):
        trail[PATHS + seat] = seat + 1
    trail[LENGTH] = 0


def iterate(
    states: Batch, own: int, seats: int, tree: Row, trail: Row, chance: Row, out: Row, work: Row, model: Row,
    others: Row, looked: Row, memory: Row,
) -> None:  # fmt: skip
    """One iteration for the seat `own` from states[ROOT]; the others' first looks are judged by the model `others`."""
    begin(states, own, trail, chance)
    seat, decided, best = own, 0, 0
    while movers(states[PLAYING]) != 0 and decided < LONGEST:
        if decided > 0:
            seat = first_seat(movers(states[PLAYING]))
        n = legal(states[PLAYING], seat, out)
        if seat == NATURE or (n == 1 and decided > 0):
            apply(states[PLAYING], seat, out[below(chance, n)])
            continue
        decided += 1
        path = trail[PATHS + seat]
        node = find(tree, path, n, out)
        if node == NOWHERE:
            node = open_node(states, seat, own, tree, path, n, chance, out, work, model, others, looked, memory)
            option = best_look(n, work)
            if seat == own and decided > 1:
                best = work[FIRSTS + option]
                break
            n = legal(states[PLAYING], seat, out)
        else:
            option = most_promising(tree, node, CURIOSITY if seat == own else 0)
        decision = out[option]
        note_stop(trail, seat, node, option, decision)
        apply(states[PLAYING], seat, decision)
    learn_from(states, own, best, tree, trail, seats, model, looked, memory)


def search(
    states: Batch, own: int, seats: int, iterations: int, tree: Row, trail: Row, chance: Row, out: Row, work: Row,
    model: Row, others: Row, looked: Row, memory: Row,
) -> None:  # fmt: skip
    """That many iterations."""
    for _ in range(iterations):
        iterate(states, own, seats, tree, trail, chance, out, work, model, others, looked, memory)


LOOPS = (thousand_roots, most_promising, best_look, open_node, note_stop, learn_from, begin, iterate, search)
"""Functions for the core, callees first; those of tree, worth and chains come before."""
