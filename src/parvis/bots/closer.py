"""A closer look inside the core: the policy's favourites, each followed to the end of the move.

Where a policy hardly prefers one decision to another, its favourites are tried: each is made, the policy goes on for
its seat until another seat or chance decides, and the learned value judges the position there. `skilled` follows
hundreds of answers that way; here it is a few, as long as their scores are close, and none where one stands out.
"""

from parvis.bots import lookahead
from parvis.bots.evaluation import evaluate
from parvis.bots.lookahead import WASTE, WASTED, follow_thriftily, try_answer
from parvis.bots.policy import BITS, HIDDEN, WHOLE, score_decisions
from parvis.engine.course import UNKNOWN, legal, movers
from parvis.engine.state import Batch, Row, Shorts, Weights, copy_state

FAVOURITES = 3
"""How many decisions are followed at most."""
LONGEST_MOVE = 32
"""After so many decisions of a move its position is judged as it stands."""


def best_place(n: int, at: int, row: Row) -> int:
    """The place of the largest of n numbers in a row from `at` on."""
    best = 0
    for k in range(1, n):
        if row[at + k] > row[at + best]:
            best = k
    return best


def note_scores(
    states: Batch, i: int, seat: int, n: int, decisions: Row, frames: Row, policy: Weights, policy_weights: Shorts,
    feature_values: Row, observed: Shorts, sums: Weights,
) -> int:  # fmt: skip
    """Write the policy's score of each of n decisions in states[i] to frames[FIRST_VALUES + k]; returns the best k."""
    score_decisions(states[i], seat, n, decisions, policy, policy_weights, feature_values, observed, sums)
    for k in range(n):
        frames[lookahead.FIRST_VALUES + k] = sums[policy[HIDDEN] + k]
    return best_place(n, lookahead.FIRST_VALUES, frames)


def follow_policy(
    states: Batch, i: int, seat: int, decision: int, out: Row, frames: Row, model: Weights, policy: Weights,
    policy_weights: Shorts, feature_values: Row, observed: Shorts, sums: Weights,
) -> None:  # fmt: skip
    """Decide in states[i], and go on as the policy would until others or chance decide, or something is wasted."""
    try_answer(states[i], seat, decision, frames, model)
    for _ in range(LONGEST_MOVE):
        n = follow_thriftily(states[i], seat, out, frames, model)
        if frames[WASTED] != 0 or movers(states[i]) != 1 << seat:
            return
        if n == UNKNOWN:
            n = legal(states[i], seat, out)
        score_decisions(states[i], seat, n, out, policy, policy_weights, feature_values, observed, sums)
        best = 0
        for k in range(1, n):
            if sums[policy[HIDDEN] + k] > sums[policy[HIDDEN] + best]:
                best = k
        try_answer(states[i], seat, out[best], frames, model)


def look_closer(
    states: Batch, i: int, seat: int, n: int, decisions: Row, near: int, out: Row, frames: Row, model: Weights,
    policy: Weights, policy_weights: Shorts, feature_values: Row, memory: Row, observed: Shorts, sums: Weights,
) -> int:  # fmt: skip
    """The best of the policy's favourites among n legal decisions in states[i]. The state after states[i] is scratch.

    `near`: by how much the score of a favourite may be lower than the highest, in hundredths.
    """
    if n == 1:
        return decisions[0]
    first = note_scores(
        states, i, seat, n, decisions, frames, policy, policy_weights, feature_values, observed, sums
    )  # fmt: skip
    lowest = frames[lookahead.FIRST_VALUES + first] - (near << BITS) // WHOLE
    chosen, highest = first, lookahead.LOWEST
    for tried in range(min(n, FAVOURITES)):
        k = best_place(n, lookahead.FIRST_VALUES, frames)
        score = frames[lookahead.FIRST_VALUES + k]
        if score < lowest:
            return decisions[chosen]
        frames[lookahead.FIRST_VALUES + k] = lookahead.LOWEST
        if tried == 0:
            second = best_place(n, lookahead.FIRST_VALUES, frames)
            if frames[lookahead.FIRST_VALUES + second] < lowest:
                return decisions[chosen]
        copy_state(states[i + 1], states[i])
        follow_policy(
            states, i + 1, seat, decisions[k], out, frames, model, policy, policy_weights, feature_values, observed,
            sums,
        )  # fmt: skip
        value = evaluate(states, i + 1, seat, model, feature_values, memory) - WASTE * frames[WASTED]
        if value > highest:
            chosen, highest = k, value
    return decisions[chosen]


LOOPS = (best_place, note_scores, follow_policy, look_closer)
"""Functions for the core, callees first; those of `parvis.bots.lookahead` and `parvis.bots.policy` come before."""
