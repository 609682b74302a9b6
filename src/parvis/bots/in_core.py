"""Games of bots inside the core: who draws a decision, looks one move ahead or follows a policy needs no Python.

The decisions are those that `parvis.bots.player.Player` would bring about, to the last one: every seat has its own
generators, one for its choices and one for dealing again what it can't know. What is learned is kept in one memory, in
which every seat has its part.
"""

from dataclasses import dataclass

from parvis.bots import lookahead
from parvis.bots.closer import look_closer
from parvis.bots.lookahead import look_ahead
from parvis.bots.policy import choose_quickly
from parvis.engine.batched import PLAYERS, RULING, keep_chance, take_chance
from parvis.engine.chance import below
from parvis.engine.course import decide, first_mover, settle
from parvis.engine.loops import determinize, scores, setup_at
from parvis.engine.questions import NATURE
from parvis.engine.state import Batch, Row, Shorts, Weights, copy_state

RESULTS = 3
"""What is told of each seat when a game is over: its decisions, score and tie-break."""
NO_LIMIT = 1 << 60
OUTSIDE, DRAWS, LOOKS_AHEAD, LOOKS_AHEAD_LEARNED, FOLLOWS_POLICY, LOOKS_CLOSER = range(6)
"""What a seat's bot does in here: nothing; draw; look ahead, with the hand-written value or a learned one; follow the
policy; look closer at its favourites."""


@dataclass(frozen=True)
class InCore:
    """How a bot plays inside the core."""

    kind: int
    noise: int = 0
    """The largest error of its judgement, in hundredths of a point; of who follows the policy, the temperature; of who
    looks closer, how near favourites are."""


def determinize_for(truth: Batch, states: Batch, seat: int, dealing: Row, chance: Row) -> None:
    """states[0] becomes the position determinized for a seat."""
    copy_state(states[0], truth[0])
    take_chance(dealing, seat, chance)
    determinize(states[0], seat, chance)
    keep_chance(dealing, seat, chance)


def choose_in_core(
    truth: Batch, states: Batch, seat: int, n: int, kind: int, noise: int, decisions: Row, chance: Row,
    out: Row, frames: Row, model: Weights, hand_written: Weights, feature_values: Row, memory: Row, policy: Weights,
    policy_weights: Shorts, observed: Shorts, sums: Weights,
) -> int:  # fmt: skip
    """One of n decisions, as the seat's bot chooses. Who looks ahead does so from a determinization, states[0]."""
    if kind == DRAWS:
        return decisions[below(chance, n)]
    if n == 1:
        return decisions[0]
    if kind == FOLLOWS_POLICY:  # it sees what the seat knows, of the truth as of any determinization
        return choose_quickly(
            truth, 0, seat, n, decisions, noise, chance, policy, policy_weights, feature_values, observed, sums
        )
    if kind == LOOKS_CLOSER:
        return look_closer(
            states, 0, seat, n, decisions, noise, out, frames, model, policy, policy_weights, feature_values, memory,
            observed, sums,
        )  # fmt: skip
    frames[lookahead.NOISE] = noise
    if kind == LOOKS_AHEAD_LEARNED:
        budget = frames[lookahead.POSITIONS]
        return look_ahead(states, 0, seat, budget, chance, out, frames, model, feature_values, memory)
    return look_ahead(states, 0, seat, lookahead.BUDGET, chance, out, frames, hand_written, feature_values, memory)


def decide_in_core(
    truth: Batch, states: Batch, seat: int, n: int, kinds: Row, noises: Row, choosing: Row, dealing: Row, chance: Row,
    decisions: Row, out: Row, frames: Row, model: Weights, hand_written: Weights, feature_values: Row, memory: Row,
    policy: Weights, policy_weights: Shorts, observed: Shorts, sums: Weights, decided: Row,
) -> int:  # fmt: skip
    """What the seat's bot decides in truth[0], by its own generators; counted in `decided`."""
    kind = kinds[seat]
    if kind in (LOOKS_AHEAD, LOOKS_AHEAD_LEARNED, LOOKS_CLOSER):
        determinize_for(truth, states, seat, dealing, chance)
    take_chance(choosing, seat, chance)
    decision = choose_in_core(
        truth, states, seat, n, kind, noises[seat], decisions, chance, out, frames, model, hand_written,
        feature_values, memory, policy, policy_weights, observed, sums,
    )  # fmt: skip
    keep_chance(choosing, seat, chance)
    decided[seat] += 1
    return decision


def play_in_core(
    truth: Batch, states: Batch, playing: int, most: int, kinds: Row, noises: Row, choosing: Row, dealing: Row,
    nature: Row, chance: Row, decisions: Row, out: Row, frames: Row, model: Weights, hand_written: Weights,
    feature_values: Row, memory: Row, policy: Weights, policy_weights: Shorts, observed: Shorts, sums: Weights,
    decided: Row,
) -> int:  # fmt: skip
    """Play on while chance or one of the seats `playing` (bits) decides, for `most` decisions of these at most.

    Counts them by seat in `decided`. Returns how many decisions are open then; 0: the game is over. Whose they are
    stands in `decisions`, see `first_mover`.
    """
    n, left = settle(truth[0], decisions), most
    while n > 0:
        seat = first_mover(decisions)
        decision = decisions[0]
        if seat == NATURE:
            decision = decisions[below(nature, n)]
        elif left == 0 or playing >> seat & 1 == 0:
            return n
        else:
            decision = decide_in_core(
                truth, states, seat, n, kinds, noises, choosing, dealing, chance, decisions, out, frames, model,
                hand_written, feature_values, memory, policy, policy_weights, observed, sums, decided,
            )  # fmt: skip
            left -= 1
        decide(truth[0], seat, decision)
        n = settle(truth[0], decisions)
    return n


def begin_in_core(
    game: int, truth: Batch, setting: Row, options: Row, natures: Row, choices: Row, deals: Row, choosing: Row,
    dealing: Row, nature: Row, decisions: Row, decided: Row,
) -> None:  # fmt: skip
    """Set up one of several games, with the generators that it was given."""
    setup_at(truth, 0, setting[PLAYERS], setting[RULING], options, decisions)
    take_chance(natures, game, nature)
    for seat in range(setting[PLAYERS]):
        for place in range(2):
            choosing[2 * seat + place] = choices[2 * (setting[PLAYERS] * game + seat) + place]
            dealing[2 * seat + place] = deals[2 * (setting[PLAYERS] * game + seat) + place]
        decided[seat] = 0


def finish_in_core(game: int, truth: Batch, seats: int, decided: Row, points: Row, ties: Row, results: Row) -> None:
    """Note what is told of a game that is over: RESULTS numbers for each seat."""
    scores(truth[0], points, ties)
    for seat in range(seats):
        at = RESULTS * (seats * game + seat)
        results[at] = decided[seat]
        results[at + 1] = points[seat]
        results[at + 2] = ties[seat]


def play_games_in_core(
    games: int, setting: Row, options: Row, natures: Row, choices: Row, deals: Row, points: Row, ties: Row,
    results: Row, truth: Batch, states: Batch, kinds: Row, noises: Row, choosing: Row, dealing: Row, nature: Row,
    chance: Row, decisions: Row, out: Row, frames: Row, model: Weights, hand_written: Weights, feature_values: Row,
    memory: Row, policy: Weights, policy_weights: Shorts, observed: Shorts, sums: Weights, decided: Row,
) -> None:  # fmt: skip
    """Play whole games, all of whose seats play in here, one after the other."""
    for game in range(games):
        begin_in_core(
            game, truth, setting, options, natures, choices, deals, choosing, dealing, nature, decisions, decided
        )
        play_in_core(
            truth, states, (1 << setting[PLAYERS]) - 1, NO_LIMIT, kinds, noises, choosing, dealing, nature, chance,
            decisions, out, frames, model, hand_written, feature_values, memory, policy, policy_weights, observed,
            sums, decided,
        )  # fmt: skip
        finish_in_core(game, truth, setting[PLAYERS], decided, points, ties, results)


LOOPS = (
    take_chance, keep_chance, determinize_for, choose_in_core, decide_in_core, play_in_core, begin_in_core,
    finish_in_core, play_games_in_core,
)  # fmt: skip
"""Functions for the core, callees first; those of `parvis.bots.closer` and what it needs come before."""
