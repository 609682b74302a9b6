"""Games from which a policy learns, inside the core: at each decision `skilled` says what every answer is worth.

Some seats are played by `skilled`, the others by the policy as it is so far: it then meets the positions that its own
decisions lead to, and learns what to do there (imitation with a teacher who watches, DAgger).
"""

from parvis.bots import lookahead
from parvis.bots.lookahead import look_ahead
from parvis.bots.policy import FEATURES, LAST, OBSERVED, PLACE, SCALAR, SCALARS, SMALLEST, choose_quickly
from parvis.bots.policy import FIRST as FIRST_INPUT
from parvis.bots.policy import HEAD as POLICY_HEAD
from parvis.engine.chance import below
from parvis.engine.course import decide, first_mover, movers, question_now, settle
from parvis.engine.loops import determinize, features, observe, scores, seen, setup_at
from parvis.engine.questions import NATURE
from parvis.engine.state import Batch, Row, Shorts, Weights, copy_state

MOST = 64
"""Lessons with more answers are left out."""
WORST = -30_000
QUESTION, ANSWERS = 0, 1
"""A lesson: the question, how many answers there are, MOST answers as the seat sees them, what each is worth less than
the best one (hundredths of a point, below zero), then the inputs of the policy."""
LESSON = 2 + 2 * MOST


def write_lesson(
    states: Batch, seat: int, n: int, decisions: Row, frames: Row, policy: Weights, feature_values: Row,
    observed: Shorts, lessons: Shorts, at: int,
) -> None:  # fmt: skip
    """Write what the teacher thinks of the n decisions in states[0]."""
    best = lookahead.LOWEST
    for k in range(n):
        best = max(best, frames[lookahead.FIRST_VALUES + k])
    lessons[at + QUESTION] = question_now(states[0])
    lessons[at + ANSWERS] = n
    for k in range(n):
        lessons[at + 2 + k] = seen(states[0], seat, decisions[k])
        lessons[at + 2 + MOST + k] = max(WORST, frames[lookahead.FIRST_VALUES + k] - best)
    features(states[0], seat, feature_values)
    for place in range(policy[FEATURES]):
        lessons[at + LESSON + place] = feature_values[place]
    at += LESSON + policy[FEATURES]
    observe(states[0], seat, movers(states[0]), observed)
    for place in range(policy[OBSERVED]):
        lessons[at + place] = observed[place]
    at -= policy[FEATURES]
    for scalar in range(policy[SCALARS]):
        table = POLICY_HEAD + SCALAR * scalar
        value = observed[policy[table + PLACE]] - policy[table + SMALLEST]
        lessons[at + min(policy[table + LAST], policy[table + FIRST_INPUT] + max(0, value))] = 1


def lesson_game(
    states: Batch, seats: int, ruling: int, options: Row, pupils: int, temperature: int, chance: Row, decisions: Row,
    out: Row, frames: Row, model: Weights, memory: Row, policy: Weights, policy_weights: Shorts, feature_values: Row,
    observed: Shorts, sums: Weights, lessons: Shorts, width: int, first: int, points: Row, ties: Row,
) -> int:  # fmt: skip
    """Play a game, writing lessons from `first` on, as many as there is room for; returns how many are written then.

    `pupils`: the seats that the policy plays, as bits. The scores are in `points` then.
    """
    lesson = first
    n = setup_at(states, 0, seats, ruling, options, decisions)
    while n > 0:
        seat = first_mover(decisions)
        decision = decisions[below(chance, n)]
        if seat != NATURE and n > 1:
            copy_state(states[1], states[0])
            determinize(states[1], seat, chance)
            budget = frames[lookahead.POSITIONS]
            decision = look_ahead(states, 1, seat, budget, chance, out, frames, model, feature_values, memory)
            if n <= MOST and (lesson + 1) * width <= len(lessons):
                write_lesson(
                    states, seat, n, decisions, frames, policy, feature_values, observed, lessons, lesson * width
                )
                lesson += 1
            if pupils >> seat & 1 == 1:
                decision = choose_quickly(
                    states, 0, seat, n, decisions, temperature, chance, policy, policy_weights, feature_values,
                    observed, sums,
                )  # fmt: skip
        decide(states[0], seat, decision)
        n = settle(states[0], decisions)
    scores(states[0], points, ties)
    return lesson


LOOPS = (write_lesson, lesson_game)
"""Functions for the core, callees first; those of `parvis.bots.lookahead` and `parvis.bots.policy` come before."""
