"""Lookahead over one move, inside the core: what the bots `novice`, `greedy` and `skilled` have in common.

A move is a chain of small decisions: playing a card asks where the carriage goes, and then whether to take what lies
there. So every legal decision is followed through the questions that it leads to, until another seat or chance decides,
and its value is that of the best end of its chain. What chance or others will do is not looked into.

Chains are walked depth first, without recursion. `frames` holds a head, then the value of each first decision, then
one frame for every question under way, with its answers, and at last a transposition table: where dice, say, are chosen
in another order, the same position comes again, and what it is worth is looked up.

Between the frames and the table stand the best moves as a whole, where somebody wants them: each a chain of answers,
and what its end is worth. Of moves with the same end there is one.
"""

from parvis.bots.evaluation import CHAPTERS, evaluate
from parvis.engine.chance import below
from parvis.engine.contract import Game
from parvis.engine.course import (
    ALWAYS_ASKED,
    NOBODY,
    UNKNOWN,
    decide,
    follow,
    is_put,
    legal,
    movers,
    next_asked,
    offered,
    question_now,
)
from parvis.engine.loops import wasteful
from parvis.engine.questions import NATURE, GameState
from parvis.engine.state import KEY_BITS, Batch, FlatState, Row, Weights, copy_state, key_of

DEPTH = 6  # questions of a chain
BUDGET = 600  # positions visited for one decision: each answer gets an even share, and goes no deeper without
MOST_BUDGET = 60_000
LOWEST = -(1 << 60)
WASTE = 1_000_000
"""By how much a chain is worth less that ends with a wasteful decision: all the others are better."""

NOISE, LOOKAHEADS, KEYS, FOUND, POSITIONS, WASTED, MOVES_WANTED, MOVES_KEPT = range(8)
"""The head of `frames`: the largest error that is added to the value of a first decision; lookaheads so far, keys that
were made in them, and how many of these were found; the budget of the evaluator whose frames they are; whether
the answer that is followed now was wasteful; how many moves are wanted, MOST_MOVES at most, and how many are kept."""
FIRST_VALUES = 8
"""Where the value of each first decision stands."""
BUDGET_LEFT, COUNT, NEXT, BEST, KEY, ANSWERS = range(6)  # places in a frame
MOST_MOVES = 48
WORTH, END, LENGTH, MOVE_ANSWERS = range(4)  # places in a move; END: the key of the position where it ends
MOVE = MOVE_ANSWERS + DEPTH
SLOTS = 1024
"""For how many positions a value is kept: a key and the value. A power of two."""
NO_KEY, NOWHERE = -1, -1
TRIAL, SELDOM = 1000, 16
"""After so many keys none is made any more, unless one in SELDOM was found: in many games no position comes again."""
SPREAD = 0x278DDE6E5FD29F05


def key_for(state: FlatState, depth: int, budget: int, frames: Row) -> int:
    """A key for what a position is worth in this lookahead; it depends on how deep the lookahead still goes from there.

    `budget`: 0 where it ends there. NO_KEY after the first decision, and where keys are not worth their time.
    """
    if depth == 0 or (frames[KEYS] > TRIAL and frames[FOUND] * SELDOM < frames[KEYS]):
        return NO_KEY
    frames[KEYS] += 1
    levels = frames[LOOKAHEADS] * DEPTH + (depth if budget > 0 else 0)
    reach = levels * (MOST_BUDGET + 1) + budget
    return key_of(state) + reach * SPREAD & KEY_BITS


def slot_of(key: int, frames: Row) -> int:
    """Where the value of a position would be kept: its key stands there then, and the value behind it."""
    return len(frames) - 2 * SLOTS + 2 * (key & SLOTS - 1)


def kept_at(key: int, frames: Row) -> int:
    """Where the value of a position is kept; NOWHERE if it is not."""
    slot = slot_of(key, frames)
    if key == NO_KEY or frames[slot] != key:
        return NOWHERE
    frames[FOUND] += 1
    return slot


def keep_value(key: int, value: int, frames: Row) -> None:
    """Keep what a position is worth."""
    if key != NO_KEY:
        slot = slot_of(key, frames)
        frames[slot] = key
        frames[slot + 1] = value


def frame_at(depth: int, out: Row) -> int:
    """Where the frame of the question at that depth stands."""
    return FIRST_VALUES + len(out) + depth * (ANSWERS + len(out))


def open_frame(depth: int, n: int, budget: int, key: int, out: Row, frames: Row) -> None:
    """Write the frame of the question at that depth, to which the n decisions in out are the answers."""
    frame = frame_at(depth, out)
    frames[frame + KEY] = key
    frames[frame + BEST] = LOWEST
    frames[frame + BUDGET_LEFT] = budget // n
    frames[frame + COUNT] = n
    frames[frame + NEXT] = 0
    for k in range(n):
        frames[frame + ANSWERS + k] = out[k]


def next_answer(frame: int, frames: Row) -> int:
    """The answer of a question under way that is to be followed next."""
    frames[frame + NEXT] += 1
    return frames[frame + ANSWERS + frames[frame + NEXT] - 1]


def note_value(depth: int, value: int, out: Row, frames: Row) -> None:
    """The answer that was followed last from the question at that depth has come to a value."""
    frame = frame_at(depth, out)
    frames[frame + BEST] = max(frames[frame + BEST], value)
    if depth == 0:
        frames[FIRST_VALUES + frames[frame + NEXT] - 1] = value


def move_at(k: int, frames: Row) -> int:
    """Where a move stands that is kept."""
    return len(frames) - 2 * SLOTS - (MOST_MOVES - k) * MOVE


def place_for_move(value: int, key: int, frames: Row) -> int:
    """Where a move of that value is to be kept; NOWHERE if there are enough that are as good, or one ends there too."""
    worst = NOWHERE
    for k in range(frames[MOVES_KEPT]):
        at = move_at(k, frames)
        if key != NO_KEY and frames[at + END] == key:
            return NOWHERE
        if frames[at + WORTH] < value and (worst == NOWHERE or frames[at + WORTH] < frames[worst + WORTH]):
            worst = at
    if frames[MOVES_KEPT] < frames[MOVES_WANTED]:
        frames[MOVES_KEPT] += 1
        return move_at(frames[MOVES_KEPT] - 1, frames)
    return worst


def keep_move(depth: int, key: int, value: int, out: Row, frames: Row) -> None:
    """The answers that are followed now make a move of that value: keep it if it is one of the best."""
    at = place_for_move(value, key, frames)
    if at != NOWHERE:
        frames[at + WORTH] = value
        frames[at + END] = key
        frames[at + LENGTH] = depth + 1
        for step in range(depth + 1):
            frame = frame_at(step, out)
            frames[at + MOVE_ANSWERS + step] = frames[frame + ANSWERS + frames[frame + NEXT] - 1]


def begin_lookahead(frames: Row) -> None:
    """Values of positions that were kept before mean nothing any more, and moves are gone."""
    frames[LOOKAHEADS] += 1
    frames[MOVES_KEPT] = 0


def end_chain(depth: int, key: int, value: int, out: Row, frames: Row) -> None:
    """The answers that are followed now lead to an end of that value."""
    keep_value(key, value, frames)
    keep_move(depth, key, value, out, frames)


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


def try_answer(state: GameState, seat: int, answer: int, frames: Row, model: Weights) -> None:
    """Decide, and note whether that is wasteful. Only the learned value is as thrifty as that."""
    frames[WASTED] = int(model[CHAPTERS] > 0 and wasteful(state, seat, answer))
    decide(state, seat, answer)


def follow_thriftily(state: GameState, seat: int, out: Row, frames: Row, model: Weights) -> int:
    """Follow as `follow` does; note whether something wasteful is done on the way because nothing else is left."""
    if model[CHAPTERS] == 0:
        return follow(state, out)
    while True:
        asked = next_asked(state)
        if asked in (NOBODY, NATURE) or ALWAYS_ASKED[question_now(state)] == 1:
            return UNKNOWN
        n = offered(state, asked, out)
        if is_put(state, asked, n):
            return n
        if asked == seat and wasteful(state, seat, out[0]):
            frames[WASTED] = 1
        decide(state, asked, out[0])


def look_ahead(
    states: Batch, i: int, seat: int, budget: int, chance: Row, out: Row, frames: Row, model: Weights,
    feature_values: Row, memory: Row,
) -> int:  # fmt: skip
    """The decision of the seat in states[i] whose chain has the best end.

    frames[FIRST_VALUES + k] becomes the value of the k-th legal decision. The DEPTH states after states[i] are scratch.
    As many of the best moves as frames[MOVES_WANTED] says are kept (see `move_at`), in no order.
    """
    begin_lookahead(frames)
    open_frame(0, legal(states[i], seat, out), budget, NO_KEY, out, frames)
    base, depth = frame_at(0, out), 0
    while depth > 0 or frames[base + NEXT] < frames[base + COUNT]:
        frame = frame_at(depth, out)
        if frames[frame + NEXT] == frames[frame + COUNT]:
            value = frames[frame + BEST]
            keep_value(frames[frame + KEY], value, frames)
            depth -= 1
        else:
            end, left = i + depth + 1, frames[frame + BUDGET_LEFT]
            copy_state(states[end], states[end - 1])
            try_answer(states[end], seat, next_answer(frame, frames), frames, model)
            may_go_on = depth + 1 < DEPTH and left > 1
            key = key_for(states[end], depth, left if may_go_on else 0, frames)
            slot = kept_at(key, frames)
            if slot != NOWHERE:
                value = frames[slot + 1]
            else:
                n = follow_thriftily(states[end], seat, out, frames, model)
                if may_go_on and frames[WASTED] == 0 and movers(states[end]) == 1 << seat:
                    if n == UNKNOWN:
                        n = legal(states[end], seat, out)
                    depth += 1
                    open_frame(depth, n, left, key, out, frames)
                    continue
                value = evaluate(states, end, seat, model, feature_values, memory) - WASTE * frames[WASTED]
                end_chain(depth, key, value, out, frames)
        note_value(depth, value, out, frames)
    return best_first(base, chance, frames)


def expected(value: int) -> int:
    """What a decision of that value leads to, wasteful or not."""
    return value + WASTE if value < -WASTE // 2 else value


def frames_size(game: Game) -> int:
    """How many numbers the array `frames` needs for a game."""
    return FIRST_VALUES + game.widest + DEPTH * (ANSWERS + game.widest) + MOST_MOVES * MOVE + 2 * SLOTS


LOOPS = (
    key_for, slot_of, kept_at, keep_value, frame_at, open_frame, next_answer, note_value, move_at, place_for_move,
    keep_move, begin_lookahead, end_chain, random_error, best_first, try_answer, follow_thriftily, look_ahead,
)  # fmt: skip
"""Functions for the core, callees first; those of `parvis.bots.evaluation` come before."""
