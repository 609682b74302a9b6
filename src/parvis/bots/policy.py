"""Deciding by a policy inside the core: every legal decision gets a score from one look at the position.

A policy looks at the game's features and at its observation, all of which the seat knows, so nothing has to be dealt
again. The question that is asked has a network of its own (rare ones share one): a layer of hidden units, none below
zero, and for every decision a weight for each of them. Decisions are seen from the seat, as the observation is.

`policy` is a row of whole numbers: a head, the scalars of the observation, which network belongs to each question,
where each network begins in `policy_weights`, and which of its outputs belongs to each decision. Everything is in whole
numbers, so the interpreted and the compiled game agree to the last bit.
"""

import math

from parvis.engine.chance import below
from parvis.engine.course import movers, question_now
from parvis.engine.loops import features, observe, seen
from parvis.engine.questions import GameState
from parvis.engine.state import Batch, Row, Shorts, Weights
from parvis.engine.vectors import add_rows, note_numbers, positive_product

FEATURES, OBSERVED, SCALARS, HIDDEN, DECISIONS, NETWORKS_AT, STARTS_AT, OUTPUTS_AT = range(8)
"""The head of a policy: numbers of features, of the observation, of its scalars, of hidden units, of the catalogue;
where the tables begin: network by question, start by network, output by network and decision."""
HEAD = 8
PLACE, SMALLEST, FIRST, LAST = range(4)
"""Of a scalar: where it stands in the observation, its smallest value, and the inputs that stand for its values."""
SCALAR = 4
BITS = 12
"""Weights and scores are in units of 1 / 2**BITS."""
LUCKS = 4096
NO_POLICY = [0] * HEAD
GUMBEL = tuple(round(-math.log(-math.log((place + 0.5) / LUCKS)) * (1 << BITS)) for place in range(LUCKS))
"""Luck that is added to scores (Gumbel's distribution): the highest sum is then drawn by the softmax of the scores."""
WHOLE = 100
"""Temperatures are in hundredths."""


def note_inputs(
    state: GameState, seat: int, policy: Weights, feature_values: Row, observed: Shorts, sums: Weights, start: int
) -> int:  # fmt: skip
    """Note the inputs that are not zero in `sums`, from `start` on; returns where the next would be."""
    values, others = policy[FEATURES], policy[OBSERVED]
    features(state, seat, feature_values)
    end = note_numbers(feature_values, values, 0, sums, start)
    observe(state, seat, movers(state), observed)
    end = note_numbers(observed, others, values, sums, end)
    for scalar in range(policy[SCALARS]):
        table = HEAD + SCALAR * scalar
        value = observed[policy[table + PLACE]] - policy[table + SMALLEST]
        sums[end] = min(policy[table + LAST], policy[table + FIRST] + max(0, value))
        sums[end + 1] = 1
        end += 2
    return end


def score_decisions(
    state: GameState, seat: int, n: int, decisions: Row, policy: Weights, policy_weights: Shorts, feature_values: Row,
    observed: Shorts, sums: Weights,
) -> None:  # fmt: skip
    """Write the score of each of n legal decisions to sums[HIDDEN + k]. What follows there is scratch."""
    hidden = policy[HIDDEN]
    network = policy[policy[NETWORKS_AT] + question_now(state)]
    at = policy[policy[STARTS_AT] + network]
    for column in range(hidden):
        sums[column] = policy_weights[at + column]
    end = note_inputs(state, seat, policy, feature_values, observed, sums, hidden)
    add_rows(sums, hidden, sums, hidden, end, policy_weights, at + hidden)
    outputs = policy[OUTPUTS_AT] + network * policy[DECISIONS]
    for k in range(n):
        place = policy[outputs + seen(state, seat, decisions[k])]
        bias = policy_weights[place + hidden]
        sums[hidden + k] = bias + (positive_product(sums, 0, policy_weights, place, hidden) >> BITS)


def score_all(
    states: Batch, i: int, seat: int, n: int, decisions: Row, policy: Weights, policy_weights: Shorts,
    feature_values: Row, observed: Shorts, sums: Weights,
) -> None:  # fmt: skip
    """`score_decisions` in states[i]."""
    score_decisions(states[i], seat, n, decisions, policy, policy_weights, feature_values, observed, sums)


def choose_quickly(
    states: Batch, i: int, seat: int, n: int, decisions: Row, temperature: int, chance: Row, policy: Weights,
    policy_weights: Shorts, feature_values: Row, observed: Shorts, sums: Weights,
) -> int:  # fmt: skip
    """One of n legal decisions in states[i], drawn by its score.

    `temperature`: in hundredths; 0: the decision of the highest score.
    """
    if n == 1:
        return decisions[0]
    score_decisions(states[i], seat, n, decisions, policy, policy_weights, feature_values, observed, sums)
    best, highest = 0, 0
    for k in range(n):
        score = sums[policy[HIDDEN] + k]
        if temperature > 0:
            score = WHOLE * score + temperature * GUMBEL[below(chance, LUCKS)]
        if k == 0 or score > highest:
            best, highest = k, score
    return decisions[best]


LOOPS = (note_inputs, score_decisions, score_all, choose_quickly)
"""Functions for the core, callees first."""
