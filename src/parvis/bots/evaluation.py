"""Evaluating a position for a seat, inside the core: by a learned value, or by the game's hand-written one.

A learned value predicts two things from the game's `features`: the points that the seat will still make, and its share
of the win. Both are sums of weighted features and of one layer of hidden units, each itself such a sum, none below
zero. Every chapter of the game has weights of its own.

`model` is a row of whole numbers: a head (see below), then for every chapter the weights of each feature for the two
predictions and the hidden units, their biases, and the weights of each prediction for the hidden units. Everything is
in whole numbers, so the interpreted and the compiled game agree to the last bit.

From one position to the next only few features change. `memory` therefore keeps, for every seat, the features that were
evaluated last and their sums; only what has changed is added.
"""

from parvis.engine.bits import lowest
from parvis.engine.course import movers
from parvis.engine.loops import features, scores, value
from parvis.engine.questions import NATURE
from parvis.engine.state import Batch, FlatState, Row, Weights
from parvis.engine.vectors import MOST, add_multiple, differing, fill, positive_product

CHAPTERS, INPUTS, HIDDEN, SEATS, WIN = 0, 1, 2, 3, 4
"""The head of a model: chapters (0: no learned value), features, hidden units, players, worth of a win."""
HEAD = 5
NO_MODEL = [0] * HEAD

POINTS, SHARE = 0, 1
"""Places of both predictions of a model: points and win share."""
PREDICTIONS = 2
POINT = 100
"""Values are in hundredths of a point …"""
WHOLE = 10_000
"""… and shares of the win in ten-thousandths."""
BITS = 12
"""Weights are in units of 1 / 2**BITS."""

MEMORIES = NATURE + PREDICTIONS + 2
"""Where the memories of the seats begin: first come ties by seat, then the predictions, then the present points."""
PREDICTED = NATURE + 1


def model_size(chapters: int, inputs: int, hidden: int) -> int:
    """How many numbers a model has."""
    columns = PREDICTIONS + hidden
    return HEAD + chapters * ((inputs + 1) * columns + PREDICTIONS * hidden)


def memory_size(inputs: int, hidden: int, seats: int) -> int:
    """How many numbers the memory of that many seats has."""
    return MEMORIES + seats * (1 + inputs + PREDICTIONS + hidden)


def reset_memory(chapter: int, at: int, bias: int, model: Weights, memory: Row) -> None:
    """Nothing has been evaluated yet in this chapter: all features are zero, the sums are the biases."""
    inputs = model[INPUTS]
    memory[at] = chapter + 1
    fill(memory, at + 1, inputs, 0)
    for column in range(PREDICTIONS + model[HIDDEN]):
        memory[at + 1 + inputs + column] = model[bias + column]


def predict(state: FlatState, seat: int, model: Weights, feature_values: Row, memory: Row) -> None:
    """Write what the learned value predicts for a seat to `memory`: points still to come, share of the win."""
    inputs, hidden = model[INPUTS], model[HIDDEN]
    columns = PREDICTIONS + hidden
    chapter = features(state, seat, feature_values)
    weights = HEAD + chapter * ((inputs + 1) * columns + PREDICTIONS * hidden)
    bias = weights + inputs * columns
    at = MEMORIES + seat * (1 + inputs + columns)
    if memory[at] != chapter + 1:
        reset_memory(chapter, at, bias, model, memory)
    sums = at + 1 + inputs
    for first in range(0, inputs, MOST):
        changed = differing(feature_values, first, memory, at + 1 + first, min(MOST, inputs - first))
        while changed != 0:
            place = first + lowest(changed)
            changed &= changed - 1
            change = feature_values[place] - memory[at + 1 + place]
            memory[at + 1 + place] = feature_values[place]
            add_multiple(memory, sums, model, weights + place * columns, columns, change)
    for number in range(PREDICTIONS):
        second = bias + columns + number * hidden
        layer = positive_product(memory, sums + PREDICTIONS, model, second, hidden)
        memory[PREDICTED + number] = (memory[sums + number] + (layer >> BITS)) >> BITS


def chapter_met(seat: int, model: Weights, memory: Row) -> int:
    """The chapter of the position that was predicted last for a seat."""
    chapter: int = memory[MEMORIES + seat * (1 + model[INPUTS] + PREDICTIONS + model[HIDDEN])] - 1
    return chapter


def rank(state: FlatState, seat: int, seats: int, feature_values: Row, memory: Row) -> None:
    """Write the final points of a seat and its share of the win to `memory`, as if they had been predicted."""
    best, winners = 0, 0
    for other in range(seats):
        ahead = feature_values[other] - feature_values[best]
        if ahead > 0 or (ahead == 0 and memory[other] > memory[best]):
            best = other
    for other in range(seats):
        if feature_values[other] == feature_values[best] and memory[other] == memory[best]:
            winners += 1
    won = feature_values[seat] == feature_values[best] and memory[seat] == memory[best]
    memory[PREDICTED + POINTS] = 0
    memory[PREDICTED + SHARE] = WHOLE // winners if won else 0


def evaluate(states: Batch, i: int, seat: int, model: Weights, feature_values: Row, memory: Row) -> int:
    """What states[i] is worth to a seat, in hundredths of a point.

    With a learned value: the points that it will have made at the end, and for its share of the win as much as the
    model says. `feature_values` and `memory` are scratch; `memory` then holds both predictions and the present points.
    """
    if model[CHAPTERS] == 0:
        return value(states[i], seat)
    scores(states[i], feature_values, memory)
    present = feature_values[seat]
    if movers(states[i]) == 0:
        rank(states[i], seat, model[SEATS], feature_values, memory)
    else:
        predict(states[i], seat, model, feature_values, memory)
    memory[PREDICTED + PREDICTIONS] = present
    memory[PREDICTED + POINTS] += POINT * present
    worth: int = memory[PREDICTED + POINTS] + memory[PREDICTED + SHARE] * model[WIN] // WHOLE
    return worth


def evaluate_all(
    states: Batch, n: int, seat: int, values: Row, model: Weights, feature_values: Row, memory: Row
) -> None:
    """Evaluate each of the first n states for a seat, written to `values`."""
    for i in range(n):
        values[i] = evaluate(states, i, seat, model, feature_values, memory)


LOOPS = (reset_memory, predict, chapter_met, rank, evaluate, evaluate_all)
"""Functions for the core, callees first."""
