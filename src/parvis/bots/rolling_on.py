"""Games played on from any position inside the core, with luck that can be prescribed.

Luck stands beside the course of the game: what chance decides follows from a seed and from what is asked, how
often it was asked before, and in which turn of the phases. So two games that go apart still get the same cards and
dice wherever the same question comes up, and draws that were recorded are made again. `luck` is a row: the turn of the
phases, the phase that was met last, and how often each question has been put.
"""

from parvis.bots.evaluation import POINTS, PREDICTED, SHARE, chapter_met, evaluate
from parvis.bots.in_core import RESULTS, decide_in_core, finish_in_core
from parvis.bots.lookahead import DEPTH, LENGTH, MOVE_ANSWERS, MOVES_WANTED, move_at
from parvis.engine.batched import take_chance
from parvis.engine.chance import WORD, below
from parvis.engine.course import decide, first_mover, movers, question_now, settle
from parvis.engine.loops import determinize
from parvis.engine.questions import NATURE, GameState
from parvis.engine.state import Batch, Row, Shorts, Weights, copy_state

TURN, PHASE, COUNTS = range(3)
COUNTERS = 1024
LUCK = COUNTS + COUNTERS
"""How long a row of luck is."""
RECORDED = 8192
"""Places for recorded draws, each a token and the decision: more than twice as many as any game has."""
NOTED = 8
"""How many decisions of a move are noted."""
NOBODY = -1
TO_THE_END = 0
NO_CHAPTER = -1


def stirred(bits: int, more: int) -> int:
    """32 bits that depend on all of both numbers."""
    bits = (bits * 0x9E3779B9 + (more + 1) * 0x85EBCA6B) & WORD
    bits ^= bits >> 16
    bits = (bits * 0x27D4EB2F) & WORD
    return bits ^ bits >> 15


def note_phase(state: GameState, luck: Row) -> None:
    """A phase that comes before the last one begins another turn of the phases."""
    if state.phase < luck[PHASE]:
        luck[TURN] += 1
    luck[PHASE] = state.phase


def token_of(state: GameState, luck: Row) -> int:
    """What the luck of the question follows from that chance is asked now; it has been put once more then."""
    token = stirred(stirred(luck[TURN], state.phase), question_now(state))
    if state.depth > 0:
        row = state.asked[state.depth - 1]
        for place in range(2, 5):
            token = stirred(token, row[place])
    counter = COUNTS + (token & COUNTERS - 1)
    luck[counter] += 1
    return stirred(token, luck[counter])


def place_of_draw(token: int, recorded: Row) -> int:
    """Where a recorded draw stands, or would stand."""
    at = 2 * (token & RECORDED - 1)
    while recorded[at] not in (0, token + 1):
        at = (at + 2) % (2 * RECORDED)
    return at


def draw(state: GameState, n: int, decisions: Row, luck: Row, nature: Row, recorded: Row) -> int:
    """What chance decides: what it decided in the record, if that was asked there and is possible, else by the seed."""
    token = token_of(state, luck)
    if len(recorded) > 0:
        at = place_of_draw(token, recorded)
        for k in range(n):
            if recorded[at] != 0 and decisions[k] == recorded[at + 1]:
                return decisions[k]
    nature[1] = token
    return decisions[below(nature, n)]


def follow_luck(states: Batch, i: int, seat: int, decision: int, luck: Row, recorded: Row) -> None:
    """A step of a record is about to be made in states[i]: keep up with it, and keep what chance decided."""
    note_phase(states[i], luck)
    if seat == NATURE:
        token = token_of(states[i], luck)
        at = place_of_draw(token, recorded)
        recorded[at] = token + 1
        recorded[at + 1] = decision


def is_among(decision: int, n: int, decisions: Row) -> bool:
    """Whether it is one of n decisions."""
    for k in range(n):
        if decisions[k] == decision:
            return True
    return False


def foreseen_in(n: int, decisions: Row, followed: int, frames: Row) -> int:
    """Which of n decisions comes next in the move that the last lookahead found; NOBODY if none does.

    `followed`: how many answers of the move have been made. Only where a lookahead is to keep a move.
    """
    if frames[MOVES_WANTED] == 0:
        return NOBODY
    if n == 1:
        return decisions[0]
    move = move_at(0, frames)
    if followed < frames[move + LENGTH] and is_among(frames[move + MOVE_ANSWERS + followed], n, decisions):
        return frames[move + MOVE_ANSWERS + followed]
    return NOBODY


def followed_by(decision: int, n: int, followed: int, frames: Row) -> int:
    """How many answers of a move have been made after a decision, one of n; DEPTH if the move is left."""
    if followed < DEPTH and decision == frames[move_at(0, frames) + MOVE_ANSWERS + followed]:
        return followed + 1
    return followed if n == 1 else DEPTH


def play_on_with_luck(
    roll: int, knows: int, until: int, begins: Row, recorded: Row, noted: Row, luck: Row, truth: Batch, states: Batch,
    kinds: Row, noises: Row, choosing: Row, dealing: Row, nature: Row, chance: Row, decisions: Row, out: Row,
    frames: Row, model: Weights, hand_written: Weights, feature_values: Row, memory: Row, policy: Weights,
    policy_weights: Shorts, observed: Shorts, sums: Weights, decided: Row,
) -> None:  # fmt: skip
    """Play truth[0] to its end, or to the turn `until` of the phases; see `roll_on_in_core`."""
    n, made, last, followed = settle(truth[0], decisions), 0, NOBODY, DEPTH
    phase, step = truth[0].phase, truth[0].step + (1 if truth[0].depth == 0 else 0)
    while n > 0:
        seat = first_mover(decisions)
        note_phase(truth[0], luck)
        if until != TO_THE_END and luck[TURN] >= until:
            return
        if seat != last:
            last, followed = seat, DEPTH
        if seat == NATURE:
            made = NOTED
            decision = draw(truth[0], n, decisions, luck, nature, recorded)
        else:
            now = truth[0].step + (1 if truth[0].depth == 0 else 0)
            if seat != knows or truth[0].phase != phase or now != step:
                made = NOTED
            begun = made < len(begins) and is_among(begins[made], n, decisions)
            decision = begins[made] if begun else foreseen_in(n, decisions, followed, frames)
            if decision == NOBODY or len(noted) > 0:
                asked = decide_in_core(
                    truth, states, seat, n, kinds, noises, choosing, dealing, chance, decisions, out, frames, model,
                    hand_written, feature_values, memory, policy, policy_weights, observed, sums, decided,
                )  # fmt: skip
                followed = 0
                if made < NOTED and len(noted) > 0:
                    noted[NOTED * roll + made] = asked
                if not begun:
                    decision = asked
            followed = followed_by(decision, n, followed, frames)
            made += 1
        decide(truth[0], seat, decision)
        n = settle(truth[0], decisions)


def value_in_core(
    roll: int, truth: Batch, seats: int, model: Weights, feature_values: Row, memory: Row, results: Row
) -> None:
    """Note what truth[0] is worth to each seat: points in hundredths, and its share of the win in ten-thousandths.

    Before these stands the chapter of the game; NO_CHAPTER if it is over.
    """
    over = movers(truth[0]) == 0
    for seat in range(seats):
        evaluate(truth, 0, seat, model, feature_values, memory)
        at = RESULTS * (seats * roll + seat)
        results[at] = NO_CHAPTER if over else chapter_met(seat, model, memory)
        results[at + 1] = memory[PREDICTED + POINTS]
        results[at + 2] = memory[PREDICTED + SHARE]


def roll_on_in_core(
    origins: Batch, i: int, knows: int, turns: int, rolls: int, seats: int, natures: Row, choices: Row, deals: Row,
    begins: Row, before: Row, recorded: Row, noted: Row, results: Row, luck: Row, points: Row, ties: Row,
    truth: Batch, states: Batch, kinds: Row, noises: Row, choosing: Row, dealing: Row, nature: Row, chance: Row,
    decisions: Row, out: Row, frames: Row, model: Weights, hand_written: Weights, feature_values: Row, memory: Row,
    policy: Weights, policy_weights: Shorts, observed: Shorts, sums: Weights, decided: Row,
) -> None:  # fmt: skip
    """Play origins[i] on to its end, `rolls` times: RESULTS numbers for each seat go to `results`.

    `turns`: so many turns of the phases instead, then what the learned value expects, see `value_in_core`.

    `knows`: the seat that is to move, for which all that it can't know is dealt again each time; NOBODY: nothing is.
    It begins with the decisions `begins`. What its bot would have decided there goes to `noted`; empty: it isn't asked.
    Where lookaheads are to keep a move (frames[MOVES_WANTED] is 1), seats make all its decisions without asking again.
    `before`: luck so far. `natures`, `choices`, `deals`: generators by game, the last two by seat too.
    """
    until = TO_THE_END if turns == TO_THE_END else before[TURN] + turns
    for roll in range(rolls):
        copy_state(truth[0], origins[i])
        for k in range(LUCK):
            luck[k] = before[k]
        take_chance(natures, roll, nature)
        for seat in range(seats):
            decided[seat] = 0
            for place in range(2):
                choosing[2 * seat + place] = choices[2 * (seats * roll + seat) + place]
                dealing[2 * seat + place] = deals[2 * (seats * roll + seat) + place]
        if knows != NOBODY:
            chance[0], chance[1] = nature[0], nature[1]
            determinize(truth[0], knows, chance)
        play_on_with_luck(
            roll, knows, until, begins, recorded, noted, luck, truth, states, kinds, noises, choosing, dealing, nature,
            chance, decisions, out, frames, model, hand_written, feature_values, memory, policy, policy_weights,
            observed, sums, decided,
        )  # fmt: skip
        if turns == TO_THE_END:
            finish_in_core(roll, truth, seats, decided, points, ties, results)
        else:
            value_in_core(roll, truth, seats, model, feature_values, memory, results)


LOOPS = (
    stirred, note_phase, token_of, place_of_draw, draw, follow_luck, is_among, foreseen_in, followed_by,
    play_on_with_luck, value_in_core, roll_on_in_core,
)  # fmt: skip
"""Functions for the core, callees first; those of `parvis.bots.in_core` come before."""
