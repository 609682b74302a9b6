"""Games of a learned value against itself, inside the core: what the training learns from.

Every seat plays as the bot `skilled` does, but for a share epsilon of random decisions, and for small errors of its
judgement if the training wants these: then it also tries what looks nearly as good. After each move the features of
that seat are written down as a sample, with what the learned value predicted. At the end of the game predictions are
replaced backwards by lambda-returns: mixtures of the prediction for the seat's next position and of the outcome, as in
temporal difference learning, TD(lambda).
"""

from parvis.bots.evaluation import INPUTS, POINT, POINTS, PREDICTED, PREDICTIONS, SEATS, SHARE, evaluate, rank
from parvis.bots.lookahead import BUDGET, look_ahead
from parvis.engine.chance import below
from parvis.engine.course import first_seat, legal, make, movers
from parvis.engine.loops import determinize, features, scores, setup_at
from parvis.engine.questions import NATURE
from parvis.engine.state import Batch, Row, Weights, copy_state

CHAPTER, SEAT, PRESENT_POINTS, POINTS_TARGET, SHARE_TARGET = 0, 1, 2, 3, 4
"""A sample: chapter, seat, present points in hundredths, the two targets (at first: predictions), features."""
SAMPLE = 5
PER_MILLE = 1000


def write_sample(
    states: Batch, seat: int, model: Weights, feature_values: Row, memory: Row, samples: Row, sample: int
) -> None:
    """Write a sample about states[0] and what the learned value predicts for a seat there."""
    at = sample * (SAMPLE + model[INPUTS])
    evaluate(states, 0, seat, model, feature_values, memory)
    samples[at + SEAT] = seat
    samples[at + PRESENT_POINTS] = POINT * memory[PREDICTED + PREDICTIONS]
    samples[at + POINTS_TARGET] = memory[PREDICTED + POINTS]
    samples[at + SHARE_TARGET] = memory[PREDICTED + SHARE]
    samples[at + CHAPTER] = features(states[0], seat, feature_values)
    for place in range(model[INPUTS]):
        samples[at + SAMPLE + place] = feature_values[place]


def use_lambda_returns(
    model: Weights, first: int, last: int, lambda_: int, memory: Row, feature_values: Row, states: Batch, samples: Row
) -> None:
    """Replace the predictions in the samples of a finished game by their lambda-returns: the targets.

    `lambda_`, in thousandths: the weight of the later return; the rest is that of the next prediction.
    """
    width = SAMPLE + model[INPUTS]
    for seat in range(model[SEATS]):
        scores(states[0], feature_values, memory)
        points = POINT * feature_values[seat]
        rank(states[0], seat, model[SEATS], feature_values, memory)
        share = memory[PREDICTED + SHARE]
        for sample in range(last - 1, first - 1, -1):
            at = sample * width
            if samples[at + SEAT] == seat:
                predicted_points, predicted_share = samples[at + POINTS_TARGET], samples[at + SHARE_TARGET]
                samples[at + POINTS_TARGET] = points
                samples[at + SHARE_TARGET] = share
                points = (lambda_ * points + (PER_MILLE - lambda_) * predicted_points) // PER_MILLE
                share = (lambda_ * share + (PER_MILLE - lambda_) * predicted_share) // PER_MILLE


def self_play_game(
    states: Batch, ruling: int, options: Row, epsilon: int, lambda_: int, chance: Row, out: Row, frames: Row,
    player: Weights, model: Weights, feature_values: Row, memory: Row, samples: Row, first: int,
) -> int:  # fmt: skip
    """Play a game, writing samples from `first` on, as many as there is room for; returns how many are written then.

    `player`: the model that decides, here on the true positions; `model`: the one that learns. `epsilon`: how many
    decisions in a thousand are random.
    """
    room = len(samples) // (SAMPLE + model[INPUTS])
    sample = first
    setup_at(states, 0, model[SEATS], ruling, options, out)
    bits = movers(states[0])
    while bits != 0:
        seat = first_seat(bits)
        n = legal(states[0], seat, out)
        if seat == NATURE or n == 1 or below(chance, PER_MILLE) < epsilon:
            decision = out[below(chance, n)]
        else:
            decision = look_ahead(states, 0, seat, BUDGET, chance, out, frames, player, feature_values, memory)
        make(states[0], seat, decision, out)
        bits = movers(states[0])
        if seat != NATURE and bits != 1 << seat and bits != 0 and sample < room:
            write_sample(states, seat, model, feature_values, memory, samples, sample)
            sample += 1
    use_lambda_returns(model, first, sample, lambda_, memory, feature_values, states, samples)
    return sample


def evaluation_game(
    states: Batch, ruling: int, options: Row, candidate: int, budget: int, chance: Row, out: Row, frames: Row,
    model: Weights, opponents: Weights, feature_values: Row, memory: Row, opponents_memory: Row, points: Row,
) -> int:  # fmt: skip
    """Play a game in which seat `candidate` plays by `model` and all other seats by `opponents`.

    As at a real table, each decides from what it knows, by a determinization in states[1], of which a lookahead visits
    `budget` positions. The networks have memories of their own, as they may differ in shape. Returns the candidate's
    share of the win in ten-thousandths; the final points of all seats are in `points` then.
    """
    setup_at(states, 0, model[SEATS], ruling, options, out)
    bits = movers(states[0])
    while bits != 0:
        seat = first_seat(bits)
        n = legal(states[0], seat, out)
        if seat == NATURE or n == 1:
            decision = out[below(chance, n)]
        else:
            copy_state(states[1], states[0])
            determinize(states[1], seat, chance)
            if seat == candidate:
                decision = look_ahead(states, 1, seat, budget, chance, out, frames, model, feature_values, memory)
            else:
                decision = look_ahead(
                    states, 1, seat, budget, chance, out, frames, opponents, feature_values, opponents_memory
                )
        make(states[0], seat, decision, out)
        bits = movers(states[0])
    scores(states[0], feature_values, memory)
    for seat in range(model[SEATS]):
        points[seat] = feature_values[seat]
    rank(states[0], candidate, model[SEATS], feature_values, memory)
    return memory[PREDICTED + SHARE]


LOOPS = (write_sample, use_lambda_returns, self_play_game, evaluation_game)
"""Functions for the core, callees first; those of the bots come before."""
