"""Games of a learned value against itself, inside the core: what the training learns from.

Every seat plays as the bot `skilled` does, now and then another decision at random. After each chain of own decisions
the features of that seat are written down, with what the learned value predicted; at the end of the game predictions
are corrected backwards: what a position should have been worth is a mixture of what the next position of the same seat
was worth and what came out at the end (the lambda-return of temporal difference learning).
"""

from parvis.bots.chains import EFFORT, look_ahead
from parvis.bots.worth import INPUTS, POINT, POINTS, PREDICTED, PREDICTIONS, SEATS, SHARE, rank, worth
from parvis.engine.chance import below
from parvis.engine.contract import NATURE
from parvis.engine.loops import apply, features, first_seat, hide, legal, movers, scores, setup_at
from parvis.engine.state import Batch, Row, copy_state

CHAPTER, SEAT, PRESENT, POINTS_TO_LEARN, SHARE_TO_LEARN = 0, 1, 2, 3, 4
"""A line: chapter, seat, present points in hundredths, the two numbers to learn (before: predicted ones), features."""
LINE = 5
PER_MILLE = 1000


def note(states: Batch, seat: int, model: Row, looked: Row, memory: Row, lines: Row, line: int) -> None:
    """Write a line about states[0] and what the learned value predicts for a seat there."""
    at = line * (LINE + model[INPUTS])
    worth(states, 0, seat, model, looked, memory)
    lines[at + SEAT] = seat
    lines[at + PRESENT] = POINT * memory[PREDICTED + PREDICTIONS]
    lines[at + POINTS_TO_LEARN] = memory[PREDICTED + POINTS]
    lines[at + SHARE_TO_LEARN] = memory[PREDICTED + SHARE]
    lines[at + CHAPTER] = features(states[0], seat, looked)
    for place in range(model[INPUTS]):
        lines[at + LINE + place] = looked[place]


def correct(model: Row, first: int, last: int, mix: int, memory: Row, looked: Row, states: Batch, lines: Row) -> None:
    """Turn what was predicted in the lines of a game that is over into what is to be learned.

    `mix` is lambda in thousandths: how much of what came out later counts beside the next prediction.
    """
    width = LINE + model[INPUTS]
    for seat in range(model[SEATS]):
        scores(states[0], looked, memory)
        points = POINT * looked[seat]
        rank(states[0], seat, model[SEATS], looked, memory)
        share = memory[PREDICTED + SHARE]
        for line in range(last - 1, first - 1, -1):
            at = line * width
            if lines[at + SEAT] == seat:
                predicted_points, predicted_share = lines[at + POINTS_TO_LEARN], lines[at + SHARE_TO_LEARN]
                lines[at + POINTS_TO_LEARN] = points
                lines[at + SHARE_TO_LEARN] = share
                points = (mix * points + (PER_MILLE - mix) * predicted_points) // PER_MILLE
                share = (mix * share + (PER_MILLE - mix) * predicted_share) // PER_MILLE


def play_and_note(
    states: Batch, ruling: int, options: Row, daring: int, mix: int, chance: Row, out: Row, work: Row, player: Row,
    model: Row, looked: Row, memory: Row, lines: Row, first: int,
) -> int:  # fmt: skip
    """Play a game, writing lines from `first` on, as many as there is room for; returns how many are written then.

    `player`: the model that decides, here on the true positions; `model`: the one that learns. `daring`: how many
    decisions in a thousand are made at random.
    """
    room = len(lines) // (LINE + model[INPUTS])
    line = first
    setup_at(states, 0, model[SEATS], ruling, options)
    bits = movers(states[0])
    while bits != 0:
        seat = first_seat(bits)
        n = legal(states[0], seat, out)
        if seat == NATURE or n == 1 or below(chance, PER_MILLE) < daring:
            decision = out[below(chance, n)]
        else:
            decision = look_ahead(states, 0, seat, EFFORT, chance, out, work, player, looked, memory)
        apply(states[0], seat, decision)
        bits = movers(states[0])
        if seat != NATURE and bits != 1 << seat and bits != 0 and line < room:
            note(states, seat, model, looked, memory, lines, line)
            line += 1
    correct(model, first, line, mix, memory, looked, states, lines)
    return line


def contest(
    states: Batch, ruling: int, options: Row, hero: int, chance: Row, out: Row, work: Row, model: Row, others: Row,
    looked: Row, memory: Row, points: Row,
) -> int:  # fmt: skip
    """Play a game in which seat `hero` plays by `model` and all other seats by `others`.

    As at a real table, each decides from what it knows: in states[1] all else is dealt anew. Returns the hero's share
    of the win in ten-thousandths; the final points of all seats are in `points` then.
    """
    setup_at(states, 0, model[SEATS], ruling, options)
    bits = movers(states[0])
    while bits != 0:
        seat = first_seat(bits)
        n = legal(states[0], seat, out)
        if seat == NATURE or n == 1:
            decision = out[below(chance, n)]
        else:
            copy_state(states[1], states[0])
            hide(states[1], seat, chance)
            if seat == hero:
                decision = look_ahead(states, 1, seat, EFFORT, chance, out, work, model, looked, memory)
            else:
                decision = look_ahead(states, 1, seat, EFFORT, chance, out, work, others, looked, memory)
        apply(states[0], seat, decision)
        bits = movers(states[0])
    scores(states[0], looked, memory)
    for seat in range(model[SEATS]):
        points[seat] = looked[seat]
    rank(states[0], hero, model[SEATS], looked, memory)
    return memory[PREDICTED + SHARE]


LOOPS = (note, correct, play_and_note, contest)
"""Functions for the core, callees first; those of the bots come before."""
